"""Small mistakes in turns and cards of monsters that other tests would not notice: bounds, ties, and what must not happen."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Opened
from undercroft.games.haven.events import Attacked, Healed, Moved

from .hunting import at, attacked, foci, hunt, hunted, turn
from .position import Position, acting, card, kind, position
from .strikes import bitten, hitting, last, lost, story

DOOR = "Move to the next door and open it"


def monk(*does: str, **stats: Any) -> dict[str, Any]:
    """Acts first."""
    return kind("monk", **{"does": does, "initiative": 1, "health": 20, **stats})


def praying(map_: str, *does: str, stats: dict[str, Any] | None = None, **given: Any) -> Position:
    """A monk on A, before its first turn."""
    monsters = {"A": "monk", **given.pop("monsters", {})}
    return position(map_, monsters=monsters, kinds=[monk(*does, **(stats or {})), *given.pop("kinds", ())], **given)


# -- values --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-BOS-05")
def test_x_counts_only_hexes_that_the_boss_itself_has_moved_this_turn() -> None:
    chief = kind("chief", does=("Round: When this dies: Attack +0",), boss=True, attack="2+X", health=2, initiative=1)
    p = position("1 . A . . B\n . . . . 2", monsters={"A": "chief boss"}, allies={"B": "grub"}, kinds=[chief])
    assert any("Attack 2" in line for card in p.shown("monsters").values() for lines in card.parts.values() for line in lines)
    p.play().until("turn")
    assert not p.there("chief-1")
    assert [e.value for e in p.events(Attacked) if e.figure == "chief-1"] == [2]


@pytest.mark.rule("GH-GEN-14")
@pytest.mark.parametrize("what", ["hexes moved", "enemies attacked"])
def test_before_any_action_nothing_has_been_moved_or_attacked(what: str) -> None:
    p = position("1 . . 2", cards=[card("aura", top=f"Persistent: At start of your turn: Heal 1 + {what}, self", initiative=1)])
    p.play("aura", "spare-1").go("top:aura", "perform", "pass").until("select")
    p.set(p.c(), health=3).play("spare-2", "spare-3").until_turn("c1")
    assert [e.amount for e in p.events(Healed)] == [1]


@pytest.mark.rule("GH-GEN-14")
def test_in_an_action_without_an_attack_nobody_has_been_attacked() -> None:
    p = position("1 . . 2", cards=[card("pray", top="Heal 1 + enemies attacked, self", initiative=1)])
    p.set(p.c(), health=3).play("pray", "spare-1").go("top:pray", "target:c1")
    assert [e.amount for e in p.events(Healed)] == [1]


@pytest.mark.rule("GH-GEN-05")
def test_adjacent_allies_are_all_others_of_ones_side_in_adjacent_hexes() -> None:
    p = acting(". 2 A\n . 1 3\n. . .\n 4 . .", "top", "Attack 1 + adjacent allies", monsters={"A": "dummy"}).go("attack:dummy-1")
    assert last(p).value == 3


# -- modifier cards ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ATK-09")
def test_with_two_doublings_a_number_may_be_added_before_either_or_after_both() -> None:
    p = hitting("Attack 2", deck={"twice": "rolling 2x", "roll": "rolling +1"}, modifiers="tester/twice tester/roll 2x").go("attack:dummy-1")
    assert p.prompt == "modifier-order"
    assert sorted(p.keys) == ["add-first", "before:0/1", "double-first"]
    assert lost(p.go("add-first")) == 12


@pytest.mark.rule("GH-GEN-14")
def test_a_doubled_attack_that_a_number_makes_less_than_nothing_does_nothing() -> None:
    p = hitting("Attack 1", deck={"roll": "rolling -2"}, modifiers="tester/roll 2x").go("attack:dummy-1")
    assert lost(p.until("turn")) == 0


@pytest.mark.rule("GH-AMD-06")
def test_a_null_after_a_rolling_card_still_makes_the_attack_nothing() -> None:
    p = hitting("Attack 3", deck={"roll": "rolling +2"}, modifiers="tester/roll null").go("attack:dummy-1")
    assert lost(p) == 0


@pytest.mark.rule("GH-FIN-11")
def test_after_the_scenario_all_curses_and_blessings_are_in_their_supplies_again() -> None:
    p = position("1 . 2", cards=[card("pray", top=["Bless, self", "Curse, self"], initiative=1)], goal=["round 1 is over"])
    p.play("pray", "spare-1").go("top:pray", "target:c1").until("turn")
    assert (p.state.blesses, p.state.curses) == (9, 9)
    p.next_round()
    assert p.table.outcome == "won"
    assert (p.state.blesses, p.state.curses, p.state.monster_curses, p.state.minus) == (10, 10, 10, 15)


# -- rests and rounds ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-RST-13")
def test_several_items_may_be_used_before_a_long_rest() -> None:
    p = position("1 . 2", equipped=["minor-healing-potion", "minor-stamina-potion"], setup={"levels": 3})
    p.put("discard", "spare-1", "spare-2", "spare-3").set(p.c(), health=2).play("rest").until("before-rest")
    p.go(next(k for k in p.keys if "healing" in k))
    while p.prompt not in ("before-rest", "rest-lose"):
        p.go(p.keys[0])
    assert p.prompt == "before-rest"
    assert any("stamina" in k for k in p.keys)


@pytest.mark.rule("GH-SEL-07")
def test_with_two_discarded_cards_a_rest_leaves_active_cards_where_they_are_until_it_comes() -> None:
    p = position("1 2 .", cards=[card("shield", top="Persistent: Shield 1", initiative=1)])
    p.play("shield", "spare-1").go("top:shield", "perform", "pass").until("select")
    p.put("discard", "spare-1", "spare-2").play("rest", c2=("other-1", "other-2"))
    assert (p.seat, list(p.hero().active)) == (1, ["shield"])
    assert p.game.shields(p.c())


@pytest.mark.rule("GH-REC-01")
def test_a_player_is_told_how_many_cards_may_still_be_recovered() -> None:
    p = position("1 . 2", cards=[card("dig", top="Recover 2 discarded", initiative=1)]).put("discard", "spare-4", "spare-5", "spare-6")
    p.play("dig", "spare-1").go("top:dig")
    assert (p.prompt, p.decision.args["left"]) == ("recover", 2)
    p.go("recover:spare-4")
    assert p.decision.args["left"] == 1


@pytest.mark.rule("GH-VPD-05")
def test_who_has_given_up_does_not_win_by_what_happens_in_the_rest_of_the_round() -> None:
    p = position("1 A 2", monsters={"A": "grub"}, profile={"permanent_death": True}, goal=["all monsters are dead"])
    p.set(p.m(), health=1).choose(1, "give-up").choose(2, "give-up")
    p.play(c2=("other-1", "other-2")).until("turn")
    while p.there("grub-1"):
        p.go(next(k for k in p.keys if k.startswith(("attack:", "top:"))) if p.prompt in ("turn", "attack") else p.keys[0])
    p.until("select")
    assert p.table.outcome == "lost"


@pytest.mark.rule("GH-INI-08")
def test_an_order_of_types_that_share_a_deck_is_kept_once() -> None:
    kinds = [kind("ape", does=(), initiative=30), kind("bee", does=(), deck="ape")]
    p = position("1 2 A B", monsters={"A": "ape", "B": "bee"}, kinds=kinds).play().go("first:bee")
    p.next_round().next_round()
    assert p.state.kept == [["bee", "ape"]]


@pytest.mark.rule("GH-VPD-03")
def test_who_is_out_of_cards_and_who_rests_are_equal_for_a_focus() -> None:
    bow = kind("bow", does=("Attack +0",), range=3)
    p = position(" . . . .\n1 . A . 2\n . . . .", monsters={"A": "bow"}, kinds=[bow], profile={"permanent_death": True}).play().until("short-rest")
    hero = p.hero()
    p.amend("heroes.c1.lost", [*hero.lost, *hero.hand, *hero.discard]).amend("heroes.c1.hand", []).amend("heroes.c1.discard", []).until("select")
    assert (p.hero().exhausted, p.there("c1")) == (True, True)
    p.play(c2="rest")
    assert (p.prompt, p.keys) == ("monster-focus", ["focus:c1", "focus:c2"])


# -- effects, heals and summons --------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EFF-04")
@pytest.mark.parametrize(("lead", "strong", "who"), [((60, 70), 3, "c1"), ((70, 60), 3, "c2"), ((60, 70), 2, "c2")])
def test_an_effect_goes_to_the_focus_or_else_to_the_first_in_its_reach(lead: tuple[int, int], strong: int, who: str) -> None:
    p = hunt(" . 1 . . .\n. A 2 . 3\n . . . . .", "Focus strongest", "Muddle", lead=lead)
    p.set(p.c(strong), health=11)
    turn(p, c3=("third-1", "third-2"))
    assert foci(p) == [f"c{strong}"]
    assert story(p) == [f"gained {who} muddle"]


@pytest.mark.rule("GH-EFF-04")
@pytest.mark.parametrize(("way", "gap"), [("push", 3), ("pull", 1)])
def test_a_condition_without_an_attack_may_come_with_a_push_or_a_pull(way: str, gap: int) -> None:
    p = bitten(" . . . . . .\nA . 1 . . 2\n . . . . . .", f"Muddle, range 2, {way} 1").until("turn")
    assert story(p) == ["gained c1 muddle", f"{way} c1"]
    assert p.game.apart(p.m("biter").cell, p.c().cell) == gap


@pytest.mark.rule("GH-CON-08")
def test_a_push_without_an_attack_also_gives_the_condition_on_its_line() -> None:
    p = bitten(" . . . .\nA 1 . 2\n . . . .", "Push 1, poison").until("turn")
    assert "gained c1 poison" in story(p)
    assert "push c1" in story(p)
    assert "pull c1" not in story(p)


@pytest.mark.rule("GH-MOA-03")
def test_the_hex_closest_to_any_enemy_counts_not_to_all_of_them() -> None:
    p = praying(" . . . . . . . .\n1 . . A . . . . 2\n . . . . . . . .", "Summon normal grub")
    p.play()
    assert p.where(p.m()) == "3,2"


@pytest.mark.rule("GH-MOA-03")
def test_the_summoners_own_hex_is_no_place_to_attack_an_enemy_from() -> None:
    p = praying("2 1 A . .\n . # . .\n. . . . .", "Summon normal grub")
    p.play()
    assert p.where(p.m()) == "3,2"  # three steps from the hex below the enemies; through its summoner, both hexes would be equally close


@pytest.mark.rule("GH-MOA-03")
def test_where_no_way_leads_to_an_enemy_the_distance_to_the_nearest_decides() -> None:
    p = praying("1 o . A . . . o 2", "Summon normal grub")
    p.play()
    assert p.where(p.m()) == "3,1"


@pytest.mark.rule("GH-MOA-05")
def test_a_wounded_summoner_summons_a_monster_with_all_its_hit_points() -> None:
    p = praying("1 . . A .\n 2 . . .", "Summon normal grub")
    p.set(p.m("monk"), health=3).play().until("turn")
    assert p.m().health == 8


@pytest.mark.rule("GH-BOS-04")
def test_a_boss_that_is_held_on_its_way_does_not_open_the_door() -> None:
    chief = kind("chief", does=("Special 1",), boss=True, specials=[[DOOR]], move=3, initiative=1)
    p = position("1 2 . A i . + .", monsters={"A": "chief boss"}, kinds=[chief]).play()
    assert (p.where(p.m("chief")), p.events(Opened)) == ("5,1", [])


@pytest.mark.rule("GH-MOA-01")
@pytest.mark.parametrize(("more", "healed"), [("", ["dummy-1"]), (", Pay consume fire: (range +1)", ["dummy-2"])])
def test_an_augment_lengthens_a_heal_and_leaves_it_a_heal_for_others(more: str, healed: list[str]) -> None:
    p = praying(" . . . . . .\nA . D E 1 2\n . . . . . .", f"Heal 3, ally, range 2{more}", monsters={"D": "dummy", "E": "dummy"})
    p.amend("elements.fire", 2).set(p.m("monk"), health=1).set(p.m("dummy"), health=25).set(p.m("dummy", 2), health=20).play()
    assert [e.figure for e in p.events(Healed)] == healed


@pytest.mark.rule("GH-MOA-01")
def test_an_augment_lets_a_heal_reach_more() -> None:
    p = praying(" . . . .\nA D E 1\n . . . 2", "Heal 3, range 2, Pay consume fire: (+1 target)", monsters={"D": "dummy", "E": "dummy"})
    p.amend("elements.fire", 2).set(p.m("monk"), health=19).set(p.m("dummy"), health=25).set(p.m("dummy", 2), health=20).play()
    assert [e.figure for e in p.events(Healed)] == ["dummy-2", "dummy-1"]


@pytest.mark.rule("GH-MOA-01")
def test_an_augment_does_not_lessen_the_targets_of_a_heal() -> None:
    p = praying(" . . . .\nA D E 1\n . . . 2", "Heal 3, range 1, target 2, Pay consume fire: (range +1)", monsters={"D": "dummy", "E": "dummy"})
    p.amend("elements.fire", 2).set(p.m("monk"), health=19).set(p.m("dummy"), health=25).set(p.m("dummy", 2), health=20).play()
    assert [e.figure for e in p.events(Healed)] == ["dummy-2", "dummy-1"]


@pytest.mark.rule("GH-MOA-01")
@pytest.mark.parametrize(
    ("text", "healed"),
    [
        ("Heal 2, target all adjacent", [("monk-1", 2), ("dummy-1", 2)]),
        ("Heal 2, target all, Pay consume fire: (heal +1)", [("monk-1", 3), ("dummy-1", 3), ("dummy-2", 3)]),
    ],
)
def test_a_heal_for_all_reaches_each_in_its_range_once(text: str, healed: list[tuple[str, int]]) -> None:
    p = praying(" . . . . .\nA D E F 1\n . . . . 2", text, monsters={"D": "dummy", "E": "dummy", "F": "dummy"}, stats={"range": 2})
    for figure in p.game.monsters():
        p.set(figure, health=9)
    p.amend("elements.fire", 2).play()
    assert [(e.figure, e.amount) for e in p.events(Healed)] == healed


# -- attacks and moves ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MAK-12")
def test_a_dying_monster_attacks_no_more_than_its_card_says() -> None:
    rat = kind("rat", does=("Round: When this dies: Attack +0, target 2",), initiative=1, health=2)
    p = position("1 A 3\n 2 .", monsters={"A": "rat"}, kinds=[rat])
    p.play("spare-4", "spare-5", c2=("other-1", "other-2"), c3=("third-8", "third-9")).until("turn").go("top:other-1", "attack:rat-1").until("turn")
    assert attacked(p, "rat-1") == ["c2", "c1"]


@pytest.mark.rule("GH-MAK-05")
@pytest.mark.parametrize(("text", "hit"), [("Attack +0, range -1", ["c1"]), ("Attack +0, range -2", ["c1"])])
def test_no_range_is_less_than_one(text: str, hit: list[str]) -> None:
    assert attacked(hunted(" . . .\n. 1 A . 2\n . . .", text, stats={"range": 2})) == hit


@pytest.mark.rule("GH-MAK-05")
def test_the_longer_range_counts_if_an_augment_gives_another_one() -> None:
    p = hunt(" . . . . .\n1 . . A . . . 2\n . . . . .", "Attack +0, range 2, Pay consume fire: (range 3)").amend("elements.fire", 2)
    assert attacked(turn(p)) == ["c1"]


@pytest.mark.rule("GH-MST-04")
@pytest.mark.parametrize(("move", "text", "moved"), [("-", "Move +1", 0), ("1", "Move -1", 0), ("0", "Move -1", 0), ("1", "Move +0", 1)])
def test_without_movement_points_it_stays(move: str, text: str, moved: int) -> None:
    p = hunted("1 . . A . . . 2", text, "Attack +0", stats={"move": move if move == "-" else int(move)})
    assert sum(len(e.path) for e in p.events(Moved) if e.figure == "beast-1") == moved


@pytest.mark.rule("GH-MMV-13")
@pytest.mark.parametrize("fire", [2, 0])
def test_a_jump_may_come_from_an_augment(fire: int) -> None:
    p = hunt("1 . o A . . . . . . 2", "Move +0, Pay consume fire: (jump)", "Attack +0").amend("elements.fire", fire)
    turn(p)
    assert (at(p) == "2,1") == (fire == 2)
