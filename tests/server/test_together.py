"""Several seats: choosing at once in secret, shared decisions by the table's policy, undo by consent."""

from __future__ import annotations

import json

import pytest

from tests.server.games import SECRET, ZONES
from tests.server.house import Live, Made, Player

pytestmark = pytest.mark.usefixtures("patient")


def choose_two(line: Live) -> list[str]:
    keys = []
    for _ in range(2):
        keys.append(line.keys[0])
        line.do("choose", key=keys[-1])
    return keys


# -- at once, in secret ----------------------------------------------------------------------------------------------------
def test_all_choose_at_once_whatever_the_order(player: Player) -> None:
    """Nobody has to look again because another seat was quicker."""
    made = player.table(SECRET, 4)
    lines = made.all()
    for line in lines:
        line.settle()
    for line in reversed(lines):
        assert line.choose(line.keys[0], version=0)["type"] == "accepted"
    for line in lines:
        line.settle()
    for line in lines[1:]:
        assert line.choose(line.keys[0], version=4)["type"] == "accepted"
    table = player.house.live(made.id).table
    assert not any(e.id == "revealed" for e in table.events)
    lines[0].choose(lines[0].keys[0], version=4)
    assert [e.id for e in table.events].count("revealed") == 4


def test_a_seats_own_older_version_is_stale(player: Player) -> None:
    one, two = player.table(SECRET, 2).all()
    key = one.keys[0]
    one.do("choose", key=key)
    two.settle()
    one.choose(one.keys[0], version=0)
    assert one.refused == "stale", "what it was asked then is not what it is asked now"
    choose_two(two)
    choose_two_left = one.keys[0]
    one.do("choose", key=choose_two_left)
    for line in (one, two):
        line.settle()
        line.choose("card:ash", version=one.version - 1)
        assert line.refused == "stale", "all are in: the game has gone on"


def test_what_others_choose_is_nowhere(player: Player) -> None:
    made = player.table(SECRET, 2)
    one, two = made.all()
    looker = made.sit(None)
    hand = [c["id"] for z in one.scene["zones"] if (z["name"], z["seat"]) == ("hand", 0) for c in z["cards"]]
    before = json.dumps([two.scene, looker.scene])
    choose_two(one)
    one.do("undo")
    one.do("redo")
    one.do("undo")
    for line in (two, looker):
        frames = line.settle()
        assert [f["type"] for f in frames if f["type"] != "presence"] == ["update"] * 5
        for frame in frames:
            if frame["type"] == "update":
                assert (frame["changes"], frame["log"]) == ([], [])
            assert (frame["around"]["undo"], frame["around"]["redo"]) == ("", False), "not even that something was taken back"
        assert not [card for card in hand if card in "".join(line.raw)]
    assert json.dumps([two.scene, looker.scene]) == before
    assert one.scene["waiting"] == two.scene["waiting"] == [0, 1]


def test_a_seat_takes_back_its_own_choice_and_reads_its_own_words(player: Player) -> None:
    """Whatever was taken back before it in the journal."""
    made = player.table(SECRET, 3)
    one, two, three = made.all()
    first, second = one.keys[0], two.keys[0]
    one.do("choose", key=first)
    for line in (two, three):
        line.settle()
    two.do("choose", key=second)
    one.settle()
    assert (first in one.around["undo"], second in two.around["undo"]) == (True, True)
    one.do("undo")
    two.settle()
    assert second in two.around["undo"]
    assert first not in "".join(two.raw)
    three.settle()
    assert three.around["undo"] == ""
    three.ask(type="undo", version=three.version)
    assert three.refused == "illegal"
    two.ask(type="redo", version=two.version)
    assert two.refused == "illegal", "a choice that another seat took back is not to be made for it"
    one.do("redo")
    assert first in one.around["undo"]


# -- shared decisions ------------------------------------------------------------------------------------------------------
def shared(made: Made) -> list[Live]:
    lines = made.all()
    for line in lines:
        line.settle()
    return lines


def test_the_first_answer_counts(player: Player) -> None:
    one, two, three = shared(player.table(ZONES, 3, shared="first"))
    assert one.keys == two.keys == three.keys == ["hero:hero0", "hero:hero1", "hero:hero2"]
    two.do("choose", key="hero:hero2")
    assert three.choose("hero:hero0", version=0)["error"] == "stale"
    three.settle()
    assert "end" in three.keys
    assert two.keys == []


def test_the_host_decides(player: Player) -> None:
    one, two, _ = shared(player.table(ZONES, 3, shared="host"))
    two.choose("hero:hero2")
    assert two.refused == "illegal"
    one.do("choose", key="hero:hero1")


def test_the_majority_decides(player: Player) -> None:
    one, two, three = lines = shared(player.table(ZONES, 3, shared="majority"))
    one.do("choose", key="hero:hero0")
    assert one.keys, "no majority yet"
    for line in lines:
        line.settle()
    two.do("choose", key="hero:hero1")
    for line in lines:
        line.settle()
    three.do("choose", key="hero:hero1")
    two.settle()
    assert "end" in two.keys


# -- undo by consent -------------------------------------------------------------------------------------------------------
def test_all_who_are_here_must_agree(player: Player) -> None:
    made = player.table(ZONES, 3, undo="ask")
    one, two = made.sit(0), made.sit(1)
    third = made.friend(2)
    one.settle()
    one.do("choose", key="hero:hero0")
    answer = one.ask(type="undo", version=1)
    assert (answer["type"], answer["version"]) == ("accepted", 1), "asked for, not done"
    two.settle()
    assert two.around["asked"] == "0", "who asks"
    assert one.around["asked"] == ""
    one.ask(type="consent", agree=True)
    assert one.refused == "nothing-asked"
    two.ask(type="undo", version=1)
    assert two.refused == "asked"
    two.ask(type="consent", agree=False)
    one.settle()
    assert (one.version, two.around["asked"]) == (1, "")
    one.ask(type="undo", version=1)
    three = third.sit(made.id, 2)
    two.ask(type="consent", agree=True)
    assert two.version == 1, "the third is here now, and is asked too"
    three.ask(type="consent", agree=True)
    for line in (one, two, three):
        line.settle()
        assert (line.version, line.around["asked"]) == (2, "")
    assert one.keys == ["hero:hero0", "hero:hero1", "hero:hero2"]


def test_alone_nobody_is_asked(player: Player) -> None:
    made = player.table(ZONES, 2, undo="ask")
    one = made.sit(0)
    made.sit(None)
    one.do("choose", key="hero:hero0")
    one.do("undo")
    assert one.version == 2


def test_a_choice_or_leaving_ends_the_asking(player: Player) -> None:
    made = player.table(ZONES, 3, undo="ask")
    one, two, three = made.all()
    one.settle()
    one.do("choose", key="hero:hero0")
    one.ask(type="undo", version=1)
    one.do("choose", key="move:1")
    two.settle()
    assert two.around["asked"] == ""
    one.ask(type="undo", version=2)
    two.settle()
    two.ask(type="consent", agree=True)
    three.leave()
    one.settle()
    assert one.version == 2
    assert one.ask(type="undo", version=2)["version"] == 3, "who had not answered has gone: asking again does it"
    one.ask(type="undo", version=3)
    one.leave()
    two.settle()
    assert (two.version, two.around["asked"]) == (3, "")
