"""One person at a table for several characters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.choosing import answering, choose
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_phone import apart, box
from undercroft.bots import BOTS

WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
CHOICES = 120
"""More than a round asks of two characters."""
GAMES = ["^Gloomhaven (?!:)", "^Massive Darkness"]


def to_the_form(player: Player, game: str = GAMES[0]) -> None:
    player.lobby()
    player.page.get_by_role("link", name=re.compile(game)).first.click()


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=("wide", "phone"))
@pytest.mark.parametrize("game", GAMES)
def test_who_plays_each_seat_is_in_plain_sight_and_is_me(visit: Visit, viewport: dict[str, int], game: str) -> None:
    """On a phone, below what the game is about."""
    player = visit(viewport=viewport)
    to_the_form(player, game)
    player.page.get_by_role("group", name=player.word("ui-new-seats")).get_by_role("radio", name="4").check(force=True)
    for seat in (1, 2, 3, 4):
        group = player.page.get_by_role("group", name=player.word("ui-played-by", seat=seat, seats=4))
        expect(group.get_by_role("radio", name=player.word("ui-me"), exact=True)).to_be_checked()
        if viewport == PHONE:
            group.evaluate("group => group.scrollIntoView({ block: 'center' })")
        for way in ("ui-me", "ui-another", "ui-a-bot"):
            expect(group.get_by_text(player.word(way), exact=True)).to_be_in_viewport(ratio=1)
            assert apart(box(group.get_by_text(player.word(way), exact=True)), box(player.button("ui-play")))


def test_the_first_bot_offered_thinks(player: Player) -> None:
    to_the_form(player)
    player.give_seat(2, 2, "ui-a-bot")
    label = player.word("ui-played-by", seat=2, seats=2)
    offered = player.page.get_by_role("combobox", name=player.word("ui-which-bot", label=label), exact=True)
    names = [option.get_attribute("value") for option in offered.get_by_role("option").all()]
    assert sorted(map(str, names)) == sorted(BOTS)
    assert names[-1] == "random"
    expect(offered).to_have_value(str(names[0]))


def test_one_person_is_led_from_seat_to_seat(player: Player) -> None:
    """Nobody else is waited for, and the keyboard stays with the question."""
    to_the_form(player)
    player.button("ui-play").click()
    player.button("ui-to-table").click()
    asked = set()
    for _ in range(6):
        expect(player.question).to_contain_text(player.word("ui-question-you", name=""))
        expect(player.prompt).to_be_focused()
        asked.add(player.question.inner_text().splitlines()[0])
        card = player.cards.get_by_role("button", name=re.compile("^(Keep|Lead)")).first
        with answering(player):
            (card if card.is_visible() else player.listed.first).click()
    assert len(asked) == 2


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=("wide", "phone"))
def test_a_new_person_reaches_the_second_round_by_three_clicks_and_choices(visit: Visit, viewport: dict[str, int]) -> None:
    player = visit(viewport=viewport)
    player.lobby()
    player.page.get_by_role("link", name=re.compile(GAMES[0])).first.click()
    player.button("ui-play").click()
    player.button("ui-to-table").click()
    for _ in range(CHOICES):
        choose(player)
        if "Round 2" in player.page.get_by_role("banner").inner_text():
            return
    raise AssertionError(f"after {CHOICES} choices it is still the first round")
