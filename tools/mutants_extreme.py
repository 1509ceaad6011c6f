"""Extreme mutants: rules, the functions that cite them, and the ways to break such a function as a whole."""

import ast
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mutant_plugin import Break, Definition, definitions, is_generator
from rule_coverage import Report

CITATION = re.compile(r"\b([A-Z]{2,3}-[A-Z0-9]+)-(\d{2,})((?:\s*(?:,|\.\.\.?|…|–|to\b|and\b)\s*-?\d{2,}\b(?!-))*)")
FURTHER = re.compile(r"(,|\.\.\.?|…|–|to\b|and\b)\s*-?(\d{2,})")
LONG_RANGE = re.compile(r"\b([A-Z]{2,3}-[A-Z0-9]+)-(\d{2,})\s*(?:\.\.\.?|…|–|to)\s*\1-(\d{2,})")

SPEAKING = ("undercroft", "text")
"""The package that reads and shows rules. It names some as examples and implements none."""


@dataclass(frozen=True)
class Function:
    """A function and the ways to break it, as expressions to return instead."""

    module: str
    qualname: str
    variants: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.module}:{self.qualname}"

    @property
    def breaks(self) -> list[Break]:
        return [Break(self.module, self.qualname, variant) for variant in self.variants]


def cited(docstring: str) -> set[str]:
    """The rule ids in a docstring, with lists (`BB-ATK-05, -07`) and ranges (`BB-ATK-05..09`, `BB-ATK-05 … 09`) expanded."""
    ids: set[str] = set()

    def add(section: str, first: int, last: int, width: int) -> None:
        ids.update(f"{section}-{number:0{width}}" for number in range(first, last + 1))

    for match in LONG_RANGE.finditer(docstring):
        add(match[1], int(match[2]), int(match[3]), len(match[2]))
    for match in CITATION.finditer(docstring):
        section, width = match[1], len(match[2])
        last = int(match[2])
        add(section, last, last, width)
        for joint, number in FURTHER.findall(match[3]):
            add(section, int(number) if joint in (",", "and") else last, int(number), width)
            last = int(number)
    return ids


def variants(function: Definition) -> tuple[str, ...]:
    """The ways to break a function, depending on its return annotation."""
    if is_generator(function):
        return ("",)
    if function.returns is None:
        return ("None",)
    annotation = function.returns
    text = annotation.value if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str) else ast.unparse(annotation)
    parts = _alternatives(text)
    if "None" in parts or text.startswith("Optional["):
        return ("None",)
    kind = parts[0].partition("[")[0].rpartition(".")[2]
    match kind:
        case "bool":
            return "True", "False"
        case "int":
            return "0", "1", "7"
        case "str":
            return ('""',)
        case "list" | "Sequence" | "Iterable":
            return ("[]",)
        case "tuple":
            return ("()",)
        case "dict" | "Mapping":
            return ("{}",)
        case "set" | "frozenset":
            return (f"{kind}()",)
        case _:
            return ("None",)


def _alternatives(annotation: str) -> list[str]:
    """The parts of a union written with bars. Text in brackets is not split."""
    parts, depth = [""], 0
    for character in annotation:
        depth += (character == "[") - (character == "]")
        if character == "|" and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


def read_functions(source: Path) -> dict[str, list[Function]]:
    """The functions and methods that cite each rule id."""
    functions: dict[str, list[Function]] = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        if parts[:2] == SPEAKING:
            continue
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        for qualname, node in definitions(ast.parse(path.read_bytes(), str(path))):
            for id in cited(ast.get_docstring(node) or ""):
                functions.setdefault(id, []).append(Function(module, qualname, variants(node)))
    return functions


BOOKS = {"gloomhaven": ("gloomhaven-scenario", "forgotten-circles")}
"""The rulebooks of a game, where they are not called like the game."""


def draw(coverage: Report, count: int, seed: int, only: str | None = None) -> list[str]:
    """Pick rules of complete games that are neither waived nor restatements; `only`: of the rulebooks of this game. The same seed gives the same
    rules."""
    ids = [
        id
        for game in coverage.games
        if game.complete and game.name in (BOOKS.get(only, (only,)) if only else (game.name,))
        for id, rule in game.rules.items()
        if id not in coverage.waivers and rule.same_as is None
    ]
    return sorted(random.Random(seed).sample(ids, min(count, len(ids))))


def judge(functions: list[Function], nodes: list[str], notices: Callable[[Break, list[str]], str]) -> str:
    """What speaks against the tests of a rule: every function that cites it must be missed when it is broken."""
    if not nodes:
        return "no test of its own"
    if not functions:
        return "uncited"
    unnoticed = [function for function in functions if not any(notices(broken, nodes) for broken in function.breaks)]
    return f"its tests pass without {', '.join(map(str, unnoticed))}" if unnoticed else ""
