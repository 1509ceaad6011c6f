"""Abilities that cost no stamina, used out of turn: when that is possible, when it is not, and whose they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import (
    Appeared,
    Attacked,
    Destroyed,
    EssenceGained,
    EventInvoked,
    LostHealth,
    Restored,
    Rolled,
    ThreatMoved,
)
from undercroft.games.machina_arcana.state import Gear, Lasting, Placed

from .position import CHAPTERS, Position, face, position

DEAR, ESSENCE, HEALTH = "Pay 1 stamina: restore 1 health", "Pay 1 essence: restore 1 stamina", "Pay 1 health: restore 1 stamina"
LATER = ["go-on", "not-before:turn", "not-before:phase", "not-before:attack"]
STATUES = [{"id": f"s{n}", "armor": 3, "will": 3, "health": 1, "stamina": 0} for n in range(3)]


def free(id: str, number: int = 0) -> str:
    return f"free:explorer/{id}/active/{number}"


def party(
    drawing: str = "a . . b . . c", *, explorers: int = 2, ann: Sequence[str] = (), bob: Sequence[str] = (HEALTH,), cid: Sequence[str] = (),
    second: str = "", **more: Any,
) -> Position:  # fmt: skip
    """Explorers with these abilities; a second tile lies to the east if it is drawn."""
    abilities = {"ann": list(ann or [DEAR]), "bob": list(bob), "cid": list(cid)}
    people = {id: {"active": active} for id, active in abilities.items()}
    p = position(drawing, explorer=people, explorers=explorers, tiles=[face("second", second)], **more)
    if second:
        with p.arrange() as s:
            s.tiles.append(Placed("second", 1, 0))
            s.stack.remove("second")
    return p


def standing(p: Position) -> list[tuple[int, str, list[str]]]:
    """What is offered to seats that are not asked."""
    return [(d.seat, d.prompt, d.keys) for d in p.table.decisions if d.standing]


def window(p: Position) -> tuple[str, int, list[str]]:
    return p.prompt, p.decision.seat, p.keys


def hunter(p: Position) -> str:
    """The monster whose turn it is."""
    return p.s.hunt.monster if p.s.hunt is not None else ""


def windows(p: Position, until: int = 2) -> list[tuple[str, int]]:
    """Everybody passes and lets the game go on until this round: in which phases which seats are asked."""
    found: list[tuple[str, int]] = []
    for _ in range(300):
        if p.s.round == until or p.table.decision is None:
            return found
        if p.prompt == "window":
            found.append((p.s.phase, p.decision.seat))
        p.go(next((key for key in ("pass", "go-on") if key in p.keys), p.keys[0]))
    raise AssertionError("the round does not end")


# -- who may do what, and when ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-OOT-01")
def test_in_the_turn_of_another_abilities_without_stamina_cost_are_offered() -> None:
    p = party(explorers=3, bob=[DEAR, ESSENCE, HEALTH, "Pay 1 stamina, 1 health: restore 1 health"], cid=[DEAR])
    with p.arrange() as s:
        s.explorers["bob"].essence = 1
    p.begin()
    assert (p.prompt, p.decision.seat, standing(p)) == ("act", 0, [(1, "free", [free("bob", 1), free("bob", 2)])])
    assert p.table.waiting == (0,)


@pytest.mark.rule("MA-OOT-01")
def test_what_cannot_be_paid_is_not_offered() -> None:
    assert standing(party(bob=[ESSENCE]).begin()) == []


@pytest.mark.rule("MA-OOT-01", "MA-EXP-09")
def test_abilities_of_every_card_that_an_explorer_has_access_to_are_offered() -> None:
    """Those of an item that is not equipped, of ann's items, and of a past event are not."""
    line = {"active": ["Pay 1 health: restore 1 stamina"]}
    items = [{"id": id, "type": "artifact", **line} for id in ("ring", "crown", "idol")]
    items.append({"id": "tonic", "type": "consumable", **line})
    events: list[dict[str, Any]] = [{"id": id, "kind": "explorer", "scenario": "trial", **line} for id in ("calm", "past")]
    events.append({"id": "puzzle", "kind": "explorer", "scenario": "trial", "personal": True, **line})
    p = party(items=items, events=events, chapters=[{**CHAPTERS[0], **line}, *CHAPTERS[1:]])
    with p.arrange() as s:
        s.explorers["bob"].gear, s.explorers["ann"].gear = [Gear("ring")], [Gear("idol")]
        p.own("bob", "crown", "tonic")
        s.explorers["bob"].personal, s.explorer_events = ["puzzle"], ["past", "calm"]
    p.begin()
    cards = ["explorer/bob", "event/puzzle", "item/ring", "chapter/trial/1", "event/calm", "item/tonic"]
    assert standing(p) == [(1, "free", [f"free:{card}/active/0" for card in cards])]
    p.rest().go("go-on")
    assert window(p) == ("window", 1, [*[f"free:{card}/active/0" for card in cards], *LATER])


@pytest.mark.rule("MA-OOT-01")
@pytest.mark.parametrize(("stamina", "offered"), [(0, True), (1, False)])
def test_a_price_of_no_stamina_is_none(stamina: int, offered: bool) -> None:
    p = party(bob=[f"Pay {stamina} stamina: restore 1 health"]).begin()
    assert bool(standing(p)) == offered
    assert (p.rest().prompt == "window") == offered


@pytest.mark.rule("MA-OOT-01")
def test_an_offer_is_used_between_two_actions_of_the_explorer_whose_turn_it_is() -> None:
    p = party()
    with p.arrange() as s:
        s.explorers["bob"].stamina = 3
    p.begin().go("move:2,1")
    p.table.choose(free("bob"), 1)
    assert (p.prompt, p.decision.seat, p.s.turn.explorer if p.s.turn else "") == ("act", 0, "ann")
    assert (p.explorer("bob").stamina, p.explorer("bob").health, p.explorer("ann").stamina) == (4, 4, 5)
    assert standing(p) == [(1, "free", [free("bob")])]


@pytest.mark.rule("MA-OOT-01")
def test_the_explorer_whose_turn_it_is_uses_them_as_actions() -> None:
    p = party(ann=[DEAR, HEALTH], bob=[DEAR]).begin()
    assert ("use:explorer/ann/active/1" in p.keys, standing(p)) == (True, [])


@pytest.mark.rule("MA-OOT-01")
def test_in_the_other_phases_windows_ask_those_who_have_such_abilities() -> None:
    p = party("a . . b . . c S", explorers=3, cid=[DEAR])
    with p.arrange():
        p.put("brute", "9,9")
    p.begin().rest()
    assert (p.s.phase, window(p)) == ("spawn", ("window", 1, [free("bob"), *LATER]))
    with p.arrange() as s:
        s.explorers["bob"].stamina = 3
    p.go(free("bob"))
    assert (p.explorer("bob").stamina, p.explorer("bob").health, window(p)) == (4, 4, ("window", 1, [free("bob"), *LATER]))
    assert {phase for phase, _ in windows(p)} == {"spawn", "horror", "monsters"}
    assert {seat for _, seat in windows(p, 3)} == {1}


@pytest.mark.rule("MA-OOT-01", "MA-MPH-06")
def test_between_two_actions_of_a_monster_an_ability_may_end_its_turn() -> None:
    """The brute has come one space nearer when bob kills it; the next monster acts."""
    p = party("a . . . . . . b", bob=["Pay 1 health: kill, on the nearest monster"], monsters=STATUES)
    with p.arrange():
        p.put("brute", "1,5")
        p.put("archer", "9,9")
    p.rest()
    while p.where("brute") != "1,4":
        p.go("go-on")
    assert (p.prompt, hunter(p)) == ("window", "brute")
    p.go(free("bob"))
    assert ([e.figure for e in p.told(Destroyed)], p.told(EssenceGained), list(p.s.monsters)) == (["brute"], [], ["archer"])
    assert (p.prompt, p.s.round, hunter(p)) == ("window", 1, "")
    assert hunter(p.go("go-on")) == "archer"


@pytest.mark.rule("MA-OOT-01")
def test_abilities_that_cost_stamina_open_no_window() -> None:
    p = party("a . . b . . c S", bob=[DEAR, "Pay 1 stamina, 1 health: restore 1 health"])
    assert windows(p) == []


@pytest.mark.parametrize(("health", "confirm"), [(1, True), (2, False)])
@pytest.mark.rule("MA-OOT-01")
def test_paying_the_last_health_out_of_turn_needs_a_confirmation(health: int, confirm: bool) -> None:
    p = party()
    with p.arrange() as s:
        s.explorers["bob"].health = health
    p.begin()
    assert [o.confirm for d in p.table.decisions if d.standing for o in d.options] == [confirm]
    p.rest()
    assert [(o.key, o.confirm) for o in p.decision.options] == [(free("bob"), confirm), *((key, False) for key in LATER)]


# -- nothing is interrupted ------------------------------------------------------------------------------------------------------
ALWAYS = ["Pay 1 essence: restore 1 stamina"]


def alone(p: Position) -> bool:
    """Whether somebody is asked and nobody else may do anything."""
    return [d.standing for d in p.table.decisions] == [False]


@pytest.mark.rule("MA-OOT-02")
def test_no_ability_comes_between_a_roll_and_its_result_or_a_kill_and_what_waits_for_it() -> None:
    people = {"ann": {"active": ["Pay 1 stamina, melee: attack 1/0"], "passive": ["When you kill: restore 1 health, on any monster"]}}
    p = position("a . . b", explorers=2, explorer={**people, "bob": {"active": ALWAYS}}, monsters=STATUES, rolls="2")
    with p.arrange() as s:
        s.explorers["ann"].essence = s.explorers["bob"].essence = 3
        for n, space in enumerate(("2,1", "9,9", "8,8")):
            p.put(f"s{n}", space)
    p.begin()
    assert len(standing(p)) == 1
    for key, prompt in (("use:explorer/ann/active/0", "which-target"), ("target:s0", "raise-roll"), ("essence:1", "which-unit")):
        p.go(key)
        assert (p.prompt, alone(p)) == (prompt, True)
    p.go("unit:s1")
    assert (p.prompt, len(standing(p))) == ("act", 1)


@pytest.mark.rule("MA-OOT-02")
def test_no_ability_comes_between_the_end_of_a_chapter_and_the_effects_of_the_next() -> None:
    chapters = [CHAPTERS[0], {**CHAPTERS[1], "enters": ["Lose 1 health, on any explorer"]}, CHAPTERS[2]]
    p = party(ann=["Pay 1 stamina: proceed to the next chapter"], chapters=chapters).begin().go("use:explorer/ann/active/0")
    assert (p.prompt, alone(p)) == ("which-unit", True)


@pytest.mark.rule("MA-OOT-02")
def test_no_ability_comes_between_the_damage_of_a_monster_and_the_loss_of_health() -> None:
    p = party("a . . b", bob=ALWAYS)
    with p.arrange() as s:
        p.put("brute", "2,1")
        s.explorers["ann"].essence = s.explorers["bob"].essence = 3
    assert p.rest().prompt == "window"
    p.until("essence-instead")
    assert (p.decision.seat, alone(p)) == (0, True)


@pytest.mark.rule("MA-OOT-02")
def test_no_ability_comes_between_two_spaces_of_a_move_that_an_effect_grants() -> None:
    p = party("a . . . b", ann=["Pay 1 stamina: move up to 3"]).begin().go("use:explorer/ann/active/0")
    for key in ("move:2,1", "move:3,1"):
        assert (p.prompt, alone(p)) == ("move-on", True)
        p.go(key)
    assert (p.prompt, alone(p)) == ("move-on", True)
    assert (p.go("stop").prompt, len(standing(p))) == ("act", 1)


@pytest.mark.rule("MA-OOT-02")
def test_no_ability_comes_between_the_horror_roll_and_the_event_or_its_effects() -> None:
    events = [{"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Lose 1 health, on any explorer", "threat +1"]}]
    p = party(events=events, draws={"horror-roll": "9"}).rest()
    seen = []
    while p.s.phase != "monsters":
        seen.append((p.s.phase, p.prompt, len(p.told(EventInvoked))))
        assert alone(p)
        p.go("go-on" if p.prompt == "window" else p.keys[0])
    assert seen == [("spawn", "window", 0), ("horror", "window", 0), ("horror", "which-unit", 1)]
    assert p.s.threat == 2


# -- windows -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-OOT-03")
def test_between_the_turns_of_explorers_there_are_offers_before_the_next_one_acts() -> None:
    """ann has had her turn; bob has not done anything yet."""
    p = party(explorers=3, ann=[HEALTH], cid=[HEALTH]).begin().go("pass")
    assert (p.prompt, p.explorer("ann").acted) == ("who-acts", True)
    p.go("turn:bob")
    assert (p.prompt, p.decision.seat, standing(p)) == ("act", 1, [(0, "free", [free("ann")]), (2, "free", [free("cid")])])
    p.table.choose(free("ann"), 0)
    assert ([e.figure for e in p.told(LostHealth)], p.decision.seat) == (["ann"], 1)


@pytest.mark.rule("MA-OOT-03", "MA-EFF-02")
@pytest.mark.parametrize(("phase", "name"), [("spawn", "spawn"), ("horror", "horror"), ("monsters", "monster")])
def test_the_window_between_two_phases_comes_before_what_cards_do_when_the_next_one_begins(phase: str, name: str) -> None:
    p = party(chapters=[{**CHAPTERS[0], "passive": [f"When the {name} phase begins: threat +1"]}, *CHAPTERS[1:]])
    with p.arrange():
        p.put("stone", "9,9")
    p.rest()
    while p.s.phase != phase:
        p.go("go-on")
    assert (p.prompt, p.s.threat) == ("window", 0)
    p.go(free("bob"))
    assert (p.prompt, p.s.threat) == ("window", 0)
    p.go("go-on")
    assert p.s.threat == 1
    assert {seat for _, seat in windows(p)} == {1}
    assert p.s.threat == 1


@pytest.mark.rule("MA-OOT-03")
def test_after_every_action_in_a_turn_there_are_offers_again() -> None:
    p = party("a . L b\n. .!.").begin()
    for key in ("move:2,1", "use:explorer/ann/active/0", "activate:3,1"):
        p.go(key)
        assert (p.prompt, standing(p)) == ("act", [(1, "free", [free("bob")])])
    with p.arrange() as s:
        s.explorers["ann"].stamina = 1
    p.begin().go("move:1,1")
    assert (p.keys, standing(p)) == (["pass"], [(1, "free", [free("bob")])])


@pytest.mark.rule("MA-OOT-03")
def test_after_every_action_of_a_monster_there_is_a_window() -> None:
    p = party("a . . b")
    with p.arrange():
        p.put("brute", "1,5")
    p.rest()
    seen = []
    while p.s.round == 1:
        if p.prompt == "window" and p.s.phase == "monsters":
            seen.append((p.where("brute"), len(p.told(Attacked))))
        p.go("go-on" if p.prompt == "window" else p.keys[0])
    assert list(dict.fromkeys(seen)) == [("1,5", 0), ("1,4", 0), ("1,3", 0), ("1,2", 0)]
    assert p.where("brute") == "1,2"


@pytest.mark.rule("MA-OOT-03")
def test_between_the_turns_of_monsters_there_is_a_window() -> None:
    p = party("a . . b", monsters=STATUES)
    with p.arrange():
        p.put("s0", "9,9")
        p.put("s1", "9,8")
    p.rest()
    waiting = []
    while p.s.round == 1:
        if p.s.phase == "monsters":
            waiting.append(len(p.s.waiting))
        p.go("go-on")
    assert list(dict.fromkeys(waiting)) == [2, 1, 0]


@pytest.mark.rule("MA-OOT-03")
def test_between_the_rolls_of_a_spawn_phase_there_is_a_window() -> None:
    p = party("a . . b . . c S", explorers=3)
    p.rest()
    seen = []
    while p.s.phase == "spawn":
        if p.prompt == "window":
            seen.append(len(p.told(Rolled)))
        p.go("go-on" if p.prompt == "window" else p.keys[0])
    assert seen == [0, 1, 2]
    assert (p.s.phase, p.prompt) == ("horror", "window")


@pytest.mark.rule("MA-OOT-03")
def test_between_the_explorers_and_the_spawn_phase_there_is_a_window_before_anything_happens() -> None:
    p = party()
    with p.arrange() as s:
        s.spawn = 1
    p.rest()
    assert (p.s.phase, p.prompt, p.s.threat, p.s.chapter) == ("spawn", "window", 0, 0)
    p.go("go-on")
    assert (len(p.told(ThreatMoved)), p.s.chapter) == (4, 1)


@pytest.mark.rule("MA-OOT-03")
def test_between_the_spawn_and_the_horror_phase_there_is_a_window_before_anything_happens() -> None:
    events = [{"id": "fog", "kind": "horror", "scenario": "trial", "enters": ["Lasting 1x armor -1, on explorers"]}]
    p = party("a . . b . S", events=events)
    with p.arrange() as s:
        s.lasting = [Lasting(1, "", "event/fog", "event/fog/enters/0", 0, "ann")]
    p.rest().go("go-on", "roll:ann", "go-on")
    assert (p.s.phase, p.prompt, len(p.s.lasting), len(p.told(Rolled))) == ("horror", "window", 1, 2)
    p.go("go-on")
    assert (p.s.phase, p.prompt, p.s.lasting, len(p.told(Rolled))) == ("monsters", "window", [], 3)


@pytest.mark.rule("MA-OOT-03")
def test_between_the_monster_phase_and_the_next_round_there_is_a_window_before_markers_return() -> None:
    p = party(bob=["Pay 1 health: lasting 3x armor +1"])
    with p.arrange():
        p.put("stone", "9,9")
    p.begin()
    p.table.choose(free("bob"), 1)
    p.rest()
    while p.s.round == 1:
        last = (p.s.phase, p.prompt, len(p.s.lasting))
        p.go("go-on")
    assert (last, p.s.lasting) == (("monsters", "window", 1), [])


@pytest.mark.rule("MA-OOT-03")
def test_a_phase_that_is_skipped_opens_no_window() -> None:
    p = party(chapters=[{**CHAPTERS[0], "spawn": None}, *CHAPTERS[1:]])
    assert windows(p) == [("horror", 1), ("monsters", 1)]
    assert windows(party()) == [("spawn", 1), ("horror", 1), ("monsters", 1)]


@pytest.mark.parametrize(("moment", "seen"), [
    ("go-on", [("spawn", 1), ("horror", 1), ("monsters", 1), ("monsters", 1)]), ("not-before:phase", [("spawn", 1), ("horror", 1), ("monsters", 1)]),
    ("not-before:turn", [("spawn", 1)]), ("not-before:attack", [("spawn", 1)]),
])  # fmt: skip
@pytest.mark.rule("MA-OOT-03")
def test_whoever_does_not_want_to_be_asked_before_a_moment_is_not(moment: str, seen: list[tuple[str, int]]) -> None:
    p = party(monsters=STATUES)
    with p.arrange():
        p.put("s0", "9,9")
    p.rest()
    found = []
    while p.s.round == 1:
        if (here := (p.s.phase, p.decision.seat)) not in found or moment == "go-on":
            found.append(here)
        p.go(moment)
    assert list(dict.fromkeys(found)) == list(dict.fromkeys(seen))


def asked_in_round_2(moment: str, explorers: int = 2) -> Position:
    """In the first window of the first round bob has said when to ask again."""
    p = party(explorers=explorers)
    p.rest().go(moment)
    return p


@pytest.mark.rule("MA-OOT-03")
def test_before_its_own_turn_means_until_that_turn_begins() -> None:
    p = asked_in_round_2("not-before:turn")
    assert (p.s.round, p.prompt, p.s.windows.until) == (2, "who-acts", {"1": "turn"})
    p.go("turn:ann", "pass")
    assert (p.s.phase, p.s.turn, p.s.windows.until) == ("explorers", p.s.turn, {})
    p.go("pass")
    assert (p.s.phase, window(p)[:2]) == ("spawn", ("window", 1))
    p = asked_in_round_2("not-before:turn").go("turn:ann")
    assert p.s.windows.until == {"1": "turn"}


@pytest.mark.parametrize(("at", "struck", "until"), [("2,1", "ann", {"1": "attack"}), ("5,1", "bob", {})])
@pytest.mark.rule("MA-OOT-03")
def test_before_an_attack_means_until_an_attack_on_the_own_explorer(at: str, struck: str, until: dict[str, str]) -> None:
    p = party()
    with p.arrange():
        p.put("archer", at)
    p.rest().go("not-before:attack")
    assert [e.targets for e in p.told(Attacked)] == [(struck,)]
    assert p.s.windows.until == until
    assert (p.prompt == "window") == (not until)


@pytest.mark.rule("MA-OOT-03")
def test_everybody_waits_for_a_moment_of_their_own() -> None:
    p = party(explorers=4, ann=[HEALTH], cid=[HEALTH]).rest()
    p.go("not-before:turn", "not-before:phase", "not-before:attack")
    assert (p.s.phase, window(p)[:2], p.s.windows.until) == ("horror", ("window", 1), {"0": "turn", "2": "attack"})
    p.go("go-on", "go-on")
    assert (p.s.round, p.prompt) == (2, "who-acts")
    p.go("turn:bob")
    assert p.s.windows.until == {"0": "turn", "2": "attack"}
    p.go("pass", "turn:ann")
    assert p.s.windows.until == {"2": "attack"}


@pytest.mark.rule("MA-OOT-03")
@pytest.mark.parametrize(("deed", "until"), [
    (("0", "target:bob"), {"2": "attack"}), (("0", "target:cid"), {"1": "attack"}), (("0", "target:ann"), {"1": "attack", "2": "attack"}),
    (("1",), {"2": "attack"}), (("0", "barrel:6,2"), {}), (("2",), {"1": "attack", "2": "attack"}),
])  # fmt: skip
def test_every_attack_that_catches_the_explorer_is_one_even_if_it_misses_and_other_losses_of_health_are_none(
    deed: tuple[str, ...], until: dict[str, str]
) -> None:
    """bob is on a trap; the barrel is beside him and cid."""
    shots = ["Pay 1 stamina, range 9 over obstacles: attack 1/0", "Pay 1 stamina: trigger traps", "Pay 1 stamina: lose 1 health, on explorers"]
    hit = deed == ("0", "barrel:6,2")
    p = party(".\na . . . ^ B c", explorers=3, ann=shots, cid=[HEALTH], rolls="1 0 0 0" if hit else "0 0 0")
    with p.arrange() as s:
        p.stand("bob", "5,2")
        s.windows.until = {"1": "attack", "2": "attack"}
    p.begin().go(f"use:explorer/ann/active/{deed[0]}", *deed[1:])
    assert p.s.windows.until == until
    assert [e.figure for e in p.told(LostHealth)] == (["ann", "bob", "cid"] if deed == ("2",) else [])


@pytest.mark.rule("MA-OOT-03")
def test_whoever_does_not_want_to_be_asked_has_offers_in_turns_all_the_same() -> None:
    p = party()
    with p.arrange() as s:
        s.windows.until = {"1": "turn"}
    p.begin()
    assert standing(p) == [(1, "free", [free("bob")])]
    p.table.choose(free("bob"), 1)
    assert (p.explorer("bob").health, p.s.windows.until) == (4, {"1": "turn"})


# -- the order ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-OOT-04")
def test_in_a_window_everybody_is_asked_again_after_somebody_has_acted() -> None:
    p = party(explorers=3, ann=[HEALTH], cid=[HEALTH]).rest()
    assert window(p)[:2] == ("window", 0)
    p.go("go-on")
    assert window(p)[:2] == ("window", 1)
    p.go(free("bob"))
    assert window(p)[:2] == ("window", 0)
    p.go(free("ann"), "go-on", "go-on", free("cid"))
    assert window(p)[:2] == ("window", 0)
    p.go("go-on", "go-on", "go-on")
    assert p.s.phase == "horror"
    assert [e.figure for e in p.told(LostHealth)] == ["bob", "ann", "cid"]


@pytest.mark.rule("MA-OOT-04")
def test_whoever_waits_for_a_moment_is_not_asked_again_after_somebody_has_acted() -> None:
    p = party(explorers=3, ann=[HEALTH], cid=[HEALTH]).rest().go("go-on", "not-before:turn", free("cid"))
    assert (p.s.phase, window(p)[:2]) == ("spawn", ("window", 0))
    p.go("go-on")
    assert (p.s.phase, window(p)[:2]) == ("spawn", ("window", 2))
    p.go("go-on")
    assert (p.s.phase, window(p)[:2]) == ("horror", ("window", 0))


@pytest.mark.rule("MA-OOT-04")
def test_whoever_can_act_only_because_somebody_has_acted_is_asked_too() -> None:
    p = party(explorers=3, bob=[ESSENCE], cid=["Pay 1 health: gain 1 essence, on explorers"]).rest()
    assert window(p)[:2] == ("window", 2)
    p.go(free("cid"))
    assert window(p) == ("window", 1, [free("bob"), *LATER])
    p.go(free("bob"))
    assert (window(p)[:2], p.explorer("bob").essence) == (("window", 2), 0)


@pytest.mark.rule("MA-OOT-04")
def test_offers_are_taken_in_any_order() -> None:
    for order in ((1, 2), (2, 1)):
        p = party(explorers=3, cid=[HEALTH]).begin()
        assert [seat for seat, _, _ in standing(p)] == [1, 2]
        for seat in order:
            p.table.choose(free(("ann", "bob", "cid")[seat]), seat)
        assert [e.figure for e in p.told(LostHealth)] == [("ann", "bob", "cid")[seat] for seat in order]


# -- who cannot --------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("how", ["left", "dead"])
@pytest.mark.rule("MA-OOT-05")
def test_an_explorer_who_has_left_the_board_cannot_use_abilities(how: str) -> None:
    p = party(explorers=3, cid=[HEALTH])
    with p.arrange() as s:
        s.explorers["bob"].cell = -1
        s.explorers["bob"].left, s.explorers["bob"].dead = how == "left", int(how == "dead")
    p.begin()
    assert [seat for seat, _, _ in standing(p)] == [2]
    assert {seat for _, seat in windows(p)} == {2}


# -- whose it is -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-OOT-06")
def test_whoever_uses_an_ability_out_of_turn_is_the_active_explorer_for_it() -> None:
    """bob is on the other tile: his monster appears there, and his traps are those."""
    p = party(
        "a . ^ S", bob=["Pay 1 health: spawn a monster", "Pay 1 health: trigger traps"], second=". S ^ .", monsters=STATUES,
        draws={"monster-card": "s2"},
    )  # fmt: skip
    with p.arrange():
        p.stand("bob", "12,5")
        p.put("s0", "3,1")
        p.put("s1", "13,1")
    p.begin()
    p.table.choose(free("bob"), 1)
    assert ([e.figure for e in p.told(Appeared)], p.where("s2")) == (["s2"], "12,1")
    p.table.choose(free("bob", 1), 1)
    assert [(e.figure, e.targets) for e in p.told(Attacked)] == [("bob", ("s1",))]
    assert (p.prompt, p.decision.seat) == ("act", 0)


@pytest.mark.rule("MA-OOT-06")
def test_the_default_target_is_whoever_uses_the_ability() -> None:
    p = party(bob=["Pay 1 essence: restore 1 health"])
    with p.arrange() as s:
        s.explorers["ann"].health = s.explorers["bob"].health = 2
        s.explorers["bob"].essence = 1
    p.begin()
    p.table.choose(free("bob"), 1)
    assert ([e.figure for e in p.told(Restored)], p.explorer("ann").health) == (["bob"], 2)


@pytest.mark.rule("MA-OOT-06", "MA-DTH-10", "MA-DTH-11")
def test_the_turn_and_the_essence_of_a_kill_belong_to_the_explorer_whose_turn_it_is() -> None:
    people = {"bob": {"active": ["Pay 1 health: attack 1/0, on the nearest monster"], "passive": ["When you kill: threat +1"]}}
    p = position("a . . b", explorers=2, explorer=people, monsters=STATUES, rolls="3")
    with p.arrange():
        p.put("s0", "5,1")
    p.begin()
    p.table.choose(free("bob"), 1)
    assert [(e.figure, e.by) for e in p.told(Destroyed)] == [("s0", "bob")]
    assert ([e.figure for e in p.told(EssenceGained)], p.s.threat) == (["ann"], 1)
    assert (p.prompt, p.decision.seat, p.s.turn.explorer if p.s.turn else "") == ("act", 0, "ann")
    assert not p.explorer("bob").acted


@pytest.mark.rule("MA-OOT-06", "MA-DTH-10")
def test_outside_turns_nobody_gains_essence_for_a_kill() -> None:
    people = {"bob": {"active": ["Pay 1 health: attack 1/0, on the nearest monster"]}}
    p = position("a . . b", explorers=2, explorer=people, monsters=STATUES, rolls="3")
    with p.arrange():
        p.put("s0", "5,1")
    p.rest().go(free("bob"))
    assert ([e.figure for e in p.told(Destroyed)], p.told(EssenceGained)) == (["s0"], [])


@pytest.mark.rule("MA-OOT-06", "MA-DTH-16", "MA-BAR-10")
def test_a_barrel_set_off_out_of_turn_kills_for_the_explorer_who_did_it() -> None:
    people = {"bob": {"active": ["Pay 1 health, range 3: attack 1/0"], "passive": ["When you kill: threat +1", "attack rolls +1"]}}
    p = position("a . . . b . B", explorers=2, explorer=people, monsters=STATUES, rolls="0 1 1 0")
    with p.arrange():
        p.put("s0", "8,1")
    p.begin()
    p.table.choose(free("bob"), 1)
    p.go("barrel:7,1")
    assert [(e.figure, e.result) for e in p.told(Attacked)] == [("bob", 1), ("bob", 3)]
    assert ([(e.figure, e.by) for e in p.told(Destroyed)], p.s.threat) == ([("s0", "bob")], 1)
    assert ([e.figure for e in p.told(EssenceGained)], p.decision.seat) == (["ann"], 0)


@pytest.mark.rule("MA-OOT-06", "MA-TRP-06")
@pytest.mark.parametrize(("at", "strikes"), [("1,1", 2), ("1,3", 1)])
def test_for_traps_triggered_out_of_turn_the_explorer_whose_turn_it_is_is_another_one(at: str, strikes: int) -> None:
    p = party("a L ^ . b", bob=["Pay 1 health: trigger traps"], monsters=STATUES, rolls="0 " * 6)
    with p.arrange():
        p.stand("ann", at)
        p.put("s0", "3,1")
    p.begin()
    p.table.choose(free("bob"), 1)
    assert [(e.figure, e.targets) for e in p.told(Attacked)] == [("bob", ("s0",))] * strikes


LAMP = {"id": "lamp", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: light a chapter space"]}
BOSS = {"id": "boss", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: proceed to the next chapter"]}
DUSK = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["light a chapter space"]}


def out_of_turn(p: Position, turn: bool) -> None:
    """bob uses his ability in ann's turn or in the window of the spawn phase."""
    if turn:
        p.begin()
        p.table.choose(free("bob"), 1)
    else:
        p.rest().go(free("bob"))


@pytest.mark.rule("MA-OOT-06", "MA-CHS-07")
@pytest.mark.parametrize("turn", [True, False])
@pytest.mark.parametrize(("line", "monster"), [
    ("light a chapter space", ""), ("invoke a horror event", ""), ("kill, on the nearest monster", "lamp"),
])  # fmt: skip
def test_what_an_ability_brings_about_out_of_turn_has_its_user_as_the_active_explorer(turn: bool, line: str, monster: str) -> None:
    """A horror event and a dying monster light the chapter space near bob, not the one near ann."""
    p = party("a X . . . . X b", bob=[f"Pay 1 health: {line}"], events=[DUSK], monsters=[LAMP])
    with p.arrange():
        if monster:
            p.put(monster, "4,5")
    out_of_turn(p, turn)
    assert p.s.lit == [p.cell("7,1")]


@pytest.mark.rule("MA-OOT-06", "MA-SPM-11")
@pytest.mark.parametrize("turn", [True, False])
def test_so_it_is_for_a_monster_that_a_horror_event_spawns(turn: bool) -> None:
    dusk = {**DUSK, "enters": ["spawn a monster"]}
    p = party("a . S", bob=["Pay 1 health: invoke a horror event"], events=[dusk], second=". . S", monsters=STATUES, draws={"monster-card": "s0"})
    with p.arrange():
        p.stand("bob", "12,5")
    out_of_turn(p, turn)
    assert p.where("s0") == "13,1"


@pytest.mark.rule("MA-OOT-06", "MA-TRP-14")
@pytest.mark.parametrize("turn", [True, False])
@pytest.mark.parametrize(("line", "monster"), [("proceed to the next chapter", ""), ("kill, on the nearest monster", "boss")])
def test_so_it_is_for_a_chapter_that_it_brings_in(turn: bool, line: str, monster: str) -> None:
    """The chapter triggers traps: those of bob's tile."""
    chapters = [CHAPTERS[0], {**CHAPTERS[1], "enters": ["trigger traps"]}, CHAPTERS[2]]
    p = party("a . ^", bob=[f"Pay 1 health: {line}"], chapters=chapters, second=". . ^", monsters=[*STATUES, BOSS])
    with p.arrange():
        p.stand("bob", "12,5")
        p.put("s0", "3,1")
        p.put("s1", "13,1")
        if monster:
            p.put(monster, "12,6")
    out_of_turn(p, turn)
    assert (p.s.chapter, [(e.figure, e.targets) for e in p.told(Attacked)]) == (1, [("bob", ("s1",))])
