"""The database tables. Secrets are stored only as hashes; the journal is the authoritative record of a game."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

players = Table("players", metadata, Column("id", String(32), primary_key=True), Column("created", BigInteger, nullable=False))

keys = Table(
    "keys", metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
)  # fmt: skip

transfers = Table(
    "transfers", metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)  # fmt: skip

packs = Table(
    "packs", metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(100), nullable=False),
    Column("version", String(40), nullable=False),
    Column("data", Text, nullable=False),
)  # fmt: skip

campaigns = Table(
    "campaigns", metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(60), nullable=False),
    Column("name", String(60), nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("current", String(32), nullable=False, default=""),
    Column("touched", BigInteger, nullable=False),
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("title", String(60), nullable=False),
    Column("scenario", String(200), nullable=False),
    Column("host", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("undo", String(10), nullable=False),
    Column("looker", String(64), nullable=False),
    Column("campaign", String(32), nullable=False, default=""),
    Column("version", Integer, nullable=False, default=0),
    Column("outcome", String(20), nullable=True),
    Column("waiting", String(200), nullable=False, default=""),
    Column("at", Integer, nullable=False, default=0),
    Column("snapshot", LargeBinary, nullable=False),
    Column("bytes", BigInteger, nullable=False, default=0),
)  # fmt: skip
"""`snapshot` is a save of the game at version `at`; later changes are in the journal. `bytes` is the size of the packs that came with it."""

marks = Table(
    "marks", metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)  # fmt: skip
"""The compressed state of a game at the start of a beat; `at` is the number of choices made before it. Undo returns to these."""

uses = Table(
    "uses", metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("pack", String(64), primary_key=True, index=True),
)  # fmt: skip
"""Which tables need which packs. A pack that no table needs any more is removed."""

seats = Table(
    "seats", metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("icon", String(60), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("player", String(32), nullable=False, default="", index=True),
    Column("called", String(40), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),
)  # fmt: skip

lookers = Table(
    "lookers", metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(32), primary_key=True),
)  # fmt: skip
"""Spectators."""

journal = Table(
    "journal", metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("key", Text, nullable=False),
    Column("hash", String(16), nullable=False),
)  # fmt: skip
"""What was done at a table since its snapshot, one entry per version: choose, undo (of the named choice), cut (back to so many choices), amend. An
entry is written before it is acknowledged."""

