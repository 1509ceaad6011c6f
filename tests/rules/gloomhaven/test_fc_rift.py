"""Forgotten Circles: rifts (section RIFT)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Changed, Worked

from .position import Position, acting, card, kind, position

OPEN = "Place rift, range 3"
BURN = "Round: When any enemy enters a rift: it suffers 2"
CHILL = "Round: When any figure enters a rift: it gains muddle"


def rifted(map_: str, *spots: str, **given: object) -> Position:
    """A position at card selection with rifts on these hexes."""
    p = position(map_, **{"monsters": {"A": "grub"}, **given})  # type: ignore[arg-type]
    return p.amend("rifts", [p.cell(spot) for spot in spots])


@pytest.mark.rule("FC-RIFT-01")
def test_abilities_put_rifts_on_the_map() -> None:
    p = acting("1 . . A\n 2 . .", "top", OPEN, monsters={"A": "dummy"}).go("hex:3,1")
    assert p.state.rifts == [p.cell("3,1")]


@pytest.mark.rule("FC-RIFT-02")
def test_a_rift_stays_to_the_end_of_the_scenario() -> None:
    p = acting("1 . . A\n 2 . .", "top", OPEN, monsters={"A": "dummy"}).go("hex:3,1")
    p.next_round().next_round()
    assert p.state.rifts == [p.cell("3,1")]


@pytest.mark.rule("FC-RIFT-03")
def test_what_a_rift_does_is_given_by_an_ability_and_ends_with_the_round() -> None:
    cards = [card("burn", top=BURN, initiative=1)]
    p = rifted("1 . A\n 2 . .", "2,1", cards=cards).play("burn", "spare-1").go("top:burn", "perform").until("select", "damage")
    assert p.m().health == 6
    assert not p.state.bonuses.get("rift") or p.until("select").state.bonuses["rift"] == []


CORRIDOR = "1 . . A\n 2 # # #"
"""The monster's only way leads over 3,1."""


def walker(*rifts: str) -> Position:
    """Character 1 brings a rift effect into force; then a walker with move 1 comes from 4,1 to 3,1."""
    cards, kinds = [card("burn", top=BURN, initiative=1)], [kind("walker", does=("Move +0",), move=1)]
    p = rifted(CORRIDOR, *rifts, cards=cards, kinds=kinds, monsters={"A": "walker"})
    return p.play("burn", "spare-1").go("top:burn", "perform").until("select")


@pytest.mark.rule("FC-RIFT-03")
def test_an_effect_on_rifts_lasts_to_the_end_of_the_round_and_no_longer() -> None:
    p = walker("3,1")
    assert (p.where(p.m("walker")), p.m("walker").health, p.state.bonuses["rift"]) == ("3,1", 6, [])
    p.set(p.m("walker"), at="4,1").next_round()
    assert (p.where(p.m("walker")), p.m("walker").health) == ("3,1", 6)  # the rift is still there, and does nothing any more


@pytest.mark.rule("FC-RIFT-03")
@pytest.mark.parametrize(("who", "enemy", "ally", "own"), [("enemy", 2, 0, 0), ("ally", 0, 2, 0), ("figure", 2, 2, 2)])
def test_the_effect_is_for_those_its_card_names(who: str, enemy: int, ally: int, own: int) -> None:
    cards = [card("burn", top=f"Round: When any {who} enters a rift: it suffers 2", initiative=1)]
    kinds = [kind("walker", does=("Move +0",), move=1, initiative=5)]
    p = rifted(". 1 . 2\n # . # A", "1,1", "3,1", cards=cards, cards2=[card("go", initiative=2)], kinds=kinds, monsters={"A": "walker"})
    p.play("burn", "spare-1", c2=("go", "other-1"))
    p.go("top:burn", "perform", "basic-bottom:spare-1", "move:1,1").until("turn")
    assert p.seat == 1
    p.go("bottom:go", "move:3,1").until("turn")
    assert [p.c(n).max_health - p.c(n).health for n in (1, 2)] == [own, ally]
    p.set(p.c(2), at="2,1").amend("rifts", [p.cell("4,1")]).set(p.m("walker"), at="4,2").go("pass").until("select")
    assert (p.where(p.m("walker")), 8 - p.m("walker").health) == ("4,1", enemy)


@pytest.mark.rule("FC-RIFT-03")
def test_nothing_happens_in_hexes_without_a_rift_nor_to_who_stands_in_one() -> None:
    p = walker("2,1", "4,1")
    assert (p.where(p.m("walker")), p.m("walker").health) == ("3,1", 8)


@pytest.mark.rule("FC-RIFT-04")
def test_after_the_effect_the_rift_can_be_used_again() -> None:
    cards = [card("burn", top=BURN, initiative=1), card("again", top=BURN, initiative=2)]
    p = rifted("1 . . A\n 2 . .", "3,1", cards=cards, kinds=[kind("slow", move=1, does=("Move +0",))], monsters={"A": "slow"})
    p.play("spare-1", "spare-2").until("select")
    assert p.m("slow").health == 8  # nothing in force when it came in
    p.set(p.m("slow"), at="4,1").play("again", "burn").go("top:again", "perform").until("select")
    assert p.m("slow").health == 6


@pytest.mark.rule("FC-RIFT-04")
def test_a_rift_of_an_earlier_round_can_be_moved() -> None:
    p = rifted("1 . . A\n 2 . .", "3,1", cards=[card("shift", top="Move rift 1, range 3", initiative=1)], monsters={"A": "dummy"}).next_round()
    p.play("shift", "spare-1").go("top:shift", "hex:3,1")
    assert set(p.keys_of("hex")) == {"2,1", "4,1", "2,2", "3,2"}
    assert p.go("hex:2,2").state.rifts == [p.cell("2,2")]


@pytest.mark.rule("FC-RIFT-05")
def test_a_rift_hex_is_not_empty() -> None:
    p = rifted("1 . A\n 2 . .", "2,1")
    assert not p.game.empty() >> p.cell("2,1") & 1
    assert p.game.empty() >> p.cell("2,2") & 1


@pytest.mark.rule("FC-RIFT-06")
def test_monsters_do_not_avoid_it() -> None:
    p = rifted("1 . A\n 2 # #", "2,1").play("spare-1", "spare-2").until("damage", "select")
    assert p.where(p.m()) == "2,1"
    p = rifted("1 . . A\n 2 . .", "3,1", kinds=[kind("walker", does=("Move +0",))], monsters={"A": "walker"})
    assert not p.game.terrain()[3] >> p.cell("3,1") & 1


@pytest.mark.rule("FC-RIFT-07")
def test_at_most_five_lie_on_the_map() -> None:
    p = position("1 . . . . . A\n 2 . . . . .", monsters={"A": "dummy"}, cards=[card("go", top="Place rift, range 5", initiative=1)])
    p.amend("rifts", [p.cell(f"{n},1") for n in range(2, 7)]).play("go", "spare-1").go("top:go", "hex:2,2", "hex:2,1")
    assert len(p.state.rifts) == 5


@pytest.mark.rule("FC-RIFT-08")
def test_a_sixth_removes_one_of_the_players_choice() -> None:
    p = position("1 . . . . . A\n 2 . . . . .", monsters={"A": "dummy"}, cards=[card("go", top="Place rift, range 5", initiative=1)])
    p.amend("rifts", [p.cell(f"{n},1") for n in range(2, 7)]).play("go", "spare-1").go("top:go", "hex:2,2")
    assert (p.prompt, p.seat) == ("remove-rift", 0)
    assert p.keys_of("hex") == ["2,1", "3,1", "4,1", "5,1", "6,1"]
    p.go("hex:4,1")
    assert p.state.rifts == [p.cell(name) for name in ("2,1", "3,1", "5,1", "6,1", "2,2")]


@pytest.mark.rule("FC-RIFT-09")
def test_figures_may_cross_stop_in_and_be_pushed_into_it() -> None:
    p = rifted("1 . . A\n 2 . .", "2,1", cards=[card("go", bottom="Move 2", top="Attack 1, range 3, push 1", initiative=1)])
    p.play("go", "spare-1").go("bottom:go")
    assert {"2,1", "3,1"} <= set(p.keys_of("move"))
    p = rifted("1 A . .\n 2 . .", "3,1", cards=[card("go", top="Push 1", initiative=1)])
    p.play("go", "spare-1").go("top:go", "target:grub-1", "push")
    assert "3,1" in p.keys_of("push")


@pytest.mark.rule("FC-RIFT-09")
@pytest.mark.parametrize(("spot", "health"), [("3,1", 6), ("2,2", 8)])
def test_who_is_pushed_into_a_rift_enters_it(spot: str, health: int) -> None:
    cards = [card("burn", bottom=BURN, initiative=1), card("go", top="Push 1", initiative=2)]
    p = rifted("1 A . .\n 2 . .", "3,1", cards=cards).play("burn", "go")
    p.go("bottom:burn", "perform", "top:go", "target:grub-1", "push", f"push:{spot}")
    assert (p.where(p.m()), p.m().health) == (spot, health)


@pytest.mark.rule("FC-RIFT-10")
def test_nothing_that_needs_an_empty_hex_is_put_there() -> None:
    for line, prompt in (('Persistent: Summon "Owl" {hp 3}', "summon"), ("Create trap 2", "create-trap"), ("Create obstacle", "create-obstacle")):
        p = rifted("1 . .\n 2 . A", "2,1", cards=[card("go", top=line, initiative=1)], monsters={"A": "dummy"})
        p.play("go", "spare-1").go("top:go")
        assert "2,1" not in p.keys_of("hex"), line
        assert p.prompt in (prompt, "turn", "between"), line


@pytest.mark.rule("FC-RIFT-11")
def test_money_drops_on_it_and_is_looted_there() -> None:
    p = rifted("1 A .\n 2 . .", "2,1", cards=[card("go", top="Attack 9", bottom="Loot 1", initiative=1)])
    p.play("go", "spare-1").go("top:go", "attack:grub-1").until("turn")
    assert p.state.coins == {str(p.cell("2,1")): 1}
    p.go("basic-bottom:spare-1", "move:2,1").until("select")
    assert p.hero().coins == 1


@pytest.mark.rule("FC-RIFT-12")
def test_all_effects_of_the_round_apply_to_every_rift() -> None:
    cards = [card("burn", top=BURN, initiative=1), card("chill", bottom=CHILL, initiative=2)]
    p = rifted("1 . . . A\n 2 . . .", "2,1", "4,1", cards=cards).play("burn", "chill")
    p.go("top:burn", "perform", "bottom:chill", "perform").until("select", "damage")
    assert p.m().health == 6
    assert "muddle" in p.m().conditions or p.where(p.m()) == "3,1"


@pytest.mark.rule("FC-RIFT-13")
def test_it_does_not_block_sight_and_costs_no_extra_movement() -> None:
    p = rifted("1 . . A\n 2 . . .", "2,1", "3,1", cards=[card("go", top="Attack 1, range 3", bottom="Move 2", initiative=1)])
    p.play("go", "spare-1").go("top:go")
    assert "attack:grub-1" in p.keys
    p.go("stop").until("turn").go("basic-bottom:spare-1")
    assert "3,1" in p.keys_of("move")


@pytest.mark.rule("FC-RIFT-14")
def test_it_needs_only_a_hex_without_a_figure_and_leaves_what_lies_there() -> None:
    p = acting("1 ! $ A\n 2 . .", "top", OPEN, monsters={"A": "dummy"})
    assert {"2,1", "3,1"} <= set(p.keys_of("hex"))
    assert "4,1" not in p.keys_of("hex")
    p.go("hex:2,1")
    assert str(p.cell("2,1")) in p.state.traps


@pytest.mark.rule("FC-RIFT-15")
def test_a_rift_that_comes_under_a_figure_is_not_entered() -> None:
    cards = [card("burn", bottom=BURN, initiative=1), card("shift", top="Move rift 2, range 3", initiative=2)]
    p = rifted("1 . . A\n 2 . .", "3,1", cards=cards, monsters={"A": "dummy"}).play("burn", "shift")
    p.go("bottom:burn", "perform", "top:shift", "hex:3,1", "hex:4,1")
    assert p.state.rifts == [p.cell("4,1")]
    assert p.m("dummy").health == 30


@pytest.mark.rule("FC-RIFT-15")
def test_a_rift_put_on_ones_own_hex_is_not_entered() -> None:
    cards = [card("chill", bottom=CHILL, initiative=1), card("open", top="Place rift, self", initiative=2)]
    p = position("1 . . A\n 2 . .", cards=cards, monsters={"A": "dummy"}).play("chill", "open")
    p.go("bottom:chill", "perform", "top:open", "hex:1,1")
    assert (p.state.rifts, p.c().conditions) == ([p.cell("1,1")], {})


@pytest.mark.rule("FC-RIFT-01")
@pytest.mark.parametrize(("top", "spots"), [("Place rift", {"1,2"}), (OPEN, {"1,2", "2,2", "3,2"})])
def test_a_rift_is_put_in_range_but_not_on_obstacles_nor_on_another_rift(top: str, spots: set[str]) -> None:
    """Without a range, beside the figure."""
    p = rifted("1 . o .\n . . . .\nA . 2 .", "2,1", cards=[card("go", top=top, initiative=1)], monsters={"A": "dummy"})
    p.play("go", "spare-1").go("top:go")
    assert spots <= set(p.keys_of("hex"))
    assert not {"1,1", "2,1", "3,1", "1,3"} & set(p.keys_of("hex"))
    assert ("2,2" in p.keys_of("hex")) == (top == OPEN)
    p.go("hex:1,2")
    assert [(e.what, e.how, e.cell) for e in p.events(Changed)] == [("rift", "made", p.cell("1,2"))]


@pytest.mark.rule("FC-RIFT-01")
@pytest.mark.parametrize("top", [OPEN, "Move rift 1, range 3"])
def test_a_rift_need_not_be_put_or_moved(top: str) -> None:
    p = rifted("1 . . A\n 2 . .", "3,1", cards=[card("go", top=top, initiative=1)], monsters={"A": "dummy"}).play("go", "spare-1")
    p.go("top:go", "skip")
    assert (p.prompt, p.state.rifts, p.events(Changed)) == ("turn", [p.cell("3,1")], [])


@pytest.mark.rule("FC-RIFT-04")
def test_only_a_rift_in_range_is_moved_and_not_onto_an_obstacle_or_another_rift() -> None:
    cards = [card("shift", top="Move rift 1, range 2", initiative=1)]
    p = rifted("1 . . o A\n 2 . . . .", "2,1", "3,1", "5,2", cards=cards, monsters={"A": "dummy"}).play("shift", "spare-1").go("top:shift")
    assert p.keys_of("hex") == ["2,1", "3,1"]
    p.go("hex:3,1")
    assert not {"2,1", "3,1", "4,1"} & set(p.keys_of("hex"))
    p.go("hex:3,2")
    assert [p.game.name(c) for c in p.state.rifts] == ["2,1", "3,2", "5,2"]
    assert [(e.what, e.how) for e in p.events(Changed)] == [("rift", "moved")]


@pytest.mark.rule("FC-RIFT-08")
def test_what_is_removed_for_a_sixth_is_told() -> None:
    p = position("1 . . . . . A\n 2 . . . . .", monsters={"A": "dummy"}, cards=[card("go", top="Place rift, range 5", initiative=1)])
    p.amend("rifts", [p.cell(f"{n},1") for n in range(2, 7)]).play("go", "spare-1").go("top:go", "hex:2,2", "hex:4,1")
    assert [(e.how, p.game.name(e.cell)) for e in p.events(Changed)] == [("removed", "4,1"), ("made", "2,2")]


@pytest.mark.rule("FC-RIFT-12")
def test_an_effect_for_others_does_not_stop_the_next_one() -> None:
    cards = [card("ward", top="Round: When any ally enters a rift: it heals 1", initiative=1), card("burn", bottom=BURN, initiative=2)]
    p = rifted(CORRIDOR, "3,1", cards=cards, kinds=[kind("walker", does=("Move +0",), move=1)], monsters={"A": "walker"}).play("ward", "burn")
    p.go("top:ward", "perform", "bottom:burn", "perform").until("select")
    assert (p.where(p.m("walker")), p.m("walker").health) == ("3,1", 6)


@pytest.mark.rule("FC-RIFT-12")
def test_the_dead_suffer_no_further_effect() -> None:
    cards = [card("burn", top=BURN, initiative=1), card("chill", bottom=CHILL, initiative=2)]
    p = rifted(CORRIDOR, "3,1", cards=cards, kinds=[kind("walker", does=("Move +0",), move=1)], monsters={"A": "walker"})
    p.set(p.m("walker"), health=2).play("burn", "chill").go("top:burn", "perform", "bottom:chill", "perform").until("select")
    assert not p.there("walker-1")
    assert [e.line.split("/")[1] for e in p.events(Worked) if e.what == "bonus"] == ["burn"]
