"""What bots know: how good a position is, and which options a sensible player would look at first."""

from __future__ import annotations

from undercroft.kernel.decision import Decision, Option
from undercroft.language.lines import Step

from .content import Card
from .game import Skirmish
from .state import Figure
from .words import AllTargets, Mend, Move, Shoot, Strike, reach


def score(game: Skirmish) -> float:
    """From 0 (lost) to 1 (won): wounds of the enemies count for the heroes, their own against them, and a hero close to death most of all."""
    if game.state.outcome is not None:
        return float(game.state.outcome == "won")
    whole = sum(game.content.enemies[kind].health for _, kind in game.scenario.enemies)
    done = 1 - sum(enemy.health for enemy in game.enemies) / whole
    sound = min(hero.health / game.content.heroes[hero.kind].health for hero in game.heroes)
    return 0.05 + 0.6 * done + 0.3 * sound


def weights(game: Skirmish, decision: Decision) -> list[float]:
    figure = game.state.figures.get(str(decision.args.get("figure")))
    if figure is None or figure not in game.heroes:
        return [1.0] * len(decision.options)
    return [weight(game, figure, decision.prompt, option) for option in decision.options]


def weight(game: Skirmish, hero: Figure, prompt: str, option: Option[object]) -> float:
    match prompt:
        case "turn":
            return card_weight(game, hero, game.content.cards[option.card]) if option.card else 0.2 * len(hero.used)
        case "move":
            return 1 / (1 + abs(gap(game, hero, option) - wanted(game, hero)))
        case "attack":
            return 1 / game.state.figures[option.figure].health
    return 1.0


def gap(game: Skirmish, hero: Figure, option: Option[object]) -> int:
    """How far the nearest enemy would be."""
    cell = hero.cell if option.cell < 0 else option.cell
    return min(game.distance(cell, enemy.cell) for enemy in game.enemies)


def wanted(game: Skirmish, hero: Figure) -> int:
    """The distance a hero likes to keep: as far as most of its attacks reach."""
    cards = [game.content.cards[card] for card in hero.hand] or game.content.heroes[hero.kind].cards
    reaches = sorted(reach(step) for card in cards for step in attacks(card))
    return reaches[len(reaches) // 2] if reaches else 1


def attacks(card: Card) -> list[Step]:
    return [step for ability in card.abilities for step in ability.line.steps if isinstance(step.node, Strike | Shoot)]


def card_weight(game: Skirmish, hero: Figure, card: Card) -> float:
    """The damage and healing that a card is good for now, and a little for coming closer."""
    points, worth = 0, 0.1
    for step in (step for ability in card.abilities for step in ability.line.steps):
        match step.node:
            case Move(steps):
                points += steps
                worth += 0.05 * steps
            case Strike(damage) | Shoot(damage):
                close = [enemy for enemy in game.enemies if game.distance(hero.cell, enemy.cell) <= points + reach(step)]
                worth += damage * (len(close) if AllTargets() in step.modifiers else bool(close))
            case Mend(health):
                lost = max(game.content.heroes[friend.kind].health - friend.health for friend in game.heroes)
                worth += 0.7 * min(health, lost)
    return worth
