"""What the words of card text leave open: whom, where, how many dice."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.language.grammar import Atom
from undercroft.language.vocabulary import Slot, one_of

WHOM = (
    "the target", "the second target", "yourself", "the attacker", "the evader",
    "units", "explorers", "monsters", "adjacent units", "adjacent explorers", "adjacent monsters",
    "any unit", "any explorer", "any monster", "any adjacent unit", "any adjacent explorer", "any adjacent monster",
    "any unit on any tile", "any explorer on any tile", "any monster on any tile", "the nearest explorer", "the nearest monster",
    "units on any tile", "explorers on any tile", "monsters on any tile",
)  # fmt: skip
"""MA-WRD-02 … 06: whom a step affects. The plural means everybody in reach of the card (MA-RNG-09, MA-ABL-24, MA-ABL-25)."""
THROUGH = ("walls", "closed doors", "obstacles", "rubble", "units", "chasms")
SPACES = ("spawn space", "event space", "chapter space", "chest", "workbench", "recharge station", "trap lever")
THINGS = ("an item", "a weapon", "apparel", "an artifact", "this card")
"""MA-EQP-15: what can be put in inventory."""
NEAR = ("a spawn space", "an event space", "a chapter space", "a chest", "a workbench", "a recharge station", "a trap lever")
"""A space of a type: the article stands before the words of SPACES."""
GAINED = ("an item", "a weapon", "apparel", "an artifact", "a consumable")
COUNTED = (*SPACES[1:], "explosive barrel")
"""MA-FLD-06, MA-FLD-07: what a space can count as."""


def _dice(atoms: Sequence[Atom]) -> tuple[tuple[int, int], int] | None:
    """MA-ATK-02: numbers of high and low dice, such as 2/1."""
    if not atoms or atoms[0].kind != "fraction":
        return None
    high, _, low = atoms[0].text.partition("/")
    dice = int(high), int(low)
    return (dice, 1) if 1 <= sum(dice) <= 9 else None


def _show_dice(dice: tuple[int, int]) -> str:
    return f"{dice[0]}/{dice[1]}"


def _through(atoms: Sequence[Atom]) -> tuple[tuple[str, ...], int] | None:
    """One or several things: `walls, closed doors` cannot be written with a comma, so they are joined by `and`."""
    found: list[str] = []
    at = 0
    single = one_of(*THROUGH)
    while True:
        thing = single.read(atoms[at:])
        if thing is None:
            return None
        found.append(thing[0])
        at += thing[1]
        if at >= len(atoms) or atoms[at].text != "and":
            return tuple(found), at
        at += 1


SLOTS = {
    "dice": Slot(_dice, _show_dice, "high and low attack dice, such as 2/1", lambda v, speech: _show_dice(v)),
    "whom": one_of(*WHOM),
    "through": Slot(_through, " and ".join, "one or more of " + ", ".join(THROUGH) + ", joined by and"),
    "space": one_of(*SPACES),
    "counted": one_of(*COUNTED),
    "doing": one_of("open", "close", "destroy"),
    "phase": one_of("explorer", "spawn", "horror", "monster"),
    "side": one_of("explorer", "horror"),
    "track": one_of("spawn", "horror"),
    "thing": one_of(*THINGS),
    "near": one_of(*NEAR),
    "gained": one_of(*GAINED),
    "station": one_of(*NEAR[1:]),
}
