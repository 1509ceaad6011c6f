"""Packs travel inside saves: small, exact, and harmless."""

from __future__ import annotations

import base64
import json
import time
import zlib

import pytest

from undercroft.kernel.packs import MAX_PACK, PackError, PackSource, unembed

PACK = PackSource("demo", "1", {"b.txt": "two — ö", "a.txt": "one"})


def test_embedding_is_exact():
    again = unembed("demo", "1", PACK.embed())
    assert again == PackSource("demo", "1", {"a.txt": "one", "b.txt": "two — ö"})
    assert again.hash == PACK.hash
    assert again.embed() == PACK.embed()


def test_the_hash_is_of_names_and_contents():
    assert PackSource("other", "2", PACK.files).hash == PACK.hash
    b = {"b.txt": "two — ö"}
    for files in ({"a.txt": "one"}, {"a.txt": "one", "b.txt": "two"}, {"a.txt": "oneb.txt", "": "two — ö"}, {"a.txto": "ne", **b}):
        assert PackSource("demo", "1", files).hash != PACK.hash


def packed(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data, 9)).decode()


@pytest.mark.parametrize(
    "text",
    [
        "", "?", "AAAA", "é", PACK.embed()[:-8],
        packed(b"[]"), packed(b'{"a":1}'), packed(b'{"a":"\xff"}'), packed(b"{"), packed(b"[" * 99_999),
    ],
    ids=range(10),
)  # fmt: skip
def test_damaged_packs_are_refused(text):
    with pytest.raises(PackError, match=r"'demo' is (damaged|larger)"):
        unembed("demo", "1", text)


def test_bombs_are_refused_quickly():
    """However large they would be: no more of them is unpacked than may be in a pack."""
    times = []
    for size in (MAX_PACK, 10 * MAX_PACK):
        bomb = packed(json.dumps({"a": "0" * size}).encode())
        start = time.process_time()
        for _ in range(5):
            with pytest.raises(PackError, match="larger than 8 MB"):
                unembed("demo", "1", bomb)
        times.append(time.process_time() - start)
    assert times[1] < 5 * times[0]


def test_a_large_pack_that_is_not_too_large():
    files = {"a.txt": "x" * (MAX_PACK - 100)}
    assert unembed("demo", "1", PackSource("demo", "1", files).embed()).files == files
