"""Chapters: who has the abilities of the current one, how the story goes on, and what a new chapter brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import (
    Appeared,
    Attacked,
    ChapterBegan,
    EssenceGained,
    EventInvoked,
    LostHealth,
    PhaseBegan,
    Rating,
    Restored,
    Rolled,
    RoundBegan,
    ThreatMoved,
    TilePlaced,
    TurnBegan,
    Used,
)
from undercroft.games.machina_arcana.state import Placed
from undercroft.kernel.decision import TABLE, Group

from .position import CHAPTERS, Position, face, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
ON = ANN + "0"
ONWARDS = {"ann": {"active": ["Pay 1 stamina: proceed to the next chapter"]}}
ENTER = "Place the entry token"
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 2, "stamina": 0}
ONE = ["Pay 1 stamina: threat +1"]


def story(*later: Mapping[str, Any], first: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
    """The first chapter with changes, then these, then the one that wins."""
    return [{**CHAPTERS[0], **(first or {})}, *({"title": f"Chapter {n}", **chapter} for n, chapter in enumerate(later, 2)), {"title": "Last"}]


def telling(
    *later: Mapping[str, Any], first: Mapping[str, Any] | None = None, drawing: str = "a b", explorers: int = 1,
    people: Mapping[str, Mapping[str, Any]] | None = None, **content: Any,
) -> Position:  # fmt: skip
    """ann in her turn; she can go on with the story. A second tile lies in the east."""
    people = {**ONWARDS, **(people or {})}
    chapters = story(*later, first=first)
    p = position(drawing, explorers=explorers, chapters=chapters, explorer=people, tiles=[face("second"), face("third")], **content)
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
    return p.begin()


def kinds(p: Position, *wanted: type[Any]) -> list[str]:
    """The events of these kinds in their order."""
    return [type(e).__name__ for e in p.table.events if isinstance(e, wanted)]


def chapters(p: Position) -> list[str]:
    return [e.chapter for e in p.told(ChapterBegan)]


def offered(p: Position) -> list[str]:
    """The lines of chapter cards that can be used now."""
    return [key.removeprefix("use:chapter/trial/") for key in p.keys if key.startswith("use:chapter")]


# -- the current chapter -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-CHP-01")
def test_every_explorer_has_the_abilities_of_the_current_chapter_and_of_no_other() -> None:
    """bob is on another tile; the second ability costs no stamina, and so is offered in the turns of others."""
    lines = ["Pay 1 stamina: threat +1", "Pay 1 health: threat +1"]
    p = telling({"active": lines}, {"active": ONE}, first={"active": ONE}, explorers=2)
    with p.arrange():
        p.stand("bob", "12,1")
    p.begin("ann")
    assert offered(p) == ["1/active/0"]
    p.go(ON)
    assert offered(p) == ["2/active/0", "2/active/1"]
    assert [(d.seat, d.keys) for d in p.table.decisions if d.prompt == "free"] == [(1, ["free:chapter/trial/2/active/1"])]
    p.go("use:chapter/trial/2/active/0", "pass").begin("bob")
    assert offered(p) == ["2/active/0", "2/active/1"]
    p.go("use:chapter/trial/2/active/0")
    assert (p.s.threat, p.explorer("ann").stamina, p.explorer("bob").stamina) == (2, 0, 5)
    assert [(e.figure, e.card, e.own) for e in p.told(Used)][1:] == [("ann", "trial/2", False), ("bob", "trial/2", False)]


@pytest.mark.rule("MA-CHP-01")
def test_every_explorer_has_those_that_wait_for_a_moment_and_no_monster_has() -> None:
    people = {id: {"active": ["Pay 1 stamina, melee: attack 9/0"]} for id in ("ann", "bob")}
    p = telling(first={"passive": ["When you take damage: threat +1"]}, explorers=2, people=people, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "2,2")
    p.begin("ann").go(ON, "target:bob")
    assert p.s.threat == 1
    p.go(ON, "target:rock", "pass").begin("bob").go(BOB + "0", "target:ann")
    assert (p.s.threat, p.monster("rock").wounds) == (2, 1)


@pytest.mark.rule("MA-CHP-01")
@pytest.mark.parametrize("dead", [False, True])
def test_monsters_have_none_of_its_abilities(dead: bool) -> None:
    """If bob is dead, his player moves the monster."""
    first = {"active": ["Pay 1 stamina, range 9: attack 1/0"]}
    p = telling(first=first, explorers=2, monsters=[{**ROCK, "stamina": 1}], draws={"horror-roll": "1"})
    with p.arrange() as s:
        p.put("rock", "5,5")
        s.explorers["bob"].cell = -1
        s.explorers["bob"].dead, s.explorers["bob"].left = int(dead), not dead
    assert offered(p.begin()) == ["1/active/0"]
    p.go("pass").until("control-monster" if dead else "act")
    assert [key for key in p.keys if key.startswith("ability")] == []
    assert p.told(Attacked) == []


@pytest.mark.rule("MA-CHP-02")
def test_its_abilities_affect_whoever_uses_them() -> None:
    p = telling(first={"active": ["Pay 1 stamina: restore 1 health", "Pay 1 health: gain 1 essence"]}, explorers=3)
    with p.arrange() as s:
        for explorer in s.explorers.values():
            explorer.health = 2
    p.begin("ann").go("use:chapter/trial/1/active/0")
    assert [(e.figure, e.amount) for e in p.told(Restored)] == [("ann", 1)]
    p.table.choose("free:chapter/trial/1/active/1", 1)
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [("bob", 1)]
    assert [(explorer.health, explorer.essence) for explorer in p.s.explorers.values()] == [(3, 0), (1, 1), (2, 0)]


@pytest.mark.rule("MA-CHP-03", "MA-CHS-04")
@pytest.mark.parametrize("closed", [True, False])
def test_a_closed_chapter_is_left_only_as_its_card_says(closed: bool) -> None:
    """Here by an ability; neither a chapter space nor the countdown ends it, as they do another one."""
    first = {"closed": closed, "active": ["Pay 2 essence: proceed to the next chapter"]}
    p = telling({"spawn": 6, "horror": 3}, first=first, drawing="a X")
    with p.arrange() as s:
        s.explorers["ann"].essence, s.spawn = 5, 7
    p.begin().go("activate:2,1")
    assert p.s.chapter == (0 if closed else 1)
    with p.arrange() as s:
        s.chapter, s.spawn = 0, 1
        s.explorers["ann"].essence = 2
    p.begin().go("pass").until("act")
    assert (p.s.round, p.s.chapter) == (2, 0 if closed else 1)
    if closed:
        p.go("use:chapter/trial/1/active/0")
        assert (p.s.chapter, p.explorer().essence, offered(p)) == (1, 0, [])


@pytest.mark.rule("MA-CHP-03", "MA-ENT-07")
def test_its_card_may_place_the_exit_token_by_which_it_is_left() -> None:
    p = telling({"enters": [ENTER]}, first={"closed": True, "active": ["Pay 1 essence: place the exit token"]})
    with p.arrange() as s:
        s.explorers["ann"].essence = 1
        p.stand("ann", "5,1")
    p.begin().go("use:chapter/trial/1/active/0", "exit:5,1:north")
    assert (p.s.chapter, "leave" in p.keys) == (0, True)
    p.go("leave").until("act")
    assert (p.s.chapter, chapters(p)) == (1, ["trial/2"])


# -- going on ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-CHP-04")
def test_the_next_chapter_is_revealed_one_at_a_time() -> None:
    p = telling({}, {}, {})
    for n in (2, 3, 4):
        p.go(ON)
        assert (p.s.chapter, p.game.chapter.id, p.s.outcome) == (n - 1, f"trial/{n}", None)
    assert (chapters(p), set(p.rules_told(ChapterBegan))) == (["trial/2", "trial/3", "trial/4"], {("MA-CHP-04",)})
    p.go(ON)
    assert (p.s.outcome, chapters(p)[-1]) == ("won", "trial/5")


@pytest.mark.rule("MA-CHP-05")
def test_what_the_new_chapter_does_is_resolved_once_in_its_order() -> None:
    """It is the new chapter from the beginning: its armor meets the attack. The effects of the chapter before it are not resolved again."""
    new = {"enters": ["Attack 1/0; threat +1", "Gain 1 essence"], "passive": ["Armor +3, on explorers"]}
    p = telling(new, first={"enters": [ENTER, "Threat +2"], "passive": ["Armor +1, on explorers"]}, rolls="3")
    with p.arrange() as s:
        s.threat = 0
    p.begin().go(ON)
    assert kinds(p, ChapterBegan, Attacked, ThreatMoved, EssenceGained) == ["ChapterBegan", "Attacked", "ThreatMoved", "EssenceGained"]
    assert (p.s.threat, p.explorer().essence, p.explorer().health, p.game.traits("ann").armor) == (1, 1, 5, 5)
    assert (p.told(TilePlaced), p.told(Appeared)) == ([], [])


@pytest.mark.rule("MA-CHP-05", "MA-CHP-02")
@pytest.mark.parametrize("by", ["ann", "countdown"])
def test_what_names_nobody_affects_the_explorer_who_brings_the_chapter_in(by: str) -> None:
    p = telling({"enters": ["Gain 1 essence", "Gain 1 essence, on explorers"]}, explorers=2)
    with p.arrange() as s:
        s.spawn = 1 if by == "countdown" else 7
        p.stand("bob", "12,1")
    if by == "ann":
        p.begin("ann").go(ON)
    else:
        p.rest()
    assert (p.s.chapter, [e.figure for e in p.told(EssenceGained)]) == (1, ["ann", "ann", "bob"] if by == "ann" else ["ann", "bob"])


@pytest.mark.rule("MA-CHP-06")
@pytest.mark.parametrize(("spawn", "horror"), [(5, 3), (9, 8), (7, 4)])
def test_then_both_ratings_begin_with_the_values_of_the_new_chapter(spawn: int, horror: int) -> None:
    """Both had come down, and its effects have been resolved before."""
    p = telling({"spawn": spawn, "horror": horror, "enters": ["Threat +1"]})
    with p.arrange() as s:
        s.spawn, s.horror = 2, 1
    p.begin().go(ON)
    assert (p.s.spawn, p.s.horror) == (spawn, horror)
    assert [(e.track, e.value, e.rules) for e in p.told(Rating)] == [("spawn", spawn, ("MA-CHP-06",)), ("horror", horror, ("MA-CHP-06",))]
    assert kinds(p, ChapterBegan, ThreatMoved, Rating) == ["ChapterBegan", "ThreatMoved", "Rating", "Rating"]


@pytest.mark.rule("MA-CHP-06")
def test_an_effect_of_the_new_chapter_still_finds_the_old_rating() -> None:
    """It asks where an explorer is to stand; while it waits, the markers have not moved."""
    p = telling({"spawn": 5, "horror": 2, "enters": ["Move up to 1"]}).go(ON)
    assert p.prompt != "act"
    assert (p.s.chapter, p.s.spawn, p.s.horror) == (1, 7, 4)
    p.until("act")
    assert (p.s.spawn, p.s.horror) == (5, 2)


@pytest.mark.rule("MA-CHP-07")
@pytest.mark.parametrize(("start", "explorers", "rating"), [
    (7, 1, 7), (7, 2, 6), (7, 3, 5), (7, 4, 4), (6, 4, 3), (5, 4, 3), (4, 2, 3), (3, 1, 3), (3, 4, 3), (2, 4, 2), (1, 2, 1),
])  # fmt: skip
def test_the_new_spawn_rating_is_lowered_for_each_explorer_beyond_the_first_but_not_below_3(start: int, explorers: int, rating: int) -> None:
    p = telling({"spawn": start, "horror": 5}, drawing="a b c d", explorers=explorers).go(ON)
    assert (p.s.chapter, p.s.spawn, p.s.horror) == (1, rating, 5)


@pytest.mark.rule("MA-CHP-07", "MA-SPN-11")
@pytest.mark.parametrize(("dead", "left", "rating"), [((), ("bob", "cid"), 5), (("bob",), (), 6), (("bob",), ("cid",), 6), (("bob", "cid"), (), 7)])
def test_the_dead_do_not_count_but_those_who_have_left_do(dead: Sequence[str], left: Sequence[str], rating: int) -> None:
    p = telling({"spawn": 7}, drawing="a b c", explorers=3)
    with p.arrange() as s:
        for n, id in enumerate((*dead, *left), 1):
            s.explorers[id].cell, s.explorers[id].acted = -1, True
            s.explorers[id].dead, s.explorers[id].left = n * (id in dead), id in left
    p.begin("ann").go(ON)
    assert (p.s.chapter, p.s.spawn) == (1, rating)


@pytest.mark.rule("MA-CHP-08")
@pytest.mark.parametrize(("ratings", "after", "rolls"), [
    ({"spawn": 6, "horror": 3}, (6, 3), ["spawn", "horror"]), ({"spawn": 6}, (6, 0), ["spawn"]), ({"horror": 3}, (0, 3), ["horror"]),
    ({}, (0, 0), []),
])  # fmt: skip
@pytest.mark.parametrize("explorers", [1, 3])
def test_a_rating_that_the_new_chapter_lacks_is_taken_off_its_track(
    ratings: Mapping[str, int], after: tuple[int, int], rolls: list[str], explorers: int
) -> None:
    """Without a marker there is no roll either."""
    p = telling(ratings, drawing="a b c S", explorers=explorers).go(ON)
    less = explorers - 1 if after[0] else 0
    assert (p.s.spawn, p.s.horror) == (after[0] - less, after[1])
    p.rest().until_phase("explorers")
    assert list(dict.fromkeys(e.about for e in p.told(Rolled))) == rolls


@pytest.mark.rule("MA-CHP-08")
def test_a_marker_comes_back_with_the_next_chapter_that_has_the_rating() -> None:
    p = telling({}, {"spawn": 8, "horror": 2}).go(ON)
    assert (p.s.spawn, p.s.horror) == (0, 0)
    p.go(ON)
    assert (p.s.spawn, p.s.horror) == (8, 2)


# -- what stays and what goes ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-CHP-09", "MA-LST-19")
def test_the_old_chapter_has_no_effect_any_more_but_what_lasts_runs_on() -> None:
    old = {"active": ["Pay 1 stamina: lasting 1x armor +1", "Pay 1 health: threat +1"], "passive": ["Will +2, on explorers"]}
    p = telling({"passive": ["Will -1, on explorers"]}, first=old, explorers=2)
    p.go("use:chapter/trial/1/active/0")
    assert (p.game.traits("ann").armor, p.game.traits("ann").will) == (3, 5)
    p.go(ON)
    assert (p.game.traits("ann").armor, p.game.traits("ann").will, p.game.traits("bob").will) == (3, 2, 2)
    assert (offered(p), [d.prompt for d in p.table.decisions]) == ([], ["act"])
    assert [(lasting.owner, lasting.card) for lasting in p.s.lasting] == [("ann", "chapter/trial/1")], "the marker is still in use"
    p.rest()
    assert (p.s.round, p.game.traits("ann").armor, p.s.lasting) == (2, 2, [])


@pytest.mark.rule("MA-CHP-10")
def test_a_new_chapter_ends_neither_the_turn_nor_the_phase_and_restores_no_stamina() -> None:
    people = {"ann": {"active": [*ONWARDS["ann"]["active"], "Pay 1 stamina: lasting 1x armor +1"]}}
    p = telling({"spawn": 6, "horror": 3}, explorers=3, people=people, drawing="a b c")
    with p.arrange() as s:
        s.explorers["bob"].acted, s.explorers["bob"].stamina, s.explorers["cid"].stamina = True, 0, 4
    p.begin("ann").go(ANN + "1", ON)
    assert (p.s.phase, p.s.round, p.prompt, p.decision.args["figure"]) == ("explorers", 1, "act", "ann")
    assert ([p.explorer(id).stamina for id in ("ann", "bob", "cid")], p.game.traits("ann").armor) == ([4, 0, 4], 3)
    assert kinds(p, TurnBegan, PhaseBegan, RoundBegan) == []
    p.go("pass")
    assert (p.s.round, p.prompt, p.decision.args["figure"]) == (1, "act", "cid"), "bob has had his turn"


@pytest.mark.rule("MA-CHP-10")
def test_the_spawn_phase_goes_on_after_the_countdown() -> None:
    """The rolls are made against the new rating."""
    p = telling({"spawn": 6, "horror": 3}, drawing="a b S", explorers=2, draws={"spawn-roll": "4 5", "horror-roll": "1"})
    with p.arrange() as s:
        s.spawn = 1
    p.rest().until_phase("explorers")
    assert [(e.about, e.needed) for e in p.told(Rolled)] == [("spawn", 5), ("spawn", 5), ("horror", 3)]
    assert (p.s.chapter, len(p.s.monsters), p.s.spawn) == (1, 1, 4)


@pytest.mark.rule("MA-CHP-10")
def test_the_horror_and_the_monster_phase_go_on_after_a_new_chapter() -> None:
    """An event brings in a chapter, and so does a monster, twice in its turn; then the other monster acts."""
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Proceed to the next chapter"]}
    herald = {**ROCK, "id": "herald", "stamina": 2, "active": ["Pay 1 stamina, range 9: lose 1 health; proceed to the next chapter"]}
    hunter = {**ROCK, "id": "hunter", "stamina": 1, "active": ["Pay 1 stamina, range 9: lose 1 health"]}
    p = telling({"horror": 3}, {}, {}, {}, events=[dusk], monsters=[herald, hunter], draws={"horror-roll": "9", "spawn-roll": "1"})
    with p.arrange():
        p.put("herald", "5,1")
        p.put("hunter", "1,5")
    p.begin().go("pass")
    assert (p.s.chapter, p.s.round, p.prompt, p.explorer().health) == (3, 2, "act", 2)
    assert [e.figure for e in p.told(Used)] == ["herald", "herald", "hunter"]
    assert [e.phase for e in p.told(PhaseBegan)] == ["spawn", "horror", "monsters", "explorers"]


@pytest.mark.rule("MA-CHP-14")
@pytest.mark.parametrize(("passive", "more"), [
    ("Armor +1", {"ann": 1, "bob": 1, "rock": 1, "stone": 1}), ("Armor +1, on units", {"ann": 1, "bob": 1, "rock": 1, "stone": 1}),
    ("Armor +1, on explorers", {"ann": 1, "bob": 1}), ("Armor +1, on monsters", {"rock": 1, "stone": 1}),
])  # fmt: skip
def test_the_passives_of_the_current_chapter_are_in_force_on_all_tiles(passive: str, more: Mapping[str, int]) -> None:
    """bob and the stone stand on the other tile. The chapters before and after it have passives, too."""
    other = {"passive": ["Armor +3"]}
    p = telling({"passive": [passive]}, other, first=other, drawing="a|.", explorers=2, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "5,5")
        p.put("stone", "15,5")
        p.stand("bob", "12,1")
    p.begin("ann").go(ON)
    printed = {"ann": 2, "bob": 2, "rock": 3, "stone": 3}
    assert {id: p.game.traits(id).armor - base for id, base in printed.items()} == {id: more.get(id, 0) for id in printed}
    p.rest()
    assert (p.s.round, p.game.traits("ann").armor) == (2, 2 + more.get("ann", 0))


# -- each explorer -----------------------------------------------------------------------------------------------------------------
EACH = "Invoke an explorer event, on explorers"
SMALL: Mapping[str, Any] = {"id": "calm", "kind": "explorer", "scenario": "trial", "enters": ["Gain 1 essence"]}
GREAT: Mapping[str, Any] = {"id": "tide", "kind": "explorer", "scenario": "trial", "enters": ["Restore 1 health"]}


@pytest.mark.rule("MA-CHP-15")
@pytest.mark.parametrize("enters", [[f"{EACH}; {EACH}"], [EACH, EACH]])
def test_every_explorer_completes_an_effect_before_the_next_one_in_an_order_the_players_choose(enters: list[str]) -> None:
    """The events are revealed one after the other; ann is on another tile."""
    tides = [{**SMALL, "id": f"tide{n}"} for n in range(1, 7)]
    draws = {"explorer-event": " ".join(tide["id"] for tide in tides)}
    p = telling({"enters": enters}, drawing="a b c", explorers=3, events=tides, draws=draws)
    with p.arrange():
        p.stand("ann", "12,1")
    p.begin("ann").go(ON)
    asked = []
    for key in ("unit:cid", "unit:ann", "unit:bob", "unit:cid"):
        assert (p.prompt, p.decision.seat, p.decision.group) == ("which-unit-first", TABLE, None)
        asked.append([key.removeprefix("unit:") for key in p.keys])
        p.go(key)
    assert asked == [["ann", "bob", "cid"], ["ann", "bob"], ["ann", "bob", "cid"], ["ann", "cid"]]
    assert [e.figure for e in p.told(EssenceGained)] == ["cid", "ann", "bob", "bob", "cid", "ann"]
    assert [e.card for e in p.told(EventInvoked)] == [tide["id"] for tide in tides]
    assert p.prompt == "act"


@pytest.mark.rule("MA-CHP-15")
def test_a_chapter_that_the_countdown_brings_in_names_each_explorer_as_well() -> None:
    p = telling({"enters": [EACH]}, drawing="a b", explorers=2, events=[SMALL, GREAT], draws={"explorer-event": "calm tide"})
    with p.arrange() as s:
        s.spawn = 1
        s.explorers["ann"].health = s.explorers["bob"].health = 3
    p.rest()
    assert (p.prompt, p.keys) == ("which-unit-first", ["unit:ann", "unit:bob"])
    p.go("unit:bob")
    assert ([e.figure for e in p.told(EssenceGained)], [e.figure for e in p.told(Restored)]) == (["bob"], ["ann"])


@pytest.mark.rule("MA-CHP-15", "MA-LEV-03")
def test_the_dead_and_those_who_have_left_are_no_part_of_it_but_the_latter_take_part_in_the_choice() -> None:
    people = {"bob": {"active": ["Pay 1 stamina: proceed to the next chapter"]}}
    p = telling({"enters": [EACH]}, drawing="a b c d", explorers=4, people=people)
    with p.arrange() as s:
        s.explorers["ann"].cell, s.explorers["ann"].left, s.explorers["ann"].acted = -1, True, True
        s.explorers["dan"].cell, s.explorers["dan"].dead = -1, 1
        s.turn = None
    p.go("turn:bob", BOB + "0")
    assert (p.prompt, p.decision.group, p.keys) == ("which-unit-first", Group((0, 1, 2), 0), ["unit:bob", "unit:cid"])


@pytest.mark.rule("MA-CHP-15")
def test_where_the_order_makes_no_difference_nobody_is_asked() -> None:
    p = telling({"enters": ["Lose 1 health, on explorers; gain 1 essence, on explorers"]}, explorers=3).go(ON)
    assert p.prompt == "act"
    assert [e.figure for e in p.told(EssenceGained)] == [e.figure for e in p.told(LostHealth)] == ["ann", "bob", "cid"]
    assert kinds(p, EssenceGained, LostHealth) == ["LostHealth"] * 3 + ["EssenceGained"] * 3
