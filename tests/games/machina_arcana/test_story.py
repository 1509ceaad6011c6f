"""The story of the first scenario from its set-up to victory: how each chapter is left and what it brings, short games, and how the endgame ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
import yaml

from tests.rules.arranged import Loaded
from tests.rules.machina_arcana.position import DICE, Position
from undercroft.games.machina_arcana.content.tiles import Kind
from undercroft.games.machina_arcana.events import Banished, ChapterBegan, GameLost, GameWon
from undercroft.games.machina_arcana.module import MODULE, MachinaRules
from undercroft.grid.hexes import cells
from undercroft.kernel.packs import PackSource

ANN = {
    "id": "ann", "kind": "fighter", "armor": 9, "will": 9, "essence": 9, "health": 9, "stamina": 9,
    "active": ["Pay 1 stamina, range 9 over obstacles: attack 3/0"], "passive": ["Attack rolls +9", "Choose targets through walls and closed doors"],
}  # fmt: skip
"""An explorer whom nothing harms, and who hits whatever she can see."""
ABOUT = {"id": "test", "version": "1", "game": "machina-arcana", "title": "T", "licence": "none", "authors": ["us"], "needs": ["machina-arcana"]}
FILES = {"pack.yaml": yaml.safe_dump(ABOUT), "explorers.yaml": yaml.safe_dump({"explorers": [ANN]})}
RULES = MachinaRules((*MODULE.packs(), PackSource("test", "1", FILES)))
ICE = RULES.content.scenarios["ice"]
BLOW = "use:explorer/ann/active/0"


def begin(length: str = "full") -> Position:
    """ann's first turn. The first two boards begin with tiles that have everything."""
    chance = Loaded("", {"tile": "frozen-gallery glass-crevasse"}, DICE)
    return go_in(Position(RULES, {"scenario": "ice", "characters": ["ann"]}, {"length": length}, chance))


def go_in(p: Position) -> Position:
    """Up to the next question what ann does, the first of what is offered."""
    while p.prompt not in ("", "act"):
        p.table.choose(p.keys[0])
    return p


def fresh(p: Position, beside: Kind | None = None) -> Position:
    """ann can pay for anything, and nothing is used up any more; she stands beside a space of this kind."""
    with p.arrange() as s:
        ann = s.explorers["ann"]
        ann.health, ann.essence, ann.stamina, s.destroyed = 9, 9, 9, []
    if beside is not None:
        wanted, places = p.game.spaces(beside), p.game.free & ~p.game.spaces("spawn", "chasm")
        cell = next(cell for cell in cells(places) if p.game.ground.neighbours(cell) & wanted)
        with p.arrange() as s:
            s.explorers["ann"].cell = cell
    return p


def use(p: Position, times: int, number: int = 0, beside: Kind | None = None) -> Position:
    """An ability of the chapter, so many times."""
    for _ in range(times):
        fresh(p, beside)
        go_in(p.go(f"use:chapter/{p.game.chapter.id}/active/{number}"))
    return p


def activate(p: Position) -> Position:
    """A chapter space."""
    fresh(p, "chapter")
    cell = next(cell for cell in cells(p.game.ground.neighbours(p.explorer().cell) & p.game.spaces("chapter")))
    return go_in(p.go(f"activate:{p.game.name(cell)}"))


def knock(p: Position) -> Position:
    """Three knocks, and out by the door that opens."""
    use(p, 3)
    assert p.s.exit is not None
    assert "brass-cantor" in p.s.monsters
    door = p.s.exit.cells[0]
    with p.arrange() as s:
        s.monsters.clear()
        s.explorers["ann"].cell = door
    return go_in(p.go("leave"))


def kill(p: Position) -> Position:
    """The last monster that has appeared."""
    last = [*p.s.monsters][-1]
    with p.arrange() as s:
        s.monsters[last].wounds = RULES.content.monsters[last].text.health - 1
    p.go(BLOW)
    return go_in(p.go(f"target:{last}") if p.prompt == "which-target" else p)


def hunt(p: Position) -> Position:
    """Three who are woken up and killed."""
    for _ in range(3):
        kill(use(p, 1))
    return p


WAYS: Mapping[int, Callable[[Position], Position]] = {
    1: activate, 2: lambda p: use(p, 4), 3: activate, 4: knock, 5: activate, 6: lambda p: use(p, 4), 7: lambda p: use(p, 3, beside="spawn"),
    8: lambda p: use(p, 2, beside="chapter"), 9: hunt, 10: activate, 11: lambda p: use(p, 3),
}  # fmt: skip
"""How each chapter is left."""


def reach(chapter: int, length: str = "full") -> Position:
    """The story up to a chapter; 12 stands for the endgame."""
    p = begin(length)
    while p.s.chapter + 1 < chapter and p.s.part < 0:
        now = p.s.chapter
        WAYS[now + 1](p)
        assert p.s.chapter > now or p.s.part == 0, f"chapter {now + 1} has not been left"
    return fresh(p)


def owned(p: Position) -> int:
    """How many items ann has."""
    return len(p.explorer().items) + len(p.explorer().gear)


def levels(p: Position) -> set[int]:
    """The levels of the items in the decks."""
    return {RULES.content.items[id].text.level for kind in ("weapon", "apparel", "artifact", "consumable") for id in p.s.decks[kind].pile}


def test_the_whole_story_leads_to_the_endgame() -> None:
    p = reach(12)
    assert (p.s.part, p.s.aside, len(p.s.goals), p.s.outcome) == (0, 15, 5, None)
    assert [t.tile for t in p.s.tiles] == ["closed-eyelid"]


def test_every_chapter_has_its_own_ratings_and_icon() -> None:
    cards = [chapter.text for chapter in (*ICE.chapters, *(ICE.endgame.parts if ICE.endgame else ()))]
    assert len({card.icon for card in cards}) == len(cards) == 13
    assert len({(card.spawn, card.horror) for card in cards[:-2]}) == 11
    assert all(card.story for card in cards)


@pytest.mark.parametrize(("length", "left_out"), [("fast", {2, 7}), ("very fast", {3})])
def test_short_games_leave_chapters_out(length: str, left_out: set[int]) -> None:
    p = begin(length)
    seen = {1}
    while p.s.part < 0 and p.s.outcome is None:
        WAYS[p.s.chapter + 1](p)
        seen.add(p.s.chapter + 1)
    assert seen == ({*range(1, 12)} if length == "fast" else {1, 2, 3, 4}) - left_out
    assert (p.s.part, p.s.outcome) == ((0, None) if length == "fast" else (-1, "won"))


def test_items_of_level_2_come_with_the_fifth_chapter() -> None:
    p = reach(4)
    assert levels(p) == {1}
    items = owned(p)
    WAYS[4](p)
    assert levels(p) >= {2}
    assert (3 not in levels(p), owned(p)) == (True, items + 1)


def test_later_chapters_raise_the_monster_level() -> None:
    assert [reach(chapter).s.level for chapter in (7, 9)] == [2, 3]


def test_items_of_level_3_come_with_the_ninth_chapter() -> None:
    p = reach(9)
    assert levels(p) >= {3}


def test_every_tile_has_the_spaces_that_closed_chapters_ask_for() -> None:
    sides = {id for front in RULES.content.fronts for id in (front, RULES.content.backs[front])}
    assert all({"chapter", "spawn"} <= {*RULES.content.faces[id].kinds} for id in sides)


def test_the_lamp_lights_the_way_and_draws_a_monster() -> None:
    p = use(reach(3), 1)
    assert (len(p.s.lit), len(p.s.monsters)) == (1, 1)


def test_shelves_are_emptied_where_event_spaces_were() -> None:
    p = reach(5)
    items = owned(p)
    use(p, 1, beside="event")
    assert (owned(p), len(p.s.destroyed)) == (items + 1, 1)


def test_a_stopped_up_hole_lowers_the_threat() -> None:
    p = reach(7)
    with p.arrange() as s:
        s.threat = 3
    use(p, 1, beside="spawn")
    assert (p.s.threat, len(p.s.destroyed)) == (2, 1)


def test_the_drill_has_been_through_all_walls() -> None:
    p = reach(8)
    with p.arrange():
        p.put("kthun", "1,1")
    assert [p.game.traits(id).moves for id in ("ann", "kthun")] == [{"walls", "closed doors"}] * 2
    assert WAYS[8](p).game.traits("ann").moves == set()


def test_the_lamp_can_be_given_back() -> None:
    p = reach(10)
    assert [*p.s.monsters] == ["dead-surveyor"]
    beside = next(cells(p.game.ground.neighbours(p.explorer().cell) & p.game.free))
    with p.arrange() as s:
        s.monsters["dead-surveyor"].cell = beside
    p.go("use:chapter/ice/10/active/0")
    go_in(p)
    assert [*p.s.monsters] == []
    assert [e.figure for e in p.told(Banished)] == ["dead-surveyor"]


def test_rest_before_the_end_costs_threat() -> None:
    p = reach(11)
    with p.arrange() as s:
        s.explorers["ann"].health, s.threat = 5, 2
    go_in(p.go("use:chapter/ice/11/active/1"))
    assert (p.explorer().health, p.s.threat) == (6, 3)


def test_the_endgame_is_won_when_all_ritual_spaces_are_gone() -> None:
    p = reach(12)
    for goal in [p.game.name(goal.cell) for goal in p.s.goals]:
        fresh(p)
        space = p.cell(goal)
        near = next(cells(p.game.ground.neighbours(space) & p.game.free))
        with p.arrange() as s:
            s.explorers["ann"].cell = near
        p.go(BLOW)
        if p.prompt == "which-target":
            p.go(f"goal:{goal}")
        go_in(p)
    assert p.s.outcome == "won"
    assert [e.chapter for e in p.told(ChapterBegan)][-1:] == ["ice/12"]
    assert len(p.told(GameWon)) == 1


def test_the_endgame_is_lost_when_the_candles_are_out() -> None:
    p = reach(12)
    rounds = 0
    while p.s.outcome is None:
        fresh(p)
        left = p.s.aside
        with p.arrange() as s:
            s.monsters.clear()
        p.go("pass")
        while p.s.outcome is None and p.prompt != "act":
            p.table.choose(p.keys[0])
        assert p.s.aside == left - 3
        rounds += 1
    assert (p.s.outcome, rounds, len(p.told(GameLost))) == ("lost", 5, 1)
