"""What the negative conditions do."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Skipped
from undercroft.games.haven.events import Attacked, Moved, Suffered

from .position import acting, card, kind, position

HALL = """
    1 A . .
     . . . 2
    """
FOE = {"A": "dummy"}
MEND = card("mend", top="Heal 3, self", initiative=1)
BITER = kind("biter", initiative=50, move=0, attack=3, health=30)
CLUB = kind("club", initiative=50, attack=1, attacks="stun", health=30)


@pytest.mark.rule("GH-CON-09")
def test_attacks_against_a_poisoned_figure_are_stronger_by_1_before_the_card_is_drawn() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top="Attack 3", initiative=1)], modifiers="2x")
    p.set(p.m("dummy"), conditions=["poison"]).play("go", "spare-1").go("top:go", "attack:dummy-1")
    assert p.m("dummy").health == 30 - 2 * (3 + 1)


@pytest.mark.rule("GH-CON-09")
def test_that_holds_for_monsters_attacking_a_character_but_not_for_other_damage() -> None:
    p = position(HALL, monsters={"A": "biter"}, kinds=[BITER], cards=[card("go", top="All enemies suffer 2, range 1", initiative=1)])
    p.set(p.c(), conditions=["poison"]).set(p.m("biter"), conditions=["poison"]).play("go", "spare-1").go("top:go", "perform", "pass")
    assert p.m("biter").health == 30 - 2
    assert p.decision.args["damage"] == 3 + 1


@pytest.mark.rule("GH-CON-10")
def test_a_heal_on_a_poisoned_figure_takes_the_poison_and_nothing_else() -> None:
    p = position(HALL, monsters=FOE, cards=[MEND])
    p.set(p.c(), health=5, conditions=["poison", "muddle"]).play("mend", "spare-1").go("top:mend", "target:c1")
    assert (p.c().health, list(p.c().conditions)) == (5, ["muddle"])


@pytest.mark.rule("GH-CON-11")
def test_a_wound_costs_1_at_the_start_of_each_of_its_turns() -> None:
    p = position(HALL, monsters=FOE)
    p.set(p.c(), conditions=["wound"]).set(p.m("dummy"), conditions=["wound"]).play("spare-1", "spare-2")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 1)
    p.go("suffer")
    assert (p.prompt, p.c().health) == ("turn", 9)  # before anything it does
    p.go("pass").next_round()
    assert (p.c().health, p.m("dummy").health) == (9, 29)
    p.play("spare-3", "spare-4").go("suffer").next_round()
    assert (p.c().health, p.m("dummy").health) == (8, 28)


@pytest.mark.rule("GH-CON-11")
def test_a_monster_killed_by_its_wound_does_nothing_more() -> None:
    p = position(HALL, monsters={"A": "biter"}, kinds=[BITER])
    p.set(p.m("biter"), health=1, conditions=["wound"]).play("spare-1", "spare-2").until("turn")
    assert not p.there("biter-1")
    assert not p.events(Attacked)


@pytest.mark.rule("GH-CON-12")
def test_a_heal_takes_a_wound_and_then_works_normally() -> None:
    p = position(HALL, monsters=FOE, cards=[MEND])
    p.set(p.c(), health=5, conditions=["wound"]).play("mend", "spare-1").go("suffer", "top:mend", "target:c1")
    assert (p.c().health, p.c().conditions) == (5 - 1 + 3, {})


@pytest.mark.rule("GH-CON-13")
def test_of_poison_and_wound_a_heal_takes_both_and_does_nothing_else() -> None:
    p = position(HALL, monsters=FOE, cards=[MEND])
    p.set(p.c(), health=5, conditions=["wound", "poison"]).play("mend", "spare-1").go("suffer", "top:mend", "target:c1")
    assert (p.c().health, p.c().conditions) == (5 - 1, {})


@pytest.mark.rule("GH-CON-14")
def test_an_immobilized_character_performs_no_move_until_its_next_turn_is_over() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", bottom=["Move 3", "Heal 1, self"], initiative=1)])
    p.set(p.c(), health=5, conditions=["immobilize"]).play("go", "spare-1").go("bottom:go")
    assert p.prompt == "target"  # the move is left out, what follows is not
    p.go("target:c1", "top:spare-1", "attack:dummy-1")
    assert not p.events(Moved)
    assert (p.c().health, p.m("dummy").health, p.c().conditions) == (6, 28, {})
    p.next_round().play("spare-2", "spare-3").go("bottom:spare-2")
    assert p.prompt == "move"


@pytest.mark.rule("GH-CON-14")
def test_an_immobilized_monster_stays_but_attacks() -> None:
    p = position("""
        1 A . B
         . . 2 .
        """, monsters={"A": "grub", "B": "grub"})  # fmt: skip
    p.set(p.m("grub", 2), at="4,1", conditions=["immobilize"]).set(p.m("grub", 1), conditions=["immobilize"]).set(p.c(2), at="1,2")
    p.play("spare-1", "spare-2").until("turn")
    assert not p.events(Moved)
    assert [e.figure for e in p.events(Attacked)] == ["grub-1"]
    assert (p.m("grub", 1).conditions, p.m("grub", 2).conditions) == ({}, {})


@pytest.mark.rule("GH-CON-15")
def test_a_disarmed_character_performs_no_attack_until_its_next_turn_is_over() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top=["Attack 3", "Heal 1, self"], initiative=1)])
    p.set(p.c(), conditions=["disarm"]).play("go", "spare-1").go("top:go")
    assert p.prompt == "target"
    p.go("target:c1", "bottom:spare-1")
    assert p.prompt == "move"
    p.go("stay")
    assert not p.c().conditions
    p.next_round().play("spare-2", "spare-3").go("top:spare-2")
    assert p.keys_of("attack") == ["dummy-1"]
    assert not p.events(Attacked)


@pytest.mark.rule("GH-CON-15")
def test_a_disarmed_monster_moves_but_does_not_attack() -> None:
    p = position("""
        1 . A .
         . . . 2
        """, monsters={"A": "grub"})  # fmt: skip
    p.set(p.m(), conditions=["disarm"]).play("spare-1", "spare-2").until("turn")
    assert [e.figure for e in p.events(Moved)] == ["grub-1"]
    assert not p.events(Attacked)
    assert not p.m().conditions


@pytest.mark.rule("GH-CON-16")
def test_a_stunned_character_neither_performs_abilities_nor_uses_items_until_its_next_turn_is_over() -> None:
    cards = [card("go", top=["Attack 3", "Xp 1", "Lost"], initiative=60)]
    p = position(HALL, monsters={"A": "biter"}, kinds=[BITER], cards=cards, equipped=["minor-healing-potion", "heater-shield"])
    p.set(p.c(), conditions=["stun"]).play("go", "spare-1")
    assert p.prompt == "damage"  # the shield is not asked about
    p.go("suffer").until("turn")
    assert p.seat == 1  # its own turn is already over
    assert (p.m("biter").health, p.hero().xp, p.c().conditions) == (30, 0, {})
    p.next_round().play("spare-2", "spare-3")
    assert p.keys == ["take", "item:heater-shield"]
    p.go("take", "suffer")
    assert "item:minor-healing-potion" in p.keys


@pytest.mark.rule("GH-CON-16")
def test_stunned_in_mid_action_a_character_performs_nothing_more() -> None:
    lines = ["Move 2", "Heal 1, self", "Loot 1", "Round: Shield 1", "Attack 2, range 3", "Suffer 1"]
    p = acting("""
        1 s . A
         . . . 2
        """, "bottom", *lines, monsters=FOE)  # fmt: skip
    p.go("move:2,1")
    assert "stun" in p.c().conditions
    assert p.prompt == "damage"  # harm is no ability of its own
    p.go("suffer")
    assert not p.events(Attacked)
    assert not p.state.bonuses.get("shield")
    assert [p.zone(c) for c in ("go", "spare-1")] == ["discard", "discard"]  # the other card has no effect


@pytest.mark.rule("GH-CON-16")
def test_a_stunned_monster_does_nothing() -> None:
    kinds = [kind("ape", does=["Move +0", "Attack +0", "Heal 2, self", "Infuse fire"], initiative=10, health=30)]
    p = position(HALL, monsters={"A": "ape"}, kinds=kinds)
    p.set(p.m("ape"), health=20, conditions=["stun"]).play("spare-1", "spare-2")
    assert p.prompt == "turn"
    assert not p.events(Attacked)
    assert (p.m("ape").health, p.m("ape").conditions, p.state.elements["fire"]) == (20, {}, 0)
    assert [e.figure for e in p.events(Skipped)] == ["ape-1"]


@pytest.mark.rule("GH-CON-17")
def test_a_stunned_character_may_take_a_long_rest() -> None:
    p = position(HALL, monsters=FOE, equipped=["minor-healing-potion", "boots-of-striding"]).put("discard", "spare-1", "spare-2", "spare-3")
    p.amend("heroes.c1.items.boots-of-striding", "spent")
    p.set(p.c(), health=5, conditions=["stun"])
    assert "rest" in p.keys_for(1)
    p.play("rest").until("rest-lose", "before-rest")
    assert p.prompt == "rest-lose"  # no item before it
    p.go("lose:spare-1")
    assert (p.c().health, p.hero().items["boots-of-striding"]) == (7, "ready")
    assert {"spare-2", "spare-3"} < set(p.hero().hand)


@pytest.mark.rule("GH-CON-18")
def test_a_stunned_character_plays_two_cards_that_have_no_effect_and_are_discarded() -> None:
    cards = [card("burn", top=["Attack 3", "Lost"], initiative=1), card("wall", bottom=["Persistent: Shield 1", "Lost"], initiative=2)]
    p = position(HALL, monsters=FOE, cards=cards)
    p.set(p.c(), conditions=["stun"])
    assert [k for k in p.keys_for(1) if not k.startswith("lead:")] == ["give-up"]  # it has nothing to rest with
    p.play("burn", "wall").until("turn")
    assert p.seat == 1
    assert [p.zone(c) for c in ("burn", "wall")] == ["discard", "discard"]
    assert p.m("dummy").health == 30
    assert not p.state.bonuses.get("shield")


@pytest.mark.rule("GH-CON-19")
def test_stunned_after_choosing_cards_a_character_cannot_rest_instead() -> None:
    p = position(HALL, monsters={"A": "club"}, kinds=[CLUB]).put("discard", "spare-1", "spare-2", "spare-3")
    p.set(p.c(), health=5).play("spare-4", "spare-5")
    assert "rest" not in p.keys
    p.go("suffer").until("turn")  # the club has stunned it
    assert p.seat == 1
    assert p.hero().discard == ["spare-1", "spare-2", "spare-3", "spare-4", "spare-5"]
    assert (p.c().health, p.c().conditions) == (4, {})


@pytest.mark.rule("GH-CON-20")
def test_a_stun_ends_no_bonus_but_items_do_not_help_meanwhile() -> None:
    lines = ["Persistent: Shield 1", "Persistent: Retaliate 1"]
    p = position(HALL, monsters={"A": "biter"}, kinds=[BITER], cards=[card("go", top=lines, initiative=1)], equipped=["heater-shield"])
    p.play("go", "spare-1").go("top:go", "perform", "perform", "pass").next_round()
    before = p.m("biter").health
    p.set(p.c(), conditions=["stun"]).play("spare-2", "spare-3")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 3 - 1)  # no question about the item
    p.go("suffer").until("turn")
    assert p.m("biter").health == before - 1
    assert p.zone("go") == "active"
    p.next_round().play("spare-4", "spare-5")
    assert p.keys == ["take", "item:heater-shield"]  # the stun is over


@pytest.mark.rule("GH-CON-20")
def test_a_stunned_figure_keeps_shield_and_retaliate() -> None:
    spike = kind("spike", does=(), traits="Shield 1; Retaliate 1", health=20, initiative=90)
    p = position(HALL, monsters={"A": "spike"}, kinds=[spike], cards=[card("go", top="Attack 3", initiative=1)])
    p.set(p.m("spike"), conditions=["stun"]).play("go", "spare-1").go("top:go", "attack:spike-1")
    assert p.m("spike").health == 20 - 2
    assert p.decision.args["damage"] == 1


@pytest.mark.rule("GH-CON-21")
def test_attacks_of_a_muddled_figure_have_disadvantage_until_its_next_turn_is_over() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top="Attack 3", initiative=1)], modifiers="+1 -1")
    p.set(p.c(), conditions=["muddle"]).play("go", "spare-1").go("top:go", "attack:dummy-1")
    attacked = p.events(Attacked)[0]
    assert (attacked.modifiers, attacked.used, attacked.damage) == (("+1", "-1"), "-1", 2)
    p.go("pass")
    assert not p.c().conditions


@pytest.mark.rule("GH-CON-21")
def test_a_muddled_monster_draws_two_as_well() -> None:
    p = position(HALL, monsters={"A": "biter"}, kinds=[BITER], modifiers="+2 +0")
    p.set(p.m("biter"), conditions=["muddle"]).play("spare-1", "spare-2").go("suffer")
    assert [(e.used, e.damage) for e in p.events(Attacked)] == [("+0", 3)]
    assert not p.m("biter").conditions


@pytest.mark.rule("GH-CON-44")
def test_a_stunned_character_may_lose_cards_to_prevent_damage() -> None:
    p = position(HALL, monsters={"A": "biter"}, kinds=[BITER]).put("discard", "spare-1", "spare-2")
    p.set(p.c(), conditions=["stun"]).play("spare-3", "spare-4")
    assert p.prompt == "damage"
    assert "stun" in p.c().conditions
    assert {"lose:spare-5", "lose-two"} <= set(p.keys)
    p.go("lose:spare-5")
    assert not p.events(Suffered)
    assert p.zone("spare-5") == "lost"


@pytest.mark.rule("GH-CON-14")
def test_an_immobilized_monster_moves_again_in_the_turn_after_its_next() -> None:
    p = position("A . . 1 2", monsters={"A": "grub"})
    p.set(p.m(), conditions=["immobilize"]).play().until("turn")
    assert (p.where(p.m()), p.m().conditions) == ("1,1", {})
    p.next_round().play().until("turn")
    assert p.where(p.m()) == "3,1"
