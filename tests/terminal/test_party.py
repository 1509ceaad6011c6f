"""Games of several seats at one terminal: a party chosen in the menu or named, and bots in seats."""

from __future__ import annotations

import re

import pytest

from undercroft.bots import make_bot
from undercroft.games.gloomhaven.rules.setup import Profile
from undercroft.kernel.contract import setup_form
from undercroft.kernel.registry import game, games
from undercroft.kernel.variants import read_profile, variants
from undercroft.presentation.telling import Teller
from undercroft.terminal import screen
from undercroft.terminal.agreeing import Order
from undercroft.terminal.console import Leave
from undercroft.terminal.menu import Host
from undercroft.terminal.session import Session
from undercroft.text.rulebook import documents, rulebook

from .conftest import Desk

GAME = "gloomhaven"

BOOK = rulebook(documents("gloomhaven-scenario"))


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
    assert read_profile(Profile, at.profile) == Profile(solo=True)
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
    session = Session(desk.terminal, table, desk.folder / "party.undercroft", BOOK, bots={1: make_bot("random", 1)})
    session.let_bots()
    for _ in range(12):
        assert [d.seat for d in table.decisions] != []
        assert all(d.seat != 1 for d in table.decisions)
        session.choose(table.decisions[0].keys[0])
    assert any(seat == 1 for seat, _ in table.journal)


def test_a_character_played_by_a_bot_is_marked(desk: Desk) -> None:
    at = host(desk, characters=("brute", "tinkerer"), seed=3)
    table = at.table({"scenario": "the-smoking-barrow", "characters": ["brute", "tinkerer"], "items": {"brute": [], "tinkerer": []}})
    session = Session(desk.terminal, table, desk.folder / "party.undercroft", {}, bots={1: make_bot("random", 1)})
    session.let_bots()
    while table.decisions[0].prompt != "select":
        session.choose(table.decisions[0].keys[0])
    desk.type("figures", "map", "look tinkerer")
    with pytest.raises(Leave):
        session.run()
    assert len(re.findall(r"@T Tinkerer ♥\d+/\d+ · bot", desk.text)) >= 3
    assert not re.search(r"Brute ♥\d+/\d+ · bot", desk.text)
    assert re.search(r"^@T bot$", desk.text, re.MULTILINE)


def test_undo_goes_back_to_a_persons_own_choice(desk: Desk) -> None:
    at = host(desk, characters=("brute", "tinkerer"), seed=3)
    table = at.table({"scenario": "the-smoking-barrow", "characters": ["brute", "tinkerer"]})
    session = Session(desk.terminal, table, desk.folder / "party.undercroft", BOOK, bots={1: make_bot("random", 1)})
    session.let_bots()
    for _ in range(5):
        session.choose(table.decisions[0].keys[0])
    before = [d.keys for d in table.decisions]
    session.choose(table.decisions[0].keys[0])
    session._undo("")
    assert [d.keys for d in table.decisions if d.seat != 1] == before


NEW = ("free", "brute", "tinkerer", "done", "the-smoking-barrow", "seat 2", "go", "")


def bots_of(at: Host, monkeypatch: pytest.MonkeyPatch) -> list[dict[int, str]]:
    """The kinds of the bots with which each game is played."""
    sat: list[dict[int, str]] = []
    monkeypatch.setattr(Session, "let_bots", lambda session: sat.append({seat: type(bot).__name__ for seat, bot in session.bots.items()}))
    with pytest.raises(Leave):
        at.main()
    return sat[-1:]


def test_bots_are_remembered_when_a_game_is_continued(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots_of(host(desk.type(*NEW)), monkeypatch) == [{1: "RandomBot"}]
    assert bots_of(host(desk.type("continue")), monkeypatch) == [{1: "RandomBot"}]
    assert bots_of(host(desk.type("continue"), bots={2: "greedy"}), monkeypatch) == [{1: "GreedyBot"}]
    assert bots_of(host(desk.type("continue"), bots={2: "you"}), monkeypatch) == [{}], "the seat is taken over"
    assert bots_of(host(desk.type("continue")), monkeypatch) == [{}]


def test_bots_of_one_game_do_not_sit_down_in_another(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    bots_of(host(desk.type(*NEW)), monkeypatch)
    at = host(desk.type("brute", "tinkerer", "done", "the-smoking-barrow", "go", ""))
    at.sit({2: "greedy"})
    with pytest.raises(Leave):
        at.free()
    assert at.bots == {}


def test_bots_go_with_a_game_that_is_put_away(desk: Desk) -> None:
    library = host(desk).library
    path = library.fresh("one")
    path.write_bytes(b"")
    library.remember(path, {2: "greedy"})
    to = library.put_away(path, "finished")
    assert library.bots(to) == {2: "greedy"}
    assert library.bots(path) == {}


@pytest.mark.parametrize("text", ["", "{", '{"2": 7}', '["greedy"]', '{"2": "wizard"}', '{"x": "greedy"}'])
def test_a_list_of_bots_that_cannot_be_read_is_forgotten(desk: Desk, text: str) -> None:
    library = host(desk).library
    path = library.fresh("one")
    path.with_suffix(".bots").write_text(text)
    assert library.bots(path) == {}


def test_a_second_game_is_asked_the_same(desk: Desk) -> None:
    """What was agreed for one game is agreed anew for the next."""
    at = host(desk.type("solo", "go", "go"))
    at.agree(["brute", "tinkerer"])
    assert at.profile["solo"] is True
    at.agree(["brute", "tinkerer"])
    assert at.profile["solo"] is False


@pytest.mark.parametrize("name", list(games()))
def test_every_variant_is_offered_and_described_before_a_game(desk: Desk, name: str) -> None:
    """In a game for one behind the page of difficulties, else on the page of all that is agreed."""
    at = Host(desk.terminal, game(name), Order(), desk.folder)
    party = [person.id for person in at.lore.people(at.rules)][: at.sizes()[-1]]
    desk.type("variants" if at.sizes() == [1] else "quit")
    with pytest.raises(Leave):
        at.how(party)
    said = " ".join(desk.text.split())
    lines = {line.name: line for line in at.further()}
    for variant in variants(setup_form(game(name)).profile).values():
        line = lines[variant.name]
        assert (set(line.values), line.values[0]) == (set(variant.values), variant.default)
        assert f"{line.title}: {line.said[0]}" in said
        assert len(line.about) == len(line.values)
        assert all(line.about)


def test_variants_of_a_game_for_one_are_played_with(desk: Desk) -> None:
    desk.type("variants", "tracker", "back", "hard")
    at = Host(desk.terminal, game("buttons-and-bugs"), Order(), desk.folder)
    assert at.how(["bruiser"]) == {"difficulty": "hard"}
    assert at.table({"scenario": "a-rude-welcome", "characters": ["bruiser"]}).state.tracker == "before"
    assert "When the modifier tracker moves: before" in " ".join(desk.text.split())
    desk.type("hard")
    at.how(["bruiser"])
    assert at.profile == {}, "the next game is as usual again"


def test_the_page_before_a_game_fits_a_small_screen(small: Desk) -> None:
    with pytest.raises(Leave):
        host(small.type("quit")).agree(["brute", "scoundrel", "spellweaver", "tinkerer"])
    assert small.text.count("\n") <= 24
    small.check_width()


def test_a_person_with_two_characters_undoes_at_the_start_of_a_round(desk: Desk) -> None:
    at = host(desk, characters=("brute", "tinkerer"), seed=3)
    table = at.table({"scenario": "the-smoking-barrow", "characters": ["brute", "tinkerer"], "items": {"brute": [], "tinkerer": []}})
    session = Session(desk.terminal, table, desk.folder / "party.undercroft", BOOK)
    while any(d.prompt != "select" for d in table.decisions) or table.since != len(table.journal):
        session.choose(table.decisions[0].keys[0])
    before = list(table.journal)
    session._undo("")
    assert table.journal == before[:-1]
    assert session.note.startswith("Undone: ")


def test_several_goals_stand_one_after_the_other_as_sentences(desk: Desk) -> None:
    desk.type("quit")
    at = Host(desk.terminal, game("massive-darkness"), Order(), desk.folder)
    with pytest.raises(Leave):
        at.which("Which scenario?", at.lore.stages(at.rules, "elias"))
    said = " ".join(desk.text.split())
    assert "Goal: Take the key from the crypt. Leave through" in said
    assert ".," not in said
