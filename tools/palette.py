"""Reduces PNG images to at most 256 colours, which makes them a third of the size with hardly a visible difference. Pure Python, without any
further dependencies."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

MARK = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
Colour = tuple[int, int, int]


class Box(NamedTuple):
    """Colours that are merged into one, with their counts. `channel` is the one in which they differ most."""

    spread: float
    channel: int
    colours: list[tuple[Colour, int]]


def reduced(png: bytes) -> bytes:
    """The same image with a palette. Reads only what browsers write (eight bits per channel, RGB or RGBA, not interlaced)."""
    chunks = list(_chunks(png))
    width, height, depth, kind, *_, interlaced = struct.unpack(">IIBBBBB", chunks[0][1])
    if (depth, interlaced) != (8, 0) or kind not in (2, 6):
        raise ValueError("not a picture of a browser")
    raw = zlib.decompress(b"".join(data for name, data in chunks if name == b"IDAT"))
    step = 3 if kind == 2 else 4
    pixels = _unfiltered(raw, width * step, height, step)
    colours = list(zip(pixels[0::step], pixels[1::step], pixels[2::step]))
    palette, places = _cut(Counter(colours))
    indices = bytes(map(places.__getitem__, colours))
    lines = b"".join(b"\0" + indices[y * width : (y + 1) * width] for y in range(height))
    return MARK + b"".join((
        _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)), _chunk(b"PLTE", bytes(c for colour in palette for c in colour)),
        _chunk(b"IDAT", zlib.compress(lines, 9)), _chunk(b"IEND", b""),
    ))  # fmt: skip


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(MARK)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _unfiltered(raw: bytes, width: int, height: int, step: int) -> bytes:
    """Undo PNG's filters, which predict each byte from those to the left and above."""
    above, found = bytearray(width), bytearray()
    for y in range(height):
        start = y * (width + 1)
        filter, line = raw[start], bytearray(raw[start + 1 : start + 1 + width])
        if filter == 2:
            line = bytearray((a + b) & 255 for a, b in zip(line, above))
        elif filter:
            for n in range(width):
                left, corner = (line[n - step], above[n - step]) if n >= step else (0, 0)
                line[n] = (line[n] + _guess(filter, left, above[n], corner)) & 255
        found += line
        above = line
    return bytes(found)


def _guess(filter: int, left: int, up: int, corner: int) -> int:
    if filter == 1:
        return left
    if filter == 3:
        return (left + up) // 2
    value = left + up - corner
    return min((left, up, corner), key=lambda one: abs(value - one))


def _cut(counts: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """Build the palette: split the box whose colours differ most, weighted by their counts, until there are enough boxes."""
    boxes = [_box(sorted(counts.items()))]
    while len(boxes) < COLOURS:
        worst = max(boxes, key=lambda box: box.spread)
        if not worst.spread:
            break
        boxes.remove(worst)
        boxes += _halves(worst)
    return [_mean(box) for box in boxes], {colour: n for n, box in enumerate(boxes) for colour, _ in box.colours}


def _box(colours: list[tuple[Colour, int]]) -> Box:
    widths = [max(c[n] for c, _ in colours) - min(c[n] for c, _ in colours) for n in range(3)]
    channel = widths.index(max(widths))
    return Box(widths[channel] * sum(count for _, count in colours) ** 0.5, channel, colours)


def _halves(box: Box) -> list[Box]:
    seen = [colour[box.channel] for colour, _ in box.colours]
    middle = (min(seen) + max(seen)) / 2
    low = [e for e in box.colours if e[0][box.channel] <= middle]
    return [_box(low), _box([e for e in box.colours if e[0][box.channel] > middle])]


def _mean(box: Box) -> Colour:
    total = sum(count for _, count in box.colours)
    red, green, blue = (round(sum(c[n] * count for c, count in box.colours) / total) for n in range(3))
    return red, green, blue
