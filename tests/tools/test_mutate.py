"""`make mutate`: broken functions must fail the tests of the rules they cite."""

import ast
from pathlib import Path

import pytest

from mutant_plugin import break_function
from mutate import Function, Runner, cited, draw, main, read_functions, variants
from rule_coverage import report

RULES = "## General\n\n" + "".join(f"- **BB-GEN-0{n}** — Rule {n}.\n" for n in range(1, 8)) + "- **BB-GEN-08** — Again. (= BB-GEN-01)\n"

CODE = '''
import asyncio


class Board:
    async def double(self, n: int) -> int:
        """Twice as much: BB-GEN-01, -03."""
        return 2 * n

    @property
    def size(self) -> int:
        """BB-GEN-05: the board has three hexes."""
        return 3


def idle(n: int) -> list[int]:
    """Cites BB-GEN-02 but nobody looks; and BB-GEN-01."""
    return [n]


def is_even(n: int) -> bool:
    """BB-GEN-06: true for half of the numbers."""
    return n % 2 == 0


def forever(n: int) -> bool:
    """BB-GEN-07: ends."""
    return False
'''

TESTS = """
import asyncio

import pytest

from crypt.board import Board, forever, idle, is_even


class TestBoard:
    @pytest.mark.parametrize("n", [2, 3])
    @pytest.mark.rule("BB-GEN-01", "BB-GEN-03")
    def test_double(self, n):
        assert asyncio.run(Board().double(n)) == 2 * n


@pytest.mark.rule("BB-GEN-02")
def test_idle():
    idle(1)


@pytest.mark.rule("BB-GEN-04")
def test_uncited():
    assert is_even(2)


@pytest.mark.rule("BB-GEN-05")
def test_size():
    assert Board().size == 3


@pytest.mark.rule("BB-GEN-06")
def test_even():
    assert is_even(2)


@pytest.mark.rule("BB-GEN-07")
def test_ends():
    while forever(1):
        pass
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for folder in ("docs/rules", "tests/rules/game", "tools", "src/crypt"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/buttons-and-bugs.md").write_text(RULES)
    (tmp_path / "docs/rules/waivers.yaml").write_text("")
    (tmp_path / "tools/complete_games.txt").write_text("buttons-and-bugs\n")
    (tmp_path / "src/crypt/__init__.py").write_text("")
    (tmp_path / "src/crypt/board.py").write_text(CODE)
    (tmp_path / "tests/rules/game/test_general.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule(*ids): rules\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # these tests need no plugins, and loading them takes most of a run
    return tmp_path


@pytest.mark.parametrize(
    ("docstring", "ids"),
    [
        ("BB-ATK-05", "05"),
        ("Attack (BB-ATK-05, -07, -09): one by one.", "05 07 09"),
        ("BB-ATK-05, 07 and 09.", "05 07 09"),
        ("BB-ATK-05..07", "05 06 07"),
        ("BB-ATK-05...07", "05 06 07"),
        ("BB-ATK-05 … 07: three", "05 06 07"),
        ("BB-ATK-05 … BB-ATK-07", "05 06 07"),
        ("BB-ATK-05–07, -10", "05 06 07 10"),
        ("BB-ATK-05 to 07", "05 06 07"),
        ("BB-ATK-05, BB-ATK-09", "05 09"),
        ("BB-ATK-05, 2 of them, 100%", "05"),
        ("BB-ATK without number", ""),
    ],
)
def test_citations(docstring: str, ids: str):
    assert cited(docstring) == {f"BB-ATK-{number}" for number in ids.split()}


def test_citations_of_several_sections():
    assert cited("BB-ATK-05, -06, BB-SHI-01..02; GHC-END-01") == {"BB-ATK-05", "BB-ATK-06", "BB-SHI-01", "BB-SHI-02", "GHC-END-01"}


@pytest.mark.parametrize(
    ("signature", "expected"),
    [
        ("def f() -> bool: ...", ("True", "False")),
        ("async def f() -> bool: ...", ("True", "False")),
        ("def f() -> int: ...", ("0", "1", "7")),
        ("def f() -> str: ...", ('""',)),
        ("def f() -> list[int]: ...", ("[]",)),
        ("def f() -> tuple[int, ...]: ...", ("()",)),
        ("def f() -> 'dict[str, int | None]': ...", ("{}",)),
        ("def f() -> int | None: ...", ("None",)),
        ("def f() -> Optional[int]: ...", ("None",)),
        ("def f() -> None: ...", ("None",)),
        ("def f() -> Figure: ...", ("None",)),
        ("def f(): ...", ("None",)),
        ("def f() -> Iterator[int]: yield 1", ("",)),
    ],
)
def test_variants_follow_the_return_type(signature: str, expected: tuple[str, ...]):
    [function] = ast.parse(signature).body
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    assert variants(function) == expected


def test_a_broken_function_returns_the_variant_and_stays_a_generator():
    tree = ast.parse("class A:\n    def f(self):\n        yield 1\n    def g(self):\n        def h(): yield 2\n        return h\n")
    break_function(tree, "A.f", "")
    break_function(tree, "A.g", "7")
    names: dict[str, type] = {}
    exec(compile(tree, "tree", "exec"), names)
    assert list(names["A"]().f()) == []
    assert names["A"]().g() == 7


def test_an_unknown_function_cannot_be_broken():
    with pytest.raises(LookupError):
        break_function(ast.parse("class A: ..."), "A", "None")


def test_functions_are_found_by_citation(tree: Path):
    functions = read_functions(tree / "src")
    assert [str(function) for function in functions["BB-GEN-01"]] == ["crypt.board:Board.double", "crypt.board:idle"]
    assert functions["BB-GEN-05"] == [Function("crypt.board", "Board.size", ("0", "1", "7"))]
    assert "BB-GEN-04" not in functions


def test_a_break_is_noticed_only_where_a_test_looks(tree: Path):
    run = Runner(tree)
    nodes = report(tree).tests_of("BB-GEN-01")
    assert run(nodes) == 0
    assert run.kills(Function("crypt.board", "Board.double", ("0",)), nodes)
    assert not run.kills(Function("crypt.board", "idle", ("[]",)), nodes)


def test_one_noticed_variant_is_enough_and_a_hang_is_noticed(tree: Path):
    run = Runner(tree, limit=5)
    coverage = report(tree)
    assert run.kills(Function("crypt.board", "is_even", ("True", "False")), coverage.tests_of("BB-GEN-06"))
    assert run.kills(Function("crypt.board", "forever", ("True",)), coverage.tests_of("BB-GEN-07"))


def test_a_run_that_cannot_start_is_no_kill(tree: Path):
    with pytest.raises(RuntimeError, match="pytest ended with 4"):
        Runner(tree)(["tests/rules/game/test_general.py::test_nothing"])


def test_survivors_are_listed_and_nothing_is_written(tree: Path, capsys: pytest.CaptureFixture[str]):
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    assert main(["--ids", "BB-GEN-01", "BB-GEN-02", "BB-GEN-03", "BB-GEN-04", "BB-GEN-05", "--strict"], tree) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.strip() for line in lines if line.strip()] == [
        "BB-GEN-02: its tests pass without crypt.board:idle",
        "BB-GEN-03: no test of its own",
        "BB-GEN-04: uncited",
        "note: BB-GEN-01: unnoticed in crypt.board:idle",
        "5 ids, 2 killed, survivors 3",
    ]
    assert {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()} == before


def test_failing_tests_are_refused(tree: Path, capsys: pytest.CaptureFixture[str]):
    path = tree / "src/crypt/board.py"
    path.write_text(path.read_text().replace("2 * n", "3 * n"))
    assert main(["--ids", "BB-GEN-01"], tree) == 2
    assert "mend them first" in capsys.readouterr().out


def test_the_draw_is_repeatable_and_leaves_out_waived_and_repeated_rules(tree: Path):
    (tree / "docs/rules/waivers.yaml").write_text("BB-GEN-03: a definition without effect\n")
    coverage = report(tree)
    assert draw(coverage, 3, 1) == draw(coverage, 3, 1)
    assert draw(coverage, 100, 2) == [f"BB-GEN-0{n}" for n in (1, 2, 4, 5, 6, 7)]
