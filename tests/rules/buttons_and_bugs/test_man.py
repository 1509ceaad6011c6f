"""Mandatory triggers."""

from __future__ import annotations

import pytest

from .position import Position, card, idle, row

STONE = idle("stone", 60, health=30)


def acting(*top: str, hexes: str = "s 1") -> Position:
    """The character begins the top action of "deed", with these lines."""
    p = row(hexes, monsters=["stone 1"], kinds=[STONE], cards=[card("deed", top=top)])
    return p.play("deed", "spare-1").go("top:deed")


@pytest.mark.rule("BB-MAN-01")
def test_a_mandatory_effect_cannot_be_skipped_once_a_part_was_performed() -> None:
    p = acting("Attack 2", "Must suffer 1").go("attack:m1")
    assert p.prompt == "damage"  # no question whether
    assert p.go("suffer").hero.health == 11


@pytest.mark.rule("BB-MAN-01")
def test_a_mandatory_effect_before_the_other_parts_can_be_skipped_only_with_them() -> None:
    p = acting("Must suffer 1", "Attack 2")
    assert p.keys == ["perform", "skip"]
    p.go("skip")
    assert p.prompt == "turn"  # no attack any more
    assert p.hero.health == 12
    p = acting("Must suffer 1", "Attack 2").go("perform", "suffer")
    assert p.keys_of("attack") == ["m1"]


@pytest.mark.rule("BB-MAN-02")
@pytest.mark.parametrize("line", ["Suffer 1", "Wound, self", "Persistent: Shield 1"])
def test_harm_to_oneself_and_active_bonuses_are_mandatory(line: str) -> None:
    p = acting("Attack 2", line).go("attack:m1")
    assert p.prompt in ("damage", "turn")  # it was not asked whether to perform it
    p.until("turn")
    assert p.hero.health == 11 or "wound" in p.hero.conditions or p.zone("deed") == "active a"


@pytest.mark.rule("BB-MAN-02")
def test_the_lost_icon_is_mandatory_and_a_good_ability_is_not() -> None:
    p = acting("Attack 2", "Strengthen, self", "Lost").go("attack:m1")
    assert p.keys == ["perform", "skip"]
    assert p.go("skip").zone("deed") == "lost a"


@pytest.mark.rule("BB-MAN-02")
def test_harm_to_oneself_added_to_an_attack_cannot_be_left_out() -> None:
    p = acting("Attack 2, pierce 1, muddle self, strengthen self").go("attack:m1")
    assert p.keys == ["roll", "skip:pierce", "skip:strengthen self"]
    assert "muddle" in p.go("roll").hero.conditions


@pytest.mark.rule("BB-MAN-03")
def test_if_no_part_is_performed_nothing_mandatory_applies() -> None:
    p = acting("Attack 2", "Must suffer 1", "Persistent: Shield 1", "Lost").go("stop", "skip")
    assert p.hero.health == 12
    assert p.game.shield(p.hero) == 0
    assert p.zone("deed") == "hand b"


@pytest.mark.rule("BB-MAN-04")
@pytest.mark.parametrize("lines", [("Attack 2", "Persistent: Shield 1"), ("Persistent: Shield 1", "Attack 2")])
def test_performing_the_other_part_brings_the_bonus_along_which_may_be_dismissed_afterwards(lines: tuple[str, str]) -> None:
    p = acting(*lines)
    if p.prompt == "mandatory":
        p.go("perform")
    p.go("attack:m1")
    assert (p.zone("deed"), p.game.shield(p.hero)) == ("active a", 1)
    p.go("dismiss:deed")
    assert (p.zone("deed"), p.game.shield(p.hero)) == ("hand b", 0)
