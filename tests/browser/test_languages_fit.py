"""Longer words than English ones: in no language is a text cut off, broken in mid-word without a hyphen, or covered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.darkness import HEROES
from tests.browser.mirror import GAME, Mirror
from tests.browser.player import Player
from tests.browser.test_massive_darkness import bring
from tests.browser.test_phone import PHONE

MEASURING = (Path(__file__).parent / "measuring.js").read_text("utf-8")
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
CHOICES = 3


def solo(locale: str) -> Mirror:
    return Mirror(11, locale=locale)


def party(locale: str) -> Mirror:
    """The first of three acts, in the second round: the others are in the turn order too."""
    mirror = Mirror(3, locale=locale, game="gloomhaven", scenario="the-smoking-barrow", character=["brute", "spellweaver", "tinkerer"])
    mirror.play_until("round-ended")
    while [(question["seat"], question["prompt"]["id"]) for question in mirror.scene["questions"]] != [(0, "prompt-gh-turn")]:
        mirror.go_on()
    return mirror


def delver(locale: str) -> Mirror:
    """A class and a weapon are to be chosen first, from cards with much text."""
    return Mirror(11, locale=locale, game="massive-darkness", character=HEROES[:1])


TABLES = {GAME: solo, "gloomhaven": party, "massive-darkness": delver}


def unreadable(player: Player) -> list[str]:
    return [str(found) for found in player.page.evaluate(MEASURING)]


def look_around(player: Player, phone: bool) -> list[str]:
    """Everything in the parts of the table and in a card that is taken up; on a large screen, also under the pointer."""
    found: list[str] = []
    if phone:
        for tab in ("ui-log", "ui-info-short", "ui-cards"):
            player.page.get_by_role("tab", name=player.word(tab)).tap()
            found += unreadable(player)
    cover = player.cards.locator("[data-option]")
    if not phone and cover.count():
        cover.first.hover()
        found += unreadable(player)
    player.cards.get_by_role("button", name=player.word("ui-card-open", card="").strip()).first.click()
    found += unreadable(player)
    player.page.keyboard.press("Escape")
    return found


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("locale", ["ru", "uk"])
@pytest.mark.parametrize("game", TABLES)
def test_everything_can_be_read(visit: Visit, tmp_path: Path, game: str, locale: str, screen: dict[str, object]) -> None:
    table: Callable[[str], Mirror] = TABLES[game]
    player, mirror = visit(**screen, locale=locale, color_scheme="light"), table(locale)
    player.locale = locale
    bring(player, mirror, tmp_path)
    found = unreadable(player) + look_around(player, screen is PHONE)
    for _ in range(CHOICES):
        player.choose(mirror, mirror.wanted())
        found += unreadable(player)
    assert found == []
