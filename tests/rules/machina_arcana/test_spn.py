"""The rolls of the spawn phase: who rolls, what succeeds, what a full tile means, and how the rating falls."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Appeared, NoMonster, PhaseBegan, Rating, Rolled, ThreatMoved
from undercroft.games.machina_arcana.state import Placed

from .position import CHAPTERS, Position, face, position

STONES = [{"id": f"s{n}", "armor": 3, "will": 3, "health": 1, "stamina": 0} for n in range(6)]
STATUES = {"monster-card": " ".join(f"s{n}" for n in range(6))}


def chapter(**changes: object) -> list[dict[str, object]]:
    """The chapters of the scenario with the first one changed; a value of None takes something off the card."""
    first = {k: v for k, v in {**CHAPTERS[0], **changes}.items() if v is not None}
    return [first, *({**c} for c in CHAPTERS[1:])]


def beside(p: Position, *, bob: str = "", stones: tuple[str, ...] = ()) -> Position:
    """The second tile lies east of the first, with bob and some monsters on it."""
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        if bob:
            p.stand("bob", bob)
        for n, space in enumerate(stones):
            p.put(f"s{n}", space)
    return p


def rolls(p: Position) -> list[tuple[str, int, int]]:
    """Who rolled what against which rating."""
    return [(e.figure, e.result, e.needed) for e in p.told(Rolled) if e.about == "spawn"]


@pytest.mark.rule("MA-SPN-01")
def test_without_a_spawn_rating_the_phase_is_skipped() -> None:
    p = position("a . . S", chapters=chapter(spawn=None), draws={"spawn-roll": "9"})
    p.go("pass")
    assert p.s.round == 2
    assert [e.phase for e in p.told(PhaseBegan)][-4:] == ["spawn", "horror", "monsters", "explorers"]
    assert (rolls(p), p.s.monsters, p.s.spawn, p.s.chapter, p.s.threat) == ([], {}, 0, 0, 0)
    assert [e.track for e in p.told(Rating) if e.track == "spawn"] == []


@pytest.mark.rule("MA-SPN-01")
@pytest.mark.parametrize("spawn", [7, None])
def test_what_waits_for_the_phase_to_begin_does_not_happen_if_it_is_skipped(spawn: int | None) -> None:
    p = position("a", chapters=chapter(spawn=spawn, passive=["When the spawn phase begins: threat +1"]))
    p.go("pass")
    assert (p.s.round, p.s.threat) == (2, 1 if spawn else 0)


@pytest.mark.rule("MA-SPN-12")
def test_every_explorer_on_a_tile_with_an_open_spawn_space_rolls_once() -> None:
    p = position("a b c S S", explorers=3)
    with p.arrange() as s:
        s.destroyed = [p.cell("4,1")]
    p.rest().go("roll:ann", "roll:bob")
    assert rolls(p) == [("ann", 1, 5), ("bob", 1, 5), ("cid", 1, 5)]
    assert p.s.round == 2


@pytest.mark.rule("MA-SPN-13")
@pytest.mark.parametrize("sealed", [True, False])
def test_an_explorer_without_an_open_spawn_space_on_its_tile_does_not_roll(sealed: bool) -> None:
    p = position("a . . S", explorers=2, tiles=[face("second", ". . S" if sealed else "")])
    beside(p, bob="11,5")
    with p.arrange() as s:
        s.destroyed = [p.cell("13,1")] if sealed else []
    p.rest()
    assert [figure for figure, _, _ in rolls(p)] == ["ann"]
    assert p.s.round == 2


@pytest.mark.rule("MA-SPN-14", "MA-LEV-03")
def test_an_explorer_who_has_left_the_board_does_not_roll() -> None:
    p = position("a b S", explorers=2)
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
    p.go("pass")
    assert ([figure for figure, _, _ in rolls(p)], p.s.round) == (["ann"], 2)


@pytest.mark.rule("MA-SPN-15")
def test_the_players_choose_who_rolls_next() -> None:
    p = position("a b c S", explorers=3)
    p.rest()
    assert (p.prompt, p.keys, p.decision.seat, p.decision.group) == ("who-rolls", ["roll:ann", "roll:bob", "roll:cid"], -1, None)
    p.go("roll:cid")
    assert p.keys == ["roll:ann", "roll:bob"]
    p.go("roll:bob")
    assert [figure for figure, _, _ in rolls(p)] == ["cid", "bob", "ann"]


@pytest.mark.rule("MA-SPN-15", "MA-OOT-03")
def test_between_two_rolls_explorers_may_use_abilities_without_stamina_cost() -> None:
    """dan is on a tile without a spawn space."""
    p = position("a b c S", explorers=4, explorer={"dan": {"active": ["Pay 1 essence: threat +1"]}}, tiles=[face("second")])
    beside(p)
    with p.arrange() as s:
        p.stand("dan", "15,5")
        s.explorers["dan"].essence = 5
    p.rest()
    seen = []
    while p.s.phase == "spawn":
        seen.append(p.prompt)
        p.go(p.keys[0] if p.prompt == "who-rolls" else "go-on")
    assert seen == ["window", "who-rolls", "window", "who-rolls", "window"]
    assert [figure for figure, _, _ in rolls(p)] == ["ann", "bob", "cid"]


@pytest.mark.rule("MA-SPN-16")
@pytest.mark.parametrize(("face", "result", "monsters"), [("0", 10, ["s0"]), ("9", 9, [])])
def test_a_0_on_the_game_die_counts_as_10(face: str, result: int, monsters: list[str]) -> None:
    p = position("a . . S", chapters=chapter(spawn=10), monsters=STONES, draws={"spawn-roll": face, **STATUES})
    p.go("pass")
    assert rolls(p) == [("ann", result, 10)]
    assert list(p.s.monsters) == monsters


@pytest.mark.rule("MA-SPN-17")
@pytest.mark.parametrize(("roll", "monsters"), [("6", []), ("7", ["s0"]), ("8", ["s0"])])
def test_a_roll_of_the_rating_or_more_brings_a_monster(roll: str, monsters: list[str]) -> None:
    p = position("a . . S", monsters=STONES, draws={"spawn-roll": roll, **STATUES})
    p.go("pass")
    assert rolls(p) == [("ann", int(roll), 7)]
    assert (list(p.s.monsters), p.s.threat) == (monsters, 0)


@pytest.mark.rule("MA-SPN-18")
@pytest.mark.parametrize(("there", "roll", "appears", "threat"), [(3, "7", True, 0), (4, "7", False, 1), (5, "7", False, 1), (4, "6", False, 0)])
def test_on_a_tile_with_four_monsters_a_success_raises_the_threat_instead(there: int, roll: str, appears: bool, threat: int) -> None:
    p = position("a . . S", monsters=STONES, draws={"spawn-roll": roll, "monster-card": "s5"})
    with p.arrange():
        for n in range(there):
            p.put(f"s{n}", f"10,{n + 1}")
    p.go("pass")
    assert len(p.s.monsters) == there + appears
    assert (p.s.threat, len(p.told(ThreatMoved)), len(p.told(NoMonster))) == (threat, threat, threat)


@pytest.mark.rule("MA-SPN-19")
def test_the_monster_appears_on_the_tile_of_the_explorer_who_rolled() -> None:
    p = position("a . . S", explorers=2, tiles=[face("second", ". . S")], monsters=STONES, draws={"spawn-roll": "1 7", **STATUES})
    beside(p, bob="20,10").rest().go("roll:ann")
    assert [(e.figure, e.cell) for e in p.told(Appeared)] == [("s0", p.cell("13,1"))]
    assert p.where("s0") == "13,1"


@pytest.mark.rule("MA-SPN-20")
def test_monsters_that_appeared_in_the_same_phase_count_for_the_limit() -> None:
    p = position("a b . S", explorers=2, monsters=STONES, draws={"spawn-roll": "9 9", "monster-card": "s5"})
    with p.arrange():
        for n in range(3):
            p.put(f"s{n}", f"{n + 1},10")
    p.rest().go("roll:bob")
    assert (list(p.s.monsters), p.s.threat) == (["s0", "s1", "s2", "s5"], 1)


@pytest.mark.rule("MA-SPN-21")
def test_monsters_on_other_tiles_do_not_count_for_the_limit() -> None:
    p = position("a . . S", monsters=STONES, draws={"spawn-roll": "7", "monster-card": "s5"})
    beside(p, stones=("18,10", "19,10", "20,10", "20,9")).go("pass")
    assert (p.where("s5"), p.s.threat) == ("4,1", 0)


@pytest.mark.rule("MA-SPN-22")
def test_at_the_end_of_the_phase_the_rating_falls_by_1() -> None:
    p = position("a . . S", draws={"spawn-roll": "1 6", "monster-card": "stone"})
    p.go("pass")
    assert (p.s.spawn, p.s.round) == (6, 2)
    p.go("pass")
    assert rolls(p) == [("ann", 1, 7), ("ann", 6, 6)]
    assert (p.s.spawn, list(p.s.monsters)) == (5, ["stone"])


@pytest.mark.rule("MA-SPN-23")
@pytest.mark.parametrize(("drawing", "roll", "monsters"), [("a b", "9", 0), ("a b . S", "1", 0), ("a b . S", "9", 2)])
def test_the_rating_falls_once_however_many_rolled_or_appeared(drawing: str, roll: str, monsters: int) -> None:
    p = position(drawing, explorers=2, monsters=STONES, draws={"spawn-roll": f"{roll} {roll}", **STATUES})
    p.rest().until("who-acts")
    assert (p.s.spawn, len(p.told(Appeared))) == (5, monsters)
    assert [needed for _, _, needed in rolls(p)] == [6] * (2 if "S" in drawing else 0)
