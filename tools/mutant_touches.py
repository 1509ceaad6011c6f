"""Which tests enter which functions, measured once and kept until sources or tests change."""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from mutant_runs import Result, Warm

MOST = 12
"""How many measurements are kept on disk."""


def fingerprint(paths: Iterable[Path]) -> str:
    """A hash of the contents of files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\0".encode())
    return digest.hexdigest()[:16]


def sources(root: Path) -> Iterator[Path]:
    """The files that every test depends on: the sources with their packs, and the helpers of the tests."""
    for folder in ("src", "tests"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".yaml", ".ftl") and not (folder == "tests" and path.name.startswith("test_")):
                yield path


def tree(root: Path) -> str:
    """A hash of everything a verdict depends on."""
    return fingerprint([*sources(root), *sorted((root / "tests").rglob("test_*.py"))])


@dataclass
class Touches:
    """How long every test takes and how many functions it enters, and the tests that enter every function."""

    cost: dict[str, float] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def add(self, node: str, seconds: float, functions: list[str], passed: bool) -> None:
        if not passed:
            self.failed.append(node)
        self.cost[node] = seconds * len(functions)
        for function in functions:
            self.tests.setdefault(function, []).append(node)

    def of(self, function: str, first: Iterable[str] = ()) -> list[str]:
        """The tests that enter a function: some that are about it first, then the short and narrow ones."""
        leading = set(first)
        return sorted(self.tests.get(function, []), key=lambda node: (node.partition("[")[0] not in leading, self.cost[node], node))


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "undercroft-mutants"


def measure(root: Path, name: str, warm: Warm, jobs: int) -> Touches:
    """Run every collected test whose file has changed since the last time, and note which functions it enters."""
    path = _cache() / f"{name}-{fingerprint(sources(root))}.json"
    kept = Kept(path)
    files: dict[str, list[str]] = {}
    for node in warm.nodes:
        files.setdefault(node.partition("::")[0], []).append(node)
    keys = {file: f"{file}@{fingerprint([root / file])}" for file in files}
    missing = [file for file in files if keys[file] not in kept.files]
    with ThreadPoolExecutor(jobs) as pool:
        for file, result in zip(missing, pool.map(lambda file: warm.run(files[file], traced=True), missing)):
            kept.add(keys[file], result)
    touches = Touches()
    for file in files:
        for node, seconds, functions, passed in kept.files[keys[file]]:
            touches.add(node, seconds, [kept.names[number] for number in functions], passed)
    if missing and not touches.failed:
        kept.write()
    return touches


class Kept:
    """Measurements on disk: by test file and its contents, the tests as (node, seconds, numbers of functions, passed)."""

    def __init__(self, path: Path) -> None:
        content = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"names": [], "files": {}}
        self.path = path
        self.names: list[str] = content["names"]
        self.files: dict[str, list[tuple[str, float, list[int], bool]]] = content["files"]
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def add(self, key: str, result: Result) -> None:
        self.files[key] = [(test["node"], test["seconds"], [*map(self._number, test["functions"])], test["passed"]) for test in result.tests]
        if result.status != "passed":
            self.files[key].append((result.last, 0.0, [], False))

    def _number(self, name: str) -> int:
        if name not in self.numbers:
            self.numbers[name] = len(self.names)
            self.names.append(name)
        return self.numbers[name]

    def write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(f".{os.getpid()}.tmp")
        new.write_text(json.dumps({"names": self.names, "files": self.files}), encoding="utf-8")
        new.replace(self.path)
        for old in sorted(self.path.parent.glob("*.json"), key=lambda path: path.stat().st_mtime)[:-MOST]:
            old.unlink(missing_ok=True)
