"""`undercroft check`: good packs, and every kind of broken one."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft.packs
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
    assert found.out == "pack.yaml:7: no pack of buttons-and-bugs is called 'buttons-and-bogs'; did you mean 'buttons-and-bugs'?\n"


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


PUBLISHED = Path(undercroft.packs.__file__).parent
GLOOMHAVEN = """\
id: more-gloom
version: "1"
game: gloomhaven
title: More
licence: CC0
authors: [Me]
needs: [gloomhaven]
"""
ITEM = "items:\n  - {id: rope, number: NUMBER, icon: ICON, slot: small, price: 5, copies: 1, use: spent, turn: [Loot 1]}\n"


@pytest.mark.parametrize("name", ["buttons_and_bugs", "gloomhaven", "massive_darkness"])
def test_published_packs_are_good_and_nothing_in_them_looks_like_a_mistake(cli: Cli, name: str) -> None:
    found = cli("check", PUBLISHED / name)
    assert (found.code, found.err) == (0, "")
    assert found.out.startswith("ok: ")


def more(folder: Path, files: dict[str, str]) -> Path:
    """A pack that builds on Gloomhaven's own."""
    for name, text in {"pack.yaml": GLOOMHAVEN, **files}.items():
        path = folder / "more" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder / "more"


def test_likely_mistakes_are_warnings(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.cli.packs.icon_names", lambda: ["rope-coil", "wolf-trap"])
    names = "items: {rope: A Rope, roap: Another}\nmonsters:\n  bandit-guard: Robber\n  bandit-gard: Robber\n"
    pack = more(tmp_path, {"names.yaml": names, "items.yaml": ITEM.replace("NUMBER", "7").replace("ICON", "rope-coyl")})
    found = cli("check", pack)
    assert found.code == 0
    assert found.out == "ok: more-gloom 1 for gloomhaven: 3 files, 0 scenarios, 0 characters, 1 ability lines\n"
    assert found.err.splitlines() == [
        "warning: names.yaml:1: nothing has the id 'roap'; did you mean 'rope'?",
        "warning: names.yaml:4: nothing has the id 'bandit-gard'; did you mean 'bandit-guard'?",
        "warning: items.yaml:2: no icon is called 'rope-coyl'; did you mean 'rope-coil'?",
        "warning: items.yaml:2: another pack has an item with the number 7",
    ]
    verdict = cli("check", pack, "--json")
    assert (verdict.json["ok"], verdict.json["warnings"][3]["line"], verdict.err) == (True, 2, "")


def test_a_scenario_number_that_is_taken_is_a_warning(cli: Cli, tmp_path: Path) -> None:
    text = next((PUBLISHED / "gloomhaven" / "scenarios").glob("01-*.yaml")).read_text("utf-8")
    old = next(line for line in text.splitlines() if line.startswith("id: "))
    found = cli("check", more(tmp_path, {"scenarios/again.yaml": text.replace(old, "id: again")}))
    line = 1 + text[: text.index("\nnumber: ") + 1].count("\n")
    assert (found.code, found.err) == (0, f"warning: scenarios/again.yaml:{line}: another pack has a scenario with the number 1\n")


def test_without_the_icon_set_no_icon_is_wrong(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.cli.packs.icon_names", list)
    found = cli("check", more(tmp_path, {"items.yaml": ITEM.replace("NUMBER", "777").replace("ICON", "no-such-icon")}))
    assert (found.code, found.err) == (0, "")


def test_a_monster_that_summons_one_that_does_not_exist(cli: Cli, tmp_path: Path) -> None:
    decks = "decks:\n  drain:\n    - initiative: 20\n      does: [Move +0]\n    - initiative: 50\n      does:\n        - Summon normal drain-rot\n"
    found = cli("check", more(tmp_path, {"decks.yaml": decks}))
    assert (found.code, found.out.partition(";")[0]) == (1, "decks.yaml:7: no monster is called 'drain-rot'")
