"""What a seat may not know is blank in all it gets."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Struct

from kernel.toy import options, table
from undercroft.kernel.decision import Seat
from undercroft.kernel.event import Event
from undercroft.kernel.secrets import HIDDEN, OWNED, redact


class Chest(Struct):
    trap: Annotated[bool, HIDDEN]
    gold: Annotated[int | None, OWNED]


class Player(Struct):
    seat: Seat
    name: str
    cards: Annotated[list[str], OWNED]
    chest: Chest
    notes: Annotated[dict[str, int], OWNED] = {}
    deck: Annotated[list[str], HIDDEN] = []


class Found(Event, frozen=True, tag="found"):
    seat: Seat
    what: Annotated[tuple[str, ...], OWNED]
    where: str


ANNA = Player(0, "Anna", ["ember", "frost"], Chest(True, 7), {"x": 1}, ["a", "b", "c"])


def test_the_owner_sees_what_is_owned():
    assert redact(ANNA, 0) == Player(0, "Anna", ["ember", "frost"], Chest(False, 7), {"x": 1}, ["?"] * 3)


@pytest.mark.parametrize("seat", [1, -1, None])
def test_others_see_sizes_only(seat):
    assert redact(ANNA, seat) == Player(0, "Anna", ["?", "?"], Chest(False, 0), {}, ["?"] * 3)


def test_redaction_copies_and_goes_everywhere():
    before = redact(ANNA, 0)
    seen = redact({"p": [ANNA], "t": (ANNA, 3)}, 1)
    assert seen["p"][0].cards == seen["t"][0].cards == ["?", "?"]
    seen["p"][0].cards.append("more")
    assert redact(ANNA, 0) == before
    assert redact(ANNA, 0).cards is not ANNA.cards


def test_without_an_owner_nobody_sees():
    assert redact(Chest(True, 7), 0) == Chest(False, 0)
    assert redact(Chest(True, None), 1).gold is None


def test_events_too():
    event = Found(seat=1, what=("ring", "coin"), where="cellar", rules=("X-1",))
    assert redact(event, 1) == event
    assert redact(event, 0) == Found(seat=1, what=("?", "?"), where="cellar", rules=("X-1",))
    assert event.id == "found"
    assert event.args == {"seat": 1, "what": ("ring", "coin"), "where": "cellar"}


def test_a_secret_that_cannot_be_blanked_is_an_error():
    class Bad(Struct):
        inner: Annotated[Chest, HIDDEN]

    with pytest.raises(TypeError, match="not Chest"):
        redact(Bad(Chest(True, 1)), 0)


class Half(Struct):
    cards: list[Annotated[str, HIDDEN]]


class Maybe(Struct):
    card: Annotated[str, HIDDEN] | None


@pytest.mark.parametrize("value", [Half(["a"]), Maybe("a")])
def test_a_secret_declared_inside_a_type_is_refused_not_shown(value):
    with pytest.raises(TypeError, match="declared on the whole field"):
        redact(value, 0)


async def ask(game):
    await game.choose(0, "which", lambda: options(*game.state.hands["h0"].cards))


def test_a_scene_holds_only_what_the_seat_knows():
    t = table(ask, seats=2)
    assert [m.id for m in t.scene(0).status] == ["c0", "c1", "c2", "?", "?", "?", "?", "?"]
    assert [m.id for m in t.scene(None).status] == ["?"] * 8


def test_an_imagined_table_tells_nothing_of_the_real_one():
    t = table(ask, seats=2)
    dreams = [t.imagine(1, seed, remember=True) for seed in range(8)]
    assert {tuple(d.state.hands["h1"].cards) for d in dreams} == {("c3", "c4", "c5")}
    assert len({tuple(d.decision.keys) for d in dreams}) > 1
    for dream in dreams:
        assert dream.decision.keys == dream.state.hands["h0"].cards
        with pytest.raises(ValueError, match="behind its new seed"):
            dream.undo()
        dream.choose(dream.decision.keys[0])
