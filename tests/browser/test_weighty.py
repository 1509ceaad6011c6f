"""A choice that can decide the game: asked again, never in the way, and never gone without a word."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.choosing import answering
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_alone import to_the_form
from tests.browser.test_phone import PHONE

GIVE_UP = "Give up"


def to_the_first_card(player: Player) -> None:
    """A table for two characters that one person plays, as far as the cards of the first round."""
    to_the_form(player)
    player.button("ui-play").click()
    player.button("ui-to-table").click()
    while "leading card" not in player.prompt.inner_text():
        keep = player.cards.get_by_role("button", name=re.compile("^Keep "))
        place = player.on_board
        with answering(player):
            if keep.count():
                keep.first.click()
            elif place.count():
                place.first.press("Enter")
            else:
                player.listed.first.click()
        expect(player.question).to_contain_text(player.word("ui-question-you", name=""))


def area(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["width"] * box["height"]


@pytest.mark.parametrize("device", [{}, PHONE], ids=("wide", "phone"))
def test_giving_up_asks_again_and_stays_in_the_menu(visit: Visit, device: dict[str, object]) -> None:
    player = visit(**device)
    to_the_first_card(player)
    button = player.named(player.listed, GIVE_UP)
    asked = player.prompt.inner_text()
    assert button.get_attribute("aria-keyshortcuts") != "1"
    assert area(button) < min(area(card) for card in player.cards.get_by_role("button", name=re.compile("^Lead with")).all())

    button.click()
    sure = player.dialog(player.word("ui-sure"))
    expect(sure).to_contain_text(player.word("gh-note-give-up"))
    sure.get_by_role("button", name=player.word("ui-cancel")).click()
    expect(player.prompt).to_have_text(asked)

    player.button("ui-menu").click()
    entry = player.page.get_by_role("menuitem", name=re.compile(f"^{GIVE_UP}"))
    expect(entry).to_be_enabled()
    player.page.keyboard.press("Escape")

    player.cards.get_by_role("button", name=re.compile("^Lead with")).first.click()
    expect(player.prompt).to_contain_text("second card")
    expect(button).to_have_count(0)
    player.button("ui-menu").click()
    expect(entry).to_be_disabled()
    expect(entry).to_contain_text(player.word("ui-later", prompt=asked))
    player.page.keyboard.press("Escape")
    player.undo.click()
    expect(player.prompt).to_have_text(asked)
    player.button("ui-menu").click()
    expect(entry).to_be_enabled()
    entry.click()
    who = player.question.inner_text().splitlines()[0]
    sure.get_by_role("button", name=GIVE_UP).click()
    expect(player.question).not_to_contain_text(who)  # the other character is asked
