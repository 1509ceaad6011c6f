"""The random dungeon (section VRD)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Penalty, Result, RoomMade
from undercroft.games.gloomhaven.module import MODULE
from undercroft.games.gloomhaven.table.questions import ability_text
from undercroft.games.haven.events import Suffered

from .position import Position, position

ROOM = """
    k   d
  .   h   a
E   .   e   X
  .   i   b
    l   f
  .   j   c
    .   g   Y
"""


def room(id: str, minor: str = "characters gain muddle", major: str = "characters suffer 2", **more: Any) -> dict[str, Any]:
    """A room card with entrance E and exit X of type A, unless said otherwise; exit Y only where it is named."""
    exits = more.pop("exits", {"X": "A"})
    map_ = ROOM if "Y" in exits else ROOM.replace("Y", " ")
    card = {"id": id, "noun": id.title(), "map": map_, "entrances": {"E": "A"}, "exits": exits, "minor": minor, "minor_text": ".", "major": major}
    return {**card, "major_text": ".", **more}


def monsters(id: str, hexes: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A monster card: a dummy on hex 1 unless said otherwise."""
    return {"id": id, "adjective": id.title(), "hexes": hexes if hexes is not None else {"1": {"monster": "dummy", "ranks": "nne"}}, **more}


ROOMS = [room("hall"), room("cellar"), room("vault")]
MONSTERS = [monsters("damp"), monsters("grim"), monsters("vile")]


def dungeon(
    rooms: list[dict[str, Any]] = ROOMS, cards: list[dict[str, Any]] = MONSTERS, drawn: str = "hall damp cellar grim vault vile",
    files: dict[str, Any] | None = None, **setup: Any,
) -> Position:
    """A random dungeon at card selection, with these cards coming up."""
    file = {"id": "deep", "introduction": ".", "goal_text": ".", "conclusion": ".", "rooms": rooms, "monsters": cards}
    whole = {"scenario": "deep", "penalties": ["none", "none", "none"], **setup}
    p = position("1 2", setup=whole, files={"dungeon.yaml": file, **(files or {})}, chance=drawn, ask=True)
    return p.until("place", "dungeon-entrance", "dungeon-opener", "select")


def begun(*given: Any, **more: Any) -> Position:
    return dungeon(*given, **more).until("select")


def through(p: Position, mark: str = "X") -> Position:
    """Character 1 walks through an exit of the last room, first of all."""
    laid = p.state.laid[-1]
    card = p.game.content.rooms[laid.room]
    spot = next((laid.x + c.x, laid.y + c.y) for c in card.drawn if c.mark == mark)
    door = next(cell for cell, at in p.game.layout.map.places.items() if at == spot)
    beside = next(c for c in p.game.layout.map.names if p.game.ground.cells >> c & 1 and _near(c, door) and not p.game.occupied() >> c & 1)
    first, second = p.hero().hand[:2]
    return p.set(p.c(), at=p.game.name(beside)).play(first, second).go(f"basic-bottom:{first}", f"move:{p.game.layout.map.names[door]}")


def _near(a: int, b: int) -> bool:
    from undercroft.grid.hexes import distance

    return distance(a, b) == 1


@pytest.mark.rule("GH-VRD-01")
def test_it_can_be_played_instead_of_a_scenario_and_gives_experience_and_money() -> None:
    p = begun(cards=[monsters("damp", {"1": {"coins": 1}}), monsters("grim", {}), monsters("vile", {})])
    through(p).until("select")
    through(p).until("never")
    assert p.table.outcome == "won"
    assert {(e.figure, e.bonus) for e in p.events(Result)} == {("c1", 6), ("c2", 6)}
    assert "random-dungeon" in MODULE.rules(MODULE.packs()).content.scenarios


@pytest.mark.rule("GH-VRD-02")
def test_there_are_three_rooms_and_all_monsters_must_die() -> None:
    p = begun(cards=[monsters("damp", {}), monsters("grim", {}), monsters("vile")])
    p.next_round()
    assert p.table.outcome is None  # nobody is there, but two rooms are still to come
    through(p).until("select")
    through(p).until("select")
    assert p.there("dummy-1")
    assert not p.state.won
    assert not any(door == "closed" for door in p.state.doors.values())  # and no fourth room


@pytest.mark.rule("GH-VRD-03")
def test_a_room_is_made_when_its_door_is_opened() -> None:
    p = begun()
    assert [r.room for r in p.state.laid] == ["hall"]
    through(p)
    assert [r.room for r in p.state.laid] == ["hall", "cellar"]
    assert p.state.rooms == ["1", "2"]


@pytest.mark.rule("GH-VRD-03")
def test_a_hex_stays_the_same_hex_when_rooms_are_added() -> None:
    p = begun(cards=[monsters("damp", {}), monsters("grim", {}), monsters("vile", {})])
    before = dict(p.game.layout.map.names)
    through(p).until("select")
    through(p).until("never")
    assert p.game.ground.cells.bit_count() == 3 * 17 + 3  # three rooms, the entrance, two doors
    assert before.items() <= p.game.layout.map.names.items()


@pytest.mark.rule("GH-VRD-04")
def test_a_room_uses_a_card_of_either_deck() -> None:
    p = begun()
    assert [(r.room, r.monsters) for r in p.state.laid] == [("hall", "damp")]
    assert (sorted(p.state.room_deck), sorted(p.state.monster_deck)) == (["cellar", "vault"], ["grim", "vile"])


@pytest.mark.rule("GH-VRD-05")
def test_its_title_is_the_adjective_and_the_noun() -> None:
    assert [e.room for e in begun().events(RoomMade)] == ["Damp Hall"]


@pytest.mark.rule("GH-VRD-06")
def test_a_room_card_shows_its_hexes_tiles_and_doors() -> None:
    stony = room("stony", map=ROOM.replace("Y", " ").replace("  .   j", "  o   j"), legend={"o": "obstacle"})
    p = begun([stony, *ROOMS], drawn="stony damp")
    assert p.game.ground.cells.bit_count() == 18  # twelve numbered hexes, five others, the entrance
    assert len(p.state.obstacles) == 1
    assert list(p.state.doors.values()) == ["closed"]


@pytest.mark.rule("GH-VRD-07")
def test_a_monster_card_fills_the_numbered_hexes_for_the_number_of_characters() -> None:
    full = {
        "1": {"monster": "grub", "ranks": "enn"}, "2": {"monster": "grub", "ranks": "-nn"}, "3": {"trap": ["damage"]}, "4": {"coins": 2},
        "5": {"terrain": "difficult"},
    }  # fmt: skip
    p = begun(cards=[monsters("full", full), *MONSTERS], drawn="hall full")
    assert [(m.kind, m.rank) for m in p.game.monsters()] == [("grub", "elite")]
    assert (len(p.state.traps), list(p.state.coins.values()), p.game.slow.bit_count()) == (1, [2], 1)


@pytest.mark.rule("GH-VRD-10")
def test_characters_start_within_two_hexes_of_the_entrance() -> None:
    p = dungeon()
    assert p.prompt == "place"
    entrance = next(c for c in p.game.layout.map.names if p.game.layout.map.places[c] == (p.state.laid[0].x, p.state.laid[0].y + 2))
    spots = [p.cell(name) for name in p.keys_of("hex")]
    assert len(spots) == 7
    assert all(p.game.apart(entrance, cell) <= 2 for cell in spots)
    both = room("both", map=ROOM.replace("Y", " ").replace("    .   g", "F   .   g"), entrances={"E": "A", "F": "B"})
    p = dungeon([both, *ROOMS], drawn="both damp")
    assert (p.prompt, p.seat, p.keys) == ("dungeon-entrance", -1, ["entrance:A", "entrance:B"])


@pytest.mark.rule("GH-VRD-11")
def test_an_exit_leads_to_an_entrance_of_its_type() -> None:
    b_room = room("nook", entrances={"E": "B"}, exits={"X": "B"})
    p = begun([room("hall", exits={"X": "B"}), room("cellar"), room("vault"), b_room], drawn="hall damp cellar nook grim")
    through(p)
    assert [r.room for r in p.state.laid] == ["hall", "nook"]


@pytest.mark.rule("GH-VRD-12")
def test_cards_that_do_not_fit_are_discarded_until_one_does() -> None:
    b_room = room("nook", entrances={"E": "B"}, exits={"X": "A"})
    p = begun([room("hall", exits={"X": "B"}), room("cellar"), b_room], drawn="hall damp cellar nook grim cellar vile")
    through(p)
    assert p.state.room_discard == ["cellar"]
    through(p.until("select"))  # the deck has run out: the discards are shuffled
    assert [r.room for r in p.state.laid] == ["hall", "nook", "cellar"]


@pytest.mark.rule("GH-VRD-13")
def test_of_two_exits_either_may_be_used_and_the_other_is_closed_off() -> None:
    p = begun([room("fork", exits={"X": "A", "Y": "A"}), room("cellar"), room("vault")], drawn="fork damp cellar grim")
    assert len(p.state.doors) == 2
    through(p, "Y")
    assert p.state.laid[0].exit == "Y"
    assert sorted(p.state.doors.values()) == ["closed", "open"]  # the one used, and the one of the new room


@pytest.mark.rule("GH-VRD-14")
def test_of_two_entrances_the_one_that_fits_the_exit_is_used() -> None:
    both = room("both", map=ROOM.replace("Y", " ").replace("    .   g", "F   .   g"), entrances={"E": "B", "F": "A"})
    p = begun([room("hall"), both, room("vault")], drawn="hall damp both grim")
    through(p)
    assert p.state.laid[1].entrance == "F"


@pytest.mark.rule("GH-VRD-15")
def test_revealing_a_room_may_cost_a_penalty() -> None:
    p = through(begun(penalties=["none", "minor", "none"]))
    assert all("muddle" in p.c(n).conditions for n in (1, 2))
    p = through(begun())
    assert not any("muddle" in p.c(n).conditions for n in (1, 2))


@pytest.mark.rule("GH-VRD-15")
def test_a_penalty_is_told_in_the_words_of_its_card() -> None:
    rooms = [room("hall"), room("cellar", minor_text="A draught."), room("vault", major_text="A curse.")]
    p = begun(rooms, [monsters("damp", {}), monsters("grim", {}), monsters("vile", {})], penalties=None)
    assert p.events(Penalty) == []
    through(p)
    assert [(e.room, e.severity, e.text) for e in p.events(Penalty)] == [("Grim Cellar", "minor", "A draught.")]
    through(p.until("select"))
    told = [("Grim Cellar", "minor", "A draught."), ("Vile Vault", "major", "A curse.")]
    assert [(e.room, e.severity, e.text) for e in p.events(Penalty)] == told
    shown = [m.args for m in p.table.scene(0).status if m.id == "gh-penalty"]
    assert [(a["room"], a["severity"], a["text"]) for a in shown] == told


@pytest.mark.rule("GH-VRD-18")
def test_a_penalty_is_told_before_it_is_asked_whom_it_concerns() -> None:
    p = dungeon([room("hall", minor="it suffers 3"), room("cellar"), room("vault")], penalties=["minor", "none", "none"]).until("dungeon-opener")
    assert [e.room for e in p.events(Penalty)] == ["Damp Hall"]


def bonus_of(p: Position) -> tuple[str, ...]:
    """The bonuses on the reference card of the dummies."""
    (card,) = (c for zone in p.table.scene(0).zones for c in zone.cards if zone.id == "monsters" and c.id == "dummy")
    assert len(card.icons.get("bonus", ())) == len(card.parts.get("bonus", ()))
    return card.parts.get("bonus", ())


@pytest.mark.rule("GH-VRD-15")
@pytest.mark.parametrize(
    ("lines", "badges"),
    [
        (("Persistent: Shield 1",), ["shield"]),
        (("Round: Retaliate 2, range 3",), ["retaliate"]),
        (("Persistent: At start of your turn: Heal 1, self",), []),
        (("Persistent: When you move: move +1", "Persistent: When you attack: range +1"), []),
    ],
)
def test_a_bonus_that_monsters_got_is_shown(lines: tuple[str, ...], badges: list[str]) -> None:
    """On their reference card, in the order of turns of those who have it, and where there is a sign for it on their figures."""
    p = begun([room("hall", minor=list(lines)), *ROOMS[1:]], penalties=["minor", "none", "none"])
    scene = p.table.scene(0)
    assert bonus_of(p) == lines == tuple(ability_text(p.game, f"room/hall/minor/{n}") for n in range(len(lines)))
    assert [b.id for t in scene.tokens if t.id == "dummy-1" for b in t.badges] == badges
    assert [b.id for t in scene.tokens if t.id == "c1" for b in t.badges] == []
    turns = {t.figure: t.parts for t in p.play(*p.hero().hand[:2]).table.scene(0).ribbon}
    assert turns["dummy-1"][-len(lines) :] == lines
    assert turns["c1"] == ()


@pytest.mark.rule("GH-VRD-15")
def test_a_bonus_of_the_round_is_shown_no_longer_than_it_lasts() -> None:
    p = begun([room("hall", minor="Round: Shield 1"), *ROOMS[1:]], penalties=["minor", "none", "none"])
    assert bonus_of(p) == ("Round: Shield 1",)
    assert bonus_of(p.next_round()) == ()
    assert bonus_of(begun()) == ()


@pytest.mark.rule("GH-VRD-16")
def test_the_standard_is_none_then_minor_then_major() -> None:
    p = begun(penalties=None)
    assert p.state.penalties == ["none", "minor", "major"]
    assert p.c(2).conditions == {}
    through(p)
    assert "muddle" in p.c(2).conditions
    through(p.until("select"))
    p.until("damage")
    assert (p.seat, p.decision.args["damage"]) == (0, 2)


@pytest.mark.rule("GH-VRD-17")
def test_the_players_may_choose_others() -> None:
    p = dungeon(penalties=["major", "major", "major"]).until("damage")
    assert p.decision.args["damage"] == 2
    with pytest.raises(Exception, match="three rooms"):
        dungeon(penalties=["major"])


@pytest.mark.rule("GH-VRD-18")
def test_in_the_first_room_the_players_choose_who_opened_the_door() -> None:
    p = dungeon([room("hall", minor="it suffers 3"), room("cellar"), room("vault")], penalties=["minor", "none", "none"]).until("dungeon-opener")
    assert (p.seat, p.keys_of("opener")) == (-1, ["c1", "c2"])
    p.go("opener:c2").until("damage").go("suffer")
    assert p.c(2).health == 7


@pytest.mark.rule("GH-VRD-19")
def test_the_first_room_has_none_before_it() -> None:
    back = room("hall", minor="return 1 normal monsters to the previous room")
    p = begun([back, room("cellar"), room("vault")], penalties=["minor", "none", "none"])
    assert [m.id for m in p.game.monsters()] == ["dummy-1"]


@pytest.mark.rule("GH-VRD-20")
def test_the_treasure_is_what_the_monster_card_says() -> None:
    p = begun(cards=[monsters("rich", {"11": {"treasure": 12}}, treasure={"gold": 7}), *MONSTERS], drawn="hall rich")
    p.set(p.c(), at=p.game.name(int(next(iter(p.state.treasures))))).next_round()
    assert p.hero().gold == 7


@pytest.mark.rule("GH-VRD-21")
def test_a_damage_trap_has_the_damage_of_the_level() -> None:
    p = begun(cards=[monsters("sharp", {"11": {"trap": ["damage"]}}), *MONSTERS], drawn="hall sharp", level=3)
    assert [trap.damage for trap in p.state.traps.values()] == [5]


@pytest.mark.rule("GH-VRD-22")
def test_returned_monsters_appear_where_they_stood() -> None:
    back = room("cellar", minor="return 1 normal monsters to the previous room")
    cards = [monsters("damp", {"11": {"monster": "grub", "ranks": "nnn"}}), monsters("grim", {}), monsters("vile", {})]
    p = begun([room("hall"), back, room("vault")], cards, penalties=["none", "minor", "none"])
    home = p.m().cell
    p.set(p.m(), health=1).set(p.m(), conditions=("wound",)).next_round()
    assert not p.there("grub-1")
    through(p)
    assert (p.m().cell, p.m().health) == (home, 8)


def returning(what: str, hexes: dict[str, Any], **given: Any) -> Position:
    """At card selection in the first room, with monsters of this card; the second room returns some to it."""
    back = room("cellar", minor=f"return {what} to the previous room")
    cards = [monsters("damp", hexes), monsters("grim", {}), monsters("vile", {})]
    return begun([room("hall"), back, room("vault")], cards, penalties=["none", "minor", "none"], **given)


def slay(p: Position, *ids: str) -> dict[str, int]:
    """These monsters die of a wound in the next round; the hexes where they stood."""
    homes = {id: p.state.figures[id].cell for id in ids}
    for id in ids:
        p.set(p.state.figures[id], health=1, conditions=("wound",))
    p.next_round()
    assert not any(p.there(id) for id in ids)
    return homes


PAIR = {"10": {"monster": "dummy", "ranks": "nnn"}, "11": {"monster": "dummy", "ranks": "nnn"}}


@pytest.mark.rule("GH-VRD-22")
def test_the_players_choose_which_of_the_slain_return() -> None:
    p = returning("1 normal monsters", PAIR)
    homes = slay(p, "dummy-1", "dummy-2")
    through(p)
    assert (p.prompt, p.seat) == ("return-monster", -1)
    assert sorted(p.keys) == sorted(f"return:dummy:{p.game.name(cell)}" for cell in homes.values())
    p.go(f"return:dummy:{p.game.name(homes['dummy-2'])}")
    assert ([m.cell for m in p.game.monsters()], p.prompt) == ([homes["dummy-2"]], "move")
    assert [m.home for m in p.state.slain] == [homes["dummy-1"]]


@pytest.mark.rule("GH-VRD-22")
def test_all_return_where_there_are_not_enough_and_act_in_this_round() -> None:
    p = returning("3 normal monsters", PAIR)
    homes = slay(p, "dummy-1", "dummy-2")
    through(p).until("turn")
    assert sorted(m.cell for m in p.game.monsters()) == sorted(homes.values())
    assert (p.state.slain, p.state.abilities["dummy"].card != "") == ([], True)
    p.until_turn("dummy-2")
    assert p.turns[:3] == ["c1", "dummy-1", "dummy-2"]


@pytest.mark.rule("GH-VRD-22")
def test_only_slain_monsters_of_the_rank_return() -> None:
    p = returning("2 normal monsters", {"10": {"monster": "dummy", "ranks": "eee"}, "11": {"monster": "grub", "ranks": "nnn"}})
    homes = slay(p, "dummy-1", "grub-1")
    through(p)
    assert [(m.kind, m.rank, m.cell) for m in p.game.monsters()] == [("grub", "normal", homes["grub-1"])]


@pytest.mark.rule("GH-VRD-22")
def test_a_monster_whose_hex_is_taken_returns_to_the_nearest_empty_one() -> None:
    p = returning("1 normal monsters", {"10": {"monster": "dummy", "ranks": "nnn"}})
    home = slay(p, "dummy-1")["dummy-1"]
    p.set(p.c(2), at=p.game.name(home))
    through(p)
    assert (p.prompt, p.seat) == ("spawn-at", -1)
    assert all(p.game.apart(home, p.cell(name)) == 1 for name in p.keys_of("put"))
    spot = p.keys_of("put")[-1]
    p.go(f"put:{spot}")
    assert [p.where(m) for m in p.game.monsters()] == [spot]


@pytest.mark.rule("GH-VRD-22")
def test_only_the_slain_of_the_room_before_return() -> None:
    """Those of the first room stay dead when the third is revealed."""
    back = room("vault", minor="return 2 normal monsters to the previous room")
    cards = [monsters(id, {"10": {"monster": kind, "ranks": "nnn"}}) for id, kind in (("damp", "dummy"), ("grim", "grub"))]
    p = begun([room("hall"), room("cellar"), back], [*cards, monsters("vile", {})], penalties=["none", "none", "minor"])
    p.set(p.m("dummy"), health=1, conditions=("wound",))
    home = through(p).m().cell
    p.until("select")
    assert slay(p, "grub-1")["grub-1"] != home  # it has moved since
    assert [m.kind for m in p.state.slain] == ["dummy", "grub"]
    through(p)
    assert [(m.kind, m.cell) for m in p.game.monsters()] == [("grub", home)]


@pytest.mark.rule("GH-VRD-22")
def test_who_has_returned_once_does_not_return_again() -> None:
    """It was not there when the room was made, nor is there any money in it."""
    p = returning("1 normal monsters", {"10": {"monster": "dummy", "ranks": "nnn"}})
    slay(p, "dummy-1")
    coins = sum(p.state.coins.values())
    through(p).until("select")
    slay(p, "dummy-1")
    assert (p.state.slain, sum(p.state.coins.values())) == ([], coins)


@pytest.mark.rule("GH-VRD-15")
def test_the_players_choose_which_normal_monsters_of_the_new_room_become_elite() -> None:
    up = room("cellar", minor="upgrade 2 normal monsters in this room")
    hexes = {n: {"monster": "grub", "ranks": "nnn"} for n in ("10", "11", "12")}
    cards = [monsters("damp", {"10": {"monster": "dummy", "ranks": "nnn"}}), monsters("grim", hexes), monsters("vile", {})]
    p = begun([room("hall"), up, room("vault")], cards, penalties=["none", "minor", "none"])
    through(p)
    assert (p.prompt, p.seat, sorted(p.keys)) == ("upgrade", -1, ["upgrade:grub-1", "upgrade:grub-2", "upgrade:grub-3"])
    p.go("upgrade:grub-2")
    assert sorted(p.keys) == ["upgrade:grub-1", "upgrade:grub-3"]
    p.go("upgrade:grub-3")
    assert [(m.id, m.rank, m.elite, m.health, m.max_health) for m in p.game.monsters()] == [
        ("dummy-1", "normal", False, 30, 30), ("grub-1", "normal", False, 8, 8), ("grub-2", "elite", True, 12, 12), ("grub-3", "elite", True, 12, 12),
    ]  # fmt: skip
    assert p.prompt == "move"


@pytest.mark.rule("GH-VRD-15")
def test_where_nobody_can_become_elite_nothing_happens() -> None:
    up = room("cellar", minor="upgrade 2 normal monsters in this room")
    cards = [monsters("damp", {}), monsters("grim", {"10": {"monster": "dummy", "ranks": "eee"}, "11": {"monster": "grub", "ranks": "nnn"}})]
    p = begun([room("hall"), up, room("vault")], [*cards, monsters("vile", {})], penalties=["none", "minor", "none"])
    through(p)
    assert sorted((m.id, m.rank) for m in p.game.monsters()) == [("dummy-1", "elite"), ("grub-1", "elite")]
    assert p.prompt == "move"


@pytest.mark.rule("GH-VRD-23")
def test_a_clearing_makes_all_elements_inert() -> None:
    clearing = room("cellar", minor="all elements become inert")
    p = begun([room("hall"), clearing, room("vault")], penalties=["none", "minor", "none"])
    p.amend("elements.fire", 2).amend("elements.ice", 2)
    through(p)
    assert set(p.state.elements.values()) == {0}


@pytest.mark.rule("GH-VRD-24")
def test_a_permanent_condition_cannot_be_removed() -> None:
    p = dungeon([room("hall", minor="characters gain wound, permanently"), room("cellar"), room("vault")], penalties=["minor", "none", "none"])
    p.until("select").set(p.c(), conditions=("wound", "poison"))
    p.game.heal(p.c(), 3)
    assert list(p.c().conditions) == ["wound"]  # the poison that is not permanent is gone
    p.next_round().next_round()
    assert "wound" in p.c().conditions
    assert sum(e.source == "wound" and e.figure == "c1" for e in p.events(Suffered)) == 2


@pytest.mark.rule("GH-VRD-05")
@pytest.mark.parametrize(("noun", "gender", "title"), [("зал", "m", "Сирий зал"), ("зала", "f", "Сира зала")])
def test_in_another_language_the_adjective_agrees_with_the_noun(noun: str, gender: str, title: str) -> None:
    hall = {"noun": noun, "gender": gender, "minor": ".", "major": "."}
    words = {"rooms": {"hall": hall}, "dungeon": {"damp": {"m": "сирий", "f": "сира", "n": "сире", "p": "сирі"}}}
    assert dungeon(files={"translations/uk.yaml": words}).game.content.translated("Damp Hall", "uk") == title


@pytest.mark.rule("GH-VRD-20")
def test_the_treasure_may_be_an_effect_on_the_looter() -> None:
    p = begun(cards=[monsters("rich", {"11": {"treasure": 12}}, treasure={"does": ["Heal 3, self"]}), *MONSTERS], drawn="hall rich")
    p.set(p.c(), at=p.game.name(int(next(iter(p.state.treasures)))), health=4).next_round()
    assert p.c().health == 7


@pytest.mark.rule("GH-VRD-19")
def test_the_second_room_has_one_to_which_monsters_return() -> None:
    p = returning("1 normal monsters", {"10": {"monster": "dummy", "ranks": "nnn"}})
    slay(p, "dummy-1")
    through(p)
    assert [m.id for m in p.game.monsters()] == ["dummy-1"]
