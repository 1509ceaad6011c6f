"""Effect rolls, and effects that wait for the third time (MA-EFF-05 … 12)."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import ProgressMade, Rolled

from .position import Position, position

ANN = "use:explorer/ann/active/0"
CHAPTER = "use:chapter/trial/1/active/0"
TRAIL = {
    "title": "One", "spawn": 7, "horror": 4, "enters": ["Place the entry token"],
    "active": ["Pay 1 health: move up to 1; 4x proceed to the next chapter"],
}  # fmt: skip


def rolling(text: str, roll: str) -> Position:
    p = position("a", explorer={"ann": {"active": [f"Pay 1 stamina: {text}"]}}, draws={"effect-roll": roll})
    return p.begin().go(ANN)


# -- effect rolls ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EFF-05", "MA-SPN-16")
@pytest.mark.parametrize(("roll", "threat"), [("6", 0), ("7", 1), ("9", 1), ("0", 1), ("1", 0)])
def test_an_effect_roll_reaches_its_number_or_does_nothing(roll: str, threat: int) -> None:
    """0 counts as 10."""
    p = rolling("if effect roll 7 then threat +1; gain 1 essence", roll)
    assert (p.s.threat, p.explorer().essence) == (threat, 1)
    assert [(e.about, e.result, e.needed, e.figure) for e in p.told(Rolled)] == [("effect", int(roll) or 10, 7, "ann")]


@pytest.mark.rule("MA-EFF-05", "MA-EFF-03")
@pytest.mark.parametrize(("roll", "threat", "essence"), [("3", 0, 1), ("4", 1, 0)])
def test_otherwise_is_for_a_lower_roll(roll: str, threat: int, essence: int) -> None:
    p = rolling("if effect roll 4 then threat +1 else gain 1 essence", roll)
    assert (p.s.threat, p.explorer().essence) == (threat, essence)


@pytest.mark.rule("MA-EFF-05")
def test_a_predictable_monster_uses_an_ability_for_the_sake_of_its_roll() -> None:
    beast = {"id": "beast", "armor": 3, "will": 3, "health": 3, "stamina": 1, "active": ["Pay 1 stamina, melee: if effect roll 5 then attack 2/0"]}
    p = position("a", monsters=[beast], draws={"effect-roll": "4", "horror-roll": "1"})
    with p.arrange():
        p.put("beast", "2,1")
    p.rest().until_phase("explorers")
    assert [(e.about, e.figure) for e in p.told(Rolled) if e.about == "effect"] == [("effect", "beast")]


# -- progress ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EFF-08", "MA-EFF-06", "MA-EFF-07")
def test_the_effect_takes_place_every_third_time() -> None:
    p = position("a", explorer={"ann": {"stamina": 8, "active": ["Pay 1 stamina: 3x threat +1"]}}).begin()
    for n in range(1, 8):
        p.go(ANN)
        assert (p.s.threat, list(p.s.progress.values())) == (n // 3, [n % 3] if n % 3 else [])
    assert [(e.card, e.count, e.needed) for e in p.told(ProgressMade)][:4] == [("ann", 1, 3), ("ann", 2, 3), ("ann", 3, 3), ("ann", 1, 3)]


@pytest.mark.rule("MA-EFF-07")
def test_all_of_a_group_waits_and_a_moment_counts_like_a_use() -> None:
    lines = ["When you kill: 2x (gain 1 essence; threat +1)"]
    p = position("a", explorer={"ann": {"stamina": 9, "passive": lines}}, rolls="3 3 3")
    with p.arrange() as s:
        p.put("stone", "2,1")
        p.put("archer", "1,2")
        s.explorers["ann"].essence = 0
    p.begin().go(ANN, "target:stone")
    while p.prompt == "raise-roll":
        p.go("no-essence")
    assert (p.s.threat, p.explorer().essence) == (0, 1), "only what a kill gives anyway"
    p.go(ANN, "target:archer")
    while p.prompt == "raise-roll":
        p.go("no-essence")
    assert (p.s.threat, p.explorer().essence) == (1, 3)


@pytest.mark.rule("MA-EFF-06")
@pytest.mark.parametrize("uses", [1, 2])
def test_before_the_last_token_nothing_happens_but_a_token(uses: int) -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: 3x threat +1"]}}).begin().go(*[ANN] * uses)
    assert (p.s.threat, p.s.progress) == (0, {"explorer/ann/active/0/0": uses})


@pytest.mark.rule("MA-EFF-12")
def test_only_the_marked_effect_waits() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: gain 1 essence; 2x threat +1; 3x threat +2"]}}).begin()
    seen = []
    for _ in range(3):
        p.go(ANN)
        seen.append((p.explorer().essence, p.s.threat))
    assert seen == [(1, 0), (2, 1), (3, 3)]


@pytest.mark.rule("MA-EFF-09", "MA-EFF-12", "MA-CHP-01")
def test_progress_of_a_chapter_is_shared_and_its_other_effects_happen_every_time() -> None:
    p = position("a . b", explorers=2, chapters=[TRAIL, {"title": "Two", "spawn": 6}, {"title": "Three"}])
    p.begin("ann").go(CHAPTER, "move:1,2").go(CHAPTER, "stop")
    assert (p.s.chapter, list(p.s.progress.values()), p.explorer().health) == (0, [2], 3)
    p.go("pass").begin("bob").go(CHAPTER, "stop").go(CHAPTER, "stop")
    assert (p.s.chapter, p.s.progress, p.explorer("bob").health) == (1, {}, 3)


@pytest.mark.rule("MA-EFF-10")
def test_health_paid_for_it_may_be_replaced_by_essence() -> None:
    p = position("a", chapters=[TRAIL, {"title": "Two"}, {"title": "Three"}])
    with p.arrange() as s:
        s.explorers["ann"].essence = 1
    p.begin().go(CHAPTER, "essence:1", "stop")
    assert (p.explorer().health, p.explorer().essence, list(p.s.progress.values())) == (5, 0, [1])


@pytest.mark.rule("MA-EFF-11")
def test_tokens_stay_between_rounds() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: 3x threat +1"]}}).begin().go(ANN, ANN)
    p.rest().until_phase("explorers")
    p.begin().go(ANN)
    assert (p.s.round, p.s.threat, p.s.progress) == (2, 1, {})


@pytest.mark.rule("MA-CHP-09", "MA-EFF-11")
def test_they_leave_the_card_of_a_chapter_that_is_over() -> None:
    two = {"title": "Two", "active": ["Pay 1 stamina: 2x threat +1"]}
    people = {"ann": {"stamina": 8, "active": ["Pay 1 stamina: 3x gain 1 essence", "Pay 1 stamina: proceed to the next chapter"]}}
    one = {**TRAIL, "active": ["Pay 1 stamina: 2x threat +1"]}
    p = position("a", explorer=people, chapters=[one, two, {"title": "Three"}]).begin()
    p.go(CHAPTER, ANN, "use:explorer/ann/active/1")
    assert (p.s.chapter, p.s.progress) == (1, {"explorer/ann/active/0/0": 1})
    assert CHAPTER not in p.keys
    p.go("use:chapter/trial/2/active/0")
    assert p.s.threat == 0


@pytest.mark.rule("MA-EFF-06", "MA-DIS-03")
def test_tokens_go_with_a_card_that_is_discarded() -> None:
    lines = ["Pay 1 stamina: 3x threat +1", "Pay 1 stamina, this card: threat +1"]
    page = {"id": "page", "kind": "explorer", "scenario": "trial", "personal": True, "active": lines}
    p = position("a", events=[page])
    with p.arrange() as s:
        s.decks["explorer"].pile.remove("page")
        s.explorers["ann"].personal = ["page"]
    p.begin().go("use:event/page/active/0", "use:event/page/active/1")
    assert (p.s.progress, p.s.explorer_events) == ({}, ["page"])
