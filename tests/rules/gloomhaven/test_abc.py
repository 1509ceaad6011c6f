"""Ability cards: what stands on them, whose they are, and how two of them make a turn."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.packs import PackError
from undercroft.kernel.rules import SetupError

from .position import card, position

SOME = [card("one"), card("two"), card("extra", level="X"), card("low", level=2), card("other-low", level=2), card("high", level=3)]


@pytest.mark.rule("GH-ABC-01")
def test_a_card_has_a_title_an_initiative_a_level_and_two_actions() -> None:
    p = position("1 2 .", cards=[card("jab", top="Attack 3", bottom="Move 4", initiative=17, level="X")])
    jab = p.game.card("jab")
    assert (jab.name, jab.initiative, jab.level, jab.owner) == ("Jab", 17, 0, "tester")
    assert [len(half.abilities) for half in (jab.top, jab.bottom)] == [1, 1]
    bad: dict[str, Any] = {"initiative": 100, "level": 10}
    for field, value in bad.items():
        with pytest.raises(PackError, match=f"{value}"):
            position("1 2 .", cards=[{**card("jab"), field: value}])
    for field in ("name", "initiative", "top", "bottom"):
        with pytest.raises(PackError, match=field):
            position("1 2 .", cards=[{k: v for k, v in card("jab").items() if k != field}])


def takes(level: int, *cards: str) -> bool:
    """May a character of this level, with a hand of two, take these cards?"""
    try:
        position("1 2 .", cards=SOME, hand=2, setup={"levels": level, "cards": {"tester": list(cards)}})
    except SetupError:
        return False
    return True


@pytest.mark.rule("GH-ABC-02")
def test_higher_cards_come_with_levels_one_for_each() -> None:
    assert takes(1, "one", "extra")
    assert not takes(1, "one", "low")
    assert takes(2, "one", "low")
    assert not takes(2, "low", "other-low"), "level 2 brings one card"
    assert not takes(2, "one", "high")
    assert takes(3, "low", "high")
    assert takes(3, "low", "other-low"), "at level 3 it may be a lower one"
    p = position("1 2 .", cards=SOME, hand=2, setup={"levels": 2, "cards": {}}, ask=True)
    p.go("leave:extra", "leave:one")
    assert p.prompt == "choose-hand"
    assert p.keys_of("leave") == ["low", "other-low"], "only one of them can be in the pool"
    p.go("leave:low").until("select")
    assert p.hero().hand == ["two", "other-low"]


@pytest.mark.rule("GH-ABC-03")
def test_a_round_takes_the_top_action_of_one_card_and_the_bottom_action_of_the_other() -> None:
    p = position("1 2 .", cards=[card("jab", initiative=1)])
    p.play("jab", "spare-1").go("bottom:jab", "stay")
    assert (p.keys_of("top"), p.keys_of("bottom")) == (["spare-1"], [])
    p.go("top:spare-1")
    assert p.turns == ["c1", "c2"], "there is no third action"
    assert sorted(p.hero().discard) == ["jab", "spare-1"]


@pytest.mark.rule("GH-ABC-04")
def test_cards_belong_to_one_class() -> None:
    with pytest.raises(SetupError, match="no card of Tester is called 'theirs'"):
        position("1 2 .", cards=[card("mine")], cards2=[card("theirs")], hand=1, setup={"cards": {"tester": ["theirs"]}})
    with pytest.raises(PackError, match="ours"):
        position("1 2 .", cards=[card("ours")], cards2=[card("ours")])


@pytest.mark.rule("GH-ABC-05")
def test_the_initiative_of_the_leading_card_sets_the_place_in_the_round() -> None:
    cards = [card("early", initiative=10), card("late", initiative=90)]
    p = position("1 2 A", monsters={"A": "grub"}, cards=cards)
    assert p.play("early", "late").until("short-rest").turns == ["c1", "grub-1", "c2"]
    q = position("1 2 A", monsters={"A": "grub"}, cards=cards)
    q.play("late", "early", c2=("other-1", "other-2")).until("short-rest")
    assert q.turns == ["grub-1", "c2", "c1"]
