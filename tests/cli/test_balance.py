"""`undercroft balance`: who plays what, what is kept in a file, refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import GAME, Cli
from undercroft.lab import balance as balancing
from undercroft.lab.simulation import Order, Row, row

PARTIES = "gloomhaven"
RANDOM = "random-dungeon"


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> list[Order]:
    """What is asked for; nothing is played, every game is lost."""
    found: list[Order] = []

    def simulate(order: Order, advance: Any) -> list[Row]:
        found.append(order)
        return [msgspec.structs.replace(row(setup, order.bot, []), lost=order.games + (n < order.more)) for n, setup in enumerate(order.setups)]

    monkeypatch.setattr(balancing, "simulate", simulate)
    return found


def test_parties_of_every_size_with_all_classes(cli: Cli, orders: list[Order]) -> None:
    found = cli("balance", PARTIES, "--bot", "greedy", "--games", 12, "--json")
    info = next(game for game in cli("games", "--json").json if game["name"] == PARTIES)
    assert {(order.setups[0]["scenario"], len(order.setups[0]["characters"])) for order in orders} == {
        (scenario, size) for scenario in info["scenarios"] if scenario != RANDOM for size in (2, 3, 4)
    }, "all but the one that is another every time"
    for order in orders:
        assert {c for setup in order.setups for c in setup["characters"]} == set(info["characters"])
        assert len(order.setups) >= 3
        assert order.bot == "greedy"
        assert all("difficulty" not in setup for setup in order.setups), "normal"
    assert len(found.json["rows"]) == len(orders)
    assert found.json["game"] == PARTIES


def test_some_bots_and_sizes_of_one_scenario(cli: Cli, orders: list[Order]) -> None:
    scenario = cli("games", "--json").json[1]["scenarios"][0]
    cli("balance", PARTIES, "--scenario", scenario, "--bot", "search", "--bot", "greedy", "--size", 2, "--size", 4, "--games", 4, "--budget", 3)
    asked = [(order.setups[0]["scenario"], len(order.setups[0]["characters"]), order.bot, order.budget) for order in orders]
    assert asked == [(scenario, size, bot, "3") for size in (2, 4) for bot in ("greedy", "search")]


def test_a_file_is_taken_up_again(cli: Cli, orders: list[Order], tmp_path: Path) -> None:
    out = tmp_path / "balance.json"
    order = ("balance", PARTIES, "--bot", "greedy", "--games", 4, "--out", out)
    found = cli(*order, "--size", 2)
    assert found.code == 1, "no game was won"
    number = len(orders)
    cli(*order, "--size", 3)
    assert len(orders) == 2 * number
    again = cli(*order, "--size", 2, "--size", 3)
    assert len(orders) == 2 * number
    assert again.out.count("too hard") == 2 * number
    assert again.err.count("too hard: greedy wins 0%, not between 20% and 95%") == 2 * number
    page = out.with_suffix(".md").read_text("utf-8")
    assert page.startswith("# Balance: Gloomhaven\n")
    assert page.count("| too hard |") == 2 * number


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((PARTIES, "--bot", "greddy"), "did you mean 'greedy'?"),
        ((PARTIES, "--size", "5"), "Gloomhaven is played with 2, 3, 4, not with 5"),
        ((GAME, "--size", "2"), "is played with 1, not with 2"),
        ((GAME, "--budget", "much"), "--budget"),
    ],
)
def test_bad_usage_is_one_line(cli: Cli, arguments: tuple[str, ...], said: str) -> None:
    cli("balance", *arguments).refused(2, said)
