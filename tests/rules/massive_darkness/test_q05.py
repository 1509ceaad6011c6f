"""Adventure 5: The Immortal's Downfall. The board, fireworks, pillars and bridges; how he walks is in test_q05_march.py."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import (
    Activated,
    CombatBegan,
    FireworkLit,
    FireworkOut,
    Given,
    HeroDied,
    ObjectiveDone,
    Rolled,
    TileFell,
    Went,
    XpGained,
)
from undercroft.grid.hexes import cells

from .position import Position
from .quests import enemies_act, layout, next_round, quest, special

ID = "the-immortals-downfall"
FALL = "3+diamond 2+bam blank"
"""Five swords of the maul's three red dice."""


def at(p: Position, *, immortal: str = "", archers: bool = False, **heroes: str) -> Position:
    """The Immortal and heroes in their zones, the archers gone unless they are wanted."""
    with p.arrange() as s:
        if immortal:
            s.enemies["e1"].zone = p.zone(immortal)
        if not archers:
            s.enemies.pop("e2", None)
        for hero, zone in heroes.items():
            s.heroes[hero].zone = p.zone(zone)
    return p


def breaking(p: Position, last: bool = True) -> Position:
    """Ann stands at the western pillar with a maul; the eastern one has fallen already, if this is to be the last."""
    with p.arrange() as s:
        p.outfit("ann", hands=["maul"])
        s.heroes["ann"].zone = p.zone("c5")
        if last:
            del s.pillars["east-pillar"]
    p.chance.rolls = FALL.split()
    return p


# -- set-up and objectives -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q05-01")
def test_four_tiles_two_bridges_and_two_pillars() -> None:
    p = quest(ID)
    found = layout(p)
    assert found.tiles == ["1R", "2V", "6V", "7R", "bridge", "bridge"]
    assert found.pillars == ["east-pillar", "west-pillar"]
    assert {p.game.name(z) for z in cells(p.game.board.bridges)} == {"d5", "h5"}
    assert p.where("ann") == "a6"


@pytest.mark.rule("MD-Q05-02", "MD-ADV-04")
def test_archers_of_level_4_stand_in_the_library_zone_and_the_troll_without_treasure_in_his_den() -> None:
    p = quest(ID, 2)
    troll, archers = p.enemy(special(p, "immortal")), p.enemy(special(p, "powder-guard"))
    assert (troll.card, troll.gear, p.game.name(troll.zone)) == ("greater/high-troll", "", "k1")
    assert (archers.card, archers.gear, archers.zone) == ("guards-4/goblin-archers", "trinket", p.s.tokens["library"])
    assert len(archers.minions) == 2


@pytest.mark.rule("MD-Q05-03", "MD-WIN-06")
@pytest.mark.parametrize(("start", "firework", "bridge"), [("j5", "g5", "h5"), ("f5", "c5", "d5"), ("f5", "h5", "h5"), ("g5", "h5", "h5")])
def test_first_a_firework_draws_him_onto_a_bridge(start: str, firework: str, bridge: str) -> None:
    p = at(quest(ID), immortal=start)
    with p.arrange() as s:
        s.fireworks = [p.zone(firework)]
    enemies_act(p)
    assert (p.where("e1"), p.s.done, p.s.outcome) == (bridge, ["lure"], None)


@pytest.mark.rule("MD-Q05-03")
def test_a_firework_beyond_a_bridge_draws_him_over_it_and_that_is_told_before_he_walks_on() -> None:
    p = at(quest(ID), immortal="i5")
    with p.arrange() as s:
        s.fireworks = [p.zone("f5")]
    enemies_act(p)
    assert (p.where("e1"), p.s.done) == ("g5", ["lure"])
    told = [p.game.name(e.path[-1]) if isinstance(e, Went) else "lured" for e in p.table.events if isinstance(e, Went | ObjectiveDone)]
    assert told == ["h5", "lured", "g5"]


@pytest.mark.rule("MD-Q05-03")
@pytest.mark.parametrize(
    ("start", "hero", "firework", "end"),
    [
        ("j5", "a6", "", "h5"),  # he walks there by himself
        ("i5", "a6", "", "g5"),  # and over it
        ("i5", "h5", "", "h5"),  # a hero on the bridge stops him
        ("i5", "a6", "a4", "g5"),  # he does not see the firework
        ("j5", "a6", "j5", "j5"),  # the firework is where he stands
        ("h5", "a6", "h5", "h5"),  # and be it on the bridge
    ],
)
def test_what_no_firework_brought_about_does_not_count_as_luring(start: str, hero: str, firework: str, end: str) -> None:
    p = at(quest(ID, 2), immortal=start, ann=hero, bob="a6")
    with p.arrange() as s:
        s.fireworks = [p.zone(firework)] if firework else []
    enemies_act(p)
    assert (p.where("e1"), p.s.done) == (end, [])


@pytest.mark.rule("MD-Q05-18", "MD-Q05-03")
def test_whoever_falls_with_a_bridge_has_fallen_lured_or_not() -> None:
    p = breaking(at(quest(ID), immortal="h5")).go("melee:west-pillar")
    assert (p.s.done, p.s.outcome) == ([], "won")


@pytest.mark.rule("MD-Q05-03", "MD-Q05-18")
def test_then_the_pillars_are_destroyed_while_he_stands_on_it() -> None:
    p = at(quest(ID), immortal="h5")
    with p.arrange() as s:
        s.done = ["lure"]
    breaking(p).go("melee:west-pillar")
    assert (p.s.done, p.s.outcome) == (["lure", "downfall"], "won")


# -- the archers -------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q05-04")
def test_the_archers_never_move() -> None:
    p = enemies_act(at(quest(ID), archers=True, ann="c5"))
    assert (p.where("e2"), p.told(CombatBegan)) == ("f6", [])


@pytest.mark.rule("MD-Q05-04", "MD-CTR-06")
def test_they_do_not_move_to_counter_attack_either() -> None:
    p = at(quest(ID, 2), archers=True, ann="f5", bob="a6")
    with p.arrange():
        p.outfit("ann", hands=["bow"])
    p.go("ranged:e2", "step:e5", "stop", "end")
    assert ("e2", "counter") in [(e.figure, e.how) for e in p.told(Activated)]
    assert (p.where("e2"), p.hero("ann").health) == ("f6", 5)


@pytest.mark.rule("MD-Q05-04")
def test_they_attack_whom_they_can() -> None:
    p = enemies_act(at(quest(ID), archers=True, ann="f5"))
    assert [(e.figure, e.target, e.kind) for e in p.told(CombatBegan)] == [("e2", "ann", "ranged")]
    assert p.where("e2") == "f6"


# -- fireworks ---------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q05-05")
@pytest.mark.parametrize(("zone", "count", "token"), [("c4", 1, "artifact-1"), ("e6", 1, "artifact-2"), ("f6", 3, "library")])
def test_an_artifact_token_gives_1_firework_the_library_3(zone: str, count: int, token: str) -> None:
    p = at(quest(ID, 2), ann=zone)
    assert token in p.s.tokens
    p.go("pick-up")
    assert (p.hero("ann").tokens, p.hero("bob").tokens) == (["firework"] * count, [])
    assert token not in p.s.tokens
    assert len(p.s.decks["artifacts"]) == 6


@pytest.mark.rule("MD-Q05-06", "MD-OBJ-07")
def test_fireworks_are_carried_and_traded_like_items() -> None:
    p = at(quest(ID, 2), ann="a6", bob="a6")
    with p.arrange() as s:
        s.heroes["ann"].tokens = ["firework", "firework"]
    p.go("trade", "hand:bob:firework", "agree", "done")
    assert (p.hero("ann").tokens, p.hero("bob").tokens) == (["firework"], ["firework"])
    assert [e.card for e in p.told(Given)] == ["firework"]


@pytest.mark.rule("MD-Q05-07")
def test_a_hero_lights_a_firework_in_its_own_zone_for_a_movement_point() -> None:
    p = at(quest(ID), ann="a6")
    assert "firework" not in p.keys
    with p.arrange() as s:
        s.heroes["ann"].tokens = ["firework", "firework"]
    p.go("firework")
    assert (p.s.fireworks, p.hero().tokens) == ([p.zone("a6")], ["firework"])
    assert (p.prompt, p.decision.args["points"], p.decision.args["actions"]) == ("move", 1, 2)
    p.go("step:b6")
    assert (p.s.fireworks, [e.cell for e in p.told(FireworkLit)]) == ([p.zone("a6")], [p.zone("a6")])


@pytest.mark.rule("MD-Q05-07")
def test_an_enemy_in_the_zone_does_not_put_it_out() -> None:
    p = at(quest(ID), ann="a6")
    with p.arrange() as s:
        s.heroes["ann"].tokens = ["firework"]
        p.put("orc-flayers", "a6")
    assert p.go("firework").s.fireworks == [p.zone("a6")]


@pytest.mark.rule("MD-Q05-08", "MD-END-04")
def test_at_the_end_of_the_round_fireworks_on_the_board_are_discarded_and_carried_ones_are_kept() -> None:
    p = at(quest(ID), ann="a6")
    with p.arrange() as s:
        s.heroes["ann"].tokens, s.fireworks = ["firework"], [p.zone("a4"), p.zone("b6")]
    next_round(p)
    assert (p.s.fireworks, p.hero().tokens) == ([], ["firework"])
    assert sorted(e.cell for e in p.told(FireworkOut)) == sorted([p.zone("a4"), p.zone("b6")])


# -- he cannot be harmed -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q05-09")
@pytest.mark.parametrize("zone", ["k2", "k4"])
def test_he_cannot_be_attacked(zone: str) -> None:
    p = at(quest(ID), immortal="k2", ann=zone)
    with p.arrange():
        p.outfit("ann", hands=["bow" if zone == "k4" else "maul"])
    assert not [key for key in p.keys if key.endswith(":e1")]
    with p.arrange() as s:
        s.enemies["e1"].special = ""
    assert [key for key in p.keys if key.endswith(":e1")]


@pytest.mark.rule("MD-Q05-09")
@pytest.mark.parametrize(("special_one", "left"), [("immortal", 4), ("", 3)])
def test_he_cannot_be_wounded_in_any_other_way(special_one: str, left: int) -> None:
    p = at(quest(ID, skill="At start of your activation: All enemies in the zone suffer 1"), immortal="k2", ann="k2")
    with p.arrange() as s:
        s.enemies["e1"].special, s.turn = special_one, None
    assert p.prompt == "act"
    assert p.enemy("e1").health == left


@pytest.mark.rule("MD-Q05-09", "MD-ROM-04")
def test_he_is_no_roaming_monster_for_events() -> None:
    p = next_round(at(quest(ID, event="stir"), immortal="k1"))
    assert (p.where("e1"), len([e for e in p.told(Activated) if e.figure == "e1"])) == ("k3", 1)


# -- pillars and bridges -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-Q05-16")
def test_pillars_have_5_health_and_no_defence_dice_and_are_attacked_like_enemies() -> None:
    p = at(quest(ID), ann="c5")
    assert p.s.pillars == {"west-pillar": 5, "east-pillar": 5}
    p.go("melee:west-pillar")
    assert p.s.pillars["west-pillar"] == 4
    assert (len(p.told(Rolled)[0].attack), p.told(Rolled)[0].defence) == (1, ())


@pytest.mark.rule("MD-Q05-16", "MD-HPH-08")
def test_pillars_are_shot_at_in_sight() -> None:
    p = at(quest(ID), ann="f5")
    with p.arrange():
        p.outfit("ann", hands=["bow"])
    assert {"ranged:west-pillar", "ranged:east-pillar"} <= set(p.keys)
    p.go("ranged:west-pillar")
    assert p.s.pillars["west-pillar"] == 2
    at(p, ann="c5")
    assert ("ranged:west-pillar" in p.keys, "ranged:east-pillar" in p.keys) == (False, True)


@pytest.mark.rule("MD-Q05-16", "MD-MOV-03")
def test_pillars_hold_nobody_strike_nobody_and_give_nothing() -> None:
    p = breaking(at(quest(ID, 2), bob="a6"), last=False).go("melee:west-pillar")
    assert p.s.pillars == {"east-pillar": 5}
    p = at(quest(ID, 2), ann="c5", bob="a6")
    p.go("melee:west-pillar", "step:c6", "stop", "end")
    assert (p.told(XpGained), p.hero("ann").health, p.decision.args["figure"]) == ([], 5, "bob")


@pytest.mark.rule("MD-Q05-17")
def test_the_bridges_stand_while_one_pillar_does() -> None:
    p = breaking(at(quest(ID), immortal="k1"), last=False).go("melee:west-pillar")
    assert (p.s.gone, p.s.outcome, list(p.s.pillars)) == (0, None, ["east-pillar"])


@pytest.mark.rule("MD-Q05-17")
def test_with_the_last_pillar_the_bridges_fall_and_everybody_on_them_dies() -> None:
    p = at(quest(ID, 3), immortal="h5", bob="d5", cid="e5")
    with p.arrange() as s:
        s.done = ["lure"]
        p.put("orc-flayers", "d5")
        p.put("dwarf-warriors", "e5")
    breaking(p).go("melee:west-pillar")
    assert {p.game.name(z) for z in cells(p.s.gone)} == {"d5", "h5"}
    assert [p.hero(h).dead for h in ("ann", "bob", "cid")] == [False, True, False]
    assert [p.s.enemies[e].card for e in p.s.enemies] == ["guards-1/dwarf-warriors"]
    assert (p.told(XpGained), [e.figure for e in p.told(HeroDied)], len(p.told(TileFell))) == ([], ["bob"], 1)


@pytest.mark.rule("MD-Q05-17")
def test_who_breaks_the_last_pillar_from_a_bridge_falls_too() -> None:
    p = at(quest(ID), immortal="h5")
    with p.arrange() as s:
        s.done = ["lure"]
    breaking(p)
    with p.arrange() as s:
        s.heroes["ann"].zone, s.pillars["west-pillar"] = p.zone("d5"), 1
        p.outfit("ann", hands=["bow"])
    p.chance.rolls = []
    p.go("ranged:west-pillar")
    assert (p.hero().dead, p.s.outcome) == (True, "won")


@pytest.mark.rule("MD-Q05-18")
@pytest.mark.parametrize("bridge", ["d5", "h5"])
def test_it_is_a_victory_if_he_is_on_a_bridge(bridge: str) -> None:
    p = at(quest(ID), immortal=bridge)
    with p.arrange() as s:
        s.done = ["lure"]
    breaking(p).go("melee:west-pillar")
    assert (p.s.outcome, p.s.enemies) == ("won", {})


@pytest.mark.rule("MD-Q05-18", "MD-WIN-02")
@pytest.mark.parametrize(("zone", "done"), [("k1", []), ("g5", ["lure"]), ("c4", ["lure"])])
def test_it_is_a_defeat_if_the_bridges_fall_without_him(zone: str, done: list[str]) -> None:
    p = at(quest(ID), immortal=zone)
    with p.arrange() as s:
        s.done = list(done)
    breaking(p).go("melee:west-pillar")
    assert (p.s.outcome, p.s.done) == ("lost", done)
