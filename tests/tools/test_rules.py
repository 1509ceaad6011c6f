"""`make rules`: coverage of rules by tests and waivers, on small source trees."""

import json
from pathlib import Path

import pytest

from rule_coverage import by_section, main, report

RULES = """\
## General

- **BB-GEN-01** — One.
- **BB-GEN-02** — Two.
- **BB-GEN-03** — Three.
- **BB-GEN-04** — One again. (= BB-GEN-01)
- **BB-GEN-05** — Three again. (= BB-GEN-03)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for folder in ("docs/rules", "tests/rules/game", "tools"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/buttons-and-bugs.md").write_text(RULES)
    (tmp_path / "docs/rules/other.md").write_text("## General\n\n- **MA-GEN-01** — One.\n")
    (tmp_path / "tools/complete_games.txt").write_text("# complete\nbuttons-and-bugs\n")
    return tmp_path


def write_tests(tree: Path, text: str) -> None:
    (tree / "tests/rules/game/test_general.py").write_text("import pytest\n\n" + text)


def waive(tree: Path, text: str) -> None:
    (tree / "docs/rules/waivers.yaml").write_text(text)


def test_only_the_leading_rule_counts_and_repetitions_share(tree: Path):
    write_tests(tree, '@pytest.mark.rule("BB-GEN-01", "BB-GEN-02")\ndef test_one(): ...\n')
    waive(tree, "BB-GEN-03: a definition without effect\n")
    result = report(tree)
    game = result.games[0]
    assert result.errors == []
    assert game.tested == ["BB-GEN-01", "BB-GEN-04"]
    assert game.waived == ["BB-GEN-03", "BB-GEN-05"]
    assert game.untested == ["BB-GEN-02"]


def test_classes_parametrised_and_async_tests_are_found(tree: Path):
    write_tests(
        tree,
        "class TestAll:\n"
        "    @pytest.mark.parametrize('n', [1, 2])\n"
        "    @pytest.mark.rule('BB-GEN-01')\n"
        "    def test_one(self, n): ...\n\n"
        "    @pytest.mark.rule('BB-GEN-02')\n"
        "    async def test_two(self): ...\n",
    )
    result = report(tree)
    assert result.tests_of("BB-GEN-01") == ["tests/rules/game/test_general.py::TestAll::test_one"]
    assert result.tests_of("BB-GEN-02") == ["tests/rules/game/test_general.py::TestAll::test_two"]


@pytest.mark.parametrize(
    ("tests", "complaint"),
    [
        ('@pytest.mark.rule("BB-GEN-01", "BB-GEN-02", "BB-GEN-03", "BB-GEN-04")\ndef test_a(): ...\n', "names 4 rules"),
        ('@pytest.mark.rule("BB-GEN-77")\ndef test_a(): ...\n', "unknown rule BB-GEN-77"),
        ('@pytest.mark.rule("BB-GEN-01", "BB-GEN-77")\ndef test_a(): ...\n', "unknown rule BB-GEN-77"),
        ("@pytest.mark.rule(ID)\ndef test_a(): ...\n", "plain strings"),
        ("@pytest.mark.rule()\ndef test_a(): ...\n", "plain strings"),
        ('@pytest.mark.rule("BB-GEN-01")\n@pytest.mark.rule("BB-GEN-02")\ndef test_a(): ...\n', "2 rule marks"),
        ('@pytest.mark.rule("BB-GEN-01")\nclass TestA: ...\n', "not on a class"),
        ('@pytest.mark.rule("BB-GEN-01")\ndef helper(): ...\n', "is not a test"),
    ],
)
def test_wrong_tags_are_errors(tree: Path, tests: str, complaint: str):
    write_tests(tree, tests)
    [error] = report(tree).errors
    assert complaint in error
    assert "test_general.py:" in error


@pytest.mark.parametrize(
    ("waivers", "complaint"),
    [
        ("BB-GEN-02: too short\n", "at least 15 characters"),
        ("BB-GEN-02:\n", "at least 15 characters"),
        ("BB-GEN-77: a definition without effect\n", "unknown rule BB-GEN-77"),
        ("BB-GEN-01: a definition without effect\n", "is waived but has a test"),
        ("- BB-GEN-02\n", "must be a mapping"),
    ],
)
def test_wrong_waivers_are_errors(tree: Path, waivers: str, complaint: str):
    write_tests(tree, '@pytest.mark.rule("BB-GEN-01")\ndef test_one(): ...\n')
    waive(tree, waivers)
    [error] = report(tree).errors
    assert complaint in error


def test_check_fails_only_for_gaps_in_complete_games(tree: Path, capsys: pytest.CaptureFixture[str]):
    write_tests(tree, '@pytest.mark.rule("BB-GEN-01")\ndef test_one(): ...\n')
    waive(tree, "BB-GEN-03: a definition without effect\n")
    assert main([], tree) == 0
    assert main(["--check"], tree) == 1
    assert "BB-GEN: 02" in capsys.readouterr().out
    waive(tree, "BB-GEN-03: a definition without effect\nBB-GEN-02: advice to the players only\n")
    assert main(["--check"], tree) == 0


def test_check_fails_on_any_error(tree: Path):
    waive(tree, "".join(f"BB-GEN-0{n}: a definition without effect\n" for n in (1, 2, 3)) + "MA-GEN-99: a definition without effect\n")
    assert main(["--check"], tree) == 1


def test_an_unknown_complete_game_is_an_error(tree: Path):
    (tree / "tools/complete_games.txt").write_text("chess\n")
    assert report(tree).errors == ["complete_games.txt: unknown game chess"]


def test_json_and_game_option(tree: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["--json", "--game", "other"], tree) == 0
    games = json.loads(capsys.readouterr().out)["games"]
    assert games == {"other": {"total": 1, "tested": 0, "waived": 0, "untested": ["MA-GEN-01"], "complete": False}}
    assert main(["--game", "chess"], tree) == 2


def test_ids_are_listed_by_section():
    assert by_section(["BB-A-01", "BB-A-03", "BB-B-01"]) == ["BB-A: 01 03", "BB-B: 01"]
