"""The variant with permanent death."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Exhausted, GaveUp, ItemUsed, Result, TurnBegan
from undercroft.games.haven.events import Attacked, Suffered

from .position import Position, card, kind, position

MORTAL = {"permanent_death": True}
WOLF = kind("wolf", does=[[], ["Move +0", "Attack +0"], []], initiative=[10, 10, 10])
"""It waits for a round, then attacks."""


def drained(map_: str, *who: int, mortal: bool = True, first: tuple[str, ...] = (), **given: Any) -> Position:
    """The second round has begun; these characters (or the first one) ran out of cards at its start."""
    p = position(map_, profile=MORTAL if mortal else {}, **given).play(*first, c2=("other-1", "other-2")).until("short-rest")
    for n in who or (1,):
        hero = p.hero(n)
        lost = [*hero.lost, *hero.hand, *hero.discard]
        for pile, cards in {"hand": [], "discard": [], "lost": lost}.items():
            p.amend(f"heroes.c{n}.{pile}", cards)
    return p.until("select")


@pytest.mark.rule("GH-VPD-01")
@pytest.mark.parametrize("mortal", [True, False])
def test_a_character_whose_hit_points_drop_below_1_is_dead_for_good(mortal: bool) -> None:
    p = position("1 A 2", monsters={"A": "grub"}, profile=MORTAL if mortal else {})
    p.set(p.c(), health=2).set(p.c(2), conditions=["invisible"], turns=9).play().until("damage")
    assert p.hero().dead is False
    p.go("suffer")
    assert not p.there("c1")
    assert p.hero().dead is mortal
    assert p.hero(2).dead is False


@pytest.mark.rule("GH-VPD-02")
@pytest.mark.parametrize("mortal", [True, False])
def test_out_of_cards_a_figure_stays_on_the_map_as_a_target(mortal: bool) -> None:
    p = drained("1 A . 2", mortal=mortal, monsters={"A": "grub"})
    assert (p.hero().exhausted, p.hero().dead, p.there("c1")) == (True, False, mortal)
    p.set(p.c(2), conditions=["invisible"], turns=9).play().until("select")
    hits = [e.target for e in p.events(Attacked)][1:]  # of the second round
    assert hits == (["c1"] if mortal else [])


@pytest.mark.rule("GH-VPD-03")
def test_such_a_character_takes_no_turn_and_has_initiative_99_for_a_focus() -> None:
    soon, late = card("soon", initiative=1), card("late", initiative=98)
    p = drained("1 A 2", first=("soon", "spare-1"), monsters={"A": "wolf"}, kinds=[WOLF], cards=[soon], cards2=[late])
    p.play(c2=("late", "other-4")).until("damage")
    assert p.seat == 1  # 98 is before 99, however early the other was in its last round
    p.go("suffer").until("select")
    assert [e.figure for e in p.events(TurnBegan)] == ["c1", "wolf-1", "c2", "wolf-1", "c2"]


@pytest.mark.rule("GH-VPD-04")
def test_it_can_still_receive_conditions_and_be_healed() -> None:
    viper = kind("viper", does=["Attack +0, muddle"], initiative=10)
    mend = card("mend", initiative=60, top="Heal 3, range 5")
    p = drained("1 A 2\n . .", monsters={"A": "viper"}, kinds=[viper], cards2=[mend])
    p.set(p.c(), health=5).set(p.c(2), conditions=["invisible"], turns=9).play(c2=("mend", "other-4")).until("turn")
    assert (p.c().health, list(p.c().conditions)) == (5 - 2, ["muddle"])
    p.go("top:mend")
    assert "target:c1" in p.keys
    p.go("target:c1")
    assert p.c().health == 3 + 3


@pytest.mark.rule("GH-VPD-05")
def test_after_a_failure_the_round_is_played_to_its_end_and_who_lives_then_survives() -> None:
    p = drained("1 A . 2", 1, 2, monsters={"A": "wolf"}, kinds=[WOLF], health=[2] + [9] * 8)
    assert p.table.outcome == "lost"
    assert [e.why for e in p.events(Exhausted)] == ["cards", "cards", "health"]
    assert [e.target for e in p.events(Attacked)] == ["c1"]
    assert (p.hero(1).dead, p.hero(2).dead) == (True, False)


@pytest.mark.rule("GH-VPD-05")
def test_who_gives_up_must_survive_the_round() -> None:
    p = position("1 A 2", monsters={"A": "grub"}, profile=MORTAL)
    p.set(p.c(), health=2).choose(1, "give-up").choose(2, "give-up")
    assert p.events(GaveUp)
    assert p.table.outcome is None
    assert "give-up" not in p.keys
    p.play(c2=("other-8", "other-9")).until("damage").go("suffer").until("select")
    assert p.table.outcome == "lost"
    assert [p.hero(n).dead for n in (1, 2)] == [True, False]


@pytest.mark.rule("GH-VPD-07")
@pytest.mark.parametrize("mortal", [True, False])
def test_a_dead_character_loses_items_and_money(mortal: bool) -> None:
    p = position("1 A 2", monsters={"A": "grub"}, equipped=["heater-shield"], goal=["round 1 is over"], profile=MORTAL if mortal else {})
    p.set(p.c(), health=1).set(p.c(2), conditions=["invisible"], turns=9).amend("heroes.c1.coins", 3).amend("heroes.c1.gold", 10)
    p.play().until("damaged").go("take", "suffer").until("select")
    assert p.table.outcome == "won"
    result = next(e for e in p.events(Result) if e.figure == "c1")
    assert list(p.hero().items) == ([] if mortal else ["heater-shield"])
    assert (result.gold, result.bonus) == ((0, 0) if mortal else (16, 6))


@pytest.mark.rule("GH-VPD-10")
def test_an_exhausted_figure_cannot_prevent_damage() -> None:
    p = drained("1 A 2", monsters={"A": "grub"}, equipped=["leather-armor", "heater-shield"])
    p.set(p.c(2), conditions=["invisible"], turns=9).play().until("turn")
    assert p.seat == 1  # nobody was asked about the attack on the other
    assert [(e.figure, e.damage) for e in p.events(Suffered)][-1] == ("c1", 2)
    assert not p.events(ItemUsed)


@pytest.mark.rule("GH-VPD-10")
@pytest.mark.parametrize("mortal", [True, False])
def test_an_exhausted_figure_blocks_its_hex(mortal: bool) -> None:
    p = drained("A 1 . 2", mortal=mortal, monsters={"A": "wolf"}, kinds=[WOLF])
    if mortal:
        p.set(p.c(), conditions=["invisible"], turns=9)
    p.play(c2=("other-3", "other-4")).until("turn").go("bottom:other-3")
    assert p.where(p.m("wolf")) == ("1,1" if mortal else "3,1")
    assert "move:2,1" not in p.keys
    assert ("move:3,1" in p.keys) is mortal
