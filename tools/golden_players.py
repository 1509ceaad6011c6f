"""The players of the golden games: the searching bot, the random bot, and one that tries to lose by the scenario's own rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from undercroft.bots import Bot, Budget, RandomBot, SearchBot
from undercroft.games.buttons_and_bugs.game import Bugs
from undercroft.games.buttons_and_bugs.module import BugRules
from undercroft.games.buttons_and_bugs.state import HERO
from undercroft.games.haven.content import words
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.rules import Rules
from undercroft.language.vocabulary import Node

ATTEMPTS = 120
"""The number of games after which a scenario is given up."""
GROWTH = 8
"""The number of attempts with one budget before it is doubled."""
FIRST, LAST = 40, 640
"""The minimum and maximum number of rollouts."""


class Contrary:
    """The same rules with different advice, for a player who wants to lose by a condition of the scenario while staying alive."""

    def __init__(self, rules: BugRules) -> None:
        self.inner = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def score(self, game: Bugs, seat: Seat) -> float:
        s = game.state
        if s.lost or s.outcome is not None:
            return 1.0 if s.lost and HERO in s.figures else 0.0
        if s.won:
            return 0.0
        ruin = max(ruined(game, node) for node in game.scenario.loss)
        kept = [card for card in s.cards.values() if card.zone != "lost"]
        fresh = sum({"a": 2, "b": 1}[card.side] for card in kept if card.zone != "discard")
        return 0.03 + 0.45 * ruin + 0.2 * game.hero.health / game.hero.max_health + 0.05 * len(kept) + 0.01 * fresh

    def weights(self, game: Bugs, decision: Decision) -> list[float]:
        """The weights of a sensible player who has no interest in the goal."""
        if decision.prompt == "move":
            return [0.1 if game.ground.hazards >> max(0, option.cell) & 1 else 1.0 for option in decision.options]
        if decision.prompt == "attack":
            kinds = [f.side if (f := game.state.figures.get(option.figure)) is not None else "" for option in decision.options]
            return [{"monster": 1.0, "object": 0.02}.get(kind, 0.1) for kind in kinds]
        return self.inner.weights(game, decision)


def ruined(game: Bugs, loss: Node) -> float:
    """How close a scenario is to being lost by its own condition, from 0 to 1."""
    s = game.state
    match loss:
        case words.FromRound(round=last):
            return min(1.0, s.round / last)
        case words.AnyDestroyed(kind=kind) | words.Destroyed(kind=kind):
            left = [f.health / f.max_health for f in s.figures.values() if f.kind == kind]
            return 1 - min(left, default=0.0)
    return 0.0


class Attempt(NamedTuple):
    """One attempt: the rules with their advice, the set-up, the seed and the bot."""

    rules: Rules[Any]
    setup: dict[str, Any]
    seed: int
    bot: Bot
    about: str


def attempts(rules: BugRules, scenario: str, outcome: str) -> Iterator[Attempt]:
    """Games of a scenario at standard difficulty with growing budgets, for each character in turn, until the caller stops."""
    card = rules.content.scenarios[scenario]
    people = [c for c in rules.content.characters if card.allows(c)]
    for n in range(ATTEMPTS):
        character = people[n % len(people)]
        rollouts = min(LAST, FIRST << n // GROWTH)
        setup = {"scenario": scenario, "characters": [character], "difficulty": "standard"}
        if outcome == "won":
            yield Attempt(rules, setup, n, SearchBot(n, Budget(rollouts)), f"{character}, {rollouts} rollouts")
        elif card.loss:
            yield Attempt(Contrary(rules), setup, n, SearchBot(n, Budget(rollouts)), f"{character}, contrary, {rollouts} rollouts")
        else:
            yield Attempt(rules, setup, n, RandomBot(n), f"{character}, at random")
