"""Victory and defeat."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Ended, HeroReturned, ObjectiveDone
from undercroft.kernel.decision import IllegalChoice

from .position import Position, position

TWO = [{"id": "first", "text": "One."}, {"id": "second", "text": "Two."}]
DOOM = "When a hero enters pit: The heroes lose"
DEED = "When a hero enters altar: Complete goal"


def places(*rules: str, **more: Any) -> dict[str, Any]:
    return {"places": {"altar": "b1", "pit": "a2"}, "rules": list(rules), **more}


def outcome(p: Position) -> tuple[str | None, str | None, tuple[Any, ...]]:
    """What became of the game, what was told last, and what is still asked."""
    ended = p.told(Ended)
    return p.table.outcome, ended[-1].outcome if ended else None, p.table.decisions


@pytest.mark.rule("MD-WIN-01")
def test_the_last_objective_wins_at_once_in_the_middle_of_an_action() -> None:
    p = position(heroes=2, adventure=places(DEED)).go("step:b1")
    assert outcome(p) == ("won", "won", ())
    assert (p.s.turn is not None and p.s.turn.points) == 1  # a movement point was left


@pytest.mark.rule("MD-WIN-01")
def test_one_objective_of_several_is_no_victory() -> None:
    p = position(adventure=places("When a hero enters altar: Complete first", "When a hero enters pit: Complete second", objectives=TWO))
    p.go("step:b1")
    assert (outcome(p)[0], p.s.done, p.prompt) == (None, ["first"], "move")
    p.go("step:a1", "step:a2")
    assert (outcome(p)[0], [e.objective for e in p.told(ObjectiveDone)]) == ("won", ["first", "second"])


@pytest.mark.rule("MD-WIN-01")
def test_an_objective_is_achieved_once() -> None:
    p = position(adventure=places("When a hero enters altar: Complete first", objectives=TWO)).go("step:b1", "step:a1", "step:b1")
    assert (p.s.done, outcome(p)[0]) == (["first"], None)


@pytest.mark.rule("MD-WIN-02")
def test_an_objective_that_cannot_be_achieved_any_more_does_not_end_the_game_by_itself() -> None:
    """The token that was to be found is gone; the adventure says nothing about it."""
    p = position(adventure=places("When a hero picks up any lair: Complete goal", tokens=[{"kind": "lair", "at": "c3"}]))
    with p.arrange() as s:
        s.tokens = {}
    for _ in range(3):
        p.end_turn()
    assert (p.s.round, outcome(p)[0], p.prompt) == (4, None, "act")


@pytest.mark.rule("MD-WIN-02", "MD-Q05-18")
def test_where_an_adventure_names_the_case_the_heroes_lose() -> None:
    posts = [{"id": "post", "at": "a1", "health": 1, "group": "posts"}]
    rules = ("Pillars can be attacked", "When the pillars of posts fall: The heroes lose")
    p = position(adventure=places(*rules, pillars=posts)).go("melee:post")
    assert outcome(p) == ("lost", "lost", ())
    assert p.s.lost_by == "adventure/trial/1"


@pytest.mark.rule("MD-WIN-03", "MD-HER-14")
def test_the_heroes_lose_when_one_must_return_and_no_token_is_left() -> None:
    p = position(heroes=2, setup={"lifespark": 0})
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    assert (p.prompt, outcome(p)[0]) == ("act", None)  # not before the hero has to come back
    p.end_turn()
    assert outcome(p) == ("lost", "lost", ())
    assert (p.s.lost_by, p.s.round) == ("MD-HER-14", 2)


@pytest.mark.rule("MD-WIN-03")
def test_with_a_token_left_a_hero_returns_and_the_game_goes_on() -> None:
    p = position(heroes=2, setup={"lifespark": 1})
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    p.end_turn()
    assert (outcome(p)[0], p.s.sparks, p.hero("bob").dead, [e.figure for e in p.told(HeroReturned)]) == (None, 0, False, ["bob"])


@pytest.mark.rule("MD-WIN-03")
def test_an_empty_lifespark_card_alone_loses_nothing() -> None:
    p = position(setup={"lifespark": 0}).end_turn()
    assert (p.s.round, outcome(p)[0]) == (2, None)


@pytest.mark.rule("MD-WIN-04")
def test_a_defeat_of_the_adventure_ends_the_game_at_once() -> None:
    p = position(heroes=2, adventure=places(DOOM)).go("step:a2")
    assert outcome(p) == ("lost", "lost", ())
    assert p.s.lost_by == "adventure/trial/0"


@pytest.mark.rule("MD-WIN-04")
def test_after_a_defeat_nothing_can_be_won_any_more() -> None:
    p = position(adventure=places(DOOM, "When a hero enters pit: Complete goal")).go("step:a2")
    assert (outcome(p)[0], p.s.done) == ("lost", [])
    with pytest.raises(IllegalChoice, match="the game is over"):
        p.table.choose("stop")


@pytest.mark.rule("MD-WIN-05")
@pytest.mark.parametrize(("step", "result"), [("step:b1", "won"), ("step:a2", "lost")])
def test_victory_and_defeat_are_shared_by_all(step: str, result: str) -> None:
    p = position(heroes=3, adventure=places(DEED, DOOM))
    with p.arrange() as s:
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
        s.heroes["cid"].left = True
    p.go(step)
    assert outcome(p) == (result, result, ())
    assert all(p.table.scene(seat).waiting == () for seat in p.table.seats)


@pytest.mark.rule("MD-WIN-06")
def test_an_objective_out_of_its_order_does_not_count() -> None:
    p = position(adventure=places("When a hero enters altar: Complete first", "When a hero enters pit: Complete second", objectives=TWO))
    p.go("step:a2")
    assert (p.s.done, p.told(ObjectiveDone), outcome(p)[0]) == ([], [], None)
    p.go("step:a1", "step:b1", "step:a1")
    assert (p.s.done, outcome(p)[0]) == (["first"], None)  # the second must be done again
    p.go("step:a2")
    assert outcome(p)[0] == "won"


@pytest.mark.rule("MD-WIN-07")
def test_a_game_of_its_own_leaves_nothing_to_the_next() -> None:
    content: dict[str, Any] = {"adventure": places(DEED), "treasure": {1: [{"id": "ring", "does": ["When you attack: swords +1"]}]}}
    p = position(heroes=2, **content)
    fresh = (dict(p.s.decks), dict(p.s.heroes))
    with p.arrange() as s:
        ann = s.heroes["ann"]
        ann.xp, ann.spent, ann.skills, ann.grown, ann.health = 12, 5, {"enhance-health": 1}, 1, 6
        p.outfit("ann", body="leather", hands=["club"], pack=["ring"])
        s.decks["treasure-1"] = []
    p.go("step:b1")
    assert outcome(p)[0] == "won"
    again = position(heroes=2, **content)
    assert (again.s.decks, again.s.heroes) == fresh
    assert [(h.xp, h.skills, h.pack, again.game.max_health(id)) for id, h in again.s.heroes.items()] == [(0, {}, [], 5)] * 2
