"""A pytest plugin that collects tests once and then runs them on demand, each time in a fork with another function broken.

Started by `mutant_runs.Warm` with the sockets' numbers in `UNDERCROFT_MUTANT_SOCKETS`: one worker each, which takes one request a line.
"""

import contextlib
import functools
import gc
import json
import os
import resource
import select
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from typing import Any

import pytest

from mutant_plugin import Break, install_notes, live_functions, swap

SOCKETS = "UNDERCROFT_MUTANT_SOCKETS"
SOURCE = "UNDERCROFT_MUTANT_SOURCE"
MEMORY = 4 << 30
PATIENCE = 40
"""How many times longer than its share of processor time a run may take by the clock: the machine may be busy, or the run asleep."""

STEP = 1.0
"""Seconds between two looks at the clock."""

entered: set[str] = set()
if os.environ.get(SOURCE):
    install_notes(os.environ[SOURCE], entered.add)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Property tests take the same examples every time and ignore the clock."""
    with contextlib.suppress(ImportError):
        from hypothesis import HealthCheck, settings

        settings.register_profile("mutants", deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
        settings.load_profile("mutants")


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Serve until the client hangs up."""
    if session.testsfailed:
        raise session.Interrupted("the tests cannot be collected")
    serving = Serving(session, os.environ[SOURCE])
    gc.collect()
    gc.freeze()
    workers = []
    for number in map(int, os.environ[SOCKETS].split(",")):
        pid = os.fork()
        if pid == 0:
            serving.work(socket.socket(fileno=number))
            os._exit(0)
        workers.append(pid)
    for pid in workers:
        os.waitpid(pid, 0)
    return True


class Serving:
    """The collected tests, and what is in memory: functions, caches, and which functions have run already and cannot be broken any more."""

    def __init__(self, session: pytest.Session, source: str) -> None:
        self.session = session
        self.items = {item.nodeid: item for item in session.items}
        self.live = live_functions(source)
        self.caches = [thing for thing in gc.get_objects() if type(thing) is functools._lru_cache_wrapper and _is_rule(thing, source)]
        self.early = sorted(entered)

    def work(self, connection: socket.socket) -> None:
        """Take requests one after the other. Each is carried out by a child, which cannot spoil anything."""
        with connection, connection.makefile("rw", encoding="utf-8") as file:
            print(json.dumps({"items": list(self.items), "early": self.early}), file=file, flush=True)
            for line in file:
                print(json.dumps(self._fork(json.loads(line), connection)), file=file, flush=True)

    def _fork(self, request: dict[str, Any], connection: socket.socket) -> dict[str, Any]:
        folder = tempfile.mkdtemp(prefix="mutant-")
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            self._child(request, folder, write)
        os.close(write)
        try:
            lines = _listen(read, pid, connection, PATIENCE * request["limit"])
        finally:
            _, status = os.waitpid(pid, 0)
            shutil.rmtree(folder, ignore_errors=True)
        begun = [line["begun"] for line in lines if "begun" in line]
        answer: dict[str, Any] = {"last": begun[-1] if begun else "", "tests": [line for line in lines if "seconds" in line]}
        if os.WIFSIGNALED(status):
            return {**answer, "status": "time" if os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL) else "crash"}
        return {**answer, **({"status": "crash"} if not lines else {"status": lines[-1].get("status", "crash")})}

    def _child(self, request: dict[str, Any], folder: str, write: int) -> None:
        """Run tests, with a function broken if there is one; never returns."""
        try:
            os.environ.update(PYTEST_DEBUG_TEMPROOT=folder, XDG_CACHE_HOME=folder, HYPOTHESIS_STORAGE_DIRECTORY=folder)
            nothing = os.open(os.devnull, os.O_RDWR)
            for number in (0, 1, 2):
                os.dup2(nothing, number)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            with os.fdopen(write, "w", encoding="utf-8") as pipe:
                self._run(request, lambda line: print(json.dumps(line), file=pipe, flush=True))
        finally:
            os._exit(0)

    def _run(self, request: dict[str, Any], tell: Callable[[dict[str, Any]], None]) -> None:
        if request["mutant"] and not swap(Break.load(request["mutant"]), self.live):
            return tell({"status": "cold"})
        items = [self.items[node] for node in request["nodes"]]
        for item, following in zip(items, [*items[1:], None]):
            tell({"begun": item.nodeid})
            failures = self.session.testsfailed
            began = time.process_time()
            signal.setitimer(signal.ITIMER_PROF, request["limit"])
            try:
                if request["traced"]:
                    for cached in self.caches:
                        cached.cache_clear()
                    entered.clear()
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            except BaseException:
                return tell({"status": "failed"})
            passed = self.session.testsfailed == failures
            if request["traced"]:
                seconds = round(time.process_time() - began, 4)
                tell({"node": item.nodeid, "seconds": seconds, "functions": sorted(entered), "passed": passed})
            elif not passed:
                return tell({"status": "failed"})
        signal.setitimer(signal.ITIMER_PROF, 0)
        return tell({"status": "passed"})


def _is_rule(cached: Any, source: str) -> bool:
    """Whether a cache belongs to a game. Those of the kernel hold whole packs and are kept."""
    code = getattr(getattr(cached, "__wrapped__", None), "__code__", None)
    return code is not None and code.co_filename.startswith(f"{source}/undercroft/games/")


def _listen(read: int, pid: int, connection: socket.socket, limit: float) -> list[dict[str, Any]]:
    """What a child says until it ends. It is killed if it is silent for too long, or if the client hangs up."""
    data, silent = b"", 0.0
    while True:
        ready, _, _ = select.select([read, connection], [], [], STEP)
        if connection in ready or silent > limit:
            os.kill(pid, signal.SIGKILL)
            break
        if read not in ready:
            silent += STEP  # however long it really was: this process may have been paused, and the child with it
            continue
        if not (part := os.read(read, 1 << 20)):
            break
        data, silent = data + part, 0.0
    os.close(read)
    return [json.loads(line) for line in data.decode().splitlines() if line.endswith("}")]
