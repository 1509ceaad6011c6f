"""What strangers meet: secrets and their hashes, the rate of frames, where requests come from, and the headers of every answer."""

from __future__ import annotations

import contextlib
import hashlib
import ipaddress
import secrets
import socket
from collections.abc import Callable, Mapping
from typing import NamedTuple
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


    @property
    def wait(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, (1 - self.left) / self.each)


class Limit(NamedTuple):
    """How often something may be asked for: so many at once, then one every so many seconds."""

    burst: int
    seconds: float


LIMITS: Mapping[str, Limit] = {
    "players": Limit(20, 10), "tables": Limit(60, 5), "imports": Limit(6, 20), "claims": Limit(10, 10), "solves": Limit(30, 0.5),
}  # fmt: skip
"""For one address, and for one player's key."""
CALLERS = 10_000
"""Addresses and keys that are remembered at a time."""


class Gate:
    """Holds everybody to the limits, each address and each key by itself."""

    def __init__(self, limits: Mapping[str, Limit], clock: Callable[[], float]) -> None:
        self.limits, self.clock = limits, clock
        self.rates: dict[tuple[str, str], Rate] = {}

    def wait(self, what: str, callers: tuple[str, ...]) -> float:
        """Seconds to wait before asking again; 0: go ahead."""
        if what not in self.limits:
            return 0.0
        limit, late = self.limits[what], 0.0
        for caller in callers:
            rate = self.rates.pop((what, caller), None) or Rate(1 / limit.seconds, limit.burst, self.clock)
            self.rates[what, caller] = rate
            if not rate.take():
                late = max(late, rate.wait)
        while len(self.rates) > CALLERS:
            del self.rates[next(iter(self.rates))]
        return late


def own_addresses() -> list[str]:
    """This machine's addresses in its networks, as far as they can be found without asking anybody."""
    found: dict[str, None] = {}
    for family, away in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((away, 9))  # nothing is sent: this only asks which address would be used
            found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        found.update((str(info[4][0]), None) for info in socket.getaddrinfo(socket.gethostname(), None))
    return [a for a in found if not (ip := ipaddress.ip_address(a.partition("%")[0])).is_loopback and not ip.is_link_local]


def own_names() -> tuple[str, ...]:
    """The names by which this machine is called in its own networks."""
    name = socket.gethostname().lower()
    return (*LOCAL, name, f"{name}.local", *own_addresses())


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
