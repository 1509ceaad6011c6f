"""Obstacles: what is one, and what that means for movement and sight."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Attacked

from .position import Position, position

CLEAR, OVER = "use:explorer/ann/active/0", "use:explorer/ann/active/1"
BOW = {"active": ["Pay 1 stamina, range 3: attack 1/0", "Pay 1 stamina, range 3 over obstacles: attack 1/0"]}
SHADE = {"id": "shade", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["Ethereal"]}
WALL = "\n- - - -"


def behind(sign: str = ".", *, unit: str = "", wrecked: bool = False) -> Position:
    """ann at the end of a corridor, something or somebody on the next space, and a stone behind it."""
    p = position(f"a {sign} . .{WALL}", explorer={"ann": BOW}, monsters=[SHADE], explorers=2)
    with p.arrange() as s:
        p.put("stone", "3,1")
        p.stand("bob", "2,1" if unit == "bob" else "9,9")
        if unit and unit != "bob":
            p.put(unit, "2,1")
        s.destroyed = [p.cell("2,1")] if wrecked else []
    return p.begin()


def aims(p: Position, key: str) -> list[str]:
    """Whom ann can aim at. If that is only herself, she does."""
    p.go(key)
    return [o.figure for o in p.decision.options if o.figure] if p.prompt == "which-target" else [id for e in p.told(Attacked) for id in e.targets]


OBSTACLES = [
    ("L", "", False), ("R", "", False), ("W", "", False), ("C", "", False), ("E", "", False), ("X", "", False), ("B", "", False),
    (".", "brute", False), (".", "shade", False), (".", "bob", False), ("S", "", True), ("C", "", True), ("X", "", True), ("B", "", True),
]  # fmt: skip


@pytest.mark.parametrize(("sign", "unit", "wrecked"), OBSTACLES)
@pytest.mark.rule("MA-OBS-01")
def test_an_obstacle_cannot_be_entered(sign: str, unit: str, wrecked: bool) -> None:
    assert "move:2,1" not in behind(sign, unit=unit, wrecked=wrecked).keys


@pytest.mark.parametrize(("sign", "unit", "wrecked"), OBSTACLES)
@pytest.mark.rule("MA-OBS-02")
def test_units_action_spaces_destroyed_spaces_and_barrels_are_obstacles(sign: str, unit: str, wrecked: bool) -> None:
    """They block the sight of the first ranged symbol, and not that of the second."""
    assert "stone" not in aims(behind(sign, unit=unit, wrecked=wrecked), CLEAR)
    assert "stone" in aims(behind(sign, unit=unit, wrecked=wrecked), OVER)


@pytest.mark.parametrize("sign", [".", "^", "S", "~"])
@pytest.mark.rule("MA-OBS-03")
def test_free_passable_spaces_traps_spawn_spaces_and_chasms_are_no_obstacles(sign: str) -> None:
    assert "stone" in aims(behind(sign), CLEAR)
    p = behind(sign)
    assert "move:2,1" in p.keys
    p.go("move:2,1")
    assert p.where("ann") == ("" if sign == "~" else "2,1")


@pytest.mark.rule("MA-OBS-03")
def test_rubble_is_no_obstacle_but_blocks_all_sight() -> None:
    for key in (CLEAR, OVER):
        assert aims(behind("#"), key) == ["ann"]
