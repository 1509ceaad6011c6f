"""Recovering cards."""

from __future__ import annotations

import pytest

from .position import Position, card, idle, row

STONE = idle("stone", 60, health=30)


def recovering(text: str, **laid: str) -> Position:
    """The character performs a recover ability of "memory" while "one" and "two" lie where it says; "other" is played too."""
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], cards=[card("memory", top=text), card("one"), card("two"), card("other")])
    for id, where in laid.items():
        p.put(where, id)
    return p.play("memory", "other").go("top:memory", "perform")


@pytest.mark.rule("BB-REC-01")
def test_recover_returns_a_card_to_hand_and_targets_nobody() -> None:
    p = recovering("Recover 1, from discard", one="discard b")
    assert p.keys == ["stop", "recover:one"]
    assert p.go("recover:one").zone("one") == "hand a"


@pytest.mark.rule("BB-REC-02")
@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Recover 2, from hand", ["one"]),
        ("Recover 2, from discard", ["two"]),
        ("Recover 2, from hand discard", ["one", "two"]),
        ("Recover 2, from lost", []),
    ],
)
def test_recover_looks_only_where_its_text_says(text: str, cards: list[str]) -> None:
    p = recovering(text, one="hand b", two="discard b")
    assert p.keys_of("recover") == cards


@pytest.mark.rule("BB-REC-02")
def test_recover_takes_lost_cards_if_its_text_says_so() -> None:
    p = recovering("Recover 1, from lost", one="lost b", two="discard b")
    assert p.keys == ["stop", "recover:one"]


@pytest.mark.rule("BB-REC-02")
def test_recover_takes_up_to_the_stated_number_of_cards() -> None:
    p = recovering("Recover 1, from discard", one="discard a", two="discard a").go("recover:one")
    assert p.prompt == "turn"
    p = recovering("Recover 2, from discard", one="discard a", two="discard a").go("recover:one")
    assert p.keys == ["stop", "recover:two"]


@pytest.mark.rule("BB-REC-03")
@pytest.mark.parametrize("where", ["hand b", "discard b", "lost b"])
def test_a_recovered_card_is_in_hand_on_its_a_side(where: str) -> None:
    p = recovering("Recover 1, from hand discard lost", one=where)
    assert p.keys_of("recover") == ["one"]  # not "two", in hand on its A-side already
    assert p.go("recover:one").zone("one") == "hand a"


@pytest.mark.rule("BB-REC-02")
def test_the_question_says_how_many_cards_are_left() -> None:
    p = recovering("Recover 2, from discard", one="discard a", two="discard a")
    assert p.decision.args["left"] == 2
    assert p.go("recover:one").decision.args["left"] == 1


@pytest.mark.rule("BB-REC-01", "BB-LOS-01")
@pytest.mark.parametrize(("key", "zone"), [("stop", "hand b"), ("recover:one", "lost a")])
def test_to_recover_no_card_is_not_to_recover(key: str, zone: str) -> None:
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], cards=[card("memory", top=["Recover 1, from discard", "Lost"]), card("one")])
    p.put("discard b", "one").play("memory", "spare-1").go("top:memory", "perform", key)
    assert p.zone("memory") == zone
