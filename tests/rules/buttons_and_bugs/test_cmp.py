"""The campaign: supply of items and progression (BB-CMP)."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.games.buttons_and_bugs.campaign.campaign import Campaign, begin_campaign, offered, record, setup_for
from undercroft.games.buttons_and_bugs.events import Upgraded
from undercroft.games.haven.events import Attacked
from undercroft.kernel.rules import SetupError

from .position import position
from .story import ROW, plain_table, published, start, story, trinket, win


@pytest.mark.rule("BB-CMP-01")
def test_the_story_of_the_cover_card_then_scenario_1() -> None:
    rules = published()
    assert "crooked house" in rules.content.prologue
    campaign = begin_campaign(rules.content, "bruiser")
    assert [rules.content.scenarios[s].text.number for s in offered(rules.content, campaign)] == [1]
    assert (campaign.passed, campaign.resolved) == ([], [])


@pytest.mark.rule("BB-CMP-02")
@pytest.mark.parametrize(("scenario", "asked"), [
    ("a-rude-welcome", []),
    ("crossing-the-road", ["choose-items"]),
    ("buttons-arena", ["choose-items", "choose-upgrades"]),
])  # fmt: skip
def test_items_after_scenario_1_and_levels_after_scenario_2(scenario: str, asked: list[str]) -> None:
    p = start(published(), {"scenario": scenario, "characters": ["bruiser"]})
    prompts = []
    while p.prompt != "select":
        prompts.append(p.prompt)
        p.go(p.keys[0])
    assert prompts == asked


@pytest.mark.rule("BB-CMP-04", "BB-ITM-08")
def test_items_of_passed_scenarios_and_of_skipped_ones() -> None:
    wares = [trinket(f"bead-{card}", card) for card in ("cover", "1", "2", "3", "4")]
    rules = story({"number": 1, "next": {"others": 3}}, {"number": 2}, {"number": 3, "next": {"others": 4}}, {"number": 4}, items=wares)
    campaign = begin_campaign(rules.content, "tester")
    stock = []
    for scenario in ("one", "three", "four"):
        p = start(rules, setup_for(rules.content, campaign, scenario))
        stock.append(p.keys_of("item"))
        record(rules.content, campaign, scenario, "won")
    first, second, third = stock
    assert first == []
    assert second == ["bead-cover", "bead-1", "bead-2"], "scenario 2 was skipped"
    assert third == ["bead-cover", "bead-1", "bead-2", "bead-3"]
    assert campaign.resolved == [1, 3, 4]


@pytest.mark.rule("BB-CMP-04")
def test_a_lost_scenario_passes_nothing() -> None:
    rules = story({"number": 1, "next": {"others": 2}}, {"number": 2}, items=[trinket("bead", "1")])
    campaign = begin_campaign(rules.content, "tester")
    record(rules.content, campaign, "one", "lost")
    assert start(rules, setup_for(rules.content, campaign, "one")).prompt == "select"
    with pytest.raises(SetupError, match="does not stand at 'two'"):
        record(rules.content, campaign, "two", "won")


@pytest.mark.rule("BB-CMP-05")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_scenario_says_the_level_of_the_character(level: int) -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=level)
    assert p.state.level == level
    assert p.table.scene(0).title.args["level"] == level
    with pytest.raises(SetupError, match="in a campaign the scenario says the level"):
        position("s 1", monsters=["grub 1"], scenario=ROW, level=level, setup={"level": 3, "passed": []})


@pytest.mark.rule("BB-CMP-05")
def test_every_set_up_of_a_campaign_is_refused_a_level_of_its_own() -> None:
    rules = story({"number": 1, "level": 2, "next": {"others": 2}}, {"number": 2, "level": 3})
    campaign = begin_campaign(rules.content, "tester")
    for scenario, level in (("one", 2), ("two", 3)):
        setup = setup_for(rules.content, campaign, scenario)
        assert start(rules, setup).state.level == level
        with pytest.raises(SetupError, match="in a campaign the scenario says the level"):
            start(rules, {**setup, "level": level})
        record(rules.content, campaign, scenario, "won")


@pytest.mark.rule("BB-CMP-06")
@pytest.mark.parametrize(("level", "small", "health"), [(1, 1, 12), (2, 1, 13), (3, 2, 15), (4, 2, 16), (5, 3, 18)])
def test_what_the_level_determines(level: int, small: int, health: int) -> None:
    beads = [trinket(f"bead-{n}", str(n)) for n in range(1, 6)]
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=level, table=plain_table(1), own_items=beads,
                 by_level={n: plain_table(n) for n in (2, 3, 4, 5)}, setup={"items": None, "upgrades": None})  # fmt: skip
    while p.prompt in ("choose-items", "choose-upgrades"):
        p.go(p.keys[-1])
    assert len(p.state.items) == small
    assert [p.game.card(c).level for c in p.state.cards].count(2) == level - 1
    assert p.hero.max_health == health
    lead, second = p.game.zone("hand")[:2]
    p.play(lead, second).go(f"basic-top:{lead}", "attack:m1")
    assert p.events(Attacked)[0].used == f"+{level}"


@pytest.mark.rule("BB-CMP-07")
def test_upgrades_are_chosen_anew_for_every_scenario() -> None:
    rules = story({"number": 1, "level": 2, "next": {"others": 2}}, {"number": 2, "level": 2})
    campaign = begin_campaign(rules.content, "tester")
    for scenario, old in (("one", "spare-1"), ("two", "spare-4")):
        p = start(rules, setup_for(rules.content, campaign, scenario))
        assert p.prompt == "choose-upgrades"
        assert p.keys_of("replace") == ["spare-1", "spare-2", "spare-3", "spare-4"]
        p.go(f"replace:{old}")
        assert [e.by for e in p.events(Upgraded)] == [f"{old}-2"]
        record(rules.content, campaign, scenario, win(p).table.outcome or "")
    assert campaign.resolved == [1, 2]


@pytest.mark.rule("BB-CMP-08")
@pytest.mark.parametrize("thing", ["experience", "gold", "loot", "perks", "battle_goal", "event", "retired"])
def test_there_is_no_experience_gold_or_the_like(thing: str) -> None:
    rules = story({"number": 1})
    campaign = begin_campaign(rules.content, "tester")
    setup = setup_for(rules.content, campaign, "one")
    p = win(start(rules, setup))
    assert p.table.outcome == "won"
    assert [t.id for t in p.table.scene(0).tracks] == ["round", "modifiers-hero", "modifiers-monsters", "elements", "columns"]
    with pytest.raises(SetupError, match=thing):
        start(rules, {**setup, thing: 1})
    with pytest.raises(msgspec.ValidationError, match=thing):
        msgspec.convert({**msgspec.to_builtins(campaign), thing: 1}, Campaign)


@pytest.mark.rule("BB-CMP-09")
def test_nothing_carries_over_but_what_was_passed() -> None:
    rules = story({"number": 1, "next": {"others": 2}}, {"number": 2, "next": {"others": 4}}, {"number": 4}, items=[trinket("bead", "1")])
    content = rules.content
    campaign = begin_campaign(content, "tester")
    record(content, campaign, "one", win(start(rules, setup_for(content, campaign, "one"))).table.outcome or "")
    p = start(rules, setup_for(content, campaign, "two")).go("item:bead")
    p.set(p.hero, health=2, conditions=["poison"]).play("spare-1", "spare-2").go("item:bead", "top:spare-1", "attack:m1").until()
    record(content, campaign, "two", p.table.outcome or "")
    campaign = msgspec.json.decode(msgspec.json.encode(campaign), type=Campaign)
    assert (campaign.resolved, campaign.passed, campaign.next) == ([1, 2], [1, 2, 3], [4])
    p = start(rules, setup_for(content, campaign, "four"))
    assert p.keys == ["done", "item:bead"], "used up, and back"
    p.go("done")
    assert (p.hero.health, p.hero.conditions, p.state.items) == (12, {}, {})
    assert {p.zone(c) for c in p.state.cards} == {"hand a"}
