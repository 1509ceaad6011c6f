"""Nothing leaks: what a seat hears does not depend on what it may not know, and secrets are kept nowhere in the clear."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from probes.secret_cards import State
from tests.server.games import CARDS, HEROES, SECRET
from tests.server.house import BUGS, House, Live, Player
from undercroft.kernel.table import Settings, Table
from undercroft.server import hall
from undercroft.server.guard import hashed

pytestmark = pytest.mark.usefixtures("patient")

SETUP = {"scenario": "duel", "characters": list(HEROES[:3])}
Deal = Callable[[State], None]
Play = Callable[[House, dict[int | None, Live]], None]


def dealt(deal: Deal) -> Table[Any]:
    """The game after the first deal, its hidden cards changed; chance goes on the same."""
    rules = CARDS.rules(CARDS.packs())
    state = msgspec.msgpack.decode(Table(rules, SETUP, 5).latest().data, type=State)
    deal(state)
    return Table(rules, SETUP, 5, base=msgspec.msgpack.encode(state), settings=Settings(shared="first"))


def heard(file: Path, deal: Deal, play: Play, monkeypatch: pytest.MonkeyPatch) -> dict[int | None, list[str]]:
    """All frames, as they came, that the seats and somebody looking on hear in a game."""
    house = House(file)
    try:
        player = house.player()
        owner = house.run(house.hall.store.player(hashed(player.key)))
        assert owner is not None
        with monkeypatch.context() as patch:
            patch.setattr(hall, "name", lambda: "0123456789abcdef")
            id, links = house.run(house.hall.make(dealt(deal), owner, title="", undo="free", bots={}))
        lines: dict[int | None, Live] = {0: player.sit(id, 0)}
        for link in links[1:]:
            lines[link.seat] = Live(house, id)
            lines[link.seat].hello(link.secret)
        for line in lines.values():
            line.settle()
        play(house, lines)
        return {seat: line.raw for seat, line in lines.items()}
    finally:
        house.close()


def compare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deals: tuple[Deal, Deal], plays: tuple[Play, Play]) -> None:
    one, two = (heard(tmp_path / f"{n}.sqlite", deals[n], plays[n], monkeypatch) for n in range(2))
    for seat in (0, None):
        assert len(one[seat]) == len(two[seat]) > 12
        for a, b in zip(one[seat], two[seat]):
            assert a == b
    for seat in (1, 2):
        assert one[seat] != two[seat], "who holds the cards knows them"


def swapped(state: State) -> None:
    """The last cards of the second and third hero change places."""
    one, two = state.heroes["hero1"].hand, state.heroes["hero2"].hand
    one[-1], two[-1] = two[-1], one[-1]
    one.sort()
    two.sort()


def as_dealt(state: State) -> None:
    pass


def kept(table: Table[Any]) -> set[str]:
    """The cards that change places: nobody ever plays or loses them."""
    return {table.state.heroes[id].hand[-1] for id in ("hero1", "hero2")}


def public_game(house: House, lines: dict[int | None, Live]) -> None:
    """Two rounds by what all may see: choices, undo, redo, hints, illegal and stale attempts. The cards that differ stay in hand."""
    held = kept(dealt(as_dealt))
    table = house.live("0123456789abcdef").table
    me = lines[0]
    for n in range(400):
        if table.state.round > 2 or table.outcome is not None:
            break
        for line in lines.values():
            line.settle()
        decision = table.decisions[n % len(table.decisions)]
        line = lines[decision.seat]
        line.do("choose", key=next(k for k in line.keys if k.partition(":")[2] not in held))
        me.settle()
        if n % 7 == 3:
            lines[1].settle()
            if lines[1].around["undo"]:
                lines[1].do("undo")
                if lines[1].around["redo"]:
                    lines[1].do("redo")
        if n % 9 == 0:
            for card in sorted(held):
                me.settle()
                me.choose(f"card:{card}")
                me.choose(f"lose:{card}")
                me.ask(type="look", key=f"card:{card}", version=me.version)
            me.choose("take", version=0)
            me.ask(type="why", event=n)
            me.ask(type="undo", version=me.version)
            me.settle()
            if me.around["redo"]:
                me.do("redo")
        if n % 20 == 0 and me.keys:
            me.ask(type="hint", version=me.version)
    assert table.state.round > 2
    assert {*table.state.heroes["hero1"].hand, *table.state.heroes["hero2"].hand} >= held
    assert any(f["type"] == "hinted" for f in me.frames)


def test_what_others_hold_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same public game with the secrets of others permuted: every byte is the same."""
    compare(tmp_path, monkeypatch, (as_dealt, swapped), (public_game, public_game))


def secretly(order: tuple[int, ...]) -> Play:
    """Others choose, take back and choose again in secret, each by places in its hand; meanwhile the first seat looks around."""

    def play(house: House, lines: dict[int | None, Live]) -> None:
        me = lines[0]
        for seat in (1, 2):
            line = lines[seat]
            line.settle()
            line.do("choose", key=line.keys[order[0]])
            line.do("choose", key=line.keys[order[1]])
            line.do("undo")
            line.do("undo")
            line.do("choose", key=line.keys[order[2]])
            me.settle()
            me.ask(type="undo", version=me.version)
            me.ask(type="redo", version=me.version)
            me.ask(type="hint", version=me.version)
            me.ask(type="speak", locale="ru")
            me.ask(type="speak", locale="en")
            line.leave()
            me.settle()
        me.settle()
        lines[None].settle()

    return play


def test_what_others_choose_in_secret_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even whether a seat chose the same again."""
    compare(tmp_path, monkeypatch, (as_dealt, swapped), (secretly((0, 1, 0)), secretly((2, 0, 1))))


# -- kept nowhere ----------------------------------------------------------------------------------------------------------
def test_no_secret_in_the_database_or_the_log(build: Callable[..., House], tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        house = build()
        player = house.player()
        made = player.table(SECRET, 2)
        friend = made.friend(1)
        fresh = [i["secret"] for i in player.post(f"{made.path}/invitations")]
        code = player.post("/players/transfer")["code"]
        other = Player(house, house.ask("POST", "/players/claim", json={"code": player.post("/players/transfer")["code"]}).json()["key"])
        other.table(BUGS)
        line = friend.sit(made.id, 1)
        line.do("choose", key=line.keys[0])
        stranger = Live(house, made.id)
        stranger.hello(wrong := "wrong-secret-wrong-secret")
        house.ask("POST", f"{made.path}/sit", wrong, json={"secret": wrong})
        during = b"".join(f.read_bytes() for f in sorted(tmp_path.glob("tables.sqlite*")))
        house.close()
        after = (tmp_path / "tables.sqlite").read_bytes()
    secrets = [player.key, friend.key, other.key, code, wrong, *made.secrets.values(), *fresh]
    assert hashed(player.key).encode() in during
    for secret in secrets:
        assert secret.encode() not in during
        assert secret.encode() not in after
        assert secret not in caplog.text
        assert not [r for r in caplog.records if secret in r.getMessage() or secret in str(r.__dict__)]
