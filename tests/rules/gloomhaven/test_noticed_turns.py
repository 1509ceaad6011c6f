"""Small mistakes in the flow of a round that other tests would not notice: where a turn ends, who decides the order, and what is not there yet."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.content.formulas import evaluate
from undercroft.games.gloomhaven.events import Focused, Opened, RoundBegan, TurnBegan, TurnEnded
from undercroft.games.haven.events import Attacked, Moved, Suffered
from undercroft.kernel.event import Event
from undercroft.kernel.rules import SetupError
from undercroft.language.grammar import LineError

from .hunting import hunt, path, skipped, turn
from .position import Position, acting, card, kind, position
from .test_itm import item
from .test_sum import called


# -- turns ---------------------------------------------------------------------------------------------------------------
def beats(p: Position) -> list[list[Event]]:
    """What was told in every beat since this round began."""
    ends = [beat.events for beat in p.table.beats()]
    told = [p.table.events[a:b] for a, b in zip(ends, [*ends[1:], None])]
    first = max(n for n, events in enumerate(told) if any(isinstance(e, RoundBegan) for e in events))
    return told[first:]


def idle(id: str, initiative: int) -> dict[str, Any]:
    return kind(id, does=["Move +0", "Attack +0"], move=0, initiative=initiative)


@pytest.mark.rule("GH-INI-02")
def test_a_round_pauses_after_its_cards_are_revealed_and_after_every_turn_and_nowhere_else() -> None:
    """Three monsters that reach nobody act before the characters. A pause is where a game can be explained from."""
    p = position("1 2 . . A . B C", monsters={"A": "early", "B": "later", "C": "later"}, kinds=[idle("early", 5), idle("later", 6)])
    p.play().until("turn")
    turns = [[(type(e), e.figure) for e in events if isinstance(e, TurnBegan | TurnEnded)] for events in beats(p)]
    whole = [[(TurnBegan, id), (TurnEnded, id)] for id in ("early-1", "later-1", "later-2")]
    assert turns == [[], [], *whole, [(TurnBegan, "c1")]], "the choice of cards, their revealing, the turns"


@pytest.mark.rule("GH-TRN-12")
def test_a_turn_pauses_when_its_player_was_asked_whether_to_end_it() -> None:
    p = position("1 2 . .", equipped=["minor-healing-potion"], cards=[card("lead", initiative=1)]).play("lead", "spare-1").go("pass")
    assert (p.prompt, p.keys) == ("spare", ["end-turn", "item:minor-healing-potion"])
    asked = len(beats(p))
    told = [[e.figure for e in events if isinstance(e, TurnEnded)] for events in beats(p.go("end-turn"))[asked - 1 :]]
    assert told[:2] == [[], ["c1"]]


@pytest.mark.rule("GH-INI-06")
def test_an_order_is_kept_only_where_the_players_had_to_decide_it() -> None:
    p = position("1 2 . . A . B", monsters={"A": "grub", "B": "moth"}).play().until("turn")
    assert (p.turns, p.state.order) == (["grub-1", "moth-1", "c1"], [])
    q = position("1 2 . . A . B", monsters={"A": "grub", "B": "twin"}, kinds=[kind("twin", initiative=50)]).play().until("turn-order")
    q.go("first:twin").until("turn")
    assert (q.turns, q.state.order) == (["twin-1", "grub-1", "c1"], ["twin"])


@pytest.mark.rule("GH-FOC-21")
def test_the_first_monster_of_a_round_has_its_reasons() -> None:
    p = hunt("1 . . A . . . 2", stats={"move": 4})
    turn(p)
    number = next(n for n, e in enumerate(p.table.events) if isinstance(e, Focused))
    assert [reason.rule for reason in p.table.why(number)] == ["GH-FOC-02"]


# -- figures without a card ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MAC-02")
def test_a_monster_that_is_pushed_before_its_type_has_a_card_does_so_for_no_reason_of_its_own() -> None:
    """The pup was called this round; its type gets a card in the next one."""
    mother = kind("mother", does=["Summon normal pup"], initiative=1, health=30)
    p = position("1 . A .\n 2 . . .", monsters={"A": "mother"}, kinds=[mother, idle("pup", 9)], cards=[card("shove", top="Push 1, range 5")])
    p.play("shove", "spare-1").until("summon-at").go("hex:2,1").until("turn").go("top:shove", "target:pup-1", "push")
    number = next(n for n, e in enumerate(p.table.events) if isinstance(e, Moved) and e.figure == "pup-1")
    assert p.table.why(number) == ()


@pytest.mark.rule("GH-MOV-13")
def test_a_monster_whose_fall_kills_it_falls_once_though_two_of_its_flights_end() -> None:
    p = turn(hunt("1 . o A . . . 2", "Round: Flying", "Round: Flying"))
    p.set(p.m("beast"), at="3,1", health=1).until("select")
    assert (p.state.round, p.there("beast-1")) == (2, False)
    assert [(e.figure, e.damage) for e in p.events(Suffered)] == [("beast-1", 3)], "a damage trap has 2 + L"


# -- values --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-HEA-01")
def test_a_characters_level_is_added_and_a_monster_has_none() -> None:
    text = "Heal 2 + level, self"
    monk, go = kind("monk", does=[text], initiative=1), card("go", top=text)
    p = position("1 2 . A", monsters={"A": "monk"}, kinds=[monk], cards=[go], setup={"levels": [3, 1]})
    p.set(p.c(), health=2).set(p.m("monk"), health=2).play("go", "spare-1").until("turn")
    assert p.m("monk").health == 2 + 2
    p.go("top:go", "target:c1")
    assert p.c().health == 2 + 2 + 3


@pytest.mark.rule("GH-MAT-01")
@pytest.mark.parametrize("levels", [[1], [1, 1, 1], [1, 0], [10, 1]])
def test_every_character_has_one_level_from_1_to_9(levels: list[int]) -> None:
    with pytest.raises(SetupError, match="every character has a level from 1 to 9"):
        position("1 2 .", setup={"levels": levels})


@pytest.mark.rule("GH-ATK-14")
@pytest.mark.parametrize("text", ["Attack 2, target all adjacent", "Attack 2, range 3, target all"])
def test_an_attack_on_all_enemies_ends_when_each_was_attacked(text: str) -> None:
    p = acting("A 1 B\n . 2 C", "top", text, monsters={"A": "dummy", "B": "dummy", "C": "dummy"}).until("attack")
    reach = ["dummy-1", "dummy-2"] if "adjacent" in text else ["dummy-1", "dummy-2", "dummy-3"]
    for n, id in enumerate(reach):
        assert (p.prompt, p.keys_of("attack")) == ("attack", reach[n:])
        p.go(f"attack:{id}")
    assert (p.prompt, sum(p.m("dummy", n).health for n in (1, 2, 3))) == ("turn", 3 * 30 - 2 * len(reach))


# -- doors ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-GEN-15")
@pytest.mark.parametrize(("door", "spawned"), [("2,1", True), ("2,2", False)])
def test_a_special_rule_about_a_door_is_carried_out_when_that_door_opens_and_no_other(door: str, spawned: bool) -> None:
    legend = {"V": {"door": "closed", "place": "v"}, "Z": {"door": "closed", "place": "z"}}
    p = position("1 V .\n 2 Z . x", legend=legend, rules=["When v opens: spawn dummy at x"], cards=[card("go", bottom="Move 2", initiative=1)])
    p.play("go", "spare-1").go("bottom:go", f"move:{door}")
    assert (p.there("dummy-1"), [p.game.name(e.cell) for e in p.events(Opened)]) == (spawned, [door])


# -- bounds --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SET-04")
@pytest.mark.parametrize("level", [1, 4])
def test_a_new_character_buys_items_for_15_gold_and_15_more_for_each_level(level: int) -> None:
    own = [item("cup", turn=["Heal 1, self"], price=15 * (level + 1)), item("mug", turn=["Heal 1, self"], price=15 * (level + 1) + 1)]
    p = position("1 2 .", own_items=own, setup={"items": None, "levels": level}, ask=True)
    assert (p.prompt, p.decision.args["gold"]) == ("equip", 15 * (level + 1))
    assert [id for id in p.keys_of("item") if id in ("cup", "mug")] == ["cup"]


@pytest.mark.rule("GH-SPR-17")
def test_a_formula_has_60_characters_at_most() -> None:
    assert evaluate("L + C".ljust(60), 3, 2) == 5
    with pytest.raises(LineError, match="60 characters"):
        evaluate("L + C".ljust(61), 3, 2)


@pytest.mark.rule("GH-BGL-05")
@pytest.mark.parametrize(("health", "attack", "clean"), [(8, 8, 1), (8, 7, 0), (7, 8, 0)])
def test_a_clean_kill_takes_one_attack_on_an_unhurt_monster(health: int, attack: int, clean: int) -> None:
    p = acting("1 A .\n 2 .", "top", f"Attack {attack}", monsters={"A": "grub"})
    p.set(p.m("grub"), health=health).go("attack:grub-1")
    assert (p.there("grub-1"), p.hero().tally.get("clean-kill", 0)) == (attack < health, clean)


@pytest.mark.rule("GH-SET-09")
@pytest.mark.parametrize(("standees", "drawn"), [(1, 0), (2, 1)])
def test_a_standee_is_drawn_only_where_there_are_several(standees: int, drawn: int) -> None:
    p = position("1 2 . A", monsters={"A": "lone"}, kinds=[kind("lone", standees=standees)])
    assert (p.m("lone").number, p.state.chance.count) == (1, drawn)


@pytest.mark.rule("GH-MOA-04")
def test_nobody_is_summoned_beside_a_target_that_has_no_empty_hex_beside_it() -> None:
    p = turn(hunt("1 A . . . 2", "Attack +0, summon normal grub beside the target")).until("turn")
    assert (p.turns, p.there("grub-1"), skipped(p)) == (["beast-1", "c1"], False, ["room"])


@pytest.mark.rule("GH-SPR-15")
@pytest.mark.parametrize(("map_", "hit"), [("1 . . Q . . . . 2", ["c1"]), ("1 . . . Q . . . 2", [])])
def test_a_named_monster_has_the_range_of_its_type(map_: str, hit: list[str]) -> None:
    bow = kind("bow", does=["Attack +0"], range=3, initiative=1)
    named = {"queen": {"kind": "bow", "move": 9, "attack": 1}}
    legend = {"Q": {"monster": "queen", "ranks": "nnn"}}
    p = position(f" . . . . . . .\n{map_}\n . . . . . . .", kinds=[bow], named=named, legend=legend).play().until("turn")
    assert [e.target for e in p.events(Attacked)] == hit


@pytest.mark.rule("GH-MOA-07")
@pytest.mark.parametrize(("reach", "shared"), [("", ["dummy-1"]), (", range 2", ["dummy-1", "dummy-2"])])
def test_a_bonus_for_all_allies_is_shared_within_its_range_or_with_those_beside(reach: str, shared: list[str]) -> None:
    p = turn(hunt("1 . . . . A D E F\n . . . . . . . . 2", f"Round: Shield 1, target all{reach}", monsters={"E": "dummy", "F": "dummy"}))
    assert [b.bearer for b in p.state.bonuses["shield"]] == ["beast-1", *shared]


@pytest.mark.rule("GH-EXH-07")
def test_a_dying_attack_passes_over_a_summon_that_left_with_its_summoner() -> None:
    """Of the characters beside the bomb, its attack exhausts the second one; the rat behind that one goes, too."""
    bomb = kind("bomb", does=["Round: When this dies: Attack +0, range 2, target 3"], initiative=1)
    p = called(". 1 A 2\n . . . .", at="1,1", monsters={"A": "bomb"}, kinds=[bomb], cards2=[card("jab", top="Attack 9", initiative=2)])
    p.set(p.c(1), health=1).play(c2=("jab", "other-2")).until("turn").go("top:jab", "attack:bomb-1").until("turn")
    assert ([e.target for e in p.events(Attacked) if e.figure == "bomb-1"], p.there("c1"), p.there("s1")) == (["c2", "c1"], False, False)


@pytest.mark.rule("GH-ELM-14")
@pytest.mark.parametrize(("fire", "ice"), [(2, 2), (0, 0)])
def test_a_monster_that_pays_for_it_infuses_another_element(fire: int, ice: int) -> None:
    p = turn(hunt("1 . . A . . . 2", "Pay consume fire: Infuse ice").amend("elements.fire", fire))
    assert (p.state.elements["fire"], p.state.elements["ice"]) == (0, ice)


@pytest.mark.rule("GH-EXH-01")
def test_who_is_exhausted_on_its_way_goes_no_further() -> None:
    p = acting("1 2 v . .", "top", "Control, ally, (Move 3)", rules=["When any character enters v: it suffers 9"])
    p.set(p.c(2), health=1).go("target:c2", "move:5,1").until("turn")
    assert (p.there("c2"), path(p, "c2")) == (False, ["3,1"])


@pytest.mark.rule("GH-ATK-06")
def test_an_attack_may_grow_with_every_enemy_attacked() -> None:
    p = acting("A 1 B\n . 2", "top", "Attack 3 + enemies attacked, target 2", monsters={"A": "dummy", "B": "dummy"})
    p.go("attack:dummy-1", "attack:dummy-2")
    assert [e.value for e in p.events(Attacked)] == [4, 5]
