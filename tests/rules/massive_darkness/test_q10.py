"""Adventure 10: The Heart of Darkness. Stages, stairs, wounds and levers; the Emissary himself is in test_q10_emissary.py."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Arrived, Went, Wounded

from .position import Position, position
from .quests import enemies_act, layout, next_round, quest

ID = "the-heart-of-darkness"
UP_A, DOWN_A, UP_B, DOWN_B = "c6", "f1", "g6", "j3"
"""The stairs A from stage 1 to 2, and B from 2 to 3."""


def stage(p: Position, *done: int, clear: bool = True, **heroes: str) -> Position:
    """Heroes in their zones, all with their actions; the Emissaries of these stages are dead, and no other enemy is about."""
    with p.arrange() as s:
        s.done = [f"emissary-{n}" for n in done]
        if clear:
            s.enemies.clear()
        for hero, zone in heroes.items():
            s.heroes[hero].zone = p.zone(zone)
        if s.turn is not None:
            s.turn.actions, s.turn.moving, s.turn.points = 3, False, 0
    return p


def entered(number: int, heroes: int = 1, **more: Any) -> Position:
    """Ann has just come down to a stage, bob and the others are still at the start."""
    p = quest(ID, heroes, **more)
    stage(p, 1, ann=UP_A).go(f"step:{DOWN_A}", "stop")
    return p if number == 2 else stage(p, 1, 2, ann=UP_B).go(f"step:{DOWN_B}", "stop")


# -- stages and stairs -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q10-01")
def test_five_tiles_in_three_stages_that_only_stairs_join() -> None:
    p = quest(ID)
    assert layout(p).tiles == ["1V", "2V", "3R", "4V", "6R"]
    board = p.game.board
    ways = board.ways([door.border for door in p.game.adventure.doors])
    parts = []
    for first in ("a1", DOWN_A, DOWN_B):
        found, todo = {p.zone(first)}, [p.zone(first)]
        while todo:
            here = todo.pop()
            fresh = {z for z in range(len(board.zones)) if ways.joined[here] >> z & 1} - found
            found |= fresh
            todo += fresh
        parts.append({board.tiles[board.zones[z].tile] for z in found})
    assert parts == [{"6R", "3R"}, {"1V", "2V"}, {"4V"}]
    assert all(steps >= 0 for steps in ways.distances(p.zone("a1")))


@pytest.mark.rule("MD-Q10-01", "MD-EPH-20")
def test_enemies_who_find_nobody_patrol_between_the_start_and_the_exit_on_stage_3() -> None:
    p = stage(quest(ID), ann="i1")  # in the dark, where nobody sees her
    with p.arrange() as s:
        s.opened = list(range(len(p.game.adventure.doors)))
        p.put("orc-flayers", "a1")
    went = []
    for _ in range(10):
        next_round(p)
        went.append(p.where("e2"))
    assert "i3" in {p.game.name(z) for e in p.told(Went) if e.figure == "e2" for z in e.path}
    assert went[-1] != "i3", "and from there back"


@pytest.mark.rule("MD-Q10-01", "MD-OBJ-06")
@pytest.mark.parametrize("done", [(), (1, 2)])
def test_nobody_leaves_by_the_exit(done: tuple[int, ...]) -> None:
    p = stage(quest(ID), *done, ann="i3")
    assert p.game.adventure.exit == p.zone("i3")
    assert "leave" not in p.keys


@pytest.mark.rule("MD-Q10-03", "MD-MOV-01")
@pytest.mark.parametrize(("start", "end", "done"), [(UP_A, DOWN_A, (1,)), (DOWN_A, UP_A, (1, 2)), (UP_B, DOWN_B, (1, 2))])
def test_stairs_are_one_step(start: str, end: str, done: tuple[int, ...]) -> None:
    p = stage(quest(ID), *done, ann=start).go(f"step:{end}")
    assert (p.where("ann"), p.decision.args["points"]) == (end, 1)


@pytest.mark.rule("MD-Q10-03")
def test_enemies_take_the_stairs_as_any_other_way() -> None:
    p = stage(quest(ID), 1, ann=DOWN_A)
    with p.arrange():
        p.put("orc-flayers", UP_A)
    enemies_act(p)
    assert (p.where("e2"), p.hero().health) == (DOWN_A, 5)
    assert any(getattr(e, "target", "") == "ann" for e in p.table.events)


@pytest.mark.rule("MD-Q10-04", "MD-LOS-09")
@pytest.mark.parametrize(("here", "there"), [(UP_A, DOWN_A), (DOWN_A, UP_A), (UP_B, DOWN_B)])
def test_nobody_sees_along_the_stairs(here: str, there: str) -> None:
    p = stage(quest(ID), 1, 2, ann=here)
    with p.arrange():
        p.outfit("ann", hands=["bow"])
        p.put("orc-flayers", there)
    assert not [key for key in p.keys if key.startswith("ranged")]
    assert p.game.ways.range(p.zone(here), p.zone(there)) is None
    assert p.game.ways.near[p.zone(here)] >> p.zone(there) & 1


@pytest.mark.rule("MD-Q10-05")
@pytest.mark.parametrize(
    ("start", "end", "done", "offered"),
    [
        (UP_A, DOWN_A, (), False), (UP_A, DOWN_A, (1,), True), (DOWN_A, UP_A, (1,), False), (DOWN_A, UP_A, (1, 2), True),
        (UP_B, DOWN_B, (1,), False), (UP_B, DOWN_B, (1, 2), True), (DOWN_B, UP_B, (1, 2), False),
    ],
)  # fmt: skip
def test_heroes_use_stairs_only_when_the_emissary_of_their_stage_is_dead(start: str, end: str, done: tuple[int, ...], offered: bool) -> None:
    assert (f"step:{end}" in stage(quest(ID), *done, ann=start).keys) == offered


@pytest.mark.rule("MD-Q10-05", "MD-SKL-17")
@pytest.mark.parametrize("done", [(), (1,)])
def test_skills_do_not_lead_past_the_stairs_either(done: tuple[int, ...]) -> None:
    p = stage(quest(ID, skill="Teleport 2"), *done, ann=UP_A).go("open:b6", "stop", "teleport")
    assert (f"zone:{DOWN_A}" in p.keys) == bool(done)
    p = stage(quest(ID, skill="Charge"), *done, ann=UP_A)
    with p.arrange():
        p.put("orc-flayers", DOWN_A)
    assert (f"charge:{DOWN_A}" in p.keys) == bool(done)


@pytest.mark.rule("MD-Q10-05")
def test_enemies_use_stairs_even_while_the_emissary_lives() -> None:
    p = stage(quest(ID), 1, ann="f2")
    with p.arrange() as s:
        p.put("orc-flayers", UP_A)
        s.heroes["ann"].zone = p.zone("f3")
    enemies_act(p)
    assert p.where("e2") == "f2"


# -- wounds every round --------------------------------------------------------------------------------------------------------------------
def divided(p: Position) -> list[str]:
    """To whom wounds were given at the start of the round."""
    return [e.figure for e in p.told(Wounded) if e.rules[0] in ("MD-Q10-06", "MD-Q10-07")]


def to_the_wounds(p: Position) -> Position:
    """On to the start of the next round."""
    with p.arrange() as s:
        s.enemies.clear()
    now = p.s.round
    for _ in range(50):
        if p.s.round > now:
            return p
        keys = p.keys
        p.go(next((k for k in ("done", "pass", "end", "stop") if k in keys), keys[0]))
    raise AssertionError(p.prompt)


@pytest.mark.rule("MD-Q10-06")
def test_once_a_hero_has_reached_stage_2_the_heroes_divide_as_many_wounds_as_heroes_started() -> None:
    p = to_the_wounds(entered(2, heroes=3))
    assert (p.prompt, p.keys, p.decision.seat, p.decision.args["left"]) == ("divide-wounds", ["hero:ann", "hero:bob", "hero:cid"], -1, 3)
    p.go("hero:cid", "hero:bob", "hero:cid")
    assert [p.hero(h).health for h in ("ann", "bob", "cid")] == [5, 4, 3]
    assert p.prompt == "act"
    assert {e.rules[0] for e in p.told(Wounded)} == {"MD-Q10-06"}
    to_the_wounds(p).go("hero:ann", "hero:ann", "hero:ann")
    assert [p.hero(h).health for h in ("ann", "bob", "cid")] == [2, 4, 3]


@pytest.mark.rule("MD-Q10-06")
def test_before_nobody_is_wounded() -> None:
    p = next_round(stage(quest(ID, 2), 1, ann=UP_A))
    assert (p.s.round, divided(p)) == (2, [])


@pytest.mark.rule("MD-Q10-06", "MD-SET-02")
def test_the_wounds_are_for_all_who_started_whoever_has_died() -> None:
    p = entered(2, heroes=3)
    with p.arrange() as s:
        s.sparks = 9
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    to_the_wounds(p)
    assert p.decision.args["left"] == 3
    assert p.keys == ["hero:ann", "hero:bob", "hero:cid"]


@pytest.mark.rule("MD-Q10-07")
def test_once_a_hero_has_reached_stage_3_they_divide_twice_as_many_instead() -> None:
    p = to_the_wounds(entered(3, heroes=2))
    assert p.decision.args["left"] == 4
    p.go("hero:ann", "hero:ann", "hero:bob", "hero:bob")
    assert ([p.hero(h).health for h in ("ann", "bob")], p.prompt) == ([3, 3], "act")
    assert {e.rules[0] for e in p.told(Wounded)} == {"MD-Q10-07"}


@pytest.mark.rule("MD-Q10-17")
def test_only_living_heroes_are_given_wounds() -> None:
    p = entered(2, heroes=3)
    with p.arrange() as s:
        s.heroes["ann"].health = 1
        s.heroes["cid"].left = True
    to_the_wounds(p)
    assert p.keys == ["hero:ann", "hero:bob"]
    p.go("hero:ann")
    assert (p.hero("ann").dead, divided(p)) == (True, ["ann", "bob", "bob"])
    assert (p.hero("bob").health, p.hero("cid").health) == (3, 5)


@pytest.mark.rule("MD-Q10-17")
def test_wounds_that_nobody_can_take_are_lost() -> None:
    p = entered(3, heroes=1)
    with p.arrange() as s:
        s.heroes["ann"].health, s.sparks = 1, 0
        s.enemies.clear()
    p.go("end")
    assert (p.s.outcome, p.s.lost_by, divided(p)) == ("lost", "MD-HER-14", ["ann"])


# -- artifacts, pillars and levers -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q10-12")
@pytest.mark.parametrize("zone", ["a6", "g1"])
def test_an_artifact_token_gives_a_random_artifact_card_and_is_discarded(zone: str) -> None:
    p = stage(quest(ID, 2), 1, ann=zone).go("pick-up")
    assert (p.hero("ann").pack, p.hero("bob").pack, len(p.s.decks["artifacts"])) == (["relic"], [], 5)
    assert layout(p).tokens == ["artifact", "lair", "lair"]


@pytest.mark.rule("MD-Q10-13")
def test_nobody_steps_or_shoots_through_a_pillar() -> None:
    p = stage(quest(ID), 1, 2, ann="j2")
    with p.arrange():
        p.outfit("ann", hands=["bow"])
        p.put("orc-flayers", "j1")
    assert not {"step:j1", "ranged:e2"} & set(p.keys)
    with p.arrange() as s:
        del s.pillars["outer-pillar"]
    assert {"step:j1", "ranged:e2"} <= set(p.keys)


@pytest.mark.rule("MD-Q10-15")
@pytest.mark.parametrize(("zone", "lever"), [("i2", "lair-1"), ("k2", "lair-2")])
@pytest.mark.parametrize(("pillar", "left"), [("outer-pillar", "inner-pillar"), ("inner-pillar", "outer-pillar")])
def test_a_hero_at_a_lever_spends_an_action_to_flip_it_and_destroy_a_pillar(zone: str, lever: str, pillar: str, left: str) -> None:
    p = stage(quest(ID), 1, 2, ann=zone).go(f"pull:{lever}")
    assert (p.prompt, p.keys) == ("which-pillar", ["pillar:outer-pillar", "pillar:inner-pillar"])
    p.go(f"pillar:{pillar}")
    assert (list(p.s.pillars), p.decision.args["actions"]) == ([left], 2)
    assert lever not in p.s.tokens
    assert f"pull:{lever}" not in p.keys


@pytest.mark.rule("MD-Q10-15", "MD-SKL-09")
def test_a_lever_may_be_pulled_by_command_and_is_one_action() -> None:
    p = stage(quest(ID, 2, skill="Command"), 1, 2, bob="i2").go("command:bob", "pull:lair-1")
    p.go(p.keys[0])
    assert (len(p.s.pillars), p.prompt, p.decision.args["figure"], p.decision.args["actions"]) == (1, "act", "ann", 2)


@pytest.mark.rule("MD-Q10-15")
def test_only_lairs_are_levers() -> None:
    p = quest(ID)
    tokens = {kind: zone for kind, zone, _ in p.game.adventure.tokens.values()}
    found = {kind: any(key.startswith("pull") for key in stage(p, 1, 2, ann=p.game.name(zone)).keys) for kind, zone in tokens.items()}
    assert found == {"artifact": False, "lair": True}


@pytest.mark.rule("MD-Q10-03", "MD-MOV-01")
@pytest.mark.parametrize(("done", "steps"), [((1,), ["g5", "f6"]), ((1, 2), ["j3", "g5", "f6"])])
def test_stairs_add_one_step_and_no_others(done: tuple[int, ...], steps: list[str]) -> None:
    p = stage(quest(ID), *done, ann=UP_B)
    assert [key.removeprefix("step:") for key in p.keys if key.startswith("step:")] == steps


@pytest.mark.rule("MD-Q10-15")
def test_a_lever_is_pulled_in_its_own_zone_and_by_who_stands() -> None:
    p = stage(quest(ID), 1, 2, ann="i3")
    assert not [key for key in p.keys if key.startswith("pull")]
    stage(p, 1, 2, ann="i2")
    with p.arrange() as s:
        s.heroes["ann"].stunned = True
    assert not [key for key in p.keys if key.startswith("pull")]


@pytest.mark.rule("MD-Q10-15")
@pytest.mark.parametrize(("levers", "standing", "offered"), [(True, True, True), (True, False, False), (False, True, False)])
def test_there_is_a_lever_only_where_the_adventure_says_so_and_while_a_pillar_stands(levers: bool, standing: bool, offered: bool) -> None:
    adventure: dict[str, Any] = {
        "tokens": [{"kind": "lair", "at": "a1", "fixed": True}], "pillars": [{"id": "post", "at": "b2"}],
        "rules": ["Every lair is a lever"] if levers else [],
    }  # fmt: skip
    p = position(adventure=adventure)
    with p.arrange() as s:
        s.pillars = {"post": 0} if standing else {}
    assert ("pull:lair" in p.keys) == offered


@pytest.mark.rule("MD-Q10-15", "MD-PIC-11")
@pytest.mark.parametrize("weapon", ["maul", "bow"])
def test_pillars_cannot_be_attacked_and_levers_not_picked_up(weapon: str) -> None:
    p = stage(quest(ID), 1, 2, ann="j2")
    with p.arrange():
        p.outfit("ann", hands=[weapon])
    assert not [key for key in p.keys if key.endswith((":outer-pillar", ":inner-pillar"))]
    assert "pick-up" not in stage(p, 1, 2, ann="i2").keys


@pytest.mark.rule("MD-Q10-09")
@pytest.mark.parametrize(("number", "throne"), [(2, "g6"), (3, "i1")])
def test_the_emissary_appears_once_when_the_first_hero_reaches_a_stage(number: int, throne: str) -> None:
    p = entered(number, heroes=2)
    assert [p.game.name(e.cell) for e in p.told(Arrived)] == [throne]
    emissary = f"emissary-{number}"
    assert [e.special for e in p.s.enemies.values()] == [emissary]
    with p.arrange() as s:
        s.turn.hero = "bob"  # type: ignore[union-attr]
        s.turn.actions, s.turn.moving, s.turn.points = 3, False, 0  # type: ignore[union-attr]
        s.heroes["bob"].zone = p.zone(UP_A if number == 2 else UP_B)
    p.go(f"step:{DOWN_A if number == 2 else DOWN_B}")
    assert [e.special for e in p.s.enemies.values()] == [emissary]
