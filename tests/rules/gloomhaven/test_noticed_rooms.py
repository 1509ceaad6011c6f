"""Rooms, spawning, damage and special rules: exceptions and limits that are easily forgotten."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven import BadPosition, solve
from undercroft.games.gloomhaven.events import NotPlaced
from undercroft.games.haven.events import Attacked, Healed

from .position import Position, card, kind, position
from .test_vpd import drained
from .test_vrd import ROOM, begun, dungeon, monsters, returning, room, slay, through

RUN = card("run", bottom="Move 1", initiative=1)


def entering(text: str, map_: str, **given: Any) -> Position:
    """Character 1, first of all, enters v; then a special rule is carried out."""
    cards = [RUN, *given.pop("cards", ())]
    p = position(map_, rules=[f"When any character enters v: {text}"], cards=cards, **given)
    return p.play("run", "spare-1").go("bottom:run", "move:2,1")


# -- spawning ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SPR-01", "GH-SPR-04")
def test_where_no_hex_is_empty_nothing_spawns() -> None:
    p = position("1 2 o", legend={"o": {"terrain": "obstacle", "place": "x"}}, rules=["At end of round: spawn grub at x"]).next_round()
    assert [(e.kind, e.why) for e in p.events(NotPlaced)] == [("grub", "room")]
    assert not p.game.monsters()


@pytest.mark.rule("GH-SPR-01", "GH-GEN-16")
def test_an_empty_hex_to_which_no_path_leads_is_not_the_nearest() -> None:
    p = position("1 2 o + .", legend={"o": {"terrain": "obstacle", "place": "x"}, "+": {"door": "closed", "place": "v"}},
                 rules=["At start of round, if it is round 1 or later: open v; close v", "At end of round: spawn grub at x"])  # fmt: skip
    p.next_round()
    assert p.game.empty() == 1 << p.cell("5,1")
    assert not p.game.monsters()


@pytest.mark.rule("FC-MON-35", "GH-ELM-16")
def test_a_monster_spawned_before_its_type_first_acts_does_not_look_for_the_element_again() -> None:
    flame = kind("biter", does=["Attack +0, Pay consume fire: (attack +1)"])
    p = entering("spawn biter at x", "1 v 2 A\n . x . .", monsters={"A": "biter"}, kinds=[flame])
    p.go("pass").until("damage")
    assert p.turns[-1] == "biter-1"
    p.amend("elements.fire", 2).until("select")
    assert sorted(e.value for e in p.events(Attacked) if e.figure.startswith("biter")) == [2, 2]


@pytest.mark.rule("GH-BOS-04", "GH-SPR-16")
@pytest.mark.parametrize(("name", "rank", "health"), [("chief", "boss", 20), ("grub", "normal", 8), ("king", "named", 12)])
def test_a_spawned_boss_is_a_boss_and_a_named_monster_is_named(name: str, rank: str, health: int) -> None:
    chief = kind("chief", boss=True, does=(), health=20)
    p = entering(f"spawn {name} at x", "1 v 2 x", kinds=[chief], named={"king": {"kind": "grub"}})
    assert [(m.kind, m.rank, m.health) for m in p.game.monsters()] == [(name, rank, health)]


@pytest.mark.rule("GH-SPR-15")
def test_a_dash_counts_as_nothing_in_the_formulas_of_a_named_monster() -> None:
    orb = kind("orb", attack="-", move="-", does=(), elite={"attack": "-"})
    named = {"queen": {"kind": "orb", "attack": "base+2", "move": "base*3"}}
    p = position("1 . Q 2", kinds=[orb], named=named, legend={"Q": {"monster": "queen", "ranks": "nnn"}})
    queen = p.state.figures["queen-1"]
    assert (p.game.base(queen, "attack"), p.game.base(queen, "move")) == (2, 0)


@pytest.mark.rule("GH-REV-04")
def test_where_no_standee_is_left_nobody_is_placed_and_that_is_told_once() -> None:
    few = kind("few", standees=1, does=())
    p = position("1 + A A . A\n 2 w w w w w\nA .", monsters={"A": "few"}, kinds=[few], cards=[RUN])
    p.play("run", "spare-1").go("bottom:run", "move:2,1")
    assert [p.where(m) for m in p.game.monsters()] == ["1,3"]
    assert [(e.kind, e.why) for e in p.events(NotPlaced)] == [("few", "standees")]


# -- doors ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SPR-18")
@pytest.mark.parametrize("state", ["closed", "locked"])
def test_a_rule_that_closes_a_door_leaves_one_as_it_is_that_is_not_open(state: str) -> None:
    p = position("1 V .\n 2 w w", legend={"V": {"door": state, "place": "v"}}, rules=["At end of round: close v"], cards=[RUN]).next_round()
    assert list(p.state.doors.values()) == [state]
    p.play("run", "spare-1").go("bottom:run")
    assert ("move:2,1" in p.keys) == (state == "closed")


# -- exhaustion ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-VPD-02", "GH-BGL-05")
def test_who_is_out_of_cards_and_then_of_hit_points_was_exhausted_once() -> None:
    p = drained("1 A 2", monsters={"A": "grub"})
    assert p.hero(2).tally["others-exhausted"] == 1
    p.set(p.c(), health=1).set(p.c(2), conditions=["invisible"], turns=9).play().until("damage").go("suffer")
    assert (p.there("c1"), p.hero(2).tally["others-exhausted"]) == (False, 1)


# -- rifts ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("FC-RIFT-03")
@pytest.mark.parametrize(("health", "told"), [(2, []), (3, [1])])
def test_who_dies_in_a_rift_is_not_healed_any_more(health: int, told: list[int]) -> None:
    burn = card("burn", top="Round: When any enemy enters a rift: it suffers 2; it heals 1", initiative=1)
    walker = kind("walker", does=("Move +0",), move=1)
    p = position("1 . . A\n 2 # # #", cards=[burn], kinds=[walker], monsters={"A": "walker"})
    p.amend("rifts", [p.cell("3,1")]).set(p.m("walker"), health=health)
    p.play("burn", "spare-1").go("top:burn", "perform").until("select")
    assert [e.amount for e in p.events(Healed)] == told
    assert p.there("walker-1") == bool(told)


@pytest.mark.rule("FC-RIFT-09", "FC-RIFT-03")
@pytest.mark.parametrize(("active", "first"), [(False, ["2,1", "3,1", "4,1"]), (True, ["2,1", "3,1"])])
def test_a_move_stops_at_a_rift_whose_effect_is_in_force_and_then_goes_on(active: bool, first: list[str]) -> None:
    burn = card("burn", top="Round: When any figure enters a rift: it suffers 2", initiative=1)
    p = position("1 . . .\n 2 # # #", cards=[burn, card("go", bottom="Move 3", initiative=2)])
    p.amend("rifts", [p.cell("3,1")]).play("burn", "go").go(*(("top:burn", "perform") if active else ()), "bottom:go")
    assert p.keys_of("move") == first
    if active:
        p.go("move:3,1", "suffer", "move:4,1")
    else:
        p.go("move:4,1")
    assert (p.where(p.c()), p.c().health) == ("4,1", 8 if active else 10)


@pytest.mark.rule("GH-EXH-07", "FC-RIFT-09")
def test_who_is_pulled_into_a_rift_may_die_of_the_last_use_of_its_own_effect() -> None:
    burn = card("burn", top="Persistent: Slots o: When any figure enters a rift: it suffers 2", initiative=1)
    puller = kind("puller", does=("Pull 1, range 3",))
    p = position(". . . .\n 1 . . A\n. . 2 .", cards=[burn], kinds=[puller], monsters={"A": "puller"})
    p.amend("rifts", [p.cell("2,2")]).set(p.c(), health=2).set(p.c(2), conditions=["invisible"], turns=9).play("burn", "spare-1")
    p.go("top:burn", "perform").until("damage")
    assert p.turns[-1] == "puller-1"
    p.go("suffer")
    assert (p.there("c1"), p.zone("burn"), p.state.bonuses["rift"]) == (False, "lost", [])
    assert p.until("select").table.outcome is None


# -- flying --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOV-13")
@pytest.mark.parametrize("lasting", [True, False])
def test_who_still_flies_by_another_bonus_does_not_fall(lasting: bool) -> None:
    other = "Persistent: Flying" if lasting else "Persistent: Shield 1"
    cards = [card("wings", top="Round: Flying", bottom="Move 2"), card("more", top=other, bottom="Move 2"), card("soar", bottom="Move 2")]
    p = position("1 . o . 2", cards=cards).play("more", "soar").go("top:more", "perform").until("select")
    p.set(p.c(), at="1,1").play("wings", "spare-1").go("top:wings", "perform", "bottom:spare-1", "move:3,1")
    p.until("damage", "select")
    assert (p.prompt, p.where(p.c())) == ("select" if lasting else "damage", "3,1")


# -- the random dungeon --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-VRD-10")
@pytest.mark.parametrize(("way", "spot"), [("A", "E"), ("B", "F")])
def test_only_the_chosen_entrance_is_there_and_characters_start_near_it(way: str, spot: str) -> None:
    hall = room("hall", map=ROOM.replace("    l", "F   l").replace("Y", " "), entrances={"E": "A", "F": "B"})
    p = dungeon([hall, room("cellar"), room("vault")], [monsters("damp", {}), monsters("grim", {}), monsters("vile", {})]).go(f"entrance:{way}")
    p.until("place")
    assert p.game.ground.cells.bit_count() == 12 + 5 + 1
    laid, mark = p.state.laid[0], next(c for c in p.game.content.rooms["hall"].drawn if c.mark == spot)
    entrance = next(c for c, at in p.game.layout.map.places.items() if at == (laid.x + mark.x, laid.y + mark.y))
    near = {c for c in p.game.layout.map.names if (away := p.game.ground.distance(entrance, c)) is not None and away <= 2}
    assert {p.cell(name) for name in p.keys_of("hex")} == near


@pytest.mark.rule("GH-VRD-22", "GH-VRD-07")
@pytest.mark.parametrize("spot", ["3", "4", "7", "11", "12"])
def test_monsters_return_to_the_hexes_at_the_edge_of_the_room_too(spot: str) -> None:
    p = returning("1 normal monsters", {spot: {"monster": "dummy", "ranks": "nnn"}})
    homes = slay(p, "dummy-1")
    through(p)
    assert [m.cell for m in p.game.monsters()] == list(homes.values())


@pytest.mark.rule("GH-VRD-15")
@pytest.mark.parametrize("spot", ["3", "4", "7", "11", "12"])
def test_a_monster_at_the_edge_of_the_new_room_becomes_elite_too(spot: str) -> None:
    up = room("cellar", minor="upgrade 2 normal monsters in this room")
    cards = [monsters("damp", {spot: {"monster": "dummy", "ranks": "nnn"}}), monsters("grim", {spot: {"monster": "grub", "ranks": "nnn"}})]
    p = begun([room("hall"), up, room("vault")], [*cards, monsters("vile", {})], penalties=["none", "minor", "none"])
    through(p)
    assert [(m.id, m.rank) for m in p.game.monsters()] == [("dummy-1", "normal"), ("grub-1", "elite")]


@pytest.mark.rule("GH-VRD-15", "GH-VRD-18")
@pytest.mark.parametrize("minor", ["it suffers 3", "it gains poison", "characters gain poison"])
def test_a_penalty_for_the_opener_concerns_who_opened_the_door_and_nobody_is_asked(minor: str) -> None:
    p = begun([room("hall"), room("cellar", minor=minor), room("vault")], penalties=["none", "minor", "none"])
    through(p)
    if p.prompt == "damage":
        assert (p.seat, p.decision.args["damage"]) == (0, 3)
        p.go("suffer")
    assert p.prompt == "move"
    assert (p.c().health < 10, "poison" in p.c().conditions, "poison" in p.c(2).conditions) == (
        "suffers" in minor, "poison" in minor, minor.startswith("characters")
    )  # fmt: skip


@pytest.mark.rule("GH-VRD-18")
def test_in_the_first_room_nobody_is_chosen_if_the_penalty_is_for_all() -> None:
    p = dungeon([room("hall", minor="characters gain muddle"), room("cellar"), room("vault")], penalties=["minor", "none", "none"])
    while p.prompt == "place":
        p.go(p.keys[0])
    assert p.prompt == "select"
    assert all("muddle" in c.conditions for c in p.game.characters())


# -- the solver ----------------------------------------------------------------------------------------------------------
def shifted(value: Any, q: int, r: int) -> Any:
    """A position or an answer elsewhere on the plane: every pair of numbers is a place."""
    if isinstance(value, dict):
        return {key: shifted(part, q, r) for key, part in value.items()}
    if isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value):
        return [value[0] + q, value[1] + r]
    return [shifted(part, q, r) for part in value] if isinstance(value, list) else value


@pytest.mark.rule("GH-AMB-01")
@pytest.mark.parametrize(("q", "r"), [(0, 0), (500, -300), (-70, 45)])
@pytest.mark.parametrize(("walls", "ends"), [([], [[0, 1], [1, 0]]), ([[[0, 0], [0, 1]]], [[1, 0]]), ([[[0, 0], [1, 0]]], [[0, 1]])])
def test_equally_good_hexes_are_left_to_the_players_wherever_the_map_lies(q: int, r: int, walls: list[Any], ends: list[Any]) -> None:
    cells = [[0, 0], [0, 1], [1, 0], [1, 1]]
    whole = {"cells": cells, "monster": {"at": [0, 0], "move": 1}, "walls": walls, "characters": [{"id": "A", "at": [1, 1], "initiative": 15}]}
    found = solve(shifted(whole, q, r))
    assert [option["to"] for option in found["options"]] == shifted(ends, q, r)
    ties = [reason["text"] for reason in found["why"] if reason["rule"] == "GH-AMB-01"]
    assert ties == (["2 options are equally good, so the players choose."] if len(ends) == 2 else [])


@pytest.mark.rule("GH-AMB-01")
@pytest.mark.parametrize(("foes", "ties"), [({"A": [3, 0]}, 0), ({"A": [3, 0], "B": [-3, 0]}, 1)])
def test_a_tie_of_foci_with_one_hex_each_is_told_once(foes: dict[str, list[int]], ties: int) -> None:
    characters = [{"id": id, "at": at, "initiative": 15} for id, at in foes.items()]
    found = solve({"cells": [[n, 0] for n in range(-3, 4)], "monster": {"at": [0, 0], "move": 2}, "characters": characters})
    assert found["focus"] == sorted(foes)
    assert sorted(option["to"] for option in found["options"]) == sorted([at[0] // 3 * 2, 0] for at in foes.values())
    assert [reason["rule"] for reason in found["why"]].count("GH-AMB-01") == ties


@pytest.mark.rule("GH-FOC-05")
@pytest.mark.parametrize(("dq", "dr"), [(1, 0), (0, 1), (-1, 0), (0, -1)])
@pytest.mark.parametrize("start", [0, 100])
def test_a_map_of_sixty_hexes_is_not_too_long_in_any_direction(dq: int, dr: int, start: int) -> None:
    line = [[start + dq * n, start + dr * n] for n in range(61)]
    whole = {"monster": {"at": line[0], "move": 3}, "characters": [{"id": "A", "at": line[59], "initiative": 15}]}
    assert [option["to"] for option in solve({"cells": line[:60], **whole})["options"]] == [line[3]]
    with pytest.raises(BadPosition, match="61"):
        solve({"cells": line, **whole})


@pytest.mark.rule("GH-FOC-05")
@pytest.mark.parametrize("far", [[900, 0], [-900, 0], [0, 900], [0, -900], [900, 900], [-900, -900]])
def test_a_wall_far_from_the_map_changes_nothing(far: list[int]) -> None:
    whole = {"cells": [[n, 0] for n in range(4)], "monster": {"at": [0, 0], "move": 2}, "characters": [{"id": "A", "at": [3, 0], "initiative": 15}]}
    assert solve({**whole, "walls": [[far, [far[0] + 1, far[1]]]]}) == solve(whole)
