"""A scenario in the browser, from the lobby to its end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.mirror import Mirror
from tests.browser.player import Player

SEED = 11


def test_three_clicks_lead_from_the_lobby_to_the_first_question(player: Player) -> None:
    player.lobby()
    player.page.get_by_role("link", name="Buttons & Bugs").click()
    player.button("ui-play").click()
    player.page.get_by_role("dialog").get_by_role("button", name="To the table").click()
    mirror = Mirror(SEED)
    expect(player.page.get_by_role("heading", name=mirror.title, exact=True)).to_be_visible()
    player.sees(mirror)


def test_a_whole_scenario_by_mouse(player: Player) -> None:
    mirror = Mirror(SEED)
    player.lobby()
    player.sit_down(SEED, mirror.title)
    places = set()
    while not mirror.over:
        player.sees(mirror)
        offer = mirror.wanted()
        places.add(offer.place)
        player.choose(mirror, offer)
    assert places == {"board", "card", "list"}
    assert mirror.table.outcome == "won"
    expect(player.page.get_by_role("heading", name=player.word("ui-result-won"))).to_be_visible()
    for tally in mirror.table.tallies():
        name = player.page.get_by_role("rowheader", name=mirror.view.teller.message(tally.name), exact=True)
        row = player.result.get_by_role("row").filter(has=name)
        expect(row.get_by_role("cell")).to_have_text(str(tally.value))
    player.button("ui-look-at-table").click()
    expect(player.log).to_contain_text(mirror.log)
    player.page.reload()
    coming = Mirror(SEED, scenario="crossing-the-road")
    player.page.get_by_role("button", name=re.compile("Crossing the Road")).click()
    expect(player.dialog(coming.title)).to_be_visible(timeout=30_000)
