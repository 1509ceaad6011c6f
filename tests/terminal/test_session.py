"""The loop: options and commands, saving after every choice, bad input, chance that is asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.conftest import SMALL, WIDE, Desk, a_table, leave, randomly
from undercroft import load
from undercroft.bots import BOTS, RandomBot
from undercroft.kernel.chance import ASKED
from undercroft.kernel.save import SaveError
from undercroft.terminal import hints
from undercroft.terminal.session import COMMANDS, Session


@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game(tmp_path: Path, size: tuple[int, int], plain: bool) -> None:
    desk = Desk(tmp_path, size, plain)
    table = a_table("crossing-the-road", "spellweaver", 8)
    session = desk.session(table)

    def player():
        yield from randomly(table, 4)
        yield "undo"
        yield from randomly(table, 4)
        yield "go"

    desk.stream(player())
    assert session.run() == table.outcome is not None
    desk.check_width()
    assert f"The game is over: {table.outcome}." in desk.text
    assert load(session.path).hash == table.hash


def test_options_by_number_key_and_name(desk: Desk) -> None:
    session = desk.type("lead:warding", "shoulder", "bottom:shoulder-first", "4,2", "quit").session()
    leave(session.run)
    assert [key for _, key in session.table.journal] == ["lead:warding-strength", "card:shoulder-first", "bottom:shoulder-first", "move:4,2"]
    assert f"Saved in {session.path}" in desk.text.replace("\n", " ")
    assert load(session.path).hash == session.table.hash


def test_empty_input_takes_nothing(desk: Desk) -> None:
    session = desk.type("", "", "").session()
    leave(session.run)
    assert session.table.journal == []


def test_saved_after_every_choice(desk: Desk) -> None:
    session = desk.session()
    desk.stream(iter(["1", "1"]))
    leave(session.run)
    assert len(load(session.path).journal) == 2


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_leaving_saves(desk: Desk, error: type[BaseException]) -> None:
    session = desk.session()
    answers = iter(["1"])

    def read(prompt: str) -> str:
        for line in answers:
            return line
        raise error

    desk.terminal.read = read
    leave(session.run)
    assert "Saved in" in desk.text
    assert len(load(session.path).journal) == 1


def test_undo_and_redo(desk: Desk) -> None:
    session = desk.type("undo", "1", "undo", "redo", "redo", "quit").session()
    leave(session.run)
    assert [key for _, key in session.table.journal] == ["lead:warding-strength"]
    lead = "Lead with Warding Strength"
    for part in ("There is nothing to undo.", f"Undone: {lead}", f"Redone: {lead}", "There is nothing to redo."):
        assert part in desk.text


@pytest.mark.parametrize("name", list(COMMANDS))
@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize("plain", [False, True])
def test_every_command_at_every_time(tmp_path: Path, name: str, size: tuple[int, int], plain: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BOTS", {"random": RandomBot})
    desk = Desk(tmp_path, size, plain)
    session = desk.type(name, "lead:warding-strength", name, "1", name, "bottom:shoulder-first", name, "", "").session()
    leave(session.run)
    desk.check_width()
    assert "Traceback" not in desk.text


def test_pages(desk: Desk) -> None:
    session = desk.type("1", "1", "cards", "monsters", "map", "figures", "items", "log", "log 2", "options", "help", "rules", "quit").session()
    leave(session.run)
    for part in ("61 Overwhelming Assault · B", "+ (70): Move 2", "▒ Obstacle  3,2", " at 1,3", "There are no items.", "Round 1",
                 "top:warding-strength", "amend PATH VALUE", "`rules ID` looks up", "Enter: back to the board"):  # fmt: skip
        assert part in desk.text, part


def test_long_pages_come_one_after_another(small: Desk) -> None:
    session = small.type("log all", *[""] * 9, "quit").session(a_table(seed=5))
    for line in randomly(session.table):
        session.table.choose(session.table.decision.keys[int(line) - 1])
        if len(session.table.events) > 60:
            break
    leave(session.run)
    assert "Enter: more" in small.text
    ends = re.findall(r"^\((\d+) of (\d+)\) (.*)$", small.text, re.MULTILINE)
    assert any(n == count for n, count, _ in ends)
    assert all(said == ("Enter: back to the board" if n == count else "Enter: more") for n, count, said in ends)
    assert "   1 Step 1:" in small.text
    assert "  40 " in small.text


def test_why(desk: Desk) -> None:
    session = desk.session()
    table = session.table
    while not (numbers := [n for n, e in enumerate(table.events, 1) if e.id == "moved" and e.figure != "hero"]):
        table.choose(table.decision.keys[0])
    desk.type("why", f"why {numbers[0]}", "why 1", "why 999", "why me", "quit")
    leave(session.run)
    assert "BB-MAI-01 It focuses on Bruiser." in desk.text
    assert "Monsters always target the character" in desk.text
    assert "Event 1 is not an enemy's decision" in desk.text
    assert "There is no event 999" in desk.text
    assert "explains the latest decision" in desk.text


def test_why_after_a_move_in_the_same_beat(desk: Desk) -> None:
    session = desk.session(a_table("crossing-the-road", "spellweaver", 8))
    table = session.table
    for line in randomly(table, 4):
        table.choose(table.decision.keys[int(line) - 1])
        numbers = [n for n, e in enumerate(table.events) if e.id == "attacked" and e.figure != "hero"]
        if numbers:
            break
    session.look()
    answer = session.teller.why(numbers[0])
    assert answer is not None
    assert answer.reasons[0][1] == "In range: Spellweaver."


def test_rules(desk: Desk) -> None:
    session = desk.type("rules BB-ATK-05", "rules bb-atk", "rules hazard", "rules ZZ-XXX-99", "rules", "quit").session()
    leave(session.run)
    for part in ("BB-ATK-05 ", "BB-ATK-01 ", "more; add a word", "No rule has 'ZZ-XXX-99'", "Goal: Defeat both guards."):
        assert part in desk.text, part


def test_save_elsewhere(desk: Desk, tmp_path: Path) -> None:
    mine, other, folder = tmp_path / "mine.undercroft", tmp_path / "letter.txt", tmp_path / "folder"
    other.write_text("dear diary")
    folder.mkdir()
    lines = ("1", f"save {mine}", f"save {mine}", f"save {other}", f"save {folder}", f"save {tmp_path}/no/where", "save", "quit")
    session = desk.type(*lines).session()
    leave(session.run)
    assert load(mine).hash == session.table.hash
    assert other.read_text() == "dear diary"
    text = desk.text.replace("\n", " ")
    for part in ("is there already and is no save", "is a folder", "cannot write to", "`save FILE` writes another file"):
        assert part in text, part


def test_an_autosave_that_fails_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    session = desk.type("1", "quit").session()

    def fail(path: Path) -> None:
        raise SaveError("the disk is full")

    monkeypatch.setattr(session.table, "save", fail)
    leave(session.run)
    assert "Not saved: the disk is full" in desk.text


def test_amend(desk: Desk) -> None:
    lines = ("amend figures.hero.health 3", "amend figures.nobody.health 3", "amend", 'amend figures.hero.health "x"', "amend round x", "quit")
    session = desk.type(*lines).session()
    leave(session.run)
    assert session.table.state.figures["hero"].health == 3
    assert "♥3/12" in desk.text
    assert "The host corrected the game by hand: figures › Bruiser › health." in desk.text
    assert "is not one of" in desk.text
    assert "corrects the game by hand, such as" in desk.text


def test_bad_input_gets_one_helpful_line(desk: Desk) -> None:
    session = desk.type("99", "cardz", "lead", "§§", "m", "go", "x" * 500, "\x1b[A", "quit").session()
    leave(session.run)
    assert session.table.journal == []
    for part in ("There is no option 99: choose from 1 to", "did you mean `cards`?", "'lead' could be: lead:", "`help` lists the commands",
                 "'m' could be: map, monsters", "The game is not over"):  # fmt: skip
        assert part in desk.text, part
    desk.check_width()


def test_hint(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BOTS", {"random": RandomBot})
    leave(desk.type("hint", "quit").session().run)
    assert "There is no hint" in desk.fresh()

    class First(RandomBot):
        def choose(self, table, decision):
            return decision.keys[0]

    monkeypatch.setattr(hints, "BOTS", {"random": RandomBot, "first": First})
    session = desk.type("hint", "quit").session()
    leave(session.run)
    assert "Hint (first): 1 Lead with Warding Strength" in desk.text
    assert session.table.journal == []
    assert "random" in BOTS


def test_chance_is_asked(desk: Desk) -> None:
    """The player rolls the dice of the box."""
    session = desk.type("1", "1", "-", "quit").session(a_table(chance=ASKED))
    leave(session.run)
    assert "Which column did you roll for Bandit Guard?" in desk.text
    assert session.table.state.columns == {"bandit-guard": "-"}
    again = Session(desk.terminal, load(session.path), session.path, {})
    assert again.table.policy.describe() == {"policy": "asked"}


def test_zero_is_a_die_result(desk: Desk) -> None:
    session = desk.type("1", "1", "0", "quit").session(a_table(chance=ASKED))
    leave(session.run)
    assert session.table.state.columns == {"bandit-guard": "0"}


def test_plain_is_linear(plain: Desk) -> None:
    session = plain.type("1", "1", "map", "xyzzy", "quit").session()
    leave(session.run)
    text = plain.text
    assert "\x1b" not in text
    assert "1. Lead with Warding Strength" in text
    assert "@B Bruiser ♥12/12, at 1,3" in text
    assert text.count("1. Lead with Warding Strength") == 1
    assert "'xyzzy' is not known here" in text
    plain.check_width()


def test_the_end_says_what_to_type(desk: Desk) -> None:
    leave(desk.type("why", "1", 'amend outcome "lost"', "1", "9").session().run)
    assert "No enemy has made a decision that the rules could explain." in desk.text
    assert "Type `go` to continue, or `undo` to take back the last choice." in desk.text
    assert "Nothing is asked: type `go` to continue." in desk.text
