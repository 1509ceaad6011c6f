"""How a table runs the rules: it passes on answers, ends beats, records marks, and gets back to any position from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from .amend import amend_state
from .chance import SEEDED, Chance, Policy
from .decision import AGAIN, TABLE, Decision, EndBeat, Flow, IllegalChoice, Option, Request, Seat, Taken, Together, _Again
from .event import Amended, Event
from .game import State
from .marks import Forgetful, Forgotten, Mark, encode_into
from .rules import Rules, SetupError
from .voting import Settings, check_voter, settled, voters

S = TypeVar("S", bound=State)
Entry: TypeAlias = tuple[Seat, str]

CHANCE: Seat = -2
"""The seat of journal entries that reseed chance in a fork."""
AMEND: Seat = -3
"""The seat of journal entries for corrections by the host."""

QUIET = (4, 12, 36, 108, 324)
"""After so many beats without a choice, the state is kept nevertheless."""
MAX_BEATS = 10_000
"""A game with more beats than this without a decision is assumed to be stuck in a loop."""


class Running(Generic[S]):
    """A game in progress, without what people and programs do with it: that is `Table`."""


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
        self._decode, self._buffer = msgspec.msgpack.Decoder(rules.state_type).decode, bytearray()
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

    @property
    def state(self) -> S:
        return self.game.state  # type: ignore[no-any-return]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.rules.seats(self.state)

    def rewind(self, length: int) -> None:
        """Drop all journal entries after the first `length`, whatever undo allows: for a caller that could not finish what it began."""
        if len(self.journal) > length:
            del self.journal[length:]
            self._restore(length)

    # -- answers ---------------------------------------------------------------------------------------------------------
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
        secrets = self.game.state.chance.count + self.game.revealed
        if seat == CHANCE:
            self._reseed(key)
        elif seat == AMEND:
            self._amend(key)
        else:
            self._answer(seat, key)
        if self.remember and self.game.state.chance.count + self.game.revealed != secrets:
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

    # -- beats -----------------------------------------------------------------------------------------------------------
    def _run(self, answer: Option[Any] | Taken | _Again | None) -> None:
        """Run the rules to the next decision or the end of the game."""
        if self.votes:
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
            self.marks.append(Mark(len(self.journal), self._encoded(), len(self.events)))
            self.quiet = 0
        else:
            self.quiet += 1
            if self.quiet in QUIET:
                self.near = self.marks[-1].later = Mark(len(self.journal), self._encoded(), len(self.events))
        if self.noting:
            self.noted = self._encoded()
        if self.amnesia:
            self._seat(self._decode(self._encoded()))
        return self._start()

    def _encoded(self) -> bytes:
        """The state as bytes. They are written into a buffer that is used again and copied from there: memory fresh from the system is slow."""
        encode_into(self.game.state, self._buffer)
        return bytes(self._buffer)

    def _start(self) -> bool:
        game, rules = self.game, self.rules
        self.outcome = outcome = rules.outcome(game.state)
        self.request = None
        self.begun, self.answered = len(self.events), game.asked
        if outcome is None:
            self.flow: Flow[None] = rules.beat(game)
        return outcome is None

    def _seat(self, state: S) -> None:
        self.game: Any = self.rules.game(state, self.policy, self.events if self.listen else None)

    # -- marks -----------------------------------------------------------------------------------------------------------
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
        self.near, self.quiet = near, 0 if near is None else QUIET[0]
        if self._start():
            self._run(None)
        for entry in todo:
            self._take(*entry)

    def _copy(
        self, journal: Sequence[Entry], listen: bool, remember: bool, marks: Sequence[Mark] = (), *, every: bool = False
    ) -> Self:
        """A table in the same position, or in the one that these marks and this journal lead to."""
        if not self.remember:
            raise Forgetful("forked")
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.listen, other.remember, other.every = listen, remember, every
        other.events, other.future, other.barriers, other.notes, other._buffer = [], [], [], [], bytearray()
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
