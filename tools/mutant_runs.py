"""Runs tests with a function broken: in a warm process that has collected them already, or in a new one."""

import contextlib
import json
import os
import queue
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, Any

from mutant_plugin import LIMIT, VARIABLE, Break
from mutant_server import PATIENCE, SOCKETS, SOURCE

PASSED, FAILED, UNLOADABLE, UNKNOWN = 0, 1, 2, 4
"""Exit statuses of pytest. Any other status is a broken run, and so is an unknown test in a file that can be imported."""

TOOLS = str(Path(__file__).resolve().parent)


class Stopped(Exception):
    """The warm process is gone."""


@dataclass(frozen=True)
class Result:
    """What became of a run: `passed`, `failed`, `time`, `crash`, or `cold` if the function can only be broken by an import."""

    status: str
    last: str = ""
    tests: tuple[dict[str, Any], ...] = ()

    @property
    def noticed(self) -> bool:
        return self.status in ("failed", "time", "crash")


def _environment(root: Path, **more: str) -> dict[str, str]:
    """The sources of the tree come first. Plugins of other packages are slow to import, and tests of rules need none."""
    paths = [TOOLS, str(root / "src"), os.environ.get("PYTHONPATH", "")]
    fixed = {"PYTHONPATH": os.pathsep.join(path for path in paths if path), "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return {**os.environ, **fixed, **more}


def _pytest(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *arguments]


@dataclass(frozen=True)
class Cold:
    """Runs tests in a process of their own, where the function is broken when its module is imported."""

    root: Path
    limit: float = 120.0

    def __call__(self, nodes: Iterable[str], broken: Break | None = None) -> int:
        """The exit status of pytest. A run that takes too much processor time counts as a failed test."""
        with TemporaryDirectory(prefix="mutant-") as folder:
            more = {VARIABLE: broken.dump(), LIMIT: str(int(self.limit))} if broken is not None else {}
            here = {"XDG_CACHE_HOME": folder, "HYPOTHESIS_STORAGE_DIRECTORY": folder}
            environment = _environment(self.root, **here, PYTEST_DEBUG_TEMPROOT=folder, **more)
            command = _pytest("-x", "-p", "mutant_plugin", *nodes)
            try:
                done = subprocess.run(
                    command, cwd=self.root, env=environment, capture_output=True, timeout=PATIENCE * self.limit, check=False, start_new_session=True
                )
            except subprocess.TimeoutExpired:
                return FAILED
        if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL, -signal.SIGSEGV):
            return FAILED
        if done.returncode == UNKNOWN and b"ERROR collecting" in done.stdout:
            return UNLOADABLE
        if broken is not None and done.returncode == UNKNOWN and b"ERROR: not found" in done.stdout + done.stderr:
            return PASSED  # the mutant changes the parameters that these tests are named by; whole folders will tell
        if done.returncode not in (PASSED, FAILED, UNLOADABLE):
            raise RuntimeError(f"pytest ended with {done.returncode} for {' '.join(nodes)}:\n{(done.stdout + done.stderr).decode()}")
        return done.returncode


class Warm:
    """A process that has collected tests and runs them in forks, as many at a time as there are workers."""

    def __init__(self, root: Path, paths: Sequence[str], workers: int, limit: float = 30.0) -> None:
        self.limit = limit
        pairs = [socket.socketpair() for _ in range(workers)]
        sockets = ",".join(str(theirs.fileno()) for _, theirs in pairs)
        self.output = TemporaryFile()  # noqa: SIM115 (closed on exit)
        self.process = subprocess.Popen(
            _pytest("--capture=no", "-p", "mutant_server", *paths),
            cwd=root,
            env=_environment(root, **{SOCKETS: sockets, SOURCE: str(root / "src")}),
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            pass_fds=[theirs.fileno() for _, theirs in pairs],
            start_new_session=True,
        )
        self.files = [ours.makefile("rw", encoding="utf-8") for ours, _ in pairs]
        for pair in pairs:
            for end in pair:
                end.close()
        self.free: queue.SimpleQueue[IO[str]] = queue.SimpleQueue()
        try:
            for file in self.files:
                greeting = self._read(file)
                self.nodes: list[str] = greeting["items"]
                self.early: frozenset[str] = frozenset(greeting["early"])
                self.free.put(file)
        except Stopped:
            self.__exit__()
            raise

    def __enter__(self) -> "Warm":
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for file in self.files:
            with contextlib.suppress(OSError):
                file.close()
        self.output.close()

    def _read(self, file: IO[str]) -> Any:
        if not (line := file.readline()):
            self.process.wait()
            self.output.seek(0)
            raise Stopped(f"the tests cannot be run:\n{self.output.read().decode()[-4000:]}")
        return json.loads(line)

    def run(self, nodes: Sequence[str], broken: Break | None = None, traced: bool = False) -> Result:
        """Run tests in this order up to the first failure, or all of them and note which functions they enter."""
        file = self.free.get()
        mutant, limit = broken.dump() if broken is not None else "", self.limit * (4 if traced else 1)
        print(json.dumps({"nodes": [*nodes], "mutant": mutant, "traced": traced, "limit": limit}), file=file, flush=True)
        answer = self._read(file)
        self.free.put(file)
        return Result(answer["status"], answer["last"], tuple(answer["tests"]))


def noticed(broken: Break, nodes: Sequence[str], warm: Warm, cold: Cold, late: bool = False) -> str:
    """Which test notices a broken function, or an empty text. `late`: break it on import, because that is when its effect shows."""
    if not nodes:
        return ""
    if not late and f"{broken.module}:{broken.qualname}" not in warm.early:
        result = warm.run(nodes, broken)
        if result.status != "cold":
            return f"{result.last}{'' if result.status == 'failed' else f' ({result.status})'}" if result.noticed else ""
    return "tests in a new process" if cold(nodes, broken) != PASSED else ""
