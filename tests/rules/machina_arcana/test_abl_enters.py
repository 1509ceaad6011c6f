"""Abilities that are resolved as their card enters play: when that is, for whom, and how far they reach."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Appeared, EssenceGained, LostHealth, Took
from undercroft.games.machina_arcana.state import Gear, Placed
from undercroft.kernel.packs import PackError

from .position import CHAPTERS, Position, face, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
CALM = {"horror-roll": "1 1 1"}
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 3, "stamina": 0}
GAIN = "Gain 1 essence"
AGAIN = {**CHAPTERS[1], "enters": ["Place the entry token"]}
PROCEED = "Pay 1 health: proceed to the next chapter"


def essence(p: Position) -> list[int]:
    return [explorer.essence for explorer in p.s.explorers.values()]


def gained(p: Position) -> list[str]:
    return [e.figure for e in p.told(EssenceGained)]


def hurt(p: Position) -> list[str]:
    return [e.figure for e in p.told(LostHealth)]


def entered(p: Position) -> Position:
    """Everybody comes in on the first space there is."""
    while p.prompt == "enter-at":
        p.go(p.keys[0])
    return p


def apart(drawing: str = "a", **content: Any) -> Position:
    """ann is on the first tile with a rock, bob on the second with another."""
    beasts = [ROCK, {**ROCK, "id": "boulder"}]
    more = {"explorers": 2, "tiles": [face("second"), face("third")], "borders": ("east", "south"), "monsters": beasts, **content}
    p = position(drawing, **more)
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.stand("bob", "12,2")
        p.put("rock", "2,1")
        p.put("boulder", "14,2")
    return p


# -- at once, once, completely -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-19")
def test_what_a_card_does_as_it_enters_play_is_done_at_once_and_completely() -> None:
    """Both lines with all effects, while the other items are still to be equipped; and then never again."""
    ring = {"id": "ring", "type": "artifact", "enters": ["Threat +1; gain 1 essence", "Restore 1 health"]}
    p = position("a . b", explorers=2, items=[ring, {"id": "club", "type": "weapon", "hands": 1}], draws=CALM)
    with p.arrange() as s:
        p.own("ann", "ring", "club")
        s.explorers["ann"].health = 2
    p.begin("ann")
    assert (p.s.threat, p.explorer().essence, p.explorer().health) == (0, 0, 2)
    p.go("inventory:ann", "main:ring")
    assert (p.prompt, p.s.threat, p.explorer().essence, p.explorer().health) == ("arrange", 1, 1, 3)
    p.go("main:club").rest()
    assert (p.s.round, p.explorer().essence, p.explorer().health) == (2, 1, 3)
    p.begin("ann").go("move:2,2", "pass").rest()
    assert (p.s.round, p.explorer().essence, p.explorer().health) == (3, 1, 3)


@pytest.mark.rule("MA-ABL-19")
@pytest.mark.parametrize(("wounds", "threat"), [(1, 1), (0, 0)])
def test_a_condition_of_such_an_ability_counts(wounds: int, threat: int) -> None:
    """For a horror event, if it holds for anybody on the board: ann is on another tile than the wounded boulder."""
    gloom = {"id": "gloom", "kind": "horror", "scenario": "trial", "enters": ["If there is a wounded monster: threat +1"]}
    imp = {**ROCK, "id": "imp", "enters": ["If there is a wounded monster: threat +1"]}
    line = {"ann": {"active": ["Pay 1 stamina: invoke a horror event", "Pay 1 stamina: spawn a monster"]}}
    p = apart(events=[gloom], explorer=line, monsters=[ROCK, {**ROCK, "id": "boulder"}, imp], draws={"horror-event": "gloom", "monster-card": "imp"})
    with p.arrange() as s:
        s.monsters["boulder"].wounds = wounds
    p.begin("ann").go(ANN + "0")
    assert (p.s.threat, [e.card for e in p.told(Took)]) == (1 + threat, ["gloom"] * threat)


@pytest.mark.rule("MA-ABL-19")
@pytest.mark.parametrize("line", ["Pay 1 stamina: threat +1", "When you kill: threat +1", "Armor +1"])
def test_it_has_neither_a_price_nor_a_moment_and_is_not_kept_in_force(line: str) -> None:
    with pytest.raises(PackError):
        position("a", explorer={"ann": {"enters": [line]}})


# -- explorers -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-20")
def test_the_card_of_an_explorer_enters_play_with_its_figure() -> None:
    """After set-up, and again when the figures are placed anew; it affects its own explorer. The dead do not come back."""
    people = {id: {"enters": [GAIN], "active": [PROCEED]} for id in ("ann", "cid")}
    p = position(explorers=3, explorer=people, chapters=[CHAPTERS[0], AGAIN, *CHAPTERS[1:]])
    assert essence(p) == [1, 0, 1]
    with p.arrange() as s:
        s.explorers["cid"].dead, s.explorers["cid"].cell = 1, -1
        s.explorers["cid"].essence = 0
    p.begin("ann").go(ANN + "0", "health")
    assert p.prompt == "enter-at"
    assert (essence(entered(p)), gained(p)) == ([2, 0, 0], ["ann"])


@pytest.mark.rule("MA-ABL-20")
def test_it_does_not_if_the_figure_only_changes_its_space() -> None:
    p = position("a", explorer={"ann": {"enters": [GAIN], "active": ["Pay 1 stamina: transfer up to 3"]}})
    p.begin().go(ANN + "0", "space:3,3", "move:4,4")
    assert (essence(p), p.where("ann")) == ([1], "4,4")


# -- items -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-21")
def test_an_item_enters_play_when_it_is_equipped_and_affects_its_owner() -> None:
    """In ann's turn bob equips it; the other one stays in his inventory."""
    rings = [{"id": id, "type": "artifact", "enters": [f"Gain {n} essence"]} for n, id in ((2, "ring"), (1, "crown"))]
    p = position("a b", explorers=2, items=rings)
    with p.arrange():
        p.own("bob", "ring", "crown")
    p.begin("ann").go("inventory:bob")
    assert essence(p) == [0, 0]
    p.go("main:ring")
    assert (essence(p), gained(p)) == ([0, 2], ["bob"])
    p.until("act")
    assert essence(p) == [0, 2]


@pytest.mark.rule("MA-ABL-21")
def test_an_item_enters_play_when_its_owner_is_placed_with_it() -> None:
    """If it is equipped then: crown and vial are not."""
    rings = [{"id": id, "type": "artifact", "enters": [GAIN]} for id in ("ring", "crown", "idol")]
    people = {"ann": {"active": [PROCEED]}}
    p = position(explorers=3, items=rings, explorer=people, chapters=[CHAPTERS[0], AGAIN, *CHAPTERS[1:]])
    with p.arrange() as s:
        s.explorers["ann"].gear, s.explorers["cid"].gear = [Gear("ring")], [Gear("idol")]
        p.own("bob", "crown")
    p.begin("ann").go(ANN + "0")
    assert (essence(entered(p)), gained(p)) == ([1, 0, 1], ["ann", "cid"])


# -- monsters --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-22")
def test_the_card_of_a_monster_enters_play_as_it_appears_and_affects_the_monster() -> None:
    imp = {"id": "imp", "armor": 3, "will": 3, "health": 3, "stamina": 2, "enters": ["Lose 1 health", "Threat +1"], "passive": ["Immobile"]}
    people = {"ann": {"active": ["Pay 1 stamina: spawn a monster"]}}
    p = position("a . S", explorers=2, explorer=people, monsters=[imp, ROCK], draws={"monster-card": "imp", **CALM, "spawn-roll": "1 1"})
    with p.arrange():
        p.put("rock", "5,5")
    p.begin("ann").go(ANN + "0")
    assert (p.monster("imp").wounds, p.monster("rock").wounds, p.s.threat, hurt(p)) == (1, 0, 1, ["imp"])
    shown = [type(e) for e in p.table.events if isinstance(e, (Appeared, LostHealth))]
    assert shown == [Appeared, LostHealth]
    p.rest().until("who-acts")
    assert (p.s.round, p.monster("imp").wounds) == (2, 1)


# -- events ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-23")
def test_an_explorer_event_affects_whoever_invokes_it() -> None:
    """In ann's turn that is bob."""
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "enters": [GAIN]}
    p = position("a . b", explorers=2, events=[calm], explorer={"bob": {"active": ["Pay 1 health: invoke an explorer event"]}})
    p.begin("ann")
    p.table.choose("free:explorer/bob/active/0", 1)
    assert (essence(p), p.game.explorer_event) == ([0, 1], "calm")
    p.go("move:2,2")
    assert essence(p) == [0, 1]


@pytest.mark.rule("MA-ABL-23")
def test_it_affects_whoever_reinvokes_it() -> None:
    """The one who invoked it gets nothing again."""
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "enters": [GAIN]}
    people = {"ann": {"active": ["Pay 1 stamina: invoke an explorer event"]}, "bob": {"active": ["Pay 1 stamina: reinvoke the explorer event"]}}
    p = position("a . b", explorers=2, events=[calm], explorer=people).begin("ann").go(ANN + "0", "pass").begin("bob").go(BOB + "0")
    assert (essence(p), p.s.explorer_events) == ([1, 1], ["calm"])


DUSK = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Lose 1 health, on explorers; lose 1 health, on monsters"]}
BOTH = ["ann", "bob", "rock", "boulder"]


@pytest.mark.rule("MA-ABL-24")
def test_a_horror_event_that_is_invoked_reaches_everybody_whom_it_names_on_all_tiles() -> None:
    p = apart(events=[DUSK], explorer={"ann": {"active": ["Pay 1 stamina: invoke a horror event"]}})
    p.begin("ann").go(ANN + "0")
    assert (sorted(hurt(p)), p.s.horror_events, p.s.threat) == (sorted(BOTH), ["dusk"], 1)


@pytest.mark.rule("MA-ABL-24")
@pytest.mark.parametrize(("roll", "again"), [("3", True), ("4", False)])
def test_so_does_one_that_is_reinvoked(roll: str, again: bool) -> None:
    """At an event space, because the roll does not reach 4."""
    p = apart("a\nE", events=[DUSK], draws={"event-space": roll})
    with p.arrange() as s:
        s.horror_events, s.decks["horror"].pile, s.threat = ["dusk"], [], 2
    p.begin("ann").go("roll:1,2")
    assert (sorted(hurt(p)), p.s.horror_events, p.s.threat) == (sorted(BOTH) * again, ["dusk"], 1 + again)


EITHER = "If there is a wounded monster then threat +1 else threat +2"


@pytest.mark.rule("MA-ABL-24", "MA-EFF-03")
@pytest.mark.parametrize(("wounds", "threat"), [(0, 3), (1, 2)])
def test_its_conditions_are_about_all_tiles_too(wounds: int, threat: int) -> None:
    """The wounded boulder is on the other tile."""
    p = apart(events=[{**DUSK, "enters": [EITHER]}], explorer={"ann": {"active": ["Pay 1 stamina: invoke a horror event"]}})
    with p.arrange() as s:
        s.monsters["boulder"].wounds = wounds
    assert p.begin("ann").go(ANN + "0").s.threat == threat


# -- chapters --------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-25")
def test_the_first_chapter_enters_play_as_the_scenario_begins() -> None:
    first = {**CHAPTERS[0], "enters": ["Place the entry token; gain 1 essence, on explorers"]}
    assert essence(position(explorers=2, chapters=[first, *CHAPTERS[1:]])) == [1, 1]


@pytest.mark.rule("MA-ABL-25")
def test_a_chapter_enters_play_as_the_story_goes_on_and_reaches_all_tiles() -> None:
    """It does not before, and not again."""
    second = {**CHAPTERS[1], "enters": ["Lose 1 health, on explorers; lose 1 health, on monsters"]}
    p = apart(chapters=[CHAPTERS[0], second, CHAPTERS[2]], explorer={"ann": {"active": ["Pay 1 stamina: proceed to the next chapter"]}})
    p.begin("ann")
    assert hurt(p) == []
    p.go(ANN + "0")
    assert sorted(hurt(p)) == sorted(BOTH)
    p.go("pass").begin("bob")
    assert len(hurt(p)) == 4


@pytest.mark.rule("MA-ABL-25", "MA-EFF-03")
@pytest.mark.parametrize(("wounds", "threat"), [(0, 2), (1, 1)])
def test_conditions_of_a_chapter_are_about_all_tiles_too(wounds: int, threat: int) -> None:
    second = {**CHAPTERS[1], "enters": [EITHER]}
    p = apart(chapters=[CHAPTERS[0], second, CHAPTERS[2]], explorer={"ann": {"active": ["Pay 1 stamina: proceed to the next chapter"]}})
    with p.arrange() as s:
        s.monsters["boulder"].wounds = wounds
    assert p.begin("ann").go(ANN + "0").s.threat == threat


# -- personal events -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-ABL-27")
def test_a_personal_event_enters_play_only_when_it_is_invoked() -> None:
    """The explorer's own card does so again when the figure is placed."""
    note = {"id": "calm", "kind": "explorer", "scenario": "trial", "personal": True, "enters": ["Gain 2 essence"]}
    people = {"ann": {"enters": [GAIN], "active": ["Pay 1 stamina: invoke an explorer event", PROCEED], "essence": 9}}
    p = position("a", events=[note], explorer=people, chapters=[CHAPTERS[0], AGAIN, *CHAPTERS[1:]]).begin()
    assert essence(p) == [1]
    p.go(ANN + "0")
    assert (essence(p), p.explorer().personal) == ([3], ["calm"])
    p.go(ANN + "1", "health")
    assert (essence(entered(p)), p.explorer().personal) == ([4], ["calm"])
