"""Scenario cards (BB-SCN)."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import Concluded, GoalMet, RoundEnded
from undercroft.games.buttons_and_bugs.module import BugRules
from undercroft.kernel.packs import PackError
from undercroft.kernel.rules import SetupError

from .position import card, pack, position
from .story import ROW, changed, published, start, story

CARD = "scenarios/field.yaml"


@pytest.mark.rule("BB-SCN-01")
def test_what_a_scenario_card_states() -> None:
    source = changed(pack("s 1", monsters=["grub 1"], scenario=ROW, rules=["At end of round: you gain wound"], level=2, number=7), CARD,
                     only=["tester"], next={"others": 9}, introduction="Hark!", conclusion="Done.")  # fmt: skip
    found = BugRules([source]).content.scenarios["field"]
    assert (found.text.number, found.title, found.text.level, found.text.only) == (7, "Field", 2, ("tester",))
    assert (found.text.introduction, found.text.conclusion, found.text.next) == ("Hark!", "Done.", {"others": 9})
    assert [(m.number, m.kind) for m in found.monsters] == [(1, "grub")]
    assert (len(found.goal), len(found.rules)) == (1, 1)


@pytest.mark.rule("BB-SCN-01")
@pytest.mark.parametrize("field", ["number", "level", "introduction", "monsters", "goal", "goal_text", "conclusion", "map"])
def test_a_scenario_card_without_one_of_these_is_refused(field: str) -> None:
    with pytest.raises(PackError, match=f"missing required field `{field}`"):
        BugRules([changed(pack("s 1", monsters=["grub 1"], scenario=ROW), CARD, **{field: None})])


@pytest.mark.rule("BB-SCN-01")
@pytest.mark.parametrize("level", [0, 6])
def test_the_level_is_1_to_5(level: int) -> None:
    with pytest.raises(PackError, match=f"a scenario's level is 1 to 5, not {level}"):
        BugRules([changed(pack("s 1", monsters=["grub 1"], scenario=ROW), CARD, level=level)])


@pytest.mark.rule("BB-SCN-02")
def test_a_required_character() -> None:
    rules = story({"number": 1, "only": ["second"]}, {"number": 2, "without": ["second"]})
    assert start(rules, {"scenario": "one", "characters": ["second"]}).hero.kind == "second"
    assert start(rules, {"scenario": "two", "characters": ["tester"]}).hero.kind == "tester"
    for scenario, character in (("one", "tester"), ("two", "second")):
        with pytest.raises(SetupError, match="cannot be played with"):
            start(rules, {"scenario": scenario, "characters": [character]})


@pytest.mark.rule("BB-SCN-03", "BB-END-04")
def test_the_conclusion_is_read_at_the_end_of_the_round() -> None:
    p = position("s A . . 1", monsters=["grub 1"], scenario={"flat": False, "conclusion": "All is well.", "next": {"others": 8}},
                 goal=["you are at a"])  # fmt: skip
    p.play("spare-1", "spare-2").go("bottom:spare-1", "move:2,1")
    assert p.events(GoalMet)
    assert not p.events(Concluded)
    assert p.table.outcome is None
    p.until()
    assert p.table.outcome == "won"
    told = [type(e) for e in p.table.events if isinstance(e, GoalMet | RoundEnded | Concluded)]
    assert told == [GoalMet, RoundEnded, Concluded]
    assert [(e.text, e.next) for e in p.events(Concluded)] == [("All is well.", 8)]


@pytest.mark.rule("BB-SCN-04", "BB-TER-01")
def test_the_map_shows_terrain_letters_start_and_monsters() -> None:
    p = position("s o ~ ! p A 2 1", monsters=["grub 1", "moth 2"], scenario=ROW)
    scene = p.table.scene(0)
    cells = {c.id: c for c in scene.boards[0].cells}
    shown = [(c.marks, c.label) for c in sorted(cells.values(), key=lambda c: c.x)]
    terrain = ["", "obstacle", "difficult", "hazard", "plate", "", "", ""]
    assert [(m[0] if m else "", label) for m, label in shown] == [(t, "A" if n == 5 else "") for n, t in enumerate(terrain)]
    assert {(t.side, t.number, cells[t.cell].name) for t in scene.tokens} == {("hero", 0, "1,1"), ("enemy", 2, "7,1"), ("enemy", 1, "8,1")}


@pytest.mark.rule("BB-SCN-05")
def test_a_letter_means_nothing_without_a_special_rule() -> None:
    plain, ruled = (
        position("s A B . . . 1", monsters=["grub 1"], scenario=ROW, cards=[card("walk", bottom="Move 3")], rules=rules)
        for rules in ([], ["When you enter a: you gain poison", "When you end your turn at b: you gain wound"])
    )
    for p, way in ((plain, ["move:3,1"]), (ruled, ["move:2,1", "move:3,1"])):
        p.play("walk", "spare-1").go("bottom:walk", *way).until("short-rest")
        assert p.where(p.hero) == "3,1"
    assert plain.hero.conditions == {}
    assert sorted(ruled.hero.conditions) == ["poison", "wound"]


@pytest.mark.rule("BB-SCN-05")
def test_letters_in_goals_and_spawns() -> None:
    p = position("s . A . B 1", monsters=["grub 1"], scenario=ROW, cards=[card("walk", bottom="Move 3")], goal=["you are at a"],
                 rules=["At start of round: Spawn moth at b"])  # fmt: skip
    assert p.where(p.monster(2)) == "5,1"
    p.play("walk", "spare-1").go("bottom:walk", "move:3,1").until()
    assert p.table.outcome == "won"


@pytest.mark.rule("BB-SCN-05")
@pytest.mark.parametrize(("map_", "there", "met"), [("1 . A . s", "3,1", True), ("1 A . . s", "3,1", False), ("1 2 A . s", "3,1", True)])
def test_a_monster_ends_its_turn_on_a_letter(map_: str, there: str, met: bool) -> None:
    rule = "When any monster ends its turn at a: you gain poison"
    p = position(map_, monsters=["grub 1", "dummy 2"] if "2" in map_ else ["grub 1"], scenario=ROW, rules=[rule])
    p.play("spare-1", "spare-2").go("pass").until("short-rest")
    assert (p.where(p.monster(1)), list(p.hero.conditions)) == (there, ["poison"] if met else [])


@pytest.mark.rule("BB-SCN-05")
def test_the_character_s_turn_is_no_monster_s_and_the_other_way_round() -> None:
    rules = ["When any monster ends its turn at a: you gain poison", "When you end your turn at b: you gain wound"]
    legend = {"A": {"place": "a"}, "1": {"monster": 1, "place": "b"}}
    p = position("s . . 1 A", monsters=["dummy 1"], scenario=ROW, rules=rules, legend=legend)
    p.set(p.hero, at="5,1").play("spare-1", "spare-2").go("pass").until("short-rest")
    assert p.hero.conditions == {}


@pytest.mark.rule("BB-SCN-06", "BB-CMP-03")
def test_two_items_are_printed_on_each_card() -> None:
    content = published().content
    for scenario in content.scenarios.values():
        printed = [content.items[i] for i in scenario.items]
        assert len(printed) == (0 if scenario.text.number == 20 else 2)
        assert {i.card for i in printed} <= {str(scenario.text.number)}
    others = [i.card for i in content.items.values() if not i.card.isdigit()]
    assert sorted(others) == ["collector", "collector", "cover", "cover"]
