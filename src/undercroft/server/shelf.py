"""The games and packs at hand: read once, and kept for tables that began with other packs than those installed now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import game, games
from undercroft.kernel.rules import Module, Rules


class Pinned:
    """A game whose packs are read once, with those of older tables beside them."""

    def __init__(self, module: Module) -> None:
        self.module, self.name, self.title, self.rulebook = module, module.name, module.title, module.rulebook
        self.installed = module.packs()
        self.older: dict[str, PackSource] = {}

    def packs(self) -> tuple[PackSource, ...]:
        return (*self.installed, *self.older.values())

    def rules(self, packs: Sequence[PackSource]) -> Rules[Any]:
        return self.module.rules(packs)

    def setups(self, rules: Any) -> list[dict[str, Any]]:
        return self.module.setups(rules)


class Shelf:
    def __init__(self) -> None:
        self.pinned: dict[str, Pinned] = {}

    def find(self, name: str) -> Pinned:
        """A game by name; raises UnknownGame."""
        if name not in self.pinned:
            self.pinned[name] = Pinned(game(name))
        return self.pinned[name]

    def all(self) -> list[Pinned]:
        return [self.find(name) for name in games()]

    def rules(self, name: str) -> Rules[Any]:
        """A game with the packs installed now."""
        pinned = self.find(name)
        return pinned.rules(pinned.installed)

    def installed(self, name: str) -> set[str]:
        return {p.hash for p in self.find(name).installed}

    def add(self, name: str, pack: PackSource) -> None:
        """A pack that some table began with."""
        self.find(name).older[pack.hash] = pack


SHELF = Shelf()
"""One for the process: packs are the same for all tables."""
