"""Checks pack folders."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from undercroft.kernel.contract import Module
from undercroft.kernel.packs import PackError, PackSource
from undercroft.language.documents import Document
from undercroft.language.names import IN_LANGUAGES
from undercroft.language.packs import game_of, manifest, needed, packs_of, read_pack
from undercroft.language.warnings import warnings
from undercroft.presentation.pairs import names
from undercroft.server.icons import icon_names

from .output import CHECK_FAILED, Fail, Json, complain, print_json, say

Folders = Annotated[list[Path], typer.Option("--pack", metavar="FOLDER", help="A pack to add to the game's own; can be repeated.")]
PLACE = re.compile(r"(?P<file>[^\s:]+)(?::(?P<line>\d+))?: (?P<what>.*)", re.DOTALL)


class Fault(Struct, frozen=True):
    """An error and its position. Line 0 stands for the whole file."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}" if self.line else f"{self.file}: {self.what}"


class Verdict(Struct):
    """The report on a pack. It counts only what the pack adds."""

    ok: bool
    pack: str = ""
    version: str = ""
    game: str = ""
    files: int = 0
    scenarios: int = 0
    characters: int = 0
    ability_lines: int = 0
    errors: list[Fault] = []
    warnings: list[Fault] = []
    """Likely mistakes that do not keep the pack from being used."""


def fault(error: PackError) -> Fault:
    """The position and text of an error raised by the loader."""
    found = PLACE.fullmatch(str(error))
    return Fault(found["file"], int(found["line"] or 0), found["what"]) if found else Fault("pack.yaml", 0, str(error))


def examine(folder: Path, others: Sequence[Path] = ()) -> Verdict:
    """Check a pack folder: list all files that are not YAML or, if there are none, the errors found by the game's loader. The pack may depend
    on the game's packs and on those in other folders."""
    try:
        source = read_pack(folder)
    except PackError as e:
        return Verdict(False, errors=[fault(e)])
    about = manifest(source.files)
    verdict = Verdict(True, about.id, about.version, about.game, len(source.files))
    for name, text in source.files.items():
        try:
            Document(name, text)
        except PackError as e:
            verdict.errors.append(fault(e))
    if not verdict.errors:
        try:
            module = game_of(source)
            known = {pack.id: pack for pack in packs_of(module, others) if pack.id != about.id}
            base = needed(source, known)
        except PackError as e:
            verdict.errors.append(fault(e))
        else:
            load(module, base, source, verdict)
            if not verdict.errors:
                verdict.warnings = [fault(PackError(text)) for text in warnings(source, list(known.values()), icon_names())]
    verdict.ok = not verdict.errors
    return verdict


def load(module: Module, base: list[PackSource], source: PackSource, verdict: Verdict) -> None:
    """Load a pack as the game does. All other files depend on those at the top level, so the first error there ends the check. Files in folders
    are independent, so a broken one is set aside and the rest is checked. Translations are checked only if everything else is correct."""
    files = dict(source.files)
    while True:
        try:
            rules = module.rules([*base, PackSource(source.id, source.version, files)])
            break
        except PackError as e:
            found = fault(e)
            verdict.errors.append(found)
            if "/" not in found.file or found.file not in files:
                return
            files = {name: text for name, text in files.items() if name != found.file and not name.startswith(IN_LANGUAGES)}
    before = module.rules(base)
    all_scenarios, all_characters = names(module.setups(rules))
    old_scenarios, old_characters = names(module.setups(before))
    verdict.scenarios, verdict.characters = len(all_scenarios) - len(old_scenarios), len(all_characters) - len(old_characters)
    verdict.ability_lines = len(rules.lines()) - len(before.lines())


def check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder with a pack.yaml in it.", show_default=False)],
    pack: Folders = [],  # noqa: B006 (Typer copies it)
    json: Json = False,
) -> int:
    """Validate a pack: every error names the file, the line, what is wrong and what is allowed. Likely mistakes are warnings."""
    if not folder.is_dir():
        raise Fail(f"{folder} is not a folder" if folder.exists() else f"there is no folder {folder}")
    verdict = examine(folder, pack)
    if json:
        print_json(verdict)
    elif verdict.ok:
        said = f"{verdict.files} files, {verdict.scenarios} scenarios, {verdict.characters} characters, {verdict.ability_lines} ability lines"
        say(f"ok: {verdict.pack} {verdict.version} for {verdict.game}: {said}")
    else:
        for error in verdict.errors:
            say(str(error))
        complain(f"undercroft: {len(verdict.errors)} file(s) with errors; mend the first error of each and check again")
    if not json:
        for warning in verdict.warnings:
            complain(f"warning: {warning}")
    return 0 if verdict.ok else CHECK_FAILED
