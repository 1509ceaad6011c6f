"""Section 19, continued: when it is asked before a monster's turn whether to dismiss a card."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from undercroft.games.haven.events import Attacked, TurnBegan, TurnEnded

from .position import Position, card, monster, row

SHIELD = "Persistent: Shield 1"


def before_the_biter(marks: str, *does: str, bottom: tuple[str, ...] = (SHIELD,), **given: Any) -> Position:
    """The character has taken these bonuses on and ended its turn; a biter that does this is next."""
    aura = card("aura", bottom=bottom, initiative=10, **given.pop("back", {}))
    p = row(marks, monsters=["biter 1"], kinds=[monster("biter", health=30, zero=does)], cards=[aura], goal=["it is round 9 or later"], **given)
    return p.play("aura", "spare-1").go("bottom:aura", "perform", "pass", "end-turn")


@pytest.mark.rule("BB-BON-10")
@pytest.mark.parametrize(
    ("does", "reach"),
    [
        (["Attack 2"], 1),
        (["Attack 2, range 3"], 3),
        (["Move 2", "Attack 2"], 3),
        (["Attack 1, range 2", "Move 1", "Attack 2"], 3),
        (["Infuse fire", "Attack 2, Pay consume fire: (range 3)"], 3),
        (["Infuse fire", "Attack 2, range 2, Pay consume fire: (range +1)"], 3),
        (["Infuse fire", "Move 1, Pay consume fire: (move +2)", "Attack 2"], 4),
    ],
)
def test_it_is_asked_if_the_monster_could_come_close_enough_to_attack(does: list[str], reach: int) -> None:
    for away in (reach, reach + 1):
        p = before_the_biter("s " + ". " * (away - 1) + "1", *does)
        assert (p.prompt == "interlude") == (away <= reach)


@pytest.mark.rule("BB-BON-10")
def test_it_is_asked_if_the_monster_could_pull_the_character_close_enough() -> None:
    assert before_the_biter("s . . 1", "Pull 2, range 3", "Attack 2").prompt == "interlude"


@pytest.mark.rule("BB-BON-10", "BB-BON-09")
@pytest.mark.parametrize("icon", [[], ["Lost"]])
def test_a_card_with_the_lost_icon_is_not_dismissed_for_the_infusion_on_its_back(icon: list[str]) -> None:
    given: dict[str, Any] = {"back": {"b_top": ["Attack 1", "Infuse air"]}, "equipped": ["duskhaze-gem"]}
    p = before_the_biter("s 1", "Attack 2", bottom=("Round: When you attack: attack +2", *icon), **given)
    assert p.prompt == ("damage" if icon else "interlude")


@pytest.mark.rule("BB-BON-10", "BB-ELM-04")
@pytest.mark.parametrize(("key", "asked"), [("go", True), ("pay:0", False)])
def test_it_is_not_asked_for_an_infusion_that_is_consumed_already(key: str, asked: bool) -> None:
    cards = [card("aura", bottom=["Round: When you move: move +1", "Infuse fire"], initiative=10)]
    cards.append(card("burn", top="Attack 1, Pay consume fire: (attack +1)"))
    biter = monster("biter", health=30, zero=["Attack 1, Pay consume fire: (attack +2)"])
    p = row("s 1", monsters=["biter 1"], kinds=[biter], cards=cards).play("aura", "burn").go("bottom:aura", "perform", "top:burn", key, "attack:m1")
    assert (p.until("interlude", "damage").prompt == "interlude") == asked


@pytest.mark.rule("BB-BON-10", "BB-ELM-08")
@pytest.mark.parametrize(("items", "asked"), [(["duskhaze-gem"], True), ([], False)])
def test_of_several_items_only_those_used_in_attacks_for_a_price_make_the_back_of_a_card_matter(items: list[str], asked: bool) -> None:
    aura = card("aura", bottom="Round: When you attack: attack +2", initiative=10, b_top=["Attack 1", "Infuse air"])
    p = row("s 1", monsters=["biter 1"], kinds=[monster("biter", health=30, zero=["Attack 2"])], cards=[aura], level=3,
        equipped=["button-shield", "leftover-table-scraps", *items], setup={"upgrades": ["spare-1", "spare-2"]})  # fmt: skip
    p.play("aura", "spare-3").go("bottom:aura", "perform", "pass", "end-turn")
    assert (p.prompt == "interlude") == asked


@pytest.mark.rule("BB-BON-10", "BB-TRN-07")
def test_a_turn_pauses_when_it_was_asked_before_it_or_at_its_end() -> None:
    """A pause is what an answer is kept in, and where a game is explained from."""
    p = before_the_biter("s 1", "Attack 2").go("keep-round").until("short-rest")
    ends = [beat.events for beat in p.table.beats()]
    beats = [p.table.events[a:b] for a, b in pairwise(ends)]
    told = [[(type(e), e.figure) for e in events if isinstance(e, TurnBegan | Attacked | TurnEnded)] for events in beats]
    assert told[-5:] == [[], [(TurnEnded, "hero")], [(TurnBegan, "m1")], [(Attacked, "m1")], [(TurnEnded, "m1")]]


@pytest.mark.rule("BB-BON-01", "BB-ATK-03")
@pytest.mark.parametrize(
    ("marks", "attack", "shield"),
    [
        ("s . 1", "Attack 2, range 2", 1),
        ("s 1", "Attack 2", 0),
        ("s . 1", "Attack 2, Pay consume fire: (range 2)", 1),
        ("s . 1", "Attack 2, Pay consume fire: (range +1)", 1),
    ],
)
def test_a_bonus_against_ranged_attacks_works_against_those_with_a_range_they_were_given(marks: str, attack: str, shield: int) -> None:
    p = before_the_biter(marks, "Infuse fire", attack, bottom=("Round: When any enemy attacks you, ranged: shield 1",)).until("select")
    assert [e.shield for e in p.events(Attacked)] == [shield]


@pytest.mark.rule("BB-BON-10")
def test_it_is_asked_for_each_of_several_cards_with_the_same_bonus() -> None:
    cards = [card("aura", bottom=SHIELD, initiative=10), card("wall", top=SHIELD)]
    p = row("s 1", monsters=["grub 1"], cards=cards).play("aura", "wall").go("bottom:aura", "perform", "top:wall", "perform", "end-turn")
    assert (p.prompt, p.keys) == ("interlude", ["go-on", "keep-round", "dismiss:aura", "dismiss:wall"])
    assert (p.go("dismiss:aura").prompt, p.keys) == ("interlude", ["go-on", "keep-round", "dismiss:wall"])


@pytest.mark.rule("BB-BON-10", "BB-FRC-13")
@pytest.mark.parametrize(
    ("does", "asked"),
    [
        (["Push 1, range 3"], True),
        (["Attack 1, range 3", "Pull 1, range 3"], True),
        (["Attack 1, range 3, pull 1"], True),
        (["Attack 1, range 3", "Attack 1, Pay consume fire: (push 1)"], True),
        (["Attack 1, range 3", "Poison, range 3"], False),
        ([], False),
    ],
)
def test_it_is_asked_of_a_flying_character_if_the_monster_could_push_or_pull_it(does: list[str], asked: bool) -> None:
    assert (before_the_biter("s . 1", *does, bottom=("Persistent: Flying",)).prompt == "interlude") == asked


@pytest.mark.rule("BB-BON-10", "BB-FRC-13")
@pytest.mark.parametrize(("attacks", "asked"), [("push 1", True), ("pull 1", True), ("wound", False)])
def test_it_is_asked_of_a_flying_character_if_all_attacks_of_the_monster_push_or_pull(attacks: str, asked: bool) -> None:
    biter = monster("biter", health=30, zero=["Attack 2"], attacks=attacks)
    p = row("s . 1", monsters=["biter 1"], kinds=[biter], cards=[card("aura", bottom="Persistent: Flying", initiative=10)])
    assert (p.play("aura", "spare-1").go("bottom:aura", "perform", "pass", "end-turn").prompt == "interlude") == asked
