"""What a game gives the table: its rules object, and the module by which it is registered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from .chance import Chance, Policy
from .decision import Decision, Flow, Seat
from .event import Event
from .game import Game, State
from .packs import PackSource
from .scene import Preview, Reason, Ruler, Scene, Tally

S = TypeVar("S", bound=State)


class SetupError(ValueError):
    """The game cannot be set up so; the message says what is allowed."""


class Migration(NamedTuple):
    """How a state of an older rules version becomes one of a newer: plain data in, plain data out."""

    to: str
    change: Callable[[dict[str, Any]], dict[str, Any]]
    answers: Mapping[str, str] = {}
    """By prompt, how to answer questions that the older rules did not ask, so that choices made since the snapshot still count."""


class Rules(Protocol[S]):
    """A game with its packs loaded."""

    name: str
    version: str
    state_type: type[S]
    packs: tuple[PackSource, ...]
    migrations: Mapping[str, Migration]

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> S:
        """The state before the first beat; refuses a bad set-up or profile with a SetupError."""
        ...

    def game(self, state: S, policy: Policy, events: list[Event] | None) -> Game[S]: ...

    def beat(self, game: Any) -> Flow[None]:
        """One beat: at most one action of a turn, one monster's turn, or one phase. The state alone says which."""
        ...

    def outcome(self, state: S) -> str | None: ...

    def seats(self, state: S) -> tuple[Seat, ...]: ...

    def view(self, state: S, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        """What a seat sees. The state it is given is already redacted for that seat."""
        ...

    def imagine(self, state: S, seat: Seat, chance: Chance) -> None:
        """Draw anew, in place, all that the seat cannot know."""
        ...

    def lines(self) -> tuple[str, ...]:
        """The id of every ability line in the packs: the conformance kit wants an event from each."""
        ...


@runtime_checkable
class Explains(Protocol):
    """Rules that can say why: reasons are found by solving the position again, so that play does not pay for them."""

    def why(self, state: Any, events: Sequence[Event]) -> tuple[Reason, ...]:
        """The reasons of the last of these events, which are those of its beat, given the state at the start of the beat."""
        ...


@runtime_checkable
class Advises(Protocol):
    """Rules that help bots: a score of positions and a sensible player's weights for the options of a decision."""

    def score(self, game: Any, seat: Seat) -> float:
        """How good the position is for a seat: 0 lost, 1 won."""
        ...

    def weights(self, game: Any, decision: Decision) -> list[float]:
        """A positive weight for every option."""
        ...


@runtime_checkable
class Previews(Protocol):
    """Rules that can say what an option would do, and compare two cells. The state they are given is redacted for the seat that asks."""

    def preview(self, state: Any, decision: Decision, key: str) -> Preview: ...

    def measure(self, state: Any, board: str, a: int, b: int) -> Ruler: ...


@runtime_checkable
class Tallies(Protocol):
    """Rules that sum a game up."""

    def tallies(self, state: Any, events: Sequence[Event]) -> tuple[Tally, ...]:
        """Numbers worth telling at the end, from events that all may know."""
        ...


@runtime_checkable
class Translates(Protocol):
    """Rules whose packs carry prose in several languages."""

    def translated(self, text: str, locale: str) -> str:
        """A text of the packs in a language; as it is where there is no translation."""
        ...


@runtime_checkable
class Titles(Protocol):
    """Rules whose card text may contain ids of the packs, such as kinds of monsters."""

    def title(self, id: str) -> str:
        """The printed name of what has this id; the id itself where nothing has it."""
        ...


class Module(Protocol):
    """What an entry point of the group `undercroft.games` names."""

    name: str
    title: str
    rulebook: str
    """Its document of rules; several are joined by `+`."""

    def packs(self) -> tuple[PackSource, ...]:
        """The packs that come with the game."""
        ...

    def rules(self, packs: Sequence[PackSource]) -> Rules[Any]: ...

    def setups(self, rules: Any) -> list[dict[str, Any]]:
        """Every legal pair of scenario and party, as set-ups with sensible defaults."""
        ...
