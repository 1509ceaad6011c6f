"""Finds the small mistakes that could be made in a function: a comparison turned, a number off by one, an exception forgotten.

Every mutant is an edit of the source text that keeps the number of lines, so that a person sees at once what was broken.
"""

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from mutant_plugin import Break, Definition, definitions, is_generator, offsets

OPPOSITES = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "==": "!=",
    "!=": "==",
    "in": "not in",
    "not in": "in",
    "is": "is not",
    "is not": "is",
}
SWAPS = {"min": "max", "max": "min", "any": "all", "all": "any"}
COMPARISON = re.compile(rb"<=|>=|==|!=|<|>|\bis\s+not\b|\bis\b|\bnot\s+in\b|\bin\b")
JOINT = re.compile(rb"\b(and|or)\b")
SIGN = re.compile(rb"[+-]")
EXCEPTIONS = (ast.NotEq, ast.NotIn, ast.IsNot)
COUNTING = {"min", "max", "range", "sum", "sorted", "abs", "divmod"}

@dataclass(frozen=True)
class Mutant:
    """A subtle mutant: where it is, and the lines before and after."""

    module: str
    qualname: str
    kind: str
    position: int
    path: str
    line: int
    before: str
    after: str
    edit: tuple[int, int, str]
    default: bool = False

    @property
    def key(self) -> str:
        return f"{self.module}:{self.qualname}:{self.kind}:{self.position}"

    @property
    def function(self) -> str:
        return f"{self.module}:{self.qualname}"

    @property
    def broken(self) -> Break:
        return Break(self.module, self.qualname, edit=self.edit)


@dataclass(frozen=True)
class _Change:
    kind: str
    start: int
    end: int
    text: bytes
    default: bool = False


def read_mutants(module: str, path: Path, root: Path) -> list[Mutant]:
    """All mutants of a module, in the order of the source."""
    source = path.read_bytes()
    found: list[Mutant] = []
    for qualname, function in definitions(ast.parse(source, str(path))):
        counts: dict[str, int] = {}
        for change in sorted(_Finder(source, function).changes, key=lambda c: (c.start, c.end, c.kind, c.text)):
            position = counts[change.kind] = counts.get(change.kind, 0) + 1
            line = source.count(b"\n", 0, change.start) + 1
            before, after = _lines(source, change)
            edit = (change.start, change.end, change.text.decode())
            place = path.relative_to(root).as_posix()
            found.append(Mutant(module, qualname, change.kind, position, place, line, before, after, edit, change.default))
    return found


def _lines(source: bytes, change: _Change) -> tuple[str, str]:
    """The changed lines before and after, without the space around them."""
    first = source.rfind(b"\n", 0, change.start) + 1
    last = source.find(b"\n", change.end)
    last = len(source) if last < 0 else last
    before, after = source[first:last], source[first : change.start] + change.text + source[change.end : last]
    return _trim(before), _trim(after)


def _trim(text: bytes) -> str:
    return " ⏎ ".join(line.strip() for line in text.decode().splitlines() if line.strip())


class _Finder:
    """Collects the changes of one function; functions defined inside it are left for themselves."""

    def __init__(self, source: bytes, function: Definition) -> None:
        self.source = source
        self.at = offsets(source)
        self.changes: list[_Change] = []
        for default in [*function.args.defaults, *function.args.kw_defaults]:
            if default is not None:
                self._numbers(default, default=True)
        for statement in function.body:
            self._visit(statement)
        self._early_return(function)

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at[node.lineno - 1] + node.col_offset, self.at[node.end_lineno - 1] + node.end_col_offset

    def _add(self, kind: str, start: int, end: int, text: bytes, default: bool = False) -> None:
        lost = self.source.count(b"\n", start, end) - text.count(b"\n")
        if lost:
            text = text + b"\n" * lost if kind == "early-return" else b"(" + text + b"\n" * lost + b")"
        self.changes.append(_Change(kind, start, end, text, default))

    def _visit(self, node: ast.AST) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() | ast.JoinedStr() | ast.Raise() | ast.Assert():
                return  # functions have mutants of their own; texts and errors are for people
            case ast.AnnAssign(value=value):
                if value is not None:
                    self._numbers(value)
                    self._visit(value)
                return
            case ast.Compare():
                self._comparison(node)
            case ast.BoolOp():
                self._junction(node)
            case ast.If(test=test, body=[ast.Continue() | ast.Break() | ast.Return()], orelse=[]):
                self._add("exception", *self._span(test), b"False")
            case ast.comprehension(ifs=tests):
                for test in filter(_is_exception, tests):
                    self._add("exception", *self._span(test), b"True")
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
                self._sign(node, left, right)
            case ast.AugAssign(target=target, op=ast.Add() | ast.Sub(), value=value) if not _is_text(value):
                self._swap("sign", SIGN, self._span(target)[1], self._span(value)[0])
            case ast.Call(func=ast.Name(id=name) as called) if name in SWAPS:
                self._add("extremes" if name in ("min", "max") else "quantifier", *self._span(called), SWAPS[name].encode())
            case _:
                pass
        self._count(node)
        self._children(node)

    def _children(self, node: ast.AST) -> None:
        for child in ast.iter_child_nodes(node):
            self._visit(child)

    def _swap(self, kind: str, pattern: re.Pattern[bytes], start: int, end: int) -> None:
        """Replace the operator between two operands."""
        found = pattern.search(self.source, start, end)
        assert found is not None
        opposite = {b"+": b"-", b"-": b"+"}[found[0]]
        self._add(kind, found.start(), found.end(), opposite)

    def _comparison(self, node: ast.Compare) -> None:
        left: ast.expr = node.left
        for right in node.comparators:
            found = COMPARISON.search(self.source, self._span(left)[1], self._span(right)[0])
            assert found is not None
            name = " ".join(found[0].decode().split())
            self._add("comparison", found.start(), found.end(), OPPOSITES[name].encode())
            left = right

    def _junction(self, node: ast.BoolOp) -> None:
        start, end = self._span(node)
        text, at = b"", start
        for left, right in zip(node.values, node.values[1:]):
            found = JOINT.search(self.source, self._span(left)[1], self._span(right)[0])
            assert found is not None
            text += self.source[at : found.start()] + (b"or" if found[0] == b"and" else b"and")
            at = found.end()
        self._add("and-or", start, end, text + self.source[at:end])
        if isinstance(node.op, ast.And):
            for value in filter(_is_exception, node.values):
                self._add("exception", *self._span(value), b"True")

    def _sign(self, node: ast.BinOp, left: ast.expr, right: ast.expr) -> None:
        if not any(map(_is_text, (left, right))):
            self._swap("sign", SIGN, self._span(left)[1], self._span(right)[0])

    def _count(self, node: ast.AST) -> None:
        """Numbers that count something: in sums, comparisons, slices, limits and results."""
        match node:
            case ast.BinOp(left=left, right=right):
                parts: list[ast.expr | None] = [left, right]
            case ast.Compare(left=left, comparators=others):
                parts = [left, *others]
            case ast.AugAssign(value=value) | ast.Return(value=value) | ast.Assign(value=value):
                parts = [value]
            case ast.IfExp(body=body, orelse=orelse):
                parts = [body, orelse]
            case ast.Slice(lower=lower, upper=upper):
                parts = [lower, upper]
            case ast.Call(func=ast.Name(id=name), args=args) if name in COUNTING:
                parts = [*args]
            case ast.Call(keywords=keywords):
                parts = [keyword.value for keyword in keywords]
            case _:
                return
        for part in parts:
            if part is not None:
                self._numbers(part)

    def _numbers(self, node: ast.expr, default: bool = False) -> None:
        if isinstance(node, ast.Constant) and type(node.value) is int:
            for other in (node.value + 1, node.value - 1):
                if other >= 0:
                    self._add("constant", *self._span(node), str(other).encode(), default)

    def _early_return(self, function: Definition) -> None:
        body = function.body[1:] if ast.get_docstring(function) is not None else function.body
        last = body[-1] if body else None
        if last is None or len(body) < 2 or isinstance(last, ast.Return | ast.Raise | ast.FunctionDef | ast.AsyncFunctionDef):
            return
        if isinstance(last, ast.Expr) and isinstance(last.value, ast.Constant):
            return  # a text that explains an attribute
        rest = ast.FunctionDef(**{**{name: getattr(function, name) for name in function._fields}, "body": body[:-1]})
        text = b"return; yield" if is_generator(function) and not is_generator(rest) else b"return"
        self._add("early-return", *self._span(last), text)


def _is_exception(node: ast.expr) -> bool:
    """Whether a condition says what must not be."""
    match node:
        case ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Compare(ops=[op]):
            return isinstance(op, EXCEPTIONS)
        case _:
            return False


def _is_text(node: ast.expr) -> bool:
    """Whether an operand is a text or a list, which can be added but not subtracted."""
    match node:
        case ast.Constant(value=value):
            return not isinstance(value, int)
        case ast.BinOp(left=left, right=right):
            return _is_text(left) or _is_text(right)
        case _:
            return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp | ast.Dict)


def every(modules: Mapping[str, Path], root: Path) -> list[Mutant]:
    """All mutants of some modules."""
    return [mutant for module, path in modules.items() for mutant in read_mutants(module, path, root)]
