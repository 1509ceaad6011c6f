"""Extreme mutation testing of rule tests: `make mutate N=40 SEED=1`.

Picks rule ids, breaks the functions whose docstrings cite them, one at a time, and runs only the tests that have the id in first place. A
rule is killed if breaking at least one of its functions makes one of its tests fail. Otherwise it is a survivor, because its tests would
pass without it; so is a rule that no function cites or no test names first. The working tree is never changed.
"""

import argparse
import ast
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress

from mutant_plugin import VARIABLE, is_generator
from rule_coverage import ROOT, Report, report

PASSED, FAILED, UNLOADABLE = 0, 1, 2
"""Exit statuses of pytest. Any other status is a broken run."""

CITATION = re.compile(r"\b([A-Z]{2,3}-[A-Z0-9]+)-(\d{2,})((?:\s*(?:,|\.\.\.?|…|–|to\b|and\b)\s*-?\d{2,}\b(?!-))*)")
FURTHER = re.compile(r"(,|\.\.\.?|…|–|to\b|and\b)\s*-?(\d{2,})")
LONG_RANGE = re.compile(r"\b([A-Z]{2,3}-[A-Z0-9]+)-(\d{2,})\s*(?:\.\.\.?|…|–|to)\s*\1-(\d{2,})")


@dataclass(frozen=True)
class Function:
    """A function and the ways to break it, as expressions to return instead."""

    module: str
    qualname: str
    variants: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.module}:{self.qualname}"


@dataclass
class Verdict:
    """The result for one rule."""

    id: str
    killed: bool = False
    reason: str = ""
    survivors: list[Function] = field(default_factory=list)


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


def variants(function: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[str, ...]:
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
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        for qualname, node in _functions(ast.parse(path.read_text(encoding="utf-8"), str(path)), ""):
            for id in cited(ast.get_docstring(node) or ""):
                functions.setdefault(id, []).append(Function(module, qualname, variants(node)))
    return functions


def _functions(scope: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield prefix + node.name, node
            yield from _functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.stmt):
            yield from _functions(node, prefix)


def draw(coverage: Report, count: int, seed: int) -> list[str]:
    """Pick rules of complete games that are neither waived nor restatements. The same seed gives the same rules."""
    ids = [
        id
        for game in coverage.games
        if game.complete
        for id, rule in game.rules.items()
        if id not in coverage.waivers and rule.same_as is None
    ]
    return sorted(random.Random(seed).sample(ids, min(count, len(ids))))


@dataclass(frozen=True)
class Runner:
    """Runs tests in a separate process, with or without a broken function."""

    root: Path
    limit: float = 60.0

    def __call__(self, nodes: Iterable[str], mutant: str = "") -> int:
        """The exit status of pytest. A timeout counts as a failed test."""
        with TemporaryDirectory(prefix="mutant-") as cache:  # a broken parser must not write to the user's cache
            return self._run([*nodes], {**os.environ, VARIABLE: mutant, "PYTHONDONTWRITEBYTECODE": "1", "XDG_CACHE_HOME": cache})

    def _run(self, nodes: list[str], environment: dict[str, str]) -> int:
        paths = [str(Path(__file__).resolve().parent), environment.get("PYTHONPATH", "")]
        environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "mutant_plugin", *nodes]
        try:
            done = subprocess.run(command, cwd=self.root, env=environment, capture_output=True, timeout=self.limit, check=False)
        except subprocess.TimeoutExpired:
            return FAILED
        if done.returncode not in (PASSED, FAILED, UNLOADABLE):
            raise RuntimeError(f"pytest ended with {done.returncode} for {' '.join(nodes)}:\n{(done.stdout + done.stderr).decode()}")
        return done.returncode

    def kills(self, function: Function, nodes: list[str]) -> bool:
        """Whether any way of breaking the function is noticed: a test fails, or the tests cannot even be loaded."""
        return any(self(nodes, f"{function}:{variant}") != PASSED for variant in function.variants)


def judge(id: str, functions: list[Function], nodes: list[str], run: Runner, strict: bool) -> Verdict:
    """Break the functions of a rule until a break is noticed, or all of them if `strict`."""
    verdict = Verdict(id)
    if not nodes:
        verdict.reason = "no test of its own"
    elif not functions:
        verdict.reason = "uncited"
    else:
        for function in functions:
            if run.kills(function, nodes):
                verdict.killed = True
                if not strict:
                    break
            else:
                verdict.survivors.append(function)
        if not verdict.killed:
            verdict.reason = "its tests pass without " + ", ".join(map(str, verdict.survivors))
    return verdict


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Break the functions that cite rules and see whether the rules' tests notice.")
    parser.add_argument("-n", "--number", type=int, default=40, help="how many rules to draw")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ids", nargs="+", default=[], metavar="ID", help="test these rules instead of drawing")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=float, default=60.0, help="seconds a run may take")
    parser.add_argument("--strict", action="store_true", help="also list functions that survive although their rule is killed")
    options = parser.parse_args(arguments)
    console = Console(highlight=False)
    coverage = report(root)
    known = {id for game in coverage.games for id in game.rules}
    if unknown := [id for id in options.ids if id not in known]:
        console.print(f"unknown rules: {', '.join(unknown)}")
        return 2
    ids = options.ids or draw(coverage, options.number, options.seed)
    functions = read_functions(root / "src")
    tests = {id: coverage.tests_of(id) for id in ids}
    run = Runner(root, options.limit)
    everything = sorted({node for nodes in tests.values() for node in nodes})
    if everything and Runner(root, 10 * options.limit)(everything) != PASSED:
        console.print("the tests fail without any break; mend them first")
        return 2
    verdicts: list[Verdict] = []
    with Progress(console=console, transient=True) as progress, ThreadPoolExecutor(options.jobs) as pool:
        task = progress.add_task("breaking", total=len(ids))
        futures = [pool.submit(judge, id, functions.get(id, []), tests[id], run, options.strict) for id in ids]
        for future in as_completed(futures):
            verdicts.append(future.result())
            progress.advance(task)
    verdicts.sort(key=lambda verdict: verdict.id)
    survivors = [verdict for verdict in verdicts if not verdict.killed]
    for verdict in survivors:
        console.print(f"  {verdict.id}: {verdict.reason}", soft_wrap=True)
    if options.strict:
        for verdict in verdicts:
            if verdict.killed and verdict.survivors:
                console.print(f"  note: {verdict.id}: unnoticed in {', '.join(map(str, verdict.survivors))}", soft_wrap=True)
    console.print(f"{len(ids)} ids, {len(ids) - len(survivors)} killed, survivors {len(survivors)}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
