"""Character mats and dials: hit points, the hand limit, the areas for cards, the pool."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import CardMoved
from undercroft.kernel.rules import SetupError

from .position import card, position

HEALTH = (6, 7, 9, 10, 12, 13, 15, 16, 18)
FIVE = [card("one"), card("two"), card("three"), card("extra", level="X"), card("later", level=2)]


@pytest.mark.rule("GH-MAT-01")
@pytest.mark.parametrize("level", range(1, 10))
def test_the_mat_gives_the_hit_points_of_every_level(level: int) -> None:
    p = position("1 2 .", health=HEALTH, setup={"levels": [level, 1]})
    assert (p.c(1).max_health, p.c(2).max_health) == (HEALTH[level - 1], HEALTH[0])


@pytest.mark.rule("GH-MAT-02")
@pytest.mark.parametrize("level", [1, 2, 9])
def test_the_hand_limit_is_the_same_at_every_level(level: int) -> None:
    p = position("1 2 .", cards=FIVE, hand=3, setup={"levels": level, "cards": {}}, ask=True)
    while p.prompt == "choose-hand":
        p.go(p.keys[-1])
    p.until("select")
    assert len(p.hero().hand) == 3
    with pytest.raises(SetupError, match="exactly 3"):
        position("1 2 .", cards=FIVE, hand=3, setup={"levels": level, "cards": {"tester": ["one", "two", "three", "extra"]}})


@pytest.mark.rule("GH-MAT-04")
def test_the_mat_has_areas_for_discarded_lost_and_active_cards_and_for_conditions() -> None:
    cards = [card("stay", top="Persistent: Shield 1", initiative=1), card("gone", bottom=["Muddle, self", "Lost"])]
    p = position("1 2 .", cards=cards).play("stay", "gone").go("top:stay", "perform", "bottom:gone", "perform")
    assert (list(p.hero().active), p.hero().lost, p.hero().discard) == (["stay"], ["gone"], [])
    assert list(p.c().conditions) == ["muddle"]
    p.until("select").play("spare-1", "spare-2").until_turn("c1").go("pass")
    hero = p.hero()
    assert (list(hero.active), hero.lost, hero.discard) == (["stay"], ["gone"], ["spare-1", "spare-2"])
    shown = {zone: list(p.shown(zone, 1)) for zone in ("active", "discard", "lost")}
    assert shown == {"active": ["stay"], "discard": ["spare-1", "spare-2"], "lost": ["gone"]}
    everywhere = [*hero.hand, *hero.played, *hero.active, *hero.discard, *hero.lost]
    assert sorted(everywhere) == sorted(hero.pool), "every card lies in exactly one place"


@pytest.mark.rule("GH-MAT-05")
def test_a_scenario_starts_with_full_hit_points_and_no_experience() -> None:
    p = position("1 2 .", health=HEALTH, setup={"levels": [1, 4]})
    assert [(f.health, f.max_health, p.hero(n).xp) for n, f in ((1, p.c(1)), (2, p.c(2)))] == [(6, 6, 0), (10, 10, 0)]


@pytest.mark.rule("GH-MAT-07")
def test_a_new_character_has_all_cards_of_level_1_and_x_in_its_pool() -> None:
    p = position("1 2 .", cards=FIVE, hand=3, setup={"cards": {}}, ask=True)
    assert p.hero().pool == ["one", "two", "three", "extra"]
    assert p.keys_of("leave") == ["one", "two", "three", "extra"]


@pytest.mark.rule("GH-MAT-04")
def test_it_is_told_where_a_card_goes() -> None:
    p = position("1 2 .", cards=[card("gone", top=["Muddle, self", "Lost"], initiative=1), card("kept")])
    p.play("gone", "kept").go("top:gone", "perform", "pass").until_turn("c2")
    assert [(e.card, e.zone) for e in p.events(CardMoved) if e.figure == "c1"] == [("gone", "lost"), ("kept", "discard")]
