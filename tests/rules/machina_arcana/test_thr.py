"""The threat track, and what a new monster level does to the monster deck."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Destroyed, ItemLost, LevelRose, ThreatMoved
from undercroft.games.machina_arcana.state import Gear

from .position import Position, position

ITEMS = [
    {"id": "hat", "type": "apparel", "part": "head", "bottom": "cog"},
    {"id": "boots", "type": "apparel", "part": "legs", "top": "cog"},
    {"id": "sword", "type": "weapon", "hands": 1},
    {"id": "axe", "type": "weapon", "hands": 1},
    {"id": "bomb", "type": "consumable", "active": ["Pay this card: restore 1 health"]},
]
HIGHER = [{"id": f"m{level}", "level": level, "armor": 3, "will": 3, "health": 1, "stamina": 0} for level in (2, 3, 4)]
USE = "use:explorer/ann/active/0"


def threatened(by: str, *, threat: int = 0, level: int = 1, explorers: int = 1, steps: int = 6, draws: dict[str, str] | None = None) -> Position:
    """ann can change the threat by so much for 1 stamina, again and again."""
    p = position(
        "a b c", explorers=explorers, explorer={"ann": {"active": [f"Pay 1 stamina: threat {by}"]}}, items=ITEMS, monsters=HIGHER,
        draws=draws, profile={"threat_steps": str(steps)},
    )  # fmt: skip
    with p.arrange() as s:
        s.threat, s.level = threat, level
    return p.begin()


def moved(p: Position) -> list[int]:
    return [e.by for e in p.told(ThreatMoved)]


def track(p: Position) -> tuple[int, int]:
    return p.s.threat, p.s.level


@pytest.mark.rule("MA-THR-01")
def test_an_increase_moves_the_marker_one_step() -> None:
    p = threatened("+1").go(USE)
    assert (track(p), moved(p)) == ((1, 1), [1])
    p.go(USE)
    assert (track(p), moved(p)) == ((2, 1), [1, 1])


@pytest.mark.rule("MA-THR-02")
@pytest.mark.parametrize(("threat", "level", "after"), [(0, 1, (3, 1)), (4, 1, (1, 2)), (5, 4, (0, 5))])
def test_an_increase_by_several_is_made_one_by_one(threat: int, level: int, after: tuple[int, int]) -> None:
    p = threatened("+3", threat=threat, level=level)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("hat"), Gear("sword"), Gear("axe")]
    p.begin().go(USE)
    if level == 4:
        assert (p.prompt, p.keys) == ("discard-or-die", ["item:hat", "item:sword", "item:axe"])
        p.go("item:hat", "item:axe")
        assert [e.card for e in p.told(ItemLost)] == ["hat", "axe"]
    assert track(p) == after
    assert moved(p) == [1] * (1 if level == 4 else 3)


@pytest.mark.rule("MA-THR-03")
@pytest.mark.parametrize(("steps", "threat", "after"), [(6, 4, (5, 1)), (6, 5, (0, 2)), (8, 5, (6, 1)), (8, 7, (0, 2)), (4, 3, (0, 2))])
def test_on_the_arrow_the_marker_goes_back_and_the_level_rises_by_1(steps: int, threat: int, after: tuple[int, int]) -> None:
    p = threatened("+1", threat=threat, steps=steps).go(USE)
    assert track(p) == after
    assert [e.level for e in p.told(LevelRose)] == ([2] if after[1] == 2 else [])


@pytest.mark.rule("MA-THR-04")
def test_destroyed_monsters_return_to_the_deck_and_those_in_play_stay() -> None:
    p = threatened("+1", threat=5, draws={"unseen": "archer"})
    with p.arrange() as s:
        p.put("brute", "9,9", wounds=1)
        s.decks["monsters"].pile.remove("stone")
        s.fallen = ["stone"]
    p.begin().go(USE)
    assert p.s.decks["monsters"].pile == ["stone", "m2"]
    assert p.s.fallen == []
    assert (list(p.s.monsters), p.monster().wounds, p.where("brute")) == (["brute"], 1, "9,9")


@pytest.mark.rule("MA-THR-05")
@pytest.mark.parametrize(("pile", "fallen", "lost"), [
    ([], [], []), (["stone"], [], ["stone"]), (["stone"], ["brute"], ["brute"]), (["stone", "archer"], ["brute"], ["archer", "brute"]),
    ([], ["stone", "archer", "brute"], ["brute", "stone"]),
])  # fmt: skip
def test_half_of_the_combined_deck_goes_to_the_box_at_random_and_unseen(pile: list[str], fallen: list[str], lost: list[str]) -> None:
    p = threatened("+1", threat=5, draws={"unseen": " ".join(lost)})
    with p.arrange() as s:
        s.decks["monsters"].pile, s.fallen = list(pile), list(fallen)
    p.begin().go(USE)
    deck = p.s.decks["monsters"]
    assert deck.lost == lost
    assert sorted(deck.pile) == sorted({*pile, *fallen, "m2"} - {*lost})
    assert (p.s.boxed, set(p.s.seen) & {"stone", "archer", "brute"}) == ([], set())


@pytest.mark.rule("MA-THR-05")
def test_whoever_looks_ahead_does_not_know_which_cards_went_to_the_box() -> None:
    p = threatened("+1", threat=5, draws={"unseen": "stone brute"}).go(USE)
    known = p.s.decks["monsters"]
    assert (known.lost, known.pile) == (["stone", "brute"], ["archer", "m2"])
    guesses = [p.table.imagine(0, seed).state.decks["monsters"] for seed in range(20)]
    assert all(len(deck.lost) == len(deck.pile) == 2 for deck in guesses)
    assert all(sorted([*deck.lost, *deck.pile]) == ["archer", "brute", "m2", "stone"] for deck in guesses)
    assert len({tuple(sorted(deck.lost)) for deck in guesses}) > 1


@pytest.mark.rule("MA-THR-05")
def test_a_card_that_was_put_on_top_is_shuffled_in_before_the_deck_is_halved() -> None:
    p = threatened("+1", threat=5, draws={"unseen": "brute"})
    with p.arrange() as s:
        s.decks["monsters"].pile, s.decks["monsters"].top = ["stone"], ["brute"]
    p.begin().go(USE)
    deck = p.s.decks["monsters"]
    assert (deck.lost, deck.top, deck.pile) == (["brute"], [], ["stone", "m2"])


@pytest.mark.rule("MA-THR-06")
@pytest.mark.parametrize(("level", "added"), [(1, "m2"), (2, "m3"), (3, "m4")])
def test_the_monsters_of_the_new_level_come_in_after_the_halving(level: int, added: str) -> None:
    p = threatened("+1", threat=5, level=level)
    with p.arrange() as s:
        s.decks["monsters"].pile = ["stone", "archer"]
    p.begin().go(USE)
    deck = p.s.decks["monsters"]
    assert (len(deck.lost), deck.pile[1:]) == (1, [added])


@pytest.mark.rule("MA-THR-06")
@pytest.mark.parametrize(("place", "comes"), [("play", []), ("fallen", ["m2"]), ("box", []), ("lost", []), ("unseen", [])])
def test_a_monster_of_the_new_level_that_an_effect_has_brought_in_already_is_not_added_twice(place: str, comes: list[str]) -> None:
    p = threatened("+1", threat=5, draws={"unseen": "m2" if place == "unseen" else "archer"})
    with p.arrange() as s:
        deck = s.decks["monsters"]
        deck.pile, s.fallen = ["archer"], ["m2"] if place in ("fallen", "unseen") else []
        deck.lost, s.boxed = ["m2"] if place == "lost" else [], ["m2"] if place == "box" else []
        if place == "play":
            p.put("m2", "9,9")
    p.begin().go(USE)
    assert p.s.decks["monsters"].pile == (["archer"] if place == "unseen" else comes)
    assert p.s.fallen == []


@pytest.mark.rule("MA-THR-07")
@pytest.mark.parametrize(("level", "cost"), [(4, []), (5, ["hat", "sword"])])
def test_at_level_5_each_explorer_loses_an_equipped_item_instead(level: int, cost: list[str]) -> None:
    p = threatened("+1", level=level, explorers=3)
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorers["bob"].gear = [Gear("hat")], [Gear("sword")]
    p.begin().go(USE)
    assert [e.card for e in p.told(ItemLost)] == cost
    assert [e.figure for e in p.told(Destroyed)] == (["cid"] if level == 5 else [])
    assert track(p) == ((0, 5) if level == 5 else (1, 4))
    assert len(moved(p)) == (level == 4)


@pytest.mark.rule("MA-THR-08")
def test_the_owner_chooses_among_the_equipped_items_only() -> None:
    p = threatened("+1", level=5, explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorers["ann"].items = [Gear("boots"), Gear("hat", "boots", "upgrade")], ["sword", "bomb"]
        s.explorers["bob"].gear, s.explorers["bob"].items = [Gear("axe")], ["trinket"]
    p.begin().go(USE)
    assert (p.prompt, p.keys, p.decision.seat) == ("discard-or-die", ["item:boots", "item:hat"], 0)
    p.go("item:boots")
    assert p.explorer("ann").items == ["sword", "bomb", "hat"]
    assert (p.explorer("ann").gear, p.explorer("bob").gear, p.explorer("bob").items) == ([], [], ["trinket"])
    assert p.s.items == ["boots", "axe"]


@pytest.mark.rule("MA-THR-08")
def test_each_owner_is_asked_for_an_item_of_its_own() -> None:
    p = threatened("+1", level=5, explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorers["bob"].gear = [Gear("hat")], [Gear("axe"), Gear("sword")]
    p.begin().go(USE)
    assert (p.prompt, p.keys, p.decision.seat) == ("discard-or-die", ["item:axe", "item:sword"], 1)


@pytest.mark.rule("MA-THR-09")
def test_without_an_equipped_item_an_explorer_dies_and_with_one_it_must_discard_it() -> None:
    p = threatened("+1", level=5, explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("hat")]
        s.explorers["bob"].items = ["sword", "bomb"]
    p.begin().go(USE)
    assert [e.figure for e in p.told(Destroyed)] == ["bob"]
    assert (p.explorer("ann").gear, p.explorer("ann").dead, p.explorer("bob").dead, p.s.outcome) == ([], 0, 1, None)
    p.go(USE)
    assert (p.s.outcome, p.table.decision) == ("lost", None)


@pytest.mark.rule("MA-THR-09", "MA-RNG-15")
def test_if_several_die_the_players_choose_who_dies_first() -> None:
    """Whoever died first decides when the dead disagree about the monsters (MA-AIU-07)."""
    p = threatened("+1", level=5, explorers=4)
    with p.arrange() as s:
        s.explorers["bob"].gear = [Gear("axe"), Gear("sword")]
    p.begin().go(USE)
    assert (p.prompt, p.decision.seat, p.decision.group, p.keys) == ("which-unit-first", -1, None, ["unit:ann", "unit:cid", "unit:dan"])
    p.go("unit:cid", "unit:dan")
    assert [p.explorer(id).dead for id in ("ann", "bob", "cid", "dan")] == [3, 0, 1, 2]
    assert (p.prompt, p.keys, p.decision.seat) == ("discard-or-die", ["item:axe", "item:sword"], 1)


@pytest.mark.rule("MA-THR-09")
def test_a_threat_that_rises_further_kills_those_who_have_lost_their_last_item() -> None:
    p = threatened("+2", level=5, explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorers["bob"].gear = [Gear("hat")], [Gear("axe"), Gear("sword")]
    p.begin().go(USE, "item:axe")
    assert ([e.figure for e in p.told(Destroyed)], [e.card for e in p.told(ItemLost)], p.s.outcome) == (["ann"], ["hat", "axe", "sword"], None)


@pytest.mark.rule("MA-THR-10")
def test_at_level_5_nothing_happens_to_explorers_who_have_left() -> None:
    p = threatened("+1", level=5, explorers=3)
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("hat")]
        s.explorers["bob"].gear = [Gear("axe")]
        for id in ("bob", "cid"):
            s.explorers[id].cell, s.explorers[id].left = -1, True
    p.begin().go(USE)
    assert (p.explorer("ann").gear, p.explorer("bob").gear, p.explorer("cid").dead) == ([], [Gear("axe")], 0)


@pytest.mark.rule("MA-THR-11")
def test_level_5_halves_the_deck_and_adds_nothing() -> None:
    p = threatened("+1", threat=5, level=4)
    with p.arrange() as s:
        s.decks["monsters"].pile, s.fallen = ["stone", "archer"], ["m4"]
    p.begin().go(USE)
    deck = p.s.decks["monsters"]
    assert track(p) == (0, 5)
    assert (deck.lost, deck.pile, p.s.fallen) == (["stone", "archer"], ["m4"], [])


@pytest.mark.rule("MA-THR-12")
@pytest.mark.parametrize(("by", "threat", "level", "after"), [("-1", 3, 2, 2), ("-2", 3, 5, 1), ("-3", 2, 2, 0), ("-1", 1, 1, 0), ("-1", 0, 3, 0)])
def test_a_decrease_stops_at_the_first_step_and_never_lowers_the_level(by: str, threat: int, level: int, after: int) -> None:
    p = threatened(by, threat=threat, level=level).go(USE)
    assert track(p) == (after, level)
    assert moved(p) == ([after - threat] if threat else [])


@pytest.mark.rule("MA-THR-13")
@pytest.mark.parametrize(("level", "to", "lost", "pile"), [
    (1, 1, 0, ["stone", "archer"]), (1, 2, 2, ["brute", "m2"]), (1, 3, 3, ["m2", "m3"]), (2, 3, 2, ["brute", "m3"]), (3, 2, 0, ["stone", "archer"]),
])  # fmt: skip
def test_raising_the_level_deals_with_the_deck_once_for_each_level_and_leaves_the_marker(level: int, to: int, lost: int, pile: list[str]) -> None:
    p = position("a", explorer={"ann": {"active": [f"Pay 1 stamina: monster level {to}"]}}, monsters=HIGHER)
    with p.arrange() as s:
        s.threat, s.level = 3, level
        s.decks["monsters"].pile, s.fallen = ["stone", "archer"], ["brute"]
    p.begin().go(USE)
    deck = p.s.decks["monsters"]
    assert (track(p), moved(p)) == ((3, max(level, to)), [])
    assert (len(deck.lost), deck.pile) == (lost, pile)
    assert p.s.fallen == ([] if to > level else ["brute"])
