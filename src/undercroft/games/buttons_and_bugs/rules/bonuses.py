"""Active bonuses: how they begin, are used and end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.rules.bonuses import MOMENTS, moments
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import cells, disc, distance
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content.model import Side
from ..content.printing import printed
from ..events import BonusBegan, BonusEnded
from ..game import PLAYER, Bugs
from ..state import HERO, Bonus
from .zones import flip_or_discard, lose

WORDS: dict[type[Node], str] = {**MOMENTS, words.YouSuffer: "suffer", words.RoundEnd: "end"}
"""What sets off a bonus."""


def named(game: Bugs, ability: Ability, card: str) -> dict[str, Any]:
    """How the log refers to a bonus: by its card or item, if any, and by its line."""
    if game.events is None:
        return {}
    item = ability.id.split("/")[1] if ability.id.startswith("item/") else ""
    name = game.content.items[item].name if item else _side_of(game, ability, card).name if card else ""
    return {"card": card or item, "name": name, "source": "card" if name else "none", "text": printed(ability)}


def _side_of(game: Bugs, ability: Ability, card: str) -> Side:
    """The side of a card that has an ability, whichever side is up now."""
    both = game.card(card)
    return both.b if any(ability is one for half in (both.b.top, both.b.bottom) for one in half.abilities) else both.a


def begin_bonus(game: Bugs, figure: Figure, ability: Ability, card: str = "") -> None:
    """BB-BON-01 … 06, BB-MAT-05, BB-ITM-21: a bonus takes effect at once and lasts for the round, the turn, or until it ends; `1x` ends it after one
    use. Only the bonuses of a card stay active; its other abilities are not repeated (BB-BON-15)."""
    line = ability.line
    for step, moment in enumerate(moments(ability, WORDS)):
        game.state.bonuses.setdefault(moment, []).append(Bonus(ability.id, step, figure.id, line.span, card, line.uses))
    game.tell(BonusBegan(figure=figure.id, span=line.span, line=ability.id, **named(game, ability, card)))


async def use_bonus(game: Bugs, bonus: Bonus) -> None:
    """BB-BON-04, BB-BON-06: use a bonus once. One with a limited number of uses ends with the last."""
    if bonus.uses:
        bonus.uses -= 1
        if not bonus.uses:
            await end_bonus(game, bonus)


async def end_bonus(game: Bugs, bonus: Bonus) -> None:
    """BB-BON-07: when one of a card's bonuses ends, the card leaves the active area and all its bonuses end."""
    if bonus.card and game.state.cards[bonus.card].zone == "active":
        await leave_active(game, bonus.card)
    elif bonus.card:
        await end_card(game, bonus.card)
    else:
        await _drop(game, lambda b: b is bonus)


async def leave_active(game: Bugs, card: str) -> None:
    """BB-BON-08, BB-BON-09, BB-LOS-03: a card goes from the active area to hand (B-side), to the discard pile or, with the lost icon, to the lost
    pile."""
    half = game.active_half(card)
    if half.lost:
        lose(game, card, half)
    else:
        flip_or_discard(game, card)
    await end_card(game, card)


async def end_card(game: Bugs, card: str) -> None:
    """End all bonuses of a card."""
    await _drop(game, lambda b: b.card == card)


async def end_span(game: Bugs, span: str) -> None:
    """BB-BON-03, BB-EOR-06: end the bonuses that last for the round or the turn."""
    await _drop(game, lambda b: b.span == span and not b.card)


async def _drop(game: Bugs, over: Callable[[Bonus], bool]) -> None:
    gone = game.lift(over)
    for _, bonus in gone:
        game.tell(BonusEnded(figure=bonus.bearer, line=bonus.ability, **named(game, game.content.abilities[bonus.ability], bonus.card)))
    for moment, bonus in gone:
        figure = game.state.figures.get(bonus.bearer)
        if moment == "flying" and figure is not None and not game.flying(figure):
            await land(game, figure)


async def land(game: Bugs, figure: Figure) -> None:
    """BB-MOV-13: a figure that stops flying over an obstacle is placed on the nearest hex it may stand on, without damage. Over a hazard, it suffers
    the effect."""
    if game.ground.obstacles >> figure.cell & 1:
        ends = game.standable(figure, flying=False)
        reach = next(n for n in range(1, 99) if disc(figure.cell, n) & ends)
        near = [c for c in cells(disc(figure.cell, reach) & ends) if distance(c, figure.cell) == reach]
        options = [Option(f"land:{game.name(c)}", c, c) for c in near]
        figure.cell = await game.choose(PLAYER, "land", options, figure=figure.id)
    elif game.ground.hazards >> figure.cell & 1:
        await game.enter(figure, figure.cell)


def hero_bonus(game: Bugs, ability: Ability, card: str) -> None:
    """Whether this is a bonus from one of the character's cards (BB-BON-02)."""
    begin_bonus(game, game.state.figures[HERO], ability, card)
