"""The event phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Arrived, EventDrawn, Healed, Nothing, PhaseBegan, SparksChanged, Wounded, XpGained
from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.decision import TABLE

from .position import DARK, OPEN, Position, position

WIDE: dict[str, Any] = {"tiles": {"1R": OPEN.replace("C |", "C  "), "2R": OPEN.replace("| C", "  C")}, "rows": [["1R", "2R"]]}
"""Two tiles joined: a1 … c3 and d1 … f3."""
WANTED = {"guards-1": "guards-1/rats", "guards-2": "guards-2/rats", "lesser": "lesser/ogre"}


def card(*does: str, id: str = "card", kind: str = "patrol") -> dict[str, Any]:
    return {"id": id, "name": id.title(), "kind": kind, "text": "T.", "does": list(does)}


def fated(*does: str, heroes: int = 1, events: Sequence[dict[str, Any]] = (), play: bool = True, **content: Any) -> Position:
    """A game with one event card, at the end of its first heroes' phase."""
    p = position(heroes=heroes, events=list(events) or [card(*does)], draws={**WANTED, **content.pop("draws", {})}, **content)
    return p.go(*["end"] * heroes) if play else p


def levels(tokens: dict[str, int]) -> dict[str, Any]:
    return {**WIDE, "adventure": {"levels": tokens}}


# -- the card ---------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EVT-01")
def test_one_event_card_is_drawn_every_round() -> None:
    p = fated("All heroes gain 1 xp")
    assert [e.card for e in p.told(EventDrawn)] == ["card"]
    p.go("end")
    assert [e.card for e in p.told(EventDrawn)] == ["card", "card"]


@pytest.mark.rule("MD-EVT-01")
def test_it_takes_effect_at_once_and_in_the_order_printed() -> None:
    p = fated("All heroes gain 1 xp; All heroes in the zone suffer 1", "All heroes on the board heal 1")
    told = [type(e) for e in p.table.events if isinstance(e, EventDrawn | XpGained | Wounded | Healed | PhaseBegan)]
    at = told.index(EventDrawn)
    assert told[at - 1 : at + 5] == [PhaseBegan, EventDrawn, XpGained, Wounded, Healed, PhaseBegan]


@pytest.mark.rule("MD-EVT-01", "MD-RND-01")
def test_it_is_drawn_in_the_event_phase() -> None:
    p = fated("All heroes gain 1 xp")
    before = [e.phase for e in p.table.events[: p.table.events.index(p.told(EventDrawn)[0])] if isinstance(e, PhaseBegan)]
    assert before[-1] == "event"


@pytest.mark.rule("MD-EVT-01")
def test_without_any_event_card_the_round_goes_on() -> None:
    p = fated("All heroes gain 1 xp", play=False)
    with p.arrange() as s:
        s.decks["events"] = []
    p.go("end")
    assert (p.told(EventDrawn), p.s.discards["events"], p.s.round, p.prompt) == ([], [], 2, "act")


@pytest.mark.rule("MD-HER-07", "MD-XPP-01")
def test_what_nobody_gains_is_not_told() -> None:
    p = fated("All heroes on the board heal 1; All heroes gain 0 xp")
    assert ([e.card for e in p.told(EventDrawn)], p.told(Healed), p.told(XpGained)) == (["card"], [], [])


@pytest.mark.rule("MD-EVT-05", "MD-STY-12")
@pytest.mark.parametrize(
    ("does", "level", "found"),
    [
        ("Draw 1 treasure", 1, ["trinket"]), ("Draw 2 treasures", 3, ["trinket-3"] * 2), ("Draw 1 treasure, level +1", 3, ["trinket-4"]),
        ("Draw 1 treasure, level +1", 5, ["trinket-5"]),
    ],
)  # fmt: skip
def test_treasure_of_a_blessing_is_of_the_current_level_or_one_more(does: str, level: int, found: list[str]) -> None:
    p = fated(does, play=False)
    with p.arrange() as s:
        s.level = level
    assert p.go("end").hero().pack == found


@pytest.mark.rule("MD-EVT-05", "MD-ROM-03")
def test_a_blessing_against_guards_leaves_roaming_monsters_standing() -> None:
    p = fated("All guards are stunned", play=False)
    with p.arrange():
        p.put("rats", "c3")
        p.put("ogre", "c3")
    p.go("end").until("act")
    assert (p.enemy("e1").stunned, p.enemy("e2").stunned) == (True, False)


# -- patrols ----------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EVT-02")
@pytest.mark.parametrize(("token", "zone"), [("current", "e1"), ("higher", "f1"), ("lower", "d1")])
def test_a_patrol_comes_to_the_token_the_card_names(token: str, zone: str) -> None:
    p = fated(f"A guard comes to the {token} level", play=False, **levels({"d1": 1, "e1": 2, "f1": 3}))
    with p.arrange() as s:
        s.level = 2
    p.go("end")
    assert [p.game.name(e.cell) for e in p.told(Arrived)] == [zone]


@pytest.mark.rule("MD-EVT-02", "MD-ROM-02")
def test_a_roaming_monster_comes_to_the_token_the_card_names() -> None:
    p = fated("A due roaming monster comes to the higher level", **levels({"a1": 1, "e2": 2}))
    assert [(e.card, p.game.name(e.cell)) for e in p.told(Arrived)] == [("lesser/ogre", "e2")]


@pytest.mark.rule("MD-EVT-03", "MD-LVL-11")
def test_where_several_zones_have_the_token_the_players_choose() -> None:
    p = fated("A guard comes to the current level", **levels({"a1": 1, "f3": 1}))
    assert (p.prompt, p.decision.seat, p.keys) == ("which-zone", TABLE, ["zone:a1", "zone:f3"])
    p.go("zone:f3")
    assert p.where("e1") == "f3"


@pytest.mark.rule("MD-EVT-03")
def test_with_a_single_zone_nobody_is_asked() -> None:
    assert fated("A guard comes to the current level", **levels({"f3": 1, "d1": 2})).where("e1") == "f3"


@pytest.mark.rule("MD-EVT-04", "MD-LVL-10")
@pytest.mark.parametrize("token", ["current", "higher", "lower"])
def test_the_guards_of_a_patrol_are_of_the_current_level(token: str) -> None:
    p = fated(f"A guard comes to the {token} level", play=False, **levels({"d1": 1, "e1": 2, "f1": 3}))
    with p.arrange() as s:
        s.level = 2
    p.go("end")
    assert [e.card for e in p.told(Arrived)] == ["guards-2/rats"]


@pytest.mark.rule("MD-EVT-06")
@pytest.mark.parametrize("token", ["higher", "lower"])
def test_without_a_token_of_the_level_nobody_comes(token: str) -> None:
    p = fated(f"A guard comes to the {token} level; All heroes gain 1 xp", **levels({"a1": 1, "f1": 3}))
    assert not p.told(Arrived)
    assert [e.rules for e in p.told(Nothing)] == [("MD-EVT-06",)]
    assert p.hero().xp == 1  # what else the card says still happens


@pytest.mark.rule("MD-EVT-06")
def test_only_the_placement_without_a_token_is_left_out() -> None:
    p = fated("A guard comes to the lower level; A guard comes to the current level", **levels({"f1": 1}))
    assert [p.game.name(e.cell) for e in p.told(Arrived)] == ["f1"]


@pytest.mark.rule("MD-EVT-06", "MD-Q04-09")
def test_a_token_on_a_tile_that_is_gone_is_none() -> None:
    p = fated("A guard comes to the current level", play=False, **levels({"f1": 1}))
    with p.arrange() as s:
        s.gone = sum(1 << 6 * row + column for row in range(3) for column in (3, 4, 5))
    p.go("end")
    assert not p.told(Arrived)


# -- blessings --------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EVT-05")
def test_a_blessing_does_what_is_printed_on_it_and_nothing_else() -> None:
    """All blessings of the real cards: nobody is worse off, and no enemy comes or acts."""
    rules = MODULE.rules(MODULE.packs())
    blessings = [event.text for event in rules.content.events.values() if event.text.kind == "blessing"]
    assert blessings
    for text in blessings:
        p = fated(events=[card(*text.does, kind="blessing")], heroes=2, play=False, **levels({"a1": 1, "b1": 1}))
        with p.arrange() as s:
            p.put("rats", "f3", stunned=True)
            s.heroes["ann"].health = s.heroes["bob"].health = 2
            s.phase, s.turn = "event", None
        p.until("act")
        assert all(h.health >= 2 and not h.stunned for h in p.s.heroes.values()), text.name
        assert (list(p.s.enemies), p.where("e1")) == (["e1"], "f3"), text.name


@pytest.mark.rule("MD-EVT-05")
def test_a_blessing_of_light_leaves_those_in_the_dark_alone() -> None:
    half = {"1R": OPEN.replace("C |", "C  "), "2R": DARK.replace("| c", "  c")}
    p = fated("All heroes in light zones heal 2", heroes=2, play=False, tiles=half, rows=[["1R", "2R"]])
    with p.arrange() as s:
        s.heroes["ann"].health = s.heroes["bob"].health = 2
        s.heroes["bob"].zone = p.zone("f1")
    p.go("end", "end")
    assert (p.hero("ann").health, p.hero("bob").health) == (4, 2)


# -- afterwards -------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EVT-07")
def test_the_card_is_discarded_after_it_was_carried_out() -> None:
    p = fated(events=[card("A guard comes to the current level"), card("All heroes gain 1 xp", id="other")], **levels({"a1": 1, "f3": 1}))
    assert p.prompt == "which-zone"
    assert (p.s.discards["events"], p.s.decks["events"]) == ([], ["other"])
    p.go("zone:f3").until("act")
    assert (p.s.discards["events"], p.s.decks["events"]) == (["card"], ["other"])


@pytest.mark.rule("MD-EVT-07", "MD-ACT-12")
def test_the_active_hero_of_the_card_is_the_first_players() -> None:
    p = fated("Suffer 1", heroes=2, play=False)
    with p.arrange() as s:
        s.first = 1
        s.phase, s.turn = "event", None
    assert [e.figure for e in p.told(Wounded)] == ["bob"]


@pytest.mark.rule("MD-EVT-07", "MD-ACT-13")
def test_if_that_hero_is_dead_it_is_the_next_in_play() -> None:
    p = fated("Suffer 1", heroes=3, play=False)
    with p.arrange() as s:
        s.heroes["ann"].dead, s.heroes["bob"].left = True, True
        s.phase, s.turn = "event", None
    assert [e.figure for e in p.told(Wounded)] == ["cid"]


@pytest.mark.rule("MD-EVT-07")
def test_a_card_means_the_same_hero_to_its_end() -> None:
    """The ceiling falls on ann's zone and kills her; the rest of the card is about that zone too."""
    p = fated("All heroes in the zone suffer 1; All enemies in the zone suffer 1", heroes=2, play=False, **WIDE)
    with p.arrange() as s:
        s.heroes["ann"].health, s.heroes["bob"].zone = 1, p.zone("f3")
        p.put("ogre", "a1", stunned=True)
        p.put("drake", "f3", stunned=True)
        s.phase, s.turn = "event", None
    p.until("act")
    assert (p.enemy("e1").health, p.enemy("e2").health) == (5, 8)


@pytest.mark.rule("MD-EVT-01")
def test_with_nobody_in_play_a_patrol_comes_all_the_same() -> None:
    p = fated("A guard comes to the current level", heroes=2, play=False)
    with p.arrange() as s:
        s.heroes["ann"].left, s.heroes["bob"].dead = True, True
        s.phase, s.turn = "event", None
    assert len(p.told(Arrived)) == 1


@pytest.mark.rule("MD-EVT-05", "MD-SET-16", "MD-HER-14")
@pytest.mark.parametrize(("before", "by", "after"), [(2, "+1", 3), (2, "-1", 1), (1, "-2", 0)])
def test_a_card_puts_tokens_on_the_lifespark_card_or_takes_them_never_below_none(before: int, by: str, after: int) -> None:
    p = fated(f"Lifespark {by}", setup={"lifespark": before})
    assert (p.s.sparks, [e.left for e in p.told(SparksChanged)]) == (after, [after])
