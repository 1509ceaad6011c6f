"""What can be chosen is always in view."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.mirror import Mirror
from tests.browser.player import Player
from tests.browser.test_phone import PHONE

TO_THE_END = "root => [root, ...root.querySelectorAll('*')].forEach(box => box.scrollTo(9999, 0))"
LAPTOP = {"viewport": {"width": 1024, "height": 700}}
CHOICES = 10


def sit_down(player: Player) -> None:
    player.lobby()
    player.sit_down(11, Mirror(11).title)
    expect(player.prompt).to_be_visible()


def options(player: Player) -> Locator:
    """Cards, and parts of cards, that can be chosen."""
    return player.cards.locator("[data-option]")


def choose(player: Player) -> None:
    """A card by its key, else a place on the board, else a button; and until the next question is there."""
    before = standing(player)
    if options(player).count():
        player.page.keyboard.press(options(player).first.get_attribute("aria-keyshortcuts") or "")
    elif player.on_board.count():
        player.on_board.first.press("Enter")
        which = player.dialog(player.word("ui-board-which"))
        if which.is_visible():
            which.get_by_role("button").first.click()
    else:
        player.listed.first.click()
    for _ in range(100):
        if player.undo.is_enabled() and standing(player) != before:
            return
        player.page.wait_for_timeout(50)
    raise AssertionError(f"nothing has changed: {before}")


def standing(player: Player) -> tuple[str, str | None, int]:
    return player.prompt.inner_text(), player.undo.get_attribute("aria-label"), player.page.locator("[data-option]").count()


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=("laptop", "phone"))
def test_cards_of_a_new_question_are_brought_into_view(visit: Visit, device: dict[str, object]) -> None:
    """However far the tray was scrolled along the hand."""
    player = visit(**device)
    sit_down(player)
    for _ in range(CHOICES):
        if player.cards.is_visible():
            player.cards.evaluate(TO_THE_END)
        choose(player)
        if options(player).count():
            expect(options(player).first).to_be_in_viewport(ratio=0.5)


def test_cards_come_up_on_a_phone_again_for_the_next_question(visit: Visit) -> None:
    player = visit(**PHONE)
    sit_down(player)
    key = options(player).first.get_attribute("aria-keyshortcuts") or ""
    player.page.get_by_role("tab", name=player.word("ui-log")).tap()
    expect(player.cards).to_be_hidden()
    player.page.keyboard.press(key)
    expect(player.prompt).to_contain_text("second card")
    expect(options(player).first).to_be_in_viewport(ratio=0.9)
