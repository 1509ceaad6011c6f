"""BB-TRN: the character's turn."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ActionBegan
from undercroft.games.haven.events import Shed, Suffered

from .position import card, position, row

POTION = "drop-of-healing-potion"


@pytest.mark.rule("BB-TRN-02")
@pytest.mark.parametrize(("half", "other"), [("top", "bottom"), ("bottom", "top")])
@pytest.mark.parametrize("verb", ["", "basic-"])
def test_never_two_tops_or_two_bottoms(half: str, other: str, verb: str) -> None:
    p = row("s . . 1", monsters=["dummy 1"], cards=[card("one", top="Heal 1, self", bottom="Heal 1, self")])
    p.play("one", "spare-1").go(f"{verb}{half}:one").until("turn")
    assert p.keys == [f"{other}:spare-1", f"basic-{other}:spare-1", "pass"]


@pytest.mark.rule("BB-TRN-03")
@pytest.mark.parametrize("first", ["top:lead", "bottom:lead", "top:second", "bottom:second"])
def test_either_action_first_whichever_card_gave_the_initiative(first: str) -> None:
    halves = {"top": "Heal 1, self", "bottom": "Heal 1, self"}
    p = row("s . . 1", monsters=["dummy 1"], cards=[card("lead", **halves), card("second", **halves)])
    p.play("lead", "second")
    assert {"top:lead", "bottom:lead", "top:second", "bottom:second"} <= {*p.keys}
    half, used = first.split(":")
    p.go(first, "perform")
    other = "second" if used == "lead" else "lead"
    p.go(f"{'bottom' if half == 'top' else 'top'}:{other}", "perform")
    assert [(e.half, e.card) for e in p.events(ActionBegan)] == [(half, used), ("bottom" if half == "top" else "top", other)]


@pytest.mark.rule("BB-TRN-04")
@pytest.mark.parametrize("actions", [(), ("top:one",), ("top:one", "bottom:two")])
def test_items_come_in_addition_to_the_actions(actions: tuple[str, ...]) -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=[POTION], cards=[card("one", top="Heal 1, self"), card("two", bottom="Heal 1, self")])
    p.set(p.hero, health=2).play("one", "two")
    for action in actions:
        p.go(action, "perform")
    before = [k for k in p.keys if not k.startswith("item:")]
    p.go(f"item:{POTION}")
    assert p.hero.health == 2 + len(actions) + 3
    assert p.prompt == "short-rest" if len(actions) == 2 else p.keys == before, "the item cost no action"


@pytest.mark.rule("BB-TRN-05", "BB-CRD-09")
def test_the_first_action_is_finished_and_its_card_moved_before_the_second() -> None:
    one, two = card("one", top=["Heal 1, self", "Strengthen, self"]), card("two", bottom=["Move 1", "Heal 1, self"])
    p = row("s . . 1", monsters=["dummy 1"], cards=[one, two])
    p.play("one", "two").go("top:one", "perform")
    assert (p.prompt, p.zone("one")) == ("ability", "played a"), "the rest of the first action comes first; its card is still in use"
    p.go("perform")
    assert (p.prompt, p.zone("one"), p.zone("two")) == ("turn", "hand b", "played a")
    assert p.keys == ["bottom:two", "basic-bottom:two", "pass"], "which card is used for which half was settled with the first action"
    p.go("bottom:two", "stay", "perform")
    assert p.zone("two") == "hand b"


@pytest.mark.rule("BB-TRN-06", "BB-MAN-03")
def test_both_actions_may_be_forgone() -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("one", top=["Heal 1, self", "Lost"], bottom=["Heal 1, self", "Lost"]), card("two")])
    p.put("hand b", "two").play("one", "two").go("pass")
    assert p.prompt == "short-rest"
    assert (p.zone("one"), p.zone("two")) == ("hand b", "discard b"), "handled as after basic actions"
    assert not p.events(ActionBegan)


@pytest.mark.rule("BB-TRN-06")
@pytest.mark.parametrize("order", [("bottom:two", "perform", "pass"), ("top:one", "skip", "bottom:two", "perform")])
def test_one_action_may_be_forgone(order: tuple[str, ...]) -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("one", top=["Heal 1, self", "Lost"]), card("two", bottom=["Heal 1, self", "Lost"])])
    p.play("one", "two").go(*order)
    assert p.prompt == "short-rest"
    assert (p.zone("one"), p.zone("two")) == ("hand b", "lost a")


@pytest.mark.rule("BB-TRN-07")
def test_wound_then_actions_and_items_then_end_of_turn_then_conditions() -> None:
    p = position(
        """
        s A 1
        """, monsters=["dummy 1"], equipped=[POTION], scenario={"flat": False}, rules=["When you end your turn at a: Suffer 3"],
    )  # fmt: skip
    p.set(p.hero, health=9, conditions=["wound", "muddle"]).play("spare-1", "spare-2")
    assert (p.prompt, p.hero.health) == ("damage", 9), "before any action or item is offered"
    p.go("suffer")
    assert (p.prompt, p.hero.health, f"item:{POTION}" in p.keys) == ("turn", 8, True)
    p.go("bottom:spare-1", "move:2,1", f"item:{POTION}", "pass").until("short-rest")
    told = [(type(e), e.damage if isinstance(e, Suffered) else e.condition) for e in p.table.events if isinstance(e, Suffered | Shed)]
    assert told == [(Suffered, 1), (Shed, "wound"), (Suffered, 3), (Shed, "muddle")], "conditions expire after all else"
