"""Options that would do nothing are marked before they are chosen; all others are not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.gloomhaven.position import Position, acting, card, position

FAR = "1 . . . . A\n 2 . . . . ."


def marked(p: Position) -> list[str]:
    """The options of the present decision that are said to do nothing."""
    question = next(q for q in p.table.scene(p.seat).questions if q.seat == p.seat)
    found = [choice for choice in question.choices if choice.note is not None]
    assert {choice.note.id for choice in found if choice.note is not None} <= {"note-does-nothing"}
    return [choice.key for choice in found]


def offered(map_: str, top: str | list[str], bottom: str | list[str] = "Move 2", **given: Any) -> Position:
    """A position in which the card "go" has just been played; A is a monster."""
    cards = [card("go", top=top, bottom=bottom, initiative=1)]
    return position(map_, monsters={"A": "dummy"} if "A" in map_ else {}, cards=cards, **given).play("go", "spare-1")


def of_card(p: Position) -> list[str]:
    return [key for key in marked(p) if key in ("top:go", "bottom:go")]


def test_an_attack_without_a_target_is_marked_a_move_is_not() -> None:
    assert marked(offered(FAR, "Attack 3")) == ["top:go", "top:spare-1", "basic-top:go", "basic-top:spare-1"]
    assert marked(offered("1 A\n 2 .", "Attack 3")) == []


@pytest.mark.parametrize(
    ("line", "in_vain"),
    [
        ("Attack 3, range 4", True), ("Attack 3, range 5", False), ("Attack 3, range 4, Pay consume fire: (range +1)", False),
        ('Attack 2, range 3, area "triangle-3"', True), ('Attack 2, range 4, area "triangle-3"', False), ("Muddle, range 3", True),
        ("Push 2, range 5", False),
        ("All enemies suffer 2", True), ("All enemies suffer 2, anywhere", False), ("Loot 1", True), ("Recover 1 lost", True),
        ("Remove 1 negative condition", True), ("Disarm trap, range 3", True), ("Create trap 2, range 1", False), ("Strengthen, self", False),
        ("Suffer 1", False), ("Heal 2, self", True), ("Heal 2, bless, self", False), ("Round: Shield 1", False), ("Teleport 2", False),
        ("Pay consume fire: Heal 2, self", True),
    ],
)  # fmt: skip
def test_what_finds_nothing_to_do_is_marked(line: str, in_vain: bool) -> None:
    assert of_card(offered(FAR, line)) == (["top:go"] if in_vain else [])


def test_one_part_that_does_something_is_enough() -> None:
    assert of_card(offered(FAR, ["Move 1", "Attack 3"])) == []
    assert of_card(offered(FAR, ["Loot 1", "Attack 3"])) == ["top:go"]


def test_what_is_performed_in_vain_still_gives_what_its_icons_say() -> None:
    for icon in ("XP 1", "Infuse fire", "Lost"):
        assert of_card(offered(FAR, ["Heal 2, self", icon])) == []
        assert of_card(offered(FAR, ["Attack 2", icon])) == ["top:go"], "without a target nothing is performed"


def test_what_holds_a_figure_back_counts() -> None:
    p = offered("1 A\n 2 .", "Attack 3")
    assert marked(p) == []
    p.set(p.c(), conditions=["disarm", "immobilize"])
    assert set(marked(p)) == {f"{half}:{c}" for half in ("top", "basic-top", "bottom", "basic-bottom") for c in ("go", "spare-1")}


def test_an_item_that_would_help_nobody_is_marked() -> None:
    p = offered("1 A\n 2 .", "Attack 3", equipped=["minor-healing-potion"])
    assert marked(p) == ["item:minor-healing-potion"]
    assert marked(p.set(p.c(), health=3)) == []


def test_an_item_that_could_change_the_position_leaves_all_open() -> None:
    assert of_card(offered(FAR, "Pay consume fire: Heal 2, self", equipped=["minor-mana-potion"])) == []


def test_performing_an_ability_is_marked_too() -> None:
    p = acting(FAR, "top", "Loot 1", monsters={"A": "dummy"})
    assert p.keys == ["perform", "skip"]
    assert marked(p) == ["perform"]
