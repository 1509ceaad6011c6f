"""A base for the rules objects of games that have packs, rounds and one outcome for all. A game may also satisfy `Rules` in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .chance import SEEDED, Chance, Policy
from .decision import Decision, Flow, Seat
from .event import Event
from .game import Door, Game
from .packs import PackSource
from .rules import Migration
from .scene import Preview, Reason, Ruler


class Lasting(Protocol):
    """A state with rounds and an outcome."""

    @property
    def round(self) -> int: ...

    @property
    def outcome(self) -> str | None: ...


class Translated(Protocol):
    """Content with names and prose in several languages."""

    def translated(self, text: str, locale: str) -> str: ...

    def form(self, name: str, locale: str) -> str: ...


S = TypeVar("S", bound=Lasting)
G = TypeVar("G", bound=Game[Any])
C = TypeVar("C", bound=Translated)


@dataclass(frozen=True, kw_only=True)
class Parts(Generic[S, G, C]):
    """The functions of a game that its rules object offers."""

    load: Callable[[tuple[PackSource, ...]], C]
    new: Callable[[C, Mapping[str, Any], Mapping[str, Any], Chance], S]
    game: Callable[[C, S, Policy, list[Event] | None], G]
    beat: Callable[[G], Flow[None]]
    why: Callable[[G, Sequence[Event]], tuple[Reason, ...]]
    preview: Callable[[G, Decision, str], Preview]
    measure: Callable[[G, int, int], Ruler]
    score: Callable[[G], float]
    weights: Callable[[G, Decision], list[float]]
    door: Door = Door()
    """The rules that rules below them call."""


class GameRules(ABC, Generic[S, G, C]):
    """The rules of a game and its packs. A subclass says what it is called, what it is made of, and who plays it."""

    name: str
    version: str
    state_type: type[S]
    migrations: Mapping[str, Migration]
    parts: Parts[S, G, C]

    def __init__(self, packs: Sequence[PackSource]) -> None:
        self.packs = tuple(packs)
        self.content = self.parts.load(self.packs)

    @abstractmethod
    def seats(self, state: S) -> tuple[Seat, ...]: ...

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> S:
        return self.parts.new(self.content, setup, profile, chance)

    def game(self, state: S, policy: Policy, events: list[Event] | None) -> G:
        game = self.parts.game(self.content, state, policy, events)
        game.door = self.parts.door
        return game

    def still(self, state: S) -> G:
        """A game to look at, in which nothing happens."""
        return self.game(state, SEEDED, None)

    def beat(self, game: G) -> Flow[None]:
        return self.parts.beat(game)

    def outcome(self, state: S) -> str | None:
        return state.outcome

    def results(self, state: S) -> dict[Seat, bool]:
        return dict.fromkeys(self.seats(state), state.outcome == "won")

    def round(self, state: S) -> int:
        return state.round

    def why(self, state: S, events: Sequence[Event]) -> tuple[Reason, ...]:
        return self.parts.why(self.still(state), events)

    def preview(self, state: S, decision: Decision, key: str) -> Preview:
        return self.parts.preview(self.still(state), decision, key)

    def measure(self, state: S, board: str, a: int, b: int) -> Ruler:
        return self.parts.measure(self.still(state), a, b)

    def score(self, game: G, seat: Seat) -> float:
        return self.parts.score(game)

    def score_of_all(self, game: G) -> float:
        return self.parts.score(game)

    def weights(self, game: G, decision: Decision) -> list[float]:
        return self.parts.weights(game, decision)

    def translated(self, text: str, locale: str) -> str:
        return self.content.translated(text, locale)

    def form(self, name: str, locale: str) -> str:
        return self.content.form(name, locale)
