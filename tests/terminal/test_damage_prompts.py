"""Questions about damage say who or what deals it."""

from __future__ import annotations

import pytest

from tests.terminal.conftest import a_party, a_table, randomly
from tests.text.everything import render
from undercroft.games.haven.state import CAUSES, cause
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller
from undercroft.text.messages import locales


def asked(table: Table) -> tuple[dict, str]:
    decision = next(d for d in table.decisions if d.prompt == "damage")
    teller = Teller(table, decision.seat)
    return decision.args, teller.prompt(teller.refresh().questions[0])


def test_an_attack_names_the_attacker() -> None:
    table = a_table()
    for line in randomly(table, 2):
        if table.decision.prompt == "damage" and table.decision.args["source"] == "figure":
            break
        table.choose(table.decision.keys[int(line) - 1])
    args, text = asked(table)
    assert args["source"] == "figure"
    assert text.startswith("Bandit Guard")


def test_an_attack_names_the_attacker_and_the_target_where_several_play() -> None:
    args, text = asked(a_party("damage"))
    assert args["source"] == "figure"
    assert "Bandit Guard" in text
    assert "Brute" in text or "Tinkerer" in text


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("prompt", ["prompt-damage", "prompt-gh-damage"])
def test_every_source_has_words_of_its_own(prompt: str, locale: str) -> None:
    told = {"damage": 3, "figure": "Ann", "attacker": "Bob", "line": "Suffer 3"}
    ways = {render(prompt, {**told, "source": source}, locale) for source in (*CAUSES, "figure", "line")}
    assert len(ways) >= 6
    assert sum("Bob" in way for way in ways) == 2
    assert sum("Suffer 3" in way for way in ways) == 1


def test_a_line_is_told_where_no_figure_deals_the_damage() -> None:
    assert cause("some-card/1", "") == {"source": "line", "attacker": "", "line": "some-card/1"}
    assert cause("some-card/1", "m1") == {"source": "figure", "attacker": "m1", "line": ""}
    assert cause("trap", "hero")["source"] == "trap"
