"""What is not offered in a combat because its time has not come."""

from __future__ import annotations

import pytest

from .fights import duel, rolled


@pytest.mark.rule("MD-CMB-09", "MD-EQP-10", "MD-EFF-25")
def test_a_consumable_that_is_paid_with_symbols_is_not_offered_before_the_roll() -> None:
    p = duel("When you attack, Pay bam: yellow dice +1", charm={"consumable": True}, rolls="2+bam 1 1").go("melee:e1")
    assert (p.prompt, rolled(p), p.hero().pack) == ("enchant", ("yellow 2+bam", "blue 1"), ["charm"])
    p.go("enchant:equipment/charm/0")
    assert p.hero().pack == []
