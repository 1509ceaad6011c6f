"""Golden replays of the games for parties: bots have won and lost every scenario, and all of it stays so."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden_games import Want
from golden_parties import SIZES, Shelf, shelf

WANTED = [pytest.param(game, want, id=f"{game}-{want.file}") for game in SIZES for want in shelf(game).wanted]


@pytest.mark.parametrize(("game", "want"), WANTED)
def test_every_game_replays_beat_by_beat_with_the_pack_as_it_is(game: str, want: Want) -> None:
    assert shelf(game).fault(want) == "", "`python tools/golden_parties.py record` records anew what is stale"


@pytest.mark.parametrize("game", SIZES)
def test_nothing_is_left_over(game: str) -> None:
    assert shelf(game).stray() == []


@pytest.mark.parametrize("game", SIZES)
def test_there_are_games_of_all_wanted_sizes(game: str) -> None:
    assert {len(setups[0]["characters"]) for setups in shelf(game).parties.values()} == set(SIZES[game])


def test_a_game_that_is_missing_or_ended_otherwise_is_no_good(tmp_path: Path) -> None:
    good, here = shelf("massive-darkness"), Shelf("massive-darkness", tmp_path)
    won, lost, other = good.wanted[:3]
    (tmp_path / lost.file).write_bytes((good.folder / won.file).read_bytes())
    (tmp_path / other.file).write_bytes((good.folder / won.file).read_bytes())
    (tmp_path / "somewhere.won.undercroft").write_text("")
    assert here.fault(won) == "missing"
    assert here.fault(lost) == "won"
    assert here.fault(other).startswith(f"a game of {won.scenario} for ")
    assert here.stray() == ["somewhere.won.undercroft"]
