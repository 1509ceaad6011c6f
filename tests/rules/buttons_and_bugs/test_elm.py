"""BB-ELM: elements."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.packs import PackError

from .hunting import SLOW, beast, consumed, hunt
from .position import Position, card, monster, row

SIX = ("fire", "ice", "air", "earth", "light", "dark")
FIRE = "Attack 2, Pay consume fire: (attack +1)"
HIT = card("hit", top=FIRE, b_top=FIRE)


def lamp(*infusions: str, **sides: Any) -> dict[str, Any]:
    """A card whose bottom action shows these infusions."""
    return card("lamp", **{"bottom": ["Heal 1, self", *(f"Infuse {i}" for i in infusions)], **sides})


def at_attack(hit: str, *cards: dict[str, Any], **given: Any) -> Position:
    """Before an attack with prices on a dummy; the other cards stay in hand."""
    p = row("s 1", **{"monsters": ["dummy 1"], **given}, cards=[card("hit", top=hit), *cards])
    return p.play("hit", "spare-1").go("top:hit")


@pytest.mark.rule("BB-ELM-01")
@pytest.mark.parametrize("element", SIX)
def test_there_are_six_elements_each_its_own(element: str) -> None:
    p = at_attack("Attack 2, " + ", ".join(f"Pay consume {e}: (attack +1)" for e in SIX), lamp(element))
    assert p.keys_of("pay") == [str(SIX.index(element))]


@pytest.mark.rule("BB-ELM-01")
def test_there_is_no_seventh_element() -> None:
    with pytest.raises(PackError, match="mud"):
        at_attack(FIRE, lamp("mud"))


@pytest.mark.rule("BB-ELM-02")
@pytest.mark.parametrize("where", ["hand", "played", "active", "column", "nowhere"])
def test_infusions_are_the_symbols_that_can_be_seen(where: str) -> None:
    light = lamp("fire", **({"bottom": ["Persistent: Shield 1", "Infuse fire"]} if where == "active" else {}))
    cards = [HIT] if where in ("column", "nowhere") else [HIT, light]
    does = ["Infuse fire"] if where == "column" else []
    p = row("s 1", monsters=["beast 1"], kinds=[beast(*does, initiative=90)], cards=cards)
    p.play("hit", "spare-1" if where != "played" and where != "active" else "lamp")
    if where == "active":
        p.go("bottom:lamp", "perform").until("turn")
        assert p.zone("lamp") == "active a"
    p.go("top:hit")
    assert p.keys_of("pay") == ([] if where == "nowhere" else ["0"])


@pytest.mark.rule("BB-ELM-03")
def test_a_symbol_counts_though_its_action_is_never_performed() -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[HIT, lamp("fire")])
    p.play("hit", "lamp").go("top:hit", "pay:0", "attack:m1").until("turn")
    assert consumed(p) == ["card/lamp/a/bottom/0"]
    p.go("basic-bottom:lamp").until("spare", "select")
    assert p.monster(1).health == 27


@pytest.mark.rule("BB-ELM-04")
def test_a_symbol_is_consumed_once_a_round() -> None:
    p = at_attack("Attack 2, Pay consume fire: (attack +1), Pay consume fire: (pierce 1)", lamp("fire"))
    assert p.keys_of("pay") == ["0", "1"]
    p.go("pay:0")
    assert p.keys_of("pay") == []


@pytest.mark.rule("BB-ELM-05")
def test_two_symbols_of_one_element_are_two_uses() -> None:
    p = at_attack("Attack 2, Pay consume fire: (attack +1), Pay consume fire: (pierce 1)", lamp("fire", "fire"))
    p.go("pay:0", "consume:card/lamp/a/bottom/0")
    assert p.keys_of("pay") == ["1"]
    p.go("pay:1")
    assert consumed(p) == ["card/lamp/a/bottom/0", "card/lamp/a/bottom/1"]


@pytest.mark.rule("BB-ELM-06")
def test_the_player_cannot_hide_an_infusion_from_monsters() -> None:
    p = hunt("1 s", "Attack 2, Pay consume fire: (wound)", cards=[SLOW, lamp("fire")])
    p.play("slow", "spare-1")
    assert p.prompt == "damage", "nothing was asked before: the infusion in hand is consumed"
    assert consumed(p) == ["card/lamp/a/bottom/0"]
    p.go("suffer")
    assert "wound" in p.hero.conditions


@pytest.mark.rule("BB-ELM-07")
@pytest.mark.parametrize("to", ["hand b", "discard b", "lost a"])
def test_a_symbol_goes_with_the_card_that_leaves_or_is_flipped(to: str) -> None:
    lines = ["Heal 1, self", "Infuse fire", *(["Lost"] if to == "lost a" else [])]
    p = row("s 1", monsters=["dummy 1"], cards=[HIT, card("lamp", bottom=lines, b_bottom=lines if to == "discard b" else "Move 1")])
    if to == "discard b":
        p.put("hand b", "lamp")
    p.play("hit", "lamp")
    assert Position(p.table.fork()).go("top:hit").keys_of("pay") == ["0"], "as long as it lies there"
    p.go("bottom:lamp", "perform").until("turn")
    assert p.zone("lamp") == to
    p.go("top:hit")
    assert (p.prompt, p.keys_of("pay")) == ("attack", [])


@pytest.mark.rule("BB-ELM-07")
def test_a_symbol_goes_with_the_card_that_is_discarded_against_damage() -> None:
    p = hunt("1 s", "Attack 2", cards=[card("slow", initiative=95, top=FIRE), lamp("fire")])
    p.play("slow", "spare-1").go("discard:lamp").until("turn").go("top:slow")
    assert (p.prompt, p.keys_of("pay")) == ("attack", [])


@pytest.mark.rule("BB-ELM-08")
@pytest.mark.parametrize("first", ["hit", "lamp"])
def test_a_flipped_card_shows_its_new_symbol_at_once(first: str) -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[HIT, lamp(b_bottom=["Move 1", "Infuse fire"])])
    p.play("hit", "lamp")
    if first == "lamp":
        p.go("bottom:lamp", "perform").until("turn")
    p.go("top:hit")
    assert p.keys_of("pay") == (["0"] if first == "lamp" else [])


@pytest.mark.rule("BB-ELM-08")
def test_a_recovered_card_shows_its_symbol_at_once() -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[HIT, lamp("fire"), card("back", bottom="Recover 1, from discard")])
    p.put("discard b", "lamp").play("hit", "back").go("bottom:back", "perform", "recover:lamp").until("turn").go("top:hit")
    assert p.keys_of("pay") == ["0"]


@pytest.mark.rule("BB-ELM-09")
@pytest.mark.parametrize("used", [True, False])
def test_a_used_symbol_stays_used_when_its_card_comes_back(used: bool) -> None:
    cards = [card("hit", top=[FIRE, "Infuse fire"]), card("back", bottom=["Recover 1, from hand", "Pay consume fire: Heal 1, self"])]
    p = row("s 1", monsters=["dummy 1"], cards=cards)
    p.play("hit", "back").go("top:hit", "pay:0" if used else "go", "attack:m1").until("turn")
    p.go("bottom:back", "perform", "recover:hit")
    assert p.zone("hit") == "hand a"
    assert (p.prompt == "pay-ability") is not used
    assert len(consumed(p)) == int(used)


@pytest.mark.rule("BB-ELM-10")
def test_a_column_gives_one_infusion_for_all_of_the_type() -> None:
    many = {"monsters": ["beast 1", "beast 2"], "kinds": [beast("Infuse fire", initiative=90)]}
    p = row("2 s 1", cards=[card("hit", top="Attack 2, Pay consume fire: (attack +1), Pay consume fire: (pierce 1)")], **many)
    p.play("hit", "spare-1").go("top:hit", "pay:0")
    assert (consumed(p), p.keys_of("pay")) == (["monster/beast/0/0"], [])


@pytest.mark.rule("BB-ELM-11")
@pytest.mark.parametrize(("result", "there"), [("+", True), ("0", False)])
def test_a_monsters_infusion_is_there_when_the_column_is_rolled(result: str, there: bool) -> None:
    late = monster("late", minus=[], zero=[], plus=["Infuse fire"], initiatives=(90, 91, 92))
    p = at_attack(FIRE, monsters=["late 1"], kinds=[late], draws=result)
    assert p.keys_of("pay") == (["0"] if there else []), "the character acts before the monster"


@pytest.mark.rule("BB-ELM-12")
@pytest.mark.parametrize("targets", [1, 2])
def test_a_monsters_infusion_goes_with_the_last_of_its_type(targets: int) -> None:
    cards = [HIT, card("sweep", bottom=f"Attack 3, target {targets}")]
    kinds = [beast("Infuse fire", initiative=90, health=3)]
    p = row("2 s 1\n 3", monsters=["beast 1", "beast 2", "dummy 3"], kinds=kinds, cards=cards)
    p.play("hit", "sweep").go("bottom:sweep", *[f"attack:m{n + 1}" for n in range(targets)]).until("turn")
    p.go("top:hit")
    assert p.keys_of("pay") == (["0"] if targets == 1 else [])


TRIO = monster(
    "trio", health=3, minus=["Infuse fire"], zero=["Infuse ice"], plus=["Infuse air"], initiatives=(90, 91, 92)
)
THREE = "Attack 2, Pay consume fire: (attack +1), Pay consume ice: (pierce 1), Pay consume air: (push 1)"


@pytest.mark.rule("BB-ELM-13")
def test_both_columns_of_an_elite_infuse() -> None:
    p = at_attack(THREE, monsters=["trio 1 elite"], kinds=[TRIO])
    assert p.keys_of("pay") == ["0", "2"]


@pytest.mark.rule("BB-ELM-13")
@pytest.mark.parametrize("killed", [1, 2])
def test_a_columns_infusion_lasts_while_any_rank_of_the_type_lives(killed: int) -> None:
    cards = [card("hit", top=THREE), card("jab", bottom="Attack 3")]
    p = row("2 s 1", monsters=["trio 1", "trio 2 elite"], kinds=[TRIO], cards=cards)
    p.play("hit", "jab").go("bottom:jab", f"attack:m{killed}").until("turn").go("top:hit")
    assert p.keys_of("pay") == ["0", "1", "2"]


@pytest.mark.rule("BB-ELM-14")
def test_an_element_buys_an_added_effect() -> None:
    p = at_attack(FIRE, lamp("fire")).go("pay:0", "attack:m1", "roll")
    assert (p.monster(1).health, len(consumed(p))) == (27, 1)
    p = at_attack(FIRE, lamp("fire")).go("go", "attack:m1")
    assert (p.monster(1).health, consumed(p)) == (28, [])


@pytest.mark.rule("BB-ELM-14")
@pytest.mark.parametrize("pays", [True, False])
def test_an_element_buys_a_new_ability(pays: bool) -> None:
    cards = [card("brew", bottom=["Strengthen, self", "Pay consume ice: Heal 2, self; Invisible, self"]), lamp("ice")]
    p = row("s 1", monsters=["dummy 1"], cards=cards)
    p.set(p.hero, health=5).play("brew", "spare-1").go("bottom:brew", "perform")
    assert p.prompt == "pay-ability"
    p.go(*(["pay", "perform", "perform"] if pays else ["skip"]))
    assert p.prompt == "turn"
    assert (p.hero.health, len(consumed(p)), "invisible" in p.hero.conditions) == (7 if pays else 5, int(pays), pays)


@pytest.mark.rule("BB-ELM-15")
def test_of_several_consumptions_the_character_chooses() -> None:
    p = at_attack("Attack 2, Pay consume fire: (attack +1), Pay consume ice: (wound)", lamp("fire", "ice"))
    assert p.keys_of("pay") == ["0", "1"]
    p.go("pay:1", "go", "attack:m1", "roll")
    assert (p.monster(1).health, list(p.monster(1).conditions)) == (28, ["wound"])


@pytest.mark.rule("BB-ELM-15")
def test_of_several_consumptions_of_another_ability_the_character_chooses_too() -> None:
    p = at_attack("Poison, range 1, Pay consume fire: (muddle), Pay consume ice: (wound)", lamp("fire", "ice"))
    assert p.keys_of("pay") == ["0", "1"]
    p.go("pay:1", "go", "target:m1")
    assert list(p.monster(1).conditions) == ["poison", "wound"]


@pytest.mark.rule("BB-ELM-15")
@pytest.mark.parametrize(("infusion", "asked"), [("wild", True), ("ice", False)])
def test_where_one_infusion_would_pay_for_either_the_player_chooses_for_a_monster(infusion: str, asked: bool) -> None:
    p = hunt("1 s", "Attack 2, Pay consume fire: (poison), Pay consume ice: (wound)", cards=[SLOW, lamp(infusion)])
    p.play("slow", "spare-1")
    if asked:
        assert (p.prompt, p.keys) == ("monster-consume", ["pay:0", "pay:1"])
        p.go("pay:1")
    p.go("suffer")
    assert list(p.hero.conditions) == ["wound"]


@pytest.mark.rule("BB-ELM-16")
@pytest.mark.parametrize("infusions", [["fire"], ["ice"], ["fire", "fire"], ["fire", "ice"]])
def test_a_price_of_two_elements_takes_both(infusions: list[str]) -> None:
    p = at_attack("Attack 2, Pay consume fire and ice: (attack +3)", lamp(*infusions))
    both = infusions == ["fire", "ice"]
    assert p.keys_of("pay") == (["0"] if both else [])
    if both:
        p.go("pay:0")
        assert consumed(p) == ["card/lamp/a/bottom/0", "card/lamp/a/bottom/1"]


@pytest.mark.rule("BB-ELM-16", "BB-ELM-19")
@pytest.mark.parametrize(
    ("infusions", "first"),
    [(["wild"], []), (["wild", "air"], []), (["wild", "ice"], ["0"]), (["ice", "wild", "fire"], ["1", "2"]), (["wild"] * 2, ["0", "1"])],
)
def test_one_infusion_does_not_pay_for_both(infusions: list[str], first: list[str]) -> None:
    p = at_attack("Attack 2, Pay consume fire and ice: (attack +3)", lamp(*infusions))
    assert ("pay:0" in p.keys) == bool(first)
    if len(first) > 1:
        assert p.go("pay:0").keys == [f"consume:card/lamp/a/bottom/{n}" for n in first]


@pytest.mark.rule("BB-ELM-17")
def test_a_consumed_infusion_is_back_in_the_next_round() -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[HIT, lamp("fire"), card("kick", bottom=FIRE)])
    p.play("hit", "kick").go("top:hit", "pay:0", "attack:m1").until("turn").go("bottom:kick")
    assert (p.prompt, p.keys_of("pay")) == ("attack", [])
    p.go("stop").next_round().play("hit", "spare-1").go("top:hit")
    assert p.keys_of("pay") == ["0"]


@pytest.mark.rule("BB-ELM-18")
@pytest.mark.parametrize("element", [*SIX, "wild", "fire/ice"])
def test_a_wild_price_is_paid_with_any_one_infusion(element: str) -> None:
    p = at_attack("Attack 2, Pay consume wild: (attack +1)", lamp(element))
    p.go("pay:0", "attack:m1", "roll")
    assert (p.monster(1).health, consumed(p)) == (27, ["card/lamp/a/bottom/0"])


@pytest.mark.rule("BB-ELM-19")
@pytest.mark.parametrize("element", SIX)
def test_a_wild_infusion_stands_for_any_one_element(element: str) -> None:
    p = at_attack(f"Attack 2, Pay consume {element}: (attack +1), Pay consume dark/light: (pierce 1)", lamp("wild"))
    assert p.keys_of("pay") == ["0", "1"]
    p.go("pay:0")
    assert p.keys_of("pay") == []


@pytest.mark.rule("BB-ELM-20")
@pytest.mark.parametrize("element", SIX)
def test_a_mixed_price_takes_one_infusion_of_either_element(element: str) -> None:
    p = at_attack("Attack 2, Pay consume fire/ice: (attack +1)", lamp(element))
    assert p.keys_of("pay") == (["0"] if element in ("fire", "ice") else [])


@pytest.mark.rule("BB-ELM-21")
def test_a_mixed_infusion_stands_for_either_of_two_and_not_for_both() -> None:
    prices = ("fire", "ice", "air", "fire and ice")
    p = at_attack("Attack 2, " + ", ".join(f"Pay consume {e}: (attack +1)" for e in prices), lamp("fire/ice"))
    assert p.keys_of("pay") == ["0", "1"]
    p.go("pay:1")
    assert p.keys_of("pay") == []


@pytest.mark.rule("BB-ELM-22")
def test_infusions_of_items_last_until_consumed_or_until_the_end_of_the_round() -> None:
    potion = {"monsters": ["dummy 1"], "equipped": ["drop-of-element-potion"]}
    p = row("s 1", cards=[card("hit", top=THREE, b_top=THREE)], **potion)
    p.play("hit", "spare-1").go("item:drop-of-element-potion", "top:hit")
    assert p.keys_of("pay") == ["0", "1", "2"]
    p.go("pay:0", "consume:item/1")
    assert (p.keys_of("pay"), [i.id for i in p.state.created]) == (["1", "2"], ["item/2"])
    p.go("go", "attack:m1", "roll").next_round().play("hit", "spare-1").go("top:hit")
    assert (p.keys_of("pay"), p.state.created) == ([], [])


@pytest.mark.rule("BB-ELM-23")
def test_the_card_in_use_may_pay_for_its_own_action() -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[card("hit", top=[FIRE, "Infuse fire"])])
    p.play("hit", "spare-1").go("top:hit", "pay:0", "attack:m1", "roll")
    assert (p.monster(1).health, consumed(p)) == (27, ["card/hit/a/top/0"])


@pytest.mark.rule("BB-ELM-24")
def test_the_player_chooses_which_infusion_pays() -> None:
    p = at_attack(FIRE, lamp("fire", "ice", "wild")).go("pay:0")
    assert (p.prompt, p.keys) == ("consume", ["consume:card/lamp/a/bottom/0", "consume:card/lamp/a/bottom/2"])
    p.go("consume:card/lamp/a/bottom/2")
    assert consumed(p) == ["card/lamp/a/bottom/2"]


@pytest.mark.rule("BB-ELM-24")
def test_the_player_chooses_which_infusion_a_monster_consumes() -> None:
    p = hunt("1 s", "Attack 2, Pay consume fire: (wound)", cards=[SLOW, lamp("fire", "wild")])
    p.play("slow", "spare-1")
    assert (p.prompt, p.keys) == ("consume", ["consume:card/lamp/a/bottom/0", "consume:card/lamp/a/bottom/1"])
    p.go("consume:card/lamp/a/bottom/1", "suffer")
    assert ("wound" in p.hero.conditions, consumed(p)) == (True, ["card/lamp/a/bottom/1"])


@pytest.mark.rule("BB-ELM-25")
@pytest.mark.parametrize("where", ["hand", "discard", "lost", "pair", "column"])
def test_what_lies_elsewhere_provides_nothing(where: str) -> None:
    lit = card("lamp", bottom=["Move 1", "Infuse fire"], b_bottom=["Move 1", "Infuse fire"])
    dark = card("lamp")
    given: dict[str, Any] = {"monsters": ["late 1"], "kinds": [monster("late", minus=[], zero=[], plus=["Infuse fire"])]}
    if where == "pair":
        given["upgraded"] = {"lamp": {"a": lit["a"], "b": lit["b"]}}
    p = row("s 1", cards=[HIT, lit if where in ("hand", "discard", "lost") else dark], draws="0", **given)
    if where in ("discard", "lost"):
        p.put(f"{where} b", "lamp")
    p.play("hit", "spare-1").go("top:hit")
    assert p.keys_of("pay") == (["0"] if where == "hand" else [])


@pytest.mark.rule("BB-ELM-14", "BB-ACT-05")
@pytest.mark.parametrize("infusions", [("ice",), ()])
def test_after_an_ability_that_was_not_paid_for_the_next_line_follows(infusions: tuple[str, ...]) -> None:
    brew = card("brew", bottom=["Strengthen, self", "Pay consume ice: Heal 2, self; Invisible, self", "Heal 1, self"])
    p = row("s 1", monsters=["dummy 1"], cards=[brew, lamp(*infusions)])
    p.set(p.hero, health=5).play("brew", "spare-1").go("bottom:brew", "perform", *(["skip"] if infusions else []))
    assert (p.prompt, p.decision.args["line"]) == ("ability", "card/brew/a/bottom/2")
    assert list(p.go("perform").hero.conditions) == ["strengthen"]
    assert (p.hero.health, p.state.consumed) == (6, [])
