"""The roll of a combat: whose dice are rolled, and how many."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import CombatBegan, Counted, DieRemoved, Effected, Rolled, Wounded

from .fights import attacking, colours, counted, defending, duel, rolled
from .position import position

TWO_RED = {"id": "axe", "slot": "hand", "melee": "red 1", "ranged": "yellow 2"}
GREAT = {"id": "great", "slot": "two-hands", "melee": "red 2"}
SPIKES = {"id": "spikes", "slot": "body", "kinds": ["armour"], "melee": "yellow 1"}


@pytest.mark.rule("MD-CMB-01")
def test_a_combat_is_rolled_then_enchanted_then_wounds() -> None:
    p = attacking("When you attack, Pay bam: swords +1", rolls="2+bam blank").go("enchant:equipment/charm/0")
    steps = [type(e) for e in p.table.events if isinstance(e, CombatBegan | Rolled | Effected | Counted | Wounded)]
    assert steps == [CombatBegan, Rolled, Effected, Counted, Wounded]


@pytest.mark.rule("MD-CMB-02")
def test_both_sides_roll_together_in_one_roll() -> None:
    p = attacking(dice="yellow 1, red 1", foe_armour="blue 1, green 1", rolls="1 2+bam blank 3+diamond")
    assert [(e.attack, e.defence) for e in p.told(Rolled)] == [(("yellow 1", "red 2+bam"), ("blue blank", "green 3+diamond"))]


@pytest.mark.rule("MD-CMB-03", "MD-CMB-07")
def test_a_heros_attack_dice_are_those_of_all_equipped_cards_and_of_skills_and_consumables() -> None:
    oil = {"id": "oil", "does": ["When you attack: yellow dice +1"], "consumable": True}
    p = duel("When you attack: red dice +1", gear=[TWO_RED, oil])
    with p.arrange():
        p.outfit("ann", body="coat", hands=["blade", "axe"], pack=["charm", "oil"])
    p.go("melee:e1", "use:equipment/oil/0")
    assert colours(p)[0] == "yellow yellow red red"
    assert "oil" not in p.hero().pack


@pytest.mark.rule("MD-CMB-03")
def test_cards_that_are_only_carried_add_no_dice() -> None:
    p = duel(gear=[TWO_RED])
    with p.arrange():
        p.outfit("ann", hands=["blade"], pack=["axe"])
    assert colours(p.go("melee:e1"))[0] == "yellow"


@pytest.mark.rule("MD-CMB-03", "MD-EQP-10")
def test_two_consumables_of_a_kind_may_both_be_used_in_one_attack() -> None:
    oil = {"id": "oil", "does": ["When you attack: red dice +1"], "consumable": True, "copies": 2}
    p = duel(gear=[oil])
    with p.arrange():
        p.outfit("ann", hands=["blade"], pack=["oil", "oil"])
    p.go("melee:e1", "use:equipment/oil/0")
    assert (p.prompt, p.hero().pack) == ("combat-use", ["oil"])
    p.go("use:equipment/oil/0")
    assert (colours(p)[0], p.hero().pack) == ("yellow red red", [])


@pytest.mark.rule("MD-CMB-03", "MD-EQP-10")
def test_what_a_consumable_does_besides_its_dice_goes_on_when_it_is_gone() -> None:
    """Its second line too, and what is left of it is not asked for again."""
    oil = {"id": "oil", "does": ["When you attack: red dice +1, swords +1", "When you attack: swords +2"], "consumable": True}
    p = duel(gear=[oil], rolls="1 1 blank")
    with p.arrange():
        p.outfit("ann", hands=["blade"], pack=["oil"])
    p.go("melee:e1", "use:equipment/oil/0")
    assert (p.prompt, colours(p)[0], counted(p)) == ("act", "yellow red", (5, 0, 5))


@pytest.mark.rule("MD-CMB-03", "MD-ABL-01")
@pytest.mark.parametrize(("answer", "dice", "swords", "xp"), [("use:class/tester/ability/0", "yellow red", 3, 1), ("pass", "yellow", 1, 2)])
def test_the_ability_adds_dice_and_all_its_lines_for_one_point(answer: str, dice: str, swords: int, xp: int) -> None:
    knack = {"name": "Knack", "level": 1, "cost": 1, "does": ["When you attack: red dice +1", "When you attack: swords +1"]}
    p = duel(sheet={"ability": knack}, rolls="1 1 blank" if dice != "yellow" else "1 blank")
    with p.arrange() as s:
        s.heroes["ann"].xp = 2
    p.go("melee:e1", answer)
    if answer == "pass":
        p.go("pass")
    assert (p.prompt, colours(p)[0], counted(p)[0], p.hero().xp) == ("act", dice, swords, xp)


@pytest.mark.rule("MD-CMB-04")
def test_a_heros_defence_dice_are_those_of_armour_shield_and_weapon_and_of_skills() -> None:
    shield = {"id": "buckler", "slot": "hand", "kinds": ["shield"], "defence": "green 1"}
    rapier = {"id": "rapier", "slot": "hand", "melee": "yellow 1", "defence": "blue 1"}
    p = duel("When you defend: green dice +1", gear=[shield, rapier])
    with p.arrange():
        p.outfit("ann", body="coat", hands=["buckler", "rapier"], pack=["charm"])
    assert colours(p.go("end")) == ("yellow", "blue blue green green")


@pytest.mark.rule("MD-CMB-05")
def test_an_enemy_rolls_the_dice_of_its_card_with_those_of_its_equipment() -> None:
    pike = {"id": "pike", "slot": "two-hands", "melee": "red 1", "ranged": "red 3", "defence": "green 1"}
    p = duel(gear=[pike], carried="pike")
    p.go("melee:e1")
    assert colours(p) == ("yellow", "blue green")
    p.go("end")
    assert colours(p) == ("yellow red", "blue")


@pytest.mark.rule("MD-CMB-06", "MD-DIE-07")
def test_what_is_above_three_is_lost_before_dice_are_taken_away() -> None:
    p = attacking("When you attack: red dice +2", dice="red 3", foe=["When you defend: attacker red dice -1"])
    assert colours(p)[0] == "red red"


@pytest.mark.rule("MD-CMB-06", "MD-DIE-08", "MD-EFF-15")
def test_everything_is_added_before_anything_is_taken_away() -> None:
    """The defender's skill comes first in the order of skills, but it takes the red die that the attacker's adds."""
    p = attacking("When you attack: red dice +1", foe=["When you defend: attacker attack dice -1"])
    assert colours(p)[0] == "yellow"


@pytest.mark.rule("MD-CMB-07")
def test_dice_of_two_hands_add_up_only_for_the_same_type() -> None:
    p = duel(gear=[TWO_RED])
    with p.arrange():
        p.put("foe", "b1")
        p.outfit("ann", hands=["blade", "axe"])
    assert colours(p.go("melee:e1"))[0] == "yellow red"
    assert colours(p.go("ranged:e2"))[0] == "yellow yellow"


@pytest.mark.rule("MD-CMB-08", "MD-EQP-04")
def test_a_two_handed_card_takes_the_place_of_all_others_in_the_hands() -> None:
    p = duel(gear=[GREAT, TWO_RED, SPIKES])
    with p.arrange():
        p.outfit("ann", body="spikes", hands=["blade", "axe"], pack=["great"])
    p.go("trade", "equip:great", "done", "melee:e1")
    assert colours(p)[0] == "yellow red red"
    p.go("trade", "equip:axe", "done", "end")
    assert p.hero().hands == ["axe"]


@pytest.mark.rule("MD-CMB-08")
def test_skills_add_their_dice_to_a_two_handed_weapon() -> None:
    p = duel("When you attack: yellow dice +1", gear=[GREAT, SPIKES])
    with p.arrange():
        p.outfit("ann", body="spikes", hands=["blade"], pack=["great", "charm"])
    p.go("trade", "equip:great", "done", "melee:e1")
    assert colours(p)[0] == "yellow yellow red red"


@pytest.mark.rule("MD-CMB-09")
def test_dice_that_a_skill_takes_away_are_not_rolled() -> None:
    p = attacking("When you attack: defender defence dice -1", foe_armour="blue 2")
    assert (colours(p)[1], p.told(DieRemoved)) == ("blue", [])


@pytest.mark.rule("MD-CMB-09", "MD-ENC-12")
def test_dice_that_an_enchantment_takes_away_were_rolled() -> None:
    p = attacking("When you attack, Pay bam: defender defence dice -1", foe_armour="blue 2", rolls="2+bam 1 1").go("enchant:equipment/charm/0")
    assert rolled(p)[1] == "blue 1, blue 1"
    assert [(e.side, e.die) for e in p.told(DieRemoved)] == [("defence", "blue 1")]
    assert counted(p) == (2, 1, 1)


@pytest.mark.rule("MD-CMB-13")
def test_without_dice_an_attack_scores_only_by_effects() -> None:
    p = attacking("When you attack: swords +2", foe=["When you defend: attacker yellow dice -3"], foe_armour="")
    assert (colours(p), counted(p)) == (("", ""), (2, 0, 2))


@pytest.mark.rule("MD-CMB-13")
def test_a_pool_of_no_dice_scores_nothing() -> None:
    p = defending("When you defend: attacker attack dice -3", armour="blue 1", rolls="1")
    assert (colours(p), counted(p)) == (("", "blue"), (0, 1, 0))


@pytest.mark.rule("MD-CMB-14", "MD-EQP-07")
@pytest.mark.parametrize(
    ("kind", "reached"),
    [("melee", {"a1"}), ("ranged", {"b1", "c1", "a2", "d1"}), ("magic", {"b1", "c1", "a2"})],
)
def test_each_type_of_attack_reaches_so_far(kind: str, reached: set[str]) -> None:
    """Zones in sight of a1: its row and its column; b2 lies off both, and a3 behind a wall."""
    tile = """
        +---+---+---+
        | C   C   C
        +   +   +   +
        | C   C   C
        +---+   +   +
        | C   C   C |
        +---+---+---+
    """
    east = """
        +---+---+---+
          C   C   C |
        +   +   +   +
          C   C   C |
        +   +   +   +
        | C   C   C |
        +---+---+---+
    """
    gear = [{"id": "thing", "slot": "two-hands", kind: "yellow 1"}]
    p = position(tiles={"1R": tile, "2R": east}, rows=[["1R", "2R"]], gear=gear)
    zones = ["a1", "b1", "c1", "d1", "a2", "b2", "a3"]
    with p.arrange():
        for zone in zones:
            p.put("ogre", zone)
        p.outfit("ann", hands=["thing"])
    assert {zones[int(key[-1]) - 1] for key in p.keys if key.startswith(kind)} == reached
