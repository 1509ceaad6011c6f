"""Backs up the database while the server runs."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from .store import StoreError


def copy_database(url: str, to: Path) -> int:
    """Copy an SQLite database to a new file as one consistent snapshot; returns its size."""
    scheme, _, path = url.partition(":///")
    if not scheme.startswith("sqlite") or not path:
        raise StoreError("only SQLite databases are copied here; for PostgreSQL use pg_dump")
    if not Path(path).is_file():
        raise StoreError(f"there is no database {path}")
    if to.exists():
        raise StoreError(f"{to} exists; choose another name")
    part = to.with_name(f".{to.name}.part")
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as source, sqlite3.connect(part) as target:
            source.backup(target)
        os.replace(part, to)
    except (OSError, sqlite3.Error) as e:
        part.unlink(missing_ok=True)
        raise StoreError(f"cannot copy the database: {e}") from None
    return to.stat().st_size
