"""Marks: the states from which undo, forks and saves continue."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct

_encoder = msgspec.msgpack.Encoder()
encode, encode_into = _encoder.encode, _encoder.encode_into
"""A state as bytes; the same, into a buffer that is as long as they are afterwards."""


def fingerprint(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()


class Mark(Struct, eq=False):
    """The state at the end of a beat in which somebody chose: journal length, encoded state, and number of events so far. `data` is empty if the
    state is not in memory, because the table was resumed or dropped old states; a caller that stores the states can put them back with
    `Table.recall`. The hash is computed when it is first needed, or when the state is dropped."""

    at: int
    data: bytes
    events: int
    known: str = ""
    later: Mark | None = None
    """The state some beats later, if nobody chose anything in many of them, so that they need not all be played again."""

    @property
    def hash(self) -> str:
        """A hash of the state."""
        if not self.known:
            self.known = fingerprint(self.data)
        return self.known

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mark):
            return NotImplemented
        return (self.at, self.data, self.events, self.hash) == (other.at, other.data, other.events, other.hash)


class Diverged(RuntimeError):
    """A replay does not produce the recorded states."""


class Forgotten(LookupError):
    """The state at an earlier mark is not in memory: `recall` the mark with this number, or an earlier one, and try again."""

    def __init__(self, number: int) -> None:
        super().__init__(f"no state is kept at or before mark {number}")
        self.number = number


class Forgetful(RuntimeError):
    """The table was made with `remember=False`, so this is not possible."""

    def __init__(self, what: str) -> None:
        super().__init__(f"this table was made with remember=False and cannot be {what}; make it with remember=True")
