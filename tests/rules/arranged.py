"""Running games with shorthands for tests: chance as a test wants it, and playing on from a changed state. Position builders of games share it."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from undercroft.kernel.decision import Decision
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game, State
from undercroft.kernel.table import Table

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)
T = TypeVar("T")


class Loaded:
    """Chance as a test wants it: dice in order, then the face "1"; cards of a deck in order, then the first that is there."""

    def __init__(self, rolls: str, draws: Mapping[str, str], dice: tuple[str, ...] = ("face-",)) -> None:
        """`dice`: how the names of dice begin."""
        self.rolls, self.dice = rolls.split(), dice
        self.draws = {deck: cards.split() for deck, cards in draws.items()}
        self.known: dict[int, str] = {}
        """What was drawn and rolled so far, by the number of draws and rolls before it, so that beats can be played again."""

    async def pick(self, game: Game[Any], what: str, outcomes: Sequence[str]) -> int:
        chance = game.state.chance
        if chance.count not in self.known:
            self.known[chance.count] = self.next(what, outcomes)
        wanted = self.known[chance.count]
        chance.count += 1
        assert wanted in outcomes, f"the test wants {wanted!r} for {what}, but there are {', '.join(dict.fromkeys(outcomes))}"
        return list(outcomes).index(wanted)

    def next(self, what: str, outcomes: Sequence[str]) -> str:
        rolled = what.startswith(self.dice) and what not in self.draws
        queue = self.rolls if rolled else self.draws.get(what, [])
        return queue.pop(0) if queue else "1" if what.startswith(self.dice) else outcomes[0]

    def forget(self, count: int) -> None:
        """What comes after this many draws and rolls is played another way."""
        self.known = {at: wanted for at, wanted in self.known.items() if at < count}

    def describe(self) -> dict[str, Any]:
        return {"policy": "seeded"}


class Arranged(Generic[S]):
    """A running game."""

    PHASES_ASK: ClassVar[tuple[str, ...]] = ()
    """Prompts that come from a phase itself, not from a task: it asks again when play goes on from the state as it is."""
    QUIET: ClassVar[tuple[str, ...]] = ("done", "pass", "keep", "end", "stop")
    """Options that do as little as possible."""

    def __init__(self, rules: Any, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Loaded) -> None:
        self.rules, self.setup, self.profile, self.chance = rules, dict(setup), dict(profile), chance
        self.table: Table[S] = Table(rules, setup, 1, profile=profile, policy=chance)

    # -- looking -----------------------------------------------------------------------------------------------------------
    @property
    def s(self) -> S:
        return self.table.state

    @property
    def decision(self) -> Decision:
        decision = self.table.decision
        assert decision is not None, f"nothing is asked; the game is {self.table.outcome}"
        return decision

    @property
    def prompt(self) -> str:
        return self.decision.prompt if self.table.decision is not None else ""

    @property
    def keys(self) -> list[str]:
        return self.decision.keys if self.table.decision is not None else []

    def told(self, kind: type[E]) -> list[E]:
        """Events of a kind, in order, since the beginning or the last `arrange`."""
        return [e for e in self.table.events if isinstance(e, kind)]

    # -- arranging ---------------------------------------------------------------------------------------------------------
    @classmethod
    def present(cls, table: Table[S]) -> bytes:
        """The state from which the present question comes again."""
        asked = table.decision
        return msgspec.msgpack.encode(table.state) if asked is not None and asked.prompt in cls.PHASES_ASK else table.latest().data

    @contextmanager
    def arrange(self) -> Iterator[S]:
        """Change the state as it is now if a phase asks, otherwise as it is at the start of the present beat; play goes on from there."""
        state: S = msgspec.msgpack.decode(self.present(self.table), type=self.rules.state_type)
        self.arranged = state
        yield state
        data = msgspec.msgpack.encode(state)
        self.chance.forget(state.chance.count)
        self.table = Table(self.rules, self.setup, 1, profile=self.profile, policy=self.chance, base=data)

    # -- playing -----------------------------------------------------------------------------------------------------------
    def go(self, *keys: str) -> Self:
        for key in keys:
            decision = self.decision
            assert key in decision.keys, f"{decision.prompt} offers {decision.keys}, not {key!r}"
            self.table.choose(key)
        return self

    def until(self, prompt: str, **plain: str) -> Self:
        """Answer with `plain` by prompt (dashes as underscores) or with the last option until a prompt comes; 'stop', 'end' and 'done' stand last or
        are taken where they are offered."""
        for _ in range(300):
            if self.table.decision is None or self.prompt == prompt:
                break
            keys = self.keys
            wanted = plain.get(self.prompt.replace("-", "_"), "")
            quiet = next((k for k in self.QUIET if k in keys), keys[-1])
            self.table.choose(wanted if wanted in keys else quiet)
        assert self.prompt == prompt, f"{prompt!r} did not come; the game is {self.table.outcome}, asked is {self.prompt!r}: {self.keys}"
        return self


def at_once(flow: Coroutine[Any, Any, T]) -> T:
    """The result of a part of the rules that asks nobody, such as drawing a card."""
    try:
        flow.send(None)
    except StopIteration as ended:
        found: T = ended.value
        return found
    raise AssertionError("somebody was asked")
