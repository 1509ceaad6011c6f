"""Conditions in general: how they are gained, who is immune, when they are applied."""

from __future__ import annotations

import pytest

from undercroft.games.haven.events import Attacked, Gained, Immune, Moved, Negated

from .position import acting, card, kind, position

HALL = """
    1 A . .
     . . . 2
    """
FOE = {"A": "dummy"}
NEGATIVE = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")
ASP = kind("asp", initiative=10, attack=1, attacks="poison, muddle", health=30)
HEX = kind("hexer", initiative=10, attack=1, attacks="curse", health=30)


@pytest.mark.rule("GH-CON-01")
def test_a_condition_lies_on_the_figure_until_what_removes_it_happens() -> None:
    p = position(HALL, monsters={"A": "asp"}, kinds=[ASP], cards=[card("mend", top="Heal 1, self", initiative=1)])
    p.play("spare-1", "spare-2").go("suffer")
    assert list(p.c().conditions) == ["poison", "muddle"]
    assert not p.m("asp").conditions
    p.amend("figures.asp-1.conditions", {"stun": 9})  # it attacks no more
    p.go("pass")
    assert list(p.c().conditions) == ["poison"]  # the muddle ends with the turn
    p.next_round().play("spare-3", "spare-4").go("pass").next_round()
    assert list(p.c().conditions) == ["poison"]
    p.play("mend", "spare-5").go("top:mend", "target:c1")
    assert not p.c().conditions


@pytest.mark.rule("GH-CON-01")
def test_curse_and_bless_are_no_tokens() -> None:
    p = acting(HALL, "top", "Bless, self", "Curse, range 3", monsters=FOE).go("target:c1", "target:dummy-1")
    assert (p.c().conditions, p.m("dummy").conditions) == ({}, {})


@pytest.mark.rule("GH-CON-02")
def test_a_figure_has_a_condition_once_but_curses_as_often_as_they_come() -> None:
    cards = [card("sting", top="Attack 1, poison, curse", initiative=1), card("again", top="Attack 1, poison, curse", initiative=1)]
    p = position(HALL, monsters=FOE, cards=cards)
    p.play("sting", "spare-1").go("top:sting", "attack:dummy-1", "draw", "pass").next_round()
    p.play("again", "spare-2").go("top:again", "attack:dummy-1", "draw", "pass").next_round()
    assert list(p.m("dummy").conditions) == ["poison"]
    p.play("spare-3", "spare-4").go("top:spare-3", "attack:dummy-1")
    assert p.events(Attacked)[-1].value == 2 + 1  # poisoned once, not twice
    assert p.state.decks["monsters"].draw.count("curse") == 2


@pytest.mark.rule("GH-CON-03")
def test_gained_again_a_condition_lasts_anew() -> None:
    p = position(HALL, monsters=FOE, cards=[card("fog", top="Muddle, self", bottom="Move 1", initiative=1)])
    p.set(p.c(), conditions=["muddle"]).play("fog", "spare-1").go("top:fog", "perform", "pass")
    assert list(p.c().conditions) == ["muddle"]  # the old one would have ended with this turn
    p.next_round().play("spare-2", "spare-3").go("pass")
    assert not p.c().conditions


@pytest.mark.rule("GH-CON-04")
def test_a_figure_cannot_receive_a_condition_it_is_immune_to() -> None:
    iron = kind("iron", does=(), immune=["poison"], health=20, initiative=90)
    p = acting(HALL, "top", "Attack 1, poison, muddle", monsters={"A": "iron"}, kinds=[iron]).go("attack:iron-1", "draw")
    assert list(p.m("iron").conditions) == ["muddle"]
    assert [(e.figure, e.condition) for e in p.events(Immune)] == [("iron-1", "poison")]


@pytest.mark.rule("GH-CON-05")
def test_becoming_immune_to_a_condition_removes_it() -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top="Persistent: Immune to poison", initiative=1)])
    p.set(p.c(), conditions=["poison", "wound"]).play("go", "spare-1").go("suffer", "top:go", "perform")
    assert list(p.c().conditions) == ["wound"]


@pytest.mark.rule("GH-CON-06")
def test_immunity_to_curse_stops_further_cards_only() -> None:
    cards = [card("go", top="Curse, self", initiative=1), card("ward", bottom="Persistent: Immune to curse"), card("jab", initiative=1)]
    p = position(HALL, monsters={"A": "hexer"}, kinds=[HEX], cards=cards, modifiers="+0 curse")
    p.play("go", "ward").go("top:go", "perform", "bottom:ward", "perform", "end-turn", "suffer")
    assert p.events(Immune)[-1].condition == "curse"
    assert p.state.decks["c1"].draw.count("curse") == 1  # that one stays …
    p.next_round().play("jab", "spare-2").go("top:jab", "attack:hexer-1")
    assert p.m("hexer").health == 30  # … and works
    assert p.state.decks["c1"].draw.count("curse") == 0


@pytest.mark.rule("GH-CON-07")
@pytest.mark.parametrize("condition", NEGATIVE)
def test_negative_conditions_are_for_enemies(condition: str) -> None:
    p = acting(HALL, "top", f"{condition.title()}, range 9", monsters=FOE)
    assert p.keys == ["stop", "target:dummy-1"]
    p.go("target:dummy-1")
    given = condition in p.m("dummy").conditions, condition in p.state.decks["monsters"].draw
    assert given == (condition != "curse", condition == "curse")


@pytest.mark.rule("GH-CON-07")
def test_what_removes_negative_conditions_reaches_them_alone() -> None:
    tokens = [c for c in NEGATIVE if c not in ("curse", "stun")]
    p = position(HALL, monsters=FOE, cards=[card("go", top="Remove 1 negative condition", initiative=1)])
    p.set(p.c(), conditions=[*tokens, "invisible", "strengthen"]).play("go", "spare-1").go("suffer", "top:go")
    assert p.keys_of("condition") == tokens


@pytest.mark.rule("GH-CON-08")
def test_conditions_of_an_attack_come_after_it_to_every_target_damage_or_not() -> None:
    shell = kind("shell", does=(), traits="Shield 9", health=20, initiative=90)
    p = acting("""
        1 A .
         B . 2
        """, "top", "Attack 2, target 2, poison", monsters={"A": "shell", "B": "dummy"}, kinds=[shell])  # fmt: skip
    p.go("attack:shell-1", "draw", "attack:dummy-1", "draw")
    assert [p.m(id).conditions for id in ("shell", "dummy")] == [{"poison": 0}, {"poison": 0}]
    assert [e.value for e in p.events(Attacked)] == [2, 2]  # too late for +1 on these
    assert p.m("shell").health == 20


@pytest.mark.rule("GH-CON-08")
def test_a_character_that_prevents_the_damage_still_gains_the_condition() -> None:
    p = position(HALL, monsters={"A": "asp"}, kinds=[ASP]).play("spare-1", "spare-2").go("lose:spare-3")
    assert p.events(Negated)
    assert list(p.c().conditions) == ["poison", "muddle"]


@pytest.mark.rule("GH-CON-08")
def test_without_an_attack_too_conditions_follow_the_main_effect_and_the_dead_gain_none() -> None:
    p = acting("""
        . 1 A . .
         . . . 2
        """, "top", "Push 2, range 3, muddle", monsters={"A": "dummy"})  # fmt: skip
    p.go("target:dummy-1", "push").until("turn")
    assert [type(e) for e in p.table.events if isinstance(e, Moved | Gained)][-2:] == [Moved, Gained]
    weak = kind("weak", does=(), health=2, initiative=90)
    q = acting(HALL, "top", "All enemies suffer 2, range 2, curse", monsters={"A": "weak"}, kinds=[weak]).go("perform")
    assert not q.there("weak-1")
    assert "curse" not in q.state.decks["monsters"].draw


@pytest.mark.rule("GH-CON-08")
def test_for_a_monster_likewise() -> None:
    wind = kind("wind", does=["Push 1, range 2, muddle"], initiative=10, health=30)
    p = position("""
        . . . . .
         2 1 A .
        . . . . .
        """, monsters={"A": "wind"}, kinds=[wind]).play("spare-1", "spare-2")  # fmt: skip
    p.until("turn")
    assert [type(e) for e in p.table.events if isinstance(e, Moved | Gained)] == [Moved, Gained]


@pytest.mark.rule("GH-CON-01", "GH-EXP-02")
@pytest.mark.parametrize(
    ("count", "chosen", "left", "xp"),
    [
        (1, ["condition:muddle"], ["poison", "disarm"], 1),
        (2, ["condition:muddle", "condition:poison"], ["disarm"], 1),
        (2, ["condition:muddle", "stop"], ["poison", "disarm"], 1),
        (2, ["stop"], ["poison", "muddle", "disarm"], 0),
    ],
)
def test_as_many_conditions_are_removed_as_the_ability_says(count: int, chosen: list[str], left: list[str], xp: int) -> None:
    p = position(HALL, monsters=FOE, cards=[card("go", top=[f"Remove {count} negative condition", "Xp 1"], initiative=1)])
    p.set(p.c(), conditions=["poison", "muddle", "disarm"]).play("go", "spare-1").go("top:go", *chosen)
    assert (p.prompt, list(p.c().conditions), p.hero().xp) == ("turn", left, xp)
