"""`look NAME`: what is named on the screen or in the log can be read."""

from __future__ import annotations

import re

import pytest

from tests.terminal.conftest import Desk, a_party, leave
from undercroft import new_table
from undercroft.bots import RandomBot
from undercroft.kernel.table import Table
from undercroft.terminal import views
from undercroft.terminal.session import Session


def dark() -> Table:
    """A game in which enemies have come, a door was opened and an event was drawn."""
    table = new_table("massive-darkness", scenario="walking-in-the-dark", characters=["elias", "sybil"], seed=4)
    bot = RandomBot(1)
    while table.decisions and not (table.state.event and table.state.door and table.state.enemies):
        table.choose(bot.choose(table, table.decisions[0]), table.decisions[0].seat)
    return table


def session(desk: Desk, table: Table) -> Session:
    return Session(desk.terminal, table, desk.folder / "one.undercroft", {})


def test_events_doors_and_guardians_can_be_read(desk: Desk) -> None:
    table = dark()
    content, s = table.rules.content, table.state
    event, door = content.events[s.event].text, content.doors[s.door]
    enemy = content.cards[next(iter(s.enemies.values())).card]
    at = session(desk, table)
    for name, part in ((event.name, event.text[:30]), (door.name, "First room"), (enemy.name, "Melee")):
        desk.fresh()
        desk.type(f"look {name}")
        leave(at.run)
        assert part in " ".join(desk.text.split()), name
    desk.check_width()


def test_what_has_left_the_table_can_still_be_read(desk: Desk) -> None:
    table = dark()
    event = table.rules.content.events[table.state.event].text
    at = session(desk, table)
    at.look()
    table.amend("event", "")
    desk.type(f"look {event.name.lower()}")
    leave(at.run)
    assert event.text[:20] in desk.text


def test_a_hidden_hand_cannot_be_read(desk: Desk) -> None:
    table = a_party("select")
    at = session(desk, table)
    other = next(hero for hero in table.state.heroes.values() if hero.seat != at.seat)
    names = {table.rules.content.cards[c].name for c in other.hand}
    assert names.isdisjoint(at.teller.names.open)
    for name in sorted(names)[:2]:
        desk.type(f"look {name}")
        leave(at.run)
        assert f"Nothing here is called {name!r}" in " ".join(desk.fresh().split())


@pytest.mark.parametrize(("line", "told"), [("look", "`look NAME` shows a card or a figure"), ("look Bandit Gard", "did you mean 'Bandit Guard")])
def test_what_is_not_there(desk: Desk, line: str, told: str) -> None:
    at = session(desk.type(line), a_party("turn"))
    leave(at.run)
    assert told in " ".join(desk.text.split())


def test_a_figure_is_shown_with_its_card(desk: Desk) -> None:
    at = session(desk.type("look bandit guard 2"), a_party("turn"))
    leave(at.run)
    assert "Bandit Guard ♥" in desk.text


@pytest.mark.parametrize("label", ["BG2", "bg2", "@b", "B"])
def test_a_label_on_the_board_is_a_name_too(desk: Desk, label: str) -> None:
    at = session(desk, a_party("turn"))
    scene = at.look()
    found = views.look(scene, at.teller, label, 100)
    assert not isinstance(found, str)
    assert found[0].plain.startswith("BG2 Bandit Guard ♥" if "2" in label else "@B Brute ♥")


def test_a_card_found_several_times_is_shown_once(desk: Desk) -> None:
    at = session(desk, a_party("turn"))
    several = views.look(at.look(), at.teller, "band", 100)
    assert not isinstance(several, str)
    lines = [line.plain for line in several if line.plain]
    assert len(lines) == len(set(lines))
    assert sum(line.startswith("BG") for line in lines) == 3


@pytest.mark.parametrize("line", ["look", "look zzzz"])
def test_a_list_of_names_is_cut_at_a_name(small: Desk, line: str) -> None:
    at = session(small.type(line), dark())
    leave(at.run)
    assert re.search(r"(there are|a figure): Elias, Sybil, [\w ,'’-]+\w and \d+ more", " ".join(small.text.split()))


def test_help_tells_of_it(desk: Desk) -> None:
    leave(session(desk.type("help"), a_party("turn")).run)
    assert "look NAME" in desk.text
