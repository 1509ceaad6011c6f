"""The table runs a game: one object with `decisions`, `choose`, `undo`, `redo`, `fork`, `imagine`, `amend`, `save`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
from msgspec.structs import replace

from .decision import TABLE, Decision, IllegalChoice, Seat, Together
from .event import Event
from .marks import Diverged, Forgetful, Forgotten, Mark, encode, fingerprint
from .rules import Explains, Previews, Tallies
from .running import AMEND, CHANCE, Entry, Running, S
from .scene import Preview, Reason, Ruler, Scene, Tally
from .secrets import redact
from .voting import Settings

__all__ = ["AMEND", "CHANCE", "Diverged", "Entry", "Forgetful", "Forgotten", "Mark", "Settings", "Table", "Undoable", "fingerprint"]


class Undoable(NamedTuple):
    """What undo would do: the journal entry it takes back, whether all entries after it go as well, and the other seats this affects."""

    at: int
    whole: bool = True
    others: tuple[Seat, ...] = ()


class Table(Running[S]):
    """A running game. Everything that happens follows from its seed and the choices in its journal."""

    # -- questions -------------------------------------------------------------------------------------------------------
    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions: none if the game is over, several if seats choose at the same time. A question comes first, and then what other seats
        may do while it is open (`Decision.standing`)."""
        request = self.request
        if request is None:
            return ()
        return (request, *request.offers) if isinstance(request, Decision) else tuple(request.open.values())

    @property
    def decision(self) -> Decision | None:
        """The first open decision."""
        request = self.request
        return request if request is None or isinstance(request, Decision) else next(iter(request.open.values()), None)

    @property
    def round(self) -> int:
        """The current round, or the last one if the game is over; 0 while it is being set up."""
        return self.rules.round(self.state)

    @property
    def results(self) -> Mapping[Seat, bool]:
        """Whether each seat has won; empty while the game goes on."""
        return self.rules.results(self.state) if self.outcome is not None else {}

    @property
    def won(self) -> bool:
        """Whether everyone has won."""
        return bool(self.results) and all(self.results.values())

    @property
    def hash(self) -> str:
        """A hash of the whole state."""
        return fingerprint(encode(self.state))

    def decision_of(self, seat: Seat) -> Decision | None:
        """What a seat has to decide, alone or with others, or may do meanwhile; None if there is nothing."""
        known = seat in (self.settings.host, *self.seats)
        return next((d for d in self.decisions if d.asks(seat) and (known or d.seat == seat)), None)

    def scene(self, seat: Seat | None = None) -> Scene:
        """What a seat sees. `None` is a spectator."""
        own = self.decision_of(seat) if seat is not None else None
        scene = self.rules.view(redact(self.state, seat), () if own is None else (own,), seat)
        if own is not None and own.standing:
            scene = replace(scene, questions=tuple(replace(question, standing=True) for question in scene.questions))
        return replace(scene, waiting=self.waiting)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have something to decide. During a secret choice it is all of them, so that nobody can tell who is done."""
        request = self.request
        if request is None:
            return ()
        if isinstance(request, Together):
            return tuple(sorted(request.flows))
        return (request.seat,) if request.group is None else tuple(sorted(request.group.seats))

    def events_for(self, seat: Seat | None, start: int = 0) -> list[Event]:
        """The events from `start` on, without anything the seat may not know."""
        return [redact(event, seat) for event in self.events[start:]]

    def why(self, event: int) -> tuple[Reason, ...]:
        """Why an enemy did what event number `event` reports. Empty if the rules give no reasons."""
        if not 0 <= event < len(self.events):
            raise IllegalChoice(f"there is no event {event}; the log has {len(self.events)}")
        if not isinstance(self.rules, Explains):
            return ()
        beat = next(beat for beat in reversed(self.beats_about(event)) if beat.events <= event)
        return self.rules.why(self._decode(beat.data), self.events[beat.events : event + 1])

    def beats_about(self, event: int) -> list[Mark]:
        """Every beat from the mark before an event to the mark after it, played again. Raises Forgotten if the states are not in memory."""
        n = next((n for n in range(len(self.marks) - 1, -1, -1) if self.marks[n].events <= event), 0)
        end = self.marks[n + 1].at if n + 1 < len(self.marks) else len(self.journal)
        start = self._state_before(n)
        again = self._copy(self.journal[:end], True, True, self.marks[: start + 1], every=True)
        return [beat for beat in again.marks[start:] if beat.events >= self.marks[n].events]

    def latest(self) -> Mark:
        """The state at the start of this beat. It may be later than the last mark, but belongs to the same place in the journal."""
        if not self.quiet:
            return self.marks[-1]
        if self.near is None:
            self.fork()
        assert self.near is not None
        return self.near

    def beats(self) -> list[Mark]:
        """Every beat of the game, played again from the start."""
        return self._copy(self.journal, True, True, self.marks[:1], every=True).marks

    def preview(self, key: str, seat: Seat) -> Preview:
        """What an option of a seat's decision would do, judging by what the seat knows. Empty if the rules give no previews."""
        decision = self.decision_of(seat)
        if decision is None:
            raise IllegalChoice(f"seat {seat} has nothing to decide now")
        option = decision[key]
        return self.rules.preview(redact(self.state, seat), decision, option.key) if isinstance(self.rules, Previews) else Preview()

    def measure(self, board: str, a: int, b: int, seat: Seat | None) -> Ruler:
        """Compare two cells, using only what the seat knows."""
        return self.rules.measure(redact(self.state, seat), board, a, b) if isinstance(self.rules, Previews) else Ruler()

    def tallies(self) -> tuple[Tally, ...]:
        """The game in numbers. Empty if the rules count nothing."""
        return self.rules.tallies(redact(self.state, None), self.events_for(None)) if isinstance(self.rules, Tallies) else ()

    # -- answers ---------------------------------------------------------------------------------------------------------
    def choose(self, key: str, seat: Seat | None = None) -> None:
        """Choose an option of an open decision by its key."""
        if seat is not None and seat < TABLE:
            raise IllegalChoice(f"there is no seat {seat}")
        self._do((TABLE if seat is None else seat), key)

    def amend(self, path: str, value: Any) -> None:
        """Set a value in the state, such as `figures.m1.health`, as a correction by the host. It is logged and flagged."""
        self._do(AMEND, f"set {path} {msgspec.json.encode(value).decode()}")

    def end_decision(self) -> None:
        """Abandon the open decision and end the beat, as a correction by the host."""
        self._do(AMEND, "end")

    def undo(self, seats: Seat | Sequence[Seat] | None = None) -> Entry:
        """Take back a choice for the person who holds these seats (None: the last choice, whoever made it) and return it. While seats choose at the
        same time, this is the latest of their own choices. If they have none, it is the last choice before that, and the others can repeat their
        choices with `redo`."""
        if not self.remember:
            raise Forgetful("undone")
        at, whole, _ = self.undoable(seats)
        taken, rest = self.journal[at], self.journal[at + 1 :]
        self._state_before(self._kept(at))
        if whole:
            self.future += reversed(rest)
            rest = []
        self.future.append(taken)
        del self.journal[at:]
        self._restore(len(self.journal))
        for entry in rest:
            self._take(*entry)
        return taken

    def undoable(self, seats: Seat | Sequence[Seat] | None = None) -> Undoable:
        """What undo would take back. Raises IllegalChoice with the reason if undo is not allowed."""
        if self.settings.undo == "off":
            raise IllegalChoice("undo is off at this table")
        found = Undoable(len(self.journal) - 1)
        if seats is not None and isinstance(self.request, Together):
            own = (seats,) if isinstance(seats, int) else seats
            latest = next((i for i in (self._latest(own), self._latest((AMEND,))) if i >= 0), -1)
            others = {seat for seat, _ in self.journal[self.since :] if seat >= 0}
            found = Undoable(latest, False) if latest >= 0 else Undoable(self.since - 1, True, tuple(sorted(others)))
        at = found.at
        if at < self.marks[0].at:
            raise IllegalChoice("there is nothing to undo")
        if any(seat == CHANCE for seat, _ in self.journal[at : None if found.whole else at + 1]):
            raise IllegalChoice("a fork does not go back behind its new seed")
        if self.settings.undo == "secrets" and self.barriers and at < self.barriers[-1]:
            raise IllegalChoice("undo goes back to the last secret that came to light, and no further")
        return found

    def _latest(self, seats: Sequence[Seat]) -> int:
        """The position of the latest choice by any of these seats since the open question was asked, or -1 if there is none."""
        return max((i for i in range(self.since, len(self.journal)) if self.journal[i][0] in seats), default=-1)

    def recall(self, number: int, data: bytes) -> None:
        """Put the state of a mark back into memory."""
        if not self.marks[number].data:
            self.marks[number] = replace(self.marks[number], data=data)

    def let_go(self, marks: int) -> None:
        """Keep only the states of the last `marks` marks in memory."""
        for n in range(len(self.marks) - marks):
            if self.marks[n].data:
                self.marks[n] = replace(self.marks[n], data=b"", known=self.marks[n].hash, later=None)

    def redo(self) -> Entry:
        """Repeat the choice that was last undone."""
        if not self.future:
            raise IllegalChoice("there is nothing to redo")
        entry = self.future[-1]
        self._do(*entry)
        return entry

    def fork(self, seed: int | None = None, *, listen: bool = False, remember: bool = False) -> Self:
        """An independent table in the same position. If a seed is given, its future chance differs. Unless it remembers, the fork can only be played
        on: it keeps no states, so that it cannot be undone, saved or forked again."""
        other = self._copy(self.journal, listen, remember)
        if seed is not None:
            other._take(CHANCE, f"seed {seed}")
        return other

    def imagine(self, seat: Seat, seed: int, *, listen: bool = False, remember: bool = False) -> Self:
        """A fork in which everything the seat cannot know is drawn again. Bots may look ahead only in this way. `remember` as for `fork`."""
        journal = self.journal
        if isinstance(self.request, Together):
            journal = journal[: self.since] + [e for e in journal[self.since :] if e[0] == seat or e[0] < TABLE]
        other = self._copy(journal, listen, remember)
        other._take(CHANCE, f"imagine {seat} {seed}")
        other.events[:] = other.events_for(seat)
        return other

    def save(self, path: str | Path, *, embed: bool = True) -> None:
        """Write the game to a file. An existing file is only replaced once the new one is complete."""
        from .save import write_save

        write_save(self, Path(path), embed=embed)
