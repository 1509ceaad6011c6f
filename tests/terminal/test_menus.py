"""Pages of the menus: the way back, and the names by which lines can be picked."""

from __future__ import annotations

import pytest

from tests.terminal.conftest import Desk, leave
from undercroft.kernel.registry import game
from undercroft.terminal.agreeing import Order
from undercroft.terminal.menu import Host
from undercroft.terminal.picking import Back, Entry, Picker

WAYS = [Entry("alley", "Play 1. The Long Alley", title="1. The Long Alley"), Entry("bridge", "Play 12. Bridge of Bones", title="12. Bridge of Bones")]


def gloomhaven(desk: Desk, **order: object) -> Host:
    return Host(desk.terminal, game("gloomhaven"), Order(seed=3, **order), desk.folder)  # type: ignore[arg-type]


@pytest.mark.parametrize("said", ["2", "bridge", "12", "12. br", "Bridge of", "BRIDGE OF BONES", "play 12."])
def test_a_line_is_picked_by_any_of_its_names(desk: Desk, said: str) -> None:
    assert Picker(desk.type(said).terminal).pick("Where?", WAYS) == "bridge"


def test_only_what_is_shown_is_suggested(desk: Desk) -> None:
    hidden = [Entry("the-secret-key", "Play 1. The Long Alley", title="1. The Long Alley"), WAYS[1]]
    leave(lambda: Picker(desk.type("the-secret-kex", "brigde of bones", "pl", "back").terminal).pick("Where?", hidden))
    assert "secret" not in desk.text.replace("'the-secret-kex'", "")
    assert "did you mean '12. Bridge of Bones'?" in desk.text
    assert "'pl' could be 1. The Long Alley, 12. Bridge of Bones" in desk.text


def test_there_is_no_way_back_from_the_first_page(desk: Desk) -> None:
    leave(desk.type("back").host().main)
    assert "`back`" not in desk.text
    assert "'back' is not in the list" in desk.text
    with pytest.raises(Back):
        Picker(desk.type("back").terminal).pick("Where?", WAYS)
    assert "`back` goes back" in desk.text


def test_back_during_set_up_leads_to_the_page_before(desk: Desk) -> None:
    lines = ("free", "back", "free", "brute", "back", "scoundrel", "tinkerer", "done", "the smoking barrow", "back", "back")
    leave(gloomhaven(desk.type(*lines, "brute", "tinkerer", "done", "the smoking", "play", "quit")).main)
    (path,) = (desk.folder / "gloomhaven" / "games").glob("*.undercroft")
    assert path.name == "the-smoking-barrow-brute-tinkerer-3.undercroft"


def test_back_passes_over_what_the_command_line_has_answered(desk: Desk) -> None:
    leave(gloomhaven(desk.type("free", "brute", "tinkerer", "done", "back", "back", "back"), scenario="the-smoking-barrow").main)
    assert desk.text.count("Brute is played by") == 1
    assert desk.text.rstrip().endswith("`quit`.")


def test_back_in_a_campaign(desk: Desk) -> None:
    leave(desk.type("new", "bruiser", "back", "spellweaver", "", "", "1", "back", "back", "quit").host().main)
    assert [path.name for path in (desk.folder / "buttons-and-bugs" / "campaigns").glob("*")] == ["spellweaver.json"]
    assert desk.text.count("Play 1. A Rude Welcome") == 2


def test_saved_games_say_what_they_are(desk: Desk) -> None:
    lines = ("free", "brute", "tinkerer", "done", "the smoking barrow", "seat 2", "play", "")
    leave(gloomhaven(desk.type(*lines)).main)
    leave(gloomhaven(desk.type(*lines[:5], "play", "")).main)
    desk.fresh()
    leave(gloomhaven(desk.type("quit")).main)
    shown = " ".join(desk.text.split())
    assert "Continue where you left off 1. The Smoking Barrow: Brute, Tinkerer" in shown
    assert "Unfinished game: 1. The Smoking Barrow: Brute, Tinkerer (bot)" in shown
    assert "the-smoking-barrow" not in shown
    for path in (desk.folder / "gloomhaven" / "games").glob("*.undercroft"):
        path.write_bytes(b"nonsense")
    leave(gloomhaven(desk.type("quit")).main)
    assert "Unfinished game: the-smoking-barrow-brute-tinkerer-3" in desk.text


def test_a_game_of_a_campaign_says_what_it_is(desk: Desk) -> None:
    leave(desk.type("new", "bruiser", "", "", "1", "1", "").host(seed=1).main)
    leave(desk.type("quit").host().main)
    assert "campaign bruiser, 1. A Rude Welcome (level 1): Bruiser; round 1" in desk.text


@pytest.mark.parametrize("name", ["A Rude Wel", "1. a rude", "a-rude-welcome"])
def test_a_scenario_is_picked_by_its_title(desk: Desk, name: str) -> None:
    leave(desk.type("free", "Spellw", name, "easy", "").host(seed=4).main)
    assert [path.name for path in (desk.folder / "buttons-and-bugs" / "games").glob("*")] == ["a-rude-welcome-spellweaver-4.undercroft"]
