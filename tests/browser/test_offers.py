"""What a player may do while another decides, in two browsers; and two camps, each of which decides together and has its own result."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guests import come_in, invitations
from tests.browser.player import Player
from tests.server import games
from undercroft.trials.driving import Running

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TURN = "● "


def new_table(host: Player, game: str, seats: int, others: tuple[int, ...]) -> None:
    """A table whose host plays all seats but these, which are counted from one."""
    host.lobby()
    host.page.get_by_role("link", name=game).click()
    host.page.get_by_role("group", name=host.word("ui-new-seats")).get_by_role("radio", name=str(seats)).check()
    for seat in range(1, seats + 1):
        host.give_seat(seat, seats, "ui-another" if seat in others else "ui-me")
    host.page.get_by_text(host.word("ui-more-options"), exact=True).click()
    host.page.get_by_role("textbox", name=host.word("ui-seed")).fill("3")
    host.button("ui-play").click()


def offer(player: Player, key: str) -> Locator:
    return player.named(player.listed, key)


def is_asked(player: Player, prompt: str) -> None:
    """It is this player's turn, and the page says so."""
    expect(player.prompt).to_contain_text(prompt)
    expect(player.page).to_have_title(re.compile(f"^{TURN}"))


def may(player: Player, name: str, *keys: str) -> None:
    """The player has offers while somebody else decides. Nothing calls for attention."""
    expect(player.question).to_contain_text(player.word("ui-may", names=name, count=1))
    expect(player.listed).to_have_count(len(keys))
    for key in keys:
        expect(offer(player, key)).to_be_visible()
    expect(player.page).not_to_have_title(re.compile(f"^{TURN}"))
    expect(player.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_an_ability_in_anothers_turn_and_between_the_attacks_of_enemies(visit: Visit, probes: Running, screen: dict[str, Any]) -> None:
    host, guest = visit(probes), visit(probes, **screen)
    new_table(host, games.ANY_TIME, 2, (2,))
    (link,) = invitations(host, "Play 1")
    come_in(guest, link, "Grete")

    # The first is asked; the second may use something, and does.
    is_asked(host, "act")
    may(guest, "0", "use:flask", "use:flare")
    expect(guest.page.get_by_role("status").filter(has_text=guest.word("ui-may", names="0", count=1))).to_have_count(1)
    expect(host.question).not_to_contain_text("any-time")
    offer(guest, "use:flare").click()
    used = host.log.filter(has_text="used").filter(has_text="hero1")
    expect(used).to_have_count(1)
    is_asked(host, "act")
    may(guest, "0", "use:flask", "use:flare")

    # The first goes on, and may do something in turn, here by the keyboard; or ignore it.
    offer(host, "strike").click()
    is_asked(guest, "act")
    may(host, "Grete", "use:flask", "use:flare")
    host.page.keyboard.press("2")
    expect(host.log.filter(has_text="used").filter(has_text="hero0")).to_have_count(1)
    is_asked(guest, "act")
    offer(guest, "strike").click()

    # Before the enemy bites, both are asked in turn: one lets the game go on, the other acts.
    is_asked(host, "before-bite")
    expect(guest.prompt).to_have_text(guest.word("ui-waiting-for", names="0"))
    expect(guest.listed).to_have_count(0)
    offer(host, "go-on").click()
    is_asked(guest, "before-bite")
    offer(guest, "use:flare").click()
    expect(used).to_have_count(2)
    is_asked(guest, "before-bite")
    offer(guest, "go-on").click()
    expect(host.log.filter(has_text="bitten")).to_have_count(1)


def test_a_hint_for_what_may_be_done_meanwhile(visit: Visit, probes: Running) -> None:
    host, guest = visit(probes), visit(probes)
    new_table(host, games.ANY_TIME, 2, (2,))
    (link,) = invitations(host, "Play 1")
    come_in(guest, link, "Grete")
    may(guest, "0", "use:flask", "use:flare")
    guest.button("ui-hint").click()
    expect(guest.question).to_contain_text(guest.word("ui-hinted", text=guest.word("hint-go-on")))


def test_somebody_with_two_seats_goes_to_the_one_that_may_do_something(visit: Visit, probes: Running) -> None:
    """The seat that is asked stays in front; another is gone to by hand, and after its choice the page goes back."""
    host = visit(probes)
    new_table(host, games.ANY_TIME, 2, ())
    is_asked(host, "act")
    able = host.page.get_by_role("list", name=host.word("ui-table-seats")).get_by_role("button", name=re.compile(f"{host.word('ui-seat-may')}$"))
    able.click()
    may(host, "0", "use:flask", "use:flare")
    offer(host, "use:flask").click()
    expect(host.log.filter(has_text="used").filter(has_text="hero1")).to_have_count(1)
    is_asked(host, "act")
    expect(offer(host, "strike")).to_be_visible()


def test_two_camps_decide_each_for_itself_and_have_their_own_result(visit: Visit, probes: Running) -> None:
    host, guest, looker = visit(probes), visit(probes), visit(probes)
    new_table(host, games.CAMPS, 4, (2, 4))
    one, other, look = invitations(host, "Play 1", "Play 3", host.word("ui-invite-watch"))
    for link in (one, other):
        come_in(guest, link, "Grete")
        expect(guest.prompt).to_be_visible()
    come_in(looker, look, "Lou")
    first, second = "0 and 2", "Grete and Grete"
    for _ in range(4):
        expect(host.question).to_contain_text(host.word("ui-question-group", names=first))
        is_asked(host, "take")
        expect(guest.prompt).to_have_text(guest.word("ui-waiting-for", names=first))
        expect(looker.prompt).to_have_text(looker.word("ui-looking-on-waiting", names=first))
        expect(guest.listed).to_have_count(0)
        offer(host, "left").click()
        expect(guest.question).to_contain_text(guest.word("ui-question-group", names=second))
        is_asked(guest, "take")
        expect(host.prompt).to_have_text(host.word("ui-waiting-for", names=second))
        offer(guest, "left").click()
    won, lost = host.word("ui-result-won"), host.word("ui-result-lost")
    results = [player.page.locator("#result-title") for player in (host, guest)]
    for result in results:
        expect(result).to_have_text(re.compile(f"^({re.escape(won)}|{re.escape(lost)})$"))
    assert {result.inner_text() for result in results} == {won, lost}
    expect(looker.page.locator("#result-title")).to_have_text(looker.word("ui-over"))
    expect(looker.page.locator(".banner")).to_contain_text(re.compile("moles|magpies"))
