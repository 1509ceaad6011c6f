"""How parts of the table share the space: names of the turn order, undo, information and log, and the tools of a low board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.darkness import adventure, asked, come_to
from tests.browser.mirror import Mirror
from tests.browser.player import Player
from tests.browser.test_in_view import LAPTOP
from tests.browser.test_languages_fit import DESKTOP, delver, party
from tests.browser.test_massive_darkness import bring
from tests.browser.test_phone import PHONE, box

CHOICES = 4
TURN, LINES = 64, 3
HIDDEN = "box => box.scrollHeight - box.clientHeight"
SPARE = "log => log.getBoundingClientRect().bottom - log.lastElementChild.getBoundingClientRect().bottom"


def turns(player: Player) -> Locator:
    return player.page.get_by_role("list", name=player.word("ui-turn-order"))


def come(visit: Visit, mirror: Mirror, folder: Path, **options: object) -> Player:
    """A reader of Russian, whose words are long."""
    player = visit(**options, locale="ru")
    player.locale = "ru"
    bring(player, mirror, folder)
    return player


@pytest.mark.parametrize("screen", [PHONE, LAPTOP, DESKTOP], ids=("phone", "laptop", "desktop"))
def test_whose_turn_it_is_stays_in_view(visit: Visit, tmp_path: Path, screen: dict[str, object]) -> None:
    mirror = party("ru")
    player = come(visit, mirror, tmp_path, **screen)
    acting = turns(player).locator("[aria-current=step]")
    for _ in range(CHOICES):
        expect(acting).to_be_in_viewport(ratio=0.95)
        assert box(turns(player))["height"] <= TURN, "a name takes more than one line"
        player.choose(mirror, mirror.wanted())


def test_names_are_shown_while_they_fit(visit: Visit, tmp_path: Path) -> None:
    mirror = Mirror(11, locale="ru")
    while not mirror.scene["ribbon"]:
        mirror.go_on()
    player = come(visit, mirror, tmp_path, **DESKTOP)
    for turn, entry in zip(mirror.scene["ribbon"], turns(player).get_by_role("listitem").all(), strict=True):
        assert box(entry.get_by_text(turn["name"], exact=True))["width"] > 1


def test_undo_makes_room_for_the_turn_order(visit: Visit, tmp_path: Path) -> None:
    """What it would take back is still told by its name."""
    player = come(visit, party("ru"), tmp_path, **LAPTOP)
    expect(turns(player)).to_be_visible()
    expect(player.undo).to_have_text(player.word("ui-undo"))
    assert player.undo.get_attribute("aria-label") == player.undo.get_attribute("title") != player.word("ui-undo")


def test_undo_fits_in_its_button(visit: Visit, tmp_path: Path) -> None:
    mirror = delver("ru")
    player = come(visit, mirror, tmp_path, **PHONE)
    for _ in range(CHOICES):
        player.choose(mirror, mirror.wanted())
        label = player.undo.locator("span").first
        assert box(label)["height"] <= box(player.undo)["height"] - 6
        assert label.evaluate("label => label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight)") <= LINES + 0.1


@pytest.mark.parametrize("play", [party, delver])
def test_information_takes_the_space_that_the_log_leaves(visit: Visit, tmp_path: Path, play: Callable[[str], Mirror]) -> None:
    mirror = play("ru")
    player = come(visit, mirror, tmp_path, **DESKTOP)
    for _ in range(CHOICES):
        info, log = player.region("ui-info"), player.region("ui-log").last
        assert info.evaluate(HIDDEN) <= 1 or log.evaluate(HIDDEN) > 0 or log.evaluate(SPARE) < 20
        player.choose(mirror, mirror.wanted())


def test_what_goes_on_beyond_an_edge_fades(visit: Visit, tmp_path: Path) -> None:
    """A hand that is wider than its row fades at the right, and once it is scrolled also at the left."""
    player = come(visit, party("ru"), tmp_path, **DESKTOP)
    rows = player.cards.locator("[data-fading]").first
    edge = "(row, side) => parseFloat(row.style.getPropertyValue(`--beyond-${side}`))"
    rows.evaluate("row => row.scrollTo(0, 0)")
    player.waits(lambda: rows.evaluate(edge, "left") == 0 and rows.evaluate(edge, "right") > 0, "the right edge does not fade")
    rows.evaluate("row => row.scrollTo(9999, 0)")
    player.waits(lambda: rows.evaluate(edge, "left") > 0 and rows.evaluate(edge, "right") == 0, "the left edge does not fade")


def test_a_low_board_is_not_covered_by_its_tools(visit: Visit, tmp_path: Path) -> None:
    mirror = come_to(adventure(), lambda m: bool(m.scene["dice"]) and asked(m) == "act").in_language("ru")
    player = come(visit, mirror, tmp_path, **PHONE)
    tools = player.page.get_by_role("toolbar", name=player.word("ui-board-tools"))
    tabs = {id: player.page.get_by_role("tab", name=player.word(id)) for id in ("ui-log", "ui-info-short")}
    for tab in tabs.values():
        tab.tap()
        expect(tools).to_have_count(0)
    tab.tap()
    expect(player.page.get_by_role("tabpanel")).to_have_count(0)
    expect(tools).to_be_visible()
