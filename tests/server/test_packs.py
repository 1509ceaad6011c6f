"""A server with packs of its own: lobby, tables, workers and saves know them, and a table goes on without them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_packs import TUTORIAL
from tests.docs.literal import write_files
from tests.server.house import BUGS, House, Made, Player
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import game
from undercroft.kernel.save import load_save
from undercroft.language.packs import packs_by_game
from undercroft.server import hall, workers
from undercroft.server.shelf import SHELF

Packs = dict[str, tuple[PackSource, ...]]
KETTLE = TUTORIAL.parent / "packs" / "buttons-and-bugs.md"
RAID, SUGAR = "kitchen-raid", "sugar-bowl"


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Packs:
    """The pack of the tutorial."""
    folder = tmp_path_factory.mktemp("packs")
    write_files(TUTORIAL, folder)
    return packs_by_game([folder / RAID])


@pytest.fixture(scope="module")
def kettle(tmp_path_factory: pytest.TempPathFactory) -> Packs:
    """A pack with a character, an item and a campaign."""
    folder = tmp_path_factory.mktemp("packs")
    write_files(KETTLE, folder)
    return packs_by_game([folder / "kettle"])


def offered(player: Player, field: str) -> list[str]:
    """The options of a field in the lobby's form."""
    (info,) = [info for info in player.get("/games") if info["name"] == BUGS]
    return [o["value"] for f in info["form"]["fields"] if f["id"] == field for o in f["options"]]


def sugar(player: Player, **order: Any) -> Made:
    return player.table(answers={"scenario": SUGAR, "character": ["bruiser"]}, **order)


def ids(house: House, table: str) -> list[str]:
    return [pack.id for pack in house.live(table).table.rules.packs]


def test_the_lobby_offers_what_a_pack_adds(build: Callable[..., House], packs: Packs, tmp_path: Path) -> None:
    plain = House(tmp_path / "plain.sqlite")
    try:
        player, other = build(packs=packs).player(), plain.player()
        for _ in range(2):
            assert SUGAR in offered(player, "scenario")
            assert SUGAR not in offered(other, "scenario"), "another server in the same process knows nothing of it"
        assert other.ask("POST", "/tables", json={"game": BUGS, "answers": {"scenario": SUGAR, "character": ["bruiser"]}}).status_code == 422
        assert ids(plain, other.table().id) == [BUGS]
    finally:
        plain.close()
    assert not SHELF.packs
    assert SHELF.find(BUGS).installed == game(BUGS).packs()


def test_bots_and_hints_know_a_pack(build: Callable[..., House], packs: Packs, monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes have the packs of their server: positions are sent without them."""
    sent: list[bool] = []

    def dump(table: Any, *, embed: bool) -> bytes:
        sent.append(embed)
        return dump_position(table, embed=embed)

    dump_position = workers.dump_position
    monkeypatch.setattr(workers, "dump_position", dump)
    player = build(packs=packs).player()
    made = sugar(player)
    line = player.sit(made.id)
    assert "grain-of-salt" in str(line.scene)
    answer = line.ask(type="hint", version=line.version)
    assert answer["key"] in line.keys, answer
    player.put(f"{made.path}/seats/0/bot", bot="random")
    line.until(lambda f: f["type"] == "update" and f["version"] >= 3)
    assert len(sent) > 3
    assert not any(sent)


def test_a_table_goes_on_without_the_pack(build: Callable[..., House], packs: Packs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SHORT", 0)
    house = build(packs=packs)
    player = house.player()
    made = sugar(player)
    line = player.sit(made.id)
    line.do("choose", key=line.keys[0])
    export = player.ask("GET", f"{made.path}/export").content
    assert [p.id for p in load_save(export).rules.packs] == [BUGS, RAID], "an export carries it with it"

    player = Player(build(), player.key)
    assert SUGAR not in offered(player, "scenario")
    again = player.sit(made.id)
    assert again.scene == line.scene
    assert ids(player.house, made.id) == [BUGS, RAID]
    again.do("choose", key=again.keys[0])
    player.put(f"{made.path}/seats/0/bot", bot="random")
    again.until(lambda f: f["type"] == "update" and f["version"] >= 4)
    answer = player.ask("POST", "/tables/import", content=export).json()
    assert ids(player.house, answer["table"]["id"]) == [BUGS, RAID]


def test_a_game_from_elsewhere_comes_to_a_server_with_the_pack(build: Callable[..., House], packs: Packs) -> None:
    player = build(packs=packs).player()
    made = sugar(player)
    export = player.ask("GET", f"{made.path}/export").content
    answer = player.ask("POST", "/tables/import", content=export).json()
    assert ids(player.house, answer["table"]["id"]) == [BUGS, RAID]
    assert not player.house.hall.shelf.older, "the pack is not kept a second time"


def test_a_table_keeps_the_pack_it_began_with_when_the_pack_changes(build: Callable[..., House], packs: Packs) -> None:
    own, raid = packs[BUGS]
    newer = PackSource(raid.id, "2", {**raid.files, "pack.yaml": raid.files["pack.yaml"].replace('version: "1"', 'version: "2"')})
    player = build(packs=packs).player()
    made = sugar(player)
    player = Player(build(packs={BUGS: (own, newer)}), player.key)
    assert player.house.live(made.id).table.rules.packs[1].version == "1"
    assert player.house.live(sugar(player).id).table.rules.packs[1].version == "2"


def test_a_campaign_with_a_packs_character_waits_for_the_pack(build: Callable[..., House], kettle: Packs) -> None:
    player = build(packs=kettle).player()
    assert "tea-sprite" in offered(player, "character")
    path = f"/campaigns/{player.post('/campaigns', game=BUGS, name='Tea', characters=['tea-sprite'])['id']}"
    (coming,) = player.get(path)["next"]

    player = Player(build(), player.key)
    assert "tea-sprite" not in offered(player, "character")
    assert player.get(path)["summary"] == "no character is called 'tea-sprite' in the packs installed"
    assert player.ask("POST", f"{path}/play", json={"scenario": coming["id"]}).status_code == 422

    player = Player(build(packs=kettle), player.key)
    made = Made(player, player.post(f"{path}/play", scenario=coming["id"]))
    assert ids(player.house, made.id) == [BUGS, "kettle"]
