"""Pack sources: the text files of a content pack as plain data, identified by a content hash and portable inside saves."""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

R = TypeVar("R")

MAX_PACK = 8 << 20
"""The most bytes of text that one pack may have."""


class PackError(ValueError):
    """A pack cannot be used. The message gives the file and line, what is wrong, and what is allowed."""


class PackSource(Struct, frozen=True, dict=True, eq=False):
    """The files of one pack. The card language interprets them."""

    id: str
    version: str
    files: dict[str, str]
    kept: bool = False
    """Whether it comes from a game that began with it. Checks that were added later do not apply to it."""

    def __eq__(self, other: object) -> bool:
        """Packs with the same files are the same, wherever they come from."""
        return isinstance(other, PackSource) and (self.id, self.version, self.files) == (other.id, other.version, other.files)

    def __hash__(self) -> int:
        return hash((self.id, self.version, self.hash))

    @cached_property
    def hash(self) -> str:
        digest = hashlib.blake2b(digest_size=16)
        for name in sorted(self.files):
            for part in (name, self.files[name]):
                data = part.encode()
                digest.update(len(data).to_bytes(8, "big") + data)
        return digest.hexdigest()

    @cached_property
    def _embedded(self) -> str:
        data = msgspec.json.encode(self.files, order="deterministic")
        return base64.b64encode(zlib.compress(data, 9)).decode()

    def embed(self) -> str:
        """The files as one printable string, for exported saves."""
        return self._embedded


def unembed(id: str, version: str, text: str) -> PackSource:
    """Read the output of `embed`. It may come from strangers, so it is limited in size and validated."""
    packer = zlib.decompressobj()
    try:
        data = packer.decompress(base64.b64decode(text, validate=True), MAX_PACK)
        files = msgspec.json.decode(data, type=dict[str, str]) if packer.eof else None
    except (ValueError, zlib.error) as e:
        raise PackError(f"the embedded pack {id!r} is damaged: {e}") from None
    if files is None:
        raise PackError(f"the embedded pack {id!r} is larger than {MAX_PACK >> 20} MB or cut off")
    return PackSource(id, version, files, kept=True)


class Latest(Generic[R]):
    """A cache of rules by the packs they are made from. It keeps only the latest few, since strangers can bring packs too."""

    def __init__(self, make: Callable[[Sequence[PackSource]], R], most: int = 4) -> None:
        self.make, self.most = make, most
        self.made: dict[tuple[str, ...], R] = {}

    def __call__(self, packs: Sequence[PackSource]) -> R:
        key = tuple(f"{pack.hash}{'!' if pack.kept else ''}" for pack in packs)
        found = self.made.pop(key, None) or self.make(packs)
        self.made[key] = found
        while len(self.made) > self.most:
            del self.made[next(iter(self.made))]
        return found
