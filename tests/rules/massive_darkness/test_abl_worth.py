"""What would do nothing is not offered, and costs neither experience nor blood nor a card."""

from __future__ import annotations

import pytest

from .fights import duel
from .position import DARK, OPEN, Position
from .test_abl import USE, able

SLEEPY = "Stun an enemy, range 1"
ENCHANTED = {"id": "rod", "slot": "hand", "melee": "yellow 1", "does": ["When you attack, melee, Pay bam: swords +1"]}
GREEDY = {"id": "rod", "slot": "hand", "melee": "yellow 1", "does": ["When you attack, melee, Pay 3 bams: swords +1"]}
RED = {"id": "rod", "slot": "two-hands", "melee": "red 3"}


# -- between actions -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(("does", "health", "offered"), [("Heal 1", 5, False), ("Heal 1", 4, True), ("Full heal", 5, False), ("Full heal", 1, True)])
def test_nobody_pays_for_healing_without_a_wound(does: str, health: int, offered: bool) -> None:
    p = able(does, health=health)
    assert (("ability" in p.keys), p.hero().xp) == (offered, 5)


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(("zone", "health", "offered"), [("a1", 4, True), ("a1", 5, False), ("b1", 4, False)])
def test_allies_are_healed_who_are_there_and_wounded(zone: str, health: int, offered: bool) -> None:
    p = able("Heal 1, ally", heroes=2)
    with p.arrange() as s:
        s.heroes["bob"].zone, s.heroes["bob"].health = p.zone(zone), health
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(("foe", "offered"), [("", False), ("rats", False), ("ogre", True)])
def test_nobody_pays_for_a_move_that_an_enemy_prevents(foe: str, offered: bool) -> None:
    """Rats hold ann where she stands; an ogre far off does not."""
    p = able("Move 2")
    assert "ability" in p.keys
    with p.arrange():
        p.put("rats", "c3" if offered else "a1")
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(("zone", "stunned", "offered"), [("b1", False, True), ("b1", True, False), ("c1", False, False)])
def test_an_enemy_is_stunned_who_is_in_reach_and_stands(zone: str, stunned: bool, offered: bool) -> None:
    p = able(SLEEPY)
    assert "ability" not in p.keys, "there is nobody"
    with p.arrange():
        p.put("rats", zone, stunned=stunned)
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(
    ("does", "offered"),
    [
        ("All enemies in the zone suffer 1", True),
        ("Wound an enemy 1", True),
        ("Kill an enemy", True),
        ("Agents call reinforcements", False),
        ("All roaming monsters activate", False),
        ("All enemies activate", True),
        ("A guard comes to the higher level", False),
        ("A guard comes to the current level", True),
        ("Take 1 more action", True),
        ("Gain 2 xp", True),
    ],
)
def test_what_needs_somebody_or_something_is_offered_where_that_is(does: str, offered: bool) -> None:
    p = able(does)
    with p.arrange():
        p.put("rats", "a1")
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(
    "does",
    ["All enemies activate", "All roaming monsters activate", "Agents call reinforcements", "All enemies on the board are stunned", "Stun an enemy"],
)
def test_one_enemy_that_it_works_on_is_enough(does: str) -> None:
    """Beside a spy and an ogre there are rats that sleep, lie stunned, and are neither agents nor roaming monsters."""
    p = able(does)
    with p.arrange():
        for kind in ("rats", "spy", "ogre"):
            p.put(kind, "a1", stunned=kind == "rats", asleep=kind == "rats")
    assert "ability" in p.keys


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize("does", ["All enemies in the zone suffer 1", "All allies in the zone suffer 1"])
def test_where_nobody_is_nothing_is_offered(does: str) -> None:
    assert "ability" not in able(does).keys


@pytest.mark.rule("MD-ABL-01")
def test_one_hero_in_the_dark_is_enough() -> None:
    p = able("All heroes in dark zones suffer 1", heroes=2, tiles={"1R": OPEN.replace("C", "c", 1)})
    assert "ability" in p.keys
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("b1")
    assert "ability" in p.keys, "bob is still there"
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("b1")
    assert "ability" not in p.keys


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize("zone", ["a1", "b1"])
def test_one_way_out_is_enough_for_a_move(zone: str) -> None:
    """From a1 there is a way to b1 only, and from b1 to a1 only."""
    yard = OPEN.replace("| C   C   C |", "| C   C | C |", 1).replace("+   +   +   +", "+---+---+   +", 1)
    p = able("Move 1", tiles={"1R": yard}, adventure={"doors": ["a1-a2"]})
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(zone)
    assert "ability" in p.keys


@pytest.mark.rule("MD-EQP-10", "MD-ABL-01")
@pytest.mark.parametrize(("health", "offered"), [(5, False), (4, True)])
def test_a_consumable_is_not_wasted_either(health: int, offered: bool) -> None:
    p = able("Heal 1", health=health, gear=[{"id": "salve", "use": ["Heal 1"], "consumable": True}])
    with p.arrange():
        p.outfit("ann", pack=["salve"])
    assert ("use:salve" in p.keys) == offered


@pytest.mark.rule("MD-CND-02", "MD-ABL-01")
@pytest.mark.parametrize(("stunned", "asked"), [(True, False), (False, True)])
def test_nobody_bleeds_for_nothing(stunned: bool, asked: bool) -> None:
    p = able("Gain 1 xp", gear=[{"id": "idol", "does": ["At start of your activation, Pay bloodlust 1: Stun an enemy"]}])
    with p.arrange() as s:
        p.outfit("ann", pack=["idol"])
        p.put("spy", "a1", stunned=stunned)
        s.turn = None
    assert (p.prompt == "pay-blood") == asked


# -- in a combat -----------------------------------------------------------------------------------------------------------------------
def fighting(does: str, *gear: dict[str, object], rolls: str = "", hands: tuple[str, ...] = ("rod",), health: int = 3, foe: str = "ogre") -> Position:
    p = able(does, gear=list(gear), rolls=rolls, health=health)
    with p.arrange():
        if gear:
            p.outfit("ann", body="leather", hands=hands)
        p.put(foe, "a1")
    return p.go("melee:e1")


@pytest.mark.rule("MD-ABL-01", "MD-ENC-04")
@pytest.mark.parametrize(
    ("gear", "rolls", "offered"),
    [
        ((), "1", False),  # nothing to spend it on
        ((ENCHANTED,), "1", True),
        ((ENCHANTED,), "2+bam", False),  # there is one already, and one is enough
        ((GREEDY,), "1", False),  # one is not enough
    ],
)
def test_nobody_pays_for_a_symbol_that_cannot_be_spent(gear: tuple[dict[str, object], ...], rolls: str, offered: bool) -> None:
    p = fighting("When you attack: bams +1", *gear, rolls=rolls)
    assert (p.prompt == "combat-use", p.hero().xp) == (offered, 5)


@pytest.mark.rule("MD-ABL-01", "MD-DIE-06")
@pytest.mark.parametrize(
    ("does", "offered"),
    [
        ("When you attack: red dice +1", False),  # three are in the roll
        ("When you attack: yellow dice +1", True),
        ("When you attack: attack dice +1", True),
        ("When you attack: defender defence dice -1", False),  # the ogre has none
        ("When you attack: no defence dice", False),
        ("When you attack: red dice +1, swords +1", True),
    ],
)
def test_nobody_pays_for_dice_that_do_not_come_or_go(does: str, offered: bool) -> None:
    assert (fighting(does, RED).prompt == "combat-use") == offered


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(
    ("does", "foe", "offered"),
    [
        ("When you attack: defender shields -1", "ogre", False),  # it has no shields
        ("When you attack: cancel defence bam", "ogre", False),
        ("When you attack: hit the boss", "ogre", False),
        ("When you attack: hit the boss", "rats", True),
        ("When you attack: stun the target", "ogre", True),
        ("When you attack: all other enemies in the zone suffer 1", "ogre", False),
        ("When you attack: heal 1", "ogre", True),
        ("When you attack: wounds +1", "ogre", True),
        ("When you attack: reroll defence dice", "ogre", False),
    ],
)
def test_nobody_pays_for_what_finds_nothing_to_work_on(does: str, foe: str, offered: bool) -> None:
    assert (fighting(does, foe=foe).prompt in ("combat-use", "reroll")) == offered


@pytest.mark.rule("MD-ABL-01")
def test_a_sound_hero_does_not_pay_for_healing_in_a_combat() -> None:
    assert fighting("When you attack: heal 1", health=5).prompt == "act"


@pytest.mark.rule("MD-ABL-01", "MD-ABL-04")
@pytest.mark.parametrize(("body", "offered"), [("plate", False), ("leather", True)])
def test_nor_for_a_defence_die_too_many(body: str, offered: bool) -> None:
    p = able("When you defend: green dice +1", gear=[{"id": "plate", "slot": "body", "defence": "green 3"}])
    with p.arrange():
        p.outfit("ann", body=body)
        p.put("rats", "a1")
    p.go("end")
    assert (p.prompt == "combat-use") == offered
    assert USE not in p.keys or offered


@pytest.mark.rule("MD-CND-02")
@pytest.mark.parametrize(("dice", "asked"), [("red 3", False), ("red 2", True)])
def test_nobody_bleeds_for_a_die_too_many(dice: str, asked: bool) -> None:
    p = duel("When you attack, Pay bloodlust 1: red dice +1", dice=dice).go("melee:e1")
    assert (p.prompt == "combat-use") == asked


FULL = {"id": "rod", "slot": "two-hands", "melee": "yellow 3, red 3"}
SHELL = {"id": "shell", "slot": "body", "defence": "blue 3, green 3"}


@pytest.mark.rule("MD-ABL-01", "MD-EFF-14")
@pytest.mark.parametrize(("dice", "offered"), [("yellow 3, red 3", False), ("yellow 3, red 2", True), ("yellow 2, red 3", True)])
def test_a_die_of_any_colour_needs_room_for_one_colour(dice: str, offered: bool) -> None:
    assert (fighting("When you attack: attack dice +1", {**FULL, "melee": dice}).prompt == "combat-use") == offered


@pytest.mark.rule("MD-ABL-01", "MD-EFF-18")
@pytest.mark.parametrize(("dice", "offered"), [("blue 3, green 3", False), ("blue 3, green 2", True)])
def test_so_does_a_defence_die_of_any_colour(dice: str, offered: bool) -> None:
    p = able("When you defend: defence dice +1", gear=[{**SHELL, "defence": dice}])
    with p.arrange():
        p.outfit("ann", body="shell")
        p.put("rats", "a1")
    assert (p.go("end").prompt == "combat-use") == offered


@pytest.mark.rule("MD-ABL-01", "MD-EFF-17")
@pytest.mark.parametrize(("colour", "offered"), [("blue", True), ("green", False)])
def test_dice_of_a_colour_are_taken_from_whoever_has_them(colour: str, offered: bool) -> None:
    """Archers defend with a blue die."""
    assert (fighting(f"When you attack: defender {colour} dice -1", foe="archers").prompt == "combat-use") == offered


@pytest.mark.rule("MD-ABL-01", "MD-CMB-06")
@pytest.mark.parametrize(
    ("dice", "line", "offered"),
    [
        ("red 2", "When you attack: red dice +1", False),
        ("red 2", "When you attack, Pay bam: red dice +1", True),
        ("red 3", "When you attack: red dice -1, swords +1", False),
    ],
)
def test_dice_that_skills_add_for_certain_take_up_room(dice: str, line: str, offered: bool) -> None:
    """Nobody knows yet whether an enchantment will be paid for; and what a skill removes goes after the cut to three."""
    assert (fighting("When you attack: red dice +1", {**RED, "melee": dice, "does": [line]}).prompt == "combat-use") == offered


@pytest.mark.rule("MD-ABL-01")
def test_one_useful_effect_is_enough_to_pay_for_a_line() -> None:
    """The symbol cannot be spent, but the sword counts; and one line of two is enough as well."""
    assert fighting("When you attack: bams +1, swords +1").prompt == "combat-use"
    assert fighting("When you attack: bams +1, diamonds +1").prompt == "act"


@pytest.mark.rule("MD-EPH-27", "MD-ABL-01")
@pytest.mark.parametrize(("does", "foe"), [("All enemies activate", "rats"), ("All roaming monsters activate", "ogre")])
@pytest.mark.parametrize("asleep", [True, False])
def test_nobody_pays_to_rouse_enemies_that_are_not_released_yet(does: str, foe: str, asleep: bool) -> None:
    p = able(does)
    with p.arrange():
        p.put(foe, "c3", asleep=asleep)
    assert ("ability" in p.keys) != asleep


@pytest.mark.rule("MD-ABL-01", "MD-SKL-03")
@pytest.mark.parametrize(
    ("minions", "health", "offered"), [([2, 2], 2, False), ([2, 2], 1, True), ([1, 2], 2, True), ([2], 0, False), ([1], 0, True), ([], 2, False)]
)
def test_enemies_are_healed_who_are_wounded(minions: list[int], health: int, offered: bool) -> None:
    """The boss counts while it lives, and every minion; rats have 2 health."""
    p = able("All enemies in the zone heal 1")
    with p.arrange():
        p.put("rats", "a1", minions=minions, health=health)
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-01", "MD-STN-07")
@pytest.mark.parametrize(
    ("does", "foe", "stunned", "offered"),
    [
        ("All guards are stunned", "rats", False, True), ("All guards are stunned", "rats", True, False),
        ("All guards are stunned", "spy", False, True), ("All guards are stunned", "ogre", False, False),
        ("All enemies in sight are stunned", "ogre", False, True), ("All enemies in sight are stunned", "ogre", True, False),
        ("All heroes in the zone are stunned", "ogre", True, True), ("Be stunned", "ogre", True, True),
    ],
)  # fmt: skip
def test_somebody_is_stunned_who_stands(does: str, foe: str, stunned: bool, offered: bool) -> None:
    p = able(does)
    with p.arrange():
        p.put(foe, "c1", stunned=stunned)
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-01")
@pytest.mark.parametrize(
    ("does", "dark", "health", "offered"),
    [
        ("All heroes in dark zones suffer 1", True, 5, True), ("All heroes in dark zones suffer 1", False, 5, False),
        ("All heroes in light zones heal 1", False, 4, True), ("All heroes in light zones heal 1", False, 5, False),
        ("All heroes in light zones heal 1", True, 4, False),
    ],
)  # fmt: skip
def test_light_and_dark_count_where_the_heroes_are(does: str, dark: bool, health: int, offered: bool) -> None:
    p = able(does, health=health, tiles={"1R": DARK if dark else OPEN})
    assert ("ability" in p.keys) == offered


@pytest.mark.rule("MD-ABL-01", "MD-LVL-10")
@pytest.mark.parametrize(("token", "levels", "offered"), [
    ("lower", {"a1": 1}, False), ("current", {"a1": 1}, True), ("higher", {"a1": 1}, False), ("higher", {"a1": 1, "b1": 2}, True),
])  # fmt: skip
@pytest.mark.parametrize("who", ["A guard", "A due roaming monster"])
def test_nobody_comes_to_a_level_without_a_token(who: str, token: str, levels: dict[str, int], offered: bool) -> None:
    p = able(f"{who} comes to the {token} level", adventure={"levels": levels})
    assert (p.s.level, "ability" in p.keys) == (1, offered)
