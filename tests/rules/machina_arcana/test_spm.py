"""How a monster appears: which card, on which space, and what happens at once."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Appeared, Destroyed, NoMonster, ThreatMoved
from undercroft.games.machina_arcana.state import Placed

from .position import Position, face, position

CALL = {"ann": {"active": ["Pay 1 stamina: spawn a monster"]}}
USE = "use:explorer/ann/active/0"
STONES = [{"id": f"s{n}", "armor": 3, "will": 3, "health": 1, "stamina": 0} for n in range(6)]


def calling(drawing: str, *, card: str = "stone", explorers: int = 1, **content: Any) -> Position:
    """ann can spawn a monster for 1 stamina; this card is drawn."""
    return position(drawing, explorers=explorers, explorer=CALL, draws={"monster-card": card}, **content)


def beside(p: Position) -> Position:
    """The second tile lies east of the first."""
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
    return p


@pytest.mark.rule("MA-SPM-01")
@pytest.mark.parametrize("sealed", [True, False])
def test_without_an_open_spawn_space_on_the_tile_nothing_happens(sealed: bool) -> None:
    p = beside(calling("a . . S" if sealed else "a", tiles=[face("second", "S")]))
    with p.arrange() as s:
        s.destroyed = [p.cell("4,1")] if sealed else []
    p.begin().go(USE)
    assert (p.s.monsters, p.told(Appeared), [e.why for e in p.told(NoMonster)]) == ({}, [], ["no-space"])
    assert (sorted(p.s.decks["monsters"].pile), p.s.threat) == (["archer", "brute", "stone"], 0)


@pytest.mark.rule("MA-SPM-02")
def test_the_top_card_of_the_deck_is_revealed() -> None:
    p = calling("a . . S . S", card="archer")
    with p.arrange() as s:
        s.decks["monsters"].pile.remove("stone")
        s.decks["monsters"].top = ["stone"]
    p.begin().go(USE)
    assert (list(p.s.monsters), "stone" in p.s.seen) == (["stone"], True)
    p.go(USE)
    p.go(p.keys[0])
    assert list(p.s.monsters) == ["stone", "archer"]
    assert p.s.seen.count("stone") == 1
    assert (p.s.decks["monsters"].pile, p.s.decks["monsters"].top) == (["brute"], [])


@pytest.mark.rule("MA-SPM-03")
@pytest.mark.parametrize(("pile", "appears", "fallen"), [([], "archer", []), (["stone"], "stone", ["brute", "archer"])])
def test_only_an_empty_deck_is_made_of_the_destroyed_monsters(pile: list[str], appears: str, fallen: list[str]) -> None:
    p = calling("a . . S", card=appears)
    with p.arrange() as s:
        s.decks["monsters"].pile, s.fallen = pile, ["brute", "archer"]
    p.begin().go(USE)
    assert (list(p.s.monsters), p.s.fallen, p.s.threat) == ([appears], fallen, 0)
    assert p.s.decks["monsters"].pile == (["brute"] if appears == "archer" else [])


@pytest.mark.rule("MA-SPM-03")
def test_a_deck_with_a_card_put_back_on_top_is_not_empty() -> None:
    p = calling("a . . S")
    with p.arrange() as s:
        s.decks["monsters"].pile, s.decks["monsters"].top, s.fallen = [], ["stone"], ["brute", "archer"]
    p.begin().go(USE)
    assert (list(p.s.monsters), p.s.fallen, p.s.decks["monsters"].pile) == (["stone"], ["brute", "archer"], [])


@pytest.mark.rule("MA-SPM-04")
def test_if_no_card_is_left_threat_rises_by_1() -> None:
    p = calling("a . . S")
    with p.arrange() as s:
        s.decks["monsters"].pile, s.fallen = [], []
    p.begin().go(USE)
    assert (p.s.monsters, p.told(Appeared), p.s.threat, len(p.told(ThreatMoved))) == ({}, [], 1, 1)


@pytest.mark.rule("MA-SPM-05")
def test_a_new_monster_is_the_last_in_the_monster_order() -> None:
    p = calling("a . . S")
    with p.arrange():
        p.put("brute", "9,9")
        p.put("archer", "9,8")
    p.begin().go(USE)
    assert list(p.s.monsters) == ["brute", "archer", "stone"]


@pytest.mark.rule("MA-SPM-06")
def test_the_figure_stands_on_the_nearest_spawn_space_of_the_explorers_tile() -> None:
    """The space in column 7 is three away beyond a wall and that in column 5 five; one on the next tile is nearer."""
    p = beside(calling(".\n.\n.\n.\n. . . . S . S|. . a\n. . . . . . .|. . .", tiles=[face("second", ".\n.\n.\n.\nS")]))
    p.begin().go(USE)
    assert p.where("stone") == "7,5"


@pytest.mark.rule("MA-SPM-07")
def test_if_the_space_is_taken_the_figure_stands_on_the_nearest_free_passable_one() -> None:
    """Around the spawn space in the corner lie rubble, a chasm and floor."""
    p = calling("S # . . a\n~ .")
    with p.arrange():
        p.put("brute", "1,1")
    p.begin().go(USE)
    assert (p.prompt, p.keys) == ("which-space", ["space:1,2", "space:2,2"])
    p.go("space:2,2").go(USE)
    assert p.where("stone") == "2,2"


@pytest.mark.rule("MA-SPM-07")
def test_obstacles_and_spaces_of_other_tiles_are_no_substitute() -> None:
    p = beside(calling(".\n.\n.\n. . . . . . . a L C\n. . . . . . . . # S\n. . . . . . . . . .", tiles=[face("second")]))
    with p.arrange():
        p.put("brute", "10,5")
        p.put("archer", "10,6")
    p.begin().go(USE)
    assert p.where("stone") == "9,6"


@pytest.mark.rule("MA-SPM-07")
def test_if_no_space_of_the_tile_is_free_nobody_appears_and_the_card_goes_back_on_top() -> None:
    """All is rubble but four spaces by the entry, where ann and three monsters stand, one of them on the spawn space."""
    rubble = " ".join("#" * 10)
    drawing = "\n".join([*[rubble] * 8, "# # # # S . # # # #", "# # # # a . # # # #"])
    guard = {"id": "guard", "armor": 3, "will": 3, "health": 1, "stamina": 0}
    p = position(drawing, explorer=CALL, borders=["south"], draws={"monster-card": "stone"}, monsters=[guard])
    with p.arrange():
        p.put("brute", "5,9")
        p.put("guard", "6,9")
        p.put("archer", "6,10")
    p.go(USE)
    deck = p.s.decks["monsters"]
    assert (list(p.s.monsters), p.told(Appeared), deck.pile, deck.top) == (["brute", "guard", "archer"], [], [], ["stone"])


@pytest.mark.rule("MA-SPM-08")
def test_the_players_choose_among_spaces_that_are_equally_near() -> None:
    p = calling("S . a . S . . S", explorers=2)
    with p.arrange():
        p.put("brute", "5,1")
    p.begin().go(USE)
    assert (p.prompt, p.keys, p.decision.seat, p.decision.group) == ("spawn-at", ["space:1,1", "space:5,1"], -1, None)
    p.go("space:5,1")
    assert (p.prompt, p.decision.seat, p.decision.group) == ("which-space", -1, None)
    assert p.keys == ["space:4,1", "space:6,1", "space:4,2", "space:5,2", "space:6,2"]
    p.go("space:6,2")
    assert p.where("stone") == "6,2"


@pytest.mark.rule("MA-SPM-09")
def test_what_the_monster_does_when_it_enters_play_is_resolved_at_once() -> None:
    herald = {"id": "herald", "armor": 3, "will": 3, "health": 1, "stamina": 0, "enters": ["lose 1 health, on the nearest explorer", "threat +2"]}
    p = calling("a . . S . b", card="herald", explorers=2, monsters=[herald])
    p.begin().go(USE)
    assert (p.explorer("ann").health, p.explorer("bob").health, p.s.threat) == (5, 4, 2)
    told = [type(e).__name__ for e in p.table.events]
    assert [name for name in told if name in ("Appeared", "LostHealth", "ThreatMoved")] == ["Appeared", "LostHealth", "ThreatMoved", "ThreatMoved"]


@pytest.mark.rule("MA-SPM-10")
@pytest.mark.parametrize(("space", "lives"), [("1,2", False), ("2,2", True)])
def test_on_a_chasm_the_monster_is_destroyed_without_entering_play(space: str, lives: bool) -> None:
    herald = {"id": "herald", "armor": 3, "will": 3, "health": 1, "stamina": 0, "enters": ["threat +2"]}
    p = calling("S # . . a\n~ .", card="herald", monsters=[herald])
    with p.arrange():
        p.put("brute", "1,1")
    p.begin().go(USE, f"space:{space}")
    assert [e.figure for e in p.told(Appeared)] == ["herald"]
    assert [e.figure for e in p.told(Destroyed)] == ([] if lives else ["herald"])
    assert (list(p.s.monsters), p.s.threat) == ((["brute", "herald"], 2) if lives else (["brute"], 0))
    assert p.s.fallen == ([] if lives else ["herald"])


@pytest.mark.rule("MA-SPM-11")
def test_the_explorer_who_resolves_the_effect_causes_the_spawn() -> None:
    calls = {"id": "calm", "kind": "explorer", "scenario": "trial", "enters": ["spawn a monster"]}
    p = position("a E . S . S . . E b", explorers=2, events=[calls], draws={"monster-card": "stone"})
    p.begin("bob").go("invoke:9,1")
    assert p.where("stone") == "6,1"


@pytest.mark.rule("MA-SPM-11")
def test_in_a_turn_the_explorer_whose_turn_it_is_causes_the_spawn_of_a_horror_event() -> None:
    horror = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["spawn a monster"]}
    summons = {"bob": {"active": ["Pay 1 stamina: invoke a horror event"]}}
    p = position("a . . S . S . . . b", explorers=2, events=[horror], explorer=summons, draws={"monster-card": "stone"})
    p.begin("bob").go("use:explorer/bob/active/0")
    assert (p.prompt, p.where("stone")) == ("act", "6,1")


@pytest.mark.rule("MA-SPM-11")
def test_without_an_active_explorer_the_players_choose_who_causes_the_spawn() -> None:
    horror = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["spawn a monster"]}
    p = position("a . . S . S . . . b", explorers=3, events=[horror], draws={"horror-roll": "4", "monster-card": "stone"})
    with p.arrange() as s:
        s.explorers["cid"].cell, s.explorers["cid"].left = -1, True
        s.spawn = 9
    p.rest().go("roll:ann").until("spawn-for")
    assert (p.prompt, p.keys, p.decision.seat, p.decision.group) == ("spawn-for", ["unit:ann", "unit:bob"], -1, None)
    p.go("unit:bob")
    assert p.where("stone") == "6,1"


@pytest.mark.rule("MA-SPM-11")
def test_if_a_monster_resolves_it_in_its_turn_the_players_choose_who_causes_the_spawn() -> None:
    """The monster stands beside the spawn space in column 4."""
    caller = {"id": "caller", "armor": 3, "will": 3, "health": 1, "stamina": 1, "active": ["Pay 1 stamina: spawn a monster"]}
    p = position("a . . S . S . . . b", explorers=2, monsters=[caller], draws={"monster-card": "stone"})
    with p.arrange() as s:
        p.put("caller", "3,2")
        s.spawn = 9
    p.rest().go("roll:ann").until("spawn-for")
    assert (p.s.phase, p.keys, p.decision.seat, p.decision.group) == ("monsters", ["unit:ann", "unit:bob"], -1, None)
    p.go("unit:bob")
    assert p.where("stone") == "6,1"


@pytest.mark.rule("MA-SPM-11")
def test_if_a_monster_resolves_it_in_an_explorers_turn_that_explorer_causes_the_spawn() -> None:
    egg = {"id": "egg", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": ["When this is destroyed: spawn a monster"]}
    smash = {"bob": {"active": ["Pay 1 stamina: kill, on the nearest monster"]}}
    p = position("a . . S . S . . . b", explorers=2, monsters=[egg], explorer=smash, draws={"monster-card": "stone"})
    with p.arrange():
        p.put("egg", "3,2")
    p.begin("bob").go("use:explorer/bob/active/0")
    assert (p.prompt, p.where("stone")) == ("act", "6,1")


@pytest.mark.rule("MA-SPM-12")
def test_effects_spawn_monsters_on_a_full_tile_too() -> None:
    p = calling("a . . S", card="s5", monsters=STONES)
    with p.arrange():
        for n in range(4):
            p.put(f"s{n}", f"{n + 1},10")
    p.begin().go(USE)
    assert (len(p.s.monsters), p.where("s5"), p.s.threat) == (5, "4,1", 0)
