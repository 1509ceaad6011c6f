"""What the probes share: cards in the context, questions drawn plainly, and a module that makes rules from packs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

from undercroft.kernel import game as kernel
from undercroft.kernel.chance import Chance, Policy
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import UnknownGame
from undercroft.kernel.rules import Migration, Rules
from undercroft.kernel.scene import Choice, Message, Question

S = TypeVar("S", bound=kernel.State)
C = TypeVar("C")


class CardGame(kernel.Game[S], Generic[S, C]):
    """A context that knows the printed cards."""

    def __init__(self, cards: Mapping[str, C], state: S, policy: Policy, events: list[Event] | None) -> None:
        super().__init__(state, policy, events)
        self.cards = cards


class CardRules(Generic[C]):
    """Rules whose packs are tables of cards, a row each."""

    version = "1"
    migrations: Mapping[str, Migration] = {}

    def __init__(self, packs: Sequence[PackSource], read: Callable[[str], tuple[str, C]]) -> None:
        self.packs = tuple(packs)
        self.cards = dict(read(row) for pack in self.packs for row in pack.files["cards.txt"].splitlines())

    def imagine(self, state: Any, seat: Seat, chance: Chance) -> None:
        """Nothing is hidden but chance itself, unless a probe says so."""


class BeatRules(CardRules[C]):
    """Rules whose state says which round it is and how the game ended, as the beat loop needs it."""

    def outcome(self, state: Any) -> str | None:
        return state.outcome  # type: ignore[no-any-return]

    def round(self, state: Any) -> int:
        return state.round  # type: ignore[no-any-return]


def questions(decisions: Sequence[Decision]) -> tuple[Question, ...]:
    def choices(decision: Decision) -> tuple[Choice, ...]:
        return tuple(Choice(o.key, Message(o.key), o.cell, o.figure, o.card, o.item) for o in decision.options)

    return tuple(Question(d.seat, Message(d.prompt, d.args), choices(d)) for d in decisions)


class Sketch:
    """The module of a probe, as an entry point would name it."""

    def __init__(self, pack: PackSource, make: Callable[[Sequence[PackSource]], Rules[Any]], setups: list[dict[str, Any]]) -> None:
        self.name, self.title, self.pack, self.make, self.all_setups = pack.id, pack.id, pack, make, setups

    def packs(self) -> tuple[PackSource, ...]:
        return (self.pack,)

    def rules(self, packs: Sequence[PackSource]) -> Rules[Any]:
        return self.make(packs)

    def rulebook(self) -> tuple[Traversable, ...]:
        return ()

    def locales(self) -> tuple[Traversable, ...]:
        return ()

    def setups(self, rules: Any) -> list[dict[str, Any]]:
        return self.all_setups

    def find(self, name: str) -> Sketch:
        if name != self.name:
            raise UnknownGame(f"no game is called {name!r}; installed: {self.name}")
        return self
