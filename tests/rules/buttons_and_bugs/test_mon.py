"""BB-MON: monster cards and turns."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.haven.events import Attacked, Gained, Moved, Retaliated
from undercroft.kernel.packs import PackError

from .hunting import attacks, beast, hunt, hunted
from .position import card, monster, position, row


@pytest.mark.rule("BB-MON-02")
def test_what_a_monster_card_gives() -> None:
    crab = monster("crab", health=5, traits=["Shield 1"], attacks="muddle", immune=["poison"])
    p = row("s 1", monsters=["crab 1"], kinds=[crab], cards=[card("jab", top="Attack 3, poison", initiative=1)], draws="- 0")
    p.play("jab", "spare-1").go("top:jab", "attack:m1", "roll", "pass").until("short-rest")
    assert (p.game.kind(p.monster(1)).name, p.monster(1).health, p.monster(1).conditions) == ("Crab", 5 - 3 + 1, {})
    assert (p.turns[-1], p.hero.health, list(p.hero.conditions)) == ("m1 30", 11, ["muddle"]), "column -: initiative 30, Attack 1"


@pytest.mark.rule("BB-MON-02")
def test_a_monster_card_has_three_columns() -> None:
    lame = beast("Attack 2")
    del lame["columns"]["+"]
    with pytest.raises(PackError, match="three columns"):
        row("s 1", monsters=["beast 1"], kinds=[lame])


@pytest.mark.rule("BB-MON-03")
@pytest.mark.parametrize("level", [1, 5])
def test_monsters_are_the_same_at_every_level(level: int) -> None:
    p = row("1 s", monsters=["beast 1"], kinds=[beast("Attack 2", initiative=1)], level=level)
    assert p.monster(1).health == p.monster(1).max_health == 8
    p.go(p.keys[0])
    p.go(p.keys[0]).until("turn")
    assert attacks(p)[0].value == 2


@pytest.mark.rule("BB-MON-03")
def test_a_scenario_may_change_a_monsters_health() -> None:
    placed: list[dict[str, Any]] = [{"number": 1, "kind": "grub", "health": 18}, {"number": 2, "kind": "grub"}]
    p = position("s 1 2", monsters=["grub 1", "grub 2"], scenario={"flat": False, "monsters": placed})
    assert (p.monster(1).health, p.monster(2).health) == (18, 8)


@pytest.mark.rule("BB-MON-04")
@pytest.mark.parametrize(("damage", "dies"), [(7, False), (8, True), (9, True)])
def test_a_monster_dies_of_damage_equal_to_its_hit_points(damage: int, dies: bool) -> None:
    p = row("s 1", monsters=["grub 1"], cards=[card("jab", top=f"Attack {damage}")])
    p.play("jab", "spare-1").go("top:jab", "attack:m1")
    assert ("m1" not in p.state.figures) is dies
    assert dies or p.monster(1).health == 8 - damage


@pytest.mark.rule("BB-MON-05")
def test_the_cards_attack_effects_apply_to_every_attack() -> None:
    p = hunted("1 s", "Attack 1", "Attack 1, poison", type_={"attacks": "wound"})
    assert [e.condition for e in p.events(Gained)] == ["wound", "poison", "wound"]


@pytest.mark.rule("BB-MON-06")
def test_persistent_bonuses_hold_from_the_first_round_on() -> None:
    kinds = [beast(health=30, initiative=99, traits=["Retaliate 1", "Shield 1"])]
    p = row("s 1", monsters=["beast 1"], kinds=kinds, cards=[card("jab", top="Attack 3", b_top="Attack 3")])
    for left in (28, 26):  # before its first turn, and in the round after
        p.play("jab", "spare-1").go("top:jab", "attack:m1", "suffer")
        assert p.monster(1).health == left
        p.next_round()
    assert ([e.damage for e in p.events(Retaliated)], p.hero.health) == ([1, 1], 10)


@pytest.mark.rule("BB-MON-07")
def test_an_immune_monster_is_targeted_but_does_not_gain_the_condition() -> None:
    kinds = [beast("Move 1", health=30, immune=["immobilize"])]
    cards = [card("hold", top="Immobilize, poison, range 2", bottom="Attack 2, immobilize")]
    p = row("s . 1", monsters=["beast 1"], kinds=kinds, cards=cards)
    p.play("hold", "spare-1").until("turn").go("top:hold")
    assert "target:m1" in p.keys
    p.go("target:m1")
    assert list(p.monster(1).conditions) == ["poison"]


@pytest.mark.rule("BB-MON-08")
@pytest.mark.parametrize(
    ("result", "turn", "order"),
    [("-", "m1 30", [Attacked, Gained]), ("0", "m1 50", [Gained, Moved, Attacked]), ("+", "m1 70", [Moved, Attacked, Gained])],
)
def test_a_column_has_its_initiative_and_is_done_top_to_bottom(result: str, turn: str, order: list[type[Any]]) -> None:
    boast = "Strengthen, self"
    asp = monster("asp", minus=["Attack 1, range 2", boast], zero=[boast, "Move 1", "Attack 1"], plus=["Move 1", "Attack 1", boast])
    p = row("s . 1", monsters=["asp 1"], kinds=[asp], draws=result)
    p.play("spare-1", "spare-2").go("pass").until("short-rest")
    assert p.turns[-1] == turn
    assert [type(e) for e in p.table.events if isinstance(e, Attacked | Moved | Gained) and e.figure == "m1"] == order


@pytest.mark.rule("BB-MON-09")
@pytest.mark.parametrize(
    ("map_", "does", "hex", "hurt"),
    [("1 . s", ["Attack 2"], "1,1", 0), ("1 . s", ["Move 2"], "2,1", 0), ("1 s", ["Heal 1, self"], "1,1", 0), ("1 s", ["Attack 2"], "1,1", 2)],
)
def test_a_monster_does_only_what_its_column_lists(map_: str, does: list[str], hex: str, hurt: int) -> None:
    p = hunted(map_, *does)
    assert (p.where(p.monster(1)), p.hero.health) == (hex, 12 - hurt)


@pytest.mark.rule("BB-MON-09")
def test_only_the_marked_column_counts() -> None:
    kind = monster("asp", minus=["Attack 5"], zero=["Strengthen, self"], plus=["Attack 5"], initiatives=(1, 2, 3))
    p = row("s 1", monsters=["asp 1"], kinds=[kind], draws="0").play("spare-1", "spare-2").until("turn")
    assert (attacks(p), p.hero.health, "strengthen" in p.monster(1).conditions) == ([], 12, True)


@pytest.mark.rule("BB-MON-13")
def test_elites_have_the_hit_points_and_traits_of_the_card() -> None:
    kinds = [beast("Attack 1", health=6, initiative=99, traits=["Shield 2"])]
    p = row("1 s 2", monsters=["beast 1", "beast 2 elite"], kinds=kinds, cards=[card("sweep", top="Attack 3, target 2")])
    assert [(m.health, m.max_health) for m in (p.monster(1), p.monster(2))] == [(6, 6), (6, 6)]
    p.play("sweep", "spare-1").go("top:sweep", "attack:m1", "attack:m2")
    assert (p.monster(1).health, p.monster(2).health) == (5, 5)


@pytest.mark.rule("BB-MON-13")
def test_a_scenario_may_give_an_elite_other_hit_points() -> None:
    placed: list[dict[str, Any]] = [{"number": 1, "kind": "grub", "elite": True, "health": 18}]
    p = position("s 1", monsters=["grub 1 elite"], scenario={"flat": False, "monsters": placed})
    assert (p.monster(1).health, p.monster(1).max_health) == (18, 18)


def test_a_price_before_a_whole_ability_is_refused_on_a_monster() -> None:
    with pytest.raises(PackError, match="a monster has no price before a whole line"):
        hunt("1 s", "Pay consume fire: Heal 2, self")
