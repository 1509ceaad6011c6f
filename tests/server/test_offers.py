"""Offers and groups at the server: whose choice counts and how long, what bots do, who is waited for, and who gets to know what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from probes.any_time import State
from tests.server.games import ANY_TIME, CAMPS, HEROES, HUNT
from tests.server.house import House, Live, Made, Player
from undercroft.kernel.table import Settings, Table
from undercroft.server import hall
from undercroft.server.guard import hashed

pytestmark = pytest.mark.usefixtures("patient")

THINGS = ["use:flask", "use:flare"]


def all_at(made: Made) -> list[Live]:
    lines = made.all()
    settle(lines)
    return lines


def settle(lines: Iterable[Live]) -> None:
    for line in lines:
        line.settle()


def standing(line: Live) -> list[bool]:
    return [question["standing"] for question in line.scene["questions"]]


# -- how long a choice counts ----------------------------------------------------------------------------------------------
def test_the_asked_seats_choice_counts_although_an_offer_was_taken(player: Player) -> None:
    one, two = all_at(player.table(ANY_TIME, 2))
    assert (one.keys, standing(one), two.keys, standing(two)) == (["strike", *THINGS], [False], THINGS, [True])
    two.do("choose", key="use:flare")
    assert one.choose("strike", version=0)["type"] == "accepted"


def test_an_offer_counts_although_the_asked_seat_has_answered(player: Player) -> None:
    one, _, three = all_at(player.table(ANY_TIME, 3))
    one.do("choose", key="strike")
    assert three.choose("use:flare", version=0)["type"] == "accepted"
    three.settle()
    assert three.keys == THINGS


def test_a_choice_and_an_offer_that_are_under_way_at_once_both_count(player: Player) -> None:
    made = player.table(ANY_TIME, 2)
    one, two = all_at(made)
    sent = [(line, line.say(type="choose", key=key, version=0)) for line, key in ((two, "use:flare"), (one, "strike"))]
    for line, id in sent:
        assert line.until(lambda f, id=id: f["id"] == id)["type"] == "accepted"
    assert player.house.live(made.id).table.journal == [(1, "use:flare"), (0, "strike")]


def test_a_seats_own_choice_makes_its_next_question_a_new_one(player: Player) -> None:
    """Even if it reads the same: a click that came twice counts once."""
    one, two = all_at(player.table(ANY_TIME, 2))
    two.do("choose", key="use:flare")
    assert two.keys == THINGS
    two.choose("use:flare", version=0)
    assert two.refused == "stale"
    one.settle()
    one.do("choose", key="use:flare")
    one.choose("use:flare", version=1)
    assert one.refused == "stale"


def test_an_offer_is_another_question_than_the_one_that_follows_it(player: Player) -> None:
    one, two = all_at(player.table(ANY_TIME, 2))
    one.do("choose", key="strike")
    two.choose("use:flare", version=0)
    assert two.refused == "stale", "it is asked itself now"
    one.choose("use:flare", version=0)
    assert one.refused == "stale", "it was asked, and has only an offer now"


def test_undo_redo_and_corrections_need_the_current_version(player: Player) -> None:
    one, two = all_at(player.table(ANY_TIME, 2))
    two.do("choose", key="use:flare")
    for frame in ({"type": "undo"}, {"type": "redo"}, {"type": "amend", "path": "wolf", "value": 3}):
        one.ask(**frame, version=0)
        assert one.refused == "stale"


def test_what_was_taken_back_makes_only_its_own_question_a_new_one(player: Player) -> None:
    one, two = all_at(player.table(ANY_TIME, 2))
    two.do("choose", key="use:flare")
    two.do("undo")
    two.choose("use:flask", version=1)
    assert two.refused == "stale"
    assert one.choose("strike", version=0)["type"] == "accepted"


def test_a_correction_makes_every_question_a_new_one(player: Player) -> None:
    one, two = all_at(player.table(ANY_TIME, 2))
    one.do("amend", path="wolf", value=4)
    for line, key in ((one, "strike"), (two, "use:flare")):
        line.choose(key, version=0)
        assert line.refused == "stale"


def test_in_a_window_seats_are_asked_in_turn(player: Player) -> None:
    made = player.table(ANY_TIME, 2)
    one, two = lines = all_at(made)
    for line in lines:
        line.settle()
        line.do("choose", key="strike")
    settle(lines)
    assert one.keys == [*THINGS, "go-on", "not-before:round"]
    assert (two.keys, one.scene["waiting"], player.get(made.path)["waiting"]) == ([], [0], [0])
    one.do("choose", key="go-on")
    two.settle()
    two.do("choose", key="use:flask")
    assert (two.keys, two.scene["waiting"]) == (["use:flare", "go-on", "not-before:round"], [1])


# -- who is waited for -----------------------------------------------------------------------------------------------------
def test_a_seat_with_only_an_offer_is_not_waited_for(player: Player) -> None:
    made = player.table(ANY_TIME, 3, mine=[0, 2])
    friend = made.friend(1)
    line, other = player.sit(made.id, 0), friend.sit(made.id, 1)
    assert (line.around["asks"], line.around["may"]) == ([0], [2])
    assert (other.around["asks"], other.around["may"]) == ([], [1])
    assert (line.scene["waiting"], other.scene["waiting"]) == ([0], [0])
    assert [who.get(made.path)["waiting"] for who in (player, friend)] == [[0], [0]]
    line.do("choose", key="strike")
    other.settle()
    assert (other.around["asks"], other.around["may"], line.around["asks"], line.around["may"]) == ([1], [], [], [0, 2])
    assert player.get(made.path)["waiting"] == [1]
    other.do("choose", key="use:flask")
    assert player.get(made.path)["waiting"] == [1], "it is asked again"


# -- bots ------------------------------------------------------------------------------------------------------------------
def test_a_bot_takes_an_offer_that_helps_it(player: Player) -> None:
    made = player.table(ANY_TIME, 2, bots={"1": "greedy"})
    line = made.sit(0)
    line.do("amend", path="heroes.hero1.health", value=1)
    line.until(lambda f: f["type"] == "update" and f["version"] == 2)
    assert player.house.live(made.id).table.journal[1:] == [(1, "use:flask")]
    assert line.choose("strike", version=1)["type"] == "accepted", "nothing has changed for the one who is asked"


def test_a_bot_considers_once_in_a_version_and_nobody_waits(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    house, asked, enough = player.house, list[tuple[int, int]](), asyncio.Event()

    async def slowly(table: Table[Any], seat: int, bot: str, seed: int, rollouts: int = 0) -> str | None:
        asked.append((seat, seed))
        await enough.wait()
        decision = table.decision_of(seat)
        assert decision is not None
        return None if decision.standing else "strike"

    monkeypatch.setattr(house.hall.workers, "think", slowly)
    made = player.table(ANY_TIME, 3, bots={"2": "random"})
    one, two = made.sit(0), made.sit(1)
    for line in (one, two):
        line.settle()
        line.do("choose", key="strike")
    house.rest()
    assert asked == [(2, 0)], "it still thinks about its first offer"
    one.settle()
    assert one.scene["waiting"] == [2]
    house.loop.call_soon_threadsafe(enough.set)
    one.until(lambda f: f["type"] == "update" and f["version"] == 3)
    assert asked[:2] == [(2, 0), (2, 2)], "then about its question"
    house.rest()
    at = len(asked)
    two.leave()
    house.rest()
    made.friend(None).sit(made.id)
    house.rest()
    assert len(asked) == at, "nothing has changed that it could consider again"


# -- hints -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "let the game go on"), ("ru", "ничего не делать, пусть игра идёт дальше"), ("uk", "нічого не робити, нехай гра йде далі")],
)
def test_a_hint_for_a_seat_with_only_an_offer(player: Player, locale: str, words: str) -> None:
    made = player.table(ANY_TIME, 2)
    one, two = made.sit(0), made.friend(1).sit(made.id, 1, locale=locale)
    hinted = two.ask(type="hint", version=0)
    assert (hinted["type"], hinted["key"], hinted["text"]) == ("hinted", "", words)
    one.do("amend", path="heroes.hero1.health", value=1)
    two.settle()
    assert two.ask(type="hint", version=1)["key"] == "use:flask"


# -- secrets ---------------------------------------------------------------------------------------------------------------
def heard(file: Path, things: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> dict[int | None, list[str]]:
    """All that the seats and somebody looking on hear while the second seat has these things, of which it uses a flare."""
    rules, setup = HUNT.rules(HUNT.packs()), {"scenario": "duel", "characters": list(HEROES[:3])}
    state = msgspec.msgpack.decode(Table(rules, setup, 5).latest().data, type=State)
    state.heroes["hero1"].things = things
    house = House(file)
    try:
        player = house.player()
        owner = house.run(house.hall.store.player(hashed(player.key)))
        assert owner is not None
        with monkeypatch.context() as patch:
            patch.setattr(hall, "name", lambda: "0123456789abcdef")
            table = Table(rules, setup, 5, base=msgspec.msgpack.encode(state), settings=Settings(shared="first"))
            id, links = house.run(house.hall.make(table, owner, title="", undo="free", bots={}))
        lines: dict[int | None, Live] = {0: player.sit(id, 0)}
        for link in links[1:]:
            lines[link.seat] = Live(house, id)
            lines[link.seat].hello(link.secret)
        for seat, key in ((1, "use:flare"), (0, "strike"), (1, "strike")):
            settle(lines.values())
            lines[seat].do("choose", key=key)
        settle(lines.values())
        return {seat: line.raw for seat, line in lines.items()}
    finally:
        house.close()


def test_what_others_may_do_is_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the second seat could use: what the others hear is the same to the byte."""
    one, two = (heard(tmp_path / f"{n}.sqlite", things, monkeypatch) for n, things in enumerate(({"flask": 1, "flare": 2}, {"flask": 0, "flare": 3})))
    for seat in (0, 2, None):
        assert one[seat] == two[seat]
        assert len(one[seat]) > 6
    assert one[1] != two[1]


# -- groups ----------------------------------------------------------------------------------------------------------------
def test_a_camp_decides_and_the_others_see_who_is_waited_for(player: Player) -> None:
    made = player.table(CAMPS, 4)
    one, two, three, four = lines = all_at(made)
    assert [line.keys for line in lines] == [["left", "right"], [], ["left", "right"], []]
    assert {tuple(line.scene["waiting"]) for line in lines} == {(0, 2)}
    assert player.get(made.path)["waiting"] == [0, 2]
    assert [line.around["asks"] for line in lines] == [[0], [], [2], []]
    two.choose("left")
    assert two.refused == "illegal"
    three.do("choose", key="left")
    one.choose("right", version=0)
    assert one.refused == "stale", "its camp has answered"
    four.settle()
    assert (four.keys, four.scene["waiting"]) == (["left", "right"], [1, 3])


def test_within_a_camp_the_tables_policy_applies(player: Player) -> None:
    lines = all_at(player.table(CAMPS, 4, shared="host"))
    lines[2].choose("left")
    assert lines[2].refused == "illegal"
    lines[0].do("choose", key="left")
    lines[3].settle()
    lines[3].choose("left")
    assert lines[3].refused == "illegal", "the host is no magpie: the first of them decides"
    lines[1].settle()
    lines[1].do("choose", key="left")
    lines = all_at(player.table(CAMPS, 4, shared="majority"))
    lines[0].do("choose", key="left")
    assert (lines[0].scene["waiting"], lines[0].around["asks"]) == ([0, 2], [])
    assert lines[2].choose("left", version=0)["type"] == "accepted", "the question is the same until all have voted"
    lines[1].settle()
    assert lines[1].scene["waiting"] == [1, 3]


def test_a_question_to_the_same_camp_again_is_a_new_one(player: Player) -> None:
    made = player.table(CAMPS, 2, mine=[0, 1])
    one, two = player.sit(made.id, 0), player.sit(made.id, 1)
    assert (one.around["asks"], two.around["asks"]) == ([0], [0])
    one.do("choose", key="left")
    two.settle()
    two.do("choose", key="left")
    one.settle()
    one.choose("left", version=0)
    assert one.refused == "stale"


def test_bots_answer_for_their_camp_alone(player: Player) -> None:
    """A camp of bots answers; where a person is in the camp, bots leave it to the person."""
    made = player.table(CAMPS, 4, bots={"1": "random", "2": "random", "3": "random"})
    line = made.sit(0)
    player.house.rest()
    assert not player.house.live(made.id).thinking.tasks
    line.do("choose", key="left")
    line.until(lambda f: f["type"] == "update" and f["version"] == 2)
    assert [seat for seat, _ in player.house.live(made.id).table.journal] == [0, 1]
    assert line.keys == ["left", "right"]


def play_out(lines: list[Live]) -> None:
    while lines[0].result is None:
        settle(lines)
        line = next((line for line in lines if line.keys), None)
        if line is not None:
            line.do("choose", key=line.keys[0])


@pytest.fixture
def camps(player: Player) -> Callable[[], tuple[list[Live], Live]]:
    def made() -> tuple[list[Live], Live]:
        table = player.table(CAMPS, 4)
        return all_at(table), table.sit(None)

    return made


def test_every_seat_is_told_whether_it_has_won(camps: Callable[[], tuple[list[Live], Live]]) -> None:
    lines, looker = camps()
    play_out(lines)
    settle([*lines, looker])
    results = [line.result for line in (*lines, looker)]
    assert all(result is not None for result in results)
    outcome = {result["outcome"] for result in results if result is not None}
    assert outcome <= {"moles", "magpies"}
    won = [result["won"] for result in results if result is not None]
    assert won == ([True, False, True, False, None] if outcome == {"moles"} else [False, True, False, True, None])


def test_where_all_win_or_lose_together_whoever_looks_on_is_told_so(player: Player) -> None:
    made = player.table(ANY_TIME, 2)
    one, two = all_at(made)
    looker = made.sit(None)
    one.do("amend", path="wolf", value=1)
    one.do("choose", key="strike")
    settle([two, looker])
    assert [line.result and (line.result["outcome"], line.result["won"]) for line in (one, two, looker)] == [("won", True)] * 3
