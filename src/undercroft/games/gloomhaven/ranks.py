"""The initiative order: whose turn comes when, and how enemies rank for a focus."""

from __future__ import annotations

from typing import NamedTuple

from .game import Gloom
from .mind import Foe
from .state import Unit

REST = 99
"""GH-RST-08: the initiative of a long rest."""
LAST = 10**6
"""GH-SPR-11, GH-SUM-19: objects and types without a card rank after all others."""


class Slot(NamedTuple):
    """A group of turns in the order: lower comes first; equal ones are decided by the players."""

    initiative: int
    kind: int
    """0 a character, 1 a monster type, 2 a long rest (GH-INI-05, GH-INI-07)."""
    second: int
    group: str


def group_of(game: Gloom, figure: Unit) -> str:
    """With whom a figure takes its turn: a type, a type among the allies, or a character with its summons."""
    if figure.role in ("monster", "ally"):
        kind = game.kind(figure).id
        return kind if figure.role == "monster" else f"ally:{kind}"
    return figure.owner or figure.id


def card_initiative(game: Gloom, figure: Unit) -> int | None:
    """GH-MAC-04, GH-MAC-08: the initiative of a type's card this round; None if it has none."""
    pile = game.state.abilities.get(game.kind(figure).deck)
    return game.content.ability_cards[pile.card].initiative if pile is not None and pile.card else None


def slot_of(game: Gloom, figure: Unit) -> Slot | None:
    """GH-INI-02, GH-INI-04 … 07, GH-SUM-07, GH-FOC-09, GH-FOC-10, GH-VPD-03: where a figure stands in the order; None: it takes no turn this round."""
    s, group = game.state, group_of(game, figure)
    if figure.side == "object":
        return None
    if figure.role in ("monster", "ally"):
        initiative = card_initiative(game, figure)
        return None if initiative is None else Slot(initiative, 1, 0, group)
    hero = s.heroes[group]
    if hero.exhausted:
        return Slot(REST, 2, 0, group)
    return Slot(hero.initiative, 2 if hero.resting else 0, hero.second, group)


def decided(game: Gloom, group: str) -> int:
    """GH-INI-06, GH-INI-08: among equals, who the players said goes first; it holds for the round."""
    order = game.state.order
    return order.index(group) if group in order else len(order)


def foes(game: Gloom, figure: Unit) -> list[Foe]:
    """GH-FOC-01, GH-FOC-08 … 11, GH-FOC-14, GH-SUM-15, GH-SUM-19, GH-SPR-11, GH-CON-30: the enemies a figure may focus on, with their rank in the order: equal ranks are
    ties. Monsters of one type rank in their acting order; objects and types without a card last."""
    seen = [f for f in game.enemies(figure) if "invisible" not in f.conditions and not (f.side == "object" and not f.max_health)]
    keys = {f.id: _key(game, f) for f in seen}
    order = sorted(set(keys.values()))
    ranks = {key: n for n, key in enumerate(order)}
    return [Foe(f.id, f.cell, ranks[keys[f.id]], f.owner if f.owner in game.state.figures else "") for f in seen]


def _key(game: Gloom, figure: Unit) -> tuple[int, ...]:
    slot = slot_of(game, figure)
    if slot is None:
        return (LAST, 0, 0, 0, 0)
    inside = acting_key(figure) if figure.role in ("monster", "ally") else (0, 0)
    return (slot.initiative, slot.kind, slot.second, decided(game, slot.group), *inside)


def acting_key(figure: Unit) -> tuple[int, int]:
    """GH-INI-03, GH-MTN-04, GH-SUM-15: bosses and named monsters, then elites, then normal ones, each by standee number."""
    return ("boss", "named", "elite", "normal").index(figure.rank), figure.number
