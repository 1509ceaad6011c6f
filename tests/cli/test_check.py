"""`undercroft check`: good packs, and every kind of broken one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Cli

MONSTERS = "monsters.yaml"


def edit(pack: Path, name: str, old: str, new: str) -> int:
    """Replace the first occurrence of a text; returns its line."""
    text = (pack / name).read_text("utf-8")
    assert old in text
    (pack / name).write_text(text.replace(old, new, 1), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_the_games_own_pack_is_good(cli: Cli, pack: Path) -> None:
    found = cli("check", pack)
    assert found.code == 0
    assert found.out.startswith("ok: buttons-and-bugs 2 for buttons-and-bugs: ")
    verdict = cli("check", pack, "--json").json
    assert verdict["ok"] is True
    assert verdict["errors"] == []
    assert verdict["scenarios"] >= 5
    assert verdict["ability_lines"] > 100


def test_a_pack_that_builds_on_the_games_own(cli: Cli, pack: Path) -> None:
    for path in sorted(pack.rglob("*.yaml")):
        if path.name not in ("pack.yaml", "05-buttons-arena.yaml"):
            path.unlink()
    scenario = pack / "scenarios" / "05-buttons-arena.yaml"
    edit(pack, "scenarios/05-buttons-arena.yaml", "id: buttons-arena", "id: rematch")
    manifest = 'id: more-bugs\nversion: "2"\ngame: buttons-and-bugs\ntitle: More\nlicence: CC0\nauthors: [Me]\n'
    (pack / "pack.yaml").write_text(manifest + "needs: [buttons-and-bugs]\n")
    verdict = cli("check", pack, "--json").json
    assert (verdict["ok"], verdict["scenarios"], verdict["characters"], verdict["files"]) == (True, 1, 0, 2)
    (pack / "pack.yaml").write_text(manifest)
    found = cli("check", pack)
    assert found.code == 1
    assert found.out.startswith(f"scenarios/{scenario.name}:")
    (pack / "pack.yaml").write_text(manifest + "needs: [buttons-and-bogs]\n")
    found = cli("check", pack)
    assert found.code == 1
    assert found.out == "pack.yaml:7: no pack of buttons-and-bugs is called 'buttons-and-bogs'; known: buttons-and-bugs\n"


def test_an_unknown_field_is_met_with_the_nearest(cli: Cli, pack: Path) -> None:
    line = edit(pack, "items.yaml", "type:", "typ:")
    found = cli("check", pack)
    assert found.code == 1
    assert found.out.startswith(f"items.yaml:{line}: ")
    assert "did you mean 'type'?" in found.out
    assert "1 file(s) with errors" in found.err


def test_a_misspelt_word_is_met_with_the_nearest(cli: Cli, pack: Path) -> None:
    edit(pack, "items.yaml", '"Heal 1, self"', '"Heel 1, self"')
    found = cli("check", pack)
    assert found.code == 1
    assert found.out.startswith("items.yaml:")
    assert "did you mean 'heal'?" in found.out


def test_every_file_that_is_not_yaml_is_named(cli: Cli, pack: Path) -> None:
    (pack / "items.yaml").write_text("items: [")
    (pack / MONSTERS).write_text("a: b: c")
    errors = cli("check", pack, "--json").json["errors"]
    assert [e["file"] for e in errors] == ["items.yaml", MONSTERS]
    assert all(e["line"] > 0 and "not YAML" in e["what"] for e in errors)


def test_broken_files_in_folders_are_all_named(cli: Cli, pack: Path) -> None:
    edit(pack, "scenarios/05-buttons-arena.yaml", "level: 2", "level: 9")
    edit(pack, "scenarios/08-going-up.yaml", "number:", "numbre:")
    verdict = cli("check", pack, "--json")
    assert verdict.code == 1
    assert [e["file"] for e in verdict.json["errors"]] == ["scenarios/05-buttons-arena.yaml", "scenarios/08-going-up.yaml"]


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("items.yaml", "# " + "x" * (1 << 20), "too large"),
        ("items.yaml", "[" * 60, "nested"),
        ("items.yaml", "a: &x 1\nb: *x\n", "anchors"),
        ("items.yaml", "", "empty"),
        ("stray.yaml", "a: 1\n", "not a file of a pack"),
        ("pack.yaml", "id: x\n", "missing required field"),
    ],
)  # fmt: skip
def test_other_broken_files(cli: Cli, pack: Path, name: str, text: str, said: str) -> None:
    (pack / name).write_text(text)
    found = cli("check", pack)
    assert found.code == 1
    assert found.out.startswith(name)
    assert said in found.out


def test_bytes_that_are_no_text(cli: Cli, pack: Path) -> None:
    (pack / "items.yaml").write_bytes(b"items: \xff\xfe")
    found = cli("check", pack)
    assert (found.code, found.out) == (1, "items.yaml: not UTF-8 at byte 7\n")


def test_a_pack_for_an_unknown_game(cli: Cli, pack: Path) -> None:
    line = edit(pack, "pack.yaml", "game: buttons-and-bugs", "game: buttons-and-bags")
    found = cli("check", pack)
    assert found.code == 1
    assert found.out == f"pack.yaml:{line}: no game is called 'buttons-and-bags'; did you mean 'buttons-and-bugs'?\n"


def test_a_pack_without_a_manifest(cli: Cli, pack: Path) -> None:
    (pack / "pack.yaml").unlink()
    found = cli("check", pack)
    assert found.code == 1
    assert found.out.startswith("pack.yaml: missing")


def test_no_folder(cli: Cli, tmp_path: Path) -> None:
    cli("check", tmp_path / "nowhere").refused(2, "there is no folder")
    (tmp_path / "file").write_text("")
    cli("check", tmp_path / "file").refused(2, "is not a folder")
