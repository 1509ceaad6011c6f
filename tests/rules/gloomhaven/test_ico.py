"""The reference page: what its tables and icons mean in play."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.content.loading import load
from undercroft.games.haven.events import Attacked, Healed, Retaliated
from undercroft.kernel.packs import PackError
from undercroft.kernel.rules import SetupError

from .position import Position, acting, card, kind, pack, position

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
TARGETS = {"A": "dummy", "B": "dummy", "C": "dummy"}


def gear(id: str, slot: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "number": 900, "slot": slot, "price": 1, "copies": 2, "use": "spent", "effect": "When you attack: attack +1", **more}


# -- tables --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ICO-01")
@pytest.mark.parametrize(("difficulty", "change"), [("easy", -1), ("normal", 0), ("hard", 1), ("very-hard", 2)])
@pytest.mark.parametrize(("levels", "recommended"), [((1, 1), 1), ((1, 4), 2), ((5, 4), 3), ((9, 9), 5)])
def test_the_level_is_half_the_average_rounded_up_and_changed_by_the_difficulty(
    difficulty: str, change: int, levels: tuple[int, ...], recommended: int
) -> None:
    scale = kind("scale", health=[10 + n for n in range(8)])
    p = position("1 2 A !", monsters={"A": "scale"}, kinds=[scale], setup={"level": None, "levels": levels, "difficulty": difficulty})
    level = recommended + change
    assert p.state.level == level
    assert p.m("scale").health == 10 + level
    assert [trap.damage for trap in p.state.traps.values()] == [2 + level]


@pytest.mark.rule("GH-ICO-02")
@pytest.mark.parametrize("ranks", ["-ne", "ne-", "e-n"])
@pytest.mark.parametrize("players", ["1 2", "1 2 3", "1 2 3 4"])
def test_a_monster_marker_has_a_field_for_each_number_of_characters(ranks: str, players: str) -> None:
    p = position(f"{players} . A", legend={"A": {"monster": "grub", "ranks": ranks}})
    wanted = {"-": [], "n": ["normal"], "e": ["elite"]}[ranks[len(players.split()) - 2]]
    assert [m.rank for m in p.game.monsters()] == wanted


# -- elements ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ICO-03")
@pytest.mark.parametrize("element", ELEMENTS)
def test_every_element_has_its_icon_to_infuse_and_crossed_out_to_consume(element: str) -> None:
    use = card("use", top=f"Attack 1, Pay consume {element}: (attack +2)", initiative=2)
    make = card("make", top=["Attack 1", f"Infuse {element}"], initiative=1)
    p = position("1 A\n 2", monsters={"A": "dummy"}, cards=[make], cards2=[use])
    p.play("make", "spare-1", c2=("use", "other-1")).go("top:make", "attack:dummy-1", "pass")
    assert p.state.elements == {e: 2 if e == element else 0 for e in ELEMENTS}
    p.go("top:use", "pay:0", "attack:dummy-1")
    assert not any(p.state.elements.values())
    assert p.m("dummy").health == 30 - 1 - 3


@pytest.mark.rule("GH-ICO-03")
def test_the_icon_of_any_element_stands_for_each_of_them() -> None:
    p = acting("1 A\n 2", "top", "Attack 1", "Infuse wild", monsters={"A": "dummy"}).go("attack:dummy-1")
    assert p.keys_of("element") == list(ELEMENTS)


# -- conditions and effects ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ICO-04")
@pytest.mark.parametrize("condition", ["disarm", "stun", "immobilize", "wound", "poison", "muddle"])
def test_a_negative_condition_goes_to_the_target(condition: str) -> None:
    p = acting("1 A\n 2", "top", f"Attack 1, {condition}", monsters={"A": "dummy"}).go("attack:dummy-1", "draw")
    assert list(p.m("dummy").conditions) == [condition]


@pytest.mark.rule("GH-ICO-04")
@pytest.mark.parametrize(("text", "deck", "found"), [("Attack 1, curse", "monsters", "curse"), ("Attack 1, bless self", "c1", "bless")])
def test_curse_and_bless_are_cards_for_a_deck(text: str, deck: str, found: str) -> None:
    p = acting("1 A\n 2", "top", text, monsters={"A": "dummy"}).go("attack:dummy-1").until("turn")
    assert p.state.decks[deck].draw.count(found) == 1


@pytest.mark.rule("GH-ICO-04")
@pytest.mark.parametrize("condition", ["invisible", "strengthen"])
def test_a_positive_condition_goes_to_oneself(condition: str) -> None:
    p = acting("1 A\n 2", "top", f"Attack 1, {condition} self", monsters={"A": "dummy"}).go("attack:dummy-1").until("turn")
    assert list(p.c(1).conditions) == [condition]


@pytest.mark.rule("GH-ICO-04")
@pytest.mark.parametrize(("text", "where"), [("Attack 1, range 3, push 1", "4,1"), ("Attack 1, range 3, pull 1", "2,1")])
def test_push_and_pull_move_the_target(text: str, where: str) -> None:
    p = acting("1 . A .\n 2 . .", "top", text, monsters={"A": "dummy"}).go("attack:dummy-1")
    p.go(p.keys[0])
    if p.prompt in ("push-to", "pull-to"):
        p.go(f"{p.prompt[:4]}:{where}")
    assert p.where(p.m("dummy")) == where


@pytest.mark.rule("GH-ICO-04")
@pytest.mark.parametrize(("text", "damage", "targets"), [("", 1, 1), (", pierce 2", 3, 1), (", +1 target", 1, 2)])
def test_pierce_ignores_shield_and_add_target_brings_one_more(text: str, damage: int, targets: int) -> None:
    crab = kind("crab", does=(), traits="Shield 3", health=20, initiative=99)
    p = acting("A 1 B\n 2 .", "top", f"Attack 4{text}", monsters={"A": "crab", "B": "crab"}, kinds=[crab]).go("attack:crab-1")
    if targets > 1:
        p.go("attack:crab-2")
    assert [e.damage for e in p.events(Attacked)] == [damage] * targets


# -- basic icons ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ICO-05")
@pytest.mark.parametrize(
    ("text", "hexes"),
    [("Move 3", ["2,1"]), ("Move 2, jump", ["2,1"]), ("Move 3, jump", ["2,1", "4,1"])],
)
def test_move_and_jump(text: str, hexes: list[str]) -> None:
    p = acting("1 . o . 2", "bottom", text)
    assert p.keys_of("move") == hexes


@pytest.mark.rule("GH-ICO-05")
def test_flying() -> None:
    p = acting("1 . o . 2", "top", "Round: Flying").go("perform", "bottom:spare-1")
    assert p.keys_of("move") == ["2,1", "3,1"]


@pytest.mark.rule("GH-ICO-05")
@pytest.mark.parametrize(
    ("text", "targets", "number"),
    [
        ("Attack 3", ["dummy-1"], 1),
        ("Attack 3, range 2", ["dummy-1", "dummy-2"], 1),
        ("Attack 3, range 3, target 2", ["dummy-1", "dummy-2", "dummy-3"], 2),
    ],
)
def test_attack_range_and_target(text: str, targets: list[str], number: int) -> None:
    p = acting("1 A B C\n 2 . .", "top", text, monsters=TARGETS)
    assert p.keys_of("attack") == targets
    while p.keys_of("attack"):
        p.go(f"attack:{p.keys_of('attack')[0]}").until("attack", "turn")
    assert [e.value for e in p.events(Attacked)] == [3] * number


@pytest.mark.rule("GH-ICO-05")
def test_shield_and_retaliate() -> None:
    p = acting("1 A . 2", "top", "Round: Shield 1; Retaliate 2", monsters={"A": "grub"}).go("perform").until("damage").go("suffer").until("turn")
    assert p.c(1).health == 10 - 1
    assert [e.damage for e in p.events(Retaliated)] == [2]


@pytest.mark.rule("GH-ICO-05")
def test_heal_loot_and_experience() -> None:
    p = position("1 $\n 2", cards=[card("rob", top=["Heal 2, self", "Loot 1", "XP 2"], initiative=1)])
    p.set(p.c(1), health=5).play("rob", "spare-1").go("top:rob", "target:c1", "perform")
    assert [e.amount for e in p.events(Healed)] == [2]
    assert (p.c(1).health, p.hero(1).coins, p.hero(1).xp) == (7, 1, 2)


@pytest.mark.rule("GH-ICO-05")
def test_initiative_and_level_of_a_card() -> None:
    p = position("1 2", hand=3, cards=[card("a", initiative=7), card("b"), card("c"), card("d", level=2), card("e", level="X")])
    p.play("a", "b")
    assert p.hero(1).initiative == 7
    assert p.hero(1).pool == ["a", "b", "c", "e"]  # a card of level 2 is not for a character of level 1


# -- icons of cards and items ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ICO-06")
@pytest.mark.parametrize(
    ("top", "now", "later"),
    [
        (["Attack 1"], "discard", "discard"),
        (["Attack 1", "Lost"], "lost", "lost"),
        (["Round: Shield 1"], "active", "discard"),
        (["Round: Shield 1", "Lost"], "active", "lost"),
        (["Persistent: Shield 1", "Lost"], "active", "active"),
        (["Persistent: Slots 1xp: When you attack: attack +1", "Lost"], "active", "lost"),
        (["Persistent: Slots o 1xp: When you attack: attack +1", "Lost"], "active", "active"),
    ],
)
def test_lost_round_persistent_and_use_slots_say_where_a_card_lies(top: list[str], now: str, later: str) -> None:
    slots = [line for line in top if "Slots" in line]
    p = position("1 A\n 2", monsters={"A": "dummy"}, cards=[card("go", top=top, initiative=1)])
    p.play("go", "spare-1").go("top:go")
    p.go("perform" if p.prompt == "ability" else "attack:dummy-1")
    assert p.zone("go") == now
    p.until("select").play("spare-2", "spare-3").until("turn").go("top:spare-2", "attack:dummy-1").until("select")
    assert p.zone("go") == later
    assert p.hero(1).xp == (1 if slots and later == "lost" else 0)  # the experience stands in the last slot


@pytest.mark.rule("GH-ICO-06")
def test_recover_and_what_cannot_be_recovered() -> None:
    cards = [card("back", top="Recover 2 lost", initiative=1), card("once", top=["Attack 1", "Lost, unrecoverable"]), card("burnt")]
    p = position("1 A\n 2", monsters={"A": "dummy"}, cards=cards)
    p.play("once", "spare-1").go("top:once", "attack:dummy-1").until("select")
    p.put("lost", "burnt").play("back", "spare-2").go("top:back")
    assert p.keys == ["stop", "recover:burnt"]


@pytest.mark.rule("GH-ICO-06")
@pytest.mark.parametrize(("use", "after", "refreshed"), [("spent", "spent", True), ("consumed", "consumed", False), ("unlimited", "ready", False)])
def test_items_are_spent_or_consumed_and_refreshed(use: str, after: str, refreshed: bool) -> None:
    cards = [card("jab", top="Attack 1", bottom="Refresh 1 spent", initiative=1)]
    p = position("1 A\n 2", monsters={"A": "dummy"}, cards=cards, equipped=["ring"], own_items=[gear("ring", "head", use=use)])
    p.play("spare-1", "jab").go("top:spare-1", "attack:dummy-1", "item:ring").until("turn")
    assert p.hero(1).items == {"ring": after}
    p.go("bottom:jab")
    if p.prompt == "refresh":
        p.go("refresh:ring")
    assert p.hero(1).items == {"ring": "ready" if refreshed else after}


@pytest.mark.rule("GH-ICO-06")
def test_the_minus_card_of_an_item_and_the_shuffle_icon_of_a_monster_card() -> None:
    rat = kind("rat", does=[[], []], shuffle=True)
    p = position("1 2 A", monsters={"A": "rat"}, kinds=[rat], equipped=["plate"], own_items=[gear("plate", "body", minus=3)])
    assert p.state.decks["c1"].draw.count("minus") == 3
    p.next_round()
    assert (len(p.state.abilities["rat"].draw), p.state.abilities["rat"].discard) == (2, [])


@pytest.mark.rule("GH-ICO-06")
def test_the_grey_hex_of_an_area_is_the_figures_own_and_the_red_ones_are_attacked() -> None:
    p = acting(". A .\n 1 B\n. C .\n 2", "top", 'Attack 3, area "wedge-3"', monsters=TARGETS)
    p.go("area:dummy-1+dummy-2+dummy-3", "attack:dummy-1", "attack:dummy-2", "attack:dummy-3")
    assert sorted(e.target for e in p.events(Attacked)) == ["dummy-1", "dummy-2", "dummy-3"]


# -- item types ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ICO-07")
@pytest.mark.parametrize(
    ("slots", "fine"),
    [
        (["head", "body", "legs", "one-hand", "one-hand", "small"], True),
        (["head", "body", "legs", "two-hands", "small"], True),
        *(([slot, slot], False) for slot in ("head", "body", "legs", "two-hands", "small")),
        (["one-hand", "two-hands"], False),
        (["one-hand", "one-hand", "one-hand"], False),
    ],
)
def test_the_six_types_of_items_say_what_goes_together(slots: list[str], fine: bool) -> None:
    items = [gear(f"{slot}-{n}", slot) for n, slot in enumerate(slots)]

    def equip() -> Position:
        return position("1 2", own_items=items, equipped=[i["id"] for i in items])

    if fine:
        assert list(equip().hero(1).items) == [i["id"] for i in items]
    else:
        with pytest.raises(SetupError, match="cannot equip"):
            equip()


@pytest.mark.rule("GH-ICO-07")
def test_there_is_no_other_type_of_item() -> None:
    with pytest.raises(PackError, match="finger"):
        load([pack("1 2", own_items=[gear("ring", "finger")])])


@pytest.mark.rule("GH-ICO-03")
@pytest.mark.parametrize("element", [*ELEMENTS, "wild"])
def test_a_card_shows_what_it_consumes_and_infuses(element: str) -> None:
    p = position("1 2 .", cards=[card("use", top=[f"Attack 1, Pay consume {element}: (attack +2)", f"Infuse {element}"])])
    assert p.shown("hand", 1)["use"].parts["top"] == (f"Attack 1, Pay consume {element}: (attack +2)", f"Infuse {element}")
