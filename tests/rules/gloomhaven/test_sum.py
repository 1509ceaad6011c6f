"""Summons of characters: how they come and go, and when they act."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import GainedXp
from undercroft.games.haven.events import Attacked, Moved

from .position import Position, card, kind, position

RAT = "{hp 4, move 2, attack 2}"


def call(stats: str = RAT, *more: str, id: str = "call", initiative: int = 1) -> dict[str, Any]:
    """A card that summons a rat with these figures."""
    return card(id, initiative=initiative, top=[f'Persistent: Summon "Rat" {stats}', *more])


def called(map_: str, stats: str = RAT, *more: str, at: str = "2,1", cards: Any = (), **given: Any) -> Position:
    """Character 1 has summoned a rat in the first round; the second begins."""
    p = position(map_, cards=[call(stats, *more), *cards], **given)
    return p.play("call", "spare-1").go("top:call", f"hex:{at}", "pass").next_round()


@pytest.mark.rule("GH-SUM-01")
def test_a_summon_is_placed_on_an_empty_hex_beside_its_summoner() -> None:
    p = position(". . $ .\n . 1 2\n. o .", cards=[call()]).play("call", "spare-1").go("top:call")
    assert (p.prompt, p.keys_of("hex")) == ("summon", ["2,1", "1,2", "3,3"])  # neither money, an obstacle, an ally nor far away
    p.go("hex:1,2")
    assert p.where(p.state.figures["s1"]) == "1,2"


@pytest.mark.rule("GH-SUM-01")
def test_without_an_empty_hex_beside_the_summoner_there_is_no_summon() -> None:
    p = position("$ 1 2 .", cards=[call(RAT, "Infuse fire", "Lost")]).play("call", "spare-1").go("top:call")
    assert p.prompt == "turn"
    assert not p.there("s1")
    p.go("pass")
    assert (p.zone("call"), p.state.elements["fire"]) == ("discard", 0)  # nothing was performed


@pytest.mark.rule("GH-SUM-02")
def test_the_card_gives_a_summon_its_hit_points_attack_move_range_and_traits() -> None:
    post = kind("post", does=["Attack +0"], range=2, health=20)
    hall = "1 . . . . A 2\n . . . . . ."
    p = called(hall, "{hp 5, move 1, attack 3, range 2, shield 1, poison}", monsters={"A": "post"}, kinds=[post])
    p.set(p.c(2), conditions=["invisible"], turns=9)
    rat = p.state.figures["s1"]
    assert (rat.health, rat.max_health) == (5, 5)
    p.play("spare-2", "spare-3").next_round()
    assert p.m("post").health == 20  # one hex nearer, still three away
    p.play("spare-4", "spare-5").next_round()
    assert (p.m("post").health, list(p.m("post").conditions)) == (20 - 3, ["poison"])
    assert rat.health == 5  # in the second round it was too far away, in the third it acted after the post
    p.play("spare-6", "spare-7").until_turn("s1")
    assert rat.health == 5 - (2 - 1)


@pytest.mark.rule("GH-SUM-03")
def test_the_card_lies_in_the_active_area_as_long_as_the_summon_lives() -> None:
    p = position("1 . . 2", cards=[call(RAT, "Lost")]).play("call", "spare-1").go("top:call", "hex:2,1")
    assert p.zone("call") == "active"
    p.go("pass").next_round().next_round()
    assert (p.zone("call"), p.there("s1")) == ("active", True)


@pytest.mark.rule("GH-SUM-04")
@pytest.mark.parametrize(("icon", "pile"), [([], "discard"), (["Lost"], "lost")])
def test_a_killed_summon_leaves_the_map_and_its_card_goes_to_its_pile(icon: list[str], pile: str) -> None:
    p = called("1 . A 2", "{hp 3, move 0, attack 1}", *icon, monsters={"A": "grub"})
    assert (p.state.figures["s1"].health, p.zone("call")) == (3 - 2, "active")
    p.set(p.c(2), conditions=["invisible"], turns=9).play("spare-2", "spare-3").until_turn("grub-1")
    assert not p.there("s1")
    assert p.zone("call") == pile
    assert not p.state.coins


@pytest.mark.rule("GH-SUM-05")
def test_the_summon_leaves_when_its_card_is_put_away() -> None:
    p = called("1 . . 2").play("spare-2", "spare-3").until("turn").go("dismiss:call")
    assert (p.there("s1"), p.zone("call")) == (False, "discard")


@pytest.mark.rule("GH-SUM-05")
def test_the_summon_leaves_when_its_card_is_lost_to_prevent_damage() -> None:
    p = called("A 1 . . 2", at="3,1", monsters={"A": "dummy"}, kinds=[])
    p.amend("figures.c1.conditions", {"wound": 0}).play("spare-2", "spare-3").until("damage")
    assert p.there("s1")
    p.go("lose-two", "lose:call").until("turn")
    assert (p.there("s1"), p.zone("call")) == (False, "lost")


@pytest.mark.rule("GH-SUM-05")
def test_the_summon_leaves_when_its_card_is_taken_back_for_a_rest() -> None:
    p = called("1 . . 2")
    p.put("hand", *p.hero().discard).put("discard", "spare-1").play("rest")
    assert (p.there("s1"), p.zone("call")) == (False, "discard")  # a rest needs two discards


@pytest.mark.rule("GH-SUM-06")
def test_the_summon_leaves_when_its_summoner_is_exhausted() -> None:
    p = called("A 1 . . 2", at="3,1", monsters={"A": "grub"})
    p.set(p.c(), health=2).play("spare-2", "spare-3").until("damage")
    assert p.there("s1")
    p.go("suffer")
    assert not p.there("c1")
    assert not p.there("s1")


@pytest.mark.rule("GH-SUM-07")
def test_a_summons_turn_is_a_turn_of_its_own_directly_before_its_summoners() -> None:
    p = called("1 . A 2", monsters={"A": "dummy"}, kinds=[], cards=[card("mid", initiative=60)])
    p.play("mid", "spare-2", c2=("other-1", "other-2")).next_round()
    order = [e.figure for e in p.table.events if type(e).__name__ == "TurnBegan"]
    assert order[-4:] == ["s1", "c1", "c2", "dummy-1"]


@pytest.mark.rule("GH-SUM-08")
def test_a_summon_moves_and_attacks_by_itself_with_the_summoners_modifiers() -> None:
    p = called("1 . . . . A 2", monsters={"A": "dummy"}, modifiers="+1")
    p.play("spare-2", "spare-3").until("turn")
    rat = p.state.figures["s1"]
    assert p.where(rat) == "4,1"
    assert [e.how for e in p.events(Moved) if e.figure == "s1"] == ["move"]
    p.next_round().play("spare-4", "spare-5").until("turn")
    assert p.where(rat) == "5,1"
    assert p.m("dummy").health == 30 - 2 - 1
    assert p.state.decks["c1"].discard == ["+1"]
    assert not p.state.decks["monsters"].discard


@pytest.mark.rule("GH-SUM-09")
def test_several_summons_act_in_the_order_in_which_they_were_summoned() -> None:
    second = call("{hp 3, move 1, attack 1}", id="again")
    p = position(". . .\n . 1 . .\n2 . .", cards=[call(), second])
    p.play("call", "spare-1").go("top:call", "hex:3,2", "pass").next_round()
    p.play("again", "spare-2").go("top:again", "hex:1,2", "pass").next_round()
    p.play("spare-3", "spare-4").until("turn")
    assert p.turns == ["s1", "s2", "c1"]


@pytest.mark.rule("GH-SUM-10")
def test_a_summon_does_not_act_in_the_round_in_which_it_came() -> None:
    p = position("1 . A 2", monsters={"A": "dummy"}, kinds=[], cards=[call()])
    p.play("call", "spare-1").go("top:call", "hex:2,1", "pass")
    p.until("select")
    assert p.m("dummy").health == 30
    p.play("spare-2", "spare-3").until("turn")
    assert p.m("dummy").health == 28


@pytest.mark.rule("GH-SUM-11", "GH-ATK-20")
def test_a_monster_killed_by_a_summon_is_the_summoners_kill() -> None:
    p = called("1 . A 2", monsters={"A": "grub elite"})
    p.set(p.m(), health=2, conditions=["disarm"], turns=9).play("spare-2", "spare-3").until("turn")
    assert not p.there("grub-1")
    assert (p.hero().tally.get("kills"), p.hero().tally.get("elites")) == (1, 1)
    assert not p.hero(2).tally.get("kills")
    assert not p.events(GainedXp)


@pytest.mark.rule("GH-SUM-12")
def test_every_summon_has_a_marking_of_its_own() -> None:
    p = position(". . .\n . 1 .\n2 . .", cards=[call(), call(id="again")])
    p.play("call", "spare-1").go("top:call", "hex:3,2", "pass").next_round()
    p.play("again", "spare-2").go("top:again", "hex:1,2", "pass")
    one, two = p.state.figures["s1"], p.state.figures["s2"]
    assert one.title == two.title == "Rat"
    assert (one.number, two.number) == (1, 2)


@pytest.mark.rule("GH-SUM-13")
@pytest.mark.parametrize("how", ["stun", "rest"])
def test_summons_act_though_their_summoner_is_stunned_or_rests(how: str) -> None:
    p = called("1 . A 2", monsters={"A": "dummy"}, kinds=[])
    if how == "stun":
        p.set(p.c(), conditions=["stun"]).play("spare-2", "spare-3")
    else:
        p.put("discard", "spare-1", "spare-2", "spare-3").play("rest")
    p.until_turn("c1").until("select", "rest-lose")
    assert p.m("dummy").health == 28
    assert [(e.figure, e.damage) for e in p.events(Attacked)] == [("s1", 2)]


@pytest.mark.rule("GH-SUM-13")
def test_the_summoners_bonuses_are_not_the_summons() -> None:
    boast = card("boast", initiative=2, bottom="Persistent: When you attack: attack +5")
    guard = card("guard", initiative=3, bottom="Persistent: Shield 9")
    post = kind("post", does=["Attack +0"], health=40)
    p = called("1 . A 2", "{hp 20, move 0, attack 2}", monsters={"A": "post"}, kinds=[post], cards=[boast, guard])
    p.set(p.c(2), conditions=["invisible"], turns=9)
    p.play("boast", "spare-2").until("turn").go("bottom:boast", "perform", "pass").next_round()
    p.play("guard", "spare-3").until("turn").go("bottom:guard", "perform", "pass").next_round()
    rat, foe = p.state.figures["s1"].health, p.m("post").health
    p.play("spare-4", "spare-5").until_turn("c1")
    assert (p.state.figures["s1"].health, p.m("post").health) == (rat - 2, foe - 2)
