"""Every rule of the rulebook has a test that names it first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arena import fight, happened, place, play
from skirmish.module import MODULE
from undercroft.kernel.rules import SetupError
from undercroft.kernel.table import Table
from undercroft.text.rulebook import rulebook

FAR = """
s . . . . . . g
 # . . . . . .
s . . . . . . .
"""
CLOSE = """
s g . .
 . . .
s . . .
"""


def test_every_rule_has_a_test() -> None:
    named = re.findall(r'mark\.rule\("([A-Z0-9-]+)"', Path(__file__).read_text("utf-8"))
    assert sorted(named) == sorted(rulebook(MODULE.rulebook()))


# -- set-up ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SK-SET-01")
def test_two_different_heroes() -> None:
    rules = MODULE.rules(MODULE.packs())
    assert len(MODULE.setups(rules)) == 2 * 3
    for party in (["knight"], ["knight", "knight"], ["knight", "dragon"], "knight"):
        with pytest.raises(SetupError):
            Table(rules, {"scenario": "ogre-cave", "characters": party}, 1)
    for other in ({"scenario": "moon"}, {"level": 3}):
        with pytest.raises(SetupError):
            Table(rules, {"scenario": "ogre-cave", "characters": ["knight", "healer"], **other}, 1)


@pytest.mark.rule("SK-SET-02")
def test_heroes_begin_on_the_start_hexes() -> None:
    table = fight(FAR)
    knight, ranger = table.state.figures["knight"], table.state.figures["ranger"]
    assert (place(table, "knight"), knight.health, len(knight.hand), knight.used) == ("1,1", 10, 4, [])
    assert (place(table, "ranger"), ranger.health, len(ranger.hand), ranger.used) == ("1,3", 7, 4, [])


@pytest.mark.rule("SK-SET-03")
def test_enemies_begin_where_the_map_shows_them() -> None:
    table = fight("s . . . . . g\n s . . . . g .")
    assert [(place(table, id), table.state.figures[id].health) for id in ("goblin-1", "goblin-2")] == [("7,1", 3), ("6,2", 3)]


# -- the round ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SK-RND-01")
def test_heroes_then_enemies() -> None:
    table = fight(FAR, heroes=("ranger", "knight"))
    assert table.state.turns == ["ranger", "knight", "goblin-1"]
    play(table, "play:aimed-shot")
    assert table.state.turns == ["knight", "goblin-1"]
    play(table, "play:heavy-blow", "stay")
    assert (table.round, table.state.turns) == (2, ["ranger", "knight", "goblin-1"])
    assert [event["figure"] for event in happened(table, "moved")] == ["goblin-1"]


@pytest.mark.rule("SK-RND-02")
def test_the_defeated_take_no_turn() -> None:
    table = fight("s g . . . . . g\n s . . . . . .")
    play(table, "play:heavy-blow")
    assert "goblin-1" not in table.state.figures
    assert table.state.turns == ["knight", "ranger", "goblin-2"]


# -- cards -------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SK-CRD-01")
def test_the_lines_of_a_card_in_order() -> None:
    table = fight(CLOSE)
    assert table.decision.keys == ["play:charge", "play:cleave", "play:heavy-blow", "play:second-wind"]
    table.amend("figures.goblin-1.health", 9)
    play(table, "play:heavy-blow")
    assert [event.id for event in table.events][-3:] == ["played", "attacked", "suffered"]
    assert table.decision.prompt == "move"


@pytest.mark.rule("SK-CRD-02")
def test_a_played_card_is_used() -> None:
    table = fight(FAR)
    play(table, "play:second-wind", "stay", "play:aimed-shot")
    assert table.state.figures["knight"].used == ["second-wind"]
    assert "play:second-wind" not in table.decision.keys


@pytest.mark.rule("SK-CRD-03")
def test_a_rest_brings_all_cards_back_and_heals() -> None:
    table = fight(FAR)
    assert "rest" not in table.decision.keys
    play(table, "play:second-wind", "stay", "play:aimed-shot")
    table.amend("figures.knight.health", 5)
    play(table, "rest")
    knight = table.state.figures["knight"]
    assert (len(knight.hand), knight.used, knight.health) == (4, [], 6)


@pytest.mark.rule("SK-CRD-04")
def test_a_line_without_a_target_is_skipped() -> None:
    table = fight(FAR)
    play(table, "play:second-wind", "stay")
    assert not happened(table, "healed")
    play(table, "play:aimed-shot")
    assert not happened(table, "attacked")
    assert table.round == 2


# -- moving ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SK-MOV-01")
def test_up_to_so_many_hexes() -> None:
    table = fight(FAR)
    play(table, "play:charge")
    assert "move:5,1" in table.decision.keys
    assert "move:6,1" not in table.decision.keys
    assert "stay" in table.decision.keys
    play(table, "move:5,1")
    assert [len(event["path"]) for event in happened(table, "moved")] == [4]


@pytest.mark.rule("SK-MOV-02")
def test_not_through_walls_and_figures() -> None:
    table = fight("s # . . . g\n s . . . .")
    play(table, "play:charge")
    assert table.decision.seat == 1, "between the wall and the ranger, the knight has nothing to choose"
    assert not happened(table, "moved")


# -- attacks -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SK-ATK-01")
@pytest.mark.parametrize(("card", "range"), [("hit-and-run", 3), ("aimed-shot", 4)])
def test_the_reach_of_a_shot(card: str, range: int) -> None:
    for gap in (range, range + 1):
        table = fight(f". . . . . . .\n s {'. ' * (gap - 1)}g\ns . . . . . .", heroes=("ranger", "knight"))
        play(table, f"play:{card}")
        assert bool(happened(table, "attacked")) is (gap == range)


@pytest.mark.rule("SK-ATK-02")
def test_no_shot_through_a_wall() -> None:
    for wall in ("#", "."):
        table = fight(f". . . . .\n s {wall} g .\n. . . . .\n s . . .", heroes=("ranger", "knight"))
        play(table, "play:aimed-shot")
        assert bool(happened(table, "attacked")) is (wall == ".")


@pytest.mark.rule("SK-ATK-03")
@pytest.mark.parametrize(("face", "damage"), [("-2", 0), ("0", 2), ("+1", 3)])
def test_the_die_changes_the_damage(face: str, damage: int) -> None:
    table = fight(CLOSE, face)
    play(table, "play:charge", "stay")
    assert happened(table, "suffered")[0] == {"figure": "goblin-1", "damage": damage}


def test_damage_is_never_less_than_nothing() -> None:
    table = fight(CLOSE, "0", "0", "-2")
    table.amend("figures.goblin-1.health", 9)
    play(table, "play:charge", "stay", "play:aimed-shot")
    assert happened(table, "suffered")[-1] == {"figure": "knight", "damage": 0}
    assert table.state.figures["knight"].health == 10


@pytest.mark.rule("SK-ATK-04")
def test_a_figure_without_health_is_defeated() -> None:
    table = fight("s g . . . g\n . . . . .\ns . . . . .", "+1")
    play(table, "play:charge", "stay")
    assert happened(table, "defeated") == [{"figure": "goblin-1"}]


@pytest.mark.rule("SK-ATK-05")
def test_all_targets_with_a_roll_for_each() -> None:
    table = fight("s g . .\n g s .", "-2", "+1")
    play(table, "play:cleave")
    assert happened(table, "suffered")[:2] == [{"figure": "goblin-1", "damage": 0}, {"figure": "goblin-2", "damage": 3}]


# -- mending -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SK-MND-01")
def test_mending_never_goes_beyond_full_health() -> None:
    table = fight(". . . .\n s s . .\n. . . . . . g", heroes=("healer", "knight"))
    table.amend("figures.knight.health", 2)
    other = table.fork()
    play(table, "play:blessing", "stay")
    assert happened(table, "healed") == [{"figure": "knight", "health": 3}], "only one is wounded, so nobody is asked"
    other.amend("figures.healer.health", 7)
    play(other, "play:blessing", "stay")
    assert other.decision.keys == ["mend:healer", "mend:knight"]
    play(other, "mend:healer")
    assert other.state.figures["healer"].health == 8


# -- enemies -----------------------------------------------------------------------------------------------------------------
def wait(table: Table) -> None:
    """Both heroes do nothing."""
    play(table, "play:second-wind", "stay", "play:knife", "stay")


@pytest.mark.rule("SK-ENE-01")
def test_the_nearest_hero_and_ties_are_asked() -> None:
    table = fight("s . . . g\n . . . . .\ns . . . .")
    wait(table)
    assert happened(table, "moved")[0]["path"][-1] == table.state.figures["goblin-1"].cell
    assert place(table, "goblin-1") == "2,1"
    table = fight("s . . . .\n . . . . g\ns . . . .")
    wait(table)
    assert (table.decision.prompt, table.decision.seat, table.decision.keys) == ("focus", -1, ["focus:knight", "focus:ranger"])


@pytest.mark.rule("SK-ENE-02")
def test_no_further_than_it_must() -> None:
    table = fight("s . . . l . . . . s\n . . . . . . . . .")
    wait(table)
    assert place(table, "slinger-1") == "4,1", "one hex closer it reaches the knight, and no second one is needed"
    assert [event["target"] for event in happened(table, "attacked")] == ["knight"]


@pytest.mark.rule("SK-ENE-03")
def test_as_close_as_it_can() -> None:
    table = fight(FAR)
    wait(table)
    assert place(table, "goblin-1") == "5,1"
    assert not happened(table, "attacked")
    table = fight("s g g . . . s\n # . . . . .")
    play(table, "play:second-wind", "play:knife", "stay")
    assert [event["figure"] for event in happened(table, "moved")] == [], "the second goblin can come no closer and stays"
    assert table.round == 2


@pytest.mark.rule("SK-ENE-04")
@pytest.mark.parametrize(("enemy", "hit"), [("g", ["ranger"]), ("o", ["knight", "ranger"])])
def test_only_this_hero_is_attacked_unless_all_are(enemy: str, hit: list[str]) -> None:
    table = fight(f"s {enemy} s\n . .")
    table.amend(f"figures.{table.state.turns[-1]}.health", 9)
    wait(table)
    play(table, "focus:ranger")
    assert [event["target"] for event in happened(table, "attacked") if event["target"] in ("knight", "ranger")] == hit


# -- the end -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SK-END-01")
def test_won_when_no_enemy_is_left() -> None:
    table = fight(CLOSE)
    play(table, "play:heavy-blow")
    assert (table.outcome, table.won) == ("won", True)


@pytest.mark.rule("SK-END-02")
def test_lost_when_a_hero_falls() -> None:
    table = fight(CLOSE)
    table.amend("figures.knight.health", 1)
    table.amend("figures.goblin-1.health", 9)
    play(table, "play:heavy-blow", "stay", "play:aimed-shot")
    assert (table.outcome, table.won) == ("lost", False)


@pytest.mark.rule("SK-END-03")
def test_lost_after_the_tenth_round() -> None:
    table = fight(FAR)
    table.amend("round", 10)
    table.amend("figures.goblin-1.health", 9)
    wait(table)
    assert (table.outcome, table.round) == ("lost", 10)
