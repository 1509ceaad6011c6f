"""Transmutation: three cards become one that is better."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Drew, Equipped, Rolled, Sprung, Transmuted

from .position import Position, position

AXE = {"id": "axe", "slot": "hand", "kinds": ["axe"], "melee": "red 2", "copies": 4}
COMMAND = {"skill": {"name": "Command", "level": 1, "cost": 0, "does": ["Command"]}}


def smith(*pack: str, worn: bool = False, story: bool = False, **more: Any) -> Position:
    """ann with these cards beside her dashboard; her leather and her club are gone unless they are `worn`."""
    p = position(**more)
    with p.arrange() as s:
        p.outfit("ann", body="leather" if worn else "", hands=["club"] if worn else [], pack=pack)
        s.story = story
    return p


def drawn(p: Position) -> list[str]:
    return [e.card for e in p.told(Drew)]


@pytest.mark.rule("MD-TRA-01")
def test_transmutation_is_free_and_may_be_repeated() -> None:
    p = smith(*["club"] * 6, "trinket-2")
    for _ in range(2):
        p.go("transmute", "card:club", "card:club", "card:club")
    assert ([e.level for e in p.told(Transmuted)], p.decision.args["actions"]) == ([2, 2], 3)
    p.go("transmute")  # of what came of it
    assert (p.hero().pack, p.decision.args["actions"]) == (["trinket-3"], 3)


@pytest.mark.rule("MD-TRA-01")
def test_a_hero_transmutes_only_in_its_own_activation() -> None:
    p = position(heroes=2, sheet=COMMAND)
    with p.arrange():
        p.outfit("bob", pack=["club"] * 4)
    assert "transmute" not in p.keys
    p.go("command:bob")
    assert p.decision.args["figure"] == "bob"
    assert "transmute" not in p.keys
    p.go("trade")
    assert "transmute" not in p.keys
    p.go("done", "end")
    assert (p.decision.args["figure"], "transmute" in p.keys) == ("bob", True)


@pytest.mark.rule("MD-TRA-02")
@pytest.mark.parametrize(("cards", "possible"), [(0, False), (2, False), (3, True), (5, True)])
def test_it_takes_three_cards(cards: int, possible: bool) -> None:
    p = smith(*["trinket"] * cards)
    assert ("transmute" in p.keys) == possible


@pytest.mark.rule("MD-TRA-02")
def test_exactly_three_cards_of_the_players_choice_are_discarded() -> None:
    p = smith("club", "trinket", "trinket-2", "trinket-3").go("transmute")
    assert (p.prompt, p.keys) == ("transmute", ["card:club", "card:trinket", "card:trinket-2", "card:trinket-3"])
    p.go("card:trinket-3", "card:trinket", "card:trinket-2")
    assert p.hero().pack == ["club", "trinket-2"]  # the second is the one that was drawn
    assert [p.s.discards[f"treasure-{n}"] for n in (1, 2, 3)] == [["trinket"], ["trinket-2"], ["trinket-3"]]


@pytest.mark.rule("MD-TRA-03")
@pytest.mark.parametrize(
    ("cards", "level"),
    [
        (("trinket", "trinket-4", "trinket-5"), 2),
        (("trinket-2", "trinket-2", "trinket-2"), 3),
        (("trinket-5", "trinket-3", "trinket-4"), 4),
        (("trinket-4", "trinket-5", "trinket-5"), 5),
    ],
)
def test_the_new_card_is_one_level_above_the_lowest(cards: tuple[str, ...], level: int) -> None:
    p = smith(*cards)
    p.go("transmute")
    while p.prompt == "transmute":
        p.go(p.keys[0])
    assert drawn(p) == [f"trinket-{level}"]
    assert p.hero().pack == [f"trinket-{level}"]


@pytest.mark.rule("MD-TRA-04")
def test_starting_equipment_counts_as_level_1() -> None:
    p = smith("club", worn=True).go("transmute")
    while p.prompt == "transmute":
        p.go(p.keys[0])
    assert drawn(p) == ["trinket-2"]
    assert (p.hero().body, p.hero().hands) == ("", [])


@pytest.mark.rule("MD-TRA-05")
def test_the_new_card_may_be_equipped_free_and_used_at_once() -> None:
    p = smith("club", "club", "club", treasure={2: [AXE]})
    with p.arrange():
        p.put("ogre", "a1")
    p.go("transmute")
    assert (p.prompt, p.keys) == ("receive", ["keep:axe", "equip:axe"])
    p.go("equip:axe")
    assert [e.card for e in p.told(Equipped)] == ["axe"]
    assert (p.hero().hands, p.decision.args["actions"], p.s.level) == (["axe"], 3, 1)
    p.go("melee:e1")
    assert p.told(Rolled)[0].attack == ("red 1", "red 1")


@pytest.mark.rule("MD-TRA-05")
def test_the_new_card_is_the_heros_and_cannot_be_given_away_at_once() -> None:
    p = smith("club", "club", "club", heroes=2, treasure={2: [AXE]}).go("transmute")
    assert p.keys == ["keep:axe", "equip:axe"]


@pytest.mark.rule("MD-TRA-06")
def test_three_cards_of_level_5_give_one_of_level_5() -> None:
    p = smith("trinket-5", "trinket-5", "trinket-5").go("transmute")
    assert [e.level for e in p.told(Transmuted)] == [5]
    assert drawn(p) == ["trinket-5"]


@pytest.mark.rule("MD-TRA-07")
def test_artifacts_cannot_be_transmuted() -> None:
    p = smith("relic", "relic", "relic", "trinket", "trinket")
    assert "transmute" not in p.keys
    with p.arrange() as s:
        s.heroes["ann"].pack.append("trinket-2")
    p.go("transmute")
    assert p.keys == ["card:trinket", "card:trinket-2"]


@pytest.mark.rule("MD-TRA-07", "MD-STY-15")
def test_in_a_story_artifacts_count_as_level_4() -> None:
    p = smith("relic", "relic", "relic", story=True).go("transmute")
    assert [e.level for e in p.told(Transmuted)] == [5]
    assert p.s.discards["artifacts"] == ["relic"] * 3


@pytest.mark.rule("MD-TRA-08")
def test_equipped_cards_may_be_material() -> None:
    p = smith("trinket", worn=True)
    p.go("transmute", "card:leather", "card:club")
    assert (p.hero().body, p.hero().hands, p.hero().pack) == ("", [], ["trinket-2"])


@pytest.mark.rule("MD-TRA-08")
def test_of_two_copies_the_one_that_is_not_worn_goes() -> None:
    p = smith("club", "trinket", "trinket", worn=True)
    p.go("transmute", "card:club", "card:trinket", "card:trinket")
    assert (p.hero().hands, p.hero().body) == (["club"], "leather")


@pytest.mark.rule("MD-TRA-08")
def test_a_trap_that_is_drawn_takes_effect() -> None:
    p = smith("club", "club", "club", traps=[{"id": "needle", "name": "N", "text": "N.", "does": ["Suffer 2"]}])
    with p.arrange() as s:
        s.decks["treasure-2"] = ["needle"]
    p.go("transmute")
    assert [e.card for e in p.told(Sprung)] == ["needle"]
    assert (p.hero().health, p.hero().pack, p.s.discards["treasure-1"]) == (3, [], ["needle"])
