"""Items of Machina Arcana: chains of joined cards, markers on them, and arranging them by dragging, by clicks and by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player import Player
from undercroft.games.machina_arcana.module import MODULE, MachinaRules
from undercroft.games.machina_arcana.state import Gear, Lasting, MachinaState
from undercroft.kernel.save import dump_save
from undercroft.kernel.table import Settings, Table

RULES = MachinaRules(MODULE.packs())
ANN, BOB = list(RULES.content.explorers)[:2]
SETUP = {"scenario": next(iter(RULES.content.scenarios)), "characters": [ANN, BOB]}
SETTINGS = Settings("free", "first")
PISTOL, HATCHET, SCOPE, WHIP = "bloodletting-pistol", "linemans-hatchet", "piercing-scope", "barbed-whip"
"""The hatchet and the scope can be attached to the pistol, the whip to the hatchet."""
OWNED = (PISTOL, HATCHET, SCOPE, WHIP)

Opens = Callable[..., Player]


def arranged(*choices: str) -> bytes:
    """A saved table at the first turn: the first explorer has the pistol with all that fits, and a marker lies on it; then the choices."""
    table: Table[MachinaState] = Table(RULES, SETUP, 5, settings=SETTINGS)
    while table.decision is not None and table.decision.prompt != "act":
        table.choose(table.decision.keys[0])
    s = msgspec.msgpack.decode(msgspec.msgpack.encode(table.state), type=MachinaState)
    s.explorers[ANN].gear = [Gear(PISTOL), Gear(HATCHET, PISTOL, "upgrade"), Gear(SCOPE, PISTOL, "augment")]
    s.explorers[ANN].items = [WHIP]
    s.decks["weapon"].pile = [card for card in s.decks["weapon"].pile if card not in OWNED]
    s.lasting, s.markers = [Lasting(1, ANN, f"item/{PISTOL}", f"item/{PISTOL}/passive/0", 0, ANN)], 1
    s.explorers[BOB].cell = s.explorers[ANN].cell + 1
    table = Table(RULES, SETUP, 5, settings=SETTINGS, base=msgspec.msgpack.encode(s))
    for choice in choices:
        table.choose(choice)
    return dump_save(table)


@pytest.fixture
def opens(visit: Callable[..., Player], tmp_path: Path) -> Opens:
    """Opens a saved table after these choices."""

    def come(*choices: str, **options: object) -> Player:
        saved = tmp_path / "gear.undercroft"
        saved.write_bytes(arranged(*choices))
        player = visit(**options)
        player.page.goto(player.home)
        player.page.locator("input[type=file]").first.set_input_files(saved)
        story = player.button("ui-to-table")
        expect(player.prompt.or_(story).first).to_be_visible()
        if story.is_visible():
            story.click()
        return player

    return come


def name(card: str) -> str:
    return RULES.content.title(card)


def card(player: Player, id: str) -> Locator:
    return player.cards.locator(f"[data-card='{id}']").first


def equipped(player: Player) -> Locator:
    return player.cards.get_by_role("region", name="Equipped")


def worn(player: Player, *cards: str) -> None:
    """These cards are equipped, in this order."""
    found = equipped(player).locator("[data-card]")
    expect(found).to_have_count(len(cards))
    for n, id in enumerate(cards):
        expect(found.nth(n)).to_have_attribute("data-card", id)


def drag(player: Player, source: Locator, target: Locator) -> None:
    source.scroll_into_view_if_needed()
    start, end = source.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    player.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    player.page.mouse.down()
    player.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    player.page.mouse.up()


def test_joined_cards_are_one_group_with_the_symbols_where_they_join(opens: Opens) -> None:
    player = opens()
    chain = equipped(player).get_by_role("group", name=player.word("ui-card-chain", card=name(PISTOL), count=2))
    expect(chain.locator("[data-card]")).to_have_count(3)
    worn(player, PISTOL, SCOPE, HATCHET)
    expect(chain.locator("[title=gear]").first).to_be_visible()
    expect(chain.locator("[title=pin]").first).to_be_visible()


def test_markers_on_a_card_say_whose_they_are(opens: Opens) -> None:
    player = opens()
    marker = card(player, PISTOL).locator("li[title]")
    expect(marker).to_have_count(1)
    expect(marker).to_have_attribute("title", f"Marker of {name(ANN)}. Attack rolls +1. In force for: {name(ANN)}. 1 of 2 markers.")


def test_a_card_is_dragged_to_a_free_place_and_onto_another_card(opens: Opens) -> None:
    player = opens("inventory:" + ANN)
    expect(equipped(player).locator("[data-end]")).to_have_count(4)
    drag(player, card(player, PISTOL), equipped(player).locator("[data-end='place weapon']").first)
    worn(player, PISTOL)
    drag(player, card(player, HATCHET), card(player, PISTOL))
    worn(player, PISTOL, HATCHET)
    expect(equipped(player).locator("[data-end='place weapon']")).to_have_count(1)


def test_what_is_dropped_elsewhere_changes_nothing(opens: Opens) -> None:
    player = opens("inventory:" + ANN)
    drag(player, card(player, PISTOL), equipped(player).locator("[data-end='place artifact']"))
    expect(player.prompt).to_be_visible()
    worn(player)


def test_a_card_is_taken_and_put_by_keys(opens: Opens) -> None:
    player = opens("inventory:" + ANN, "main:" + PISTOL)
    grip = card(player, HATCHET).get_by_role("button", name=player.word("ui-card-take", card=name(HATCHET)))
    grip.focus()
    player.page.keyboard.press("Enter")
    expect(grip).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("Escape")
    expect(grip).to_have_attribute("aria-pressed", "false")
    player.page.keyboard.press("Enter")
    card(player, PISTOL).get_by_role("button", name=f"Attach {name(HATCHET)} to {name(PISTOL)}").focus()
    player.page.keyboard.press("Enter")
    worn(player, PISTOL, HATCHET)


def test_everything_is_equipped_as_before_by_one_button(opens: Opens) -> None:
    player = opens("inventory:" + ANN)
    player.listed.filter(has_text="Everything as before").click()
    worn(player, PISTOL, SCOPE, HATCHET)


def test_a_trade_shows_what_each_would_get(opens: Opens) -> None:
    player = opens(f"trade:{BOB}")
    card(player, WHIP).get_by_role("button", name=f"Give {name(WHIP)}").click()
    gets = player.cards.get_by_role("region", name=f"{name(BOB)} would get")
    expect(gets.locator("[data-card]")).to_have_count(1)
    expect(gets.locator(f"[data-card='{WHIP}']")).to_be_visible()


def test_on_a_phone_a_card_is_taken_and_put_with_a_finger(opens: Opens) -> None:
    player = opens("inventory:" + ANN, "main:" + PISTOL, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    card(player, HATCHET).get_by_role("button", name=player.word("ui-card-take", card=name(HATCHET))).tap()
    card(player, PISTOL).get_by_role("button", name=f"Attach {name(HATCHET)} to {name(PISTOL)}").tap()
    worn(player, PISTOL, HATCHET)
