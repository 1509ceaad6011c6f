"""Where nothing happens, the page does nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_alone import to_the_form

SECONDS = 2
REST = 8
"""Seconds after which all that moves for a moment has come to rest."""


def counts(session: CDPSession) -> dict[str, float]:
    return {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}


def at_rest(player: Player) -> dict[str, float]:
    """What the page's thread did in two seconds."""
    player.page.mouse.move(5, 5)
    player.page.wait_for_timeout(REST * 1000)
    session = player.page.context.new_cdp_session(player.page)
    session.send("Performance.enable")
    before = counts(session)
    player.page.wait_for_timeout(SECONDS * 1000)
    after = counts(session)
    return {name: after[name] - before[name] for name in ("LayoutCount", "RecalcStyleCount", "TaskDuration")}


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_idle_board_costs_no_layout(visit: Visit, motion: str) -> None:
    player = visit(reduced_motion=motion)
    to_the_form(player)
    player.button("ui-play").click()
    player.button("ui-to-table").click()
    while not player.on_board.count():
        before = player.question.inner_text()
        keep = player.cards.get_by_role("button", name=re.compile("^Keep "))
        (keep.first if keep.count() else player.listed.first).click()
        expect(player.question).not_to_have_text(before, use_inner_text=True)
        expect(player.question).to_contain_text(player.word("ui-question-you", name=""))
    done = at_rest(player)
    assert done["LayoutCount"] == 0
    assert done["RecalcStyleCount"] <= 4
    assert done["TaskDuration"] < 0.1 * SECONDS
