"""Difficulty (BB-DIF)."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.games.haven.events import Attacked

from .position import Position, card, position
from .story import ROW, plain_table

HARSH = {"harsh": plain_table(2)}


def fight(level: int, difficulty: str = "standard", draws: str = "0 + +") -> Position:
    """The character and a grub strike each other once."""
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=level, draws=draws, difficulty=difficulty, tables=HARSH,
                 by_level={n: plain_table(-1) for n in (2, 3, 4, 5)}, cards=[card("jab")])  # fmt: skip
    lead, second = p.game.zone("hand")[:2]
    return p.play(lead, second).go(f"basic-top:{lead}", "attack:m1").until("short-rest")


@pytest.mark.rule("BB-DIF-01")
@pytest.mark.parametrize("level", [1, 3, 5])
def test_the_monsters_table_is_standard_whatever_the_level(level: int) -> None:
    used = {e.figure: e.used for e in fight(level).events(Attacked)}
    assert used == {"hero": "+1" if level == 1 else "-1", "m1": "+1"}


@pytest.mark.rule("BB-DIF-03")
def test_nothing_but_the_table_changes_with_difficulty() -> None:
    plain, harsh = (fight(2, difficulty) for difficulty in ("standard", "harsh"))
    assert [e.used for e in plain.events(Attacked)] == ["-1", "+1"]
    assert [e.used for e in harsh.events(Attacked)] == ["-1", "+2"], "the character's own table is the same"
    one, other = (msgspec.to_builtins(p.state) for p in (plain, harsh))
    one["figures"]["hero"]["health"] -= 1
    assert {k for k in one if one[k] != other[k]} == {"difficulty"}
