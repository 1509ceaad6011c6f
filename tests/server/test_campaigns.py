"""Campaigns: one table at a time, written down with the choice that ends it, the next scenario offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.games import SECRET
from tests.server.house import BUGS, House, Live, Player
from tests.server.test_lobby import problem


def begin(player: Player, **order: Any) -> dict[str, Any]:
    character = player.game()["form"]["fields"][0]["default"]
    made: dict[str, Any] = player.post("/campaigns", **{"game": BUGS, "name": "The tower", "characters": [character], **order})
    return made


def play(player: Player, campaign: dict[str, Any], **order: Any) -> Live:
    """A table of the campaign, with its player at it."""
    made = player.post(f"/campaigns/{campaign['id']}/play", **{"scenario": campaign["next"][0]["id"], **order})
    assert made["table"]["campaign"] == campaign["id"]
    return player.sit(made["table"]["id"])


def end(line: Live, outcome: str) -> None:
    """The host sets the outcome between two choices; the beat that closes next ends the game."""
    line.do("choose", key=line.keys[0])
    line.do("amend", path="outcome", value=outcome)
    while line.result is None:
        line.do("choose", key=line.keys[0])


def test_made_and_listed(player: Player) -> None:
    made = begin(player)
    assert (made["name"], made["game"], made["table"], made["over"], made["earlier"]) == ("The tower", BUGS, "", False, [])
    assert made["prologue"]
    assert made["next"]
    assert made["difficulties"]
    assert player.get("/campaigns") == [made] == [player.get(f"/campaigns/{made['id']}")]


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"characters": ["nobody"]}, 422), ({"characters": []}, 400), ({"characters": ["bruiser", "spellweaver"]}, 422), ({"game": "chess"}, 404),
        ({"game": SECRET}, 422), ({"name": ""}, 400), ({"name": "x\0"}, 400),
    ],
)
def test_made_wrongly(player: Player, order: dict[str, Any], status: int) -> None:
    problem(player.ask("POST", "/campaigns", json={"game": BUGS, "name": "x", "characters": ["nobody"], **order}), status)


def test_won_recorded_and_the_next_offered(player: Player) -> None:
    made = begin(player)
    line = play(player, made)
    assert player.get(f"/campaigns/{made['id']}")["table"] == line.table
    end(line, "won")
    assert line.result is not None
    assert line.result["outcome"] == "won"
    assert line.result["conclusion"]
    assert line.result["tallies"]
    after = player.get(f"/campaigns/{made['id']}")
    assert (after["table"], after["next"]) == ("", line.result["next"])
    assert after["next"] != made["next"]
    assert made["next"][0] in after["earlier"]
    line.ask(type="undo", version=line.version)
    assert line.refused == "over"
    assert line.around["undo"] == ""
    fresh = player.sit(line.table)
    assert fresh.result == line.result
    second = play(player, after, again=True)
    assert second.version == 0
    assert player.get(f"/campaigns/{made['id']}")["table"] == second.table


def test_the_next_scenario_is_offered_after_a_restart_too(build: Callable[..., House]) -> None:
    house = build()
    player = house.player()
    made = begin(player)
    line = play(player, made)
    end(line, "won")
    other = Player(build(), player.key)
    fresh = other.sit(line.table)
    assert (fresh.result, fresh.version) == (line.result, line.version)
    assert other.get(f"/campaigns/{made['id']}")["next"] == (line.result or {})["next"]


def test_lost_and_played_again(player: Player) -> None:
    made = begin(player)
    line = play(player, made, difficulty=made["difficulties"][-1])
    end(line, "lost")
    after = player.get(f"/campaigns/{made['id']}")
    assert after["next"] == made["next"]
    assert after["usual"] == made["difficulties"][-1]
    assert "lost" in after["summary"]


def test_a_new_table_takes_the_place_of_the_one_in_play(player: Player) -> None:
    made = begin(player)
    first, second = play(player, made), play(player, made)
    assert first.until(lambda f: f["type"] == "bye")["error"] == "gone"
    assert [t["id"] for t in player.get("/tables")] == [second.table]
    problem(player.ask("POST", f"/campaigns/{made['id']}/play", json={"scenario": "nowhere"}), 422, "nowhere")
    problem(player.ask("POST", f"/campaigns/{made['id']}/play", json={"scenario": made["next"][0]["id"], "difficulty": "absurd"}), 422)
    assert player.get(f"/campaigns/{made['id']}")["table"] == second.table


def test_an_earlier_scenario_again_does_not_count(player: Player) -> None:
    made = begin(player)
    end(play(player, made), "won")
    after = player.get(f"/campaigns/{made['id']}")
    again = player.post(f"/campaigns/{made['id']}/play", scenario=after["earlier"][0]["id"])["table"]
    assert again["campaign"] == ""
    end(player.sit(again["id"]), "lost")
    assert player.get(f"/campaigns/{made['id']}") == after


def test_removed_with_its_table(player: Player) -> None:
    made = begin(player)
    line = play(player, made)
    player.ask("DELETE", f"/campaigns/{made['id']}")
    assert player.get("/campaigns") == player.get("/tables") == []
    assert line.until(lambda f: f["type"] == "bye")["error"] == "gone"
    other = begin(player)
    table = play(player, other).table
    player.ask("DELETE", f"/tables/{table}")
    assert player.get(f"/campaigns/{other['id']}")["table"] == "", "a table may be removed alone"
