"""A phone: 390 by 844, and a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.mirror import Mirror
from tests.browser.player import Player

SEED = 11
WIDTH, HEIGHT = 390, 844
PHONE = {"viewport": {"width": WIDTH, "height": HEIGHT}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FINGER = 44
TRIES = 50


def box(locator: Locator) -> FloatRect:
    """Where something is. The page may draw it anew just after it was seen, so it is looked for again until it has a place."""
    for _ in range(TRIES):
        expect(locator).to_be_visible()
        if (found := locator.bounding_box()) is not None:
            return found
    raise AssertionError(f"{locator} is drawn anew again and again")


def apart(a: FloatRect, b: FloatRect) -> bool:
    return a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"] or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def parts(player: Player) -> dict[str, Locator]:
    """What shares the screen."""
    return {
        "top": player.page.get_by_role("banner"),
        "board": player.page.get_by_role("group", name=player.word("ui-board"), exact=True),
        "question": player.question,
        "sheet": player.page.get_by_role("tabpanel"),
        "bottom": player.page.get_by_role("navigation", name=player.word("ui-parts")),
    }


def fits(player: Player) -> None:
    """Nothing lies over anything else, nothing is cut off, and the page does not move sideways."""
    boxes = {name: box(locator) for name, locator in parts(player).items()}
    for name, one in boxes.items():
        assert one["x"] >= 0, (name, one)
        assert one["x"] + one["width"] <= WIDTH, (name, one)
        assert one["y"] >= 0, (name, one)
        assert one["y"] + one["height"] <= HEIGHT, (name, one)
        for other, two in boxes.items():
            assert name == other or apart(one, two), (name, one, other, two)
    player.page.mouse.wheel(200, 0)
    assert box(parts(player)["top"])["x"] == boxes["top"]["x"]


def large_enough(*locators: Locator) -> None:
    for locator in locators:
        for button in locator.all():
            size = box(button)
            assert min(size["width"], size["height"]) >= FINGER, (button.get_attribute("aria-label") or button.inner_text(), size)


def touchable(player: Player) -> None:
    everywhere = player.page.get_by_role("navigation", name=player.word("ui-parts"))
    large_enough(player.listed, player.on_board, player.tools.get_by_role("button"), player.button("ui-menu"), everywhere.get_by_role("tab"))
    large_enough(player.page.get_by_role("toolbar").get_by_role("button"))


@pytest.fixture
def player(visit: Visit) -> Player:
    return visit(**PHONE)


def test_a_turn_on_a_phone(player: Player) -> None:
    mirror = Mirror(SEED)
    player.lobby()
    player.sit_down(SEED, mirror.title)
    acted = False
    while not acted:
        player.sees_by_touch(mirror)
        fits(player)
        touchable(player)
        player.tap(mirror, mirror.wanted())
        acted = any(entry.event == "turn-ended" for entry in mirror.view.log)
    player.page.get_by_role("tab", name=player.word("ui-log")).tap()
    expect(player.log).to_contain_text(mirror.log)
    fits(player)
    player.page.get_by_role("tab", name=player.word("ui-info-short")).tap()
    fits(player)


def test_the_lobby_and_the_form_on_a_phone(player: Player) -> None:
    player.lobby()
    head = player.page.get_by_role("banner")
    large_enough(head.get_by_role("button"), head.get_by_role("link"), player.button("ui-import"))
    for _ in range(2):
        assert box(head)["x"] == 0
        assert box(player.page.get_by_role("main"))["width"] <= WIDTH
        player.page.mouse.wheel(200, 0)
    player.page.get_by_role("link", name="Buttons & Bugs").first.tap()
    large_enough(player.button("ui-play"))
    for _ in range(2):
        assert box(player.page.get_by_role("main"))["x"] == 0
        assert box(player.button("ui-play"))["x"] + box(player.button("ui-play"))["width"] <= WIDTH
        player.page.mouse.wheel(200, 0)


@pytest.mark.slow
def test_a_whole_scenario_on_a_phone_in_ukrainian(visit: Visit) -> None:
    player = visit(**PHONE, locale="uk")
    player.locale = "uk"
    mirror = Mirror(SEED, locale="uk")
    player.lobby()
    player.sit_down(SEED, mirror.title)
    while not mirror.over:
        player.sees_by_touch(mirror)
        fits(player)
        player.tap(mirror, mirror.wanted())
    expect(player.result).to_be_visible()
