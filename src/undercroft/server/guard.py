"""What strangers meet: secrets and their hashes, the rate of frames, where requests come from, and the headers of every answer."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from urllib.parse import urlsplit

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""For codes that people type: no letters that look alike."""
LOCAL = ("localhost", "127.0.0.1", "::1")


def secret() -> str:
    """A secret that cannot be guessed: 192 bits."""
    return secrets.token_urlsafe(24)


def code() -> str:
    """A short code for people, good for minutes: 10 letters, 49 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def name() -> str:
    """An id for something new."""
    return secrets.token_hex(8)


def is_name(text: str) -> bool:
    """Whether something could be an id; what could not is never looked up."""
    return len(text) == 16 and all(c in "0123456789abcdef" for c in text)


def hashed(text: str) -> str:
    """What is kept of a secret. It has too many bits to be found by trying, so that one round is enough."""
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()


class Rate:
    """A bucket of tokens: `burst` at once, then `each` a second."""

    def __init__(self, each: float, burst: int, clock: Callable[[], float]) -> None:
        self.each, self.burst, self.clock = each, burst, clock
        self.left, self.last = float(burst), clock()

    def take(self) -> bool:
        now = self.clock()
        self.left, self.last = min(self.burst, self.left + (now - self.last) * self.each), now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def same_origin(origin: str | None, host: str | None) -> bool:
    """A browser's request must come from our own pages; programs send no origin."""
    try:
        return origin is None or (host is not None and urlsplit(origin).netloc == host)
    except ValueError:
        return False


def known_host(host: str | None, allowed: tuple[str, ...]) -> bool:
    """The name we are called by must be one of ours, so that no foreign name can be pointed at this machine. Empty: any name."""
    if not allowed:
        return True
    try:
        return host is not None and urlsplit(f"//{host}").hostname in allowed
    except ValueError:
        return False
