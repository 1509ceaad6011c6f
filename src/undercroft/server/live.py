"""A table in play: its game, its seats and its connections. Every change takes the same path: write first, then notify clients."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

from undercroft.kernel.decision import TABLE, IllegalChoice, Seat, Together
from undercroft.kernel.event import EARLIER, Event
from undercroft.kernel.lore import Stage
from undercroft.kernel.scene import Message, Scene
from undercroft.kernel.table import AMEND, Forgotten, Table, Undoable
from undercroft.presentation.failures import log_failure
from undercroft.presentation.telling import translated

from .keeping import Keeper, Statement
from .protocol import PROTOCOL, Around, Presence, Result, SeatInfo, Snapshot, Update
from .questions import Questions
from .refusal import Refusal
from .store import TOUCH, now
from .thinking import Thinking
from .wire import RECENT, View
from .workers import MAX_CHOICES, MAX_JOURNAL

if TYPE_CHECKING:
    from .hall import Hall

T = TypeVar("T")
log = logging.getLogger("undercroft.server")

READING = 10.0
"""The number of seconds to wait for the beginning of a game when somebody asks about it."""
ENCODE = msgspec.json.Encoder().encode


class Chair(Struct):
    """A seat as the server stores it."""

    seat: Seat
    name: str
    icon: str
    secret: str
    player: str
    called: str
    bot: str


class Connection:
    """A client connected to a table: its seat (None: a spectator), its language, and where frames are sent."""

    def __init__(self, seat: Seat | None, host: bool, locale: str, send: Callable[[bytes], None]) -> None:
        self.seat, self.host, self.locale, self.send = seat, host, locale, send


class LiveTable:
    def __init__(self, hall: Hall, row: RowMapping, table: Table[Any], chairs: dict[Seat, Chair], keeper: Keeper) -> None:
        self.hall, self.table, self.chairs, self.keeper = hall, table, chairs, keeper
        self.id, self.game, self.title, self.host = row["id"], row["game"], row["title"], row["host"]
        self.consent, self.campaign, self.looker = row["undo"], row["campaign"], row["looker"]
        self.version: int = row["version"]
        self.connections: list[Connection] = []
        self.views: dict[tuple[Seat | None, str], View] = {}
        self.lock = asyncio.Lock()
        self.texts: dict[int, Message] = {}
        """The text of each choice, by its position in the journal."""
        self.at = 0
        """Where the last undo cut the journal."""
        self.asking: Seat | None = None
        self.agreed: set[Seat] = set()
        self.questions = Questions(table, self.version)
        self.thinking = Thinking(self)
        self.reading: asyncio.Task[None] | None = None
        """The task that replays the early part of the game in a worker."""
        self.following: Sequence[Stage] = ()
        """What comes next in the campaign when the game is over."""
        self.closed = False

    # -- changing --------------------------------------------------------------------------------------------------------
    async def choose(self, seat: Seat, key: str, version: int) -> int:
        return await self._change(version, lambda: self._choose(seat, key), seat)

    async def redo(self, seat: Seat, version: int) -> int:
        return await self._change(version, lambda: self._redo(seat))

    async def amend(self, version: int, path: str, value: Any) -> int:
        return await self._change(version, lambda: self._amend(path, value))

    async def undo(self, seat: Seat, version: int) -> int | None:
        """Undo the last choice, or ask the other players for consent; returns None while they are being asked."""
        by = seat if isinstance(self.table.request, Together) else TABLE
        self._fresh(version, by)
        if self.campaign and self.table.outcome is not None:
            raise Refusal("over", "the campaign has gone on; a scenario that is over cannot be taken back")
        if self._reluctant(seat, self._check(lambda: self.table.undoable(self.mine(seat)))):
            if self.asking is not None and self.asking not in self.mine(seat):
                raise Refusal("asked", "somebody is asking already")
            if self.asking is None:
                self.asking, self.agreed = seat, set()
            self.tell_around()
            return None
        return await self._change(version, lambda: self._undo(seat), by)

    async def answer(self, seat: Seat, agree: bool) -> None:
        """Record whether a seat agrees to an undo, and carry it out once everyone required has agreed."""
        asking = self.asking
        if asking is None or seat in self.mine(asking):
            raise Refusal("nothing-asked", "nobody asks for consent now")
        if agree:
            self.agreed.add(seat)
            if self._reluctant(asking, self._check(lambda: self.table.undoable(self.mine(asking)))):
                self.tell_around()
                return
            await self._change(self.version, lambda: self._undo(asking))
        self.asking = None
        self.tell_around()

    def mine(self, seat: Seat) -> list[Seat]:
        """All seats of the person who holds this seat."""
        person = self.chairs[seat].player
        return [seat] if not person else [c.seat for c in self.chairs.values() if c.player == person]

    def _reluctant(self, seat: Seat, plan: Undoable) -> list[Seat]:
        """Seats of other people present who still have to agree to an undo by this seat's player. If the table asks for consent, that means all of
        them; otherwise, only those whose choices would be undone too."""
        agreed = {other for one in self.agreed if self.asking in self.mine(seat) for other in self.mine(one)}
        there = [c.seat for c in self.chairs.values() if c.seat not in self.mine(seat) and not c.bot and self._present(c.seat)]
        return [other for other in there if other not in agreed and (self.consent == "ask" or other in plan.others)]

    def _fresh(self, version: int, seat: Seat = TABLE) -> None:
        """Check that a version is current: for a seat, that it has the question it had then."""
        if version != self.version and not self.questions.fresh(seat, version):
            raise Refusal("stale", f"the table has gone on to version {self.version}; look again")

    async def recalling(self, act: Callable[[], T]) -> T:
        """Run an action that may need to load a much earlier state."""
        for _ in range(2):
            try:
                return act()
            except Forgotten as e:
                found = await self.keeper.state(e.number)
                if found is None or found.number >= len(self.table.marks):
                    break
                self.table.recall(found.number, found.data)
        raise Refusal("too-far", "the game cannot be followed back so far")

    def _check(self, act: Callable[[], T]) -> T:
        try:
            return act()
        except IllegalChoice as e:
            raise Refusal("illegal", str(e)) from None
        except (Refusal, Forgotten):
            raise
        except Exception as e:
            log_failure(log, f"the rules failed at table {self.id}", e)
            raise Refusal("rules-failed", f"the rules failed ({type(e).__name__}); nothing has changed. Undo, choose otherwise, or amend") from e

    async def _change(self, version: int, act: Callable[[], tuple[str, Seat, str]], by: Seat = TABLE) -> int:
        """Apply a change, store it and notify everyone. If it cannot be shown or stored, the table is reloaded as it was."""
        async with self.lock:
            if self.closed:
                raise Refusal("gone", "the table is being put away; connect again")
            self._fresh(version, by)
            was, before = self.table.outcome, len(self.table.journal)
            entry = await self.recalling(lambda: self._check(act))
            self.asking = None
            to = self.version + 1
            back = None if len(self.table.journal) > before else self.at
            statements: list[Statement] = [*self.keeper.change(self.table, to, entry, back), (TOUCH, self._touch(to))]
            try:
                if self.campaign and self.table.outcome is not None and was is None:
                    statements += await self.hall.campaigns.record(self)
                frames = self._check(lambda: self._frames(to))
                await self.hall.store.write(*statements)
            except BaseException as e:
                self.hall.drop(self, "the last choice was not taken; connect again")
                if isinstance(e, Refusal) or not isinstance(e, Exception):
                    raise
                log.error("table %s cannot be written: %s", self.id, type(e).__name__)
                raise Refusal("not-written", "the choice could not be written down and was not taken") from e
            self.version = to
            self.questions.renew(to, *entry[:2])
            for connection, frame in frames:
                connection.send(frame)
        self.thinking.drive()
        return to

    def _touch(self, to: int) -> dict[str, Any]:
        waiting = ",".join(str(s) for s in self.table.waiting)
        return {"of": self.id, "to": to, "now": now(), "wait": waiting, "end": self.table.outcome}

    def _choose(self, seat: Seat, key: str) -> tuple[str, Seat, str]:
        at, text = len(self.table.journal), self._option_text(seat, key)
        if at >= MAX_CHOICES or sum(len(k) for _, k in self.table.journal) + len(key) > MAX_JOURNAL:
            raise Refusal("full", f"this game has {at:,} choices and cannot get longer here; download it and carry on in the terminal")
        self.table.choose(key, seat)
        self._note(at, text)
        return "choose", seat, key

    def _redo(self, seat: Seat) -> tuple[str, Seat, str]:
        if not self._redoable(seat):
            raise IllegalChoice("there is nothing to redo")
        at, text = len(self.table.journal), self._option_text(*self.table.future[-1])
        seat, key = self.table.redo()
        self._note(at, text)
        return ("amend" if seat == AMEND else "choose"), seat, key

    def _redoable(self, seat: Seat | None) -> bool:
        """Whether a seat may redo. While seats choose simultaneously, it may redo only its own player's choices, and nobody else can tell."""
        future = self.table.future
        return seat is not None and bool(future) and (not isinstance(self.table.request, Together) or future[-1][0] in self.mine(seat))

    def _undo(self, seat: Seat) -> tuple[str, Seat, str]:
        self.at, whole, _ = self.table.undoable(self.mine(seat))
        several = whole and self.at < len(self.table.journal) - 1
        seat, key = self.table.undo(self.mine(seat))
        self.texts = {n - (n > self.at): text for n, text in self.texts.items() if n < self.at or (n > self.at and not whole)}
        return ("cut", seat, str(self.at)) if several else ("undo", seat, key)

    def _note(self, at: int, text: Message | None) -> None:
        if text is not None:
            self.texts[at] = text
        else:
            self.texts.pop(at, None)

    def _amend(self, path: str, value: Any) -> tuple[str, Seat, str]:
        trial = self.table.fork()
        for table in (trial, self.table):
            if path:
                table.amend(path, value)
            else:
                table.end_decision()
            for seat in (*self.chairs, None) if table is trial else ():
                table.scene(seat)  # a game that cannot be rendered could not be corrected either
        return "amend", AMEND, self.table.journal[-1][1]

    def _option_text(self, seat: Seat, key: str) -> Message | None:
        """The text of an option as the seat sees it."""
        view = next((v for (s, _), v in self.views.items() if s == seat), None)
        questions = view.scene.get("questions", []) if view is not None else []
        found = next((c["text"] for q in questions for c in q["choices"] if c["key"] == key), None)
        return Message(found["id"], found["args"]) if found else None

    # -- telling ---------------------------------------------------------------------------------------------------------
    def view(self, seat: Seat | None, locale: str) -> View:
        found = self.views.get((seat, locale))
        if found is None:
            found = self.views[seat, locale] = View(self.table, seat, locale)
            found.refresh()
        return found

    async def prepare(self, connection: Connection) -> None:
        """Build a connection's view in a thread if there is none yet, since the first time is slow. The table must not change meanwhile."""
        if (connection.seat, connection.locale) not in self.views:
            await asyncio.to_thread(self.view, connection.seat, connection.locale)

    def _frames(self, version: int) -> list[tuple[Connection, bytes]]:
        """What to send everyone about the change to this version."""
        frames = []
        for (seat, locale), view in list(self.views.items()):
            here = [c for c in self.connections if (c.seat, c.locale) == (seat, locale)]
            if not here:
                del self.views[seat, locale]
                continue
            changes, kept, new = view.refresh()
            around, result = self.around(view), self.result(view)
            frame = ENCODE(Update(base=version - 1, version=version, changes=changes, kept=kept, log=new, around=around, result=result))
            frames += [(connection, frame) for connection in here]
        return frames

    def tell_around(self, but: Connection | None = None) -> None:
        """Tell everyone (except one connection that already knows) who is present and what can be undone."""
        for (seat, locale), view in self.views.items():
            frame = ENCODE(Presence(around=self.around(view)))
            for connection in self.connections:
                if (connection.seat, connection.locale) == (seat, locale) and connection is not but:
                    connection.send(frame)

    def snapshot(self, connection: Connection, answers: int) -> bytes:
        """Everything a connection may see, with the latest part of the log."""
        view = self.view(connection.seat, connection.locale)
        told = Snapshot(
            id=answers, protocol=PROTOCOL, version=self.version, seat=connection.seat, host=connection.host, table=self.id, game=self.game,
            campaign=self.campaign, title=self.title, introduction=self.hall.introduction(self, view.locale), scene=cast(Scene, view.scene),
            log=view.latest, around=self.around(view), result=self.result(view),
        )  # fmt: skip
        return ENCODE(told)

    def around(self, view: View) -> Around:
        asked = ""
        if self.asking is not None and view.seat is not None and view.seat not in self.mine(self.asking):
            asked = self.chairs[self.asking].name if view.seat in self._asked_of(self.asking) else ""
        mine = [] if view.seat is None else self.mine(view.seat)
        own = {seat: self.table.decision_of(seat) for seat in mine if not self.chairs[seat].bot}
        asks = tuple(seat for seat, decision in own.items() if decision is not None and not decision.standing and seat not in self.table.votes)
        may = tuple(seat for seat, decision in own.items() if decision is not None and decision.standing)
        text = self._undo_text(view)
        undone = self.table.journal[self.table.undoable(mine).at][0] if text else None
        return Around(self.seats(view.locale), text, self._redoable(view.seat), asked, asks, undone if undone in mine else None, may)

    def _asked_of(self, seat: Seat) -> list[Seat]:
        try:
            return self._reluctant(seat, self.table.undoable(self.mine(seat)))
        except IllegalChoice:
            return []

    def _undo_text(self, view: View) -> str:
        """What undo would take back: the text of the seat's own choice, or the name of the player who made it."""
        if view.seat is None or (self.campaign and self.table.outcome is not None):
            return ""
        try:
            at = self.table.undoable(self.mine(view.seat)).at
        except IllegalChoice:
            return ""
        seat = self.table.journal[at][0]
        if seat in (*self.mine(view.seat), TABLE) and (text := self.texts.get(at) or self._recalled(at, view.seat)):
            return view.teller.message(text)
        if seat in self.mine(view.seat) or seat not in self.chairs:
            return view.teller.message(Message("undo-last"))
        player = translated(self.table.rules, self.chairs[seat].name, view.locale)
        return view.teller.message(Message("undo-other", {"player": player}))

    def _recalled(self, at: int, seat: Seat) -> Message | None:
        """The text of a choice made before the table was loaded, as the seat saw it at the time."""
        before = self.table.fork(remember=True)
        try:
            chosen, key = before.undo(self.mine(seat))
        except Forgotten:
            return None
        asked = before.scene(seat if chosen == TABLE else chosen).questions
        found = next((c.text for question in asked for c in question.choices if c.key == key), None)
        self._note(at, found)
        return found

    def seats(self, locale: str) -> tuple[SeatInfo, ...]:
        names = {c.seat: translated(self.table.rules, c.name, locale) for c in self.chairs.values()}
        return tuple(
            SeatInfo(c.seat, names[c.seat], c.called, c.icon, c.bot, self._present(c.seat), bool(c.player)) for c in self.chairs.values()
        )  # fmt: skip

    def _present(self, seat: Seat) -> bool:
        """Whether the person who holds a seat is here, at this seat or at another of theirs."""
        return any(c.seat is not None and seat in self.mine(c.seat) for c in self.connections)

    def result(self, view: View) -> Result | None:
        if self.table.outcome is None:
            return None
        return self.hall.result(self, view)

    # -- who is here -----------------------------------------------------------------------------------------------------
    async def join(self, connection: Connection, answers: int) -> bool:
        """Add a connection: it gets the table as stored, and everyone sees that it is present. Returns False if the table has just been put away."""
        async with self.lock:
            if self.closed:
                return False
            await self.prepare(connection)
            self.connections.append(connection)
            connection.send(self.snapshot(connection, answers))
        self.tell_around(connection)
        self.thinking.drive()
        return True

    async def read(self, event: int) -> None:
        """Wait a while for an event from the beginning of the game that has not been read back yet."""
        events = self.table.events
        if self.reading is not None and event < len(events) and events[event] is EARLIER:
            await asyncio.wait({self.reading}, timeout=READING)

    async def complete(self, events: Sequence[Event]) -> None:
        """Add the events from before the state that the game resumed from, and resend the log to clients that lack them."""
        async with self.lock:
            known = next((n for n, event in enumerate(self.table.events) if event is not EARLIER), len(self.table.events))
            if self.closed or len(events) < known:
                return
            self.table.events[:known] = events[:known]
            for (seat, locale), view in list(self.views.items()):
                if (len(view.log) < RECENT and view.teller.first) or self.table.outcome is not None:
                    del self.views[seat, locale]
                    for connection in [c for c in self.connections if (c.seat, c.locale) == (seat, locale)]:
                        await self.prepare(connection)
                        connection.send(self.snapshot(connection, 0))

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        if not any(c.seat == connection.seat for c in self.connections):
            self.agreed.discard(connection.seat if connection.seat is not None else TABLE)
            if connection.seat == self.asking:
                self.asking = None
        self.tell_around()
        if not self.connections:
            self.hall.rest(self)
