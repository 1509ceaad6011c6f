"""BB-EOR: the end of a round."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import CardMoved, Counted, RestTaken, RoundEnded, TurnEnded
from undercroft.games.haven.events import Healed

from .position import card, idle, monster, row

LAMP = {"id": "lamp", "type": "small", "card": "1", "use": "spent", "turn": ["Round: At end of round: Heal 1, self"]}


@pytest.mark.rule("BB-EOR-01")
@pytest.mark.parametrize("initiative", [10, 90])
def test_the_end_of_the_round_begins_after_all_turns(initiative: int) -> None:
    p = row("s . 1 2", monsters=["rock 1 elite", "rock 2"], kinds=[idle("rock", 30, 50, 70)], rules=["At end of round: Count dusk +1"],
            cards=[card("lead", initiative=initiative)])  # fmt: skip
    p.play("lead", "spare-1").until("select")
    told = [type(e) for e in p.table.events if isinstance(e, TurnEnded | Counted | RoundEnded)]
    assert told == [TurnEnded] * 4 + [Counted, RoundEnded]


@pytest.mark.rule("BB-EOR-02")
def test_effects_of_scenario_items_and_cards_come_first() -> None:
    tonic = card("tonic", bottom="Persistent: At end of round: Heal 2, self", top="Round: Shield 1")
    wall = card("wall", top="Round: Shield 1")
    p = row("s . 1", monsters=["dummy 1"], cards=[tonic, wall], own_items=[LAMP], equipped=["lamp"], rules=["At end of round: Count dusk +1"])
    p.set(p.hero, health=3).play("tonic", "wall").go("item:lamp", "bottom:tonic", "perform", "top:wall", "perform").until("end-effect")
    effects = {"card": "rule:card/tonic/a/bottom/0", "item": "rule:item/lamp/0", "scenario": "rule:scenario/field/0"}
    assert sorted(p.keys) == sorted(effects.values()), "in the order the player chooses"
    p.go(effects["item"], "perform", effects["card"])
    assert (p.hero.health, p.zone("wall")) == (3 + 1, "active a"), "round bonuses are still in force"
    p.go("perform")
    assert (p.hero.health, p.state.counters) == (3 + 1 + 2, {"dusk": 1})
    assert (p.prompt, p.zone("wall")) == ("short-rest", "hand b")


@pytest.mark.rule("BB-EOR-02", "BB-ACT-07")
def test_a_lasting_effect_comes_every_round_and_may_be_skipped() -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("tonic", bottom="Persistent: At end of round: Heal 2, self")])
    p.set(p.hero, health=3).play("tonic", "spare-1").go("bottom:tonic", "perform", "pass", "end-turn", "skip", "go-on")
    assert not p.events(Healed)
    p.play("spare-2", "spare-3").go("pass", "end-turn", "perform")
    assert p.hero.health == 5


@pytest.mark.rule("BB-EOR-03")
@pytest.mark.parametrize(
    ("side", "lines", "after"),
    [
        ("a", ["Round: Shield 1"], "hand b"),
        ("b", ["Round: Shield 1"], "discard b"),
        ("a", ["Round: Shield 1", "Lost"], "lost a"),
        ("b", ["Round: Shield 1", "Lost"], "lost b"),
        ("a", ["Persistent: Shield 1"], "active a"),
    ],
)
def test_cards_with_round_bonuses_leave_the_active_area(side: str, lines: list[str], after: str) -> None:
    p = row("s . 1", monsters=["late 1"], kinds=[monster("late", zero=["Move 2", "Attack 2"], initiatives=(80, 80, 80))],
            cards=[card("wall", bottom=lines, b_bottom=lines)])  # fmt: skip
    p.put(f"hand {side}", "wall").play("wall", "spare-1").go("bottom:wall", "perform", "pass", "end-turn", "go-on")
    assert (p.prompt, p.decision.args["damage"], p.zone("wall")) == ("damage", 1, f"active {side}"), "in force until all turns are over"
    p.go("suffer")
    assert (p.prompt, p.zone("wall")) == ("short-rest", after)


@pytest.mark.rule("BB-EOR-04")
@pytest.mark.parametrize("lost", [["spare-2"], ["spare-2", "spare-3"]])
def test_last_the_player_may_rest(lost: list[str]) -> None:
    """The card with the round bonus, back by now, counts and comes back by the rest."""
    p = row("s . 1", monsters=["dummy 1"], cards=[card("wall", b_bottom="Round: Shield 1")], draws="0 spare-1")
    p.put("lost a", *lost).put("hand b", "wall").play("wall", "spare-1").until("turn").go("bottom:wall", "perform", "pass", "end-turn")
    assert (p.keys, p.zone("wall")) == (["go-on", "short-rest"], "discard b")
    p.go("short-rest", "lose:spare-1")
    assert [(e.kind, e.lost) for e in p.events(RestTaken)] == [("short", "spare-1")]
    assert ("wall", "hand", "a") in [(e.card, e.zone, e.side) for e in p.events(CardMoved)]


@pytest.mark.rule("BB-EOR-04", "BB-RST-02")
def test_one_card_is_not_enough_for_a_short_rest() -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("burn", top=["Heal 1, self", "Lost"])]).put("lost a", "spare-2", "spare-3")
    p.play("burn", "spare-1").go("top:burn", "perform", "pass")
    assert (p.prompt, len(p.events(RoundEnded))) == ("", 1), "nothing was offered before the round ended"


@pytest.mark.rule("BB-EOR-05")
def test_rounds_are_counted_at_their_end() -> None:
    rules = [f"At {moment} of round, If it is round 2 or later: Count {moment} +1" for moment in ("start", "end")]
    p = row("s . 1", monsters=["dummy 1"], rules=rules)
    p.play("spare-1", "spare-2").go("pass")
    assert (p.prompt, p.state.round, p.state.counters) == ("short-rest", 1, {})
    p.go("go-on")
    assert (p.state.round, p.state.counters) == (2, {"start": 1})
    p.play("spare-3", "spare-4").go("pass")
    assert (p.state.round, p.state.counters) == (2, {"start": 1, "end": 1})


@pytest.mark.rule("BB-EOR-06")
def test_round_bonuses_of_monsters_end_in_the_second_step() -> None:
    shell = monster("shell", health=20, zero=["Round: Shield 2"], initiatives=(10, 10, 10))
    jab, hit = card("jab", top="Attack 3"), card("hit", top="Attack 3", initiative=5)
    rules = ["At end of round: Count dusk +1", "At end of round: Count dark +1"]
    p = row("s 1", monsters=["shell 1"], kinds=[shell], cards=[jab, hit], rules=rules)
    p.play("jab", "spare-1").go("top:jab", "attack:m1", "pass")
    assert p.monster(1).health == 20 - 1
    assert (p.prompt, p.game.shield(p.monster(1))) == ("end-effect", 2), "in the first step still in force"
    p.until("select").play("hit", "spare-2").go("top:hit", "attack:m1")
    assert p.monster(1).health == 20 - 1 - 3


@pytest.mark.rule("BB-EOR-06")
def test_item_effects_for_the_round_end_in_the_second_step() -> None:
    p = row("s . 1", monsters=["grub 1"], equipped=["iridescent-shell-shield"], number=20, rules=["At end of round: Suffer 1"])
    p.play("spare-1", "spare-2").go("item:iridescent-shell-shield", "pass")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 2 - 1), "the monster's attack"
    p.go("suffer")
    assert (p.prompt, p.game.shield(p.hero)) == ("damage", 1), "the scenario's effect comes first"
    p.go("suffer")
    assert (p.prompt, p.game.shield(p.hero)) == ("short-rest", 0)
