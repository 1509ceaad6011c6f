"""Levels: when they rise, what they bring into play, and the levels of tiles."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import DoorCard, Drew, LevelRose, PhaseBegan
from undercroft.kernel.decision import TABLE
from undercroft.kernel.packs import PackError

from .position import OPEN, Position, position

EAST = OPEN.replace(" C |", " C")
"""Open towards the tile on the right."""
WEST = OPEN.replace("| C ", "  C ")
"""Open towards the tile on the left."""
VAULT = """
    +---+---+---+
    | R | C   C |
    +---+   +   +
    | C   C   C |
    +   +   +   +
    | C   C   C |
    +---+---+---+
"""
"""d1 is a room of its own."""
HIGH = {"a1": 1, "f1": 3}
MIGHT = {"branches": [{"id": "might", "skills": [{"name": "Might", "level": 3, "cost": 5, "does": ["When you attack: swords +3"]}]}]}


def two(zone: str = "c1", heroes: int = 1, levels: dict[str, int] | None = None, **more: Any) -> Position:
    """Two tiles side by side, a1 … c3 and d1 … f3, with tokens of level 1 and 3."""
    adventure = {"levels": levels or HIGH, "exit": "f3", **more.pop("adventure", {})}
    p = position(heroes=heroes, tiles={"1R": EAST, "2R": WEST}, rows=[["1R", "2R"]], adventure=adventure, **more)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(zone)
    return p


def event(*does: str) -> dict[str, Any]:
    return {"id": "news", "name": "News", "kind": "patrol", "text": "N.", "does": list(does)}


@pytest.mark.rule("MD-LVL-01")
def test_there_are_five_levels_and_no_sixth() -> None:
    p = position(adventure={"places": {"spot": "b1"}, "rules": ["When a hero enters spot: The level rises"]})
    levels = []
    for _ in range(6):
        with p.arrange() as s:
            s.heroes["ann"].zone = p.zone("a1")
            if s.turn is not None:
                s.turn.actions = 3
        p.go("step:b1", "stop")
        levels.append(p.s.level)
    assert levels == [2, 3, 4, 5, 5, 5]


@pytest.mark.rule("MD-LVL-01")
def test_level_tokens_are_of_the_levels_1_to_5() -> None:
    p = position(adventure={"levels": {"a1": 1, "b1": 5}})
    assert [(token.zone, token.level) for token in p.s.levels] == [(p.zone("a1"), 1), (p.zone("b1"), 5)]
    for level in (0, 6):
        with pytest.raises(PackError, match="1 to 5"):
            position(adventure={"levels": {"a1": 1, "b1": level}})


@pytest.mark.rule("MD-LVL-02")
def test_the_level_rises_at_the_end_of_the_action_that_leads_to_a_higher_tile() -> None:
    p = two().go("step:d1")
    assert (p.s.level, p.prompt) == (1, "move")
    p.go("stop")
    assert (p.s.level, [(e.level, e.rules[0]) for e in p.told(LevelRose)]) == (3, [(3, "MD-LVL-02")])


@pytest.mark.rule("MD-LVL-02")
@pytest.mark.parametrize("keys", [("melee:e1",), ("trade", "done"), ("use:flute",), ("end",)])
def test_every_action_counts_even_one_that_moves_nobody(keys: tuple[str, ...]) -> None:
    p = two("d1", heroes=2, gear=[{"id": "flute", "use": ["Heal 1"]}])
    with p.arrange() as s:
        p.put("ogre", "d1")
        s.heroes["ann"].pack = ["flute"]
    p.go(*keys)
    assert (p.s.level, p.s.phase) == (3, "heroes")


@pytest.mark.rule("MD-LVL-02")
def test_the_level_rises_at_the_end_of_a_phase() -> None:
    p = two()
    with p.arrange() as s:
        s.turn, s.phase, s.heroes["ann"].zone = None, "enemies", p.zone("e2")
    order = [getattr(e, "phase", "level") for e in p.table.events if isinstance(e, LevelRose | PhaseBegan)]
    assert order[:2] == ["level", "experience"]


@pytest.mark.rule("MD-LVL-02")
def test_a_tile_of_the_same_level_raises_nothing() -> None:
    p = two(levels={"a1": 1, "f1": 1}).go("step:d1", "stop")
    assert (p.s.level, p.told(LevelRose)) == (1, [])


def at_a_door(zone: str) -> Position:
    """A door between the tiles, from the corridor c1 to the room d1."""
    doors = [{"id": "lair", "name": "Lair", "parts": [{"enemies": True}, {}, {}]}]
    adventure = {"levels": HIGH, "exit": "c3", "doors": ["c1-d1"], "open_doors": ["c2-d2"]}
    p = position(tiles={"2R": VAULT}, rows=[["1R", "2R"]], adventure=adventure, doors=doors)
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(zone)
    return p


@pytest.mark.rule("MD-LVL-03", "MD-DOR-12")
def test_a_door_to_a_higher_tile_raises_the_level_before_its_card_is_drawn() -> None:
    p = at_a_door("c1").go("open:d1")
    assert [type(e) for e in p.table.events if isinstance(e, LevelRose | DoorCard)] == [LevelRose, DoorCard]
    assert (p.s.level, p.enemy().card.partition("/")[0], p.enemy().gear) == (3, "guards-3", "trinket-3")


@pytest.mark.rule("MD-LVL-03")
def test_the_tile_behind_the_door_counts_not_the_one_before_it() -> None:
    p = at_a_door("d1")
    with p.arrange() as s:
        s.revealed = 1 << p.zone("d1")
    p.go("open:c1")
    assert (p.s.level, p.told(LevelRose), p.prompt) == (1, [], "move")  # the action is not over yet
    p.go("step:c1")
    assert (p.s.level, p.prompt) == (1, "act")


@pytest.mark.rule("MD-LVL-04")
def test_after_the_rise_only_tokens_of_the_new_level_are_the_current_ones() -> None:
    p = two(events=[event("A guard comes to the current level")], draws={"guards-3": "guards-3/rats"})
    p.go("step:d1", "stop", "end")
    assert (p.s.level, p.where("e1"), p.enemy().card) == (3, "f1", "guards-3/rats")


@pytest.mark.rule("MD-LVL-04")
def test_without_a_rise_the_tokens_of_the_first_level_are_current() -> None:
    p = two(events=[event("A guard comes to the current level")], draws={"guards-1": "guards-1/rats"}).end_turn()
    assert (p.s.level, p.where("e1")) == (1, "a1")


@pytest.mark.rule("MD-LVL-05")
def test_the_level_never_goes_down() -> None:
    p = two("d1").go("step:e1", "stop", "step:d1", "step:c1")
    assert (p.where("ann"), p.s.level) == ("c1", 3)
    p.end_turn()
    assert (p.s.round, p.s.level, len(p.told(LevelRose))) == (2, 3, 1)


@pytest.mark.rule("MD-LVL-06")
def test_of_several_higher_levels_the_highest_comes_at_once() -> None:
    p = two(heroes=2, levels={"a1": 1, "b1": 2, "f1": 3, "e1": 5})
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("f3")
    p.go("step:b1", "stop")
    assert [e.level for e in p.told(LevelRose)] == [5]


@pytest.mark.rule("MD-LVL-07")
@pytest.mark.parametrize(("how", "level"), [("dead", 1), ("left", 1), ("stunned", 3)])
def test_dead_heroes_and_those_who_have_left_raise_no_level(how: str, level: int) -> None:
    p = two(heroes=2)
    with p.arrange() as s:
        s.heroes["bob"].zone = p.zone("f3")
        setattr(s.heroes["bob"], how, True)
    p.go("step:b1", "stop")
    assert p.s.level == level


@pytest.mark.rule("MD-LVL-08", "MD-CLS-06")
@pytest.mark.parametrize(("level", "swords"), [(1, 1), (2, 1), (3, 4), (5, 4)])
def test_a_bought_skill_works_only_from_its_level_on(level: int, swords: int) -> None:
    p = position(sheet=MIGHT)
    with p.arrange() as s:
        p.put("ogre", "a1", health=9)
        s.level, s.heroes["ann"].skills = level, {"might": 1}
    p.go("melee:e1")
    assert p.enemy().health == 9 - swords


@pytest.mark.rule("MD-LVL-09")
@pytest.mark.parametrize("level", [1, 2, 5])
def test_guards_come_at_the_current_level(level: int) -> None:
    p = position(adventure={"places": {"spot": "b1"}, "rules": ["When a hero enters spot: A guard comes to exit"]})
    with p.arrange() as s:
        s.level = level
    p.go("step:b1")
    assert p.rules.content.cards[p.enemy().card].level == level


@pytest.mark.rule("MD-LVL-10")
@pytest.mark.parametrize(("token", "zone"), [("higher", "c1"), ("lower", "a3"), ("current", "b2")])
def test_a_patrol_is_of_the_current_level_whatever_token_it_comes_to(token: str, zone: str) -> None:
    p = position(adventure={"levels": {"a3": 1, "b2": 2, "c1": 3}}, events=[event(f"A guard comes to the {token} level")])
    with p.arrange() as s:
        s.level = 2
        s.turn, s.phase = None, "event"
    assert (p.where("e1"), p.rules.content.cards[p.enemy().card].level) == (zone, 2)


@pytest.mark.rule("MD-LVL-11")
def test_of_several_zones_with_a_token_of_the_level_the_players_choose() -> None:
    p = position(heroes=2, adventure={"levels": {"a1": 1, "c3": 1}}, events=[event("A guard comes to the current level")])
    p.end_turn().end_turn()
    assert (p.prompt, p.decision.seat, p.keys) == ("which-zone", TABLE, ["zone:a1", "zone:c3"])
    p.go("zone:c3")
    assert p.where("e1") == "c3"


@pytest.mark.rule("MD-LVL-11", "MD-Q04-09")
def test_a_zone_that_has_fallen_is_no_choice() -> None:
    p = position(adventure={"levels": {"a1": 1, "c3": 1}}, events=[event("A guard comes to the current level")])
    with p.arrange() as s:
        s.gone = 1 << p.zone("c3")
    p.end_turn()
    assert p.where("e1") == "a1"


@pytest.mark.rule("MD-LVL-12")
@pytest.mark.parametrize(("level", "deck"), [(1, "lesser"), (3, "lesser"), (4, "greater"), (5, "greater")])
def test_up_to_level_three_a_lesser_roaming_monster_comes_then_a_greater_one(level: int, deck: str) -> None:
    p = position(adventure={"levels": {"b2": level}}, events=[event("A due roaming monster comes to the current level")])
    with p.arrange() as s:
        s.level, s.turn, s.phase = level, None, "event"
    card = p.rules.content.cards[p.enemy().card]
    assert (card.deck, card.level, p.where("e1")) == (deck, 0, "b2")


@pytest.mark.rule("MD-LVL-13")
@pytest.mark.parametrize(("zone", "level", "card"), [("e2", 1, "trinket-3"), ("b2", 5, "trinket")])
def test_treasure_from_the_floor_is_of_the_tiles_level_not_of_the_current_one(zone: str, level: int, card: str) -> None:
    p = two(zone)
    with p.arrange() as s:
        s.level, s.regular = level, [p.zone(zone)]
    p.go("pick-up")
    assert [e.card for e in p.told(Drew)] == [card]


@pytest.mark.rule("MD-LVL-14")
@pytest.mark.parametrize(("level", "gear"), [(1, "trinket"), (4, "trinket-4")])
def test_a_guardians_treasure_is_of_the_current_level(level: int, gear: str) -> None:
    p = two(adventure={"places": {"spot": "b1"}, "rules": ["When a hero enters spot: A guard comes to exit"]})
    with p.arrange() as s:
        s.level = level
    p.go("step:b1")
    assert p.enemy().gear == gear  # the guard stands on a tile of level 3


@pytest.mark.rule("MD-LVL-15")
@pytest.mark.parametrize(("story", "options"), [(False, ["keep:blade", "equip:blade"]), (True, [])])
def test_treasure_may_be_used_at_once_whatever_the_level_but_not_in_a_story(story: bool, options: list[str]) -> None:
    blade = {"id": "blade", "slot": "hand", "kinds": ["sword"], "melee": "red 2"}
    p = position(treasure={5: [blade]}, adventure={"levels": {"a1": 5}})
    with p.arrange() as s:
        s.regular, s.story = [p.zone("a1")], story
    p.go("pick-up")
    assert (p.keys if p.prompt == "receive" else []) == options
    if not story:
        p.go("equip:blade")
        assert p.hero().hands == ["club", "blade"]


@pytest.mark.rule("MD-LVL-15")
def test_an_artifact_may_be_used_at_once_too() -> None:
    axe = {"id": "moon-axe", "slot": "hand", "kinds": ["axe"], "melee": "red 3"}
    finds = {"tokens": [{"kind": "artifact", "at": "a1"}], "rules": ["When a hero picks up any artifact: The hero takes an artifact"]}
    p = position(artifacts=[axe], adventure=finds).go("pick-up", "equip:moon-axe")
    assert p.hero().hands == ["club", "moon-axe"]


@pytest.mark.rule("MD-LVL-16")
@pytest.mark.parametrize(("levels", "level", "card"), [({"a1": 1, "e1": 2, "f1": 4}, 1, "trinket-4"), ({"a1": 1}, 3, "trinket-3")])
def test_of_several_tokens_on_a_tile_the_highest_counts_and_without_any_the_current_level(levels: dict[str, int], level: int, card: str) -> None:
    p = two("d1", levels=levels)
    with p.arrange() as s:
        s.level, s.regular = level, [p.zone("d1")]
    p.go("pick-up")
    assert [e.card for e in p.told(Drew)] == [card]


@pytest.mark.rule("MD-LVL-17")
def test_to_cross_a_higher_tile_within_one_action_does_not_raise_the_level() -> None:
    p = two().go("step:d1", "step:c1")
    assert (p.where("ann"), p.prompt, p.s.level, p.told(LevelRose)) == ("c1", "act", 1, [])
    p.go("step:d1", "stop")
    assert p.s.level == 3
