"""Options that would do nothing are marked before they are chosen; all others are not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.buttons_and_bugs.position import Position, card, row

FAR = "s . . . . 1"


def marked(p: Position) -> list[str]:
    (question,) = p.table.scene(0).questions
    return [choice.key for choice in question.choices if choice.note is not None]


def of_card(line: str | list[str], map_: str = FAR, **given: Any) -> list[str]:
    p = row(map_, monsters=["dummy 1"], cards=[card("go", top=line, bottom="Move 2")], **given).play("go", "spare-1")
    return [key for key in marked(p) if key in ("top:go", "bottom:go")]


@pytest.mark.parametrize(
    ("line", "in_vain"),
    [
        ("Attack 3", True), ("Attack 3, range 4", True), ("Attack 3, range 5", False), ("Attack 3, range 4, Pay consume fire: (range 5)", False),
        ("Muddle, range 4", True), ("Push 1, range 5", False), ("All enemies suffer 1, range 4", True), ("Heal 2, self", True),
        ("Strengthen, self", False), ("Remove 1 negative condition", True), ("Recover 1, from lost", True), ("Round: Shield 1", False),
        ("Must suffer 1", False), ("Create 1 wild", False),
    ],
)  # fmt: skip
def test_what_finds_nothing_to_do_is_marked(line: str, in_vain: bool) -> None:
    assert of_card(line) == (["top:go"] if in_vain else [])


def test_one_part_that_does_something_is_enough_and_so_is_an_infusion() -> None:
    assert of_card(["Move 1", "Attack 3"]) == []
    assert of_card(["Attack 3", "Infuse fire"]) == []
    assert of_card(["Heal 1, self", "Lost"]) == []


def test_within_reach_an_attack_is_not_marked_but_a_move_without_a_hex_to_go_to_is() -> None:
    assert of_card("Attack 3", "s 1") == ["bottom:go"]
    assert of_card("Attack 3", ". s 1") == []
