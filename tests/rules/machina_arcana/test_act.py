"""Action spaces: what they are, who activates them for how much, and that each is used once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EssenceGained, EventInvoked, ItemGained, Rating, SpaceDestroyed, SpaceUsed, ThreatMoved, TilePlaced

from .position import CHAPTERS, Position, face, position

KINDS = {"L": "lever", "R": "recharge", "W": "workbench", "C": "chest", "E": "event", "X": "chapter"}
SIGNS = list(KINDS)
ITEMS = [{"id": "gem", "type": "artifact"}, {"id": "ring", "type": "artifact"}, {"id": "idol", "type": "artifact"}]
SHOTS = {"ann": {"active": ["Pay 1 stamina, range 3: attack 1/0", "Pay 1 stamina, range 3 over obstacles: attack 1/0"]}}


def beside(drawing: str, *, stamina: int = 6, essence: int = 4, explorers: int = 1, **content: Any) -> Position:
    """ann in her turn, with 4 of 5 essence."""
    p = position(drawing, explorers=explorers, **{"items": ITEMS, **content})
    with p.arrange() as s:
        s.explorers["ann"].stamina, s.explorers["ann"].essence = stamina, essence
    return p.begin()


def actions(p: Position) -> list[str]:
    """What is offered about action spaces."""
    return [key for key in p.keys if key.split(":")[0] in ("activate", "invoke", "roll", "seal", "lever")]


def order(p: Position, *kinds: type[Any]) -> list[str]:
    """Which of these events were told, in order."""
    return [type(e).__name__ for e in p.table.events if isinstance(e, kinds)]


def controlled(drawing: str, stamina: int = 9) -> Position:
    """A golem in its turn, on 1,1, moved by the player of bob, who is dead; ann is far away."""
    golem = {"id": "golem", "armor": 9, "will": 9, "health": 3, "stamina": stamina}
    p = position(drawing + "\n" * 6 + "a", explorers=2, monsters=[golem])
    with p.arrange() as s:
        p.put("golem", "1,1")
        s.explorers["bob"].dead, s.explorers["bob"].cell, s.explorers["bob"].health = 1, -1, 0
    return p.begin().go("pass").until("control-monster")


@pytest.mark.rule("MA-ACT-01")
@pytest.mark.parametrize(("sign", "offered"), [
    ("L", ["activate:2,1"]), ("R", ["activate:2,1"]), ("W", ["activate:2,1"]), ("C", ["activate:2,1"]), ("X", ["activate:2,1"]),
    ("E", ["invoke:2,1", "roll:2,1"]), ("B", []), ("~", []), ("^", []), ("#", []), (".", []),
])  # fmt: skip
def test_levers_recharge_stations_workbenches_chests_event_and_chapter_spaces_are_action_spaces(sign: str, offered: list[str]) -> None:
    assert actions(beside(f"a {sign}")) == offered


@pytest.mark.rule("MA-ACT-01")
def test_all_action_spaces_around_an_explorer_are_offered_space_by_space() -> None:
    p = beside("X W .\nE a C\nL . R")
    assert actions(p) == ["activate:1,1", "activate:2,1", "invoke:1,2", "roll:1,2", "activate:3,2", "activate:1,3", "activate:3,3"]


@pytest.mark.rule("MA-ACT-02")
@pytest.mark.parametrize("sign", SIGNS)
def test_an_action_space_is_an_obstacle(sign: str) -> None:
    p = beside(f"a {sign} . .", explorer=SHOTS)
    with p.arrange():
        p.put("archer", "3,1")
    assert "move:2,1" not in p.begin().keys
    seen = []
    for line in (0, 1):
        with p.arrange():
            pass
        p.begin().go(f"use:explorer/ann/active/{line}")
        seen.append(p.prompt == "which-target" and "target:archer" in p.keys)
    assert seen == [False, True]


@pytest.mark.rule("MA-ACT-03")
@pytest.mark.parametrize(("drawing", "at"), [
    ("a . {}", ""), ("a|{}", ""), (". .\n. . {}", "1,1"), (". .\n{}", "1,1"), ("a\n{}", ""), (". {}\n. .", "1,2"),
])  # fmt: skip
@pytest.mark.parametrize("sign", SIGNS)
def test_an_action_space_has_to_be_adjacent(sign: str, drawing: str, at: str) -> None:
    p = beside(drawing.format(sign))
    if at:
        with p.arrange():
            p.stand("ann", at)
    near = drawing in (". .\n{}", "a\n{}", ". {}\n. .")
    assert bool(actions(p.begin())) == near


@pytest.mark.rule("MA-ACT-03")
@pytest.mark.parametrize("sign", SIGNS)
def test_an_explorer_activates_it_and_is_named(sign: str) -> None:
    p = beside(f"a {sign}")
    p.go("invoke:2,1" if sign == "E" else "activate:2,1").until("act")
    used = p.told(SpaceUsed)[0]
    assert (used.figure, used.space, used.how, used.cell) == ("ann", KINDS[sign], "invoke" if sign == "E" else "activate", p.cell("2,1"))
    assert used.rules == (("MA-CHS-02",) if sign == "X" else ("MA-ACT-03",))


@pytest.mark.rule("MA-ACT-03", "MA-TRP-02")
def test_a_monster_that_players_control_activates_levers_and_nothing_else() -> None:
    p = controlled("X W .\nL . R\nE C .")
    with p.arrange():
        p.stand("golem", "2,2")
    p.until("control-monster")
    assert actions(p) == ["lever:1,2"]
    p.go("lever:1,2")
    assert [(e.figure, e.space, e.rules) for e in p.told(SpaceUsed)] == [("golem", "lever", ("MA-ACT-03",))]
    assert p.s.destroyed == [p.cell("1,2")]


@pytest.mark.rule("MA-ACT-04")
@pytest.mark.parametrize("sign", SIGNS)
def test_after_its_activation_an_action_space_is_destroyed(sign: str) -> None:
    p = beside(f"a {sign} {sign}")
    p.go("invoke:2,1" if sign == "E" else "activate:2,1").until("act")
    assert p.s.destroyed == [p.cell("2,1")]
    rule = "MA-CHS-02" if sign == "X" else "MA-ACT-04"
    assert [(e.space, e.cell, e.rules) for e in p.told(SpaceDestroyed)] == [(KINDS[sign], p.cell("2,1"), (rule,))]


@pytest.mark.rule("MA-ACT-04")
def test_an_event_space_that_its_own_event_destroys_is_destroyed_once() -> None:
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "enters": ["destroy an adjacent event space"]}
    p = beside("a E", events=[calm]).go("invoke:2,1")
    assert (p.s.destroyed, len(p.told(SpaceDestroyed))) == ([p.cell("2,1")], 1)


@pytest.mark.rule("MA-ACT-04")
def test_a_space_whose_tile_has_left_the_board_by_then_leaves_no_token() -> None:
    """The event brings in a chapter that begins on another tile."""
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "enters": ["proceed to the next chapter"]}
    chapters = [CHAPTERS[0], {**CHAPTERS[1], "enters": ["place the entry token"]}, CHAPTERS[2]]
    p = beside("a E", events=[calm], chapters=chapters, tiles=[face("second", "E C E")])
    p.go("invoke:2,1").until("act")
    assert ([tile.tile for tile in p.s.tiles], len(p.told(TilePlaced))) == (["second"], 1)
    assert (p.s.destroyed, p.told(SpaceDestroyed)) == ([], [])


@pytest.mark.rule("MA-ACT-05")
@pytest.mark.parametrize("sign", SIGNS)
def test_a_destroyed_action_space_cannot_be_activated(sign: str) -> None:
    p = beside(f"a {sign}\n{sign} .")
    assert len(actions(p)) == (4 if sign == "E" else 2)
    with p.arrange() as s:
        s.destroyed = [p.cell("2,1")]
    assert all("1,2" in key for key in actions(p.begin()))
    assert len(actions(p)) == (2 if sign == "E" else 1)


@pytest.mark.rule("MA-ACT-06")
def test_the_space_counts_as_itself_until_its_effect_is_over() -> None:
    """The event sends ann to the nearest event space, and there is no other than the one that she uses."""
    calm = {"id": "calm", "kind": "explorer", "scenario": "trial", "enters": ["transfer to the nearest event space", "restore 1 stamina"]}
    p = beside("a E . .", events=[calm]).go("invoke:2,1")
    assert (p.prompt, p.keys) == ("which-space", ["space:1,1", "space:3,1", "space:1,2", "space:2,2", "space:3,2"])
    p.go("space:3,1")
    assert p.where("ann") == "3,1"
    names = [type(e).__name__ for e in p.table.events]
    assert names.index("Restored") < names.index("SpaceDestroyed")


@pytest.mark.rule("MA-ACT-06")
@pytest.mark.parametrize(("sign", "effect"), [
    ("L", "TrapsTriggered"), ("R", "Restored"), ("W", "ItemGained"), ("C", "ItemGained"), ("E", "EventInvoked"),
])  # fmt: skip
def test_the_token_comes_after_the_effect(sign: str, effect: str) -> None:
    p = beside(f"a {sign}")
    with p.arrange() as s:
        s.explorers["ann"].health = 1
    p.begin().go("invoke:2,1" if sign == "E" else "activate:2,1").until("act")
    names = [type(e).__name__ for e in p.table.events]
    assert names.index("SpaceUsed") < names.index(effect) < names.index("SpaceDestroyed")


@pytest.mark.rule("MA-ACT-06")
@pytest.mark.parametrize("lit", [False, True])
def test_for_chapter_spaces_the_token_comes_first(lit: bool) -> None:
    """The next chapter lights a chapter space, but the one that brought it in is destroyed already."""
    chapters = [CHAPTERS[0], {**CHAPTERS[1], "enters": ["light a chapter space"]}, CHAPTERS[2]]
    p = beside("a X", chapters=chapters)
    with p.arrange() as s:
        s.lit = [p.cell("2,1")] if lit else []
    p.begin().go("activate:2,1")
    assert (p.s.chapter, p.s.lit, p.s.destroyed) == (1, [], [p.cell("2,1")])
    names = [type(e).__name__ for e in p.table.events]
    assert names.index("SpaceUsed") < names.index("SpaceDestroyed") < names.index("ChapterBegan")


@pytest.mark.rule("MA-ACT-07")
@pytest.mark.parametrize(("stamina", "possible"), [(2, False), (3, True), (6, True)])
def test_a_workbench_is_used_for_3_stamina(stamina: int, possible: bool) -> None:
    weapons = [{"id": f"w{n}", "type": "weapon", "hands": 1} for n in range(3)]
    p = beside("a W", stamina=stamina, explorers=3, items=[*ITEMS, *weapons])
    assert actions(p) == (["activate:2,1"] if possible else [])
    if possible:
        p.go("activate:2,1")
        assert (p.prompt, p.keys, p.explorer().stamina) == ("workbench-deck", ["deck:weapon", "deck:artifact"], stamina - 3)
        p.go("deck:weapon", "deck:weapon", "deck:weapon")
        assert (p.prompt, p.keys) == ("keep-item", ["keep:w0", "keep:w1", "keep:w2"])
        p.go("keep:w1")
        assert (p.explorer().items, p.explorer().essence) == (["w1"], 4)


@pytest.mark.rule("MA-ACT-08")
@pytest.mark.parametrize(("stamina", "possible"), [(2, False), (3, True), (6, True)])
def test_a_chest_gives_1_essence_and_an_item_for_3_stamina(stamina: int, possible: bool) -> None:
    p = beside("a C", stamina=stamina, explorers=3)
    assert actions(p) == (["activate:2,1"] if possible else [])
    if possible:
        p.go("activate:2,1")
        assert (p.prompt, p.keys, p.explorer().stamina) == ("keep-item", ["keep:trinket", "keep:gem"], stamina - 3)
        p.go("keep:gem", "discard:trinket")
        assert (p.explorer().items, p.explorer().essence) == (["gem"], 5)
        assert [(e.figure, e.amount, e.rules) for e in p.told(EssenceGained)] == [("ann", 1, ("MA-ACT-08",))]
        assert [(e.figure, e.card, e.rules) for e in p.told(ItemGained)] == [("ann", "gem", ("MA-INV-15", "MA-ACT-08"))]
        assert order(p, EssenceGained, ItemGained) == ["EssenceGained", "ItemGained"]


@pytest.mark.rule("MA-ACT-08")
def test_a_chest_gives_its_essence_even_if_there_is_no_item_and_none_beyond_the_maximum() -> None:
    p = beside("a C\nC .")
    with p.arrange() as s:
        for deck in ("weapon", "apparel", "artifact", "consumable"):
            s.decks[deck].pile = []
    p.begin().go("activate:2,1")
    assert (p.explorer().essence, p.explorer().items) == (5, [])
    p.go("activate:1,2")
    assert (p.explorer().essence, len(p.told(EssenceGained))) == (5, 1)


EVENTFUL: Sequence[dict[str, Any]] = (
    {"id": "calm", "kind": "explorer", "scenario": "trial", "enters": ["gain 1 essence"]},
    {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["threat +2"]},
)


@pytest.mark.rule("MA-ACT-09")
@pytest.mark.parametrize(("cost", "stamina", "possible"), [("1", 1, True), ("1", 0, False), ("2", 2, True), ("2", 1, False), ("", 1, True)])
@pytest.mark.parametrize("option", ["invoke", "roll"])
def test_an_event_space_costs_1_stamina_or_2_by_a_setting_and_has_two_options(cost: str, stamina: int, possible: bool, option: str) -> None:
    profile = {"event_cost": cost} if cost else {}
    p = beside("a E", stamina=stamina, explorers=3, profile=profile, explorer={"ann": {"active": ["Pay 1 essence: threat +1"]}})
    assert actions(p) == (["invoke:2,1", "roll:2,1"] if possible else [])
    if possible:
        p.go(f"{option}:2,1")
        assert p.explorer().stamina == 0
        assert [e.how for e in p.told(SpaceUsed)] == [option]


@pytest.mark.rule("MA-ACT-10")
def test_the_first_option_gives_1_essence_and_invokes_an_explorer_event() -> None:
    p = beside("a E . b", explorers=2, essence=1, events=EVENTFUL)
    p.go("invoke:2,1")
    assert (p.explorer("ann").essence, p.explorer("bob").essence, p.s.threat) == (3, 0, 0)
    assert [(e.amount, e.rules) for e in p.told(EssenceGained)] == [(1, ("MA-ACT-10",)), (1, ("MA-ESS-05",))]
    assert [(e.card, e.how, e.rules) for e in p.told(EventInvoked)] == [("calm", "explorer", ("MA-EVT-07", "MA-ACT-10"))]
    assert order(p, EssenceGained, EventInvoked) == ["EssenceGained", "EventInvoked", "EssenceGained"]
    assert p.s.explorer_events == ["calm"]


@pytest.mark.rule("MA-ACT-11")
@pytest.mark.parametrize(("rating", "roll", "lowered"), [
    (4, "3", False), (4, "4", True), (4, "5", True), (4, "0", True), (9, "0", True), (7, "6", False),
])  # fmt: skip
def test_the_second_option_is_a_roll_against_the_current_horror_rating(rating: int, roll: str, lowered: bool) -> None:
    p = beside("a E", rolls=roll, events=EVENTFUL)
    with p.arrange() as s:
        s.horror, s.threat, s.horror_events = rating, 2, ["dusk"]
        s.decks["horror"].pile = []
    p.begin().go("roll:2,1")
    assert p.s.threat == (1 if lowered else 4)
    assert [(e.card, e.how, e.rules) for e in p.told(EventInvoked)] == ([] if lowered else [("dusk", "again", ("MA-EVT-17", "MA-ACT-11"))])
    assert p.rules_told(ThreatMoved)[0] == (("MA-THR-12", "MA-ACT-11") if lowered else ("MA-THR-01",))
    assert (p.explorer().essence, p.told(EssenceGained)) == (4, [])
    assert p.s.destroyed == [p.cell("2,1")]


@pytest.mark.rule("MA-ACT-11")
def test_without_a_current_horror_event_a_low_roll_does_nothing() -> None:
    p = beside("a E", rolls="1", events=EVENTFUL).go("roll:2,1")
    assert (p.s.threat, p.told(EventInvoked), p.s.destroyed) == (0, [], [p.cell("2,1")])


@pytest.mark.rule("MA-ACT-12")
@pytest.mark.parametrize("roll", ["3", "4"])
def test_the_roll_leaves_the_horror_rating_as_it_is(roll: str) -> None:
    p = beside("a E", rolls=roll, events=EVENTFUL)
    with p.arrange() as s:
        s.horror, s.threat, s.horror_events = 4, 2, ["dusk"]
    p.begin().go("roll:2,1")
    assert (p.s.horror, p.told(Rating)) == (4, [])


@pytest.mark.rule("MA-ACT-12")
@pytest.mark.parametrize("rating", [None, 1])
def test_without_a_horror_rating_there_is_no_roll(rating: int | None) -> None:
    first = {key: value for key, value in CHAPTERS[0].items() if key != "horror"}
    p = beside("a E", chapters=[{**first, "horror": rating} if rating else first, *CHAPTERS[1:]])
    assert actions(p) == (["invoke:2,1", "roll:2,1"] if rating else ["invoke:2,1"])
