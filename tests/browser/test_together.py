"""Two people at one table and somebody who looks on, each with a browser of their own."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guests import come_in, invitations
from tests.browser.player import Player
from tests.server import games
from undercroft.trials.driving import Running


def hand(player: Player) -> list[str]:
    """The cards that can be chosen."""
    expect(player.cards.get_by_role("article").first).to_be_visible()
    return [card.get_attribute("aria-label") or "" for card in player.cards.get_by_role("article").all()]


def choose(player: Player, card: str) -> None:
    player.cards.get_by_role("button", name=f"card:{card}").click()


def traces(player: Player, card: str) -> Locator:
    """Wherever a card is named."""
    return player.page.get_by_text(re.compile(rf"\b{card}\b"))


def test_two_play_and_one_looks_on(visit: Visit, probes: Running) -> None:
    host, guest, looker = visit(probes), visit(probes), visit(probes)
    host.lobby()
    host.page.get_by_role("link", name=games.SECRET).click()
    host.page.get_by_role("group", name=host.word("ui-new-seats")).get_by_role("radio", name="2").check()
    host.give_seat(2, 2, "ui-another")
    host.page.get_by_text(host.word("ui-more-options"), exact=True).click()
    host.page.get_by_role("radio", name=host.word("ui-undo-ask")).check()
    host.page.get_by_role("textbox", name=host.word("ui-seed")).fill("3")
    host.button("ui-play").click()
    mine = hand(host)

    seat, look = invitations(host, "Play 1", host.word("ui-invite-watch"))
    come_in(guest, seat, "Grete")
    come_in(looker, look, "Lou")
    expect(host.page.get_by_label("Grete").and_(host.page.get_by_label(host.word("ui-seat-present")))).to_be_visible()

    theirs = hand(guest)
    assert len(mine) == len(theirs) == 4
    assert not set(mine) & set(theirs)
    for card in mine:
        expect(traces(host, card).first).to_be_visible()
    expect(looker.prompt).to_contain_text("You are watching")
    for player, secrets in ((host, theirs), (guest, mine), (looker, mine + theirs)):
        for card in secrets:
            expect(traces(player, card)).to_have_count(0)

    # Who has chosen waits; the others see that, not what.
    choose(host, mine[0])
    expect(host.prompt).to_contain_text("second")
    expect(guest.prompt).to_contain_text("lead")
    expect(traces(guest, mine[0])).to_have_count(0)
    expect(looker.listed).to_have_count(0)

    # An undo asks the others.
    host.undo.click()
    asked = guest.dialog(guest.word("ui-consent"))
    expect(asked).to_be_visible()
    expect(traces(guest, mine[0])).to_have_count(0)
    asked.get_by_role("button", name=guest.word("ui-consent-no")).click()
    expect(asked).to_be_hidden()
    expect(host.prompt).to_contain_text("second")
    expect(host.undo).to_be_enabled()
    host.undo.click()
    asked.get_by_role("button", name=guest.word("ui-consent-yes")).click()
    expect(host.prompt).to_contain_text("lead")
    expect(guest.prompt).to_contain_text("lead")

    # When all have chosen, the cards come to light for everybody.
    for player, cards in ((host, mine), (guest, theirs)):
        choose(player, cards[0])
        expect(player.prompt).to_contain_text("second")
        choose(player, cards[1])
    for player in (host, guest, looker):
        told = player.region("ui-log").last
        for card in (*mine[:2], *theirs[:2]):
            expect(told).to_contain_text(card)
