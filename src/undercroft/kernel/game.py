"""What a rules function gets: the live state, a way to ask, chance, and where events go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from .chance import Chance, Policy
from .decision import AGAIN, Ask, Decision, Option, Seat
from .event import Event

T = TypeVar("T")


Choices: TypeAlias = Sequence[Option[T]] | Callable[[], Sequence[Option[T]]]


class State(Struct):
    """Every game's state starts with its chance. Plain data only: structs that refer to each other by id."""

    chance: Chance


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """The context of a running game. Games subclass it for data derived from state and packs, which is never saved."""

    def __init__(self, state: S, policy: Policy, events: list[Event] | None) -> None:
        self.state, self.policy, self.events = state, policy, events
        self.revealed = 0
        self.asked = 0
        """How often a seat was really asked: rules may close a beat after a question."""

    async def choose(self, seat: Seat, prompt: str, options: Choices[T], /, **args: Any) -> T:
        """Ask a seat. A decision with one option is taken by itself; one without is a bug in the rules.
        Options given as a function are built again when the game was amended or imagined meanwhile: give them so where
        they depend on secrets."""
        while True:
            offered = options() if callable(options) else options
            if len(offered) == 1:
                return offered[0].value
            if not offered:
                raise RuntimeError(f"a decision with no option: {prompt}")
            chosen = await Ask(Decision(seat, prompt, tuple(offered), args))
            if chosen is not AGAIN:
                self.asked += 1
                value: T = chosen.value
                return value

    async def pick(self, what: str, outcomes: Sequence[str]) -> int:
        """One of several equally likely outcomes, by index."""
        return await self.policy.pick(self, what, outcomes)

    async def draw(self, what: str, pile: list[str]) -> str:
        """Take a card from an unordered pile: chance picks when it is drawn."""
        return pile.pop(await self.policy.pick(self, what, pile))

    def reveal(self) -> None:
        """Say that a secret came to light without chance: undo may be barred from going back behind it."""
        self.revealed += 1

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)
