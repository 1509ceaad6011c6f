"""General principles: who plays, how long, how a scenario is won and lost, who shares it, and who decides."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Appeared, Destroyed, GameLost, GameWon, Rolled, ThreatMoved
from undercroft.games.machina_arcana.module import MODULE
from undercroft.games.machina_arcana.state import Gear
from undercroft.kernel.rules import SetupError

from .position import EXPLORERS, Position, position

USE = "use:explorer/ann/active/0"
QUIET = {"title": "One", "closed": True, "enters": ["Place the entry token"]}
LAST = {"title": "Last"}


def able(*lines: str, explorers: int = 1, drawing: str = "a b c d", chapters: Any = None, **content: Any) -> Position:
    """ann has these abilities, and it is her turn."""
    told: dict[str, Any] = {} if chapters is None else {"chapters": chapters}
    p = position(drawing, explorers=explorers, explorer={"ann": {"active": list(lines)}}, **told, **content)
    return p.begin()


def asked(p: Position) -> tuple[str, int, Any, list[str]]:
    group = p.decision.group
    return p.prompt, p.decision.seat, None if group is None else (group.seats, group.first), p.keys


@pytest.mark.rule("MA-GEN-01")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four_players_have_an_explorer_each(count: int) -> None:
    p = position("a b c d", explorers=count)
    assert {id: explorer.seat for id, explorer in p.s.explorers.items()} == dict(zip(EXPLORERS[:count], range(count)))
    assert p.table.seats == tuple(range(count))
    for seat in range(count):
        p.begin(EXPLORERS[seat])
        assert (p.prompt, p.decision.seat) == ("act", seat)
        p.go("pass")


@pytest.mark.rule("MA-GEN-01")
@pytest.mark.parametrize("party", [(), (*EXPLORERS, "ann")])
def test_nobody_or_five_explorers_are_refused(party: tuple[str, ...]) -> None:
    p = position("a")
    with pytest.raises(SetupError, match=f"played with 1 to 4 explorers, not {len(party)}"):
        Position(p.rules, {"scenario": "trial", "characters": list(party)}, {}, p.chance)


@pytest.mark.rule("MA-GEN-01")
def test_parties_of_every_size_are_offered() -> None:
    rules = position("a").rules
    parties = [setup["characters"] for setup in MODULE.setups(rules)]
    assert [len(party) for party in parties] == [1] * 4 + [2] * 6 + [3] * 4 + [4]
    assert [setup["scenario"] for setup in MODULE.setups(rules)] == ["trial"] * 15


@pytest.mark.rule("MA-GEN-02")
def test_only_the_spawn_rating_depends_on_the_number_of_players() -> None:
    starts = [position("a b c d", explorers=count).s for count in (1, 2, 3, 4)]
    assert [s.spawn for s in starts] == [7, 6, 5, 4]
    for s in starts:
        assert (s.horror, s.threat, s.level, s.steps, len(s.stack)) == (4, 0, 1, 6, 1)
        assert s.decks == starts[0].decks
        assert [(e.health, e.stamina, e.essence) for e in s.explorers.values()] == [(5, 6, 0)] * len(s.explorers)


@pytest.mark.rule("MA-GEN-02")
@pytest.mark.parametrize("count", [1, 4])
def test_the_horror_phase_and_the_countdown_are_the_same_for_one_and_for_four(count: int) -> None:
    p = position("a b c d", explorers=count, draws={"horror-roll": "4"}).rest()
    assert [e.result for e in p.told(Rolled)] == [4]
    assert (p.s.threat, p.s.horror, p.s.spawn) == (1, 4, 7 - count)


@pytest.mark.rule("MA-GEN-03")
def test_a_scenario_goes_on_for_any_number_of_rounds() -> None:
    p = position("a", chapters=[QUIET, LAST])
    for _ in range(100):
        p.go("pass")
    assert (p.s.round, p.s.outcome, p.prompt) == (101, None, "act")


@pytest.mark.rule("MA-GEN-05")
def test_reaching_the_last_chapter_wins_and_no_earlier_one() -> None:
    p = able("Pay 1 stamina: proceed to the next chapter")
    p.go(USE)
    assert (p.s.chapter, p.s.outcome, p.prompt, p.told(GameWon)) == (1, None, "act", [])
    p.go(USE)
    assert (p.s.chapter, p.s.outcome, p.table.decision) == (2, "won", None)
    assert p.rules_told(GameWon) == [("MA-GEN-05",)]


@pytest.mark.rule("MA-GEN-05")
def test_the_last_chapter_itself_does_nothing_any_more() -> None:
    last = {"title": "Last", "spawn": 5, "horror": 2, "enters": ["threat +3"]}
    p = able("Pay 1 stamina: proceed to the next chapter; threat +1", chapters=[QUIET, last]).go(USE)
    assert (p.s.outcome, p.s.threat, p.s.spawn, p.s.horror) == ("won", 0, 0, 0)


@pytest.mark.rule("MA-GEN-06")
def test_only_explorers_who_are_alive_share_the_victory() -> None:
    p = able("Pay 1 stamina: proceed to the next chapter", explorers=4, chapters=[QUIET, LAST])
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].dead, s.explorers["bob"].health = -1, 1, 0
        s.explorers["cid"].cell, s.explorers["cid"].left = -1, True
    p.go(USE)
    assert (p.s.outcome, dict(p.table.results), p.table.won) == ("won", {0: True, 1: False, 2: True, 3: True}, False)


@pytest.mark.rule("MA-GEN-06")
def test_nobody_has_won_before_the_end_or_after_a_defeat() -> None:
    p = able("Pay 1 stamina: lose 5 health, on explorers", explorers=2, chapters=[QUIET, LAST])
    assert dict(p.table.results) == {}
    p.go(USE, "unit:bob")
    assert dict(p.table.results) == {0: False, 1: False}
    q = able("Pay 1 stamina: proceed to the next chapter", explorers=2, chapters=[QUIET, LAST]).go(USE)
    assert (dict(q.table.results), q.table.won) == ({0: True, 1: True}, True)


@pytest.mark.rule("MA-GEN-07")
def test_no_effect_brings_a_dead_explorer_back() -> None:
    entered = {"title": "Two", "closed": True, "enters": ["Place the entry token", "restore 3 health, on explorers"]}
    p = able(
        "Pay 1 stamina: kill, on the nearest explorer", "Pay 1 stamina: restore 3 health, on explorers; gain 1 essence, on explorers",
        "Pay 1 stamina: proceed to the next chapter", drawing="a b . . c", explorers=3, chapters=[QUIET, entered, LAST],
    )  # fmt: skip
    p.go(USE, "use:explorer/ann/active/1")
    assert [e.figure for e in p.told(Destroyed)] == ["bob"]
    p.go("pass", "pass")
    assert p.keys == ["turn:ann", "turn:cid"]
    p.go("turn:ann", "use:explorer/ann/active/2")
    seats = []
    while p.prompt == "enter-at":
        seats.append(p.decision.seat)
        p.go(p.keys[0])
    assert seats == [0, 2]
    bob = p.explorer("bob")
    assert (bob.dead, bob.cell, bob.health, bob.stamina, bob.essence) == (1, -1, 0, 0, 0)
    assert [e.figure for e in p.told(Appeared)][-2:] == ["ann", "cid"]


@pytest.mark.rule("MA-GEN-08")
def test_with_the_last_explorer_the_scenario_is_lost_at_once() -> None:
    p = able("Pay 1 stamina: lose 1 health, on explorers; threat +1", explorers=2)
    with p.arrange() as s:
        s.explorers["bob"].health = 1
        s.explorers["ann"].health = 2
    p.go(USE, "unit:bob")
    assert ([e.figure for e in p.told(Destroyed)], p.s.outcome, p.told(GameLost), p.s.threat) == (["bob"], None, [], 1)
    p.go(USE)
    assert ([e.figure for e in p.told(Destroyed)], p.s.outcome, p.table.decision) == (["bob", "ann"], "lost", None)
    assert p.rules_told(GameLost) == [("MA-GEN-08",)]
    assert len(p.told(ThreatMoved)) == 1


@pytest.mark.rule("MA-GEN-08")
def test_an_explorer_who_has_left_the_board_is_still_alive() -> None:
    p = able("Pay 1 stamina: lose 5 health", explorers=2, chapters=[QUIET, {**QUIET, "title": "Two"}, LAST])
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
    p.go(USE)
    assert (p.explorer("ann").dead, p.s.outcome, p.s.chapter, p.s.phase, p.prompt) == (1, None, 1, "explorers", "enter-at")


@pytest.mark.rule("MA-GEN-08", "MA-LEV-05")
@pytest.mark.parametrize("phase", ["spawn", "horror", "monsters"])
def test_whoever_has_left_the_board_goes_on_in_whatever_phase_the_last_of_the_others_dies(phase: str) -> None:
    """ann has a full tile at level 5, a deadly horror event or a monster beside her."""
    dread = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["kill, on explorers"]}
    chapters = [{**QUIET, "spawn": 7, "horror": 4}, {**QUIET, "title": "Two"}, LAST]
    die = {"spawn-roll": "9" if phase == "spawn" else "1", "horror-roll": "9" if phase == "horror" else "1"}
    full = [{"id": f"m{n}", "armor": 3, "will": 3, "health": 1, "stamina": 0} for n in range(4)]
    p = position("a . . . S", explorers=2, chapters=chapters, events=[dread], monsters=full, draws=die, rolls="3 3")
    with p.arrange() as s:
        s.explorers["ann"].health = 1
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
        s.level = 5 if phase == "spawn" else 1
        for n in range(4 if phase == "spawn" else 0):
            p.put(f"m{n}", f"10,{n + 1}")
        if phase == "monsters":
            p.put("brute", "1,2")
    p.go("pass")
    assert (p.s.phase, p.prompt, p.decision.seat, p.explorer("ann").dead, p.s.outcome) == (phase, "enter-at", 1, 1, None)
    p.go(p.keys[0])
    assert (p.s.chapter, p.s.outcome, p.s.monsters) == (1, None, {})


@pytest.mark.rule("MA-GEN-10")
@pytest.mark.parametrize(("dead", "group"), [((), None), (("bob",), ((0, 2), 0)), (("cid", "bob"), ((0,), 0))])
def test_what_is_undetermined_is_chosen_by_the_players_of_the_living_explorers(dead: tuple[str, ...], group: Any) -> None:
    """ann stands between two spawn spaces. The game is the same whatever chance holds."""
    p = able("Pay 1 stamina: spawn a monster", explorers=3, drawing="S . a . S . b c", draws={"monster-card": "stone"})
    with p.arrange() as s:
        for n, id in enumerate(dead, 1):
            s.explorers[id].cell, s.explorers[id].dead, s.explorers[id].health = -1, n, 0
    count = p.s.chance.count
    p.go(USE)
    assert asked(p) == ("spawn-at", -1, group, ["space:1,1", "space:5,1"])
    assert p.s.chance.count == count + 1
    p.go("space:5,1")
    assert (p.where("stone"), p.s.chance.count) == ("5,1", count + 1)


@pytest.mark.rule("MA-GEN-10")
def test_the_first_of_the_living_speaks_for_all_if_they_disagree() -> None:
    p = position("S . b . S . c", explorers=3, explorer={"bob": {"active": ["Pay 1 stamina: spawn a monster"]}}, draws={"monster-card": "stone"})
    with p.arrange() as s:
        s.explorers["ann"].cell, s.explorers["ann"].dead, s.explorers["ann"].health = -1, 1, 0
    p.go("turn:bob", "use:explorer/bob/active/0")
    assert asked(p) == ("spawn-at", -1, ((1, 2), 1), ["space:1,1", "space:5,1"])
    assert asked(p.go("space:1,1", "pass", "pass"))[:3] == ("who-rolls", -1, ((1, 2), 1))


@pytest.mark.rule("MA-GEN-10")
def test_players_of_explorers_who_have_left_the_board_decide_too() -> None:
    p = able("Pay 1 stamina: spawn a monster", explorers=2, drawing="S . a . S", draws={"monster-card": "stone"})
    with p.arrange() as s:
        s.explorers["bob"].cell, s.explorers["bob"].left = -1, True
    assert asked(p.go(USE)) == ("spawn-at", -1, None, ["space:1,1", "space:5,1"])


@pytest.mark.rule("MA-GEN-10")
def test_the_players_choose_for_cards_that_nobody_resolves() -> None:
    dread = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["lose 1 health, on any explorer"]}
    p = position("a b", explorers=2, events=[dread], draws={"horror-roll": "9"}).rest()
    assert asked(p) == ("which-unit", -1, None, ["unit:ann", "unit:bob"])
    assert [explorer.health for explorer in p.go("unit:bob").s.explorers.values()] == [5, 4]


@pytest.mark.rule("MA-GEN-10", "MA-NEA-05")
@pytest.mark.parametrize("whom", ["any explorer", "the nearest explorer"])
def test_the_players_choose_whom_a_predictable_monster_means(whom: str) -> None:
    beast = {"id": "beast", "armor": 3, "will": 3, "health": 1, "stamina": 1, "active": [f"Pay 1 stamina: lose 1 health, on {whom}"]}
    p = position("a . . b", explorers=2, monsters=[beast], draws={"spawn-roll": "1", "horror-roll": "1"})
    with p.arrange():
        p.stand("bob", "3,1")
        p.put("beast", "2,2")
    p.rest().until("which-unit")
    assert asked(p) == ("which-unit", -1, None, ["unit:ann", "unit:bob"])


@pytest.mark.rule("MA-GEN-12")
@pytest.mark.parametrize(("cards", "half"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_is_rounded_up(cards: int, half: int) -> None:
    p = able("Pay 1 stamina: monster level 2")
    with p.arrange() as s:
        s.decks["monsters"].pile = [f"m{n}" for n in range(cards)]
    p.go(USE)
    deck = p.s.decks["monsters"]
    assert (len(deck.lost), len(deck.pile)) == (half, cards - half)


@pytest.mark.rule("MA-GEN-13")
@pytest.mark.parametrize("cloak", [True, False])
def test_card_text_overrides_the_general_rules(cloak: bool) -> None:
    """Units cannot pass obstacles, a hit costs health, and attributes are as printed, unless a card says otherwise."""
    coat = {"id": "coat", "type": "apparel", "part": "torso", "passive": ["Move through obstacles", "health cannot be lost", "maximum stamina +1"]}
    p = able("Pay 1 stamina: lose 1 health", drawing="a C .\nC C .", items=[coat])
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("coat")] if cloak else []
    beyond = ["move:3,1", "move:3,2", "move:1,3", "move:2,3", "move:3,3"]
    assert [key for key in p.keys if key.startswith("move:")] == (beyond if cloak else [])
    p.go(USE)
    assert p.explorer("ann").health == (5 if cloak else 4)
    p.go("pass")
    assert p.explorer("ann").stamina == (7 if cloak else 6)
