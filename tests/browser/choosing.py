"""Somebody who takes what is offered: by visible buttons, cards and places only."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.browser.player import Player

STANDING = """() => [...document.querySelectorAll('main h2, main .who, [data-option], [role=group] [role=button], [aria-keyshortcuts], .undo')]
  .map(e => (e.getAttribute('aria-label') ?? '') + e.textContent).join('|')"""


def on_cards(player: Player) -> Locator:
    """Cards, and parts of cards, that can be chosen."""
    return player.cards.locator("[data-option]")


def asked(player: Player) -> None:
    """There is something to decide."""
    expect(player.question.get_by_role("group", name=player.word("ui-options"))).to_be_visible()


@contextmanager
def answering(player: Player) -> Iterator[None]:
    """Until the next question is there; what the question says of an option under the pointer does not count."""
    before = player.page.evaluate(STANDING)
    yield
    player.page.wait_for_function(f"before => ({STANDING})() !== before", arg=before)


def choose(player: Player, *, cards_first: bool = False) -> None:
    """What is in the list, else a card, else a place on the board; and until the next question is there."""
    asked(player)
    listed = player.listed.and_(player.page.locator("[data-option]:not(.weighty)"))
    with answering(player):
        if listed.count() and not (cards_first and on_cards(player).count()):
            listed.first.click()
        elif on_cards(player).count():
            on_cards(player).first.click()
        else:
            place(player)


def place(player: Player) -> None:
    """A place on the board, and one of the choices there."""
    player.on_board.first.click()
    which = player.dialog(player.word("ui-board-which"))
    if which.is_visible():
        which.get_by_role("button").first.click()
