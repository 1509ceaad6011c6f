"""Protection against strangers: secrets and their hashes, rate limits, checks of where requests come from, and security headers."""

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
"""The alphabet for codes that people type, without letters that look alike."""
LOCAL = ("localhost", "127.0.0.1", "::1")


def secret() -> str:
    """A random secret of 192 bits, impossible to guess."""
    return secrets.token_urlsafe(24)


def code() -> str:
    """A short code for people to type, valid for minutes: 10 letters, 49 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def name() -> str:
    """A new random id."""
    return secrets.token_hex(8)


def is_name(text: str) -> bool:
    """Whether a text has the form of an id. Anything else is never looked up."""
    return len(text) == 16 and all(c in "0123456789abcdef" for c in text)


def hashed(text: str) -> str:
    """The stored hash of a secret. Secrets have too many bits for brute force, so one round is enough."""
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()


class Rate:
    """A token bucket: `burst` tokens at once, then `each` per second."""

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
        """Seconds until the next token is available."""
        return max(0.0, (1 - self.left) / self.each)


class Limit(NamedTuple):
    """How often a request is allowed: this many at once, then one every so many seconds."""

    burst: int
    seconds: float


LIMITS: Mapping[str, Limit] = {
    "players": Limit(20, 10), "tables": Limit(60, 5), "imports": Limit(6, 20), "claims": Limit(10, 10), "solves": Limit(30, 0.5),
}  # fmt: skip
"""The limits for each address and for each player's key."""
CALLERS = 10_000
"""How many addresses and keys are remembered at a time."""


class Gate:
    """Enforces the limits for each address and each key separately."""

    def __init__(self, limits: Mapping[str, Limit], clock: Callable[[], float]) -> None:
        self.limits, self.clock = limits, clock
        self.rates: dict[tuple[str, str], Rate] = {}

    def wait(self, what: str, callers: tuple[str, ...]) -> float:
        """Seconds to wait before trying again; 0 means go ahead."""
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
    """This machine's own network addresses, as far as they can be found without contacting anyone."""
    found: dict[str, None] = {}
    for family, away in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((away, 9))  # sends nothing: only asks which local address would be used
            found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        found.update((str(info[4][0]), None) for info in socket.getaddrinfo(socket.gethostname(), None))
    return [a for a in found if not (ip := ipaddress.ip_address(a.partition("%")[0])).is_loopback and not ip.is_link_local]


def own_names() -> tuple[str, ...]:
    """The names of this machine in its own networks."""
    name = socket.gethostname().lower()
    return (*LOCAL, name, f"{name}.local", *own_addresses())


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own pages. Only browsers send an origin, so requests without one are allowed."""
    try:
        return origin is None or (host is not None and urlsplit(origin).netloc == host)
    except ValueError:
        return False


def known_host(host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether the host name of a request is one of ours, which prevents DNS rebinding. An empty list allows any name."""
    if not allowed:
        return True
    try:
        return host is not None and urlsplit(f"//{host}").hostname in allowed
    except ValueError:
        return False
