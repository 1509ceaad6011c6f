"""Workers count processor time, so that a busy machine does not make a job fail; the clock only stops what cannot be stopped otherwise."""

from __future__ import annotations

import asyncio
import signal
import time

import pytest

from undercroft.server import workers
from undercroft.server.workers import TookTooLong, Worker


def busy() -> None:
    while True:
        pass


def nap(seconds: float) -> str:
    time.sleep(seconds)
    return "rested"


def deaf() -> None:
    """A job that no signal stops, as if it were stuck in a library."""
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPROF])
    time.sleep(1000)


def ran(*jobs: tuple[object, ...]) -> list[object]:
    """The results of jobs that one worker does one after the other; what a job raised is its result."""

    async def work() -> list[object]:
        worker = Worker()
        try:
            found = []
            for limit, job, *arguments in jobs:
                assert isinstance(limit, float)
                assert callable(job)
                found.append(await asyncio.gather(worker.run(limit, job, *arguments), return_exceptions=True))
            return [result for (result,) in found]
        finally:
            worker.stop()

    return asyncio.run(work())


def test_a_job_is_stopped_when_its_processor_time_is_used_up_and_the_worker_goes_on() -> None:
    stopped, rested = ran((0.2, busy), (60.0, nap, 0.0))
    assert isinstance(stopped, TookTooLong)
    assert rested == "rested"


def test_waiting_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause is real: the job waits longer than its processor time, as on a machine where others are at work."""
    monkeypatch.setattr(workers, "PATIENCE", 1000)
    assert ran((0.2, nap, 0.4)) == ["rested"]


def test_a_job_that_cannot_be_stopped_is_killed_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 1)
    stopped, rested = ran((0.3, deaf), (60.0, nap, 0.0))
    assert isinstance(stopped, TookTooLong)
    assert rested == "rested"
