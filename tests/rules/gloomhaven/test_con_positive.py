"""What the positive conditions do."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Focused, TrapSprung
from undercroft.games.haven.events import Attacked, Moved, Suffered

from .position import acting, card, kind, position

HALL = """
    1 A . .
     . . . 2
    """
FOE = {"A": "dummy"}
CALL = card("call", top='Persistent: Summon "Imp" {hp 9, move 2, attack 2}', initiative=1)


@pytest.mark.rule("GH-CON-29")
@pytest.mark.parametrize("condition", ["invisible", "strengthen", "bless"])
def test_positive_conditions_are_for_oneself_and_allies(condition: str) -> None:
    p = acting(HALL, "top", f"{condition.title()}, range 9", monsters=FOE)
    assert p.keys == ["stop", "target:c1", "target:c2"]
    p.go("target:c2")
    given = condition in p.c(2).conditions, condition in p.state.decks["c2"].draw
    assert given == (condition != "bless", condition == "bless")


@pytest.mark.rule("GH-CON-29")
def test_positive_conditions_cannot_be_removed_before_they_end() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top="Remove 2 negative condition", initiative=1)])
    p.set(p.c(), conditions=["invisible", "strengthen", "muddle"]).play("go", "spare-1")
    assert {k.partition(":")[0] for k in p.keys} == {"top", "bottom", "basic-top", "basic-bottom", "pass"}
    p.go("top:go")
    assert p.keys_of("condition") == ["muddle"]
    p.go("condition:muddle")
    assert (p.prompt, list(p.c().conditions)) == ("turn", ["invisible", "strengthen"])


@pytest.mark.rule("GH-CON-30")
def test_enemies_neither_focus_on_an_invisible_character_nor_attack_it() -> None:
    p = position(HALL, monsters={"A": "grub"})
    p.set(p.c(1), conditions=["invisible"]).play("spare-1", "spare-2").until("turn", "damage")
    assert [e.target for e in p.events(Focused)] == ["c2"]
    assert all(e.target == "c2" for e in p.events(Attacked))
    q = position(HALL, monsters={"A": "grub"})
    q.set(q.c(1), conditions=["invisible"]).set(q.c(2), conditions=["invisible"]).play("spare-1", "spare-2").until("turn")
    assert not q.events(Focused)
    assert not q.events(Moved)


@pytest.mark.rule("GH-CON-30")
def test_other_abilities_do_not_target_it_either() -> None:
    witch = kind("witch", does=["Muddle, target all, range 9"], initiative=10, health=30)
    p = position("""
        1 A . .
         . . . .
        . 2 . .
        """, monsters={"A": "witch"}, kinds=[witch])  # fmt: skip
    p.set(p.c(1), conditions=["invisible"]).play("spare-1", "spare-2").until("turn")
    assert [list(p.c(n).conditions) for n in (1, 2)] == [["invisible"], ["muddle"]]


@pytest.mark.rule("GH-CON-31")
def test_allies_deal_with_an_invisible_figure_as_ever() -> None:
    p = position("""
        1 2 . .
         A . . .
        """, monsters=FOE, cards=[card("go", bottom=["Move 2", "Heal 2, range 3"], initiative=1)])  # fmt: skip
    p.set(p.c(2), health=5, conditions=["invisible"]).play("go", "spare-1").go("bottom:go")
    assert "3,1" in p.keys_of("move")  # through the ally: no other way is so short
    p.go("stay", "target:c2")
    assert (p.c(2).health, list(p.c(2).conditions)) == (7, ["invisible"])


@pytest.mark.rule("GH-CON-32")
def test_invisibility_ends_with_the_next_turn() -> None:
    p = position(HALL, monsters={"A": "grub"}, cards=[card("go", initiative=1)])
    p.set(p.c(1), conditions=["invisible"]).play("go", "spare-1")
    assert list(p.c().conditions) == ["invisible"]
    p.go("pass")
    assert not p.c().conditions
    assert p.prompt == "damage"  # the grub sees it again
    assert p.seat == 0


@pytest.mark.rule("GH-CON-33")
def test_monsters_treat_an_invisible_character_as_an_obstacle() -> None:
    p = position("A 1 . 2", monsters={"A": "grub"})
    p.set(p.c(1), conditions=["invisible"]).play("spare-1", "spare-2").until("turn")
    assert not p.events(Focused)  # the only way leads through it
    assert not p.events(Moved)
    q = position("""
        A 1 . 2
         . . .
        """, monsters={"A": "grub"})  # fmt: skip
    q.set(q.c(1), conditions=["invisible"]).play("spare-1", "spare-2").until("turn", "damage")
    path = [q.game.name(c) for e in q.events(Moved) for c in e.path]
    assert path
    assert "2,1" not in path  # round it


@pytest.mark.rule("GH-CON-34")
def test_retaliate_and_damage_to_all_still_reach_an_invisible_figure() -> None:
    spike = kind("spike", does=["All enemies suffer 2, range 1"], traits="Retaliate 1", health=20, initiative=10)
    p = position(HALL, monsters={"A": "spike"}, kinds=[spike], cards=[card("go", top="Attack 1", initiative=1)])
    p.set(p.c(), conditions=["invisible"], turns=2).play("go", "spare-1").go("top:go", "attack:spike-1", "suffer")
    assert p.c().health == 10 - 1
    p.go("pass", "suffer")
    assert "invisible" in p.c().conditions
    assert p.c().health == 10 - 1 - 2


@pytest.mark.rule("GH-CON-34")
def test_characters_hurt_invisible_monsters_so_too_and_traps_ask_nobody() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top="All enemies suffer 2, range 1", initiative=1)])
    p.set(p.m("dummy"), conditions=["invisible"]).play("go", "spare-1").go("top:go", "perform")
    assert p.m("dummy").health == 30 - 2
    q = position("1 ! . 2", cards=[card("go", bottom="Move 2", initiative=1)])
    q.set(q.c(), conditions=["invisible"]).play("go", "spare-1").go("bottom:go", "move:2,1", "suffer")
    assert len(q.events(TrapSprung)) == 1
    assert [e.figure for e in q.events(Suffered)] == ["c1"]


@pytest.mark.rule("GH-CON-35")
def test_attacks_of_a_strengthened_figure_have_advantage_until_its_next_turn_is_over() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top="Attack 3", initiative=1)], modifiers="-1 +1")
    p.set(p.c(), conditions=["strengthen"]).play("go", "spare-1").go("top:go", "attack:dummy-1")
    attacked = p.events(Attacked)[0]
    assert (attacked.modifiers, attacked.used, attacked.damage) == (("-1", "+1"), "+1", 4)
    p.go("pass")
    assert not p.c().conditions


@pytest.mark.rule("GH-CON-41")
def test_muddle_and_strengthen_cancel() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top="Attack 3", initiative=1)], modifiers="-1 +1")
    p.set(p.c(), conditions=["strengthen", "muddle"]).play("go", "spare-1").go("top:go", "attack:dummy-1")
    assert [e.modifiers for e in p.events(Attacked)] == [("-1",)]


@pytest.mark.rule("GH-CON-43")
def test_characters_cannot_target_an_invisible_monster() -> None:
    cards = [card("go", top=["Attack 3, range 3", "Muddle, range 3", 'Attack 2, area "triangle-3", range 3'], initiative=1)]
    p = position(HALL, monsters=FOE, cards=cards)
    p.set(p.m("dummy"), conditions=["invisible"]).play("go", "spare-1").go("top:go")
    assert p.prompt == "turn"  # nothing to choose in any of them
    assert (p.m("dummy").health, list(p.m("dummy").conditions)) == (30, ["invisible"])


@pytest.mark.rule("GH-CON-43")
def test_summons_cannot_either_and_take_it_for_an_obstacle() -> None:
    p = position("1 . A . B 2", monsters={"A": "dummy", "B": "dummy"}, cards=[CALL])
    p.play("call", "spare-1").go("top:call", "hex:2,1", "pass", "end-turn").next_round()
    p.set(p.m("dummy", 1), conditions=["invisible"], turns=5).play("spare-2", "spare-3").until("turn")
    assert "s1" in p.turns
    assert not p.events(Attacked)
    assert not [e for e in p.events(Moved) if e.figure == "s1"]  # the way to the other one is blocked


@pytest.mark.rule("GH-CON-43")
@pytest.mark.parametrize(("bottom", "lines"), [("Move 2, jump", []), ("Move 2", ["Round: Flying"])])
def test_who_jumps_or_flies_passes_over_it_but_cannot_end_there(bottom: str, lines: list[str]) -> None:
    p = position("1 A . 2", monsters=FOE, cards=[card("go", bottom=[*lines, bottom], initiative=1)])
    p.set(p.m("dummy"), conditions=["invisible"], turns=5).play("go", "spare-1").go("bottom:go")
    if lines:
        p.go("perform").until("move")
    assert p.keys_of("move") == ["3,1"]
    walks = position("1 A . 2", monsters=FOE, cards=[card("go", bottom="Move 2", initiative=1)])
    walks.set(walks.m("dummy"), conditions=["invisible"], turns=5).play("go", "spare-1").go("bottom:go")
    assert walks.keys_of("move") == []


@pytest.mark.rule("GH-CON-43")
def test_a_jumping_monster_passes_over_an_invisible_character() -> None:
    frog = kind("frog", does=["Move +1, jump", "Attack +0"], initiative=10, health=20)
    p = position("A 1 . . 2", monsters={"A": "frog"}, kinds=[frog])
    p.set(p.c(1), conditions=["invisible"], turns=5).play("spare-1", "spare-2").until("turn", "damage")
    assert p.where(p.m("frog")) == "4,1"
    assert [e.target for e in p.events(Attacked)] == ["c2"]


@pytest.mark.rule("GH-CON-30")
@pytest.mark.parametrize(("top", "verb"), [("Attack 2, range 3", "attack"), ("Muddle, range 3", "target"), ("Push 1, range 3", "target")])
def test_characters_are_not_offered_an_invisible_enemy_and_are_offered_the_others(top: str, verb: str) -> None:
    p = position("1 A B\n . 2 .", monsters={"A": "dummy", "B": "dummy"}, cards=[card("go", top=top, initiative=1)])
    p.set(p.m("dummy", 1), conditions=["invisible"]).play("go", "spare-1").go("top:go")
    assert p.keys_of(verb) == ["dummy-2"]


@pytest.mark.rule("GH-CON-43")
def test_an_attack_on_another_monster_is_still_possible() -> None:
    p = position("1 A B\n . 2 .", monsters={"A": "dummy", "B": "dummy"}, cards=[card("go", top="Attack 2, target 2, range 3", initiative=1)])
    p.set(p.m("dummy", 2), conditions=["invisible"]).play("go", "spare-1").go("top:go")
    assert p.keys_of("attack") == ["dummy-1"]
