"""Undo for people who hold several seats: their own choices first, then what was before, with the consent of those who have chosen since."""

from __future__ import annotations

import pytest

from tests.server.games import SECRET
from tests.server.house import Live, Made, Player

pytestmark = pytest.mark.usefixtures("patient")


def at_the_second_round(player: Player) -> tuple[Made, Live, Live, Live]:
    """The host holds seats 0 and 1, a friend seat 2; all choose at once, and something was chosen before."""
    made = player.table(SECRET, 3, mine=[0, 1])
    friend = made.friend(2)
    lines = player.sit(made.id, 0), player.sit(made.id, 1), friend.sit(made.id, 2)
    table = player.house.live(made.id).table
    while not (len(table.decisions) == 3 and table.since == len(table.journal) > 0):
        for line in lines:
            line.settle()
            if line.keys:
                line.do("choose", key=line.keys[0])
                break
    for line in lines:
        line.settle()
    return made, *lines


def test_undo_from_any_seat_takes_back_the_persons_latest_choice(player: Player) -> None:
    made, one, two, friend = at_the_second_round(player)
    table = player.house.live(made.id).table
    one.do("choose", key=one.keys[0])
    two.settle()
    two.do("choose", key=two.keys[0])
    second = table.journal[-1]
    one.settle()
    one.do("undo")
    assert second not in table.journal[table.since :]
    two.settle()
    assert (two.keys[0], friend.version) == (second[1], friend.version)
    two.do("undo")
    assert table.journal[table.since :] == []


def test_with_nothing_of_ones_own_undo_goes_back_before_all_chose(player: Player) -> None:
    made, one, _, friend = at_the_second_round(player)
    table = player.house.live(made.id).table
    before = list(table.journal)
    one.do("undo")
    assert table.journal == before[:-1]
    assert friend.settle()[-1]["type"] == "update", "nobody had to be asked: the friend had not chosen"


def test_whoever_has_chosen_is_asked_and_has_the_choice_given_back(player: Player) -> None:
    made, one, _, friend = at_the_second_round(player)
    table = player.house.live(made.id).table
    friend.do("choose", key=friend.keys[0])
    chosen, before = table.journal[-1], list(table.journal)
    one.settle()
    one.ask(type="undo", version=one.version)
    assert table.journal == before, "the friend is asked first"
    friend.settle()
    assert friend.around["asked"]
    one.settle()
    assert not one.around["asked"]
    friend.ask(type="consent", agree=True)
    friend.settle()
    assert table.journal == before[:-2]
    one.settle()
    one.do("redo")
    friend.settle()
    assert friend.around["redo"], "the choice can be repeated"
    one.settle()
    assert not one.around["redo"], "but not by others"
    friend.do("redo")
    assert table.journal[-1] == chosen


def test_who_does_not_agree_keeps_the_choice(player: Player) -> None:
    made, one, _, friend = at_the_second_round(player)
    table = player.house.live(made.id).table
    friend.do("choose", key=friend.keys[0])
    before = list(table.journal)
    one.settle()
    one.ask(type="undo", version=one.version)
    friend.ask(type="consent", agree=False)
    one.settle()
    assert (table.journal, one.around["asked"]) == (before, "")


def test_what_was_cut_is_cut_after_a_restart_too(player: Player) -> None:
    made, one, _, friend = at_the_second_round(player)
    friend.do("choose", key=friend.keys[0])
    one.settle()
    one.ask(type="undo", version=one.version)
    friend.ask(type="consent", agree=True)
    friend.settle()
    hall = player.house.hall
    was = hall.tables.pop(made.id)
    again = player.house.run(hall._read(made.id))
    assert (again.table.journal, again.table.hash) == (was.table.journal, was.table.hash)
    hall.tables[made.id] = was


def test_a_person_alone_undoes_at_the_start_of_a_round(player: Player) -> None:
    made = player.table(SECRET, 2, mine=[0, 1])
    one, two = player.sit(made.id, 0), player.sit(made.id, 1)
    table = player.house.live(made.id).table
    while not (len(table.decisions) == 2 and table.since == len(table.journal) > 0):
        for line in (one, two):
            line.settle()
            if line.keys:
                line.do("choose", key=line.keys[0])
                break
    one.settle()
    assert one.around["undo"]
    before = list(table.journal)
    one.do("undo")
    assert table.journal == before[:-1]
