"""Forgotten Circles: Regenerate (section REG)."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Gained, Healed, Shed

from .position import Position, acting, card, kind, position


def regenerating(map_: str = "1 . A\n 2 .", health: int = 5, also: tuple[str, ...] = (), **given: object) -> Position:
    """Character 1 with Regenerate and fewer hit points, at card selection."""
    p = position(map_, monsters={"A": "dummy"}, **given)  # type: ignore[arg-type]
    return p.set(p.c(), health=health, conditions=("regenerate", *also))


@pytest.mark.rule("FC-REG-01")
def test_regenerate_is_a_positive_condition_given_to_oneself_or_an_ally() -> None:
    p = acting("1 2 A", "top", "Regenerate, range 1", monsters={"A": "dummy"})
    assert sorted(p.keys_of("target")) == ["c1", "c2"]
    p.go("target:c2")
    assert p.events(Gained)[-1].condition == "regenerate"
    assert "regenerate" in p.c(2).conditions


@pytest.mark.rule("FC-REG-02")
def test_it_heals_one_at_the_start_of_every_turn() -> None:
    p = regenerating().play("spare-1", "spare-2").until("turn")
    assert p.c().health == 6
    p.next_round().play("spare-3", "spare-4").until("turn")
    assert p.c().health == 7


@pytest.mark.rule("FC-REG-03")
def test_it_heals_a_stunned_figure_too() -> None:
    p = regenerating(also=("stun",)).play("spare-1", "spare-2").next_round()
    assert p.c().health == 6


@pytest.mark.rule("FC-REG-04")
def test_it_does_not_wear_off_at_the_end_of_a_turn() -> None:
    p = regenerating(also=("muddle",)).next_round()
    assert "muddle" not in p.c().conditions
    assert "regenerate" in p.c().conditions
    assert "regenerate" in p.next_round().c().conditions


@pytest.mark.rule("FC-REG-05")
def test_damage_suffered_removes_it_and_is_suffered_in_full() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[kind("biter", initiative=1)])
    p.set(p.c(), health=8, conditions=("regenerate",)).play("spare-1", "spare-2").until("damage").go("suffer")
    assert p.c().health == 6
    assert "regenerate" not in p.c().conditions
    assert any(e.condition == "regenerate" for e in p.events(Shed))


@pytest.mark.rule("FC-REG-06")
def test_it_comes_before_a_wound_which_it_removes() -> None:
    p = regenerating(also=("wound",)).play("spare-1", "spare-2").until("turn")
    assert p.c().health == 6
    assert "wound" not in p.c().conditions
    assert "regenerate" in p.c().conditions


@pytest.mark.rule("FC-REG-07")
@pytest.mark.parametrize("also", [("poison",), ("poison", "wound")])
def test_poison_is_removed_instead_and_a_wound_with_it(also: tuple[str, ...]) -> None:
    p = regenerating(also=also).play("spare-1", "spare-2").until("turn")
    assert p.c().health == 5
    assert list(p.c().conditions) == ["regenerate"]


@pytest.mark.rule("FC-REG-08")
def test_hit_points_do_not_rise_above_the_maximum() -> None:
    p = regenerating(health=10).play("spare-1", "spare-2").until("turn")
    assert p.c().health == 10
    assert p.events(Healed)[-1].amount == 0


@pytest.mark.rule("FC-REG-09")
@pytest.mark.parametrize("how", ["reduced", "negated", "suffered"])
def test_damage_that_is_not_suffered_leaves_it(how: str) -> None:
    biter = kind("biter", initiative=50)
    guard = card("guard", bottom="Round: Shield 2", initiative=1)
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[biter], cards=[guard])
    p.set(p.c(), health=8, conditions=("regenerate",)).play("guard", "spare-1").until("turn")
    if how == "reduced":
        p.go("bottom:guard", "perform")
    p.until("damage", "select")
    if how == "negated":
        p.go("lose:spare-2").until("select")
    if how == "suffered":
        p.go("suffer").until("select")
    assert p.c().health == (9 if how != "suffered" else 7)
    assert ("regenerate" in p.c().conditions) == (how != "suffered")


@pytest.mark.rule("FC-REG-10")
@pytest.mark.parametrize("source", ["retaliate", "trap", "hazard", "direct"])
def test_any_source_of_damage_removes_it(source: str) -> None:
    spiky = kind("spiky", does=(), health=30, initiative=90, traits="Retaliate 1")
    go = card("go", top=["Attack 1"] if source == "retaliate" else ["Suffer 1"], bottom="Move 1", initiative=1)
    ground = {"retaliate": "1 A\n 2 .", "direct": "1 A\n 2 .", "trap": "1 ! A\n 2 .", "hazard": "1 h A\n 2 ."}[source]
    p = position(ground, monsters={"A": "spiky"}, kinds=[spiky], cards=[go])
    p.set(p.c(), health=8, conditions=("regenerate",)).play("go", "spare-1").until("turn")
    if source in ("trap", "hazard"):
        p.go("bottom:go", "move:2,1")
    else:
        p.go("top:go", *(["perform"] if source == "direct" else ["attack:spiky-1"]))
    p.until("damage").go("suffer")
    assert "regenerate" not in p.c().conditions


@pytest.mark.rule("FC-REG-11")
def test_gaining_it_again_changes_nothing() -> None:
    p = acting("1 2 A", "top", "Regenerate, self", monsters={"A": "dummy"})
    p.go("target:c1")
    assert p.c().conditions == {"regenerate": 0}
    gained = len(p.events(Gained))
    p.game.gain(p.c(), "regenerate")
    assert p.c().conditions == {"regenerate": 0}
    assert len(p.events(Gained)) == gained


@pytest.mark.rule("FC-REG-12")
def test_gained_in_ones_own_turn_it_heals_first_in_the_next() -> None:
    p = position("1 2 A", monsters={"A": "dummy"}, cards=[card("go", top="Regenerate, self", initiative=1)])
    p.set(p.c(), health=5).play("go", "spare-1").go("top:go", "target:c1")
    assert p.c().health == 5
    p.until("select").play("spare-2", "spare-3").until("turn")
    assert p.c().health == 6


@pytest.mark.rule("FC-REG-13")
def test_it_heals_at_the_start_of_a_long_rest() -> None:
    p = regenerating().put("discard", "spare-1", "spare-2").play("rest")
    p.until("rest-lose")
    assert p.c().health == 6
    p.until("select")
    assert p.c().health == 8  # and 2 by the rest itself


@pytest.mark.rule("FC-REG-14")
def test_monsters_and_summons_heal_in_their_own_turns() -> None:
    p = position("1 . A\n 2 .", monsters={"A": "dummy"}, cards=[card("call", top='Persistent: Summon "Owl" {hp 3}', initiative=1)])
    p.play("call", "spare-1").go("top:call").until("summon").go(p.keys[1]).until("select")
    p.set(p.m("dummy"), health=20, conditions=("regenerate",)).set(p.state.figures["s1"], health=1, conditions=("regenerate",))
    p.next_round()
    assert (p.m("dummy").health, p.state.figures["s1"].health) == (21, 2)


@pytest.mark.rule("FC-REG-15")
def test_it_ends_with_the_scenario() -> None:
    p = position("1 A\n 2 .", monsters={"A": "dummy"}, goal=["round 1 is over"])
    p.set(p.c(), conditions=("regenerate",)).play().until("never")
    assert p.table.outcome == "won"
    assert p.c().conditions == {}
