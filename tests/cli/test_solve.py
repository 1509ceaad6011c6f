"""`undercroft solve`: an answer for a position, and one line for what is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

POSITION = {
    "cells": [[0, 0], [1, 0], [2, 0]],
    "monster": {"at": [0, 0], "move": 1},
    "characters": [{"id": "C1", "at": [2, 0], "initiative": 5}],
}


def test_a_position_is_solved(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text(json.dumps(POSITION))
    found = cli("solve", str(tmp_path / "p.json")).json
    assert found["focus"] == ["C1"]
    assert found["options"] == [{"to": [1, 0], "targets": ["C1"], "focus": "C1"}]
    assert {"rule", "text"} == set(found["why"][0])
    told = cli("solve", str(tmp_path / "p.json"), "--text").out
    assert "focus: C1" in told
    assert "moves to 1,0, attacks C1" in told


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"{", "not a position"),
        (b"[" * 100_000, "not a position"),
        (json.dumps({**POSITION, "extra": 1}).encode(), "unknown field"),
        (json.dumps({**POSITION, "monsters": [[2, 0]]}).encode(), "two figures stand on one hex"),
        (json.dumps({**POSITION, "monsters": [[9, 9]]}).encode(), "is not on a cell"),
        (b" " * (10 << 20), "at most 1 MB"),
        (b"\xff\xfe", "not a position"),
    ],
)
def test_bad_positions_are_one_line(cli: Cli, tmp_path: Path, data: bytes, message: str) -> None:
    (tmp_path / "p.json").write_bytes(data)
    cli("solve", str(tmp_path / "p.json")).refused(2, message)


def test_a_missing_file_is_one_line(cli: Cli, tmp_path: Path) -> None:
    cli("solve", str(tmp_path / "none.json")).refused(2, "cannot read")
