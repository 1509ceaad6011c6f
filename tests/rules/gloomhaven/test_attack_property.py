"""The arithmetic of one attack, whatever comes together in it."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from .position import Position, card, kind, position
from .strikes import DUEL, extra, last, lost

MANY = 200


class Sources(Struct, frozen=True):
    """What an attack is made of: bonuses in force, rolling cards with their pierce, the last card, and the target's shields."""

    base: int
    bonuses: tuple[int, ...]
    rolls: tuple[tuple[int, int], ...]
    card: str
    first: str
    shields: tuple[int, ...]
    pierce: int
    poison: bool


def damage(s: Sources) -> int:
    """The three steps (GH-ATK-06 … 08), reckoned anew."""
    value = max(0, s.base + sum(s.bonuses) + s.poison)
    rolled = sum(number for number, _ in s.rolls)
    match s.card:
        case "null":
            struck = 0
        case "2x":
            struck = (value + rolled) * 2 if s.first == "add-first" else value * 2 + rolled
        case number:
            struck = value + rolled + int(number)
    pierced = s.pierce + sum(pierce for _, pierce in s.rolls)
    return max(0, max(0, struck) - max(0, sum(s.shields) - pierced))


def play(s: Sources) -> Position:
    """Make the attack at the table."""
    bonuses = [f"Round: When you attack: attack {n:+}" for n in s.bonuses]
    deck = {f"roll-{n}": f"rolling {number:+}" + (f", pierce {pierce}" if pierce else "") for n, (number, pierce) in enumerate(s.rolls)}
    target = kind("target", does=(), health=MANY, initiative=99, traits="; ".join(f"Shield {n}" for n in s.shields))
    text = f"Attack {s.base}" + (f", pierce {s.pierce}" if s.pierce else "")
    cards = [card("jab", top=text, initiative=1), card("ready", bottom=bonuses or ["Move 0"], initiative=2)]
    drawn = " ".join([*(f"tester/{id}" for id in deck), s.card])
    p = position(DUEL, monsters={"A": "target"}, kinds=[target], cards=cards, modifiers=drawn, **extra(deck)).play("jab", "ready")
    if s.poison:
        p.set(p.m("target"), conditions=["poison"])
    p.go("bottom:ready")
    while p.prompt != "turn":
        p.go(next(k for k in ("perform", "go-on", "stay") if k in p.keys))
    p.go("top:jab", "attack:target-1")
    while p.prompt in ("modifier-effects", "modifier-order"):
        first = s.first if sum(number for number, _ in s.rolls) else "double-first"  # if they add up to 0, first and last are the same
        p.go("apply" if p.prompt == "modifier-effects" else first)
    return p


SOURCES = st.builds(
    Sources,
    base=st.integers(0, 6),
    bonuses=st.lists(st.sampled_from([-3, -2, -1, 1, 2, 3]), max_size=3).map(tuple),
    rolls=st.lists(st.tuples(st.integers(-1, 2), st.integers(0, 2)), max_size=3).map(tuple),
    card=st.sampled_from(["+0", "+1", "-1", "+2", "-2", "null", "2x"]),
    first=st.sampled_from(["add-first", "double-first"]),
    shields=st.lists(st.integers(1, 3), max_size=3).map(tuple),
    pierce=st.integers(0, 4),
    poison=st.booleans(),
)


@settings(max_examples=30, deadline=None)
@given(SOURCES, st.randoms(use_true_random=False))
def test_an_attack_comes_to_the_same_in_whatever_order_its_sources_are_given(s: Sources, random: Random) -> None:
    p = play(s)
    assert lost(p, "target") == last(p).damage == damage(s)
    assert last(p).damage >= 0
    assert s.card != "null" or last(p).damage == 0

    other = replace(s, **{name: tuple(random.sample(list(getattr(s, name)), len(getattr(s, name)))) for name in ("bonuses", "rolls", "shields")})
    assert last(play(other)).damage == last(p).damage
