"""A line to a server that is cut again and again: every connection through it breaks, whatever is under way."""

from __future__ import annotations

import selectors
import socket
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Self

CHUNK = 1 << 16
TICK = 0.01


class Cutter:
    """Listens on a port of its own, and passes bytes on. From `begin` on it breaks whenever so many pieces have come through."""

    def __init__(self, to: int, every: int) -> None:
        self.to, self.every = to, every
        self.cuts = self.passed = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.begun, self.enough = threading.Event(), threading.Event()
        self.wanted = threading.Semaphore(0)
        self.done = threading.Semaphore(0)
        self.pairs: dict[socket.socket, socket.socket] = {}
        self.selector = selectors.DefaultSelector()
        self.passing = threading.Thread(target=self._pass, daemon=True)

    def __enter__(self) -> Self:
        self.selector.register(self.listener, selectors.EVENT_READ, self._accept)
        self.passing.start()
        return self

    def begin(self) -> None:
        """From now on."""
        self.passed = 0
        self.begun.set()

    def cut(self) -> None:
        """Now as well."""
        self.wanted.release()
        self.done.acquire()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.enough.set()
        self.passing.join()

    def _pass(self) -> None:
        while not self.enough.is_set():
            for key, _ in self.selector.select(TICK):
                act: Callable[[socket.socket], None] = key.data
                if isinstance(key.fileobj, socket.socket) and key.fileobj.fileno() >= 0:
                    act(key.fileobj)
            if self.wanted.acquire(blocking=False):
                self._cut()
                self.done.release()
            if self.begun.is_set() and self.passed >= self.every:
                self._cut()
        self._cut()
        self.listener.close()

    def _accept(self, listener: socket.socket) -> None:
        near, _ = listener.accept()
        far = socket.create_connection(("127.0.0.1", self.to))
        for one, other in ((near, far), (far, near)):
            self.pairs[one] = other
            self.selector.register(one, selectors.EVENT_READ, self._relay)

    def _relay(self, near: socket.socket) -> None:
        try:
            data = near.recv(CHUNK)
            if data:
                self.pairs[near].sendall(data)
                self.passed += 1
                return
        except OSError:
            pass
        self._drop(near)

    def _drop(self, near: socket.socket) -> None:
        for one in (near, self.pairs[near]):
            self.selector.unregister(one)
            del self.pairs[one]
            one.close()

    def _cut(self) -> None:
        self.passed = 0
        if self.pairs:
            self.cuts += 1
        while self.pairs:
            self._drop(next(iter(self.pairs)))
