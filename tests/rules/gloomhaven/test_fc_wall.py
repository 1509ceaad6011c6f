"""Forgotten Circles: wall overlay tiles, paired elements, action separators, using the expansion (sections WALL, ELE, SEP, GEN)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.module import MODULE
from undercroft.games.gloomhaven.table.lore import LORE
from undercroft.kernel.chance import Chance

from .position import acting, card, kind, position

TILE = "1 w A\n 2 w .\n. . ."
"""A wall tile of two hexes between character 1 and a monster; the way round is along the third row."""


# -- wall overlay tiles --------------------------------------------------------------------------------------------------
@pytest.mark.rule("FC-WALL-01")
def test_such_a_tile_is_a_wall() -> None:
    p = position(TILE, monsters={"A": "dummy"})
    assert not p.game.ground.cells >> p.cell("2,1") & 1
    assert p.game.layout.overlays >> p.cell("2,1") & 1


@pytest.mark.rule("FC-WALL-02")
def test_all_its_hexes_are_wall() -> None:
    p = position(TILE, monsters={"A": "dummy"})
    assert [bool(p.game.ground.cells >> p.cell(name) & 1) for name in ("2,1", "2,2", "2,3")] == [False, False, True]


@pytest.mark.rule("FC-WALL-03")
@pytest.mark.parametrize("how", ["Move 3", "Move 3, jump", "flying"])
def test_nobody_moves_onto_it_or_through_it(how: str) -> None:
    cards = [card("go", bottom="Move 3" if how == "flying" else how, initiative=1), card("wings", top="Round: flying", initiative=2)]
    p = position("1 w . A\n 2 w .", monsters={"A": "dummy"}, cards=cards)
    p.play("go", "wings").go("top:wings", "perform", "bottom:go")
    assert not {"2,1", "2,2", "3,1"} & set(p.keys_of("move"))


@pytest.mark.rule("FC-WALL-04")
def test_it_blocks_line_of_sight() -> None:
    p = acting(TILE, "top", "Attack 2, range 5", monsters={"A": "dummy"})
    assert p.prompt != "attack"
    assert not p.game.ground.sees(p.c().cell, p.m("dummy").cell)


@pytest.mark.rule("FC-WALL-05")
def test_range_is_not_counted_through_it() -> None:
    p = position(TILE, monsters={"A": "dummy"})
    assert p.game.apart(p.c().cell, p.m("dummy").cell) > 2


@pytest.mark.rule("FC-WALL-06")
def test_it_is_no_obstacle_for_abilities() -> None:
    p = acting("1 o . A\n w 2 .", "top", "Destroy obstacle, range 1", monsters={"A": "dummy"})
    assert p.keys_of("hex") == ["2,1"]


@pytest.mark.rule("FC-WALL-07")
def test_nobody_is_pushed_or_spawned_onto_it() -> None:
    p = acting("1 A w\n 2 . .", "top", "Push 1", monsters={"A": "grub"}).go("target:grub-1")
    if p.prompt == "push-use":
        p.go("push")
    assert "3,1" not in p.keys_of("push")
    p = position("1 . v w\n 2 . . A", monsters={"A": "dummy"}, rules=["At start of round: spawn grub at v"])
    assert p.where(p.m()) == "3,1"
    p.set(p.c(), at="2,1").next_round()
    assert p.where(p.m("grub", 2)) != "4,1"


# -- paired elements -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("FC-ELE-01")
def test_a_paired_symbol_is_one_of_the_two() -> None:
    p = acting("1 A\n 2", "top", "Attack 1", "Infuse fire/ice", monsters={"A": "dummy"}).go("attack:dummy-1")
    assert p.prompt == "infuse"
    p.go("element:ice").until("select")
    assert (p.state.elements["ice"], p.state.elements["fire"]) == (1, 0)  # strong, then waning at the end of the round


@pytest.mark.rule("FC-ELE-02")
def test_the_player_chooses_which_is_infused() -> None:
    p = acting("1 A\n 2", "top", "Attack 1", "Infuse light/dark", monsters={"A": "dummy"}).go("attack:dummy-1")
    assert (p.prompt, p.seat, p.keys) == ("infuse", 0, ["element:light", "element:dark"])


@pytest.mark.rule("FC-ELE-03")
def test_either_of_the_two_is_consumed_if_it_is_there() -> None:
    go = card("go", top="Attack 1, Pay consume fire/ice: (attack +2)", initiative=1)
    p = position("1 A\n 2", monsters={"A": "dummy"}, cards=[go]).amend("elements.ice", 1).play("go", "spare-1").go("top:go", "pay:0")
    assert p.state.elements["ice"] == 0
    p = position("1 A\n 2", monsters={"A": "dummy"}, cards=[go]).amend("elements.ice", 2).amend("elements.fire", 1)
    p.play("go", "spare-1").go("top:go", "pay:0", "element:fire")
    assert (p.state.elements["fire"], p.state.elements["ice"]) == (0, 2)


@pytest.mark.rule("FC-ELE-04")
def test_for_a_monster_the_players_choose() -> None:
    imp = kind("imp", does=("Attack +0, Pay consume fire/ice: (attack +1)",))
    p = position("1 A\n 2", monsters={"A": "imp"}, kinds=[imp]).amend("elements.ice", 2).amend("elements.fire", 2)
    p.play("spare-1", "spare-2").until("consume")
    assert (p.seat, p.keys) == (-1, ["element:fire", "element:ice"])


@pytest.mark.rule("FC-ELE-04")
def test_for_a_monster_that_infuses_either_the_players_choose_as_well() -> None:
    imp = kind("imp", does=("Attack +0", "Infuse fire/ice"))
    p = position("1 A\n 2", monsters={"A": "imp"}, kinds=[imp]).play("spare-1", "spare-2").until("infuse")
    assert (p.seat, p.keys) == (-1, ["element:fire", "element:ice"])
    p.go("element:ice").until("select")
    assert (p.state.elements["fire"], p.state.elements["ice"]) == (0, 1)


# -- action separators ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("FC-SEP-01")
def test_lines_are_distinct_abilities_of_one_action() -> None:
    p = acting("1 . A\n 2 .", "top", "Heal 1, self", "Attack 1, range 2", monsters={"A": "dummy"})
    p.go("target:c1" if "target:c1" in p.keys else p.keys[0])
    assert p.prompt == "attack"
    assert p.state.action is not None
    assert (p.state.action.card, p.state.action.half) == ("go", "top")


@pytest.mark.rule("FC-SEP-02")
def test_modifiers_do_not_reach_across_a_separator() -> None:
    tin = kind("tin", does=(), health=30, traits="Shield 1")
    p = acting("1 A\n 2 .", "top", "Attack 1, pierce 3, poison", "Attack 1", kinds=[tin], monsters={"A": "tin"})
    p.go("attack:tin-1", "draw")
    assert p.m("tin").health == 29
    p.go("attack:tin-1")
    assert p.m("tin").health == 28  # 1 and 1 for the poison, less the shield that is not pierced now


@pytest.mark.rule("FC-SEP-03")
def test_they_have_no_other_effect_all_is_one_action_in_printed_order() -> None:
    p = acting("1 . A\n 2 .", "bottom", "Move 1", "Loot 1", "XP 1", monsters={"A": "dummy"})
    p.go("move:2,1").until("turn", "ability")
    assert p.zone("go") == "played"
    p.until("turn")
    assert p.zone("go") == "discard"
    assert p.hero().xp == 1


# -- using the expansion -------------------------------------------------------------------------------------------------
@pytest.mark.rule("FC-GEN-05")
def test_its_rules_hold_in_every_scenario_of_the_base_game() -> None:
    p = acting("1 . A\n 2 .", "top", "Teleport 1", monsters={"A": "dummy"}).go("hex:2,1")
    assert p.where(p.c()) == "2,1"
    assert MODULE.rules(MODULE.packs()).content.scenarios


@pytest.mark.rule("FC-GEN-01")
def test_a_class_of_the_expansion_plays_any_scenario_under_the_normal_rules() -> None:
    rules = MODULE.rules(MODULE.packs())
    for setup in MODULE.setups(rules):
        assert rules.new(setup, {}, Chance(0)).heroes
    played = {(setup["scenario"], c) for setup in MODULE.setups(rules) for c in setup["characters"]}
    assert played == {(s, c) for s in rules.content.scenarios for c in rules.content.classes}


@pytest.mark.rule("FC-GEN-02")
def test_no_class_waits_for_a_condition() -> None:
    rules = MODULE.rules(MODULE.packs())
    scenarios = [stage.id for stage in LORE.stages(rules, "brute")]
    assert all([stage.id for stage in LORE.stages(rules, c)] == scenarios == list(rules.content.scenarios) for c in rules.content.classes)
