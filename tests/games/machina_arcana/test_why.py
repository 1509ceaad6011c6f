"""Why a predictable monster does what it does: for each of its actions the deciding rules, with names in every language."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.machina_arcana.told import RULES, faults, game, played
from tests.rules.machina_arcana.position import Position, position
from undercroft.games.machina_arcana.events import DoorMoved, TurnEnded, Used, Went
from undercroft.kernel.event import Event
from undercroft.kernel.scene import Reason
from undercroft.presentation.telling import Teller
from undercroft.text.messages import locales

DEEDS = (Went, Used, DoorMoved, TurnEnded)


def why(p: Position, kind: type[Event], figure: str = "brute", nth: int = 0) -> list[Reason]:
    """The reasons for an event of a kind about a monster, the first one unless another is asked for."""
    found = [n for n, event in enumerate(p.table.events) if isinstance(event, kind) and getattr(event, "figure", "") == figure]
    return list(p.table.why(found[nth]))


def told(p: Position, reasons: list[Reason], locale: str = "en") -> list[str]:
    teller = Teller(p.table, 0, locale)
    teller.refresh()
    return [teller.message(reason.text) for reason in reasons]


def ids(reasons: list[Reason]) -> list[tuple[str, str]]:
    return [(reason.rule, reason.text.id.removeprefix("why-ma-")) for reason in reasons]


def hunted(drawing: str, monster: str = "brute", at: str = "5,1", **content: Any) -> Position:
    """A monster has had its turn in a game that has gone on to the next round."""
    p = position(drawing, **content)
    with p.arrange():
        p.put(monster, at)
    now = p.s.round
    for _ in range(100):
        if p.s.round > now or p.table.decision is None:
            return p
        p.table.choose(next((key for key in p.QUIET if key in p.keys), p.keys[0]))
    raise AssertionError("the round does not end")


# -- abilities -----------------------------------------------------------------------------------------------------------------
def test_an_ability_is_the_first_that_can_be_used() -> None:
    lines = ["Pay 3 stamina, melee: attack 1/0", "Pay 1 stamina, range 4: attack 0/1"]
    two = {"id": "imp", "armor": 3, "will": 3, "health": 1, "stamina": 3, "active": lines}
    p = hunted("a", "imp", "4,1", monsters=[two], rolls="0 0 0 0")
    found = why(p, Used, "imp")
    assert ids(found)[:3] == [("MA-AIP-11", "single"), ("MA-AIP-08", "out-of-reach"), ("MA-AIP-08", "uses")]
    assert told(p, found)[:3] == [
        "The only explorer it could target: Ann.", "There is nobody it could use this on: 3 stamina, melee: Attack 1/0",
        "The first of its abilities that it can use: 1 stamina, range 4: Attack 0/1",
    ]  # fmt: skip


def test_an_ability_that_is_too_dear_is_named() -> None:
    p = hunted("a .", "brute", "2,1", rolls="0 0 0 0")
    last = why(p, TurnEnded)
    assert ids(last) == [("MA-AIP-04", "no-stamina")]
    archer = hunted("a .", "archer", "2,1", rolls="0 0")
    assert ("MA-AIP-08", "too-dear") in ids(why(archer, TurnEnded, "archer"))


def test_an_ability_without_target_says_whom_it_affects() -> None:
    shout = {"id": "imp", "armor": 3, "will": 3, "health": 1, "stamina": 1, "active": ["Pay 1 stamina: attack 0/1, on explorers"]}
    p = hunted("a b", "imp", "5,5", explorers=2, monsters=[shout], rolls="0")
    found = why(p, Used, "imp")
    assert ("MA-AIP-39", "affects") in ids(found)
    assert "That ability needs no target and would affect: Ann, Bob." in told(p, found)


def test_another_explorer_is_attacked_if_the_nearest_cannot_be() -> None:
    """A wall hides the nearest."""
    shot = {"id": "imp", "armor": 3, "will": 3, "health": 1, "stamina": 1, "active": ["Pay 1 stamina, range 4: attack 0/1"]}
    p = hunted("a|. . . . b", "imp", "2,1", explorers=2, monsters=[shot], rolls="0")
    found = why(p, Used, "imp")
    assert ids(found) == [("MA-AIP-11", "distance"), ("MA-AIP-08", "uses"), ("MA-AIP-38", "another")]
    assert told(p, found)[2] == ("No ability can be used on the nearest explorer, but this one can be used on Bob: 1 stamina, range 4: Attack 0/1")


# -- movement ------------------------------------------------------------------------------------------------------------------
def test_a_step_says_to_whom_it_goes_and_where() -> None:
    p = hunted("a", "brute", "8,1")
    found = why(p, Went)
    assert ids(found)[0] == ("MA-AIP-11", "single")
    assert ("MA-AIP-23", "moves") in ids(found)
    moves = next(reason for reason in found if reason.text.id == "why-ma-moves")
    assert p.cell("7,1") in moves.cells
    assert "It can use no ability and is not beside its target, so it goes towards Ann." in told(p, found)


def test_the_nearest_of_several_is_found_by_distance_then_by_health() -> None:
    p = position("a . . . . . . . b", explorers=2)
    with p.arrange():
        p.put("brute", "8,5")
    p.until_phase("monsters")
    while p.table.decision is not None and p.s.phase == "monsters":
        p.table.choose(p.keys[0])
    found = why(p, Went)
    assert ids(found)[0] == ("MA-AIP-11", "distance")
    assert told(p, found)[0] == "Nearest, counting the way around walls and obstacles: Bob."


def test_an_equal_choice_is_left_to_the_players() -> None:
    p = hunted("a\n\n\n\n", "brute", "3,8")
    found = [reason for n in range(2) for reason in why(p, Went, nth=n)]
    assert all(reason.rule for reason in found)
    p = hunted("a", "brute", "1,4")
    assert ids(why(p, Went))[-1] in [("MA-AIP-23", "moves"), ("MA-AIP-42", "tie")]


def test_a_door_on_the_way_is_a_reason() -> None:
    """Walls all around but for one closed door."""
    drawing = "a!. . .\n-\n"
    p = position(drawing, monsters=[{"id": "ogre", "armor": 3, "will": 3, "health": 3, "stamina": 9, "active": ["Pay 9 stamina, melee: attack 1/0"]}])
    with p.arrange() as s:
        p.put("ogre", "4,1")
        s.closed = [(p.cell("1,1"), p.cell("2,1"))]
    for _ in range(60):
        if p.told(DoorMoved) or p.table.decision is None:
            break
        p.table.choose(next((key for key in p.QUIET if key in p.keys), p.keys[0]))
    if p.told(DoorMoved):
        assert ("MA-AIP-34", "door") in ids(why(p, DoorMoved, "ogre"))


def test_ethereal_explorers_are_not_noticed() -> None:
    p = hunted("a . . b", "brute", "8,1", explorers=2, explorer={"ann": {"passive": ["Ethereal"]}})
    found = why(p, Went)
    assert ids(found)[:2] == [("MA-AIP-12", "unnoticed"), ("MA-AIP-11", "single")]
    assert told(p, found)[:2] == [
        "It does not notice explorers who are ethereal and whom it cannot target: Ann.", "The only explorer it could target: Bob.",
    ]  # fmt: skip


def test_an_immobile_monster_stays() -> None:
    p = hunted("a", "stump", "9,1", monsters=[{"id": "stump", "armor": 3, "will": 3, "health": 1, "stamina": 2, "passive": ["Immobile"]}])
    assert ids(why(p, TurnEnded, "stump"))[-1] == ("MA-AIP-40", "immobile")


# -- whole games -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_a_predictable_monster_has_reasons_in_every_language(seed: int) -> None:
    table = game(seed)
    for _ in played(table, 110, seed):
        if any(explorer.dead for explorer in table.state.explorers.values()):
            break
    tellers = {locale: Teller(table, 0, locale) for locale in locales()}
    for teller in tellers.values():
        teller.refresh()
    monsters, acted = RULES.content.monsters, 0
    for n, event in enumerate(table.events):
        if isinstance(event, DEEDS) and event.figure in monsters and not (isinstance(event, Went) and event.how != "move"):
            reasons = table.why(n)
            assert reasons, (n, event)
            acted += 1
            for reason in reasons:
                assert not faults(reason.text)
                for locale, teller in tellers.items():
                    text = teller.message(reason.text)
                    assert "why-ma" not in text, (locale, text)
                    assert not {*text.split()} & monsters.keys(), (locale, text)
    assert acted


def test_what_explorers_do_has_no_reasons() -> None:
    p = position("a").begin().go("move:2,1")
    assert p.table.why(len(p.table.events) - 1) == ()
