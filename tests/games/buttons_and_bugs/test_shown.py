"""What a player must be told to choose well: the price of an item, and what loses the scenario."""

from __future__ import annotations

import pytest

from undercroft import new_table
from undercroft.games.buttons_and_bugs.content.printing import item_lines
from undercroft.games.buttons_and_bugs.module import MODULE

GAME = "buttons-and-bugs"
CONTENT = MODULE.rules(MODULE.packs()).content


def test_an_item_with_a_price_shows_it() -> None:
    priced = [item for item in CONTENT.items.values() if item.price is not None]
    assert priced
    for item in priced:
        assert item_lines(item)[0].startswith("Pay consume "), item.id
    table = new_table(GAME, scenario="in-the-walls", characters=["tinkerer"])
    offered = {card.id: card.parts["effect"] for zone in table.scene(0).zones if zone.id == "supply" for card in zone.cards}
    assert offered["drop-of-clean-water"] == ("Pay consume ice/air: Remove 1 negative condition",)


@pytest.mark.parametrize("scenario", CONTENT.scenarios)
def test_what_loses_a_scenario_is_told_beside_its_goal(scenario: str) -> None:
    card = CONTENT.scenarios[scenario]
    character = next(c for c in CONTENT.characters if card.allows(c))
    told = {message.id: message.args["text"] for message in new_table(GAME, scenario=scenario, characters=[character]).scene(0).status}
    assert told["goal"] == card.text.goal_text
    assert told.get("loss", "") == card.text.loss_text
