"""Stores games and campaigns in the user's data folder. Files are always written completely, and unreadable files are never overwritten."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from undercroft.bots import BOTS
from undercroft.kernel import registry
from undercroft.kernel.lore import Chronicle
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import SaveError, parse_save, read_save, write_whole
from undercroft.kernel.table import Table

FORMAT = 1
MAX_DOCUMENT = 1 << 20
SUFFIX = ".undercroft"
BOTS_SUFFIX = ".bots"
"""The suffix of the file next to a save that says which seats are played by bots. The save itself does not record who plays."""


def home() -> Path:
    """The user's data folder in the usual place for the system. `UNDERCROFT_HOME` overrides it."""
    if named := os.environ.get("UNDERCROFT_HOME"):
        return Path(named).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "undercroft"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "undercroft"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "undercroft"


class Document(Struct, forbid_unknown_fields=True, kw_only=True):
    """A campaign as a file: its game, the game recorded last, and the game's own document."""

    undercroft_campaign: int = FORMAT
    game: str
    recorded: str = ""
    """The last game that was recorded, so that no game counts twice."""
    campaign: msgspec.Raw


class Kept(NamedTuple):
    """A campaign that has been read."""

    name: str
    document: Document
    campaign: Any


class Facts(NamedTuple):
    """What a saved game is, in brief."""

    scenario: str
    characters: tuple[str, ...]
    round: int
    """0 if it is not known."""


def check_name(name: str) -> str:
    """Check that a name can be used as a file name on any system."""
    name = name.strip()
    if not 1 <= len(name) <= 40 or not all(c.isalnum() or c in " -_'" for c in name):
        raise SaveError("a campaign's name is up to 40 letters, digits, spaces, hyphens")
    return name


class Library:
    """The saved campaigns and games of one game."""

    def __init__(self, game: str, chronicle: Chronicle | None, root: Path | None = None) -> None:
        self.game, self.chronicle = game, chronicle
        self.root = (root or home()) / game

    def folder(self, name: str) -> Path:
        path = self.root / name
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise SaveError(f"cannot make the folder {path}: {e.strerror}") from None
        return path

    # -- campaigns -------------------------------------------------------------------------------------------------------
    def campaign_file(self, name: str) -> Path:
        return self.folder("campaigns") / f"{check_name(name)}.json"

    def campaign_game(self, name: str) -> Path:
        """The path of the campaign's game in progress."""
        return self.folder("campaigns") / f"{check_name(name)}{SUFFIX}"

    def campaigns(self) -> list[str]:
        """The names of the campaigns, the latest first."""
        found = self.folder("campaigns").glob("*.json")
        return [path.stem for path in sorted(found, key=lambda p: (-p.stat().st_mtime, p.stem))]

    def read(self, name: str) -> Kept:
        """Read a campaign. An unreadable one is refused with a one-line error."""
        path = self.campaign_file(name)
        try:
            data = path.read_bytes()[: MAX_DOCUMENT + 1]
            if len(data) > MAX_DOCUMENT:
                raise SaveError(f"{path}: not a campaign: larger than {MAX_DOCUMENT >> 20} MB")
            head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
            version = msgspec.json.decode(head.get("undercroft_campaign", msgspec.Raw(b"null")))
            if version != FORMAT:
                raise SaveError(f"{path}: campaign format {version} is not known here (this version reads format {FORMAT})")
            document = msgspec.json.decode(data, type=Document)
        except OSError as e:
            raise SaveError(f"cannot read {path}: {e.strerror}") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
            raise SaveError(f"{path}: damaged: {e}") from None
        if document.game != self.game or self.chronicle is None:
            raise SaveError(f"{path}: a campaign of {document.game}, not of {self.game}")
        try:
            return Kept(name, document, self.chronicle.read(bytes(document.campaign)))
        except SetupError as e:
            raise SaveError(f"{path}: {e}") from None

    def write(self, kept: Kept) -> None:
        assert self.chronicle is not None
        kept.document.campaign = msgspec.Raw(self.chronicle.write(kept.campaign))
        write_whole(self.campaign_file(kept.name), msgspec.json.format(msgspec.json.encode(kept.document), indent=1) + b"\n")

    def begin(self, name: str, campaign: Any) -> Kept:
        """Start a new campaign. An existing file is never overwritten, whatever it contains."""
        name = check_name(name)
        if self.campaign_file(name).exists():
            raise SaveError(f"there is a campaign called {name!r} already")
        kept = Kept(name, Document(game=self.game, campaign=msgspec.Raw(b"null")), campaign)
        self.write(kept)
        return kept

    # -- games -----------------------------------------------------------------------------------------------------------
    def games(self) -> list[Path]:
        """Unfinished games outside campaigns, the latest first."""
        return sorted(self.folder("games").glob(f"*{SUFFIX}"), key=lambda p: (-p.stat().st_mtime, p.name))

    def latest(self) -> Path | None:
        """The game that was played last, in a campaign or outside."""
        found = [*self.games(), *self.folder("campaigns").glob(f"*{SUFFIX}")]
        return max(found, key=lambda p: (p.stat().st_mtime, p.name), default=None)

    def fresh(self, stem: str, folder: str = "games") -> Path:
        """A path in a folder that does not exist yet."""
        where, n = self.folder(folder), 1
        path = where / f"{stem}{SUFFIX}"
        while path.exists():
            n += 1
            path = where / f"{stem}-{n}{SUFFIX}"
        return path

    def put_away(self, path: Path, folder: str) -> Path:
        """Move away a game that is finished, given up or unreadable."""
        to, bots = self.fresh(path.stem, folder), path.with_suffix(BOTS_SUFFIX)
        try:
            path.replace(to)
            if bots.exists():
                bots.replace(to.with_suffix(BOTS_SUFFIX))
        except OSError as e:
            raise SaveError(f"cannot move {path}: {e.strerror}") from None
        return to

    def bots(self, path: Path) -> dict[int, str]:
        """The seats that bots play in a saved game, counted from 1. Anything unreadable and any unknown kind of bot is ignored."""
        try:
            found = msgspec.json.decode(path.with_suffix(BOTS_SUFFIX).read_bytes()[:MAX_DOCUMENT], type=dict[int, str], strict=False)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return {}
        return {seat: kind for seat, kind in found.items() if kind in BOTS}

    def remember(self, path: Path, bots: Mapping[int, str]) -> None:
        """Store which seats are played by bots, next to the saved game."""
        beside = path.with_suffix(BOTS_SUFFIX)
        if bots or beside.exists():
            write_whole(beside, msgspec.json.encode(bots) + b"\n")

    def facts(self, path: Path) -> Facts | None:
        """What a saved game says about itself without being replayed, or None if it cannot be read."""
        try:
            parts = parse_save(path.read_bytes())
        except (OSError, SaveError):
            return None
        setup = parts.header.setup
        return Facts(str(setup.get("scenario", "")), tuple(map(str, setup.get("characters", ()))), self._round(parts.snapshot.state))

    def _round(self, state: bytes) -> int:
        """The round of a saved state; 0 if these rules cannot read it without migrating it."""
        module = registry.game(self.game)
        rules = module.rules(module.packs())
        try:
            return rules.round(msgspec.json.decode(state, type=rules.state_type))
        except msgspec.DecodeError:
            return 0

    def load(self, path: Path) -> Table[Any]:
        table = read_save(path)
        if table.rules.name != self.game:
            raise SaveError(f"{path}: a game of {table.rules.name}, not of {self.game}")
        return table


def signature(table: Table[Any]) -> str:
    """A string that tells one finished game from another."""
    return f"{table.seed}:{len(table.journal)}:{table.hash}"
