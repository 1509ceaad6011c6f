"""A live seat: one WebSocket whose frames are read, rate-limited and answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from undercroft.kernel.decision import IllegalChoice, Seat
from undercroft.kernel.registry import UnknownGame
from undercroft.kernel.save import SaveError
from undercroft.kernel.scene import Message
from undercroft.presentation.failures import log_failure
from undercroft.text.messages import locales

from . import protocol
from .guard import Rate, same_origin
from .hall import Hall, Missing
from .live import ENCODE, Connection, LiveTable
from .refusal import Refusal
from .wire import View

log = logging.getLogger("undercroft.server")

FRAMES, BURST = 20.0, 60
"""Frames per second allowed for one connection, and how many at once."""
PATIENCE = 100
"""How many frames over the limit are tolerated before the connection is closed."""
HELLO = 10.0
"""Seconds a client has to say hello."""
BEHIND = 500
"""How many frames a client may fall behind before it has to reconnect."""
HINT = 40
"""Rollouts for a hint."""

DECODE = msgspec.json.Decoder(protocol.Said).decode


class Closed(Exception):
    """The connection ends: the reason, and whether the client should reconnect."""

    def __init__(self, error: str, detail: str, again: bool = False) -> None:
        super().__init__(detail)
        self.bye = protocol.Bye(error=error, detail=detail, again=again)


Socket = WebSocket[Any, Any, Any]


class Line:
    """One connection, from hello to bye."""

    def __init__(self, hall: Hall, socket: Socket, table: str) -> None:
        self.hall, self.socket, self.table = hall, socket, table
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.rate = Rate(FRAMES, BURST, time.monotonic)
        self.over = 0
        self.hints: asyncio.Task[None] | None = None
        self.sending: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        """Queue a frame without ever waiting: a client that does not read is cut off, and the table continues."""
        if self.out.qsize() < BEHIND:
            self.out.put_nowait(frame)
        elif self.sending is not None:
            self.sending.cancel()

    def tell(self, frame: protocol.Heard) -> None:
        self.send(ENCODE(frame))

    async def run(self) -> None:
        self.sending = asyncio.get_running_loop().create_task(self._send())
        connection: Connection | None = None
        live: LiveTable | None = None
        try:
            live, connection = await self._hello()
            while True:
                await self._serve(live, connection, await self._frame())
        except Closed as e:
            self.tell(e.bye)
        except WebSocketDisconnect:
            pass
        except Exception as e:
            log_failure(log, f"a connection to table {self.table} failed", e)
            self.tell(protocol.Bye(error="broken", detail="something went wrong on the server; it is in its log", again=True))
        finally:
            if live is not None and connection is not None:
                live.leave(connection)
            if self.hints is not None:
                self.hints.cancel()
            self.out.put_nowait(None)
            await self.sending

    async def _send(self) -> None:
        with contextlib.suppress(Exception):  # the client has gone; the reading side will notice
            try:
                while (frame := await self.out.get()) is not None:
                    await self.socket.send_text(frame.decode())
            except asyncio.CancelledError:  # too far behind
                pass
            await self.socket.close()

    # -- reading ---------------------------------------------------------------------------------------------------------
    async def _frame(self) -> protocol.Said:
        """The next valid frame; invalid ones are refused."""
        while True:
            data = await self.socket.receive_text()
            if len(data.encode(errors="replace")) > protocol.MAX_FRAME:
                raise Closed("too-large", f"a frame has at most {protocol.MAX_FRAME} bytes")
            if not self.rate.take():
                self.over += 1
                if self.over > PATIENCE:
                    raise Closed("flood", "too many frames")
                if self.over % 20 == 1:
                    self.tell(protocol.Refused(error="too-fast", detail=f"at most {FRAMES:.0f} frames a second"))
                continue
            try:
                frame: protocol.Said = DECODE(data)
                return frame
            except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
                self.tell(protocol.Refused(error="malformed", detail=str(e)[:300]))

    async def _hello(self) -> tuple[LiveTable, Connection]:
        try:
            hello = await asyncio.wait_for(self._frame(), HELLO)
        except TimeoutError:
            raise Closed("no-hello", "say hello first", again=True) from None
        if not isinstance(hello, protocol.Hello):
            raise Closed("no-hello", "the first frame must be hello")
        if hello.protocol != protocol.PROTOCOL:
            raise Closed("protocol", f"this server speaks protocol {protocol.PROTOCOL}; reload the page")
        try:
            live = await self.hall.open(self.table)
            seat, host = await self.hall.seat_of(live, hello.credential, hello.seat)
        except Missing:
            raise Closed("not-found", "there is no such table, or the key does not open it") from None
        except (SaveError, UnknownGame) as e:
            raise Closed("unreadable", f"the table cannot be read: {e}") from None
        locale = hello.locale if hello.locale in locales() else "en"
        connection = Connection(seat, host, locale, self.send)
        if not await live.join(connection, hello.id):
            raise Closed("again", "the table is read anew; connect again", again=True)
        return live, connection

    # -- answering -------------------------------------------------------------------------------------------------------
    async def _serve(self, live: LiveTable, me: Connection, frame: protocol.Said) -> None:
        try:
            await self._answer(live, me, frame)
        except Refusal as e:
            self.tell(protocol.Refused(id=frame.id, error=e.error, detail=e.detail))
        except IllegalChoice as e:
            self.tell(protocol.Refused(id=frame.id, error="illegal", detail=str(e)))
        if live.closed:
            raise Closed("again", "the table is read anew; connect again", again=True)

    async def _answer(self, live: LiveTable, me: Connection, frame: protocol.Said) -> None:
        match frame:
            case protocol.Choose():
                version = await live.choose(self._seat(me), frame.key, frame.version)
                self.tell(protocol.Accepted(id=frame.id, version=version))
            case protocol.Undo():
                done = await live.undo(self._seat(me), frame.version)
                self.tell(protocol.Accepted(id=frame.id, version=live.version if done is None else done))
            case protocol.Redo():
                self.tell(protocol.Accepted(id=frame.id, version=await live.redo(self._seat(me), frame.version)))
            case protocol.Consent():
                await live.answer(self._seat(me), frame.agree)
                self.tell(protocol.Accepted(id=frame.id, version=live.version))
            case protocol.Amend():
                if not me.host:
                    raise Refusal("host-only", "only the host can correct the game")
                self.tell(protocol.Accepted(id=frame.id, version=await live.amend(frame.version, frame.path, frame.value)))
            case protocol.Hint():
                self._hint(live, me, frame)
            case protocol.Ping():
                self.tell(protocol.Pong(id=frame.id))
            case _:
                if isinstance(frame, protocol.Why):
                    await live.read(frame.event)
                async with live.lock:  # nobody may see a change that is not stored yet
                    await self._look(live, me, frame)

    async def _look(self, live: LiveTable, me: Connection, frame: protocol.Said) -> None:
        """Answer frames that change nothing."""
        await live.prepare(me)
        view = live.view(me.seat, me.locale)
        match frame:
            case protocol.Why():
                reasons = msgspec.to_builtins(await live.recalling(lambda: live.table.why(frame.event)))
                self.tell(protocol.Reasons(id=frame.id, event=frame.event, reasons=view.fill(reasons)))
            case protocol.Look():
                if frame.version != live.version:
                    raise Refusal("stale", "the table has gone on")
                preview = msgspec.to_builtins(live.table.preview(frame.key, self._seat(me)))
                self.tell(protocol.Looked(id=frame.id, key=frame.key, preview=view.fill(preview)))
            case protocol.Measure():
                cells = {c["id"] for b in view.scene["boards"] if b["id"] == frame.board for c in b["cells"]}
                if frame.a not in cells or frame.b not in cells:
                    raise Refusal("illegal", "there is no such cell")
                ruler = live.table.measure(frame.board, frame.a, frame.b, me.seat)
                self.tell(protocol.Measured(id=frame.id, a=frame.a, b=frame.b, ruler=ruler))
            case protocol.Speak():
                if frame.locale not in locales():
                    raise Refusal("illegal", f"no such language; there are: {', '.join(locales())}")
                me.locale = frame.locale
                await live.prepare(me)
                self.send(live.snapshot(me, frame.id))
            case protocol.Hello():
                raise Refusal("illegal", "hello was said already")

    def _seat(self, me: Connection) -> Seat:
        if me.seat is None:
            raise Refusal("looking-on", "you are looking on; you hold no seat")
        return me.seat

    def _hint(self, live: LiveTable, me: Connection, frame: protocol.Hint) -> None:
        seat = self._seat(me)
        if self.hints is not None and not self.hints.done():
            raise Refusal("busy", "a hint is being thought about already")
        if frame.version != live.version:
            raise Refusal("stale", "the table has gone on")
        self.hints = asyncio.get_running_loop().create_task(self._think(live, me, seat, frame))

    async def _think(self, live: LiveTable, me: Connection, seat: Seat, frame: protocol.Hint) -> None:
        version = live.version
        try:
            key = await self.hall.workers.think(live.table, seat, "search", version, HINT)
        except Exception as e:
            log.error("a hint at table %s failed: %s", live.id, type(e).__name__)
            self.tell(protocol.Refused(id=frame.id, error="no-hint", detail="no hint could be found; choose yourself"))
            return
        text = _text(live.view(me.seat, me.locale), key) if version == live.version else ""
        if text:
            self.tell(protocol.Hinted(id=frame.id, version=version, key=key or "", text=text))
        else:
            self.tell(protocol.Refused(id=frame.id, error="stale", detail="there is nothing to decide any more"))


def _text(view: View, key: str | None) -> str:
    """A hint in words. Without a key, it is to take none of the offers that the seat has."""
    questions = view.scene["questions"]
    if key is None:
        return view.teller.message(Message("hint-go-on")) if any(question["standing"] for question in questions) else ""
    return next((str(c["text"]["text"]) for q in questions for c in q["choices"] if c["key"] == key), "")


@websocket("/tables/{id:str}/live")
async def live_seat(socket: Socket, id: FromPath[str]) -> None:
    """A live seat at a table: see the protocol's frames."""
    headers = socket.headers
    if not same_origin(headers.get("origin"), headers.get("host")):
        await socket.close(code=4403, reason="foreign origin")
        return
    await socket.accept()
    await Line(socket.app.state["hall"], socket, id).run()
