"""Closing and opening again: every table as it was, whatever happened at it, whatever is installed by then."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.games import CARDS, SECRET, CardRules
from tests.server.house import BUGS, House, Player
from undercroft.cli.app import run
from undercroft.kernel.packs import PackSource
from undercroft.kernel.save import load_save
from undercroft.server import hall, keeping, live
from undercroft.server.shelf import SHELF, Pinned
from undercroft.server.store import MIGRATIONS, async_url

pytestmark = pytest.mark.usefixtures("patient")


def reread(house: House, table: str) -> live.LiveTable:
    """The table as it is in the database."""
    tables = house.hall.tables
    was = tables.pop(table)
    found = house.run(house.hall._read(table))
    tables[table] = was
    return found


@pytest.mark.parametrize("every", [1, 4, 25])
@pytest.mark.parametrize("short", [0, 1000])
def test_the_same_table_at_every_point(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch, every: int, short: int) -> None:
    """Choices, undo, redo and corrections; read again after each, from a snapshot of any age, resumed and replayed."""
    monkeypatch.setattr(keeping, "EVERY", every)
    monkeypatch.setattr(keeping, "STATES", 2)
    monkeypatch.setattr(hall, "SHORT", short)
    house, dice = build(), random.Random(every)
    player = house.player()
    done = {"choose": 0, "undo": 0, "redo": 0, "amend": 0}
    line, table = None, None
    while min(done.values()) < 3 or sum(done.values()) < 50:
        if line is None or table is None or line.result is not None:
            made = player.table(seed=sum(done.values()))
            line, table = player.sit(made.id), house.live(made.id)
        kind = dice.choices(list(done), [6, 3, 4, 1])[0]
        if kind == "choose":
            line.do("choose", key=dice.choice(line.keys))
        elif kind == "amend":
            line.do("amend", path="round", value=table.table.state.round + 1)
        elif not line.around[kind]:
            continue
        else:
            line.do(kind)
        done[kind] += 1
        again = reread(house, made.id)
        assert (again.version, again.table.hash, again.table.journal) == (table.version, table.table.hash, table.table.journal)
        assert [(m.at, m.events, m.hash) for m in again.table.marks] == [(m.at, m.events, m.hash) for m in table.table.marks]
        if again.reading is not None and done["choose"] % 5 == 0:
            house.run(again.reading)
            assert again.table.events == table.table.events
        assert [d.keys for d in again.table.decisions] == [d.keys for d in table.table.decisions]


def test_seats_that_choose_at_once(build: Callable[..., House]) -> None:
    """Half of the choices are in, some were taken back: so it is after a restart."""
    house = build()
    player = house.player()
    made = player.table(SECRET, 3, shared="majority")
    friend = made.friend(1)
    one, two = player.sit(made.id, 0), friend.sit(made.id, 1)
    one.do("choose", key=one.keys[0])
    two.settle()
    two.do("choose", key=two.keys[1])
    one.settle()
    one.do("undo")
    one.do("choose", key=one.keys[2])
    two.settle()
    before = house.live(made.id).table
    house = build()
    again = [Player(house, player.key).sit(made.id, 0), Player(house, friend.key).sit(made.id, 1)]
    assert [line.scene for line in again] == [one.scene, two.scene]
    table = house.live(made.id).table
    assert (table.hash, table.journal, again[0].version) == (before.hash, before.journal, 4)
    again[0].settle()
    again[0].do("undo")


def test_a_whole_server_comes_back(build: Callable[..., House]) -> None:
    house = build()
    player = house.player()
    tables = {}
    for n in range(3):
        made = player.table(seed=n)
        line = player.sit(made.id)
        for _ in range(10 + 10 * n):
            if line.keys:
                line.do("choose", key=line.keys[0])
        tables[made.id] = (house.live(made.id).table.hash, line.version, line.scene)
    listed = [{**t, "seats": [{**s, "present": False} for s in t["seats"]]} for t in player.get("/tables")]
    player = Player(build(), player.key)
    assert player.get("/tables") == listed
    for id, (hash, version, scene) in tables.items():
        line = player.sit(id)
        assert (player.house.live(id).table.hash, line.version, line.scene) == (hash, version, scene)
        if line.keys:
            line.do("choose", key=line.keys[0])


def test_a_game_goes_on_with_the_packs_it_began_with(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    house = build()
    player = house.player()
    made = player.table(SECRET, 2)
    line = player.sit(made.id)
    line.do("choose", key=line.keys[0])
    old = house.live(made.id).table.rules.packs
    newer = PackSource(SECRET, "2", {"cards.txt": old[0].files["cards.txt"].replace("attack 2", "attack 3")})
    changed = type(CARDS)(newer, CardRules)
    monkeypatch.setitem(SHELF.pinned, SECRET, Pinned(changed, SHELF.older))
    player = Player(build(), player.key)
    again = player.sit(made.id)
    assert player.house.live(made.id).table.rules.packs == old
    assert again.scene == line.scene
    again.do("choose", key=again.keys[0])
    assert player.house.live(player.table(SECRET, 2).id).table.rules.packs == (newer,)
    export = player.ask("GET", f"{made.path}/export").content
    assert load_save(export, changed.find).rules.packs == old, "an export carries them with it"
    player.put(f"{made.path}/seats/1/bot", bot="random")
    again.until(lambda f: f["type"] == "update" and f["version"] == 4)


def test_rules_that_cannot_be_read_any_more(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose rules have changed without a way from the old ones is refused in words, and harms no other."""
    house = build()
    player = house.player()
    made, other = player.table(SECRET, 2), player.table()
    monkeypatch.setattr(CardRules, "version", "2")
    player = Player(build(), player.key)
    bye = player.sit(made.id).frames[-1]
    assert (bye["type"], bye["error"]) == ("bye", "unreadable")
    assert "no way from 1" in bye["detail"]
    assert player.ask("GET", f"{made.path}/export").status_code == 422
    assert player.sit(other.id).keys
    assert len(player.get("/tables")) == 2


# -- the database itself ---------------------------------------------------------------------------------------------------
def test_a_newer_database_is_refused_in_one_line(build: Callable[..., House], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build().close()
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("update alembic_version set version_num = 'v9999'")
    database.close()
    assert run(["serve", "--no-open", "--port", "0", "--database-url", f"sqlite:///{file}"]) == 1
    said = capsys.readouterr()
    assert said.err.splitlines() == [said.err.strip()]
    assert "newer version (schema v9999)" in said.err


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://x/y", "sqlite:/// or postgresql://"),
        ("tables.sqlite", "sqlite:/// or postgresql://"),
        ("sqlite:////nowhere/at/all.sqlite", "cannot open the database"),
        ("postgresql://x:port/y", "cannot use the database"),
    ],
)
def test_databases_that_cannot_be_had(url: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--no-open", "--port", "0", "--database-url", url]) == 1
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert words in said


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.sqlite").write_bytes(b"not a database at all" * 100)
    assert run(["serve", "--no-open", "--port", "0", "--database-url", f"sqlite:///{tmp_path}/x.sqlite"]) == 1
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert "not a database" in said


def test_urls() -> None:
    assert async_url("sqlite:///x") == "sqlite+aiosqlite:///x"
    assert async_url("postgres://a@b/c") == async_url("postgresql+psycopg://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert (MIGRATIONS / "versions").is_dir()


def test_a_backup_opens(build: Callable[..., House], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Taken while the server runs."""
    house = build()
    player = house.player()
    made = player.table()
    line = player.sit(made.id)
    for _ in range(7):
        line.do("choose", key=line.keys[0])
    url, to = f"sqlite:///{house.file}", tmp_path / "copy.sqlite"
    assert run(["backup", str(to), "--database-url", url]) == 0
    assert "bytes written" in capsys.readouterr().out
    line.do("choose", key=line.keys[0])
    copy = House(to)
    try:
        again = Player(copy, player.key).sit(made.id)
        assert again.version == 7
        again.do("choose", key=again.keys[0])
        assert again.scene == line.scene
    finally:
        copy.close()
    for arguments, words in [
        ([str(to), "--database-url", url], "exists"),
        ([str(tmp_path / "b"), "--database-url", f"sqlite:///{tmp_path}/none"], "there is no database"),
        ([str(tmp_path / "b"), "--database-url", "postgresql://x/y"], "pg_dump"),
        ([str(tmp_path / "no" / "b"), "--database-url", url], "cannot copy"),
    ]:  # fmt: skip
        assert run(["backup", *arguments]) == 1
        said: Any = capsys.readouterr().err
        assert len(said.splitlines()) == 1
        assert words in said
    assert BUGS in {t["game"] for t in player.get("/tables")}
