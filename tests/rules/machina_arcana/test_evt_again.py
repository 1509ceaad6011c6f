"""Events once more: reinvoking the current one, and shuffling a deck with its discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EssenceGained, EventInvoked, LostHealth, Restored, ThreatMoved, Took

from .eventful import ANN, ONE, ROCK, evening, event, invoked, kinds, offered
from .position import Position

AGAIN = ["Pay 1 stamina: reinvoke the explorer event", "Pay 1 stamina: reinvoke the horror event", "Pay 1 stamina: invoke an explorer event"]
SHUFFLE = {"explorer": "Pay 1 stamina: shuffle the explorer event deck", "horror": "Pay 1 stamina: shuffle the horror event deck"}


def able(*lines: str, **content: Any) -> Position:
    """ann in her turn, with these abilities."""
    people = {**content.pop("people", {}), "ann": {"active": list(lines)}}
    return evening(people=people, **content)


# -- reinvoking --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EVT-16", "MA-ABL-23")
def test_reinvoking_the_explorer_event_resolves_its_effects_again_for_whoever_does_so() -> None:
    """bob does so in ann's turn, too; what the events around it would do does not happen."""
    calm = event("calm", enters=["Gain 1 essence; restore 1 health", "Lose 1 health, on monsters"])
    loud = [event(id, kind, enters=["Threat +1"]) for id, kind in (("old", "explorer"), ("next", "explorer"), ("gloom", "horror"))]
    p = able(
        AGAIN[0], explorers=2, explorer=["old", "calm"], horror=["gloom"], decks={"explorer": ["next"]}, events=[calm, *loud],
        monsters=[{**ROCK, "health": 3}],
        people={"bob": {"active": ["Pay 1 health: reinvoke the explorer event"]}},
    )  # fmt: skip
    with p.arrange() as s:
        p.put("rock", "5,5")
        p.stand("bob", "9,9")
        s.explorers["ann"].health = s.explorers["bob"].health = 3
    p.begin("ann").go(ANN + "0")
    assert [(e.card, e.how, e.rules) for e in p.told(EventInvoked)] == [("calm", "again", ("MA-EVT-16",))]
    assert kinds(p, EventInvoked, EssenceGained, Restored, LostHealth) == ["EventInvoked", "EssenceGained", "Restored", "LostHealth"]
    p.table.choose("free:explorer/bob/active/0", 1)
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [("ann", 1), ("bob", 1)]
    assert [(e.figure, e.amount) for e in p.told(Restored)] == [("ann", 1), ("bob", 1)]
    assert (p.s.threat, p.s.explorer_events, p.s.decks["explorer"].pile, p.game.explorer_event) == (0, ["old", "calm"], ["next"], "calm")


@pytest.mark.rule("MA-EVT-17", "MA-EVT-13")
@pytest.mark.parametrize("line", [AGAIN[1], "Pay 1 stamina: invoke a horror event"])
def test_what_waits_for_a_horror_event_waits_for_a_reinvoked_one_too(line: str) -> None:
    p = able(line, people={"bob": {"passive": ["When a horror event is invoked: gain 1 essence"]}}, explorers=2, horror=["gloom"],
             events=[event("gloom", "horror")]).go(ANN + "0")  # fmt: skip
    assert [e.figure for e in p.told(EssenceGained)] == ["bob"]


@pytest.mark.rule("MA-EVT-17")
def test_an_ability_that_reinvokes_the_horror_event_raises_no_threat_either() -> None:
    gloom = event("gloom", "horror", enters=["Gain 1 essence, on explorers"])
    p = able(AGAIN[1], explorers=2, explorer=["calm"], horror=["gloom"], events=[event("calm", enters=["Threat +1"]), gloom]).go(ANN + "0")
    assert [(e.card, e.how, e.rules) for e in p.told(EventInvoked)] == [("gloom", "again", ("MA-EVT-17",))]
    assert ([e.figure for e in p.told(EssenceGained)], p.told(ThreatMoved), p.s.horror_events) == (["ann", "bob"], [], ["gloom"])


@pytest.mark.rule("MA-OOT-06", "MA-EVT-17")
def test_what_a_reinvoked_horror_event_does_near_the_active_explorer_it_does_near_whoever_reinvokes_it() -> None:
    """bob does so in ann's turn."""
    gloom = event("gloom", "horror", enters=["Light a chapter space"])
    people = {"bob": {"active": ["Pay 1 health: reinvoke the horror event"]}}
    p = able(AGAIN[1], drawing="a X . . . . X b", explorers=2, horror=["gloom"], events=[gloom], people=people)
    p.table.choose("free:explorer/bob/active/0", 1)
    assert p.s.lit == [p.cell("7,1")]
    p.go(ANN + "0")
    assert p.s.lit == [p.cell("2,1"), p.cell("7,1")]


@pytest.mark.rule("MA-EVT-18")
@pytest.mark.parametrize("pile", [[], ["old", "quiet"], ["old", "page"]])
def test_reinvoking_no_explorer_event_or_one_without_such_effects_does_nothing(pile: list[str]) -> None:
    """A personal event on top is no current event, whatever it does."""
    loud: dict[str, Any] = {"enters": ["Threat +1"]}
    events = [event("old", **loud), event("quiet", active=ONE), event("page", personal=True, **loud), event("calm", **loud)]
    p = able(AGAIN[0], explorer=pile, events=events).go(ANN + "0")
    assert (p.s.threat, p.told(Took), p.s.explorer_events, p.explorer().personal) == (0, [], pile, [])
    assert p.explorer().stamina == 5
    with p.arrange() as s:
        s.explorer_events = [*pile, "calm"]
    p.begin().go(ANN + "0")
    assert (p.s.threat, invoked(p)[-1:]) == (1, ["calm"]), "one with such effects does something"


# -- shuffling ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EVT-19")
@pytest.mark.parametrize("kind", ["explorer", "horror"])
@pytest.mark.parametrize(("pile", "deck"), [(["a", "b"], ["c"]), (["b", "c", "a"], []), ([], ["a", "c"]), ([], [])])
def test_shuffling_an_event_deck_brings_the_matching_discard_pile_into_it(kind: str, pile: Sequence[str], deck: Sequence[str]) -> None:
    other = "horror" if kind == "explorer" else "explorer"
    piles: dict[str, Any] = {kind: pile, other: ["x"]}
    events = [*(event(id, kind) for id in "abc"), *(event(id, other) for id in "xy")]
    p = able(SHUFFLE[kind], decks={kind: deck, other: ["y"]}, events=events, **piles).go(ANN + "0")
    assert sorted(p.s.decks[kind].pile) == sorted([*pile, *deck])
    assert (p.s.explorer_events if kind == "explorer" else p.s.horror_events) == []
    assert (p.s.horror_events if kind == "explorer" else p.s.explorer_events, p.s.decks[other].pile) == (["x"], ["y"])
    assert (p.s.threat, invoked(p)) == (0, [])


@pytest.mark.rule("MA-EVT-19")
@pytest.mark.parametrize("card", ["first", "page", "calm"])
def test_any_of_the_cards_may_then_come_first_but_not_those_that_explorers_have(card: str) -> None:
    events = [event("first"), event("page", personal=True), event("mine", personal=True)]
    p = able(SHUFFLE["explorer"], AGAIN[2], explorer=["first", "page"], decks={"explorer": ["calm"]}, events=events, draws={"explorer-event": card})
    with p.arrange() as s:
        s.explorers["ann"].personal = ["mine"]
    p.begin().go(ANN + "0", ANN + "1")
    assert invoked(p) == [card]
    assert sorted(p.s.decks["explorer"].pile) == sorted({"first", "page", "calm"} - {card})
    assert p.explorer().personal == ["mine", *(["page"] if card == "page" else [])]


@pytest.mark.rule("MA-EVT-20")
def test_after_it_there_is_no_current_explorer_event_until_one_is_invoked() -> None:
    calm = event("calm", active=ONE, passive=["Armor +1, on explorers"], enters=["Gain 1 essence"])
    events = [calm, event("page", personal=True)]
    p = able(SHUFFLE["explorer"], *AGAIN, explorer=["calm"], decks={"explorer": ["page"]}, events=events, draws={"explorer-event": "page calm"})
    assert (p.game.explorer_event, offered(p), p.game.traits("ann").armor) == ("calm", ["calm"], 3)
    p.go(ANN + "0")
    assert (p.game.explorer_event, offered(p), p.game.traits("ann").armor) == ("", [], 2)
    p.go(ANN + "1")
    assert (invoked(p), p.explorer().essence) == ([], 0), "there is nothing to reinvoke"
    p.go(ANN + "3")
    assert (p.game.explorer_event, p.explorer().personal) == ("", ["page"])
    p.go(ANN + "3")
    assert (p.game.explorer_event, p.game.traits("ann").armor, p.explorer().essence) == ("calm", 3, 1)


@pytest.mark.rule("MA-EVT-20")
def test_nor_a_current_horror_event() -> None:
    """The monster has nothing to use."""
    gloom = event("gloom", "horror", active=["Pay 1 stamina, range 9: lose 1 health"], passive=["Armor +1, on explorers"], enters=["Threat +1"])
    p = able(SHUFFLE["horror"], AGAIN[1], horror=["gloom"], events=[gloom], monsters=[{**ROCK, "stamina": 1}], draws={"horror-roll": "1"})
    with p.arrange():
        p.put("rock", "5,1")
    p.begin().go(ANN + "0", ANN + "1")
    assert (p.game.horror_event, p.game.traits("ann").armor, p.s.threat, invoked(p)) == ("", 2, 0, [])
    p.go("pass")
    assert (p.s.round, p.told(LostHealth)) == (2, [])


@pytest.mark.rule("MA-EVT-20", "MA-EVT-07")
def test_a_deck_that_is_made_of_the_discard_pile_leaves_no_current_event_either() -> None:
    """The card that is drawn is personal."""
    events = [event("calm", active=ONE, passive=["Armor +1, on explorers"]), event("page", personal=True)]
    p = able(AGAIN[2], explorer=["page", "calm"], decks={"explorer": []}, events=events, draws={"explorer-event": "page"}).go(ANN + "0")
    assert (p.explorer().personal, p.game.explorer_event, offered(p), p.game.traits("ann").armor) == (["page"], "", [], 2)
    assert (p.s.explorer_events, p.s.decks["explorer"].pile) == ([], ["calm"])
