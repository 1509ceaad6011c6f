"""BB-MEL: monsters and elements."""

from __future__ import annotations

from typing import Any

import pytest

from .hunting import SLOW, attacks, beast, consumed, hunt, hunted, turn
from .position import card, row

BURN = "Attack 2, Pay consume fire: (attack +1)"


def lamp(*infusions: str) -> dict[str, Any]:
    """A card that stays in hand and shows these infusions."""
    return card("lamp", bottom=["Move 1", *(f"Infuse {i}" for i in infusions)])


@pytest.mark.rule("BB-MEL-01")
def test_monsters_infuse_and_consume() -> None:
    lit = beast("Infuse fire", initiative=90)
    burning = {**beast(BURN), "id": "burner"}
    p = row("2 s 1", monsters=["beast 1", "burner 2"], kinds=[lit, burning], cards=[SLOW])
    turn(p)
    assert (p.hero.health, consumed(p)) == (9, ["monster/beast/0/0"])


@pytest.mark.rule("BB-MEL-03")
@pytest.mark.parametrize(("map_", "used"), [("1 s", 1), ("1 . s", 0)])
def test_a_monster_consumes_only_for_an_ability_it_performs(map_: str, used: int) -> None:
    p = hunted(map_, BURN, cards=[SLOW, lamp("fire")])
    assert (len(consumed(p)), len(attacks(p))) == (used, used)


@pytest.mark.rule("BB-MEL-03")
def test_a_disarmed_monster_consumes_nothing_for_its_attack() -> None:
    p = hunt("1 s", BURN, cards=[SLOW, lamp("fire")])
    turn(p.set(p.monster(1), conditions=["disarm"]))
    assert consumed(p) == []


@pytest.mark.rule("BB-MEL-04")
def test_the_first_of_a_type_consumes_for_all_of_it() -> None:
    other = {**beast(BURN, initiative=12), "id": "other"}
    monsters = ["beast 1", "beast 2", "other 3"]
    p = hunted("1 s 2\n 3", BURN, monsters=monsters, kinds=[other], cards=[SLOW, lamp("fire")])
    assert [attacks(p, m)[0].value for m in ("m1", "m2", "m3")] == [3, 3, 2]
    assert len(consumed(p)) == 1


@pytest.mark.rule("BB-MEL-04")
def test_what_was_consumed_holds_for_that_ability_only() -> None:
    p = hunted("1 s 2", BURN, BURN, monsters=["beast 1", "beast 2"], cards=[SLOW, lamp("fire")])
    assert [a.value for m in ("m1", "m2") for a in attacks(p, m)] == [3, 2, 3, 2]


@pytest.mark.rule("BB-MEL-04")
def test_what_was_consumed_holds_for_the_round_only() -> None:
    p = hunt("1 s", BURN)
    p.table.amend("created", [{"id": "item/1", "elements": ["fire"]}])
    turn(p).next_round().play("slow", "spare-2").until("turn")
    assert [a.value for a in attacks(p)] == [3, 2]


@pytest.mark.rule("BB-MEL-05")
@pytest.mark.parametrize(("price", "offered"), [("wild", ["0", "1", "2"]), ("fire/ice", ["0", "1"])])
def test_for_a_wild_or_mixed_price_the_player_decides_which_infusion_goes(price: str, offered: list[str]) -> None:
    p = hunt("1 s", f"Attack 2, Pay consume {price}: (wound)", cards=[SLOW, lamp("fire", "ice", "air")])
    p.play("slow", "spare-1")
    assert (p.prompt, p.keys) == ("consume", [f"consume:card/lamp/a/bottom/{n}" for n in offered])
    p.go("consume:card/lamp/a/bottom/1", "suffer")
    assert (consumed(p), list(p.hero.conditions)) == (["card/lamp/a/bottom/1"], ["wound"])


@pytest.mark.rule("BB-MEL-06")
def test_monsters_must_consume_what_helps_them_even_from_the_players_cards() -> None:
    p = hunt("1 s", "Attack 2, Pay consume fire: (attack +1), Pay consume ice: (wound)", cards=[SLOW, lamp("fire", "ice")])
    p.play("slow", "spare-1")
    assert (p.prompt, len(consumed(p))) == ("damage", 2), "both are consumed, and nobody is asked whether"
    p.go("suffer")
    assert (p.hero.health, list(p.hero.conditions)) == (9, ["wound"])


@pytest.mark.rule("BB-MEL-07")
@pytest.mark.parametrize("infuse", [["Infuse fire"], []])
def test_a_monster_consumes_the_infusion_of_its_own_column(infuse: list[str]) -> None:
    p = hunted("1 s", *infuse, BURN)
    assert (p.hero.health, len(consumed(p))) == (12 - 2 - len(infuse), len(infuse))


@pytest.mark.rule("BB-MEL-08")
@pytest.mark.parametrize(
    ("map_", "used", "count"),
    [("1 . . . s", 0, 0), ("1 . . s", 1, 1), ("1 s", 0, 1)],
    ids=["beyond the longer range", "within it", "within the printed one"],
)
def test_a_range_is_consumed_for_where_it_is_needed(map_: str, used: int, count: int) -> None:
    p = hunted(map_, "Infuse fire", "Attack 2, Pay consume fire: (range 3)")
    assert (len(consumed(p)), len(attacks(p))) == (used, count)


@pytest.mark.rule("BB-MEL-08")
@pytest.mark.parametrize(("map_", "used"), [("1 . s", 0), ("1 . . s", 0), ("1 . . . s", 1), ("1 o s", 0)])
def test_points_are_consumed_for_where_the_move_spends_them(map_: str, used: int) -> None:
    p = hunted(map_, "Infuse air", "Move 2, Pay consume air: (move +2)", "Attack 1")
    assert len(consumed(p)) == used


@pytest.mark.rule("BB-MEL-08")
def test_points_that_spare_a_hazard_are_consumed_for() -> None:
    # With two points the hex behind the hazard is in reach only through it.
    p = hunted(
        """
        1 ! . s
         . .
        """,
        "Infuse air",
        "Move 2, Pay consume air: (move +2)",
        "Attack 1",
    )
    assert (p.where(p.monster(1)), p.monster(1).health, len(consumed(p))) == ("3,1", 8, 1)


@pytest.mark.rule("BB-MEL-08")
@pytest.mark.parametrize(("health", "used"), [(8, 0), (5, 1)])
def test_a_heal_is_consumed_for_where_it_heals(health: int, used: int) -> None:
    p = hunt("1 . s", "Infuse fire", "Invisible, self, Pay consume fire: (heal 2 self)")
    turn(p.set(p.monster(1), health=health))
    assert (len(consumed(p)), p.monster(1).health) == (used, health + 2 * used)


@pytest.mark.rule("BB-MEL-08")
@pytest.mark.parametrize(("map_", "used"), [("1 . s", 1), ("1 . . s", 0)])
def test_an_ability_without_a_target_consumes_nothing(map_: str, used: int) -> None:
    p = hunted(map_, "Infuse fire", "Poison, range 2, Pay consume fire: (wound)")
    assert (len(consumed(p)), "wound" in p.hero.conditions) == (used, bool(used))


@pytest.mark.rule("BB-MEL-08")
@pytest.mark.parametrize("longer", ["range 3", "range +1"])
@pytest.mark.parametrize(("map_", "used", "count"), [("1 . . . s", 0, 0), ("1 . . s", 1, 1), ("1 . s", 0, 1)])
def test_a_longer_range_is_consumed_for_only_beyond_the_printed_one(map_: str, used: int, count: int, longer: str) -> None:
    p = hunted(map_, "Infuse fire", f"Attack 2, range 2, Pay consume fire: ({longer})")
    assert (len(consumed(p)), len(attacks(p))) == (used, count)


@pytest.mark.rule("BB-MEL-08")
@pytest.mark.parametrize(("map_", "points", "used"), [("1 ! . s", 2, 0), ("1 ! . . s", 2, 1), ("1 ! . s", 1, 1)])
def test_points_are_consumed_for_on_a_way_through_a_hazard_only_where_they_are_spent(map_: str, points: int, used: int) -> None:
    p = hunted(map_, "Infuse air", f"Move {points}, Pay consume air: (move +1)", "Attack 1")
    assert (len(consumed(p)), len(attacks(p)), p.monster(1).health) == (used, 1, 6)


@pytest.mark.rule("BB-MEL-08")
@pytest.mark.parametrize("condition", ["wound", "poison"])
@pytest.mark.parametrize("infuse", [["Infuse fire"], []])
def test_a_heal_is_consumed_for_where_it_removes_a_condition(condition: str, infuse: list[str]) -> None:
    p = hunt("1 . s", *infuse, "Invisible, self, Pay consume fire: (heal 1 self)", type_={"health": 9})
    p.set(p.monster(1), conditions=[condition])
    turn(p)
    assert (len(consumed(p)), condition in p.monster(1).conditions) == (len(infuse), not infuse)


@pytest.mark.rule("BB-MEL-08")
def test_a_condition_is_consumed_for_and_heals_nothing() -> None:
    p = hunt("1 . s", "Infuse fire", "Invisible, self, Pay consume fire: (strengthen)")
    turn(p.set(p.monster(1), health=5, conditions=["poison"]))
    assert (sorted(p.monster(1).conditions), p.monster(1).health, len(consumed(p))) == (["invisible", "poison", "strengthen"], 5, 1)


@pytest.mark.rule("BB-MEL-08")
def test_nothing_is_consumed_for_what_changes_nothing_about_a_condition() -> None:
    p = hunt("1 . s", "Infuse fire", "Muddle, range 2, Pay consume fire: (heal 1 self)")
    turn(p)
    assert (list(p.hero.conditions), consumed(p)) == (["muddle"], [])


@pytest.mark.rule("BB-MEL-06")
def test_without_enough_infusions_the_player_chooses_what_else_is_consumed_for() -> None:
    riders = ", ".join(f"Pay consume fire: ({effect})" for effect in ("attack +1", "muddle", "poison"))
    p = hunt("1 s", f"Attack 2, {riders}", cards=[SLOW, lamp("fire", "fire")]).play("slow", "spare-1")
    assert (p.prompt, p.keys) == ("monster-consume", ["pay:0", "pay:1", "pay:2"])
    assert p.go("pay:1").keys == ["pay:0", "pay:2"]
    p.go("pay:2").until("turn")
    assert (p.hero.health, list(p.hero.conditions), len(consumed(p))) == (10, ["muddle", "poison"], 2)
