"""The database: players, tables, seats, journals, campaigns. Many writes are batched into one durable commit."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, RowMapping, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema

MIGRATIONS = Path(__file__).parent / "migrations"
TRANSFER = 600
"""How many seconds a transfer code is valid."""
GATHER = 256
"""The most writes in one commit."""


class StoreError(RuntimeError):
    """The database cannot be used; the message gives the reason in one line."""


def now() -> int:
    return int(time.time())


def async_url(url: str) -> str:
    """A database URL with the driver we use; it accepts plain `sqlite:///file` and `postgresql://…`."""
    scheme, mark, rest = url.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    found = drivers.get(scheme.partition("+")[0])
    if not mark or found is None:
        raise StoreError("a database URL begins with sqlite:/// or postgresql://")
    return f"{found}://{rest}"


class Write(NamedTuple):
    """Statements that belong together, and the future that waits for them."""

    statements: Sequence[tuple[Executable, Mapping[str, Any] | None]]
    done: asyncio.Future[None]


class Store:
    """All reads and writes. Journal entries go through `write`, which batches simultaneous writes into one commit."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.lite = self.url.startswith("sqlite")
        try:
            self.engine: AsyncEngine = create_async_engine(self.url, **({} if self.lite else {"pool_size": 10, "max_overflow": 10}))
        except (ImportError, ArgumentError, ValueError) as e:
            raise StoreError(f"cannot use the database: {str(e).partition(chr(10))[0]}") from None
        self.direct: Engine | None = None
        """Used for SQLite's writes."""
        self.queue: asyncio.Queue[Write] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        if self.lite:
            event.listen(self.engine.sync_engine, "connect", _durable)
            if self.engine.url.database:
                self.direct = create_engine(self.engine.url.set(drivername="sqlite"))
                event.listen(self.direct, "connect", _durable)

    async def open(self) -> None:
        """Bring the schema up to date and start writing."""
        try:
            if self.lite and self.engine.url.database:
                _openable(self.engine.url.database)
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
        except Exception as e:
            await self.engine.dispose()
            if isinstance(e, StoreError):
                raise
            raise StoreError(f"cannot open the database: {type(e).__name__}: {str(e).partition(chr(10))[0]}") from e
        self.writer = asyncio.create_task(self._write_loop())

    async def close(self) -> None:
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
        if self.direct is not None:
            self.direct.dispose()
        await self.engine.dispose()

    # -- writing ---------------------------------------------------------------------------------------------------------
    async def write(self, *statements: tuple[Executable, Mapping[str, Any] | None]) -> None:
        """Execute statements in one transaction and return when they are durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Write(statements, done))
        await done

    async def _write_loop(self) -> None:
        while True:
            some = [await self.queue.get()]
            while not self.queue.empty() and len(some) < GATHER:
                some.append(self.queue.get_nowait())
            try:
                await self._commit(some)
            except Exception:
                for one in some:  # one of them may have failed: retry each in its own transaction
                    await self._alone(one)
            for _ in some:
                self.queue.task_done()

    async def _commit(self, some: Sequence[Write]) -> None:
        """Commit all writes in one transaction. For SQLite this runs in one go in a thread, which is much cheaper than step by step."""
        if self.direct is not None:
            await asyncio.to_thread(_at_once, self.direct, some)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(_carry_out, some)
        for one in some:
            if not one.done.done():
                one.done.set_result(None)

    async def _alone(self, one: Write) -> None:
        try:
            await self._commit([one])
        except Exception as e:
            if not one.done.done():
                one.done.set_exception(e)

    # -- reading ---------------------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def rows(self, statement: Executable) -> list[RowMapping]:
        async with self.reading() as connection:
            return list((await connection.execute(statement)).mappings())

    async def row(self, statement: Executable) -> RowMapping | None:
        found = await self.rows(statement)
        return found[0] if found else None

    # -- players ---------------------------------------------------------------------------------------------------------
    async def add_player(self, id: str, key_hash: str) -> None:
        await self.write(
            (insert(schema.players).values(id=id, created=now()), None), (insert(schema.keys).values(hash=key_hash, player=id), None)
        )

    async def player(self, key_hash: str) -> str | None:
        row = await self.row(select(schema.keys.c.player).where(schema.keys.c.hash == key_hash))
        return row["player"] if row else None

    async def add_transfer(self, code_hash: str, player: str) -> None:
        t = schema.transfers
        await self.write(
            (delete(t).where((t.c.player == player) | (t.c.expires < now())), None),
            (insert(t).values(hash=code_hash, player=player, expires=now() + TRANSFER), None),
        )

    async def claim(self, code_hash: str, key_hash: str) -> bool:
        """Exchange a transfer code, once, for another key of its player."""
        t = schema.transfers
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(t.c.player).where(t.c.hash == code_hash, t.c.expires >= now()))).first()
            gone = await connection.execute(delete(t).where(t.c.hash == code_hash))
            if row is None or gone.rowcount != 1:
                return False
            await connection.execute(insert(schema.keys).values(hash=key_hash, player=row[0]))
            return True


JOURNAL = insert(schema.journal)
TOUCH = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values(version=bindparam("to"), touched=bindparam("now"), waiting=bindparam("wait"), outcome=bindparam("end"))
)
SNAPSHOT = update(schema.tables).where(schema.tables.c.id == bindparam("of")).values(at=bindparam("to"), snapshot=bindparam("save"))
FOLD = delete(schema.journal).where(schema.journal.c.table == bindparam("of"), schema.journal.c.version <= bindparam("to"))
"""Deletes entries that are now in the snapshot."""
MARK = insert(schema.marks)
UNMARK = delete(schema.marks).where(schema.marks.c.table == bindparam("of"), schema.marks.c.at > bindparam("back"))
"""Deletes states that an undo has gone back past."""


def _carry_out(connection: Connection, some: Sequence[Write]) -> None:
    """Execute statements. Those with values are grouped so that each runs once for many rows; one without values runs in its turn."""
    rows: dict[Executable, list[Mapping[str, Any]]] = {}

    def flush() -> None:
        for statement, values in rows.items():
            connection.execute(statement, values)
        rows.clear()

    for statement, values in (s for one in some for s in one.statements):
        if values is not None:
            rows.setdefault(statement, []).append(values)
        else:
            flush()
            connection.execute(statement)
    flush()


def _at_once(engine: Engine, some: Sequence[Write]) -> None:
    with engine.begin() as connection:
        _carry_out(connection, some)


def _openable(file: str) -> None:
    """Check an SQLite file and raise any problem here, not in a thread of its driver."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")


def _durable(connection: Any, record: object) -> None:
    """Make SQLite use a write-ahead log and put every commit on disk before it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    current = MigrationContext.configure(connection).get_current_revision()
    known = [s.revision for s in ScriptDirectory.from_config(config).walk_revisions()]
    if current is not None and current not in known:
        raise StoreError(f"the database was written by a newer version (schema {current}); this one knows {known[0]}")
    if current != known[0]:
        command.upgrade(config, "head")
