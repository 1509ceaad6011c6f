"""Elements: how characters infuse and consume them, and how they wane."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Consumed, Infused

from .position import Position, acting, card, kind, position

FIELD = """
    1 A .
     2 .
    """
"""A stands beside character 1."""
WARM = {
    "id": "warm-shield", "number": 900, "slot": "one-hand", "price": 10, "copies": 1, "use": "spent",
    "effect": "When any enemy attacks you: shield 1, infuse fire",
}  # fmt: skip


def beside(half: str, *text: str, elements: str = "", cards: Any = (), map_: str = FIELD, **given: Any) -> Position:
    """Character 1, beside a dummy, has begun a half of its card "go"; these elements are strong."""
    halves: dict[str, Any] = {half: list(text)}
    p = position(map_, monsters={"A": "dummy"}, cards=[card("go", initiative=1, **halves), *cards], **given)
    for element in elements.split():
        p.amend(f"elements.{element}", 2)
    return p.play("go", cards[0]["id"] if cards else "spare-1").go(f"{half}:go")


@pytest.mark.rule("GH-ELM-01")
def test_each_of_the_six_elements_is_strong_waning_or_inert() -> None:
    p = beside("top", "Attack 2", "Infuse fire")
    assert p.state.elements == {"fire": 0, "ice": 0, "air": 0, "earth": 0, "light": 0, "dark": 0}
    p.go("attack:dummy-1", "pass")
    seen = [p.state.elements["fire"]]
    for _ in range(3):
        p.next_round()
        seen.append(p.state.elements["fire"])
    assert seen == [2, 1, 0, 0]


@pytest.mark.rule("GH-ELM-02")
def test_an_action_with_an_element_icon_makes_it_strong_at_the_end_of_the_turn() -> None:
    p = beside("top", "Attack 2", "Infuse fire").go("attack:dummy-1")
    assert p.prompt == "turn"
    assert p.state.elements["fire"] == 0
    p.go("pass")
    assert p.state.elements["fire"] == 2


@pytest.mark.rule("GH-ELM-02")
def test_an_element_that_wanes_is_strong_again_when_it_is_infused() -> None:
    p = beside("top", "Attack 2", "Infuse fire", "Infuse ice").amend("elements.fire", 1).go("attack:dummy-1", "pass")
    assert (p.state.elements["fire"], p.state.elements["ice"]) == (2, 2)


@pytest.mark.rule("GH-ELM-03")
@pytest.mark.parametrize(
    ("text", "keys", "infused"),
    [
        pytest.param(["Attack 2", "Heal 1, self", "Infuse fire"], ["stop", "stop"], False, id="nothing performed"),
        pytest.param(["Attack 2", "Heal 1, self", "Infuse fire"], ["stop", "target:c1"], True, id="one of two performed"),
    ],
)
def test_infusing_takes_at_least_one_ability_of_the_action(text: list[str], keys: list[str], infused: bool) -> None:
    p = beside("top", *text).go(*keys)
    assert p.prompt == "turn"
    p.go("pass")
    assert p.state.elements["fire"] == (2 if infused else 0)


@pytest.mark.rule("GH-ELM-03")
def test_an_attack_without_a_target_and_a_basic_action_infuse_nothing() -> None:
    p = acting(". 1 . A 2", "top", "Attack 2", "Infuse fire", monsters={"A": "dummy"})
    assert p.prompt == "turn"  # out of range
    p.go("pass")
    assert p.state.elements["fire"] == 0
    p = position(FIELD, monsters={"A": "dummy"}, cards=[card("go", initiative=1, top=["Attack 2", "Infuse fire"])])
    p.play("go", "spare-1").go("basic-top:go", "attack:dummy-1", "pass")
    assert p.m("dummy").health == 30 - 2
    assert not p.events(Infused)


@pytest.mark.rule("GH-ELM-04")
def test_the_infusion_of_an_action_cannot_be_refused() -> None:
    p = beside("bottom", "Move 2", "Heal 1, self", "Infuse air").go("stay")
    assert p.prompt == "target"  # heal or not
    p.go("stop")
    assert p.prompt == "turn"  # the infusion was no question
    p.go("pass")
    assert p.state.elements["air"] == 2


@pytest.mark.rule("GH-ELM-04")
@pytest.mark.parametrize(
    ("ability", "prompt", "use", "leave"),
    [("Attack 2, infuse fire", "attack", "attack:dummy-1", "stop"), ("Muddle, range 1, infuse fire", "target", "target:dummy-1", "stop")],
)
def test_an_icon_that_belongs_to_an_ability_counts_only_if_that_ability_is_performed(ability: str, prompt: str, use: str, leave: str) -> None:
    left = beside("top", ability, "Heal 1, self")
    assert left.prompt == prompt
    left.go(leave, "target:c1", "pass")
    assert left.state.elements["fire"] == 0
    used = beside("top", ability, "Heal 1, self").go(use).until("target").go("stop", "pass")
    assert used.state.elements["fire"] == 2


@pytest.mark.rule("GH-ELM-05", "GH-EOR-04")
def test_at_the_end_of_a_round_every_element_moves_one_column_down() -> None:
    p = position(FIELD, monsters={"A": "dummy"}).amend("elements.fire", 2).amend("elements.ice", 1).play().next_round()
    assert p.state.elements == {"fire": 1, "ice": 0, "air": 0, "earth": 0, "light": 0, "dark": 0}


@pytest.mark.rule("GH-ELM-06")
def test_consuming_an_element_for_an_augment_is_optional() -> None:
    text = "Attack 2, Pay consume fire: (attack +1, wound)"
    plain = beside("top", text, elements="fire")
    assert (plain.prompt, plain.keys) == ("attack-prepare", ["go", "pay:0"])
    plain.go("go", "attack:dummy-1")
    assert (plain.m("dummy").health, plain.m("dummy").conditions, plain.state.elements["fire"]) == (28, {}, 2)
    paid = beside("top", text, elements="fire").go("pay:0", "attack:dummy-1", "draw")
    assert (paid.m("dummy").health, list(paid.m("dummy").conditions), paid.state.elements["fire"]) == (27, ["wound"], 0)
    assert beside("top", text).prompt == "attack"  # fire is inert: nothing to pay with


@pytest.mark.rule("GH-ELM-06")
def test_a_whole_ability_may_be_an_augment() -> None:
    text = ["Move 2", "Pay consume fire: Attack 3"]
    p = beside("bottom", *text, elements="fire").go("stay")
    assert (p.prompt, p.keys) == ("pay-ability", ["pay", "skip"])
    p.go("pay", "attack:dummy-1")
    assert (p.m("dummy").health, p.state.elements["fire"], p.prompt) == (27, 0, "turn")
    assert beside("bottom", *text, elements="fire").go("stay", "skip").state.elements["fire"] == 2
    assert beside("bottom", *text).go("stay").prompt == "turn"


@pytest.mark.rule("GH-ELM-06", "GH-TRN-15")
def test_who_does_not_pay_for_an_ability_goes_on_with_the_next_one() -> None:
    p = beside("top", "Pay consume fire: Muddle, range 1; Wound, range 1", "Attack 3", "Heal 1, self", elements="fire").go("skip")
    assert (p.prompt, p.keys) == ("attack", ["attack:dummy-1", "stop"])


@pytest.mark.rule("GH-ELM-06", "GH-EFF-04")
@pytest.mark.parametrize(("key", "offered"), [("go", []), ("pay:0", ["dummy-1"])])
def test_an_augment_lengthens_the_range_of_an_ability(key: str, offered: list[str]) -> None:
    p = beside("top", "Muddle, range 2, Pay consume fire: (range +1)", elements="fire", map_=" . . . .\n1 . . A\n 2 . .").go(key)
    assert p.keys_of("target") == offered


@pytest.mark.rule("GH-ELM-06")
@pytest.mark.parametrize(("span", "later"), [("Round", 10 - 1 - 3), ("Persistent", 10 - 1 - 1)])
def test_a_lasting_bonus_is_augmented_when_it_begins_and_as_long_as_it_lasts(span: str, later: int) -> None:
    bite = kind("biter", does=["Attack +0"], attack=3)
    p = position(
        "1 A 2", monsters={"A": "biter"}, kinds=[bite],
        cards=[card("go", initiative=1, bottom=f"{span}: Shield 1, Pay consume earth: (shield 1)"), card("late", initiative=90)],
    )  # fmt: skip
    p.set(p.c(2), conditions=["invisible"], turns=9).amend("elements.earth", 2)
    p.play("go", "late").go("bottom:go", "perform")
    assert (p.prompt, p.keys) == ("pay", ["go", "pay:0"])
    p.go("pay:0", "pass").until("damage").go("suffer")
    assert p.c().health == 10 - 1
    p.next_round().play("spare-1", "spare-2").until("damage").go("suffer")
    assert p.c().health == later


@pytest.mark.rule("GH-ELM-06", "GH-ELM-11")
@pytest.mark.parametrize(("elements", "offered"), [("", []), ("earth", ["0"]), ("ice", ["1"]), ("earth ice", ["0", "1"])])
def test_an_augment_of_a_lasting_bonus_is_offered_once_and_if_its_element_is_there(elements: str, offered: list[str]) -> None:
    p = beside("bottom", "Round: Shield 1, Pay consume earth: (shield 1), Pay consume ice: (shield 2)", elements=elements).go("perform")
    assert p.keys_of("pay") == offered
    for n in offered:
        p.go(f"pay:{n}")
    assert p.prompt == "turn"
    assert sum(value for value, _ in p.game.shields(p.c())) == 1 + sum(int(n) + 1 for n in offered)


@pytest.mark.rule("GH-ELM-07")
@pytest.mark.parametrize("strength", [1, 2])
def test_a_strong_or_waning_element_can_be_consumed_and_becomes_inert(strength: int) -> None:
    p = position(FIELD, monsters={"A": "dummy"}, cards=[card("go", initiative=1, top="Attack 2, Pay consume fire: (attack +1)")])
    p.amend("elements.fire", strength).play("go", "spare-1").go("top:go", "pay:0")
    assert p.state.elements["fire"] == 0


@pytest.mark.rule("GH-ELM-08")
def test_one_icon_consumes_only_one_element() -> None:
    p = beside("top", "Attack 2, Pay consume fire: (attack +1), Pay consume fire: (pierce 1)", elements="fire ice")
    assert p.keys == ["go", "pay:0", "pay:1"]
    p.go("pay:0")
    assert p.prompt == "attack"  # no fire is left for the other icon
    p = beside("top", "Attack 2, Pay consume wild: (attack +1)", elements="fire ice").go("pay:0", "element:ice")
    assert (p.state.elements["fire"], p.state.elements["ice"]) == (2, 0)
    assert p.prompt == "attack"


@pytest.mark.rule("GH-ELM-09")
def test_an_element_infused_in_this_turn_serves_only_in_a_later_one() -> None:
    other = card("other", bottom="Move 2, Pay consume fire: (move +1)")
    eager = card("eager", initiative=30, top="Heal 1, self, Pay consume fire: (+1 target)")
    p = position(FIELD, monsters={"A": "dummy"}, cards=[card("go", initiative=1, top=["Attack 2", "Infuse fire"]), other], cards2=[eager])
    p.play("go", "other", c2=("eager", "other-1")).go("top:go", "attack:dummy-1", "bottom:other")
    assert p.prompt == "move"
    assert "pay:0" not in p.keys
    p.go("stay")
    assert p.prompt == "turn"
    assert p.seat == 1
    p.go("top:eager")
    assert (p.prompt, p.keys) == ("pay", ["go", "pay:0"])


@pytest.mark.rule("GH-ELM-10")
def test_an_element_may_be_consumed_and_infused_again_in_one_turn_and_ends_strong() -> None:
    again = card("again", bottom=["Move 2", "Infuse fire"])
    p = beside("top", "Attack 2, Pay consume fire: (attack +1)", elements="fire", cards=[again])
    p.go("pay:0", "attack:dummy-1")
    assert p.state.elements["fire"] == 0
    p.go("bottom:again", "stay")
    assert (p.state.elements["fire"], p.m("dummy").health) == (2, 27)


@pytest.mark.rule("GH-ELM-11")
def test_separate_augments_are_used_or_not_in_an_order_of_ones_own() -> None:
    text = "Attack 2, Pay consume fire: (attack +1), Pay consume ice: (attack +2), Pay consume air: (attack +4)"
    p = beside("top", text, elements="fire ice air")
    assert p.keys == ["go", "pay:0", "pay:1", "pay:2"]
    p.go("pay:2")
    assert p.keys == ["go", "pay:0", "pay:1"]
    p.go("pay:0", "go", "attack:dummy-1")
    assert [e.element for e in p.events(Consumed)] == ["air", "fire"]
    assert (p.m("dummy").health, p.state.elements["ice"]) == (30 - 2 - 4 - 1, 2)


@pytest.mark.rule("GH-ELM-12")
def test_an_augment_with_several_icons_needs_all_of_them() -> None:
    text = "Attack 2, Pay consume fire and air: (attack +2)"
    assert beside("top", text, elements="fire").prompt == "attack"
    assert beside("top", text, elements="air").prompt == "attack"
    p = beside("top", text, elements="fire air").go("pay:0", "attack:dummy-1")
    assert (p.state.elements["fire"], p.state.elements["air"], p.m("dummy").health) == (0, 0, 26)


@pytest.mark.rule("GH-ELM-12")
def test_each_icon_needs_an_element_of_its_own() -> None:
    text = "Attack 2, Pay consume fire and wild: (attack +2)"
    assert beside("top", text, elements="fire").prompt == "attack"
    p = beside("top", text, elements="fire ice").go("pay:0")
    assert [e.element for e in p.events(Consumed)] == ["fire", "ice"]


@pytest.mark.rule("GH-ELM-16")
def test_the_many_coloured_icon_of_a_character_is_any_one_element_of_its_choice() -> None:
    p = beside("top", "Attack 2", "Infuse wild").go("attack:dummy-1")
    assert (p.prompt, p.seat) == ("infuse", 0)
    assert p.keys_of("element") == ["fire", "ice", "air", "earth", "light", "dark"]
    p.go("element:dark", "pass")
    assert p.state.elements["dark"] == 2
    p = beside("top", "Attack 2, Pay consume wild: (attack +1)", elements="light earth").go("pay:0")
    assert (p.prompt, p.seat, p.keys) == ("consume", 0, ["element:earth", "element:light"])


@pytest.mark.rule("GH-ELM-20", "GH-ELM-17")
def test_an_element_infused_in_the_turn_of_another_is_strong_at_the_end_of_that_turn() -> None:
    biters = kind("biter", does=["Attack +0, Pay consume fire: (attack +1)"])
    p = position("A 1 B 2", monsters={"A": "biter", "B": "biter"}, kinds=[biters], own_items=[WARM], equipped=["warm-shield"])
    p.set(p.c(2), conditions=["invisible"], turns=9)
    p.play().until("defend").go("item:warm-shield")
    assert p.state.acting == "biter-1"
    assert p.state.elements["fire"] == 0
    p.until("damage").go("suffer").until("damage")
    assert p.state.acting == "biter-2"
    assert p.state.elements["fire"] == 2
    assert not p.events(Consumed)  # too late for the type: its first figure had found no fire


@pytest.mark.rule("GH-ELM-21", "GH-ELM-19", "GH-ELM-20")
def test_monsters_that_come_later_consume_what_an_item_infused_in_the_turn_of_their_type() -> None:
    """Only what their own card infuses is barred for them."""
    biters = kind("biter", does=["Attack +0, Pay consume fire: (attack +1)", "Infuse ice"])
    p = position(
        "A 1 v . x\n . . . 2 .", monsters={"A": "biter"}, kinds=[biters], own_items=[WARM], equipped=["warm-shield"],
        rules=["When any character enters v: spawn biter at x"],
    )  # fmt: skip
    p.set(p.c(2), conditions=["invisible"], turns=9).play().until("defend").go("item:warm-shield").until("turn")
    assert (p.state.elements["fire"], p.events(Consumed)) == (2, [])
    p.go("bottom:spare-9", "move:3,1").until_turn("biter-2").until("turn", "select")
    assert [(e.figure, e.element) for e in p.events(Consumed)] == [("biter-2", "fire")]


@pytest.mark.rule("GH-ELM-11")
def test_separate_augments_of_a_move_are_used_or_not_in_an_order_of_ones_own() -> None:
    text = "Move 1, Pay consume fire: (move +1), Pay consume ice: (move +2), Pay consume air: (jump)"
    assert beside("bottom", text).keys_of("pay") == []  # all are inert
    p = beside("bottom", text, map_="1 . . . .\n 2 . . . .", elements="fire ice")
    assert (p.keys_of("pay"), "3,1" in p.keys_of("move")) == (["0", "1"], False)
    p.go("pay:1")
    assert (p.keys_of("pay"), p.state.elements["ice"], p.state.elements["fire"]) == (["0"], 0, 2)
    assert "3,1" in p.keys_of("move")
    assert "5,1" not in p.keys_of("move")
    p.go("pay:0")
    assert (p.keys_of("pay"), "5,1" in p.keys_of("move")) == ([], True)


@pytest.mark.rule("GH-ELM-11")
def test_separate_augments_of_a_heal_are_used_or_not() -> None:
    text = "Heal 1, self, Pay consume fire: (heal +1), Pay consume ice: (heal +3)"
    p = beside("top", text, elements="fire ice")
    assert {"pay:0", "pay:1"} <= set(p.keys)
    p.set(p.c(), health=2).go("pay:1", "go", "target:c1")
    assert (p.c().health, p.state.elements["fire"], p.state.elements["ice"]) == (6, 2, 0)


@pytest.mark.rule("GH-ELM-06")
@pytest.mark.parametrize(("key", "health", "fire"), [("go", 3, 2), ("pay:0", 6, 0)])
def test_a_heal_may_be_augmented(key: str, health: int, fire: int) -> None:
    p = beside("top", "Heal 1, self, Pay consume fire: (heal +3)", elements="fire")
    assert p.keys == ["go", "pay:0"]
    p.set(p.c(), health=2).go(key, "target:c1")
    assert (p.c().health, p.state.elements["fire"]) == (health, fire)


@pytest.mark.rule("GH-ELM-06")
def test_a_move_may_be_augmented() -> None:
    p = beside("bottom", "Move 1, Pay consume fire: (move +1)", elements="fire", map_="1 . . .\n 2 . . .")
    assert ("pay:0" in p.keys, "3,1" in p.keys_of("move")) == (True, False)
    p.go("pay:0")
    assert ("pay:0" in p.keys, "3,1" in p.keys_of("move"), p.state.elements["fire"]) == (False, True, 0)


@pytest.mark.rule("GH-ELM-11")
def test_separate_augments_of_a_lasting_bonus_are_used_or_not_in_an_order_of_ones_own() -> None:
    text = "Round: Shield 1, Pay consume fire: (shield 1), Pay consume ice: (shield 2), Pay consume air: (shield 4)"
    p = beside("bottom", text, elements="fire ice air").go("perform")
    assert p.keys == ["go", "pay:0", "pay:1", "pay:2"]
    p.go("pay:2", "pay:0")
    assert p.keys == ["go", "pay:1"]
    p.go("go")
    assert [e.element for e in p.events(Consumed)] == ["air", "fire"]
    assert sum(value for value, _ in p.game.shields(p.c())) == 1 + 4 + 1
