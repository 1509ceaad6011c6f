"""Advice for bots and hints: every option of every decision has a weight, and the weights say what a sensible player would do."""

from __future__ import annotations

import random

import pytest

from tests.rules.machina_arcana.endgames import endgame
from tests.rules.machina_arcana.position import Position, face, position
from undercroft.bots import make_bot, play
from undercroft.games.machina_arcana.advice.odds import expected, tail
from undercroft.games.machina_arcana.advice.positions import score
from undercroft.games.machina_arcana.advice.weights import PLAIN, RECKON, weigh
from undercroft.games.machina_arcana.module import MODULE, MachinaRules
from undercroft.games.machina_arcana.state import Gear, MachinaState, Token
from undercroft.kernel.decision import Decision
from undercroft.kernel.table import Table

RULES = MachinaRules(MODULE.packs())
INDIFFERENT = ("who-rolls", "which-door", "which-marker", "monster-order", "monsters")
"""Questions whose answers are all equally good, or too rare to have an opinion about."""
CLUB = {"id": "club", "type": "weapon", "hands": 1, "active": ["Pay 2 stamina, melee: attack 3/0"]}
POKER = {"id": "poker", "type": "weapon", "hands": 1, "active": ["Pay 2 stamina, melee: attack 0/1"]}
RELIC = {"id": "relic", "type": "artifact", "will": 1, "active": ["Pay 1 essence: restore 1 health"]}
COAT = {"id": "coat", "type": "apparel", "part": "torso", "top": "gear", "armor": 1}
HAT = {"id": "hat", "type": "apparel", "part": "head", "bottom": "gear", "will": 1}
OGRE = {"id": "ogre", "armor": 2, "will": 2, "health": 1, "stamina": 6, "active": ["Pay 2 stamina, melee: attack 3/3"]}
HULK = {"id": "hulk", "armor": 9, "will": 9, "health": 3, "stamina": 4, "active": ["Pay 2 stamina, melee: attack 3/3"]}


def weights(p: Position) -> dict[str, float]:
    """The advice for the decision that is open."""
    return dict(zip(p.keys, weigh(p.game, p.decision), strict=True))


def best(p: Position) -> str:
    found = weights(p)
    return max(found, key=lambda key: found[key])


def follow(p: Position, choices: int = 12) -> list[str]:
    """The advice is followed in one explorer's turn: the keys that were chosen."""
    chosen = []
    for _ in range(choices):
        if p.table.decision is None or p.s.phase != "explorers" or p.s.turn is None:
            break
        chosen.append(best(p))
        p.go(chosen[-1])
    return chosen


def advised(table: Table[MachinaState], chance: random.Random, choices: int) -> set[str]:
    """Play on by chance; all advice on the way is one positive weight for each option, and scores lie between defeat and victory. The prompts
    met."""
    met = set()
    for _ in range(choices):
        decision = table.decision
        if decision is None:
            break
        for asked in (decision, *decision.offers):
            met.add(asked.prompt)
            found = weigh(table.game, asked)
            assert len(found) == len(asked.options), asked.prompt
            assert all(0 < weight <= 100 for weight in found), (asked.prompt, found)
        assert 0 < score(table.game) < 1
        table.choose(chance.choice(decision.keys), decision.seat)
    return met


# -- everything has a weight ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_option_has_a_positive_weight_and_every_position_a_score(size: int) -> None:
    chance = random.Random(size)
    party = list(RULES.content.explorers)[:size]
    for scenario in RULES.content.scenarios:
        met = advised(Table(RULES, {"scenario": scenario, "characters": party}, size, listen=False, remember=False), chance, 150)
        assert {"enter-at", "act"} <= met
        assert all(prompt in (*RECKON, *PLAIN, *INDIFFERENT) for prompt in met)


def test_an_unknown_question_is_answered_without_preference() -> None:
    p = position("a")
    decision = Decision(0, "something-new", p.decision.options)
    assert weigh(p.game, decision) == [1.0] * len(decision.options)


def test_advice_is_the_same_every_time_and_changes_nothing() -> None:
    p = position("a . . X . . E", monsters=[OGRE])
    with p.arrange() as s:
        p.put("ogre", "6,4")
        s.explorers["ann"].essence = 3
    before = p.table.hash
    assert weights(p.begin()) == weights(p)
    assert score(p.game) == score(p.game)
    assert p.table.hash == before


# -- the story -------------------------------------------------------------------------------------------------------------------
def test_an_explorer_walks_to_the_chapter_space_that_it_can_pay_for_and_activates_it() -> None:
    p = position("a . . X")
    with p.arrange() as s:
        s.explorers["ann"].essence = 3
    assert "activate:4,1" in follow(p.begin())
    assert p.s.chapter == 1


def test_without_essence_it_goes_for_the_event_space_first() -> None:
    p = position("a . . X\n. . . . .\nE")
    assert "invoke:1,3" in follow(p.begin())
    assert p.explorer().essence == 1
    assert p.s.chapter == 0


def test_a_lit_chapter_space_is_preferred() -> None:
    p = position("X . . a . . X")
    with p.arrange() as s:
        s.explorers["ann"].essence = 3
        s.lit = [p.cell("7,1")]
    assert next(key for key in follow(p.begin()) if key.startswith("activate")) == "activate:7,1"


def test_the_payer_waits_for_nobody_who_stands_beside() -> None:
    p = position("a X b", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].essence = 2
        s.explorers["bob"].essence = 1
    p.begin("ann").go("activate:2,1")
    while p.s.chapter == 0:
        p.go(best(p))
    assert [p.explorer(id).essence for id in ("ann", "bob")] == [0, 0]


def test_everybody_goes_to_the_exit_and_leaves() -> None:
    p = position("a . .\n. E .\n. . .")
    with p.arrange() as s:
        s.exit = Token((p.cell("1,5"), p.cell("1,6")), "west")
    assert follow(p.begin())[-1] == "leave"


def test_an_ability_of_the_chapter_that_takes_the_story_on_is_used() -> None:
    closed = {"title": "Two", "spawn": 6, "horror": 3, "closed": True, "active": ["Pay 1 health: 3x proceed to the next chapter"]}
    p = position("a", chapters=[{"title": "One", "spawn": 7, "horror": 4, "enters": ["Place the entry token"]}, closed, {"title": "Three"}])
    with p.arrange() as s:
        s.chapter = 1
    follow(p.begin())
    assert p.table.outcome == "won"


def test_the_last_health_is_not_paid_for_a_step_on_the_way() -> None:
    closed = {"title": "Two", "spawn": 6, "horror": 3, "closed": True, "active": ["Pay 1 health: 3x proceed to the next chapter"]}
    p = position("a", chapters=[{"title": "One", "spawn": 7, "horror": 4, "enters": ["Place the entry token"]}, closed, {"title": "Three"}])
    with p.arrange() as s:
        s.chapter = 1
        s.explorers["ann"].health = 1
    assert not any(key.startswith("use:chapter") for key in follow(p.begin()))


def test_a_new_tile_is_explored_where_no_chapter_space_is_in_sight() -> None:
    p = position("a", tiles=[face("second", ". . X")])
    with p.arrange() as s:
        s.explorers["ann"].essence = 3
        p.stand("ann", "1,5")
    assert best(p.begin()) == "explore"


# -- danger ----------------------------------------------------------------------------------------------------------------------
def test_it_does_not_step_onto_a_chasm() -> None:
    p = position("a ~ . X\n. ~ . .\n. . . .")
    found = weights(p.begin())
    assert found["move:2,1"] < 0.01 * max(found.values())
    assert found["move:2,2"] < 0.01 * max(found.values())


def test_a_monster_that_can_be_killed_is_attacked() -> None:
    p = position("# # #\n# a .\n# . .", monsters=[OGRE], rolls="3")
    with p.arrange() as s:
        p.put("ogre", "3,2")
        s.explorers["ann"].essence = 2
    assert best(p.begin()) == "use:explorer/ann/active/0"
    p.go("use:explorer/ann/active/0", "target:ogre")
    assert "ogre" not in p.s.monsters


def test_a_monster_that_cannot_be_hurt_is_fled() -> None:
    p = position("a", monsters=[HULK])
    with p.arrange():
        p.put("hulk", "2,2")
    chosen = follow(p.begin())
    assert not any(key.startswith("use:") for key in chosen)
    x, y = map(int, p.where("ann").split(","))
    assert max(x, y) >= 5


def test_essence_is_lost_rather_than_the_last_health() -> None:
    p = position("a", monsters=[OGRE], rolls="3 3 3 2 2 2")
    with p.arrange() as s:
        p.put("ogre", "2,1")
        s.explorers["ann"].health = 1
        s.explorers["ann"].essence = 2
    p.begin().go("pass")
    while p.prompt != "essence-instead":
        p.go(p.keys[0])
    assert best(p) == "essence:1"


def test_essence_makes_a_kill_sure_but_is_not_wasted() -> None:
    p = position("a .", monsters=[OGRE], rolls="1")
    with p.arrange() as s:
        p.put("ogre", "2,1")
        s.explorers["ann"].essence = 3
    p.begin().go("use:explorer/ann/active/0", "target:ogre")
    assert p.prompt == "raise-roll"
    assert best(p) == "essence:1"


# -- items -----------------------------------------------------------------------------------------------------------------------
def test_the_better_weapon_is_kept() -> None:
    p = position("a C", items=[CLUB, POKER], draws={"item-card": "club"})
    p.begin().go("activate:2,1")
    assert p.prompt == "which-decks"
    p.go(best(p))
    while p.prompt != "keep-item":
        p.go(best(p))
    assert best(p) == "keep:club"


def test_everything_that_fits_is_equipped() -> None:
    p = position("a R", items=[CLUB, COAT, HAT, RELIC], draws={"recharge": "nothing"})
    with p.arrange():
        p.own("ann", "club", "coat", "hat", "relic")
    p.begin().go("activate:2,1")
    assert best(p) == "arrange"
    p.go("arrange")
    while p.prompt == "arrange":
        p.go(best(p))
    assert {gear.card: gear.on for gear in p.explorer().gear} == {"club": "", "coat": "", "hat": "coat", "relic": ""}


def test_unequipped_items_are_worth_the_stamina_where_nothing_else_is_to_do() -> None:
    p = position("a", items=[CLUB, COAT], monsters=[HULK])
    with p.arrange():
        p.own("ann", "club", "coat")
    assert best(p.begin()) == "inventory:ann"


def test_the_least_useful_item_is_put_away() -> None:
    horror = [{"id": "frost", "kind": "horror", "scenario": "trial", "enters": ["Put an item in inventory, on explorers"]}]
    p = position("a E", items=[CLUB, POKER], events=horror, draws={"horror-event": "frost", "event-space": "1"})
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("poker"), Gear("club")]
        s.horror_events = ["frost"]
        s.horror = 9
    p.begin().go("roll:2,1")
    assert p.prompt == "put-in-inventory"
    assert best(p) == "item:poker"


# -- others ----------------------------------------------------------------------------------------------------------------------
def test_the_exit_is_placed_near_the_explorers() -> None:
    closed = {"title": "Two", "spawn": 6, "horror": 3, "closed": True, "active": ["Pay 1 stamina: place the exit token"]}
    p = position("a", chapters=[{"title": "One", "spawn": 7, "horror": 4, "enters": ["Place the entry token"]}, closed, {"title": "Three"}])
    with p.arrange() as s:
        s.chapter = 1
    p.begin()
    assert best(p).startswith("use:chapter")
    p.go(best(p))
    assert p.prompt == "place-exit"
    assert best(p) in ("exit:1,5:west", "exit:5,1:north")


def test_goal_spaces_of_the_endgame_are_attacked() -> None:
    p = endgame(drawing=". . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . . O")
    with p.arrange() as s:
        s.explorers["ann"].essence = 5
    assert any(key.startswith("use:explorer/ann") for key in follow(p))
    assert p.table.outcome == "won"


# -- odds ------------------------------------------------------------------------------------------------------------------------
def test_odds_count_the_faces_of_the_dice() -> None:
    assert tail((1, 0), False, 3) == pytest.approx(1 / 6)
    assert tail((1, 0), False, 0) == 1.0
    assert tail((0, 1), False, 3) == 0.0
    assert tail((1, 1), False, 5) == pytest.approx(1 / 18)
    assert tail((1, 0), True, 1) == pytest.approx(35 / 36)


def test_essence_is_reckoned_with_only_where_it_pays() -> None:
    assert expected((1, 0), False, 3, 2.0, 0, 0.8) == pytest.approx(2 / 6)
    assert expected((1, 0), False, 3, 2.0, 1, 0.8) == pytest.approx(2 / 6 + 1.2 * 2 / 6)
    assert expected((1, 0), False, 3, 0.5, 3, 0.8) == pytest.approx(0.5 / 6)


# -- whole games -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("length", ["full", "very fast"])
def test_a_bot_finishes_a_game_without_going_round_in_circles(length: str) -> None:
    scenario = next(iter(RULES.content.scenarios))
    table: Table[MachinaState] = Table(RULES, {"scenario": scenario, "characters": list(RULES.content.explorers)[:1]}, 5, profile={"length": length})
    assert play(table, make_bot("greedy", 5), 3000) < 3000
    assert table.outcome in ("won", "lost")
