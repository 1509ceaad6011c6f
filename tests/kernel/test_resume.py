"""Games resumed from a state, without a replay of what was before it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from probes import secret_cards
from undercroft.kernel.conformance import Installed, lively
from undercroft.kernel.decision import Option
from undercroft.kernel.event import EARLIER
from undercroft.kernel.rules import Migration
from undercroft.kernel.save import Kept, SaveError, dump_position, dump_save, load_save, replay_save, resume_save
from undercroft.kernel.table import Diverged, Forgotten, Table


def played(choices: int = 30) -> Table[Any]:
    table, player = secret_cards.cases()[0].table(3), lively(3)
    for _ in range(choices):
        table.choose(player(table.decisions[0]), table.decisions[0].seat)
    return table


def back_to_the_start(table: Table[Any]) -> None:
    while table.journal:
        table.undo()


def find(table: Table[Any]) -> Any:
    return Installed(table.rules).find


def resumed(table: Table[Any], journal: Any = None, kept: Any = ()) -> Table[Any]:
    return resume_save(dump_save(table, embed=False, resumable=True), table.journal if journal is None else journal, kept, find(table))


def test_only_the_last_state_is_there_and_earlier_events_are_told_apart() -> None:
    table = played()
    again = resumed(table)
    assert (again.hash, again.journal, len(again.events)) == (table.hash, table.journal, len(table.events))
    assert [bool(mark.data) for mark in again.marks[:-1]] == [False] * (len(again.marks) - 1)
    first = table.marks[-1].events
    assert again.events[:first] == [EARLIER] * first
    assert again.events[first:] == table.events[first:]


def test_going_back_asks_for_a_state_and_goes_on_when_it_has_one() -> None:
    table = played()
    again = resumed(table)
    far = table.marks[4]
    with pytest.raises(Forgotten) as missing:
        back_to_the_start(again)
    assert missing.value.number < len(again.marks)
    there = len(again.journal)
    again.recall(4, far.data)
    while len(again.journal) > far.at:
        again.undo()
    while len(table.journal) > far.at:
        table.undo()
    assert (again.hash, there > far.at) == (table.hash, True)
    assert again.marks[4].hash == far.hash
    with pytest.raises(Forgotten):
        again.undo()
    assert len(again.journal) == far.at, "nothing has changed"


def test_a_journal_that_left_the_save_starts_from_a_state_before_that() -> None:
    table = played()
    other = table.fork(listen=True, remember=True)
    for _ in range(12):
        other.undo()
    data, journal = dump_save(table, embed=False, resumable=True), list(other.journal)
    with pytest.raises(Forgotten):
        resume_save(data, journal, (), find(table))
    n = next(k for k in range(len(table.marks) - 1, -1, -1) if table.marks[k].at <= len(journal))
    kept = [Kept(n, table.marks[n].at, table.marks[n].data), Kept(len(table.marks) - 2, table.marks[-2].at, table.marks[-2].data)]
    again = resume_save(data, journal, kept, find(table))
    assert (again.hash, again.journal) == (other.hash, other.journal)


def test_old_states_are_let_go_of_and_reached_again() -> None:
    table = played()
    wanted = table.marks[6]
    table.let_go(3)
    assert sum(bool(mark.data) for mark in table.marks) == 3
    table.recall(2, played().marks[2].data)
    assert wanted.data in [beat.data for beat in table.beats_about(wanted.events)]
    with pytest.raises(Forgotten):
        table.beats_about(0)


def test_a_save_without_counts_cannot_be_resumed() -> None:
    table = played()
    with pytest.raises(Forgotten):
        resume_save(dump_save(table, embed=False), table.journal, (), find(table))


def test_secrets_bar_undo_behind_what_was_resumed() -> None:
    table = played()
    table.settings = msgspec.structs.replace(table.settings, undo="secrets")
    again = resumed(table)
    assert again.barriers[:1] == [table.marks[-1].at]


def test_replaying_compares_every_beat() -> None:
    table = played()
    data = dump_save(table, embed=False, resumable=True)
    assert replay_save(data, table.journal, find(table)).hash == table.hash
    lines = data.split(b"\n")
    lines[6] = lines[6].replace(table.marks[4].hash.encode(), b"0" * 16)
    with pytest.raises(Diverged, match="beat 4"):
        replay_save(b"\n".join(lines), table.journal, find(table))
    assert replay_save(b"\n".join(lines), table.journal[: table.marks[4].at - 1], find(table)).journal == table.journal[: table.marks[4].at - 1]


def test_a_position_alone_is_a_short_save() -> None:
    table = played()
    data = dump_position(table, embed=False)
    again = load_save(data, find(table))
    assert (again.hash, len(again.marks)) == (table.hash, 1)
    assert len(data) < len(dump_save(table, embed=False))
    assert [d.keys for d in again.decisions] == [d.keys for d in table.decisions]


def test_older_rules_go_on_from_the_state_that_fits_the_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played()
    data, journal = dump_save(table, embed=False, resumable=True), list(table.journal)
    kept = [Kept(3, table.marks[3].at, table.marks[3].data)]
    shorter = journal[: table.marks[3].at + 1]
    monkeypatch.setattr(type(table.rules), "version", "new")
    with pytest.raises(SaveError, match="no way"):
        resume_save(data, journal, kept, find(table))
    monkeypatch.setattr(type(table.rules), "migrations", {"1": Migration("new", lambda state: state)})
    assert resume_save(data, journal, kept, find(table)).hash == table.hash
    back = resume_save(data, shorter, kept, find(table))
    assert back.journal == shorter[table.marks[3].at :]
    assert back.marks[0].hash == table.marks[3].hash
    with pytest.raises(SaveError, match="only rules new"):
        replay_save(data, journal, find(table))


def test_questions_that_older_rules_did_not_ask_are_answered_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices made since the snapshot count, although the newer rules ask more; without the answers they are asked again."""
    table = played(4)
    data, seats = dump_save(table, embed=False, resumable=True), table.seats
    beat = type(table.rules).beat

    def asking(rules: Any, game: Any) -> Any:
        async def flow() -> None:
            await game.choose(seats[0], "really", [Option("no", 0), Option("yes", 1)])
            await beat(rules, game)

        return flow()

    monkeypatch.setattr(type(table.rules), "version", "new")
    monkeypatch.setattr(type(table.rules), "beat", asking)
    monkeypatch.setattr(type(table.rules), "migrations", {"1": Migration("new", lambda state: state)})
    again = load_save(data, find(table))
    assert (again.decision and again.decision.prompt, again.journal) == ("really", [])
    assert any("not legal any more" in note for note in again.notes)
    monkeypatch.setattr(type(table.rules), "migrations", {"1": Migration("new", lambda state: state, {"really": "yes"})})
    again = load_save(data, find(table))
    assert [entry for entry in again.journal if entry[1] != "yes"] == table.journal[table.marks[-1].at :] != []
    assert not any("not legal" in note for note in again.notes)
