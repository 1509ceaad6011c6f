"""Tables that a server kept before the rules changed: they open, ask the same, and are played on, with undo back to where they were opened."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Live, Player

FIXTURES = Path(__file__).parents[1] / "fixtures"
OLD: dict[str, Any] = json.loads((FIXTURES / "server-old-rules.json").read_text())
GAMES = list(OLD["tables"])
pytestmark = pytest.mark.usefixtures("patient")


@pytest.fixture
def old(tmp_path: Path) -> Iterator[House]:
    shutil.copy(FIXTURES / "server-old-rules.sqlite", tmp_path / "tables.sqlite")
    house = House(tmp_path / "tables.sqlite")
    yield house
    house.close()


def lines(player: Player, table: str) -> list[Live]:
    """All seats, which are one person's."""
    return [player.sit(table, seat) for seat in player.get(f"/tables/{table}")["yours"]]


def play(all: list[Live], choices: int) -> None:
    for _ in range(choices):
        for line in all:
            line.settle()
        asked = next((line for line in all if line.keys), None)
        if asked is None:
            return
        asked.do("choose", key=asked.keys[0])


@pytest.mark.parametrize("game", GAMES)
def test_an_old_table_goes_on(old: House, game: str) -> None:
    player, was = Player(old, OLD["key"]), OLD["tables"][game]
    seats = lines(player, was["table"])
    table = old.live(was["table"]).table
    assert [[d.seat, d.prompt, d.keys] for d in table.decisions] == was["asked"]
    assert (table.state.round, seats[0].version) == (was["round"], was["version"])
    play(seats, 6)
    for line in seats:
        line.settle()
    seats[0].do("undo")
    hash, journal = table.hash, list(table.journal)
    old.hall.tables.clear()
    again = old.live(was["table"]).table
    assert (again.hash, again.journal) == (hash, journal)
    assert again.rules.version == table.rules.version


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_where_it_was_opened(old: House, game: str) -> None:
    player, was = Player(old, OLD["key"]), OLD["tables"][game]
    seats = lines(player, was["table"])
    play(seats, 3)
    while seats[0].settle() is not None and seats[0].around["undo"]:
        seats[0].do("undo")
    table = old.live(was["table"]).table
    assert table.journal == []
    play(seats, 3)
    assert table.journal


def test_saves_of_old_rules_are_brought_in_and_go_on(old: House) -> None:
    """The same games as files: every fixture of the older rules is a table a stranger can bring."""
    player = old.player()
    names = sorted(path.name for path in FIXTURES.glob("*-rules-*.undercroft"))
    assert len(names) == 17
    for name in names:
        answer = player.ask("POST", "/tables/import", content=(FIXTURES / name).read_bytes())
        assert answer.status_code == 201, (name, answer.text)
        info = answer.json()["table"]
        line = player.sit(info["id"])
        table = old.live(info["id"]).table
        first = next(d for d in table.decisions)
        if first.seat in (line.scene["players"][0]["seat"], -1):
            line.do("choose", key=line.keys[0])
            assert line.version == 1
