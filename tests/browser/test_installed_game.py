"""A game in a package of its own, at the server: whole games over the wire, and a few turns in the browser."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.choosing import choose
from tests.browser.conftest import Visit
from tests.browser.serving import serving
from tests.installing import SKIRMISH, install
from undercroft.trials.driving import Order, Running

CHOICES = 400
"""More than a game of ten rounds asks."""
PARTY = {"scenario": "broken-bridge", "character": ["knight", "ranger"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that finds one game more than all other tests."""
    folder = tmp_path_factory.mktemp("installed")
    with serving(folder, path=install(SKIRMISH, folder / "site")) as running:
        yield running


def in_lobby(server: Running, locale: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/games?locale={locale}", timeout=30) as answer:
        found: dict[str, Any] = next(game for game in json.load(answer) if game["name"] == "skirmish")
    return found


def test_the_lobby_has_its_form(server: Running) -> None:
    character, scenario = in_lobby(server, "uk")["form"]["fields"]
    assert [option["value"] for option in character["options"]] == ["knight", "ranger", "healer"]
    assert [option["title"] for option in scenario["options"]] == ["Broken Bridge", "Ogre Cave"]
    assert in_lobby(server, "uk")["about"].startswith("Двоє героїв")
    assert in_lobby(server, "en")["about"].startswith("Two heroes")


async def whole_game(server: Running, seed: int) -> str:
    """Two seats play at random to the end, each over a connection of its own."""
    driver, dice = await Order("skirmish", "1", PARTY, 2).driver(server, seed), Random(seed)
    await driver.connect()
    for _ in range(CHOICES):
        if driver.over:
            break
        await driver.catch_up(await driver.choose(dice.choice(driver.moves)))
    await driver.close()
    return str(driver.lines[1].scene["outcome"])


def test_whole_games_over_the_wire(server: Running) -> None:
    with ThreadPoolExecutor(1) as pool:  # in a thread, because the browser's event loop may be running in this one
        outcomes = {pool.submit(lambda: asyncio.run(whole_game(server, seed))).result() for seed in range(4)}  # noqa: B023 (called at once)
    assert outcomes <= {"won", "lost"}


def test_a_few_turns_in_the_browser(visit: Visit, server: Running) -> None:
    player = visit(server)
    player.lobby()
    player.page.get_by_role("link", name=re.compile("^Skirmish")).first.click()
    player.button("ui-play").click()
    player.to_table("Broken Bridge")
    expect(player.prompt).to_have_text("Knight: play a card, or rest.")
    player.cards.get_by_role("button", name=re.compile("Play Charge")).first.click()
    expect(player.prompt).to_have_text("Knight: move up to 4 hexes.")
    player.at("Move to 5,3").click()
    expect(player.log.filter(has_text="Knight moves to 5,3.")).to_be_visible()
    expect(player.prompt).to_have_text("Ranger: play a card, or rest.")
    for _ in range(6):
        choose(player)
    expect(player.log.filter(has_text="Goblin 1 moves to 6,3.")).to_be_visible()
    player.reads_why("Goblin 1 moves to 6,3.", ["SK-ENE-01", "SK-ENE-02"], "the fewest hexes away")
    player.region("ui-why").get_by_role("button", name=player.word("ui-close")).click()
    player.speak("uk")
    expect(player.log.filter(has_text="Knight переходить на 5,3.")).to_be_visible()
