"""The available games and packs. Each is read once and kept, including packs that older tables began with and that are no longer installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.kernel.contract import Module
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import game
from undercroft.kernel.rules import Rules

OLDER = 32
"""How many packs that are not installed stay in memory; others are read again when a table needs them."""


class Pinned:
    """A game whose packs are read once, including those of older tables. New tables begin with `packs`, or else with the game's own."""

    def __init__(self, module: Module, older: dict[str, PackSource], packs: tuple[PackSource, ...] = ()) -> None:
        self.module, self.name, self.title = module, module.name, module.title
        self.installed = packs or module.packs()
        self.older = older
        self.own: Rules[Any] | None = None

    def packs(self) -> tuple[PackSource, ...]:
        return (*self.installed, *self.older.values())

    def rules(self, packs: Sequence[PackSource]) -> Rules[Any]:
        """The rules with the given packs; the rules with the installed packs are always in memory."""
        if [p.hash for p in packs] != [p.hash for p in self.installed]:
            return self.module.rules(packs)
        self.own = self.own or self.module.rules(packs)
        return self.own

    def setups(self, rules: Any) -> list[dict[str, Any]]:
        return self.module.setups(rules)


class Shelf:
    """The games of a server. `packs` holds all packs of the games to which the server adds some of its own."""

    def __init__(self, packs: Mapping[str, tuple[PackSource, ...]] | None = None) -> None:
        self.packs = dict(packs or {})
        self.pinned: dict[str, Pinned] = {}
        self.older: dict[str, PackSource] = {}

    def find(self, name: str) -> Pinned:
        """Get a game by name; raises UnknownGame."""
        if name not in self.pinned:
            self.pinned[name] = Pinned(game(name), self.older, self.packs.get(name, ()))
        return self.pinned[name]

    def rules(self, name: str) -> Rules[Any]:
        """A game with the packs that new tables begin with."""
        pinned = self.find(name)
        return pinned.rules(pinned.installed)

    def installed(self, name: str) -> set[str]:
        return {p.hash for p in self.find(name).installed}

    def keep(self, pack: PackSource) -> None:
        """Keep a pack that some table began with in memory; the least recently used one makes room."""
        self.older.pop(pack.hash, None)
        self.older[pack.hash] = pack
        while len(self.older) > OLDER:
            del self.older[next(iter(self.older))]


SHELF = Shelf()
"""The installed games and packs; shared by all servers in a process that add no packs."""
