"""Corrections by the host: logged, replayed, undone, and refused with a reason."""

from __future__ import annotations

import pytest
from msgspec import Struct

from kernel.toy import options, table
from probes import lasting_effects, secret_cards
from undercroft.kernel.amend import amend_state
from undercroft.kernel.chance import Chance
from undercroft.kernel.conformance import position
from undercroft.kernel.decision import IllegalChoice, together
from undercroft.kernel.event import Amended
from undercroft.kernel.game import State
from undercroft.kernel.save import dump_save, load_save
from undercroft.kernel.table import AMEND, Table


def expedition():
    return Table(lasting_effects.Rules(), {"explorers": 2}, 1)


def test_a_value_is_set_and_logged():
    t = expedition()
    t.amend("explorers.e1.health", 9)
    assert t.state.explorers["e1"].health == 9
    assert t.journal == [(AMEND, "set explorers.e1.health 9")]
    assert t.events[-1] == Amended(what="set explorers.e1.health")


def test_the_log_does_not_tell_secrets():
    t = Table(secret_cards.Rules(), {"seats": 2}, 1)
    new = t.state.deck[:2]
    t.amend("heroes.hero1.hand", new)
    assert new[0] not in str(t.events_for(0))
    assert new[0] not in str(t.scene(0))
    assert t.decisions[1].keys == [f"card:{card}" for card in new]


def test_the_open_decision_is_built_anew():
    t = expedition()
    t.amend("explorers.e0.stamina", 0)
    assert t.decision.keys == ["end", *(f"use:tonic:{a}>{b}" for a in ("e0", "e1") for b in ("e0", "e1"))]


def test_undo_and_redo_of_a_correction():
    t = expedition()
    t.choose("play:grit")
    before = position(t)
    t.amend("monsters", {"m0": 3, "m7": 2})
    after = position(t)
    assert "attack:m7" in t.decision.keys
    assert t.undo() == (AMEND, 'set monsters {"m0":3,"m7":2}')
    assert position(t) == before
    t.redo()
    assert position(t) == after


def test_corrections_replay():
    t = expedition()
    t.choose("play:grit")
    t.amend("explorers.e0.stamina", 1)
    t.choose("play:overclock")
    t.end_decision()
    t.amend("threat", 4)
    loaded = load_save(dump_save(t), lasting_effects.MODULE.find)
    assert position(loaded) == position(t)
    assert t.fork().hash == t.hash


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("explorers.e9.health", 1, "'e9' is not one of e0, e1"),
        ("explorers.e0.helth", 1, "'helth' is not one of seat, health, stamina"),
        ("explorers.e0.health", "full", r"cannot be \"full\": Expected `int`, got `str`"),
        ("waiting.5", "e0", "'5' is not one of 0 … 1"),
        ("waiting.x", "e0", "'x' is not one of 0 … 1"),
        ("explorers.e0.health.more", 1, "'more' is not one of nothing"),
        ("phase", "party", "Invalid enum value 'party'"),
        ("threat", 1 << 70, "cannot be"),
    ],
)
def test_refused_with_a_reason(path, value, message):
    t = expedition()
    before = position(t)
    with pytest.raises(IllegalChoice, match=message):
        t.amend(path, value)
    assert position(t) == before


@pytest.mark.parametrize("order", ["", "set", "set threat", "set threat {", "add threat 1"])
def test_a_malformed_order_is_refused(order):
    t = expedition()
    with pytest.raises(IllegalChoice):
        t._do(AMEND, order)
    assert t.journal == []


def test_a_decision_is_ended():
    async def beat(game):
        game.state.beats += 1
        await game.choose(0, "stuck", options("a", "b"))
        game.state.names.append("went on")

    t = table(beat, beats=3)
    t.end_decision()
    assert t.state.names == []
    assert t.state.beats == 2
    t.undo()
    assert t.state.beats == 1
    t.redo()
    t.choose("a")
    assert t.outcome == "done"
    with pytest.raises(IllegalChoice, match="the game is over"):
        t.end_decision()


async def at_once(game):
    hands = game.state.hands.values()
    found = await together({h.seat: game.choose(h.seat, "which", lambda h=h: options(*h.cards)) for h in hands})
    game.state.names += found.values()


def test_a_correction_while_all_choose():
    t = table(at_once, seats=2)
    t.choose("c0", 0)
    t.amend("hands.h1.cards", ["c7", "c8"])
    assert t.decision.keys == ["c7", "c8"]
    t.undo(0)
    assert t.journal == [(AMEND, 'set hands.h1.cards ["c7","c8"]')]
    assert [d.keys for d in t.decisions] == [["c0", "c1", "c2"], ["c7", "c8"]]
    t.end_decision()
    assert t.state.names == []


def test_a_correction_that_leaves_nothing_to_choose_lets_the_game_go_on():
    t = table(at_once, seats=2)
    t.choose("c0", 0)
    t.amend("hands.h1.cards", ["c7"])
    assert t.state.names == ["c0", "c7"]
    assert [d.seat for d in t.decisions] == [0]


class Thing(Struct):
    id: str
    size: int = 1


class Shelf(State):
    things: dict[str, Thing]
    boxes: list[dict[str, Thing]] = []


@pytest.mark.parametrize("order", ['set things.a.id "b"', 'set things.a {"id": "c"}', 'set boxes.0.a.id "b"'])
def test_what_is_known_by_its_id_keeps_it(order):
    shelf = Shelf(Chance(1), {"a": Thing("a")}, [{"a": Thing("a")}])
    with pytest.raises(IllegalChoice, match=r"a is known by its id, which cannot be changed"):
        amend_state(shelf, order)
    assert shelf.things["a"].id == shelf.boxes[0]["a"].id == "a"
    amend_state(shelf, 'set things.a {"id": "a", "size": 4}')
    assert shelf.things["a"].size == 4
