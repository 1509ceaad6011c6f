"""Probe: two camps of seats that want different things. In turn, each takes a coin from one end of a row; the camp with more wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from probes.sketch import BeatRules, Sketch, questions
from undercroft.kernel import game as kernel
from undercroft.kernel.beats import Beats, Task
from undercroft.kernel.chance import Chance, Policy
from undercroft.kernel.conformance import Case
from undercroft.kernel.decision import Decision, Flow, Group, Option, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import SetupError
from undercroft.kernel.scene import Card, Message, Scene, Token, Track, Zone

PACK = PackSource("two-camps", "1", {"cards.txt": "left 0\nright -1\n"})
CAMPS = ("moles", "magpies")
COINS = 8


def read(row: str) -> tuple[str, int]:
    end, index = row.split()
    return end, int(index)


class State(kernel.State):
    members: dict[str, list[Seat]]
    """The seats of each camp; the first of them breaks ties."""
    row: list[int] = []
    won: dict[str, int] = {}
    turn: Literal[0, 1] = 0
    round: int = 1
    phase: Literal["lay", "take"] = "lay"
    todo: list[Task] = []
    outcome: str | None = None


class Laid(Event, frozen=True, tag="laid"):
    coins: tuple[int, ...]


class Took(Event, frozen=True, tag="took"):
    camp: str
    coin: int


class Game(kernel.Game[State]):
    pass


async def lay(game: Game) -> None:
    """Coins are laid out in a row."""
    s = game.state
    s.row = [1 + await game.pick("coin", [str(n) for n in range(1, 10)]) for _ in range(COINS)]
    s.won, s.phase = dict.fromkeys(s.members, 0), "take"
    game.tell(Laid(coins=tuple(s.row)))


async def take(game: Game) -> None:
    """A camp takes a coin: its members decide together."""
    s = game.state
    camp = CAMPS[s.turn]
    seats = s.members[camp]
    options = [Option("left", 0), Option("right", -1)]
    end = await game.choose(Group(tuple(seats), seats[0]), "take", options, camp=camp)
    coin = s.row.pop(end)
    s.won[camp] += coin
    game.tell(Took(camp=camp, coin=coin, line="left" if end == 0 else "right"))
    s.turn = 1 if s.turn == 0 else 0
    s.round += s.turn == 0
    if not s.row:
        mine, theirs = s.won.values()
        s.outcome = CAMPS[0] if mine > theirs else CAMPS[1] if theirs > mine else "draw"


BEATS: Beats[Game] = Beats({"lay": lay, "take": take})


class Rules(BeatRules[int]):
    name = "two-camps"
    state_type = State

    def __init__(self, packs: Sequence[PackSource] = (PACK,)) -> None:
        super().__init__(packs, read)

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> State:
        seats = setup.get("seats", 4)
        if seats not in (2, 4):
            raise SetupError(f"seats: 2 or 4, not {seats}")
        return State(chance, {camp: list(range(n, seats, 2)) for n, camp in enumerate(CAMPS)})

    def game(self, state: State, policy: Policy, events: list[Event] | None) -> Game:
        return Game(state, policy, events)

    def beat(self, game: Game) -> Flow[None]:
        return BEATS.play(game)

    def results(self, state: State) -> dict[Seat, bool]:
        return {seat: camp == state.outcome for camp, seats in state.members.items() for seat in sorted(seats)}

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(sorted(seat for seats in state.members.values() for seat in seats))

    def view(self, state: State, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        tokens = tuple(Token(f"{camp}{n}", "", 0, f"{camp} {n}", "hero", group=camp) for camp, seats in state.members.items() for n in seats)
        tracks = tuple(Track(camp, Message(camp), state.won.get(camp, 0)) for camp in CAMPS)
        coins = Zone("coins", -1, tuple(Card(f"c{n}", str(coin)) for n, coin in enumerate(state.row)))
        return Scene(title=Message("two-camps"), tokens=tokens, tracks=tracks, zones=(coins,), questions=questions(decisions), outcome=state.outcome)

    def score(self, game: Game, seat: Seat) -> float:
        """The share of the coins that the seat's camp has, from 0 to 1."""
        s = game.state
        whole = sum(s.won.values())
        own = sum(coins for camp, coins in s.won.items() if seat in s.members[camp])
        return own / whole if whole else 0.5

    def weights(self, game: Game, decision: Decision) -> list[float]:
        return [1.0] * len(decision.options)

    def lines(self) -> tuple[str, ...]:
        return tuple(self.cards)


def cases() -> list[Case]:
    return [Case(Rules(), {"seats": 4}), Case(Rules(), {"seats": 2})]


MODULE = Sketch(PACK, Rules, [{"seats": 2}, {"seats": 4}])
