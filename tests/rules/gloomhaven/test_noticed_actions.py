"""Abilities, attacks, moves, elements and items: small print that is easily got wrong."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Infused, ItemGained, Skipped
from undercroft.games.haven.events import Attacked, Retaliated

from .position import Position, acting, card, kind, position
from .strikes import DUEL, biter, bitten, extra, hitting, last, lost

CRATE: dict[str, Any] = {"legend": {"O": {"object": "crate"}}, "objects": {"crate": {"health": 6}}}
"""O on the map is a crate with 6 hit points."""


def fiery(text: str, map_: str = "1 2 A", half: str = "top", **given: Any) -> Position:
    """Character 1 is about to perform this, and fire is strong."""
    p = position(map_, cards=[card("go", initiative=1, **{half: text}), *given.pop("cards", ())], **{"monsters": {"A": "dummy"}, **given})
    return p.amend("elements.fire", 2).play("go", "spare-1").go(f"{half}:go")


def item(id: str, number: int = 900, slot: str = "head", **text: Any) -> dict[str, Any]:
    return {"id": id, "number": number, "slot": slot, "price": 1, "copies": 1, "use": "spent", **text}


def skipped(p: Position) -> list[str]:
    """What character 1 did not perform."""
    return [e.what for e in p.events(Skipped) if e.figure == "c1"]


# -- abilities on figures ------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ELM-06")
@pytest.mark.parametrize(("printed", "bought", "targets"), [("", "target 2", 2), (", target 2", "heal +1", 2), (", target 2", "target 1", 2)])
def test_an_augment_never_takes_targets_away(printed: str, bought: str, targets: int) -> None:
    p = fiery(f"Heal 1, range 5{printed}, Pay consume fire: ({bought})", "1 2 3 A").go("pay:0")
    for n in range(targets):
        assert p.prompt == "target"
        p.go(f"target:c{n + 1}")
    assert p.prompt == "turn"


@pytest.mark.rule("GH-SPR-09")
@pytest.mark.parametrize(("text", "offered"), [("Wound, range 2", ["dummy-1", "o1"]), ("Push 1, range 2", ["dummy-1"])])
def test_an_ability_that_gives_a_condition_may_be_used_on_an_object(text: str, offered: list[str]) -> None:
    """It is an enemy for all abilities, but immune to the condition (GH-SPR-10) and to forced movement (GH-SPR-12)."""
    p = acting("1 O .\n 2 A", "top", text, monsters={"A": "dummy"}, **CRATE)
    assert sorted(p.keys_of("target")) == offered
    if "o1" in offered:
        p.go("target:o1")
        assert (p.state.figures["o1"].conditions, p.prompt) == ({}, "turn")


@pytest.mark.rule("GH-EFF-04")
@pytest.mark.parametrize("way", ["push", "pull"])
@pytest.mark.parametrize(("text", "keys"), [("Wound, range 2, {} 1", []), ("Wound, range 2, Pay consume fire: ({} 1)", ["pay:0"])])
def test_a_push_or_pull_may_come_with_another_effect(way: str, text: str, keys: list[str]) -> None:
    p = fiery(text.format(way), "1 . A .\n 2 . . .").go(*keys, "target:dummy-1", way)
    while p.prompt == f"{way}-to":
        p.go(next(k for k in p.keys if k.endswith(",1")))
    assert (p.where(p.m("dummy")), [*p.m("dummy").conditions]) == ({"push": "4,1", "pull": "2,1"}[way], ["wound"])


def swapping(mark: str, foe: str = "dummy", health: int = 1) -> Position:
    """Character 1 stands on such a hex and swaps places with a monster."""
    bat = kind("bat", does=(), health=30, initiative=90, flying=True)
    p = position(f"1 {mark} A\n 2 . .", monsters={"A": foe}, kinds=[bat], cards=[card("go", top="Swap places, range 3", initiative=1)])
    p.set(p.c(), at="2,1").set(p.m(foe), health=health)
    return p.play("go", "spare-1").go("top:go", f"target:{foe}-1")


@pytest.mark.rule("GH-ATK-20")
@pytest.mark.parametrize(("mark", "health", "kills"), [("h", 1, 1), ("h", 2, 0), ("!", 3, 1), ("!", 4, 0)])
def test_a_kill_by_the_hex_of_a_swap_is_credited_to_who_swapped(mark: str, health: int, kills: int) -> None:
    p = swapping(mark, health=health)
    assert (p.there("dummy-1"), p.hero().tally.get("kills", 0), p.state.kills) == (not kills, kills, kills)
    assert p.where(p.c()) == "3,1"


@pytest.mark.rule("FC-TEL-15")
def test_a_flying_figure_is_not_hurt_by_the_hex_of_a_swap() -> None:
    p = swapping("h", "bat", 5)
    assert (p.where(p.m("bat")), p.m("bat").health) == ("2,1", 5)


# -- elements ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-VRD-15")
@pytest.mark.parametrize("sealed", [True, False])
def test_a_penalty_may_forbid_characters_but_not_monsters_to_consume_elements(sealed: bool) -> None:
    rules = ["At set-up: characters can no longer consume elements"] if sealed else []
    biter = kind("biter", does=("Attack +0, Pay consume ice: (attack +5)",), attack=1, initiative=90)
    jab = card("go", top="Attack 2, Pay consume fire: (attack +1)", bottom="Pay consume fire: Heal 1, self", initiative=1)
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[biter], cards=[jab], rules=rules)
    p.amend("elements.fire", 2).amend("elements.ice", 2).play("go", "spare-1").go("top:go")
    assert ("pay:0" in p.keys) == (not sealed)
    p.until("damage")
    assert (last(p).value, p.state.elements["ice"]) == (6, 0)


@pytest.mark.rule("GH-ELM-04")
def test_the_element_of_an_attack_is_infused_only_once() -> None:
    p = hitting("Attack 1, infuse fire/ice", DUEL).go("attack:dummy-1", "element:ice")
    assert (p.prompt, [e.element for e in p.events(Infused)]) == ("turn", ["ice"])


# -- range and targets of an attack --------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ATK-03")
@pytest.mark.parametrize(("printed", "bought", "reached"), [(2, "range 4", True), (4, "range 2", True), (2, "attack +1", False)])
def test_the_longer_of_two_ranges_counts(printed: int, bought: str, reached: bool) -> None:
    p = fiery(f"Attack 1, range {printed}, Pay consume fire: ({bought})", "1 . . . A\n 2 . . . .").go("pay:0")
    assert (p.prompt == "attack") == reached


@pytest.mark.rule("GH-ATK-05")
@pytest.mark.parametrize("text", ["Attack 1, range -1", "Attack 1, range 2, range -5"])
def test_a_shorter_range_still_reaches_adjacent_enemies(text: str) -> None:
    p = hitting(text, DUEL).go("attack:dummy-1")
    assert lost(p) == 1


@pytest.mark.rule("GH-AOE-09")
@pytest.mark.parametrize(("printed", "bought", "targets"), [(2, "target 3", 3), (3, "target 2", 3), (2, "attack +1", 2)])
def test_the_greater_of_two_numbers_of_targets_counts(printed: int, bought: str, targets: int) -> None:
    p = fiery(f"Attack 1, target {printed}, Pay consume fire: ({bought})", "A 1 B\n C D .\n2 . .", monsters=dict.fromkeys("ABCD", "dummy"))
    p.go("pay:0")
    for n in range(targets):
        assert p.prompt == "attack"
        p.go(f"attack:dummy-{n + 1}")
    assert p.prompt == "turn"


@pytest.mark.rule("GH-AOE-12")
@pytest.mark.parametrize(("text", "value"), [('Attack 1, area "ring", target 2', 1), ("Attack 1, target 2", 1), ("Attack 1", 3)])
def test_a_bonus_for_single_target_attacks_does_not_help_an_area_with_a_target(text: str, value: int) -> None:
    keen = card("keen", bottom="Persistent: When you attack, single-target: attack +2", initiative=2)
    p = position(DUEL, monsters={"A": "dummy"}, cards=[card("go", top=text, initiative=1), keen])
    p.play("go", "keen").go("bottom:keen", "perform", "top:go", "attack:dummy-1")
    assert last(p).value == value


@pytest.mark.rule("GH-ATK-14")
def test_a_target_of_the_area_is_offered_once_even_with_a_single_target_left() -> None:
    p = hitting('Attack 1, area "line-2", range 2, target 2', "1 A B\n . 2 .")
    assert sorted(p.keys) == ["attack:dummy-1", "attack:dummy-2", "stop"]


@pytest.mark.rule("GH-ATK-14")
@pytest.mark.parametrize(("more", "prompt", "what"), [(", target 2", "attack", []), ("", "turn", ["attack"])])
def test_an_attack_whose_area_reaches_nobody_may_have_a_single_target(more: str, prompt: str, what: list[str]) -> None:
    p = hitting(f'Attack 1, area "line-2", range 3{more}', "1 . . A\n . . 2 .")
    assert (p.prompt, skipped(p)) == (prompt, what)


@pytest.mark.rule("GH-CON-30")
@pytest.mark.parametrize(("condition", "left"), [("invisible", []), ("wound", ["dummy-1"])])
def test_an_enemy_in_the_area_that_becomes_invisible_is_not_attacked(condition: str, left: list[str]) -> None:
    monsters = {"A": "grub", "B": "dummy"}
    p = hitting('Attack 9, area "ring"', "A 1 B\n . 2 .", monsters=monsters, rules=[f"When grub dies: all monsters gain {condition}"])
    p.go("attack:grub-1")
    assert p.keys_of("attack") == left


@pytest.mark.rule("GH-CON-16")
@pytest.mark.parametrize(("top", "what"), [(["Attack 1, stun self"], []), (["Attack 1, stun self", "Heal 1, self"], ["card/go/top/1"])])
def test_an_attacker_that_stuns_itself_skips_only_what_follows(top: list[str], what: list[str]) -> None:
    p = hitting(top, DUEL).go("attack:dummy-1").until("turn", "select")
    assert [e.line for e in p.events(Skipped) if e.line] == what


# -- after the damage ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-RTL-01")
@pytest.mark.parametrize("health", [1, 2])
def test_an_attacker_with_a_single_hit_point_suffers_retaliate_too(health: int) -> None:
    p = position(DUEL, monsters={"A": "tin"}, kinds=[kind("tin", does=(), traits="Retaliate 1")], cards=[card("go", initiative=1)])
    p.set(p.c(), health=health).play("go", "spare-1").go("top:go", "attack:tin-1")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 1)


@pytest.mark.rule("GH-RTL-01")
def test_nobody_retaliates_against_a_monster_that_is_dying() -> None:
    bomb = kind("bomb", does=["Round: When this dies: Attack +0"], initiative=2, health=3)
    cards = [card("ward", bottom="Round: Retaliate 1", initiative=90), card("go", top="Attack 9")]
    p = position("A 1 .\n . 2", monsters={"A": "bomb"}, kinds=[bomb], cards=cards).play("ward", "go").until("turn")
    p.go("bottom:ward", "perform", "top:go", "attack:bomb-1").until("turn", "select")
    assert [e.target for e in p.events(Attacked)] == ["bomb-1", "c1"]
    assert (p.there("bomb-1"), p.events(Retaliated)) == (False, [])


@pytest.mark.rule("GH-RTL-01")
def test_an_item_that_retaliates_is_told_once() -> None:
    thorns = item("thorns", effect="When any enemy attacks you: retaliate 1")
    p = bitten("A 1 .\n . 2", "Attack +0", own_items=[thorns], equipped=["thorns"]).until("defend").go("item:thorns").until("turn")
    assert [(e.figure, e.target, e.damage, e.line) for e in p.events(Retaliated)] == [("c1", "biter-1", 1, "")]


@pytest.mark.rule("GH-BGL-05")
@pytest.mark.parametrize(("health", "clean"), [(8, 1), (7, 0)])
def test_only_the_kill_of_an_unhurt_monster_counts_as_clean(health: int, clean: int) -> None:
    p = position(DUEL, monsters={"A": "grub"}, cards=[card("go", top="Attack 9", initiative=1)])
    p.set(p.m(), health=health).play("go", "spare-1").go("top:go", "attack:grub-1")
    assert (p.there("grub-1"), p.hero().tally.get("clean-kill", 0)) == (False, clean)


@pytest.mark.rule("GH-ATK-20")
def test_the_death_of_an_ally_is_no_kill_of_an_enemy() -> None:
    wolf = card("wolf", top='Persistent: Summon "Wolf" {hp 1, move 0, attack 1}', initiative=1)
    gloat = card("gloat", bottom="Persistent: When you kill any enemy: Heal 3, self", initiative=2)
    p = position("1 . . A\n . 2 . .", monsters={"A": "dummy"}, cards=[wolf, gloat, card("burst", top="All adjacent suffer 1", initiative=1)])
    p.play("wolf", "gloat").go("top:wolf", "hex:2,1", "bottom:gloat", "perform").until("select").set(p.c(), health=5)
    p.play("burst", "spare-1").until("turn").go("top:burst").until("turn", "damage", "select")
    assert (p.there("s1"), p.c().health) == (False, 5)


@pytest.mark.rule("GH-ELM-04")
@pytest.mark.parametrize(("hp", "infused"), [(1, []), (9, ["fire"])])
def test_a_summon_that_dies_by_its_attack_infuses_nothing(hp: int, infused: list[str]) -> None:
    """A monster with a dying attack kills it; then nothing more of its attack is carried out."""
    wolf = card("wolf", top=f'Persistent: Summon "Wolf" {{hp {hp}, move 0, attack 9}}', initiative=1)
    bomb = kind("bomb", does=["Round: When this dies: Attack +0"], initiative=1, health=2)
    given = extra({"spark": "+0, infuse fire"})
    p = position("1 . A\n . 2 . .", monsters={"A": "bomb"}, kinds=[bomb], cards=[wolf], modifiers="tester/spark", **given)
    p.play("wolf", "spare-1").until("turn").go("top:wolf", "hex:2,1").until("select")
    p.play("spare-2", "spare-3").until("turn")
    assert (p.there("bomb-1"), p.there("s1")) == (False, hp > 1)
    assert [e.element for e in p.events(Infused)] == infused


# -- augments and items --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ELM-08")
@pytest.mark.parametrize(
    ("half", "text", "keys"),
    [
        ("top", "Attack 2, Pay consume wild: (attack +1)", []), ("bottom", "Move 1, Pay consume wild: (move +1)", []),
        ("top", "Heal 1, range 2, Pay consume wild: (heal +1)", []), ("bottom", "Round: Shield 1, Pay consume wild: (shield 1)", ["perform"]),
    ],
)  # fmt: skip
def test_an_augment_is_paid_for_only_once(half: str, text: str, keys: list[str]) -> None:
    p = fiery(text, "1 A .\n 2 . .", half).go(*keys).amend("elements.ice", 2)
    assert "pay:0" in p.keys
    p.go("pay:0", "element:fire")
    assert "pay:0" not in p.keys
    assert p.state.elements["ice"] == 2


@pytest.mark.rule("GH-ITM-01")
def test_an_attack_ends_when_an_item_takes_its_last_target_away() -> None:
    items = [item("hook", 900, "head", turn=["Push 2, range 1"]), item("salve", 901, "body", turn=["Heal 1, self"])]
    p = hitting("Attack 1, target 2", "A 1 B . .\n . 2 . . .", own_items=items, equipped=["hook", "salve"]).go("attack:dummy-1")
    assert sorted(p.keys) == ["attack:dummy-2", "item:hook", "item:salve", "stop"]
    p.go("item:hook", "target:dummy-2", "push")
    while p.prompt == "push-to":
        p.go(next(k for k in p.keys if k.endswith(",1")))
    assert (p.where(p.m("dummy", 2)), p.prompt) == ("5,1", "turn")


@pytest.mark.rule("GH-OVR-35")
def test_an_item_design_is_not_sold() -> None:
    p = acting("1 T . 2", "top", "Loot 1", legend={"T": {"treasure": 7}}, treasures={"7": {"design": "war-hammer"}}).go("perform")
    assert [(e.item, e.sold) for e in p.events(ItemGained)] == [("war-hammer", 0)]


# -- bonuses against attacks ---------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ACT-05")
@pytest.mark.parametrize(("foe", "damage", "left"), [("grub", 1, 1), ("moth", 2, 2)])
def test_a_bonus_against_melee_attacks_is_not_used_against_others(foe: str, damage: int, left: int) -> None:
    ward = card("ward", bottom="Persistent: Slots o o: When any attack damages you, melee: shield 1", initiative=1)
    p = position("A . 1 .\n . . 2" if foe == "moth" else "A 1 .\n . 2", monsters={"A": foe}, cards=[ward])
    p.play("ward", "spare-1").go("bottom:ward", "perform").until("damage")
    assert (p.decision.args["damage"], 2 - p.state.bonuses["damaged"][0].used) == (damage, left)


@pytest.mark.rule("GH-ACT-03")
def test_a_bonus_against_damage_is_not_used_where_another_left_none() -> None:
    text = "Persistent: Slots o o: When any attack damages you: shield {}"
    cards = [card("thick", bottom=text.format(5), initiative=1), card("thin", top=text.format(1), initiative=2)]
    p = position("A 1 .\n . 2", monsters={"A": "grub"}, cards=cards)
    p.play("thick", "thin").go("bottom:thick", "perform", "top:thin", "perform").until("turn", "select")
    assert [b.used for b in p.state.bonuses["damaged"]] == [1, 0]
    assert (last(p).damage, p.c().health) == (0, 10)


# -- the map -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-OVR-13")
def test_a_trap_that_is_disarmed_counts_for_who_did_it() -> None:
    p = acting("1 ! .\n 2 . .", "top", "Disarm trap, range 1").go("hex:2,1")
    assert (p.state.traps, p.hero(1).tally.get("traps", 0), p.hero(2).tally.get("traps", 0)) == ({}, 1, 0)


@pytest.mark.rule("GH-OVR-30")
def test_an_obstacle_is_moved_to_another_hex() -> None:
    p = acting("1 o .\n 2 . .", "top", "Move obstacle 1, range 1").go("hex:2,1")
    assert sorted(p.keys) == ["hex:2,2", "hex:3,1", "skip"]


@pytest.mark.rule("FC-RIFT-12")
def test_an_effect_of_rifts_is_not_used_on_a_figure_that_another_has_killed() -> None:
    text = "Persistent: Slots o o: When any enemy enters a rift: it suffers {}"
    cards = [card("burn", top=text.format(9), initiative=1), card("sear", bottom=text.format(1), initiative=2)]
    p = position("2 1 . . A", monsters={"A": "grub"}, cards=cards)
    p.amend("rifts", [p.cell("4,1")])
    p.play("burn", "sear").go("top:burn", "perform", "bottom:sear", "perform").until("turn", "select")
    assert (p.there("grub-1"), [b.used for b in p.state.bonuses["rift"]]) == (False, [1, 0])


@pytest.mark.rule("GH-AMD-08")
def test_a_heal_for_an_ally_comes_to_nothing_without_allies() -> None:
    given = extra({"mend": "+0, heal 1 ally"})
    shot = card("go", top="Attack 1, range 2", initiative=2)
    p = position(" . . . .\n2 A . 1\n . . . .", monsters={"A": "biter"}, kinds=[biter()], cards=[shot], modifiers="+0 tester/mend", **given)
    p.set(p.c(2), health=1).play("go", "spare-1").until("turn").go("top:go", "attack:biter-1", "apply")
    assert (p.there("c2"), p.prompt, lost(p, "biter")) == (False, "turn", 1)


@pytest.mark.rule("GH-MOV-01")
@pytest.mark.parametrize(("text", "prompt"), [("Move 1, move -1", "turn"), ("Move 1, move -3", "turn"), ("Move 2, move -1", "move")])
def test_a_move_of_nothing_leads_nowhere(text: str, prompt: str) -> None:
    p = acting("1 . .\n 2 . .", "bottom", text)
    assert (p.prompt, p.where(p.c())) == (prompt, "1,1")


@pytest.mark.rule("GH-MOV-09")
@pytest.mark.parametrize(("text", "more", "over"), [("Move 2", "jump", True), ("Move 2, jump", "move +1", True), ("Move 2", "move +1", False)])
@pytest.mark.parametrize("source", ["item", "augment"])
def test_a_move_is_a_jump_if_its_card_or_what_is_added_says_so(text: str, more: str, over: bool, source: str) -> None:
    """A wall of obstacles stands in the way."""
    map_, boots = "2 1 o . .", item("boots", effect=f"When you move: {more}")
    given: dict[str, Any] = {"own_items": [boots], "equipped": ["boots"]} if source == "item" else {}
    p = fiery(text if given else f"{text}, Pay consume fire: ({more})", map_, "bottom", **given).go("item:boots" if given else "pay:0")
    assert ("move:4,1" in p.keys) == over


@pytest.mark.rule("GH-ACT-05")
@pytest.mark.parametrize(("text", "value", "used"), [("Attack 1, range 2", 3, 1), ("Attack 1", 1, 0)])
def test_a_bonus_to_ranged_attack_abilities_is_not_used_for_others(text: str, value: int, used: int) -> None:
    aim = card("aim", bottom="Persistent: Slots o o: When you perform an attack, ranged: attack +2", initiative=2)
    p = position(DUEL, monsters={"A": "dummy"}, cards=[card("go", top=text, initiative=1), aim])
    p.play("go", "aim").go("bottom:aim", "perform", "top:go", "attack:dummy-1")
    assert (last(p).value, p.state.bonuses["perform"][0].used) == (value, used)


@pytest.mark.rule("GH-ITM-01")
@pytest.mark.parametrize(("text", "prompt"), [("Move 3", "move"), ("Move 3, jump", "turn")])
def test_an_item_may_be_used_in_the_middle_of_a_walk_but_a_jump_has_no_middle(text: str, prompt: str) -> None:
    """The last hex of a jump is entered on foot (GH-MOV-10), so a jump ends in the hex that is chosen."""
    p = acting("1 . . .\n 2 . . .", "bottom", text, own_items=[item("salve", turn=["Heal 1, self"])], equipped=["salve"]).go("move:2,1")
    assert (p.prompt, "item:salve" in p.keys, p.where(p.c())) == (prompt, True, "2,1")


@pytest.mark.rule("GH-MOV-11")
@pytest.mark.parametrize(("keys", "prompt"), [(["stay"], "damage"), (["item:wings", "stay"], "turn")])
def test_a_figure_that_takes_wing_during_a_jump_does_not_land_on_hazards(keys: list[str], prompt: str) -> None:
    """The jump stops at a hex where something happens, and the move ends there."""
    wings, legend = item("wings", turn=["Round: Flying"]), {"V": {"terrain": "hazard", "place": "v"}}
    rules = ["When any character enters v: it gains muddle"]
    p = acting("1 V . .\n 2 . . .", "bottom", "Move 3, jump", legend=legend, rules=rules, own_items=[wings], equipped=["wings"])
    p.go("move:2,1", *keys)
    assert (p.prompt, [*p.c().conditions]) == (prompt, ["muddle"])
