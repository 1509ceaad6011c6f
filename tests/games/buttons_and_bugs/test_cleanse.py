"""Abilities that remove conditions."""

from __future__ import annotations

import pytest

from tests.rules.buttons_and_bugs.position import card, row


@pytest.mark.parametrize(("count", "left"), [(1, ["wound", "muddle"]), (2, ["muddle"]), (4, [])])
def test_as_many_conditions_are_removed_as_the_ability_says(count: int, left: list[str]) -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("wash", top=f"Remove {count} negative condition")])
    p.play("wash", "spare-1").set(p.hero, conditions=["poison", "wound", "muddle"]).go("top:wash", "perform")
    for condition in ("poison", "wound")[:count]:  # the last one is removed without a question
        p.go(f"remove:{condition}")
    assert (p.prompt, list(p.hero.conditions)) == ("turn", left)
