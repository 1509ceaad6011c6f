"""Setting a scenario up, step by step."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Revealed, SetUpStep
from undercroft.games.gloomhaven.module import GloomRules
from undercroft.kernel.rules import SetupError
from undercroft.kernel.secrets import redact
from undercroft.kernel.table import Table

from .position import CLASSES, Position, card, pack, position

GOALS = [{"id": f"goal-{n}", "text": "Do it.", "checks": 1, "measure": "kills", "least": n} for n in range(1, 7)]
HELM = {"id": "helm", "number": 901, "slot": "head", "price": 10, "copies": 1, "use": "spent", "minus": 2, "effect": "When you attack: attack +1"}
FIVE = [card("one"), card("two"), card("three"), card("extra", level="X"), card("spell", level="X")]


def steps(p: Position) -> list[int]:
    return [e.step for e in p.events(SetUpStep)]


@pytest.mark.rule("GH-SET-01")
def test_first_the_map_and_the_monsters_things_are_made_ready() -> None:
    p = position("1 A + B\n 2 .", monsters={"A": "grub", "B": "moth"}, goals=GOALS, ask=True)
    assert p.prompt == "keep-goal"
    assert p.events(SetUpStep)[0].step == 1
    assert list(p.game.layout.rooms) == ["1", "2"]
    assert set(p.state.decks) == {"c1", "c2", "monsters"}
    assert {"grub", "moth"} <= set(p.game.content.decks), "every type's ability deck is at hand"
    assert not p.events(Revealed), "rooms are filled later"
    p.until("select")
    assert steps(p) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("GH-SET-02")
def test_then_the_introduction_is_read_and_what_the_special_rules_bring_comes_before_the_items_cards() -> None:
    rules = ["At set-up: characters gain curse", "At set-up: characters add 7 minus cards"]
    p = position("1 2 .", goals=GOALS, rules=rules, own_items=[HELM], equipped=["helm"], ask=True)
    told = p.events(SetUpStep)[1]
    assert (told.step, told.things[0]) == (2, "It begins.")
    p.until("select")
    assert [p.state.decks[c].draw.count("curse") for c in ("c1", "c2")] == [1, 1]
    assert [p.state.decks[c].draw.count("minus") for c in ("c1", "c2")] == [8, 7], "of 15 cards the helm gets what the scenario leaves"


@pytest.mark.rule("GH-SET-03")
def test_each_character_is_dealt_two_battle_goals_and_keeps_one() -> None:
    p = position("1 2 .", goals=GOALS, ask=True)
    dealt = [p.keys_for(n) for n in (1, 2)]
    assert [len(keys) for keys in dealt] == [2, 2]
    assert len({*dealt[0], *dealt[1]}) == 4
    assert steps(p) == [1, 2, 3]
    p.choose(2, dealt[1][1]).choose(1, dealt[0][0])
    assert [f"goal:{p.hero(n).goal}" for n in (1, 2)] == [dealt[0][0], dealt[1][1]]
    assert len(p.state.goals) == 2
    assert redact(p.state, 0).heroes["c2"].goal == "?"


@pytest.mark.rule("GH-SET-04")
def test_then_items_are_equipped_and_demand_their_cards() -> None:
    p = position("1 2 .", own_items=[HELM], setup={"items": {}}, ask=True)
    assert (p.prompt, p.seat) == ("equip", 0)
    assert steps(p)[-1] == 3
    assert p.shown("supply", 1)["helm"].marks[0] == "offered"
    p.go("item:helm", "done")
    assert p.seat == 1
    assert "item:helm" not in p.keys, "there is one helm only"
    p.go("done").until("select")
    assert [list(p.hero(n).items) for n in (1, 2)] == [["helm"], []]
    assert [p.state.decks[c].draw.count("minus") for c in ("c1", "c2")] == [2, 0]


@pytest.mark.rule("GH-SET-05")
def test_then_exactly_as_many_cards_as_the_hand_limit_are_chosen_and_only_these_are_played() -> None:
    p = position("1 2 .", cards=FIVE, hand=3, setup={"cards": {}}, ask=True)
    assert p.prompt == "choose-hand"
    p.choose(1, "leave:two", "leave:spell").until("select")
    assert p.hero().hand == ["one", "three", "extra"]
    assert [k.partition(":")[2] for k in p.keys_for(1) if k.startswith("lead:")] == ["one", "three", "extra"]
    for wrong in (["one", "two"], ["one", "two", "three", "extra"], ["one", "two", "two"]):
        with pytest.raises(SetupError, match="exactly 3 different cards"):
            position("1 2 .", cards=FIVE, hand=3, setup={"cards": {"tester": wrong}})


@pytest.mark.rule("GH-SET-07")
def test_all_level_1_cards_can_be_taken_at_once_and_others_replace_them_one_for_one() -> None:
    p = position("1 2 .", cards=FIVE, hand=3, setup={"cards": {}}, ask=True)
    assert p.keys == ["level-1", *(f"leave:{c}" for c in ("one", "two", "three", "extra", "spell"))], "recommended, not required"
    assert p.go("level-1").until("select").hero().hand == ["one", "two", "three"]
    q = position("1 2 .", cards=FIVE, hand=3, setup={"cards": {}}, ask=True)
    q.choose(1, "leave:spell")
    assert "level-1" not in q.keys_for(1)
    assert q.choose(1, "leave:two").until("select").hero().hand == ["one", "three", "extra"]


@pytest.mark.rule("GH-SET-05")
def test_a_card_left_behind_stays_there_unless_the_choice_is_undone() -> None:
    p = position("1 2 .", cards=FIVE, hand=3, setup={"cards": {}}, ask=True)
    p.choose(1, "leave:two")
    assert not any(key.endswith(":two") for key in p.keys_for(1))
    supply = next(z for z in p.table.scene(0).zones if z.id == "supply")
    assert [(c.id, "left-behind" in c.marks) for c in supply.cards] == [
        ("one", False), ("two", True), ("three", False), ("extra", False), ("spell", False),
    ]  # fmt: skip
    p.table.undo(0)
    assert "leave:two" in p.keys_for(1)


@pytest.mark.rule("GH-SET-08")
def test_characters_are_placed_on_empty_starting_hexes_of_the_players_choice() -> None:
    p = position(
        """
        s s g .
         s A .
        1 2
        """,
        monsters={"A": "grub"}, legend={"s": "start", "g": {"start": True, "coins": 1}}, ask=True,
    )  # fmt: skip
    p.until("place")
    assert p.seat == 0
    assert p.keys_of("hex") == ["1,1", "2,1", "1,2", "1,3", "2,3"], "not the hex with money, nor any other hex"
    p.go("hex:1,2")
    assert p.seat == 1
    assert p.keys_of("hex") == ["1,1", "2,1", "1,3", "2,3"]
    p.go("hex:2,1").until("select")
    assert (p.where(p.c(1)), p.where(p.c(2))) == ("1,2", "2,1")


@pytest.mark.rule("GH-SET-09")
def test_standee_numbers_are_random() -> None:
    source = pack("1 2 A B", monsters={"A": "grub", "B": "grub"})
    setup = {"scenario": "field", "characters": list(CLASSES[:2]), "items": dict.fromkeys(CLASSES[:2], ())}
    numbers = set()
    for seed in range(12):
        p = Position(Table(GloomRules([source]), setup, seed)).until("select")
        found = {p.where(m): m.number for m in p.game.monsters()}
        assert len(set(found.values())) == 2
        assert all(1 <= n <= 6 for n in found.values())
        numbers.add(tuple(found.values()))
    assert len(numbers) > 4


@pytest.mark.rule("GH-SET-10")
def test_normal_and_elite_monsters_are_told_apart() -> None:
    p = position("1 2 A B", monsters={"A": "grub", "B": "grub elite"})
    assert [(m.rank, m.elite, m.max_health) for m in p.game.monsters()] == [("normal", False, 8), ("elite", True, 12)]


@pytest.mark.rule("GH-SET-08")
def test_where_starting_hexes_do_not_suffice_the_nearest_empty_ones_are_offered() -> None:
    p = position("1 2 . A", monsters={"A": "dummy"}, legend={"2": {"coins": 1}}, ask=True).until("place", "select")
    assert p.where(p.c(2)) == "3,1"  # nearest to the one starting hex, for the hex between has money on it
