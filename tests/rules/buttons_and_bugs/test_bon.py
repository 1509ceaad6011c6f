"""Active bonuses: beginning, lasting, ending, and the cards that give them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Attacked, Healed

from .position import Position, card, idle, monster, row

STONE = idle("stone", 60, health=30)
SHIELD = "Persistent: Shield 1"
NEXT = "Persistent 1x: When you attack: attack +3"
ROUND = "Round: When you attack: attack +2"


def active(bottom: str | list[str], kind: str = "stone", side: str = "a") -> Position:
    """The character has performed the bottom action of "aura" (10) from this side; its other played card is still to be used."""
    aura = card("aura", bottom=bottom, initiative=10, b_bottom=bottom, b_initiative=10)
    cards = [aura, card("flurry", top=["Attack 2", "Attack 2"])]
    p = row("s 1", monsters=[f"{kind} 1"], kinds=[STONE], cards=cards)
    if side == "b":
        p.put("hand b", "aura")
    return p.play("aura", "flurry").go("bottom:aura", "perform")


@pytest.mark.rule("BB-BON-01")
def test_an_active_bonus_lasts_beyond_its_action() -> None:
    p = active(ROUND).go("top:flurry", "attack:m1", "roll", "go-on", "attack:m1", "roll")
    assert [e.value for e in p.events(Attacked)] == [2 + 2, 2 + 2]


@pytest.mark.rule("BB-BON-02")
def test_a_bonus_works_at_once_and_its_card_goes_to_the_active_area_when_the_action_is_finished() -> None:
    p = active([ROUND, "Attack 1"])
    assert (p.prompt, p.zone("aura")) == ("attack", "played a")
    p.go("attack:m1", "roll")
    assert p.events(Attacked)[0].value == 1 + 2
    assert p.zone("aura") == "active a"


@pytest.mark.rule("BB-BON-03")
def test_a_round_bonus_ends_at_the_end_of_the_round() -> None:
    p = active(ROUND).go("pass")
    assert p.zone("aura") == "active a"
    p.next_round()
    assert p.zone("aura") == "hand b"
    p.play("spare-1", "spare-2").go("top:spare-1", "attack:m1")
    assert p.events(Attacked)[0].value == 2


@pytest.mark.rule("BB-BON-03")
def test_a_monsters_round_bonus_ends_at_the_end_of_the_round() -> None:
    kind = monster("beetle", zero=["Round: Shield 1"], minus=[], initiatives=(5, 5, 5))
    p = row("s 1", monsters=["beetle 1"], kinds=[kind], draws="0 0 -")
    p.play("spare-1", "spare-2").go("top:spare-1", "attack:m1", "pass")
    p.next_round().play("spare-3", "spare-4").go("top:spare-3", "attack:m1")
    assert [e.shield for e in p.events(Attacked)] == [1, 0]


@pytest.mark.rule("BB-BON-04")
def test_a_persistent_bonus_lasts_over_rounds_until_its_event_or_until_it_is_dismissed() -> None:
    p = active(NEXT).go("pass").next_round()
    assert p.zone("aura") == "active a"
    spent = p.play("spare-1", "spare-2").go("top:spare-1", "attack:m1", "roll")
    assert spent.events(Attacked)[0].value == 2 + 3
    assert spent.zone("aura") == "hand b"
    dismissed = active(NEXT).go("pass").next_round().go("dismiss:aura")
    dismissed.play("spare-1", "spare-2").go("top:spare-1", "attack:m1")
    assert dismissed.events(Attacked)[0].value == 2


@pytest.mark.rule("BB-BON-05")
def test_a_persistent_bonus_without_end_lasts_until_it_is_dismissed() -> None:
    p = active(SHIELD, kind="grub").go("pass", "end-turn", "keep-round", "suffer")
    p.next_round().next_round()  # a long rest, with everything but the shield taken back
    assert p.zone("aura") == "active a"
    assert [e.shield for e in p.events(Attacked)] == [1, 1]
    p.go("dismiss:aura").play("spare-2", "spare-1").until("short-rest")
    assert p.events(Attacked)[-1].shield == 0


@pytest.mark.rule("BB-BON-06")
def test_a_bonus_on_the_next_attack_ends_after_one_single_attack() -> None:
    p = row("1 s 2", monsters=["stone 1", "stone 2"], kinds=[STONE],
            cards=[card("aura", bottom=NEXT), card("sweep", top="Attack 2, target 2")])  # fmt: skip
    p.play("aura", "sweep").go("bottom:aura", "perform", "top:sweep", "attack:m1", "roll")
    assert p.zone("aura") == "hand b"
    p.go("attack:m2")
    assert [e.value for e in p.events(Attacked)] == [2 + 3, 2]


@pytest.mark.rule("BB-BON-07")
def test_when_one_bonus_of_a_card_ends_all_do_and_the_card_leaves() -> None:
    p = active([SHIELD, NEXT], kind="grub").go("top:flurry", "attack:m1", "roll")
    assert p.zone("aura") == "hand b"
    p.go("stop", "suffer")
    assert p.events(Attacked)[-1].shield == 0


@pytest.mark.rule("BB-BON-07")
def test_a_bonus_that_ends_within_its_own_action_takes_the_others_along() -> None:
    p = active([SHIELD, NEXT, "Attack 1"], kind="grub").go("attack:m1", "roll")
    assert p.zone("aura") == "hand b"
    p.go("pass", "suffer")
    assert p.events(Attacked)[-1].shield == 0


@pytest.mark.rule("BB-BON-08")
@pytest.mark.parametrize(("side", "zone"), [("a", "hand b"), ("b", "discard b")])
def test_an_a_side_leaves_the_active_area_for_the_hand_and_a_b_side_for_the_discard_pile(side: str, zone: str) -> None:
    p = active(SHIELD, side=side)
    assert p.zone("aura") == f"active {side}"
    assert p.go("dismiss:aura").zone("aura") == zone


@pytest.mark.rule("BB-BON-09")
@pytest.mark.parametrize("side", ["a", "b"])
def test_with_the_lost_icon_the_card_leaves_the_active_area_for_the_lost_pile(side: str) -> None:
    p = active([SHIELD, "Lost"], side=side)
    assert p.zone("aura") == f"active {side}"
    assert p.go("dismiss:aura").zone("aura") == f"lost {side}"


@pytest.mark.rule("BB-BON-10")
@pytest.mark.parametrize("bonus", [SHIELD, "Round: Shield 1"])
def test_a_bonus_may_be_dismissed_at_any_time_but_during_an_ability(bonus: str) -> None:
    p = active(bonus, kind="grub")
    assert (p.prompt, "dismiss:aura" in p.keys) == ("turn", True)
    p.go("top:flurry")
    assert (p.prompt, "dismiss:aura" in p.keys) == ("attack", False)
    p.go("attack:m1")
    assert (p.prompt, "dismiss:aura" in p.keys) == ("between", True)
    p.go("dismiss:aura", "stop", "suffer")
    assert p.events(Attacked)[-1].shield == 0


@pytest.mark.rule("BB-BON-10")
def test_a_bonus_may_be_dismissed_before_cards_are_selected_and_before_a_short_rest() -> None:
    p = active(SHIELD).go("pass", "end-turn")
    assert (p.prompt, "dismiss:aura" in p.keys) == ("short-rest", True)
    p.go("go-on")
    assert (p.prompt, "dismiss:aura" in p.keys) == ("select", True)
    p.go("dismiss:aura")
    assert "lead:aura" in p.keys


def attacked(
    *bonuses: str, marks: str = "s 1", does: Sequence[str] = ("Attack 2",), monsters: Sequence[str] = ("biter 1",), **given: Any
) -> Position:
    """The character has taken these bonuses on and ended its turn; a biter is next."""
    biter = monster("biter", health=30, zero=list(does))
    cards = [card("aura", bottom=list(bonuses), initiative=10), *given.pop("cards", ())]
    p = row(marks, monsters=list(monsters), kinds=[biter, STONE], cards=cards, goal=["it is round 9 or later"], **given)
    return p.play("aura", "spare-1").go("bottom:aura", "perform", "pass", "end-turn")


@pytest.mark.rule("BB-BON-10")
@pytest.mark.parametrize(
    "bonus",
    [
        SHIELD,
        "Round: Shield 1",
        "Persistent: Retaliate 1",
        "Round: When any enemy attacks you: shield 1, muddle",
        "Persistent: When you kill any enemy: Heal 1, self",
    ],
)
def test_a_bonus_may_be_dismissed_before_a_monsters_turn(bonus: str) -> None:
    p = attacked(bonus)
    assert (p.prompt, p.keys) == ("interlude", ["go-on", "keep-round", "dismiss:aura"])
    p.go("dismiss:aura")
    assert (p.prompt, p.zone("aura")) == ("damage", "hand b")
    assert p.decision.args["damage"] == 2
    p.go("suffer")
    assert (p.monster(1).health, p.monster(1).conditions) == (30, {})


@pytest.mark.rule("BB-BON-10")
def test_it_is_asked_again_before_the_next_turn_unless_the_cards_are_kept_for_the_round() -> None:
    p = attacked(SHIELD, marks="1 s 2", monsters=["biter 1", "biter 2"]).go("go-on", "suffer")
    assert (p.prompt, p.decision.args["figure"]) == ("interlude", "m2")
    p.go("dismiss:aura", "suffer")
    assert [e.shield for e in p.events(Attacked)] == [1, 0]

    p = attacked(SHIELD, marks="1 s 2", monsters=["biter 1", "biter 2"]).go("keep-round", "suffer")
    assert (p.prompt, p.state.kept) == ("damage", ["aura"])
    p.go("suffer", "go-on").play("spare-2", "spare-3").go("pass", "end-turn")
    assert (p.prompt, p.state.kept) == ("interlude", [])  # in the next round it is asked anew


@pytest.mark.rule("BB-BON-10")
@pytest.mark.parametrize(
    ("bonus", "given"),
    [
        (ROUND, {}),
        ("Persistent: When you move: move +1", {}),
        (SHIELD, {"does": ["Move 2"]}),
        (SHIELD, {"does": ["Move 1", "Attack 2"], "marks": "s . . . 1"}),
        (SHIELD, {"monsters": ["stone 1"]}),
        ("Persistent: Flying", {}),
    ],
    ids=["for your attacks", "for your moves", "no attack", "too far away", "idle", "on plain ground"],
)
def test_it_is_not_asked_where_it_makes_no_difference(bonus: str, given: dict[str, Any]) -> None:
    p = attacked(bonus, **given).until("interlude", "short-rest")
    assert p.prompt == "short-rest"


@pytest.mark.rule("BB-BON-10")
@pytest.mark.parametrize("conditions", [["disarm"], ["immobilize"]])
def test_nor_where_the_monster_cannot_attack(conditions: list[str]) -> None:
    p = row("s . 1", monsters=["grub 1"], cards=[card("aura", bottom=SHIELD, initiative=10)], goal=["it is round 9 or later"])
    p.set(p.monster(1), conditions=conditions).play("aura", "spare-1").go("bottom:aura", "perform", "pass", "end-turn")
    assert p.prompt == "short-rest"


@pytest.mark.rule("BB-BON-10")
@pytest.mark.parametrize(("marks", "does", "asked"), [("s o 1", "Attack 2", True), ("s . 1", "Attack 2, push 1", True), ("s . 1", "Attack 2", False)])
def test_flying_may_be_dismissed_where_it_keeps_the_character_up(marks: str, does: str, asked: bool) -> None:
    p = row(marks, monsters=["biter 1"], kinds=[monster("biter", health=30, zero=[does])], goal=["it is round 9 or later"],
        cards=[card("aura", bottom=["Persistent: Flying", "Move 1"], initiative=10)])  # fmt: skip
    p.play("aura", "spare-1").go("bottom:aura", "perform", "move:2,1", "pass", "end-turn")
    assert (p.prompt == "interlude") == asked


@pytest.mark.rule("BB-BON-10", "BB-ELM-08")
@pytest.mark.parametrize(("item", "asked"), [("duskhaze-gem", True), ("tanglevine-whip", False)])
def test_a_card_may_be_dismissed_for_the_infusion_on_its_back(item: str, asked: bool) -> None:
    aura = card("aura", bottom=ROUND, initiative=10, b_top=["Attack 1", "Infuse air", "Infuse earth"])
    p = row("s 1", monsters=["biter 1"], kinds=[monster("biter", health=30, zero=["Attack 2"])], cards=[aura], equipped=[item])
    p.play("aura", "spare-1").go("bottom:aura", "perform", "pass", "end-turn")
    assert (p.prompt == "interlude") == asked
    if asked:
        p.go("dismiss:aura")
        assert f"item:{item}" in p.keys


@pytest.mark.rule("BB-BON-10", "BB-MEL-06")
def test_a_card_may_be_dismissed_to_keep_its_infusion_from_a_monster() -> None:
    does = ["Attack 1, Pay consume fire: (attack +2)"]
    p = attacked(ROUND, "Infuse fire", does=does).go("dismiss:aura")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 1)


@pytest.mark.rule("BB-BON-11")
@pytest.mark.parametrize(
    ("side", "bottom", "zone"), [("a", [SHIELD], "hand"), ("b", [SHIELD], "discard"), ("a", [SHIELD, "Lost"], "lost")]
)
def test_an_active_card_counts_as_being_in_the_zone_it_would_go_to(side: str, bottom: list[str], zone: str) -> None:
    for place in ("hand", "discard", "lost"):
        p = row("s 1", monsters=["grub 1"], cards=[card("aura", bottom=bottom, b_bottom=bottom), card("memory", top=f"Recover 1, from {place}")])
        p.put(f"hand {side}", "aura").play("memory", "aura").go("bottom:aura", "perform", "top:memory", "perform")
        assert ("recover:aura" in p.keys) == (place == zone)
    p.until("damage")
    assert ("lose:aura" in p.keys) == (zone != "lost")


@pytest.mark.rule("BB-BON-12")
@pytest.mark.parametrize("side", ["a", "b"])
def test_an_active_card_may_be_dismissed_and_lost_to_negate_damage(side: str) -> None:
    p = active(SHIELD, kind="grub", side=side).go("pass", "end-turn", "keep-round")
    assert p.prompt == "damage"
    p.go("lose:aura")
    assert (p.hero.health, p.zone("aura")[:4]) == (12, "lost")
    assert p.events(Attacked)[-1].shield == 1  # it shielded the attack it was then lost for
    p.next_round().play("spare-1", "spare-2").until("damage")
    assert p.events(Attacked)[-1].shield == 0


@pytest.mark.rule("BB-BON-13")
@pytest.mark.parametrize(("bottom", "rests"), [([SHIELD], True), ([SHIELD, "Lost"], False)])
def test_active_cards_without_lost_icon_count_toward_the_two_a_rest_needs(bottom: list[str], rests: bool) -> None:
    p = active(bottom).go("pass", "end-turn", "go-on")
    p.put("lost a", "spare-1", "spare-2")
    if rests:
        assert p.keys == ["rest", "dismiss:aura"]  # one card in hand, one active
    else:
        assert p.table.outcome == "lost"


@pytest.mark.rule("BB-BON-14")
def test_a_rest_takes_an_active_card_back_or_leaves_it_as_the_player_likes() -> None:
    for side in ("a", "b"):
        p = active(SHIELD, side=side).go("pass", "end-turn", "short-rest")
        assert (p.prompt, p.keys) == ("rest-active", ["keep", "recover:aura"])


@pytest.mark.rule("BB-BON-14")
@pytest.mark.parametrize(("choice", "zone"), [("keep", "active b"), ("recover:aura", "hand a")])
def test_an_active_card_taken_back_by_a_long_rest_returns_to_hand_on_side_a(choice: str, zone: str) -> None:
    p = active(SHIELD, side="b").go("pass", "end-turn", "go-on", "rest")
    p.until("rest-active").go(choice, "lose:spare-1")
    assert p.zone("aura") == zone
    assert bool(p.game.shield(p.hero)) == (choice == "keep")


@pytest.mark.rule("BB-BON-14")
def test_a_rest_offers_no_active_card_with_the_lost_icon_but_recovering_lost_cards_does() -> None:
    p = active([SHIELD, "Lost"]).go("pass", "end-turn", "go-on", "rest").until("rest-active", "rest-lose")
    assert (p.prompt, "lose:aura" in p.keys) == ("rest-lose", False)
    cards = [card("aura", bottom=[SHIELD, "Lost"]), card("memory", top="Recover 1, from lost")]
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], cards=cards)
    p.play("aura", "memory").go("bottom:aura", "perform", "top:memory", "perform")
    assert p.keys == ["stop", "recover:aura"]
    assert p.go("recover:aura").zone("aura") == "hand a"
    assert p.game.shield(p.hero) == 0


@pytest.mark.rule("BB-BON-15")
def test_other_abilities_of_the_action_are_performed_only_when_the_card_is_played() -> None:
    p = active(["Heal 2, self", SHIELD], kind="grub").go("pass", "end-turn", "keep-round", "suffer")
    p.next_round().play("spare-1", "spare-2").go("pass").until("short-rest")
    assert len(p.events(Healed)) == 1
    assert [e.shield for e in p.events(Attacked)] == [1, 1]


@pytest.mark.rule("BB-BON-16")
def test_a_dismissed_a_side_counts_as_a_b_side_for_negating_damage() -> None:
    p = active(SHIELD, kind="grub").go("top:flurry", "stop", "go-on", "stop", "end-turn", "keep-round")
    assert (p.zone("aura"), p.zone("flurry")) == ("active a", "hand b")
    assert p.prompt == "damage"
    assert "discard:aura" not in p.keys
    assert p.keys_of("discard-two") == ["flurry", "aura"]
    p.go("discard-two:aura")
    assert (p.zone("aura"), p.zone("flurry"), p.hero.health) == ("discard b", "discard b", 12)


@pytest.mark.rule("BB-BON-16")
def test_an_active_b_side_is_no_b_side_in_hand() -> None:
    p = active(SHIELD, kind="grub", side="b").go("top:flurry", "stop", "go-on", "stop", "end-turn", "keep-round")
    assert p.prompt == "damage"
    assert not p.keys_of("discard-two")


@pytest.mark.rule("BB-BON-17")
def test_a_monsters_bonus_ends_when_it_dies() -> None:
    kind = monster("beetle", health=1, zero=["Round: Shield 1"], initiatives=(5, 5, 5))
    p = row("s 1 A", monsters=["beetle 1"], kinds=[kind], rules=["When beetle dies: spawn grub at A"],
            cards=[card("flurry", top=["Attack 2", "Attack 2, range 2"])])  # fmt: skip
    p.play("flurry", "spare-1").go("top:flurry", "attack:m1", "attack:m1")
    assert [e.shield for e in p.events(Attacked)] == [1, 0]


@pytest.mark.rule("BB-BON-17")
def test_the_characters_bonuses_end_with_its_exhaustion() -> None:
    p = active("Round: Retaliate 3", kind="grub")
    p.set(p.hero, health=1)
    p.go("pass", "end-turn", "keep-round", "suffer")
    assert p.table.outcome == "lost"
    assert not p.state.bonuses
    assert p.monster(1).health == 8


@pytest.mark.rule("BB-BON-01")
def test_a_bonus_against_attacks_shields_and_harms_the_attacker_before_it_rolls() -> None:
    p = attacked("Round: When any enemy attacks you: shield 1, muddle").go("go-on", "suffer")
    assert ([e.shield for e in p.events(Attacked)], list(p.monster(1).conditions)) == ([1], ["muddle"])
    assert [len(e.rows) for e in p.events(ModifierRolled)] == [2], "muddled, it has disadvantage in this attack already"


@pytest.mark.rule("BB-BON-16")
def test_an_active_card_with_the_lost_icon_is_no_b_side_in_hand() -> None:
    p = active([SHIELD, "Lost"], kind="grub").go("top:flurry", "stop", "go-on", "stop", "end-turn", "keep-round")
    assert (p.prompt, p.zone("aura"), p.zone("flurry")) == ("damage", "active a", "hand b")
    assert not p.keys_of("discard-two")


def killing(bonus: str, *more: str, top: str = "Attack 8", marks: str = "s 1 . 2", monsters: Sequence[str] = ("grub 1", "stone 2")) -> Position:
    """The character, at 5 hit points, has this bonus and is about to attack."""
    cards = [card("aura", bottom=[bonus, *more], initiative=10), card("axe", top=top)]
    p = row(marks, monsters=list(monsters), kinds=[STONE], cards=cards)
    return p.set(p.hero, health=5).play("aura", "axe").go("bottom:aura", "perform", "top:axe")


@pytest.mark.rule("BB-BON-06")
@pytest.mark.parametrize(("top", "health", "zone"), [("Attack 8", 7, "hand b"), ("Attack 2", 5, "active a")])
def test_a_bonus_for_a_kill_is_used_up_by_a_kill_alone(top: str, health: int, zone: str) -> None:
    p = killing("Persistent 1x: When you kill any enemy: Heal 2, self", top=top).go("attack:m1")
    assert (p.hero.health, p.zone("aura")) == (health, zone)


@pytest.mark.rule("BB-BON-04")
def test_a_bonus_for_kills_works_for_each_of_them() -> None:
    monsters = ["grub 1", "grub 2", "stone 3"]
    p = killing("Persistent: When you kill any enemy: Heal 2, self", top="Attack 8, target 2", marks="2 s 1 . 3", monsters=monsters)
    p.go("attack:m1", "attack:m2")
    assert (p.hero.health, p.zone("aura")) == (9, "active a")


@pytest.mark.rule("BB-ELM-14", "BB-BON-04")
@pytest.mark.parametrize(("key", "health"), [("pay", 7), ("skip", 5)])
def test_what_a_bonus_does_for_a_kill_may_have_a_price(key: str, health: int) -> None:
    bonus = "Persistent: When you kill any enemy, Pay consume fire: Heal 2, self"
    p = killing(bonus, "Infuse fire").go("attack:m1")
    assert (p.prompt, p.keys) == ("pay-ability", ["skip", "pay"])
    p.go(key)
    assert (p.hero.health, p.state.consumed) == (health, ["card/aura/a/bottom/0"] if key == "pay" else [])
    without = killing(bonus).go("attack:m1")
    assert (without.prompt, without.hero.health) == ("spare", 5)


@pytest.mark.rule("BB-BON-06", "BB-ITM-21")
def test_a_bonus_of_an_item_for_one_attack_ends_with_it_and_no_other_bonus_does() -> None:
    oil: dict[str, Any] = {"id": "oil", "type": "small", "card": "5", "use": "spent"}
    salt = {**oil, "id": "salt", "card": "6", "turn": ["Turn: When you attack: attack +1"]}
    items = [{**oil, "turn": ["Turn 1x: When you attack: attack +3"]}, salt]
    p = row("s 1", monsters=["stone 1"], kinds=[STONE], cards=[card("flurry", top=["Attack 2", "Attack 2"])], own_items=items, level=3,
        equipped=["oil", "salt"], setup={"upgrades": ["spare-1", "spare-2"]})  # fmt: skip
    p.play("flurry", "spare-3").go("item:oil", "item:salt", "top:flurry", "attack:m1", "roll", "attack:m1", "roll")
    assert [e.value for e in p.events(Attacked)] == [2 + 3 + 1, 2 + 1]


@pytest.mark.rule("BB-BON-01")
@pytest.mark.parametrize(
    ("which", "top", "bonus"),
    [
        ("melee", "Attack 2", 2),
        ("melee", "Attack 2, range 1", 0),
        ("ranged", "Attack 2", 0),
        ("ranged", "Attack 2, range 1", 2),
        ("single-target", "Attack 2", 2),
        ("single-target", "Attack 2, target 2", 0),
        ("melee, single-target", "Attack 2", 2),
        ("melee, single-target", "Attack 2, range 1", 0),
    ],
)
def test_a_bonus_for_some_attacks_works_in_those_alone(which: str, top: str, bonus: int) -> None:
    p = killing(f"Persistent 1x: When you attack, {which}: attack +2", top=top, monsters=["stone 1", "stone 2"]).go("attack:m1")
    if bonus:
        assert p.keys == ["roll", "skip:attack"]
        p.go("roll")
    assert [e.value for e in p.events(Attacked)] == [2 + bonus]
    assert p.zone("aura") == ("hand b" if bonus else "active a")


@pytest.mark.rule("BB-BON-04")
def test_a_bonus_for_a_kill_may_be_against_another_enemy() -> None:
    p = killing("Persistent: When you kill any enemy: Muddle, range 3").go("attack:m1")
    assert (p.prompt, p.keys) == ("target", ["stop", "target:m2"])
    assert list(p.go("target:m2").monster(2).conditions) == ["muddle"]
