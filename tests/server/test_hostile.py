"""Frames that nobody should send: refused in words, no traceback, the table unharmed, everybody else served."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.server.games import SECRET
from tests.server.house import BUGS, House, Live, Made, Player
from undercroft.server import socket
from undercroft.server.protocol import MAX_FRAME, PROTOCOL

LAX = [HealthCheck.function_scoped_fixture]


class Room:
    """A table with two seats and somebody looking on, at which hostile frames are thrown from one seat."""

    def __init__(self, player: Player) -> None:
        self.made: Made = player.table(SECRET, 2)
        self.house = player.house
        self.villain, self.other = self.made.friend(1), self.made.sit(0)
        self.line = self.villain.sit(self.made.id, 1)
        self.pings = 10**12  # ids that are not thrown by chance

    def throw(self, text: str) -> list[dict[str, Any]]:
        """What comes back for a frame; a connection that was closed for it is made anew."""
        start = len(self.line.frames)
        self.line.throw(text)
        self.pings += 1
        self.line.say(type="ping", id=self.pings)
        answer = self.line.until(lambda f: (f["type"], f["id"]) == ("pong", self.pings) or f["type"] == "bye")
        found = self.line.frames[start:]
        if answer["type"] == "bye":
            self.line.leave()
            self.line = self.villain.sit(self.made.id, 1)
        return [f for f in found if f["type"] not in ("pong", "presence")]

    def unharmed(self) -> None:
        """The other seat is served, and the table is as it can be read from the database."""
        self.other.settle()
        table = self.house.live(self.made.id)
        hall = self.house.hall
        del hall.tables[self.made.id]
        again = self.house.run(hall._read(self.made.id))
        hall.tables[self.made.id] = table
        assert (again.version, again.table.hash) == (table.version, table.table.hash)


@pytest.fixture
def room(player: Player, patient: None) -> Iterator[Room]:
    found = Room(player)
    yield found
    found.line.leave()
    found.other.leave()


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing goes wrong in the log."""
    with caplog.at_level(logging.INFO):
        yield
    assert [r for r in caplog.records if r.levelno >= logging.WARNING or r.exc_info] == []


BAD = [
    "", " ", "{", "}", "[]", "null", "1", '"choose"', "{}", '{"type":null}', '{"type":"nonsense"}', '{"type":"Choose"}', "\x00", "\ud800",
    '{"type":"choose"}', '{"type":"choose","key":"x"}', '{"type":"choose","key":1,"version":0}', '{"type":"choose","key":"","version":0}',
    '{"type":"choose","key":"x","version":"0"}', '{"type":"choose","key":"x","version":-1}', '{"type":"choose","key":"x","version":1.5}',
    '{"type":"choose","key":"x","version":1e400}', '{"type":"choose","key":"x","version":' + "9" * 400 + "}",
    '{"type":"choose","key":"x","version":0,"seat":0}', '{"type":"choose","key":"' + "x" * 201 + '","version":0}',
    '{"type":"choose","key":"\\ud800","version":0}', '{"type":"ping","id":-1}', '{"type":"ping","id":18446744073709551616}',
    '{"type":"ping","id":true}', '{"type":"ping","extra":1}', '{"type":"undo"}', '{"type":"consent"}', '{"type":"consent","agree":1}',
    '{"type":"why","event":-1}', '{"type":"why","event":null}', '{"type":"measure","board":"x","a":"1","b":2}', '{"type":"measure","a":1,"b":2}',
    '{"type":"speak","locale":""}', '{"type":"speak","locale":"' + "e" * 13 + '"}', '{"type":"amend"}', '{"type":"amend","version":0,"path":1}',
    "[" * 30_000, '{"a":' * 6000, '{"type":"amend","version":0,"path":"round","value":' + "[" * 5000 + "]" * 5000 + "}",
    '{"type":"ping"}{"type":"ping"}', '{"type":"ping","type":"nonsense"}', "NaN", "\ufeff{}",
]  # fmt: skip


@pytest.mark.usefixtures("quiet")
def test_malformed_frames(room: Room) -> None:
    for text in BAD:
        answers = room.throw(text)
        assert [(f["type"], f["error"]) for f in answers] == [("refused", "malformed")], text[:80]
        assert answers[0]["detail"]
        assert len(answers[0]["detail"]) <= 300
    room.unharmed()


@pytest.mark.usefixtures("quiet")
def test_frames_that_are_well_formed_and_wrong(room: Room) -> None:
    for frame, error in [
        ({"type": "choose", "key": "card:ash\x00", "version": 0}, "illegal"),
        ({"type": "choose", "key": "x", "version": (1 << 53) - 1}, "stale"),
        ({"type": "undo", "version": 0}, "illegal"),
        ({"type": "redo", "version": 0}, "illegal"),
        ({"type": "consent", "agree": True}, "nothing-asked"),
        ({"type": "why", "event": (1 << 53) - 1}, "illegal"),
        ({"type": "look", "key": "x", "version": 0}, "illegal"),
        ({"type": "measure", "board": "x", "a": 1 << 200, "b": -(1 << 200)}, "illegal"),
        ({"type": "speak", "locale": "../../en"}, "illegal"),
        ({"type": "amend", "version": 0, "path": "round", "value": 1}, "host-only"),
        ({"type": "hello", "protocol": PROTOCOL, "credential": "x" * 20}, "illegal"),
    ]:  # fmt: skip
        answers = room.throw(json.dumps(frame))
        assert [(f["type"], f["error"]) for f in answers] == [("refused", error)], frame
    room.unharmed()


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("text", ["x" * (MAX_FRAME + 1), "я" * (MAX_FRAME // 2 + 1), '{"type":"ping"}' + " " * MAX_FRAME])
def test_frames_that_are_too_large(room: Room, text: str) -> None:
    assert [(f["type"], f["error"]) for f in room.throw(text)] == [("bye", "too-large")]
    room.unharmed()


def test_the_largest_frame(room: Room) -> None:
    text = '{"type":"ping"}'
    assert room.throw(text + " " * (MAX_FRAME - len(text))) == []


@pytest.mark.usefixtures("quiet")
def test_binary_frames(room: Room) -> None:
    for data in (b"", b'{"type":"ping"}', b"\xff\xfe\x00"):
        room.line.into.put_nowait({"type": "websocket.receive", "bytes": data})
        room.line.until(lambda f: f["type"] == "refused")
        assert room.line.refused == "malformed"
    room.unharmed()


@pytest.mark.usefixtures("quiet")
def test_floods(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many frames are let fall, with a word now and then; who goes on is sent away. Others notice nothing."""
    monkeypatch.setattr(socket, "FRAMES", 1e-9)  # no time passes in which more would be allowed
    made = player.table(SECRET, 2)
    line, other = made.sit(1), made.sit(0)
    for n in range(socket.BURST + 2 * socket.PATIENCE):
        line.throw(json.dumps({"type": "ping", "id": n}))
    assert line.end()["error"] == "flood"
    pongs = [f for f in line.frames if f["type"] == "pong"]
    assert len(pongs) == socket.BURST - 1, "all that is allowed after the hello"
    assert 1 <= len([f for f in line.frames if f.get("error") == "too-fast"]) <= 6
    other.do("choose", key=other.keys[0])
    assert made.host.house.live(made.id).version == 1


@pytest.mark.usefixtures("quiet")
def test_many_who_never_say_hello(player: Player) -> None:
    made = player.table()
    lines = [Live(player.house, made.id) for _ in range(100)]
    line = player.sit(made.id)
    line.do("choose", key=line.keys[0])
    for silent in lines:
        silent.leave()
    assert len(player.house.live(made.id).connections) == 1


@pytest.mark.usefixtures("quiet")
def test_malformed_hellos(player: Player) -> None:
    made = player.table()
    for hello in (
        {"credential": 5}, {"credential": "short"}, {"credential": "x" * 101}, {"protocol": None}, {"seat": "0"}, {"seat": 0.5}, {"version": -1},
        {"locale": 3}, {"more": 1},
    ):  # fmt: skip
        line = Live(player.house, made.id)
        line.throw(json.dumps({"type": "hello", "protocol": PROTOCOL, "credential": player.key, **hello}))
        line.hear()
        assert line.refused == "malformed"
        assert line.hello(player.key)["type"] == "snapshot", "hello may be said again when it was not understood"
    for seat in (-1, -3, 1, 1 << 70):
        assert Live(player.house, made.id).hello(player.key, seat=seat)["error"] == "not-found"


# -- anything at all -------------------------------------------------------------------------------------------------------
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5), max_leaves=12,
)  # fmt: skip
KINDS = ["hello", "choose", "undo", "redo", "consent", "why", "look", "measure", "speak", "amend", "ping"]
FIELDS = ["id", "key", "version", "event", "board", "a", "b", "locale", "path", "value", "agree", "seat", "credential", "protocol"]
NOW, LEGAL = "<the version of now>", "<a key that is offered>"
SMALL = st.integers(-2, 40) | st.integers() | st.just(NOW)
WORDS = st.sampled_from(["card:ash", "take", "row", "en", "ru", "round", "monster", "heroes.hero1.hand", "deck.0", "phase"])
VALUES = JSON | SMALL | st.just(LEGAL) | WORDS
FRAMES = st.builds(
    lambda kind, fields, more: {"type": kind, **fields, **more}, st.sampled_from(KINDS),
    st.fixed_dictionaries({}, optional={"version": SMALL, "key": st.just(LEGAL), "agree": st.booleans()}),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=2),
)  # fmt: skip


def thrown(room: Room, value: Any) -> None:
    text = value if isinstance(value, str) else json.dumps(value)
    text = text.replace(json.dumps(NOW), str(room.line.version)).replace(LEGAL, next(iter(room.line.keys), "nothing"))
    for answer in room.throw(text):
        assert answer["type"] in ("refused", "bye", "accepted", "update", "snapshot", "reasons", "looked", "measured"), answer
        assert answer.get("error") not in ("broken", "rules-failed"), answer


def fuzz(player: Player, value: Any) -> None:
    room = ROOMS.get(player.house) or ROOMS.setdefault(player.house, Room(player))
    thrown(room, value)
    room.unharmed()
    if room.other.keys:
        room.other.do("choose", key=room.other.keys[-1])
    elif room.other.result is not None:
        del ROOMS[player.house]


ROOMS: dict[House, Room] = {}


@pytest.mark.usefixtures("quiet", "patient")
@settings(max_examples=150, deadline=None, suppress_health_check=LAX)
@given(value=FRAMES | JSON | st.text())
@example(value={"type": "undo", "version": 0, "id": 1 << 53})
def test_any_frame(player: Player, value: Any) -> None:
    fuzz(player, value)


@pytest.mark.slow
@pytest.mark.usefixtures("quiet", "patient")
@settings(max_examples=3_000, deadline=None, suppress_health_check=LAX)
@given(value=FRAMES | JSON | st.text())
def test_any_frame_at_length(player: Player, value: Any) -> None:
    fuzz(player, value)


# -- corrections -----------------------------------------------------------------------------------------------------------
def places(value: Any, at: str = "") -> Iterator[str]:
    """Every path of a state."""
    if at:
        yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, more in inner:
        yield from places(more, f"{at}.{step}" if at else str(step))


def correct(player: Player, data: st.DataObject, game: str, choices: int) -> None:
    """A host may correct what it likes; what is no state is refused, and what the rules cannot bear is not done."""
    made = player.table(game, 2 if game == SECRET else 0)
    line = player.sit(made.id)
    for _ in range(choices):
        line.do("choose", key=line.keys[0])
    state = msgspec.to_builtins(player.house.live(made.id).table.state)
    path = data.draw(st.sampled_from(list(places(state))) | st.text(max_size=12), "path")
    answer = line.ask(type="amend", version=choices, path=path, value=data.draw(JSON | st.integers(-3, 30) | st.just("won"), "value"))
    assert answer["type"] == "accepted" or answer["error"] in ("illegal", "malformed", "rules-failed"), answer
    line.settle()
    fresh = player.sit(made.id)
    assert fresh.frames[0]["type"] == "snapshot"
    assert (line.scene, line.version) == (fresh.scene, fresh.version)
    for key in line.keys[:1]:
        assert line.choose(key).get("error") in (None, "rules-failed")
    for each in (line, fresh):
        each.settle()
        each.leave()
    assert player.sit(made.id).frames[0]["type"] == "snapshot"


GAMES = pytest.mark.parametrize(("game", "choices"), [(SECRET, 0), (SECRET, 1), (BUGS, 9)])


def test_a_choice_that_cannot_be_shown_is_not_taken(player: Player, patient: None) -> None:
    """After a correction that makes no sense, a choice leads to a position that cannot be drawn."""
    made = player.table(BUGS)
    line = player.sit(made.id)
    for _ in range(9):
        line.do("choose", key=line.keys[0])
    line.do("amend", path="figures.m1.cell", value=-1)
    assert line.choose(line.keys[0])["error"] == "rules-failed"
    again = player.sit(made.id)
    assert (again.scene, again.version) == (line.scene, line.version)
    again.do("undo")
    again.do("choose", key=again.keys[0])


@GAMES
@settings(max_examples=12, deadline=None, suppress_health_check=LAX)
@given(data=st.data())
def test_any_correction_by_a_host(player: Player, patient: None, game: str, choices: int, data: st.DataObject) -> None:
    correct(player, data, game, choices)


@GAMES
@pytest.mark.slow
@settings(max_examples=200, deadline=None, suppress_health_check=LAX)
@given(data=st.data())
def test_any_correction_at_length(player: Player, patient: None, game: str, choices: int, data: st.DataObject) -> None:
    correct(player, data, game, choices)
