"""What is printed on the cards, what the tracks end with, and how many markers and tokens there are."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EffectBegan, LevelRose
from undercroft.games.machina_arcana.module import MachinaRules
from undercroft.kernel.packs import PackError

from .endgames import endgame
from .position import CHAPTERS, Position, face, pack, position

USE = "use:explorer/ann/active/0"
MONSTER: dict[str, Any] = {"id": "ogre", "level": 2, "armor": 4, "will": 1, "health": 3, "stamina": 5}
ITEM: dict[str, Any] = {"id": "thing", "level": 1, "type": "weapon", "hands": 1}
EVENT: dict[str, Any] = {"id": "omen", "kind": "explorer"}


def read(**content: Any) -> MachinaRules:
    """A pack with these cards."""
    return MachinaRules((pack(start=face("first"), **content),))


def track(p: Position, id: str) -> tuple[int, int]:
    """Where a marker is on a track that players see, and the track's end; 0 if it has none."""
    found = next(track for track in p.table.scene(0).tracks if track.id == id)
    return found.at, found.maximum


def current(p: Position) -> list[str]:
    """The names on the chapter board and of the current events, as players see them."""
    return [card.name for zone in p.table.scene(0).zones if zone.id == "current" for card in zone.cards]


def without(card: dict[str, Any], field: str) -> dict[str, Any]:
    return {k: v for k, v in card.items() if k != field}


@pytest.mark.rule("MA-CMP-01")
def test_an_explorer_has_a_name_a_class_abilities_and_five_attributes() -> None:
    lines = {"active": ["Pay 1 essence: threat +1"], "passive": ["Move through obstacles"], "enters": ["gain 1 essence"]}
    p = position("a", explorer={"ann": {"kind": "mystic", "armor": 1, "will": 4, "essence": 6, "health": 7, "stamina": 8, **lines}})
    card = p.rules.content.explorers["ann"]
    assert (card.name, card.text.kind, card.text.essence) == ("Ann", "mystic", 6)
    assert [effect.id for kind in card.does[:3] for effect in kind] == [f"explorer/ann/{kind}/0" for kind in ("active", "passive", "enters")]
    traits = p.game.traits("ann")
    assert (traits.armor, traits.will, p.game.max_health("ann"), p.explorer().health, p.explorer().stamina) == (1, 4, 7, 7, 8)


@pytest.mark.rule("MA-CMP-01")
@pytest.mark.parametrize("wrong", [
    {"armor": 10}, {"will": -1}, {"essence": None}, {"health": 0}, {"stamina": 0}, {"kind": "wizard"}, {"level": 1}, {"will": None},
])  # fmt: skip
def test_an_explorer_with_other_attributes_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PackError):
        read(explorer={"ann": wrong})


@pytest.mark.rule("MA-CMP-02")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_monster_has_a_level_a_name_abilities_and_four_attributes(level: int) -> None:
    p = position("a", monsters=[{**MONSTER, "level": level, "active": ["Pay 1 stamina, melee: attack 1/0"], "passive": ["Immobile"]}])
    with p.arrange():
        p.put("ogre", "5,5")
    card, traits = p.rules.content.monsters["ogre"], p.game.traits("ogre")
    assert (card.name, card.text.level) == ("Ogre", level)
    assert (traits.armor, traits.will, p.game.health("ogre"), traits.stamina, traits.immobile) == (4, 1, 3, 5, True)


@pytest.mark.rule("MA-CMP-02")
@pytest.mark.parametrize("wrong", [
    {**MONSTER, "level": 0}, {**MONSTER, "level": 5}, {**MONSTER, "essence": 1}, {**MONSTER, "health": 0}, {**MONSTER, "armor": 10},
    without(MONSTER, "armor"), without(MONSTER, "will"), without(MONSTER, "health"), without(MONSTER, "stamina"),
])  # fmt: skip
def test_a_monster_with_other_levels_or_attributes_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PackError):
        read(monsters=[wrong])
    read(monsters=[MONSTER])


@pytest.mark.rule("MA-CMP-03")
def test_an_item_has_a_level_a_type_abilities_and_symbols() -> None:
    hammer = {**ITEM, "level": 3, "hands": 2, "armor": 1, "will": 2, "top": "cog", "bottom": "star", "right": "bolt"}
    rules = read(items=[{**hammer, "active": ["Pay 1 stamina: threat +1"], "passive": ["Armor +1"], "enters": ["gain 1 essence"]}])
    card = rules.content.items["thing"]
    assert (card.name, card.text.type, card.text.level, card.text.hands) == ("Thing", "weapon", 3, 2)
    assert (card.text.top, card.text.bottom, card.text.right, card.text.left, card.text.armor, card.text.will) == ("cog", "star", "bolt", "", 1, 2)
    assert [effect.id for kind in card.does[:3] for effect in kind] == [f"item/thing/{kind}/0" for kind in ("active", "passive", "enters")]


@pytest.mark.rule("MA-CMP-03")
@pytest.mark.parametrize("wrong", [
    {**ITEM, "level": 0}, {**ITEM, "level": 4}, {**ITEM, "type": "vehicle"}, {**ITEM, "hands": 0}, {**ITEM, "hands": 3},
    {**ITEM, "type": "artifact"}, {**ITEM, "type": "apparel", "part": "head"}, without(ITEM, "type"), {**ITEM, "health": 1},
])  # fmt: skip
def test_an_item_of_another_level_or_type_or_with_hands_that_do_not_fit_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PackError):
        read(items=[wrong])
    read(items=[ITEM])


@pytest.mark.rule("MA-CMP-04")
def test_a_chapter_has_a_number_a_title_ratings_a_sign_if_it_is_closed_and_abilities() -> None:
    second = {"title": "Second", "story": "It goes on.", "spawn": 9, "closed": True, "active": ["Pay 1 stamina: threat +1"]}
    chapters = read(chapters=[CHAPTERS[0], second, CHAPTERS[2]]).content.scenarios["trial"].chapters
    assert [(c.id, c.name, c.text.spawn, c.text.horror, c.text.closed) for c in chapters] == [
        ("trial/1", "One", 7, 4, False), ("trial/2", "Second", 9, None, True), ("trial/3", "Three", None, None, False),
    ]  # fmt: skip
    assert (chapters[1].text.story, [effect.id for effect in chapters[1].does.active]) == ("It goes on.", ["chapter/trial/2/active/0"])


@pytest.mark.rule("MA-CMP-04")
@pytest.mark.parametrize("wrong", [{"spawn": 5}, {"title": "T", "spawn": 0}, {"title": "T", "horror": 11}, {"title": "T", "threat": 1}])
def test_a_chapter_without_a_title_or_with_another_rating_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PackError):
        read(chapters=[CHAPTERS[0], wrong, CHAPTERS[2]])


@pytest.mark.rule("MA-CMP-05")
def test_an_event_has_a_title_a_scenario_unless_it_is_common_and_abilities() -> None:
    lines = {"active": ["Pay 1 stamina: threat +1"], "passive": ["Armor +1, on monsters"], "enters": ["threat +1"]}
    omen, doom = {**EVENT, **lines}, {"id": "doom", "kind": "horror", "scenario": "trial"}
    events = read(events=[omen, doom, {**EVENT, "id": "friend", "personal": True}]).content.events
    assert [effect.id for kind in events["omen"].does[:3] for effect in kind] == [f"event/omen/{kind}/0" for kind in ("active", "passive", "enters")]
    assert [(events[id].name, events[id].text.scenario, events[id].text.personal) for id in ("omen", "doom", "friend")] == [
        ("Omen", "", False), ("Doom", "trial", False), ("Friend", "", True),
    ]  # fmt: skip


@pytest.mark.rule("MA-CMP-05")
@pytest.mark.parametrize("wrong", [{**EVENT, "kind": "horror", "personal": True}, {**EVENT, "kind": "other"}, without(EVENT, "kind")])
def test_only_an_explorer_event_is_personal_and_there_are_two_kinds(wrong: dict[str, Any]) -> None:
    with pytest.raises(PackError):
        read(events=[wrong])


@pytest.mark.rule("MA-CMP-06")
@pytest.mark.parametrize("content", [
    {"items": [{**ITEM, "scenario": "trial"}]}, {"monsters": [{**MONSTER, "scenario": "trial"}]}, {"explorer": {"ann": {"scenario": "trial"}}},
])  # fmt: skip
def test_items_monsters_and_explorers_belong_to_no_scenario(content: dict[str, Any]) -> None:
    with pytest.raises(PackError, match="unknown field `scenario`"):
        read(**content)


@pytest.mark.rule("MA-CMP-07")
def test_every_player_has_a_board_with_the_card_and_tracks_for_essence_health_and_stamina() -> None:
    p = position("a b", explorers=2, explorer={"bob": {"essence": 3, "health": 4, "stamina": 7}})
    with p.arrange() as s:
        bob = s.explorers["bob"]
        bob.essence, bob.health, bob.stamina = 2, 3, 5
    scene = p.table.scene(0)
    assert [(zone.seat, [card.id for card in zone.cards]) for zone in scene.zones if zone.id == "explorer"] == [(0, ["ann"]), (1, ["bob"])]
    assert [track(p, f"essence-{id}") for id in ("ann", "bob")] == [(0, 5), (2, 3)]
    assert [track(p, f"stamina-{id}") for id in ("ann", "bob")] == [(6, 6), (5, 7)]
    assert [(token.id, token.health, token.max_health) for token in scene.tokens] == [("ann", 5, 5), ("bob", 3, 4)]


@pytest.mark.rule("MA-CMP-08")
@pytest.mark.parametrize("steps", [4, 6])
def test_the_chapter_board_has_the_current_chapter_and_four_tracks(steps: int) -> None:
    lines = ["Pay 1 stamina: proceed to the next chapter", "Pay 1 stamina: threat +3", "Pay 1 stamina: monster level 2"]
    p = position("a b", explorers=2, explorer={"ann": {"active": lines}}, profile={"threat_steps": str(steps)}).begin()
    tracks = ("spawn", "horror", "threat", "level")
    assert (current(p), [track(p, id) for id in tracks]) == (["One"], [(6, 7), (4, 4), (0, steps), (1, 5)])
    p.go(*(f"use:explorer/ann/active/{n}" for n in range(3)))
    assert (current(p), [track(p, id) for id in tracks]) == (["Two"], [(5, 6), (3, 3), (3, steps), (2, 5)])


@pytest.mark.rule("MA-CMP-08")
def test_in_the_endgame_its_card_lies_on_the_chapter_board() -> None:
    p = endgame()
    assert (current(p), p.rules.title("trial/end-1"), p.rules.title("trial/2")) == (["Ritual"], "Ritual", "Two")
    assert (track(p, "spawn"), track(p, "horror")) == ((6, 6), (4, 4))


@pytest.mark.rule("MA-CMP-09")
@pytest.mark.parametrize("steps", [4, 6, 8])
def test_the_step_after_the_others_is_the_arrow_and_the_marker_does_not_stay_there(steps: int) -> None:
    p = position("a", explorer={"ann": {"stamina": 9, "active": ["Pay 1 stamina: threat +1"]}}, profile={"threat_steps": str(steps)})
    seen = []
    for _ in range(steps + 1):
        p.go(USE)
        seen.append(p.s.threat)
    assert seen == [*range(1, steps), 0, 1]
    assert [e.level for e in p.told(LevelRose)] == [2]


@pytest.mark.rule("MA-CMP-10")
@pytest.mark.parametrize(("stack", "in_force"), [(2, 2), (3, 3), (4, 3)])
def test_an_explorer_has_three_markers_for_lasting_effects(stack: int, in_force: int) -> None:
    p = position("a b", explorers=2, explorer={"ann": {"active": [f"Pay 1 stamina: Lasting {stack}x will +1"]}}).begin()
    for _ in range(5):
        p.go(USE)
    assert (p.game.traits("ann").will, len(p.s.lasting), len(p.told(EffectBegan))) == (3 + in_force, in_force, in_force)


@pytest.mark.rule("MA-CMP-10")
def test_the_three_markers_serve_all_effects_of_an_explorer_and_every_explorer_has_its_own() -> None:
    lines = [f"Pay 1 stamina: Lasting 2x {what} +1" for what in ("will", "armor")]
    p = position("a b", explorers=2, explorer={"ann": {"active": lines}, "bob": {"active": lines}}).begin()
    other = "use:explorer/{}/active/1"
    p.go(USE, USE, other.format("ann"), other.format("ann"), "pass", *[USE.replace("ann", "bob")] * 2, other.format("bob"))
    ann, bob = p.game.traits("ann"), p.game.traits("bob")
    assert (ann.will, ann.armor, bob.will, bob.armor) == (5, 3, 5, 3)


@pytest.mark.rule("MA-CMP-11")
@pytest.mark.parametrize(("stack", "in_force"), [(3, 3), (4, 4), (5, 4)])
def test_there_are_four_horror_markers(stack: int, in_force: int) -> None:
    howler = {"id": "howler", "armor": 2, "will": 1, "health": 1, "stamina": 6, "active": [f"Pay 1 stamina: Lasting {stack}x will +1"]}
    p = position("a", monsters=[howler])
    with p.arrange():
        p.put("howler", "1,2")
    p.go("pass")
    assert (p.s.round, p.game.traits("howler").will, len(p.s.lasting)) == (2, 1 + in_force, in_force)


@pytest.mark.rule("MA-CMP-11")
def test_the_four_horror_markers_serve_all_monsters_and_the_horror_event() -> None:
    line = "Pay 1 stamina: Lasting 2x will +1"
    howlers = [{"id": f"h{n}", "armor": 2, "will": 1, "health": 1, "stamina": 2, "active": [line]} for n in range(3)]
    gloom = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Lasting 1x will -1, on explorers"]}
    p = position("a b", explorers=2, monsters=howlers, events=[gloom], draws={"horror-roll": "9"})
    with p.arrange():
        for n in range(3):
            p.put(f"h{n}", f"{n + 1},2")
    p.rest()
    assert [p.game.traits(f"h{n}").will for n in range(3)] == [3, 2, 1]
    assert [p.game.traits(id).will for id in ("ann", "bob")] == [2, 2]


@pytest.mark.rule("MA-CMP-12")
def test_no_space_is_lit_and_destroyed_at_once() -> None:
    lines = ["Pay 1 stamina: light a chapter space", "Pay 1 stamina: destroy an adjacent chapter space"]
    p = position("a X . X", explorer={"ann": {"active": lines}})

    def marks() -> list[tuple[str, ...]]:
        return [cell.marks for cell in p.table.scene(0).boards[0].cells if cell.name in ("2,1", "4,1")]

    p.go(USE)
    assert (p.s.lit, p.s.destroyed, marks()) == ([p.cell("2,1")], [], [("lit-chapter-space",), ("chapter-space",)])
    p.go("use:explorer/ann/active/1")
    assert (p.s.lit, p.s.destroyed, marks()) == ([], [p.cell("2,1")], [("destroyed-space",), ("chapter-space",)])
    p.go(USE)
    assert (p.s.lit, p.s.destroyed, marks()) == ([p.cell("4,1")], [p.cell("2,1")], [("destroyed-space",), ("lit-chapter-space",)])


@pytest.mark.rule("MA-CMP-13")
@pytest.mark.parametrize(("side", "cells"), [("north", ("5,1", "6,1")), ("east", ("10,5", "10,6")), ("west", ("1,5", "1,6"))])
def test_the_entry_and_the_exit_token_cover_the_two_spaces_of_a_border(side: str, cells: tuple[str, str]) -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: place the exit token"]}}, borders=[side, "south"]).go(USE)
    assert p.s.entry is not None
    assert p.s.exit is not None
    assert (p.s.entry.side, tuple(map(p.game.name, p.s.entry.cells))) == ("south", ("5,10", "6,10"))
    assert (p.s.exit.side, tuple(map(p.game.name, p.s.exit.cells))) == (side, cells)


DOORS = "!".join("a........X"), "!".join("C........."), "!".join("." * 10)


@pytest.mark.rule("MA-CMP-14")
def test_tokens_and_door_figures_never_run_out() -> None:
    """On the board lie 56 destroyed tokens, 10 destroyed and 12 closed doors, and 40 wounds: as many as the box holds, or more."""
    lines = ["Pay 1 stamina: destroy an adjacent chest", "Pay 1 stamina: light a chapter space", "Pay 1 stamina: lose 1 health, on monsters"]
    golems = [{"id": f"g{n}", "armor": 1, "will": 1, "health": 9, "stamina": 0} for n in range(5)]
    p = position("\n".join(DOORS), explorer={"ann": {"stamina": 9, "active": lines}}, monsters=golems)
    with p.arrange() as s:
        s.destroyed = [p.cell(f"{x},{y}") for y in range(4, 11) for x in range(1, 9)]
        doors = [(p.cell(f"{x},{y}"), p.cell(f"{x + 1},{y}")) for y in (2, 3) for x in range(1, 10)]
        s.broken, s.closed = doors[:10], [*doors[10:], *((p.cell(f"{x},1"), p.cell(f"{x + 1},1")) for x in range(3, 7))]
        for n in range(5):
            p.put(f"g{n}", f"10,{n + 4}", wounds=7)
    p.go("close-door:1,1:2,1")
    assert len(p.s.closed) == 13
    p.go("destroy-door:1,1:2,1", *(f"use:explorer/ann/active/{n}" for n in range(3)))
    assert (len(p.s.broken), len(p.s.closed), len(p.s.destroyed), len(p.s.lit)) == (11, 12, 57, 1)
    assert [monster.wounds for monster in p.s.monsters.values()] == [8] * 5
