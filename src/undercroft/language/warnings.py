"""Finds likely mistakes in a pack that do not keep it from being used: names of nothing, unknown icons, and numbers that are taken."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from undercroft.kernel.packs import PackSource

from .documents import Document, Path
from .names import IN_LANGUAGES

NAMES = "names.yaml"


def warnings(source: PackSource, others: Sequence[PackSource], icons: Collection[str]) -> list[str]:
    """The likely mistakes of a pack, each with file and line. `others` are the other packs of its game. Without `icons`, icons are not checked."""
    docs, before = _documents(source), [doc for other in others for doc in _documents(other)]
    return [*_names(docs, before), *_icons(docs, icons), *_numbers(docs, before)]


def _documents(source: PackSource) -> list[Document]:
    return [Document(name, text) for name, text in source.files.items() if name != "pack.yaml" and not name.startswith(IN_LANGUAGES)]


def _values(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of a document with its path."""
    yield path, data
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in parts:
        yield from _values(value, (*path, key))


def _names(docs: Sequence[Document], before: Sequence[Document]) -> Iterator[str]:
    """Names for ids that no file defines, neither as an `id` nor as the key of a mapping. `ice/1` is the first part of `ice`."""
    ids: dict[str, None] = {}
    keys: set[str] = set()
    for doc in (doc for doc in (*docs, *before) if doc.file != NAMES):
        for path, value in _values(doc.data):
            if path and path[-1] == "id":
                ids[str(value)] = None
            elif path:
                keys.add(str(path[-1]))
    for doc in (doc for doc in docs if doc.file == NAMES):
        for group, named in doc.data.items():
            for id in named if isinstance(named, dict) else ():
                if id.partition("/")[0] not in ids and id not in keys:
                    close = difflib.get_close_matches(id, ids, 1, 0.7)
                    yield f"{doc.at((group, id))}: nothing has the id {id!r}" + (f"; did you mean {close[0]!r}?" if close else "")


def _icons(docs: Sequence[Document], icons: Collection[str]) -> Iterator[str]:
    for doc in docs if icons else ():
        for path, value in _values(doc.data):
            if path and path[-1] == "icon" and value and value not in icons:
                close = difflib.get_close_matches(str(value), icons, 1, 0.7)
                yield f"{doc.at(path)}: no icon is called {value!r}" + (f"; did you mean {close[0]!r}?" if close else "; see game-icons.net")


def _numbered(doc: Document) -> Iterator[tuple[str, int, Path]]:
    """The numbers by which players know things: of scenarios, adventures and items."""
    folder = doc.file.partition("/")[0]
    data = doc.data if isinstance(doc.data, dict) else {}
    if folder in ("scenarios", "adventures") and "number" in data:
        yield folder.removesuffix("s"), data["number"], ("number",)
    for n, item in enumerate(data.get("items", ()) if folder == "items.yaml" else ()):
        if "number" in item:
            yield "item", item["number"], ("items", n, "number")


def _numbers(docs: Sequence[Document], before: Sequence[Document]) -> Iterator[str]:
    taken = {(what, number) for doc in before for what, number, _ in _numbered(doc)}
    for doc in docs:
        for what, number, path in _numbered(doc):
            if (what, number) in taken:
                yield f"{doc.at(path)}: another pack has {'an' if what[0] in 'ai' else 'a'} {what} with the number {number}"
