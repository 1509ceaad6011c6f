"""The experience phase: gaining experience and buying skills."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import PhaseBegan, SkillBought, XpGained

from .hunting import did
from .position import NEVER, Position, position

BRANCHES = [
    {
        "id": "enhance-health",
        "skills": [
            {"name": "Hale", "level": 1, "cost": 5, "does": ["Maximum health +1"]},
            {"name": "Hearty", "level": 3, "cost": 6, "does": ["Maximum health +2"]},
        ],
    },
    {
        "id": "noise",
        "skills": [
            {"name": "Loud", "level": 1, "cost": 2, "does": ["Taunt"]},
            {"name": "Louder", "level": 2, "cost": 3, "does": [NEVER]},
        ],
    },
    {"id": "late", "skills": [{"name": "Later", "level": 2, "cost": 4, "does": ["Taunt"]}]},
]


def buying(*, heroes: int = 1, **xp: int) -> Position:
    """The experience phase, with so much experience."""
    p = position(heroes=heroes, sheet={"branches": BRANCHES})
    with p.arrange() as s:
        for id, points in xp.items():
            s.heroes[id].xp = points
        s.phase, s.turn = "experience", None
    return p


def bought(p: Position, id: str = "ann") -> dict[str, int]:
    return p.hero(id).skills


# -- gaining -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-XPP-01", "MD-ACT-06")
def test_experience_for_a_kill_is_gained_at_once() -> None:
    p = position(rolls="2+bam")
    with p.arrange():
        p.put("rats", "a1", minions=2)
    p.go("melee:e1")
    assert p.prompt == "act"
    assert (p.hero().xp, [e.xp for e in p.told(XpGained)]) == (1, [1])


@pytest.mark.rule("MD-XPP-01")
def test_experience_for_a_token_that_says_so_is_gained_at_once() -> None:
    adventure: dict[str, Any] = {"tokens": [{"kind": "library", "at": "b1"}], "rules": ["When a hero picks up any library: The hero gains 3 xp"]}
    p = position(heroes=2, adventure=adventure).go("step:b1", "pick-up")
    assert p.prompt == "act"
    assert (p.hero("ann").xp, p.hero("bob").xp) == (3, 0)


@pytest.mark.rule("MD-XPP-01", "MD-HER-09")
def test_a_dead_hero_gains_nothing() -> None:
    p = position(heroes=2, rolls="2+bam")
    with p.arrange() as s:
        p.put("rats", "a1", minions=0, health=1)
        s.heroes["bob"].dead = True
    p.go("melee:e1")
    assert (p.hero("ann").xp, p.hero("bob").xp) == (3, 0)


# -- buying ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-XPP-02")
def test_a_hero_buys_any_number_of_skills_as_experience_allows() -> None:
    p = buying(ann=9)
    assert (p.prompt, p.decision.seat, p.keys) == ("buy-skill", 0, ["done", "buy:enhance-health", "buy:noise", "buy:late"])
    p.go("buy:noise", "buy:noise")
    assert p.keys == ["done", "buy:late"]  # 4 left: Hale costs 5
    p.go("buy:late").until("act")
    assert bought(p) == {"noise": 2, "late": 1}
    assert [e.cost for e in p.told(SkillBought)] == [2, 3, 4]
    assert p.hero().xp == 0


@pytest.mark.rule("MD-XPP-02")
def test_what_a_hero_cannot_pay_is_not_offered() -> None:
    assert buying(ann=4).keys == ["done", "buy:noise", "buy:late"]
    assert buying(ann=1).prompt == "act"


@pytest.mark.rule("MD-XPP-02", "MD-HER-11")
def test_a_dead_hero_buys_nothing() -> None:
    p = position(heroes=2, sheet={"branches": BRANCHES})
    with p.arrange() as s:
        s.heroes["ann"].xp = s.heroes["bob"].xp = 9
        s.heroes["ann"].dead = True
        s.phase, s.turn = "experience", None
    assert (p.prompt, p.decision.seat) == ("buy-skill", 1)
    p.go("done").until("act")
    assert bought(p) == {}


@pytest.mark.rule("MD-XPP-03")
def test_skills_are_not_bought_in_any_other_phase() -> None:
    p = position(sheet={"branches": BRANCHES})
    with p.arrange() as s:
        s.heroes["ann"].xp = 30
    offers = set()
    for _ in range(6):
        offers.add((p.s.phase, any(key.startswith("buy:") for key in p.keys)))
        p.go("done" if "done" in p.keys else "end")
    assert offers == {("heroes", False), ("experience", True)}


@pytest.mark.rule("MD-XPP-03")
def test_experience_may_be_kept() -> None:
    p = buying(ann=9).go("done").until("act")
    assert (p.hero().xp, bought(p)) == (9, {})
    p.go("end").until("buy-skill")
    assert p.hero().xp == 9


@pytest.mark.rule("MD-XPP-04", "MD-SKL-04")
def test_a_bought_skill_takes_effect_at_once() -> None:
    p = buying(ann=5)
    p.go("buy:enhance-health")
    assert (p.hero().health, p.game.max_health("ann")) == (6, 6)


@pytest.mark.rule("MD-XPP-04", "MD-CLS-06")
def test_a_skill_above_the_current_level_waits_for_it() -> None:
    p = buying(heroes=2, ann=4)
    p.go("buy:late").until("act")
    with p.arrange() as s:
        s.heroes["bob"].xp = 9
        p.put("rats", "a1")
    p.until("act").go("end", "end").until("act")
    assert did(p)[0] == "attacks bob"
    with p.arrange() as s:
        s.level = 2
    p.go("end", "end").until("act")
    assert did(p)[0] == "attacks ann"


@pytest.mark.rule("MD-XPP-04")
def test_a_skill_can_be_used_in_the_round_it_was_bought() -> None:
    """Loud taunts: the enemies that an event activates in the same round go for ann."""
    fury = {"id": "fury", "name": "Fury", "kind": "omen", "text": "F.", "does": ["All enemies activate"]}
    p = position(heroes=2, sheet={"branches": BRANCHES}, events=[fury])
    with p.arrange() as s:
        p.put("rats", "a1")
        s.heroes["ann"].xp, s.heroes["bob"].xp = 2, 9
        s.phase, s.turn = "experience", None
    p.go("buy:noise").until("act")
    assert did(p) == ["attacks ann"]


@pytest.mark.rule("MD-XPP-05", "MD-CLS-05")
def test_within_a_branch_skills_are_bought_in_order() -> None:
    p = buying(ann=30)
    for key in ("buy:noise", "buy:noise"):
        p.go(key)
    assert [e.skill for e in p.told(SkillBought)] == ["Loud", "Louder"]
    assert "buy:noise" not in p.keys


@pytest.mark.rule("MD-XPP-05", "MD-CLS-04")
@pytest.mark.parametrize(
    ("xp", "offered"),
    [(1, None), (2, ["noise"]), (3, ["noise"]), (4, ["noise", "late"]), (5, ["enhance-health", "noise", "late"])],
)
def test_the_first_skill_of_each_branch_is_offered_as_soon_as_it_can_be_paid(xp: int, offered: list[str] | None) -> None:
    """They cost 5, 2 and 4; who can buy nothing is not asked."""
    p = buying(ann=xp)
    assert (p.prompt, p.keys[:1]) == (("buy-skill", ["done"]) if offered else ("act", p.keys[:1]))
    assert [k.removeprefix("buy:") for k in p.keys if k.startswith("buy:")] == (offered or [])


@pytest.mark.rule("MD-XPP-05", "MD-CLS-05")
def test_the_second_skill_waits_for_the_first_and_has_its_own_price() -> None:
    """With 4 points the second skill (3) would be affordable at once, but the first (2) has to be bought before it."""
    p = buying(ann=4).go("buy:noise")
    assert (p.hero().xp, bought(p)) == (2, {"noise": 1})
    assert p.prompt == "act", "2 points are too few for the second skill"
    p = buying(ann=5).go("buy:noise")
    assert (p.prompt, p.keys) == ("buy-skill", ["done", "buy:noise"])
    p.go("buy:noise")
    assert (p.hero().xp, p.hero().spent, bought(p)) == (0, 5, {"noise": 2})


@pytest.mark.rule("MD-XPP-05")
def test_skills_of_any_level_may_be_bought_at_any_level() -> None:
    p = buying(ann=30)
    assert p.s.level == 1
    p.go("buy:enhance-health", "buy:enhance-health")
    assert p.told(SkillBought)[1].skill == "Hearty"


@pytest.mark.rule("MD-XPP-06")
def test_each_player_decides_freely() -> None:
    p = buying(heroes=3, ann=5, cid=2)
    assert p.decision.seat == 0
    p.go("done")
    assert (p.prompt, p.decision.seat, p.keys) == ("buy-skill", 2, ["done", "buy:noise"])
    p.go("buy:noise").until("act")
    assert (bought(p, "ann"), bought(p, "bob"), bought(p, "cid")) == ({}, {}, {"noise": 1})


@pytest.mark.rule("MD-XPP-06")
def test_what_one_buys_is_nothing_to_the_others() -> None:
    p = buying(heroes=2, ann=2, bob=2)
    p.go("buy:noise")
    assert (p.decision.seat, p.keys) == (1, ["done", "buy:noise"])
    p.go("buy:noise").until("act")
    assert bought(p, "ann") == bought(p, "bob") == {"noise": 1}
    assert [e.phase for e in p.told(PhaseBegan)][:2] == ["event", "end"]
