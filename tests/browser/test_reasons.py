"""What the table explains: why an enemy did something, what would be wise, what is on a card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.mirror import GAME, Mirror
from tests.browser.player import Player
from undercroft.text.rulebook import documents, rulebook

SEED = 11


@pytest.fixture
def mirror() -> Mirror:
    """After the enemies' first moves."""
    made = Mirror(SEED)
    made.play_until("round-ended")
    return made


@pytest.fixture
def seated(player: Player, mirror: Mirror, tmp_path: Path) -> Player:
    player.lobby()
    player.bring_in(mirror.save(tmp_path / "game.undercroft"))
    player.sees(mirror)
    return player


def test_why_tells_the_rules_and_marks_the_board(seated: Player, mirror: Mirror) -> None:
    moved = next(entry for entry in mirror.view.log if entry.event == "moved" and entry.figure != "hero" and len(mirror.table.why(entry.number)) > 1)
    reasons = mirror.table.why(moved.number)
    last = len(reasons)
    assert reasons[-1].cells
    board = seated.page.get_by_role("group", name=seated.word("ui-board-map"), exact=True)
    tags = board.get_by_text(str(last), exact=True)
    before = tags.count()

    seated.button("ui-why-entry", text=moved.text).click()
    panel = seated.region("ui-why")
    expect(panel).to_contain_text(moved.text)
    for reason in reasons:
        expect(panel).to_contain_text(mirror.view.teller.message(reason.text))
    expect(tags).to_have_count(before + 1)
    panel.get_by_role("button", name=re.compile(reasons[0].rule)).first.click()
    expect(panel.get_by_role("blockquote")).to_contain_text(rulebook(documents(GAME))[reasons[0].rule].text)
    panel.get_by_role("button", name=mirror.view.teller.message(reasons[0].text)).click()
    expect(tags).to_have_count(before)

    seated.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    seated.page.keyboard.press("w")
    expect(panel).to_be_visible()
    panel.get_by_role("button", name=seated.word("ui-close")).click()
    expect(panel).to_be_hidden()


def test_a_hint_names_one_of_the_options(seated: Player, mirror: Mirror) -> None:
    seated.button("ui-hint").click()
    told = [seated.word("ui-hinted", text=offer.text) for offer in mirror.offers()]
    expect(seated.question.get_by_text(re.compile("|".join(map(re.escape, told))))).to_be_visible()


def test_a_card_can_be_looked_at_and_turned_over(seated: Player, mirror: Mirror) -> None:
    card = next(card for zone in mirror.scene["zones"] if zone["role"] == "hand" for card in zone["cards"])
    seated.button("ui-card-open", card=card["name"]).click()
    large = seated.dialog(card["name"])
    expect(large).to_contain_text(next(iter(card["parts"].values()))[0])
    large.get_by_role("button", name=seated.word("ui-card-flip")).click()
    back = seated.dialog(card["back"]["name"])
    expect(back).to_contain_text(next(iter(card["back"]["parts"].values()))[0])
    seated.page.keyboard.press("Escape")
    expect(seated.page.get_by_role("dialog")).to_have_count(0)


def test_an_option_says_what_it_would_do(seated: Player, mirror: Mirror) -> None:
    while not mirror.spots():
        seated.choose(mirror, mirror.wanted())
    offer = next(o for o in mirror.offers() if o.place == "board" and mirror.table.preview(o.key, 0).notes)
    seated.option(mirror, offer).hover()
    expect(seated.question).to_contain_text(mirror.view.teller.message(mirror.table.preview(offer.key, 0).notes[0]))


def test_the_ruler_compares_two_places(seated: Player) -> None:
    seated.button("ui-board-ruler").click()
    places = seated.page.get_by_role("group", name=seated.word("ui-board-ruler"), exact=True).get_by_role("button")
    places.nth(0).click()
    places.nth(5).click()
    board = seated.page.get_by_role("group", name=seated.word("ui-board"), exact=True)
    expect(board).to_contain_text(re.compile(seated.word("ui-board-ruler-distance", distance=r"\d+")))
