"""The scenario level: how it is found and what it sets."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Result
from undercroft.games.haven.events import Suffered
from undercroft.kernel.rules import SetupError

from .position import Position, card, kind, position

TOUGH = (40,) * 9
SCALED = kind("scaled", does=(), health=[10, 11, 12, 13, 14, 15, 16, 17])
TABLE = [  # level, monster level, gold for a token, damage of a trap, bonus experience, damage of hazardous terrain
    (0, 0, 2, 2, 4, 1), (1, 1, 2, 3, 6, 1), (2, 2, 3, 4, 8, 2), (3, 3, 3, 5, 10, 2), (4, 4, 4, 6, 12, 3), (5, 5, 4, 7, 14, 3),
    (6, 6, 5, 8, 16, 4), (7, 7, 6, 9, 18, 4),
]  # fmt: skip


def walked(level: int) -> Position:
    """Character 1 walked over a trap and hazardous terrain onto a coin; then the scenario is won."""
    p = position(
        "2 1 ! h $ A", monsters={"A": "scaled"}, kinds=[SCALED], level=level, health=TOUGH, goal=["it is round 1 or later"],
        cards=[card("run", bottom="Move 3", initiative=1)],
    )  # fmt: skip
    return p.play("run", "spare-1").go("bottom:run", "move:3,1", "suffer", "move:4,1", "suffer", "move:5,1")


def damage(p: Position, source: str) -> list[int]:
    return [e.damage for e in p.events(Suffered) if e.source == source]


@pytest.mark.rule("GH-SLV-01")
def test_the_level_sets_monsters_traps_money_and_bonus_experience() -> None:
    low, high = walked(1), walked(4)
    assert [p.m("scaled").max_health for p in (low, high)] == [11, 14]
    assert [damage(p, "trap") for p in (low, high)] == [[3], [6]]
    results = [next(e for e in p.until("select").events(Result) if e.figure == "c1") for p in (low, high)]
    assert [(e.gold, e.bonus) for e in results] == [(2, 6), (4, 12)]


@pytest.mark.rule("GH-SLV-02")
def test_the_level_is_a_whole_number_from_0_to_7_and_fixed_once_the_scenario_begins() -> None:
    for wrong in (-1, 8, 1.5, "2"):
        with pytest.raises(SetupError):
            position("1 2 .", setup={"level": wrong})
    assert [position("1 2 .", level=n).state.level for n in (0, 7)] == [0, 7]
    p = position("1 2 A", monsters={"A": "dummy"}, setup={"levels": [1, 9], "level": None})
    assert p.state.level == 3
    p.set(p.c(2), health=1)
    p.amend("figures.c2.conditions", {"wound": 0})
    p.play().until("select")
    assert not p.there("c2")
    assert p.state.level == 3, "who is left does not matter"


@pytest.mark.rule("GH-SLV-03")
@pytest.mark.parametrize(
    ("levels", "recommended"), [([1, 1], 1), ([1, 2], 1), ([2, 2], 1), ([2, 3], 2), ([2, 2, 3], 2), ([1, 1, 1, 9], 2), ([4, 5], 3), ([9, 9], 5)]
)
def test_the_recommended_level_is_half_the_average_rounded_up(levels: list[int], recommended: int) -> None:
    p = position(" ".join("1234"[: len(levels)]), setup={"levels": levels, "level": None})
    assert p.state.level == recommended


@pytest.mark.rule("GH-SLV-04")
@pytest.mark.parametrize(
    ("level", "difficulty", "found"),
    [(1, "easy", 0), (1, "normal", 1), (1, "hard", 2), (1, "very-hard", 3), (9, "easy", 4), (9, "hard", 6), (9, "very-hard", 7)],
)
def test_the_difficulty_changes_the_level_and_players_choose_freely(level: int, difficulty: str, found: int) -> None:
    assert position("1 2 .", setup={"levels": level, "level": None, "difficulty": difficulty}).state.level == found
    assert position("1 2 .", setup={"levels": level, "level": 5, "difficulty": difficulty}).state.level == 5
    with pytest.raises(SetupError, match="difficulty"):
        position("1 2 .", setup={"difficulty": "absurd"})


@pytest.mark.rule("GH-SLV-05")
@pytest.mark.parametrize(("level", "monster", "gold", "trap", "bonus", "hazard"), TABLE)
def test_the_table_of_levels(level: int, monster: int, gold: int, trap: int, bonus: int, hazard: int) -> None:
    p = walked(level)
    assert p.m("scaled").max_health == 10 + monster
    assert (damage(p, "trap"), damage(p, "hazard")) == ([trap], [hazard])
    assert p.hero().coins == 0, "money is taken at the end of the turn"
    p.until("select")
    assert [(e.gold, e.bonus) for e in p.events(Result)] == [(gold, bonus), (0, bonus)]


@pytest.mark.rule("GH-SLV-06")
@pytest.mark.parametrize("level", range(8))
def test_trap_damage_and_bonus_experience_follow_formulas(level: int) -> None:
    p = walked(level)
    assert damage(p, "trap") == [2 + level]
    assert [e.bonus for e in p.until("select").events(Result)] == [4 + 2 * level] * 2
