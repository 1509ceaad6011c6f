"""Parties of Machina Arcana in this process: on a tile of the pack, with cards of the pack, arranged for what a test is about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import msgspec

from tests.browser.guests import invitations
from tests.browser.mirror import Mirror, Offer, Plain
from tests.browser.player import Player
from tests.browser.test_massive_darkness import bring
from undercroft.games.machina_arcana.module import MachinaRules
from undercroft.games.machina_arcana.state import MachinaState, Monster
from undercroft.grid.square import STRIDE
from undercroft.kernel.table import Settings, Table
from undercroft.server.shelf import SHELF
from undercroft.server.wire import View

GAME = "machina-arcana"
RULES = cast(MachinaRules, SHELF.rules(GAME))
CONTENT = RULES.content
SCENARIO = next(iter(CONTENT.scenarios))
MYSTIC, FIGHTER, MARKSMAN, TINKERER = "lorre-gerrard", "hank-horden", "kim-richards", "philip"
SETTINGS = Settings("free", "first")
SEEDS = range(1, 200)
TURN = "turn:"


class Party(Mirror):
    """A table seen by whoever is asked. It begins with the first explorer's first turn on a tile of the pack."""

    def __init__(
        self, tile: str, *explorers: str, chapter: int = 1, kept: Mapping[str, Sequence[str]] | None = None, places: Mapping[str, str] | None = None,
        locale: str = "en",
    ) -> None:  # fmt: skip
        """`chapter` and `kept` as in a setup; `places`: spaces of explorers, named by column and row."""
        super().__init__(1, locale=locale, game=GAME, scenario=SCENARIO, character=list(explorers))
        self.setup = {"scenario": SCENARIO, "characters": list(explorers), "chapter": chapter, "kept": dict(kept or {})}
        tables = (Table(RULES, self.setup, seed, settings=SETTINGS) for seed in SEEDS)
        self.table = next(table for table in tables if table.state.tiles[0].tile == tile)
        self.views: dict[int, View] = {}
        self.look()
        while self.asked != "act":
            self.choose(next((key for key in self.keys if key == f"{TURN}{explorers[0]}"), self.keys[0]))
        with self.arrange() as s:
            for id, place in (places or {}).items():
                s.explorers[id].cell = cell(place)

    # -- looking ---------------------------------------------------------------------------------------------------------
    @property
    def state(self) -> MachinaState:
        found: MachinaState = self.table.state
        return found

    @property
    def asked(self) -> str:
        return self.table.decision.prompt if self.table.decision is not None else ""

    @property
    def keys(self) -> list[str]:
        assert self.table.decision is not None, "nothing is asked"
        return self.table.decision.keys

    def look(self) -> None:
        """From the seat that is asked; from the first one if it is all of them."""
        asked = -1 if self.table.decision is None else self.table.decision.seat
        seat = asked if asked in self.table.seats else self.table.seats[0]
        self.view = self.views.setdefault(seat, View(self.table, seat, self.view.locale))
        self.view.refresh()

    def _offer(self, choice: Plain) -> Offer:
        """On the board, its price belongs to its name."""
        offer = super()._offer(choice)
        return offer._replace(text=f"{offer.text} ({choice['note']['text']})") if choice["note"] and offer.place == "board" else offer

    def offer(self, key: str) -> Offer:
        return next(offer for offer in self.offers() if offer.key == key)

    def told(self, pattern: str) -> list[str]:
        return [line for line in self.log if re.search(pattern, line)]

    # -- arranging and playing -------------------------------------------------------------------------------------------
    @contextmanager
    def arrange(self) -> Iterator[MachinaState]:
        """Change the state while somebody acts; play goes on from there, with a log of its own."""
        assert self.asked == "act", self.asked
        state = msgspec.msgpack.decode(msgspec.msgpack.encode(self.state), type=MachinaState)
        yield state
        self.table = Table(RULES, self.setup, self.table.seed, settings=SETTINGS, base=msgspec.msgpack.encode(state))
        self.views = {}
        self.look()

    def choose(self, key: str) -> None:
        self.table.choose(key)
        self.look()

    def undo(self) -> None:
        self.table.undo()
        self.look()


def cell(place: str) -> int:
    """A space of the first tile by column and row."""
    x, y = map(int, place.split(","))
    return y * STRIDE + x


def put(s: MachinaState, monster: str, place: str) -> None:
    """A monster out of its deck, last in the monster order."""
    s.decks["monsters"].pile.remove(monster)
    s.monsters[monster] = Monster(cell(place))


def name(id: str) -> str:
    return CONTENT.title(id)


def sit(player: Player, party: Party, folder: Path) -> None:
    """At the party's table, in all its seats."""
    bring(player, party, folder)
    seats = [player.word("ui-invite-seat", name=seat["name"]) for seat in party.scene["players"][1:]]
    for link in invitations(player, *seats) if seats else []:
        player.page.goto(link)
        player.button("ui-come-in").click()
        player.to_table(party.title)
        player.notices.get_by_role("button", name=player.word("ui-dismiss")).click()
