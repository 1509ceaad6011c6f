"""Trying many mutants at a time: progress, the log of verdicts, and interruption."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from mutant_runs import Warm

QUIET = 60
"""Seconds between two lines of progress where there is no terminal."""


class Unusable(Exception):
    """Nothing can be measured; says why."""


@dataclass
class Log:
    """Verdicts, appended to a file if there is one. A run that was cut off finds there what it knows already."""

    path: Path | None = None
    tree: str = ""
    known: dict[str, str] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        if self.path is not None and self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                if entry["tree"] == self.tree:
                    self.known[entry["id"]] = entry["verdict"]

    def verdict(self, id: str, find: Callable[[str], str]) -> str:
        """What is known about a mutant, or is found now."""
        if id not in self.known:
            verdict = find(id)
            with self.lock:
                self.known[id] = verdict
                if self.path is not None:
                    with self.path.open("a", encoding="utf-8") as file:
                        print(json.dumps({"tree": self.tree, "id": id, "verdict": verdict}), file=file)
        return self.known[id]


@dataclass
class Bench:
    """Where mutants are tried: the tree, how many runs at a time, the processor time of a test, and where verdicts go."""

    root: Path
    jobs: int = 2
    limit: float = 30.0
    log: Log = field(default_factory=Log)
    console: Console = field(default_factory=lambda: Console(highlight=False))

    def say(self, text: str) -> None:
        self.console.print(text, soft_wrap=True, markup=False)

    def baseline(self, warm: Warm) -> None:
        """The tests must pass while nothing is broken."""
        shares = [share for number in range(self.jobs) if (share := warm.nodes[number :: self.jobs])]
        with ThreadPoolExecutor(self.jobs) as pool:
            failed = [result.last for result in pool.map(warm.run, shares) if result.status != "passed"]
        if failed:
            raise Unusable(f"the tests fail without any break; mend them first: {', '.join(failed)}")

    def judge(self, title: str, ids: list[str], find: Callable[[str], str]) -> Iterator[tuple[str, str]]:
        """The verdicts, as they are found. An interruption ends the work at once."""
        left = (TextColumn("left"), TimeRemainingColumn())
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), *left)
        pool = ThreadPoolExecutor(self.jobs)
        began = spoke = time.monotonic()
        try:
            with Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal) as progress:
                task = progress.add_task(title, total=len(ids))
                futures = {pool.submit(self.log.verdict, id, find): id for id in ids}
                for done, future in enumerate(as_completed(futures), 1):
                    yield futures[future], future.result()
                    progress.advance(task)
                    now = time.monotonic()
                    if not self.console.is_terminal and now - spoke >= QUIET:
                        spoke = now
                        self.say(f"{title}: {done} of {len(ids)}, about {(now - began) / done * (len(ids) - done) / 60:.0f} min left")
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
