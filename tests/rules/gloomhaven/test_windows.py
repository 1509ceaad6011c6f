"""Every timing window once with an item, where items can be used in it, and once with a bonus in force."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Worked
from undercroft.games.haven.events import Attacked, Negated
from undercroft.kernel.packs import PackError

from .position import Position, acting, card, kind, position

BITER = kind("biter", does=("Attack +0",), attack=3)
WEAK = kind("weak", does=(), health=2, initiative=90)
PAIR = """
    . A .
     1 B
    2 . .
    """


def item(effect: str = "", **given: Any) -> dict[str, Any]:
    """The item "charm"."""
    what = {"effect": effect} if effect else {}
    return {"id": "charm", "number": 900, "slot": "small", "price": 10, "copies": 2, "use": "spent", **what, **given}


def blessed(map_: str, bonus: str, *top: str, more: str = "", **given: Any) -> Position:
    """Character 1, first of all, has brought a bonus of its card "boon" into force (`more`: another line of it) and now has its card "go" left."""
    cards = [card("boon", bottom=[bonus, *([more] if more else [])], initiative=1), card("go", top=list(top) or "Attack 2", bottom="Move 2")]
    p = position(map_, cards=[*cards, *given.pop("cards", ())], **given)
    p.play("boon", "go").go("bottom:boon")
    return p.go("perform") if p.prompt == "ability" else p


def bitten(**given: Any) -> Position:
    """An enemy that attacks with 3 stands beside character 1, which acts after it."""
    return position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], **given)


def used(p: Position, moment: str) -> int:
    """The slots already used of the one bonus that waits for a moment."""
    (bonus,) = p.state.bonuses[moment]
    return bonus.used


# -- the start of an attack ability ----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-02")
def test_at_the_start_of_an_attack_ability_an_item_counts_for_all_its_targets() -> None:
    p = acting(PAIR, "top", "Attack 2, target 2", monsters={"A": "dummy", "B": "dummy"}, equipped=["minor-power-potion"])
    assert (p.prompt, p.keys) == ("attack-prepare", ["go", "item:minor-power-potion"])
    p.go("item:minor-power-potion", "attack:dummy-1", "attack:dummy-2")
    assert [p.m("dummy", n).health for n in (1, 2)] == [27, 27]


@pytest.mark.rule("GH-ACT-05")
def test_at_the_start_of_an_attack_ability_a_bonus_uses_one_slot_for_all_its_targets() -> None:
    bonus = "Persistent: Slots o 1xp: When you perform an attack: attack +1"
    p = blessed(PAIR, bonus, "Attack 2, target 2", "Attack 2", more="Lost", monsters={"A": "dummy", "B": "dummy"})
    p.go("top:go", "attack:dummy-1", "attack:dummy-2")
    assert [p.m("dummy", n).health for n in (1, 2)] == [27, 27]
    assert (used(p, "perform"), p.hero().xp, p.zone("boon")) == (1, 0, "active")
    p.until("attack").go("attack:dummy-1")  # the second ability takes the second slot
    assert (p.m("dummy").health, p.hero().xp, p.zone("boon")) == (24, 1, "lost")


@pytest.mark.rule("GH-ACT-07")
def test_a_round_bonus_for_attack_abilities_is_over_with_the_round() -> None:
    p = blessed("1 A\n 2 .", "Round: When you perform an attack: attack +1", monsters={"A": "dummy"}).go("top:go", "attack:dummy-1")
    assert p.m("dummy").health == 27
    p.next_round().play("spare-1", "spare-2").go("top:spare-1", "attack:dummy-1")
    assert p.m("dummy").health == 25


# -- each attack, before the draw ------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-02")
def test_before_the_draw_of_an_attack_an_item_counts_for_that_attack() -> None:
    charm = item("When you attack: attack +2")
    p = acting(PAIR, "top", "Attack 2, target 2", monsters={"A": "dummy", "B": "dummy"}, equipped=["charm"], own_items=[charm])
    p.go("attack:dummy-1")
    assert (p.prompt, p.keys, p.events(Attacked)) == ("attack-ready", ["draw", "item:charm"], [])
    p.go("item:charm", "attack:dummy-2")
    assert [p.m("dummy", n).health for n in (1, 2)] == [26, 28]


@pytest.mark.rule("GH-ACT-03")
def test_before_the_draw_of_each_attack_a_bonus_uses_a_slot() -> None:
    bonus = "Persistent: Slots o 1xp: When you attack: attack +2"
    p = blessed(PAIR, bonus, "Attack 2, target 2", "Attack 2", more="Lost", monsters={"A": "dummy", "B": "dummy"}).go("top:go", "attack:dummy-1")
    assert (used(p, "attack"), p.hero().xp) == (1, 0)
    p.go("attack:dummy-2")
    assert [p.m("dummy", n).health for n in (1, 2)] == [26, 26]
    assert (p.hero().xp, p.zone("boon")) == (1, "lost")
    p.go("attack:dummy-1")
    assert p.m("dummy").health == 24  # the bonus is over


@pytest.mark.rule("GH-ACT-05")
def test_a_bonus_for_melee_attacks_does_not_go_with_ranged_ones() -> None:
    bonus = "Persistent: Slots o o: When you attack, melee: attack +2"
    p = blessed("1 . A\n 2 .", bonus, "Attack 2, range 3", monsters={"A": "dummy"}).go("top:go", "attack:dummy-1")
    assert (p.m("dummy").health, used(p, "attack")) == (28, 0)


# -- being attacked, before the draw ---------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-06")
def test_when_attacked_an_item_is_used_before_the_draw() -> None:
    p = bitten(equipped=["leather-armor"], modifiers="+1 -1").play()
    assert (p.prompt, p.keys, p.events(Attacked)) == ("defend", ["draw", "item:leather-armor"], [])
    p.go("item:leather-armor")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 2)


@pytest.mark.rule("GH-ACT-03")
def test_when_attacked_a_bonus_uses_a_slot_for_each_attack() -> None:
    bonus = "Persistent: Slots o 1xp: When any enemy attacks you: disadvantage, retaliate 1"
    p = blessed("A 1 B\n 2 .", bonus, more="Lost", monsters={"A": "biter", "B": "biter"}, kinds=[BITER], modifiers="+1 -1 +1 -1")
    p.go("pass", "end-turn")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 2)
    p.go("suffer")
    assert (p.m("biter", 1).health, used(p, "attacked"), p.hero().xp) == (7, 1, 0)
    p.go("suffer")
    assert (p.m("biter", 2).health, p.hero().xp, p.zone("boon")) == (7, 1, "lost")


# -- damage from an attack is known ----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-06")
def test_when_the_damage_of_an_attack_is_known_an_item_lowers_it() -> None:
    p = bitten(equipped=["heater-shield"], modifiers="+2").play()
    assert (p.prompt, p.keys, p.decision.args["damage"]) == ("damaged", ["take", "item:heater-shield"], 5)
    p.go("item:heater-shield")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 4)


@pytest.mark.rule("GH-ACT-03")
def test_when_the_damage_of_an_attack_is_known_a_bonus_uses_a_slot_only_if_there_is_any() -> None:
    bonus = "Persistent: Slots o 1xp: When any attack damages you: shield 2"
    p = blessed("A 1 B\n 2 .", bonus, more="Lost", monsters={"A": "biter", "B": "biter"}, kinds=[BITER], modifiers="null +0")
    p.go("pass", "end-turn")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 1)  # of the second attack: the first one missed
    assert used(p, "damaged") == 1
    p.go("suffer").next_round().play().until("damage")
    assert (p.hero().xp, p.zone("boon")) == (1, "lost")


# -- any damage about to be suffered ---------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DMG-06")
def test_an_item_against_damage_is_used_against_a_trap() -> None:
    charm = item("Instead of you suffer damage: negate it")
    p = acting("1 !\n 2 .", "bottom", "Move 1", equipped=["charm"], own_items=[charm]).go("move:2,1")
    assert (p.prompt, "item:charm" in p.keys) == ("damage", True)
    p.go("item:charm")
    assert (p.c().health, p.hero().items["charm"]) == (10, "spent")


@pytest.mark.rule("GH-ACT-03")
def test_a_bonus_against_damage_uses_a_slot_for_each_source() -> None:
    bonus = "Persistent: Slots o 1xp: Instead of you suffer damage: negate it"
    p = blessed("1 !\n 2 .", bonus, more="Lost", monsters={}, cards=[card("step", top="Move 1")]).go("pass")
    p.set(p.c(), conditions=["wound"]).next_round().play("step", "spare-1")
    assert (used(p, "negate"), p.c().health) == (1, 10)
    p.go("top:step", "move:2,1")
    assert (p.c().health, p.hero().xp, p.zone("boon")) == (10, 1, "lost")
    assert [e.damage for e in p.events(Negated)] == [1, 3]


# -- a move ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-01")
def test_in_a_move_an_item_makes_it_longer() -> None:
    p = acting("1 . . .\n 2 .", "bottom", "Move 1", equipped=["boots-of-striding"])
    assert (p.prompt, p.keys) == ("move", ["stay", "move:2,1", "item:boots-of-striding"])
    p.go("item:boots-of-striding", "move:4,1")
    assert p.where(p.c()) == "4,1"


@pytest.mark.rule("GH-ACT-03")
def test_in_a_move_a_bonus_uses_a_slot_and_the_next_move_another() -> None:
    bonus = "Persistent: Slots o 1xp: When you move: move +1"
    p = blessed("1 . . . . . .\n 2 .", bonus, "Move 1", "Move 1", more="Lost").go("top:go", "move:3,1")
    assert (used(p, "move"), p.hero().xp) == (1, 0)
    p.go("go-on", "move:5,1")
    assert (p.hero().xp, p.zone("boon")) == (1, "lost")


@pytest.mark.rule("GH-ACT-05")
def test_in_a_move_that_leads_nowhere_a_bonus_is_used_all_the_same() -> None:
    p = blessed("1 . . .\n 2 .", "Persistent: Slots o o: When you move: move +1", "Move 1").go("top:go", "stay")
    assert used(p, "move") == 1


# -- one's own turn between abilities --------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-01")
def test_between_two_abilities_an_item_for_ones_turn_is_used() -> None:
    p = acting("1 A\n 2 .", "top", "Move 1", "Attack 2", monsters={"A": "dummy"}, equipped=["minor-healing-potion"])
    p.set(p.c(), health=3).go("stay")
    assert (p.prompt, p.keys) == ("between", ["go-on", "item:minor-healing-potion"])
    p.go("item:minor-healing-potion")
    assert (p.prompt, p.c().health) == ("attack", 6)


@pytest.mark.rule("GH-ITM-01")
def test_between_two_abilities_an_item_gives_a_bonus_for_the_turn() -> None:
    charm = item(turn=["Turn: When you attack: attack +1"])
    p = acting("1 A\n 2 .", "top", "Move 1", "Attack 2", monsters={"A": "dummy"}, equipped=["charm"], own_items=[charm])
    p.go("stay", "item:charm", "attack:dummy-1")
    assert p.m("dummy").health == 27
    p.next_round().play("spare-2", "spare-3").go("top:spare-2", "attack:dummy-1")
    assert p.m("dummy").health == 25  # that was for the turn


@pytest.mark.rule("GH-ACT-03", "GH-ITM-01")
def test_a_bonus_of_an_item_ends_with_its_last_slot() -> None:
    charm = item(turn=["Turn: Slots o: When you attack: attack +1"])
    p = acting("A 1 B\n . 2 .", "top", "Move 1", "Attack 2, target 2", monsters=dict.fromkeys("AB", "dummy"), equipped=["charm"], own_items=[charm])
    p.go("stay", "item:charm", "attack:dummy-1", "attack:dummy-2")
    assert [p.m("dummy", n).health for n in (1, 2)] == [27, 28]
    assert not p.state.bonuses["attack"]


@pytest.mark.rule("GH-ITC-13")
@pytest.mark.parametrize("condition", ["", "muddle", "strengthen"])
def test_an_item_that_removes_a_negative_condition_is_offered_to_whoever_has_one(condition: str) -> None:
    p = position("1 . .\n 2 .", equipped=["charm"], own_items=[item(turn=["Remove 1 negative condition"])])
    p.set(p.c(), conditions=[condition] if condition else []).play("spare-1", "spare-2").until("turn")
    assert ("item:charm" in p.keys) == (condition == "muddle")


@pytest.mark.rule("GH-ITC-13")
@pytest.mark.parametrize(
    ("text", "spent", "offered"),
    [
        (["Recover 1 discarded"], "", True),
        (["Recover 1 lost"], "", False),
        (["Recover 1 lost", "Turn: When you attack: attack +1"], "", True),
        (["Refresh 1 spent"], "", False),
        (["Refresh 1 spent"], "boots-of-striding", True),
    ],
)
def test_an_item_that_takes_something_back_is_offered_if_there_is_something(text: list[str], spent: str, offered: bool) -> None:
    p = position("1 . .\n 2 .", equipped=["charm", "boots-of-striding", "leather-armor"], own_items=[item(turn=text)]).put("discard", "spare-5")
    if spent:
        p.amend(f"heroes.c1.items.{spent}", "spent")
    p.play("spare-1", "spare-2").until("turn")
    assert ("item:charm" in p.keys) == offered


@pytest.mark.rule("GH-ACT-09")
def test_between_two_abilities_a_bonus_begun_by_the_first_counts_or_is_put_away() -> None:
    bonus = "Round: When you attack: attack +2"
    p = acting("1 A\n 2 .", "top", bonus, "Attack 1", monsters={"A": "dummy"}).go("perform", "attack:dummy-1")
    assert p.m("dummy").health == 27
    q = blessed("1 A\n 2 .", bonus, "Move 1", "Attack 1", monsters={"A": "dummy"}).go("top:go")
    assert (q.prompt, q.keys) == ("between", ["go-on", "dismiss:boon"])
    q.go("dismiss:boon", "attack:dummy-1")
    assert (q.m("dummy").health, q.zone("boon")) == (29, "discard")


# -- after a kill ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-01")
def test_after_a_kill_an_item_is_used() -> None:
    charm = item("After you kill any enemy: Heal 2, self")
    p = acting("1 A\n 2 .", "top", "Attack 2", monsters={"A": "weak"}, kinds=[WEAK], equipped=["charm"], own_items=[charm])
    p.set(p.c(), health=3).go("attack:weak-1")
    assert (p.prompt, p.keys) == ("after-kill", ["go-on", "item:charm"])
    p.go("item:charm")
    assert (p.c().health, p.hero().items["charm"]) == (5, "spent")
    assert [(e.figure, e.what, e.line) for e in p.events(Worked)] == [("c1", "bonus", "item/charm/0")]


@pytest.mark.rule("GH-ITM-01")
def test_after_a_kill_an_item_may_be_left_unused() -> None:
    charm = item("After you kill any enemy: Heal 2, self")
    p = acting("1 A\n 2 .", "top", "Attack 2", monsters={"A": "weak"}, kinds=[WEAK], equipped=["charm"], own_items=[charm])
    p.set(p.c(), health=3).go("attack:weak-1", "go-on")
    assert (p.prompt, p.c().health, p.hero().items["charm"]) == ("turn", 3, "ready")


@pytest.mark.rule("GH-ACT-03")
def test_after_each_kill_a_bonus_uses_a_slot() -> None:
    bonus = "Persistent: Slots o 1xp: When you kill any enemy: Heal 2, self"
    p = blessed(PAIR, bonus, "Attack 2, target 2", more="Lost", monsters={"A": "weak", "B": "weak"}, kinds=[WEAK])
    p.set(p.c(), health=3).go("top:go", "attack:weak-1")
    assert (p.c().health, used(p, "kill"), p.hero().xp) == (5, 1, 0)
    p.go("attack:weak-2")
    assert (p.c().health, p.hero().xp, p.zone("boon")) == (7, 1, "lost")


# -- after a rest ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ITM-01")
@pytest.mark.parametrize("short", [True, False])
def test_after_a_rest_an_item_is_used(short: bool) -> None:
    charm = item("After you rest: Strengthen, self", use="consumed")
    p = position("1 . .\n 2 .", equipped=["charm"], own_items=[charm]).put("discard", "spare-6", "spare-7")
    if short:
        p.play().until("short-rest").go("short-rest", "lose:spare-6")
    else:
        p.play("rest").until("rest-lose").go("lose:spare-6")
    assert (p.prompt, p.keys) == ("after-rest", ["go-on", "item:charm"])
    p.go("item:charm")
    assert "strengthen" in p.c().conditions


@pytest.mark.rule("GH-ACT-03")
def test_after_each_rest_a_bonus_uses_a_slot() -> None:
    bonus = "Persistent: Slots o 1xp: After you rest: Heal 1, self"
    p = blessed("1 . .\n 2 .", bonus, more="Lost").go("pass").until("short-rest", "select").put("discard", "spare-4", "spare-5", "spare-6")
    p.set(p.c(), health=3).play("rest").until("rest-lose").go("lose:spare-4")
    assert (p.c().health, used(p, "rest"), p.hero().xp) == (3 + 2 + 1, 1, 0)
    p.until("select").play().until("short-rest").go("short-rest").go(p.keys[0])
    assert (p.c().health, p.hero().xp, p.zone("boon")) == (7, 1, "lost")


# -- the start and the end of one's turn -----------------------------------------------------------------------------------
@pytest.mark.rule("GH-TRN-14")
def test_at_the_start_of_the_turn_a_bonus_uses_a_slot_in_the_order_its_player_likes() -> None:
    bonus = "Persistent: Slots o 1xp: At start of your turn: Heal 1, self"
    p = blessed("1 . .\n 2 .", bonus, more="Lost").go("pass").next_round()
    p.set(p.c(), health=5, conditions=["wound"]).play("spare-1", "spare-2")
    assert (p.prompt, len(p.keys)) == ("start-effect", 2)
    p.go("effect:card/boon/bottom/0")  # before the wound hurts: it is healed
    assert (p.prompt, p.c().health, list(p.c().conditions), used(p, "turn-start")) == ("turn", 6, [], 1)
    p.next_round().play("spare-3", "spare-4")
    assert (p.c().health, p.hero().xp, p.zone("boon")) == (7, 1, "lost")


@pytest.mark.rule("GH-TRN-13")
def test_at_the_end_of_the_turn_a_bonus_uses_a_slot_after_the_looting() -> None:
    bonus = "Persistent: Slots o 1xp: At end of your turn: Infuse fire"
    p = blessed("1 $ .\n 2 .", bonus, "Move 1", more="Lost").go("top:go", "move:2,1").until_turn("c2")
    assert (p.hero().coins, used(p, "turn-end"), p.state.elements["fire"]) == (1, 1, 2)
    p.next_round().play("spare-3", "spare-4").go("pass", "end-turn")
    assert (p.hero().xp, p.zone("boon"), p.state.elements["fire"]) == (1, "lost", 2)


@pytest.mark.rule("GH-ACT-07")
def test_a_round_bonus_at_the_end_of_the_turn_works_in_the_turn_it_is_played() -> None:
    p = blessed("1 . .\n 2 .", "Round: At end of your turn: Heal 2, self")
    p.set(p.c(), health=3).go("pass").until_turn("c2")
    assert p.c().health == 5


@pytest.mark.rule("GH-ITC-13")
@pytest.mark.parametrize("moment", ["At start of your turn", "At end of your turn"])
def test_no_item_can_be_made_for_the_start_or_the_end_of_a_turn(moment: str) -> None:
    with pytest.raises(PackError, match="cannot be used at this moment"):
        position("1 2", own_items=[item(f"{moment}: Heal 1, self")])


# -- which attacks an item is for -------------------------------------------------------------------------------------------
KINDS_OF_ATTACK = [
    ("", {"melee", "single-target"}),
    (", range 3", {"ranged", "single-target"}),
    (", target 2", {"melee"}),
    (', area "line-2"', {"melee"}),
    (", range 3, target 2", {"ranged"}),
    (', range 3, area "triangle-3"', {"ranged"}),
]


@pytest.mark.rule("GH-ITM-01")
@pytest.mark.parametrize(("text", "fits"), KINDS_OF_ATTACK)
@pytest.mark.parametrize("which", ["melee", "ranged", "single-target"])
@pytest.mark.parametrize("moment", ["you attack", "you perform an attack"])
def test_an_item_for_some_attacks_is_offered_for_these_alone(text: str, fits: set[str], which: str, moment: str) -> None:
    charm = item(f"When {moment}, {which}: pierce 1")
    p = acting("1 A\n 2 .", "top", f"Attack 2{text}", monsters={"A": "dummy"}, own_items=[charm], equipped=["charm"])
    if moment == "you attack":
        p.go("attack:dummy-1")
    assert ("item:charm" in p.keys) is (which in fits)


@pytest.mark.rule("GH-ITM-06")
@pytest.mark.parametrize(("text", "fits"), KINDS_OF_ATTACK)
@pytest.mark.parametrize("which", ["melee", "ranged", "single-target"])
@pytest.mark.parametrize(("moment", "prompt"), [("any enemy attacks you", "defend"), ("any attack damages you", "damaged")])
def test_an_item_against_some_attacks_is_offered_against_these_alone(text: str, fits: set[str], which: str, moment: str, prompt: str) -> None:
    biter = kind("biter", does=(f"Attack +0{text}",), attack=3)
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[biter], own_items=[item(f"When {moment}, {which}: shield 1")], equipped=["charm"])
    p.play("spare-1", "spare-2").until(prompt, "turn")
    assert (p.prompt == prompt) is (which in fits)
