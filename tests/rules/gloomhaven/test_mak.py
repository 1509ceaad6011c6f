"""Monster attacks: whom they hit, how far they reach, and how they are resolved."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Focused, Skipped
from undercroft.games.haven.events import Attacked, Moved

from .position import card, kind, position
from .strikes import extra

OPEN = "\n . . . . . . . ."
"""A free row below, so that figures in the row above see each other."""


def hits(p: Any, figure: str) -> list[str]:
    """Whom a figure has attacked, in order."""
    return [e.target for e in p.events(Attacked) if e.figure == figure]


def rat(*does: str, **more: Any) -> dict[str, Any]:
    return kind("rat", does=does, **more)


@pytest.mark.rule("GH-MAK-01")
@pytest.mark.parametrize(("does", "values"), [(("Attack +0",), [3]), (("Attack +2",), [5]), (("Attack -1",), [2]), (("Heal 1, self",), [])])
def test_a_monster_attacks_only_if_its_card_says_so_with_its_base_changed_by_so_much(does: tuple[str, ...], values: list[int]) -> None:
    p = position("1 A . 2", monsters={"A": "rat"}, kinds=[rat(*does, attack=3)])
    p.play().until("turn")
    assert [e.value for e in p.events(Attacked)] == values


@pytest.mark.rule("GH-MAK-02")
def test_it_attacks_its_focus_and_as_many_others_as_it_can() -> None:
    p = position("1 A 2\n 3 .", monsters={"A": "rat"}, kinds=[rat("Attack +0, target 2")])
    p.play(c2=("other-5", "other-6"), c3=("third-1", "third-2")).until("turn")
    [focus] = [e.target for e in p.events(Focused)]
    assert hits(p, "rat-1") == [focus, "c2"]
    assert focus == "c3"


@pytest.mark.rule("GH-MAK-02")
@pytest.mark.parametrize(("text", "where", "targets"), [("Attack +0", "3,2", ["c1"]), ("Attack +0, target 2", "2,1", ["c1", "c2"])])
def test_it_goes_where_it_can_attack_the_focus_and_another_besides(text: str, where: str, targets: list[str]) -> None:
    p = position(" 2 . .\n. 1 . A\n . . .", monsters={"A": "rat"}, kinds=[rat("Move +0", text)])
    p.play().until("turn")
    assert p.where(p.m("rat")) == where
    assert hits(p, "rat-1") == targets


@pytest.mark.rule("GH-MAK-03")
def test_further_targets_are_chosen_in_focus_order_from_where_it_stood_before_it_moved() -> None:
    p = position("  3 1 o\n o . o A\n  o 2 o", monsters={"A": "rat"}, kinds=[rat("Move +0, jump", "Attack +0, target 2")])
    p.play("spare-1", "spare-2", c2=("other-8", "other-9"), c3=("third-4", "third-5")).until("turn")
    assert p.where(p.m("rat")) == "2,2"
    assert hits(p, "rat-1") == ["c1", "c2"]  # it was nearer at first; now both are adjacent, and the other one acts earlier


@pytest.mark.rule("GH-MAK-03")
def test_nobody_is_attacked_twice_by_one_ability() -> None:
    p = position("1 A . . 2" + OPEN, monsters={"A": "rat"}, kinds=[rat("Attack +0, target 3")])
    p.play().until("turn")
    assert hits(p, "rat-1") == ["c1"]


@pytest.mark.rule("GH-MAK-04")
@pytest.mark.parametrize(("reach", "attacks"), [(2, 0), (3, 1), ("-", 0)])
def test_an_attack_without_range_has_the_range_of_the_stat_card(reach: int | str, attacks: int) -> None:
    p = position("2 1 . . A" + OPEN, monsters={"A": "rat"}, kinds=[rat("Attack +0", range=reach)])
    p.play().until("turn")
    assert len(p.events(Attacked)) == attacks


@pytest.mark.rule("GH-MAK-05")
@pytest.mark.parametrize(
    ("reach", "text", "attacks"),
    [(2, "range 4", 1), (5, "range 3", 0), ("-", "range 4", 1), (3, "range +1", 1), (5, "range -2", 0), (5, "range -1", 1), ("-", "range +3", 0)],
)
def test_a_range_on_the_card_replaces_the_base_and_a_signed_one_changes_it(reach: int | str, text: str, attacks: int) -> None:
    p = position("2 1 . . . A" + OPEN, monsters={"A": "rat"}, kinds=[rat(f"Attack +0, {text}", range=reach)])
    p.play().until("turn")
    assert len(p.events(Attacked)) == attacks


@pytest.mark.rule("GH-MAK-06")
@pytest.mark.parametrize(("area", "cards"), [(', area "line-2"', 1), ("", 2)])
def test_an_area_with_a_grey_hex_makes_the_attack_melee_for_a_ranged_monster_too(area: str, cards: int) -> None:
    p = position("1 A . 2" + OPEN, monsters={"A": "rat"}, kinds=[rat(f"Attack +0{area}", range=4)])
    p.play().until("turn")
    [attack] = p.events(Attacked)
    assert (attack.target, len(attack.modifiers)) == ("c1", cards)  # no disadvantage against the adjacent focus


@pytest.mark.rule("GH-MAK-06")
def test_such_an_area_has_to_be_laid_beside_the_monster_and_not_in_its_range() -> None:
    p = position("2 1 . . A" + OPEN, monsters={"A": "rat"}, kinds=[rat('Attack +0, area "line-2"', range=4)])
    p.play().until("turn")
    assert not p.events(Attacked)


@pytest.mark.rule("GH-MAK-07")
def test_a_monster_attack_takes_bonuses_then_the_monsters_deck_then_the_targets_shield() -> None:
    wall = card("wall", top="Round: Shield 1", initiative=5)
    p = position("1 A . 2", monsters={"A": "rat"}, kinds=[rat("Attack +0")], modifiers="2x", cards=[wall])
    before = {name: len(deck.draw) for name, deck in p.state.decks.items()}
    p.set(p.c(1), conditions=["poison"]).play("wall", "spare-1").go("top:wall", "perform").until("damage").go("suffer")
    [attack] = p.events(Attacked)
    assert (attack.value, attack.used, attack.damage) == (3, "2x", 5)  # (2 and 1 for the poison) doubled, less 1
    assert {name: before[name] - len(deck.draw) for name, deck in p.state.decks.items()} == {"c1": 0, "c2": 0, "monsters": 1}


@pytest.mark.rule("GH-MAK-07")
@pytest.mark.parametrize(("condition", "used"), [("strengthen", "+2"), ("muddle", "-1")])
def test_advantage_and_disadvantage_work_as_for_characters(condition: str, used: str) -> None:
    p = position("1 A . 2", monsters={"A": "rat"}, kinds=[rat("Attack +0")], modifiers="-1 +2")
    p.set(p.m("rat"), conditions=[condition]).play().until("turn")
    assert [(e.modifiers, e.used) for e in p.events(Attacked)] == [(("-1", "+2"), used)]


@pytest.mark.rule("GH-MAK-08")
def test_without_its_focus_in_reach_it_attacks_nobody() -> None:
    p = position("1 . A 2\n . . .", monsters={"A": "rat"}, kinds=[rat("Attack +0, push 2", "Attack +0")])
    p.set(p.c(1), at="2,1").play("spare-1", "spare-2", c2=("other-8", "other-9")).until("push-to", "turn")
    assert hits(p, "rat-1") == ["c1"]
    p.until("turn")
    assert hits(p, "rat-1") == ["c1"]  # the focus was pushed away, and the other one beside the monster is spared


@pytest.mark.rule("GH-MAK-09")
def test_every_attack_of_a_card_goes_against_the_focus_until_it_is_gone() -> None:
    p = position("1 A 2", monsters={"A": "rat"}, kinds=[rat("Attack +0", "Attack +0", "Attack +0, target 2")])
    p.set(p.c(1), health=3).play("spare-1", "spare-2", c2=("other-8", "other-9")).go("suffer", "suffer")
    assert not p.there("c1")
    p.until("turn")
    assert hits(p, "rat-1") == ["c1", "c1", "c2"]


@pytest.mark.rule("GH-MAK-09")
def test_every_attack_may_have_further_targets_of_its_own() -> None:
    p = position("1 A 2", monsters={"A": "rat"}, kinds=[rat("Attack +0, target 2", "Attack +0")])
    p.play("spare-1", "spare-2", c2=("other-8", "other-9")).until("turn")
    assert hits(p, "rat-1") == ["c1", "c2", "c1"]


@pytest.mark.rule("GH-MAK-09")
@pytest.mark.parametrize(("health", "order"), [(10, ["c1", "c1", "c1"]), (3, ["c1", "c1", "c2"])])
def test_attacks_that_may_hit_the_same_enemy_all_hit_the_focus_while_it_lasts(health: int, order: list[str]) -> None:
    p = position("1 A 2", monsters={"A": "rat"}, kinds=[rat("Attack +0, all on one target", attacks="target 3")])
    p.set(p.c(1), health=health).play("spare-1", "spare-2", c2=("other-8", "other-9")).until("turn")
    assert hits(p, "rat-1") == order


@pytest.mark.rule("GH-MAK-09")
@pytest.mark.parametrize(("line", "stat", "times"), [("target 2, ", "target 3", 3), ("target 3, ", "target 2", 3), ("", "", 1)])
def test_it_attacks_the_focus_as_often_as_the_larger_number_says(line: str, stat: str, times: int) -> None:
    p = position("1 A 2", monsters={"A": "rat"}, kinds=[rat(f"Attack +0, {line}all on one target", attacks=stat)])
    p.play("spare-1", "spare-2", c2=("other-8", "other-9")).until("turn")
    assert hits(p, "rat-1") == ["c1"] * times


@pytest.mark.rule("GH-MAK-10")
def test_an_attack_on_all_adjacent_enemies_is_melee_for_a_ranged_monster_too() -> None:
    p = position("3 1 A 2" + OPEN, monsters={"A": "rat"}, kinds=[rat("Attack +0, target all adjacent", range=4)])
    p.play().until("turn")
    assert sorted(hits(p, "rat-1")) == ["c1", "c2"]  # not the one at distance 2
    assert [len(e.modifiers) for e in p.events(Attacked)] == [1, 1]  # no disadvantage


@pytest.mark.rule("GH-MAK-11")
def test_a_monster_that_cannot_move_lays_its_area_over_most_enemies_and_its_focus() -> None:
    p = position(
        """
        . 2 3 .
         . A 1
        . . . .
        """,
        monsters={"A": "rat"},
        kinds=[rat("Move +2", 'Attack +0, area "wedge-2"')],
        cards=[card("soon", initiative=10)],
    )
    p.set(p.m("rat"), conditions=["immobilize"]).play("soon", "spare-1").go("pass").until("turn")
    assert not p.events(Moved)
    assert hits(p, "rat-1") == ["c1", "c3"]  # not the two others, for the focus must be hit


@pytest.mark.rule("GH-MAK-11")
def test_a_monster_that_cannot_move_picks_further_targets_in_focus_order() -> None:
    p = position("2 . A 1\n . 3 .", monsters={"A": "rat"}, kinds=[rat("Attack +0, target 2, range 2")], cards=[card("soon", initiative=10)])
    p.set(p.m("rat"), conditions=["immobilize", "muddle"]).play("soon", "spare-1", c3=("third-8", "third-9")).go("pass").until("turn")
    assert hits(p, "rat-1") == ["c1", "c3"]  # the nearer one, though it acts later


@pytest.mark.rule("GH-MAK-12")
def test_it_attacks_its_focus_first_and_then_the_others_in_focus_order() -> None:
    p = position("2 A 1\n 3 .", monsters={"A": "rat"}, kinds=[rat("Attack +0, target 3")])
    p.play("spare-4", "spare-5", c2=("other-1", "other-2"), c3=("third-8", "third-9")).until("turn")
    assert hits(p, "rat-1") == ["c2", "c1", "c3"]


@pytest.mark.rule("GH-MAK-12")
def test_the_players_decide_whom_it_attacks_first_among_equals() -> None:
    p = position("2 A 1\n 3 .", monsters={"A": "rat"}, kinds=[rat("Attack +0, target 3")])
    p.play("spare-4", "spare-5", c2=("other-1", "other-2"), c3=("third-4", "third-5")).until("monster-next")
    assert (p.keys, p.seat) == (["next:c1", "next:c3"], -1)
    p.go("next:c3").until("turn")
    assert hits(p, "rat-1") == ["c2", "c3", "c1"]


@pytest.mark.rule("GH-MAK-02")
@pytest.mark.parametrize(("text", "targets"), [("Attack +0", ["c2"]), ("Attack +0, target 2", ["c2", "c1"])])
def test_the_reason_of_an_attack_names_the_focus_and_the_others(text: str, targets: list[str]) -> None:
    p = position("1 A 2", monsters={"A": "rat"}, kinds=[rat(text)]).play(c2=("other-1", "other-2")).until("turn")
    number = next(n for n, e in enumerate(p.table.events) if isinstance(e, Attacked))
    assert [(r.rule, r.text.args["targets"]) for r in p.table.why(number)] == [("GH-MAK-02", targets)]


@pytest.mark.rule("GH-MAK-03")
def test_a_target_added_by_a_drawn_card_is_the_first_of_the_others_in_focus_order() -> None:
    kinds = [kind(id, does=(), health=30, initiative=n) for id, n in (("late", 80), ("soon", 40), ("next", 60))]
    wolf = card("wolf", top='Persistent: Summon "Wolf" {hp 9, move 2, attack 2}', initiative=2)
    p = position(
        "A . B\n C 1 2", monsters={"A": "late", "B": "soon", "C": "next"}, kinds=kinds, cards=[wolf], modifiers="tester/more",
        **extra({"more": "+0, +1 target"}),
    )  # fmt: skip
    p.play("wolf", "spare-1").go("top:wolf", "hex:2,1").next_round().play("spare-2", "spare-3").until_turn("c1")
    assert hits(p, "s1") == ["soon-1", "next-1"]


@pytest.mark.rule("GH-MAK-08")
@pytest.mark.parametrize(("push", "attacked"), [("", ["c1", "c1", "c2"]), (", push 2", ["c1"])])
def test_neither_does_it_attack_others_with_an_attack_on_several_targets(push: str, attacked: list[str]) -> None:
    p = position("1 . A 2\n . . .", monsters={"A": "rat"}, kinds=[rat(f"Attack +0{push}", "Attack +0, target 2")])
    p.set(p.c(1), at="2,1").play("spare-1", "spare-2", c2=("other-8", "other-9")).until("turn")
    assert hits(p, "rat-1") == attacked
    told = [n for n, e in enumerate(p.table.events) if isinstance(e, Attacked | Skipped)]
    assert [r.rule for r in p.table.why(told[-1])] == ["GH-MAK-08" if push else "GH-MAK-02"]


@pytest.mark.rule("GH-MAK-12")
def test_a_dying_monster_attacks_in_focus_order_as_well() -> None:
    p = position("1 A 3\n 2 .", monsters={"A": "rat"}, kinds=[rat("Round: When this dies: Attack +0, target 3", health=2)])
    p.play("spare-4", "spare-5", c2=("other-1", "other-2"), c3=("third-8", "third-9")).go("top:other-1", "attack:rat-1").until("turn")
    assert hits(p, "rat-1") == ["c2", "c1", "c3"]
