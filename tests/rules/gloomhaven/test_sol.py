"""Solo play and open information."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Result
from undercroft.games.haven.events import Suffered
from undercroft.kernel.rules import SetupError
from undercroft.kernel.secrets import redact

from .position import Position, card, kind, position

GOALS = [{"id": f"goal-{n}", "text": "Do it.", "checks": 1, "measure": "kills", "least": n} for n in range(1, 7)]

SCALED = kind("scaled", does=(), health=[10, 11, 12, 13, 14, 15, 16, 17])


def walked(level: int, **profile: bool) -> Position:
    """Character 1 walked over a trap and hazardous terrain onto a coin; then the scenario is won."""
    p = position(
        "2 1 ! h $ A", monsters={"A": "scaled"}, kinds=[SCALED], level=level, health=(40,) * 9, goal=["it is round 1 or later"],
        cards=[card("run", bottom="Move 3", initiative=1)], profile=profile,
    )  # fmt: skip
    return p.play("run", "spare-1").go("bottom:run", "move:3,1", "suffer", "move:4,1", "suffer", "move:5,1")


def damage(p: Position, source: str) -> list[int]:
    return [e.damage for e in p.events(Suffered) if e.source == source]


@pytest.mark.rule("GH-SOL-01")
@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_solo_player_plays_two_or_more_characters_at_once(size: int) -> None:
    p = position(" ".join("1234"[:size]), profile={"solo": True}, goals=GOALS[:4] + [{**GOALS[5], "id": f"more-{n}"} for n in range(4)])
    assert [d.prompt for d in p.table.decisions] == ["select"] * size
    seen = redact(p.state, 0).heroes
    assert all(seen[id].hand == hero.hand and seen[id].goal == hero.goal for id, hero in p.state.heroes.items()), "one player sees them all"
    with pytest.raises(SetupError, match="2, 3 or 4 characters"):
        position("1 .", profile={"solo": True})


@pytest.mark.rule("GH-SOL-02")
@pytest.mark.parametrize(("level", "gold", "bonus"), [(0, 2, 4), (1, 2, 6), (3, 3, 10)])
def test_in_solo_play_monsters_and_traps_are_a_level_higher_but_money_and_experience_are_not(level: int, gold: int, bonus: int) -> None:
    p = walked(level, solo=True)
    assert p.m("scaled").max_health == 10 + level + 1
    assert damage(p, "trap") == [3 + level]
    p.until("select")
    assert [(e.gold, e.bonus) for e in p.events(Result)] == [(gold, bonus), (0, bonus)]


@pytest.mark.rule("GH-SOL-03")
@pytest.mark.parametrize(("level", "hazard", "monster"), [(0, 1, 1), (1, 2, 2), (2, 2, 3), (6, 4, 7), (7, 5, 7)])
def test_hazards_use_the_raised_damage_the_monster_level_ends_at_7_and_formulas_use_the_level_itself(level: int, hazard: int, monster: int) -> None:
    p = walked(level, solo=True)
    assert p.m("scaled").max_health == 10 + monster
    assert (damage(p, "trap"), damage(p, "hazard")) == ([3 + level], [hazard])
    chief = kind("chief", boss=True, does=(), health="10 * C + L")
    q = position(
        "1 2 A O", monsters={"A": "chief boss"}, kinds=[chief], legend={"O": {"object": "altar"}}, objects={"altar": {"health": "5 + L"}},
        level=level, profile={"solo": True},
    )  # fmt: skip
    assert (q.m("chief").max_health, q.state.figures["o1"].max_health) == (20 + level, 5 + level)


@pytest.mark.rule("GH-SOL-04")
def test_a_group_may_play_with_open_information_under_the_same_increase() -> None:
    p = walked(1, open_information=True)
    assert p.m("scaled").max_health == 12
    assert damage(p, "trap") == [4]
    q = position("1 2 .", goals=GOALS, profile={"open_information": True})
    seen = redact(q.state, 0).heroes["c2"]
    assert seen.hand == q.hero(2).hand, "all hands may be shown"


@pytest.mark.rule("GH-SOL-05")
def test_without_it_hands_are_secret() -> None:
    p = position("1 2 A", monsters={"A": "dummy"}, goals=GOALS)
    assert p.game.monster_level == 1
    assert redact(p.state, 0).heroes["c2"].hand == ["?"] * 9
    assert redact(p.state, 1).heroes["c2"].hand == p.hero(2).hand
    assert redact(p.state, None).heroes["c1"].hand == ["?"] * 9
