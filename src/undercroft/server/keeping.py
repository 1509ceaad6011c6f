"""How a table is stored in the database: an occasional save, the entries since then, and states of earlier beats for undo."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Executable, RowMapping, insert, select

from undercroft.kernel.decision import Seat
from undercroft.kernel.save import Kept, SaveError, dump_save
from undercroft.kernel.table import AMEND, Entry, Table

from . import schema
from .store import FOLD, JOURNAL, MARK, SNAPSHOT, UNMARK, Store

EVERY = 25
"""Versions between two snapshots: at most this many are replayed when a table is opened."""
STATES = 64
"""How many states of a game stay in memory; earlier ones are read again when an undo needs them."""
Statement = tuple[Executable, Mapping[str, Any] | None]


def folded(saved: Iterable[Entry], rows: Iterable[RowMapping]) -> list[Entry]:
    """The saved journal with everything done since the save applied."""
    journal = list(saved)
    for row in rows:
        seat, key = row["seat"], row["key"]
        match row["kind"]:
            case "choose":
                journal.append((seat, key))
            case "amend":
                journal.append((AMEND, key))
            case "undo":
                del journal[max(n for n, entry in enumerate(journal) if entry == (seat, key))]
            case "cut":
                del journal[int(key) :]
            case kind:
                raise SaveError(f"the journal has an entry of the unknown kind {kind!r}")
    return journal


def latest(game: Table[Any]) -> Kept:
    """The state at the last mark."""
    mark = game.marks[-1]
    return Kept(len(game.marks) - 1, mark.at, mark.data)


class Keeper:
    """Knows what is stored for one table, and what to write after each change."""

    def __init__(self, store: Store, table: str, kept: Sequence[int]) -> None:
        self.store, self.table = store, table
        self.kept = sorted(kept)
        """The journal positions of the stored states."""

    def begin(self, game: Table[Any], states: Sequence[Kept]) -> list[Statement]:
        """Statements that store a new game."""
        found = {state.at: state for state in (*states, latest(game))}
        self.kept = sorted(found)
        return [(insert(schema.marks).values(self._row(state)), None) for state in found.values()]

    def change(self, game: Table[Any], version: int, entry: tuple[str, Seat, str], back: int | None) -> list[Statement]:
        """Statements that store the change to this version; `back`: an undo returned to this many choices."""
        kind, seat, key = entry
        row = {"table": self.table, "version": version, "seat": seat, "kind": kind, "key": key, "hash": game.hash}
        statements: list[Statement] = [(JOURNAL, row)]
        behind = back is not None and bool(self.kept) and back < self.kept[-1]
        if behind:
            statements.append((UNMARK, {"of": self.table, "back": back}))
            self.kept = [at for at in self.kept if back is not None and at <= back]
        if behind or version % EVERY == 0 or game.outcome is not None:
            statements += self.snapshot(game, version)
        return statements

    def snapshot(self, game: Table[Any], version: int) -> list[Statement]:
        """Statements that store the whole game; the snapshot includes all entries so far."""
        of = {"of": self.table, "to": version}
        statements: list[Statement] = [(SNAPSHOT, {**of, "save": dump_save(game, embed=False, resumable=True)}), (FOLD, of)]
        mark = game.marks[-1]
        if not self.kept or mark.at > self.kept[-1]:
            statements.append((MARK, self._row(latest(game))))
            self.kept.append(mark.at)
        game.let_go(STATES)
        return statements

    def afresh(self, game: Table[Any], version: int, states: Sequence[Kept] = ()) -> list[Statement]:
        """Statements that store a game again when its earlier states are no longer usable."""
        statements: list[Statement] = [(UNMARK, {"of": self.table, "back": -1}), *self.begin(game, states)]
        return statements + self.snapshot(game, version)

    def _row(self, state: Kept) -> dict[str, Any]:
        return {"table": self.table, "at": state.at, "number": state.number, "state": zlib.compress(state.data, 1)}

    async def state(self, number: int) -> Kept | None:
        """The latest state stored for this beat or an earlier one."""
        m = schema.marks
        row = await self.store.row(select(m).where(m.c.table == self.table, m.c.number <= number).order_by(m.c.number.desc()).limit(1))
        return None if row is None else Kept(row["number"], row["at"], zlib.decompress(row["state"]))
