"""When conditions end."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Attacked

from .position import card, kind, position

HALL = """
    1 A . .
     . . . 2
    """
FOE = {"A": "dummy"}
TIMED = ("immobilize", "disarm", "muddle", "stun", "invisible", "strengthen")


@pytest.mark.rule("GH-CON-39")
def test_gained_in_its_own_turn_a_condition_works_at_once_and_through_the_following_turn() -> None:
    cards = [card("boon", bottom="Strengthen, self", initiative=1), card("next", top="Attack 2", initiative=1)]
    p = position(HALL, monsters=FOE, cards=cards).play("boon", "spare-1")
    p.go("bottom:boon", "target:c1", "top:spare-1", "attack:dummy-1")
    assert len(p.events(Attacked)[-1].modifiers) == 2
    assert "strengthen" in p.c().conditions  # the turn is over
    p.next_round().play("next", "spare-2").go("top:next", "attack:dummy-1")
    assert len(p.events(Attacked)[-1].modifiers) == 2
    p.go("pass")
    assert not p.c().conditions


@pytest.mark.rule("GH-CON-39")
def test_gained_before_its_turn_a_condition_ends_with_that_turn() -> None:
    fog = kind("fog", attack=1, attacks="muddle", initiative=10, health=30)
    p = position(HALL, monsters={"A": "fog"}, kinds=[fog]).play("spare-1", "spare-2").go("suffer")
    assert "muddle" in p.c().conditions
    p.go("pass")
    assert p.state.round == 1
    assert not p.c().conditions


@pytest.mark.rule("GH-CON-39")
@pytest.mark.parametrize("condition", TIMED)
def test_so_it_is_with_every_condition_that_ends_by_itself(condition: str) -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top=f"{condition.title()}, self", initiative=1)])
    p.play("go", "spare-1").go("top:go").go("perform" if "perform" in p.keys else "target:c1")
    p.until("select")
    assert condition in p.c().conditions
    p.next_round()
    assert condition not in p.c().conditions


@pytest.mark.rule("GH-CON-40")
def test_a_monsters_conditions_end_with_its_own_turn_not_with_that_of_its_type() -> None:
    p = position("""
        1 . A
         . . B
        . . 2
        """, monsters={"A": "grub", "B": "grub"})  # fmt: skip
    for n in (1, 2):
        p.set(p.m("grub", n), conditions=["muddle", "immobilize"])
    p.set(p.m("grub", 1), at="2,1").set(p.m("grub", 2), at="1,2").play("spare-1", "spare-2")
    assert p.prompt == "damage"
    held = [list(p.m("grub", n).conditions) for n in (1, 2)]
    p.go("suffer")
    assert p.prompt == "damage"  # the second one attacks
    assert held == [["muddle", "immobilize"], ["muddle", "immobilize"]]
    assert [list(p.m("grub", n).conditions) for n in (1, 2)] == [[], ["muddle", "immobilize"]]
    p.go("suffer").until("turn")
    assert not p.m("grub", 2).conditions


@pytest.mark.rule("GH-CON-42")
def test_a_new_summon_that_takes_no_turn_keeps_its_conditions() -> None:
    cards = [card("call", top='Persistent: Summon "Imp" {hp 9, move 0, attack 2}', initiative=1)]
    fog = kind("fog", move=0, attack=1, attacks="muddle", initiative=10, health=30)
    p = position("""
        1 . A .
         . . . 2
        """, monsters={"A": "fog"}, kinds=[fog], cards=cards)  # fmt: skip
    p.play("call", "spare-1").go("top:call", "hex:2,1", "pass", "end-turn").until("select")
    assert list(p.state.figures["s1"].conditions) == ["muddle"]
    p.amend("figures.fog-1.conditions", {"stun": 9}).play("spare-2", "spare-3").until("turn")
    assert "s1" in p.turns
    assert not p.state.figures["s1"].conditions


@pytest.mark.rule("GH-CON-42")
def test_a_stunned_turn_and_a_long_rest_let_conditions_end() -> None:
    p = position(HALL, monsters=FOE)
    p.set(p.c(), conditions=["stun", "muddle", "poison"]).play("spare-1", "spare-2").until("turn")
    assert list(p.c().conditions) == ["poison"]
    q = position(HALL, monsters=FOE).put("discard", "spare-1", "spare-2", "spare-3")
    q.set(q.c(), conditions=["immobilize", "invisible"]).play("rest").until("rest-lose").go("lose:spare-1").until("select")
    assert not q.c().conditions
