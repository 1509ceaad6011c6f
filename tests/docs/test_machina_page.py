"""What the page on Machina Arcana says about the pack, the terminal and the settings is true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_type_hints

from undercroft.games.machina_arcana.module import MODULE, MachinaRules
from undercroft.games.machina_arcana.rules.setup import Profile
from undercroft.games.machina_arcana.table.view import TERRAIN as SPACES
from undercroft.terminal.squares import OPEN, SHUT
from undercroft.terminal.style import TERRAIN

PAGE = (Path(__file__).parents[2] / "docs" / "machina-arcana.md").read_text("utf-8")
CONTENT = MachinaRules(MODULE.packs()).content


def test_it_counts_what_is_in_the_pack() -> None:
    said = {what: int(count) for what, count in re.findall(r"^\| ([\w -]+) \| (\d+) \| \d+ \|$", PAGE, re.MULTILINE)}
    (scenario,) = CONTENT.scenarios.values()
    own = [event for event in CONTENT.events.values() if event.text.scenario == scenario.id]
    assert said == {
        "Explorers": len(CONTENT.explorers), "Monsters": len(CONTENT.monsters), "Items": len(CONTENT.items),
        "Common events": len(CONTENT.events) - len(own), "Events of the scenario": len(own), "Chapters of the scenario": len(scenario.chapters),
        "Double-sided tiles": len(CONTENT.fronts),
    }  # fmt: skip


def test_it_shows_the_symbols_of_the_terminal() -> None:
    table = PAGE.partition("## The board in the terminal")[2].partition("\n## ")[0]
    said = {name.replace(" ", "-"): sign for sign, name in re.findall(r"`(.)` \| ([a-z ]+) \|", table)}
    assert said == {name: TERRAIN[name].mark for name in SPACES.values()}
    assert all(f"`{sign}`" in table for sign in (OPEN, *SHUT.values()))


def test_it_lists_the_settings() -> None:
    table = PAGE.partition("## Settings")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(get_type_hints(Profile))
