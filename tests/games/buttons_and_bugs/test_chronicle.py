"""What the menus of every client know about a campaign, and what it keeps between scenarios."""

from __future__ import annotations

import pytest

from tests.rules.buttons_and_bugs.story import lose, published, start, story, trinket, win
from undercroft.games.buttons_and_bugs.campaign.campaign import CHRONICLE
from undercroft.games.buttons_and_bugs.module import BugRules
from undercroft.kernel.rules import SetupError
from undercroft.presentation.chronicle import listed, summary


def tale() -> BugRules:
    """Two scenarios, the second of level 3 and with an item to choose."""
    return story({"number": 1, "next": {"others": 2}}, {"number": 2, "level": 3}, items=[trinket("bead", "1")])


def test_the_choices_made_are_kept_and_offered_again() -> None:
    rules = tale()
    campaign = CHRONICLE.begin(rules, ["tester"])
    CHRONICLE.record(rules, campaign, win(start(rules, CHRONICLE.setup(rules, campaign, "one"))).table)
    assert (campaign.items, campaign.upgrades, campaign.resolved) == ([], [], [1])
    setup = CHRONICLE.setup(rules, campaign, "two")
    assert CHRONICLE.before(rules, campaign, setup) == ({}, [])

    p = start(rules, {**setup, "difficulty": "standard"}).go("item:bead", "replace:spare-1", "replace:spare-3")
    CHRONICLE.record(rules, campaign, lose(p).table)
    assert (campaign.items, campaign.upgrades, CHRONICLE.usual(campaign)) == (["bead"], ["spare-1", "spare-3"], "standard")
    chosen = {"items": ["bead"], "upgrades": ["spare-1", "spare-3"]}
    found, told = CHRONICLE.before(rules, campaign, setup)
    assert (found, listed(told, rules)) == (chosen, "Bead, spare-1 A replaced, spare-3 A replaced")
    assert listed(told, rules, "uk").endswith("spare-3 A (карту замінено)")


def test_the_summary_says_how_far_it_has_come() -> None:
    rules = tale()
    campaign = CHRONICLE.begin(rules, ["tester"])
    told = [summary(CHRONICLE, rules, campaign)]
    for scenario, play in (("one", lose), ("one", lose), ("one", win), ("two", win)):
        p = start(rules, CHRONICLE.setup(rules, campaign, scenario))
        CHRONICLE.record(rules, campaign, play(p).table)
        told.append(summary(CHRONICLE, rules, campaign))
    assert told == [
        "Tester, 0 scenarios completed; next: 1. One (level 1)",
        "Tester, 0 scenarios completed; next: 1. One (level 1), lost 1 time",
        "Tester, 0 scenarios completed; next: 1. One (level 1), lost 2 times",
        "Tester, 1 scenario completed; next: 2. Two (level 3)",
        "Tester, 2 scenarios completed; the story is over",
    ]


def test_the_set_up_of_the_next_scenario_knows_what_was_passed() -> None:
    """The story may lead back to a scenario with a lower number."""
    rules = story({"number": 1, "next": {"others": 4}}, {"number": 4, "next": {"others": 2}}, {"number": 2}, items=[trinket("bead", "4")])
    campaign = CHRONICLE.begin(rules, ["tester"])
    assert CHRONICLE.setup(rules, campaign, "one") == {"scenario": "one", "characters": ["tester"], "passed": []}
    for scenario in ("one", "four"):
        CHRONICLE.record(rules, campaign, win(start(rules, CHRONICLE.setup(rules, campaign, scenario))).table)
    setup = CHRONICLE.setup(rules, campaign, "two")
    assert setup == {"scenario": "two", "characters": ["tester"], "passed": [1, 2, 3, 4]}
    assert start(rules, setup).keys == ["done", "item:bead"]


def test_a_story_that_no_pack_continues() -> None:
    rules = story({"number": 1, "next": {"others": 2}})
    campaign = CHRONICLE.begin(rules, ["tester"])
    CHRONICLE.record(rules, campaign, win(start(rules, CHRONICLE.setup(rules, campaign, "one"))).table)
    assert summary(CHRONICLE, rules, campaign) == "Tester, 1 scenario completed; the story goes on with scenario 2, which no pack has"


def test_what_was_passed_may_be_played_again_outside_the_campaign() -> None:
    rules = tale()
    campaign = CHRONICLE.begin(rules, ["tester"])
    assert (CHRONICLE.earlier(rules, campaign), [stage.id for stage in CHRONICLE.next(rules, campaign)]) == ([], ["one"])
    CHRONICLE.record(rules, campaign, win(start(rules, CHRONICLE.setup(rules, campaign, "one"))).table)
    assert [[s.id for s in found] for found in (CHRONICLE.earlier(rules, campaign), CHRONICLE.next(rules, campaign))] == [["one"], ["two"]]
    again = CHRONICLE.setup(rules, campaign, "one")
    assert again == {"scenario": "one", "characters": ["tester"]}, "in free play, so it counts for nothing"


@pytest.mark.parametrize("characters", [[], ["tester", "second"]])
def test_a_campaign_is_played_with_one_character(characters: list[str]) -> None:
    with pytest.raises(SetupError, match=f"with one character, not {len(characters)}"):
        CHRONICLE.begin(tale(), characters)


def test_a_character_that_no_pack_has() -> None:
    rules = tale()
    campaign = CHRONICLE.begin(rules, ["tester"])
    campaign.character = "stranger"
    with pytest.raises(SetupError, match="no character is called 'stranger'"):
        summary(CHRONICLE, rules, campaign)


def test_standard_comes_first_among_the_difficulties() -> None:
    assert CHRONICLE.difficulties(published())[0] == "standard"


def test_a_conclusion_is_told_only_after_a_victory() -> None:
    assert [CHRONICLE.conclusion(tale(), "one", outcome) for outcome in ("won", "lost")] == ["So ends one.", ""]
