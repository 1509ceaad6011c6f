"""Machina Arcana at the terminal: a board of squares that may not fit, what is asked about it, and a log of many turns."""

from __future__ import annotations

import pytest

from tests.rules.machina_arcana.position import Position, face, position
from tests.terminal.conftest import Desk
from undercroft.games.machina_arcana.state import Placed
from undercroft.presentation.telling import Teller
from undercroft.terminal import panels, screen, views
from undercroft.terminal.board import Pieces, draw
from undercroft.terminal.session import Session
from undercroft.text.rulebook import documents, rulebook

LAND = "a . . . . . . . . .\n. . . . . . . . . R"
BOOK = rulebook(documents("machina-arcana"))


def shown(p: Position, width: int, height: int) -> list[str]:
    teller = Teller(p.table, 0)
    return [line.plain.rstrip() for line in screen.screen(teller.refresh(), teller, width, height)]


def two_tiles() -> Position:
    """A second tile to the east, with a recharge station on 20,2 and a spawn space on 12,10."""
    east = "\n".join([". . . . . . . . . .", ". . . . . . . . . R", *[". . . . . . . . . ."] * 7, ". S . . . . . . . ."])
    p = position("a", tiles=[face("second", east)])
    with p.arrange() as s:
        s.tiles.append(Placed("second", s.tiles[0].column + 1, s.tiles[0].row))
        s.stack = []
    return p.begin()


# -- the board -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("inside", [7, 6, 5])
def test_symbols_come_before_coordinates(inside: int) -> None:
    board = two_tiles().table.scene(0).boards[0]
    text = "\n".join(line.plain for line in draw(board, Pieces((), {}), inside))
    assert (text.count("↯"), text.count("◉")) == (1, 1)
    crowded = "\n".join(line.plain for line in draw(board, Pieces((), {cell.id: (10, 11) for cell in board.cells}), inside))
    assert (crowded.count("↯"), crowded.count("◉")) == (1, 1)


def test_a_tile_fits_where_the_panel_leaves_room_to_it() -> None:
    lines = shown(position(LAND), 90, 34)
    assert any(line.startswith("┏") and "┓" in line for line in lines)
    assert not [line for line in lines if "`map`" in line]


def test_a_board_that_does_not_fit_says_where_it_goes_on() -> None:
    lines = shown(two_tiles(), 90, 34)
    assert any(line.startswith("→ The board goes on there: `map` shows all of it.") for line in lines)
    assert sum("→ " in line for line in lines) > 10
    low = shown(position(LAND), 90, 24)
    assert any(line.startswith("↓ The board goes on there") for line in low)


def test_the_map_shows_all_of_it_in_parts() -> None:
    teller = Teller(two_tiles().table, 0)
    page = [line.plain for line in views.map_(teller.refresh(), teller, 90, 30)]
    assert max(map(len, page)) <= 90
    for name in (" 1,1", "10,10", "19,9", "20,10"):
        assert any(name in line for line in page), name


# -- the question ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("locale", "text"),
    [("en", "Move to a numbered space"), ("ru", "Переместиться на клетку с номером"), ("uk", "Переміститися на клітинку з номером")],
)
def test_many_moves_are_one_line(locale: str, text: str) -> None:
    p = position(". a").begin()
    teller = Teller(p.table, 0, locale)
    lines = [line.plain for line in screen.screen(teller.translated(teller.refresh()), teller, 100, 40)]
    assert any(f"1–5  {text}" in line for line in lines)


def test_a_confirmation_says_what_would_happen(desk: Desk) -> None:
    told = played(desk, position("a ~").begin(), "move:2,1")
    assert "Move to 2,1 (a chasm: Ann is destroyed there): really?" in told


# -- commands ----------------------------------------------------------------------------------------------------------------------
def played(desk: Desk, p: Position, *lines: str) -> str:
    """What a session of this position prints for these lines."""
    session = Session(desk.terminal, p.table, desk.folder / "game.undercroft", BOOK)
    scene = session.look()
    for line in lines:
        session.take(line, scene)
    return "\n".join([session.note, *(line.plain for page in session.pages for line in page)])


def test_a_section_of_the_rules_is_shown_as_a_whole(desk: Desk) -> None:
    p = position("a").begin()
    section = [id for id, rule in BOOK.items() if rule.section == "MA-MOV"]
    told = played(desk, p, "rules MA-MOV")
    assert len(section) > views.MANY
    assert all(id in told for id in section)
    assert "add `all`" in played(desk, p, "rules explorer")
    assert "add `all`" not in played(desk, p, "rules explorer all")


def test_a_choice_between_equals_is_explained(desk: Desk) -> None:
    p = position("a . b", explorers=2)
    with p.arrange():
        p.put("archer", "2,5")
    for _ in range(30):
        if p.prompt == "monster-acts":
            break
        p.table.choose(next((key for key in p.QUIET if key in p.keys), p.keys[0]))
    assert p.prompt == "monster-acts"
    before = len(p.table.events)
    told = " ".join(played(desk, p, "why").split())
    assert "About the question: Several actions are equally good for Archer. Which one is it?" in told
    assert "MA-AIP-42" in told
    assert len(p.table.events) == before


# -- the log and the status ----------------------------------------------------------------------------------------------------------

def test_phases_and_turns_begin_lines_and_what_is_skipped_is_left_out() -> None:
    p = position("a")
    start = len(p.table.events)
    for _ in range(3):
        p.go("pass")
    teller = Teller(p.table, 0)
    teller.refresh()
    running = [line.plain for line in panels.log(teller, 110, 8, start)]
    assert len(running) <= 8
    assert [line for line in running if line.startswith("Horror phase")]
    assert [line for line in running if line.startswith("Round")]
    assert not any("Monster phase" in line for line in running)
    assert "Monster phase" not in "\n".join(line.plain for line in views.log(teller, 100))
    assert "Monster phase." in teller.lines


def test_cards_are_counted_by_name_and_figures_are_not_listed_twice() -> None:
    p = position("a b", explorers=2)
    assert p.prompt == "who-acts"
    teller = Teller(p.table, 0)
    scene = teller.refresh()
    assert panels.counts(scene, teller).plain == "Ann: cards in play 1  Bob: cards in play 1"
    assert not panels.hand(scene, teller, 60, 0)[1:]
