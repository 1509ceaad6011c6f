"""The table runs a game: one object with `decisions`, `choose`, `undo`, `redo`, `fork`, `imagine`, `amend`, `save`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from .amend import amend_state
from .chance import SEEDED, Chance, Policy
from .decision import AGAIN, TABLE, Decision, EndBeat, Flow, IllegalChoice, Option, Request, Seat, Taken, Together, _Again
from .event import Amended, Event
from .game import State
from .marks import Diverged, Forgetful, Forgotten, Mark, encode, fingerprint
from .rules import Explains, Previews, Rules, SetupError, Tallies
from .scene import Preview, Reason, Ruler, Scene, Tally
from .secrets import redact
from .voting import Settings, check_voter, settled, voters

__all__ = ["AMEND", "CHANCE", "Diverged", "Entry", "Forgetful", "Forgotten", "Mark", "Settings", "Table", "Undoable", "fingerprint"]

S = TypeVar("S", bound=State)
Entry: TypeAlias = tuple[Seat, str]

CHANCE: Seat = -2
"""The seat of journal entries that reseed chance in a fork."""
AMEND: Seat = -3
"""The seat of journal entries for corrections by the host."""

QUIET = 4
"""After this many beats without a choice, the state is kept nevertheless."""
MAX_BEATS = 10_000
"""A game with more beats than this without a decision is assumed to be stuck in a loop."""


class Undoable(NamedTuple):
    """What undo would do: the journal entry it takes back, whether all entries after it go as well, and the other seats this affects."""

    at: int
    whole: bool = True
    others: tuple[Seat, ...] = ()


class Table(Generic[S]):
    """A running game. Everything that happens follows from its seed and the choices in its journal."""

    def __init__(
        self,
        rules: Rules[S],
        setup: Mapping[str, Any],
        seed: int,
        *,
        profile: Mapping[str, Any] | None = None,
        policy: Policy = SEEDED,
        settings: Settings | None = None,
        listen: bool = True,
        remember: bool = True,
        amnesia: bool = False,
        base: bytes | None = None,
        journal: Sequence[Entry] = (),
        marks: Sequence[Mark] = (),
        events: Sequence[Event] = (),
    ) -> None:
        """`base` is the starting state if the game does not start from the set-up. `journal`, `marks` and `events` resume a game from the latest
        mark with a state, without replaying anything before it."""
        if not 0 <= seed < 1 << 64:
            raise SetupError(f"a seed is a number from 0 to {(1 << 64) - 1}, not {seed}")
        self.rules, self.setup, self.seed, self.policy = rules, dict(setup), seed, policy
        self.profile, self.settings = dict(profile or {}), settings or Settings()
        self.listen, self.remember, self.amnesia, self.base = listen, remember, amnesia, base
        self.notes: list[str] = []
        self.journal: list[Entry] = []
        self.future: list[Entry] = []
        self.marks: list[Mark] = []
        self.barriers: list[int] = []
        self.events: list[Event] = []
        self.votes: dict[Seat, str] = {}
        self.request: Request | None = None
        self.since = 0
        self.outcome: str | None = None
        self.every = False
        """Whether every beat gets a mark."""
        self.near: Mark | None = None
        """The state at the start of this beat, if it is known and the last mark lies further back. Forks start from it."""
        self.quiet = 0
        """How many beats without a choice have ended since the last mark."""
        self.noting, self.noted = False, b""
        """Whether to encode the state at the end of every beat, and the latest one."""
        self.begun = self.answered = 0
        """The number of events and of answers at the start of this beat."""
        self._decode = msgspec.msgpack.Decoder(rules.state_type).decode
        if marks:
            self.journal, self.marks, self.events = list(journal), list(marks), list(events)
            self.barriers = [m.at for m in self.marks if m.data][-1:]
            self._restore(len(self.journal))
            return
        if base is None:
            self._seat(rules.new(self.setup, self.profile, Chance(seed)))
        else:
            self._seat(self._decode(base))
        if self._close():
            self._run(None)

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
    def state(self) -> S:
        return self.game.state  # type: ignore[no-any-return]

    @property
    def round(self) -> int:
        """The current round, or the last one if the game is over; 0 while it is being set up."""
        return self.rules.round(self.state)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.rules.seats(self.state)

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

    def rewind(self, length: int) -> None:
        """Drop all journal entries after the first `length`, whatever undo allows: for a caller that could not finish what it began."""
        if len(self.journal) > length:
            del self.journal[length:]
            self._restore(length)

    def redo(self) -> Entry:
        """Repeat the choice that was last undone."""
        if not self.future:
            raise IllegalChoice("there is nothing to redo")
        entry = self.future[-1]
        self._do(*entry)
        return entry

    def fork(self, seed: int | None = None, *, listen: bool = False, remember: bool = False) -> Table[S]:
        """An independent table in the same position. If a seed is given, its future chance differs. Unless it remembers, the fork can only be played
        on: it keeps no states, so that it cannot be undone, saved or forked again."""
        other = self._copy(self.journal, listen, remember)
        if seed is not None:
            other._take(CHANCE, f"seed {seed}")
        return other

    def imagine(self, seat: Seat, seed: int, *, listen: bool = False, remember: bool = False) -> Table[S]:
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

    # -- internals -------------------------------------------------------------------------------------------------------
    def _do(self, seat: Seat, key: str) -> None:
        """Apply a journal entry. If the rules raise an exception, return to the position before it."""
        n = len(self.journal)
        try:
            self._take(seat, key)
        except Exception:
            if self.remember:
                self.rewind(n)
            raise
        if self.future and self.future[-1:] == self.journal[-1:]:
            self.future.pop()
        else:
            self.future.clear()

    def _take(self, seat: Seat, key: str) -> None:
        if not self.remember and seat >= TABLE:
            self._answer(seat, key)
            return
        secrets = self.state.chance.count + self.game.revealed
        if seat == CHANCE:
            self._reseed(key)
        elif seat == AMEND:
            self._amend(key)
        else:
            self._answer(seat, key)
        if self.remember and self.state.chance.count + self.game.revealed != secrets:
            self.barriers.append(len(self.journal))

    def _answer(self, seat: Seat, key: str) -> None:
        request = self.request
        if request is None:
            raise IllegalChoice("the game is over")
        if isinstance(request, Together):
            decision = request.open.get(next(iter(request.open)) if seat == TABLE else seat)
            if decision is None:
                raise IllegalChoice(f"seat {seat} has nothing to decide now")
            answer = decision[key]
            self.journal.append((decision.seat, key))
            self._step(request, {decision.seat: answer})
            return
        if request.offers and (standing := next((d for d in request.offers if d.seat == seat), None)) is not None:
            taken = standing[key]
            self.journal.append((seat, key))
            self._run(Taken(taken.value))
            return
        if request.seat == TABLE:
            option = self._shared(request, seat, key)
            if option is None:
                return
        else:
            if seat not in (request.seat, TABLE):
                raise IllegalChoice(f"it is not for seat {seat} to decide: {request.prompt}")
            option = request[key]
            self.journal.append((request.seat, key))
        self._run(option)

    def _shared(self, decision: Decision, seat: Seat, key: str) -> Option[Any] | None:
        """Answer for a group or the whole table by its policy: the host, the first to answer, or the majority. None while votes are missing."""
        option = decision[key]
        check_voter(decision, self.settings, self.seats, seat)
        self.journal.append((seat, key))
        if self.settings.shared != "majority" or seat == TABLE or len(voters(decision, self.seats)) < 2:
            return option
        self.votes[seat] = key
        return settled(decision, self.settings, self.seats, self.votes)

    def _step(self, block: Together, answers: Mapping[Seat, Option[Any] | _Again]) -> None:
        """Pass on the answers of seats that choose at the same time. The rules continue when all have answered."""
        for seat, answer in answers.items():
            block.step(seat, answer)
        if not block.open:
            if len(block.flows) > 1:
                self.game.reveal()
            self._run(None)

    def _again(self, request: Request) -> None:
        """Repeat the question for the current state."""
        if isinstance(request, Together):
            self._step(request, dict.fromkeys(request.open, AGAIN))
        else:
            self._run(AGAIN)

    def _reseed(self, key: str) -> None:
        """Continue chance from a new seed. For `imagine`, also draw again what the seat cannot know and repeat all open questions."""
        verb, *numbers = key.split()
        chance, request, votes = self.state.chance, self.request, self.votes
        self.journal.append((CHANCE, key))
        chance.seed = int(numbers[-1])
        if verb != "imagine":
            return
        self.rules.imagine(self.state, int(numbers[0]), Chance(chance.seed ^ 0x5DEECE66D))
        if request is not None:
            self._again(request)
            self.votes = votes

    def _amend(self, key: str) -> None:
        if self.request is None:
            raise IllegalChoice("the game is over")
        if key != "end":
            amend_state(self.state, key)
        self.journal.append((AMEND, key))
        self.game.tell(Amended(what=" ".join(key.split(" ")[:2])))
        if key == "end":
            self.flow.close()
            if self._close():
                self._run(None)
        else:
            self._again(self.request)

    def _run(self, answer: Option[Any] | Taken | _Again | None) -> None:
        """Run the rules to the next decision or the end of the game."""
        self.votes = {}
        for _ in range(MAX_BEATS):
            try:
                request = self.flow.send(answer)
                if isinstance(request, Decision) and request.offers:
                    self._check_offers(request)
                self.request = request
                self.since = len(self.journal)
                return
            except (StopIteration, EndBeat):
                answer = None
            if not self._close():
                return
        self.flow.close()
        raise RuntimeError(f"{MAX_BEATS:,} beats without a decision")

    def _check_offers(self, decision: Decision) -> None:
        """Offers are for seats that are not asked, one each, and only in the first question of a beat: taking one ends the beat."""
        seats = [offered.seat for offered in decision.offers]
        if any(decision.asks(seat) for seat in seats) or len(seats) != len(set(seats)):
            raise RuntimeError(f"{decision.prompt}: offers are for other seats, one decision each, not {seats}")
        if self.game.asked != self.answered:
            raise RuntimeError(f"{decision.prompt}: only the first question of a beat may have offers")

    def _close(self) -> bool:
        """Close a beat: record a mark if somebody chose in it, then start the next beat unless the game is over."""
        self.near = None
        if not self.remember:
            self.events.clear()
        elif self.every or not self.marks or len(self.journal) > self.marks[-1].at:
            self.marks.append(Mark(len(self.journal), encode(self.state), len(self.events)))
            self.quiet = 0
        else:
            self.quiet += 1
            if not self.quiet % QUIET:
                self.near = self.marks[-1].later = Mark(len(self.journal), encode(self.state), len(self.events))
        if self.noting:
            self.noted = encode(self.state)
        if self.amnesia:
            self._seat(self._decode(encode(self.state)))
        return self._start()

    def _start(self) -> bool:
        self.outcome = self.rules.outcome(self.state)
        self.request = None
        self.begun, self.answered = len(self.events), self.game.asked
        if self.outcome is None:
            self.flow: Flow[None] = self.rules.beat(self.game)
        return self.outcome is None

    def _seat(self, state: S) -> None:
        self.game: Any = self.rules.game(state, self.policy, self.events if self.listen else None)

    def _kept(self, n: int) -> int:
        """The number of the last mark at or before entry n."""
        return next(k for k in range(len(self.marks) - 1, -1, -1) if self.marks[k].at <= n)

    def _state_before(self, number: int) -> int:
        """The number of the last mark that has a state, at or before this one."""
        found = next((k for k in range(number, -1, -1) if self.marks[k].data), None)
        if found is None:
            raise Forgotten(number)
        return found

    def _restore(self, n: int, near: Mark | None = None) -> None:
        """Return to the position after n entries: load the last state before it, or a nearer one, and replay the entries since."""
        del self.marks[self._state_before(self._kept(n)) + 1 :]
        while self.barriers and self.barriers[-1] > self.marks[-1].at:
            self.barriers.pop()
        if not self.every:
            near = near or self.marks[-1].later
        mark, entries = near or self.marks[-1], self.journal
        self.journal, todo = entries[: mark.at], entries[mark.at : n]
        del self.events[mark.events :]
        self._seat(self._decode(mark.data))
        self.near, self.quiet = near, 0 if near is None else QUIET
        if self._start():
            self._run(None)
        for entry in todo:
            self._take(*entry)

    def _copy(
        self, journal: Sequence[Entry], listen: bool, remember: bool, marks: Sequence[Mark] = (), *, every: bool = False
    ) -> Table[S]:
        """A table in the same position, or in the one that these marks and this journal lead to."""
        if not self.remember:
            raise Forgetful("forked")
        other: Table[S] = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.listen, other.remember, other.every = listen, remember, every
        other.events, other.future, other.barriers, other.notes = [], [], [], []
        mark, near = self.marks[-1], self.near if not marks else None
        other.noting, other.noted = not marks and self.quiet > 0 and near is None, b""
        if remember:
            other.journal, other.marks, other.barriers = list(journal), list(marks or self.marks), self.barriers[:]
            other.events = self.events[:] if listen else []
            if not listen:
                other.marks = [replace(m, events=0, later=None) for m in other.marks]
        else:
            near = near or (mark.later if not marks else None)
            other.journal, other.marks = list(journal[mark.at :]), [replace(mark, at=0, events=0, later=None)]
            near = replace(near, at=0) if near is not None else None
        other._restore(len(other.journal), near)
        if other.noting:
            self.near = Mark(mark.at, other.noted or (mark.later or mark).data, self.begun)
            other.noting = False
        return other
