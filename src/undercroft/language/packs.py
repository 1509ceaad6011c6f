"""Reads packs from disk: a folder with `pack.yaml` and other YAML files becomes a source identified by its content."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from undercroft.kernel.contract import Module
from undercroft.kernel.packs import MAX_PACK, PackError, PackSource

from .documents import MAX_FILE, Document, nearest

MAX_FILES = 500
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Manifest(Struct, forbid_unknown_fields=True, kw_only=True):
    """The contents of `pack.yaml`."""

    id: str
    version: str
    game: str
    title: str
    licence: str
    authors: list[str]
    needs: list[str] = []


def manifest(source_files: dict[str, str]) -> Manifest:
    if "pack.yaml" not in source_files:
        raise PackError("pack.yaml: missing; a pack is a folder with a pack.yaml in it")
    document = Document("pack.yaml", source_files["pack.yaml"])
    found = document.typed(Manifest)
    if not SLUG.fullmatch(found.id):
        raise PackError(f"{document.at(('id',))}: {found.id!r} is not an id: small letters, digits and hyphens, such as 'my-pack'")
    return found


def read_pack(folder: Path) -> PackSource:
    """Read the YAML files of a pack folder, limited in number and size. Nothing in it is ever executed."""
    if not folder.is_dir():
        raise PackError(f"{folder}: not a folder")
    files: dict[str, str] = {}
    total = 0
    for path in sorted(folder.rglob("*.yaml")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink() or not path.is_file():
            raise PackError(f"{name}: not an ordinary file")
        size = path.stat().st_size
        total += size
        if size > MAX_FILE or total > MAX_PACK or len(files) >= MAX_FILES:
            raise PackError(f"{name}: too large; a file may have {MAX_FILE >> 20} MB, a pack {MAX_PACK >> 20} MB in {MAX_FILES} files")
        try:
            files[name] = path.read_text("utf-8")
        except UnicodeDecodeError as e:
            raise PackError(f"{name}: not UTF-8 at byte {e.start}") from None
        except OSError as e:
            raise PackError(f"{name}: {e.strerror}") from None
    about = manifest(files)
    return PackSource(about.id, about.version, files)


def needed(source: PackSource, known: Mapping[str, PackSource]) -> list[PackSource]:
    """The packs that a pack depends on, taken from the known ones."""
    about = manifest(source.files)
    for id in about.needs:
        if id not in known:
            at = Document("pack.yaml", source.files["pack.yaml"]).at(("needs",))
            raise PackError(f"{at}: no pack of {about.game} is called {id!r}{nearest(id, known)}")
    return [known[id] for id in about.needs]


def packs_of(module: Module, folders: Iterable[Path] = ()) -> tuple[PackSource, ...]:
    """The game's own packs followed by those in folders, each checked by loading it. A pack with the id of one of the game's packs replaces it."""
    found = {pack.id: pack for pack in module.packs()}
    given: dict[str, Path] = {}
    for folder in folders:
        if not folder.is_dir():
            raise PackError(f"{folder} is not a folder" if folder.exists() else f"there is no folder {folder}")
        try:
            source = read_pack(folder)
            if source.id in given:
                raise PackError(f"pack.yaml: {source.id!r} is also the id of the pack in {given[source.id]}")
            needed(source, {id: pack for id, pack in found.items() if id != source.id})
            given[source.id] = folder
            found[source.id] = source
            module.rules(tuple(found.values()))
        except PackError as e:
            raise PackError(f"{folder}/{e}") from None
    return tuple(found.values())
