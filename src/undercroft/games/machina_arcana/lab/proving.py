"""What the laboratory needs to test this game: which content the games of a scenario depend on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ..content.model import HasContent

PROSE = ("about", "story", "icon", "title")
"""The fields of content that are only read."""


def matters(rules: HasContent, setups: Sequence[Mapping[str, Any]]) -> list[str]:
    """The scenario, its explorers, and all monsters, items, events and tiles, without text that is only read."""
    content, (scenario,) = rules.content, {setup["scenario"] for setup in setups}
    explorers = sorted({id for setup in setups for id in setup["characters"]})
    texts: list[Struct] = [*(content.explorers[id].text for id in explorers), *(monster.text for monster in content.monsters.values())]
    texts += [item.text for item in content.items.values()]
    texts += [event.text for event in content.events.values() if event.text.scenario in ("", scenario)]
    texts += [chapter.text for chapter in content.scenarios[scenario].chapters]
    tiles = [(id, face.kinds, sorted(face.walls), sorted(face.doors), face.borders, face.connection) for id, face in content.faces.items()]
    return [*map(_plain, texts), *map(repr, tiles)]


def _plain(text: Struct) -> str:
    return repr({name: value for name, value in msgspec.to_builtins(text).items() if name not in PROSE})
