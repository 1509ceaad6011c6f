"""A broken game of somebody else harms no other, and is reported in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.broken_games import BROKEN, SETUP, fail, faulty, installed, missing
from tests.cli.conftest import Cli, Result
from tests.server.house import House
from tests.terminal.conftest import Desk
from undercroft.cli import play as playing
from undercroft.kernel.registry import games
from undercroft.presentation.story import story
from undercroft.presentation.voices import voice_of
from undercroft.tables import new_table
from undercroft.terminal.agreeing import Order
from undercroft.terminal.menu import Host

OTHERS = ["buttons-and-bugs", "gloomhaven", "machina-arcana", "massive-darkness"]
SAID = "ValueError: two lines of what went wrong"
LISTING: dict[str, Any] = {
    "no module": fail,
    "no name": lambda: object(),
    "another name": lambda: faulty({"name": "other"}),
    "packs": lambda: faulty({"packs": fail}),
    "rules": lambda: faulty({"rules": fail}),
    "setups": lambda: faulty({"setups": fail}),
    "no setups": lambda: faulty({"setups": lambda self, rules: None}),
}
"""Faults that keep a game from being listed."""


@pytest.fixture
def cli(capfd: pytest.CaptureFixture[str]) -> Cli:
    from undercroft.cli.app import run

    return lambda *arguments: Result(run([str(a) for a in arguments]), *capfd.readouterr())


@pytest.fixture
def house(tmp_path: Path) -> Any:
    made: list[House] = []

    def build() -> House:
        made.append(House(tmp_path / "tables.sqlite"))
        return made[-1]

    yield build
    for one in made:
        one.close()


def table() -> Any:
    return new_table(BROKEN, scenario="broken-bridge", characters=["knight", "ranger"], seed=1)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path, plain=True)


def sit_down(desk: Desk, *lines: str) -> None:
    """Play at the terminal."""
    desk.type(*lines)
    playing.start(Host(desk.terminal, games()[BROKEN], Order("broken-bridge", ("knight", "ranger"), seed=1), desk.folder), None, None)


def about(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged about the game, each without a traceback."""
    told = [record for record in caplog.records if BROKEN in record.getMessage()]
    assert not [record for record in told if record.exc_info or "\n" in record.getMessage()]
    return [record.getMessage() for record in told]


# -- games that cannot be listed -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("fault", LISTING)
def test_all_other_games_are_listed(cli: Cli, fault: str) -> None:
    with installed(LISTING[fault]):
        found = cli("games")
        assert found.code == 0
        assert [line.partition(":")[0] for line in found.out.splitlines() if not line.startswith(" ")] == OTHERS
        assert found.err.startswith(f"undercroft: the game {BROKEN} ")
        assert found.err.count("\n") == 1
        assert cli("rules", OTHERS[0], "BB-ATK-01").out.startswith("BB-ATK-01")
        assert cli("words", OTHERS[0]).code == 0


@pytest.mark.parametrize("fault", LISTING)
def test_the_lobby_goes_on_without_it(house: Any, caplog: pytest.LogCaptureFixture, fault: str) -> None:
    with installed(LISTING[fault]):
        server = house()
        for _ in range(2):
            assert [game["name"] for game in server.ask("GET", "/games").json()] == OTHERS
        assert len(about(caplog)) == 1
        order = {"game": BROKEN, "answers": {}}
        refused = server.ask("POST", "/tables", server.player().key, json=order)
        assert refused.status_code in (404, 500)
        assert "Traceback" not in refused.text
        assert server.player().table().id


@pytest.mark.parametrize("fault", ["packs", "rules", "setups"])
@pytest.mark.parametrize("command", [("play", BROKEN, *SETUP), ("simulate", BROKEN), ("bench", "--game", BROKEN, "--seconds", "0.05")])
def test_every_command_with_it_ends_in_one_line(cli: Cli, fault: str, command: tuple[str, ...]) -> None:
    with installed(LISTING[fault]):
        cli(*command).refused(1, f"undercroft: the game {BROKEN} is broken: {SAID} (broken_games.py:")


# -- no rulebook ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("rulebook", "said"), [(fail, SAID), (missing, "No such file or directory")])
def test_a_game_without_its_rulebook(cli: Cli, desk: Desk, house: Any, caplog: pytest.LogCaptureFixture, rulebook: Any, said: str) -> None:
    with installed(lambda: faulty({"rulebook": rulebook})):
        assert BROKEN in cli("games").out
        cli("rules", BROKEN).refused(1, f"the rules of the game {BROKEN} cannot be read", said)
        sit_down(desk, "", "charge", "quit")
        assert "Knight plays Charge." in desk.text
        server = house()
        assert BROKEN in [game["name"] for game in server.ask("GET", "/games").json()]
        assert server.ask("GET", f"/games/{BROKEN}/rules/SK-MOV-01").status_code == 404
        assert server.ask("GET", f"/games/{OTHERS[0]}/rules/BB-ATK-01").status_code == 200
        assert all("cannot be read" in line for line in about(caplog))


# -- messages ------------------------------------------------------------------------------------------------------------------
def folders(path: Path, text: str) -> Any:
    (path / "en").mkdir(parents=True)
    (path / "en" / "messages.ftl").write_text(text, "utf-8")
    return lambda self: (path,)


@pytest.mark.parametrize("text", ["played = { $figure } plays.\n", "this is not Fluent\n"], ids=["missing", "unreadable"])
def test_a_missing_message_shows_its_id(cli: Cli, desk: Desk, house: Any, caplog: pytest.LogCaptureFixture, tmp_path: Path, text: str) -> None:
    with installed(lambda: faulty({"locales": folders(tmp_path / "locales", text)})):
        sit_down(desk, "", "charge", "stay", "quit")
        assert "prompt-turn" in desk.text
        assert "option-play" in desk.text
        server = house()
        assert [game["about"] for game in server.ask("GET", "/games").json() if game["name"] == BROKEN] == [""]
        made = server.player().table(BROKEN, answers={"scenario": "broken-bridge", "character": ["knight", "ranger"]}, mine=[0, 1])
        scene = made.host.sit(made.id, 0).scene
        assert scene["questions"][0]["prompt"]["text"].startswith("prompt-turn")
        game = table()
        game.choose("play:charge")
        game.choose("move:2,3")
        assert [told.text for told in story(game)][-1].startswith("moved: figure ")
        unreadable = [line for line in about(caplog) if "the messages of the game" in line]
        assert len(unreadable) == ("not" in text)


def test_a_game_that_cannot_name_its_messages(caplog: pytest.LogCaptureFixture) -> None:
    with installed(lambda: faulty({"locales": fail})):
        for locale in ("en", "uk", "en"):
            assert voice_of(BROKEN, locale).has("round")
        assert len(about(caplog)) == 1


# -- exceptions while it is played ---------------------------------------------------------------------------------------------
async def fails_later(self: Any, game: Any) -> None:
    """The second turn fails."""
    from skirmish.rules.rounds import beat

    if len(game.state.turns) == len(game.state.figures) - 1:
        fail()
    await beat(game)


def test_rules_that_fail_in_a_beat(cli: Cli, desk: Desk, house: Any, caplog: pytest.LogCaptureFixture) -> None:
    with installed(lambda: faulty(rules={"beat": fails_later})):
        sit_down(desk, "", "heavy-blow", "stay", "quit")
        assert "The rules failed (ValueError: two lines)" in " ".join(desk.text.split())
        assert cli("simulate", BROKEN, *SETUP, "--games", "1").code == 1
        server = house()
        made = server.player().table(BROKEN, answers={"scenario": "broken-bridge", "character": ["knight", "ranger"]}, mine=[0, 1])
        line = made.host.sit(made.id, 0)
        line.do("choose", key="play:heavy-blow")
        assert line.choose("stay")["error"] == "rules-failed"
        assert len(about(caplog)) == 1
        assert made.host.table().id, "other games go on"


@pytest.mark.parametrize("method", ["beat", "view"])
def test_rules_that_fail_at_once(cli: Cli, house: Any, caplog: pytest.LogCaptureFixture, method: str) -> None:
    with installed(lambda: faulty(rules={method: fail})):
        assert BROKEN in cli("games").out
        cli("play", BROKEN, *SETUP).refused(1, f"undercroft: the game {BROKEN} is broken: {SAID}")
        server = house()
        player = server.player()
        order = {"game": BROKEN, "answers": {"scenario": "broken-bridge", "character": ["knight", "ranger"]}, "mine": [0, 1]}
        answer = player.ask("POST", "/tables", json=order)
        assert answer.status_code == 500
        assert "two lines" not in answer.text
        assert len(about(caplog)) == 1
        assert player.table().id


def test_an_error_of_our_own_is_not_blamed_on_a_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.lab import bench

    with installed(faulty):
        monkeypatch.setattr(bench, "pinned_setups", None)
        with pytest.raises(TypeError):
            cli("bench", "--game", BROKEN)
