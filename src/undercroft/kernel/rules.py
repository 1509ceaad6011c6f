"""What a game provides to the table: its rules object."""

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
    """The game cannot be set up like this. The message says what is allowed."""


class Migration(NamedTuple):
    """Converts a state of an older rules version to a newer one, from plain data to plain data."""

    to: str
    change: Callable[[dict[str, Any]], dict[str, Any]]
    answers: Mapping[str, str] = {}
    """Answers, by prompt, to questions that the older rules did not ask, so that the choices made since the snapshot remain valid."""


class Rules(Protocol[S]):
    """A game with its packs loaded."""

    name: str
    version: str
    state_type: type[S]
    packs: tuple[PackSource, ...]
    migrations: Mapping[str, Migration]

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> S:
        """The state before the first beat. Raises SetupError if the set-up or profile is invalid."""
        ...

    def game(self, state: S, policy: Policy, events: list[Event] | None) -> Game[S]: ...

    def beat(self, game: Any) -> Flow[None]:
        """Play one beat: at most one action of a turn, one monster's turn, or one phase. The state alone determines which."""
        ...

    def outcome(self, state: S) -> str | None:
        """How the game ended, in a word that is shown to people; None while it goes on."""
        ...

    def results(self, state: S) -> Mapping[Seat, bool]:
        """Whether each seat has won. Asked only when the game is over."""
        ...

    def round(self, state: S) -> int:
        """The current round, or the last one if the game is over; 0 while it is being set up."""
        ...

    def seats(self, state: S) -> tuple[Seat, ...]: ...

    def view(self, state: S, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        """What a seat sees. The given state is already redacted for that seat."""
        ...

    def imagine(self, state: S, seat: Seat, chance: Chance) -> None:
        """Draw again, in place, everything that the seat cannot know."""
        ...

    def lines(self) -> tuple[str, ...]:
        """The id of every ability line in the packs. The conformance kit expects an event from each."""
        ...


@runtime_checkable
class Explains(Protocol):
    """Rules that can explain what happened. They find reasons by solving the position again, so that explanations do not slow down play."""

    def why(self, state: Any, events: Sequence[Event]) -> tuple[Reason, ...]:
        """The reasons for the last of these events. `events` are those of its beat, and `state` is the state at the start of that beat."""
        ...


@runtime_checkable
class Advises(Protocol):
    """Rules that help bots by scoring positions and by weighting the options of a decision as a sensible player would."""

    def score(self, game: Any, seat: Seat) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        ...

    def weights(self, game: Any, decision: Decision) -> list[float]:
        """A positive weight for every option."""
        ...


@runtime_checkable
class AdvisesAll(Advises, Protocol):
    """Rules of a game in which everyone wants the same."""

    def score_of_all(self, game: Any) -> float:
        """How good the position is for all seats; `score` is the same for each of them."""
        ...


@runtime_checkable
class Previews(Protocol):
    """Rules that can preview an option and compare two cells. The given state is redacted for the seat that asks."""

    def preview(self, state: Any, decision: Decision, key: str) -> Preview: ...

    def measure(self, state: Any, board: str, a: int, b: int) -> Ruler: ...


@runtime_checkable
class Tallies(Protocol):
    """Rules that can summarize a game in numbers."""

    def tallies(self, state: Any, events: Sequence[Event]) -> tuple[Tally, ...]:
        """Numbers worth showing at the end of the game, counted from public events."""
        ...


@runtime_checkable
class Translates(Protocol):
    """Rules whose packs contain prose in several languages."""

    def translated(self, text: str, locale: str) -> str:
        """A text of the packs in another language, or the unchanged text if there is no translation."""
        ...


@runtime_checkable
class Inflects(Protocol):
    """Rules that know what sentences must agree with."""

    def form(self, name: str, locale: str) -> str:
        """Whether a name in a language is `masculine`, `feminine`, `neuter` or `plural`; empty if it is not known."""
        ...


@runtime_checkable
class Titles(Protocol):
    """Rules whose card text may contain ids from the packs, such as types of monsters."""

    def title(self, id: str) -> str:
        """The printed name that belongs to this id, or the id itself if it is unknown."""
        ...
