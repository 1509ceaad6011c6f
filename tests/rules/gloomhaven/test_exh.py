"""Exhaustion: when it comes, and what becomes of the character."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Exhausted, Infused, TurnEnded
from undercroft.games.gloomhaven.rules.goals import measure

from .position import Position, acting, card, kind, position

BITER = kind("biter", does=("Attack +0",), attack=3, initiative=50)
SPIKY = kind("spiky", does=(), traits="Retaliate 3", initiative=90)
SPARES = [f"spare-{n}" for n in range(1, 10)]


def bitten(health: int, **given: Any) -> Position:
    """An enemy that attacks with 3 has brought character 1, with so many hit points, to its choice."""
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], **given)
    return p.set(p.c(), health=health).play("spare-1", "spare-2").until("damage")


def short_of_cards(kept: int = 2, short: bool = True, **given: Any) -> Position:
    """Character 1 has played two of its last cards; it may have taken a short rest (which loses the first discard) and a new round has begun."""
    p = position("1 . .\n 2 . .", **given)
    p.put("lost", *SPARES[kept:]).play("spare-1", "spare-2").go("pass").until("short-rest")
    p.go("short-rest" if short else "go-on")
    return p.go("lose:spare-1").until("select") if short else p.until("select")


def out(p: Position) -> list[tuple[str, str]]:
    return [(e.figure, e.why) for e in p.events(Exhausted)]


@pytest.mark.rule("GH-EXH-01")
@pytest.mark.parametrize(("health", "gone"), [(2, True), (3, True), (4, False)])
def test_a_character_without_hit_points_is_exhausted(health: int, gone: bool) -> None:
    p = bitten(health).go("suffer")
    assert out(p) == ([("c1", "health")] if gone else [])
    assert [e.rules for e in p.events(Exhausted)] == [("GH-EXH-01",)] * gone
    assert p.hero().exhausted == gone
    assert p.there("c1") != gone


@pytest.mark.rule("GH-EXH-02")
def test_a_character_that_can_neither_play_two_cards_nor_rest_is_exhausted_at_the_start_of_a_round() -> None:
    p = short_of_cards()
    assert (p.state.round, out(p)) == (2, [("c1", "cards")])
    assert [e.rules for e in p.events(Exhausted)] == [("GH-EXH-02",)]
    assert p.hero().health == 10  # not for want of hit points
    assert [d.seat for d in p.table.decisions] == [1]


@pytest.mark.rule("GH-EXH-02")
def test_two_cards_in_hand_or_two_discards_are_enough() -> None:
    rests = short_of_cards(short=False)
    assert (out(rests), rests.hero().hand, rests.keys) == ([], [], ["rest", "give-up"])
    plays = short_of_cards(kept=3)
    assert (out(plays), plays.hero().hand) == ([], ["spare-3", "spare-2"])
    assert plays.keys_of("lead") == ["spare-3", "spare-2"]


@pytest.mark.rule("GH-EXH-03")
def test_all_its_cards_are_lost_and_its_figure_is_removed() -> None:
    p = bitten(3, cards=[card("boon", bottom="Persistent: Shield 1", initiative=1)])
    q = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], cards=[card("boon", bottom="Persistent: Shield 0", initiative=1)])
    q.put("discard", "spare-5").put("lost", "spare-6").play("boon", "spare-1").go("bottom:boon", "perform", "pass", "end-turn")
    q.set(q.c(), health=3).go("suffer")
    for r in (p.go("suffer"), q):
        hero = r.hero()
        assert (hero.hand, hero.played, hero.active, hero.discard, len(hero.lost)) == ([], [], {}, [], 9)
        assert not r.there("c1")
        assert not r.game.occupied() >> r.cell("1,1") & 1


@pytest.mark.rule("GH-EXH-04")
def test_an_exhausted_character_takes_no_more_part() -> None:
    mend = card("mend", top="Heal 3, range 3", initiative=1)
    p = bitten(3, cards2=[mend]).go("suffer").until("select")
    assert [d.seat for d in p.table.decisions] == [1]
    p.play(c2=("mend", "other-1")).go("top:mend")
    assert p.keys_of("target") == ["c2"]  # it cannot be healed back
    p.go("target:c2").next_round()
    assert "c1" not in p.turns
    assert not p.there("c1")


@pytest.mark.rule("GH-EXH-05")
def test_the_scenario_is_lost_when_all_characters_are_exhausted() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER], rules=["At end of round: characters suffer 9"])
    p.set(p.c(1), health=3).set(p.c(2), health=3).play().until("damage").go("suffer")
    assert (p.state.lost, p.table.outcome) == (False, None)  # one is left
    p.until("damage").go("suffer").until("never")
    assert out(p) == [("c1", "health"), ("c2", "health")]
    assert (p.state.lost, p.table.outcome, p.state.round) == (True, "lost", 1)


@pytest.mark.rule("GH-EXH-06")
def test_nobody_can_choose_to_be_exhausted() -> None:
    p = position("1 . .\n 2 . .").put("discard", "spare-1", "spare-2")
    assert set(p.keys_for(1)) - {f"lead:{c}" for c in p.hero().hand} == {"rest", "give-up"}
    p.choose(1, "give-up").choose(2, "lead:other-1", "card:other-2")
    assert (p.prompt, p.seat, "give-up" in p.keys) == ("select", 0, False)  # the others play on, so it must as well
    assert set(p.keys) == {"rest", *(f"lead:{c}" for c in p.hero().hand)}


@pytest.mark.rule("GH-EXH-06")
def test_who_can_only_rest_must_rest() -> None:
    p = short_of_cards(short=False).play()
    assert p.hero().resting
    assert not p.hero().exhausted


@pytest.mark.rule("GH-EXH-07")
def test_its_summons_bonuses_and_turn_end_and_what_it_earned_is_kept() -> None:
    call = card("call", top=['Persistent: Summon "Imp" {hp 2, move 1, attack 1}'], bottom=["Persistent: Shield 1", "XP 2"], initiative=1)
    ward = card("ward", top="Attack 1", bottom=["Persistent: Retaliate 1", "XP 2"], initiative=1)
    p = position("$ 1 A\n . 2 .", monsters={"A": "spiky"}, kinds=[SPIKY], cards=[call, ward, card("step", bottom="Move 1")])
    p.play("call", "step").go("top:call", "hex:1,2", "bottom:step", "move:1,1").until("select")
    p.set(p.c(), at="2,1", health=3).play("ward", "spare-1").until("turn")
    p.go("bottom:ward", "perform", "top:spare-1", "attack:spiky-1", "suffer")
    assert out(p) == [("c1", "health")]
    assert not p.there("s1")
    assert not [b for held in p.state.bonuses.values() for b in held if b.bearer == "c1"]
    assert (p.prompt, p.seat) == ("turn", 1)  # its own turn is over
    assert (p.hero().coins, p.hero().xp, p.state.count) == (1, 2, 2)


@pytest.mark.rule("GH-EXH-07")
def test_a_turn_that_is_cut_short_leaves_the_other_action_undone() -> None:
    p = acting("1 A\n 2 .", "top", "Attack 1", monsters={"A": "spiky"}, kinds=[SPIKY])
    p.set(p.c(), health=3).go("attack:spiky-1", "suffer")
    assert (p.prompt, p.seat, p.turns) == ("turn", 1, ["c1", "spiky-1", "c2"])
    assert "c1" not in [e.figure for e in p.events(TurnEnded)]


@pytest.mark.rule("GH-EXH-07")
@pytest.mark.parametrize(("before", "rules"), [([], []), (["Attack 9"], []), (["Attack 9"], ["When grub dies: characters suffer 1"])])
def test_whoever_exhausts_itself_does_nothing_more_not_even_after_a_kill(before: list[str], rules: list[str]) -> None:
    p = acting("1 A\n 2 .", "top", *before, "Suffer 20, infuse fire", monsters={"A": "grub"}, rules=rules)
    p.go("attack:grub-1" if before else "perform").until("turn")
    assert p.there("grub-1") == (not before)
    assert (out(p), p.events(Infused)) == ([("c1", "health")], [])
    assert (p.prompt, p.seat) == ("turn", 1)


@pytest.mark.rule("GH-EXH-08")
def test_who_runs_short_of_cards_in_mid_round_plays_on() -> None:
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[BITER]).put("lost", *SPARES[3:]).play("spare-1", "spare-2").until("damage")
    p.go("lose:spare-3")
    assert (p.hero().hand, p.hero().discard, p.hero().exhausted) == ([], [], False)
    assert (p.prompt, p.seat) == ("turn", 0)
    p.go("bottom:spare-1").until("turn")
    assert not p.hero().exhausted


@pytest.mark.rule("GH-EXH-08")
@pytest.mark.parametrize(("lost", "gone"), [(False, False), (True, True)])
def test_active_cards_that_may_be_taken_back_count_before_a_character_is_exhausted(lost: bool, gone: bool) -> None:
    boon = card("boon", bottom=["Persistent: Shield 1", *(["Lost"] if lost else [])], initiative=1)
    p = position("1 . .\n 2 . .", cards=[boon]).put("lost", *SPARES[1:8]).play("boon", "spare-1").go("bottom:boon", "perform", "pass").until("select")
    assert (p.hero().exhausted, p.state.round) == (gone, 2)
    assert p.keys_for(1) == ([] if gone else ["rest", "give-up"])  # one discard and one active card that may count as such


@pytest.mark.rule("GH-EXH-02")
def test_who_runs_out_of_cards_keeps_the_hit_points_it_had_for_its_battle_goal() -> None:
    p = position("1 . .\n 2 . .").put("lost", *SPARES[2:])
    p.set(p.c(), health=4).play("spare-1", "spare-2").until("select").next_round()
    assert (p.hero().exhausted, p.there("c1")) == (True, False)
    assert [measure(p.game, "c1", what) for what in ("health", "missing-health")] == [6, 4]  # a long rest healed 2


@pytest.mark.rule("GH-EXH-07")
def test_a_special_rule_that_exhausts_the_acting_character_is_carried_out_before_its_turn_ends() -> None:
    p = position("1 v . .\n 2 . . .", rules=["When any character enters v: characters suffer 5"], cards=[card("go", initiative=1)])
    p.set(p.c(1), health=3).play("go", "spare-1").go("bottom:go", "move:2,1").until("turn")
    assert (out(p), p.c(2).health) == ([("c1", "health")], 10 - 5)
    assert (p.prompt, p.seat, p.turns) == ("turn", 1, ["c1", "c2"])


@pytest.mark.rule("GH-EXH-07")
def test_a_special_rule_that_exhausts_the_acting_character_ends_its_ability_as_well() -> None:
    p = acting("1 v . .\n 2 . . .", "bottom", "Move 1, infuse fire", rules=["When any character enters v: characters suffer 5"])
    p.set(p.c(1), health=3).go("move:2,1").until("turn")
    assert (out(p), p.events(Infused)) == ([("c1", "health")], [])


@pytest.mark.rule("GH-EXH-07")
def test_a_rule_goes_on_after_another_one_that_it_set_off_has_exhausted_the_acting_character() -> None:
    rules = ["When any character enters v: every grub suffers 9; spawn dummy at x", "When grub dies: characters suffer 5"]
    p = acting("1 v . x\n 2 . . A", "bottom", "Move 1, infuse fire", monsters={"A": "grub"}, rules=rules)
    p.set(p.c(1), health=3).go("move:2,1").until("turn")
    assert (out(p), p.events(Infused)) == ([("c1", "health")], [])
    assert (p.there("grub-1"), p.there("dummy-1")) == (False, True)
