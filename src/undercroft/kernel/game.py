"""The context that rules functions get: the live state, a way to ask players, chance, and a place for events."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from .chance import Chance, Policy
from .decision import AGAIN, TABLE, Ask, Decision, EndBeat, Group, Option, Seat, Taken
from .event import Event

T = TypeVar("T")


Choices: TypeAlias = Sequence[Option[T]] | Callable[[], Sequence[Option[T]]]


class State(Struct):
    """The base of every game's state. States are plain data: structs that refer to each other by id."""

    chance: Chance


S = TypeVar("S", bound=State)


class Door(NamedTuple):
    """How rules call rules that lie above them in the order of modules, because the rulebook itself is recursive: an ability deals damage, and
    damage triggers an ability. The game's `module.py` fills it."""

    perform: Mapping[type, Callable[..., Awaitable[Any]]] = {}
    """What carries out each kind of node or order."""
    after: Mapping[type, Sequence[Callable[[Any, Any], Awaitable[None]]]] = {}
    """What follows when something of this kind has happened, in order."""


class Game(Generic[S]):
    """The context of a running game. Games subclass it to add data derived from the state and packs, which is never saved."""

    door = Door()

    def __init__(self, state: S, policy: Policy, events: list[Event] | None) -> None:
        self.state, self.policy, self.events = state, policy, events
        self.revealed = 0
        self.asked = 0
        """How many questions were really asked. Rules may close a beat after a question."""

    async def choose(
        self, seat: Seat | Group, prompt: str, options: Choices[T], offers: Callable[[], Sequence[Decision]] | None = None, /, **args: Any
    ) -> T:
        """Ask a seat, a group or the whole table. A single option is chosen automatically; having no option is a bug in the rules.
        Options given as a function are built again if the game is amended or imagined in the meantime. Use a function if they depend on
        secrets. `offers` returns what other seats may do meanwhile (see `undercroft.kernel.offers`); if one of them does, the beat ends."""
        who, group = (TABLE, seat) if isinstance(seat, Group) else (seat, None)
        while True:
            offered = options() if callable(options) else options
            others = tuple(offers()) if offers is not None else ()
            if len(offered) == 1 and not others:
                return offered[0].value
            if not offered:
                raise RuntimeError(f"a decision with no option: {prompt}")
            chosen = await Ask(Decision(who, prompt, tuple(offered), args, group, others))
            if chosen is AGAIN:
                continue
            self.asked += 1
            if isinstance(chosen, Taken):
                self.state.todo.append(chosen.task)  # type: ignore[attr-defined]
                raise EndBeat
            value: T = chosen.value
            return value

    async def pick(self, what: str, outcomes: Sequence[str]) -> int:
        """Pick one of several equally likely outcomes and return its index."""
        return await self.policy.pick(self, what, outcomes)

    async def draw(self, what: str, pile: list[str]) -> str:
        """Take a card from an unordered pile. Chance picks it at the moment it is drawn."""
        return pile.pop(await self.policy.pick(self, what, pile))

    async def perform(self, node: object, *args: Any) -> Any:
        """Carry out a node of the card language, or an order of the rules, through the door."""
        return await self.door.perform[type(node)](self, node, *args)

    async def after(self, happened: object) -> None:
        """Carry out what follows from something that has happened, through the door."""
        for trigger in self.door.after.get(type(happened), ()):
            await trigger(self, happened)

    def reveal(self) -> None:
        """Record that a secret was revealed without chance; the table may not allow undo past this point."""
        self.revealed += 1

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)
