"""A golden replay of Machina Arcana: after two deaths, the players of the dead move the monsters until the last explorer falls."""

from __future__ import annotations

from pathlib import Path

import pytest

import golden_dead
from golden_games import replay
from undercroft.games.machina_arcana.events import Attacked, Destroyed, PhaseBegan
from undercroft.kernel.save import parse_save
from undercroft.kernel.voting import Settings


def test_the_game_replays_beat_by_beat_with_the_pack_as_it_is() -> None:
    assert golden_dead.fault(golden_dead.FILE) == "", "`python tools/golden_dead.py record` records it anew"


def test_the_dead_move_the_monsters_and_the_first_to_die_breaks_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[tuple[int, ...]]()
    table = golden_dead.new_table(parse_save(golden_dead.FILE.read_bytes()).header.seed)
    choose = table.choose

    def watched(key: str, seat: int = -1) -> None:
        decision = table.decision
        if decision is not None and decision.prompt == "control-monster":
            dead = {e.seat: e.dead for e in table.state.explorers.values() if e.dead}
            assert decision.group is not None
            assert sorted(dead) == list(decision.group.seats)
            assert dead[decision.group.first] == 1
            asked.append(decision.group.seats)
        choose(key, seat)

    monkeypatch.setattr(table, "choose", watched)
    votes = golden_dead.play(table, table.seed)
    assert (votes.all >= golden_dead.ORDERS, votes.ties >= golden_dead.TIES) == (True, True)
    assert {len(seats) for seats in asked} == {1, 2}, "one dead player alone, then two"
    assert table.state == replay(golden_dead.rules(), golden_dead.FILE).state


def test_monsters_moved_by_the_dead_kill_the_last_explorer_and_nobody_wins() -> None:
    table = replay(golden_dead.rules(), golden_dead.FILE)
    explorers = table.state.explorers
    deaths = [n for n, event in enumerate(table.events) if isinstance(event, Destroyed) and event.figure in explorers]
    assert sorted(explorer.dead for explorer in explorers.values()) == [1, 2, 3]
    assert (table.state.outcome, set(table.rules.results(table.state).values())) == ("lost", {False})
    after = table.events[deaths[0] + 1 :]
    assert any(isinstance(event, Attacked) and event.figure and event.figure not in explorers for event in after)
    assert sum(isinstance(event, PhaseBegan) for event in after) > 4


def test_a_file_that_is_missing_or_stale_is_no_good(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert golden_dead.fault(tmp_path / "none") == "missing"
    other = tmp_path / "other"
    other.write_bytes(golden_dead.FILE.read_bytes().replace(b'"choices":["0 ', b'"choices":["0 x', 1))
    assert golden_dead.fault(other).startswith("stale: ")
    monkeypatch.setattr(golden_dead, "FILE", tmp_path / "new.undercroft")
    assert golden_dead.main(["record"]) == 0
    assert capsys.readouterr().out.startswith("recorded seed ")
    assert (tmp_path / "new.undercroft").exists()


def test_votes_are_counted_by_majority() -> None:
    assert golden_dead.new_table(0).settings == Settings(shared="majority")
