"""BB-ACT: actions and the abilities in them."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ActionBegan, TurnBegan
from undercroft.games.haven.events import Attacked, Gained, Healed, Moved

from .position import STANDARD, card, monster, row


@pytest.mark.rule("BB-ACT-01")
def test_an_action_is_all_the_abilities_of_one_half() -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("rush", top=["Move 1", "Attack 3", "Strengthen, self"], bottom="Heal 1, self")])
    p.play("rush", "spare-1").go("top:rush", "move:2,1", "attack:m1")
    assert (p.prompt, p.zone("rush")) == ("ability", "played a"), "the third ability of the same action; the card is still in use"
    p.go("perform")
    assert p.monster(1).health == 30 - 3
    assert "strengthen" in p.hero.conditions
    assert [(e.card, e.half) for e in p.events(ActionBegan)] == [("rush", "top")]
    assert not p.events(Healed), "the other half is another action"


@pytest.mark.rule("BB-ACT-02", "BB-TRN-01")
def test_two_actions_a_turn_a_top_and_a_bottom_of_different_cards() -> None:
    p = row("s . . 1", monsters=["dummy 1"], cards=[card("one", top="Heal 1, self", bottom="Move 3"), card("two")])
    p.play("one", "two").go("top:one", "perform")
    assert p.keys == ["bottom:two", "basic-bottom:two", "pass"], "not the bottom of the same card, and no second top"
    p.go("bottom:two", "stay")
    assert p.prompt == "short-rest", "after the second action the turn is over"


@pytest.mark.rule("BB-ACT-03")
def test_a_monster_performs_its_whole_column_in_one_turn() -> None:
    wasp = monster("wasp", zero=["Move 1", "Attack 1", "Strengthen, self", "Attack 2"])
    p = row("s . 1", monsters=["wasp 1"], kinds=[wasp]).play("spare-1", "spare-2").until("short-rest")
    told = [type(e) for e in p.table.events if isinstance(e, TurnBegan | Moved | Attacked | Gained) and e.figure == "m1"]
    assert told == [TurnBegan, Moved, Attacked, Gained, Attacked]


@pytest.mark.rule("BB-ACT-05")
def test_abilities_are_performed_in_printed_order() -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("jab", top=["Attack 3", "Move 1", "Heal 1, self"])])
    p.play("jab", "spare-1").go("top:jab")
    assert p.prompt == "move", "out of range when the attack came, which is over"
    p.go("move:2,1")
    assert (p.prompt, p.keys) == ("ability", ["perform", "skip"]), "the heal, not the attack"
    assert not p.events(Attacked)


@pytest.mark.rule("BB-ACT-05")
@pytest.mark.parametrize(("key", "prompt"), [("perform", "attack"), ("skip", "turn")])
def test_what_follows_a_mandatory_ability_is_not_performed_without_it(key: str, prompt: str) -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[card("jab", top=["Round: Shield 1", "Attack 3"])]).play("jab", "spare-1").go("top:jab")
    assert (p.prompt, p.keys) == ("mandatory", ["perform", "skip"])
    assert p.go(key).prompt == prompt
    assert p.zone("jab") == ("played a" if key == "perform" else "hand b")


@pytest.mark.rule("BB-ACT-05", "BB-MON-08")
def test_a_monster_keeps_the_printed_order_too() -> None:
    wasp = monster("wasp", zero=["Attack 1", "Move 1", "Attack 2"])
    p = row("s . 1", monsters=["wasp 1"], kinds=[wasp]).play("spare-1", "spare-2").until("short-rest")
    assert [e.value for e in p.events(Attacked)] == [2], "only the attack after the move reaches"


@pytest.mark.rule("BB-ACT-06", "BB-ITM-23")
def test_no_other_ability_inside_an_ability() -> None:
    """The potion is an ability of its own: between abilities it is offered, between the attacks of one ability it is not."""
    p = row("1 s 2", monsters=["dummy 1", "dummy 2"], equipped=["drop-of-healing-potion"], cards=[card("jab", top=["Attack 3, target 2", "Move 1"])])
    potion = "item:drop-of-healing-potion"
    p.play("jab", "spare-1")
    assert potion in p.keys
    p.go("top:jab")
    assert p.keys == ["attack:m1", "attack:m2", "stop"]
    p.go("attack:m1")
    assert p.keys == ["attack:m2", "stop"]
    p.go("attack:m2")
    assert p.keys == ["go-on", potion]


@pytest.mark.rule("BB-ACT-06", "BB-HEA-06")
def test_an_ability_granted_by_an_attack_modifier_comes_inside_the_attack_ability() -> None:
    table = [["-1", "+0", "+1, heal 2 self"], *STANDARD[1:]]
    p = row("1 s 2", monsters=["dummy 1", "dummy 2"], table=table, draws="0 +", cards=[card("jab", top="Attack 3, target 2")])
    p.set(p.hero, health=5).play("jab", "spare-1").go("top:jab", "attack:m1").until("attack")
    assert p.hero.health == 7, "healed before the second attack of the same ability"
    assert p.keys == ["attack:m2", "stop"]


@pytest.mark.rule("BB-ACT-07")
@pytest.mark.parametrize(
    ("line", "prompt", "skip"),
    [("Heal 2, self", "ability", "skip"), ("Attack 3", "attack", "stop"), ("Move 2", "move", "stay"), ("Muddle, range 2", "target", "stop")],
)
def test_the_character_may_skip_an_ability(line: str, prompt: str, skip: str) -> None:
    p = row(". s 1", monsters=["dummy 1"], cards=[card("odd", top=[line, "Strengthen, self"])])
    p.set(p.hero, health=5).play("odd", "spare-1").go("top:odd")
    assert p.prompt == prompt
    p.go(skip)
    assert (p.hero.health, p.where(p.hero), p.monster(1).health, p.monster(1).conditions) == (5, "2,1", 30, {})
    p.go("perform")
    assert "strengthen" in p.hero.conditions, "the rest of the action can still be performed"


@pytest.mark.rule("BB-ACT-08")
def test_a_monster_skips_nothing_it_can_perform() -> None:
    """The player is asked only about damage, never whether or how fully the monster acts."""
    wasp = monster("wasp", zero=["Move 2", "Attack 2, range 2, push 1", "Heal 1, self", "Wound, range 4"])
    p = row(". s . . 1", monsters=["wasp 1"], kinds=[wasp], cards=[card("slow", initiative=90)])
    p.set(p.monster(1), health=3).play("slow", "spare-1")
    assert (p.prompt, p.where(p.monster(1))) == ("damage", "4,1")
    p.go("suffer")
    assert (p.where(p.hero), p.monster(1).health, "wound" in p.hero.conditions) == ("1,1", 4, True)
