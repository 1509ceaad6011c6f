"""Playing without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.mirror import Mirror, Offer
from tests.browser.player import Player

SEED = 11


def test_a_round_by_keyboard_alone(player: Player) -> None:
    mirror = Mirror(SEED)
    press = player.page.keyboard.press
    player.lobby()
    player.tab_to(player.page.get_by_role("link", name=re.compile("Buttons & Bugs")))
    press("Enter")
    player.tab_to(player.page.get_by_role("radio", name="Bruiser"))
    player.tab_to(player.page.get_by_text(player.word("ui-more-options"), exact=True))
    press("Enter")
    player.tab_to(player.page.get_by_role("textbox", name=player.word("ui-seed")))
    player.page.keyboard.type(str(SEED))
    player.tab_to(player.button("ui-play"))
    press("Enter")
    expect(player.button("ui-to-table")).to_be_focused()
    press("Enter")

    listed = False
    while mirror.round == 1:
        player.sees(mirror)
        offer = mirror.wanted()
        if offer.place != "board":
            press(mirror.sign(offer))
        elif listed:
            offer = by_arrows(player, mirror)
            press("Enter")
        else:
            press("l")
            expect(player.listed).to_have_count(len(mirror.offers()) + 1)
            press(mirror.sign(offer))
            expect(player.undo).to_be_enabled()
            press("l")
            listed = True
        mirror.choose(offer.key)
        player.settled(mirror)
    assert listed
    expect(player.log).to_contain_text(mirror.log)


def by_arrows(player: Player, mirror: Mirror) -> Offer:
    """To the board, from option to option, and back to the first that is alone in its place."""
    alone = [o for o in mirror.offers() if o.place == "board" and mirror.spots()[o.spot] == 1]
    player.tab_to(player.on_board)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 4:
        player.page.keyboard.press(key)
        found = next((o for o in alone if player.has_focus(player.option(mirror, o))), None)
        if found:
            return found
    raise AssertionError("the arrow keys lead nowhere")


def test_help_tells_the_keys_and_escape_closes(player: Player) -> None:
    mirror = Mirror(SEED)
    player.lobby()
    player.sit_down(SEED, mirror.title)
    player.page.keyboard.press("?")
    keys = player.dialog(player.word("ui-help"))
    expect(keys).to_contain_text(player.word("ui-key-undo"))
    player.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    player.page.keyboard.press("g")
    expect(player.dialog(mirror.title)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.dialog(mirror.title)).to_be_hidden()
    player.page.keyboard.press("m")
    expect(player.page.get_by_role("menuitem").first).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(player.button("ui-menu")).to_be_focused()
