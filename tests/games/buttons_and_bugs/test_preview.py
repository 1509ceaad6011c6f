"""What an option would do, the ruler, and a game in numbers."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft import new_table
from undercroft.bots import RandomBot, play
from undercroft.games.buttons_and_bugs.module import MODULE
from undercroft.grid.hexes import distance
from undercroft.kernel.decision import IllegalChoice
from undercroft.kernel.table import Table

RULES = MODULE.rules(MODULE.packs())
SETUPS = MODULE.setups(RULES)


def table(seed: int = 3) -> Table[Any]:
    return new_table("buttons-and-bugs", scenario="a-rude-welcome", characters=["bruiser"], seed=seed)


@pytest.mark.parametrize("setup", SETUPS[::6], ids=lambda s: f"{s['scenario']}-{s['characters'][0]}")
def test_every_option_can_be_looked_at_and_nothing_changes(setup: dict[str, Any]) -> None:
    game: Table[Any] = Table(RULES, setup, 5)
    bot, looked = RandomBot(5), 0
    while game.decision is not None and looked < 400:
        before = game.hash
        for option in game.decision.options:
            found = game.preview(option.key, 0)
            looked += 1
            if option.key.startswith("move:") and found.path:
                assert found.path[-1] == option.cell
                assert all(distance(a, b) == 1 for a, b in zip(found.path, found.path[1:]))
            if option.figure:
                assert option.figure in found.figures
        assert game.hash == before
        game.choose(bot.choose(game, game.decision))
    assert looked > 20


def test_a_half_shows_where_it_reaches() -> None:
    game = table()
    while game.decision is not None and game.decision.prompt != "turn":
        game.choose(game.decision.keys[0])
    assert game.decision is not None
    found = {key: game.preview(key, 0) for key in game.decision.keys}
    walk = found[next(key for key in found if key.startswith("basic-bottom:"))]
    hero = game.state.figures["hero"].cell
    assert walk.cells
    assert all(1 <= distance(hero, cell) <= 2 for cell in walk.cells)


def test_options_that_are_not_there_cannot_be_looked_at() -> None:
    with pytest.raises(IllegalChoice, match="not offered"):
        table().preview("fly:away", 0)


def test_the_ruler_counts_range_and_way() -> None:
    game = table()
    (board,) = game.scene(0).boards
    floor = [cell.id for cell in board.cells if "obstacle" not in cell.marks]
    for a in floor[:6]:
        for b in floor:
            found = game.measure("map", a, b, 0)
            assert found.distance == distance(a, b)
            if found.path:
                assert (found.path[0], found.path[-1]) == (a, b)
                assert len(found.path) - 1 >= distance(a, b)
    assert sum(bool(game.measure("map", floor[0], b, 0).path) for b in floor) > len(floor) // 2


def test_a_game_in_numbers() -> None:
    game = table()
    play(game, RandomBot(1))
    found = {tally.name.id: tally.value for tally in game.tallies()}
    events = game.events
    assert found["tally-rounds"] == sum(e.id == "round-began" for e in events) > 0
    assert found["tally-suffered"] == sum(e.args["damage"] for e in events if e.id == "suffered" and e.args["figure"] == "hero") > 0
    assert found["tally-hexes"] == sum(len(e.args["path"]) for e in events if e.id == "moved" and e.args["figure"] == "hero")
