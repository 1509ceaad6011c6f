"""Lets a pack add to what another pack has: a file with `extends` where others have their `id`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

from undercroft.kernel.packs import PackError

from .documents import Document
from .packs import Manifest
from .reading import nearest

INSTEAD = "; to add to it, write 'extends' instead of 'id'"
"""What to do about an id that another pack has."""


class Extension(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file that adds to something of another pack. Its other fields are all that can be added."""

    extends: str


E = TypeVar("E", bound=Extension)


def is_extension(doc: Document) -> bool:
    return isinstance(doc.data, dict) and "extends" in doc.data


def read_extension(doc: Document, part: type[E], whole: type[Struct], what: str, owners: Mapping[str, str], about: Manifest) -> E:
    """Read an extension. `whole` is the struct of what it adds to, and `owners` are the packs by what they have. An extension adds only to packs
    that its own pack needs, and only what its struct lists."""
    for field in doc.data:
        if field in whole.__struct_fields__ and field not in part.__struct_fields__:
            may = ", ".join(part.__struct_fields__)
            raise PackError(f"{doc.at((field,))}: an extension cannot change {field!r} of a {what}; it can have: {may}")
    text = doc.typed(part)
    at, id, owner = doc.at(("extends",)), text.extends, owners.get(text.extends)
    if owner == about.id:
        raise PackError(f"{at}: the {what} {id!r} is in this pack; put all of it into its own file")
    if owner is not None and owner not in about.needs:
        raise PackError(f"{at}: the {what} {id!r} is in the pack {owner!r}; add that to 'needs' in pack.yaml")
    if owner is None:
        known = [name for name, pack in owners.items() if pack in about.needs]
        hint = nearest(id, known) if known else f"; 'needs' in pack.yaml names no pack with a {what}"
        raise PackError(f"{at}: no {what} is called {id!r} in the packs that this one needs{hint}")
    return text
