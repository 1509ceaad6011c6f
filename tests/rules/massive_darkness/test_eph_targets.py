"""The enemies' phase: whom an enemy attacks, and how."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Rolled
from undercroft.kernel.decision import TABLE

from .hunting import LANES, RING, SORCERY, TAUNT, YARD, did, hunt, kinds
from .position import position


# -- who is listed -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-06")
@pytest.mark.parametrize(("foe", "reached"), [("rats", "a"), ("archers", "abcdef"), ("mages", "bc"), ("drake", "abc")])
def test_the_range_of_an_enemys_attacks(foe: str, reached: str) -> None:
    """In a lane of six zones: melee in its own, ranged from the next one on, magic one or two away."""
    listed = [column for column in "abcdef" if did(hunt(f"ann:{column}1", f"{foe}:a1", LANES))[0] == "attacks ann"]
    assert "".join(listed) == reached


@pytest.mark.rule("MD-EPH-06", "MD-LOS-01")
def test_a_hero_across_a_corner_is_out_of_sight() -> None:
    p = hunt("ann:b2", "archers:a1")
    assert p.prompt == "which-way"
    assert did(p.go("zone:b1")) == ["b1", "attacks ann"]


@pytest.mark.rule("MD-EPH-06", "MD-LOS-02")
def test_walls_hide_a_hero_in_range() -> None:
    assert did(hunt("ann:a1", "archers:a2", LANES)) == ["idle"]


@pytest.mark.rule("MD-EPH-06", "MD-ZON-10")
def test_a_hero_in_the_dark_but_in_sight_is_listed() -> None:
    assert did(hunt("ann:f2", "archers:a2", LANES)) == ["attacks ann"]


@pytest.mark.rule("MD-EPH-07")
def test_the_only_hero_in_range_is_attacked_whoever_else_has_more_experience() -> None:
    assert did(hunt("ann:a1 bob:d1", "rats:a1", LANES, xp="bob:9")) == ["attacks ann"]


@pytest.mark.rule("MD-EPH-07")
def test_an_enemy_that_can_attack_must() -> None:
    p = hunt("ann:a1", "rats:a1")
    assert did(p) == ["attacks ann"]
    assert p.prompt == "act"  # nobody was asked anything


# -- the most experience -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-08")
def test_of_several_heroes_it_attacks_the_one_with_the_most_experience() -> None:
    assert did(hunt("ann:a1 bob:a1 cid:a1", "rats:a1", xp="ann:1 bob:4 cid:2")) == ["attacks bob"]


@pytest.mark.rule("MD-EPH-08")
def test_in_a_tie_the_players_choose_among_the_tied() -> None:
    p = hunt("ann:a1 bob:a1 cid:a1", "rats:a1", xp="ann:3 bob:1 cid:3")
    assert (p.prompt, p.decision.seat, p.keys) == ("which-target", TABLE, ["hero:ann", "hero:cid"])
    assert did(p.go("hero:cid")) == ["attacks cid"]


@pytest.mark.rule("MD-EPH-08", "MD-SKL-15")
def test_whoever_taunts_has_the_most() -> None:
    assert did(hunt("ann:a1 bob:a1", "rats:a1", xp="bob:9", hero={"ann": TAUNT})) == ["attacks ann"]


@pytest.mark.rule("MD-EPH-08", "MD-SKL-15")
def test_of_several_who_taunt_the_players_choose() -> None:
    p = hunt("ann:a1 bob:a1 cid:a1", "rats:a1", xp="ann:5 bob:2 cid:9", hero={"ann": TAUNT, "bob": TAUNT})
    assert p.keys == ["hero:ann", "hero:bob"]


@pytest.mark.rule("MD-EPH-09")
def test_it_does_not_matter_who_is_nearer() -> None:
    assert did(hunt("ann:b1 bob:f1", "archers:a1", LANES, xp="ann:1 bob:2")) == ["attacks bob"]


@pytest.mark.rule("MD-EPH-09")
def test_it_does_not_matter_who_is_wounded() -> None:
    assert did(hunt("ann:a1 bob:a1", "rats:a1", xp="ann:1 bob:2", have={"ann": {"health": 1}})) == ["attacks bob"]


@pytest.mark.rule("MD-EPH-09")
def test_it_does_not_matter_which_attack_is_stronger() -> None:
    """Archers shoot with two dice and strike with one: they strike the hero with more experience."""
    p = hunt("ann:b1 bob:a1", "archers:a1", LANES, xp="ann:1 bob:2")
    assert did(p) == ["attacks bob"]
    assert len(p.told(Rolled)[0].attack) == 1


@pytest.mark.rule("MD-EPH-17")
def test_the_most_experience_is_what_has_not_been_spent() -> None:
    assert did(hunt("ann:a1 bob:a1", "rats:a1", xp="ann:2 bob:1", have={"bob": {"spent": 10}})) == ["attacks ann"]


@pytest.mark.rule("MD-EPH-17")
@pytest.mark.parametrize(("metric", "attacked"), [("unspent", "ann"), ("spent", "bob")])
def test_a_table_may_count_what_was_paid_for_skills_instead(metric: str, attacked: str) -> None:
    """bob buys a skill for 5 and has 1 left, which is less than ann has."""
    p = position(heroes=2, profile={"most_xp": metric})
    with p.arrange() as s:
        s.heroes["ann"].xp, s.heroes["bob"].xp = 4, 6
        p.put("rats", "a1")
        s.enemies["e1"].asleep = True
    p.go("end", "end").until("buy-skill").go("buy:enhance-health").until("act")
    with p.arrange() as s:
        s.enemies["e1"].asleep = False
    p.go("end", "end")
    assert did(p) == [f"attacks {attacked}"]


@pytest.mark.rule("MD-EPH-17", "MD-STY-05")
def test_in_a_story_shards_decide_between_equals() -> None:
    shards = {"bob": {"shards": 3}}
    assert hunt("ann:a1 bob:a1", "rats:a1", xp="ann:2 bob:2", have=shards).keys == ["hero:ann", "hero:bob"]
    assert did(hunt("ann:a1 bob:a1", "rats:a1", xp="ann:2 bob:2", have={**shards, "state": {"story": True}})) == ["attacks bob"]


# -- the attack type -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-10")
@pytest.mark.parametrize(("zone", "kind"), [("a1", "melee"), ("b1", "ranged"), ("c1", "ranged"), ("f1", "ranged")])
def test_the_range_decides_the_attack_type(zone: str, kind: str) -> None:
    assert kinds(hunt(f"ann:{zone}", "archers:a1", LANES)) == [kind]


@pytest.mark.rule("MD-EPH-10")
def test_if_both_ranged_and_magic_fit_the_players_choose() -> None:
    p = hunt("ann:c1", "warlocks:a1", LANES, **SORCERY)
    assert (p.prompt, p.decision.seat, p.keys) == ("which-attack", TABLE, ["kind:ranged", "kind:magic"])
    assert kinds(p.go("kind:magic")) == ["magic"]


@pytest.mark.rule("MD-EPH-10")
@pytest.mark.parametrize(("zone", "kind"), [("a1", "melee"), ("d1", "ranged")])
def test_where_one_type_fits_nobody_is_asked(zone: str, kind: str) -> None:
    assert kinds(hunt(f"ann:{zone}", "warlocks:a1", LANES, **SORCERY)) == [kind]


# -- who is never a target -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-23", "MD-HER-11")
def test_the_dead_are_no_targets() -> None:
    assert did(hunt("ann:a1 bob:c1", "rats:a1", LANES, dead="ann", xp="ann:9")) == ["b1", "c1"]


@pytest.mark.rule("MD-EPH-23", "MD-ZON-09")
def test_heroes_in_the_dark_and_out_of_sight_are_no_targets() -> None:
    """ann has more experience, but nobody sees her at b3; bob at c2 stands in the light."""
    assert did(hunt("ann:b3 bob:c2", "rats:a1", YARD, xp="ann:9")) == ["b1", "c1"]


@pytest.mark.rule("MD-EPH-23", "MD-OBJ-09")
def test_who_has_left_by_the_exit_is_no_target() -> None:
    assert did(hunt("ann:a1 bob:c1", "rats:a1", RING, xp="ann:9", have={"ann": {"left": True}})) == ["b1", "c1"]


# -- the order of it all -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-EPH-26")
@pytest.mark.parametrize(
    ("places", "first"),
    [
        ("ann:a1 bob:a3 cid:c2", "attacks ann"),  # in range
        ("ann:b3 bob:a3 cid:c2", "a2"),  # bob is in sight
        ("ann:b3 bob:c3 cid:c2", "b1"),  # cid is in the light
        ("ann:b3 bob:c3 cid:b3", "a2"),  # to the starting zone
    ],
)
def test_in_range_comes_before_in_sight_before_in_light_before_the_starting_zone(places: str, first: str) -> None:
    p = hunt(places, "rats:a1", YARD, xp="ann:1 bob:5 cid:9", adventure={"start": "a3"})
    assert did(p)[0] == first
