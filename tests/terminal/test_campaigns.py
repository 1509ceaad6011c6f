"""Campaigns and menus: documents that last, the flow from one scenario to the next, and nothing lost or overwritten."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.terminal.conftest import GAME, SMALL, Desk, a_table, leave
from undercroft import load
from undercroft.cli.play import start
from undercroft.kernel.chance import ASKED
from undercroft.kernel.registry import game
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import SaveError
from undercroft.presentation.chronicle import Simple
from undercroft.terminal import agreeing, library, menu
from undercroft.terminal.console import Leave

WIN = ("1", 'amend outcome "won"', "1", "go")
"""Ends the game at hand: the outcome is set by hand between the two cards, and the beat closes with the second."""
LOSE = ("1", 'amend outcome "lost"', "1", "go")


def files(desk: Desk, folder: str) -> list[str]:
    return sorted(path.name for path in (desk.folder / GAME / folder).glob("*"))


def document(desk: Desk, name: str = "bruiser") -> dict:
    return json.loads((desk.folder / GAME / "campaigns" / f"{name}.json").read_text())


def begin(desk: Desk, *lines: str, **order: object) -> None:
    """A new campaign with the first character, at its first scenario with the usual difficulty, and then these lines."""
    leave(desk.type("new", "bruiser", "", "", "1", "1", "", *lines).host(**order).main)


def test_a_new_campaign(desk: Desk) -> None:
    begin(desk)
    for part in ("Who are you?", "Too big for any doorway", "crooked house", "Play 1. A Rude Welcome", "Choose a difficulty.", "A pedlar sold you"):
        assert part in desk.text, part
    assert document(desk)["campaign"] | {"character": "bruiser", "next": [1]} == document(desk)["campaign"]
    assert files(desk, "campaigns") == ["bruiser.json", "bruiser.undercroft"]
    desk.check_width()


def test_won_recorded_and_next(small: Desk) -> None:
    begin(small, *WIN, "2", "back", "quit")
    found = document(small)["campaign"]
    assert (found["resolved"], found["passed"], found["next"], found["retries"]) == ([1], [1], [2], {})
    assert "The one who can still talk" in small.text, "the conclusion"
    assert "Play 2. Crossing the Road" in small.text
    assert files(small, "campaigns") == ["bruiser.json"]
    assert files(small, "finished") == ["bruiser.undercroft"]
    small.check_width()


def test_lost_and_again(desk: Desk) -> None:
    begin(desk, *LOSE, "1", "1", "", *LOSE, "quit")
    assert document(desk)["campaign"]["retries"] == {"a-rude-welcome": 2}
    assert "next: 1. A Rude Welcome (level 1), lost 2 times" in desk.text


def test_undo_after_the_end_counts_nothing(desk: Desk) -> None:
    begin(desk, "1", 'amend outcome "lost"', "1", "undo", "undo", "quit")
    assert document(desk)["campaign"]["retries"] == {}


def test_leaving_at_the_end_and_coming_back_records_once(desk: Desk) -> None:
    begin(desk, "1", 'amend outcome "won"', "1")
    assert document(desk)["campaign"]["resolved"] == []
    saved = (desk.folder / GAME / "campaigns" / "bruiser.undercroft").read_bytes()
    leave(desk.type("continue", "go", "quit").host().main)
    assert document(desk)["campaign"]["resolved"] == [1]
    (desk.folder / GAME / "campaigns" / "bruiser.undercroft").write_bytes(saved)
    leave(desk.type("continue", "go", "quit").host().main)
    assert document(desk)["campaign"]["resolved"] == [1]


def test_what_was_taken_is_offered_again(desk: Desk) -> None:
    begin(desk, *WIN, "crossing-the-road", "hard", "", "venomous-fang", "done", *LOSE, "crossing-the-road", "1", "same", "", "quit")
    found = document(desk)["campaign"]
    assert (found["items"], found["difficulty"]) == (["venomous-fang"], "hard")
    table = load(desk.folder / GAME / "campaigns" / "bruiser.undercroft")
    assert (table.setup["items"], table.setup["difficulty"], table.setup["passed"]) == (["venomous-fang"], "hard", [1])


def test_continue_where_i_left(desk: Desk) -> None:
    begin(desk, "lead:warding-strength")
    leave(desk.type("continue", "shoulder", "quit").host().main)
    table = load(desk.folder / GAME / "campaigns" / "bruiser.undercroft")
    assert [key for _, key in table.journal] == ["lead:warding-strength", "card:shoulder-first"]


def test_campaigns_side_by_side(desk: Desk) -> None:
    begin(desk)
    leave(desk.type("new", "spellweaver", "Second one", "", "quit").host().main)
    leave(desk.type("quit").host().main)
    assert "Campaign Second one" in desk.text
    assert "Spellweaver, 0 scenarios completed" in desk.text
    assert "Bruiser, 0 scenarios completed" in desk.text
    desk.fresh()
    leave(desk.type("new", "bruiser", "Second one", "a/b", "", "").host().main)
    assert "there is a campaign called 'Second one' already" in desk.text
    assert "up to 40 letters" in desk.text
    assert document(desk, "bruiser-2")["campaign"]["character"] == "bruiser"


def test_replay_an_earlier_scenario(desk: Desk) -> None:
    begin(desk, *WIN, "replay", "1", "1", "", *WIN, "back", "quit")
    assert document(desk)["campaign"]["resolved"] == [1]
    assert len(files(desk, "finished")) == 2


def test_giving_up_keeps_the_game(desk: Desk) -> None:
    begin(desk, "1")
    leave(desk.type("campaign bruiser", "give it up", "yes", "1", "", "quit").host().main)
    assert files(desk, "given-up") == ["bruiser.undercroft"]


@pytest.mark.parametrize("lines", [("no", "back", "quit"), ("", "back", "quit"), ("yes", "quit"), ("yes", "1")])
def test_a_game_is_given_up_only_once_the_next_begins(desk: Desk, lines: tuple[str, ...]) -> None:
    begin(desk, "1")
    leave(desk.type("campaign bruiser", "give it up", *lines).host().main)
    assert "Give up the game in progress? Type `yes`" in desk.text
    assert files(desk, "given-up") == []
    assert files(desk, "campaigns") == ["bruiser.json", "bruiser.undercroft"]


def test_free_play_and_games_left(desk: Desk) -> None:
    leave(desk.type("free", "spellweaver", "the-bouncer", "easy", "", "done").host(seed=4).main)
    (left,) = files(desk, "games")
    assert left == "the-bouncer-spellweaver-4.undercroft"
    leave(desk.type("free", "spellweaver", "the-bouncer", "easy", "", "quit").host(seed=4).main)
    assert files(desk, "games") == ["the-bouncer-spellweaver-4-2.undercroft", "the-bouncer-spellweaver-4.undercroft"]
    leave(desk.type("game", "quit").host().main)
    assert "Unfinished game: 14. The Bouncer (level 4): Spellweaver; round 1" in desk.text


def test_a_variant_of_the_rules_stands_beside_the_difficulty(desk: Desk) -> None:
    leave(desk.type("free", "spellweaver", "the-bouncer", "variants", "long_rest", "back", "easy", "", "quit").host(seed=4).main)
    assert "The card lost in a long rest: random" in desk.text
    assert "The card you lose is chosen at random." in desk.text
    assert "The card lost in a long rest: choose" in desk.text
    table = load(desk.folder / GAME / "games" / "the-bouncer-spellweaver-4.undercroft")
    assert (table.state.long_rest, table.state.difficulty) == ("choose", "easy")


def test_a_variant_that_was_ordered_is_not_asked(desk: Desk) -> None:
    order = {"seed": 4, "profile": {"long_rest": "choose"}}
    leave(desk.type("free", "spellweaver", "the-bouncer", "easy", "", "quit").host(**order).main)
    assert "The card lost in a long rest" not in desk.text
    assert load(desk.folder / GAME / "games" / "the-bouncer-spellweaver-4.undercroft").state.long_rest == "choose"


def test_a_campaign_with_your_own_dice(desk: Desk) -> None:
    begin(desk, "1", "1", policy=ASKED)
    assert "Which column did you roll" in desk.text


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text[:40], "damaged"),
        (lambda text: "\x00\x01", "damaged"),
        (lambda text: text.replace('"undercroft_campaign": 1', '"undercroft_campaign": 7'), "campaign format 7 is not known here"),
        (lambda text: text.replace('"version": 1', '"version": 9'), "a campaign of version 9 is not known here"),
        (lambda text: text.replace('"character": "bruiser"', '"character": 5'), "damaged"),
        (lambda text: text.replace('"character": "bruiser"', '"character": "nobody"'), "no character is called 'nobody'"),
        (lambda text: text.replace(GAME, "chess"), "a campaign of chess, not of"),
    ],
)
def test_what_cannot_be_read_is_refused_and_kept(desk: Desk, change, told: str) -> None:
    begin(desk)
    path = desk.folder / GAME / "campaigns" / "bruiser.json"
    path.write_text(change(path.read_text()))
    before = path.read_bytes()
    desk.fresh()
    leave(desk.type("campaign bruiser", "new", "bruiser", "bruiser", "other", "", "quit").host().main)
    assert told in desk.text.replace("\n     ", " ").replace("\n", " ")
    assert path.read_bytes() == before
    assert "already" in desk.text
    desk.check_width()


def test_a_damaged_game_is_put_aside(desk: Desk) -> None:
    begin(desk, "1")
    path = desk.folder / GAME / "campaigns" / "bruiser.undercroft"
    path.write_bytes(b"nonsense")
    leave(desk.type("campaign bruiser", "continue", "back", "quit").host().main)
    assert "put aside as" in desk.text
    assert (desk.folder / GAME / "unreadable" / "bruiser.undercroft").read_bytes() == b"nonsense"


def test_load_leaves_the_file_alone(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "old.undercroft"
    a_table().save(file)
    before = file.read_bytes()
    start(desk.type("1", "quit").host(), file, None)
    assert file.read_bytes() == before
    assert len(load(desk.folder / GAME / "games" / "old.undercroft").journal) == 1


def test_straight_to_a_campaign_or_scenario(desk: Desk) -> None:
    start(desk.type("", "1", "1", "").host(characters=("spellweaver",)), None, "quick")
    assert document(desk, "quick")["campaign"]["character"] == "spellweaver"
    start(desk.type("1").host(), None, "quick")
    assert len(load(desk.folder / GAME / "campaigns" / "quick.undercroft").journal) == 1
    order = {"scenario": "a-rude-welcome", "characters": ("bruiser",), "seed": 9, "difficulty": "hard", "profile": {"tracker": "before"}}
    start(desk.type("").host(**order), None, None)
    table = load(desk.folder / GAME / "games" / "a-rude-welcome-bruiser-9.undercroft")
    assert (table.setup["difficulty"], table.profile) == ("hard", {"tracker": "before"})
    start(desk.type("spellweaver", "").host(scenario="a-rude-welcome", seed=9), None, None)
    assert "a-rude-welcome-spellweaver-9.undercroft" in files(desk, "games")
    with pytest.raises(SetupError, match="tracker cannot be 'sideways'; it is one of: after, before"):
        start(desk.host(profile={"tracker": "sideways"}), None, None)
    with pytest.raises(SaveError, match="up to 40 letters"):
        start(desk.host(), None, "../escape")


def test_a_game_without_a_chronicle(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menu, "chronicle_of", lambda module: None)
    monkeypatch.setattr(agreeing, "lore_of", Simple)
    leave(desk.type("new", "free", "bruiser", "a-rude-welcome", "1", "quit").host(seed=1).main)
    assert "New campaign" not in desk.text
    assert files(desk, "games") == ["a-rude-welcome-bruiser-1.undercroft"]
    with pytest.raises(SetupError, match="has no campaign"):
        desk.host().named("x")


def test_bad_menu_input(desk: Desk) -> None:
    leave(desk.type("", "99", "fre play", "nonsense", "quit").host().main)
    assert "'99' is not in the list; choose from 1 to" in desk.text
    assert "did you mean 'Free play'?" in desk.text


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UNDERCROFT_HOME", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/me"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert library.home() == Path("/home/me/.local/share/undercroft")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert library.home() == Path("/data/undercroft")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert library.home() == Path("/home/me/Library/Application Support/undercroft")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("APPDATA", "/appdata")
    assert library.home() == Path("/appdata/undercroft")
    monkeypatch.setenv("UNDERCROFT_HOME", "/mine")
    assert library.home() == Path("/mine")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / GAME).write_text("in the way")
    desk = Desk(tmp_path, SMALL)
    with pytest.raises(SaveError, match="cannot make the folder"):
        desk.host().main()


def test_the_chronicle_is_found() -> None:
    assert menu.chronicle_of(game(GAME)) is not None
    assert issubclass(Leave, Exception)
