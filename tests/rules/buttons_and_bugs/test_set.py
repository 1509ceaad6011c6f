"""Beginning a scenario: the twelve steps of setting up (BB-SET)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.campaign.campaign import begin_campaign, free_play, offered, record, setup_for
from undercroft.games.buttons_and_bugs.events import ColumnRolled, Equipped, RoundBegan, SetUpStep, TurnBegan, Upgraded
from undercroft.games.haven.events import Attacked, Gained
from undercroft.kernel.rules import SetupError

from .position import Position, card, monster, position
from .story import ROW, plain_table, published, start, story, trinket

FIELD = """
    2   .
      s
    1   o
    """


def things(p: Position, step: int) -> list[str]:
    """What an event says about a step."""
    found: list[str] = list(next(e for e in p.events(SetUpStep) if e.step == step).things)
    return found


@pytest.mark.rule("BB-SET-01")
def test_twelve_steps_in_a_fixed_order() -> None:
    p = position(FIELD, monsters=["grub 1", "moth 2"], level=2, number=3, own_items=[trinket("bead", "1")],
                 setup={"items": None, "upgrades": None}, rules=["At set-up: you gain muddle"])  # fmt: skip
    p.go("item:bead", "replace:spare-2").until("select")
    order = [e.step if isinstance(e, SetUpStep) else type(e) for e in p.table.events]
    assert order == [1, 2, 3, 4, 5, 6, 7, 8, Equipped, 9, Upgraded, 10, 11, 12, Gained, RoundBegan]


@pytest.mark.rule("BB-SET-02")
def test_any_scenario_may_be_selected() -> None:
    rules = story({"number": 1, "next": {"others": 2}}, {"number": 2}, {"number": 5})
    assert free_play(rules.content, "tester") == ["one", "two", "five"]
    for scenario in ("one", "five"):
        p = start(rules, {"scenario": scenario, "characters": ["tester"]})
        assert things(p, 1) == [p.state.scenario] == [scenario]
    with pytest.raises(SetupError, match="no scenario is called 'fife'; did you mean 'five'"):
        start(rules, {"scenario": "fife", "characters": ["tester"]})


@pytest.mark.rule("BB-SET-03")
def test_a_campaign_offers_only_what_the_last_conclusion_named() -> None:
    rules = story({"number": 1, "next": {"tester": 3, "others": 2}}, {"number": 2}, {"number": 3, "only": ["tester"]}, {"number": 4})
    content = rules.content
    campaign = begin_campaign(content, "tester")
    assert offered(content, campaign) == ["one"]
    record(content, campaign, "one", "lost")
    assert offered(content, campaign) == ["one"], "the lost one again"
    record(content, campaign, "one", "won")
    assert offered(content, campaign) == ["three"]
    with pytest.raises(SetupError, match="does not stand at 'four'; next: three"):
        setup_for(content, campaign, "four")
    assert free_play(content, "tester") == ["one", "two", "three", "four"]
    assert free_play(content, "second") == ["one", "two", "four"]


@pytest.mark.rule("BB-SET-04")
def test_introduction_special_rules_goal_and_level_are_noted() -> None:
    p = position("s 1", monsters=["grub 1"], level=3,
                 scenario={"flat": False, "introduction": "Hark!", "rules_text": "It rains.", "goal_text": "Kill it.",
                           "loss": ["it is round 9 or later"], "loss_text": "Be quick."})  # fmt: skip
    assert things(p, 2) == ["Hark!", "It rains.", "Kill it.", "level 3"]
    scene = p.table.scene(0)
    assert [m.args["text"] for m in scene.status] == ["Kill it.", "Be quick.", "It rains."]
    assert scene.title.args["level"] == 3


@pytest.mark.rule("BB-SET-05")
def test_the_cards_of_the_listed_monster_types_are_taken() -> None:
    p = position(". 1 s 3 2", monsters=["moth 1", "grub 2", "moth 3"], scenario=ROW, kinds=[monster("wasp")])
    assert things(p, 3) == ["moth", "grub"]
    p.play("spare-1", "spare-2")
    assert [e.kind for e in p.events(ColumnRolled)] == ["moth", "grub"], "the wasp is in the box"


@pytest.mark.rule("BB-SET-06")
def test_a_scenario_effect_for_later_is_noted_for_its_time() -> None:
    p = position("s . . 1", monsters=["grub 1"], scenario=ROW, rules=["At set-up: you gain poison", "At end of round: you gain wound"])
    assert things(p, 4) == ["scenario/field/0", "scenario/field/1"]
    assert list(p.hero.conditions) == ["poison"], "only the first is for now"
    p.play("spare-1", "spare-2").until("short-rest")
    assert "wound" in p.hero.conditions


@pytest.mark.rule("BB-SET-07")
def test_each_type_has_its_own_tray() -> None:
    p = position(". 1 s 3 2", monsters=["moth 1", "grub 2", "moth 3"], scenario=ROW, draws="- +")
    assert [tray.split()[0] for tray in things(p, 5)] == ["moth", "grub"]
    p.play("spare-1", "spare-2").go("pass").until("short-rest")
    assert [(e.figure, e.initiative) for e in p.events(TurnBegan)] == [("hero", 20), ("m1", 31), ("m3", 31), ("m2", 70)]


@pytest.mark.rule("BB-SET-08")
def test_a_white_cube_on_0_of_every_tray() -> None:
    p = position(". 1 s 3 2", monsters=["moth 1", "grub 2", "moth 3"], scenario=ROW)
    assert things(p, 5) == ["moth 0", "grub 0"]


@pytest.mark.rule("BB-SET-09", "BB-MDT-01")
def test_each_monster_has_its_own_dial() -> None:
    p = position("1 s 2", monsters=["grub 1", "grub 2"], scenario=ROW)
    p.play("spare-1", "spare-2").go("top:spare-1", "attack:m2")
    assert (p.monster(1).health, p.monster(2).health) == (8, 6)


@pytest.mark.rule("BB-SET-10")
def test_a_cube_on_minus_for_each_elite() -> None:
    p = position(". 1 s 3 2", monsters=["moth 1 elite", "grub 2", "moth 3 elite"], scenario=ROW)
    assert things(p, 5) == ["moth 0 - -", "grub 0"]


@pytest.mark.rule("BB-SET-11", "BB-INI-08")
@pytest.mark.parametrize(("roll", "normal", "elite"), [("-", 30, [50, 70]), ("0", 50, [30, 70]), ("+", 70, [30, 50])])
def test_every_type_is_rolled_before_its_first_turn(roll: str, normal: int, elite: list[int]) -> None:
    p = position(". 1 s 2 .", monsters=["grub 1", "grub 2 elite"], scenario=ROW, draws=roll)
    assert p.state.columns == {}
    p.play("spare-1", "spare-2").go("pass").until("short-rest")
    turns = [(e.figure, e.initiative) for e in p.events(TurnBegan)]
    assert turns == sorted([("hero", 20), ("m1", normal), *(("m2", i) for i in elite)], key=lambda t: t[1])


@pytest.mark.rule("BB-SET-12")
def test_a_cube_for_each_monster_on_its_hex() -> None:
    p = position(FIELD, monsters=["grub 1", "moth 2"])
    assert {f.id: (p.where(f), f.kind) for f in p.game.monsters()} == {"m1": ("1,2", "grub"), "m2": ("1,1", "moth")}
    assert things(p, 6)[:2] == ["m1 1,2", "m2 1,1"]


@pytest.mark.rule("BB-SET-13")
def test_the_character_on_the_starting_hex() -> None:
    p = position(FIELD, monsters=["grub 1", "moth 2"])
    assert p.where(p.hero) == "2,1"
    assert things(p, 6)[-1] == "hero 2,1"


@pytest.mark.rule("BB-SET-14")
@pytest.mark.parametrize(("level", "used"), [(1, "+0"), (2, "+2"), (3, "+3"), (4, "+4"), (5, "+5")])
def test_the_modifier_card_for_the_level(level: int, used: str) -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=level, by_level={n: plain_table(n) for n in (2, 3, 4, 5)})
    assert things(p, 7)[0] == f"level {level}"
    lead, second = p.game.zone("hand")[:2]
    p.play(lead, second).go(f"basic-top:{lead}", "attack:m1")
    assert p.events(Attacked)[0].used == used


@pytest.mark.rule("BB-SET-15", "BB-DIF-02")
@pytest.mark.parametrize(("difficulty", "used"), [("standard", "+0"), ("harsh", "+3")])
def test_another_table_for_the_monsters(difficulty: str, used: str) -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, difficulty=difficulty, tables={"harsh": plain_table(3)})
    p.play("spare-1", "spare-2").go("pass").until("damage")
    assert p.events(Attacked)[0].used == used
    assert things(p, 7)[1] == difficulty


@pytest.mark.rule("BB-SET-15")
def test_standard_unless_a_known_difficulty_is_chosen() -> None:
    rules, setup = published(), {"scenario": "a-rude-welcome", "characters": ["bruiser"]}
    assert start(rules, setup).state.difficulty == "standard"
    assert sorted(rules.content.tables) == ["easy", "hard", "standard", "very-easy", "very-hard"]
    with pytest.raises(SetupError, match="no difficulty is called 'harsh'"):
        start(rules, {**setup, "difficulty": "harsh"})


@pytest.mark.rule("BB-SET-16", "BB-AMT-08")
@pytest.mark.parametrize("tracker", ["after", "before"])
def test_both_trackers_start_so_that_the_first_row_comes_first(tracker: str) -> None:
    rows = [["+1", "+1", "+1"], *plain_table(0)[1:]]
    p = position("s 1", monsters=["grub 1"], scenario=ROW, table=rows, profile={"tracker": tracker})
    assert p.state.rows == ({"hero": 0, "monsters": 0} if tracker == "after" else {"hero": 5, "monsters": 5})
    p.play("spare-1", "spare-2").go("top:spare-1", "attack:m1").until("short-rest")
    assert [(e.figure, e.used) for e in p.events(Attacked)] == [("hero", "+1"), ("m1", "+1")]


def packing(**more: Any) -> Position:
    """Scenario 3 with trinkets on cards 1 to 3, nothing chosen yet."""
    wares = [trinket("bead", "1"), trinket("pin", "1", "one-hand"), trinket("nail", "2", "one-hand"), trinket("fork", "3", "two-hands")]
    return position("s 1", monsters=["grub 1"], scenario=ROW, number=3, own_items=wares, **more)


@pytest.mark.rule("BB-SET-18")
def test_items_are_chosen_from_those_available() -> None:
    p = packing(setup={"items": None})
    assert p.prompt == "choose-items"
    assert p.keys == ["done", "item:bead", "item:pin", "item:nail"], "the fork is printed on this scenario"
    p.go("item:nail")
    assert "item:nail" not in p.keys
    p.go("done")
    assert p.state.items == {"nail": "ready"}
    assert things(p, 9) == ["nail"]


@pytest.mark.rule("BB-SET-18")
def test_items_named_before_are_checked() -> None:
    p = packing(equipped=["bead", "nail"])
    assert p.prompt == "select"
    assert list(p.state.items) == ["bead", "nail"]
    with pytest.raises(SetupError, match="'fork' is not available"):
        packing(setup={"items": ["fork"]})
    with pytest.raises(SetupError, match="'pin' cannot be added to bead"):
        packing(setup={"items": ["bead", "pin"]})


@pytest.mark.rule("BB-SET-19", "BB-CHR-03")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_as_many_cards_as_the_level_less_one_are_replaced(level: int) -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=level, setup={"upgrades": None}, cards=[card(c) for c in "abcd"])
    for left in range(level - 1, 0, -1) if level < 5 else ():
        assert p.decision.args["left"] == left
        assert len(p.keys_of("replace")) == 4 - (level - 1 - left), "none is replaced twice"
        p.go(p.keys[-1])
    assert p.prompt == "select", "at level 5 there is nothing to choose"
    replaced = level - 1
    assert things(p, 10) == ["a", "b", "c", "d"][: 4 - replaced] + ["a-2", "b-2", "c-2", "d-2"][4 - replaced :]


@pytest.mark.rule("BB-SET-19")
@pytest.mark.parametrize(("upgrades", "message"), [
    (["spare-1"], "exactly 2 different cards are replaced, not 1"),
    (["spare-1", "spare-1"], "exactly 2 different cards"),
    (["spare-1", "spare-2", "spare-3"], "exactly 2 different cards are replaced, not 3"),
    (["spare-1", "spare-1-2"], "no card to replace is called 'spare-1-2'"),
])  # fmt: skip
def test_a_wrong_number_of_upgrades_is_refused(upgrades: list[str], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        position("s 1", monsters=["grub 1"], scenario=ROW, level=3, setup={"upgrades": upgrades})


@pytest.mark.rule("BB-SET-20")
def test_four_cards_in_hand_on_side_a() -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=2)
    assert {c: p.zone(c) for c in p.state.cards} == dict.fromkeys(["spare-1-2", "spare-2", "spare-3", "spare-4"], "hand a")
    assert p.keys_of("lead") == list(p.state.cards)


@pytest.mark.rule("BB-SET-21")
def test_the_character_begins_with_its_maximum_for_the_level() -> None:
    p = position("s 1", monsters=["grub 1"], scenario=ROW, level=4, health=(5, 6, 7, 11, 12))
    assert (p.hero.health, p.hero.max_health) == (11, 11)
    assert things(p, 11)[0] == "hero 11"


@pytest.mark.rule("BB-SET-22", "BB-MON-03")
@pytest.mark.parametrize("level", [1, 5])
def test_monsters_begin_with_the_health_on_their_cards(level: int) -> None:
    p = position("2 s 1", monsters=["grub 1", "slug 2"], kinds=[monster("slug", health=14)], scenario=ROW, level=level)
    assert things(p, 11)[1:] == ["m1 8", "m2 14"]
    assert [(m.health, m.max_health) for m in p.game.monsters()] == [(8, 8), (14, 14)]


@pytest.mark.rule("BB-SET-23")
def test_the_remaining_scenario_effects_come_last() -> None:
    p = position("s . 1", monsters=["grub 1"], scenario=ROW, level=2, setup={"upgrades": None},
                 rules=["At set-up: Suffer 3", "At set-up: all monsters gain invisible", "At set-up: turn all cards to side b"])  # fmt: skip
    assert not p.monster(1).conditions
    p.go("replace:spare-1", "suffer")
    assert p.hero.health == 13 - 3, "after health was set"
    assert "invisible" in p.monster(1).conditions
    assert {p.zone(c) for c in p.state.cards} == {"hand b"}
    assert things(p, 12) == ["scenario/field/0", "scenario/field/1", "scenario/field/2"]
    assert p.state.round == 1


@pytest.mark.rule("BB-SET-24")
def test_nothing_lasts_from_before() -> None:
    rules = story({"number": 2}, items=[trinket("bead", "1")])
    setup = {"scenario": "two", "characters": ["tester"], "items": ["bead"]}
    p = start(rules, setup)
    p.set(p.hero, health=3, conditions=["wound"]).play("spare-1", "spare-2").go("suffer", "item:bead", "top:spare-1", "attack:m1").until()
    again = start(rules, setup)
    assert again.state.items == {"bead": "ready"}
    assert not again.state.bonuses
    assert not again.state.consumed
    assert not again.state.created
    assert [f.conditions for f in again.state.figures.values()] == [{}, {}]
    assert {again.zone(c) for c in again.state.cards} == {"hand a"}
