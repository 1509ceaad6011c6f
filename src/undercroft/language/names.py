"""Names of a pack in other languages: a file in `names/` for each language, which can be replaced as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from undercroft.kernel.packs import PackError

from .documents import Document, nearest

FOLDER = "names/"
"""The folder of these files."""
IN_LANGUAGES = (FOLDER, "translations/")
"""The folders of what a pack says in other languages."""
Known = Mapping[str, Mapping[str, str]]
"""The English names of a game by section and id."""


class Name(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A name in another language with what sentences must agree with. A name that is given as plain text is masculine."""

    name: str
    form: Literal["masculine", "feminine", "neuter", "plural"] = "masculine"


def language_of(file: str) -> str:
    """The language of a file in `names/` or `translations/`, after which it is named."""
    return file.rpartition("/")[2].removesuffix(".yaml")


Kept = dict[str, dict[str, str]]
"""Texts by language and key."""


def keep_names(doc: Document, known: Known, said: Kept, forms: Kept) -> None:
    """Add the names of a file to what is said for each English text, and to the forms of names."""
    language = language_of(doc.file)
    for english, name in read_names(doc, known):
        said.setdefault(language, {})[english] = name.name
        forms.setdefault(language, {})[name.name] = name.form


def read_names(doc: Document, known: Known) -> Iterator[tuple[str, Name]]:
    """The English names of a file with their translations. Sections and ids must exist."""
    for section, names in doc.typed(dict[str, dict[str, str | Name]]).items():
        if section not in known:
            raise PackError(f"{doc.at((section,))}: no section is called {section!r}{nearest(section, known)}")
        for id, said in names.items():
            if id not in known[section]:
                raise PackError(f"{doc.at((section, id))}: nothing in {section!r} is called {id!r}{nearest(id, known[section])}")
            name = Name(name=said) if isinstance(said, str) else said
            if not name.name.strip():
                raise PackError(f"{doc.at((section, id))}: an empty name")
            yield known[section][id], name
