"""Attack modifier table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.content.loading import load
from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.buttons_and_bugs.module import PACK, BugRules
from undercroft.games.haven.events import Attacked
from undercroft.kernel.packs import PackError, PackSource

from .position import STANDARD, Position, card, monster, pack, row
from .striking import LADDER, about_to, facing, lost, table

HARD = monster("hard", health=30, minus=(), zero=(), plus=(), traits=["Shield 2"])


def used(p: Position) -> list[str]:
    """The modifiers of all attacks so far."""
    return [e.used for e in p.events(Attacked)]


@pytest.mark.rule("BB-AMT-01")
@pytest.mark.parametrize(("result", "modifier"), [("-", "-1"), ("0", "+0"), ("+", "+1")])
def test_the_die_picks_the_column_of_the_current_row(result: str, modifier: str) -> None:
    p = about_to("Attack 3", rolls=result).go("top:jab", "attack:m1")
    assert used(p) == [modifier]
    assert lost(p, 1) == 3 + int(modifier)


@pytest.mark.rule("BB-AMT-02")
@pytest.mark.parametrize("rows", [STANDARD[:5], [*STANDARD, STANDARD[0]], [*STANDARD[:5], ["-1", "+0"]]], ids=["5 rows", "7 rows", "2 columns"])
def test_a_table_has_six_rows_and_three_columns(rows: list[list[str]]) -> None:
    given: dict[str, Any] = {"monsters": ["dummy 1"], "scenario": {"flat": False}}
    BugRules([pack("s 1", tables={"even": STANDARD}, **given)])
    with pytest.raises(PackError):
        BugRules([pack("s 1", tables={"odd": rows}, **given)])


@pytest.mark.rule("BB-AMT-03")
def test_the_composition_of_the_standard_table() -> None:
    files = {name: (PACK / name).read_text("utf-8") for name in ("pack.yaml", "tables.yaml")}
    standard = load([PackSource("published", "1", files)]).tables["standard"]
    composition = Counter(entry.text for line in standard for entry in line)
    assert composition == {"+0": 6, "+1": 4, "-1": 4, "+2": 1, "-2": 1, "x2": 1, "miss": 1}


@pytest.mark.rule("BB-AMT-04")
def test_the_modifier_is_applied_and_the_tracker_moves_one_row() -> None:
    p = about_to(["Attack 3", "Attack 3"], rolls="+ +", table=LADDER).go("top:jab", "attack:m1")
    assert lost(p, 1) == 4
    assert p.state.rows["hero"] == 1
    p.go("attack:m1")
    assert lost(p, 1) == 4 + 5
    assert p.state.rows["hero"] == 2


@pytest.mark.rule("BB-AMT-05")
def test_the_tracker_moves_between_the_targets_of_one_ability() -> None:
    p = about_to("Attack 3, target 3", "1 2\n s 3", rolls="+ + +", table=LADDER).go("top:jab", "attack:m1", "attack:m2", "attack:m3")
    assert used(p) == ["+1", "+2", "+3"]


@pytest.mark.rule("BB-AMT-06")
def test_after_the_last_row_comes_the_first() -> None:
    p = about_to("Attack 3, target 2", "1 s 2", rolls="+ +", table=LADDER)
    p.table.amend("rows.hero", 5)
    p.go("top:jab", "attack:m1", "attack:m2")
    assert used(p) == ["+6", "+1"]
    assert p.state.rows["hero"] == 1


@pytest.mark.rule("BB-AMT-07")
def test_the_tracker_keeps_its_row_between_rounds() -> None:
    p = about_to("Attack 3", rolls="+ 0 +", table=LADDER).go("top:jab", "attack:m1").next_round()
    assert p.state.round == 2
    assert p.state.rows["hero"] == 1
    p.play("spare-2", "spare-3").go("top:spare-2", "attack:m1")
    assert used(p) == ["+1", "+2"]


@pytest.mark.rule("BB-AMT-08", "BB-VAR-01")
@pytest.mark.parametrize(("tracker", "start"), [("after", 0), ("before", 5)])
def test_moving_the_tracker_first_gives_the_same_results(tracker: str, start: int) -> None:
    p = about_to(["Attack 3", "Attack 3"], rolls="+ + 0", table=LADDER, profile={"tracker": tracker})
    assert p.state.rows == {"hero": start, "monsters": start}
    p.go("top:jab", "attack:m1").set(p.hero, conditions=["muddle"]).go("attack:m1")
    assert [e.rows for e in p.events(ModifierRolled)] == [(0,), (1, 2)]
    assert used(p) == ["+1", "+0"]
    assert p.state.rows["hero"] == (3 if tracker == "after" else 2)


@pytest.mark.rule("BB-AMT-09")
def test_no_modifier_for_damage_that_is_no_attack() -> None:
    """An ability, a hazard, a wound and a retaliate: none of them asks for the die."""
    sharp = monster("sharp", health=30, minus=(), zero=(), plus=(), traits=["Retaliate 2"])
    top = ["All enemies suffer 3", "Push 1"]
    p = about_to(top, "s 1 !", monsters=["sharp 1"], kinds=[sharp], then=None)
    p.set(p.monster(1), conditions=["wound"]).go("top:jab", "perform", "target:m1", "push:3,1", "pass").until("short-rest")
    assert lost(p, 1) == 3 + 2 + 1
    assert not p.events(ModifierRolled)
    p = about_to("Attack 1", monsters=["sharp 1"], kinds=[sharp], rolls="0", then=None).go("top:jab", "attack:m1", "suffer")
    assert p.hero.health == 10
    assert len(p.events(ModifierRolled)) == 1


@pytest.mark.rule("BB-AMT-10")
def test_all_monsters_share_one_table_the_character_has_its_own() -> None:
    """Two types, one of them an elite with two turns: rows 1, 2 and 3 of the monsters' table; the character then uses its row 1."""
    kinds = [monster(k, minus=["Attack 1"], zero=["Attack 1"], plus=["Attack 1"], initiatives=(n, n + 1, n + 2)) for k, n in (("ant", 1), ("bee", 5))]
    given: dict[str, Any] = {"monsters": ["ant 1", "bee 2 elite"], "kinds": kinds, "tables": {"hard": LADDER}, "difficulty": "hard"}
    p = row("1 s 2", draws="0 0 + + + +", **given).play("spare-1", "spare-2").go("suffer", "suffer", "suffer", "basic-top:spare-1", "attack:m1")
    assert used(p) == ["+1", "+2", "+3", "+1"]
    assert p.state.rows == {"hero": 1, "monsters": 3}
    assert lost(p, 1) == 2 + 1


@pytest.mark.rule("BB-AMT-11")
def test_a_miss_sets_the_value_to_nothing() -> None:
    p = about_to("Attack 5, attack +2", rolls="+", table=table("miss"))
    p.set(p.monster(1), conditions=["poison"]).go("top:jab", "attack:m1", "roll")
    assert used(p) == ["miss"]
    assert lost(p, 1) == 0


@pytest.mark.rule("BB-AMT-12")
def test_twice_doubles_after_bonuses_and_poison_before_the_shield() -> None:
    p = about_to("Attack 2, attack +1", rolls="+", table=table("x2"), monsters=["hard 1"], kinds=[HARD])
    p.set(p.monster(1), conditions=["poison"]).go("top:jab", "attack:m1", "roll")
    assert lost(p, 1) == (2 + 1 + 1) * 2 - 2


@pytest.mark.rule("BB-AMT-13")
def test_a_modifiers_effects_work_as_if_printed_on_the_attack() -> None:
    rows = table("+1, pierce 1, push 1, wound, strengthen self")
    p = about_to("Attack 3, push 1", "s 1 . .", rolls="+", table=rows, monsters=["hard 1"], kinds=[HARD])
    p.go("top:jab", "attack:m1", "roll", "apply")
    assert lost(p, 1) == 3 + 1 - (2 - 1)
    assert p.keys == ["effect:wound", "effect:push", "effect:strengthen self"]
    p.go("effect:push", "push:3,1", "push:4,1")
    assert "wound" in p.monster(1).conditions
    assert "strengthen" in p.hero.conditions


@pytest.mark.rule("BB-AMT-13", "BB-HEA-06")
def test_a_modifiers_heal_and_target() -> None:
    p = about_to("Attack 3", "1 s 2", rolls="+ +", table=table("+0, heal 2 self, +1 target"))
    p.set(p.hero, health=5).go("top:jab", "attack:m1", "apply")
    assert p.hero.health == 7
    assert p.keys_of("attack") == ["m2"]


@pytest.mark.rule("BB-AMT-14", "BB-CHR-06")
@pytest.mark.parametrize("level", [1, 2, 5])
def test_the_characters_table_follows_the_level_the_monsters_does_not(level: int) -> None:
    levels = {n: table(f"+{n}0") for n in range(2, 6)}
    p = facing(["Attack 1"], rolls="+ +", level=level, by_level=levels, table=table("+1"))
    lead, second = p.keys_of("lead")[:2]
    p.play(lead, second).go("suffer", f"basic-top:{lead}", "attack:m1")
    assert used(p) == ["+1", "+1" if level == 1 else f"+{level}0"]


@pytest.mark.rule("BB-AMT-15")
@pytest.mark.parametrize(("key", "conditions"), [("apply", ["wound"]), ("decline", [])])
def test_the_character_may_decline_a_modifiers_effects_but_not_its_value(key: str, conditions: list[str]) -> None:
    p = about_to("Attack 3", "1 s 2", rolls="+", table=table("+2, wound, +1 target")).go("top:jab", "attack:m1")
    assert p.keys == ["apply", "decline"]
    assert len(p.events(ModifierRolled)) == 1
    p.go(key)
    assert lost(p, 1) == 5
    assert list(p.monster(1).conditions) == conditions
    assert p.keys_of("attack") == (["m2"] if key == "apply" else [])


@pytest.mark.rule("BB-AMT-15", "BB-MAT-11")
def test_monsters_apply_their_modifiers_effects() -> None:
    p = facing(["Attack 3"], rolls="+", tables={"hard": table("+2, wound")}, difficulty="hard", cards=[card("late")]).play("late", "spare-1")
    assert p.prompt == "damage"
    assert p.decision.args["damage"] == 5
    p.go("suffer")
    assert list(p.hero.conditions) == ["wound"]
