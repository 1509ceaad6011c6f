"""English, Russian, Ukrainian: interface, question, log and card text."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.mirror import Mirror
from tests.browser.player import Player

SEED = 11


def reads(player: Player, mirror: Mirror, locale: str) -> str:
    """Everything is in one language; returns a line of a card."""
    here = mirror.in_language(locale)
    player.sees(here)
    expect(player.log).to_contain_text(here.log)
    card = next(card for zone in here.scene["zones"] if zone["role"] == "hand" for card in zone["cards"])
    line = str(next(iter(card["parts"].values()))[0])
    expect(player.cards.get_by_role("article", name=card["name"])).to_contain_text(line)
    return line


def test_the_language_changes_in_the_middle_of_a_game(player: Player) -> None:
    mirror = Mirror(SEED)
    player.lobby()
    player.sit_down(SEED, mirror.title)
    while not mirror.spots():
        player.choose(mirror, mirror.wanted())
    lines = [reads(player, mirror, "en")]
    for locale in ("ru", "uk", "en"):
        player.speak(locale)
        lines.append(reads(player, mirror, locale))
    assert len(set(lines)) == 3
    assert lines[0] == lines[-1]
    player.choose(mirror, mirror.wanted())


@pytest.mark.parametrize("locale", ["ru", "uk"])
def test_a_browser_of_another_language_is_answered_in_it(visit: Visit, locale: str) -> None:
    player = visit(locale=locale)
    player.locale = locale
    player.lobby()
    mirror = Mirror(SEED, locale=locale)
    player.sit_down(SEED, mirror.title)
    player.sees(mirror)
    player.choose(mirror, mirror.wanted())
