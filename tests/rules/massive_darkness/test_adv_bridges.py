"""Dark Bridges in an adventure of one's own: who stood on them when they fell."""

from __future__ import annotations

from typing import Any

import pytest

from .position import OPEN, position

ROWS = (("1R", "1", "2R"),)
TILES = {"1R": OPEN.replace("| C   C   C |\n    +   +   +   +\n    | C   C   C |", "| C   C   C |\n    +   +   +   +\n    | C   C   C  ", 1)}
TILES["2R"] = OPEN.replace("+   +   +   +\n    | C", "+   +   +   +\n      C", 1)
"""Two tiles with a bridge from c2 over d2 to e2."""
PAIR = [{"id": id, "card": f"lesser/{kind}", "at": id} for id, kind in (("giant", "ogre"), ("worm", "drake"))]
FALL, WON = "When the pillars of props fall: The bridges fall", "When the pillars of props fall, If giant was on a bridge: The heroes win"


def broken(giant: str, worm: str, rules: list[str]) -> Any:
    """Ann breaks the only pillar, with both monsters in these zones."""
    adventure = {
        "bridges": ["d2"], "exit": "g3", "places": {"giant": giant, "worm": worm}, "enemies": PAIR,
        "pillars": [{"id": "prop", "at": "a1", "health": 1, "group": "props"}], "rules": ["Pillars can be attacked", *rules],
    }  # fmt: skip
    return position(rows=ROWS, tiles=TILES, adventure=adventure).go("melee:prop")


@pytest.mark.rule("MD-Q05-18", "MD-ADV-03")
@pytest.mark.parametrize("rules", [[FALL, WON], [WON, FALL]])
@pytest.mark.parametrize(("giant", "worm", "outcome"), [("d2", "g1", "won"), ("g1", "d2", None), ("d2", "d2", "won"), ("g1", "g1", None)])
def test_only_the_enemy_the_rule_names_counts_before_and_after_the_bridge_has_fallen(
    giant: str, worm: str, outcome: str | None, rules: list[str]
) -> None:
    assert broken(giant, worm, rules).s.outcome == outcome
