"""The initiative order: when each figure takes its turn, and how enemies rank for a focus."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ..game import Gloom
from ..state import Unit
from .mind import Foe

REST = 99
"""GH-RST-08: the initiative of a long rest."""
LAST = 10**6
"""GH-SPR-11, GH-SUM-19: objects, and types without a card, rank last."""


class Slot(Struct, frozen=True):
    """A group of turns in the order. Lower comes first; the players decide ties."""

    when: tuple[int, int, int]
    """The initiative; 0 for a character, 1 for a monster type, 2 for a long rest (GH-INI-05, GH-INI-07); and the initiative of the second card."""
    group: str


def card_initiative(game: Gloom, deck: str) -> int | None:
    """GH-MAC-04, GH-MAC-08: the initiative on the card drawn from a deck this round; None if there is none."""
    pile = game.state.abilities.get(deck)
    return game.content.ability_cards[pile.card].initiative if pile is not None and pile.card else None


def slot_of(game: Gloom, figure: Unit) -> Slot | None:
    """GH-INI-02, GH-INI-04 … 07, GH-SUM-07, GH-FOC-09, GH-FOC-10, GH-FCB-09 … 11, GH-VPD-03, FC-MON-17, FC-MON-18, FC-MON-20: a figure's place in the
    order; None if it takes no turn this round."""
    if figure.side == "object":
        return None
    if figure.role in ("monster", "ally"):
        initiative = card_initiative(game, game.kind(figure).deck)
        return None if initiative is None else Slot((initiative, 1, 0), game.group_of(figure))
    group = game.group_of(figure)
    hero = game.state.heroes[group]
    if hero.exhausted:
        return Slot((REST, 2, 0), group)
    return Slot((hero.initiative, 2 if hero.resting else 0, hero.second), group)


def decided(game: Gloom, group: str) -> int:
    """GH-INI-06: a tied group's place in the order the players chose for this round."""
    order = game.state.order
    return order.index(group) if group in order else len(order)


def behind(game: Gloom, group: str, others: Sequence[str]) -> bool:
    """GH-INI-08: whether, in an earlier round, the players put one of these types before this one, with which it shares a deck."""
    return any([other, group] in game.state.kept for other in others)


def keep_order(game: Gloom, group: str, tied: Sequence[Unit]) -> None:
    """GH-INI-08: types that share a deck with the chosen one also come after it in all later rounds."""
    decks = {game.group_of(f): game.kind(f).deck for f in tied if f.role in ("monster", "ally")}
    for other, deck in decks.items():
        if other != group and deck == decks.get(group) and not behind(game, other, [group]):
            game.state.kept.append([group, other])


def foes(game: Gloom, figure: Unit) -> list[Foe]:
    """GH-FOC-01, GH-FOC-08 … 11, GH-FOC-14, GH-SUM-15, GH-SUM-19, GH-SPR-11, GH-CON-30: the enemies a figure may focus on, with their rank in the
    order; equal ranks are ties. Monsters of one type rank in the order they act. Objects, and types without a card, come last."""
    seen = [f for f in game.enemies(figure) if "invisible" not in f.conditions]
    keys = [_key(game, f) for f in seen]
    ranks = {key: n for n, key in enumerate(sorted(set(keys)))}
    figures = game.state.figures
    return [Foe(f.id, f.cell, ranks[key], f.owner if f.owner in figures else "") for f, key in zip(seen, keys)]


def _key(game: Gloom, figure: Unit) -> tuple[int, ...]:
    slot = slot_of(game, figure)
    if slot is None:
        return (LAST,)
    inside = acting_key(figure) if figure.role in ("monster", "ally") else (0, 0)
    kept = game.state.kept
    later = sum(after == slot.group for _, after in kept) if kept else 0
    return (*slot.when, decided(game, slot.group), later, *inside)


def acting_key(figure: Unit) -> tuple[int, int]:
    """GH-INI-03, GH-MTN-04, GH-PAG-07, GH-SUM-15: bosses and named monsters first, then elites, then normal monsters, each by standee number."""
    return ("boss", "named", "elite", "normal").index(figure.rank), figure.number
