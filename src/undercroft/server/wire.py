"""Scenes for one seat in one language: texts are filled in, and each scene is sent as changes from the one before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from undercroft.kernel.decision import Seat
from undercroft.kernel.scene import Message
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller

from .protocol import Change, LogEntry

Plain = dict[str, Any]
MESSAGE = {"id", "args", "text"}
SILENT = {"cards", "edges", "marks", "slots", "parts", "conditions"}
"""Fields that contain no messages and are skipped."""


RECENT = 200
"""How many log entries a new client gets."""


class View:
    """What a seat sees and has already received, in its language. Connections with the same seat and language share it."""

    def __init__(self, table: Table[Any], seat: Seat | None, locale: str) -> None:
        self.teller = Teller(table, seat, locale, RECENT)
        self.table, self.seat, self.locale = table, seat, locale
        self.scene: Plain = {}
        self.log: list[LogEntry] = []

    def refresh(self) -> tuple[tuple[Change, ...], int, tuple[LogEntry, ...]]:
        """Update the view: returns the changes in the scene, how many log entries are still valid, and the new ones."""
        old, before, first = self.scene, list(self.teller.seen), self.teller.first
        scene = self.teller.refresh()
        seen, start = self.teller.seen, self.teller.first
        end = min(len(before), len(seen))
        kept = next((n for n in range(start, end) if before[n] is not seen[n] and before[n] != seen[n]), end) if start == first else start
        told = replace(self.teller.translated(scene), tokens=scene.tokens)
        self.scene = self.fill(msgspec.json.decode(msgspec.json.encode(told)))
        self.log[kept - start if start == first else 0 :] = self._entries(max(kept, start))
        return tuple(changes(old, self.scene)), kept, tuple(self.log[max(0, kept - start) :])

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
