"""What can be chosen is always in view."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.choosing import choose, on_cards
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


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=("laptop", "phone"))
def test_cards_of_a_new_question_are_brought_into_view(visit: Visit, device: dict[str, object]) -> None:
    """However far the tray was scrolled along the hand."""
    player = visit(**device)
    sit_down(player)
    for _ in range(CHOICES):
        if player.cards.is_visible():
            player.cards.evaluate(TO_THE_END)
        choose(player, cards_first=True)
        if on_cards(player).count():
            expect(on_cards(player).first).to_be_in_viewport(ratio=0.5)


def test_cards_come_up_on_a_phone_again_for_the_next_question(visit: Visit) -> None:
    player = visit(**PHONE)
    sit_down(player)
    key = on_cards(player).first.get_attribute("aria-keyshortcuts") or ""
    player.page.get_by_role("tab", name=player.word("ui-log")).tap()
    expect(player.cards).to_be_hidden()
    player.page.keyboard.press(key)
    expect(player.prompt).to_contain_text("second card")
    expect(on_cards(player).first).to_be_in_viewport(ratio=0.9)
