"""Decks and discards: where used cards go, what is shuffled again, and what happens when nothing is left."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from undercroft.games.massive_darkness.events import Drew, Nothing
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.rules.gear import draw_card, draw_level
from undercroft.games.massive_darkness.state import DarkState
from undercroft.kernel.table import Table

from ..arranged import at_once
from .position import Position, position

POTION = {"id": "potion", "use": ["Heal 1"], "consumable": True}
COMING = {"places": {"spot": "b1"}, "rules": ["When a hero enters spot: A guard comes to exit"]}
FINDS = {"tokens": [{"kind": "artifact", "at": "b1"}], "rules": ["When a hero picks up any artifact: The hero takes an artifact"]}


def census(s: DarkState) -> Counter[str]:
    """All cards by where they are: in decks, in discards, in play, or with heroes."""
    found: Counter[str] = Counter()
    for piles in (s.decks, s.discards):
        for cards in piles.values():
            found.update(cards)
    for enemy in s.enemies.values():
        found.update(filter(None, (enemy.card, enemy.gear, enemy.beside)))
    for hero in s.heroes.values():
        found.update([*filter(None, [hero.body]), *hero.hands, *hero.pack])
    return found


@pytest.mark.rule("MD-DCK-01")
def test_a_used_card_goes_to_the_discards_of_its_own_deck() -> None:
    p = position(treasure={2: [POTION]})
    with p.arrange() as s:
        s.heroes["ann"].health = 3
        s.heroes["ann"].pack = ["potion"]
        s.decks["treasure-2"] = []
    p.go("use:potion")
    assert {deck: cards for deck, cards in p.s.discards.items() if cards} == {"treasure-2": ["potion"]}
    assert p.hero().pack == []


@pytest.mark.rule("MD-DCK-01", "MD-EVT-07")
def test_a_drawn_card_is_no_longer_in_its_deck() -> None:
    events = [{"id": id, "name": "E", "kind": "blessing", "text": "E.", "does": ["All heroes gain 1 xp"]} for id in ("dawn", "dusk")]
    p = position(events=events, draws={"events": "dusk"}).end_turn()
    assert (p.s.round, p.s.decks["events"], p.s.discards["events"]) == (2, ["dawn"], ["dusk"])


@pytest.mark.rule("MD-DCK-01")
@pytest.mark.parametrize("seed", [3, 4, 9])
def test_no_card_is_ever_lost_or_doubled(seed: int) -> None:
    chance = random.Random(seed)
    rules = MODULE.rules(MODULE.packs())
    adventure = list(rules.content.adventures)[seed]
    table = Table(rules, {"scenario": adventure, "characters": ["owen", "elias", "sybil"]}, seed, listen=False, remember=False)
    whole, looked = census(table.state), 0
    for _ in range(600):
        if (decision := table.decision) is None:
            break
        table.choose(chance.choice(decision.options).key)
        if table.decision is not None and table.decision.prompt == "act":
            looked += 1
            assert census(table.state) == whole
    assert looked > 20


@pytest.mark.rule("MD-DCK-02")
@pytest.mark.parametrize("deck", ["doors", "events", "lesser", "greater", "guards-5", "treasure-5"])
def test_an_empty_deck_is_made_anew_of_its_discards(deck: str) -> None:
    p = position()
    with p.arrange() as s:
        cards = (s.decks[deck] * 3)[:3]
        s.decks[deck], s.discards[deck] = [], list(cards)
        s.discards["guards-1"] = ["guards-1/rats"]
    drawn = at_once(draw_card(p.game, deck))
    assert drawn in cards
    assert sorted([drawn, *p.s.decks[deck]]) == sorted(cards)
    assert (p.s.discards[deck], p.s.discards["guards-1"]) == ([], ["guards-1/rats"])


@pytest.mark.rule("MD-DCK-02")
def test_while_a_deck_has_cards_its_discards_stay_where_they_are() -> None:
    p = position(events=[{"id": id, "name": "E", "kind": "blessing", "text": "E.", "does": ["All heroes gain 1 xp"]} for id in ("dawn", "dusk")])
    with p.arrange() as s:
        s.decks["events"], s.discards["events"] = ["dawn"], ["dusk"]
    assert at_once(draw_card(p.game, "events")) == "dawn"
    assert p.s.discards["events"] == ["dusk"]


@pytest.mark.rule("MD-DCK-03")
@pytest.mark.parametrize("kind", ["guards", "treasure"])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_discards_below_level_five_are_never_shuffled_again(kind: str, level: int) -> None:
    p = position()
    with p.arrange() as s:
        cards = s.decks[f"{kind}-{level}"]
        s.decks[f"{kind}-{level}"], s.discards[f"{kind}-{level}"] = [], cards
    assert at_once(draw_level(p.game, kind, level)) in {**p.rules.content.cards, **p.rules.content.equipment}
    assert (p.s.decks[f"{kind}-{level}"], p.s.discards[f"{kind}-{level}"]) == ([], cards)


@pytest.mark.rule("MD-DCK-04")
def test_where_a_guard_deck_is_empty_a_guard_of_the_next_level_comes() -> None:
    p = position(adventure=COMING, draws={"guards-3": "guards-3/brutes"})
    with p.arrange() as s:
        s.decks["guards-1"] = s.decks["guards-2"] = []
    p.go("step:b1")
    assert (p.enemy().card, p.s.level) == ("guards-3/brutes", 1)


@pytest.mark.rule("MD-DCK-04")
def test_where_a_treasure_deck_is_empty_a_treasure_of_the_next_level_is_drawn() -> None:
    p = position()
    with p.arrange() as s:
        s.regular, s.decks["treasure-1"] = [p.zone("a1")], []
    p.go("pick-up")
    assert [e.card for e in p.told(Drew)] == ["trinket-2"]


@pytest.mark.rule("MD-DCK-04")
def test_a_deck_that_is_not_empty_is_never_passed_over() -> None:
    p = position()
    with p.arrange() as s:
        s.decks["treasure-1"] = ["trinket"]
    assert [at_once(draw_level(p.game, "treasure", 1)) for _ in range(2)] == ["trinket", "trinket-2"]


@pytest.mark.rule("MD-DCK-05", "MD-AGT-04")
def test_an_agent_of_a_higher_deck_calls_guards_of_its_own_level() -> None:
    p = position(adventure=COMING, draws={"guards-2": "guards-2/spy guards-2/rats"})
    with p.arrange() as s:
        s.decks["guards-1"] = []
    p.go("step:b1")
    assert (p.enemy("e1").card, p.enemy("e1").gear) == ("guards-2/spy", "trinket")  # its equipment is of the current level
    with p.arrange() as s:
        s.decks["guards-1"] = ["guards-1/brutes"]
    p.go("stop", "end").until("act")
    assert (p.s.round, p.enemy("e2").card) == (2, "guards-2/rats")


@pytest.mark.rule("MD-DCK-05", "MD-TRA-03")
def test_a_treasure_of_a_higher_deck_keeps_its_level_for_transmutation() -> None:
    p = position()
    with p.arrange() as s:
        p.outfit("ann")
        s.regular, s.decks["treasure-1"] = [p.zone("a1")] * 3, []
    p.go("pick-up", "stop", "transmute")
    assert [e.card for e in p.told(Drew)] == ["trinket-2"] * 3 + ["trinket-3"]


@pytest.mark.rule("MD-DCK-06")
def test_without_any_guard_left_nobody_comes() -> None:
    p = position(adventure=COMING)
    with p.arrange() as s:
        for level in range(1, 6):
            s.decks[f"guards-{level}"] = []
        s.discards["guards-4"] = ["guards-4/rats"]
    p.go("step:b1")
    assert (p.s.enemies, [e.what for e in p.told(Nothing)], p.prompt) == ({}, ["no-card"], "move")


@pytest.mark.rule("MD-DCK-06")
def test_without_any_treasure_left_nothing_is_drawn() -> None:
    p = position(adventure=COMING, draws={"guards-1": "guards-1/rats"})
    with p.arrange() as s:
        for level in range(1, 6):
            s.decks[f"treasure-{level}"] = []
        s.regular = [p.zone("a1")]
    p.go("pick-up")
    assert (p.told(Drew), p.s.regular, p.hero().pack, p.prompt) == ([], [], [], "move")
    p.go("step:b1")
    assert p.enemy().gear == ""


def picking(*pool: str) -> Position:
    artifacts = [{"id": id, "does": ["When you attack: swords +1"]} for id in ("crown", "orb")]
    p = position(adventure=FINDS, artifacts=artifacts, draws={"artifacts": "orb"})
    with p.arrange() as s:
        s.decks["artifacts"] = list(pool)
        s.discards["artifacts"] = [id for id in ("crown", "orb") if id not in pool]
        s.heroes["ann"].zone = p.zone("b1")
    return p.go("pick-up")


@pytest.mark.rule("MD-DCK-07")
def test_a_random_artifact_comes_from_the_pool() -> None:
    p = picking("crown", "orb")
    assert (p.hero().pack, p.s.decks["artifacts"]) == (["orb"], ["crown"])


@pytest.mark.rule("MD-DCK-07")
def test_from_an_empty_pool_no_artifact_is_taken_and_discards_do_not_fill_it() -> None:
    p = picking()
    assert (p.hero().pack, p.s.tokens, p.told(Drew)) == ([], {}, [])
    assert sorted(p.s.discards["artifacts"]) == ["crown", "orb"]


@pytest.mark.rule("MD-DCK-07")
def test_there_are_six_artifacts_and_nobody_knows_which_comes() -> None:
    rules = MODULE.rules(MODULE.packs())
    firsts = set()
    for seed in range(40):
        table = Table(rules, {"scenario": "scorched-earth", "characters": ["owen"]}, seed)
        assert len(table.state.decks["artifacts"]) == len(set(table.state.decks["artifacts"])) == 6
        firsts.add(at_once(draw_card(table.game, "artifacts")))
    assert firsts == {card.id for card in rules.content.equipment.values() if card.deck == "artifacts"}


@pytest.mark.rule("MD-DCK-08")
def test_a_discarded_starting_card_returns_to_its_pool() -> None:
    p = position()
    with p.arrange() as s:
        s.heroes["ann"].pack = ["club"]
        before = Counter(s.decks["starting"])
    p.go("transmute", "card:leather")
    assert Counter(p.s.decks["starting"]) - before == Counter({"club": 2, "leather": 1})
    assert not any(p.s.discards.values())


@pytest.mark.rule("MD-DCK-09")
def test_a_mobs_card_is_discarded_when_its_last_figure_is_removed() -> None:
    p = position(rolls="2+bam 2+bam")
    with p.arrange():
        p.put("rats", "a1", minions=1)
    p.go("melee:e1")
    assert (p.enemy().minions, p.s.discards["guards-1"]) == ([], [])
    p.go("melee:e1", "pass")
    assert (p.s.enemies, p.s.discards["guards-1"]) == ({}, ["guards-1/rats"])


@pytest.mark.rule("MD-DCK-09", "MD-MOB-17")
def test_the_card_stays_while_minions_without_a_boss_fight_on() -> None:
    p = position(rolls="2+bam 2+bam")
    with p.arrange():
        p.put("rats", "a1", minions=1, stunned=True)
    p.go("melee:e1", "figure:boss")
    assert (p.enemy().health, p.enemy().minions, p.s.discards["guards-1"]) == (0, [2], [])
    p.go("melee:e1", "pass")
    assert p.s.discards["guards-1"] == ["guards-1/rats"]


@pytest.mark.rule("MD-DCK-09")
@pytest.mark.parametrize(
    ("kind", "tier", "level", "deck"),
    [("spy", "", 3, "guards-3"), ("ogre", "lesser", 1, "lesser"), ("drake", "greater", 1, "greater")],
)
def test_agents_and_roaming_monsters_go_to_their_own_discards(kind: str, tier: str, level: int, deck: str) -> None:
    p = position()
    with p.arrange():
        p.put(kind, "a1", health=1, level=level, tier=tier)
    p.go("melee:e1")
    assert {name: cards for name, cards in p.s.discards.items() if cards} == {deck: [f"{deck}/{kind}"]}


@pytest.mark.rule("MD-DCK-09", "MD-OOF-01")
def test_the_card_of_a_named_enemy_that_is_in_play_is_not_discarded_when_it_should_come_again() -> None:
    rule = "When a hero enters spot: Beast comes to exit"
    p = position(adventure={"places": {"spot": "b1"}, "enemies": [{"id": "beast", "card": "greater/ogre", "at": "c3"}], "rules": [rule]})
    whole = census(p.s)
    p.go("step:b1")
    assert (list(p.s.enemies), p.s.discards["greater"], p.s.decks["greater"]) == (["e1"], [], ["greater/drake"])
    assert census(p.s) == whole
