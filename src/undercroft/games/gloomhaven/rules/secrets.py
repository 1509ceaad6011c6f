"""Replaces what a seat cannot know with random guesses: hands, battle goals and the goal deck."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import Seat

from ..content.model import Content
from ..state import LONG_REST, GloomState, Hero


def imagine(content: Content, state: GloomState, seat: Seat, chance: Chance) -> None:
    """GH-SEL-02, GH-BGL-02: possible hands and goals of the other players, given all open information."""
    others = [hero for hero in state.heroes.values() if hero.seat != seat and not hero.open]
    for hero in others:
        _hand(content, hero, chance)
    known = [g for hero in state.heroes.values() if hero not in others for g in (hero.goal, *hero.goals) if g]
    pool = [g for g in content.goals if g not in known]
    for hero in others:
        hero.goals = [_take(pool, chance) for _ in hero.goals]
        hero.goal = _take(pool, chance) if hero.goal else ""
    state.goals = sorted(pool)[: len(state.goals)]


def _hand(content: Content, hero: Hero, chance: Chance) -> None:
    """A random hand of the same size, from the cards of the class that are not visible elsewhere."""
    open_ = [*hero.played, *hero.active, *hero.discard, *hero.lost]
    mine = [c.id for c in content.classes[hero.kind].cards if c.level <= hero.level]
    unseen = [c for c in mine if c not in open_]
    hero.hand = _in_order(mine, [_take(unseen, chance) for _ in hero.hand])
    if hero.chosen:
        held = list(hero.hand)
        hero.chosen = [_take(held, chance), _take(held, chance)] if len(held) > 1 else [*LONG_REST]


def _take(pool: list[str], chance: Chance) -> str:
    return pool.pop(chance.below(len(pool))) if pool else ""


def _in_order(order: Sequence[str], cards: list[str]) -> list[str]:
    return sorted(cards, key=list(order).index)
