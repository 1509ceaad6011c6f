"""Chapter spaces: activating them, lighting them, and what their light does."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import ChapterBegan, EssenceSpent, SpaceDestroyed, SpaceUsed
from undercroft.games.machina_arcana.state import Placed, Token

from .position import CHAPTERS, Position, face, position

USE = "activate:2,1"
LIGHT = {"ann": {"active": ["Pay 1 stamina: light a chapter space"]}}
LIGHTS = "use:explorer/ann/active/0"


def beside(
    drawing: str = "a X", *, lit: str = "", stamina: int = 6, essence: int = 3, explorers: int = 1, other: str = "", **content: Any
) -> Position:  # fmt: skip
    """ann in her turn; these chapter spaces are lit; a second tile lies in the east if it is drawn."""
    p = position(drawing, explorers=explorers, tiles=[face("second", other)], **content)
    with p.arrange() as s:
        s.explorers["ann"].stamina, s.explorers["ann"].essence = stamina, essence
        s.lit = sorted(p.cell(space) for space in lit.split())
        if other:
            s.tiles.append(Placed("second", 1, 0))
            s.stack.remove("second")
    return p.begin()


def closed() -> list[dict[str, Any]]:
    """The chapters, the first of which is closed."""
    return [{**CHAPTERS[0], "closed": True}, *CHAPTERS[1:]]


@pytest.mark.rule("MA-CHS-01")
def test_a_chapter_space_is_unlit_at_first_then_lit_then_destroyed() -> None:
    p = beside(explorer=LIGHT)
    assert (p.s.lit, p.s.destroyed) == ([], [])
    p.go(LIGHTS)
    assert (p.s.lit, p.s.destroyed) == ([p.cell("2,1")], [])
    p.go(USE)
    assert (p.s.lit, p.s.destroyed, USE in p.keys) == ([], [p.cell("2,1")], False)


@pytest.mark.rule("MA-CHS-02")
@pytest.mark.parametrize(("stamina", "essence", "possible"), [(3, 3, True), (6, 5, True), (2, 5, False), (6, 2, False)])
def test_an_unlit_chapter_space_costs_3_stamina_and_3_essence(stamina: int, essence: int, possible: bool) -> None:
    p = beside(stamina=stamina, essence=essence, explorers=3)
    assert (USE in p.keys) == possible
    if possible:
        p.go(USE)
        assert (p.explorer().stamina, p.explorer().essence) == (stamina - 3, essence - 3)
        assert p.s.destroyed == [p.cell("2,1")]
        assert [(e.figure, e.space, e.how, e.rules) for e in p.told(SpaceUsed)] == [("ann", "chapter", "activate", ("MA-CHS-02",))]
        assert p.rules_told(SpaceDestroyed) == [("MA-CHS-02",)]


@pytest.mark.rule("MA-CHS-02")
def test_others_beside_the_chapter_space_contribute_to_its_price() -> None:
    """bob is adjacent to the chapter space but not to ann; cid is adjacent to neither."""
    p = beside("a X b . c", essence=1, explorers=3)
    with p.arrange() as s:
        s.explorers["bob"].essence, s.explorers["cid"].essence = 1, 5
    assert USE not in p.begin().keys
    with p.arrange() as s:
        s.explorers["bob"].essence = 2
    p.begin().go(USE, "own:1")
    assert (p.prompt, p.decision.seat) == ("give-essence", 1)
    p.go("give:2")
    assert [p.explorer(id).essence for id in ("ann", "bob", "cid")] == [0, 0, 5]
    assert [(e.figure, e.amount, e.rules) for e in p.told(EssenceSpent)] == [("ann", 1, ("MA-ESS-11",)), ("bob", 2, ("MA-ESS-11",))]
    assert (p.s.destroyed, p.s.chapter) == ([p.cell("2,1")], 1)


@pytest.mark.rule("MA-CHS-02")
@pytest.mark.parametrize("answers", [("withdraw",), ("own:1", "give:1")])
def test_if_the_essence_does_not_come_together_nothing_happens(answers: tuple[str, ...]) -> None:
    p = beside("a X b", essence=1, explorers=2)
    with p.arrange() as s:
        s.explorers["bob"].essence = 2
    p.begin().go(USE, *answers)
    assert (p.s.destroyed, p.s.chapter, p.explorer().stamina, p.explorer().essence, p.told(SpaceUsed)) == ([], 0, 6, 1, [])


@pytest.mark.rule("MA-CHS-03")
@pytest.mark.parametrize(("stamina", "possible"), [(0, False), (1, True), (2, True)])
def test_a_lit_chapter_space_costs_1_stamina_and_no_essence(stamina: int, possible: bool) -> None:
    p = beside(lit="2,1", stamina=stamina, essence=0, explorers=3, explorer={"ann": {"active": ["Pay 1 health: threat +1"]}})
    assert (USE in p.keys) == possible
    if possible:
        p.go(USE)
        assert (p.explorer().stamina, p.explorer().essence) == (stamina - 1, 0)
        assert (p.s.lit, p.s.destroyed, p.s.chapter) == ([], [p.cell("2,1")], 1)
        assert p.rules_told(SpaceUsed) == p.rules_told(SpaceDestroyed) == [("MA-CHS-03",)]


@pytest.mark.rule("MA-CHS-03")
def test_essence_is_not_spent_on_a_lit_chapter_space_and_others_stay_lit() -> None:
    p = beside("a X\nX .", lit="2,1 1,2").go(USE)
    assert (p.explorer().essence, p.s.lit) == (3, [p.cell("1,2")])


@pytest.mark.rule("MA-CHS-03")
def test_the_light_of_another_chapter_space_makes_this_one_no_cheaper() -> None:
    p = beside("a X\nX .", lit="1,2", stamina=2)
    assert [key for key in p.keys if key.startswith("activate")] == ["activate:1,2"]


@pytest.mark.rule("MA-CHS-04")
@pytest.mark.parametrize("lit", ["", "2,1"])
@pytest.mark.parametrize("why", ["exit", "closed"])
def test_with_an_exit_token_on_the_board_or_in_a_closed_chapter_nothing_more_happens(lit: str, why: str) -> None:
    p = beside(lit=lit, other=".", chapters=closed() if why == "closed" else CHAPTERS)
    if why == "exit":
        with p.arrange() as s:
            s.exit = Token((p.cell("20,5"), p.cell("20,6")), "east")
    p.begin().go(USE)
    assert (p.s.chapter, p.told(ChapterBegan), p.s.destroyed, p.s.lit) == (0, [], [p.cell("2,1")], [])


@pytest.mark.rule("MA-CHS-05")
@pytest.mark.parametrize("lit", ["", "2,1"])
def test_otherwise_the_story_goes_on(lit: str) -> None:
    chapters = [CHAPTERS[0], {**CHAPTERS[1], "enters": ["gain 1 essence"]}, CHAPTERS[2]]
    p = beside(lit=lit, essence=3, chapters=chapters).go(USE)
    assert [e.chapter for e in p.told(ChapterBegan)] == ["trial/2"]
    assert (p.s.chapter, p.s.spawn, p.s.horror, p.explorer().essence) == (1, 6, 3, 4 if lit else 1)


@pytest.mark.rule("MA-CHS-06")
def test_in_a_closed_chapter_it_can_be_activated_all_the_same() -> None:
    p = beside("a X\nX .", chapters=closed())
    assert [key for key in p.keys if key.startswith("activate")] == ["activate:2,1", "activate:1,2"]
    p.go(USE)
    assert (p.s.destroyed, p.s.chapter, p.explorer().stamina, p.explorer().essence) == ([p.cell("2,1")], 0, 3, 0)
    assert [key for key in p.keys if key.startswith("activate")] == []


@pytest.mark.rule("MA-CHS-06")
def test_with_the_exit_token_on_the_board_it_can_be_activated_too() -> None:
    p = beside()
    with p.arrange() as s:
        s.exit = Token((p.cell("10,5"), p.cell("10,6")), "east")
    assert USE in p.begin().keys


@pytest.mark.rule("MA-CHS-07")
@pytest.mark.parametrize(("drawing", "lit"), [
    ("a . X . . . . . . X", "3,1"), ("X . . . . . . . a X", "10,1"), ("a . X\n. .", "3,1"), (". . X|a|. . X", "3,1"),
    (". a . X\n. .\n. .\nX", "4,1"),
])  # fmt: skip
def test_lighting_puts_a_light_on_the_nearest_unlit_chapter_space(drawing: str, lit: str) -> None:
    """Spaces are counted without regard to walls."""
    p = beside(drawing, explorer=LIGHT).go(LIGHTS)
    assert (p.s.lit, p.s.destroyed, p.s.chapter, p.explorer().essence) == ([p.cell(lit)], [], 0, 3)
    assert [(e.figure, e.space, e.how, e.cell, e.rules) for e in p.told(SpaceUsed)] == [("ann", "chapter", "light", p.cell(lit), ("MA-CHS-07",))]


@pytest.mark.rule("MA-CHS-07")
def test_lit_and_destroyed_ones_are_passed_over() -> None:
    p = beside("a X X X .\nX", lit="2,1", explorer=LIGHT)
    with p.arrange() as s:
        s.destroyed = [p.cell("1,2")]
    p.begin().go(LIGHTS)
    assert p.s.lit == [p.cell("2,1"), p.cell("3,1")]
    p.go(LIGHTS)
    assert p.s.lit == [p.cell("2,1"), p.cell("3,1"), p.cell("4,1")]


@pytest.mark.rule("MA-CHS-07")
def test_of_equally_near_ones_the_players_choose() -> None:
    p = beside(".\nX . a . X\n. .\n. . X . . . X", explorers=2, explorer=LIGHT).go(LIGHTS)
    assert (p.prompt, p.decision.seat, p.keys) == ("light-space", -1, ["space:1,2", "space:5,2", "space:3,4"])
    p.go("space:3,4")
    assert p.s.lit == [p.cell("3,4")]


@pytest.mark.rule("MA-CHS-07")
def test_it_is_near_to_the_explorer_who_resolves_it_even_out_of_turn() -> None:
    p = beside("a X . . . . . X b", explorers=2, explorer={"bob": {"active": ["Pay 1 health: light a chapter space"]}})
    p.table.choose("free:explorer/bob/active/0", 1)
    assert p.s.lit == [p.cell("8,1")]


@pytest.mark.rule("MA-CHS-07")
def test_if_a_monster_or_nobody_resolves_it_in_a_turn_it_is_near_to_the_explorer_whose_turn_it_is() -> None:
    lamp = {"id": "lamp", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: light a chapter space"]}
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["light a chapter space"]}
    active = {"ann": {"active": ["Pay 1 stamina, range 3: kill", "Pay 1 stamina: invoke a horror event"]}}
    p = beside("a X . . . . . X b", explorers=2, explorer=active, monsters=[lamp], events=[dusk])
    with p.arrange():
        p.put("lamp", "3,3")
    p.begin().go(LIGHTS, "target:lamp")
    assert p.s.lit == [p.cell("2,1")]
    p.go("use:explorer/ann/active/1")
    assert p.s.lit == [p.cell("2,1"), p.cell("8,1")]


@pytest.mark.rule("MA-CHS-07")
def test_without_an_active_explorer_nothing_is_lit() -> None:
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["light a chapter space", "threat +1"]}
    p = beside("a X", events=[dusk], draws={"horror-roll": "9"}).go("pass")
    assert (p.s.lit, p.s.threat) == ([], 2)


@pytest.mark.rule("MA-CHS-08")
@pytest.mark.parametrize(("drawing", "lit", "gone", "after"), [
    ("a", "", "", ""), ("a X", "2,1", "", "2,1"), ("a X", "", "2,1", ""), ("a X X", "2,1", "3,1", "2,1"), ("a X X", "", "3,1", "2,1"),
])  # fmt: skip
def test_without_an_unlit_chapter_space_on_the_tile_lighting_does_nothing(drawing: str, lit: str, gone: str, after: str) -> None:
    p = beside(drawing, lit=lit, other="X X", explorer=LIGHT)
    with p.arrange() as s:
        s.destroyed = [p.cell(gone)] if gone else []
    p.begin().go(LIGHTS)
    assert (p.s.lit, len(p.told(SpaceUsed))) == ([p.cell(after)] if after else [], int(lit != after))
    assert p.explorer().stamina == 5


GHOST = {"id": "ghost", "armor": 3, "will": 3, "health": 2, "stamina": 0, "passive": ["ethereal"]}
SHOOT = {"ann": {"active": ["Pay 1 stamina, range 9: attack 1/0"]}}


def aims(p: Position) -> bool:
    """Whether ann can aim at the ghost."""
    p.begin().go(LIGHTS)
    return p.prompt == "which-target" and "target:ghost" in p.keys


@pytest.mark.rule("MA-ETH-04", "MA-CHS-09")
@pytest.mark.parametrize(("lit", "ann", "possible"), [
    ("", "1,1", False), ("9,9", "1,1", True), ("11,1", "1,1", False), ("11,1", "11,5", True), ("9,9", "11,5", False),
])  # fmt: skip
def test_on_a_tile_with_a_lit_chapter_space_units_aim_at_ethereal_ones(lit: str, ann: str, possible: bool) -> None:
    """The light shines on those who aim and not on whom they aim at."""
    p = beside("\n".join(["."] * 8 + [". . . . . . . . X"]), lit=lit, other="X", explorer=SHOOT, monsters=[GHOST])
    with p.arrange():
        p.stand("ann", ann)
        p.put("ghost", "5,5")
    assert aims(p) == possible


@pytest.mark.rule("MA-CHS-10")
def test_a_destroyed_chapter_space_gives_no_light() -> None:
    p = beside("a X . .", lit="2,1", explorer=SHOOT, monsters=[GHOST], chapters=closed())
    with p.arrange():
        p.put("ghost", "3,3")
    assert aims(p)
    with p.arrange():
        pass
    p.begin().go(USE)
    assert (p.s.destroyed, aims(p)) == ([p.cell("2,1")], False)


@pytest.mark.rule("MA-CHS-10")
def test_another_lit_chapter_space_goes_on_giving_light() -> None:
    p = beside("a X X .", lit="2,1 3,1", explorer=SHOOT, monsters=[GHOST], chapters=closed())
    with p.arrange():
        p.put("ghost", "3,3")
    p.begin().go(USE)
    assert aims(p)
