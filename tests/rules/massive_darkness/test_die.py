"""Dice in a combat: what they show, how often, and how many of them are rolled."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.games.massive_darkness.content.dice import ATTACK, COLOURS, DEFENCE
from undercroft.games.massive_darkness.events import Counted, Effected, Rolled
from undercroft.games.massive_darkness.rules.combat.rolling import FACE_NAMES
from undercroft.games.massive_darkness.rules.combat.sides import Side
from undercroft.games.massive_darkness.state import Combat, DarkState, Die, Roll
from undercroft.kernel.chance import Chance
from undercroft.kernel.table import Table

from .fights import attacking
from .position import Position, position

PRINTED = {
    "yellow": ("blank", "1", "1", "1", "1", "2+bam"),
    "red": ("blank", "1", "1", "2+bam", "2+bam", "3+diamond"),
    "blue": ("blank", "blank", "1", "1", "1", "2+bam"),
    "green": ("blank", "blank", "1", "2+bam", "2+bam", "3+diamond"),
}
"""The faces of the published dice."""
GREAT = {"id": "great", "slot": "two-hands", "kinds": ["sword"], "melee": "yellow 3, red 3"}
GOLEM = {"enemy": "ogre", "health": 9, "melee": "red 1", "defence": "blue 3, green 3"}


def count(names: list[str], symbol: str) -> int:
    """Points, bams or diamonds on faces by their names."""
    if symbol == "points":
        return sum(int(name[0]) for name in names if name != "blank")
    return sum(name.endswith(f"+{symbol}") for name in names)


def sets(colours: tuple[str, ...]) -> st.SearchStrategy[list[tuple[str, int]]]:
    """Up to three dice of each colour, each on a face."""
    one = [st.lists(st.tuples(st.just(colour), st.integers(0, 5)), max_size=3) for colour in colours]
    return st.tuples(*one).map(lambda found: [die for dice in found for die in dice])


@cache
def arena() -> Position:
    """ann with three yellow and three red dice before a monster with three blue and three green ones."""
    p = position(gear=[GREAT], roamers=[GOLEM])
    with p.arrange():
        p.put("ogre", "a1", health=9)
        p.outfit("ann", hands=["great"])
    return p


@cache
def duel(seed: int) -> tuple[Rolled, Counted]:
    """Twelve dice rolled by chance."""
    p = arena()
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(p.s), type=DarkState)
    state.chance = Chance(seed)
    table = Table(p.rules, p.setup, 1, base=msgspec.msgpack.encode(state))
    table.choose("melee:e1")
    rolled = next(e for e in table.events if isinstance(e, Rolled))
    return rolled, next(e for e in table.events if isinstance(e, Counted))


def faces(dice: tuple[str, ...], colour: str) -> list[str]:
    return [die.removeprefix(f"{colour} ") for die in dice if die.startswith(f"{colour} ")]


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.rule("MD-DIE-03")
def test_every_die_shows_its_printed_symbols_as_often_as_it_should(colour: str) -> None:
    """Three hundred rolls of three dice: every face within a quarter of its share, as the seeds are fixed."""
    assert sorted(FACE_NAMES[colour]) == sorted(PRINTED[colour])
    seen: Counter[str] = Counter()
    for seed in range(300):
        rolled = duel(seed)[0]
        seen.update(faces(rolled.attack if colour in ATTACK else rolled.defence, colour))
    share = Counter(PRINTED[colour])
    assert seen.total() == 900
    assert seen.keys() == share.keys()
    assert all(abs(seen[face] - 150 * share[face]) < 38 * share[face] for face in share)


@pytest.mark.rule("MD-DIE-03")
@pytest.mark.parametrize(("colour", "bams", "diamonds"), [("yellow", 1, 0), ("red", 2, 1), ("blue", 1, 0), ("green", 2, 1)])
def test_bams_count_on_all_dice_and_diamonds_on_red_and_green(colour: str, bams: int, diamonds: int) -> None:
    name, found = "attack" if colour in ATTACK else "defence", []
    for face in range(6):
        combat = Combat("ann", "e1", "melee", 0)
        getattr(combat, name).dice = [Die(colour, face)]
        side = Side(arena().game, combat, name)
        found.append((side.bams(), side.diamonds()))
    assert tuple(map(sum, zip(*found))) == (bams, diamonds)


@pytest.mark.rule("MD-DIE-01")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_attack_dice_are_yellow_and_red_and_show_swords(seed: int) -> None:
    rolled, counted = duel(seed)
    assert [die.split()[0] for die in rolled.attack] == ["yellow"] * 3 + ["red"] * 3
    assert all(face in PRINTED[colour] for colour in ATTACK for face in faces(rolled.attack, colour))
    assert counted.swords == count([die.split()[1] for die in rolled.attack], "points")


@pytest.mark.rule("MD-DIE-02")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_defence_dice_are_blue_and_green_and_show_shields(seed: int) -> None:
    rolled, counted = duel(seed)
    assert [die.split()[0] for die in rolled.defence] == ["blue"] * 3 + ["green"] * 3
    assert all(face in PRINTED[colour] for colour in DEFENCE for face in faces(rolled.defence, colour))
    assert counted.shields == count([die.split()[1] for die in rolled.defence], "points")
    assert counted.wounds == max(0, counted.swords - counted.shields)


@pytest.mark.rule("MD-DIE-04")
@given(sets(ATTACK), sets(DEFENCE))
def test_points_and_symbols_of_a_face_count_side_by_side(attack: list[tuple[str, int]], defence: list[tuple[str, int]]) -> None:
    rolls = [Roll([Die(*die) for die in dice]) for dice in (attack, defence)]
    combat = Combat("ann", "e1", "melee", 0, attack=rolls[0], defence=rolls[1])
    for name, dice in (("attack", attack), ("defence", defence)):
        side, names = Side(arena().game, combat, name), [FACE_NAMES[colour][face] for colour, face in dice]
        assert (side.points(), side.bams(), side.diamonds()) == tuple(count(names, symbol) for symbol in ("points", "bam", "diamond"))


@pytest.mark.rule("MD-DIE-04")
def test_the_mean_of_all_symbols_is_that_of_the_printed_dice() -> None:
    """Every roll of two different dice, counted in full."""
    for first, second in (ATTACK, DEFENCE):
        name = "attack" if first in ATTACK else "defence"
        totals = {"points": 0, "bam": 0, "diamond": 0}
        for a, b in product(range(6), repeat=2):
            combat = Combat("ann", "e1", "melee", 0)
            getattr(combat, name).dice = [Die(first, a), Die(second, b)]
            side = Side(arena().game, combat, name)
            for symbol, found in zip(totals, (side.points(), side.bams(), side.diamonds())):
                totals[symbol] += found
        for symbol, total in totals.items():
            assert Fraction(total, 36) == Fraction(count([*PRINTED[first], *PRINTED[second]], symbol), 6)


@pytest.mark.rule("MD-DIE-05")
@pytest.mark.parametrize(("rolls", "paid"), [("2+bam blank", ["ann"]), ("blank 2+bam", ["e1"]), ("2+bam 2+bam", ["e1", "ann"])])
def test_symbols_of_attack_dice_serve_the_attack_and_those_of_defence_dice_the_defence(rolls: str, paid: list[str]) -> None:
    axe = {"id": "axe", "slot": "hand", "kinds": ["axe"], "melee": "yellow 1", "does": ["When you attack, Pay bam: wounds +1"]}
    hide = {"enemy": "ogre", "health": 9, "melee": "red 1", "defence": "blue 1", "does": ["When you defend, Pay bam: shields +1"]}
    p = position(gear=[axe], roamers=[hide], rolls=rolls)
    with p.arrange():
        p.put("ogre", "a1")
        p.outfit("ann", hands=["axe"])
    p.go("melee:e1")
    if "ann" in paid:
        p.go("enchant:equipment/axe/0")
    assert [e.figure for e in p.told(Effected)] == paid


def rolled(mine: str, *, skill: str = "", hide: str = "") -> tuple[str, ...]:
    """The attack dice ann rolls with such a weapon and skill against an enemy with such a skill."""
    weapon = {"id": "blade", "slot": "two-hands", "kinds": ["sword"], "melee": mine}
    ogre = {"enemy": "ogre", "health": 9, "melee": "red 1", "does": [hide] if hide else []}
    p = position(gear=[weapon], roamers=[ogre], hero={"ann": {"skill": skill}} if skill else {})
    with p.arrange():
        p.put("ogre", "a1")
        p.outfit("ann", hands=["blade"])
    p.go("melee:e1")
    return tuple(die.split()[0] for die in p.told(Rolled)[-1].attack)


@pytest.mark.rule("MD-DIE-06")
def test_of_one_colour_no_more_than_three_dice_are_rolled() -> None:
    assert rolled("yellow 3, red 2", skill="When you attack: yellow dice +2, red dice +1") == ("yellow",) * 3 + ("red",) * 3
    assert rolled("yellow 5") == ("yellow",) * 3


@pytest.mark.rule("MD-DIE-07")
def test_what_takes_dice_away_takes_them_from_the_three_that_are_left() -> None:
    assert rolled("yellow 5", hide="When you defend: attacker yellow dice -1") == ("yellow",) * 2
    assert rolled("yellow 2", hide="When you defend: attacker yellow dice -3") == ()


@pytest.mark.rule("MD-DIE-08")
def test_all_dice_are_added_before_any_is_taken_away() -> None:
    added = "When you attack: yellow dice +3"
    assert rolled("yellow 1", skill=added, hide="When you defend: attacker yellow dice -2") == ("yellow",)


@pytest.mark.rule("MD-DIE-08", "MD-EFF-24")
def test_a_die_that_was_added_can_be_the_one_that_is_taken_away() -> None:
    """The enemy takes the strongest die: the red one of the hero's skill."""
    added = "When you attack: red dice +1"
    assert rolled("yellow 1", skill=added, hide="When you defend: attacker attack dice -1") == ("yellow",)


@pytest.mark.rule("MD-DIE-09")
def test_dice_beyond_three_are_not_replaced_by_another_colour() -> None:
    assert rolled("yellow 3, red 1", skill="When you attack: yellow dice +2") == ("yellow",) * 3 + ("red",)


@pytest.mark.rule("MD-DIE-05")
@pytest.mark.parametrize(("symbol", "dice", "armour", "rolls", "mine"), [
    ("diamond", "red 1", "green 1", "3+diamond blank", True), ("diamond", "red 1", "green 1", "1 3+diamond", False),
    ("bam", "red 1", "green 1", "2+bam blank", True), ("bam", "red 1", "green 1", "1 2+bam", False),
])  # fmt: skip
def test_an_attack_is_paid_with_symbols_of_attack_dice_alone(symbol: str, dice: str, armour: str, rolls: str, mine: bool) -> None:
    p = attacking(f"When you attack, Pay {symbol}: swords +5", dice=dice, foe_armour=armour, rolls=rolls)
    assert (p.prompt == "enchant") == mine
    if mine:
        assert (p.decision.args[f"{symbol}s"], p.keys) == (1, ["done", "enchant:equipment/charm/0"])
