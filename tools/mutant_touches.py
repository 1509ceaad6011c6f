"""Which tests enter which functions, measured once and kept until sources or tests change."""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mutant_runs import Warm

KEPT = 12
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
    """For every test: how long it takes, and the functions that it enters."""

    seconds: dict[str, float] = field(default_factory=dict)
    functions: dict[str, list[str]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def add(self, test: dict[str, Any]) -> None:
        if not test["passed"]:
            self.failed.append(test["node"])
        self.seconds[test["node"]] = test["seconds"]
        self.functions[test["node"]] = test["functions"]

    def of(self, function: str, first: Iterable[str] = ()) -> list[str]:
        """The tests that enter a function: some that are about it first, then the short and narrow ones."""
        leading = set(first)
        found = [node for node, functions in self.functions.items() if function in functions]
        return sorted(found, key=lambda node: (node.partition("[")[0] not in leading, self.seconds[node] * len(self.functions[node]), node))


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "undercroft-mutants"


def measure(root: Path, name: str, warm: Warm, jobs: int) -> Touches:
    """Run every collected test whose file has changed since the last time, and note which functions it enters."""
    path = _cache() / f"{name}-{fingerprint(sources(root))}.json"
    kept: dict[str, list[dict[str, Any]]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    files: dict[str, list[str]] = {}
    for node in warm.nodes:
        files.setdefault(node.partition("::")[0], []).append(node)
    keys = {file: f"{file}@{fingerprint([root / file])}" for file in files}
    missing = [file for file in files if keys[file] not in kept]
    with ThreadPoolExecutor(jobs) as pool:
        for file, result in zip(missing, pool.map(lambda file: warm.run(files[file], traced=True), missing)):
            kept[keys[file]] = list(result.tests)
            if result.status != "passed":
                kept[keys[file]].append({"node": result.last, "seconds": 0.0, "functions": [], "passed": False})
    touches = Touches()
    for file in files:
        for test in kept[keys[file]]:
            touches.add(test)
    if missing and not touches.failed:
        _write(path, kept)
    return touches


def _write(path: Path, content: dict[str, list[dict[str, Any]]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(f".{os.getpid()}.tmp")
    new.write_text(json.dumps(content), encoding="utf-8")
    new.replace(path)
    for old in sorted(path.parent.glob("*.json"), key=lambda p: p.stat().st_mtime)[:-KEPT]:
        old.unlink(missing_ok=True)
