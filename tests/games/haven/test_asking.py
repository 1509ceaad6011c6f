"""The question about the cards of a round speaks only of what can be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.text.everything import render
from undercroft.games.haven.table.asking import may_select
from undercroft.kernel.decision import Option
from undercroft.kernel.table import Table
from undercroft.server.shelf import SHELF
from undercroft.text.messages import locales

LEAD, REST, STOP = (Option[Any](key, key) for key in ("lead:a", "rest", "give-up"))
PROMPTS = ("prompt-gh-select", "prompt-select")


@pytest.mark.parametrize(
    ("options", "may"), [((LEAD, REST, STOP), "both"), ((LEAD, STOP), "card"), ((REST, STOP), "rest"), ((LEAD, REST), "both"), ((REST,), "rest")]
)
def test_what_can_be_chosen(options: tuple[Option[Any], ...], may: str) -> None:
    assert may_select(options) == may


@pytest.mark.parametrize("prompt", PROMPTS)
@pytest.mark.parametrize("locale", sorted(locales()))
def test_the_prompt_differs(prompt: str, locale: str) -> None:
    assert len({render(prompt, {"may": may}, locale) for may in ("both", "card", "rest")}) == 3


@pytest.mark.parametrize("game", ["gloomhaven", "buttons-and-bugs"])
def test_a_rest_is_spoken_of_where_it_is_offered(game: str) -> None:
    rules = SHELF.rules(game)
    table = Table(rules, next(iter(SHELF.find(game).module.setups(rules))), 3)
    while not any(decision.prompt == "select" for decision in table.decisions):
        decision = table.decisions[0]
        table.choose(decision.options[0].key, decision.seat)
    asked = [question for seat in table.seats for question in table.scene(seat).questions if question.prompt.id in PROMPTS]
    assert asked
    for question in asked:
        offered = any(choice.key == "rest" for choice in question.choices)
        assert ("rest" in render(question.prompt.id, question.prompt.args)) == offered
