"""Who sits where: links, looking on, bots that take over and give back."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.games import SECRET, ZONES
from tests.server.house import Live, Player
from tests.server.test_lobby import problem
from undercroft.server.hall import Missing


def test_sitting_down_by_a_link(player: Player) -> None:
    made = player.table(SECRET, 2)
    friend = player.house.player()
    assert friend.get("/tables") == []
    problem(friend.ask("GET", made.path), 404)
    assert friend.post(f"{made.path}/sit", secret=made.secrets[1], name="  Fred ") == {"table": made.id, "seat": 1}
    (table,) = friend.get("/tables")
    assert (table["host"], table["yours"], table["seats"][1]["player"], table["seats"][1]["taken"]) == (False, [1], "Fred", True)
    assert friend.post(f"{made.path}/sit", secret=made.secrets[1]) == {"table": made.id, "seat": 1}, "the same player may come again"
    stranger = player.house.player()
    problem(stranger.ask("POST", f"{made.path}/sit", json={"secret": made.secrets[1]}), 404)
    line = Live(player.house, made.id)
    assert line.hello(made.secrets[1])["error"] == "not-found", "a link that was used is void for others"


def test_a_link_opens_its_seat_before_anybody_has_taken_it(player: Player) -> None:
    made = player.table(SECRET, 2)
    line = Live(player.house, made.id)
    snapshot = line.hello(made.secrets[1])
    assert (snapshot["seat"], snapshot["host"]) == (1, False)
    assert line.choose(line.keys[0])["type"] == "accepted"


def test_looking_on(player: Player) -> None:
    made = player.table(SECRET, 2)
    friend = made.friend(None)
    url, body, headers = f"/api{made.path}/sit", {"secret": made.secrets[None]}, {"Authorization": f"Bearer {friend.key}"}

    async def impatient() -> list[int]:
        clicks = (player.house.client.post(url, json=body, headers=headers) for _ in range(4))
        return [answer.status_code for answer in await asyncio.gather(*clicks)]

    assert player.house.run(impatient()) == [201] * 4
    (table,) = friend.get("/tables")
    assert (table["host"], table["yours"]) == (False, [])
    line = friend.sit(made.id)
    assert (line.frames[0]["seat"], line.keys) == (None, [])
    for frame in (
        {"type": "choose", "key": "card:ash", "version": 0}, {"type": "undo", "version": 0}, {"type": "redo", "version": 0},
        {"type": "consent", "agree": True}, {"type": "hint", "version": 0}, {"type": "look", "key": "card:ash", "version": 0},
    ):  # fmt: skip
        line.ask(**frame)
        assert line.refused == "looking-on"
    line.ask(type="amend", version=0, path="round", value=9)
    assert line.refused == "host-only"
    assert player.house.live(made.id).version == 0
    other = Live(player.house, made.id)
    assert other.hello(made.secrets[None])["seat"] is None, "the link itself opens it, too"
    other = Live(player.house, made.id)
    assert other.hello(friend.key, seat=1)["error"] == "not-found"


def test_new_links_make_the_old_ones_void(player: Player) -> None:
    made = player.table(SECRET, 3)
    friend = made.friend(1)
    fresh = {i["seat"]: i["secret"] for i in player.post(f"{made.path}/invitations")}
    assert sorted(fresh, key=str) == [2, None], "seats that are taken keep theirs"
    stranger = player.house.player()
    for old in (made.secrets[2], made.secrets[None]):
        problem(stranger.ask("POST", f"{made.path}/sit", json={"secret": old}), 404)
        assert Live(player.house, made.id).hello(old)["error"] == "not-found"
    problem(friend.ask("POST", f"{made.path}/invitations"), 404)
    assert stranger.post(f"{made.path}/sit", secret=fresh[2])["seat"] == 2
    assert stranger.post(f"{made.path}/sit", secret=fresh[None])["seat"] is None


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_takes_over_and_gives_back(player: Player, bot: str) -> None:
    made = player.table(SECRET, 2)
    friend, mine = made.friend(1), made.sit(0)
    info = friend.put(f"{made.path}/seats/1/bot", bot=bot)
    assert info["seats"][1]["bot"] == bot
    mine.until(lambda f: f["type"] == "update" and f["version"] == 2)
    assert mine.around["seats"][1]["bot"] == bot
    table = player.house.live(made.id).table
    assert [seat for seat, _ in table.journal] == [1, 1], "it has led its two cards"
    friend.put(f"{made.path}/seats/1/bot")
    assert player.get(made.path)["seats"][1]["bot"] == ""
    for _ in range(2):
        mine.do("choose", key=mine.keys[0])
    other = friend.sit(made.id, 1)
    for line in (mine, other):
        line.settle()
    assert [line for line in (mine, other) if line.keys], "people decide again"
    player.put(f"{made.path}/seats/1/bot", bot=bot)
    problem(made.friend(None).ask("PUT", f"{made.path}/seats/1/bot", json={"bot": ""}), 404)
    problem(friend.ask("PUT", f"{made.path}/seats/0/bot", json={"bot": "random"}), 404)
    problem(player.ask("PUT", f"{made.path}/seats/9/bot", json={"bot": "random"}), 404)
    problem(player.ask("PUT", f"{made.path}/seats/1/bot", json={"bot": "hal"}), 422, "random, greedy, search")


def test_sitting_down_takes_a_seat_from_a_bot(player: Player) -> None:
    made = player.table(SECRET, 2, bots={"1": "random"})
    friend = made.friend(1)
    assert friend.get(made.path)["seats"][1]["bot"] == ""


def test_bots_wait_while_nobody_is_there(player: Player) -> None:
    made = player.table(SECRET, 2, bots={"1": "random"})
    assert player.house.live(made.id).thinking.tasks == {}
    line = made.sit(0)
    line.until(lambda f: f["type"] == "update" and f["version"] == 2)


def test_bots_alone_play_a_game_to_its_end(player: Player) -> None:
    made = player.table(ZONES, 1, bots={"0": "random"})
    line = Live(player.house, made.id)
    assert line.hello(player.key)["seat"] is None, "a host without a seat looks on"
    line.until(lambda f: f["type"] == "update" and f["result"])
    assert line.result is not None
    assert player.get(made.path)["outcome"] == line.result["outcome"] == line.scene["outcome"]
    assert player.get(made.path)["waiting"] == []


def test_bots_answer_for_the_table_where_it_is_theirs_to_say(player: Player) -> None:
    """By majority bots vote; where the host says, a bot in the host's seat does; else the first of the people."""
    for shared, bots, moves in [("majority", {"1": "random", "2": "random"}, True), ("first", {"1": "random", "2": "random"}, False)]:
        made = player.table(ZONES, 3, shared=shared, bots=bots)
        line = made.sit(0)
        if moves:
            line.until(lambda f: f["type"] == "update")
        else:
            player.house.rest()
            assert not player.house.live(made.id).thinking.tasks
        line.settle()
        assert (line.version > 0) == moves, shared
    made = player.table(ZONES, 2, shared="host")
    friend = made.friend(1).sit(made.id, 1)
    friend.choose(friend.keys[0])
    assert friend.refused == "illegal"
    assert "the host decides" in friend.frames[-1]["detail"]
    player.put(f"{made.path}/seats/0/bot", bot="random")
    friend.until(lambda f: f["type"] == "update")


def test_the_seat_of_nobody(player: Player) -> None:
    made = player.table()
    live = player.house.live(made.id)
    with pytest.raises(Missing):
        player.house.run(player.house.hall.seat_of(live, "x" * 32, None))
    with pytest.raises(Missing):
        player.house.run(player.house.hall.seat_of(live, player.key, 3))
