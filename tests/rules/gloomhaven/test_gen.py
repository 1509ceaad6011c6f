"""General terms: who plays, who is whose ally, what an action is, empty hexes, and numbers below nothing."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Ended, Result
from undercroft.games.gloomhaven.module import Gloomhaven, GloomRules
from undercroft.games.haven.events import Attacked, Healed
from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import TABLE
from undercroft.kernel.packs import PackError
from undercroft.kernel.rules import SetupError

from .position import acting, card, kind, pack, position

WOLF = 'Persistent: Summon "Wolf" {hp 4, move 2, attack 1}'
ROOM = """
    1 . 2 B A
     . . . .
    """
SETTINGS: dict[str, Any] = {"slot": "head", "price": 10, "copies": 2, "use": "spent"}
MARK = {"id": "mark", "number": 901, "effect": "When you attack: attack +1", **SETTINGS}
"""An item for one attack."""
STONE = {"id": "stone", "number": 902, "effect": "When you perform an attack: attack +1", **SETTINGS, "slot": "body"}
"""An item for a whole Attack ability."""
BOOTS = {"id": "boots", "number": 903, "turn": ["Move 2"], **SETTINGS, "slot": "legs"}
"""An item that is a Move of its own."""


@pytest.mark.rule("GH-GEN-01")
def test_all_characters_succeed_or_fail_together() -> None:
    p = position("1 2 .", goal=["it is round 2 or later"])
    p.set(p.c(2), health=1)
    p.amend("figures.c2.conditions", {"wound": 0})
    p.play(c2=("other-1", "other-2")).until("select")
    assert p.table.outcome is None
    assert not p.there("c2")
    p.play().until("select")
    assert [e.outcome for e in p.events(Ended)] == ["won"]
    assert [(e.figure, e.bonus) for e in p.events(Result)] == [("c1", 6), ("c2", 6)]

    q = position("1 2 A", monsters={"A": "grub"}, loss=["it is round 2 or later"])
    q.next_round().play().until("select")
    assert q.table.outcome == "lost"
    assert [(e.figure, e.bonus) for e in q.events(Result)] == [("c1", 0), ("c2", 0)]


@pytest.mark.rule("GH-GEN-02")
@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5])
def test_a_scenario_is_played_with_two_to_four_characters(size: int) -> None:
    rules = GloomRules([pack("1 2 3 4 A", monsters={"A": "grub"})])
    party = ["tester", "helper", "third", "fourth", "tester"][:size]
    if 2 <= size <= 4:
        p = position(" ".join("1234"[:size]))
        assert len(p.state.heroes) == p.state.count == size
    else:
        with pytest.raises(SetupError, match="2, 3 or 4 characters"):
            rules.new({"scenario": "field", "characters": party}, {}, Chance(0))
    assert {len(s["characters"]) for s in Gloomhaven().setups(rules)} == {2, 3, 4}
    with pytest.raises(PackError, match="for 2, 3 and 4 characters"):
        position("1 2 A", legend={"A": {"monster": "grub", "ranks": "nnnn"}})


@pytest.mark.rule("GH-GEN-03")
def test_a_class_takes_part_only_once() -> None:
    with pytest.raises(SetupError, match="same class"):
        position("1 2 .", setup={"characters": ["tester", "tester"], "items": {}, "cards": {}})
    rules = GloomRules([pack("1 2 .")])
    parties = [s["characters"] for s in Gloomhaven().setups(rules)]
    assert parties
    assert all(len(set(party)) == len(party) for party in parties)


@pytest.mark.rule("GH-GEN-04")
def test_characters_monsters_summons_and_ally_tokens_are_all_figures() -> None:
    cards = [card("call", top=WOLF, initiative=1), card("leap", bottom="Move 9, jump")]
    p = position(ROOM, monsters={"A": "dummy"}, allies={"B": "dummy"}, cards=cards)
    p.play("call", "leap").go("top:call", "hex:2,1")
    assert [p.where(f) for f in p.state.figures.values()] == ["1,1", "3,1", "4,1", "5,1", "2,1"]
    p.go("bottom:leap")
    assert set(p.keys_of("move")) == {"1,2", "2,2", "3,2", "4,2"}, "no figure's hex is free to end on, whatever kind of figure stands there"


@pytest.mark.rule("GH-GEN-05")
def test_an_ally_is_another_figure_of_the_same_side_summons_included() -> None:
    cards = [card("call", top=WOLF, initiative=1), card("help", bottom="Heal 1, ally, range 9")]
    p = position(ROOM, monsters={"A": "dummy"}, allies={"B": "dummy"}, cards=cards)
    p.play("call", "help").go("top:call", "hex:2,1", "bottom:help")
    assert set(p.keys_of("target")) == {"c2", "s1", "dummy-1"}


@pytest.mark.rule("GH-GEN-06")
def test_an_ability_does_not_apply_to_allies_unless_it_says_so() -> None:
    around = """
         2 A
        . 1 .
        """
    p = acting(around, "top", "Attack 2, target all adjacent", monsters={"A": "dummy"})
    p.until("attack")
    assert p.keys_of("attack") == ["dummy-1"]
    p = acting(around, "top", "Muddle, range 3", monsters={"A": "dummy"})
    assert p.keys_of("target") == ["dummy-1"]
    p = acting(around, "top", "All enemies suffer 2, range 2", monsters={"A": "dummy"}).go("perform")
    assert (p.m("dummy").health, p.c(2).health) == (28, 10)
    p = acting(around, "top", "Strengthen, range 3, ally", monsters={"A": "dummy"})
    assert p.keys_of("target") == ["c2"]


@pytest.mark.rule("GH-GEN-07")
def test_monsters_of_all_types_are_allies_and_fight_characters_summons_and_their_allies() -> None:
    medic = kind("medic", does=("Heal 2, range 3",), initiative=10)
    p = position("A B C 1 2", monsters={"A": "medic", "B": "grub"}, allies={"C": "dummy"}, kinds=[medic])
    p.set(p.m(), health=3)
    p.play().until("select")
    assert [(e.figure, e.amount) for e in p.events(Healed)] == [("grub-1", 2)], "another type is an ally"
    assert [(e.figure, e.target) for e in p.events(Attacked)] == [("grub-1", "dummy-1")], "what fights for the characters is an enemy"
    assert p.m("dummy").side == "hero"

    q = acting("2 . 1 . A", "top", WOLF, monsters={"A": "grub"})
    q.go("hex:4,1").until("select")
    assert [e.target for e in q.events(Attacked) if e.figure == "grub-1"] == ["s1"]


@pytest.mark.rule("GH-GEN-08")
def test_a_card_half_is_one_action_with_several_abilities() -> None:
    p = acting(". 1 A 2", "top", "Attack 2", "Move 1", monsters={"A": "dummy"})
    p.go("attack:dummy-1", "move:1,1")
    assert p.prompt == "turn"
    assert p.m("dummy").health == 28
    assert p.zone("go") == "discard"
    assert not p.keys_of("top"), "both abilities were the one top action"
    assert p.keys_of("bottom") == ["spare-1"]


@pytest.mark.rule("GH-GEN-09")
def test_each_target_is_an_attack_and_all_targets_together_are_one_attack_ability() -> None:
    p = acting(
        "A 1 B 2", "top", "Attack 2, target 2", monsters={"A": "dummy", "B": "dummy"}, own_items=[MARK, STONE], equipped=["mark", "stone"],
        modifiers="+1 -1",
    )  # fmt: skip
    assert p.prompt == "attack-prepare"
    p.go("item:stone", "attack:dummy-1", "item:mark")
    assert p.prompt == "attack", "the second target is another attack of the same ability"
    p.go("attack:dummy-2")
    hits = [(e.target, e.value, e.used, e.damage) for e in p.events(Attacked)]
    assert hits == [("dummy-1", 4, "+1", 5), ("dummy-2", 3, "-1", 2)]


@pytest.mark.rule("GH-GEN-10")
def test_what_is_for_a_whole_attack_action_does_not_cover_the_second_attack_ability_of_the_half() -> None:
    p = acting(
        "A 1 B 2", "top", "Attack 2, target 2", "Attack 1, target 2", monsters={"A": "dummy", "B": "dummy"}, own_items=[STONE], equipped=["stone"],
    )  # fmt: skip
    p.go("item:stone", "attack:dummy-1", "attack:dummy-2", "attack:dummy-1", "attack:dummy-2")
    assert [e.value for e in p.events(Attacked)] == [3, 3, 1, 1]
    q = acting("A 1 B 2", "top", "Attack 2, target 2", monsters={"A": "dummy", "B": "dummy"}, own_items=[MARK], equipped=["mark"])
    q.go("attack:dummy-1", "item:mark", "attack:dummy-2")
    assert [e.value for e in q.events(Attacked)] == [3, 2], "a single attack is one target"


@pytest.mark.rule("GH-GEN-11")
def test_an_ability_of_an_item_is_an_action_of_its_own() -> None:
    p = position(
        "1 . . A 2", monsters={"A": "dummy"}, cards=[card("ram", top="Attack 1 + hexes moved", initiative=1)], own_items=[BOOTS], equipped=["boots"],
    )  # fmt: skip
    p.play("ram", "spare-1")
    p.go("item:boots", "move:3,1")
    assert {f"top:{c}" for c in ("ram", "spare-1")} <= set(p.keys), "neither action of the cards is used up"
    p.go("top:ram", "attack:dummy-1")
    assert p.events(Attacked)[0].value == 1, "the hexes were moved in another action"


@pytest.mark.rule("GH-GEN-12")
def test_an_empty_hex_has_no_figure_no_money_and_no_tile_but_corridors_plates_and_open_doors() -> None:
    p = acting(
        """
             . p $ t ! o
        . + 2 1 ~ h A .
                 D
                . .
        """,
        "top", "Create trap 1, range 9",
        monsters={"A": "dummy"}, legend={"t": {"treasure": "goal"}, "D": {"door": "open"}},
    )  # fmt: skip
    assert p.prompt == "create-trap"
    assert set(p.keys_of("hex")) == {"3,1", "4,1", "8,2", "5,3"}, "plain floor, the plate and the open door"


@pytest.mark.rule("GH-GEN-13")
def test_an_unoccupied_hex_may_hold_tokens_and_tiles() -> None:
    p = acting("2 1 $ t p A", "bottom", "Teleport 4", monsters={"A": "dummy"}, legend={"t": {"treasure": "goal"}})
    assert p.keys_of("hex") == ["3,1", "4,1", "5,1"]
    p = acting("2 1 $ t ! A", "bottom", "Move 3", monsters={"A": "dummy"}, legend={"t": {"treasure": "goal"}})
    assert set(p.keys_of("move")) == {"3,1", "4,1", "5,1"}


@pytest.mark.rule("GH-GEN-14")
def test_attack_damage_and_movement_do_not_fall_below_nothing() -> None:
    weak = kind("weak", does=("Move -3", "Attack -4"), initiative=10)
    p = position("2 1 A . . B", monsters={"A": "weak", "B": "weak"}, kinds=[weak], modifiers="+1")
    p.play().until("select")
    assert [(e.value, e.damage) for e in p.events(Attacked)] == [(0, 1)], "-2 counts as 0 before the modifier"
    assert p.where(p.m("weak", 2)) == "6,1", "a move of -1 leads nowhere, not away"
    q = acting("1 A 2", "top", "Attack 1", monsters={"A": "dummy"}, modifiers="-2")
    q.go("attack:dummy-1")
    assert q.events(Attacked)[0].damage == 0
    assert q.m("dummy").health == 30


@pytest.mark.rule("GH-GEN-15")
def test_text_of_a_scenario_overrules_a_general_rule() -> None:
    map_ = "2 1 + . ."
    p = position(map_, legend={"+": {"door": "closed", "place": "gate"}}, rules=["At end of round: close gate"])
    p.play("spare-1", "spare-2").until_turn("c1").go("bottom:spare-1", "move:3,1")
    assert list(p.state.doors.values()) == ["open"]
    p.go("move:4,1").until("select")
    assert list(p.state.doors.values()) == ["shut"], "an open door is never closed, but here the scenario says so"
    q = position(map_)
    q.play("spare-1", "spare-2").until_turn("c1").go("bottom:spare-1", "move:3,1").until("select")
    assert list(q.state.doors.values()) == ["open"]


@pytest.mark.rule("GH-GEN-16")
def test_the_nearest_hex_is_counted_around_walls_and_ties_are_the_players() -> None:
    p = position(
        """
        1 2 . . .
         . . v . .
        """,
        walls=["3,2|4,2"], rules=["At end of round: spawn grub at v"],
    )  # fmt: skip
    p.set(p.c(2), at="3,2")
    p.play().until("spawn-at")
    assert p.seat == TABLE
    assert set(p.keys_of("put")) == {"2,2", "3,1", "4,1"}
