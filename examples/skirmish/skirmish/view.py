"""What is seen: the state as a scene, and questions in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.decision import TABLE, Decision, Option
from undercroft.kernel.scene import Board, Card, Cell, Choice, Message, Player, Question, Scene, Token, Track, Turn, Zone

from . import content
from .content import Ability, Content, Scenario
from .game import Skirmish
from .rules.rounds import ROUNDS
from .state import Figure
from .words import CARD_TEXT


def view(game: Skirmish, decisions: Sequence[Decision]) -> Scene:
    state, heroes = game.state, game.heroes
    return Scene(
        title=Message("scenario", {"name": game.scenario.name}),
        status=(Message("goal-of-all", {"rounds": ROUNDS}),),
        boards=(board(game.scenario),),
        tokens=tuple(token(game.content, figure) for figure in state.figures.values()),
        zones=(*(zone for hero in heroes for zone in zones(game.content, hero)), reference(game)),
        tracks=(Track("round", Message("round"), state.round, maximum=ROUNDS, role="round"),),
        ribbon=tuple(turn(game, figure) for figure in state.figures.values()),
        players=tuple(Player(hero.seat, game.content.kind(hero.kind).name, hero.id, game.content.kind(hero.kind).icon) for hero in heroes),
        questions=tuple(question(decision) for decision in decisions),
        outcome=state.outcome,
    )


def board(scenario: Scenario) -> Board:
    places = scenario.map.places
    return Board("map", "hex-pointy", tuple(Cell(cell, scenario.map.names[cell], x, y) for cell, (x, y) in places.items()))


def token(content: Content, figure: Figure) -> Token:
    kind, hero = content.kind(figure.kind), figure.seat != TABLE
    number = 0 if hero else int(figure.id.rpartition("-")[2])
    return Token(
        figure.id, "map", figure.cell, kind.name, "hero" if hero else "enemy", number, group=kind.id, health=figure.health, max_health=kind.health,
        icon=kind.icon,
    )  # fmt: skip


def printed(abilities: Sequence[Ability]) -> tuple[str, ...]:
    return tuple(CARD_TEXT.show(ability.line) for ability in abilities)


def card(card: content.Card | content.Kind, part: str) -> Card:
    icons = tuple(CARD_TEXT.icon(ability.line) for ability in card.abilities)
    return Card(card.id, card.name, parts={part: printed(card.abilities)}, icons={part: icons})


def zones(content: Content, hero: Figure) -> tuple[Zone, Zone]:
    hand, used = (tuple(card(content.cards[id], "effect") for id in ids) for ids in (hero.hand, hero.used))
    return Zone("hand", hero.seat, hand, name=Message("zone-hand"), role="hand"), Zone("used", hero.seat, used, name=Message("zone-used"))


def reference(game: Skirmish) -> Zone:
    """What the enemies of the scenario do."""
    kinds = dict.fromkeys(kind for _, kind in game.scenario.enemies)
    cards = tuple(card(game.content.enemies[kind], "does") for kind in kinds)
    return Zone("enemies", TABLE, cards, name=Message("zone-enemies"), role="reference")


def turn(game: Skirmish, figure: Figure) -> Turn:
    turns, kind = game.state.turns, game.content.kind(figure.kind)
    now = "done" if figure.id not in turns else "acting" if figure.id == turns[0] else "waiting"
    return Turn(figure.id, 0, kind.name, now, printed(kind.abilities))  # type: ignore[arg-type]


def question(decision: Decision) -> Question:
    """The prompt `turn` is the message `prompt-turn`, and the option `play:charge` is the message `option-play`."""
    choices = tuple(Choice(option.key, said(option), option.cell, option.figure, option.card) for option in decision.options)
    return Question(decision.seat, Message(f"prompt-{decision.prompt}", decision.args), choices)


def said(option: Option[Any]) -> Message:
    verb, _, value = option.key.partition(":")
    return Message(f"option-{verb}", {"card": option.card, "figure": option.figure, "cell": option.cell, "value": value})
