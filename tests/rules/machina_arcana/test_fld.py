"""Destroying, restoring and re-typing spaces."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, Destroyed, EssenceGained, Exploded, SpaceDestroyed, SpaceUsed, TrapsTriggered
from undercroft.games.machina_arcana.rules.spaces import destroy_space, restore_space
from undercroft.games.machina_arcana.state import Placed

from ..arranged import at_once
from .position import Position, face, position

WORDS = {"L": "trap lever", "R": "recharge station", "W": "workbench", "C": "chest", "E": "event space", "X": "chapter space"}
KINDS = {"L": "lever", "R": "recharge", "W": "workbench", "C": "chest", "E": "event", "X": "chapter"}
SIGNS = list(WORDS)
USE = "use:explorer/ann/active/{}".format
HULK = {"id": "hulk", "armor": 9, "will": 9, "health": 3, "stamina": 0}
"""Nothing hurts it."""


def having(drawing: str, *active: str, passive: str = "", bob: str = "", explorers: int = 1, other: str = "", **content: Any) -> Position:
    """ann in her turn with these abilities, and bob with a passive one; a second tile lies in the east if it is drawn."""
    cards = {"ann": {"active": list(active), "passive": [passive] if passive else []}, "bob": {"passive": [bob] if bob else []}}
    p = position(drawing, explorers=explorers, tiles=[face("second", other)], **{"explorer": cards, "monsters": [HULK], **content})
    if other:
        with p.arrange() as s:
            s.tiles.append(Placed("second", 1, 0))
            s.stack.remove("second")
    return p.begin()


def spaces(p: Position) -> list[str]:
    """What is offered about the spaces beside an explorer."""
    return [key for key in p.keys if key.split(":")[0] in ("activate", "invoke", "roll", "seal", "lever")]


# -- destroying ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-FLD-01")
@pytest.mark.parametrize("sign", [*SIGNS, "S"])
def test_destroying_a_space_puts_a_token_on_it(sign: str) -> None:
    word, kind = {**WORDS, "S": "spawn space"}[sign], {**KINDS, "S": "spawn"}[sign]
    p = having(f"a {sign} {sign}", f"Pay 1 stamina: destroy an adjacent {word}").go(USE(0))
    assert p.s.destroyed == [p.cell("2,1")]
    assert [(e.space, e.cell, e.rules) for e in p.told(SpaceDestroyed)] == [(kind, p.cell("2,1"), ("MA-FLD-01",))]
    assert spaces(p) == []
    p.go(USE(0))
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-FLD-01")
def test_the_user_chooses_among_adjacent_spaces_of_the_type() -> None:
    p = having("C a C\nW C b\n. . .\n. C .", "Pay 1 stamina: destroy an adjacent chest", explorers=2).go(USE(0))
    assert (p.prompt, p.decision.seat, p.keys) == ("which-space", 0, ["space:1,1", "space:3,1", "space:2,2"])
    p.go("space:3,1")
    assert p.s.destroyed == [p.cell("3,1")]


@pytest.mark.rule("MA-FLD-01")
@pytest.mark.parametrize("drawing", ["a W", "a . C", "a|C"])
def test_without_one_nothing_is_destroyed(drawing: str) -> None:
    p = having(drawing, "Pay 1 stamina: destroy an adjacent chest").go(USE(0))
    assert (p.s.destroyed, p.told(SpaceDestroyed)) == ([], [])


@pytest.mark.rule("MA-FLD-01")
def test_a_space_is_destroyed_once() -> None:
    p = having("a C")
    for _ in range(2):
        at_once(destroy_space(p.game, p.cell("2,1"), "ann"))
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-FLD-01")
def test_what_only_a_monster_that_is_gone_could_reach_is_destroyed_around_its_last_space() -> None:
    bomb = {"id": "bomb", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: destroy an adjacent chest"]}
    p = having("a . . C", "Pay 1 stamina, range 3: kill", monsters=[bomb])
    with p.arrange():
        p.put("bomb", "3,1")
    p.begin().go(USE(0), "target:bomb")
    assert p.s.destroyed == [p.cell("4,1")]


@pytest.mark.rule("MA-FLD-03")
@pytest.mark.parametrize("who", ["brute", "bob"])
def test_a_unit_on_a_spawn_space_that_is_destroyed_is_destroyed(who: str) -> None:
    p = having("a S . b", "Pay 1 stamina: destroy an adjacent spawn space", explorers=2)
    with p.arrange():
        p.put("brute", "2,1" if who == "brute" else "2,2")
        if who == "bob":
            p.stand("bob", "2,1")
    p.begin().go(USE(0))
    assert [(e.figure, e.by, e.rules[1:]) for e in p.told(Destroyed)] == [(who, "ann", ("MA-FLD-03",))]
    assert p.s.destroyed == [p.cell("2,1")]
    assert "move:2,1" not in p.keys


@pytest.mark.rule("MA-FLD-03")
def test_others_nearby_are_not() -> None:
    p = having("a S S b", "Pay 1 stamina: destroy an adjacent spawn space", explorers=2)
    with p.arrange():
        p.put("brute", "3,1")
        p.stand("bob", "2,2")
    p.begin().go(USE(0))
    assert (p.told(Destroyed), p.where("brute"), p.where("bob"), p.s.destroyed) == ([], "3,1", "2,2", [p.cell("2,1")])


@pytest.mark.rule("MA-FLD-03")
def test_if_that_death_clears_the_board_no_token_is_left() -> None:
    """The boss on the spawn space brings in a chapter that begins on another tile, and ann comes in there."""
    boss = {"id": "boss", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: proceed to the next chapter"]}
    chapters = [{"title": "One", "enters": ["place the entry token"]}, {"title": "Two", "enters": ["place the entry token"]}, {"title": "Three"}]
    p = having("a S", "Pay 1 stamina: destroy an adjacent spawn space", monsters=[boss], chapters=chapters)
    with p.arrange():
        p.put("boss", "2,1")
    p.begin().go(USE(0)).until("act")
    assert ([tile.tile for tile in p.s.tiles], p.s.destroyed, p.told(SpaceDestroyed)) == (["second"], [], [])


@pytest.mark.rule("MA-FLD-04")
@pytest.mark.parametrize("sign", [*SIGNS, "B", "S"])
def test_a_destroyed_space_is_an_obstacle_with_which_nothing_can_be_done(sign: str) -> None:
    p = having(f"a {sign} .", "Pay 1 stamina, range 3: attack 1/0", "Pay 1 stamina, range 3 over obstacles: attack 1/0")
    with p.arrange() as s:
        p.put("hulk", "3,1")
        s.destroyed, s.explorers["ann"].essence = [p.cell("2,1")], 5
    p.begin()
    assert (spaces(p), "move:2,1" in p.keys, p.game.kind(p.cell("2,1"))) == ([], False, "destroyed")
    seen = []
    for line in (0, 1):
        with p.arrange():
            pass
        p.begin().go(USE(line))
        seen.append(p.prompt == "which-target" and "target:hulk" in p.keys)
        assert "barrel:2,1" not in p.keys
    assert seen == [False, True]


@pytest.mark.rule("MA-FLD-04")
@pytest.mark.parametrize("sign", ["L", "B"])
def test_a_push_onto_a_destroyed_lever_or_barrel_sets_nothing_off(sign: str) -> None:
    p = having(f"a . . {sign}", "Pay 1 stamina, range 3: push 3")
    with p.arrange() as s:
        p.put("hulk", "2,1")
        s.destroyed = [p.cell("4,1")]
    p.begin().go(USE(0), "target:hulk")
    assert (p.where("hulk"), p.told(TrapsTriggered), p.told(Exploded)) == ("3,1", [], [])


# -- restoring -------------------------------------------------------------------------------------------------------------------
RESTORE = "Pay 1 stamina: restore an adjacent action space"


@pytest.mark.rule("MA-FLD-05")
@pytest.mark.parametrize(("sign", "offered"), [
    ("L", ["activate:2,1"]), ("R", ["activate:2,1"]), ("W", ["activate:2,1"]), ("C", ["activate:2,1"]), ("E", ["invoke:2,1", "roll:2,1"]),
])  # fmt: skip
def test_a_restored_action_space_regains_its_type(sign: str, offered: list[str]) -> None:
    p = having(f"a {sign} {sign}", RESTORE)
    with p.arrange() as s:
        s.destroyed = [p.cell("2,1"), p.cell("3,1")]
    assert spaces(p.begin()) == []
    p.go(USE(0))
    assert (p.s.destroyed, spaces(p)) == ([p.cell("3,1")], offered)
    assert [(e.space, e.how, e.cell, e.rules) for e in p.told(SpaceUsed)] == [(KINDS[sign], "restored", p.cell("2,1"), ("MA-FLD-05",))]


@pytest.mark.rule("MA-FLD-05")
@pytest.mark.parametrize(("drawing", "at"), [("a X", "2,1"), ("a B", "2,1"), ("a S", "2,1"), ("a . C", "3,1"), ("a|C", "2,1")])
def test_chapter_spaces_barrels_spawn_spaces_and_those_further_away_are_not_restored(drawing: str, at: str) -> None:
    p = having(drawing, RESTORE)
    with p.arrange() as s:
        s.destroyed = [p.cell(at)]
    p.begin().go(USE(0))
    assert (p.s.destroyed, p.told(SpaceUsed)) == ([p.cell(at)], [])


@pytest.mark.rule("MA-FLD-05")
def test_the_user_chooses_which_one_is_restored_and_those_in_order_are_none() -> None:
    p = having("C a W\nR E .", RESTORE, explorers=2)
    with p.arrange() as s:
        s.destroyed = [p.cell("1,1"), p.cell("3,1"), p.cell("2,2")]
    p.begin().go(USE(0))
    assert (p.prompt, p.decision.seat, p.keys) == ("which-space", 0, ["space:1,1", "space:3,1", "space:2,2"])
    p.go("space:3,1")
    assert p.s.destroyed == [p.cell("1,1"), p.cell("2,2")]


@pytest.mark.rule("MA-FLD-05")
def test_a_restored_chapter_space_is_unlit_and_a_restored_spawn_space_can_be_entered() -> None:
    p = having("a X\nS .")
    with p.arrange() as s:
        s.lit, s.explorers["ann"].essence = [p.cell("2,1")], 5
    game = p.begin().game
    for space in ("2,1", "1,2"):
        at_once(destroy_space(game, p.cell(space), "ann"))
        restore_space(game, p.cell(space))
    with p.arrange() as s:
        s.destroyed, s.lit, s.explorers["ann"].stamina = game.state.destroyed, game.state.lit, 3
    p.begin()
    assert (p.s.destroyed, p.s.lit) == ([], [])
    assert {"activate:2,1", "seal:1,2", "move:1,2"} <= set(p.keys)
    with p.arrange() as s:
        s.explorers["ann"].stamina = 2
    assert "activate:2,1" not in p.begin().keys


# -- counting as another type ----------------------------------------------------------------------------------------------------
def sources(line: str, where: str) -> dict[str, Any]:
    """A card in play with this passive ability: whose, or which."""
    first = {"title": "One", "enters": ["place the entry token"], "passive": [line] if where == "chapter" else []}
    return {
        "explorer": {"ann": {"active": ["Pay 1 stamina, range 5: attack 9/0"]}, "bob": {"passive": [line] if where == "explorer" else []}},
        "monsters": [HULK, {"id": "idol", "armor": 9, "will": 9, "health": 3, "stamina": 0, "passive": [line] if where == "monster" else []}],
        "events": [
            {"id": "calm", "kind": "explorer", "scenario": "trial", "passive": [line] if where == "event" else []},
            {"id": "dusk", "kind": "horror", "scenario": "trial", "passive": [line] if where == "horror" else []},
        ],
        "chapters": [first, {"title": "Two"}, {"title": "Three"}],
    }


@pytest.mark.rule("MA-FLD-06")
@pytest.mark.parametrize("where", ["explorer", "monster", "event", "horror", "chapter", ""])
def test_chests_that_count_as_barrels_are_no_longer_opened_but_explode(where: str) -> None:
    p = having("a C . C", explorers=2, **sources("every chest counts as explosive barrel", where))
    with p.arrange() as s:
        p.put("idol", "9,9")
        s.explorer_events, s.horror_events = ["calm"], ["dusk"]
    p.begin()
    assert spaces(p) == ([] if where else ["activate:2,1"])
    p.go(USE(0))
    assert ("barrel:2,1" in p.keys) == bool(where)
    if where:
        p.go("barrel:2,1").until("act")
        assert [e.cell for e in p.told(Exploded)] == [p.cell("2,1")]
        assert (p.s.destroyed, p.explorer().essence, p.told(EssenceGained)) == ([p.cell("2,1")], 0, [])


@pytest.mark.rule("MA-FLD-06")
def test_as_soon_as_the_card_is_gone_they_are_chests_again() -> None:
    line = "every chest counts as explosive barrel"
    p = having("a C", "Pay 1 stamina, range 9: kill", monsters=[{"id": "idol", "armor": 9, "will": 9, "health": 3, "stamina": 0, "passive": [line]}])
    with p.arrange():
        p.put("idol", "5,5")
    assert spaces(p.begin()) == []
    p.go(USE(0), "target:idol")
    assert spaces(p) == ["activate:2,1"]


@pytest.mark.rule("MA-FLD-06")
def test_a_lasting_effect_re_types_them_until_it_ends() -> None:
    p = having("a E\n^", "Pay 1 stamina: lasting 1x every event space counts as trap lever")
    with p.arrange() as s:
        s.spawn = 0
    p.begin()
    assert spaces(p) == ["invoke:2,1", "roll:2,1"]
    p.go(USE(0))
    assert spaces(p) == ["activate:2,1"]
    p.go("pass")
    assert (p.s.round, spaces(p)) == (2, ["invoke:2,1", "roll:2,1"])


@pytest.mark.rule("MA-FLD-06")
def test_an_event_space_that_counts_as_a_lever_is_a_lever_in_every_way() -> None:
    """It costs 2 stamina, triggers traps, serves a second explorer, and is set off by a push."""
    p = having("a E ^\n. . .\n. . .\nb E c", "Pay 1 stamina, melee: push 1", explorers=2, bob="every event space counts as trap lever")
    with p.arrange() as s:
        p.put("hulk", "3,1")
        s.explorers["ann"].stamina = 2
    p.begin().go("activate:2,1")
    assert ([len(e.faces) for e in p.told(Attacked)], p.explorer().stamina, p.s.explorer_events) == ([3, 3], 0, [])
    assert p.s.destroyed == [p.cell("2,1")]
    with p.arrange() as s:
        p.stand("ann", "2,2")
        p.stand("hulk", "2,3")
        s.explorers["ann"].stamina, s.destroyed = 6, []
        s.turn = None
        s.explorers["ann"].acted = False
    p.begin().go(USE(0), "target:hulk")
    assert ([e.figure for e in p.told(TrapsTriggered)], p.s.destroyed) == (["ann"], [p.cell("2,4")])


@pytest.mark.rule("MA-FLD-06")
def test_spawn_spaces_that_count_as_chests_are_obstacles_and_no_spawn_spaces() -> None:
    p = having("a S .", "Pay 1 stamina: spawn a monster", passive="every spawn space counts as chest")
    with p.arrange() as s:
        s.explorers["ann"].essence = 4
    p.begin()
    assert (spaces(p), "move:2,1" in p.keys) == (["activate:2,1"], False)
    p.go(USE(0))
    assert p.s.monsters == {}
    p.go("activate:2,1").until("act")
    assert (p.explorer().essence, p.s.destroyed) == (5, [p.cell("2,1")])


@pytest.mark.rule("MA-FLD-06")
def test_two_types_can_change_places() -> None:
    p = having("C a L", passive="every chest counts as trap lever", bob="every trap lever counts as chest", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].stamina = 2
    assert spaces(p.begin()) == ["activate:1,1"]
    p.go("activate:1,1")
    assert (len(p.told(TrapsTriggered)), p.told(EssenceGained)) == (1, [])


@pytest.mark.rule("MA-FLD-06")
@pytest.mark.parametrize("where", ["explorer", "chapter"])
@pytest.mark.parametrize(("condition", "bob", "wounds", "turned"), [
    ("adjacent to a wall", "5,5", 0, False), ("adjacent to a wall", "1,5", 0, True),
    ("there is a wounded monster", "5,5", 0, False), ("there is a wounded monster", "5,5", 1, True),
])  # fmt: skip
def test_they_are_re_typed_while_the_condition_holds(where: str, condition: str, bob: str, wounds: int, turned: bool) -> None:
    """It is about the owner of the card; the card of nobody asks for anybody on the board, and ann stands away from all walls."""
    p = having(".\n. a C", explorers=2, **sources(f"If {condition}: every chest counts as trap lever", where))
    with p.arrange() as s:
        p.stand("bob", bob)
        p.put("hulk", "8,8", wounds=wounds)
        s.explorers["ann"].stamina = 2
    assert spaces(p.begin()) == (["activate:3,2"] if turned else [])


@pytest.mark.rule("MA-FLD-06")
@pytest.mark.parametrize("turned", [False, True])
def test_a_lit_chapter_space_that_counts_as_a_chest_gives_no_light(turned: bool) -> None:
    ghost = {"id": "ghost", "armor": 3, "will": 3, "health": 2, "stamina": 0, "passive": ["ethereal"]}
    line = "every chapter space counts as chest" if turned else ""
    p = having("a X", "Pay 1 stamina, range 9: attack 1/0", passive=line, monsters=[ghost])
    with p.arrange() as s:
        p.put("ghost", "3,3")
        s.lit = [p.cell("2,1")]
    p.begin().go(USE(0))
    assert (p.prompt == "which-target" and "target:ghost" in p.keys) == (not turned)


# -- counting spaces as others -----------------------------------------------------------------------------------------------------
BARREL = "count chest as explosive barrel"


@pytest.mark.rule("MA-FLD-07")
@pytest.mark.parametrize("choice", ["chest", "barrel"])
def test_a_unit_that_may_count_chests_as_barrels_opens_one_or_shoots_at_it(choice: str) -> None:
    p = having("a C . C", "Pay 1 stamina, range 3: attack 9/0", passive=BARREL)
    assert spaces(p) == ["activate:2,1"]
    if choice == "chest":
        p.go("activate:2,1").until("act")
        assert (p.explorer().essence, p.told(Exploded)) == (1, [])
    else:
        p.go(USE(0))
        assert "barrel:2,1" in p.keys
        p.go("barrel:2,1").until("act")
        assert (p.explorer().essence, [e.cell for e in p.told(Exploded)]) == (0, [p.cell("2,1")])
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-FLD-07")
def test_others_may_not() -> None:
    p = having("a C . b", "Pay 1 stamina, range 3: attack 9/0", bob=BARREL, explorers=2).go(USE(0))
    assert "barrel:2,1" not in p.keys


@pytest.mark.rule("MA-FLD-07")
@pytest.mark.parametrize(("stamina", "offered"), [(6, ["activate:2,1", "activate:2,1:lever"]), (2, ["activate:2,1:lever"]), (1, [])])
def test_an_explorer_chooses_as_what_it_activates_a_space(stamina: int, offered: list[str]) -> None:
    p = having("a C ^", passive="count chest as trap lever")
    with p.arrange() as s:
        p.put("hulk", "3,1")
        s.explorers["ann"].stamina = stamina
    assert sorted(spaces(p.begin())) == offered
    if stamina == 6:
        p.go("activate:2,1:lever")
        assert (len(p.told(Attacked)), p.explorer().stamina, p.explorer().essence, p.s.destroyed) == (1, 4, 0, [p.cell("2,1")])
        assert [(e.space, e.cell) for e in p.told(SpaceUsed)] == [("lever", p.cell("2,1"))]


@pytest.mark.rule("MA-FLD-07")
def test_a_spawn_space_can_be_counted_too_and_others_of_the_type_are_as_they_are() -> None:
    p = having("S a C\n. E L", passive="count spawn space as chest")
    with p.arrange() as s:
        s.explorers["ann"].essence = 5
    p.begin()
    assert spaces(p) == ["activate:1,1:chest", "activate:3,1", "invoke:2,2", "roll:2,2", "activate:3,2", "seal:1,1"]
    assert "move:1,1" in p.keys


@pytest.mark.rule("MA-FLD-07")
def test_a_destroyed_chest_counts_as_nothing_else() -> None:
    p = having("a C C", "Pay 1 stamina, range 3 over obstacles: attack 9/0", passive="count chest as trap lever", bob=BARREL)
    with p.arrange() as s:
        s.destroyed = [p.cell("2,1")]
    assert spaces(p.begin()) == []


@pytest.mark.rule("MA-FLD-07")
@pytest.mark.parametrize("answer", ["count:barrel", "leave-as-is"])
def test_in_an_attack_on_units_the_unit_is_asked_for_every_such_space(answer: str) -> None:
    p = having("a C B\nC . .", "Pay 1 stamina: attack 1/0, on adjacent units", passive=BARREL, explorers=2)
    with p.arrange():
        p.stand("bob", "9,9")
    p.begin().go(USE(0))
    assert (p.prompt, p.decision.seat, p.keys, p.decision.args["cell"]) == ("count-as", 0, ["count:barrel", "leave-as-is"], "2,1")
    p.go("leave-as-is")
    assert (p.prompt, p.decision.args["cell"]) == ("count-as", "1,2")
    p.go(answer)
    assert [e.barrels for e in p.told(Attacked)][:1] == ([1] if answer == "count:barrel" else [])


@pytest.mark.rule("MA-FLD-07")
@pytest.mark.parametrize("answer", ["count:barrel", "leave-as-is"])
def test_in_an_explosion_the_unit_that_set_it_off_is_asked(answer: str) -> None:
    """ann shoots at the barrel in column 3; a chest and another barrel stand beside it. The other barrel is not asked about."""
    p = having("a . B C\n. . . B", "Pay 1 stamina, range 3: attack 9/0", passive=BARREL, draws={"high-die": "1 " * 9 + "1 0 0"})
    p.go(USE(0), "barrel:3,1")
    assert (p.prompt, p.keys, p.decision.args["cell"]) == ("count-as", ["count:barrel", "leave-as-is"], "4,1")
    p.go(answer)
    assert p.told(Attacked)[1].barrels == (2 if answer == "count:barrel" else 1)


@pytest.mark.rule("MA-FLD-07")
@pytest.mark.parametrize(("counts", "answer", "effect"), [
    (BARREL, "count:barrel", Exploded), ("count chest as trap lever", "count:lever", TrapsTriggered), (BARREL, "leave-as-is", None),
])  # fmt: skip
def test_when_it_pushes_somebody_onto_such_a_space_it_is_asked(counts: str, answer: str, effect: type[Any] | None) -> None:
    p = having("a . C", "Pay 1 stamina, range 3: push 1", passive=counts)
    with p.arrange():
        p.put("hulk", "2,1")
    p.begin().go(USE(0), "target:hulk")
    assert (p.prompt, p.decision.seat, p.keys) == ("count-as", 0, [answer if effect else "count:barrel", "leave-as-is"])
    p.go(answer)
    assert (len(p.told(Exploded)), len(p.told(TrapsTriggered))) == (int(effect is Exploded), int(effect is TrapsTriggered))
    assert (p.where("hulk"), p.s.destroyed) == ("2,1", [p.cell("3,1")] if effect else [])


@pytest.mark.rule("MA-FLD-07")
@pytest.mark.parametrize("answer", ["count:barrel", "leave-as-is"])
def test_a_lever_that_may_count_as_a_barrel_is_one_of_the_two(answer: str) -> None:
    p = having("a . L", "Pay 1 stamina, range 3: push 1", passive="count trap lever as explosive barrel")
    with p.arrange():
        p.put("hulk", "2,1")
    p.begin().go(USE(0), "target:hulk", answer)
    assert (len(p.told(Exploded)), len(p.told(TrapsTriggered))) == ((1, 0) if answer == "count:barrel" else (0, 1))


@pytest.mark.rule("MA-FLD-07")
def test_for_a_predictable_monster_the_players_choose() -> None:
    shover = {"id": "shover", "armor": 9, "will": 9, "health": 3, "stamina": 1, "active": ["Pay 1 stamina, melee: push 1"], "passive": [BARREL]}
    p = having(". a C", monsters=[shover])
    with p.arrange() as s:
        p.put("shover", "1,1")
        s.explorers["ann"].health = 5
    p.begin().go("pass").until("count-as")
    assert (p.decision.seat, p.keys) == (-1, ["count:barrel", "leave-as-is"])


@pytest.mark.rule("MA-FLD-07")
@pytest.mark.parametrize(("answer", "rolls"), [("count:lever", 2), ("leave-as-is", 1)])
def test_an_explorer_who_helps_with_the_traps_chooses_whether_its_chest_is_a_lever(answer: str, rolls: int) -> None:
    p = having("a L ^\n. . .\n. . .\nb C .", bob="count chest as trap lever", explorers=2)
    with p.arrange():
        p.put("hulk", "3,1")
    p.begin().go("activate:2,1")
    assert (p.prompt, p.decision.seat) == ("count-as", 1)
    p.go(answer)
    assert (len(p.told(Attacked)), p.s.destroyed) == (rolls, [p.cell("2,1")])


@pytest.mark.rule("MA-FLD-07")
def test_a_workbench_that_counts_as_a_chest_is_destroyed_by_what_destroys_chests() -> None:
    p = having("a W", "Pay 1 stamina: destroy an adjacent chest", passive="count workbench as chest").go(USE(0))
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-FLD-07")
def test_as_a_lasting_effect_it_is_possible_until_it_ends() -> None:
    p = having("a C", f"Pay 1 stamina: lasting 1x {BARREL}", "Pay 1 stamina, range 3: attack 9/0").go(USE(0), USE(1))
    assert "barrel:2,1" in p.keys
    with p.arrange() as s:
        s.lasting = []
    p.begin().go(USE(1))
    assert "barrel:2,1" not in p.keys


@pytest.mark.rule("MA-FLD-08")
@pytest.mark.parametrize("sign", SIGNS)
def test_an_action_space_that_an_effect_destroys_is_not_activated(sign: str) -> None:
    p = having(f"a {sign}\n^ .", f"Pay 1 stamina: destroy an adjacent {WORDS[sign]}", explorers=2)
    with p.arrange() as s:
        p.put("hulk", "1,2")
        s.explorers["ann"].health = 1
    p.begin().go(USE(0))
    assert p.s.destroyed == [p.cell("2,1")]
    assert (p.told(SpaceUsed), p.told(TrapsTriggered), p.told(EssenceGained), p.explorer().health) == ([], [], [], 1)
    assert (p.s.explorer_events, p.s.chapter, p.explorer().items, p.prompt) == ([], 0, [], "act")


@pytest.mark.rule("MA-FLD-08")
def test_a_barrel_that_an_effect_destroys_does_not_explode() -> None:
    p = having("a C B", "Pay 1 stamina: destroy an adjacent chest", passive=BARREL).go(USE(0))
    assert (p.s.destroyed, p.told(Exploded)) == ([p.cell("2,1")], [])
    game = p.game
    at_once(destroy_space(game, p.cell("3,1"), "ann"))
    assert (game.state.destroyed, game.kind(p.cell("3,1")), p.told(Exploded)) == ([p.cell("2,1"), p.cell("3,1")], "destroyed", [])
