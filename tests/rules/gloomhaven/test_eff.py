"""Attack effects: when they apply, pierce, added targets."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Attacked
from undercroft.kernel.decision import TABLE

from .hunting import hunt, hunted, skipped, turn
from .position import card, kind, position
from .strikes import DUEL, PAIR, bitten, extra, hitting, last, lost, room, story

SHELL = kind("shell", does=(), health=30, initiative=90, traits="Shield 2")
WOLF = card("wolf", top='Persistent: Summon "Wolf" {hp 9, move 2, attack 2}', initiative=2)


@pytest.mark.rule("GH-EFF-01")
def test_effects_apply_to_each_target_after_the_damage_to_it() -> None:
    p = hitting("Attack 2, target 2, wound, muddle", PAIR).go("attack:dummy-1", "draw", "attack:dummy-2", "draw")
    each = ["attacked {0}", "suffered {0}", "gained {0} wound", "gained {0} muddle"]
    assert story(p) == [line.format(id) for id in ("dummy-1", "dummy-2") for line in each]


@pytest.mark.rule("GH-EFF-02")
@pytest.mark.parametrize("drawn", ["null", "-2", "+0"])
def test_effects_apply_whether_or_not_there_was_damage(drawn: str) -> None:
    p = hitting("Attack 2, wound, push 1", monsters={"A": "shell"}, kinds=[SHELL], modifiers=drawn).go("attack:shell-1", "draw", "push", "push:3,1")
    assert (last(p).damage, list(p.m("shell").conditions), p.where(p.m("shell"))) == (0, ["wound"], "3,1")


@pytest.mark.rule("GH-EFF-03")
def test_effects_may_be_skipped_but_not_experience() -> None:
    p = hitting("Attack 2, wound, muddle, push 1, xp 1 per target").go("attack:dummy-1")
    assert p.keys == ["draw", "skip:wound", "skip:muddle"]
    p.go("skip:wound", "draw")
    assert p.keys == ["push", "skip"]
    p.go("skip")
    assert (list(p.m("dummy").conditions), p.where(p.m("dummy")), p.hero().xp) == (["muddle"], "2,1", 1)


@pytest.mark.rule("GH-EFF-04")
def test_effects_without_an_attack_name_their_targets() -> None:
    p = hitting(["Muddle, range 2, target 2", "Push 1"], room("1 A . B"))
    assert p.keys == ["stop", "target:dummy-1"]  # B is three hexes away
    p.go("target:dummy-1", "target:dummy-1", "push", "push:3,2")
    assert (list(p.m("dummy").conditions), p.where(p.m("dummy"))) == (["muddle"], "3,2")
    assert not p.events(Attacked)
    assert p.m("dummy").health == 30


@pytest.mark.rule("GH-EFF-04")
def test_a_monsters_effects_without_an_attack_too() -> None:
    p = bitten("1 A 2\n . .", "Immobilize, target all adjacent")
    assert story(p) == ["gained c1 immobilize", "gained c2 immobilize"]


@pytest.mark.rule("GH-EFF-15")
@pytest.mark.parametrize(("pierce", "damage"), [(0, 3), (1, 4), (2, 5), (3, 5), (9, 5)])
def test_pierce_ignores_up_to_so_much_shield(pierce: int, damage: int) -> None:
    text = f"Attack 5, pierce {pierce}" if pierce else "Attack 5"
    p = hitting([text, "Attack 5"], monsters={"A": "shell"}, kinds=[SHELL]).go("attack:shell-1", "attack:shell-1")
    assert [e.damage for e in p.events(Attacked)] == [damage, 3]  # the next attack finds the shield whole


@pytest.mark.rule("GH-EFF-16")
def test_pierce_works_while_the_damage_is_reckoned() -> None:
    """Not after it: damage that the shield would have stopped is dealt at once, and a pierce drawn with the card counts too."""
    p = hitting("Attack 2, pierce 1", monsters={"A": "shell"}, kinds=[SHELL], deck={"bore": "+0, pierce 1"}, modifiers="tester/bore")
    p.go("attack:shell-1", "apply")
    assert (last(p).shield, last(p).damage, lost(p, "shell")) == (0, 2, 2)
    assert story(p) == ["attacked shell-1", "suffered shell-1"]


@pytest.mark.rule("GH-EFF-17")
def test_add_target_gives_the_attack_one_more_target_in_range() -> None:
    p = hitting("Attack 2, +1 target", room("A 1 B . C")).go("attack:dummy-1")
    assert p.keys_of("attack") == ["dummy-2"]
    p.go("attack:dummy-2")
    assert (lost(p), lost(p, number=2), p.prompt) == (2, 2, "turn")


@pytest.mark.rule("GH-EFF-17")
def test_a_drawn_card_may_add_a_target() -> None:
    p = hitting("Attack 2", PAIR, deck={"more": "+0, +1 target"}, modifiers="tester/more +1").go("attack:dummy-2", "apply", "attack:dummy-1")
    assert (lost(p, number=2), lost(p), p.prompt) == (2, 2 + 1, "turn")


@pytest.mark.rule("GH-EFF-17")
def test_an_item_may_add_a_target() -> None:
    fan = {"id": "fan", "number": 99, "slot": "small", "price": 1, "copies": 1, "use": "consumed", "effect": "When you attack: +1 target"}
    p = hitting("Attack 2", PAIR, own_items=[fan], equipped=["fan"]).go("attack:dummy-2", "item:fan", "attack:dummy-1")
    assert (lost(p), lost(p, number=2), p.prompt) == (2, 2, "turn")


@pytest.mark.rule("GH-EFF-17")
def test_a_card_drawn_by_a_summon_may_add_a_target_too() -> None:
    map_ = """
        1 . B
         2 A .
        """
    p = position(map_, monsters={"A": "dummy", "B": "dummy"}, cards=[WOLF], modifiers="tester/more", **extra({"more": "+0, +1 target"}))
    p.play("wolf", "spare-1").go("top:wolf", "hex:2,1").next_round().play().until_turn("c1")
    assert sorted((e.figure, e.target) for e in p.events(Attacked)) == [("s1", "dummy-1"), ("s1", "dummy-2")]


@pytest.mark.rule("GH-EFF-18")
def test_the_added_target_suffers_everything_but_the_area() -> None:
    map_ = """
         . C .
        A 1 B .
         D 2 .
        """
    p = hitting('Attack 2, area "line-2", wound, push 1', map_, deck={"more": "+0, +1 target"}, modifiers="tester/more")
    p.go("area:dummy-2", "attack:dummy-2", "draw", "apply", "skip")
    assert p.keys_of("attack") == ["dummy-1", "dummy-3", "dummy-4"]
    p.go("attack:dummy-3", "draw")
    assert p.prompt == "push-use"
    p.go("skip")
    assert (lost(p, number=3), list(p.m("dummy", 3).conditions)) == (2, ["wound"])
    assert p.prompt == "turn"
    assert [lost(p, number=n) for n in (1, 2, 4)] == [0, 2, 0]


@pytest.mark.rule("GH-EFF-19")
def test_the_added_target_is_a_new_one_and_each_adds_one() -> None:
    p = hitting("Attack 2, +1 target, +1 target", "A 1 B\n C 2").go("attack:dummy-1")
    assert p.keys_of("attack") == ["dummy-2", "dummy-3"]
    p.go("attack:dummy-2")
    assert p.keys_of("attack") == ["dummy-3"]
    p.go("attack:dummy-3")
    assert p.prompt == "turn"


@pytest.mark.rule("GH-EFF-19")
def test_without_another_enemy_there_is_no_added_target() -> None:
    p = hitting("Attack 2, +1 target").go("attack:dummy-1")
    assert (lost(p), p.prompt) == (2, "turn")


@pytest.mark.rule("GH-EFF-19")
@pytest.mark.parametrize(("map_", "hit"), [("2 A 1 .", ["c1", "c2"]), ("2 . A 1", ["c1"])])
def test_a_target_added_for_a_monster_is_another_enemy_in_range(map_: str, hit: list[str]) -> None:
    bless = {"cards": [card("lead", initiative=20)], "cards2": [card("late", initiative=30)]}
    p = bitten(map_, "Attack +0, +1 target", **bless).until("turn")
    assert sorted(e.target for e in p.events(Attacked)) == sorted(hit)


@pytest.mark.rule("GH-EFF-20")
def test_monsters_apply_all_effects_and_the_players_choose_the_hexes() -> None:
    p = bitten(room("A 1 ."), "Attack +0, push 1, muddle", modifiers="null")
    assert (p.prompt, p.seat) == ("push-to", TABLE)
    assert "muddle" in p.c().conditions
    assert sorted(p.keys) == sorted(["push:2,1", "push:3,2", "push:2,3"])
    p.go("push:3,2")
    assert p.where(p.c()) == "3,2"


@pytest.mark.rule("GH-EFF-21")
def test_a_condition_of_the_attack_does_not_change_that_attack() -> None:
    p = hitting(["Attack 2, poison", "Attack 2"], DUEL, deck={"venom": "+0, poison"}, modifiers="tester/venom")
    p.go("attack:dummy-1", "draw", "apply", "attack:dummy-1")
    assert [e.damage for e in p.events(Attacked)] == [2, 2 + 1]


@pytest.mark.rule("GH-EFF-21")
def test_nor_does_a_condition_that_the_attacker_gains_by_it() -> None:
    p = hitting("Attack 2, strengthen self", modifiers="-1 +2").go("attack:dummy-1", "draw")
    assert last(p).modifiers == ("-1",)
    assert "strengthen" in p.c().conditions


@pytest.mark.rule("GH-EFF-03")
def test_what_the_attacker_would_gain_may_be_left_out_too() -> None:
    p = hitting("Attack 2, invisible self", modifiers="+0").go("attack:dummy-1", "skip:invisible self")
    assert "invisible" not in p.c().conditions
    assert last(p).damage == 2


@pytest.mark.rule("GH-EFF-20")
def test_monsters_use_a_push_without_an_attack_and_the_players_choose_the_hexes() -> None:
    p = bitten(room("A 1 ."), "Push 1").until("push-to", "turn")
    assert (p.prompt, p.seat, sorted(p.keys)) == ("push-to", TABLE, sorted(["push:2,1", "push:3,2", "push:2,3"]))


@pytest.mark.rule("GH-EFF-04")
@pytest.mark.parametrize("text", ["Muddle", "Push 1", "Strengthen, ally"])
def test_a_monsters_effect_without_anybody_in_range_is_skipped(text: str) -> None:
    p = hunted("A . . 1\n . . . 2", text)
    assert (skipped(p), story(p)) == (["no-target"], [])


@pytest.mark.rule("GH-EFF-04")
@pytest.mark.parametrize(("does", "told"), [(["Muddle"], ["gained c1 muddle"]), (["Push 2", "Muddle"], ["push c1", "gained c3 muddle"])])
def test_a_monsters_effect_is_for_its_focus_or_else_for_the_next_in_order(does: list[str], told: list[str]) -> None:
    p = hunt("""
        . . . . .
         . 1 A 2 .
        . . . 3 .
        """, *does)  # fmt: skip
    turn(p, c2=("other-1", "other-2"), c3=("third-1", "third-2"))
    assert story(p) == told  # 60 is before 81, and 81 before 82


@pytest.mark.rule("GH-EFF-17")
@pytest.mark.parametrize(("added", "hit"), [(1, 2), (2, 3), (4, 4)])
def test_a_summon_attacks_as_many_others_in_range_as_are_added(added: int, hit: int) -> None:
    map_ = """
         A B .
        1 . C E
         2 D .
        """
    deck = extra({"more": "+0" + added * ", +1 target"})
    p = position(map_, monsters=dict.fromkeys("ABCDE", "dummy"), cards=[WOLF], modifiers="tester/more", **deck)
    p.play("wolf", "spare-1").go("top:wolf", "hex:2,2").until("select").play("spare-2", "spare-3").until("turn")
    targets = [e.target for e in p.events(Attacked) if e.figure == "s1"]
    assert (len(targets), len(set(targets))) == (hit, hit)
    assert p.game.apart(p.m("dummy", 4).cell, p.c().cell) == 3
    assert "dummy-4" not in targets  # E is out of range


@pytest.mark.rule("GH-EFF-19")
@pytest.mark.parametrize(("drawn", "targets"), [("", 1), ("more", 2), ("more most", 3), ("more most all", 3)])
def test_each_card_drawn_by_a_summon_adds_one_new_target(drawn: str, targets: int) -> None:
    deck = extra(dict.fromkeys(("more", "most", "all"), "+0, +1 target"))
    cards = " ".join(f"tester/{c}" for c in drawn.split())
    p = position("A . B\n C 1 2", monsters=dict.fromkeys("ABC", "dummy"), cards=[WOLF], modifiers=cards, **deck)
    p.play("wolf", "spare-1").go("top:wolf", "hex:2,1").next_round().play().until_turn("c1")
    hit = [e.target for e in p.events(Attacked) if e.figure == "s1"]
    assert (len(hit), len(set(hit))) == (targets, targets)
