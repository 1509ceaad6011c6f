"""What can be chosen is always in view."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_alone import to_the_form
from tests.browser.test_phone import PHONE

TO_THE_END = "root => [root, ...root.querySelectorAll('*')].forEach(box => box.scrollTo(9999, 0))"


def sit_down(player: Player) -> None:
    to_the_form(player)
    player.button("ui-play").click()
    player.button("ui-to-table").click()
    expect(player.prompt).to_contain_text("Brute")


@pytest.mark.parametrize("device", [{"viewport": {"width": 1440, "height": 900}}, {"viewport": {"width": 1024, "height": 700}}, PHONE])
def test_cards_of_a_new_question_are_brought_into_view(visit: Visit, device: dict[str, object]) -> None:
    player = visit(**device)
    sit_down(player)
    keep = player.cards.get_by_role("button", name=re.compile("^Keep "))
    for card in keep.all():
        expect(card).to_be_in_viewport(ratio=0.9)
    player.cards.evaluate(TO_THE_END)
    player.page.keyboard.press("1")
    expect(player.prompt).to_contain_text("Cragheart")
    for card in keep.all():
        expect(card).to_be_in_viewport(ratio=0.9)


def test_cards_come_up_on_a_phone_again_for_the_next_question(visit: Visit) -> None:
    player = visit(**PHONE)
    sit_down(player)
    player.page.get_by_role("tab", name=player.word("ui-log")).tap()
    expect(player.cards).to_be_hidden()
    player.page.keyboard.press("1")
    expect(player.prompt).to_contain_text("Cragheart")
    expect(player.cards.get_by_role("button", name=re.compile("^Keep ")).first).to_be_in_viewport(ratio=0.9)
