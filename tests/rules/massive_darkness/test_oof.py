"""Out of figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Arrived, NoFigures

from .hunting import FIELD, LANES, Board, did, laid
from .position import Position, position

PATROL = {"id": "patrol", "name": "P", "kind": "patrol", "text": "T.", "does": ["A guard comes to the current level"]}
BEAST = {"id": "beast", "name": "B", "kind": "patrol", "text": "T.", "does": ["A due roaming monster comes to the current level"]}
STIR = {"id": "stir", "name": "S", "kind": "patrol", "text": "T.", "does": ["All enemies activate"]}
RATS = {"guards-1": "guards-1/rats guards-1/rats"}
CHAMBER = Board(
    (
        """
        +---+---+---+
        | C   C | R |
        +   +   +   +
        | C   C | R |
        +   +   +---+
        | C   C   C |
        +---+---+---+
        """,
    ),
    ("b1-c1",),
)


def visited(
    present: str, *, heroes: int = 1, event: Mapping[str, Any] = PATROL, draws: Mapping[str, str] | None = None, board: Board = FIELD,
    adventure: Mapping[str, Any] | None = None, have: Mapping[str, Mapping[str, Any]] | None = None, **content: Any,
) -> Position:  # fmt: skip
    """The event phase with these enemies present (`"rats:c3"`), and an event that brings another to a1."""
    p = position(heroes=heroes, events=[event], draws=dict(draws or RATS), **laid(board, adventure), **content)
    with p.arrange() as s:
        for pair in present.split():
            p.put(*pair.split(":"))
        for id, fields in (have or {}).items():
            for name, value in fields.items():
                setattr(s.enemies[id], name, value)
        s.phase, s.turn = "event", None
    return p


def crowded(zone: str) -> Position:
    """ann at b1 before the door of a chamber, rats in a zone, and a door card that brings rats."""
    door = {"id": "crowd", "name": "C", "parts": [{"enemies": True}, {}, {}]}
    p = position(draws=RATS, doors=[door], **laid(CHAMBER))
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("b1")
        p.put("rats", zone)
    return p


def activated(p: Position) -> list[str]:
    return [e.figure for e in p.told(Activated) if e.how == "phase"]


# -- what happens -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-OOF-01")
def test_without_enough_figures_the_card_is_discarded_and_nobody_is_placed() -> None:
    p = visited("rats:f1", board=LANES)
    assert [e.card for e in p.told(NoFigures)] == ["guards-1/rats"]
    assert not p.told(Arrived)
    assert (list(p.s.enemies), p.s.discards["guards-1"]) == (["e1"], ["guards-1/rats"])


@pytest.mark.rule("MD-OOF-01")
def test_with_enough_figures_the_enemy_comes() -> None:
    p = visited("archers:f1", board=LANES)
    assert [e.card for e in p.told(Arrived)] == ["guards-1/rats"]
    assert p.s.discards["guards-1"] == []
    assert activated(p) == []


@pytest.mark.rule("MD-OOF-02")
def test_then_all_enemies_of_the_kind_are_activated_and_no_others() -> None:
    """Two mobs of rats, one without its boss, and brutes."""
    p = visited("rats:f1 rats:e1 brutes:d1", board=LANES, have={"e2": {"health": 0}})
    assert (p.prompt, p.keys) == ("which-enemy", ["enemy:e1", "enemy:e2"])
    p.go("enemy:e2")
    assert activated(p) == ["e2", "e1"]
    assert (did(p, "e2"), did(p, "e1"), did(p, "e3")) == (["d1", "c1"], ["e1", "d1"], [])


@pytest.mark.rule("MD-OOF-02")
def test_they_are_activated_as_in_the_enemies_phase() -> None:
    assert did(visited("rats:a1")) == ["attacks ann"]
    assert did(visited("rats:a1", have={"e1": {"stunned": True}})) == ["gets up"]


@pytest.mark.rule("MD-OOF-02")
def test_the_log_says_that_figures_ran_out_and_not_that_an_event_or_the_phase_did_it() -> None:
    assert [e.rules for e in visited("rats:f1", board=LANES).told(Activated) if e.figure == "e1"] == [("MD-OOF-02",)]


# -- what is not enough ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-OOF-03")
def test_a_mob_needs_the_boss_of_its_kind() -> None:
    assert not visited("rats:f1", board=LANES, have={"e1": {"minions": []}}).told(Arrived)
    assert visited("rats:f1", board=LANES, have={"e1": {"health": 0}}).told(Arrived)


@pytest.mark.rule("MD-OOF-03")
@pytest.mark.parametrize(("left", "comes"), [(6, True), (7, False)])
def test_a_mob_needs_all_its_minions(left: int, comes: bool) -> None:
    """There are twelve rats; six heroes want six of them."""
    p = visited("rats:f1", heroes=6, board=LANES, have={"e1": {"health": 0, "minions": [2] * left}})
    assert bool(p.told(Arrived)) == comes
    assert bool(p.told(NoFigures)) != comes


@pytest.mark.rule("MD-OOF-03", "MD-ROM-05")
def test_of_a_single_figure_there_is_one() -> None:
    p = visited("ogre:f1", event=BEAST, draws={"lesser": "lesser/ogre"}, board=LANES)
    assert p.told(NoFigures)
    assert activated(p) == ["e1"]


# -- where it holds -----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-OOF-04", "MD-DOR-10")
def test_it_holds_for_door_cards() -> None:
    p = crowded("a1").go("open:c1")
    assert not p.told(Arrived)
    assert len(p.told(NoFigures)) == 1
    assert did(p) == ["b1", "attacks ann"]


@pytest.mark.rule("MD-OOF-04", "MD-AGT-02")
def test_it_holds_for_reinforcements() -> None:
    p = position(draws=RATS, **laid(LANES))
    with p.arrange() as s:
        p.put("spy", "b2")
        p.put("rats", "f1")
        s.phase, s.turn, s.waiting = "enemies", None, []
    assert p.told(NoFigures)
    assert activated(p) == ["e2"]


@pytest.mark.rule("MD-OOF-04")
def test_it_holds_for_what_an_adventure_brings() -> None:
    adventure = {"places": {"far": "f1"}, "rules": ["At start of the round, If round 2 to 2: A guard comes to far"]}
    p = position(draws=RATS, **laid(LANES, adventure))
    with p.arrange() as s:
        p.put("rats", "f1")
        s.phase, s.turn = "end", None
    assert p.told(NoFigures)
    assert activated(p) == ["e1"]


@pytest.mark.rule("MD-OOF-04", "MD-OOF-03")
def test_mobs_of_another_level_are_of_the_same_kind() -> None:
    p = visited("rats:f1", board=LANES, have={"e1": {"card": "guards-3/rats"}})
    assert p.told(NoFigures)
    assert activated(p) == ["e1"]


# -- what it is not -------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-OOF-05", "MD-GRD-01")
def test_no_treasure_is_drawn_for_an_enemy_that_does_not_come() -> None:
    before = len(visited("archers:f1", board=LANES).s.decks["treasure-1"])
    assert len(visited("rats:f1", board=LANES).s.decks["treasure-1"]) == before + 1


@pytest.mark.rule("MD-OOF-05")
def test_the_activation_is_one_more_than_the_normal_one() -> None:
    """Reinforcements fail in the phase in which the rats have acted already."""
    p = position(draws=RATS, **laid(LANES))
    with p.arrange() as s:
        p.put("spy", "b2")
        p.put("rats", "f1")
        s.phase, s.turn, s.waiting = "enemies", None, ["e2"]
    assert activated(p) == ["e2", "e2"]
    assert did(p, "e2") == ["e1", "d1", "c1", "b1"]


@pytest.mark.rule("MD-OOF-05")
def test_whoever_was_activated_so_still_has_its_turn() -> None:
    p = crowded("b1").go("open:c1")
    assert activated(p) == ["e1"]
    p.go("end")
    assert activated(p) == ["e1", "e1"]


# -- special enemies ------------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-OOF-06", "MD-Q05-10")
def test_an_enemy_with_a_special_activation_has_that_one() -> None:
    """It marches two zones and does not attack, whoever is in range."""
    warden = {"id": "warden", "card": "lesser/ogre", "does": ["Marches 2 towards gate"]}
    adventure = {"places": {"gate": "a1"}, "enemies": [warden]}
    p = visited("ogre:c1", event=BEAST, draws={"lesser": "lesser/ogre"}, board=LANES, adventure=adventure, have={"e1": {"special": "warden"}})
    assert did(p) == ["b1", "a1"]


@pytest.mark.rule("MD-OOF-06", "MD-EPH-27")
def test_an_enemy_not_released_yet_is_not_activated() -> None:
    p = visited("rats:a1", have={"e1": {"asleep": True}})
    assert p.told(NoFigures)
    assert activated(p) == []


@pytest.mark.rule("MD-OOF-06", "MD-EPH-27")
def test_an_enemy_laid_to_sleep_before_its_turn_comes_is_not_activated_either() -> None:
    """Only the table itself can do that, as a correction."""
    p = visited("rats:f1 brutes:e1 archers:d1", event=STIR, board=LANES)
    assert (p.prompt, p.keys) == ("which-enemy", ["enemy:e1", "enemy:e2", "enemy:e3"])
    p.table.amend("enemies.e3.asleep", True)
    assert activated(p.go("enemy:e1")) == ["e1", "e2"]


@pytest.mark.rule("MD-OOF-06", "MD-Q05-13")
def test_an_enemy_killed_before_its_turn_comes_is_not_activated() -> None:
    """The first one tramples the other down, and nobody is left."""
    warden = {"id": "warden", "card": "lesser/ogre", "does": ["Marches 2 towards gate", "Crushes whoever is in its zone"]}
    adventure = {"places": {"gate": "f1"}, "enemies": [warden]}
    p = visited("ogre:d1 drake:e1", event=STIR, board=LANES, adventure=adventure, have={"e1": {"special": "warden"}}).go("enemy:e1")
    assert (activated(p), list(p.s.enemies), p.where("e1"), p.prompt) == (["e1"], ["e1"], "f1", "act")


@pytest.mark.rule("MD-OOF-06", "MD-ROM-04")
def test_an_event_does_not_activate_who_is_no_roaming_monster_for_events() -> None:
    warden = {"id": "warden", "card": "lesser/ogre", "does": ["No roaming monster for events"]}
    p = visited("ogre:a1", event=BEAST, draws={"lesser": "lesser/ogre"}, adventure={"enemies": [warden]}, have={"e1": {"special": "warden"}})
    assert p.told(NoFigures)
    assert activated(p) == []


@pytest.mark.rule("MD-OOF-06", "MD-ROM-04")
def test_anything_else_activates_it() -> None:
    warden = {"id": "warden", "card": "lesser/ogre", "does": ["No roaming monster for events"]}
    other = {"id": "other", "card": "lesser/ogre"}
    adventure = {"enemies": [warden, other], "places": {"far": "f1"}, "rules": ["At end of the round: other comes to far"]}
    p = position(**laid(LANES, adventure))
    with p.arrange() as s:
        p.put("ogre", "f1", special="warden")
        s.phase, s.turn = "end", None
    assert p.told(NoFigures)
    assert activated(p) == ["e1"]
