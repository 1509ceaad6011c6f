"""Reads drawn maps: what their marks stand for, and their lettered places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

from undercroft.grid.hexes import cells
from undercroft.grid.maps import TextMap
from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document
from undercroft.language.reading import nearest


class Feature(Protocol):
    """What a mark on a map stands for."""

    @property
    def place(self) -> str: ...


T = TypeVar("T", bound=Feature)


def legend(doc: Document, texts: Mapping[str, T | str], map_: TextMap, short: Mapping[str, T], given: Mapping[str, T]) -> dict[str, T]:
    """The meaning of every mark on a map. `short` are the words that may stand for a feature, and `given` the marks that need no entry."""
    features = dict(given)
    for mark, value in texts.items():
        if isinstance(value, str):
            if value not in short:
                raise PackError(f"{doc.at(('legend', mark))}: {value!r} means nothing on a map{nearest(value, short)}")
            features[mark] = short[value]
        else:
            features[mark] = value
        if mark not in map_.marks:
            raise PackError(f"{doc.at(('legend', mark))}: {mark!r} does not stand on the map")
    for mark in map_.marks:
        if mark not in features:
            raise PackError(f"{doc.at(('map',))}: the legend does not say what {mark!r} is")
    return {mark: features[mark] for mark in map_.marks}


def read_places(doc: Document, map_: TextMap, features: Mapping[str, Feature]) -> dict[str, int]:
    """The hex of each lettered place, by its letter."""
    places: dict[str, int] = {}
    for mark, feature in features.items():
        if feature.place:
            found = list(cells(map_.marks[mark]))
            if len(found) != 1 or feature.place.lower() in places:
                raise PackError(f"{doc.at(('legend', mark))}: the place {feature.place!r} must be exactly one hex")
            places[feature.place.lower()] = found[0]
    return places
