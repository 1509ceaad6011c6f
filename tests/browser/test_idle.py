"""Where nothing happens, the page does nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.choosing import answering
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_alone import to_the_form

SECONDS = 2
"""How long a page is watched at a time: in real time, because nothing is to happen."""
TIMES = 30
"""How often it is watched before it is taken for restless."""


def counts(session: CDPSession) -> dict[str, float]:
    return {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}


def comes_to_rest(player: Player) -> bool:
    """Whether the page's thread comes to do as good as nothing, twice in a row; its work is counted in processor time."""
    player.page.mouse.move(5, 5)
    session = player.page.context.new_cdp_session(player.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    quiet = 0
    for _ in range(TIMES):
        before = counts(session)
        player.page.wait_for_timeout(SECONDS * 1000)
        done = {name: value - before[name] for name, value in counts(session).items()}
        idle = done["LayoutCount"] == 0 and done["RecalcStyleCount"] <= 4 and done["TaskDuration"] < 0.1 * SECONDS
        quiet = quiet + 1 if idle else 0
        if quiet == 2:
            return True
    return False


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_idle_board_costs_no_layout(visit: Visit, motion: str) -> None:
    player = visit(reduced_motion=motion)
    to_the_form(player)
    player.button("ui-play").click()
    player.button("ui-to-table").click()
    while not player.on_board.count():
        keep = player.cards.get_by_role("button", name=re.compile("^Keep "))
        with answering(player):
            (keep.first if keep.count() else player.listed.first).click()
        expect(player.question).to_contain_text(player.word("ui-question-you", name=""))
    assert comes_to_rest(player)
