"""Undo for a person who holds several of the seats that choose at once."""

from __future__ import annotations

from typing import Any

import pytest

from probes import secret_cards
from undercroft.kernel.decision import IllegalChoice, Together
from undercroft.kernel.table import Table


def second_round() -> Table[Any]:
    """A table of four at which all choose at once, and something was chosen before."""
    table = next(case for case in secret_cards.cases() if len(case.table(1).seats) == 4).table(1)
    table.choose(table.decisions[0].keys[0], table.decisions[0].seat)
    while not (isinstance(table.request, Together) and table.since == len(table.journal)):
        table.choose(table.decisions[0].keys[0], table.decisions[0].seat)
    return table


def pick(table: Table[Any], seat: int) -> tuple[int, str]:
    key = next(d for d in table.decisions if d.seat == seat).keys[0]
    table.choose(key, seat)
    return seat, key


def test_the_latest_choice_of_any_of_the_seats_is_taken_back() -> None:
    table = second_round()
    mine = [0, 2]
    first, other, second = pick(table, 0), pick(table, 1), pick(table, 2)
    assert table.undo(mine) == second
    assert table.undo(mine) == first
    assert table.journal[-1] == other, "the other's choice stands"


def test_with_none_left_it_goes_back_before_the_choice_began() -> None:
    table = second_round()
    last, start = table.journal[-1], len(table.journal)
    one = pick(table, 0)
    assert table.undoable([0, 2]).others == ()
    assert table.undo([0, 2]) == one
    assert table.undoable([0, 2]) == (start - 1, True, ())
    assert table.undo([0, 2]) == last
    assert len(table.journal) == start - 1


def test_the_choices_of_others_are_named_and_given_back() -> None:
    table = second_round()
    last = table.journal[-1]
    other = pick(table, 1)
    assert table.undoable([0, 2]).others == (1,)
    assert table.undo([0, 2]) == last
    assert table.redo() == last
    assert table.redo() == other
    assert table.journal[-2:] == [last, other]


def test_a_new_choice_before_it_lets_the_others_choose_anew() -> None:
    table = second_round()
    pick(table, 1)
    seat, key = table.undo([0, 2])
    keys = next(d for d in table.decisions if d.seat in (seat, -1)).keys
    table.choose(next(k for k in keys if k != key), seat)
    with pytest.raises(IllegalChoice, match="nothing to redo"):
        table.redo()


def test_a_person_alone_undoes_at_the_start_of_a_round() -> None:
    """All seats are one person's: nothing stands in the way."""
    table = second_round()
    last = table.journal[-1]
    assert table.undo(table.seats) == last


def test_at_the_very_start_there_is_nothing_to_undo() -> None:
    table = secret_cards.cases()[0].table(1)
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        table.undo(table.seats)
