"""What a seat sees of Machina Arcana: the board with its edges, figures with their signs, cards and tracks."""

from __future__ import annotations

import pytest

from tests.rules.machina_arcana.position import Position, position
from tests.text.everything import render
from undercroft.games.machina_arcana.events import Destroyed
from undercroft.games.machina_arcana.game import Machina
from undercroft.games.machina_arcana.state import Gear
from undercroft.games.machina_arcana.table.faces import ATTRIBUTES, MARKS, PARTS
from undercroft.games.machina_arcana.table.view import TERRAIN
from undercroft.kernel.scene import Card, Scene, Token


def seen(p: Position, seat: int = 0) -> Scene:
    return p.table.scene(seat)


def token(p: Position, id: str) -> Token:
    return next(token for token in seen(p).tokens if token.id == id)


def card(p: Position, id: str, zone: str = "") -> Card:
    return next(card for z in seen(p).zones if not zone or z.id == zone for card in z.cards if card.id == id)


def track(p: Position, id: str) -> tuple[int, int]:
    found = next(track for track in seen(p).tracks if track.id == id)
    return found.at, found.maximum


# -- the board -----------------------------------------------------------------------------------------------------------------
def test_spaces_are_marked_with_what_is_on_them() -> None:
    p = position("a # ~ ^\n. S L R W C E X B")
    marks = {cell.name: cell.marks for cell in seen(p).boards[0].cells}
    row = ["", "spawn", "lever", "recharge", "workbench", "chest", "event", "chapter", "barrel"]
    assert [marks[f"{n},1"] for n in range(1, 5)] == [(), (TERRAIN["rubble"],), (TERRAIN["chasm"],), (TERRAIN["trap"],)]
    assert [marks[f"{n},2"] for n in range(1, 10)] == [(TERRAIN[kind],) if kind else () for kind in row]
    assert marks["5,10"] == (TERRAIN["entry"],)
    assert marks["10,5"] == (TERRAIN["border"],)


def test_a_lit_and_a_destroyed_space_are_marked_as_such() -> None:
    p = position("a X C")
    with p.arrange() as s:
        s.lit = [p.cell("2,1")]
        s.destroyed = [p.cell("3,1")]
    marks = {cell.name: cell.marks for cell in seen(p).boards[0].cells}
    assert (marks["2,1"], marks["3,1"]) == ((TERRAIN["lit"],), (TERRAIN["destroyed"],))


@pytest.mark.parametrize(("closed", "broken", "state"), [(False, False, "open"), (True, False, "closed"), (False, True, "destroyed")])
def test_walls_and_doors_are_edges(closed: bool, broken: bool, state: str) -> None:
    p = position("a .|. .!. .")
    door = (p.cell("4,1"), p.cell("5,1"))
    with p.arrange() as s:
        s.closed = [door] if closed else []
        s.broken = [door] if broken else []
    edges = {(edge.a, edge.b): (edge.kind, edge.state) for edge in seen(p).boards[0].edges}
    assert edges[p.cell("2,1"), p.cell("3,1")] == ("wall", "")
    assert edges[door] == ("door", state)


# -- figures -------------------------------------------------------------------------------------------------------------------
def test_figures_show_health_essence_and_states() -> None:
    monsters = [{"id": "ghost", "armor": 3, "will": 3, "health": 2, "stamina": 1, "passive": ["Ethereal", "Immobile", "Health cannot be lost"]}]
    p = position("a", monsters=monsters)
    with p.arrange() as s:
        p.put("ghost", "5,5", wounds=1)
        s.explorers["ann"].essence = 2
    ann, ghost = token(p, "ann"), token(p, "ghost")
    assert (ann.side, ann.health, ann.max_health, [(b.id, b.value) for b in ann.badges]) == ("hero", 5, 5, [("essence", 2)])
    assert (ghost.side, ghost.health, ghost.max_health) == ("enemy", 1, 2)
    assert [condition.id for condition in ghost.conditions] == ["ethereal", "immobile", "unharmed"]


def test_lasting_effects_are_counted_on_the_figure_and_listed_with_their_text() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 1 stamina: lasting 2x armor +1; lasting 2x attack rolls -1, on yourself"]}}).begin()
    assert not token(p, "ann").badges[1:]
    p.go("use:explorer/ann/active/0")
    assert [(badge.id, badge.value) for badge in token(p, "ann").badges] == [("essence", 0), ("effects", 2)]
    assert next(track.slots for track in seen(p).tracks if track.id == "effects-ann") == ("Armor +1", "Attack rolls -1")


# -- cards ---------------------------------------------------------------------------------------------------------------------
def test_a_card_has_its_attributes_and_its_abilities_by_type() -> None:
    monsters = [
        {"id": "imp", "armor": 3, "will": 2, "health": 1, "stamina": 4, "active": ["Pay 2 stamina, melee: attack 1/0"], "passive": ["Armor +1"]}
    ]
    p = position("a", monsters=monsters)
    with p.arrange():
        p.put("imp", "9,9")
    imp = card(p, "imp", "monsters")
    assert imp.parts == {
        "attributes": ("Armor: 3", "Will: 2", "Health: 1", "Stamina: 4"), "active": ("Pay 2 stamina, melee: Attack 1/0",), "passive": ("Armor +1",),
    }  # fmt: skip
    assert imp.icons == {"active": ("crossed-swords",), "passive": ("shield",)}
    assert card(p, "ann").marks == ("fighter",)


def test_items_say_how_they_are_equipped_and_where_they_are_worn() -> None:
    items = [
        {"id": "gun", "type": "weapon", "hands": 1, "top": "gear", "right": "pin"}, {"id": "lens", "type": "weapon", "hands": 1, "bottom": "gear"},
        {"id": "stand", "type": "weapon", "left": "pin"}, {"id": "coat", "type": "apparel", "part": "torso", "armor": 1},
        {"id": "flask", "type": "consumable", "active": ["Pay this card: restore 1 health"]},
    ]  # fmt: skip
    p = position("a", items=items)
    with p.arrange() as s:
        p.own("ann", "coat", "flask")
        s.explorers["ann"].gear = [Gear("gun"), Gear("lens", "gun", "upgrade"), Gear("stand", "gun", "augment")]
    worn = {id: (card(p, id, "equipped").marks, card(p, id, "equipped").on) for id in ("gun", "lens", "stand")}
    assert worn == {
        "gun": (("main-item", "weapon", "one-hand"), ""), "lens": (("upgrade", "weapon", "one-hand"), "gun"),
        "stand": (("augment", "weapon"), "gun"),
    }  # fmt: skip
    assert card(p, "coat", "inventory").marks == ("apparel", "body")
    assert card(p, "coat", "inventory").parts["attributes"] == ("Armor: 1",)
    assert card(p, "flask", "inventory").marks == ("consumable",)


def test_past_events_discarded_items_and_destroyed_monsters_can_be_looked_through() -> None:
    p = position("a", events=[{"id": "dawn", "kind": "horror", "scenario": "trial"}])
    with p.arrange() as s:
        s.horror_events, s.items, s.fallen = ["dawn", "dusk"], ["trinket"], ["stone"]
    zones = {zone.id: [card.id for card in zone.cards] for zone in seen(p).zones if zone.seat < 0}
    assert zones["current"] == ["trial/1", "dusk"]
    assert (zones["horror-events"], zones["discards"], zones["fallen"]) == (["dawn"], ["trinket"], ["stone"])


@pytest.mark.parametrize(("closed", "mark"), [(False, "chapter"), (True, "closed-chapter")])
def test_the_chapter_shows_its_ratings_and_whether_it_is_closed(closed: bool, mark: str) -> None:
    chapters = [{"title": "One", "spawn": 7, "horror": 4, "closed": closed, "enters": ["Place the entry token"]}, {"title": "Two"}]
    p = position("a", chapters=chapters)
    chapter = card(p, "trial/1", "current")
    assert (chapter.marks, chapter.parts["attributes"]) == ((mark,), ("Spawn rating: 7", "Horror rating: 4"))
    status = next(message for message in seen(p).status if message.id == "ma-chapter")
    assert render(status.id, status.args) == f"Chapter 1 of 2{' (closed)' if closed else ''}: One"


def test_an_item_that_is_asked_about_is_shown() -> None:
    p = (
        position("a C", items=[{"id": "coat", "type": "apparel", "part": "torso"}, {"id": "hat", "type": "apparel", "part": "head"}])
        .begin()
        .go("activate:2,1")
    )
    p.go(next(key for key in p.keys if key == "decks:apparel:apparel"))
    assert p.prompt == "keep-item"
    assert {card.id for zone in seen(p).zones if zone.id == "supply" for card in zone.cards} == {"coat", "hat"}


# -- tracks and turns ----------------------------------------------------------------------------------------------------------
def test_the_tracks_are_those_of_the_boards() -> None:
    p = position("a", profile={"threat_steps": "4"})
    with p.arrange() as s:
        s.threat, s.level, s.spawn, s.horror = 3, 2, 5, 1
        s.explorers["ann"].stamina = 4
    assert [track(p, id) for id in ("spawn", "horror", "threat", "level", "stamina-ann")] == [(5, 7), (1, 4), (3, 4), (2, 5), (4, 6)]


def test_the_ribbon_lists_explorers_then_monsters_in_their_order() -> None:
    p = position("a b", explorers=2)
    with p.arrange():
        p.put("archer", "9,1")
        p.put("brute", "9,3")
    p.begin("bob")
    assert [(turn.figure, turn.state) for turn in seen(p).ribbon] == [
        ("ann", "waiting"), ("bob", "acting"), ("archer", "waiting"), ("brute", "waiting"),
    ]  # fmt: skip
    p.go("pass")
    assert [turn.state for turn in seen(p).ribbon][:2] == ["acting", "done"]


def test_only_known_parts_marks_and_attributes_are_used() -> None:
    p = position("a")
    worn = {"one-hand", "two-hands", "head", "body", "legs"}
    for zone in seen(p).zones:
        for found in zone.cards:
            assert {*found.parts} <= {*PARTS}
            assert {*found.marks} <= {*MARKS} | worn
            assert {line.partition(":")[0].lower() for line in found.parts.get("attributes", ())} <= {*ATTRIBUTES}
    assert isinstance(p.game, Machina)


# -- goals -------------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("closed", "exit", "spawn", "text"),
    [
        (False, False, 5, "when a chapter space is activated, or when a spawn phase begins with a spawn rating of 1; then the threat rises by 4."),
        (False, False, 0, "when a chapter space is activated."),
        (False, True, 0, "when all explorers have left the board by the exit token."),
        (True, False, 5, "how it goes on is on its card. A spawn rating that has run out begins again, and the threat rises by 4."),
    ],
)
def test_the_goal_says_how_the_next_chapter_is_reached(closed: bool, exit: bool, spawn: int, text: str) -> None:
    chapters = [{"title": "One", "spawn": 7, "horror": 4, "closed": closed, "enters": ["Place the entry token"]}, {"title": "Two"}]
    p = position("a", chapters=chapters)
    with p.arrange() as s:
        s.spawn = spawn
        s.exit = s.entry if exit else None
    said = [render(message.id, message.args) for message in seen(p).status]
    assert said[1].startswith("Goal: reach chapter 2, the last.")
    assert said[1].endswith(text)


def test_the_dead_have_no_rows() -> None:
    p = position("a b", explorers=2)
    with p.arrange() as s:
        s.explorers["bob"].dead, s.explorers["bob"].cell = 1, -1
    assert not [track.id for track in seen(p).tracks if track.id.endswith("-bob")]
    assert {zone.seat for zone in seen(p).zones} == {-1, 0}


# -- the last attack -------------------------------------------------------------------------------------------------------------
def rolls_shown(p: Position) -> list[tuple[str, dict[str, object], int]]:
    return [(track.name.id, {k: v for k, v in track.name.args.items() if v}, track.at) for track in seen(p).tracks if track.role == "roll"]


@pytest.mark.rule("MA-ATK-06", "MA-ATK-10")
def test_the_dice_of_an_attack_are_shown_while_essence_can_be_added_and_after_it() -> None:
    p = position("a", explorer={"ann": {"active": ["Pay 2 stamina, melee: attack 1/1"]}}, rolls="2 0")
    with p.arrange() as s:
        p.put("brute", "2,1")
        s.explorers["ann"].essence = 2
    assert (seen(p.begin()).dice, rolls_shown(p)) == ((), [])
    p.go("use:explorer/ann/active/0", "target:brute")
    assert p.prompt == "raise-roll"
    assert [(die.kind, die.face, die.owner) for die in seen(p).dice] == [("high", "2", "ann"), ("low", "blank", "ann")]
    needed = ("ma-roll-needed", {"figure": "brute", "what": "unit", "against": "armor"}, 3)
    assert rolls_shown(p) == [("ma-roll-result", {"figure": "ann"}, 2), needed]
    p.go("essence:1")
    assert rolls_shown(p) == [("ma-roll-result", {"figure": "ann"}, 3), needed]
    p.go("pass")
    while p.prompt != "act":
        p.table.choose(p.keys[0])
    assert seen(p).dice == () or seen(p).dice[0].owner == "brute"


def test_a_rating_that_the_chapter_does_not_have_is_not_shown() -> None:
    one = {"title": "One", "enters": ["Place the entry token"]}
    p = position("a", chapters=(one, {"title": "Two"}, {"title": "Three"}))
    assert not {"spawn", "horror"} & {track.id for track in seen(p).tracks}
    assert {"spawn", "horror"} <= {track.id for track in seen(position("a")).tracks}


def test_the_log_says_that_somebody_fell_into_a_chasm() -> None:
    p = position("a ~\n. . .", explorer={"ann": {"active": ["Pay 1 stamina, melee: push 1"]}}, explorers=1)
    with p.arrange():
        p.put("stone", "2,2")
        p.stand("ann", "2,3")
    p.begin().go("use:explorer/ann/active/0", "target:stone")
    assert [(e.figure, e.chasm) for e in p.told(Destroyed)] == [("stone", True)]
