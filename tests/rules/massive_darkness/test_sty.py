"""Story mode in an adventure: shards, levels, and equipment by level (MD-STY-02 … 17)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Arrived, CombatBegan
from undercroft.kernel.rules import SetupError

from .position import OPEN, position
from .tale import BRANCHES, SHEET, cards, tale

TWO: dict[str, Any] = {"tiles": {"1R": OPEN.replace("C |", "C  "), "2R": OPEN.replace("| C", "  C")}, "rows": (("1R", "2R"),)}
"""The cells of the second tile are d1 … f3."""
PATROL = {"id": "patrol", "name": "Patrol", "kind": "patrol", "text": "P.", "does": ["A guard comes to the current level"]}
HEALER = {"ability": {"name": "Knack", "level": 1, "cost": 1, "does": ["Heal 1"]}, **BRANCHES}


@pytest.mark.rule("MD-STY-02")
def test_experience_comes_as_shards() -> None:
    p = tale(rolls="2+bam 1", sheets={"ann": {"xp": 3}}).play()
    with p.arrange():
        p.put("rats", "a1", minions=[1, 2])
    p.go("melee:e1").until("act")
    assert (p.hero().xp, p.hero().shards) == (3, 1)


@pytest.mark.rule("MD-STY-02")
def test_outside_a_story_there_are_no_shards() -> None:
    p = position(rolls="2+bam 1")
    with p.arrange():
        p.put("rats", "a1", minions=[1, 2])
    p.go("melee:e1").until("act")
    assert (p.hero().xp, p.hero().shards) == (1, 0)


@pytest.mark.rule("MD-STY-03", "MD-STY-02")
@pytest.mark.parametrize(("before", "after"), [(1, (0, 4)), (2, (1, 0)), (4, (1, 2))])
def test_five_shards_become_a_point_at_once_and_the_rest_stays(before: int, after: tuple[int, int]) -> None:
    p = tale(rolls="2+bam", sheets={"ann": {"shards": before}}).play()
    with p.arrange():
        p.put("rats", "a1", minions=0, health=1)
    p.go("melee:e1").until("act")
    assert (p.hero().xp, p.hero().shards) == after


@pytest.mark.rule("MD-STY-05", "MD-EPH-17")
@pytest.mark.parametrize(("ann", "bob", "target"), [((2, 1), (2, 3), "bob"), ((2, 4), (2, 3), "ann"), ((3, 0), (2, 4), "ann")])
def test_shards_decide_between_heroes_of_equal_experience(ann: tuple[int, int], bob: tuple[int, int], target: str) -> None:
    sheets = {"ann": {"xp": ann[0], "shards": ann[1]}, "bob": {"xp": bob[0], "shards": bob[1]}}
    p = tale(heroes=2, sheets=sheets).play()
    with p.arrange():
        p.put("rats", "a1")
    p.end_turn().end_turn()
    assert p.told(CombatBegan)[0].target == target


@pytest.mark.rule("MD-STY-06", "MD-ABL-03")
@pytest.mark.parametrize(("xp", "shards", "after"), [(0, 2, (0, 1)), (2, 0, (1, 0))])
def test_a_shard_pays_for_the_ability_as_a_point_does(xp: int, shards: int, after: tuple[int, int]) -> None:
    p = tale(sheets={"ann": {"xp": xp, "shards": shards}}, sheet=HEALER).play()
    with p.arrange() as s:
        s.heroes["ann"].health = 3
    p.go("ability")
    assert (p.hero().xp, p.hero().shards, p.hero().health) == (*after, 4)


@pytest.mark.rule("MD-STY-06")
@pytest.mark.parametrize(("coin", "after"), [("pay:xp", (1, 2)), ("pay:shard", (2, 1))])
def test_the_player_chooses_between_a_point_and_a_shard(coin: str, after: tuple[int, int]) -> None:
    p = tale(sheets={"ann": {"xp": 2, "shards": 2}}, sheet=HEALER).play()
    with p.arrange() as s:
        s.heroes["ann"].health = 3
    p.go("ability")
    assert (p.prompt, p.keys) == ("pay-ability", ["pay:xp", "pay:shard"])
    p.go(coin)
    assert (p.hero().xp, p.hero().shards) == after


@pytest.mark.rule("MD-STY-06", "MD-ABL-03")
def test_without_points_and_shards_there_is_no_ability() -> None:
    p = tale(sheet=HEALER).play()
    with p.arrange() as s:
        s.heroes["ann"].health = 3
    assert "ability" not in p.keys


@pytest.mark.rule("MD-STY-07", "MD-STY-09")
@pytest.mark.parametrize(("skills", "level"), [({}, 1), ({"art": 2}, 2), ({"art": 1, "enhance-health": 2}, 3), ({"art": 4, "enhance-health": 1}, 4)])
def test_a_hero_is_of_the_level_of_its_highest_skill(skills: dict[str, int], level: int) -> None:
    assert tale(sheets={"ann": {"skills": skills}}).play().s.level == level


@pytest.mark.rule("MD-STY-08", "MD-STY-03")
def test_thirty_points_are_the_most_in_a_story_too() -> None:
    p = tale(rolls="2+bam", sheets={"ann": {"xp": 30, "shards": 4}}).play()
    with p.arrange():
        p.put("rats", "a1", minions=0, health=1)
    p.go("melee:e1").until("act")
    assert (p.hero().xp, p.hero().shards) == (30, 2)


@pytest.mark.rule("MD-STY-08", "MD-HER-08")
def test_nobody_brings_more_than_thirty_points() -> None:
    with pytest.raises(SetupError, match="experience is 0 to 30"):
        tale(sheets={"ann": {"xp": 31}})


@pytest.mark.rule("MD-STY-09")
def test_an_adventure_starts_at_the_level_of_the_highest_hero() -> None:
    sheets = {"ann": {"skills": {"art": 1}}, "bob": {"skills": {"art": 3}}, "cid": {}}
    p = tale(heroes=3, sheets=sheets, adventure={"levels": {"a1": 1, "b2": 3}}).play()
    assert p.s.level == 3


@pytest.mark.rule("MD-STY-10", "MD-STY-09", "MD-LVL-02")
def test_after_the_start_the_level_rises_as_always() -> None:
    p = tale(sheets={"ann": {"skills": {"art": 2}}}, adventure={"levels": {"a1": 1, "f1": 4}}, **TWO).play()
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c1")
    p.go("step:d1", "stop")
    assert p.s.level == 4


@pytest.mark.rule("MD-STY-11", "MD-EVT-02")
def test_for_an_event_the_highest_token_beside_a_hero_counts() -> None:
    p = tale(
        sheets={"ann": {"skills": {"art": 3}}}, adventure={"levels": {"b2": 1, "e3": 3}}, events=[PATROL], draws={"guards-3": "guards-3/rats"}, **TWO
    ).play()
    p.end_turn().until("act")
    assert [e.cell for e in p.told(Arrived)] == [p.zone("b2")]


@pytest.mark.rule("MD-STY-11", "MD-EVT-02")
@pytest.mark.parametrize(("ann", "bob", "cell"), [("b2", "e1", "e3"), ("e1", "b2", "e3"), ("a1", "b2", "b2")])
def test_of_heroes_on_several_tiles_the_one_with_the_highest_token_counts(ann: str, bob: str, cell: str) -> None:
    board = {"adventure": {"levels": {"b2": 1, "e3": 3}}, **TWO}
    p = tale(heroes=2, sheets={"ann": {"skills": {"art": 3}}}, events=[PATROL], draws={"guards-3": "guards-3/rats"}, **board)
    with p.play().arrange() as s:
        s.heroes["ann"].zone, s.heroes["bob"].zone = p.zone(ann), p.zone(bob)
    p.go("end", "end").until("act")
    assert [p.game.name(e.cell) for e in p.told(Arrived)] == [cell]


@pytest.mark.rule("MD-STY-11")
def test_outside_a_story_the_level_of_the_game_counts() -> None:
    p = position(adventure={"levels": {"b2": 1, "e3": 3}}, events=[PATROL], draws={"guards-3": "guards-3/rats"}, **TWO)
    with p.arrange() as s:
        s.level = 3
    p.end_turn().until("act")
    assert [e.cell for e in p.told(Arrived)] == [p.zone("e3")]


@pytest.mark.rule("MD-STY-12", "MD-LVL-09", "MD-LVL-14")
def test_guards_and_their_treasure_are_of_the_level_of_the_game() -> None:
    p = tale(
        sheets={"ann": {"skills": {"art": 3}}}, adventure={"levels": {"b2": 1, "e3": 3}}, events=[PATROL], draws={"guards-3": "guards-3/rats"}, **TWO
    ).play()
    p.end_turn().until("act")
    arrived = p.told(Arrived)[0]
    assert (arrived.card, arrived.gear) == ("guards-3/rats", "blade-3")


@pytest.mark.rule("MD-STY-13", "MD-STY-09")
def test_missing_tokens_lie_beside_the_highest_of_the_map() -> None:
    p = tale(sheets={"ann": {"skills": {"art": 4}}}, adventure={"levels": {"a1": 1, "c2": 2}}).play()
    assert [(p.game.name(t.zone), t.level) for t in p.s.levels] == [("a1", 1), ("c2", 2), ("c2", 3), ("c2", 4)]


@pytest.mark.rule("MD-STY-13")
def test_no_token_is_added_where_the_map_has_enough() -> None:
    p = tale(sheets={"ann": {"skills": {"art": 2}}}, adventure={"levels": {"a1": 1, "c2": 3}}).play()
    assert [t.level for t in p.s.levels] == [1, 3]


@pytest.mark.rule("MD-STY-15", "MD-STY-16")
@pytest.mark.parametrize(("bought", "offered"), [(3, False), (4, True)])
def test_an_artifact_is_of_level_four(bought: int, offered: bool) -> None:
    p = tale(sheets={"ann": {"skills": {"art": bought}, "pack": ["relic"]}}).play().go("trade")
    assert ("equip:relic" in p.keys) is offered


@pytest.mark.rule("MD-STY-15", "MD-TRA-07")
def test_artifacts_of_a_story_can_be_transmuted() -> None:
    p = tale(sheets={"ann": {"body": "", "hands": [], "pack": ["relic", "charm-4", "charm-5"]}}).play().go("transmute")
    p.until("act", transmute="card:relic")
    assert p.hero().pack == ["blade-5"]


@pytest.mark.rule("MD-STY-16", "MD-LVL-15")
def test_what_is_above_the_level_can_be_carried_but_not_equipped() -> None:
    p = tale(sheets={"ann": {"pack": ["blade-1", "blade-2"]}}).play().go("trade")
    assert [k for k in p.keys if k.startswith("equip:")] == ["equip:blade-1"]
    with p.arrange() as s:
        s.level = 2
    assert "equip:blade-2" in p.keys


@pytest.mark.rule("MD-STY-16")
def test_what_was_worn_above_the_level_starts_beside_the_dashboard() -> None:
    p = tale(sheets={"ann": {"body": "coat-3", "hands": ["blade-1", "relic"], "pack": ["charm-5"]}}).play()
    assert (p.hero().body, p.hero().hands, p.hero().pack) == ("", ["blade-1"], ["charm-5", "coat-3", "relic"])


@pytest.mark.rule("MD-STY-16")
def test_a_charm_above_the_level_does_nothing_yet() -> None:
    lucky = {2: [{**cards(2)[2], "does": ["Slippery"]}, *cards(2)[:2]]}
    for bought, held in ((1, True), (2, False)):
        p = tale(sheets={"ann": {"skills": {"art": bought}, "pack": ["charm-2"]}}, treasure=lucky).play()
        with p.arrange():
            p.put("rats", "a1")
        assert ("step:b1" not in p.keys) is held


@pytest.mark.rule("MD-STY-17")
def test_in_an_adventure_any_number_of_cards_can_be_carried() -> None:
    p = tale(sheets={"ann": {"pack": ["charm-1"] * 4}}, adventure={"levels": {"a1": 1}}).play()
    with p.arrange() as s:
        s.regular = [p.zone("a1")] * 3
    p.go("pick-up").until("act", receive="keep:blade-1")
    assert len(p.cards()) == 9
    p.end_turn().until("act")
    assert len(p.cards()) == 9


@pytest.mark.rule("MD-STY-15")
def test_outside_a_story_artifacts_have_no_level() -> None:
    p = position(artifacts=[{"id": "relic", "slot": "hand", "melee": "red 1"}])
    with p.arrange():
        p.outfit("ann", body=SHEET["body"], hands=["club"], pack=["relic"])
    assert p.game.card_level("relic") == 0
    assert "equip:relic" in p.go("trade").keys


@pytest.mark.rule("MD-STY-06", "MD-ABL-04")
@pytest.mark.parametrize(("xp", "shards", "offered"), [(0, 0, False), (0, 1, True), (1, 0, True), (1, 4, True)])
def test_a_shard_is_enough_for_an_ability_at_a_roll(xp: int, shards: int, offered: bool) -> None:
    knack = {"ability": {"name": "Knack", "level": 1, "cost": 1, "does": ["When you attack: swords +1"]}, **BRANCHES}
    p = tale(sheet=knack, sheets={"ann": {"xp": xp, "shards": shards}}).play()
    with p.arrange():
        p.put("ogre", "a1")
    p.go("melee:e1")
    assert (p.prompt == "combat-use") == offered
