"""The smallest game: its beat is whatever a test gives it, and it ends after so many beats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from msgspec import Struct

from undercroft.kernel.chance import Chance, Policy
from undercroft.kernel.conformance import Case
from undercroft.kernel.decision import Decision, Flow, Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Game, State
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import Migration
from undercroft.kernel.scene import Message, Scene
from undercroft.kernel.secrets import HIDDEN, OWNED
from undercroft.kernel.table import Table


class Hand(Struct):
    seat: Seat
    cards: Annotated[list[str], OWNED] = []


class Toy(State):
    beats: int = 0
    names: list[str] = []
    anything: Any = None
    hands: dict[str, Hand] = {}
    deck: Annotated[list[str], HIDDEN] = []


class Said(Event, frozen=True, tag="said"):
    text: str


class ToyRules:
    """Rules made of one function."""

    name, version, state_type = "toy", "1", Toy
    packs: tuple[PackSource, ...] = ()
    migrations: Mapping[str, Migration] = {}

    def __init__(self, beat: Callable[[Game[Toy]], Flow[None]], *, seats: int = 1, beats: int = 3, lines: tuple[str, ...] = ()) -> None:
        self._beat, self._seats, self.beats, self._lines = beat, seats, beats, lines

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> Toy:
        return Toy(chance, hands={f"h{n}": Hand(n, [f"c{3 * n + k}" for k in range(3)]) for n in range(self._seats)}, deck=["d0", "d1"])

    def game(self, state: Toy, policy: Policy, events: list[Event] | None) -> Game[Toy]:
        return Game(state, policy, events)

    async def beat(self, game: Game[Toy]) -> None:
        await self._beat(game)
        game.state.beats += 1

    def round(self, state: Toy) -> int:
        return state.beats

    def results(self, state: Toy) -> dict[Seat, bool]:
        return dict.fromkeys(self.seats(state), True)

    def outcome(self, state: Toy) -> str | None:
        return "done" if state.beats >= self.beats else None

    def seats(self, state: Toy) -> tuple[Seat, ...]:
        return tuple(range(self._seats))

    def view(self, state: Toy, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        texts = (*state.names, *(c for hand in state.hands.values() for c in hand.cards), *state.deck)
        return Scene(title=Message("toy"), status=tuple(Message(text) for text in texts))

    def imagine(self, state: Toy, seat: Seat, chance: Chance) -> None:
        others = [hand for hand in state.hands.values() if hand.seat != seat]
        pool = sorted(state.deck + [c for hand in others for c in hand.cards])
        for hand in others:
            hand.cards = [pool.pop(chance.below(len(pool))) for _ in hand.cards]
        state.deck = pool

    def lines(self) -> tuple[str, ...]:
        return self._lines


def options(*keys: str) -> list[Option[str]]:
    return [Option(key, key) for key in keys]


def table(beat: Callable[[Game[Toy]], Flow[None]], *, seats: int = 1, beats: int = 3, seed: int = 1, **settings: Any) -> Table[Toy]:
    return Table(ToyRules(beat, seats=seats, beats=beats), {}, seed, **settings)


def case(beat: Callable[[Game[Toy]], Flow[None]], *, seats: int = 1, beats: int = 3) -> Case:
    return Case(ToyRules(beat, seats=seats, beats=beats), {})
