"""A live seat: hello, the scene and its changes, choices, undo, questions about the game, languages, coming and going."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.games import SECRET, ZONES
from tests.server.house import BUGS, House, Live, Player
from undercroft.server import socket
from undercroft.server.protocol import PROTOCOL
from undercroft.server.wire import View

pytestmark = pytest.mark.usefixtures("patient")


def same_as_fresh(line: Live, player: Player) -> None:
    """A new connection of the same seat sees what this one has pieced together."""
    fresh = player.sit(line.table, line.frames[0]["seat"], locale=line.frames[0].get("locale", "en"))
    assert line.version == fresh.version
    assert line.scene == fresh.scene
    assert line.log[-len(fresh.log) :] == fresh.log
    assert line.result == fresh.result
    fresh.leave()


# -- hello -----------------------------------------------------------------------------------------------------------------
def test_hello_gives_a_snapshot(player: Player) -> None:
    made = player.table(title="Evening")
    line = player.sit(made.id)
    snapshot = line.frames[0]
    assert {k: snapshot[k] for k in ("type", "id", "protocol", "version", "seat", "host", "table", "game", "campaign", "title", "result")} == {
        "type": "snapshot", "id": 1, "protocol": PROTOCOL, "version": 0, "seat": 0, "host": True, "table": made.id, "game": BUGS, "campaign": "",
        "title": "Evening", "result": None,
    }  # fmt: skip
    assert snapshot["introduction"]
    assert line.keys
    (seat,) = snapshot["around"]["seats"]
    assert (seat["present"], seat["taken"], snapshot["around"]["undo"], snapshot["around"]["redo"]) == (True, True, "", False)
    assert all(choice["text"]["text"] for question in line.scene["questions"] for choice in question["choices"])


@pytest.mark.parametrize(
    ("hello", "error", "again"),
    [
        ({"type": "ping"}, "no-hello", False),
        ({"type": "choose", "key": "x", "version": 0}, "no-hello", False),
        ({"type": "hello", "protocol": 99, "credential": "x" * 20}, "protocol", False),
        ({"type": "hello", "protocol": PROTOCOL, "credential": "x" * 20}, "not-found", False),
    ],
)  # fmt: skip
def test_hello_said_wrongly(player: Player, hello: dict[str, Any], error: str, again: bool) -> None:
    line = Live(player.house, player.table().id)
    line.say(**hello)
    bye = line.end()
    assert (bye["type"], bye["error"], bye["again"]) == ("bye", error, again)


def test_hello_that_never_comes(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO", 0.05)
    bye = Live(player.house, player.table().id).end()
    assert (bye["error"], bye["again"]) == ("no-hello", True)


def test_hello_twice_and_unknown_languages(player: Player) -> None:
    made = player.table()
    line = player.sit(made.id, locale="tlh")
    assert line.scene == player.sit(made.id).scene
    line.hello(player.key)
    assert line.refused == "illegal"
    assert line.choose(line.keys[0])["type"] == "accepted"


# -- choices ---------------------------------------------------------------------------------------------------------------
def test_a_choice_is_accepted_and_shown(player: Player) -> None:
    line = player.sit(player.table().id)
    key = line.keys[0]
    line.do("choose", key=key)
    update = next(f for f in line.frames if f["type"] == "update")
    assert (update["base"], update["version"], line.version) == (0, 1, 1)
    assert key not in line.keys
    assert line.around["undo"]
    same_as_fresh(line, player)


def test_stale_and_illegal_choices_change_nothing(player: Player) -> None:
    made = player.table()
    line = player.sit(made.id)
    line.do("choose", key=line.keys[0])
    hash = player.house.live(made.id).table.hash
    for version in (0, 2, 1 << 40):
        line.choose(line.keys[0], version=version)
        assert line.refused == "stale"
        for kind in ("undo", "redo", "hint"):
            line.ask(type=kind, version=version)
            assert line.refused == "stale"
    for key in ("nothing", "x" * 200, "💥"):
        line.choose(key)
        assert line.refused == "illegal"
        line.ask(type="look", key=key, version=1)
        assert line.refused == "illegal"
    line.ask(type="redo", version=1)
    assert line.refused == "illegal"
    line.do("undo")
    line.ask(type="undo", version=2)
    assert line.refused == "illegal"
    line.do("redo")
    assert (player.house.live(made.id).table.hash, player.house.live(made.id).version) == (hash, 3)


def test_changes_make_the_scene_over_a_whole_game(player: Player) -> None:
    """A hundred choices with undo and redo among them; now and then a fresh snapshot is the same."""
    dice = random.Random(1)
    line, games = player.sit(player.table(seed=11).id), 1
    for n in range(100):
        if line.result is not None:
            same_as_fresh(line, player)
            line, games = player.sit(player.table(seed=n).id), games + 1
        kind = dice.choices(["choose", "undo", "redo"], [8, 2, 1])[0]
        if kind == "undo" and line.around["undo"]:
            line.do("undo")
        elif kind == "redo" and line.around["redo"]:
            line.do("redo")
        else:
            line.do("choose", key=dice.choice(line.keys))
        if n % 10 == 0:
            same_as_fresh(line, player)
    same_as_fresh(line, player)
    assert games < 8


@pytest.mark.parametrize(("game", "seed"), [(SECRET, 1), (ZONES, 2)])
def test_changes_make_every_seats_scene(player: Player, game: str, seed: int) -> None:
    dice = random.Random(seed)
    made = player.table(game, 3)
    lines = made.all()
    looker = made.sit(None)
    for n in range(60):
        open_to = [line for line, seat in zip(lines, range(3)) if line.keys and seat in player.house.live(made.id).table.seats]
        if not open_to:
            break
        line = dice.choice(open_to)
        if line.around["undo"] and dice.random() < 0.2:
            line.do("undo")
        else:
            line.do("choose", key=dice.choice(line.keys))
        for other in (*lines, looker):
            other.settle()
        if n % 15 == 0:
            same_as_fresh(lines[0], player)
    table = player.house.live(made.id)
    for line, seat in zip((*lines, looker), (0, 1, 2, None)):
        view = View(table.table, seat, "en")
        view.refresh()
        assert (line.scene, line.version) == (view.scene, table.version)


def test_undo_says_what_it_takes_back(player: Player) -> None:
    line = player.sit(player.table().id)
    text = next(c["text"]["text"] for q in line.scene["questions"] for c in q["choices"])
    before = line.scene
    line.do("choose", key=line.keys[0])
    assert line.around["undo"] == text
    line.do("undo")
    assert (line.around["undo"], line.around["redo"], line.scene) == ("", True, before)
    line.do("redo")
    assert (line.around["undo"], line.around["redo"]) == (text, False)
    line.do("choose", key=line.keys[0])
    line.do("undo")
    assert line.around["undo"] == text


def test_undo_that_is_off(player: Player) -> None:
    line = player.sit(player.table(undo="off").id)
    line.do("choose", key=line.keys[0])
    assert line.around["undo"] == ""
    line.ask(type="undo", version=1)
    assert line.refused == "illegal"


# -- questions about the game ----------------------------------------------------------------------------------------------
def test_a_hint_is_legal(player: Player) -> None:
    line = player.sit(player.table().id)
    hint = line.ask(type="hint", version=0)
    assert (hint["type"], hint["version"]) == ("hinted", 0)
    assert hint["key"] in line.keys
    assert hint["text"]
    first, second = line.say(type="hint", version=0), line.say(type="hint", version=0)
    answers = [line.until(lambda f: f["type"] in ("hinted", "refused")) for _ in range(2)]
    assert {f["id"]: f.get("error") for f in answers} == {second: "busy", first: None}


def test_a_hint_that_comes_too_late(player: Player) -> None:
    line = player.sit(player.table().id)
    id = line.say(type="hint", version=0)
    line.do("choose", key=line.keys[0])
    answer = next((f for f in line.frames if f["id"] == id), None) or line.until(lambda f: f["id"] == id)
    assert answer.get("error") == "stale"


def test_a_hint_that_fails(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    line = player.sit(player.table().id)

    async def think(*_: Any) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(player.house.hall.workers, "think", think)
    line.ask(type="hint", version=0)
    assert line.refused == "no-hint"
    assert line.choose(line.keys[0])["type"] == "accepted"


def test_why_look_and_measure(player: Player) -> None:
    made = player.table()
    line = player.sit(made.id)
    table = player.house.live(made.id).table
    board = line.scene["boards"][0]
    cells = [c["id"] for c in board["cells"]]
    ruler = line.ask(type="measure", board=board["id"], a=cells[0], b=cells[-1])
    assert ruler["type"] == "measured"
    assert ruler["ruler"]["distance"] > 0
    for a, b, name in [(cells[0], -1, board["id"]), (10**9, cells[0], board["id"]), (cells[0], cells[1], "nowhere")]:
        line.ask(type="measure", board=name, a=a, b=b)
        assert line.refused == "illegal"
    explained = looked = 0
    for _ in range(40):
        for question in line.scene["questions"]:
            for choice in question["choices"][:3]:
                found = line.ask(type="look", key=choice["key"], version=line.version)
                assert found["type"] == "looked"
                looked += any(found["preview"].values())
        line.do("choose", key=line.keys[0])
        for n in range(len(table.events)):
            if table.why(n):
                reasons = line.ask(type="why", event=n)["reasons"]
                assert reasons
                assert all(r["text"]["text"] for r in reasons)
                explained += 1
        if explained and looked:
            break
    assert explained
    assert looked
    for event in (len(table.events), 1 << 40):
        line.ask(type="why", event=event)
        assert line.refused == "illegal"
    line.ask(type="look", key=line.keys[0], version=line.version + 1)
    assert line.refused == "stale"


def test_another_language(player: Player) -> None:
    line = player.sit(player.table().id)
    seen = {}
    for locale in ("en", "ru", "uk"):
        snapshot = line.ask(type="speak", locale=locale)
        assert (snapshot["type"], snapshot["version"]) == ("snapshot", line.version)
        seen[locale] = snapshot["scene"]["questions"][0]["prompt"]["text"]
        line.do("choose", key=line.keys[0])
    assert len(set(seen.values())) == 3
    fresh = player.sit(line.table, locale="uk")
    assert (fresh.scene, fresh.log) == (line.scene, line.log)
    line.ask(type="speak", locale="tlh")
    assert line.refused == "illegal"
    assert "en, ru, uk" in line.frames[-1]["detail"]


def test_two_languages_at_one_seat(player: Player) -> None:
    made = player.table()
    english, other = player.sit(made.id), player.sit(made.id, locale="ru")
    for _ in range(6):
        english.do("choose", key=english.keys[0])
        other.settle()
    assert english.version == other.version == 6
    assert english.keys == other.keys
    assert [e["text"] for e in english.log] != [e["text"] for e in other.log]


def test_corrections_by_the_host_alone(player: Player) -> None:
    made = player.table(SECRET, 2)
    host, friend = made.all()
    friend.ask(type="amend", version=0, path="monster", value=3)
    assert friend.refused == "host-only"
    host.do("amend", path="monster", value=3)
    friend.settle()
    for line in (host, friend):
        assert next(t for t in line.scene["tracks"] if t["id"] == "monster")["at"] == 3
    wrong = {"nothing": 1, "monster": "much", "phase": None, "monster.x": 1, "heroes.hero0.hand.99": "x", "..": 1, "round": 1e300}
    for path, value in wrong.items():
        host.ask(type="amend", version=1, path=path, value=value)
        assert host.refused == "illegal", path
    fight = player.sit(player.table(ZONES, 1).id)
    fight.do("amend", path="round", value=7)
    fight.do("undo")
    assert fight.scene["tracks"][0]["at"] == 1
    fight.do("redo")
    assert fight.scene["tracks"][0]["at"] == 7
    question = fight.keys
    fight.do("amend")
    assert fight.log[-1]["event"] == "amended", "without a path the open decision is given up"
    assert fight.keys == question


# -- coming and going ------------------------------------------------------------------------------------------------------
def test_presence(player: Player) -> None:
    made = player.table(SECRET, 2)
    host = made.sit(0)

    def present() -> list[bool]:
        return [s["present"] for s in host.around["seats"]]

    assert present() == [True, False]
    friend = made.sit(1)
    host.settle()
    assert present() == [True, True]
    assert host.around["seats"][1]["player"] == "friend 1"
    assert [s["present"] for s in player.get(made.path)["seats"]] == [True, True]
    friend.leave()
    host.settle()
    assert present() == [True, False]


def test_coming_back(player: Player) -> None:
    made = player.table()
    line = player.sit(made.id)
    for _ in range(5):
        line.do("choose", key=line.keys[0])
    line.leave()
    again = player.sit(made.id, version=line.version)
    assert (again.scene, again.log, again.version) == (line.scene, line.log, 5)
    again.do("choose", key=again.keys[0])


def test_two_connections_of_one_seat(player: Player) -> None:
    made = player.table()
    one, two = player.sit(made.id), player.sit(made.id)
    one.do("choose", key=one.keys[0])
    two.settle()
    assert (two.scene, two.version, two.around) == (one.scene, one.version, one.around)
    two.do("undo")
    one.settle()
    assert (two.scene, two.version) == (one.scene, one.version)
    two.leave()
    one.settle()
    assert one.around["seats"][0]["present"]


def test_a_table_nobody_is_at_is_put_away(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    made, hall = player.table(), player.house.hall
    line = player.sit(made.id)
    monkeypatch.setattr("undercroft.server.hall.REST", 0.0)
    player.house.loop.call_soon(hall.rest, player.house.live(made.id))
    player.house.rest()
    assert made.id in hall.tables
    line.do("choose", key=line.keys[0])
    line.leave()
    player.house.waits(lambda: made.id not in hall.tables)
    monkeypatch.undo()
    again = player.sit(made.id)
    assert (again.scene, again.version) == (line.scene, 1)


class Deaf(Live):
    """Hears nothing after the first frames: what is sent to it never gets through."""

    hears = 2

    async def _call(self, scope: dict[str, Any]) -> None:
        app: Any = self.house.app
        never = self.house.loop.create_future()

        async def send(message: dict[str, Any]) -> None:
            self.hears -= 1
            if self.hears < 0 and message["type"] == "websocket.send":
                await never
            self.out.put_nowait(message)

        await app(scope, self.into.get, send)


def test_who_does_not_read_is_cut_off(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "BEHIND", 8)
    made = player.table()
    line, deaf = player.sit(made.id), Deaf(player.house, made.id)
    deaf.hello(player.key)
    for _ in range(12):
        line.do("choose", key=line.keys[0])
    assert deaf.end()["type"] == "snapshot"
    assert deaf.closed == 1000
    deaf.leave()
    assert len(player.house.live(made.id).connections) == 1
    assert line.choose(line.keys[0])["type"] == "accepted"


def test_a_choice_that_cannot_be_written_is_not_taken(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    house = build()
    player = house.player()
    made = player.table()
    line = player.sit(made.id)
    line.do("choose", key=line.keys[0])
    looker = made.sit(None)
    write = house.hall.store.write

    async def full(*_: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(house.hall.store, "write", full)
    line.choose(line.keys[0])
    assert line.refused == "not-written"
    assert line.end()["again"] is True
    assert looker.until(lambda f: f["type"] == "bye")["again"] is True
    monkeypatch.setattr(house.hall.store, "write", write)
    again = player.sit(made.id)
    assert (again.version, again.scene) == (1, line.scene)
    again.do("choose", key=again.keys[0])


def test_a_hello_while_a_choice_is_written_sees_what_is_committed(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees a choice that might still be lost."""
    made = player.table()
    line = player.sit(made.id)
    house, store = player.house, player.house.hall.store
    begun, go_on = asyncio.Event(), asyncio.Event()
    write = store.write

    async def slowly(*statements: Any) -> None:
        begun.set()
        await go_on.wait()
        await write(*statements)

    monkeypatch.setattr(store, "write", slowly)
    line.say(type="choose", key=line.keys[0], version=0)
    house.run(begun.wait())
    other = Live(house, made.id)
    other.say(type="hello", protocol=PROTOCOL, credential=player.key)
    house.rest()
    assert other.out.empty(), "it waits for the choice to be written"
    go_on.set()
    assert other.hear()["version"] == 1
    assert other.scene == player.sit(made.id).scene
