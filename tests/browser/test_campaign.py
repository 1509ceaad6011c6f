"""A campaign: begun, played, left and taken up again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.mirror import GAME
from tests.browser.player import Player
from undercroft.presentation.chronicle import called, chronicle_of
from undercroft.server.shelf import SHELF

NAME = "Smaller and smaller"


def test_a_campaign_is_begun_left_and_continued(player: Player) -> None:
    chronicle = chronicle_of(SHELF.find(GAME).module)
    assert chronicle is not None
    rules = SHELF.rules(GAME)
    first = chronicle.next(rules, chronicle.begin(rules, [chronicle.people(rules)[0].id]))[0]

    player.lobby()
    player.page.get_by_role("link", name=re.compile("Buttons & Bugs")).first.click()
    player.page.get_by_role("radio", name=player.word("ui-campaign"), exact=True).check()
    player.page.get_by_role("radio", name="Mindthief").check()
    player.page.get_by_role("textbox", name=player.word("ui-campaign-name")).fill(NAME)
    player.button("ui-campaign-begin").click()
    expect(player.page.get_by_role("heading", name=NAME)).to_be_visible()
    player.button("ui-stage-play-named", name=called(first, rules)).click()
    player.button("ui-to-table").click()
    prompt = player.prompt.inner_text()
    cards = player.cards.get_by_role("article")
    lead = cards.get_by_role("button", name=re.compile("^Lead with")).first
    name = lead.get_attribute("aria-label") or ""
    lead.click()
    expect(player.undo).to_have_accessible_name(player.word("ui-undo-what", what=name))
    expect(player.prompt).not_to_have_text(prompt)
    second = player.prompt.inner_text()

    player.link("ui-leave").click()
    player.page.get_by_role("link", name=NAME, exact=True).first.click()
    expect(player.page.get_by_text(player.word("ui-campaign-in-play"))).to_be_visible()
    player.link("ui-continue").click()
    expect(player.prompt).to_have_text(second)
    expect(player.undo).to_be_enabled()


def test_a_bot_plays_a_scenario_of_a_campaign_to_its_end(player: Player) -> None:
    player.lobby()
    player.page.get_by_role("link", name=re.compile("Buttons & Bugs")).first.click()
    player.page.get_by_role("radio", name=player.word("ui-campaign"), exact=True).check()
    player.button("ui-campaign-begin").click()
    player.page.get_by_role("button", name=re.compile("^Play ")).first.click()
    player.button("ui-to-table").click()
    player.menu("ui-seats-and-bots")
    seats = player.dialog(player.word("ui-table-seats"))
    seats.get_by_role("combobox").select_option("random")
    seats.get_by_role("button", name=player.word("ui-seat-hand-over")).click()
    expect(seats).to_contain_text(player.word("ui-seat-played-by-bot", bot="random"))
    seats.get_by_role("button", name=player.word("ui-close")).click()
    expect(player.result).to_be_visible()
    player.page.get_by_role("navigation", name=player.word("ui-what-next")).get_by_role("link").first.click()
    expect(player.page.get_by_role("heading", name=player.word("ui-campaign-next-scenario"))).to_be_visible()
