"""One person with several characters: undo leads to the question it opens again, and nobody waits for themselves."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.player import Player

GAME = re.compile("^Gloomhaven (?!:)")


def begin(player: Player) -> None:
    """A table for two characters, both this person's, in the choice of battle goals."""
    player.lobby()
    player.page.get_by_role("link", name=GAME).first.click()
    player.button("ui-play").click()
    story = player.page.get_by_role("dialog")
    expect(story.or_(player.prompt).first).to_be_visible()
    if story.count():
        player.page.keyboard.press("Escape")
    expect(player.prompt).to_be_visible()


ASKS = re.compile("Which battle goal")


def who(player: Player) -> str:
    """Whose battle goal is asked for. Between two questions the page may say for a moment whom it waits for."""
    expect(player.prompt).to_have_text(ASKS)
    return player.prompt.inner_text()


def test_undo_leads_to_the_seat_that_chooses_again(player: Player) -> None:
    begin(player)
    page = player.page
    first = who(player)
    offers = page.locator("[data-option]:visible")
    offers.first.click()
    expect(player.prompt).not_to_have_text(first)
    second = who(player)
    assert second != first, "the other character is asked"
    undo = page.get_by_role("button", name=re.compile(f"^{player.word('ui-undo')}"))
    expect(undo).to_contain_text(player.word("ui-undo"))
    undo.click()
    expect(player.prompt).to_have_text(first)
    offers.first.click()
    expect(player.prompt).to_have_text(second)
