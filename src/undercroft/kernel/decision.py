"""Decisions and options: how rules ask one player, or several at once. This module owns the option schema."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

Seat: TypeAlias = int
TABLE: Seat = -1
"""Stands for the whole table; the table's policy decides who may answer."""


class IllegalChoice(ValueError):
    """The choice is not offered, or not to this seat."""


class EndBeat(Exception):
    """Raised by rules to end the beat at once, when the acting figure is gone or the game is over."""


class _Again:
    """The answer that tells rules to look at the state again and repeat the question."""


AGAIN = _Again()


class Option(Struct, Generic[T], frozen=True, gc=False):
    """One thing that can be chosen. The rules get `value` back; it never leaves the process."""

    key: str
    value: T
    cell: int = -1
    figure: str = ""
    card: str = ""
    item: str = ""
    confirm: bool = False
    """Too serious to choose by accident, such as giving up. Clients ask for confirmation and never offer it first or largest."""

    @property
    def verb(self) -> str:
        """What is done, without what it is done to: the key up to its first colon. Messages are named after it."""
        return self.key.partition(":")[0]


class Decision(Struct, frozen=True):
    """A question to one seat (or to the whole table) with all legal answers in a fixed order."""

    seat: Seat
    prompt: str
    options: tuple[Option[Any], ...]
    args: dict[str, Any] = {}

    def __getitem__(self, key: str) -> Option[Any]:
        for option in self.options:
            if option.key == key:
                return option
        raise IllegalChoice(f"{key!r} is not offered; {self.prompt}: {', '.join(o.key for o in self.options)}")

    @property
    def keys(self) -> list[str]:
        return [o.key for o in self.options]


class Together:
    """Decisions that are open for several seats at once. Their flows are pure: they only read the state and return a value."""

    __slots__ = ("flows", "open", "results")

    def __init__(self, flows: Mapping[Seat, Flow[Any]]) -> None:
        self.flows = dict(flows)
        self.open: dict[Seat, Decision] = {}
        self.results: dict[Seat, Any] = {}
        for seat in self.flows:
            self.step(seat, None)

    def step(self, seat: Seat, option: Option[Any] | _Again | None) -> None:
        try:
            request = self.flows[seat].send(option)
        except StopIteration as stop:
            self.results[seat] = stop.value
            self.open.pop(seat, None)
            return
        if not isinstance(request, Decision) or request.seat != seat:
            raise TypeError(f"a simultaneous flow of seat {seat} may ask only that seat")
        self.open[seat] = request


Request: TypeAlias = Decision | Together
Flow: TypeAlias = Coroutine[Request, Any, T]


class Ask:
    """The only awaitable: it passes a request to the table and returns the answer."""

    __slots__ = ("request",)

    def __init__(self, request: Request) -> None:
        self.request = request

    def __await__(self) -> Generator[Request, Any, Any]:
        return (yield self.request)


async def together(flows: Mapping[Seat, Flow[T]]) -> dict[Seat, T]:
    """Ask several seats at once, in secret. The results come in seat order, not in order of arrival."""
    block = Together(flows)
    if block.open:
        await Ask(block)
    return {seat: block.results[seat] for seat in sorted(flows)}
