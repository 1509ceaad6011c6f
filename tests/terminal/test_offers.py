"""Offers and groups at one terminal: what others may do meanwhile, numbered on, and who decides together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from probes import any_time, two_camps
from undercroft.bots import Bot, GreedyBot, RandomBot
from undercroft.kernel.decision import Seat
from undercroft.kernel.table import Table
from undercroft.terminal.session import Session

from .conftest import SMALL, WIDE, Desk, leave


def hunt(desk: Desk, *lines: str, seats: int = 2, bots: dict[Seat, Bot] | None = None, locale: str = "en") -> Session:
    table: Table[Any] = Table(any_time.Rules(), {"seats": seats}, 3)
    return Session(desk.type(*lines).terminal, table, desk.folder / "hunt.undercroft", {}, bots=bots, locale=locale)


def camps(desk: Desk, *lines: str, seats: int = 4, bots: dict[Seat, Bot] | None = None) -> Session:
    table: Table[Any] = Table(two_camps.Rules(), {"seats": seats}, 3)
    return Session(desk.type(*lines).terminal, table, desk.folder / "camps.undercroft", {}, bots=bots)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_what_others_may_do_is_listed_below_and_numbered_on(tmp_path: Path, size: tuple[int, int]) -> None:
    desk = Desk(tmp_path, size)
    leave(hunt(desk, seats=3).run)
    rows = [" ".join(row.split()) for row in desk.text.splitlines()]
    first = next(n for n, row in enumerate(rows) if row.startswith("Meanwhile"))
    assert rows[first : first + 2] == ["Meanwhile, Seat 2 may: 4 use:flask 5 use:flare", "Meanwhile, Seat 3 may: 6 use:flask 7 use:flare"]
    assert "3 use:flare" in rows[first - 1]
    desk.check_width()


def test_plainly_told(plain: Desk) -> None:
    leave(hunt(plain).run)
    told = plain.text[plain.text.index("act") :].splitlines()
    assert told[1:7] == ["1. strike", "2. use:flask", "3. use:flare", "Meanwhile, Seat 2 may:", "4. use:flask", "5. use:flare"]


def test_in_the_players_language(desk: Desk) -> None:
    leave(hunt(desk, locale="uk").run)
    assert "Місце 2 тим часом може:" in " ".join(desk.text.split())


def test_a_number_reaches_the_right_seat(desk: Desk) -> None:
    session = hunt(desk, "5", "3", "1")
    leave(session.run)
    assert session.table.journal == [(1, "use:flare"), (0, "use:flare"), (0, "strike")]


def test_with_the_same_words_the_question_comes_first(desk: Desk) -> None:
    session = hunt(desk, "use:flask", "flask", "flask")
    leave(session.run)
    assert session.table.journal == [(0, "use:flask"), (1, "use:flask")], "then what the other may do; then nobody has one"


def test_a_number_too_high(desk: Desk) -> None:
    leave(hunt(desk, "6").run)
    assert "There is no option 6: choose from 1 to 5." in desk.text


def test_all_options_with_their_keys(desk: Desk) -> None:
    leave(hunt(desk, "options", "").run)
    assert " 4  use:flask  use:flask" in desk.text


def test_an_offer_is_taken_back_and_done_again(desk: Desk) -> None:
    session = hunt(desk, "5", "undo", "redo", "undo", "why", "map", "1")
    leave(session.run)
    assert "Undone: use:flare" in desk.text
    assert "Redone: use:flare" in desk.text
    assert session.table.journal == [(0, "strike")]


def test_a_hint_names_what_another_should_do_meanwhile(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.terminal.hints.BOTS", {"random": RandomBot, "greedy": GreedyBot})
    session = hunt(desk, "hint")
    leave(session.run)
    assert "meanwhile" not in desk.fresh().replace("Meanwhile", "")
    session = hunt(desk, "hint")
    session.table.amend("heroes.hero1.health", 1)
    leave(session.run)
    assert "Hint (greedy): 1 strike; meanwhile 4 use:flask" in desk.text


def test_in_a_window_everyone_is_asked_in_turn(desk: Desk) -> None:
    session = hunt(desk, "strike", "strike", "go-on", "use:flare", "not-before")
    leave(session.run)
    assert session.table.journal == [(0, "strike"), (1, "strike"), (0, "go-on"), (1, "use:flare"), (1, "not-before:round")]
    assert "Meanwhile" not in desk.text[desk.text.rindex("before-bite") :]


class Eager(RandomBot):
    """Takes the last offer it has as long as it has two, and strikes."""

    def consider(self, table: Table[Any], decision: Any) -> str | None:
        return decision.keys[-1] if len(decision.keys) > 1 else None

    def choose(self, table: Table[Any], decision: Any) -> str:
        return "strike" if "strike" in decision.keys else "go-on"


def test_bots_consider_their_offers_before_anybody_answers(desk: Desk) -> None:
    session = hunt(desk, "1", seats=3, bots={1: Eager(1), 2: Eager(2)})
    leave(session.run)
    flares = [(1, "use:flare")] * 2 + [(2, "use:flare")] * 2
    assert session.table.journal[:7] == [*flares, (0, "strike"), (1, "strike"), (2, "strike")]
    assert "Meanwhile" not in desk.text, "what bots may do is not for the player to choose"


def test_undo_goes_behind_what_bots_did_meanwhile(desk: Desk) -> None:
    session = hunt(desk, "use:flask", "undo", bots={1: Eager(1)})
    leave(session.run)
    assert session.table.journal == [(1, "use:flare")] * 2
    assert "Undone: use:flask" in desk.text


# -- groups ----------------------------------------------------------------------------------------------------------------
def test_a_question_to_a_group_says_who_decides(desk: Desk) -> None:
    session = camps(desk, "left")
    leave(session.run)
    assert "Seat 1, Seat 3: take" in desk.text
    assert "Seat 2, Seat 4: take" in desk.text
    assert session.table.decision is not None
    assert session.seat == 1


def test_a_camp_of_bots_answers_and_a_person_speaks_for_a_mixed_one(desk: Desk) -> None:
    session = camps(desk, "left", "left", bots={0: RandomBot(1), 1: RandomBot(2), 3: RandomBot(3)})
    leave(session.run)
    assert session.seat == 2
    assert len(session.table.journal) == 4, "two answers of the person, two of the other camp"


def test_at_the_end_it_is_told_who_has_won(desk: Desk) -> None:
    session = camps(desk, *["left"] * 8, "go")
    outcome = session.run()
    won = {"moles": "Seat 1, Seat 3", "magpies": "Seat 2, Seat 4"}[str(outcome)]
    assert f"The game is over: {outcome}. Won: {won}." in desk.text
