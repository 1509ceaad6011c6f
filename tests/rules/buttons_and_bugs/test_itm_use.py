"""Items: when they are used and for how long (BB-ITM-15 … 24)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.haven.events import Attacked

from .position import Position, card, monster, position, row

TANK = monster("tank", health=30, minus=(), zero=(), plus=(), traits=["Shield 3"])
BITER = monster("biter", health=30, minus=["Attack 1, range 3"], zero=["Attack 4", "Attack 4"], plus=["Attack 4", "Invisible, self"])
SLOW = [card("slow-1", initiative=90), card("slow-2", initiative=90)]
AIR = ["Infuse air", "Infuse air"]


def duel(*items: str, top: str | list[str] = "Attack 4", **given: Any) -> Position:
    """An enemy with Shield 3 beside the character, which has chosen its top action."""
    p = row("s 1", **{"monsters": ["tank 1"], "kinds": [TANK], "equipped": items, "cards": [card("jab", top=top)], **given})
    return p.play("jab", "spare-1").go("top:jab")


def bitten(*items: str, **given: Any) -> Position:
    """An enemy attacks first."""
    p = row("s 1", **{"monsters": ["biter 1"], "kinds": [BITER], "equipped": items, "cards": SLOW, **given})
    return p.play("slow-1", "slow-2")


@pytest.mark.rule("BB-ITM-15")
def test_an_item_for_your_attack_is_for_one_attack_and_named_before_the_roll() -> None:
    p = row("1 s 2", monsters=["dummy 1", "dummy 2"], equipped=["shrunken-longsword"], cards=[card("jab", top="Attack 2, target 2")], draws="0 +")
    p.play("jab", "spare-1").go("top:jab", "attack:m1")
    assert p.keys == ["roll", "item:shrunken-longsword"]
    p.go("item:shrunken-longsword", "roll", "attack:m2")
    assert p.monster(1).health == 30 - (2 + 1 + 1)
    assert p.monster(2).health == 30 - 2  # the second attack is without it


@pytest.mark.rule("BB-ITM-15")
def test_after_the_roll_only_what_reacts_to_the_die_may_be_used() -> None:
    p = duel("shrunken-longsword", "lucky-cats-eye-marble", draws="0 -").go("attack:m1")
    assert "item:lucky-cats-eye-marble" not in p.keys
    p.go("roll")
    assert p.keys == ["keep", "item:lucky-cats-eye-marble"]
    p.go("item:lucky-cats-eye-marble")
    assert p.monster(1).health == 30 - (4 - 3)
    assert p.state.items["shrunken-longsword"] == "ready"


@pytest.mark.rule("BB-ITM-16")
def test_an_item_against_an_attack_comes_after_the_roll_and_lasts_for_that_attack() -> None:
    p = bitten("coin-shield", draws="0 + 0")
    assert p.keys == ["take", "item:coin-shield"]
    assert p.state.rows["monsters"] == 1  # the modifier is known
    p.go("item:coin-shield")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 4 + 1 - 2)
    p.go("suffer")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 4)


@pytest.mark.rule("BB-ITM-16")
def test_a_retaliate_gained_against_an_attack_lasts_for_that_attack() -> None:
    p = bitten("chestnut-shell-shield").go("item:chestnut-shell-shield", "suffer")
    assert p.monster(1).health == 30 - 1
    p.go("suffer")
    assert p.monster(1).health == 30 - 1


@pytest.mark.rule("BB-ITM-16")
@pytest.mark.parametrize(("die", "damage"), [("+", 4), ("0", 4)])
def test_an_item_against_the_die_result_comes_after_the_roll_and_only_where_it_shows(die: str, damage: int) -> None:
    p = bitten("bottle-cap-helm", draws=f"0 {die}")
    assert (p.prompt == "die") == (die == "+")
    if die == "+":
        assert p.keys == ["keep", "item:bottle-cap-helm"]
        p.go("item:bottle-cap-helm")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", damage)


@pytest.mark.rule("BB-ITM-17")
def test_several_items_on_one_attack_add_up() -> None:
    p = duel("shrunken-longsword", "sewing-needles", "sparrow-skull-helm", draws="0 0 0").go("attack:m1")
    p.go("item:shrunken-longsword", "item:sewing-needles", "item:sparrow-skull-helm", "roll")
    assert p.monster(1).health == 30 - (4 + 1 - (3 - 1))
    assert p.state.rows["hero"] == 2  # advantage: two rows
    assert set(p.state.items.values()) == {"spent"}


@pytest.mark.rule("BB-ITM-18")
def test_a_passive_item_may_be_used_again_on_the_same_attack_for_another_infusion() -> None:
    p = duel("rosethorn-knife", top=["Attack 4", "Infuse ice", "Infuse earth"]).go("attack:m1")
    p.go("item:rosethorn-knife", "consume:card/jab/a/top/1", "item:rosethorn-knife")
    assert "item:rosethorn-knife" not in p.keys  # no third infusion
    p.go("roll")
    assert p.monster(1).health == 30 - (4 - (3 - 2))


@pytest.mark.rule("BB-ITM-18")
def test_so_may_one_used_against_or_after_an_attack() -> None:
    p = bitten("duskhaze-gem", cards=[card("slow-1", initiative=90, top=["Attack 2", *AIR]), SLOW[1]])
    p.go("item:duskhaze-gem", "consume:card/slow-1/a/top/0", "item:duskhaze-gem")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 4 - 2)

    q = row("s 1 . .", monsters=["tank 1"], kinds=[TANK], equipped=["brightlure-gem"], cards=[card("jab", top=["Attack 4", *AIR])])
    q.play("jab", "spare-1").go("top:jab", "attack:m1", "item:brightlure-gem", "consume:card/jab/a/top/0", "move:3,1")
    q.go("item:brightlure-gem", "move:4,1")
    assert q.where(q.monster(1)) == "4,1"


def charm(effect: str) -> dict[str, Any]:
    """A passive item without a price."""
    return {"id": "charm", "icon": "drop", "type": "small", "card": "5", "use": "passive", "effect": effect}


@pytest.mark.rule("BB-ITM-18")
def test_a_passive_item_without_a_price_is_used_once_on_an_attack() -> None:
    p = row("s 1", monsters=["tank 1"], kinds=[TANK], equipped=["charm"], own_items=[charm("When you attack: pierce 1")],
        cards=[card("jab", top="Attack 4, target 2")])  # fmt: skip
    p.play("jab", "spare-1").go("top:jab", "attack:m1", "item:charm")
    assert p.state.items["charm"] == "ready"
    assert p.keys == ["roll", "skip:pierce"]
    p.go("roll")
    assert p.monster(1).health == 30 - (4 - (3 - 1))


@pytest.mark.rule("BB-ITM-18")
def test_it_is_there_again_for_the_next_attack() -> None:
    p = row("1 s 2", monsters=["dummy 1", "dummy 2"], equipped=["charm"], own_items=[charm("When you attack: attack +1")],
        cards=[card("jab", top="Attack 2, target 2")])  # fmt: skip
    p.play("jab", "spare-1").go("top:jab", "attack:m1", "item:charm")
    assert p.keys == ["roll", "skip:attack"]
    p.go("roll", "attack:m2")
    assert p.keys == ["roll", "item:charm"]


@pytest.mark.rule("BB-ITM-18")
@pytest.mark.parametrize(
    ("effect", "prompt"),
    [("When any enemy attacks you: shield 1", "defend"), ("After any enemy attacks you: Poison", "after-attack")],
)
def test_once_too_if_it_is_used_against_or_after_an_attack(effect: str, prompt: str) -> None:
    p = bitten("charm", own_items=[charm(effect)]).until(prompt).go("item:charm")
    assert p.prompt == "damage"  # of this attack, or already of the next one
    assert p.events(Attacked)[-1].shield == (1 if prompt == "defend" else 0)


@pytest.mark.rule("BB-ITM-18")
def test_once_too_if_it_changes_the_whole_ability() -> None:
    p = row("s . . 1", monsters=["dummy 1"], equipped=["charm"], own_items=[charm("When you attack, ranged: range +1")],
        cards=[card("bolt", top="Attack 2, range 2")])  # fmt: skip
    p.play("bolt", "spare-1").go("top:bolt", "item:charm")
    assert p.keys == ["attack:m1", "stop"]


@pytest.mark.rule("BB-ITM-19")
@pytest.mark.parametrize(
    ("attack", "single"),
    [
        ("Attack 2, range 3", True),
        ("Attack 2, range 3, target 2", False),
        ("Attack 2, range 3, target all", False),
        ('Attack 2, range 3, area "diamond-4"', False),
        ("Attack 2, range 3, +1 target", False),
        ("Attack 2", False),
    ],
)
def test_a_single_target_attack_has_target_value_1_and_no_area(attack: str, single: bool) -> None:
    p = row("s 1", monsters=["dummy 1"], equipped=["volatile-powder"], cards=[card("bolt", top=attack)])
    p.play("bolt", "spare-1").go("top:bolt")
    assert ("item:volatile-powder" in p.keys) == single


@pytest.mark.rule("BB-ITM-19")
def test_an_area_added_by_an_item_replaces_the_target() -> None:
    p = position(
        """
        s . 1 2
         . . 3
        """,
        scenario={"flat": False},
        monsters=["dummy 1", "dummy 2", "dummy 3"],
        equipped=["volatile-powder"],
        cards=[card("bolt", top="Attack 2, range 2")],
    )
    p.play("bolt", "spare-1").go("top:bolt", "item:volatile-powder", "area:m1+m2+m3")
    assert p.keys_of("attack") == ["m1", "m2", "m3"]  # m2 stands out of range
    p.go("attack:m2", "attack:m1", "attack:m3")
    assert [p.monster(n).health for n in (1, 2, 3)] == [28, 28, 28]


@pytest.mark.rule("BB-ITM-20")
def test_a_changed_die_result_is_read_in_the_0_column_of_each_row_that_shows_it() -> None:
    table = [["-1", "+4", "+1"], ["-1", "+3", "+2"], *[["-1", "+0", "+1"]] * 4]
    p = duel("lucky-cats-eye-marble", top="Attack 4, advantage", draws="0 - -", table=table)
    p.go("attack:m1", "item:lucky-cats-eye-marble")
    assert p.decision.args == {"first": "+4", "second": "+3"}
    p.go("modifier:2")
    assert p.events(Attacked)[-1].used == "+3"


@pytest.mark.rule("BB-ITM-20")
def test_the_other_result_of_two_stays() -> None:
    p = duel("lucky-cats-eye-marble", top="Attack 4, advantage", draws="0 - +")
    p.go("attack:m1", "item:lucky-cats-eye-marble")
    assert p.decision.args == {"first": "+0", "second": "+2"}


@pytest.mark.rule("BB-ITM-21")
def test_a_bonus_for_your_turn_lasts_until_its_end() -> None:
    p = row("s 1", monsters=["dummy 1"], equipped=["drop-of-power-potion"], cards=[card("jab", top=["Attack 2", "Attack 2"], b_top="Attack 2")])
    p.play("jab", "spare-1").go("item:drop-of-power-potion", "top:jab", "attack:m1", "roll", "attack:m1", "roll")
    assert p.monster(1).health == 30 - 3 - 3
    p.go("pass").until("select").play("jab", "spare-2").until("turn").go("top:jab", "attack:m1")
    assert p.monster(1).health == 30 - 3 - 3 - 2


@pytest.mark.rule("BB-ITM-22")
def test_an_item_for_your_movement_changes_one_move_ability() -> None:
    p = row("s . . . . . . 1", monsters=["dummy 1"], equipped=["shrunken-weathered-boots"], cards=[card("walk", bottom=["Move 2", "Move 2"])])
    p.play("walk", "spare-1")
    assert "item:shrunken-weathered-boots" not in p.keys  # only in a move
    p.go("bottom:walk")
    assert p.keys_of("move") == ["2,1", "3,1"]
    p.go("item:shrunken-weathered-boots")
    assert p.keys_of("move") == ["2,1", "3,1", "4,1"]
    p.go("move:4,1")
    assert p.keys_of("move") == ["2,1", "3,1", "5,1", "6,1"]  # two points again


@pytest.mark.rule("BB-ITM-23")
def test_an_item_for_your_turn_is_used_between_abilities_and_after_the_start_of_the_turn() -> None:
    item = "item:leftover-table-scraps"
    p = row("s 1 .", monsters=["dummy 1"], equipped=["leftover-table-scraps"], cards=[card("jab", top=["Attack 2, push 1", "Attack 2"])])
    p.set(p.hero, conditions=["wound"]).play("jab", "spare-1")
    assert p.prompt == "damage"  # the wound comes first
    assert item not in p.keys
    p.go("suffer")
    assert (p.prompt, item in p.keys) == ("turn", True)
    offered = {}
    for key in ("top:jab", "attack:m1", "roll", "stop"):
        p.go(key)
        offered[p.prompt] = item in p.keys
    assert offered == {"attack": False, "attack-ready": False, "push-to": False, "between": True}
    p.go(item)
    assert "wound" not in p.hero.conditions
    assert p.prompt == "attack"  # and the action goes on


@pytest.mark.rule("BB-ITM-23")
def test_it_may_be_used_before_a_long_rest_and_refreshed_by_it() -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=["leftover-table-scraps"])
    p.set(p.hero, health=5).go("rest")
    assert p.keys == ["go-on", "item:leftover-table-scraps"]
    p.go("item:leftover-table-scraps", "lose:spare-1", "heal", "refresh")
    assert p.hero.health == 5 + 1 + 2
    assert p.prompt == "spare"
    assert "item:leftover-table-scraps" in p.keys


EARTHY = [card("slow-1", initiative=90, top=["Attack 2", "Infuse earth"]), SLOW[1]]


@pytest.mark.rule("BB-ITM-24")
def test_after_an_enemys_attack_whatever_the_distance_and_the_damage() -> None:
    p = row("s . . 1", monsters=["biter 1"], kinds=[BITER], equipped=["nightshade-pollen"], cards=EARTHY, draws="- -").play("slow-1", "slow-2")
    assert p.hero.health == 12  # Attack 1 with -1
    assert p.keys == ["go-on", "item:nightshade-pollen"]
    p.go("item:nightshade-pollen")
    assert "poison" in p.monster(1).conditions


@pytest.mark.rule("BB-ITM-24")
def test_not_after_an_attack_by_a_monster_that_is_invisible() -> None:
    p = row("s 1", monsters=["biter 1"], kinds=[BITER], equipped=["nightshade-pollen"], cards=EARTHY, draws="+")
    p.set(p.monster(1), conditions=["invisible"]).play("slow-1", "slow-2").go("suffer")
    assert p.prompt == "turn"
    assert not p.state.consumed


@pytest.mark.rule("BB-ITM-24")
@pytest.mark.parametrize("first", ["item", "retaliate"])
def test_the_order_of_such_items_and_retaliate_is_the_players(first: str) -> None:
    cards = [card("thorns", bottom="Persistent: Retaliate 1"), *EARTHY]
    p = row("s 1", monsters=["biter 1"], kinds=[BITER], equipped=["nightshade-pollen"], cards=cards, draws="+ + + +")
    p.play("thorns", "slow-2").go("bottom:thorns", "perform").until("damage").go("suffer")
    assert (p.prompt, p.monster(1).health) == ("after-attack", 30)
    if first == "item":
        p.go("item:nightshade-pollen")
        assert p.monster(1).health == 29
    else:
        p.go("go-on")
        assert (p.prompt, p.monster(1).health) == ("after-attack", 29)
        p.go("item:nightshade-pollen")
    assert "poison" in p.monster(1).conditions


@pytest.mark.rule("BB-ITM-24")
def test_not_after_an_attack_whose_attacker_retaliate_killed() -> None:
    cards = [card("thorns", bottom="Persistent: Retaliate 1"), *EARTHY]
    p = row("s 1 2", monsters=["biter 1", "dummy 2"], kinds=[BITER], equipped=["nightshade-pollen"], cards=cards)
    p.set(p.monster(1), health=1).play("thorns", "slow-2").go("bottom:thorns", "perform").until("damage").go("suffer", "go-on")
    assert "m1" not in p.state.figures
    assert p.prompt != "after-attack"


@pytest.mark.rule("BB-ITM-23", "BB-CTL-03")
def test_before_the_first_action_no_hexes_were_moved() -> None:
    moss = {"id": "moss", "type": "small", "card": "5", "use": "lost", "turn": ["Heal 1 + hexes moved, self"]}
    p = row("s . 1", monsters=["dummy 1"], own_items=[moss], equipped=["moss"])
    p.set(p.hero, health=5).play("spare-1", "spare-2").go("item:moss")
    assert p.hero.health == 6


@pytest.mark.rule("BB-ITM-20", "BB-ITM-15")
@pytest.mark.parametrize(
    ("item", "own", "die"), [("lucky-cats-eye-marble", True, "-"), ("bottle-cap-helm", False, "+")], ids=["for your attack", "for an enemy's"]
)
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize("rolled", ["-", "0", "+"])
def test_an_item_for_a_result_is_offered_for_that_result_of_its_own_attack_alone(item: str, own: bool, die: str, attacks: bool, rolled: str) -> None:
    biter = monster("biter", health=30, zero=["Attack 4"])
    p = row("s 1", monsters=["biter 1"], kinds=[biter], equipped=[item], draws=f"0 {rolled}").play("spare-1", "spare-2")
    p.go(*(["top:spare-1", "attack:m1"] if attacks else ["pass"]))
    assert (p.prompt == "die") == (attacks == own and rolled == die)


@pytest.mark.rule("BB-ITM-23")
@pytest.mark.parametrize(
    ("marks", "conditions", "offered"),
    [("1 s 2 .", {"m1": ["immobilize"]}, True), ("1 s 2 .", {"m1": ["immobilize"], "m2": ["immobilize"]}, False), ("s c . . . . . 1", {}, False)],
)
def test_an_item_is_offered_if_one_of_those_in_range_can_be_its_target(marks: str, conditions: dict[str, list[str]], offered: bool) -> None:
    given: dict[str, Any] = {"objects": {"crate": {"enemy_of": "character"}}, "legend": {"c": {"object": "crate"}}} if "c" in marks else {}
    p = row(marks, monsters=[f"tank {n}" for n in marks if n.isdigit()], kinds=[TANK], equipped=["magnetic-needle"], **given)
    for id, gained in conditions.items():
        p.set(p.state.figures[id], conditions=gained)
    assert ("item:magnetic-needle" in p.play("spare-1", "spare-2").keys) == offered


@pytest.mark.rule("BB-ITM-23")
@pytest.mark.parametrize(("conditions", "offered"), [(["poison"], True), ([], False)])
def test_an_item_is_offered_only_if_all_it_does_is_possible(conditions: list[str], offered: bool) -> None:
    soap = {"id": "soap", "type": "small", "card": "5", "use": "lost", "turn": ["Remove 1 negative condition; Heal 1, self"]}
    p = row("s . 1", monsters=["tank 1"], kinds=[TANK], own_items=[soap], equipped=["soap"])
    assert ("item:soap" in p.set(p.hero, conditions=conditions).play("spare-1", "spare-2").keys) == offered


@pytest.mark.rule("BB-ITM-19", "BB-ITM-15")
@pytest.mark.parametrize("item", ["volatile-powder", "robins-feather-arrows"])
def test_an_item_that_changes_the_whole_ability_cannot_be_used_on_a_single_attack(item: str) -> None:
    cards = [card("shot", top="Attack 4, range 3"), card("lamp", bottom=["Move 1", "Infuse fire"])]
    p = row("s . 1", monsters=["tank 1"], kinds=[TANK], equipped=[item], cards=cards).play("shot", "spare-1").go("top:shot")
    assert f"item:{item}" in p.keys
    assert p.go("go", "attack:m1").prompt == "turn"


@pytest.mark.rule("BB-ITM-19")
@pytest.mark.parametrize(("more", "offered"), [("", True), (", target 1", True), (", target 2", False), (", +1 target", False),
    (", target 2, +1 target", False), (", target all", False), (', area "wedge-3"', False)])  # fmt: skip
def test_a_single_target_attack_has_one_target_and_no_area(more: str, offered: bool) -> None:
    p = row("s . 1", monsters=["tank 1"], kinds=[TANK], equipped=["volatile-powder"], cards=[card("shot", top=f"Attack 4, range 3{more}")])
    assert ("item:volatile-powder" in p.play("shot", "spare-1").go("top:shot").keys) == offered


@pytest.mark.rule("BB-ITM-20", "BB-ITM-13")
@pytest.mark.parametrize(("top", "offered"), [("Attack 4", True), ("Attack 4, range 2", False)])
def test_an_item_for_a_result_of_melee_attacks_is_not_offered_in_others(top: str, offered: bool) -> None:
    coin = {"id": "coin", "type": "small", "card": "5", "use": "spent", "effect": "When you attack, melee: minus counts as neutral"}
    p = row("s 1", monsters=["tank 1"], kinds=[TANK], own_items=[coin], equipped=["coin"], cards=[card("jab", top=top)], draws="0 - -")
    assert (p.play("jab", "spare-1").go("top:jab", "attack:m1").prompt == "die") == offered


@pytest.mark.rule("BB-ITM-16", "BB-ITM-20")
def test_what_an_item_adds_to_a_changed_result_of_an_enemy_s_attack_defends_the_character() -> None:
    effect = "When any enemy attacks you: plus counts as neutral, shield 1, muddle"
    cap = {"id": "cap", "type": "small", "card": "5", "use": "spent", "effect": effect}
    biter = monster("biter", health=30, zero=["Attack 4"])
    p = row("s 1", monsters=["biter 1"], kinds=[biter], own_items=[cap], equipped=["cap"], draws="0 +").play("spare-1", "spare-2")
    p.go("pass", "item:cap")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 4 - 1)
    assert (list(p.hero.conditions), list(p.monster(1).conditions)) == ([], ["muddle"])


@pytest.mark.rule("BB-ITM-15", "BB-ITM-20")
def test_what_an_item_adds_to_a_changed_result_of_your_attack_works_against_the_target() -> None:
    eye = {"id": "eye", "type": "small", "card": "5", "use": "spent", "effect": "When you attack: minus counts as neutral, attack +2, wound"}
    p = row("s 1", monsters=["tank 1"], kinds=[TANK], own_items=[eye], equipped=["eye"], cards=[card("jab", top="Attack 4")], draws="0 -")
    p.play("jab", "spare-1").go("top:jab", "attack:m1", "item:eye")
    assert (p.events(Attacked)[-1].damage, list(p.monster(1).conditions), list(p.hero.conditions)) == (4 + 2 - 3, ["wound"], [])
