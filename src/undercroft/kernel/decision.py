"""Decisions and options: how rules ask players, alone or several at once. The one owner of the option schema."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")

Seat: TypeAlias = int
TABLE: Seat = -1
"""Whoever sits at the table: who may answer is the table's policy."""


class IllegalChoice(ValueError):
    """The choice is not offered, or not offered to this seat."""


class EndBeat(Exception):
    """Raised by rules to unwind to the end of the beat, when the acting figure is gone or the game is over."""


class _Again:
    """The answer that means: look at the state again and ask anew."""


AGAIN = _Again()


class Option(Struct, Generic[T], frozen=True, gc=False):
    """One thing that may be chosen. `value` is what the rules get back and never leaves the process."""

    key: str
    value: T
    cell: int = -1
    figure: str = ""
    card: str = ""
    item: str = ""
    confirm: bool = False
    """Too grave to take by accident, such as giving up: clients ask again, and never offer it first or largest."""


class Decision(Struct, frozen=True):
    """A question to one seat (or to the whole table) with all its legal answers, in a fixed order."""

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
    """Decisions open for several seats at once. Their flows are pure: they read the state and return a value."""

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
    """The one awaitable: hands a request to the table and returns the answer."""

    __slots__ = ("request",)

    def __init__(self, request: Request) -> None:
        self.request = request

    def __await__(self) -> Generator[Request, Any, Any]:
        return (yield self.request)


async def together(flows: Mapping[Seat, Flow[T]]) -> dict[Seat, T]:
    """Ask several seats at once, in secret. Results come in seat order, not in order of arrival."""
    block = Together(flows)
    if block.open:
        await Ask(block)
    return {seat: block.results[seat] for seat in sorted(flows)}
