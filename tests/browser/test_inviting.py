"""Asking others to the table: links that lead somewhere, and a page that says where."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.guests import invitation
from tests.browser.player import Player
from tests.browser.test_alone import to_the_form
from tests.browser.test_weighty import GIVE_UP, to_the_first_card

NETWORK = "http://192.168.1.20:8000/"


def opened(player: Player, guest: bool = True) -> None:
    to_the_form(player)
    if guest:
        player.give_seat(2, 2, "ui-another")
    player.button("ui-play").click()
    player.button("ui-to-table").click()


def test_the_dialog_warns_where_only_this_machine_can_come(visit: Visit) -> None:
    host, guest = visit(), visit()
    opened(host)
    host.menu("ui-share")
    share = host.dialog(host.word("ui-share"))
    expect(share.get_by_role("note")).to_contain_text(host.word("ui-reach-local", command="undercroft serve --host 0.0.0.0"))
    expect(share.get_by_text(host.word("ui-qr"), exact=True)).to_have_count(0)
    link = invitation(host, host.word("ui-invite-seat", name="Cragheart"))

    guest.page.goto(link)
    told = guest.page.get_by_role("main")
    expect(told.get_by_role("definition")).to_have_text(["Gloomhaven", re.compile("."), "Cragheart"])
    expect(guest.button("ui-come-in")).to_be_visible()


def test_the_dialog_offers_the_address_in_the_local_network(visit: Visit) -> None:
    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps({"local_only": False, "addresses": [NETWORK]}), content_type="application/json")

    host = visit()
    host.page.route("**/api/reach", answer)
    opened(host)
    host.menu("ui-share")
    share = host.dialog(host.word("ui-share"))
    expect(share).to_contain_text(host.word("ui-reach-network", address=NETWORK))
    name = host.word("ui-invite-seat", name="Cragheart")
    assert invitation(host, name).startswith(NETWORK)
    share.get_by_text(host.word("ui-qr"), exact=True).first.click()
    expect(share.get_by_role("img", name=host.word("ui-qr-for", name=name))).to_be_visible()


def test_a_lost_game_can_be_tried_again_with_the_same_party(player: Player) -> None:
    to_the_first_card(player)
    for who in ("Cragheart", "Brute"):
        expect(player.question).to_contain_text(who)
        player.named(player.listed, GIVE_UP).click()
        player.dialog(player.word("ui-sure")).get_by_role("button", name=GIVE_UP).click()
    expect(player.result).to_be_visible()
    before = player.page.url
    player.button("ui-result-retry").click()
    player.button("ui-to-table").click()
    assert player.page.url != before
    expect(player.prompt).to_contain_text("Brute")
    expect(player.prompt).to_be_focused()
