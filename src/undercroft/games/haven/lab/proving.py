"""Which content the games of a scenario depend on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

PROSE = dict.fromkeys(("introduction", "goal_text", "loss_text", "rules_text", "conclusion"), "")
"""A scenario's text that is only read, as changes that leave it out."""
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def with_monsters(said: Sequence[str], monsters: Iterable[str], shown: Callable[[str], str]) -> list[str]:
    """Texts, and every monster that they name, or that another monster does. `shown` gives the text of a monster by its id."""
    left, fresh = set(monsters), said
    known: dict[str, str] = {}
    while fresh:
        named = sorted(left.intersection(word for text in fresh for word in WORD.findall(text)))
        left.difference_update(named)
        fresh = [shown(id) for id in named]
        known.update(zip(named, fresh))
    return [*said, *(text for _, text in sorted(known.items()))]
