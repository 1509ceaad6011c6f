"""Story mode from adventure to adventure: what carries over, what comes next, and what a defeat costs (MD-STY-01, MD-STY-14 … 26)."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.campaign.campaign import CHRONICLE, RANDOM, Campaign
from undercroft.games.massive_darkness.events import Swapped
from undercroft.games.massive_darkness.module import MODULE, DarkRules
from undercroft.games.massive_darkness.rules.setup import Keepsake
from undercroft.games.massive_darkness.state import AfterAction, Loot
from undercroft.kernel.rules import SetupError
from undercroft.kernel.table import Table
from undercroft.presentation.chronicle import summary

from .tale import Tale, ended, saga, table, tale, told

RICH = Keepsake(
    kind="tester", xp=7, shards=3, spent=15, skills={"art": 1, "enhance-health": 1}, body="leather", hands=("club",), pack=("charm-1", "charm-2"),
)  # fmt: skip


def rich(seed: int = 0) -> Campaign:
    """A story in which zero was won and ann has something to lose."""
    return Campaign(party={"ann": RICH}, won=["zero"], last="zero", seed=seed)


def titles(rules: DarkRules, campaign: Campaign) -> list[str]:
    return [stage.id for stage in CHRONICLE.next(rules, campaign)]


# -- carrying over ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-STY-01", "MD-CLS-10")
def test_equipment_experience_and_skills_carry_over() -> None:
    rules = saga()
    p = table(rules, rich(), "one").play()
    hero = p.hero()
    assert (hero.kind, hero.xp, hero.shards, hero.spent, hero.skills) == ("tester", 7, 3, 15, {"art": 1, "enhance-health": 1})
    assert (hero.body, hero.hands, hero.pack) == ("leather", ["club"], ["charm-1", "charm-2"])


@pytest.mark.rule("MD-STY-01", "MD-STY-20")
def test_what_was_won_in_an_adventure_is_kept() -> None:
    rules = saga()
    campaign = CHRONICLE.begin(rules, ["ann"])
    p = table(rules, campaign, "zero").play()
    with p.arrange() as s:
        hero = s.heroes["ann"]
        hero.xp, hero.shards, hero.spent, hero.skills, hero.pack = 4, 2, 5, {"art": 1}, ["coat-1"] * 8
    CHRONICLE.record(rules, campaign, ended(p, "won"))
    assert campaign.party["ann"] == Keepsake(
        kind="tester", xp=4, shards=2, spent=5, skills={"art": 1}, body="leather", hands=("club",), pack=("coat-1",) * 8,
    )  # fmt: skip


@pytest.mark.rule("MD-STY-01", "MD-GRD-13")
def test_loot_of_the_last_kill_is_kept_too() -> None:
    rules = saga()
    campaign = CHRONICLE.begin(rules, ["ann", "bob"])
    finished = ended(table(rules, campaign, "zero"), "won")
    finished.state.todo = [Loot("bob", "blade-2"), AfterAction()]
    CHRONICLE.record(rules, campaign, finished)
    assert (campaign.party["ann"].pack, campaign.party["bob"].pack) == ((), ("blade-2",))


@pytest.mark.rule("MD-STY-14", "MD-SET-14")
def test_starting_equipment_is_given_in_the_first_adventure() -> None:
    rules = saga(gear=[{"id": "stick", "slot": "hand", "melee": "yellow 1"}])
    p = table(rules, CHRONICLE.begin(rules, ["ann"]), "zero")
    assert p.prompt == "choose-weapon"
    p.go("weapon:stick")
    assert (p.hero().body, p.hero().hands) == ("leather", ["stick"])


@pytest.mark.rule("MD-STY-14")
def test_later_nobody_gets_starting_equipment() -> None:
    p = tale(sheets={"ann": {"body": "", "hands": [], "pack": []}}).play()
    assert p.cards() == []


@pytest.mark.rule("MD-STY-25", "MD-SET-13")
def test_a_class_stays_what_it_was() -> None:
    rules = MODULE.rules(MODULE.packs())
    content = rules.content
    hero = next(iter(content.heroes))
    other = next(kind for kind in content.classes if kind != content.heroes[hero].text.recommended)
    setup = {"scenario": "scorched-earth", "characters": [hero], "story": {hero: {"kind": other}}}
    again = Table(rules, setup, 1)
    assert again.state.heroes[hero].kind == other
    assert again.decision is not None
    assert again.decision.prompt != "choose-class"
    with pytest.raises(SetupError, match="keeps the class"):
        Table(rules, {**setup, "classes": {hero: content.heroes[hero].text.recommended}}, 1)


@pytest.mark.rule("MD-STY-25")
def test_a_class_is_chosen_in_the_first_adventure_and_kept() -> None:
    rules = MODULE.rules(MODULE.packs())
    hero, kind = next(iter(rules.content.heroes)), list(rules.content.classes)[-1]
    campaign = CHRONICLE.begin(rules, [hero])
    first = Table(rules, CHRONICLE.setup(rules, campaign, CHRONICLE.next(rules, campaign)[0].id), 1)
    assert first.decision is not None
    assert first.decision.prompt == "choose-class"
    first.choose(f"class:{kind}")
    first.state.outcome = "lost"
    CHRONICLE.record(rules, campaign, first)
    assert campaign.party[hero].kind == kind


# -- limits ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-STY-18")
def test_nobody_begins_with_more_than_six_cards_or_one_artifact() -> None:
    with pytest.raises(SetupError, match="at most 6 equipment cards, of them 1 artifact"):
        tale(sheets={"ann": {"pack": ["charm-1"] * 5}})
    with pytest.raises(SetupError, match="at most 6 equipment cards, of them 1 artifact"):
        tale(sheets={"ann": {"pack": ["relic", "relic"]}})
    assert len(tale(sheets={"ann": {"pack": ["relic", "charm-1", "charm-1", "charm-1"]}}).play().cards()) == 6


@pytest.mark.rule("MD-STY-18", "MD-MKT-11")
def test_after_the_market_six_cards_are_left() -> None:
    p = tale(market=True, sheets={"ann": {"pack": ["charm-1"] * 4 + ["relic", "relic", "relic"]}})
    assert len(p.cards()) == 9
    p.play()
    assert (len(p.cards()), p.cards().count("relic")) == (6, 1)


# -- what comes next ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-STY-19")
def test_adventures_come_in_order_until_all_are_played() -> None:
    rules = saga()
    campaign = CHRONICLE.begin(rules, ["ann"])
    played = []
    while titles(rules, campaign):
        played.append(titles(rules, campaign)[0])
        CHRONICLE.record(rules, campaign, ended(table(rules, campaign, played[-1]), "won"))
    assert played == ["zero", "one", "two"]
    assert CHRONICLE.epilogue(rules, campaign) == "All is well."


@pytest.mark.rule("MD-STY-19")
def test_after_the_first_any_other_can_come_at_random() -> None:
    rules = saga(0, 1, 2, 3, 4)
    assert titles(rules, CHRONICLE.begin(rules, ["ann"])) == ["zero"]
    drawn = {CHRONICLE.setup(rules, rich(seed), RANDOM)["scenario"] for seed in range(40)}
    assert drawn == {"one", "two", "three", "four"}
    campaign = rich(3)
    stage = CHRONICLE.setup(rules, campaign, RANDOM)["scenario"]
    assert CHRONICLE.setup(rules, campaign, RANDOM)["scenario"] == stage, "who looks again sees the same"
    CHRONICLE.record(rules, campaign, ended(table(rules, campaign, RANDOM), "won"))
    assert campaign.won == ["zero", stage]
    short = saga()
    assert RANDOM not in titles(short, told(short, ["ann"], ("zero", "won"), ("one", "won"))), "one is left"


@pytest.mark.rule("MD-STY-19")
def test_a_story_stands_at_nothing_else() -> None:
    rules = saga()
    campaign = told(rules, ["ann"], ("zero", "won"))
    p = table(rules, campaign, "one")
    with pytest.raises(SetupError, match="does not stand at 'zero'"):
        CHRONICLE.record(rules, campaign, ended(Tale(rules, {**p.setup, "scenario": "zero"}, {}, p.chance), "won"))
    again = CHRONICLE.setup(rules, campaign, "zero")
    assert again == {"scenario": "zero", "characters": ["ann"]}, "for the joy of it, outside the story"


@pytest.mark.rule("MD-STY-20", "MD-MKT-01")
def test_after_a_victory_comes_the_market_and_then_the_next_adventure() -> None:
    rules = saga()
    campaign = told(rules, ["ann"], ("zero", "won"))
    assert titles(rules, campaign)[0] == "one"
    p = table(rules, campaign, "one")
    assert (p.s.adventure, p.prompt, len(p.stock)) == ("one", "who-deals", 3)
    p.play()
    assert (p.prompt, p.s.round) == ("act", 1)


# -- defeat ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-STY-21")
def test_a_defeat_costs_the_shards_and_all_cards_beyond_six() -> None:
    rules = saga()
    campaign = rich()
    p = table(rules, campaign, "one").play()
    with p.arrange() as s:
        s.heroes["ann"].pack += ["charm-1"] * 3 + ["relic", "relic"]
    CHRONICLE.record(rules, campaign, ended(p, "lost"))
    assert (campaign.party["ann"].shards, campaign.party["ann"].xp) == (0, 7)
    for stage in ("one", "two"):
        again = table(rules, campaign, stage)
        assert again.prompt == "discard-down", "at once, before anything else"
        assert again.keys == ["card:leather", "card:club", "card:charm-1", "card:charm-2", "card:relic"]
        again.go("card:relic", "card:club", "card:leather")
        assert again.prompt != "discard-down"
        assert sorted(again.cards()) == ["charm-1", "charm-1", "charm-1", "charm-1", "charm-2", "relic"]


@pytest.mark.rule("MD-STY-21")
def test_two_artifacts_are_one_too_many() -> None:
    p = tale(defeat=True, sheets={"ann": {"pack": ["relic", "relic", "charm-1"]}})
    assert p.cards() == ["leather", "club", "relic", "charm-1"], "there was nothing to choose"


@pytest.mark.rule("MD-STY-21")
def test_where_only_artifacts_are_too_many_only_they_are_given_up() -> None:
    artifacts = [{"id": id, "slot": "hand", "melee": "red 1"} for id in ("crown", "orb")]
    p = tale(defeat=True, sheets={"ann": {"pack": ["crown", "charm-1", "orb"]}}, artifacts=artifacts)
    assert (p.prompt, p.keys) == ("discard-down", ["card:crown", "card:orb"])


@pytest.mark.rule("MD-STY-21", "MD-STY-19")
def test_after_a_defeat_players_replay_or_go_on() -> None:
    rules = saga(0, 1, 2, 3)
    campaign = told(rules, ["ann"], ("zero", "won"), ("one", "lost"))
    assert titles(rules, campaign) == ["one", "two", RANDOM]
    assert CHRONICLE.tries(campaign, "one") == 1
    replayed = told(rules, ["ann"], ("zero", "won"), ("one", "lost"), ("one", "lost"), ("one", "won"))
    assert (titles(rules, replayed)[0], replayed.won, replayed.lost) == ("two", ["zero", "one"], {"one": 2})
    gone = told(rules, ["ann"], ("zero", "won"), ("one", "lost"), ("two", "won"))
    assert titles(rules, gone) == ["three"], "what was given up does not come back"


@pytest.mark.rule("MD-STY-19", "MD-STY-21")
@pytest.mark.parametrize(
    ("chapters", "earlier", "count"),
    [
        ([("zero", "won")], ["zero"], "1 won, 0 lost"),
        ([("zero", "won"), ("one", "lost")], ["zero"], "1 won, 1 lost"),
        ([("zero", "lost"), ("zero", "won")], ["zero"], "1 won, 0 lost"),
        ([("zero", "lost"), ("one", "won")], ["zero", "one"], "1 won, 1 lost"),
    ],
)
def test_what_was_played_and_is_not_to_come_lies_behind_the_heroes(chapters: list[tuple[str, str]], earlier: list[str], count: str) -> None:
    rules = saga(0, 1, 2, 3)
    campaign = told(rules, ["ann"], *chapters)
    assert ([stage.id for stage in CHRONICLE.earlier(rules, campaign)], count in summary(CHRONICLE, rules, campaign)) == (earlier, True)


@pytest.mark.rule("MD-STY-21")
def test_the_story_of_a_lost_adventure_ends_otherwise() -> None:
    rules = saga()
    assert CHRONICLE.epilogue(rules, told(rules, ["ann"], ("zero", "won"), ("one", "won"))) == ""
    lost = told(rules, ["ann"], ("zero", "won"), ("one", "lost"), ("two", "won"))
    assert (titles(rules, lost), CHRONICLE.epilogue(rules, lost)) == ([], "Not all is well.")
    last = told(rules, ["ann"], ("zero", "won"), ("one", "won"), ("two", "lost"))
    assert (titles(rules, last), CHRONICLE.epilogue(rules, last)) == (["two"], ""), "the last can still be won"


@pytest.mark.rule("MD-STY-22", "MD-STY-21")
def test_another_try_has_no_market_but_swaps() -> None:
    p = tale(heroes=2, defeat=True, sheets={"ann": {"pack": ["charm-2"]}}, gear=[{"id": "stick", "slot": "hand", "melee": "yellow 1"}])
    assert (p.prompt, p.decision.seat, p.keys) == ("swap-what", 0, ["done", "card:leather", "card:club", "card:charm-2"])
    p.go("card:charm-2", "card:stick", "equip:stick")
    assert (p.hero().hands, p.hero().pack) == (["club", "stick"], [])
    assert p.keys == ["done", "card:leather", "card:club"], "what was swapped is swapped"
    p.go("done")
    assert (p.prompt, p.decision.seat) == ("swap-what", 1)
    assert p.play().prompt == "act"
    assert [(e.card, e.item) for e in p.told(Swapped)] == [("charm-2", "stick")]


@pytest.mark.rule("MD-STY-22")
def test_a_starting_card_can_be_swapped_as_long_as_there_are_some() -> None:
    p = tale(defeat=True)
    with p.arrange() as s:
        s.decks["starting"] = ["club"]
    p.go("card:leather", "keep:club")
    assert p.cards() == ["club", "club"]
    p.go("card:club", "keep:leather")
    assert sorted(p.cards()) == ["club", "leather"]


@pytest.mark.rule("MD-STY-23", "MD-STY-21")
def test_going_on_after_a_defeat_the_market_is_held() -> None:
    rules = saga()
    campaign = told(rules, ["ann"], ("zero", "won"), ("one", "lost"))
    p = table(rules, campaign, "two")
    assert (p.prompt, len(p.stock)) == ("who-deals", 3)


@pytest.mark.rule("MD-STY-24", "MD-STY-21")
def test_experience_and_skills_survive_a_defeat_and_heroes_start_whole() -> None:
    rules = saga()
    campaign = rich()
    p = table(rules, campaign, "one").play()
    with p.arrange() as s:
        s.sparks = 0
    finished = ended(p, "lost")
    finished.state.heroes["ann"].dead, finished.state.heroes["ann"].health = True, 0
    CHRONICLE.record(rules, campaign, finished)
    again = table(rules, campaign, "one").play()
    hero = again.hero()
    assert (hero.xp, hero.spent, hero.skills) == (7, 15, {"art": 1, "enhance-health": 1})
    assert (hero.dead, hero.health, again.s.sparks) == (False, 6, 2)


# -- decks -------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-STY-26", "MD-SET-05")
def test_decks_are_built_of_the_cards_nobody_keeps() -> None:
    p = tale(heroes=2, sheets={"ann": {"pack": ["charm-2", "relic"]}, "bob": {"pack": ["charm-2"]}}).play()
    decks = p.s.decks
    assert (decks["treasure-2"].count("charm-2"), decks["artifacts"].count("relic"), decks["starting"].count("leather")) == (7, 5, 4)


@pytest.mark.rule("MD-STY-26", "MD-MKT-13")
def test_what_the_market_leaves_goes_back_before_play() -> None:
    p = tale(market=True, sheets={"ann": {"pack": ["charm-1"] * 6}}, draws={"treasure-1": "blade-1 coat-1 charm-1"})
    p.go("hero:ann", "sell:charm-1", "exchange:charm-1", "enough", "card:coat-1")
    assert p.s.discards["treasure-1"] == ["charm-1", "charm-1", "blade-1", "charm-1"], "two were given, two left over"
    p.play()
    piles = p.s.decks["treasure-1"]
    kept = p.cards()
    assert [piles.count(c) + kept.count(c) for c in ("blade-1", "coat-1", "charm-1")] == [9, 9, 9]
    assert p.s.discards["treasure-1"] == []
    assert p.s.interlude is None


@pytest.mark.rule("MD-STY-26", "MD-STY-21")
def test_what_a_defeat_costs_can_come_to_the_market() -> None:
    p = tale(market=True, defeat=True, sheets={"ann": {"pack": ["charm-1"] * 5}})
    p.go("card:charm-1")
    assert (p.s.phase, p.s.decks["treasure-1"].count("charm-1"), p.s.discards["treasure-1"]) == ("deals", 5, [])
