"""Retaliate."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.buttons_and_bugs.events import ModifierRolled
from undercroft.games.haven.events import Attacked, Gained, Retaliated

from .position import Position, card, idle, monster, row


def nettle(*traits: str, health: int = 20) -> dict[str, Any]:
    """A monster that does nothing but retaliate."""
    return {**idle("nettle", 60, health=health), "traits": list(traits)}


def attack(hexes: str, kind: dict[str, Any], top: str, **content: Any) -> Position:
    """The character attacks nettle 1 with a card's top action."""
    numbers = [n for n in "1234" if n in hexes]
    p = row(hexes, monsters=[f"nettle {n}" for n in numbers], kinds=[kind], cards=[card("jab", top=top)], **content)
    return p.play("jab", "spare-1").go("top:jab", "attack:m1")


def thorns(*bonuses: str, zero: str | tuple[str, ...] = "Attack 1", health: int = 8, hexes: str = "s 1") -> Position:
    """The character takes these bonuses on, then is attacked by slug 1."""
    columns = (zero,) if isinstance(zero, str) else zero
    kinds = [monster("slug", health=health, zero=columns)]
    p = row(hexes, monsters=["slug 1"], kinds=kinds, cards=[card("thorns", bottom=list(bonuses), initiative=10)])
    return p.play("thorns", "spare-1").go("bottom:thorns", "perform", "pass", "end-turn", "go-on")


@pytest.mark.rule("BB-RET-01")
def test_an_attacker_in_range_suffers_the_retaliate() -> None:
    p = attack("s 1 .", nettle("Retaliate 3"), "Attack 2")
    assert p.decision.args["damage"] == 3
    p.go("suffer")
    assert p.hero.health == 9


@pytest.mark.rule("BB-RET-01")
def test_retaliate_looks_at_the_distance_after_all_attack_effects() -> None:
    p = attack("s 1 .", nettle("Retaliate 3"), "Attack 2, push 1").go("roll", "push:3,1")
    assert p.prompt == "turn"
    p = attack("s . 1", nettle("Retaliate 3"), "Attack 2, range 2, pull 1").go("roll", "pull:2,1")
    assert p.decision.args["damage"] == 3


@pytest.mark.rule("BB-RET-02")
def test_without_range_only_adjacent_attackers_are_hit() -> None:
    assert attack("s . 1", nettle("Retaliate 3"), "Attack 2, range 2").prompt == "turn"
    assert attack("s . 1", nettle("Retaliate 3, range 2"), "Attack 2, range 2").prompt == "damage"
    assert attack("s 1", nettle("Retaliate 3"), "Attack 2, range 2").prompt == "damage"


@pytest.mark.rule("BB-RET-03")
def test_retaliate_comes_after_each_attack_before_the_next() -> None:
    p = thorns("Round: Retaliate 2", zero=("Attack 1", "Attack 1")).until("short-rest")
    told = [type(e) for e in p.table.events if isinstance(e, Attacked | Retaliated)]
    assert told == [Attacked, Retaliated, Attacked, Retaliated]
    assert p.monster(1).health == 8 - 2 - 2


@pytest.mark.rule("BB-RET-04")
def test_added_effects_of_a_retaliate_come_after_its_damage() -> None:
    p = attack(". s 1", nettle("Retaliate 2, push 1, muddle"), "Attack 2")
    assert (p.prompt, p.where(p.hero), p.hero.conditions) == ("damage", "2,1", {})
    p.go("suffer")
    assert p.where(p.hero) == "1,1"
    assert "muddle" in p.hero.conditions


@pytest.mark.rule("BB-RET-05")
def test_retaliate_is_no_attack_and_targets_nobody() -> None:
    kind = monster("shell", health=20, zero=["Attack 1"], traits=["Shield 5"])
    p = row("s 1", monsters=["shell 1"], kinds=[kind], cards=[card("thorns", bottom="Round: Retaliate 2", initiative=10)])
    p.set(p.monster(1), conditions=["invisible", "poison"])
    p.play("thorns", "spare-1").go("bottom:thorns", "perform", "pass", "end-turn", "go-on", "suffer")
    assert p.monster(1).health == 20 - 2  # neither shielded nor worse for the poison
    assert [e.figure for e in p.events(ModifierRolled)] == ["m1"]


@pytest.mark.rule("BB-RET-06")
def test_a_figure_killed_by_the_attack_does_not_retaliate() -> None:
    p = attack("s 1 . 2", nettle("Retaliate 3", health=2), "Attack 2")
    assert "m1" not in p.state.figures
    assert p.prompt == "turn"
    survivor = attack("s 1 . 2", nettle("Retaliate 3", health=3), "Attack 2")
    assert survivor.prompt == "damage"


@pytest.mark.rule("BB-RET-07")
@pytest.mark.parametrize(("hexes", "damage"), [("s 1", 1 + 2 + 4), ("s . 1", 2 + 4), ("s . . 1", 4)])
def test_several_retaliates_are_one_source_each_within_its_own_range(hexes: str, damage: int) -> None:
    p = attack(hexes, nettle("Retaliate 1", "Retaliate 2, range 2", "Retaliate 4, range 3"), "Attack 2, range 3")
    assert p.decision.args["damage"] == damage
    p.go("discard:spare-2")
    assert p.prompt == "turn"
    assert p.hero.health == 12


@pytest.mark.rule("BB-RET-08")
def test_retaliate_applies_to_the_acting_figure_only() -> None:
    kinds = [monster("hedgehog", zero=["Round: Retaliate 1"], initiatives=(5, 5, 5)), idle("stone", 60)]
    p = row("1 s 2", monsters=["hedgehog 1", "stone 2"], kinds=kinds, cards=[card("sweep", top="Attack 2, target 2")])
    p.play("sweep", "spare-1").go("top:sweep", "attack:m2")
    assert p.prompt == "attack"
    p.go("attack:m1")
    assert p.prompt == "damage"


@pytest.mark.rule("BB-RET-09")
def test_retaliate_follows_an_attack_without_damage_and_may_be_negated() -> None:
    p = attack("s 1", nettle("Shield 9", "Retaliate 3"), "Attack 2")
    assert p.events(Attacked)[0].damage == 0
    p.go("discard:spare-2")
    assert (p.hero.health, p.zone("spare-2")) == (12, "discard a")


@pytest.mark.rule("BB-RET-09")
def test_retaliate_follows_an_attack_that_was_negated() -> None:
    p = thorns("Round: Retaliate 2").go("discard:spare-2")
    assert (p.hero.health, p.monster(1).health) == (12, 8 - 2)


@pytest.mark.rule("BB-RET-10")
def test_an_attacker_killed_by_retaliate_loses_the_rest_of_its_action() -> None:
    p = thorns("Round: Retaliate 2", zero=("Attack 1", "Attack 1"), health=2).go("suffer")
    assert "m1" not in p.state.figures
    assert len(p.events(Attacked)) == 1


@pytest.mark.rule("BB-RET-11")
def test_effects_of_every_retaliate_in_range_come_after_the_combined_damage_even_if_negated() -> None:
    p = attack("s 1", nettle("Retaliate 1, muddle", "Retaliate 1, poison", "Retaliate 0, range 2, wound"), "Attack 2")
    assert not p.events(Gained)
    p.go("discard:spare-2")
    assert [e.condition for e in p.events(Gained)] == ["muddle", "poison", "wound"]
    assert p.hero.health == 12


@pytest.mark.rule("BB-RET-11")
def test_effects_of_retaliate_are_not_applied_to_an_attacker_it_killed() -> None:
    p = thorns("Round: Retaliate 2, muddle", health=2).go("suffer")
    assert not p.events(Gained)
    p = thorns("Round: Retaliate 2, muddle", health=3).go("suffer")
    assert [e.figure for e in p.events(Gained)] == ["m1"]


@pytest.mark.rule("BB-RET-11")
def test_a_monsters_retaliate_pushes_as_far_as_possible_from_itself_the_characters_as_far_as_wanted() -> None:
    p = attack(". . . s 1", nettle("Retaliate 1, push 2"), "Attack 2").go("suffer")
    assert p.where(p.hero) == "2,1"
    p = thorns("Round: Retaliate 1, push 2", hexes="s 1 . .").go("suffer")
    assert p.keys == ["stop", "push:3,1"]


@pytest.mark.rule("BB-RET-01", "BB-BON-06")
@pytest.mark.parametrize(("health", "healed"), [(1, 2), (2, 0)])
def test_an_attacker_killed_by_retaliate_is_a_kill_of_the_character_and_one_that_survives_is_none(health: int, healed: int) -> None:
    bonuses = ["Persistent: Retaliate 1", "Persistent: When you kill any enemy: Heal 2, self"]
    p = row("s 1 . 2", monsters=["grub 1", "dummy 2"], cards=[card("aura", bottom=bonuses, initiative=1)])
    p.set(p.hero, health=5).set(p.monster(1), health=health)
    p.play("aura", "spare-1").go("bottom:aura", "perform").until("short-rest")
    assert p.hero.health == 5 - 2 + healed


@pytest.mark.rule("BB-RET-11")
def test_effects_of_a_retaliate_are_applied_even_if_it_deals_no_damage() -> None:
    p = thorns("Persistent: Retaliate adjacent enemies, range 3, poison", zero="Attack 1, range 3", hexes="s . 1").until("select")
    assert (p.monster(1).health, list(p.monster(1).conditions)) == (8, ["poison"])


@pytest.mark.rule("BB-RET-10")
@pytest.mark.parametrize(
    ("bonus", "targets"), [("Retaliate 8", ["hero"]), ("When any enemy attacks you: disarm", ["hero"]), ("Shield 1", ["hero", "o1"])]
)
def test_an_attacker_killed_or_disarmed_in_return_attacks_no_other_target(bonus: str, targets: list[str]) -> None:
    slug = monster("slug", zero=["Attack 1, target 2"])
    given: dict[str, Any] = {"objects": {"nest": {"health": 5, "enemy_of": "monsters"}}, "legend": {"x": {"object": "nest"}}}
    p = row("s 1 x", monsters=["slug 1"], kinds=[slug], cards=[card("aura", bottom=f"Round: {bonus}", initiative=1)], **given)
    p.play("aura", "spare-1").go("bottom:aura", "perform").until("select", "short-rest")
    assert [e.target for e in p.events(Attacked)] == targets


@pytest.mark.rule("BB-RET-11")
def test_a_retaliating_figure_that_is_gone_moves_nobody_any_more() -> None:
    thorn = nettle("Retaliate 1, push 1, pull 1")
    p = attack("A s 1", thorn, "Attack 1", rules=["When you enter a: every nettle suffers 20"], goal=["it is round 9 or later"]).go("suffer")
    assert (p.game.monsters(), p.where(p.hero)) == ([], "1,1")
