"""`make mutate KIND=subtle`: small mistakes in the rules of a game must fail its tests."""

import json
from pathlib import Path

import pytest

import mutants_scope
from mutants_equivalent import FILE, read_equivalents
from mutants_subtle import every
from mutate import main
from rule_coverage import ROOT

CODE = '''
from functools import cache


@cache
def limit(level: int, more: int = 0) -> int:
    """BB-GEN-01."""
    return level + 2 + more


def strong(level: int, n: int) -> bool:
    return n >= limit(level)


def loose(n: int) -> bool:
    return n > 7


def unused(n: int) -> int:
    return n - 1
'''

TESTS = """
import pytest

from undercroft.games.buttons_and_bugs.hall import limit, loose, strong


@pytest.mark.rule("BB-GEN-01")
def test_limit():
    assert limit(1) == 3
    assert limit(1, 1) == 4


def test_strong():
    assert strong(1, 3)
    assert not strong(1, 2)


def test_loose():
    assert loose(9)
"""

HALL = "undercroft.games.buttons_and_bugs.hall"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "src/undercroft/games/buttons_and_bugs"
    for folder in (tmp_path / "docs/rules", tmp_path / "tests/rules/buttons_and_bugs", tmp_path / "tools", package):
        folder.mkdir(parents=True)
    for folder in (package, package.parent, package.parents[1]):
        (folder / "__init__.py").write_text("")
    (package / "hall.py").write_text(CODE)
    (package / "view.py").write_text("def width(n):\n    return n + 1\n")
    (tmp_path / "docs/rules/buttons-and-bugs.md").write_text("## General\n\n- **BB-GEN-01** — The limit.\n")
    (tmp_path / "tests/rules/buttons_and_bugs/test_hall.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule(*ids): rules\n    slow: slow\n")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


def run(tree: Path, *arguments: str) -> int:
    return main(["--kind", "subtle", "--game", "buttons-and-bugs", "--jobs", "1", *arguments], tree)


def test_survivors_are_shown_with_their_lines(tree: Path, capsys: pytest.CaptureFixture[str]):
    assert run(tree, "-n", "100") == 1
    out = capsys.readouterr().out
    place = "src/undercroft/games/buttons_and_bugs/hall.py"
    assert f"  {place}:16  {HALL}:loose:comparison:1\n    - return n > 7\n    + return n >= 7\n" in out
    assert f"  {place}:20  {HALL}:unused:sign:1, entered by no test\n    - return n - 1\n    + return n + 1\n" in out
    assert "buttons-and-bugs: 12 mutants, 6 killed, 0 equivalent, survivors 6 (50 %)" in out
    assert f"{HALL}:limit" not in out, "numbers, signs and defaults are noticed"
    assert f"{HALL}:strong" not in out
    assert "view" not in out


def test_equivalent_mutants_do_not_count_and_must_match(tree: Path, capsys: pytest.CaptureFixture[str]):
    entry = f'- function: "{HALL}:loose"\n  before: "return n > 7"\n  after: "return n >= 7"\n  reason: nobody has seven of them\n'
    (tree / FILE).write_text(entry)
    assert run(tree, "--ids", f"{HALL}:loose:comparison:1", f"{HALL}:strong:comparison:1") == 0
    assert "2 mutants, 1 killed, 1 equivalent, survivors 0 (100 %)" in capsys.readouterr().out
    (tree / FILE).write_text(entry + entry.replace("n > 7", "n > 8") + "- function: a\n")
    assert run(tree, "--ids", f"{HALL}:strong:comparison:1") == 1
    out = capsys.readouterr().out
    assert f"no mutant of {HALL}:loose turns 'return n > 8' into 'return n >= 7'" in out
    assert "entry 3 must have the texts" in out


def test_verdicts_are_kept_for_the_same_tree(tree: Path, capsys: pytest.CaptureFixture[str]):
    log = tree / "log.jsonl"
    key = f"{HALL}:strong:comparison:1"
    assert run(tree, "--ids", key, "--out", str(log)) == 0
    [line] = log.read_text().splitlines()
    assert json.loads(line)["verdict"] == "tests/rules/buttons_and_bugs/test_hall.py::test_strong"
    log.write_text(line.replace("tests/rules/buttons_and_bugs/test_hall.py::test_strong", "") + "\n")
    assert run(tree, "--ids", key, "--out", str(log)) == 1, "the file is believed"
    test = tree / "tests/rules/buttons_and_bugs/test_hall.py"
    test.write_text(test.read_text() + "\n")
    assert run(tree, "--ids", key, "--out", str(log)) == 0, "but only for the same tree"


def test_failing_tests_are_refused(tree: Path, capsys: pytest.CaptureFixture[str]):
    path = tree / "src/undercroft/games/buttons_and_bugs/hall.py"
    path.write_text(path.read_text().replace("level + 2", "level + 3"))
    assert run(tree) == 2
    assert "mend them first" in capsys.readouterr().out


def test_the_listed_equivalents_still_exist():
    equivalents = read_equivalents(ROOT)
    assert equivalents.errors == []
    for game in mutants_scope.GAMES:
        modules = dict(mutants_scope.modules(ROOT, game))
        assert equivalents.outdated(every(modules, ROOT), set(modules)) == []


def test_every_excluded_name_is_used_and_reasoned():
    folder = ROOT / "src/undercroft/games"
    names = {part for path in folder.rglob("*.py") for part in path.relative_to(folder).with_suffix("").parts[1:]}
    planned = {"table", "lab"}
    assert mutants_scope.EXCLUDED.keys() - names <= planned
    assert all(len(reason) > 10 for reason in mutants_scope.EXCLUDED.values())
