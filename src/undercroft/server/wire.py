"""Scenes for one seat in one language: texts are filled in, and each scene is sent as changes from the one before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from undercroft.kernel.decision import Seat
from undercroft.kernel.scene import Board, Card, Message, Player, Question, Scene, Token, Track, Turn, Zone
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller

from .protocol import Change, LogEntry

Plain = dict[str, Any]
MESSAGE = {"id", "args", "text"}
Place = tuple[str | int, ...]
DESCEND = (Scene, Board, Zone, Question)
"""The parts of a scene that are compared field by field; what they consist of is sent anew as a whole if it differs."""
SILENT = {"edges", "marks", "slots", "parts", "icons", "areas"}
"""Fields that contain no messages and are skipped."""


RECENT = 200
"""How many log entries a new client gets."""


class View:
    """What a seat sees and has already received, in its language. Connections with the same seat and language share it."""

    def __init__(self, table: Table[Any], seat: Seat | None, locale: str) -> None:
        self.teller = Teller(table, seat, locale, RECENT)
        self.table, self.seat, self.locale = table, seat, locale
        self.scene: Plain = {}
        """The scene as it was sent, with all texts."""
        self.log: list[LogEntry] = []
        self._seen: Scene | None = None
        """The scene that `scene` was made from."""
        self._names: object = ()
        """The names that its texts were made with."""

    def refresh(self) -> tuple[tuple[Change, ...], int, tuple[LogEntry, ...]]:
        """Update the view: returns the changes in the scene, how many log entries are still valid, and the new ones."""
        first = self.teller.first
        scene = self.teller.refresh()
        start = self.teller.first
        kept = self.teller.kept if start == first else start
        found: list[Change] = []
        old, names = self.scene, self.teller.names.copy()
        if self._seen is None:
            self.scene = self._plain(scene)
            found += changes(old, self.scene)
        elif names != self._names:  # any text may have changed
            self.scene = self._renewed(self._seen, scene, self.fill(old), (), [])
            found += changes(old, self.scene)
        else:
            self.scene = self._renewed(self._seen, scene, old, (), found)
        self._seen, self._names = scene, names
        self.log[kept - start if start == first else 0 :] = self._entries(max(kept, start))
        return tuple(found), kept, tuple(self.log[max(0, kept - start) :])

    def _renewed(self, old: Any, new: Any, plain: Any, at: Place, found: list[Change]) -> Any:
        """What is sent for `new`, given what was sent for `old`. Only what differs is put into words. The changes are added to `found`."""
        if old is new or old == new:
            return plain
        if type(old) is type(new) and isinstance(new, DESCEND):
            sent = dict(plain)
            for field in new.__struct_fields__:
                sent[field] = self._renewed(getattr(old, field), getattr(new, field), plain[field], (*at, field), found)
            return sent
        if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
            return [self._renewed(a, b, p, (*at, n), found) for n, (a, b, p) in enumerate(zip(old, new, plain))]
        sent = self._plain(new)
        found += changes(plain, sent, at)
        return sent

    def _plain(self, value: Any) -> Any:
        """Part of a scene as plain data in the reader's language."""
        match value:
            case Scene():
                return {field: self._plain(getattr(value, field)) for field in value.__struct_fields__}
            case Zone():
                return {**self._told(replace(value, cards=())), "cards": self._plain(value.cards)}
            case Card():
                return self._told(self.teller.card(value))
            case Turn():
                return _builtin(self.teller.turn(value))
            case Token():
                return self._told(self.teller.token(value))
            case Player():
                return _builtin(self.teller.player(value))
            case Track():
                return self._told(self.teller.track(value))
            case tuple():
                return [self._plain(v) for v in value]
            case Struct():
                return self._told(value)
        return value

    def _told(self, value: Struct) -> Any:
        return self.fill(_builtin(value))

    @property
    def latest(self) -> tuple[LogEntry, ...]:
        """The end of the log that a new client gets."""
        return tuple(self.log[-RECENT:])

    def _entries(self, start: int) -> list[LogEntry]:
        shown = self.table.events_for(self.seat, start)
        return [_entry(n, event, self.teller.lines[n], self.teller.heading(n)) for n, event in enumerate(shown, start)]

    def fill(self, value: Any) -> Any:
        """Plain data with the text of every message filled in."""
        if isinstance(value, dict):
            if value.keys() == MESSAGE:
                return {**value, "text": self.teller.message(Message(value["id"], value["args"]))}
            return {k: self.fill(v) if k not in SILENT and isinstance(v, dict | list | tuple) else v for k, v in value.items()}
        return [self.fill(v) if isinstance(v, dict | list | tuple) else v for v in value]


def _builtin(value: Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _entry(number: int, event: Any, text: str, heading: bool) -> LogEntry:
    amount = getattr(event, "damage", getattr(event, "amount", 0))
    cell = getattr(event, "cell", None)
    return LogEntry(
        number, event.id, text, event.CUE, getattr(event, "figure", ""), getattr(event, "target", ""),
        getattr(event, "path", ()) or ((cell,) if isinstance(cell, int) else ()), amount if isinstance(amount, int) else 0, event.rules, heading,
    )  # fmt: skip


def changes(old: Any, new: Any, at: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """The smallest changes that turn `old` into `new`, at any depth. Lists that grow or shrink are replaced as a whole."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [k for k in old if k not in new]:
            yield Change((*at, key), cut=True)
        for key, value in new.items():
            if key in old:
                yield from changes(old[key], value, (*at, key))
            else:
                yield Change((*at, key), value)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for n, (a, b) in enumerate(zip(old, new)):
            yield from changes(a, b, (*at, n))
    else:
        yield Change(at, new)
