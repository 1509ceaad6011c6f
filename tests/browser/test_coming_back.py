"""What lasts: reloading, leaving, undoing, files, lost connections."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, Watch
from tests.browser.cutting import Cutter
from tests.browser.mirror import Mirror
from tests.browser.player import Player
from tests.browser.serving import serving
from undercroft.trials.driving import Running

SEED = 11
PIECES = 50
"""What passes over the line before it is cut: more than coming back takes."""


@pytest.fixture
def mirror() -> Mirror:
    return Mirror(SEED)


@pytest.fixture
def seated(player: Player, mirror: Mirror) -> Player:
    player.lobby()
    player.sit_down(SEED, mirror.title)
    player.sees(mirror)
    return player


def moves(player: Player, mirror: Mirror, number: int) -> None:
    for _ in range(number):
        player.choose(mirror, mirror.wanted())


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(seated: Player, mirror: Mirror) -> None:
    while not mirror.spots():
        moves(seated, mirror, 1)
    seated.sees(mirror)
    figures = [figure.get_attribute("aria-label") for figure in seated.figures.all()]
    assert len(figures) > 2
    seated.page.reload()
    seated.sees(mirror)
    assert [figure.get_attribute("aria-label") for figure in seated.figures.all()] == figures
    expect(seated.log).to_contain_text(mirror.log)
    moves(seated, mirror, 1)


def test_undo_says_what_it_takes_back_and_redo_does_it_again(seated: Player, mirror: Mirror) -> None:
    expect(seated.undo).to_be_disabled()
    offer = mirror.wanted()
    seated.choose(mirror, offer)
    after, told = mirror.prompt, mirror.log
    expect(seated.undo).to_have_accessible_name(seated.word("ui-undo-what", what=offer.text))
    seated.undo.click()
    mirror.undo()
    seated.sees(mirror)
    expect(seated.log).to_contain_text(mirror.log)
    expect(seated.undo).to_be_disabled()
    seated.button("ui-redo").click()
    mirror.choose(offer.key)
    seated.sees(mirror)
    assert (mirror.prompt, mirror.log) == (after, told)
    expect(seated.log).to_contain_text(mirror.log)
    expect(seated.button("ui-redo")).to_be_hidden()


def test_a_table_waits_in_the_lobby(seated: Player, mirror: Mirror) -> None:
    moves(seated, mirror, 3)
    seated.link("ui-leave").click()
    expect(seated.page.get_by_text(seated.word("ui-your-turn"), exact=True).first).to_be_visible()
    seated.link("ui-continue").click()
    seated.sees(mirror)


def test_a_table_goes_out_as_a_file_and_comes_in_again(seated: Player, mirror: Mirror, visit: Visit, tmp_path: Path) -> None:
    moves(seated, mirror, 4)
    last = seated.undo.get_attribute("aria-label")
    seated.link("ui-leave").click()
    with seated.page.expect_download() as download:
        seated.button("ui-export-named", name=mirror.title).click()
    file = tmp_path / download.value.suggested_filename
    assert file.suffix == ".undercroft"
    download.value.save_as(file)
    other = visit()
    other.lobby()
    other.bring_in(file)
    expect(other.notices).to_contain_text(other.word("ui-imported"))
    other.sees(mirror)
    expect(other.log).to_contain_text(mirror.log)
    expect(other.undo).to_have_accessible_name(last or "")
    moves(other, mirror, 1)


def test_rubbish_is_not_taken_in(player: Player, tmp_path: Path, watch: Watch) -> None:
    watch.expect("status of 422")
    file = tmp_path / "rubbish.undercroft"
    file.write_bytes(b"\x00\x01 not a game at all")
    player.lobby()
    player.bring_in(file)
    expect(player.notices).to_contain_text(re.compile("save|game|file"))
    player.notices.get_by_role("button", name=player.word("ui-dismiss")).click()
    expect(player.notices.get_by_role("button")).to_have_count(0)
    expect(player.page.get_by_role("heading", name=player.word("ui-my-tables"))).to_be_visible()


@pytest.mark.parametrize("where", ["join/0123456789abcdef/0123456789abcdef0123456789abcdef", "table/0123456789abcdef", "somewhere/else"])
def test_stale_links_say_so(player: Player, watch: Watch, where: str) -> None:
    watch.expect("status of 404")
    player.page.goto(f"{player.home}#/{where}")
    if where.startswith("join"):
        player.button("ui-come-in").click()
        expect(player.page.get_by_role("alert")).to_have_text(player.word("ui-link-void"))
    elif where.startswith("table"):
        expect(player.page.get_by_role("alert")).to_be_visible()
        player.link("ui-back-to-lobby").click()
        expect(player.page.get_by_role("heading", name=player.word("ui-my-tables"))).to_be_visible()
    else:
        expect(player.page.get_by_role("heading", name=player.word("ui-nowhere"))).to_be_visible()


def test_play_goes_on_though_the_line_is_cut_again_and_again(visit: Visit, server: Running, mirror: Mirror, watch: Watch) -> None:
    """Through a line of the test's own, which breaks every connection, whatever is under way; now and then just after a choice."""
    watch.expect("WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load")
    with Cutter(server.port, every=PIECES) as line:
        player = visit(line)
        player.lobby()
        player.sit_down(SEED, mirror.title)
        moves(player, mirror, 1)
        line.begin()
        turn = count()
        while not mirror.over:
            player.insist(mirror, mirror.wanted(), disturb=line.cut if next(turn) % 10 == 5 else lambda: None)
        player.button("ui-look-at-table").click()
        expect(player.log).to_contain_text(mirror.log)
    assert line.cuts >= 4


def test_a_server_that_was_killed_is_waited_for(visit: Visit, tmp_path: Path, mirror: Mirror, watch: Watch) -> None:
    watch.expect("WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load")
    with serving(tmp_path) as server:
        player = visit(server)
        player.lobby()
        player.sit_down(SEED, mirror.title)
        moves(player, mirror, 3)
        told = player.undo.get_attribute("aria-label") or ""
        server.kill()
        expect(player.page.get_by_role("alert")).to_have_text(player.word("ui-reconnecting"))
        expect(player.undo).to_be_disabled()
        server.start()
        expect(player.page.get_by_role("alert")).to_be_hidden()
        player.sees(mirror)
        expect(player.undo).to_have_accessible_name(told)
        moves(player, mirror, 1)
