"""No request holds the event loop: what takes long is done in workers, and long games are opened from their latest state."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from golden_parties import shelf
from tests.server.house import House, Player
from undercroft.kernel.event import EARLIER
from undercroft.kernel.save import dump_save
from undercroft.kernel.table import Table
from undercroft.server import hall, workers

pytestmark = pytest.mark.usefixtures("patient")
HOLD = 0.05
"""Seconds of processor time that one step of the loop may take."""
TRIES = 4
"""A step that takes long takes long every time; one that was disturbed by the machine does not."""


class Steps:
    """The longest steps of the event loop, in processor time, so that a busy machine does not matter."""

    def __init__(self) -> None:
        self.longest: list[tuple[float, str]] = []

    def begin(self) -> None:
        """Count from here on, with what is there put aside, as a server does when it is ready."""
        gc.collect()
        gc.freeze()
        self.longest = []

    def take(self, seconds: float, what: str) -> None:
        self.longest = sorted([*self.longest, (seconds, what)])[-3:]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    found, run = Steps(), asyncio.Handle._run

    def timed(handle: Any) -> None:
        start = time.thread_time()
        run(handle)
        found.take(time.thread_time() - start, repr(handle)[:300])

    monkeypatch.setattr(asyncio.Handle, "_run", timed)
    yield found
    gc.unfreeze()


def longest_game() -> Table[Any]:
    """The longest of the golden games, short of its end, so that it can be played on."""
    table = shelf("gloomhaven").longest()
    for _ in range(3):
        table.undo()
    return table


@pytest.fixture(scope="module")
def save() -> bytes:
    return dump_save(longest_game(), embed=False)


def brought_in(player: Player, save: bytes) -> str:
    answer = player.ask("POST", "/tables/import", content=save)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def put_away(house: House, table: str) -> None:
    house.hall.tables.pop(table, None)


def test_the_longest_game_holds_nobody_up(build: Callable[..., House], save: bytes, steps: Steps) -> None:
    """Brought in, opened, played on, undone far back, asked for reasons and exported."""
    house, longest = build(), []
    for _ in range(TRIES):
        steps.begin()
        do_everything(house, save)
        longest.append(steps.longest)
        if steps.longest[-1][0] < HOLD:
            return
    raise AssertionError(longest)


def do_everything(house: House, save: bytes) -> None:
    player = house.player()
    id = brought_in(player, save)
    info = player.get(f"/tables/{id}")
    put_away(house, id)
    lines = [player.sit(id, seat) for seat in info["yours"]]
    line = lines[0]
    assert [entry["number"] for entry in line.log] == sorted(entry["number"] for entry in line.log)
    for kind, times in (("undo", 60), ("redo", 30)):
        for _ in range(times):
            line.settle()
            if line.around[kind]:
                line.do(kind)
    for entry in line.log[:3]:
        line.ask(type="why", event=entry["number"])
    assert player.ask("GET", f"/tables/{id}/export").status_code == 200
    assert player.get("/tables")


def test_the_log_is_complete_when_the_table_is_open(build: Callable[..., House], save: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PATIENCE", 600.0)
    house = build()
    player = house.player()
    id = brought_in(player, save)
    line = player.sit(id)
    table = house.live(id).table
    assert EARLIER not in table.events
    assert (len(line.log), line.log[-1]["number"]) == (200, len(table.events) - 1)
    assert all(entry["text"] for entry in line.log)


def test_a_log_that_is_late_is_sent_later(build: Callable[..., House], save: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PATIENCE", 0.0)
    house = build()
    player = house.player()
    line = player.sit(brought_in(player, save))
    assert len(line.log) < 200
    line.until(lambda f: f["type"] == "snapshot")
    assert len(line.log) == 200


def test_why_waits_for_the_beginning_of_the_log(build: Callable[..., House], save: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PATIENCE", 0.0)
    house = build()
    player = house.player()
    id = brought_in(player, save)
    line = player.sit(id)
    whole = longest_game()
    event = next(n for n, told in enumerate(whole.events) if told.CUE == "move" and whole.why(n))
    answer = line.ask(type="why", event=event)
    assert [reason["rule"] for reason in answer["reasons"]] == [reason.rule for reason in whole.why(event)] != []
    for event in range(0, len(whole.events), 40):
        answer = line.ask(type="why", event=event)
        assert [reason["rule"] for reason in answer["reasons"]] == [reason.rule for reason in whole.why(event)], event


def test_undo_goes_back_to_the_very_start(build: Callable[..., House]) -> None:
    """States of long ago are not in memory; they are read again."""
    house = build()
    player = house.player()
    table = longest_game()
    while len(table.journal) > 150:
        table.undo()
    line = player.sit(brought_in(player, dump_save(table, embed=False)))
    line_seats = player.get(f"/tables/{line.table}")["yours"]
    while line.around["undo"]:
        line.do("undo")
        line.settle()
    assert not [seat for seat, _ in house.live(line.table).table.journal if seat in line_seats]
    line.do("redo")


# -- games of strangers ----------------------------------------------------------------------------------------------------
def test_a_game_that_takes_too_long_is_refused_in_words(build: Callable[..., House], save: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "IMPORT", 0.01)
    player = build().player()
    answer = player.ask("POST", "/tables/import", content=save)
    assert (answer.status_code, "carry on with it in the terminal" in answer.json()["detail"]) == (422, True)
    monkeypatch.undo()
    assert brought_in(player, save), "another process has taken the place of the one that was stopped"


def test_a_game_with_too_many_choices_is_refused_unplayed(build: Callable[..., House], save: bytes) -> None:
    lines = save.split(b"\n")
    beat = next(n for n, line in enumerate(lines[2:], 2) if b'"choices":["' in line)
    lines[beat] = lines[beat].replace(b'"choices":[', b'"choices":[' + b'"0 pass",' * 10_001)
    answer = build().player().ask("POST", "/tables/import", content=b"\n".join(lines))
    assert (answer.status_code, "at most 10,000 choices" in answer.json()["detail"]) == (422, True)


def test_damaged_saves_are_refused_by_the_worker(build: Callable[..., House], save: bytes) -> None:
    player = build().player()
    for data in (b"", b"\x00\xff" * 1000, save[:2000], save.replace(b'"seed":', b'"seed":1'), b"{" * 100_000):
        answer = player.ask("POST", "/tables/import", content=data)
        assert answer.status_code == 422, answer.text
    assert brought_in(player, save)
