"""A server of its own process for tests: it is given time, so that a busy machine does not matter."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Self

from tests.server.house import WAIT
from undercroft.trials.driving import Running

LIMITS = ("hall.PATIENCE", "live.READING", "workers.IMPORT", "workers.SOLVE")
"""How long the server works at something before it gives up or goes on without: what comes of that is tested where it is the point."""


class Steady(Running):
    CODE = f"from undercroft.server import hall, live, workers; {' = '.join(LIMITS)} = {WAIT}; {Running.CODE}"
    READY = WAIT

    def wait(self) -> None:
        """Until it is ready: in a thread, because another event loop may be running in this one."""
        with ThreadPoolExecutor(1) as pool:
            pool.submit(lambda: asyncio.run(self.ready())).result()

    def __enter__(self) -> Self:
        self.start()
        try:
            self.wait()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
