"""The game. `fair` is won every other time by who answers well, `hopeless` and `gift` almost never and almost always."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from itertools import combinations
from typing import Any

from undercroft.kernel.chance import Chance, Policy
from undercroft.kernel.contract import Proving
from undercroft.kernel.decision import Decision, Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game, State
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import Migration
from undercroft.kernel.scene import Message, Scene, Track

ODDS = {"fair": 50, "hopeless": 2, "gift": 99}
QUESTIONS = 3
PACK = PackSource("coins", "1", {f"scenarios/{id}.yaml": f"id: {id}\n# {odds}\n" for id, odds in ODDS.items()})


class Coins(State):
    odds: int = 0
    asked: int = 0
    good: int = 0
    won: bool = False


class CoinRules:
    name, version, state_type = "coins", "1", Coins
    migrations: Mapping[str, Migration] = {}
    best = "heads"

    def __init__(self, packs: Sequence[PackSource]) -> None:
        self.packs = tuple(packs)

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> Coins:
        (text,) = [text for pack in self.packs for text in pack.files.values() if text.startswith(f"id: {setup['scenario']}\n")]
        return Coins(chance, odds=int(text.split()[-1]))

    def game(self, state: Coins, policy: Policy, events: list[Event] | None) -> Game[Coins]:
        return Game(state, policy, events)

    async def beat(self, game: Game[Coins]) -> None:
        answer = await game.choose(0, "coin", [Option(side, side) for side in ("heads", "tails")])
        game.state.good += answer == "heads"
        game.state.asked += 1
        if game.state.asked == QUESTIONS:
            game.state.won = game.state.chance.below(100) < game.state.odds and game.state.good == QUESTIONS

    def round(self, state: Coins) -> int:
        return state.asked

    def results(self, state: Coins) -> dict[Seat, bool]:
        return dict.fromkeys(self.seats(state), state.won)

    def outcome(self, state: Coins) -> str | None:
        return None if state.asked < QUESTIONS else "won" if state.won else "lost"

    def seats(self, state: Coins) -> tuple[Seat, ...]:
        return (0,)

    def view(self, state: Coins, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        return Scene(title=Message("coins"), tracks=(Track("round", Message("round"), state.asked, role="round"),))

    def imagine(self, state: Coins, seat: Seat, chance: Chance) -> None:
        pass

    def lines(self) -> tuple[str, ...]:
        return ()

    def score(self, game: Game[Coins], seat: Seat) -> float:
        return game.state.good / QUESTIONS

    def weights(self, game: Game[Coins], decision: Decision) -> list[float]:
        return [1.0 if key == self.best else 0.01 for key in decision.keys]


def weighed(rules: CoinRules, setups: Sequence[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    """What is measured: everything with new characters, and one scenario at a higher level."""
    return {1: list(setups), 2: [{**setup, "levels": 2} for setup in setups if setup["scenario"] == "fair"]}


class CoinModule:
    name = title = "coins"
    proving = Proving(weighed=weighed, bots=("random", "greedy"), budget="5")

    def packs(self) -> tuple[PackSource, ...]:
        return (PACK,)

    def rules(self, packs: Sequence[PackSource]) -> CoinRules:
        return CoinRules(packs)

    def rulebook(self) -> tuple[Traversable, ...]:
        return ()

    def locales(self) -> tuple[Traversable, ...]:
        return ()

    def setups(self, rules: CoinRules) -> list[dict[str, Any]]:
        return [{"scenario": id, "characters": list(party)} for id in ODDS for size in (1, 2) for party in combinations("xyz", size)]


MODULE = CoinModule()
