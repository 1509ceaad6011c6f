"""BB-INI: the monsters' dice and the order of turns."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ColumnRolled, TurnBegan, TurnEnded
from undercroft.games.haven.events import Attacked, Moved

from .position import Position, card, idle, monster, row

ROCK = idle("rock", 30, 50, 70)
MOSS = idle("moss", 50)
JAB = card("jab", top="Attack 9", initiative=20)


def round_of(map_: str, lead: int = 20, **given: object) -> Position:
    """A whole round in which the character does nothing, at this initiative."""
    return row(map_, cards=[card("lead", initiative=lead)], **given).play("lead", "spare-1").until("short-rest")


@pytest.mark.rule("BB-INI-01")
def test_one_roll_for_every_type_on_the_map_after_the_cards() -> None:
    p = row("s . 1 2 3", monsters=["rock 1", "moss 2", "rock 3"], kinds=[ROCK, MOSS], draws="- + + -")
    assert p.state.columns == {}
    p.play("spare-1", "spare-2")
    assert [(e.kind, e.result) for e in p.events(ColumnRolled)] == [("rock", "-"), ("moss", "+")]
    p.until("select").play("spare-1", "spare-2")
    assert p.state.columns == {"rock": "+", "moss": "-"}, "rolled anew every round"


@pytest.mark.rule("BB-INI-02")
def test_a_type_without_figure_is_not_rolled() -> None:
    p = row("s 1 2", monsters=["rock 1", "moss 2"], kinds=[ROCK, MOSS, idle("absent", 10)], cards=[JAB])
    p.play("jab", "spare-1")
    assert sorted(p.state.columns) == ["moss", "rock"]
    p.go("top:jab", "attack:m1").until("select").play("spare-1", "spare-2")
    assert sorted(p.state.columns) == ["moss"], "the rock is dead"


@pytest.mark.rule("BB-INI-03")
def test_all_normal_monsters_of_a_type_use_the_rolled_column() -> None:
    p = round_of("1 s 2", monsters=["grub 1", "grub 2"], draws="-")
    assert p.turns == ["hero 20", "m1 30", "m2 30"]
    assert [e.value for e in p.events(Attacked)] == [1, 1]
    assert p.state.marks == {"grub": ["-"]}


@pytest.mark.rule("BB-INI-04")
@pytest.mark.parametrize(("result", "initiative"), [("-", 30), ("0", 50), ("+", 70)])
def test_a_monsters_initiative_is_that_of_its_column(result: str, initiative: int) -> None:
    p = round_of("s . 1", monsters=["rock 1"], kinds=[ROCK], draws=result)
    assert p.turns == ["hero 20", f"m1 {initiative}"]


@pytest.mark.rule("BB-INI-05")
def test_turns_go_from_the_lowest_to_the_highest_initiative() -> None:
    p = round_of("s . 1 2", 60, monsters=["rock 1", "moss 2"], kinds=[ROCK, MOSS], draws="+")
    assert p.turns == ["m2 50", "hero 60", "m1 70"]


@pytest.mark.rule("BB-INI-06")
def test_the_character_acts_before_a_monster_of_the_same_initiative() -> None:
    p = round_of("s . 1", 50, monsters=["moss 1"], kinds=[MOSS])
    assert p.turns == ["hero 50", "m1 50"]


@pytest.mark.rule("BB-INI-07")
@pytest.mark.parametrize(("first", "order"), [("rock:0", ["m1", "m3", "m2", "m4"]), ("moss:0", ["m2", "m4", "m1", "m3"])])
def test_types_that_tie_act_in_the_order_the_player_chooses(first: str, order: list[str]) -> None:
    p = row("s . 1 2 3 4", monsters=["rock 1", "moss 2", "rock 3", "moss 4"], kinds=[ROCK, MOSS])
    p.play("spare-1", "spare-2").go("pass")
    assert (p.prompt, p.keys) == ("turn-order", ["first:rock:0", "first:moss:0"])
    p.go(f"first:{first}")
    assert p.prompt == "short-rest", "asked once for the whole round"
    assert p.turns == ["hero 20", *(f"{m} 50" for m in order)]
    p.go("go-on").play("spare-3", "spare-4").go("pass")
    assert p.prompt == "turn-order", "asked anew in the next round"


@pytest.mark.rule("BB-INI-07")
@pytest.mark.parametrize("chosen", ["m2", "m3"])
def test_types_that_tie_get_a_condition_in_the_order_the_player_chooses(chosen: str) -> None:
    giver = monster("giver", zero=["Strengthen"], initiatives=(10, 10, 10))
    p = row("2 1 3 . s", monsters=["giver 1", "rock 2", "moss 3"], kinds=[giver, ROCK, MOSS])
    p.set(p.monster(1), conditions=["strengthen"]).play("spare-1", "spare-2")
    assert (p.prompt, p.keys) == ("monster-give", ["give:m2", "give:m3"])
    p.go(f"give:{chosen}")
    assert [m.id for m in p.game.monsters()[1:] if "strengthen" in m.conditions] == [chosen]


@pytest.mark.rule("BB-INI-07", "BB-MAT-09")
def test_that_one_type_has_acted_before_the_other_came_decides_nothing_between_them() -> None:
    giver = monster("giver", zero=["Strengthen"], initiatives=(60, 60, 60))
    p = row("1 2 B . s", monsters=["rock 1", "giver 2"], kinds=[giver, ROCK, MOSS], legend={"1": {"monster": 1, "place": "a"}},
        rules=["When any monster ends its turn at a: Spawn moss at b"])  # fmt: skip
    p.set(p.monster(2), conditions=["strengthen"]).play("spare-1", "spare-2").go("pass")
    assert (p.turns, p.prompt, p.keys) == (["hero 20", "m1 50", "m3 50", "m2 60"], "monster-give", ["give:m1", "give:m3"])


@pytest.mark.rule("BB-INI-08")
@pytest.mark.parametrize(("rolled", "turns"), [("-", ["m1 50", "m1 70"]), ("0", ["m1 30", "m1 70"]), ("+", ["m1 30", "m1 50"])])
def test_an_elite_uses_the_two_results_not_rolled(rolled: str, turns: list[str]) -> None:
    p = round_of("s . 1", monsters=["rock 1 elite"], kinds=[ROCK], draws=rolled)
    assert p.turns == ["hero 20", *turns]
    assert p.state.marks == {"rock": [r for r in "-0+" if r != rolled]}


@pytest.mark.rule("BB-INI-09")
def test_one_roll_serves_both_ranks() -> None:
    p = round_of("s . 1 2", monsters=["rock 1 elite", "rock 2"], kinds=[ROCK], draws="0", then=None)
    assert len(p.events(ColumnRolled)) == 1
    assert p.turns == ["hero 20", "m1 30", "m2 50", "m1 70"]
    assert p.state.marks == {"rock": ["-", "0", "+"]}


@pytest.mark.rule("BB-INI-10")
def test_a_type_with_elites_only_is_rolled_all_the_same() -> None:
    p = round_of("s . 1 2", monsters=["rock 1 elite", "rock 2 elite"], kinds=[ROCK], draws="+", then=None)
    assert p.state.columns == {"rock": "+"}
    assert p.turns == ["hero 20", "m1 30", "m2 30", "m1 50", "m2 50"]
    assert p.state.marks == {"rock": ["-", "0"]}


@pytest.mark.rule("BB-INI-11")
def test_an_elite_acts_once_at_each_of_its_initiatives() -> None:
    p = round_of("s 1", 60, monsters=["grub 1 elite"], draws="0")
    assert p.turns == ["m1 30", "hero 60", "m1 70"]
    assert [e.value for e in p.events(Attacked)] == [1, 3], "the action of the earlier column, then that of the later"


@pytest.mark.rule("BB-INI-12")
def test_monsters_of_a_type_and_rank_act_in_the_order_of_their_numbers() -> None:
    p = round_of("s 3 1 2", monsters=["rock 3", "rock 1", "rock 2"], kinds=[ROCK])
    assert p.turns == ["hero 20", "m1 50", "m2 50", "m3 50"]


@pytest.mark.rule("BB-INI-13")
def test_a_figure_completes_its_turn_before_the_next_begins() -> None:
    p = round_of(". 1 . s . 2", monsters=["grub 1", "grub 2"], draws="0")
    told = [(type(e), e.figure) for e in p.table.events if isinstance(e, TurnBegan | Moved | Attacked | TurnEnded)]
    monsters = [(kind, m) for m in ("m1", "m2") for kind in (TurnBegan, Moved, Attacked, TurnEnded)]
    assert told == [(TurnBegan, "hero"), (TurnEnded, "hero"), *monsters]


@pytest.mark.rule("BB-INI-14")
@pytest.mark.parametrize(
    ("monsters", "turns"),
    [(["rock 1", "moss 2"], ["m2 50"]), (["rock 1 elite", "rock 2"], ["m2 50"]), (["rock 1", "rock 2 elite"], ["m2 30", "m2 70"])],
)
def test_a_type_or_rank_without_living_figure_is_skipped(monsters: list[str], turns: list[str]) -> None:
    p = row("s 1 2", monsters=monsters, kinds=[ROCK, MOSS], cards=[JAB])
    p.play("jab", "spare-1").go("top:jab", "attack:m1").until("short-rest")
    assert p.turns == ["hero 20", *turns]


@pytest.mark.rule("BB-INI-15", "BB-TER-24")
def test_every_figure_takes_a_turn_an_elite_two_and_an_objective_none() -> None:
    p = round_of(
        "s . 1 2 e", monsters=["rock 1 elite", "moss 2"], kinds=[ROCK, MOSS], draws="0",
        legend={"e": {"object": "egg"}}, objects={"egg": {"health": 3, "enemy_of": "character"}},
    )  # fmt: skip
    assert p.turns == ["hero 20", "m1 30", "m2 50", "m1 70"]
    assert p.object().health == 3


@pytest.mark.rule("BB-INI-16")
def test_columns_are_public_before_the_first_turn() -> None:
    p = row("s . 1", monsters=["grub 1"], draws="+", equipped=["brass-cog"])
    assert p.table.scene(0).ribbon == ()
    p.play("spare-1", "spare-2")
    assert (p.prompt, p.turns) == ("after-initiative", [])
    assert [(t.figure, t.initiative, t.parts) for t in p.table.scene(0).ribbon] == [("hero", 20, ()), ("m1", 70, ("Move 3", "Attack 3"))]
