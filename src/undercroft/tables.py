"""Tables by name: the front door for scripts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .kernel.chance import SEEDED, Policy
from .kernel.registry import game as find_game
from .kernel.save import read_save
from .kernel.table import Settings, Table
from .language.packs import packs_of


def new_table(
    game: str,
    *,
    scenario: str,
    characters: Sequence[str],
    seed: int = 0,
    profile: Mapping[str, Any] | None = None,
    chance: Policy = SEEDED,
    settings: Settings | None = None,
    packs: Sequence[str | Path] = (),
    **setup: Any,
) -> Table[Any]:
    """Set up a game: `new_table("buttons-and-bugs", scenario=…, characters=[…], seed=…)`. `packs` are folders with packs to add;
    further arguments belong to the set-up."""
    module = find_game(game)
    rules = module.rules(packs_of(module, [Path(folder) for folder in packs]))
    whole = {"scenario": scenario, "characters": list(characters), **setup}
    return Table(rules, whole, seed, profile=profile, policy=chance, settings=settings)


def load(path: str | Path) -> Table[Any]:
    """Bring a saved game back."""
    return read_save(Path(path))
