"""Games of several seats at one terminal: a party chosen in the menu or named, and bots in seats."""

from __future__ import annotations

import pytest

from undercroft.bots import make_bot
from undercroft.kernel.registry import game
from undercroft.lab.telling import Teller
from undercroft.terminal import screen
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


def test_all_that_is_agreed_stands_on_one_page(desk: Desk) -> None:
    """A line that is chosen goes to its next value: here a bot for the second seat, hard, solo."""
    at = host(desk.type("seat 2", "difficulty", "difficulty", "solo", "go"))
    assert at.agree(["brute", "tinkerer"]) == {"difficulty": "hard", "levels": 1}
    assert at.bots == {2: "random"}
    assert [name for name, on in at.profile.items() if on] == ["solo"]
    table = at.table({"scenario": "the-smoking-barrow", "characters": ["brute", "tinkerer"], "difficulty": "hard"})
    assert (table.state.level, table.state.raised) == (2, True)


def test_characters_and_scenarios_say_what_they_are(desk: Desk) -> None:
    at = host(desk.type("brute", "tinkerer", "done", "random-dungeon"))
    at.party()
    at.which("Which scenario?", at.lore.stages(at.rules, "brute"))
    said = " ".join(desk.out.getvalue().split())
    assert "Brute (10 hit points, hand size 10)" in said
    assert "three rooms and their monsters are drawn from cards" in said


def test_every_character_sees_its_own_cards_and_is_named(desk: Desk) -> None:
    """Two characters at one terminal: what the second chooses from is its own."""
    at = host(desk, characters=("brute", "tinkerer"), seed=3)
    table = at.table({"scenario": "the-smoking-barrow", "characters": ["brute", "tinkerer"], "items": {"brute": [], "tinkerer": []}})
    while any(d.prompt != "select" for d in table.decisions):
        table.choose(next((k for k in table.decisions[0].keys if k == "level-1"), table.decisions[0].keys[0]))
    teller = Teller(table, 1)
    scene = teller.refresh()
    shown = "\n".join(line.plain for line in screen.screen(scene, teller, 120, 60))
    hand = next(z for z in scene.zones if z.id == "hand" and z.seat == 1)
    assert all(card.name in shown for card in hand.cards)
    assert "Tinkerer: Choose your leading card" in shown


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
