"""What the log says: cards by the name they had when they were played, and shields only where they held."""

from __future__ import annotations

import pytest

from tests.rules.buttons_and_bugs.position import Position, card, monster, row
from undercroft.games.buttons_and_bugs.events import (
    ActionBegan,
    BonusBegan,
    BonusEnded,
    CardMoved,
    Created,
    EffectsChosen,
    InitiativeShifted,
    ItemUsed,
    Refreshed,
    RestTaken,
    Selected,
    Worked,
)
from undercroft.games.haven.events import Attacked, Retaliated
from undercroft.presentation.story import story
from undercroft.presentation.telling import Teller


def told(p: Position) -> list[str]:
    """The whole log, as somebody reads it who comes to the table now."""
    teller = Teller(p.table, 0)
    teller.refresh()
    return teller.lines


def played() -> Position:
    """Two cards played on side A and turned over by it."""
    p = row("s . . 1", monsters=["dummy 1"], cards=[card("jab"), card("step")])
    return p.play("jab", "step").go("basic-bottom:jab", "stay", "basic-top:step").until("short-rest")


def test_cards_are_named_as_they_were_when_played() -> None:
    p = played()
    assert p.zone("jab") == p.zone("step") == "hand b"
    assert [e.names for e in p.events(Selected)] == [("jab A", "step A")]
    assert [(e.card, e.name) for e in p.events(ActionBegan)] == [("jab", "jab A"), ("step", "step A")]
    assert [(e.name, e.zone, e.side) for e in p.events(CardMoved) if e.card == "jab"] == [("jab A", "played", "a"), ("jab A", "hand", "b")]
    lines = told(p)
    for line in ("Cards played: jab A, step A; initiative 20.", "Basic bottom action with jab A.", "jab A returns to the hand with side B up."):
        assert line in lines
    assert not any("jab B" in line for line in lines)


def test_the_next_time_by_the_name_of_the_other_side() -> None:
    p = played().go("go-on").play("jab", "spare-1").go("basic-bottom:jab").until("short-rest")
    assert p.events(Selected)[-1].names == ("jab B", "spare-1 A")
    assert {"Basic bottom action with jab B.", "jab B is discarded."} <= set(told(p))
    assert "Basic bottom action with jab A." in [t.text for t in story(p.table)], "what was told before stays so"


def test_a_card_lost_by_resting_is_named_by_the_side_on_which_it_was_lost() -> None:
    p = played().go("go-on")
    p.go("rest", "lose:jab").until("short-rest")
    assert [(e.lost, e.name) for e in p.events(RestTaken)] == [("jab", "jab A")]
    assert "Long rest: jab A is lost." in told(p)


@pytest.mark.parametrize(
    ("attack", "drawn", "damage", "holds"),
    [
        ("Attack 3", "0", 0, True),
        ("Attack 1", "0", 0, True),
        ("Attack 4", "0", 1, False),
        ("Attack 1", "-", 0, False),
        ("Attack 3, pierce 3", "0", 3, False),
    ],
    ids=["just enough", "more than enough", "too weak", "nothing to hold", "pierced"],
)
def test_a_shield_holds_only_where_it_stopped_all_the_damage(attack: str, drawn: str, damage: int, holds: bool) -> None:
    kind = monster("tank", health=30, zero=(), traits=["Shield 3"])
    p = row("s 1", monsters=["tank 1"], kinds=[kind], cards=[card("jab", top=attack)], draws=f"0 {drawn}")
    p.play("jab", "spare-1").go("top:jab", "attack:m1").until("turn")
    assert p.events(Attacked)[0].damage == damage
    assert ("shield" in [e.what for e in p.events(Worked)]) == holds
    assert ("Tank 1’s shield blocks all the damage." in told(p)) == holds


def test_a_bonus_that_ends_is_named_by_the_side_it_was_played_on() -> None:
    p = row("s . . 1", monsters=["dummy 1"], cards=[card("jab", bottom="Round: Shield 1"), card("step")])
    p.play("jab", "step").go("bottom:jab", "perform").until("short-rest").go("go-on")
    assert [e.name for e in p.events(BonusBegan) if e.card == "jab"] == ["jab A"]
    assert [e.name for e in p.events(BonusEnded) if e.card == "jab"] == ["jab A"]
    assert not any("jab B" in line for line in told(p))


def test_a_bonus_of_side_b_is_named_by_it() -> None:
    p = row("s . . 1", monsters=["dummy 1"], cards=[card("jab", b_bottom=["Round: Shield 1", "Heal 1, self"])]).put("hand b", "jab")
    p.play("jab", "spare-1").go("bottom:jab", "perform").until("short-rest").go("go-on")
    assert [e.name for kind in (BonusBegan, BonusEnded) for e in p.events(kind) if e.card == "jab"] == ["jab B", "jab B"]


def lines(p: Position, what: str) -> list[tuple[str, str]]:
    """The figures and lines that the log says had this effect."""
    return [(e.figure, e.line) for e in p.events(Worked) if e.what == what]


def test_every_line_that_shielded_is_named() -> None:
    tank = monster("tank", health=30, zero=["Round: Shield 1", "Attack 2"], traits=["Flying", "Shield 3"], initiatives=(30, 30, 30))
    aura = card("aura", bottom=["Persistent: Retaliate 1", "Persistent: Shield 2"], initiative=1, b_top="Attack 4", b_initiative=90)
    p = row("s 1", monsters=["tank 1"], kinds=[tank], cards=[aura, card("jab", top="Attack 4", initiative=90)])
    p.play("aura", "spare-1").go("bottom:aura", "perform").until("select")
    assert lines(p, "shield") == [("hero", "card/aura/a/bottom/1")]
    p.play("jab", "spare-2").until("turn").go("top:jab", "attack:m1")
    assert lines(p, "shield")[2:] == [("m1", "monster/tank/trait/1"), ("m1", "monster/tank/0/0")]


def test_every_line_that_lets_a_figure_fly_is_named() -> None:
    wasp = monster("wasp", zero=["Move 1"], traits=["Shield 1", "Flying"])
    p = row(". s . . 1", monsters=["wasp 1"], kinds=[wasp], cards=[card("aura", bottom=["Persistent: Flying", "Move 1"], initiative=1)])
    p.play("aura", "spare-1").go("bottom:aura", "perform", "move:1,1").until("short-rest")
    assert lines(p, "flying") == [("hero", "card/aura/a/bottom/0"), ("m1", "monster/wasp/trait/1")]


def test_what_items_do_is_told() -> None:
    p = row("s . . 1", monsters=["dummy 1"], equipped=["brass-cog"]).play("spare-1", "spare-2").go("item:brass-cog", "later")
    assert [(e.initiative, e.line) for e in p.events(InitiativeShifted)] == [(30, "item/brass-cog/0")]
    assert [(e.item, e.line) for e in p.events(ItemUsed)] == [("brass-cog", "item/brass-cog/0")]
    p.until("select").go("rest").until("rest-items").go("refresh")
    assert [e.items for e in p.events(Refreshed)] == [("brass-cog",)]

    p = row("s . . 1", monsters=["dummy 1"], equipped=["drop-of-element-potion"]).play("spare-1", "spare-2").go("item:drop-of-element-potion")
    assert [(e.elements, e.line) for e in p.events(Created)] == [(("wild", "wild"), "item/drop-of-element-potion/0")]
    assert [i.id for i in p.state.created] == ["item/1", "item/2"]
    assert lines(p, "item") == [("hero", "item/drop-of-element-potion/0")]


@pytest.mark.parametrize(("key", "applied"), [("apply", True), ("decline", False)])
def test_whether_effects_of_a_modifier_were_applied_is_told(key: str, applied: bool) -> None:
    p = row("s 1", monsters=["dummy 1"], table=[["-1", "+0, wound", "+1"]] * 6).play("spare-1", "spare-2").go("top:spare-1", "attack:m1", key)
    assert [e.applied for e in p.events(EffectsChosen)] == [applied]
    assert list(p.monster(1).conditions) == (["wound"] if applied else [])


def test_every_line_that_retaliated_is_named() -> None:
    nettle = monster("nettle", health=30, zero=["Attack 1"], traits=["Retaliate 1", "Retaliate 2"])
    p = row("s 1", monsters=["nettle 1"], kinds=[nettle], equipped=["chestnut-shell-shield"]).play("spare-1", "spare-2")
    p.go("top:spare-1", "attack:m1", "suffer", "pass", "item:chestnut-shell-shield")
    found = [(e.figure, e.damage, e.line) for e in p.events(Retaliated)]
    assert found == [("m1", 3, "monster/nettle/trait/0"), ("m1", 3, "monster/nettle/trait/1"), ("hero", 1, "")]
