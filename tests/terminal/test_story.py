"""Campaigns of several characters at one terminal: the party is chosen, what is agreed stands on a page, and the story goes on."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import load_save
from undercroft.terminal import library
from undercroft.terminal.agreeing import Order
from undercroft.terminal.menu import Host

from .conftest import Desk, leave

ADVENTURES = list(MODULE.rules(MODULE.packs()).content.adventures)
BEGIN = ("new", "elias", "sybil", "done", "", "", "1")
"""A new campaign of two heroes with the usual name, past its prologue, at the page on which its first adventure is agreed."""


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves of the game are read whether or not it is installed."""
    monkeypatch.setattr(library, "read_save", lambda path: load_save(path.read_bytes(), lambda name: MODULE))


def host(desk: Desk, *lines: str, **order: Any) -> Host:
    return Host(desk.type(*lines).terminal, MODULE, Order(seed=3, **order), desk.folder)


def document(desk: Desk) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((desk.folder / MODULE.name / "campaigns" / "elias.json").read_text())["campaign"]
    return found


def test_a_party_goes_on_a_campaign(desk: Desk) -> None:
    leave(host(desk, *BEGIN, "go", "", "1").main)
    assert list(document(desk)["party"]) == ["elias", "sybil"]
    told = ("the whole story with the same characters", "Every winter the dark", "Choose character 2 (1 to 6 can play).", "Elias is played by: you")
    assert [part for part in told if part not in desk.text] == []
    desk.check_width()


def test_bots_and_what_else_is_agreed(desk: Desk) -> None:
    at = host(desk, *BEGIN, "seat 2", "lifespark", "most_xp", "go", "", "1")
    leave(at.main)
    assert (at.bots, at.profile["most_xp"]) == ({2: "random"}, "spent")
    saved = at.library.load(at.library.campaign_game("elias"))
    assert (saved.setup["lifespark"], saved.setup["characters"], saved.profile["most_xp"]) == (3, ["elias", "sybil"], "spent")


def test_a_game_that_was_lost_can_be_tried_again_or_left_behind(desk: Desk) -> None:
    leave(host(desk, *BEGIN, "go", "", "1", 'amend outcome "lost"', "1", "go", "back", "quit").main)
    found = document(desk)
    assert (found["last"], found["defeat"], found["lost"]) == ("walking-in-the-dark", True, {"walking-in-the-dark": 1})
    for part in ("Play 0. Walking in the Dark (try again)", "Play 1. Scorched Earth", "Play A random adventure"):
        assert part in desk.text, part


def test_one_hero_alone_is_not_asked_who_plays(desk: Desk) -> None:
    leave(host(desk, "new", "elias", "done", "", "", "1", "go", "").main)
    assert "is played by" not in desk.text
    assert list(document(desk)["party"]) == ["elias"]


def test_a_named_party_is_taken_and_one_that_cannot_be_is_refused(desk: Desk) -> None:
    leave(partial(host(desk, "", characters=("elias", "sybil")).new_campaign, "elias"))
    assert list(document(desk)["party"]) == ["elias", "sybil"]
    with pytest.raises(SetupError, match="each player chooses a different one"):
        host(desk, characters=("elias", "elias")).new_campaign("twins")
    assert "twins" not in host(desk).library.campaigns()


def test_the_end_of_the_story_is_told(desk: Desk) -> None:
    at = host(desk, *BEGIN, "go", "", "1")
    leave(at.main)
    kept = at.library.read("elias")
    kept.campaign.won, kept.campaign.last = [id for id in ADVENTURES if id != "the-heart-of-darkness"], "maze-of-darkness"
    at.library.write(kept)
    at.library.campaign_game("elias").unlink()
    desk.fresh()
    leave(host(desk, "campaign elias", "1", "go", "", "1", 'amend outcome "won"', "1", "go", "", "quit").main)
    assert "Nothing comes up. You leave it burning all the same." in " ".join(desk.text.split())
    assert document(desk)["won"][-1] == "the-heart-of-darkness"
