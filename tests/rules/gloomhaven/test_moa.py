"""What monsters do besides moving and attacking: heals, summons, bonuses, looting."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import CardDrawn, Looted, Skipped, TurnBegan
from undercroft.games.haven.events import Attacked, Healed, Retaliated

from .position import card, kind, position

OPEN = "\n . . . . . . . ."


def monk(*does: str, **more: Any) -> dict[str, Any]:
    return kind("monk", does=does, **more)


# -- heal ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOA-01")
@pytest.mark.parametrize(
    ("map_", "healed"),
    [("1 2 . A . D" + OPEN, "dummy-1"), ("1 2 . A . . D" + OPEN, "monk-1"), ("1 2 . A . D", "monk-1")],
    ids=["in range", "too far", "in a narrow passage"],
)
def test_a_monster_heals_itself_or_one_ally_in_range_and_in_sight(map_: str, healed: str) -> None:
    p = position(map_, monsters={"A": "monk", "D": "dummy"}, kinds=[monk("Heal 3, range 2")])
    p.set(p.m("dummy"), health=10).play()
    assert [(e.figure, e.amount) for e in p.events(Healed)] == [(healed, 3 if healed == "dummy-1" else 0)]


@pytest.mark.rule("GH-MOA-01")
def test_a_heal_for_oneself_goes_to_nobody_else_and_characters_are_no_allies() -> None:
    p = position("1 A D . 2", monsters={"A": "monk", "D": "dummy"}, kinds=[monk("Heal 3, self", "Heal 2")])
    p.set(p.m("dummy"), health=10)
    p.set(p.c(1), health=1).set(p.m("monk"), health=2).play()
    assert [(e.figure, e.amount) for e in p.events(Healed)] == [("monk-1", 3), ("dummy-1", 2)]


@pytest.mark.rule("GH-MOA-02")
def test_it_heals_the_one_that_has_taken_the_most_damage() -> None:
    p = position("1 2 . A D G", monsters={"A": "monk", "D": "dummy", "G": "grub"}, kinds=[monk("Heal 3, range 3")])
    p.set(p.m("monk"), health=4)  # 4 lost
    p.set(p.m("grub"), health=1)  # 7 lost, and the lowest
    p.set(p.m("dummy"), health=22).play().until("turn")  # 8 lost
    assert [e.figure for e in p.events(Healed)] == ["dummy-1"]


@pytest.mark.rule("GH-MOA-02")
@pytest.mark.parametrize("lost", [0, 2])
def test_the_players_decide_whom_it_heals_among_equals(lost: int) -> None:
    p = position("1 2 . A D", monsters={"A": "monk", "D": "dummy"}, kinds=[monk("Heal 3")])
    p.set(p.m("monk"), health=8 - lost).set(p.m("dummy"), health=30 - lost).play()
    assert (p.prompt, p.keys, p.seat) == ("monster-heal", ["heal:monk-1", "heal:dummy-1"], -1)
    p.go("heal:dummy-1")
    assert [(e.figure, e.amount) for e in p.events(Healed)] == [("dummy-1", lost)]


# -- summon --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOA-03")
def test_a_summoned_monster_is_put_on_the_empty_adjacent_hex_closest_to_an_enemy() -> None:
    p = position("1 . . A .\n . . . . .\n2 . . . .", monsters={"A": "monk"}, kinds=[monk("Summon normal grub")])
    p.play()
    assert p.where(p.m()) == "3,1"


@pytest.mark.rule("GH-MOA-03")
def test_closest_is_by_movement_points_of_a_plain_move_even_for_a_flying_summoner() -> None:
    p = position("1 o . A .\n . o . . .\n2 . . . .", monsters={"A": "monk"}, kinds=[monk("Summon normal grub", flying=True)])
    p.play()
    assert p.where(p.m()) == "3,2"  # the hex to the left is nearer only for who can cross the obstacles


@pytest.mark.rule("GH-MOA-03")
@pytest.mark.parametrize(("map_", "spots"), [("1 . . A . . 2", ["3,1", "5,1"]), ("1 ~ . A . . 2", []), ("1 ! . A . . 2", ["3,1", "5,1"])])
def test_the_players_decide_among_equally_close_hexes(map_: str, spots: list[str]) -> None:
    p = position(map_, monsters={"A": "monk"}, kinds=[monk("Summon normal grub")])
    p.play()
    assert p.keys_of("hex") == spots  # difficult terrain costs 2, a trap does not matter
    if spots:
        assert (p.prompt, p.seat) == ("summon-at", -1)
        p.go("hex:5,1")
    assert p.where(p.m()) == "5,1"


@pytest.mark.rule("GH-MOA-03")
def test_a_trap_of_a_monster_is_laid_where_a_summon_would_stand() -> None:
    p = position("1 . . A .\n . . . . .\n2 . . . .", monsters={"A": "monk"}, kinds=[monk("Create trap 4, poison")])
    p.play()
    [(cell, trap)] = p.state.traps.items()
    assert (p.game.name(int(cell)), trap.damage, trap.conditions) == ("3,1", 4, ["poison"])


@pytest.mark.rule("GH-MOA-04")
@pytest.mark.parametrize(("line", "why"), [("1 2 $ A o", "room"), ("1 2 . A G", "standees")])
def test_without_an_empty_hex_or_a_standee_the_summon_does_not_happen(line: str, why: str) -> None:
    p = position(line, monsters={"A": "monk", "G": "lone"}, kinds=[monk("Summon normal lone", initiative=10), kind("lone", does=(), standees=1)])
    before = len(p.game.monsters())
    p.play()
    assert [e.what for e in p.events(Skipped) if e.figure == "monk-1"] == [why]
    assert len(p.game.monsters()) == before


@pytest.mark.rule("GH-MOA-05")
def test_a_summoned_monster_acts_by_its_types_card_but_not_in_the_round_of_its_summoning() -> None:
    p = position("1 . A . 2 . G", monsters={"A": "monk", "G": "grub"}, kinds=[monk("Summon normal grub", initiative=10)])
    p.play().until("turn")
    assert [e.figure for e in p.events(TurnBegan)][:2] == ["monk-1", "grub-1"]  # the other grub does act
    p.next_round()
    new = "grub-2"
    assert p.there(new)
    assert new not in [e.figure for e in p.events(TurnBegan)]
    p.play().until("turn")
    assert new in [e.figure for e in p.events(TurnBegan)]
    assert new in [e.figure for e in p.events(Attacked)]


@pytest.mark.rule("GH-MOA-06", "GH-ATK-18")
@pytest.mark.parametrize(("target", "coins"), [("grub-1", 1), ("grub-2", 0)], ids=["placed", "summoned"])
def test_a_summoned_monster_leaves_no_money_token(target: str, coins: int) -> None:
    p = position("2 . . 1 A\n . . . . G", monsters={"A": "monk", "G": "grub"}, kinds=[monk("Summon normal grub", initiative=10)], cards=[
        card("bolt", top="Attack 9, range 4", initiative=20)
    ])  # fmt: skip
    p.play("bolt", "spare-1").until("turn").go("top:bolt", f"attack:{target}")
    assert not p.there(target)
    assert sum(p.state.coins.values()) == coins


# -- bonuses -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOA-07")
def test_bonuses_of_the_card_begin_when_they_are_performed_and_end_with_the_round() -> None:
    monk_ = kind("monk", does=[["Round: Shield 1", "Round: Retaliate 2"], []], initiative=50)
    early, late = card("early", top="Attack 3", initiative=10), card("late", top="Attack 3", initiative=90)
    p = position("1 A\n 2", monsters={"A": "monk"}, kinds=[monk_], abilities="monk/0 monk/1", cards=[early], cards2=[late])
    p.play("early", "spare-1", c2=("late", "other-1")).go("top:early", "attack:monk-1")
    assert (p.m("monk").health, len(p.events(Retaliated))) == (5, 0)
    p.go("pass").go("top:late", "attack:monk-1", "suffer")
    assert (p.m("monk").health, len(p.events(Retaliated))) == (3, 1)
    p.until("select").play("spare-2", "spare-3").until("turn").go("top:spare-2", "attack:monk-1")
    assert (p.m("monk").health, len(p.events(Retaliated))) == (1, 1)


@pytest.mark.rule("GH-MOA-11")
@pytest.mark.parametrize(("stunned", "health"), [(True, 5), (False, 7)])
def test_a_stunned_monster_gains_nothing_from_its_card(stunned: bool, health: int) -> None:
    p = position("1 A\n 2", monsters={"A": "monk"}, kinds=[monk("Round: Shield 2", initiative=10)], cards=[card("hew", top="Attack 3")])
    if stunned:
        p.set(p.m("monk"), conditions=["stun"])
    p.play("hew", "spare-1").go("top:hew", "attack:monk-1")
    assert p.m("monk").health == health


# -- loot ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOA-08")
def test_a_monster_that_ends_its_turn_on_money_leaves_it() -> None:
    p = position("1 $ . A\n 2", monsters={"A": "grub"})
    p.play().until("turn")
    assert p.where(p.m()) == "2,1"
    assert list(p.state.coins) == [str(p.cell("2,1"))]


@pytest.mark.rule("GH-MOA-09")
def test_a_loot_ability_takes_all_money_in_range_out_of_the_game() -> None:
    p = position("$ . $ A 1 $\n 2 . $ . .", monsters={"A": "monk"}, kinds=[monk("Loot 1", initiative=10, health=2)], cards=[card("jab")])
    p.play("jab", "spare-1")
    assert [p.game.name(int(cell)) for cell in p.state.coins] == ["1,1", "6,1"]
    assert [e.coins for e in p.events(Looted)] == [1, 1]
    p.go("top:jab", "attack:monk-1")
    assert not p.there("monk-1")
    assert p.state.coins[str(p.cell("4,1"))] == 1  # its own token, nothing of what it took


@pytest.mark.rule("GH-MOA-10")
def test_a_monster_leaves_treasure_where_it_lies() -> None:
    legend = {"T": {"treasure": 7}}
    p = position("1 2 . T A $", monsters={"A": "monk"}, kinds=[monk("Loot 1")], legend=legend, treasures={"7": {"gold": 10}})
    p.play()
    assert list(p.state.treasures.values()) == ["7"]
    assert not p.state.coins


@pytest.mark.rule("GH-MOA-12")
def test_a_type_that_came_by_summon_gets_no_card_until_the_next_round() -> None:
    p = position(
        "A . . 2 1 + M", monsters={"A": "monk", "M": "moth"}, kinds=[monk("Summon normal grub", initiative=10)],
        cards=[card("door", bottom="Move 1", initiative=20)],
    )  # fmt: skip
    p.play("door", "spare-1")
    assert p.there("grub-1")
    p.go("bottom:door", "move:6,1")
    assert [e.deck for e in p.events(CardDrawn)] == ["monk", "moth"]
    p.until("select").play("spare-2", "spare-3")
    assert sorted(e.deck for e in p.events(CardDrawn)[2:]) == ["grub", "monk", "moth"]


@pytest.mark.rule("GH-MOA-02")
@pytest.mark.parametrize(("text", "healed"), [("range 3", 1), ("range 3, target 2", 2), ("target all adjacent", 3), ("range 3, target all", 4)])
def test_a_monster_heals_as_many_as_its_card_says(text: str, healed: int) -> None:
    """Itself, two allies beside it and one farther away, all of them hurt."""
    p = position(". B A C .\n 1 2 . . D", monsters={"A": "monk", "B": "dummy", "C": "dummy", "D": "dummy"}, kinds=[monk(f"Heal 2, {text}")])
    for number in (1, 2, 3):
        p.set(p.m("dummy", number), health=20 + number)
    p.set(p.m("monk"), health=1).play().until("turn", "monster-heal")
    assert len({e.figure for e in p.events(Healed)}) == healed


@pytest.mark.rule("GH-MOA-01")
def test_a_heal_for_allies_alone_is_skipped_where_there_are_none() -> None:
    p = position(". . A . .\n 1 2 . . .", monsters={"A": "monk"}, kinds=[monk("Heal 2, range 3, ally")]).play().until("turn")
    assert ([e.what for e in p.events(Skipped)], p.events(Healed)) == (["no-target"], [])


@pytest.mark.rule("GH-MOA-07")
def test_another_monster_with_the_standee_of_a_dead_one_does_not_have_its_bonuses() -> None:
    hard = monk("Round: Shield 2", initiative=1, standees=1)
    again, hew = ["When any monster dies: spawn monk at x"], card("hew", top="Attack 10")
    p = position("1 A x .\n 2 . .", monsters={"A": "monk"}, kinds=[hard], rules=again, cards=[hew])
    p.play("hew", "spare-1").until("turn")
    assert p.game.shields(p.m("monk")) == [(2, "deck/monk/0/0")]
    p.go("top:hew", "attack:monk-1")
    assert (p.where(p.m("monk")), p.game.shields(p.m("monk"))) == ("3,1", [])


@pytest.mark.rule("GH-MOA-01")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Heal 3", "Heal 3, self or one ally in range"), ("Heal 3, range 2", "Heal 3, self or one ally within range 2"),
        ("Heal 3, self", "Heal 3, self"),
    ],
)  # fmt: skip
def test_the_card_says_whom_it_heals(text: str, shown: str) -> None:
    p = position("1 2 A", monsters={"A": "monk"}, kinds=[monk(text)]).play()
    assert p.shown("abilities")["monk/0"].parts["does"] == (shown,)
