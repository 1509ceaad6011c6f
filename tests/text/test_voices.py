"""The messages of a game: its own first, then the shared ones, and English where a language lacks one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.probes.sketch import Sketch
from undercroft.kernel import registry
from undercroft.presentation.voices import voice_of
from undercroft.text.messages import UnknownMessage, voice


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, ...]:
    """Messages of a game on top of an engine."""
    for name, text in {
        "own/en/a.ftl": "greeting = Own greeting\nround = Turn of the sand-glass\nlate = Late in English\n",
        "own/ru/a.ftl": "greeting = Своё приветствие\n",
        "engine/en/b.ftl": "greeting = The engine's greeting\nengine-says = Hum { $thing }\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path / "own", tmp_path / "engine"


def test_the_first_folder_counts_and_the_shared_messages_come_last(folders: tuple[Path, ...]) -> None:
    said = voice("en", folders)
    assert said.render("greeting") == "Own greeting"
    assert said.render("engine-says", {"thing": "on"}) == "Hum on"
    assert said.render("round") == "Turn of the sand-glass"
    assert voice("en").render("round") == "Round"
    assert said.render("option-done") == voice("en").render("option-done")


def test_no_other_game_is_asked(folders: tuple[Path, ...]) -> None:
    assert voice_of("massive-darkness").has("md-level")
    for other in (voice("en", folders), voice("en"), voice_of("gloomhaven"), voice_of("no-such-game")):
        assert not other.has("md-level")
        with pytest.raises(UnknownMessage, match="md-level"):
            other.render("md-level")


def test_what_a_language_lacks_is_said_in_english(folders: tuple[Path, ...]) -> None:
    russian = voice("ru", folders)
    assert (russian.render("greeting"), russian.render("late")) == ("Своё приветствие", "Late in English")
    assert not russian.has("late")
    assert russian.resolve("late-comer") == ("late", "comer")
    with pytest.raises(UnknownMessage):
        russian.render("never")


def test_a_message_stands_once_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("one = 1\n")
    (tmp_path / "en" / "b.ftl").write_text("one = 2\n")
    with pytest.raises(ValueError, match=r"b\.ftl: the message 'one' stands here twice"):
        voice("en", (tmp_path,))


def test_a_game_whose_messages_cannot_be_read_goes_on_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("= nothing\n")
    monkeypatch.setattr(Sketch, "locales", lambda self: (tmp_path,))
    broken = Sketch.__new__(Sketch)
    monkeypatch.setattr(registry, "_found", lambda: ({"broken": broken}, {}))
    assert voice_of("broken") is voice("en")
    assert voice_of("broken") is voice("en")
    assert [r.getMessage() for r in caplog.records] == ["the messages of the game broken cannot be read: a.ftl: not Fluent: '= nothing'"]
