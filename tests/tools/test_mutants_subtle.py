"""The small mistakes that `make mutate KIND=subtle` makes."""

import ast
from pathlib import Path

import pytest

from mutants_subtle import Mutant, read_mutants


def mutants(folder: Path, code: str) -> list[Mutant]:
    path = folder / "code.py"
    path.write_text(code)
    found = read_mutants("code", path, folder)
    for mutant in found:
        assert mutant.broken.compile(path.read_bytes(), str(path)), "every mutant is a program"
    return found


@pytest.mark.parametrize(
    ("line", "kind", "expected"),
    [
        ("return a < b", "comparison", ["return a <= b"]),
        ("return (a) >= (b)", "comparison", ["return (a) > (b)"]),
        ("return a == b != c", "comparison", ["return a != b != c", "return a == b == c"]),
        ("return a in b", "comparison", ["return a not in b"]),
        ("return a not in b", "comparison", ["return a in b"]),
        ("return a is not None", "comparison", ["return a is None"]),
        ("return a + 2", "constant", ["return a + 1", "return a + 3"]),
        ("return a > 0", "constant", ["return a > 1"]),
        ("return a[1:]", "constant", ["return a[0:]", "return a[2:]"]),
        ("return a[1]", "constant", []),
        ("return name(1)", "constant", []),
        ("return max(0, a)", "constant", ["return max(1, a)"]),
        ("return Step(cost=1)", "constant", ["return Step(cost=0)", "return Step(cost=2)"]),
        ("n: int = 0", "constant", ["n: int = 1"]),
        ("return True", "constant", []),
        ("return a and b and c", "and-or", ["return a or b or c"]),
        ("return a or b and c", "and-or", ["return a and b and c", "return a or b or c"]),
        ("return a and not b", "exception", ["return a and True"]),
        ("return a or not b", "exception", []),
        ("return [x for x in a if x != b]", "exception", ["return [x for x in a if True]"]),
        ("return a - b + c", "sign", ["return a + b + c", "return a - b - c"]),
        ("return 'a' + b", "sign", []),
        ("a.left += b", "sign", ["a.left -= b"]),
        ("return min(a, b)", "extremes", ["return max(a, b)"]),
        ("return any(a)", "quantifier", ["return all(a)"]),
        ("raise ValueError(a + 1)", "constant", []),
        ("return f'{a + 1}'", "constant", []),
    ],
)
def test_mistakes_by_kind(tmp_path: Path, line: str, kind: str, expected: list[str]):
    found = mutants(tmp_path, f"def f(a, b, c):\n    {line}\n")
    assert sorted(mutant.after for mutant in found if mutant.kind == kind) == sorted(expected)
    assert all(mutant.before == line and mutant.line == 2 for mutant in found)


def test_a_guard_is_forgotten(tmp_path: Path):
    code = "def f(a):\n    for b in a:\n        if not b:\n            continue\n        if call(\n            b,\n        ): break\n        g(b)\n"
    found = [mutant for mutant in mutants(tmp_path, code) if mutant.kind == "exception"]
    assert [mutant.after for mutant in found] == ["if False:", "if (False ⏎ ): break"]


def test_the_last_statement_is_not_reached(tmp_path: Path):
    code = "def f(a):\n    'Text.'\n    g(a)\n    for b in a:\n        g(b)\n\n\ndef h():\n    g()\n    yield 1\n\n\ndef only():\n    g()\n"
    code += "\n\ndef told():\n    a = 1\n    'What it is.'\n"
    found = {mutant.qualname: mutant for mutant in mutants(tmp_path, code) if mutant.kind == "early-return"}
    assert {name: mutant.after for name, mutant in found.items()} == {"f": "return", "h": "return; yield"}


def test_mutants_keep_their_lines_and_are_named_by_function_kind_and_position(tmp_path: Path):
    code = "class A:\n    def f(self, n=1):\n        def g(m):\n            return m < 1\n        return g(n) + 1\n\n\ndef h(): return 2\n"
    found = mutants(tmp_path, code)
    assert [mutant.key for mutant in found if mutant.qualname == "A.f.g"] == [
        "code:A.f.g:comparison:1",
        "code:A.f.g:constant:1",
        "code:A.f.g:constant:2",
    ]
    assert [mutant.default for mutant in found if mutant.qualname == "A.f" and mutant.line == 2] == [True, True]
    for mutant in found:
        start, end, text = mutant.edit
        lines = len((code[:start] + text + code[end:]).splitlines())
        assert lines == len(code.splitlines())
        assert ast.unparse(ast.parse(code)) != ast.unparse(ast.parse(code[:start] + text + code[end:]))
