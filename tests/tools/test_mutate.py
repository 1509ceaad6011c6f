"""`make mutate`: broken functions must fail the tests of the rules they cite."""

import ast
from pathlib import Path

import pytest

from mutant_plugin import Break, break_function
from mutant_runs import Cold, Stopped, Warm, noticed
from mutants_extreme import Function, cited, draw, read_functions, variants
from mutate import main
from rule_coverage import ROOT, report

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
    nodes = report(tree).tests_of("BB-GEN-01")
    cold = Cold(tree)
    assert cold(nodes) == 0
    assert cold(nodes, Break("crypt.board", "Board.double", "0")) == 1
    assert cold(nodes, Break("crypt.board", "idle", "[]")) == 0


def test_a_warm_process_comes_to_the_same_and_notices_a_hang(tree: Path):
    with Warm(tree, ["tests/rules/game"], 1, limit=1) as warm:
        [one, two] = [node for node in warm.nodes if "test_double" in node]
        assert warm.run([one, two]).status == "passed"
        broken = warm.run([two, one], Break("crypt.board", "Board.double", "0"))
        assert (broken.status, broken.last) == ("failed", two)
        assert warm.run([one, two], Break("crypt.board", "idle", "[]")).status == "passed"
        assert warm.run([node for node in warm.nodes if "test_ends" in node], Break("crypt.board", "forever", "True")).status == "time"
        assert warm.run(warm.nodes).status == "passed", "the next run starts afresh"


def test_what_ran_while_tests_were_collected_is_broken_on_import(tree: Path):
    path = tree / "tests/rules/game/test_general.py"
    path.write_text(path.read_text() + "\n\nEVEN = is_even(2)\n\n\ndef test_known_beforehand():\n    assert EVEN\n")
    with Warm(tree, ["tests/rules/game"], 1) as warm:
        nodes = [node for node in warm.nodes if "beforehand" in node]
        broken = Break("crypt.board", "is_even", "False")
        assert "crypt.board:is_even" in warm.early
        assert warm.run(nodes, broken).status == "passed"
        assert noticed(broken, nodes, warm, Cold(tree)) == "tests in a new process"


def test_tests_that_cannot_be_imported_any_more_have_noticed(tree: Path):
    path = tree / "tests/rules/game/test_general.py"
    nodes = report(tree).tests_of("BB-GEN-01")
    path.write_text(path.read_text() + "\n\nassert is_even(2)\n")
    cold = Cold(tree)
    assert cold(nodes) == 0
    assert cold(nodes, Break("crypt.board", "is_even", "False")) == 2


def test_tests_that_are_named_by_what_is_broken_leave_it_to_whole_folders(tree: Path):
    path = tree / "tests/rules/game/test_general.py"
    more = '@pytest.mark.parametrize("n", [n for n in (2, 3) if is_even(n)])\ndef test_named(n):\n    assert n == 2\n'
    path.write_text(f"{path.read_text()}\n\n{more}")
    cold = Cold(tree)
    named = ["tests/rules/game/test_general.py::test_named[2]"]
    assert cold(named) == 0
    broken = Break("crypt.board", "is_even", "n == 3")
    assert cold(named, broken) == 0
    assert cold(["tests/rules/game"], broken) == 1


def test_a_function_in_a_function_is_broken_too(tree: Path):
    (tree / "src/crypt/deep.py").write_text("def outer(n):\n    def inner(m):\n        return m + n\n    return inner(2)\n")
    test = "from crypt.deep import outer\n\n\ndef test_deep():\n    assert outer(1) == 3\n"
    (tree / "tests/rules/game/test_deep.py").write_text(test)
    with Warm(tree, ["tests/rules/game/test_deep.py"], 1) as warm:
        assert warm.run(warm.nodes, Break("crypt.deep", "outer.inner", "3")).status == "passed"
        assert warm.run(warm.nodes, Break("crypt.deep", "outer.inner", "7")).status == "failed"


def test_a_run_that_cannot_start_is_no_kill(tree: Path):
    with pytest.raises(RuntimeError, match="pytest ended with 4"):
        Cold(tree)(["tests/rules/game/test_general.py::test_nothing"])
    with pytest.raises(Stopped, match="test_nothing"):
        Warm(tree, ["tests/rules/game/test_general.py::test_nothing"], 1)


def test_survivors_are_listed_and_nothing_is_written(tree: Path, capsys: pytest.CaptureFixture[str]):
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    assert main(["--ids", *(f"BB-GEN-0{n}" for n in range(1, 8)), "--limit", "2", "--jobs", "1"], tree) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.strip() for line in lines if line.strip()] == [
        "BB-GEN-01: its tests pass without crypt.board:idle",
        "BB-GEN-02: its tests pass without crypt.board:idle",
        "BB-GEN-03: no test of its own",
        "BB-GEN-04: uncited",
        "7 ids, 3 killed, survivors 4",
    ]
    assert {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()} == before


def test_positions_in_files_are_run_as_tests_of_the_rules_they_name(tree: Path, capsys: pytest.CaptureFixture[str]):
    folder = tree / "tests/rules/game"
    (folder / "positions").mkdir()
    (folder / "positions/even.yaml").write_text("- {name: even-two, because: [BB-GEN-06]}\n- {name: even-three, because: [BB-GEN-03]}\n")
    cases = "@pytest.mark.parametrize('n', [pytest.param(2, id='even-two'), pytest.param(3, id='even-three')])"
    test = f"import pytest\n\nfrom crypt.board import is_even\n\n\n{cases}\ndef test_position(n):\n    assert is_even(n) == (n == 2)\n"
    (folder / "test_positions.py").write_text(test)
    path = folder / "test_general.py"
    path.write_text(path.read_text().replace('@pytest.mark.rule("BB-GEN-06")', ""))
    assert main(["--ids", "BB-GEN-06", "--jobs", "1"], tree) == 0
    assert "1 ids, 1 killed, survivors 0" in capsys.readouterr().out


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


def test_rules_are_drawn_from_the_books_of_a_game():
    """The scenario rules of Gloomhaven are a book of their own."""
    found = draw(report(ROOT), 5, 1, "gloomhaven")
    assert len(found) == 5
    assert {id[:3] for id in found} == {"GH-"}
