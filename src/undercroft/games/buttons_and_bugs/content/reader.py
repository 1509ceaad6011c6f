"""What has been read from packs so far. Later files and later packs refer to it."""

from __future__ import annotations

from undercroft.games.haven.content.loading import Reader

from . import words
from .model import Card, Character, Item, Monster, Scenario, Table


class BugReader(Reader):
    """Collects the content of packs, by id."""

    TEXT = words.CARD_TEXT

    def __init__(self) -> None:
        super().__init__()
        self.characters: dict[str, Character] = {}
        self.cards: dict[str, Card] = {}
        self.owner: dict[str, str] = {}
        self.monsters: dict[str, Monster] = {}
        self.items: dict[str, Item] = {}
        self.scenarios: dict[str, Scenario] = {}
        self.standard: Table = ()
        self.tables: dict[str, Table] = {}
        self.names: dict[str, str] = {}
        self.first, self.prologue = 1, ""
        self.translations: dict[str, dict[str, str]] = {}
