"""Which of two modifiers is better, where a game compares them by the attack they would make and then by their effects."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from undercroft.games.buttons_and_bugs.rules.advantage import compare
from undercroft.games.haven.content.mods import Mods


@dataclass(frozen=True)
class Row:
    """A modifier."""

    value: int = 0
    miss: bool = False
    double: bool = False
    mods: Mods = field(default_factory=Mods)


def effect(**mods: object) -> Row:
    """A modifier +0 with an effect."""
    return Row(mods=Mods(**mods))  # type: ignore[arg-type]


PLAIN, MISS, DOUBLE = Row(), Row(miss=True), Row(double=True)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Row(1), Row(-1)),
        (Row(-9), MISS),
        (DOUBLE, Row(2)),
        (Row(4), DOUBLE),
        (Row(1), effect(give=("wound",))),
        (effect(give=("wound",)), PLAIN),
        (effect(give_self=("strengthen",)), PLAIN),
        (PLAIN, effect(give_self=("wound",))),
        (PLAIN, effect(give_self=("strengthen", "wound"))),
        (effect(give=("wound",)), effect(give_self=("wound",))),
        (effect(pierce=3), effect(pierce=1)),
        (effect(give=("wound",), push=2), effect(give=("wound",), push=1)),
        (effect(give_self=("wound",), push=2), effect(give_self=("wound",), push=1)),
    ],
)
def test_one_modifier_is_better_than_another(better: Row, worse: Row) -> None:
    assert compare(better, worse, 3) > 0
    assert compare(worse, better, 3) < 0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Row(1), Row(1)),
        (MISS, Row(5, miss=True)),
        (DOUBLE, Row(3)),
        (effect(pierce=2), effect(pierce=2)),
        (effect(pierce=2), effect(push=1)),
        (effect(pierce=2, push=1), effect(pierce=1)),
        (effect(pierce=2, push=2), effect(pierce=1, push=1)),
        (effect(give=("wound",)), effect(give=("muddle",))),
        (effect(give=("wound",), push=2), effect(give=("muddle",), push=1)),
        (effect(give=("wound",), push=2), effect(give=("wound",))),
        (effect(give_self=("strengthen",), push=2), effect(give_self=("invisible",), push=1)),
    ],
)
def test_which_of_two_modifiers_is_better_is_not_decided(one: Row, other: Row) -> None:
    assert (compare(one, other, 3), compare(other, one, 3)) == (0, 0)
