"""Attack modifier decks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.games.gloomhaven.events import NoneLeft, Reshuffled
from undercroft.games.haven.events import Attacked
from undercroft.kernel.rules import SetupError

from .position import Position, card, kind, position
from .strikes import DUEL, PAIR, bitten, extra, hitting, last, lost, room, story

CLEAN = Counter({"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "null": 1, "2x": 1})
WOLF = card("wolf", top='Persistent: Summon "Wolf" {hp 9, move 2, attack 2}', initiative=2)
FOUR = """
    1 2 . A
     3 4 . .
    """


def whole(p: Position, deck: str) -> Counter[str]:
    """All cards of a deck, drawn or not."""
    return Counter([*p.state.decks[deck].draw, *p.state.decks[deck].discard])


def with_wolf(modifiers: str, **given: Any) -> Position:
    """A wolf of character 1 beside a dummy has taken its turn, the one with the first attack."""
    p = position("1 . A\n 2", monsters={"A": "dummy"}, cards=[WOLF], modifiers=modifiers, **given)
    return p.play("wolf", "spare-1").go("top:wolf", "hex:2,1").next_round().play().until_turn("c1")


@pytest.mark.rule("GH-AMD-01")
@pytest.mark.parametrize("deck", ["c1", "c2", "monsters"])
def test_a_deck_has_the_twenty_standard_cards(deck: str) -> None:
    p = position(DUEL, monsters={"A": "grub"})
    assert whole(p, deck) == CLEAN
    assert CLEAN.total() == 20
    assert set(CLEAN) < set(p.game.content.modifiers)


@pytest.mark.rule("GH-AMD-02")
def test_a_card_is_drawn_for_each_single_target() -> None:
    p = hitting("Attack 3, target 2", PAIR, modifiers="+1 -1").go("attack:dummy-1", "attack:dummy-2")
    assert [(e.target, e.modifiers) for e in p.events(Attacked)] == [("dummy-1", ("+1",)), ("dummy-2", ("-1",))]
    assert (lost(p), lost(p, number=2)) == (3 + 1, 3 - 1)


@pytest.mark.rule("GH-AMD-03")
def test_characters_draw_from_their_own_deck_and_monsters_from_a_common_one() -> None:
    p = position("1 A\n B 2", monsters={"A": "grub", "B": "moth"}, modifiers="+1 +2 -1 -2")
    p.play("spare-1", "spare-2").until("turn").go("top:spare-1", "attack:grub-1")
    drawn = {name: p.state.decks[name].discard for name in ("c1", "c2", "monsters")}
    assert [e.figure for e in p.events(Attacked)] == ["grub-1", "moth-1", "c1"]
    assert (len(drawn["c1"]), drawn["c2"], len(drawn["monsters"])) == (1, [], 3)  # the moth shot beside its target
    assert drawn["c1"] == ["-2"]


@pytest.mark.rule("GH-AMD-03")
def test_a_summon_draws_from_its_summoners_deck() -> None:
    p = with_wolf("+2")
    assert [(e.figure, e.modifiers) for e in p.events(Attacked)] == [("s1", ("+2",))]
    assert (p.state.decks["c1"].discard, p.state.decks["monsters"].discard) == (["+2"], [])


@pytest.mark.rule("GH-AMD-04")
@pytest.mark.parametrize(("drawn", "damage"), [("+2", 6), ("+1", 5), ("+0", 4), ("-1", 3), ("-2", 2)])
def test_the_card_raises_or_lowers_the_attack_value(drawn: str, damage: int) -> None:
    p = hitting("Attack 4", modifiers=drawn).go("attack:dummy-1")
    assert lost(p) == damage


@pytest.mark.rule("GH-AMD-05")
def test_a_null_means_no_damage() -> None:
    p = bitten(DUEL, stats={"attack": 9}, modifiers="null")
    assert (last(p).damage, p.c().health, p.prompt) == (0, 10, "turn")


@pytest.mark.rule("GH-AMD-06")
def test_a_2x_doubles_the_attack_value() -> None:
    p = bitten(DUEL, stats={"attack": 3}, modifiers="2x").go("suffer")
    assert p.c().health == 10 - 6


@pytest.mark.rule("GH-AMD-07")
def test_effects_on_a_card_work_as_if_printed_on_the_ability() -> None:
    """Pierce in the same attack, conditions after it, push, an element at the end of the turn, another target."""
    shell = kind("shell", does=(), health=30, initiative=90, traits="Shield 2")
    p = hitting(
        "Attack 2", room("1 A ."), monsters={"A": "shell"}, kinds=[shell], modifiers="tester/a tester/b tester/c +0",
        deck={"a": "rolling +0, pierce 2", "b": "rolling +0, wound, push 1", "c": "rolling +0, infuse fire"},
    )  # fmt: skip
    p.go("attack:shell-1", "apply", "apply", "apply", "push", "push:3,2")
    assert (lost(p, "shell"), list(p.m("shell").conditions), p.where(p.m("shell"))) == (2, ["wound"], "3,2")
    p.go("pass").until("select")
    assert p.state.elements["fire"] == 1  # strong after the turn, waning after the round


@pytest.mark.rule("GH-AMD-08")
@pytest.mark.parametrize(("text", "damage"), [("+0, wound", 3), ("+1, wound", 4), ("-1, wound", 2)])
def test_number_and_effect_both_count(text: str, damage: int) -> None:
    p = hitting("Attack 3", deck={"mixed": text}, modifiers="tester/mixed").go("attack:dummy-1", "apply")
    assert (lost(p), list(p.m("dummy").conditions)) == (damage, ["wound"])


@pytest.mark.rule("GH-AMD-09")
def test_after_a_rolling_card_another_is_drawn_and_all_are_combined() -> None:
    p = hitting("Attack 2", deck={"a": "rolling +1", "b": "rolling +0, muddle", "c": "rolling +2"}, modifiers="tester/a tester/b -1 +2")
    p.go("attack:dummy-1", "apply")
    assert last(p).modifiers == ("tester/a", "tester/b", "-1")
    assert (lost(p), list(p.m("dummy").conditions)) == (2 + 1 - 1, ["muddle"])


@pytest.mark.rule("GH-AMD-10")
def test_a_rolling_card_beside_a_null_still_has_its_effects() -> None:
    p = hitting("Attack 3", deck={"roll": "rolling +1, muddle"}, modifiers="tester/roll null").go("attack:dummy-1", "apply")
    assert (lost(p), list(p.m("dummy").conditions)) == (0, ["muddle"])


@pytest.mark.rule("GH-AMD-24")
def test_a_character_may_skip_the_extra_effect_but_not_the_number() -> None:
    p = hitting("Attack 3", deck={"a": "rolling +1, muddle", "b": "-1, infuse fire"}, modifiers="tester/a tester/b").go("attack:dummy-1")
    assert (p.prompt, p.seat, p.keys) == ("modifier-effects", 0, ["apply", "decline"])
    p.go("decline", "decline")
    assert (lost(p), p.m("dummy").conditions) == (3 + 1 - 1, {})
    p.go("pass").until("select")
    assert p.state.elements["fire"] == 0


@pytest.mark.rule("GH-AMD-24")
def test_a_summon_skips_nothing() -> None:
    p = with_wolf("tester/a", **extra({"a": "+0, muddle"}))
    assert story(p)[-1] == "gained dummy-1 muddle"


@pytest.mark.rule("GH-AMD-25")
def test_an_ally_of_the_characters_draws_from_the_monster_deck() -> None:
    p = position("B A 1\n . . 2", monsters={"A": "dummy"}, allies={"B": "grub"}, modifiers="+2").play().until_turn("grub-1")
    assert [(e.figure, e.modifiers) for e in p.events(Attacked)] == [("grub-1", ("+2",))]
    assert p.state.decks["monsters"].discard == ["+2"]


# -- perks, items, Bless and Curse -------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-AMD-20")
def test_every_character_and_the_monsters_have_a_clean_deck_of_their_own() -> None:
    p = position(FOUR, monsters={"A": "grub"}, **extra({"roll": "rolling +1"}))
    assert list(p.state.decks) == ["c1", "c2", "c3", "c4", "monsters"]
    assert whole(p, "c1") == CLEAN + Counter(["tester/roll"])
    assert all(whole(p, name) == CLEAN for name in ("c2", "c3", "c4", "monsters"))
    p.amend("decks.c2.draw", ["+0"])
    assert whole(p, "c3") == CLEAN


@pytest.mark.rule("GH-AMD-21")
def test_class_cards_are_in_the_deck_only_by_perks_which_may_also_remove_standard_ones() -> None:
    cards = {"roll": "rolling +1", "bolt": "+3"}
    assert whole(position(DUEL, monsters={"A": "grub"}, class_modifiers=cards), "c1") == CLEAN
    perks = {"modifiers": {"tester": ["bolt", "bolt"]}, "without": {"tester": ["-1", "-1", "-2"]}}
    p = position(DUEL, monsters={"A": "grub"}, class_modifiers=cards, setup=perks)
    assert whole(p, "c1") == CLEAN + Counter({"tester/bolt": 2}) - Counter({"-1": 2, "-2": 1})
    with pytest.raises(SetupError, match="bolt"):
        position(DUEL, monsters={"A": "grub"}, class_modifiers=cards, setup={"modifiers": {"helper": ["bolt"]}})


@pytest.mark.rule("GH-AMD-22")
def test_cards_that_an_item_or_a_scenario_adds_leave_after_the_scenario() -> None:
    given: dict[str, Any] = {"goal": ["all monsters are dead"], "rules": ["At set-up: characters add 1 minus cards"]}
    p = hitting("Attack 8", monsters={"A": "grub"}, equipped=["hide-armor"], **given)
    assert whole(p, "c1") == CLEAN + Counter({"minus": 2 + 1})
    assert whole(p, "c2") == CLEAN + Counter({"minus": 1})
    p.go("attack:grub-1").until("nothing")
    assert p.table.outcome == "won"
    assert whole(p, "c1") == whole(p, "c2") == CLEAN


@pytest.mark.rule("GH-AMD-23")
def test_bless_and_curse_leave_all_decks_after_the_scenario() -> None:
    p = hitting("Attack 8, bless self, curse", monsters={"A": "grub", "B": "dummy"}, goal=["every grub is dead"])
    for name in ("c1", "c2", "monsters"):
        p.amend(f"decks.{name}.draw", [*p.state.decks[name].draw, "curse", "bless"])
    p.go("attack:grub-1", "draw").until("nothing")
    assert p.table.outcome == "won"
    assert all(whole(p, name) == CLEAN for name in ("c1", "c2", "monsters"))


@pytest.mark.rule("GH-AMD-11")
@pytest.mark.parametrize(("drawn", "damage"), [("bless", 6), ("curse", 0)])
def test_a_drawn_bless_or_curse_is_removed_instead_of_discarded(drawn: str, damage: int) -> None:
    p = hitting("Attack 3, target 2", PAIR, modifiers=f"{drawn} +1")
    p.amend("decks.c1.draw", [*p.state.decks["c1"].draw, drawn]).go("attack:dummy-1", "attack:dummy-2")
    assert lost(p) == damage
    assert p.state.decks["c1"].discard == ["+1"]
    assert whole(p, "c1") == CLEAN
    assert not p.state.decks["c1"].shuffle


@pytest.mark.rule("GH-AMD-12")
def test_a_removed_curse_or_bless_returns_to_its_supply_and_can_be_given_again() -> None:
    p = bitten(DUEL, "Attack +0, curse", "Bless, self", modifiers="+0 curse bless").go("suffer")
    assert (p.state.curses, p.state.monster_curses, p.state.blesses) == (9, 10, 9)
    assert (whole(p, "c1")["curse"], whole(p, "monsters")["bless"]) == (1, 1)
    p.go("top:spare-1", "attack:biter-1")
    assert (last(p).used, p.state.curses, whole(p, "c1")["curse"]) == ("curse", 10, 0)
    p.next_round().play().go("suffer")
    assert (last(p).used, p.state.blesses) == ("bless", 9)  # drawn, back in the supply, and given again
    assert (p.state.curses, whole(p, "monsters")["bless"]) == (9, 1)


@pytest.mark.rule("GH-AMD-13")
def test_curses_for_characters_and_for_monsters_are_different_cards() -> None:
    p = hitting("Attack 1, curse").go("attack:dummy-1", "draw")
    assert (p.state.monster_curses, p.state.curses, whole(p, "monsters")["curse"]) == (9, 10, 1)
    none = hitting("Attack 1, curse").amend("monster_curses", 0).go("attack:dummy-1", "draw")
    assert (none.state.curses, whole(none, "monsters")["curse"]) == (10, 0)  # those for characters are of no use
    assert [e.card for e in none.events(NoneLeft)] == ["curse"]


# -- reshuffling -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-AMD-14")
@pytest.mark.parametrize(("drawn", "left"), [("2x", []), ("null", []), ("+2", ["+2"])])
def test_after_a_round_with_a_2x_or_null_the_discards_return(drawn: str, left: list[str]) -> None:
    p = hitting("Attack 3", modifiers=drawn).go("attack:dummy-1")
    assert p.state.decks["c1"].discard == [drawn]  # not before the end of the round
    p.until("select")
    assert p.state.decks["c1"].discard == left
    assert whole(p, "c1") == CLEAN


@pytest.mark.rule("GH-AMD-14")
def test_only_the_deck_it_was_drawn_from_is_shuffled_and_only_by_standard_cards() -> None:
    p = hitting("Attack 3, target 2", PAIR, deck={"big": "2x"}, modifiers="tester/big +0").go("attack:dummy-1", "attack:dummy-2")
    p.until("select")
    assert p.state.decks["c1"].discard == ["tester/big", "+0"]
    assert not p.events(Reshuffled)


@pytest.mark.rule("GH-AMD-15")
def test_an_empty_deck_is_made_of_its_discards_at_once() -> None:
    p = hitting("Attack 3, target 2", PAIR, modifiers="+1 -1")
    p.amend("decks.c1.draw", ["+1"]).amend("decks.c1.discard", ["-1", "-1"]).go("attack:dummy-1", "attack:dummy-2")
    assert [e.used for e in p.events(Attacked)] == ["+1", "-1"]
    assert (sorted(p.state.decks["c1"].draw), p.state.decks["c1"].discard) == (["+1", "-1"], ["-1"])


@pytest.mark.rule("GH-AMD-16")
def test_cards_drawn_for_this_attack_are_not_shuffled_in() -> None:
    p = hitting("Attack 3, advantage", modifiers="+1 -1")
    p.amend("decks.c1.draw", ["+1"]).amend("decks.c1.discard", ["-1"]).go("attack:dummy-1")
    assert last(p).modifiers == ("+1", "-1")
    assert (p.state.decks["c1"].draw, p.state.decks["c1"].discard) == ([], ["+1", "-1"])


@pytest.mark.rule("GH-AMD-17")
def test_the_monster_deck_is_reshuffled_by_the_same_rules() -> None:
    p = bitten(DUEL, modifiers="null").until("select")
    assert (p.state.decks["monsters"].discard, whole(p, "monsters")) == ([], CLEAN)
    p.amend("decks.monsters.draw", []).amend("decks.monsters.discard", ["+1", "+2"]).play().go("suffer")
    assert whole(p, "monsters") == Counter(["+1", "+2"])
    assert len(p.state.decks["monsters"].discard) == 1


@pytest.mark.rule("GH-AMD-18")
@pytest.mark.parametrize(("text", "drawn"), [("Attack 3, advantage", "null"), ("Attack 3, disadvantage", "2x")])
def test_an_unused_2x_or_null_reshuffles_all_the_same(text: str, drawn: str) -> None:
    p = hitting(text, modifiers=f"{drawn} +1").go("attack:dummy-1")
    assert last(p).used == "+1"
    p.until("select")
    assert (p.state.decks["c1"].discard, whole(p, "c1")) == ([], CLEAN)


@pytest.mark.rule("GH-AMD-19")
@pytest.mark.parametrize(("text", "drawn"), [("Attack 3, advantage", "curse"), ("Attack 3, disadvantage", "bless")])
def test_an_unused_bless_or_curse_is_removed_all_the_same(text: str, drawn: str) -> None:
    p = hitting(text, modifiers=f"{drawn} +1")
    p.amend("decks.c1.draw", [*p.state.decks["c1"].draw, drawn]).go("attack:dummy-1")
    assert last(p).used == "+1"
    assert whole(p, "c1") == CLEAN


@pytest.mark.rule("GH-AMD-04")
@pytest.mark.parametrize(("text", "damage"), [("+3", 7), ("-3", 1)])
def test_so_does_a_card_of_the_class(text: str, damage: int) -> None:
    p = hitting("Attack 4", deck={"own": text}, modifiers="tester/own").go("attack:dummy-1")
    assert lost(p) == damage


@pytest.mark.rule("GH-AMD-05")
def test_so_it_does_on_a_card_of_the_class() -> None:
    p = hitting("Attack 4", deck={"own": "null"}, modifiers="tester/own").go("attack:dummy-1")
    assert (last(p).used, lost(p)) == ("tester/own", 0)


@pytest.mark.rule("GH-AMD-06")
def test_so_does_one_on_a_card_of_the_class() -> None:
    p = hitting("Attack 4", deck={"own": "2x"}, modifiers="tester/own").go("attack:dummy-1")
    assert lost(p) == 8
