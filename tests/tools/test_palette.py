"""Pictures with a palette: what has few colours stays as it is, what has many comes close."""

from __future__ import annotations

import struct
import zlib

import palette

Pixels = list[list[tuple[int, int, int]]]


def written(pixels: Pixels) -> bytes:
    """A PNG as browsers write it; lines take turns in PNG's five filters."""
    above, raw = [0] * (3 * len(pixels[0])), bytearray()
    for y, row in enumerate(pixels):
        line = [channel for colour in row for channel in colour]
        raw.append(y % 5)
        for n, value in enumerate(line):
            left, corner = (line[n - 3], above[n - 3]) if n >= 3 else (0, 0)
            nearest = min((left, above[n], corner), key=lambda one: abs(left + above[n] - corner - one))
            raw.append((value - (0, left, above[n], (left + above[n]) // 2, nearest)[y % 5]) & 255)
        above = line
    head = struct.pack(">IIBBBBB", len(pixels[0]), len(pixels), 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(raw))), (b"IEND", b""))
    return palette.MARK + b"".join(struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts)


def read(png: bytes) -> Pixels:
    chunks = {}
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        name, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert png[at + 8 + length : at + 12 + length] == struct.pack(">I", zlib.crc32(name + data))
        chunks[name] = data
        at += 12 + length
    width, height, depth, kind = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    assert (depth, kind) == (8, 3)
    colours = list(zip(*(chunks[b"PLTE"][n::3] for n in range(3))))
    lines = zlib.decompress(chunks[b"IDAT"])
    return [[colours[i] for i in lines[y * (width + 1) + 1 : (y + 1) * (width + 1)]] for y in range(height)]


def test_few_colours_stay_as_they_are() -> None:
    pixels = [[((x * 37) % 251, (y * 59) % 247, 90) for x in range(13)] for y in range(17)]
    assert read(palette.reduced(written(pixels))) == pixels


def test_many_colours_come_close() -> None:
    pixels = [[(4 * x, 4 * y, 2 * (x + y)) for x in range(64)] for y in range(64)]
    found = read(palette.reduced(written(pixels)))
    far = [abs(a - b) for row, other in zip(pixels, found) for one, two in zip(row, other) for a, b in zip(one, two)]
    assert max(far) <= 16
    assert len({colour for row in found for colour in row}) == palette.COLOURS
