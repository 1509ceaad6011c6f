"""Area patterns: drawn as text, rotated and mirrored, and placed on the board."""
from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from undercroft.grid.hexes import STRIDE, cells, coordinates
from undercroft.grid.maps import MapError, read_characters

Offset = tuple[int, int]
Shape = tuple[Offset, ...]


@dataclass(frozen=True)
class Pattern:
    """Red hexes as axial offsets, from the acting figure's own hex if the pattern includes it (`grey`), otherwise from the first red hex."""
    cells: Shape
    grey: bool

    @property
    def size(self) -> int:
        """The number of red hexes."""
        return len(self.cells)


def pattern(text: str) -> Pattern:
    """Read a pattern drawn like a pointy map: '@' is the acting figure's own hex, 'x' a red hex, '.' a filler."""
    hexes: dict[str, list[Offset]] = {"@": [], "x": [], ".": []}
    for x, y, mark, where in read_characters(text):
        if mark not in hexes:
            raise MapError(f"{where}: a pattern has only '@', 'x' and '.', not {mark!r}")
        hexes[mark].append(((x - y) // 2, y))
    if not hexes["x"]:
        raise MapError("the pattern has no red hex 'x'")
    if len(hexes["@"]) > 1:
        raise MapError("the pattern has more than one grey hex '@'")
    grey = bool(hexes["@"])
    return Pattern(_moved(hexes["x"], hexes["@"][0] if grey else _first(hexes["x"])), grey)


@lru_cache(maxsize=1024)
def orientations(p: Pattern) -> tuple[Shape, ...]:
    """All distinct rotations of the pattern in steps of 60 degrees, then those of its mirror image. Identical shapes appear once."""
    found: dict[Shape, None] = {}
    for image in (list(p.cells), [(r, q) for q, r in p.cells]):
        for _ in range(6):
            found[_moved(image, (0, 0) if p.grey else _first(image))] = None
            image = [(-r, q + r) for q, r in image]
    return tuple(found)


@lru_cache(maxsize=256)
def placements(p: Pattern, origin: int, reach: int) -> tuple[int, ...]:
    """All distinct ways to place the pattern, as masks of red hexes clipped to the board.

    A grey pattern lies around `origin`, whatever the reach. Any other pattern needs at least one red hex in the mask `reach`.
    """
    if p.grey:
        at = coordinates(origin)
        return tuple(dict.fromkeys(_stamp(shape, at) for shape in orientations(p)))
    targets = [coordinates(cell) for cell in cells(reach)]
    found: dict[int, None] = {}
    for shape in orientations(p):
        anchors = {(r - dr, q - dq) for q, r in targets for dq, dr in shape}
        found.update(dict.fromkeys(_stamp(shape, (q, r)) for r, q in sorted(anchors)))
    return tuple(found)


@lru_cache(maxsize=2048)
def _stamp(shape: Shape, at: Offset) -> int:
    """The mask of a shape at a position, without hexes that are off the board."""
    placed = [(at[0] + q, at[1] + r) for q, r in shape]
    return sum(1 << r * STRIDE + q for q, r in placed if 0 <= q < STRIDE and 0 <= r < STRIDE)


def _first(hexes: list[Offset]) -> Offset:
    """The first hex in reading order."""
    return min(hexes, key=_reading)


def _moved(hexes: list[Offset], origin: Offset) -> Shape:
    """Hexes as offsets from an origin, in reading order."""
    return tuple(sorted(((q - origin[0], r - origin[1]) for q, r in hexes), key=_reading))


def _reading(hex: Offset) -> Offset:
    return hex[1], hex[0]
