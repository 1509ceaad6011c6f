"""What one caller may ask of the server, and how much of a player's is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.games import SECRET
from tests.server.house import BUGS, House, Player
from undercroft.kernel.packs import Latest, PackSource
from undercroft.server import guard, live, lobby, openapi, shelf
from undercroft.server.guard import LIMITS, Gate, Limit, own_names
from undercroft.server.shelf import SHELF


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_gate_counts_every_caller_by_itself() -> None:
    clock = Clock()
    gate = Gate({"things": Limit(2, 10)}, clock)
    assert [gate.wait("things", ("a",)) for _ in range(3)] == [0, 0, 10]
    assert gate.wait("things", ("b",)) == 0
    assert gate.wait("things", ("a", "b")) > 0, "each of them is held to it"
    assert gate.wait("others", ("a",)) == 0
    clock.now = 10
    assert [gate.wait("things", ("a",)) for _ in range(2)] == [0, 10]


def test_a_gate_forgets_the_oldest_callers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "CALLERS", 3)
    gate = Gate({"things": Limit(1, 10)}, Clock())
    for caller in "abcd":
        gate.wait("things", (caller,))
    assert [caller for _, caller in gate.rates] == ["b", "c", "d"]


@pytest.mark.parametrize(
    ("what", "path", "body"),
    [
        ("players", "/players", {}),
        ("tables", "/tables", {"json": {"game": BUGS}}),
        ("imports", "/tables/import", {"content": b"no save"}),
        ("claims", "/players/claim", {"json": {"code": "ABCDEFGHJK"}}),
        ("solves", "/solve", {"content": b"{}"}),
    ],
)
def test_too_many_are_refused_with_the_time_to_wait(build: Callable[..., House], what: str, path: str, body: dict[str, object]) -> None:
    house = build(limits={what: Limit(2, 3000)})
    key = "" if what == "players" else house.player().key
    answers = [house.ask("POST", path, key, **body) for _ in range(3)]
    assert 429 not in [a.status_code for a in answers[:2]]
    wait = answers[2].headers.get("retry-after", "")
    assert (answers[2].status_code, 1 <= int(wait or 0) <= 3000) == (429, True)
    assert f"try again in {wait} s" in answers[2].json()["detail"]
    assert what in LIMITS


def test_a_key_is_held_to_it_from_any_address(build: Callable[..., House]) -> None:
    gate = Gate({"tables": Limit(1, 30)}, Clock())
    assert gate.wait("tables", ("10.0.0.1", "key")) == 0
    assert gate.wait("tables", ("10.0.0.2", "key")) > 0


def test_a_player_has_a_quota_of_tables_and_bytes(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    player = build().player()
    player.table()
    monkeypatch.setattr(lobby, "MAX_TABLES", 1)
    assert player.ask("POST", "/tables", json={"game": BUGS}).status_code == 409
    monkeypatch.setattr(lobby, "MAX_TABLES", 500)
    monkeypatch.setattr(lobby, "MAX_BYTES", 1000)
    answer = player.ask("POST", "/tables", json={"game": BUGS})
    assert (answer.status_code, "remove some first" in answer.json()["detail"]) == (409, True)
    assert player.house.player().ask("POST", "/tables", json={"game": BUGS}).status_code == 201


def test_a_game_has_so_many_choices_and_bytes(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    line = player.sit(player.table().id)
    line.do("choose", key=line.keys[0])
    monkeypatch.setattr(live, "MAX_CHOICES", 1)
    line.choose(line.keys[0])
    assert (line.refused, "carry on in the terminal" in line.frames[-1]["detail"]) == ("full", True)
    line.do("undo")
    monkeypatch.setattr(live, "MAX_JOURNAL", 3)
    line.choose(line.keys[0])
    assert line.refused == "full"


def test_large_requests_are_refused_unread(player: Player) -> None:
    assert player.ask("POST", "/tables", content=b" " * (65 << 10)).status_code == 413
    assert player.ask("POST", "/solve", content=b" " * (257 << 10)).status_code == 413
    assert player.ask("POST", "/tables/import", content=b" " * (5 << 20)).status_code == 413


# -- what is kept in memory ------------------------------------------------------------------------------------------------
def test_only_the_latest_packs_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    latest = Latest(lambda packs: made.append(packs[0].version) or object(), most=2)
    packs = [PackSource("p", str(n), {"a": str(n)}) for n in range(3)]
    first = latest(packs[:1])
    assert latest(packs[:1]) is first
    latest(packs[1:2]), latest(packs[2:])
    assert (len(latest.made), made) == (2, ["0", "1", "2"])
    monkeypatch.setattr(shelf, "OLDER", 2)
    monkeypatch.setattr(SHELF, "older", {})
    for pack in packs:
        SHELF.keep(pack)
    assert [pack.version for pack in SHELF.older.values()] == ["1", "2"]


def test_installed_packs_stay_whatever_strangers_bring(player: Player) -> None:
    rules = SHELF.rules(BUGS)
    pinned = SHELF.find(BUGS)
    for n in range(6):
        pinned.rules([PackSource(p.id, f"{n}", {**p.files, "pack.yaml": p.files["pack.yaml"] + f"# {n}\n"}) for p in pinned.installed])
    assert SHELF.rules(BUGS) is rules


def test_a_pack_goes_with_the_last_table_that_needs_it(build: Callable[..., House]) -> None:
    house = build()
    player = house.player()
    made = [player.table(SECRET, 2) for _ in range(2)]
    hash = SHELF.find(SECRET).installed[0].hash

    def kept() -> bool:
        from sqlalchemy import select

        from undercroft.server import schema

        return house.run(house.hall.store.row(select(schema.packs.c.hash).where(schema.packs.c.hash == hash))) is not None

    for table, left in zip(made, (True, False)):
        assert kept()
        player.ask("DELETE", table.path)
        assert kept() is left


def test_the_api_is_described_once(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    house = build()
    first = house.ask("GET", "/openapi.json").json()
    monkeypatch.setattr(openapi, "components", None)
    assert house.ask("GET", "/openapi.json").json() == first


def test_games_are_ready_before_anybody_asks(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "_games", {})
    house = build()
    assert {name for name, _ in lobby._games} >= {BUGS, "gloomhaven", "massive-darkness"}
    monkeypatch.setattr(lobby, "_game", None)
    assert house.ask("GET", "/games").status_code == 200


# -- names -----------------------------------------------------------------------------------------------------------------
def test_a_foreign_name_is_refused_with_what_to_do(build: Callable[..., House]) -> None:
    house = build(hosts=own_names())
    assert house.ask("GET", "/games").status_code == 200
    answer = house.ask("GET", "/games", headers={"host": "evil.example:8420"})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign")
    assert "'evil.example'" in answer.json()["detail"]
    assert "--allow-host" in answer.json()["detail"]
