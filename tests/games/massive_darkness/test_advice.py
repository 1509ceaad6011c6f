"""Advice for bots: every option of every decision has a weight, and the weights say what a sensible player would do."""

from __future__ import annotations

import random

import pytest

from tests.rules.massive_darkness.fights import attacking
from tests.rules.massive_darkness.position import Position, position
from tests.rules.massive_darkness.quests import quest
from undercroft.games.massive_darkness.advice.dangers import caution
from undercroft.games.massive_darkness.advice.plans import errands, field
from undercroft.games.massive_darkness.advice.positions import score
from undercroft.games.massive_darkness.advice.weights import weigh
from undercroft.games.massive_darkness.campaign.campaign import CHRONICLE
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.state import DarkState
from undercroft.kernel.table import Table

RULES = MODULE.rules(MODULE.packs())
CONTENT = RULES.content
DRAUGHT = {"id": "draught", "use": ["Heal 3"], "consumable": True}


def weights(p: Position) -> dict[str, float]:
    """The advice for the decision that is open."""
    return dict(zip(p.keys, weigh(p.game, p.decision)))


def best(p: Position) -> str:
    found = weights(p)
    return max(found, key=lambda key: found[key])


def advised(table: Table[DarkState], chance: random.Random, choices: int) -> set[str]:
    """Play on by chance; all advice on the way is one positive weight for each option, and scores lie between defeat and victory. The prompts
    met."""
    met = set()
    for _ in range(choices):
        decision = table.decision
        if decision is None:
            break
        met.add(decision.prompt)
        found = weigh(table.game, decision)
        assert len(found) == len(decision.options), decision.prompt
        assert all(0 < weight <= 100 for weight in found), (decision.prompt, found)
        assert 0 < score(table.game) < 1
        table.choose(chance.choice(decision.keys), decision.seat)
    return met


@pytest.mark.parametrize("adventure", CONTENT.adventures)
def test_every_option_has_a_positive_weight(adventure: str) -> None:
    chance = random.Random(adventure)
    setup = {"scenario": adventure, "characters": chance.sample(list(CONTENT.heroes), 3)}
    met = advised(Table(RULES, setup, 7, listen=False, remember=False), chance, 150)
    assert {"choose-class", "choose-weapon", "act", "move"} <= met


@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_the_market_is_advised_on(outcome: str) -> None:
    chance = random.Random(3)
    campaign = CHRONICLE.begin(RULES, ["elias", "bjorn", "owen"])
    first: Table[DarkState] = Table(RULES, CHRONICLE.setup(RULES, campaign, "walking-in-the-dark"), 3)
    while (decision := first.decision) is not None and decision.prompt != "act":
        first.choose(decision.keys[0])
    first.amend("heroes.elias.pack", ["hammer", "hunting-bow", "hatchet", "short-sword", "goblin-bow", "hand-crossbow"])
    first.amend("outcome", outcome)
    CHRONICLE.record(RULES, campaign, first)
    met = set()
    for stage in CHRONICLE.next(RULES, campaign)[:2]:
        for seed in range(6):
            table: Table[DarkState] = Table(RULES, CHRONICLE.setup(RULES, campaign, stage.id), seed)
            while table.state.interlude is not None:
                met |= advised(table, chance, 1)
    assert {"who-gives", "give-what", "give-whom", "who-deals", "deal", "give-more", "take-what", "outfit", "discard-down"} <= met
    assert ("swap-what" in met) is (outcome == "lost")


def test_a_kill_in_reach_is_taken() -> None:
    p = position(heroes=1)
    with p.arrange():
        p.put("rats", "a1", minions=0, health=1)
    assert best(p) == "melee:e1"
    assert weights(p)["melee:e1"] > 4 * weights(p)["end"]


def test_a_chest_at_ones_feet_beats_doing_nothing_and_walking_away() -> None:
    p = position(heroes=1)
    with p.arrange() as s:
        s.regular = [p.zone("a1")]
    assert best(p) == "pick-up"
    with p.arrange() as s:
        s.regular = [p.zone("b1")]
    assert best(p) == "step:b1"


def test_a_wounded_hero_drinks_and_a_sound_one_does_not() -> None:
    p = position(heroes=1, gear=[DRAUGHT])
    with p.arrange() as s:
        s.heroes["ann"].pack = ["draught"]
        s.heroes["ann"].health = 1
    assert best(p) == "use:draught"
    with p.arrange() as s:
        s.heroes["ann"].health = 5
    assert "use:draught" not in p.keys, "it would do nothing"


def test_whoever_may_leave_leaves() -> None:
    p = quest("walking-in-the-dark")
    with p.arrange() as s:
        s.done = ["key"]
        s.heroes["ann"].zone = p.zone("e1")
    assert best(p) == "leave"


def test_nobody_stays_on_a_floor_about_to_fall() -> None:
    p = quest("goblin-war-drums")
    with p.arrange() as s:
        s.timers = {"0": 1, "1": 2, "3": 2, "2": 2}
        s.heroes["ann"].zone = p.zone("c2")
        s.regular = [p.zone("b2")]
    assert best(p) == "step:d2"


def test_the_last_pillar_stands_until_the_immortal_is_on_the_bridge() -> None:
    p = quest("the-immortals-downfall")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c5")
        s.pillars = {"west-pillar": 2}
    assert weights(p)["melee:west-pillar"] < weights(p)["end"]
    with p.arrange() as s:
        immortal = next(e for e in s.enemies.values() if e.special == "immortal")
        immortal.zone = p.zone("d5")
    assert best(p) == "melee:west-pillar"


def test_a_firework_is_lit_where_the_immortal_will_come_for_it() -> None:
    p = quest("the-immortals-downfall")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("d5")
        s.heroes["ann"].tokens = ["firework"]
        s.pillars = {"west-pillar": 2}
        immortal = next(e for e in s.enemies.values() if e.special == "immortal")
        immortal.zone = p.zone("e5")
    assert best(p) == "firework"
    with p.arrange() as s:
        immortal = next(e for e in s.enemies.values() if e.special == "immortal")
        immortal.zone = p.zone("k1")
    assert weights(p)["firework"] < weights(p)["end"]


def test_the_score_is_that_of_the_end_and_rises_with_objectives_and_health() -> None:
    p = quest("walking-in-the-dark", 2)
    begun = score(p.game)
    assert 0 < begun < 1
    with p.arrange() as s:
        s.done = ["key"]
        s.tokens = {}
    done = score(p.game)
    assert begun < done < 1
    with p.arrange() as s:
        s.heroes["ann"].health = 1
    assert score(p.game) < done
    p.s.outcome = "won"
    assert score(p.game) == 1
    p.s.outcome = "lost"
    assert score(p.game) == 0


def test_only_the_chosen_one_leaves_where_only_the_chosen_one_must() -> None:
    p = quest("the-chosen-one", 2).until("act")
    other = "bob" if p.s.chosen == "ann" else "ann"
    with p.arrange() as s:
        s.done = ["parts"]
        s.enemies = {}
        for hero in s.heroes.values():
            hero.zone = p.zone("h1")
    if p.game.turn.hero == other:
        assert weights(p)["leave"] < weights(p)["end"]
        p.go("end").until("act")
    assert best(p) == "leave"


def test_a_gate_that_a_rule_opened_is_a_way() -> None:
    p = quest("sparks-in-the-dark")
    gate = [d.name for d in p.game.adventure.doors].index("gate")
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("e4")
        s.done, s.opened, s.tokens = ["levers"], [*s.opened, gate], {}
    assert best(p) in ("step:e3", "open:e3")


def test_what_costs_blood_is_used_by_those_who_can_spare_it() -> None:
    line = "When you attack, Pay bloodlust 1: swords +3"
    p = attacking(line, rolls="1 1")
    assert p.prompt == "combat-use"
    assert best(p) != "pass"
    with p.arrange() as s:
        s.heroes["ann"].health = 2
    assert best(p) == "pass"


def test_a_card_is_lent_to_whom_it_helps_more() -> None:
    mighty = {"id": "mighty", "slot": "hand", "melee": "red 3"}
    p = position(heroes=2, gear=[mighty, {**mighty, "id": "mightier", "slot": "two-hands"}])
    with p.arrange() as s:
        s.heroes["bob"].hands, s.heroes["bob"].pack = ["mightier"], ["mighty"]
    p.go("trade", "take:bob:mighty")
    assert (p.prompt, best(p)) == ("agree-take", "agree")
    with p.arrange() as s:
        s.heroes["bob"].hands = []
    assert (p.go("take:bob:mighty").prompt, best(p)) == ("agree-take", "refuse")


def test_a_comrade_held_on_a_falling_floor_is_freed() -> None:
    p = quest("goblin-war-drums", 2)
    with p.arrange() as s:
        s.timers = {"0": 2, "1": 2, "3": 2, "2": 2}
        s.heroes["ann"].zone, s.heroes["bob"].zone = p.zone("b2"), p.zone("a2")
        p.put("goblin-warriors", "a2", minions=0, health=2)
    assert best(p) == "step:a2"


def test_treasure_is_fetched_before_a_post_is_taken() -> None:
    p = quest("maze-of-darkness")
    with p.arrange() as s:
        s.enemies = {}
        p.put("goblin-warriors", "e2", minions=0, health=2)
        s.regular = [p.zone("d4")] * 2
        s.heroes["ann"].zone = p.zone("e4")
    assert best(p) == "step:d4"


def keeper(zone: str, *foes: str, weapon: str = "") -> Position:
    """Ann in a zone of the maze, and enemies in theirs; no treasure."""
    p = quest("maze-of-darkness")
    with p.arrange() as s:
        s.enemies, s.regular = {}, []
        s.heroes["ann"].zone = p.zone(zone)
        p.outfit("ann", hands=[weapon] if weapon else s.heroes["ann"].hands)
        for foe in foes:
            p.put("orc-flayers", foe)
    return p


def test_nobody_shoots_from_the_artifact_if_that_lures_an_enemy_there() -> None:
    p = keeper("f4", "f5", weapon="bow")
    assert weights(p)["ranged:e5"] < weights(p)["end"]
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("g5")
    assert weights(p)["ranged:e5"] > weights(p)["end"]
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("f4")
        s.enemies["e5"].stunned = True
    assert weights(p)["ranged:e5"] > weights(p)["end"]


def test_treasure_is_left_alone_while_an_enemy_is_at_the_artifact() -> None:
    p = keeper("f5")
    with p.arrange() as s:
        s.regular = [p.zone("f5")]
    assert best(p) == "pick-up"
    with p.arrange():
        p.put("orc-flayers", "f4")
    assert best(p) == "step:f4"


def test_enemies_busy_with_a_pillar_are_no_danger_until_they_are_attacked() -> None:
    p = keeper("e4", "e3")
    with_pillar = field(p.game, "ann", [p.zone("e3")])
    with p.arrange() as s:
        del s.pillars["north-pillar"]
    assert with_pillar[p.zone("e3")] > field(p.game, "ann", [p.zone("e3")])[p.zone("e3")]


def test_care_grows_with_what_a_death_costs() -> None:
    p = keeper("e4")
    assert caution(p.game) == 1.0
    with p.arrange() as s:
        s.sparks = 0
    assert caution(p.game) > 1.0
    with p.arrange():
        p.put("orc-flayers", "f4")
    assert caution(p.game) < 1.0
    assert caution(quest("sparks-in-the-dark", 4).game) == 1.0 < caution(quest("sparks-in-the-dark", 6).game)
    assert caution(quest("goblin-war-drums", 6).game) == 1.0


def test_no_chamber_is_opened_for_its_own_sake_where_time_costs_blood() -> None:
    p = quest("the-heart-of-darkness")
    with p.arrange() as s:
        s.heroes["ann"].zone, s.enemies, s.tokens = p.zone("f2"), {}, {}
    room = p.zone("e2")
    assert max(e.worth for e in errands(p.game, "ann") if e.zone == room) == 5.0
    with p.arrange() as s:
        s.fired = [r.id for r in p.game.adventure.rules]
    assert max(e.worth for e in errands(p.game, "ann") if e.zone == room) < 5.0
