"""Items used after an attack: after whose, and against whom (BB-ITM-24)."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.events import ItemUsed

from .position import acting, card, monster, row

EARTH = ["Infuse earth", "Infuse earth"]


@pytest.mark.rule("BB-ITM-24")
def test_an_item_for_after_an_enemy_s_attack_is_not_offered_after_your_own() -> None:
    p = acting("s 1", "top", "Attack 2", *EARTH, monsters=["dummy 1"], equipped=["nightshade-pollen"]).go("attack:m1")
    assert (p.prompt, p.monster(1).health) == ("turn", 28)


@pytest.mark.rule("BB-ITM-24", "BB-CTL-11")
def test_an_item_for_after_an_enemy_s_attack_is_not_offered_after_one_monster_attacks_another() -> None:
    given = {"monsters": ["dummy 1", "dummy 2"], "equipped": ["nightshade-pollen"]}
    p = acting("s 1 2", "top", "Control, (Attack 2)", *EARTH, **given).go("target:m1", "target:m2")
    assert (p.prompt, p.monster(2).health) == ("turn", 28)


@pytest.mark.rule("BB-ITM-24", "BB-RET-01")
def test_an_item_for_after_an_enemy_s_attack_is_not_offered_if_the_target_of_your_own_retaliates() -> None:
    thorn = monster("thorn", health=30, zero=(), traits=["Retaliate 1"])
    given = {"monsters": ["thorn 1"], "kinds": [thorn], "equipped": ["nightshade-pollen"]}
    p = acting("s 1", "top", "Attack 2", *EARTH, **given).go("attack:m1", "suffer")
    assert (p.prompt, p.hero.health) == ("turn", 11)


@pytest.mark.rule("BB-ITM-18", "BB-MDT-05")
@pytest.mark.parametrize(("health", "prompt"), [(6, "after-attack"), (4, "turn")])
def test_an_item_for_after_your_attack_is_offered_again_only_while_the_target_is_alive(health: int, prompt: str) -> None:
    jab = card("jab", top=["Attack 2", "Infuse air", "Infuse air"], initiative=1)
    p = row("s 1 ! . 2", monsters=["dummy 1", "dummy 2"], cards=[jab], equipped=["brightlure-gem"])
    p.set(p.monster(1), health=health).play("jab", "spare-1").go("top:jab", "attack:m1", "item:brightlure-gem")
    p.go("consume:card/jab/a/top/0", "move:3,1")
    assert (p.prompt, "m1" in p.state.figures, len(p.events(ItemUsed))) == (prompt, health > 4, 1)


@pytest.mark.rule("BB-CTL-04", "BB-ITM-13")
@pytest.mark.parametrize(("conditions", "prompt"), [([], "after-attack"), (["immobilize"], "turn")])
def test_an_item_for_after_your_attack_is_not_offered_if_the_target_cannot_be_moved(conditions: list[str], prompt: str) -> None:
    given = {"monsters": ["dummy 1"], "equipped": ["brightlure-gem"], "conditions": {"m1": conditions}}
    assert acting("s 1 .", "top", "Attack 2", "Infuse air", **given).go("attack:m1").prompt == prompt


@pytest.mark.rule("BB-TGT-05", "BB-CTL-01")
def test_an_objective_is_not_moved_by_an_item_for_after_your_attack() -> None:
    given = {"monsters": ["dummy 1"], "equipped": ["brightlure-gem"], "legend": {"x": {"object": "crate"}}}
    p = acting("1 . s x .", "top", "Attack 2", "Infuse air", objects={"crate": {"health": 9, "enemy_of": "character"}}, **given).go("attack:o1")
    assert (p.prompt, p.object().health) == ("turn", 7)
