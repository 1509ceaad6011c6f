"""An ability that is used in a combat says what it costs, as it does between actions."""

from __future__ import annotations

from undercroft import new_table
from undercroft.kernel.conformance import lively


def test_an_ability_in_a_combat_says_that_it_costs_experience() -> None:
    for seed in range(40):
        table = new_table("massive-darkness", scenario="black-widow", characters=["elias", "sybil"], seed=seed)
        lines = {e.id for sheet in table.rules.content.classes.values() for e in sheet.ability.effects}
        player = lively(seed)
        while table.decisions:
            decision = table.decisions[0]
            if found := [key for key in decision.keys if key.partition(":")[2].partition("#")[0] in lines]:
                choice = next(c for q in table.scene(decision.seat).questions for c in q.choices if c.key == found[0])
                assert choice.text.id == "md-option-ability"
                return
            table.choose(player(decision), decision.seat)
    raise AssertionError("no game came to an ability in a combat")
