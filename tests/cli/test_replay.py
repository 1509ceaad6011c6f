"""`undercroft replay`: summaries, verification, stories, and files that are no saves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Cli


def test_a_summary(cli: Cli, save: Path) -> None:
    found = cli("replay", save)
    assert found.code == 0
    for line in ("scenario:   a-rude-welcome", "characters: bruiser", "seed:       5"):
        assert line in found.out
    summary = cli("replay", save, "--json").json
    assert summary["game"] == "buttons-and-bugs"
    assert summary["outcome"] in ("won", "lost")
    assert summary["rounds"] >= 1
    assert summary["notes"] == []
    assert summary["choices"] > 0


def test_verification(cli: Cli, save: Path) -> None:
    found = cli("replay", "--verify", save)
    assert found.code == 0
    assert found.out.startswith("ok: ")
    assert cli("replay", "--verify", save, "--json").json["ok"] is True


def test_the_story_has_rounds_as_headings_and_names_for_ids(cli: Cli, save: Path) -> None:
    found = cli("replay", "--text", "--language", "en", save)
    assert found.code == 0
    assert "\nRound 1\n-------\n" in found.out
    assert "Bruiser" in found.out
    assert "Bandit" in found.out
    assert "{" not in found.out
    assert "hero" not in found.out
    told = cli("replay", "--text", "--json", save).json
    assert told[0]["round"] == 0
    assert {"round", "text", "event", "rules"} == set(told[0])


def test_the_story_is_told_in_a_language(cli: Cli, save: Path) -> None:
    told = cli("replay", "--text", "--language", "ru", save)
    assert told.code == 0
    assert "\nРаунд 1\n-------\n" in told.out
    assert "Дикарь" in told.out
    assert not re.search("[A-Za-z]{2,}", told.out)
    assert "did you mean" in cli("replay", "--text", "--language", "rus", save).err
    assert "add --text" in cli("replay", "--language", "ru", save).err


def test_a_divergence_is_placed(cli: Cli, save: Path) -> None:
    lines = save.read_bytes().split(b"\n")
    lines[6] = lines[6].replace(b'{"hash":"', b'{"hash":"0000', 1)
    save.write_bytes(b"\n".join(lines))
    cli("replay", "--verify", save).refused(1, "diverges at beat 4")
    found = cli("replay", "--verify", save, "--json")
    assert found.code == 1
    assert found.json["ok"] is False
    assert "beat 4" in found.json["problem"]
    cli("replay", save).refused(1, "diverges at beat 4")


def test_an_edited_choice_diverges(cli: Cli, save: Path) -> None:
    data = save.read_bytes()
    assert b'"0 ' in data
    save.write_bytes(data.replace(b'"0 ', b'"0 x', 1))
    cli("replay", "--verify", save).refused(1, "diverges at beat")


def test_a_torn_last_line_is_noted(cli: Cli, save: Path) -> None:
    save.write_bytes(save.read_bytes()[:-20])
    found = cli("replay", save)
    assert found.code == 0
    assert "note:       the last line of the save was torn" in found.out


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not a save"),
        (b"hello\nworld\n\n", "damaged"),
        (b"\xff\xfe\x00" * 100 + b"\n\n\n", "damaged"),
        (b'{"undercroft": 99}\n{}\n{}\n', "save format 99 is not known"),
        (b"[" * 100_000 + b"\n{}\n", "damaged"),
    ],
    ids=["empty", "text", "noise", "future", "deep"],
)
def test_files_that_are_no_saves(cli: Cli, tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "bad"
    path.write_bytes(data)
    for option in ("--verify", "--text", "--json"):
        found = cli("replay", path, option)
        assert found.code == 1
        assert said in found.err + found.out
        assert found.err.count("\n") == 1


def test_a_save_cut_anywhere_is_refused_or_noted(cli: Cli, save: Path) -> None:
    data = save.read_bytes()
    for at in range(0, len(data), len(data) // 7):
        save.write_bytes(data[:at])
        found = cli("replay", save)
        assert found.code in (0, 1)
        if found.code:
            found.refused(1)


def test_seventy_megabytes_of_noise(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "huge"
    path.write_bytes(bytes(range(256)) * (70 * 4096))
    cli("replay", path).refused(1, "larger than 64 MB")


def test_no_file(cli: Cli, tmp_path: Path) -> None:
    cli("replay", tmp_path).refused(2, "is not a file")
    cli("replay", tmp_path / "nothing").refused(2, "there is no file")
    cli("replay", tmp_path / "nothing", "--verify", "--text").refused(2, "choose one")
