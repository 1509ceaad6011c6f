"""Pack sources: the text files of a content pack as plain data, known by their content hash and portable inside saves."""

from __future__ import annotations

import base64
import binascii
import hashlib
import zlib
from functools import cached_property

import msgspec
from msgspec import Struct

MAX_PACK = 8 << 20
"""Bytes of text that one pack may have."""


class PackError(ValueError):
    """A pack cannot be used; the message says which file and line, what is wrong, and what is allowed."""


class PackSource(Struct, frozen=True, dict=True):
    """The files of one pack. What they mean is the business of the card language."""

    id: str
    version: str
    files: dict[str, str]

    @cached_property
    def hash(self) -> str:
        digest = hashlib.blake2b(digest_size=16)
        for name in sorted(self.files):
            for part in (name, self.files[name]):
                data = part.encode()
                digest.update(len(data).to_bytes(8, "big") + data)
        return digest.hexdigest()

    def embed(self) -> str:
        """The files as one printable string, for exported saves."""
        data = msgspec.json.encode(self.files, order="deterministic")
        return base64.b64encode(zlib.compress(data, 9)).decode()


def unembed(id: str, version: str, text: str) -> PackSource:
    """Read what `embed` wrote, from strangers: bounded and validated."""
    try:
        packer = zlib.decompressobj()
        data = packer.decompress(base64.b64decode(text, validate=True), MAX_PACK)
        if packer.unconsumed_tail or not packer.eof:
            raise PackError(f"the embedded pack {id!r} is larger than {MAX_PACK >> 20} MB or cut off")
        files = msgspec.json.decode(data, type=dict[str, str])
    except (binascii.Error, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as e:
        raise PackError(f"the embedded pack {id!r} is damaged: {e}") from None
    return PackSource(id, version, files)
