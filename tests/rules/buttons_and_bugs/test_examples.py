"""How rule tests are written here: the smallest position, played through the public flow."""

from __future__ import annotations

import pytest

from .position import card, monster, position


@pytest.mark.rule("BB-CRD-03")
def test_an_a_side_turns_to_b_and_returns_to_hand() -> None:
    p = position("s 1", monsters=["grub 1"], scenario={"flat": False}, cards=[card("jab", top="Attack 3")])
    p.play("jab", "spare-1").go("top:jab", "attack:m1")
    assert p.zone("jab") == "hand b"


@pytest.mark.rule("BB-ATK-05")
def test_bonuses_then_modifier_then_shield() -> None:
    p = position(
        """
        s
          1
        .
        """,
        monsters=["slug 1"],
        kinds=[monster("slug", health=20, traits=["Shield 2"])],
        cards=[card("jab", top="Attack 3, pierce 1", initiative=1)],
        draws="0 +",  # the column of the slugs, then the modifier of the attack: row 1, "+" is +1
    )
    p.set(p.monster(1), conditions=["poison"])
    p.play("jab", "spare-1").go("top:jab", "attack:m1", "roll")
    assert p.monster(1).health == 20 - (3 + 1 + 1 - (2 - 1))
