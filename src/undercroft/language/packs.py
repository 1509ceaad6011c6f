"""Reads packs from disk: a folder with `pack.yaml` and other YAML files becomes a source identified by its content."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from undercroft.kernel.contract import Module
from undercroft.kernel.packs import MAX_PACK, PackError, PackSource
from undercroft.kernel.registry import UnknownGame, game

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


def _place(source: PackSource, field: str) -> str:
    """The file and line of a field of a pack's `pack.yaml`."""
    return Document("pack.yaml", source.files["pack.yaml"]).at((field,))


def needed(source: PackSource, known: Mapping[str, PackSource]) -> list[PackSource]:
    """The packs that a pack depends on, taken from the known ones."""
    about = manifest(source.files)
    for id in about.needs:
        if id not in known:
            hint = nearest(id, known) if known else "; the game has none"
            raise PackError(f"{_place(source, 'needs')}: no pack of {about.game} is called {id!r}{hint}")
    return [known[id] for id in about.needs]


def game_of(source: PackSource) -> Module:
    """The installed game that a pack is for."""
    try:
        return game(manifest(source.files).game)
    except UnknownGame as e:
        raise PackError(f"{_place(source, 'game')}: {e}") from None


def _read_given(folder: Path) -> PackSource:
    """Read a pack folder that somebody named; errors say which one."""
    if not folder.is_dir():
        raise PackError(f"{folder} is not a folder" if folder.exists() else f"there is no folder {folder}")
    try:
        return read_pack(folder)
    except PackError as e:
        raise PackError(f"{folder}/{e}") from None


def packs_of(module: Module, folders: Iterable[Path] = ()) -> tuple[PackSource, ...]:
    """The game's own packs followed by those in folders, each checked by loading it. A pack with the id of one of the game's packs replaces it."""
    found = {pack.id: pack for pack in module.packs()}
    given: dict[str, Path] = {}
    for folder in folders:
        if any(folder.resolve() == other.resolve() for other in given.values()):
            raise PackError(f"the pack in {folder} is given twice")
        source = _read_given(folder)
        try:
            about = manifest(source.files)
            if about.game != module.name:
                raise PackError(f"{_place(source, 'game')}: this pack is for {about.game!r}, not for {module.name!r}")
            if source.id in given:
                raise PackError(f"pack.yaml: {source.id!r} is also the id of the pack in {given[source.id]}")
            needed(source, {id: pack for id, pack in found.items() if id != source.id})
            given[source.id] = folder
            found[source.id] = source
            module.rules(tuple(found.values()))
        except PackError as e:
            raise PackError(f"{folder}/{e}") from None
    return tuple(found.values())


def packs_by_game(folders: Iterable[Path]) -> dict[str, tuple[PackSource, ...]]:
    """The packs of every game that a pack in one of the folders is for, as `packs_of` reads them."""
    found: dict[str, tuple[Module, list[Path]]] = {}
    for folder in folders:
        source = _read_given(folder)
        try:
            module = game_of(source)
        except PackError as e:
            raise PackError(f"{folder}/{e}") from None
        found.setdefault(module.name, (module, []))[1].append(folder)
    return {name: packs_of(module, chosen) for name, (module, chosen) in found.items()}
