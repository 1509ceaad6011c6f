"""For those who do not see the page: where the keyboard is, what is chosen, and what is where."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.mirror import Mirror
from tests.browser.player import Player

SEED = 11


def test_the_keyboard_arrives_at_the_heading_of_a_page(player: Player) -> None:
    heading = player.page.get_by_role("heading", level=1)
    player.lobby()
    player.page.get_by_role("link", name=re.compile("Buttons & Bugs")).first.click()
    expect(heading).to_have_text(re.compile("Buttons & Bugs"))
    expect(heading).to_be_focused()
    player.link("ui-about").click()
    expect(heading).to_be_focused()
    player.page.go_back()
    player.page.go_back()
    expect(heading).to_have_text(player.word("ui-lobby"))
    expect(heading).to_be_focused()
    player.sit_down(SEED, Mirror(SEED).title)
    expect(player.prompt).to_be_focused()


def test_the_first_card_chosen_says_so(player: Player) -> None:
    player.lobby()
    player.sit_down(SEED, Mirror(SEED).title)
    lead = player.cards.get_by_role("button", name=re.compile("^Lead with ")).first
    card = (lead.get_attribute("aria-label") or "").removeprefix("Lead with ")
    lead.click()
    said = player.word("ui-card-chosen", ordinal=1)
    chosen = player.cards.get_by_role("article", name=f"{card}, {said}", exact=True)
    expect(chosen).to_contain_text(f"1{said}")
    player.undo.click()
    expect(chosen).to_have_count(0)


def test_tab_leads_from_the_question_to_the_board(player: Player) -> None:
    player.lobby()
    player.sit_down(SEED, Mirror(SEED).title)
    while not player.on_board.count():
        choose(player, cards_first=True)
    player.prompt.focus()
    for _ in range(player.listed.count() + 1):
        player.page.keyboard.press("Tab")
        if player.has_focus(player.on_board):
            break
        assert player.has_focus(player.listed)
    assert player.has_focus(player.on_board)


def test_options_on_the_board_tell_what_is_there(player: Player) -> None:
    """A target is a figure, with its health."""
    player.lobby()
    player.sit_down(SEED, Mirror(SEED).title)
    names: set[str] = set()
    for _ in range(40):
        names |= {option.get_attribute("aria-label") or "" for option in player.on_board.all()}
        if any(player.word("ui-board-side", side="enemy") in name for name in names):
            return
        choose(player, cards_first=True)
    raise AssertionError(names)
