"""The same game in this process: the same set-up, the same seed and the same choices must give what the page shows."""

from __future__ import annotations

from collections import Counter
from copy import copy
from pathlib import Path
from typing import Any, Literal, NamedTuple

from undercroft.bots import make_bot
from undercroft.kernel.table import Settings, Table
from undercroft.presentation.forms import form_of, setup_of
from undercroft.server.shelf import SHELF
from undercroft.server.wire import View

GAME = "buttons-and-bugs"
Plain = dict[str, Any]
Place = Literal["board", "card", "list"]
SIGNS = "1234567890abcdejknopqstvxz"
"""The signs of options, in their order; letters that are commands are left out."""


class Offer(NamedTuple):
    """An option: its words, and where a player finds it."""

    key: str
    text: str
    place: Place
    cell: int = -1
    """Where it lies on the board."""
    spot: str = ""
    """What it shares with the other options of its place: its cell; in a zone, which holds several, the figure."""
    note: str = ""
    """The remark that stands beside it."""


class Mirror:
    """A table, looked at from its first seat, with a bot that knows what to choose. `answers` are those to the form of a new table."""

    def __init__(self, seed: int, *, locale: str = "en", bot: str = "greedy", game: str = GAME, **answers: str | list[str]) -> None:
        pinned, rules = SHELF.find(game), SHELF.rules(game)
        setup = setup_of(form_of(pinned.module, rules), answers)
        self.table: Table[Any] = Table(rules, setup, seed, settings=Settings("free", "first"))
        self.bot = make_bot(bot, seed)
        self.view = View(self.table, 0, locale)
        self.view.refresh()

    @property
    def scene(self) -> Plain:
        return self.view.scene

    @property
    def title(self) -> str:
        return str(self.scene["title"]["text"])

    @property
    def over(self) -> bool:
        return self.table.outcome is not None

    @property
    def round(self) -> int:
        return next(int(track["at"]) for track in self.scene["tracks"] if track["role"] == "round")

    @property
    def prompt(self) -> str:
        return str(self.scene["questions"][0]["prompt"]["text"])

    @property
    def log(self) -> list[str]:
        """What has happened, without the headings of rounds."""
        log = self.view.log
        begun = next((n for n, entry in enumerate(log) if entry.heading), 0)
        return [entry.text for entry in log[begun:] if not entry.heading]

    def offers(self) -> list[Offer]:
        return [self._offer(choice) for question in self.scene["questions"] for choice in question["choices"]]

    def _offer(self, choice: Plain) -> Offer:
        stands = next((t["cell"] for t in self.scene["tokens"] if t["id"] == choice["figure"]), -1)
        cell = choice["cell"] if choice["cell"] in self._cells() else stands
        card = choice["card"] or choice["item"]
        seen = [c["id"] for zone in self.scene["zones"] if zone["role"] != "reference" for c in zone["cards"]]
        place: Place = "board" if cell in self._cells() else "card" if card in seen else "list"
        if place != "board":
            return Offer(choice["key"], choice["text"]["text"], place, note=(choice["note"] or {"text": ""})["text"])
        zones = any(board["layout"] == "zones" for board in self.scene["boards"])
        alone = zones and stands >= 0 and choice["cell"] in (-1, stands)
        return Offer(choice["key"], choice["text"]["text"], place, cell, f"figure {choice['figure']}" if alone else f"cell {cell}")

    def _cells(self) -> dict[int, str]:
        return {cell["id"]: cell["name"] for board in self.scene["boards"] for cell in board["cells"]}

    def spots(self) -> Counter[str]:
        """Places of the board with options, and how many lie on each."""
        return Counter(offer.spot for offer in self.offers() if offer.place == "board")

    def cell_name(self, cell: int) -> str:
        return self._cells()[cell]

    def _key(self) -> str:
        assert self.table.decision is not None
        return self.bot.choose(self.table, self.table.decision)

    def wanted(self) -> Offer:
        """What the bot would choose now."""
        key = self._key()
        return next(offer for offer in self.offers() if offer.key == key)

    def go_on(self) -> None:
        """Let the bot choose, whoever is asked."""
        self.choose(self._key())

    def sign(self, offer: Offer) -> str:
        """The key of an option: those in the list come first, then those on cards, then those on the board (where all are listed)."""
        order = [o for place in ("list", "card", "board") for o in self.offers() if o.place == place]
        return SIGNS[order.index(offer)]

    def choose(self, key: str) -> None:
        self.table.choose(key)
        self.view.refresh()

    def undo(self) -> None:
        self.table.undo()
        self.view.refresh()

    def play_until(self, event: str) -> None:
        """Let the bot play until something of this id has just happened."""
        while not self.over:
            known = len(self.view.log)
            self.go_on()
            if any(entry.event == event for entry in self.view.log[known:]):
                return
        raise AssertionError(f"{event} did not happen")

    def save(self, path: Path) -> Path:
        self.table.save(path)
        return path

    def in_language(self, locale: str) -> Mirror:
        """The same table for a reader of another language; it is looked at, not played."""
        other = copy(self)
        other.view = View(self.table, 0, locale)
        other.view.refresh()
        return other
