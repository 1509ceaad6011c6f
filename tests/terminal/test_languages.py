"""Play in other languages: what happens, what is asked and what cards say."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from tests.terminal.conftest import GAME, Desk, a_table, leave, randomly
from undercroft.cli.app import run
from undercroft.presentation.story import story
from undercroft.presentation.telling import Teller


@pytest.mark.parametrize(("language", "asked", "card"), [("ru", "Выберите ведущую карту", "Атака 3"), ("uk", "Виберіть карту ініціативи", "Рух 3")])
def test_the_screen_speaks_the_language(desk: Desk, language: str, asked: str, card: str) -> None:
    host = desk.host(language=language)
    desk.type("", "", "1", "cards", "monsters", "quit")
    leave(lambda: host.begin({"scenario": "a-rude-welcome", "characters": ["bruiser"], "items": [], "upgrades": []}))
    assert asked in desk.text
    assert card in desk.text
    assert not re.search(r"Attack \d|Move \d|range \d|Shield \d", desk.text)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_whole_game_is_told_without_english(language: str) -> None:
    """Names included; only places have Latin letters."""
    table = a_table(seed=3)
    teller = Teller(table, 0, language)
    for number in randomly(table, seed=4):
        decision = table.decision
        assert decision is not None
        scene = teller.refresh()
        for question in scene.questions:
            for text in (teller.prompt(question), *map(teller.choice, question.choices)):
                assert not re.findall("[A-Za-z]{2,}|[a-z]", text), text
        table.choose(decision.keys[int(number) - 1])
    for told in story(table, language):
        assert not re.findall("[A-Za-z]{2,}|[a-z]", told.text), told.text


def test_the_command_takes_a_language(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    order = ["play", GAME, "--scenario", "a-rude-welcome", "--character", "bruiser", "--seed", "5", "--plain"]
    for environment, language, asked in (("C.UTF-8", ["--language", "uk"], "Що ви робите?"), ("ru_RU.UTF-8", [], "Что вы делаете?")):
        monkeypatch.setenv("LC_ALL", environment)
        monkeypatch.setattr("sys.stdin", io.StringIO("\nlead:warding\nshoulder\nquit\n"))
        assert run([*order, *language]) == 0
        assert asked in capfd.readouterr().out
