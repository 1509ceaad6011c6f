"""Monster stat cards: what stands on them and what it means in play."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.content.loading import load
from undercroft.games.gloomhaven.events import Consumed
from undercroft.games.haven.events import Attacked, Gained, Healed, Retaliated
from undercroft.kernel.packs import PackError

from .position import acting, card, kind, pack, position

ROW = list(range(11, 19))
"""A figure for every level from 0 to 7."""


def hits(p: Any, figure: str) -> list[str]:
    """Whom a figure has attacked, in order."""
    return [e.target for e in p.events(Attacked) if e.figure == figure]


@pytest.mark.rule("GH-MST-01")
@pytest.mark.parametrize("level", range(8))
def test_a_stat_card_gives_the_figures_of_both_versions_for_every_level(level: int) -> None:
    scale = kind("scale", health=ROW, attack=[n - 10 for n in ROW], elite={"health": [n + 10 for n in ROW], "attack": ROW})
    p = position("1 . A\n 2 . B", monsters={"A": "scale", "B": "scale elite"}, kinds=[scale], level=level)
    assert [(m.rank, m.health) for m in (p.m("scale", 1), p.m("scale", 2))] == [("normal", 11 + level), ("elite", 21 + level)]
    shown = p.shown("monsters")["scale"].parts
    assert shown["normal"][0] == f"♥ {11 + level}, Move 2, Attack {1 + level}"
    assert shown["elite"][0] == f"♥ {21 + level}, Move 2, Attack {11 + level}"
    p.play().until("select")
    values = {e.figure: e.value for e in p.events(Attacked)}
    assert values == {"scale-1": 1 + level, "scale-2": 11 + level}


@pytest.mark.rule("GH-MST-02")
def test_types_that_share_an_ability_deck_are_still_types_of_their_own() -> None:
    kinds = [kind("dog", does=("Attack +0",), health=5), kind("wolf", deck="dog", health=7)]
    p = position("A . 1 B\n C . 2", monsters={"A": "dog", "C": "dog elite", "B": "wolf elite"}, kinds=kinds)
    assert [p.m("dog", 1).health, p.m("wolf", 1).health] == [5, 12]  # number 1 of the one and number 1 of the other
    p.play()
    assert p.keys == ["first:dog", "first:wolf"]
    p.go("first:dog").until("turn")
    assert p.turns[:3] == ["dog-2", "dog-1", "wolf-1"]  # the elite wolf does not act among the elites of the dogs


@pytest.mark.rule("GH-MST-02")
def test_each_type_consumes_for_itself_although_the_card_is_the_same() -> None:
    does = ("Attack +0, Pay consume fire: (attack +3)",)
    p = position("A 1 . 2 B", monsters={"A": "dog", "B": "wolf"}, kinds=[kind("dog", does=does), kind("wolf", deck="dog")])
    p.amend("elements.fire", 2).play().go("first:dog").until("turn")
    assert [e.figure for e in p.events(Consumed)] == ["dog-1"]
    assert [(e.figure, e.value) for e in p.events(Attacked)] == [("dog-1", 5), ("wolf-1", 2)]


@pytest.mark.rule("GH-MST-03")
@pytest.mark.parametrize(("attack", "left"), [(7, [1]), (8, [])])
def test_a_monster_dies_of_as_much_damage_as_it_has_hit_points(attack: int, left: list[int]) -> None:
    p = acting("1 A\n 2", "top", f"Attack {attack}", monsters={"A": "grub"})
    p.go("attack:grub-1")
    assert [m.health for m in p.game.monsters()] == left


@pytest.mark.rule("GH-MST-04")
@pytest.mark.parametrize(("text", "hexes"), [("Move +0", 3), ("Move +1", 4), ("Move -1", 2)])
def test_move_is_what_the_move_of_the_card_is_counted_from(text: str, hexes: int) -> None:
    p = position("2 1 . . . . . . . A", monsters={"A": "snail"}, kinds=[kind("snail", does=(text,), move=3)])
    p.play()
    assert p.where(p.m("snail")) == f"{10 - hexes},1"


@pytest.mark.rule("GH-MST-05")
@pytest.mark.parametrize(("text", "damage"), [("Attack +0", 4), ("Attack +2", 6), ("Attack -3", 1)])
def test_attack_is_what_the_attack_of_the_card_is_counted_from(text: str, damage: int) -> None:
    p = position("1 A . 2", monsters={"A": "fist"}, kinds=[kind("fist", does=(text,), attack=4)])
    p.play().go("suffer")
    assert p.c(1).health == 10 - damage


@pytest.mark.rule("GH-MST-06")
@pytest.mark.parametrize(
    ("reach", "gap", "attacks"), [(3, 3, 1), (3, 4, 0), ("-", 1, 1), ("-", 2, 0)], ids=["in range", "too far", "adjacent", "not adjacent"]
)
def test_range_is_how_far_it_attacks_and_a_dash_is_melee(reach: int | str, gap: int, attacks: int) -> None:
    line = "2 1" + " ." * (gap - 1) + " A"
    p = position(f"{line}\n . . . . . .", monsters={"A": "bow"}, kinds=[kind("bow", does=("Attack +0",), range=reach)])
    p.play().until("turn")
    assert len(p.events(Attacked)) == attacks


@pytest.mark.rule("GH-MST-06")
@pytest.mark.parametrize(("reach", "gap", "healed"), [(2, 2, "dummy-1"), (2, 3, "monk-1"), ("-", 1, "dummy-1"), ("-", 2, "monk-1")])
def test_range_is_how_far_it_heals(reach: int | str, gap: int, healed: str) -> None:
    line = "1 2 . A" + " ." * (gap - 1) + " D"
    p = position(f"{line}\n . . . . . .", monsters={"A": "monk", "D": "dummy"}, kinds=[kind("monk", does=("Heal 3",), range=reach)])
    p.set(p.m("dummy"), health=10).play()
    assert [e.figure for e in p.events(Healed)] == [healed]


@pytest.mark.rule("GH-MST-07")
def test_traits_are_in_force_from_the_start_and_from_round_to_round() -> None:
    crab = kind("crab", does=(), traits="Shield 1; Retaliate 2", initiative=99)
    p = position("1 A\n 2", monsters={"A": "crab"}, kinds=[crab])
    for number in (1, 2):
        p.play(f"spare-{2 * number - 1}", f"spare-{2 * number}").go(f"top:spare-{2 * number - 1}", "attack:crab-1", "suffer")
        assert p.m("crab").health == 8 - number  # attack 2 against shield 1
        assert len(p.events(Retaliated)) == number
        assert p.c(1).health == 10 - 2 * number


@pytest.mark.rule("GH-MST-07")
def test_a_permanent_advantage_and_a_permanent_condition_go_with_its_attacks() -> None:
    cat = kind("cat", does=("Attack +0",), attacks="advantage, muddle")
    p = position("1 A . 2", monsters={"A": "cat"}, kinds=[cat], modifiers="-1 +2")
    p.play().go("suffer")
    [attack] = p.events(Attacked)
    assert (attack.modifiers, attack.used) == (("-1", "+2"), "+2")
    assert "muddle" in p.c(1).conditions


@pytest.mark.rule("GH-MST-08")
@pytest.mark.parametrize(("flying", "end"), [(True, "3,1"), (False, "5,1")])
def test_flying_stands_by_the_name_and_always_holds(flying: bool, end: str) -> None:
    p = position("2 1 . o A", monsters={"A": "bat"}, kinds=[kind("bat", does=("Move +0",), flying=flying)])
    p.play()
    assert p.where(p.m("bat")) == end


@pytest.mark.rule("GH-MST-09")
def test_a_condition_and_pierce_on_the_stat_card_go_with_every_attack() -> None:
    wasp = kind("wasp", does=("Attack +0", "Attack +0"), attacks="wound, pierce 1", initiative=50)
    p = position("1 A . 2", monsters={"A": "wasp"}, kinds=[wasp], cards=[card("wall", top="Round: Shield 2", initiative=5)])
    assert p.shown("monsters")["wasp"].parts["normal"][-1] == "Attacks: wound, pierce 1"
    p.play("wall", "spare-1").go("top:wall", "perform").until("damage")
    p.go("suffer", "suffer")
    assert [e.damage for e in p.events(Attacked)] == [1, 1]  # 2 less shield 2, of which 1 is pierced
    assert [e.condition for e in p.events(Gained)] == ["wound", "wound"]
    assert p.c(1).health == 8


@pytest.mark.rule("GH-MST-10")
def test_target_two_goes_with_every_attack_that_does_not_name_its_targets() -> None:
    p = position("1 A 2", monsters={"A": "twin"}, kinds=[kind("twin", does=("Attack +0", "Attack +0"), attacks="target 2")])
    p.play().until("select")
    assert sorted(hits(p, "twin-1")) == ["c1", "c1", "c2", "c2"]


@pytest.mark.rule("GH-MST-10")
@pytest.mark.parametrize(("text", "targets"), [("Attack +0, target all adjacent", 3), ("Attack +0, target all, range 2", 4)])
def test_an_attack_that_names_its_targets_hits_those_whatever_the_stat_card_says(text: str, targets: int) -> None:
    p = position("1 A 2\n 3 .\n  4", monsters={"A": "twin"}, kinds=[kind("twin", does=(text,), attacks="target 2")])
    p.play().until("select")
    assert len(set(hits(p, "twin-1"))) == len(hits(p, "twin-1")) == targets


@pytest.mark.rule("GH-MST-10")
@pytest.mark.parametrize(("text", "targets"), [("Attack +0, target 3", 3), ("Attack +0, target 1", 2)])
def test_of_two_target_values_the_higher_counts_and_they_are_not_added(text: str, targets: int) -> None:
    p = position("1 A 2\n 3 4", monsters={"A": "twin"}, kinds=[kind("twin", does=(text,), attacks="target 2")])
    p.play().until("select")
    assert len(hits(p, "twin-1")) == targets


@pytest.mark.rule("GH-MAK-05")
def test_an_attack_on_all_stays_one_if_an_element_adds_to_it() -> None:
    storm = kind("storm", does=["Attack +0, target all, range 3, Pay consume fire: (attack +1)"], initiative=50, health=30)
    p = position("1 A 2\n 3 4", monsters={"A": "storm"}, kinds=[storm]).amend("elements.fire", 2)
    p.play().until("select")
    assert len(hits(p, "storm-1")) == 4


@pytest.mark.rule("GH-MST-10")
def test_with_an_area_it_gives_single_targets_outside_the_area() -> None:
    twin = kind("twin", does=('Attack +0, area "line-2"',), attacks="target 2")
    p = position("2 1 A 3\n . . . .", monsters={"A": "twin"}, kinds=[twin])
    p.play().until("turn")
    assert sorted(hits(p, "twin-1")) == ["c1", "c2", "c3"]  # two in the line, and one beside the twin


@pytest.mark.rule("GH-MST-10")
def test_the_focus_may_be_the_single_target_while_the_area_hits_others() -> None:
    twin = kind("twin", does=('Attack +0, area "line-2"',), attacks="target 2")
    p = position("2 1 A 3\n . . . .", monsters={"A": "twin"}, kinds=[twin])
    p.play(c3=("third-1", "third-2"))
    assert p.hero(3).initiative < p.hero(1).initiative
    p.until("turn")
    assert hits(p, "twin-1") == ["c3", "c1", "c2"]


@pytest.mark.rule("GH-MST-11")
def test_a_boss_has_one_row_for_each_level_its_special_actions_and_immunities() -> None:
    chief = kind("chief", does=("Special 2",), boss=True, health=ROW, immune=["wound"], specials=[["Heal 1, self"], ["Attack +0", "Attack +1"]])
    p = position("1 A\n 2", monsters={"A": "chief boss"}, kinds=[chief], level=4, cards=[card("cut", top="Attack 1, wound", initiative=5)])
    assert (p.m("chief").rank, p.m("chief").health) == ("boss", 15)
    shown = p.shown("monsters")["chief"].parts
    assert (shown["boss"][0], shown["immune"], shown["special 1"]) == ("♥ 15, Move 2, Attack 2", ("wound",), ("Heal 1, self",))
    p.play("cut", "spare-1").go("top:cut", "attack:chief-1", "draw")
    assert not p.m("chief").conditions
    p.until("damage").until("select")
    assert [e.value for e in p.events(Attacked) if e.figure == "chief-1"] == [2, 3]


@pytest.mark.rule("GH-MST-11")
def test_a_boss_card_has_no_normal_and_no_elite_row() -> None:
    both: dict[str, Any] = kind("chief", boss=True)
    both["monster"]["normal"] = both["monster"]["boss"]
    with pytest.raises(PackError, match="'boss' figures alone"):
        load([pack("1 2 A", monsters={"A": "grub"}, kinds=[both])])
