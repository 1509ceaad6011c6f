"""Every page by itself: the gallery, and what axe-core finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, Watch
from tests.browser.mirror import Mirror
from tests.browser.player import Player
from tests.browser.test_phone import PHONE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = ("serious", "critical")
SEED = 11
EXHIBITS = (
    "hex-flat", "hex-pointy", "square", "zones", "figures", "reasons", "animation", "table-move", "table-attack", "table-objects", "table-zones",
    "table-rooms", "ribbon", "question", "hand", "card", "tracks", "dice", "roll", "places", "tree", "log", "why", "seats", "result", "secret",
    "lasting",
)  # fmt: skip


def test_the_gallery_shows_every_widget(player: Player) -> None:
    page = player.page
    page.goto(f"{player.home}#/gallery")
    expect(page.get_by_role("heading", level=1)).to_have_text(player.word("ui-gallery"))
    for exhibit in EXHIBITS:
        shown = player.region(f"ui-gallery-{exhibit}")
        expect(shown.get_by_role("heading", name=player.word(f"ui-gallery-{exhibit}"), exact=True)).to_be_visible()
        inside = shown.get_by_role("group").or_(shown.get_by_role("list")).or_(shown.get_by_role("article")).or_(shown.get_by_role("table"))
        expect(inside.first).to_be_visible()


def test_the_gallery_can_be_touched(player: Player) -> None:
    player.page.goto(f"{player.home}#/gallery")
    zones = player.region("ui-gallery-zones")
    zones.get_by_role("button", name="Attack Ghoul 1").click()
    expect(zones).to_contain_text(player.word("ui-gallery-chosen", key="attack e1"))
    moving = player.region("ui-gallery-animation")
    figures = moving.get_by_role("img")
    before = figures.count()
    moving.get_by_role("button", name=player.word("ui-gallery-animate")).click()
    expect(figures).not_to_have_count(0)
    moving.get_by_role("button", name=player.word("ui-gallery-rewind")).click()
    expect(figures).to_have_count(before)
    why = player.region("ui-gallery-log").get_by_role("button").first
    why.click()
    expect(why).to_have_attribute("aria-expanded", "true")


def test_a_page_opens_at_its_top_and_going_back_returns_to_where_one_was(visit: Visit) -> None:
    player = visit(**PHONE)
    page = player.page
    player.lobby()
    page.get_by_role("link", name=re.compile(f"^{re.escape(player.title('massive-darkness'))}")).first.tap()
    expect(page.get_by_role("heading", name=player.title("massive-darkness"), level=1)).to_be_visible()
    assert page.evaluate("scrollY") == 0
    page.evaluate("scrollTo(0, 200)")
    page.go_back()
    expect(page.get_by_role("heading", name=player.word("ui-my-tables"))).to_be_attached()
    player.waits(lambda: page.evaluate("scrollY") > 0, "the lobby is not where it was")
    page.go_forward()
    player.waits(lambda: page.evaluate("scrollY") == 200, "the page is not where it was")


def test_on_a_phone_the_description_of_a_game_is_whole(visit: Visit) -> None:
    player = visit(**PHONE)
    player.page.goto(f"{player.home}#/new/massive-darkness")
    expect(player.page.get_by_role("heading", name=player.title("massive-darkness"), level=1)).to_be_visible()
    about = player.page.get_by_role("main").get_by_role("paragraph").first
    assert about.evaluate("text => text.scrollHeight <= text.clientHeight")


def complaints(player: Player, where: str) -> list[str]:
    """What axe-core finds that matters. Only here is the page scripted."""
    player.page.add_script_tag(path=AXE)
    found: dict[str, Any] = player.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{where}: {v['id']} ({v['impact']}): {node['target']} {node['failureSummary']}"
        for v in found["violations"] if v["impact"] in BAD for node in v["nodes"]
    ]  # fmt: skip


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, watch: Watch, tmp_path: Path, scheme: Literal["light", "dark"]) -> None:
    watch.expect("404.*/invited")  # a link that opens nothing
    player = visit(bypass_csp=True, color_scheme=scheme)
    page, word = player.page, player.word
    wrong: list[str] = []

    def look(where: str) -> None:
        wrong.extend(complaints(player, where))

    def at(where: str, ready: Callable[[], object]) -> None:
        page.goto(f"{player.home}#/{where}")
        ready()
        look(where)

    def heading(id: str) -> Callable[[], object]:
        return lambda: expect(page.get_by_role("heading", name=word(id)).first).to_be_visible()

    player.lobby()
    look("lobby")
    player.button("ui-settings").click()
    look("settings")
    page.keyboard.press("Escape")
    at("about", heading("ui-about"))
    at("gallery", heading("ui-gallery"))
    at("join/0123456789abcdef/0123456789abcdef0123456789abcdef", heading("ui-invited"))
    at("somewhere/else", heading("ui-nowhere"))

    player.lobby()
    page.get_by_role("link", name="Buttons & Bugs").first.click()
    page.get_by_text(word("ui-more-options"), exact=True).click()
    look("new table")
    page.get_by_role("radio", name=word("ui-campaign"), exact=True).check()
    look("new campaign")
    player.button("ui-campaign-begin").click()
    expect(page.get_by_role("heading", name=word("ui-campaign-next-scenario"))).to_be_visible()
    look("campaign")

    mirror = Mirror(SEED)
    mirror.play_until("round-ended")
    while not mirror.spots():
        mirror.choose(mirror.wanted().key)
    player.lobby()
    player.bring_in(mirror.save(tmp_path / "game.undercroft"))
    player.sees(mirror)
    look("table in play")
    page.keyboard.press("w")
    expect(player.region("ui-why")).to_be_visible()
    look("why")
    page.keyboard.press("Escape")
    player.button("ui-menu").click()
    look("menu")
    page.keyboard.press("Escape")
    player.cards.get_by_role("button", name=word("ui-card-open", card="").strip()).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("card")
    page.keyboard.press("Escape")
    for id in ("ui-story", "ui-seats-and-bots", "ui-share", "ui-amend", "ui-settings", "ui-help"):
        player.menu(id)
        expect(page.get_by_role("dialog")).to_be_visible()
        look(id)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    while not mirror.over:
        mirror.choose(mirror.wanted().key)
    player.lobby()
    look("lobby with tables")
    player.bring_in(mirror.save(tmp_path / "ended.undercroft"))
    expect(player.result).to_be_visible()
    look("result")
    assert wrong == []
