"""What seats see of Massive Darkness: the board, figures, cards, tracks, turns and dice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.massive_darkness.position import Position, position
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.state import DarkState
from undercroft.games.massive_darkness.table.faces import MARKS, PARTS
from undercroft.games.massive_darkness.table.maps import TERRAIN
from undercroft.kernel.scene import Card, Cell, Edge, Scene, Sign, Token, Track, Turn, Zone
from undercroft.kernel.table import Table

RULES = MODULE.rules(MODULE.packs())
ADVENTURES = list(RULES.content.adventures)
HEROES = list(RULES.content.heroes)
ROOMS = """
    +---+---+---+
    | C   c   c |
    +---+---+   +
    | r   R | c |
    +---+---+---+
    | R   r   c |
    +---+---+---+
"""
"""A corridor above, a chamber with a torch in the middle, another below that is open to a corridor."""
HOUSE: dict[str, Any] = {
    "tiles": {"1R": ROOMS},
    "adventure": {"doors": ["a1-a2", "c2-c3"], "special_doors": {"vault": {"at": "b2-b3", "locked": True}}, "levels": {"a1": 1, "b3": 2}},
}


def ids(signs: Sequence[Sign]) -> list[str]:
    return [sign.id for sign in signs]


def rank(token: Token) -> str:
    return token.rank.id if token.rank is not None else ""


def scene(p: Position, seat: int | None = 0) -> Scene:
    return p.table.scene(seat)


def cell(p: Position, name: str) -> Cell:
    return next(c for c in scene(p).boards[0].cells if c.name == name)


def edge(p: Position, a: str, b: str) -> Edge | None:
    ends = {p.zone(a), p.zone(b)}
    return next((e for e in scene(p).boards[0].edges if {e.a, e.b} == ends), None)


def tokens(p: Position) -> dict[str, Token]:
    return {token.id: token for token in scene(p).tokens}


def zone(p: Position, id: str, seat: int = 0) -> Zone:
    return next(z for z in scene(p).zones if z.id == id and z.seat in (seat, -1))


def names(cards: tuple[Card, ...]) -> list[str]:
    return [card.id for card in cards]


def tracks(p: Position) -> dict[str, Track]:
    return {track.id: track for track in scene(p).tracks}


def turns(p: Position) -> dict[str, Turn]:
    return {turn.figure: turn for turn in scene(p).ribbon}


# -- the board ---------------------------------------------------------------------------------------------------------------
def test_zones_lie_two_units_apart_with_their_light() -> None:
    p = position(**HOUSE)
    board = scene(p).boards[0]
    assert (board.id, board.layout, len(board.cells)) == ("map", "zones", 9)
    assert [(c.name, c.x, c.y, c.width, c.height) for c in board.cells][3:5] == [("a2", 0, 2, 2, 2), ("b2", 2, 2, 2, 2)]
    assert [c.name for c in board.cells if c.light] == ["a1", "b2", "a3"]


def test_gaps_between_tiles_stay_empty() -> None:
    p = position(rows=[["1R", "1", "1R"]], adventure={"bridges": ["d2"], "open_doors": ["c2-d2", "d2-e2"]})
    board = scene(p).boards[0]
    assert sorted({c.x for c in board.cells}) == [0, 2, 4, 6, 8, 10, 12]
    assert [c.name for c in board.cells if c.x == 6] == ["d2"]
    assert "bridge" in cell(p, "d2").marks
    assert not cell(p, "d2").light


def test_walls_and_doors_stand_between_zones() -> None:
    p = position(**HOUSE)
    assert edge(p, "a1", "b1") is None
    assert edge(p, "b1", "b2") == Edge(p.zone("b1"), p.zone("b2"), "wall")
    assert [e.state for e in (edge(p, "a1", "a2"), edge(p, "b2", "b3")) if e] == ["closed", "locked"]
    p.go("open:a2").until("act")
    assert [e.state for e in (edge(p, "a1", "a2"),) if e] == ["open"]
    with p.arrange() as s:
        s.unlocked.append("vault")
    assert [e.state for e in (edge(p, "b2", "b3"),) if e] == ["closed"]


def test_rooms_that_were_never_opened_are_marked() -> None:
    p = position(**HOUSE)
    assert [c.name for c in scene(p).boards[0].cells if "room" in c.marks] == ["a2", "b2", "a3", "b3"]
    assert [c.name for c in scene(p).boards[0].cells if "hidden" in c.marks] == ["a2", "b2"]
    p.go("open:a2").until("act")
    assert not [c.name for c in scene(p).boards[0].cells if "hidden" in c.marks]


def test_zones_show_what_lies_in_them() -> None:
    p = position(adventure={"tokens": [{"kind": "lair", "at": "b2", "name": "A nest"}], "levels": {"a1": 1, "b1": 3}})
    with p.arrange() as s:
        s.regular, s.special, s.fireworks = [p.zone("b2")] * 2, [p.zone("b2")], [p.zone("a3")]
    assert cell(p, "a1").marks == ("start", "level:1")
    assert cell(p, "b1").marks == ("level:3",)
    assert cell(p, "b2").marks == ("treasure:2", "special-treasure", "lair")
    assert (cell(p, "a3").marks, cell(p, "c3").marks) == (("firework",), ("exit",))
    about = cell(p, "b2").text
    assert about is not None
    assert about.args["things"] == ["A nest"]
    assert cell(p, "c2").text is None


def test_a_token_face_down_does_not_say_what_it_is() -> None:
    p = position(adventure={"hidden": {"kinds": ["artifact", "lair"], "at": ["b2", "c1"]}})
    assert [cell(p, name).marks for name in ("b2", "c1")] == [("token",), ("token",)]
    assert cell(p, "b2").text is None


def test_zones_that_fell_are_gone() -> None:
    p = position(rows=[["1R", "1R"]], adventure={"open_doors": ["c1-d1"]})
    with p.arrange() as s:
        s.gone = p.game.board.of_tile(1)
    board = scene(p).boards[0]
    assert len(board.cells) == 9
    assert all(e.a in {c.id for c in board.cells} and e.b in {c.id for c in board.cells} for e in board.edges)


def test_stairs_are_marked_on_both_ends() -> None:
    p = position(rows=[["1R", "1", "1R"]], adventure={"stairs": [{"a": "c3", "b": "e1"}]})
    assert all("stairs" in cell(p, name).marks for name in ("c3", "e1"))
    about = cell(p, "c3").text
    assert about is not None
    assert about.args["ways"] == ["e1"]


def test_a_pillar_on_a_border_bars_it() -> None:
    p = position(adventure={"pillars": [{"id": "west", "at": "a1-b1"}, {"id": "mid", "at": "b2", "health": 3}], "rules": ["Pillars bar the way"]})
    assert edge(p, "a1", "b1") == Edge(p.zone("a1"), p.zone("b1"), "wall", "pillar")
    found = tokens(p)
    assert (found["west"].cell, found["west"].side, found["mid"].health, found["mid"].max_health) == (p.zone("a1"), "object", 3, 3)


# -- figures -----------------------------------------------------------------------------------------------------------------
def test_a_mob_is_its_minions_and_its_boss() -> None:
    p = position(heroes=2)
    with p.arrange():
        p.put("rats", "b2", minions=[1, 2])
    found = tokens(p)
    mob, boss = found["e1"], found["e1-boss"]
    assert (mob.name, mob.rank, mob.health, mob.max_health, mob.group, mob.count) == ("Rats", None, 3, 4, "guards-1/rats", 2)
    assert [(b.id, b.value) for b in mob.badges] == [("minions", 2)]
    assert (rank(boss), boss.health, boss.max_health, boss.group, boss.count) == ("boss", 2, 2, "guards-1/rats", 1)


def test_without_minions_the_boss_stands_for_the_mob() -> None:
    p = position()
    with p.arrange():
        p.put("rats", "b2", minions=0)
        p.put("rats", "b3", minions=1, health=0)
    found = tokens(p)
    assert [id for id in found if id.startswith("e")] == ["e1", "e2"]
    assert (rank(found["e1"]), rank(found["e2"])) == ("boss", "")


def test_enemies_of_one_name_have_numbers() -> None:
    p = position()
    with p.arrange():
        p.put("rats", "b2", minions=0)
        p.put("rats", "b3", minions=1, health=0)
        p.put("spy", "c3")
    found = tokens(p)
    assert [(found[id].name, found[id].number) for id in ("e1", "e2", "e3")] == [("Rats", 1), ("Rats", 2), ("Spy", 0)]


def test_single_enemies_have_the_health_of_the_party() -> None:
    p = position(heroes=3)
    with p.arrange():
        p.put("spy", "b2", health=4, stunned=True)
        p.put("ogre", "b3", asleep=True)
    spy, ogre = (tokens(p)[id] for id in ("e1", "e2"))
    assert (rank(spy), spy.health, spy.max_health, ids(spy.conditions)) == ("agent", 4, 6, ["stunned"])
    assert (rank(ogre), ogre.max_health, ids(ogre.conditions)) == ("roaming", 9, ["asleep"])


def test_heroes_show_how_they_fare() -> None:
    p = position(heroes=3)
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["ann"].health, s.heroes["ann"].stunned = 7, 3, True
        s.heroes["bob"].dead, s.heroes["bob"].health, s.heroes["bob"].tokens = True, 0, ["lair", "lair"]
        s.heroes["cid"].left = True
    found = tokens(p)
    ann, bob = found["ann"], found["bob"]
    assert (ann.health, ann.max_health, ids(ann.conditions), ann.side) == (3, 5, ["stunned"], "hero")
    assert [(b.id, b.value) for b in ann.badges] == [("xp", 7), ("first", None)]
    assert (ids(bob.conditions), bob.down, bob.badges[-1].text.args) == (["dead"], True, {"what": "lair", "value": 2})
    assert "cid" not in found


def test_wounds_split_between_minions_and_boss_light_up_both() -> None:
    p = position(rolls="2+bam", hero={"ann": {"skill": "When you attack: hit the boss, wounds +2"}})
    with p.arrange() as s:
        p.put("rats", "a1", minions=2)
        s.heroes["ann"].zone = p.zone("a1")
    p.go("melee:e1").until("split-wounds")
    question = scene(p).questions[0]
    assert {c.key: c.figure for c in question.choices} == {"figure:minion": "e1", "figure:boss": "e1-boss"}
    assert {"e1", "e1-boss"} <= set(tokens(p))


@pytest.mark.parametrize("number", range(len(ADVENTURES)), ids=ADVENTURES)
def test_whatever_an_option_points_at_can_be_seen(number: int) -> None:
    """Figures have tokens, places cells, cards a zone; marks and parts are of the known ones."""
    chance = random.Random(number)
    party = chance.sample(HEROES, 1 + (number + 2) % 6)
    table: Table[DarkState] = Table(RULES, {"scenario": ADVENTURES[number], "characters": party}, number + 50)
    for _ in range(70):
        if table.decision is None:
            break
        seen = table.scene(max(table.decision.seat, 0))
        figures, cells = {t.id for t in seen.tokens}, {c.id for board in seen.boards for c in board.cells}
        cards = {card.id for z in seen.zones for card in z.cards if z.role != "reference"}
        assert len(figures) == len(seen.tokens)
        assert all(token.cell in cells for token in seen.tokens)
        for choice in seen.questions[0].choices:
            assert choice.figure in (*figures, ""), choice
            assert choice.cell in (*cells, -1), choice
            assert {choice.card, choice.item} <= {*cards, ""}, choice
        assert {mark.partition(":")[0] for board in seen.boards for c in board.cells for mark in c.marks} <= set(TERRAIN)
        for card in (card for z in seen.zones for card in z.cards):
            assert {mark for mark in card.marks if not mark.startswith("xp:")} <= set(MARKS), card
            assert set(card.parts) <= set(PARTS), card
        table.choose(chance.choice(table.decision.keys))


# -- cards -------------------------------------------------------------------------------------------------------------------
def test_equipment_lies_by_where_it_is() -> None:
    tool = {"id": "lute", "slot": "two-hands", "kinds": ["staff"], "magic": "yellow 1, red 1", "does": ["When you attack, Pay bam: swords +1"]}
    p = position(heroes=2, gear=[tool])
    with p.arrange():
        p.outfit("ann", body="leather", hands=["lute"], pack=["club", "trinket"])
    worn, carried = zone(p, "equipped"), zone(p, "carried")
    assert (worn.role, names(worn.cards), carried.role, names(carried.cards)) == ("play", ["leather", "lute"], "hand", ["club", "trinket"])
    lute = worn.cards[1]
    assert lute.marks == ("two-hands", "staff")
    assert lute.parts == {"magic": ("Yellow dice +1", "Red dice +1"), "effect": ("When you attack, Pay bam: swords +1",)}
    assert lute.icons["magic"] == ("die-yellow", "die-red")
    assert names(zone(p, "equipped", 1).cards) == ["leather", "club"]


def test_empty_places_of_a_dashboard_are_shown() -> None:
    p = position(heroes=2, gear=[{"id": "lute", "slot": "two-hands", "kinds": ["staff"], "magic": "yellow 1"}])
    with p.arrange() as s:
        p.outfit("ann", body="", hands=["club"])
        p.outfit("bob", body="leather", hands=["lute"])
    assert (zone(p, "equipped").free, zone(p, "equipped", 1).free) == (("body", "one-hand"), ())
    with p.arrange() as s:
        s.heroes["bob"].hands = []
    assert zone(p, "equipped", 1).free == ("one-hand", "one-hand")


def test_before_play_there_are_cards_and_no_board() -> None:
    table: Table[DarkState] = Table(RULES, {"scenario": ADVENTURES[0], "characters": HEROES[:2]}, 1)
    while table.decision is not None and table.decision.prompt != "choose-first":
        assert (table.scene(0).boards, table.scene(0).tokens) == ((), ())
        table.choose(table.decision.keys[0])
    seen = table.scene(0)
    assert [board.id for board in seen.boards] == ["map"]
    assert {choice.figure for choice in seen.questions[0].choices} == {token.id for token in seen.tokens}


def test_a_class_sheet_tells_what_is_bought_and_what_can_be() -> None:
    skill: dict[str, Any] = {"level": 1, "cost": 5, "does": ["Slippery"]}
    first = {"id": "first", "skills": [{**skill, "name": f"F{n}", "level": n, "cost": n} for n in (1, 2, 3, 4)]}
    second = {"id": "second", "skills": [{**skill, "name": "S1"}]}
    p = position(sheet={"branches": [first, second]})
    with p.arrange() as s:
        s.heroes["ann"].skills, s.heroes["ann"].xp, s.level = {"first": 2}, 4, 1
    tree = zone(p, "branch-first")
    assert [(c.name, c.level, c.marks) for c in tree.cards] == [
        ("F1", 1, ("in-force",)), ("F2", 2, ("bought",)), ("F3", 3, ("offered", "xp:3")), ("F4", 4, ("later", "xp:4")),
    ]  # fmt: skip
    assert tree.role == "tree"
    assert zone(p, "branch-second").cards[0].marks == ("too-dear", "xp:5")
    assert names(zone(p, "skills").cards) == ["ann", "tester/skill", "tester/ability", "tester/first/0"]


def test_skills_can_be_bought_on_their_cards() -> None:
    p = position()
    with p.arrange() as s:
        s.heroes["ann"].xp = 9
    p.go("end").until("buy-skill")
    buy = next(c for c in scene(p).questions[0].choices if c.key.startswith("buy:"))
    assert buy.card in names(zone(p, "branch-enhance-health").cards)
    assert buy.text.args == {"thing": "Hale", "cost": 5, "line": "Maximum health +1"}


def test_classes_and_weapons_to_choose_from_are_shown() -> None:
    table: Table[DarkState] = Table(RULES, {"scenario": ADVENTURES[0], "characters": HEROES[:1]}, 1)
    seen = table.scene(0)
    offered = next(z for z in seen.zones if z.id == "supply")
    assert (offered.role, offered.seat) == ("offer", 0)
    assert names(offered.cards) == [c.card for c in seen.questions[0].choices] != []
    assert all({"ability", "skill", "branches"} <= set(card.parts) for card in offered.cards)
    p = position(play=False, gear=[{"id": "whip", "slot": "hand", "kinds": ["sword"], "melee": "red 1"}])
    assert names(zone(p, "supply").cards) == [c.item for c in scene(p).questions[0].choices] == ["club", "whip"]


def test_enemies_in_play_can_be_looked_up_with_what_they_carry() -> None:
    p = position(heroes=2, treasure={1: [{"id": "mace-of-mud", "slot": "hand", "kinds": ["mace"], "melee": "red 1"}]})
    with p.arrange():
        p.put("archers", "b2", gear="mace-of-mud")
        p.put("ogre", "b3")
    archers, ogre = zone(p, "enemies").cards
    assert archers.parts == {
        "boss": ("♥ 1",), "minions": ("2 × ♥ 1",), "melee": ("Yellow dice +1",), "ranged": ("Yellow dice +2",), "defence": ("Blue dice +1",),
        "carries": ("Mace Of Mud",),
    }  # fmt: skip
    assert ogre.parts["health"] == ("♥ 6",)
    assert names(zone(p, "gear").cards) == ["mace-of-mud"]
    assert {t.group for t in scene(p).tokens if t.side == "enemy"} == {archers.id, ogre.id}


def test_an_enemy_of_the_adventure_has_its_name_and_tells_how_it_behaves() -> None:
    foe = {"id": "king", "name": "The King", "card": "lesser/ogre", "at": "c3", "does": ["Never moves", "Asleep"]}
    p = position(adventure={"enemies": [foe]})
    assert tokens(p)["e1"].name == "The King"
    assert zone(p, "enemies").cards[0].parts["special"] == ("Never moves", "Asleep")


def test_the_last_event_door_and_discards_lie_open() -> None:
    p = position()
    with p.arrange() as s:
        s.event, s.door, s.discards["treasure-1"] = "quiet", "plain", ["trinket"]
    assert zone(p, "event").cards[0].parts["effect"] == ("Q.",)
    assert zone(p, "door").cards[0].parts == {"first-room": ("treasure",), "second-room": ("enemies",), "third-room": ("special treasure",)}
    assert names(zone(p, "discards").cards) == ["trinket"]


# -- tracks, turns, dice -----------------------------------------------------------------------------------------------------
def test_tracks_count_what_the_table_counts() -> None:
    p = position(heroes=2, adventure={"timers": {"1R": 4}, "objectives": [{"id": "one", "text": "One."}, {"id": "two", "text": "Two."}]})
    with p.arrange() as s:
        s.level, s.sparks, s.done, s.counters, s.heroes["bob"].xp = 3, 1, ["one"], {"drums": 2, "king on a bridge": 1}, 9
    found = tracks(p)
    assert (found["level"].role, found["level"].at, found["level"].slots) == ("row", 2, ("1", "2", "3", "4", "5"))
    assert {id: found[id].at for id in ("lifespark", "xp-ann", "xp-bob", "timer-0", "counter-drums")} == {
        "lifespark": 1, "xp-ann": 0, "xp-bob": 9, "timer-0": 4, "counter-drums": 2,
    }  # fmt: skip
    assert found["done"].slots == ("One.",)
    assert found["treasure"].slots[0] == "1: 10"
    assert "counter-king on a bridge" not in found
    assert "shards-ann" not in found


def test_actions_and_movement_of_the_active_hero_are_counted() -> None:
    p = position()
    assert (tracks(p)["actions"].at, "movement" in tracks(p)) == (3, False)
    p.go("step:b1")
    assert (tracks(p)["actions"].at, tracks(p)["movement"].at) == (2, 1)


def test_what_is_open_is_told_in_the_status() -> None:
    p = position(adventure={"special": "S.", "objectives": [{"id": "one", "text": "One."}, {"id": "two", "text": "Two."}]})
    with p.arrange() as s:
        s.done = ["one"]
    assert [(m.id, m.args["text"]) for m in scene(p).status] == [("goal", "Two."), ("loss", "D."), ("special-rules", "S.")]


def test_heroes_act_in_their_order_and_then_the_enemies() -> None:
    p = position(heroes=3, setup={"first": "bob"})
    with p.arrange():
        p.put("rats", "c3", minions=1)
        p.put("ogre", "c1", asleep=True)
    assert [(t.figure, t.initiative) for t in scene(p).ribbon] == [("bob", 1), ("cid", 2), ("ann", 3), ("e1", 0)]
    assert {id: t.state for id, t in turns(p).items()} == {"bob": "acting", "cid": "waiting", "ann": "waiting", "e1": "waiting"}
    p.go("end")
    assert {id: t.state for id, t in turns(p).items()} == {"bob": "done", "cid": "acting", "ann": "waiting", "e1": "waiting"}


def test_enemies_that_have_acted_are_done() -> None:
    p = position(heroes=2)
    with p.arrange() as s:
        for kind, at in (("rats", "c3"), ("spy", "c1"), ("ogre", "a3")):
            p.put(kind, at)
        s.phase, s.waiting, s.turn = "enemies", ["e1", "e2", "e3"], None
    p.go("enemy:e2").until("which-enemy")
    assert {id: t.state for id, t in turns(p).items()} == {"ann": "done", "bob": "done", "e1": "waiting", "e2": "done", "e3": "waiting"}


def test_an_enemy_that_strikes_is_acting() -> None:
    p = position(hero={"ann": {"skill": "When you defend: reroll defence dice"}})
    with p.arrange() as s:
        p.put("rats", "a1")
        p.put("spy", "c3")
        s.phase, s.waiting, s.turn = "enemies", ["e1", "e2"], None
    p.go("enemy:e1").until("reroll")
    assert {id: t.state for id, t in turns(p).items()} == {"ann": "done", "e1": "acting", "e2": "waiting"}


def test_before_the_adventure_nobody_has_a_turn() -> None:
    p = position(heroes=2, play=False)
    assert scene(p).ribbon == ()
    assert [(player.seat, player.figure) for player in scene(p).players] == [(0, "ann"), (1, "bob")]


def test_dice_stay_until_the_next_combat() -> None:
    p = position(rolls="2+bam blank", hero={"ann": {"skill": "When you attack, melee: swords +1"}})
    with p.arrange():
        p.put("archers", "a1", minions=2)
    assert scene(p).dice == ()
    p.go("melee:e1").until("act")
    assert [(die.kind, die.face, die.owner) for die in scene(p).dice] == [("yellow", "2 bam", "ann"), ("blue", "blank", "e1")]
    found = tracks(p)
    assert {id: found[id].at for id in ("combat-attack", "combat-defence", "combat-attack-bams", "combat-wounds")} == {
        "combat-attack": 3, "combat-defence": 0, "combat-attack-bams": 1, "combat-wounds": 3,
    }  # fmt: skip
    assert found["combat-worked"].slots == ("swords +1",)
    assert {track.role for id, track in found.items() if id.startswith("combat-")} == {"roll"}


def test_what_was_turned_down_has_not_worked() -> None:
    """The ability is offered in every attack; it worked only where it was paid for."""
    p = position(heroes=1)
    with p.arrange() as s:
        p.put("rats", "a1", minions=2)
        s.heroes["ann"].xp = 3
    p.go("melee:e1", "pass").until("act")
    assert "combat-worked" not in tracks(p)
    ability = next(k for k in p.go("melee:e1").keys if k.startswith("use:"))
    p.go(ability).until("act")
    assert tracks(p)["combat-worked"].slots == ("swords +1",)


# -- a story -----------------------------------------------------------------------------------------------------------------
def test_in_a_story_shards_are_counted_and_the_market_is_shown() -> None:
    sheets = {id: {"kind": "tester", "xp": 4, "shards": 3, "pack": ["club", "trinket-4"]} for id in ("ann", "bob")}
    p = position(heroes=2, setup={"classes": {}, "weapons": {}, "story": sheets, "market": True})
    assert (tracks(p)["shards-bob"].at, tracks(p)["xp-bob"].at, scene(p).ribbon) == (3, 4, ())
    market = zone(p, "market")
    assert (market.role, market.seat) == ("offer", -1)
    assert p.s.interlude is not None
    assert names(market.cards) == p.s.interlude.stock != []
    assert [("too-high" in card.marks) for card in zone(p, "carried").cards] == [False, True]
