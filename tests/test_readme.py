"""The examples of the documentation are true: Python is run, commands exist, the vocabulary is complete, links lead somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from undercroft.cli.app import run
from undercroft.kernel.registry import game
from undercroft.language.reference import markdown, words_of
from undercroft.presentation.printing import vocabularies

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *(ROOT / "docs" / f"{name}.md" for name in ("architecture", "kernel", "card-language", "saves"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def test_the_python_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    code = blocks(PAGES[0], "python")
    assert len(code) >= 5
    names: dict[str, object] = {}
    for n, block in enumerate(code, 1):
        exec(compile(block, f"README.md, block {n}", "exec"), names)
        shown, printed = re.findall(r"print\(.*\)  # (.*)", block), capsys.readouterr().out.splitlines()
        assert [line for line in printed if line in shown] == shown


def test_the_game_told_in_the_readme_is_won_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = blocks(PAGES[0], "console")
    played, told, *shown = block.splitlines()
    assert run([*played.removeprefix("$ undercroft ").split(), "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["games"], row["won"]) == (5, 4)
    assert run(told.removeprefix("$ undercroft ").split()) == 0
    text = capsys.readouterr().out
    parts = [part.strip("\n") for part in "\n".join(shown).split("...")]
    assert len(parts) == 3
    for part in filter(None, parts):
        assert f"\n{part}\n" in text
    assert text.index(parts[1]) < text.index(parts[2])


def test_the_commands_of_the_readme_exist(capsys: pytest.CaptureFixture[str]) -> None:
    commands = set(re.findall(r"`undercroft (\w+)", PAGES[0].read_text("utf-8")))
    assert len(commands) >= 16
    for command in sorted(commands):
        assert run([command, "--help"]) == 0
    assert "Usage" in capsys.readouterr().out


def test_every_word_is_in_the_reference() -> None:
    text = (ROOT / "docs" / "card-language.md").read_text("utf-8")
    found = vocabularies(game("buttons-and-bugs"))
    assert set(found) == {"card text", "scenario text"}
    missing = [w.phrase for name, words in found.items() for w in words_of(name, words) if f"| `{w.phrase}` | {w.meaning} |" not in text]
    assert not missing, f"docs/card-language.md lacks: {missing}; its tables are printed by `undercroft words buttons-and-bugs --markdown`"
    assert markdown(found).count("| `") == text.partition("## The vocabulary")[2].count("| `"), "docs/card-language.md lists words that are gone"


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target
