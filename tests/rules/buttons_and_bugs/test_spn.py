"""BB-SPN: monsters spawned by scenario rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ActionBegan, CardMoved, ColumnRolled, NoSpawn, RoundBegan, Spawned, TurnEnded
from undercroft.games.buttons_and_bugs.module import BugRules
from undercroft.games.haven.events import Attacked
from undercroft.kernel.chance import Asked
from undercroft.kernel.event import Event
from undercroft.kernel.table import Table

from .position import Position, card, idle, monster, pack, position, row

EGG = idle("egg", 90, health=1)
"""What dies so that something spawns."""
ROCK = idle("rock", 30, 50, 70)
LATE = idle("late", 80)


def hatch(map_: str, *rules: str, lead: int = 20, kinds: Sequence[dict[str, Any]] = (), **given: object) -> Position:
    """The character, at this initiative, kills the egg (monster 1) next to it; these rules spawn what comes then."""
    cards, whole = [card("jab", top="Attack 5", initiative=lead)], [f"When egg dies: {rule}" for rule in rules]
    p = row(map_, rules=whole, cards=cards, kinds=[EGG, ROCK, LATE, *kinds], **given)
    return p.play("jab", "spare-1").until("turn").go("top:jab", "attack:m1")


def asked(map_: str, rule: str, **given: Any) -> Position:
    """The same with dice that the players roll themselves, at the question for the column of what has spawned."""
    jab = card("jab", top="Attack 5", initiative=20)
    source = pack(map_, rules=[rule], cards=[jab], kinds=[EGG, ROCK], monsters=["egg 1"], scenario={"flat": False}, **given)
    setup = {"scenario": "field", "characters": ["tester"], "items": [], "upgrades": []}
    p = Position(Table(BugRules([source]), setup, 0, policy=Asked())).play("jab", "spare-1")
    return p.go("column-egg:0", "top:jab", "attack:m1").until("chance-column-rock")


def spawned(p: Position) -> list[tuple[str, str, str]]:
    return [(e.figure, e.kind, p.game.name(e.cell)) for e in p.events(Spawned)]


@pytest.mark.rule("BB-SPN-01")
def test_a_monster_is_spawned_where_and_when_the_rule_says() -> None:
    p = hatch("s 1 . A", "Spawn rock at a", monsters=["egg 1"])
    assert (p.prompt, spawned(p)) == ("turn", [("m1", "rock", "4,1")]), "at once, in the middle of the character's turn"
    assert (p.monster(1).health, p.monster(1).elite) == (8, False)


@pytest.mark.rule("BB-SPN-01")
@pytest.mark.parametrize(
    ("rule", "after", "round_"),
    [
        ("When egg dies: Next round spawn rock at next of a b", RoundBegan, 2),
        ("At start of round, If it is round 2 or later: Spawn rock at a", RoundBegan, 2),
        ("When you enter b: Spawn rock at a", ActionBegan, 1),
        ("When you end your turn at b: Spawn rock at a", CardMoved, 1),
        ("At end of round: Spawn rock at a", TurnEnded, 1),
    ],
)
def test_spawning_waits_for_its_time(rule: str, after: type[Event], round_: int) -> None:
    """Told by what happened right before: a round or action began, the last card of the turn went, the last turn ended."""
    p = row("B s 1 . A", monsters=["egg 1"], kinds=[EGG, ROCK], rules=[rule], cards=[card("jab", top="Attack 5")], goal=["it is round 9 or later"])
    p.play("jab", "spare-1").go("top:jab", "attack:m1", "bottom:spare-1", "move:1,1").until("select")
    told = [e for e in p.table.events if isinstance(e, RoundBegan | ActionBegan | CardMoved | TurnEnded | Spawned)]
    at = next(n for n, e in enumerate(told) if isinstance(e, Spawned))
    assert (type(told[at - 1]), sum(isinstance(e, RoundBegan) for e in told[:at])) == (after, round_)
    assert spawned(p)[0] == ("m1", "rock", "5,1")


@pytest.mark.rule("BB-SPN-02", "BB-TER-02")
def test_the_closest_empty_hex_is_used_and_the_player_breaks_ties() -> None:
    """A is taken; around it an obstacle, a hazard, difficult terrain and three empty hexes, one of them the egg's."""
    p = position(
        """
          . .
         . o !
        s 1 A ~
         . . .
        """,
        monsters=["egg 1", "dummy 2"], kinds=[EGG, ROCK], rules=["When egg dies: Spawn rock at a"], scenario={"flat": False},
        cards=[card("jab", top="Attack 5")], legend={"A": {"place": "a", "monster": 2}},
    )  # fmt: skip
    p.play("jab", "spare-1").go("top:jab", "attack:m1")
    assert (p.prompt, sorted(p.keys)) == ("spawn-at", ["spawn:2,3", "spawn:2,4", "spawn:3,4"])
    assert p.where(p.go("spawn:3,4").monster(1)) == "3,4"


@pytest.mark.rule("BB-SPN-03")
@pytest.mark.parametrize("rule", ["When egg dies: Spawn grub at a", "At start of round, If fewer than 1 grub are on the map: Spawn grub at a"])
def test_a_spawned_monster_acts_in_the_same_round(rule: str) -> None:
    p = row("s 1 . A", monsters=["egg 1"], kinds=[EGG], rules=[rule], cards=[card("jab", top="Attack 5", initiative=40)])
    p.play("jab", "spare-1").go("top:jab", "attack:m1", "pass")
    assert p.prompt == "damage", "it has moved and attacks"
    assert p.state.round == 1


@pytest.mark.rule("BB-SPN-04")
def test_a_type_without_column_is_rolled_when_it_spawns() -> None:
    p = hatch("s 1 . A", "Spawn rock at a", monsters=["egg 1"], draws="0 0 +")
    assert [(e.kind, e.result) for e in p.events(ColumnRolled)] == [("egg", "0"), ("rock", "+")]
    p.until("short-rest")
    assert p.turns == ["hero 20", "m1 70"]


@pytest.mark.rule("BB-SPN-05")
def test_with_a_later_initiative_it_acts_in_normal_order() -> None:
    p = hatch("s 1 . A 2 3", "Spawn rock at a", monsters=["egg 1", "early 2", "late 3"], kinds=[idle("early", 30)], draws="0 0 0 0 0")
    p.until("short-rest")
    assert p.turns == ["hero 20", "m2 30", "m1 50", "m3 80"]


@pytest.mark.rule("BB-SPN-06")
def test_with_an_earlier_initiative_it_acts_next() -> None:
    p = hatch("s 1 . A 2 3", "Spawn rock at a", lead=60, monsters=["egg 1", "mid 2", "late 3"], kinds=[idle("mid", 55)])
    p.until("short-rest")
    assert p.turns == ["m2 55", "hero 60", "m1 50", "m3 80"]


@pytest.mark.rule("BB-SPN-07")
def test_several_that_act_next_do_so_by_initiative() -> None:
    p = hatch("s 1 . A 2 B", "Spawn rock at a", "Spawn swift at b", lead=60, monsters=["egg 1", "late 2"], kinds=[idle("swift", 10)])
    p.until("short-rest")
    assert p.turns == ["hero 60", "m3 10", "m1 50", "m2 80"]


@pytest.mark.rule("BB-SPN-08")
def test_the_initiative_of_the_acting_character_counts_as_earlier() -> None:
    """The rock acts next, before another type of the same initiative; the player is not asked."""
    p = hatch("s 1 . A 2", "Spawn rock at a", lead=50, monsters=["egg 1", "mid 2"], kinds=[idle("mid", 50)]).go("pass")
    assert p.prompt == "short-rest"
    assert p.turns == ["hero 50", "m1 50", "m2 50"]


@pytest.mark.rule("BB-SPN-08")
@pytest.mark.parametrize("spawn", ["rock", "mid"])
def test_the_initiative_of_an_acting_monster_counts_as_earlier(spawn: str) -> None:
    """Monster 1 dies of its wound as its turn begins; what takes its place acts before the others of that initiative."""
    p = row("s . 1 2 3", monsters=["mid 1", "mid 2", "mid 3"], kinds=[idle("mid", 50), ROCK], legend={"1": {"place": "a", "monster": 1}},
            rules=[f"When mid dies: Spawn {spawn} at a"])  # fmt: skip
    p.set(p.monster(1), health=1, conditions=["wound"]).set(p.monster(2), health=1, conditions=["wound"])
    p.play("spare-1", "spare-2").go("pass").until("short-rest")
    assert p.turns == ["hero 20", "m1 50", "m1 50", "m2 50", "m2 50", "m3 50"]


@pytest.mark.rule("BB-SPN-08")
def test_a_higher_number_of_the_acting_type_does_not_wait() -> None:
    rules = ["When mid dies: Spawn rock at a", "When mid dies: Spawn mid at a"]
    p = row("s . 1 2 A", monsters=["mid 1", "mid 2"], kinds=[idle("mid", 50), ROCK], rules=rules)
    p.set(p.monster(1), health=1, conditions=["wound"]).play("spare-1", "spare-2").go("pass").until("turn-order")
    assert p.keys == ["first:rock:0", "first:mid:0"], "the new ones tie with each other"
    p.go("first:mid:0").until("short-rest")
    assert p.turns == ["hero 20", "m1 50", "m3 50", "m1 50", "m2 50"]


@pytest.mark.rule("BB-SPN-09", "BB-INI-11")
def test_a_spawned_elite_takes_both_passed_turns_next() -> None:
    p = hatch("s 1 . A 2", "Spawn rock at a, elite", lead=75, monsters=["egg 1", "late 2"], draws="0 0 0 0")
    p.until("short-rest")
    assert p.turns == ["hero 75", "m1 30", "m1 70", "m2 80"]


@pytest.mark.rule("BB-SPN-09", "BB-SPN-05")
def test_a_spawned_elite_takes_one_turn_next_and_the_later_one_in_order() -> None:
    p = hatch("s 1 . A 2 3", "Spawn rock at a, elite", lead=40, monsters=["egg 1", "mid 2", "late 3"], kinds=[idle("mid", 60)])
    p.until("short-rest")
    assert p.turns == ["hero 40", "m1 30", "m2 60", "m1 70", "m3 80"]


@pytest.mark.rule("BB-SPN-10")
def test_a_new_monster_takes_the_lowest_free_number() -> None:
    p = hatch("s 1 . A B 3", "Spawn rock at a", "Spawn rock at b", monsters=["egg 1", "dummy 3"])
    assert spawned(p) == [("m1", "rock", "4,1"), ("m2", "rock", "5,1")]


@pytest.mark.rule("BB-SPN-10")
def test_there_is_no_fifth_monster() -> None:
    p = hatch("s 1 . A B 2 3 4", "Spawn rock at a", "Spawn rock at b", monsters=["egg 1", "dummy 2", "dummy 3", "dummy 4"])
    assert spawned(p) == [("m1", "rock", "4,1")]
    assert len(p.events(NoSpawn)) == 1
    assert len(p.game.monsters()) == 4


@pytest.mark.rule("BB-SPN-11")
def test_of_a_type_that_has_acted_it_acts_next() -> None:
    p = hatch("s 1 . A 2 3", "Spawn rock at a", lead=60, monsters=["egg 1", "rock 2", "late 3"], draws="0 0 0 0")
    p.until("short-rest")
    assert p.turns == ["m2 50", "hero 60", "m1 50", "m3 80"]


@pytest.mark.rule("BB-SPN-12")
def test_spawned_when_no_turn_follows_it_waits_for_the_next_round() -> None:
    p = row("s . 1 A", monsters=["late 1"], kinds=[LATE, ROCK], rules=["At end of round, If fewer than 1 rock are on the map: Spawn rock at a"])
    p.play("spare-1", "spare-2").until("short-rest")
    assert (spawned(p), p.turns) == ([("m2", "rock", "4,1")], ["hero 20", "m1 80"])
    assert sorted(p.state.columns) == ["late"], "no column is rolled for it"
    p.until("select").play("spare-3", "spare-4").until("short-rest")
    assert p.turns == ["hero 20", "m2 50", "m1 80"]


@pytest.mark.rule("BB-SPN-13", "BB-ELM-09")
@pytest.mark.parametrize(("pay", "elements"), [(["go"], ("fire",)), (["pay:0"], ())])
def test_a_column_rolled_this_round_is_used_again(pay: list[str], elements: tuple[str, ...]) -> None:
    """All moths are dead; a new one brings back the old column with its infusion, unless that was consumed."""
    wisp = monster("wisp", health=1, minus=["Infuse fire"], zero=(), plus=())
    p = row("s 1 . A", monsters=["wisp 1"], kinds=[wisp], rules=["When wisp dies: Spawn wisp at a"], draws="- 0", then=None,
            cards=[card("jab", top="Attack 5, Pay consume fire: (pierce 1)", initiative=60)])  # fmt: skip
    p.play("jab", "spare-1").go("top:jab", *pay).until("attack").go("attack:m1").until("turn", "after-top")
    assert len(p.events(ColumnRolled)) == 1
    assert next(t.slots for t in p.table.scene(0).tracks if t.id == "elements") == elements
    p.until("short-rest")
    assert p.turns == ["m1 30", "hero 60", "m1 30"]


@pytest.mark.rule("BB-SPN-01", "BB-MDT-05")
def test_what_takes_the_number_of_a_monster_that_died_in_its_turn_does_not_take_over_that_turn() -> None:
    """The wasp dies by retaliate before its second attack; the grub that spawns as monster 1 has a turn of its own."""
    wasp = monster("wasp", health=2, zero=["Attack 1", "Attack 3"], initiatives=(40, 40, 40))
    thorns = card("thorns", bottom="Round: Retaliate 2")
    p = row("s 1 . A", monsters=["wasp 1"], kinds=[wasp], rules=["When wasp dies: Spawn grub at a"], cards=[thorns])
    p.play("thorns", "spare-1").go("bottom:thorns", "perform", "pass").until("short-rest")
    assert p.turns == ["hero 20", "m1 40", "m1 50"]
    assert [(e.figure, e.value) for e in p.events(Attacked)] == [("m1", 1), ("m1", 2)]


@pytest.mark.rule("BB-SPN-10", "BB-ATK-09")
def test_a_new_monster_with_the_number_of_a_dead_target_is_another_target() -> None:
    p = row("A s 1", monsters=["egg 1"], kinds=[EGG, ROCK], rules=["When egg dies: Spawn rock at a"], cards=[card("jab", top="Attack 2, target 2")])
    p.play("jab", "spare-1").go("top:jab", "attack:m1")
    assert p.keys == ["attack:m1", "stop"]


@pytest.mark.rule("BB-SPN-08")
def test_a_new_monster_with_the_number_of_one_that_was_to_act_next_waits_for_its_own_initiative() -> None:
    kinds = [idle("egg", 30), idle("larva", 30), idle("rock", 50), idle("fly", 90)]
    rules = ["When egg dies: Spawn larva at a", "When larva dies: Spawn fly at a"]
    cards = [card("axe", top=["Attack 8", "Attack 8, range 3"], initiative=40)]
    p = row("s 1 A . 2", monsters=["egg 1", "rock 2"], kinds=kinds, rules=rules, cards=cards)
    p.play("axe", "spare-1").go("top:axe", "attack:m1", "attack:m1").until("short-rest")
    assert p.turns == ["m1 30", "hero 40", "m2 50", "m1 90"]


@pytest.mark.rule("BB-SPN-04", "BB-INI-16")
@pytest.mark.parametrize(("rule", "turns"), [("Spawn rock at a", [50]), ("Spawn rock at a, elite", [30, 70])])
def test_a_spawned_monster_has_no_place_in_the_order_before_its_column_is_rolled(rule: str, turns: list[int]) -> None:
    p = asked("s 1 . A", f"When egg dies: {rule}")
    assert [t.figure for t in p.table.scene(0).ribbon] == ["hero"]
    p.go("column-rock:0")
    assert [t.initiative for t in p.table.scene(0).ribbon if t.figure == "m1"] == turns
