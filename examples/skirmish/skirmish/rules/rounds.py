"""Sections 2 and 3 of the rulebook: the round, and the cards of the heroes."""

from __future__ import annotations

from undercroft.kernel.decision import TABLE, Option

from ..events import Played, Rested, RoundBegan
from ..game import Skirmish
from ..state import Figure
from .actions import carry_out, heal
from .enemies import enemy_turn

ROUNDS = 10
REST = 1
"""SK-CRD-03: how much a hero heals when it rests."""


async def beat(game: Skirmish) -> None:
    """One turn, or the beginning of a round. The state alone says which."""
    state = game.state
    if not state.turns:
        begin_round(game)
        return
    figure = state.figures[state.turns[0]]
    if figure.seat == TABLE:
        await enemy_turn(game, figure)
    else:
        await hero_turn(game, figure)
    state.turns.pop(0)


def begin_round(game: Skirmish) -> None:
    """SK-RND-01, SK-END-03."""
    state = game.state
    if state.round == ROUNDS:
        game.end("lost", "SK-END-03")
    state.round += 1
    state.turns = list(state.figures)
    game.tell(RoundBegan(round=state.round))


async def hero_turn(game: Skirmish, hero: Figure) -> None:
    """SK-CRD-01, SK-CRD-02, SK-CRD-03."""
    options: list[Option[str]] = [Option(f"play:{card}", card, card=card) for card in hero.hand]
    if hero.used:
        options.append(Option("rest", ""))
    card = await game.choose(hero.seat, "turn", options, figure=hero.id)
    if not card:
        game.tell(Rested(figure=hero.id, rules=("SK-CRD-03",)))
        hero.hand, hero.used = [*hero.hand, *hero.used], []
        heal(game, hero, REST)
        return
    game.tell(Played(figure=hero.id, card=card))
    hero.hand.remove(card)
    hero.used.append(card)
    for ability in game.content.cards[card].abilities:
        await carry_out(game, hero, ability)
