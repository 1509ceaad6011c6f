"""Effects that last until the End phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.text.everything import render
from undercroft.games.massive_darkness.events import Counted, EffectBegan, EffectEnded, Rolled, RuleWorked, TokenPassed
from undercroft.games.massive_darkness.table.view import view
from undercroft.kernel.packs import PackError

from .position import NEVER, Position, position

RAGE = {"id": "rage", "use": ["Round: When you attack: swords +2"], "consumable": True, "copies": 4}
SKIN = {"id": "skin", "use": ["Round: When you defend: blue dice +1"], "consumable": True}
OIL = {"id": "oil", "use": ["Round: Slippery"], "consumable": True}
BREW = {"id": "brew", "use": ["Round: When you attack, If in shadow: swords +3"], "consumable": True}
FEAST = {"id": "feast", "use": ["Round: When you kill any enemy: Heal 1"], "consumable": True}
RUNE = {"id": "rune", "use": ["Round: When you attack, Pay bam: swords +5"], "consumable": True}
BOTTLES = (RAGE, SKIN, OIL, BREW, FEAST, RUNE)
QUIET = {"name": "Knack", "level": 1, "cost": 1, "does": ["Heal 1"]}


def armed(*pack: str, heroes: int = 1, ogre: str = "a1", **more: Any) -> Position:
    """Ann with these bottles, with an ogre of many lives in a zone if one is named."""
    p = position(heroes=heroes, treasure={1: BOTTLES}, **{"sheet": {"ability": QUIET}, **more})
    with p.arrange() as s:
        s.heroes["ann"].pack = list(pack)
        if ogre:
            p.put("ogre", ogre, health=99)
    return p


def ended(p: Position) -> list[tuple[str, str]]:
    return [(e.figure, e.line) for e in p.told(EffectEnded)]


# -- what is in force -----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-END-01")
def test_an_effect_works_in_every_combat_until_the_end_phase_and_then_no_more() -> None:
    p = armed("rage").go("use:rage", "melee:e1", "melee:e1", "end")
    assert [e.swords for e in p.told(Counted) if e.figure == "ann"] == [3, 3]
    assert [(e.figure, e.line, e.text) for e in p.told(EffectBegan)] == [("ann", "equipment/rage/use/0", "When you attack: swords +2")]
    assert ended(p) == [("ann", "equipment/rage/use/0")]
    assert (p.s.round, p.hero().effects) == (2, [])
    p.go("melee:e1")
    assert p.told(Counted)[-1].swords == 1


@pytest.mark.rule("MD-END-01", "MD-EQP-10")
def test_the_card_is_spent_while_its_effect_goes_on() -> None:
    p = armed("rage").go("use:rage")
    assert (p.hero().pack, p.s.discards["treasure-1"], p.hero().effects) == ([], ["rage"], ["equipment/rage/use/0"])
    assert "use:rage" not in p.keys


@pytest.mark.rule("MD-END-01")
def test_two_cards_of_the_same_text_add_up() -> None:
    p = armed("rage", "rage").go("use:rage", "use:rage", "melee:e1")
    assert p.told(Counted)[-1].swords == 5
    p.go("end")
    assert ended(p) == [("ann", "equipment/rage/use/0")] * 2, "they are interchangeable, so nobody is asked"


@pytest.mark.rule("MD-END-01")
def test_it_still_works_when_enemies_attack_in_their_phase() -> None:
    p = armed("skin").go("use:skin", "end")
    attacks = [e for e in p.told(Rolled) if e.figure == "e1"]
    assert [len(e.defence) for e in attacks] == [2]
    p.go("end")
    assert [len(e.defence) for e in p.told(Rolled) if e.figure == "e1"] == [2, 1]


@pytest.mark.rule("MD-END-01", "MD-SKL-13")
def test_a_skill_can_be_in_force_for_a_round() -> None:
    p = armed("oil")
    assert not [k for k in p.keys if k.startswith("step")]
    p.go("use:oil")
    assert "step:b1" in p.keys
    p.go("end")
    assert not [k for k in p.keys if k.startswith("step")]


@pytest.mark.rule("MD-END-01", "MD-CND-01")
def test_a_condition_counts_when_the_effect_works_and_not_when_the_card_is_used() -> None:
    p = armed("brew").go("use:brew", "melee:e1")
    assert (p.told(Counted)[-1].swords, p.hero().effects) == (1, ["equipment/brew/use/0"])


@pytest.mark.rule("MD-END-01")
def test_what_follows_a_kill_follows_every_kill_of_the_round() -> None:
    p = armed("feast", ogre="", rolls="1 blank 1 blank")
    with p.arrange() as s:
        s.heroes["ann"].health = 1
        p.put("archers", "a1", minions=2, health=1)
    p.go("use:feast")
    assert p.hero().health == 1
    p.go("melee:e1")
    assert (p.hero().health, p.hero().effects) == (2, ["equipment/feast/use/0"])
    p.go("melee:e1")
    assert p.hero().health == 3


@pytest.mark.rule("MD-END-01", "MD-ENC-04")
def test_an_enchantment_for_the_round_is_paid_for_in_each_combat() -> None:
    p = armed("rune", rolls="2+bam 2+bam").go("use:rune", "melee:e1")
    assert (p.prompt, p.keys) == ("enchant", ["done", "enchant:equipment/rune/use/0"])
    p.go("enchant:equipment/rune/use/0", "melee:e1")
    assert (p.told(Counted)[-1].swords, p.keys) == (7, ["done", "enchant:equipment/rune/use/0"])


@pytest.mark.rule("MD-END-01", "MD-ABL-04")
def test_an_ability_that_lasts_is_used_between_actions_and_not_at_a_roll() -> None:
    guard = {"name": "Guard", "level": 1, "cost": 1, "does": ["Round: When you defend: shields +2"]}
    p = armed(sheet={"ability": guard})
    with p.arrange() as s:
        s.heroes["ann"].xp = 2
    p.go("ability")
    assert (p.hero().xp, p.hero().effects, "ability" in p.keys) == (1, ["class/tester/ability/0"], False)
    p.go("end")
    assert [e.shields for e in p.told(Counted)] == [3]
    p.go("end")
    assert [e.shields for e in p.told(Counted)] == [3, 1]
    assert p.hero().xp == 1, "it is not offered when ann defends"


@pytest.mark.rule("MD-END-01", "MD-PIC-10")
def test_a_trap_can_weaken_whoever_draws_it_for_the_round() -> None:
    web = {"id": "web", "name": "Web", "text": "W.", "does": ["Round: When you attack: swords -1"]}
    p = position(heroes=2, traps=[web], draws={"treasure-1": "web"}, sheet={"ability": QUIET})
    with p.arrange() as s:
        s.regular = [p.zone("a1")]
        p.put("ogre", "b1", health=99)
    p.go("pick-up")
    assert ({id: hero.effects for id, hero in p.s.heroes.items()}) == {"ann": ["trap/web/0"], "bob": []}
    p.go("step:b1", "melee:e1")
    assert p.told(Counted)[-1].swords == 0


@pytest.mark.rule("MD-END-01", "MD-HER-09")
def test_a_dead_hero_gets_no_effect() -> None:
    gift = {"id": "gift", "use": ["Suffer 9", "Round: Slippery"], "consumable": True}
    p = position(heroes=2, treasure={1: [gift]})
    with p.arrange() as s:
        s.heroes["ann"].pack = ["gift"]
    p.go("use:gift")
    assert (p.hero().dead, p.hero().effects, p.told(EffectBegan)) == (True, [], [])


# -- how they end ---------------------------------------------------------------------------------------------------------------------
def two_effects() -> Position:
    p = armed("rage", "oil", heroes=2, ogre="")
    with p.arrange() as s:
        s.heroes["bob"].pack = ["rage"]
    return p.go("use:rage", "use:oil", "end", "use:rage", "end")


@pytest.mark.rule("MD-END-01")
@pytest.mark.parametrize("order", [(0, 0), (2, 1), (1, 0)])
def test_they_end_in_an_order_the_players_choose(order: tuple[int, int]) -> None:
    p = two_effects()
    left = ["effect:ann:equipment/rage/use/0", "effect:ann:equipment/oil/use/0", "effect:bob:equipment/rage/use/0"]
    assert (p.prompt, p.decision.seat, p.keys) == ("which-effect", -1, left)
    first = left.pop(order[0])
    p.go(first)
    assert p.keys == left, "one is over, and the others are still in force"
    second = left.pop(order[1])
    p.go(second)
    assert [f"effect:{who}:{line}" for who, line in ended(p)] == [first, second, *left]
    assert p.s.round == 2


@pytest.mark.rule("MD-END-01", "MD-END-04")
def test_they_end_before_the_round_is_judged_and_the_token_passes() -> None:
    p = armed("oil", ogre="", adventure={"rules": ["At end of the round: Count rounds"]}).go("use:oil", "end")
    told = [type(e) for e in p.table.events if isinstance(e, EffectEnded | RuleWorked | TokenPassed)]
    assert told == [EffectEnded, RuleWorked, TokenPassed]


@pytest.mark.rule("MD-END-01")
def test_those_of_a_dead_hero_end_as_well() -> None:
    p = armed("oil", heroes=2).go("use:oil")
    with p.arrange() as s:
        s.heroes["ann"].dead, s.heroes["ann"].health, s.turn, s.phase = True, 0, None, "event"
    assert (p.s.round, p.hero().health) == (2, 5)
    assert ended(p) == [("ann", "equipment/oil/use/0")]


# -- what is seen ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-END-01")
def test_everybody_sees_what_is_in_force_and_what_is_asked() -> None:
    p = two_effects()
    scene = view(p.rules.content, p.s, p.table.decisions, None)
    shown = {track.id: track.slots for track in scene.tracks if track.id.startswith("effects-")}
    assert shown == {"effects-ann": ("When you attack: swords +2", "Slippery"), "effects-bob": ("When you attack: swords +2",)}
    question = scene.questions[0]
    assert render(question.prompt.id, question.prompt.args, "en") == "Which effect ends first?"
    assert [render(c.text.id, c.text.args, "en") for c in question.choices][1] == "Ann: Slippery"
    p.until("act")
    assert not [track for track in view(p.rules.content, p.s, (), None).tracks if track.id.startswith("effects-")]


@pytest.mark.rule("MD-END-01")
def test_what_worked_in_a_combat_is_listed_with_it() -> None:
    p = armed("rage", "rune", rolls="2+bam").go("use:rage", "use:rune", "melee:e1")
    worked = next(t.slots for t in view(p.rules.content, p.s, p.table.decisions, 0).tracks if t.id == "combat-worked")
    assert worked == ("swords +2",)


# -- what can be written --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-END-01")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Round: Heal 1", "what is always in force"),
        ("Round: Actions +1", "for a round there is nothing at the start"),
        ("Round: Move actions +1", "for a round there is nothing at the start"),
        ("Round: Maximum health +1", "for a round there is nothing at the start"),
        ("Round: Regeneration 1", "for a round there is nothing at the start"),
        ("Round: At start of your activation: Heal 1", "for a round there is nothing at the start"),
        ("Round: When you attack, Pay bloodlust 1: swords +1", "paid for once, without blood"),
        ("Round 2x: When you attack: swords +1", "has no uses"),
        ("Persistent: When you attack: swords +1", "lasts for the round"),
    ],
)
def test_only_what_can_last_is_accepted(line: str, why: str) -> None:
    with pytest.raises(PackError, match=why):
        position(treasure={1: [{"id": "odd", "use": [line], "consumable": True}]})
    with pytest.raises(PackError, match=why):
        position(traps=[{"id": "odd", "name": "O", "text": "O.", "does": [line]}])


@pytest.mark.rule("MD-END-01")
def test_skills_items_and_events_have_no_such_effects() -> None:
    """A skill is always in force, an item could be used again and again, and an event comes just before the End phase."""
    line = "Round: When you attack: swords +1"
    with pytest.raises(PackError, match="only a consumable is used for an effect that lasts"):
        position(gear=[{"id": "odd", "use": [line]}])
    for content in ({"hero": {"ann": {"skill": line, "shadow": NEVER}}}, {"gear": [{"id": "odd", "does": [line]}]}):
        with pytest.raises(PackError, match="only what is used, drawn or done as an ability lasts"):
            position(**content)
    with pytest.raises(PackError, match="only what is used, drawn or done as an ability lasts"):
        position(events=[{"id": "odd", "name": "O", "kind": "blessing", "text": "O.", "does": [line]}])
