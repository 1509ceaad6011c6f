"""Games of several seats at one terminal: a party chosen in the menu or named, and bots in seats."""

from __future__ import annotations

import pytest

from undercroft.bots import make_bot
from undercroft.kernel.registry import game
from undercroft.terminal.console import Leave
from undercroft.terminal.menu import Host, Order
from undercroft.terminal.session import Session
from undercroft.text.rulebook import rulebook

from .conftest import Desk

GAME = "gloomhaven"


def host(desk: Desk, **order: object) -> Host:
    return Host(desk.terminal, game(GAME), Order(**order), desk.folder)  # type: ignore[arg-type]


def test_a_party_is_chosen_one_after_another(desk: Desk) -> None:
    assert host(desk.type("brute", "tinkerer", "done")).party() == ["brute", "tinkerer"]
    assert host(desk.type("brute", "scoundrel", "spellweaver", "tinkerer")).party() == ["brute", "scoundrel", "spellweaver", "tinkerer"]


def test_one_character_is_no_party(desk: Desk) -> None:
    with pytest.raises(Leave):
        host(desk.type("brute", "done", "quit")).party()


def test_a_named_party_is_not_asked_for(desk: Desk) -> None:
    assert host(desk, characters=("spellweaver", "brute")).party() == ["spellweaver", "brute"]


def test_bots_choose_for_their_seats_and_a_person_for_its_own(desk: Desk) -> None:
    at = host(desk, characters=("brute", "tinkerer"), seed=3)
    table = at.table({"scenario": "the-smoking-barrow", "characters": ["brute", "tinkerer"]})
    session = Session(desk.terminal, table, desk.folder / "party.undercroft", rulebook("gloomhaven-scenario"), bots={1: make_bot("random", 1)})
    session.let_bots()
    for _ in range(12):
        assert [d.seat for d in table.decisions] != []
        assert all(d.seat != 1 for d in table.decisions)
        session.choose(table.decisions[0].keys[0])
    assert any(seat == 1 for seat, _ in table.journal)


def test_undo_goes_back_to_a_persons_own_choice(desk: Desk) -> None:
    at = host(desk, characters=("brute", "tinkerer"), seed=3)
    table = at.table({"scenario": "the-smoking-barrow", "characters": ["brute", "tinkerer"]})
    session = Session(desk.terminal, table, desk.folder / "party.undercroft", rulebook("gloomhaven-scenario"), bots={1: make_bot("random", 1)})
    session.let_bots()
    for _ in range(5):
        session.choose(table.decisions[0].keys[0])
    before = [d.keys for d in table.decisions]
    session.choose(table.decisions[0].keys[0])
    session._undo("")
    assert [d.keys for d in table.decisions if d.seat != 1] == before
