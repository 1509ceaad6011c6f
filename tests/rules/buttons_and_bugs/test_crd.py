"""Ability cards and their life cycle (BB-CRD)."""

from __future__ import annotations

import pytest

from .position import Position, card, monster, row

SPIKE = monster("spike", health=30, minus=(), zero=(), plus=(), traits=["Retaliate 1"])


@pytest.mark.rule("BB-CRD-01")
def test_each_side_has_its_own_name_initiative_and_actions() -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[card("jab", top="Attack 3", initiative=7, b_top="Attack 5", b_initiative=81)])
    assert shown(p, "hand", "jab") == ("jab A", 7)
    p.play("jab", "spare-1")
    assert p.state.initiative == 7
    p.go("top:jab", "attack:m1")
    assert p.monster(1).health == 30 - 3
    assert shown(p, "hand", "jab") == ("jab B", 81)
    p.next_round().play("jab", "spare-2")
    assert p.state.initiative == 81
    p.until("turn").go("top:jab", "attack:m1")
    assert p.monster(1).health == 30 - 3 - 5


def shown(p: Position, zone: str, id: str) -> tuple[str, int | None]:
    found = next(c for z in p.table.scene(0).zones if z.id == zone for c in z.cards if c.id == id)
    return str(found.name), found.initiative


@pytest.mark.rule("BB-CRD-02")
def test_any_card_can_be_attack_2_or_move_2_instead() -> None:
    p = row(". . . s 1", monsters=["dummy 1"], cards=[card("jab", top="Heal 1, self", bottom="Heal 1, self")])
    p.play("jab", "spare-1").go("basic-top:jab", "attack:m1")
    assert p.monster(1).health == 30 - 2
    p.go("basic-bottom:spare-1")
    assert p.keys_of("move") == ["2,1", "3,1"]


@pytest.mark.rule("BB-CRD-03")
def test_an_a_side_without_icons_turns_to_b_and_returns_to_hand() -> None:
    p = row("s 1", monsters=["dummy 1"])
    p.play("spare-1", "spare-2").go("top:spare-1", "attack:m1")
    assert p.zone("spare-1") == "hand b"


@pytest.mark.rule("BB-CRD-04")
def test_a_b_side_without_icons_is_discarded() -> None:
    p = row("s 1", monsters=["dummy 1"]).put("hand b", "spare-1")
    p.play("spare-1", "spare-2").go("top:spare-1", "attack:m1")
    assert p.zone("spare-1") == "discard b"


@pytest.mark.rule("BB-CRD-05")
@pytest.mark.parametrize(("side", "after"), [("a", "hand b"), ("b", "discard b")])
@pytest.mark.parametrize("icon", ["Lost", "Persistent: Shield 1"])
def test_after_a_basic_action_the_icons_do_not_count(side: str, after: str, icon: str) -> None:
    lines = ["Attack 2", icon]
    p = row("s 1", monsters=["dummy 1"], cards=[card("jab", top=lines, b_top=lines)]).put(f"hand {side}", "jab")
    p.play("jab", "spare-1").go("basic-top:jab", "attack:m1")
    assert p.zone("jab") == after
    assert not p.game.shield(p.hero)


@pytest.mark.rule("BB-CRD-06")
@pytest.mark.parametrize("side", ["a", "b"])
def test_an_active_icon_puts_the_card_into_the_active_area_same_side_up(side: str) -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("wall", bottom="Persistent: Shield 1", b_bottom="Persistent: Shield 1")])
    p.put(f"hand {side}", "wall").play("wall", "spare-1").go("bottom:wall", "perform")
    assert p.zone("wall") == f"active {side}"
    assert p.game.shield(p.hero) == 1


@pytest.mark.rule("BB-CRD-07")
@pytest.mark.parametrize("side", ["a", "b"])
def test_a_lost_icon_puts_the_card_into_the_lost_pile_from_either_side(side: str) -> None:
    lines = ["Attack 4", "Lost"]
    p = row("s 1", monsters=["dummy 1"], cards=[card("jab", top=lines, b_top=lines)]).put(f"hand {side}", "jab")
    p.play("jab", "spare-1").go("top:jab", "attack:m1")
    assert p.zone("jab").startswith("lost")


@pytest.mark.rule("BB-CRD-09", "BB-ELM-08")
def test_the_first_card_is_back_in_hand_while_the_second_action_goes_on() -> None:
    p = row(
        "s 1",
        monsters=["spike 1"],
        kinds=[SPIKE],
        cards=[card("walk", bottom="Heal 1, self", b_top=["Attack 1", "Infuse fire"]), card("jab", top="Attack 2, Pay consume fire: (attack +1)")],
    )
    p.play("walk", "jab").go("bottom:walk", "perform")
    assert p.zone("walk") == "hand b"
    p.go("top:jab")
    assert "pay:0" in p.keys  # the infusion of the side now visible
    p.go("pay:0", "attack:m1", "roll")
    assert p.prompt == "damage"  # retaliate
    assert "lose:walk" in p.keys
    p.go("lose:walk")
    assert p.hero.health == 12


@pytest.mark.rule("BB-CRD-10")
def test_a_card_back_in_hand_is_not_played_again_this_round_but_next() -> None:
    p = row("s 1", monsters=["dummy 1"])
    p.play("spare-1", "spare-2").go("top:spare-1", "attack:m1")
    assert p.zone("spare-1") == "hand b"
    assert p.keys_of("bottom") == p.keys_of("basic-bottom") == ["spare-2"]
    assert not p.keys_of("top")
    p.next_round()
    assert "spare-1" in p.keys_of("lead")


@pytest.mark.rule("BB-CRD-11")
def test_every_card_is_in_exactly_one_zone_at_any_time() -> None:
    p = row("s 1", monsters=["dummy 1"], cards=[card("wall", bottom="Persistent: Shield 1"), card("jab", top=["Attack 4", "Lost"])])
    steps = ["", "lead:wall", "card:jab", "top:jab", "attack:m1", "bottom:wall", "perform", "end-turn", "go-on", "lead:spare-1"]
    seen = []
    for key in steps:
        if key:
            p.go(key)
        where = {id: [z.id for z in p.table.scene(0).zones if id in [c.id for c in z.cards]] for id in p.state.cards}
        assert all(len(zones) == 1 for zones in where.values()), where
        seen.append((where["wall"][0], where["jab"][0]))
    assert list(dict.fromkeys(seen)) == [("hand", "hand"), ("played", "played"), ("played", "lost"), ("active", "lost")]


@pytest.mark.rule("BB-CRD-12")
def test_a_card_always_comes_back_a_side_up() -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("mend", top="Recover 1, from lost")])
    p.put("discard b", "spare-1").put("discard a", "spare-2")
    p.go("rest").until("rest-lose").go("lose:mend")
    assert p.zone("spare-1") == p.zone("spare-2") == "hand a"

    q = row("s . 1", monsters=["dummy 1"], cards=[card("mend", top="Recover 1, from lost")]).put("lost b", "spare-3")
    q.play("mend", "spare-1").go("top:mend", "perform", "recover:spare-3")
    assert q.zone("spare-3") == "hand a"


@pytest.mark.rule("BB-CRD-13")
def test_the_piles_the_active_area_and_the_items_lie_apart() -> None:
    p = row("s . 1", monsters=["dummy 1"], equipped=["button-shield"], cards=[card("wall", bottom="Persistent: Shield 1")])
    p.put("discard a", "spare-2").put("lost a", "spare-3")
    p.play("wall", "spare-1").go("bottom:wall", "perform")
    laid = {z.id: [c.id for c in z.cards] for z in p.table.scene(0).zones}
    assert {zone: laid[zone] for zone in ("hand", "played", "active", "discard", "lost", "items")} == {
        "hand": [], "played": ["spare-1"], "active": ["wall"], "discard": ["spare-2"], "lost": ["spare-3"], "items": ["button-shield"],
    }  # fmt: skip
