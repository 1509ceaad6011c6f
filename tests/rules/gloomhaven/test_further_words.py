"""Words that single monsters, bosses, modifier cards and items brought: each does what its help says, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Appeared, BonusBegan, ItemLost, Upgraded
from undercroft.games.haven.events import Attacked, Gained, Healed, Moved, Suffered
from undercroft.kernel.packs import PackError

from .position import card, kind, position
from .strikes import DUEL, bitten, hitting
from .test_vrd import begun, monsters, room, through

PEN = """
    . . . . .
     . 1 A 2 .
    . . . . .
    """
"""A monster between two characters."""


# -- attacks of monsters -------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-HEA-06")
@pytest.mark.parametrize(("modifiers", "healed"), [("+0 +0", [2, 2]), ("null +0", [2])])
def test_it_heals_for_every_target_that_suffers_damage(modifiers: str, healed: list[int]) -> None:
    p = bitten(PEN, "Attack +0, target all adjacent, heal 2 self per target damaged", modifiers=modifiers, ask=True)
    p.set(p.m("biter"), health=9).until("turn")
    assert [e.amount for e in p.events(Healed) if e.figure == "biter-1"] == healed


@pytest.mark.rule("GH-MOA-03", "GH-AMB-01")
def test_a_monster_may_be_summoned_beside_the_target_of_an_attack() -> None:
    p = bitten(
        """
        1 . . . A
         . 2 . .
        """,
        "Attack -2, range 6, summon normal grub beside the target", ask=True,
    )  # fmt: skip
    p.until("summon-at")
    assert p.seat == -1
    focus = p.events(Attacked)[-1].target
    near = p.game.steps(p.state.figures[focus].cell) & p.game.empty()
    assert sorted(p.keys) == sorted(f"hex:{p.game.name(c)}" for c in range(near.bit_length()) if near >> c & 1)
    p.go(p.keys[0])
    assert [(e.kind, e.how) for e in p.events(Appeared)][-1] == ("grub", "summoned")
    assert p.m("grub").born == p.state.round


@pytest.mark.rule("GH-CON-34")
def test_all_beside_the_target_suffer_friend_and_foe_but_not_the_attacker() -> None:
    p = bitten(
        """
        . 2 G .
         A 1 .
        . . . .
        """,
        "Attack +0, all beside the target suffer 2", monsters={"A": "biter", "G": "dummy"}, ask=True,
    )  # fmt: skip
    p.until("monster-focus", "turn")
    if p.prompt == "monster-focus":
        p.go("focus:c1")
    p.until("turn")
    assert {(e.figure, e.damage) for e in p.events(Suffered)} == {("c1", 3), ("c2", 2), ("dummy-1", 2)}


@pytest.mark.rule("GH-CON-34")
def test_all_adjacent_suffer_friend_and_foe() -> None:
    p = bitten(
        """
        . 2 G .
         1 A .
        . . . D
        """,
        "All adjacent suffer 1", monsters={"A": "biter", "G": "dummy", "D": "dummy"}, ask=True,
    )  # fmt: skip
    p.until("turn")
    hurt = sorted(e.figure for e in p.events(Suffered))
    beside = sorted(f.id for f in p.state.figures.values() if p.game.apart(f.cell, p.m("biter").cell) == 1)
    assert hurt == beside
    assert {"c1", "c2"} < set(hurt)


@pytest.mark.rule("GH-CON-34", "GH-LOS-05")
def test_anywhere_reaches_whom_no_line_of_sight_and_no_range_does() -> None:
    map_ = """
        A . # . 1
         . . # 2 .
        . . . . . .
        """
    p = bitten(map_, "All enemies suffer 2, anywhere", "Wound, target all, anywhere", monsters={"A": "biter"}, ask=True)
    p.until("turn")
    assert [(e.figure, e.damage) for e in p.events(Suffered)][:2] == [("c1", 2), ("c2", 2)]
    assert [(e.figure, e.condition) for e in p.events(Gained)] == [("c1", "wound"), ("c2", "wound")]


# -- other abilities of monsters -----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOA-03")
@pytest.mark.parametrize(("health", "made"), [(9, 7), (20, 8)], ids=["the summoner's", "at most its own"])
def test_a_summoned_monster_may_have_the_summoners_hit_points(health: int, made: int) -> None:
    monk = kind("monk", does=("Suffer 2", "Summon normal grub, with its hit points"), health=30)
    p = position("1 . . A .\n 2 . . . .", monsters={"A": "monk"}, kinds=[monk], ask=True)
    p.set(p.m("monk"), health=health).play().until("summon-at", "turn")
    if p.prompt == "summon-at":
        p.go(p.keys[0])
    assert (p.m().health, p.m().max_health) == (made, 8)


@pytest.mark.rule("GH-MOA-02", "GH-HEA-02")
def test_a_heal_with_several_targets_goes_to_the_most_hurt_first() -> None:
    monk = kind("monk", does=("Heal 3, range 3, target 2",))
    p = position("1 2 . A D G\n . . . . . .", monsters={"A": "monk", "D": "dummy", "G": "grub"}, kinds=[monk])
    p.set(p.m("monk"), health=7).set(p.m("dummy"), health=22).set(p.m("grub"), health=1).play().until("turn")
    assert [e.figure for e in p.events(Healed)] == ["dummy-1", "grub-1"]


@pytest.mark.rule("GH-MOA-01", "GH-GEN-05")
def test_a_heal_for_allies_leaves_the_healer_out() -> None:
    p = position("1 2 . A D G", monsters={"A": "monk", "D": "dummy", "G": "grub"}, kinds=[kind("monk", does=("Heal 1, ally, target all adjacent",))])
    p.set(p.m("monk"), health=2).set(p.m("dummy"), health=20).set(p.m("grub"), health=2).play().until("turn")
    assert [e.figure for e in p.events(Healed)] == ["dummy-1"]


@pytest.mark.rule("GH-ELM-15")
@pytest.mark.parametrize(("fire", "healed"), [(2, 5), (0, 2)])
def test_an_element_makes_a_heal_stronger(fire: int, healed: int) -> None:
    p = position("1 2 . A .", monsters={"A": "monk"}, kinds=[kind("monk", does=("Heal 2, self, Pay consume fire: (heal +3)",))])
    p.state.elements["fire"] = fire
    p.set(p.m("monk"), health=1).play().until("turn")
    assert [e.amount for e in p.events(Healed)] == [healed]


@pytest.mark.rule("GH-MOA-07")
def test_a_monster_may_share_a_shield_with_its_allies_in_range() -> None:
    p = position(
        "1 2 . A D . G\n . . . . . .", monsters={"A": "monk", "D": "dummy", "G": "grub"},
        kinds=[kind("monk", does=("Round: Shield 1, target all, range 2",), initiative=1)],
    )  # fmt: skip
    p.play().until("turn")
    assert [e.figure for e in p.events(BonusBegan)] == ["monk-1", "dummy-1"]
    assert [sum(v for v, _ in p.game.shields(p.m(id))) for id in ("monk", "dummy", "grub")] == [1, 1, 0]


@pytest.mark.rule("GH-ELM-14", "GH-MOA-07")
@pytest.mark.parametrize(("ice", "shield"), [(2, 2), (0, 1)])
def test_a_bonus_of_a_monster_may_have_a_price(ice: int, shield: int) -> None:
    p = position(DUEL, monsters={"A": "monk"}, kinds=[kind("monk", does=("Round: Shield 1", "Round: Pay consume ice: Shield 1"), initiative=1)])
    p.state.elements["ice"] = ice
    p.play().until("turn")
    assert sum(v for v, _ in p.game.shields(p.m("monk"))) == shield


# -- bosses --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-BOS-05")
def test_x_is_the_hexes_a_boss_has_moved_this_turn() -> None:
    boss = kind("chief", boss=True, attack="1+X", move=4)
    p = position("1 . . . A . . . . . 2", monsters={"A": "chief boss"}, kinds=[boss]).play().until("turn")
    assert [len(e.path) for e in p.events(Moved)] == [3]
    assert [e.value for e in p.events(Attacked)] == [4]
    p.next_round().play().until("turn")
    assert [e.value for e in p.events(Attacked)][-1] == 1  # it stands beside its focus and has not moved


@pytest.mark.rule("GH-BOS-05")
def test_v_is_the_number_of_those_its_card_names() -> None:
    boss = kind("chief", boss=True, attack="V", does=("Attack +1",), others="dummy")
    p = position("1 A . 2 . D . E . G", monsters={"A": "chief boss", "D": "dummy", "E": "dummy", "G": "grub"}, kinds=[boss]).play().until("turn")
    assert [e.value for e in p.events(Attacked) if e.figure == "chief-1"] == [3]


# -- modifier cards and items --------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-AMD-08")
def test_a_modifier_card_may_give_its_owner_a_shield_for_the_round() -> None:
    p = hitting("Attack 3", DUEL, deck={"ward": "+1, shield 1 self"}, modifiers="tester/ward").go("attack:dummy-1").until("turn")
    assert sum(v for v, _ in p.game.shields(p.c())) == 1
    p.next_round()
    assert not p.game.shields(p.c())


@pytest.mark.rule("GH-AMD-08")
@pytest.mark.parametrize("text", ["+1, shield 1 ally", "+1, heal 2 ally"])
def test_a_modifier_card_may_help_an_ally_of_the_players_choice(text: str) -> None:
    p = hitting("Attack 3", "3 . . .\n 1 A .\n  2 . .", deck={"ward": text}, modifiers="tester/ward")
    p.set(p.c(3), health=4).go("attack:dummy-1").until("target-ally")
    assert (p.seat, p.keys) == (0, ["target:c2", "target:c3"])
    p.go("target:c3")
    assert (sum(v for v, _ in p.game.shields(p.c(3))), p.c(3).health) == ((1, 4) if "shield" in text else (0, 6))


@pytest.mark.rule("GH-REC-04")
def test_a_refresh_of_small_items_takes_no_other() -> None:
    pouch = card("pouch", top="Refresh 2 consumed, small", initiative=2)
    held = ["minor-healing-potion", "cloak-of-invisibility"]
    p = position(DUEL, monsters={"A": "dummy"}, cards=[pouch], equipped=held)
    p.hero().items = dict.fromkeys(held, "consumed")
    p.play("pouch", "spare-1").go("top:pouch").until("refresh")
    assert p.keys == ["stop", "refresh:minor-healing-potion"]


@pytest.mark.rule("GH-ITC-05")
def test_a_cloak_with_pockets_carries_two_more_small_items() -> None:
    from undercroft.games.gloomhaven.rules.items import may_equip

    content = position(DUEL, monsters={"A": "dummy"}).game.content
    assert not may_equip(content, ["minor-healing-potion"], "minor-power-potion", 1)
    assert may_equip(content, ["cloak-of-pockets", "minor-healing-potion"], "minor-power-potion", 1)
    full = ["cloak-of-pockets", "minor-healing-potion", "minor-power-potion", "stun-powder"]
    assert not may_equip(content, full, "minor-mana-potion", 1)


@pytest.mark.rule("GH-ACT-07", "GH-ACT-09")
def test_a_bonus_of_the_round_shared_with_allies_ends_for_all() -> None:
    banner = card("banner", bottom="Round: Shield 1, target all, range 2", initiative=2)
    p = position("1 2 . . 3\n . . . . A", monsters={"A": "dummy"}, cards=[banner]).play("banner", "spare-1").go("bottom:banner")
    p.go("perform")
    assert [bool(p.game.shields(p.c(n))) for n in (1, 2, 3)] == [True, True, False]
    p.next_round()
    assert not any(p.game.shields(p.c(n)) for n in (1, 2, 3))


# -- penalties of the random dungeon -------------------------------------------------------------------------------------
GRUBS = {"1": {"monster": "grub", "ranks": "nnn"}, "2": {"monster": "grub", "ranks": "eee"}, "4": {"monster": "moth", "ranks": "nnn"}}


def entered(minor: str | list[str], **more: Any) -> Any:
    """The second room with this penalty, just revealed by character 1."""
    rooms = [room("hall"), {**room("cellar"), "minor": minor}, room("vault")]
    cards = [monsters("damp", {}), monsters("grim", GRUBS), monsters("vile", {})]
    return through(begun(rooms=rooms, cards=cards, penalties=["none", "minor", "none"], **more))


@pytest.mark.rule("GH-VRD-15")
@pytest.mark.parametrize("span", ["Round", "Persistent"])
def test_a_penalty_may_be_a_bonus_of_all_monsters(span: str) -> None:
    p = entered(f"{span}: Shield 1")
    assert all(p.game.shields(m) for m in p.game.monsters())
    assert not p.game.shields(p.c())
    p.until("select")
    assert all(bool(p.game.shields(m)) == (span == "Persistent") for m in p.game.monsters())


@pytest.mark.rule("GH-VRD-15")
def test_monsters_may_move_and_reach_farther_attack_harder_and_heal() -> None:
    from undercroft.games.gloomhaven.rules.thinking import Doing, blow, card_of, moving

    heal = "Persistent: At start of your turn: Heal 1, self"
    p = entered(["Persistent: When you move: move +1", "Persistent: When you attack: range +1, attack +1", heal])
    p.set(p.m("grub", 2), health=3).until("turn", "select")
    parts = card_of(p.game, p.m("moth"))
    assert moving(p.game, Doing(p.m("moth"), parts, 0))[0] == 3
    ability, spec = parts[1]
    assert spec is not None
    assert blow(p.game, p.m("moth"), ability, spec).reach == 4
    p.until("select")
    struck = {e.figure.split("-")[0]: e.value for e in p.events(Attacked) if e.figure != "grub-2"}
    assert struck
    assert set(struck.values()) == {3}  # attack 2, and one more
    assert {e.figure for e in p.events(Healed)} >= {"grub-2"}


@pytest.mark.rule("GH-VRD-15")
def test_all_elites_may_gain_a_condition_and_nobody_else() -> None:
    p = entered("all elite monsters gain invisible")
    assert [(e.figure, e.condition) for e in p.events(Gained)] == [("grub-2", "invisible")]


@pytest.mark.rule("GH-VRD-15", "GH-VRD-24")
def test_monsters_may_be_strengthened_for_good() -> None:
    p = entered("all monsters gain strengthen, permanently").until("select")
    assert all("strengthen" in m.conditions for m in p.game.monsters())
    p.play().until("select")
    assert all("strengthen" in m.conditions for m in p.game.monsters())


@pytest.mark.rule("GH-CON-35", "GH-VRD-24")
def test_a_condition_that_is_not_given_for_good_ends_as_usual() -> None:
    p = entered("all monsters gain strengthen")
    assert all("strengthen" in m.conditions for m in p.game.monsters())
    p.next_round().next_round()
    assert not [m.id for m in p.game.monsters() if "strengthen" in m.conditions]


@pytest.mark.rule("GH-VRD-15")
def test_a_normal_monster_of_the_room_becomes_an_elite_of_the_players_choice() -> None:
    p = entered("upgrade 1 normal monsters in this room")
    assert (p.prompt, p.seat, sorted(p.keys)) == ("upgrade", -1, ["upgrade:grub-1", "upgrade:moth-1"])
    p.go("upgrade:grub-1")
    assert [e.figure for e in p.events(Upgraded)] == ["grub-1"]
    assert (p.m().rank, p.m().health, p.m().max_health) == ("elite", 12, 12)


ITEMS = {"tester": ["boots-of-striding", "minor-healing-potion", "iron-helmet", "cloak-of-invisibility"]}


@pytest.mark.rule("GH-VRD-15")
@pytest.mark.parametrize(
    ("penalty", "gone"),
    [
        ("characters spend all items", {"boots-of-striding": "spent"}),
        ("characters use up all items", {"boots-of-striding": "spent", "minor-healing-potion": "consumed", "cloak-of-invisibility": "consumed"}),
        ("characters consume 1 small items", {"minor-healing-potion": "consumed"}),
    ],
)
def test_items_may_be_taken_from_the_characters(penalty: str, gone: dict[str, str]) -> None:
    p = entered(penalty, items=ITEMS)
    assert {e.item: e.how for e in p.events(ItemLost)} == gone
    assert p.hero().items == {i: gone.get(i, "ready") for i in ITEMS["tester"]}


# -- what is refused -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Heal 2, anywhere", "anywhere"), ("Attack 2, heal +1", "heal"), ("Move 2, small", "small"), ("Attack 2, shield 1 self", "modifier cards"),
        ("Persistent: Shield 1, target all, range 2", "round"), ("Attack 2, summon normal grub beside the target", "beside"),
    ],
)  # fmt: skip
def test_words_stand_only_where_they_mean_something(line: str, why: str) -> None:
    with pytest.raises(PackError, match=why):
        position(DUEL, monsters={"A": "dummy"}, cards=[card("odd", top=line)])


def test_perks_name_cards_that_are_there() -> None:
    from .position import pack

    def tester(perk: dict[str, Any]) -> Any:
        cards = [card(f"c-{n}", initiative=10 + n) for n in range(9)]
        text = {"id": "tester", "hand": 9, "health": [5] * 9, "modifiers": {"ward": "+1, shield 1 self"}, "perks": [perk], "cards": cards}
        return pack(DUEL, monsters={"A": "dummy"}, files={"classes/tester.yaml": text})

    from undercroft.games.gloomhaven.content.loading import load

    assert load([tester({"times": 2, "remove": {"-1": 2}, "add": {"ward": 1}})]).classes["tester"].perks[0].times == 2
    for wrong in ({"add": {"wards": 1}}, {"remove": {"-1": 0}}, {"times": 0, "add": {"ward": 1}}, {}):
        with pytest.raises(PackError):
            load([tester(wrong)])


# -- objects -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SPR-07")
def test_an_object_that_is_revealed_takes_the_place_of_no_other() -> None:
    objects = {"bell": {"health": 2}, "drum": {"health": 9}, "horn": {"health": 9}}
    p = position(
        """
        B 1 + H .
         D 2 # .
        """,
        objects=objects, legend={"B": {"object": "bell"}, "D": {"object": "drum"}, "H": {"object": "horn"}},
        cards=[card("jab", top="Attack 5", bottom="Move 2", initiative=2)],
    )  # fmt: skip
    p.play("jab", "spare-1").go("top:jab").until("attack").go("attack:o1").until("turn").go("bottom:spare-1").until("move")
    p.go("move:3,1").until("select")
    assert sorted(f.kind for f in p.state.figures.values() if f.side == "object") == ["drum", "horn"]
