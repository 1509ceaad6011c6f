"""Attack: the targets of an ability, death, money and credit, and the whole course of an attack."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from undercroft.games.gloomhaven.events import BonusEnded, ItemUsed
from undercroft.games.haven.events import Attacked, Died, Retaliated

from .position import Position, card, kind, position
from .strikes import DUEL, bitten, hitting, lost, room, story

RING = """
     . . x
    . 1 A .
     2 v .
    """
SPAWN = ["When grub dies: spawn normal dummy at v"]
BARB = card("barb", bottom="Round: Retaliate 2", initiative=2)
WOLF = card("wolf", top='Persistent: Summon "Wolf" {hp 9, move 2, attack 2}', initiative=3)


@pytest.mark.rule("GH-ATK-14")
def test_the_targets_of_an_area_are_fixed_when_it_is_placed() -> None:
    p = hitting('Attack 8, area "ring"', RING, monsters={"A": "grub"}, rules=SPAWN).go("attack:grub-1")
    assert p.there("dummy-1")  # inside the area, but too late
    assert p.prompt == "turn"


@pytest.mark.rule("GH-ATK-14")
@pytest.mark.parametrize(("place", "offered"), [("v", ["dummy-1"]), ("x", [])])
def test_single_targets_are_chosen_one_at_a_time_from_those_in_range_then(place: str, offered: list[str]) -> None:
    p = hitting("Attack 8, target 3", RING, monsters={"A": "grub"}, rules=[f"When grub dies: spawn normal dummy at {place}"])
    assert p.keys_of("attack") == ["grub-1"]
    p.go("attack:grub-1")
    assert p.there("dummy-1")
    assert p.keys_of("attack") == offered


def by_attack() -> Position:
    return hitting("Attack 8", monsters={"A": "grub"}).go("attack:grub-1")


def by_damage() -> Position:
    return hitting("All enemies suffer 8, range 2", monsters={"A": "grub"}).go("perform")


def by_push_onto_a_trap() -> Position:
    p = hitting("Push 1", "1 A !\n 2", monsters={"A": "grub"})
    return p.set(p.m(), health=3).go("target:grub-1", "push")


def by_a_trap_on_its_way() -> Position:
    p = hitting("Move 0", "1 ! A\n 2 o", monsters={"A": "grub"})
    return p.set(p.m(), health=3).until("select")


def by_wound() -> Position:
    p = hitting("Move 0", monsters={"A": "grub"})
    return p.set(p.m(), health=1, conditions=["wound"]).until("select")


def by_retaliate() -> Position:
    p = position(DUEL, monsters={"A": "grub"}, cards=[BARB])
    return p.set(p.m(), health=2).play("barb", "spare-1").go("bottom:barb", "perform").until("select")


def by_a_summon() -> Position:
    p = position("1 . A\n 2", monsters={"A": "grub"}, cards=[WOLF]).play("wolf", "spare-1").go("top:wolf", "hex:2,1")
    p.next_round()
    return p.set(p.m(), health=2).play().until_turn("c1")


WAYS = [by_attack, by_damage, by_push_onto_a_trap, by_a_trap_on_its_way, by_wound, by_retaliate, by_a_summon]


@pytest.mark.rule("GH-ATK-15")
@pytest.mark.parametrize("killed", WAYS)
def test_any_damage_down_to_no_hit_points_kills_a_monster_at_once(killed: Callable[[], Position]) -> None:
    p = killed()
    assert [e.figure for e in p.events(Died)] == ["grub-1"]
    assert not p.there("grub-1")


@pytest.mark.rule("GH-ATK-16")
def test_what_remains_of_an_attack_is_not_applied_to_a_dead_target() -> None:
    p = hitting("Attack 8, curse, push 1, pull 1, invisible self", monsters={"A": "grub"}).go("attack:grub-1", "draw")
    assert story(p) == ["attacked grub-1", "suffered grub-1", "died grub-1", "gained c1 invisible"]
    assert p.state.monster_curses == 10  # no curse for the monsters' deck
    assert p.prompt == "turn"


@pytest.mark.rule("GH-ATK-17")
@pytest.mark.parametrize("rank", ["grub", "grub elite", "chief boss"])
def test_a_dying_monster_leaves_one_money_token(rank: str) -> None:
    p = hitting("Attack 40", monsters={"A": rank}, kinds=[kind("chief", boss=True)]).go(f"attack:{rank.split()[0]}-1")
    assert p.state.coins == {str(p.cell("2,1")): 1}


@pytest.mark.rule("GH-ATK-18")
def test_a_summoned_monster_leaves_no_money() -> None:
    caller = kind("caller", does=["Summon normal grub"], initiative=2)
    p = position("1 . A\n 2 .", monsters={"A": "caller"}, kinds=[caller]).next_round()
    p.set(p.m(), health=1, conditions=["wound"]).next_round()
    assert "grub-1" in [e.figure for e in p.events(Died)]
    assert not p.state.coins


@pytest.mark.rule("GH-ATK-18")
def test_a_spawned_monster_leaves_no_money() -> None:
    p = hitting("Attack 8, target 2", RING, monsters={"A": "dummy"}, rules=["At set-up: spawn normal grub at v"])
    p.go("attack:grub-1")
    assert not p.there("grub-1")
    assert not p.state.coins


@pytest.mark.rule("GH-ATK-18")
def test_an_ally_of_the_characters_leaves_no_money() -> None:
    p = bitten("B A . 1\n . . . 2", monsters={"A": "biter"}, allies={"B": "grub"}, stats={"attack": 9})
    assert [e.figure for e in p.events(Died)] == ["grub-1"]
    assert not p.there("grub-1")
    assert not p.state.coins


@pytest.mark.rule("GH-ATK-19")
@pytest.mark.parametrize(("mark", "coins"), [("!", 1), ("o", 1), ("~", 1), ("h", 1), ("$", 2)])
def test_the_token_drops_whatever_lies_there_and_several_share_a_hex(mark: str, coins: int) -> None:
    bat = kind("bat", does=(), health=3, flying=True, initiative=90)
    p = hitting("Attack 3", f"A 1 {mark}\n . 2", monsters={"A": "bat"}, kinds=[bat])
    p.set(p.m("bat"), at="3,1").go("attack:bat-1")
    assert p.state.coins == {str(p.cell("3,1")): coins}


@pytest.mark.rule("GH-ATK-20")
@pytest.mark.parametrize(
    ("killed", "kills"),
    [(by_attack, 1), (by_damage, 1), (by_push_onto_a_trap, 1), (by_a_trap_on_its_way, 0), (by_wound, 0), (by_retaliate, 1), (by_a_summon, 1)],
)
def test_a_kill_is_credited_to_whoever_dealt_the_damage(killed: Callable[[], Position], kills: int) -> None:
    p = killed()
    assert not p.there("grub-1")
    assert (p.hero(1).tally.get("kills", 0), p.hero(2).tally.get("kills", 0)) == (kills, 0)


@pytest.mark.rule("GH-ATK-20")
def test_a_monster_that_attacks_while_it_dies_is_killed_only_once() -> None:
    """Nobody retaliates against the dead."""
    bomb = kind("bomb", does=["Round: When this dies: Attack +0, target 2"], initiative=1)
    p = position(DUEL, monsters={"A": "bomb"}, kinds=[bomb], cards=[card("jab", top="Attack 9", initiative=2), BARB])
    p.play("jab", "barb").go("bottom:barb", "perform", "top:jab", "attack:bomb-1").until("turn", "select")
    assert sorted(e.target for e in p.events(Attacked)) == ["bomb-1", "c1", "c2"]
    assert [line for line in story(p) if "bomb" in line] == ["attacked bomb-1", "suffered bomb-1", "died bomb-1"]
    assert not p.events(Retaliated)
    assert (p.hero().tally["kills"], p.state.kills) == (1, 1)


@pytest.mark.rule("GH-ATK-15")
def test_every_monster_of_a_type_attacks_when_it_dies() -> None:
    """What one of them does while it dies is not taken from the others."""
    bomb, jab = kind("bomb", does=["Round: When this dies: Attack +0"], initiative=1), card("jab", top="Attack 9, target 2", initiative=2)
    p = position("A 1 B\n . 2 .", monsters={"A": "bomb", "B": "bomb"}, kinds=[bomb], cards=[jab])
    p.play("jab", "spare-1").go("top:jab", "attack:bomb-2").until("attack").go("attack:bomb-1").until("turn", "select")
    assert [e.figure for e in p.events(Attacked) if e.figure != "c1"] == ["bomb-2", "bomb-1"]
    assert not p.events(BonusEnded), "it did not end, but was used"


@pytest.mark.rule("GH-ATK-21")
def test_the_course_of_an_attack_on_a_monster() -> None:
    """Target; items before the draw; draw and shield; damage; effects; retaliate."""
    spine = kind("spine", does=(), health=30, initiative=90, traits="Shield 1; Retaliate 1, range 3")
    p = hitting("Attack 3, push 1", room("1 A ."), monsters={"A": "spine"}, kinds=[spine], equipped=["poison-dagger"], modifiers="+1")
    p.go("attack:spine-1")
    assert (p.prompt, p.keys) == ("attack-ready", ["draw", "item:poison-dagger"])
    assert not p.state.decks["c1"].discard
    p.go("item:poison-dagger", "draw")
    assert lost(p, "spine") == 3 + 1 - 1  # neither poison nor push of this attack counts yet
    assert (p.prompt, p.state.decks["c1"].discard) == ("push-use", ["+1"])
    p.go("push", "push:3,2", "suffer")
    whole = ["attacked spine-1", "suffered spine-1", "gained spine-1 poison", "push spine-1", "retaliated spine-1", "suffered c1"]
    assert story(p) == whole
    order = [type(e) for e in p.table.events]
    assert order.index(ItemUsed) < order.index(Attacked)


@pytest.mark.rule("GH-ATK-21")
def test_the_course_of_an_attack_on_a_character() -> None:
    """Items against an attack before the draw, items against damage once it is known; then it is suffered, and only then come the effects."""
    p = bitten(DUEL, "Attack +0, muddle", equipped=["leather-armor", "heater-shield"], modifiers="+0 +1")
    assert (p.prompt, p.keys, p.state.decks["monsters"].discard) == ("defend", ["draw", "item:leather-armor"], [])
    p.go("item:leather-armor")
    assert (p.prompt, p.keys, p.decision.args["damage"]) == ("damaged", ["take", "item:heater-shield"], 3)
    p.go("item:heater-shield")
    assert (p.prompt, p.decision.args["damage"]) == ("damage", 2)
    assert not p.c().conditions
    p.go("suffer")
    assert p.c().health == 10 - 2
    assert "muddle" in p.c().conditions


@pytest.mark.rule("GH-ATK-20")
def test_who_destroys_an_object_has_killed_nobody() -> None:
    p = hitting("Attack 9", "1 O .\n 2 . .", monsters={}, legend={"O": {"object": "crate"}}, objects={"crate": {"health": 3}}).go("attack:o1")
    assert not p.there("o1")
    assert (p.state.kills, p.hero().tally.get("kills", 0), p.hero().tally.get("first-kill", 0)) == (0, 0, 0)


@pytest.mark.rule("GH-ATK-15")
def test_two_that_attack_each_other_while_they_die_die_once_each() -> None:
    """The ally that the dying monster kills attacks it in turn, but it has no hit points left to lose."""
    bomb, jab = kind("bomb", does=["Round: When this dies: Attack +0"], initiative=1, health=2), card("jab", top="Attack 9", initiative=2)
    p = position(". A B\n 1 . .\n2 . .", monsters={"A": "bomb"}, allies={"B": "bomb"}, kinds=[bomb], cards=[jab])
    p.set(p.c(), conditions=["invisible"], turns=9).set(p.c(2), conditions=["invisible"], turns=9)
    p.play("jab", "spare-1").until("turn").go("top:jab", "attack:bomb-1").until("turn", "select")
    deaths = [line for line in story(p) if "died" in line or "suffered" in line]
    assert deaths == ["suffered bomb-1", "suffered bomb-2", "died bomb-2", "died bomb-1"]


@pytest.mark.rule("GH-ATK-15", "GH-EXH-07")
def test_a_monster_that_exhausts_its_killer_is_removed_after_all_its_attacks() -> None:
    """The killer's own attack on somebody else comes to nothing: its turn is over."""
    bomb, jab = kind("bomb", does=["Round: When this dies: Attack +0, target 2"], initiative=1), card("jab", top="Attack 9, target 2", initiative=2)
    p = position("B 1 A 2", monsters={"A": "bomb", "B": "dummy"}, kinds=[bomb], cards=[jab])
    p.set(p.c(), health=1).set(p.c(2), health=9)
    p.play("jab", "spare-1").until("turn").go("top:jab", "attack:bomb-1").until("turn", "select")
    assert not p.there("bomb-1")
    assert not p.there("c1")
    assert sorted(e.target for e in p.events(Attacked)) == ["bomb-1", "c1", "c2"]
    assert (p.hero(1).exhausted, p.hero(2).exhausted, p.seat) == (True, False, 1)
