"""Options too grave to take by accident."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.terminal.conftest import Desk, a_party, leave
from undercroft.bots import make_bot
from undercroft.kernel.scene import Choice, Message, Question
from undercroft.terminal.answers import gravest_last
from undercroft.terminal.session import Session

GRAVE, LIGHT = Choice("give-up", Message("option-give-up"), confirm=True), Choice("rest", Message("option-rest"))


def session(desk: Desk) -> Session:
    return Session(desk.terminal, a_party("select"), desk.folder / "party.undercroft", {})


def test_giving_up_is_asked_again(desk: Desk) -> None:
    at = session(desk)
    before = len(at.table.journal)
    desk.type("give-up", "no", "give-up", "", "give-up", "figures", "yes")
    leave(at.run)
    assert len(at.table.journal) == before
    assert desk.text.count("Give up: really? Type `yes` to do it.") == 3
    assert "Nothing was done." in desk.text


def test_yes_takes_it(desk: Desk) -> None:
    at = session(desk)
    desk.type("give-up", "yes")
    leave(at.run)
    assert at.table.journal[-1][1] == "give-up"


@pytest.mark.parametrize("seat", [0, 1])
def test_giving_up_is_asked_once_for_all_seats_and_bots(desk: Desk, seat: int) -> None:
    """Also if others have chosen their cards already."""
    at = session(desk)
    at.bots = {1 - seat: make_bot("random", 1)}
    leave(at.run)
    assert {s for s, _ in at.table.journal[at.table.since :]} == {1 - seat}
    desk.type("give-up", "yes")
    leave(at.run)
    assert (at.table.outcome, at.table.journal[-2:]) == ("lost", [(0, "give-up"), (1, "give-up")])


def test_one_undo_takes_back_the_giving_up_of_all(desk: Desk) -> None:
    at = session(desk)
    before = list(at.table.journal)
    desk.type("1", "1", "give-up", "yes", "undo")
    leave(at.run)
    assert "The party gives up" in desk.text
    assert at.table.journal == before


def test_another_answer_is_taken_as_such(desk: Desk) -> None:
    at = session(desk)
    desk.type("give-up", "1")
    leave(at.run)
    assert at.table.journal[-1][1].startswith("lead:")


def test_what_is_to_be_confirmed_is_never_the_first_of_several() -> None:
    question = Question(0, Message("prompt-select"), (GRAVE, LIGHT))
    assert gravest_last(question).choices == (LIGHT, GRAVE)
    assert gravest_last(replace(question, choices=(GRAVE,))).choices == (GRAVE,)


def test_numbers_follow_what_is_shown(desk: Desk) -> None:
    """The number of an option is its place on the screen, not that in the rules' own list."""
    at = session(desk)
    scene = at.look()
    question = scene.questions[0]
    turned = replace(scene, questions=(gravest_last(replace(question, choices=question.choices[::-1])),))
    first = turned.questions[0].choices[0]
    assert not first.confirm
    at.take("1", turned)
    assert at.table.journal[-1][1] == first.key
