"""Special scenario rules: spawning, locked doors, pressure plates, objects with hit points, named monsters, formulas."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.content.formulas import evaluate
from undercroft.games.gloomhaven.events import Appeared, Focused, NotPlaced, SectionRead, TurnBegan, Unlocked
from undercroft.games.haven.events import Died, Immune, Moved
from undercroft.kernel.decision import TABLE
from undercroft.kernel.packs import PackError
from undercroft.language.grammar import LineError

from . import position as builder
from .position import Loaded, Position, acting, card, kind, position

CRATE: dict[str, Any] = {"legend": {"O": {"object": "crate"}}, "objects": {"crate": {"health": 6}}}
"""O on the map is a crate with 6 hit points."""
VAULT = {"V": {"door": "locked", "place": "v"}, "P": {"terrain": "plate", "place": "p"}}
"""V is a locked door, P a pressure plate."""


def entering(text: str, map_: str = "1 v . x . 2", **given: Any) -> Position:
    """Character 1 enters v on its turn (at 60); then a special rule is carried out."""
    run = card("run", bottom="Move 1", initiative=60)
    p = position(map_, rules=[f"When any character enters v: {text}"], cards=[run], **given)
    return p.play("run", "spare-1").until_turn("c1").until("turn").go("bottom:run", "move:2,1")


def turns(p: Position) -> list[str]:
    """Whose turns there were in the first round, played to its end."""
    p.until("select")
    return [e.figure for e in p.events(TurnBegan)]


# -- spawning ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SPR-01")
@pytest.mark.parametrize(("at", "where"), [("x", "4,1"), ("$", "5,1"), ("!", "5,1"), ("A", "5,1"), ("p", "4,1")])
def test_a_monster_spawns_on_its_hex_or_on_the_nearest_empty_one(at: str, where: str) -> None:
    marks = {"x": {"place": "x"}, "$": {"place": "x", "coins": 1}, "!": {"place": "x", "trap": ["damage"]}, "p": {"place": "x", "terrain": "plate"},
             "A": {"place": "x", "monster": "dummy", "ranks": "nnn"}}  # fmt: skip
    p = entering("spawn grub at x", f"1 v o {at} . 2", legend=marks if at == "x" else {at: marks[at]})
    assert p.where(p.m()) == where


@pytest.mark.rule("GH-SPR-02")
def test_a_monster_spawned_at_the_end_of_a_round_first_acts_in_the_next() -> None:
    p = position("1 . x . 2", rules=["At end of round, if it is round 1 or later: spawn grub at x"])
    p.play()
    assert turns(p) == ["c1", "c2"]
    assert p.there("grub-1")
    p.play().until_turn("grub-1")
    assert p.turns == ["grub-1"]


@pytest.mark.rule("GH-SPR-03")
def test_a_monster_spawned_during_a_round_acts_like_one_of_a_room_just_revealed() -> None:
    late = kind("late", initiative=99, does=["Move +0"])
    p = entering("spawn late at y; spawn grub at x", "1 v . x y 2", kinds=[late])
    assert p.prompt == "turn"
    assert turns(p) == ["c1", "grub-1", "c2", "late-1"]


@pytest.mark.rule("GH-SPR-04")
def test_the_players_choose_among_equally_near_hexes_for_a_spawn() -> None:
    p = entering("spawn grub at x", "1 v . A . 2", legend={"A": {"place": "x", "monster": "dummy", "ranks": "nnn"}})
    assert (p.seat, p.prompt, p.keys) == (TABLE, "spawn-at", ["put:3,1", "put:5,1"])
    p.go("put:5,1")
    assert p.where(p.m()) == "5,1"


@pytest.mark.rule("GH-SPR-04")
def test_without_standees_nothing_spawns() -> None:
    few = kind("few", standees=1, does=())
    p = entering("spawn few at x", "1 v . x A 2", kinds=[few], monsters={"A": "few"})
    assert [e.kind for e in p.events(NotPlaced)] == ["few"]
    assert [e.how for e in p.events(Appeared)] == ["placed"]


# -- doors and plates ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SPR-05")
@pytest.mark.parametrize("way", ["Move 3", "Move 3, jump"])
def test_a_locked_door_is_a_wall_until_it_is_unlocked(way: str) -> None:
    p = position(
        "P 1 V A .\n 2 w w w", legend=VAULT, monsters={"A": "dummy"}, rules=["When any character ends its turn at p: unlock v"],
        cards=[card("try", bottom=way), card("back", bottom="Move 1"), card("open", bottom=way)],
    )  # fmt: skip
    p.play("try", "spare-1").go("bottom:try")
    assert p.keys_of("move") == ["1,1"]
    assert not p.game.ground.cells >> p.cell("3,1") & 1
    p.go("move:1,1").until("select")
    assert [e.cell for e in p.events(Unlocked)] == [p.cell("3,1")]
    assert not p.there("dummy-1")  # unlocked, not yet open
    p.play("open", "spare-2").until("turn").go("bottom:open", "move:3,1")
    assert p.there("dummy-1")


@pytest.mark.rule("GH-SPR-06")
def test_a_plate_does_not_affect_movement_and_works_when_a_character_ends_its_turn_on_it() -> None:
    rules = ["When any character ends its turn at p: it gains strengthen"]
    p = acting("1 P . . 2", "bottom", "Move 3", legend={"P": VAULT["P"]}, rules=rules)
    assert p.keys == ["stay", "move:2,1", "move:3,1", "move:4,1"]
    p.go("move:3,1").until("select")
    assert not p.c().conditions
    p.play("spare-2", "spare-3").until("turn").go("bottom:spare-2", "move:2,1")
    assert not p.c().conditions
    p.until("select")
    assert list(p.c().conditions) == ["strengthen"]


@pytest.mark.rule("GH-SPR-06")
def test_a_monster_that_ends_its_turn_on_a_plate_triggers_nothing() -> None:
    rules = ["When any character ends its turn at p: spawn dummy at p"]
    p = position("1 P A\n 2 w w", legend={"P": VAULT["P"]}, rules=rules, monsters={"A": "grub"}).next_round()
    assert p.where(p.m()) == "2,1"
    assert not p.there("dummy-1")


# -- objects -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SPR-07")
def test_an_obstacle_with_hit_points_is_attacked_and_removed_when_they_are_gone() -> None:
    p = acting("1 O . 2", "top", "Attack 4", "Attack 2", **CRATE)
    assert (p.state.figures["o1"].health, p.game.empty() >> p.cell("2,1") & 1) == (6, 0)
    p.go("attack:o1")
    assert p.state.figures["o1"].health == 2
    p.go("attack:o1")
    assert not p.there("o1")
    assert [e.kind for e in p.events(Died)] == ["crate"]
    assert not p.state.coins
    p.go("bottom:spare-1")
    assert "move:2,1" in p.keys


@pytest.mark.rule("GH-SPR-07")
def test_an_obstacle_with_hit_points_bars_the_way_and_one_without_is_never_attacked() -> None:
    p = acting("1 O . 2", "bottom", "Move 2", **CRATE)
    assert p.prompt == "turn"
    p = acting("1 O . 2", "top", "Attack 4", legend=CRATE["legend"], objects={"crate": {"health": 0}})
    assert p.prompt == "turn"
    assert p.there("o1")


@pytest.mark.rule("GH-SPR-08")
def test_an_obstacle_with_hit_points_is_destroyed_by_damage_only() -> None:
    marks = {"O": {"object": "crate", "terrain": "obstacle"}, "o": "obstacle"}
    p = acting("1 O . 2\n o .", "top", "Destroy obstacle, range 2", legend=marks, objects=CRATE["objects"])
    assert p.keys == ["skip", "hex:1,2"]
    p.go("hex:1,2")
    assert list(p.state.obstacles) == [str(p.cell("2,1"))]


@pytest.mark.rule("GH-SPR-09")
def test_an_obstacle_with_hit_points_counts_as_an_enemy_for_all_abilities() -> None:
    p = acting("1 O . 2\n A .", "top", "Attack 1, target 2", monsters={"A": "dummy"}, **CRATE)
    assert sorted(p.keys_of("attack")) == ["dummy-1", "o1"]
    p = acting("1 O . 2", "top", "All enemies suffer 2, range 1", **CRATE).go("perform")
    assert p.state.figures["o1"].health == 6 - 2
    p = acting("1 O . 2\n A .", "top", "Attack adjacent enemies", monsters={"A": "dummy"}, **CRATE).go("attack:dummy-1")
    assert p.m("dummy").health == 30 - 2
    p = position("1 2 . O A", monsters={"A": "grub"}, **CRATE).play().until("turn")
    assert p.state.figures["o1"].health == 6  # the monsters leave it alone


@pytest.mark.rule("GH-SPR-10")
def test_an_obstacle_with_hit_points_is_immune_to_all_negative_conditions() -> None:
    bad = ["poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"]
    p = acting("1 O . 2", "top", f"Attack 1, {', '.join(bad)}", **CRATE).go("attack:o1").until("turn")
    assert not p.state.figures["o1"].conditions
    assert sorted(e.condition for e in p.events(Immune)) == sorted(bad)
    assert (p.state.curses, p.state.monster_curses) == (10, 10)


@pytest.mark.rule("GH-SPR-11")
def test_an_obstacle_with_hit_points_has_initiative_99_for_the_focus_of_summons() -> None:
    map_ = """
        1 . . 2
         O A .
        """
    last = kind("last", does=(), initiative=98)
    p = position(map_, monsters={"A": "last"}, kinds=[last], cards=[card("call", top='Persistent: Summon "Rat" {hp 9, move 1, attack 2}')], **CRATE)
    p.play("call", "spare-1").go("top:call", "hex:2,1").until("select")
    p.play().until_turn("s1")
    assert [e.target for e in p.events(Focused) if e.figure == "s1"] == ["last-1"]  # equally near, but earlier


@pytest.mark.rule("GH-SPR-12")
@pytest.mark.parametrize("text", ["Push 1", "Pull 1, range 2", "Control, (Move 1)", "Swap places", "Teleport target 2"])
def test_an_obstacle_with_hit_points_cannot_be_moved(text: str) -> None:
    p = acting("1 O . 2", "top", text, **CRATE)
    assert p.prompt == "turn"
    p = acting("1 O . 2", "top", "Attack 1, push 1", **CRATE).go("attack:o1")
    assert (p.prompt, p.where(p.state.figures["o1"])) == ("turn", "2,1")


# -- tokens --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SPR-13")
def test_the_numbers_of_allies_are_left_to_chance_and_set_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    class Backwards(Loaded):
        async def pick(self, game: Any, what: str, outcomes: Any) -> int:
            return len(outcomes) - 1 if what == "standee" else await super().pick(game, what, outcomes)

    monkeypatch.setattr(builder, "Loaded", Backwards)
    guard = kind("guard", standees=2, does=["Move +0"])
    p = position("1 . B B 2", allies={"B": "guard"}, kinds=[guard])
    assert [p.where(p.m("guard", n)) for n in (1, 2)] == ["4,1", "3,1"]
    p.play()
    assert turns(p) == ["guard-1", "guard-2", "c1", "c2"]


@pytest.mark.rule("GH-SPR-14")
def test_tokens_mark_story_sections_and_spawn_points() -> None:
    p = acting("1 S . x 2", "bottom", "Move 3", legend={"S": {"section": 3, "place": "s"}}, scenario={"sections": {"3": "A bell rings."}},
               rules=["When any character enters s: spawn dummy at x"])  # fmt: skip
    assert not p.events(SectionRead)
    p.go("move:2,1")
    assert [(e.section, e.text) for e in p.events(SectionRead)] == [(3, "A bell rings.")]
    assert p.where(p.m("dummy")) == "4,1"


# -- named monsters and formulas -----------------------------------------------------------------------------------------
KING = {"named": {"king": {"kind": "grub", "health": "base*C", "attack": "base+L", "move": 1, "traits": "Shield 1; Retaliate 1"}},
        "legend": {"K": {"monster": "king", "ranks": "nnn"}}}  # fmt: skip


@pytest.mark.rule("GH-SPR-15")
def test_a_named_monster_is_a_variant_of_a_type_with_its_own_figures() -> None:
    p = position("1 . K 2", level=2, cards=[card("hit", bottom="Move 1", initiative=70)], **KING)
    king = p.state.figures["king-1"]
    assert (king.rank, king.health, p.game.kind(king).id) == ("named", 12 * 2, "grub")
    p.play("hit", "spare-1").until("damage")
    assert (p.game.base(king, "attack"), p.game.base(king, "move"), p.decision.args["damage"]) == (3 + 2, 1, 5)
    p.until("turn").go("bottom:hit", "move:2,1", "top:spare-1", "attack:king-1")
    assert king.health == 24 - 1  # its shield
    assert p.prompt == "damage"  # it retaliates


@pytest.mark.rule("GH-SPR-16", "GH-BOS-02")
@pytest.mark.parametrize(("mark", "damage"), [("E", 5), ("N", 2), ("B", 2), ("K", 2)])
def test_bosses_and_named_monsters_are_neither_normal_nor_elite(mark: str, damage: int) -> None:
    chief = kind("chief", boss=True, does=(), health=30)
    named = {"king": {"kind": "dummy"}}
    marks = {"E": {"monster": "dummy", "ranks": "eee"}, "N": {"monster": "dummy", "ranks": "nnn"}, "B": {"monster": "chief", "ranks": "bbb"},
             "K": {"monster": "king", "ranks": "eee"}}  # fmt: skip
    p = acting(f"1 {mark} . 2", "top", "Attack 2, attack +3 against elite", kinds=[chief], named=named, legend={mark: marks[mark]})
    target = next(f for f in p.state.figures.values() if f.role == "monster")
    p.go(f"attack:{target.id}")
    assert target.max_health - target.health == damage


@pytest.mark.rule("GH-BOS-05")
@pytest.mark.parametrize("letter", ["X", "V", "base"])
def test_what_is_not_known_yet_counts_as_nothing_in_a_formula(letter: str) -> None:
    assert evaluate(f"{letter} + 3", 1, 2) == 3


@pytest.mark.rule("GH-SPR-17")
@pytest.mark.parametrize(
    ("formula", "level", "party", "value"),
    [("4+L", 1, "1 2", 5), ("C*(3+L)", 2, "1 2 3", 15), ("C*L/2", 3, "1 2 3", 5), (7, 4, "1 2", 7)],
)
def test_formulas_reckon_with_the_level_and_the_number_of_characters(formula: str | int, level: int, party: str, value: int) -> None:
    chief = kind("chief", boss=True, health=formula, does=())
    p = position(
        f"{party} O B", level=level, kinds=[chief], monsters={"B": "chief boss"}, legend=CRATE["legend"], objects={"crate": {"health": formula}}
    )
    assert p.state.figures["o1"].max_health == p.m("chief").max_health == evaluate(formula, level, len(party.split())) == value


@pytest.mark.rule("GH-SPR-17")
def test_a_formula_may_multiply_by_0_but_not_divide_by_it() -> None:
    assert evaluate("3*L+C", 0, 2) == 2
    assert evaluate("L/C", 0, 2) == 0
    with pytest.raises(LineError, match="divides by 0"):
        evaluate("C/L", 0, 2)


# -- obstacles that a rule removes -----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-OVR-38")
def test_a_rule_removes_the_obstacles_at_places_and_leaves_empty_places_alone() -> None:
    legend = {"o": {"terrain": "obstacle", "place": "a"}, "x": {"place": "b"}}
    p = position("1 o x 2", legend=legend, rules=["At end of round: Remove obstacles at a b"])
    assert list(p.state.obstacles) == [str(p.cell("2,1"))]
    p.play().until("select")
    assert p.state.obstacles == {}


# -- closing doors -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SPR-18")
def test_a_door_closed_on_a_figure_hurts_it_and_moves_it_to_the_nearest_empty_hex() -> None:
    map_ = """
        1 V $ .
         2 w w w
        """
    p = position(map_, legend={"V": {"door": "closed", "place": "v"}}, rules=["At end of round: close v"], cards=[card("go", bottom="Move 1")])
    p.play("go", "spare-1").until("turn").go("bottom:go", "move:2,1").until("damage")
    assert p.decision.args["damage"] == 3
    p.go("suffer")
    assert (p.where(p.c()), p.c().health) == ("1,1", 10 - 3)
    assert not p.game.ground.cells >> p.cell("2,1") & 1
    p.play("spare-2", "spare-3").until("turn").go("bottom:spare-2")
    assert "move:2,1" not in p.keys  # closed for good


@pytest.mark.rule("GH-SPR-18")
def test_the_players_choose_among_equally_near_hexes_when_a_door_closes() -> None:
    p = position("1 . V . .\n 2 w w w", legend={"V": {"door": "closed", "place": "v"}}, rules=["At end of round: close v"],
                 cards=[card("go", bottom="Move 2")])  # fmt: skip
    p.play("go", "spare-1").until("turn").go("bottom:go", "move:3,1").until("damage").go("suffer")
    assert (p.seat, p.keys) == (TABLE, ["put:2,1", "put:4,1"])
    p.go("put:4,1")
    assert p.where(p.c()) == "4,1"


# -- cards that a rule takes ---------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-GEN-15")
@pytest.mark.parametrize(("text", "verb", "zone"), [("discard", "discard", "discard"), ("lose", "lose", "lost")])
def test_a_rule_may_cost_every_character_cards_of_its_hand(text: str, verb: str, zone: str) -> None:
    p = entering(f"characters {text} 2 cards")
    assert (p.prompt, p.seat, p.decision.args["left"]) == (f"part-{zone}", 0, 2)
    assert p.keys == [f"{verb}:{c}" for c in p.hero().hand]
    p.go(f"{verb}:spare-3")
    assert (p.prompt, p.seat, p.decision.args["left"]) == (f"part-{zone}", 0, 1)
    p.go(f"{verb}:spare-5")
    assert [p.zone(c) for c in ("spare-3", "spare-5")] == [zone, zone]
    assert (p.prompt, p.seat) == (f"part-{zone}", 1)
    p.go(f"{verb}:other-1", f"{verb}:other-2")
    assert (p.prompt, [p.zone(c, 2) for c in ("other-1", "other-2", "other-3")]) == ("turn", [zone, zone, "hand"])


@pytest.mark.rule("GH-GEN-15")
def test_a_rule_takes_no_more_cards_than_there_are_and_only_from_whom_it_says() -> None:
    p = entering("it loses 3 cards", hand=4)
    p.go("lose:spare-2")
    assert (p.prompt, p.hero().hand, p.hero().lost) == ("turn", [], ["spare-2", "spare-3"])
    assert len(p.hero(2).hand) == 2


@pytest.mark.rule("GH-SPR-18")
def test_a_figure_that_a_closing_door_kills_is_moved_nowhere() -> None:
    p = acting("1 V . .\n 2 w w w", "bottom", "Move 1", legend={"V": {"door": "closed", "place": "v"}}, rules=["At end of round: close v"])
    p.set(p.c(), health=3).go("move:2,1").until("damage").go("suffer")
    assert not p.there("c1")
    assert "put" not in [e.how for e in p.events(Moved)]


# -- locked doors --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SPR-05")
@pytest.mark.parametrize(("state", "told"), [("locked", 1), ("closed", 0)])
def test_only_a_locked_door_is_unlocked_and_only_once(state: str, told: int) -> None:
    p = position("1 P V .\n 2 w w w", legend={**VAULT, "V": {"door": state, "place": "v"}}, rules=["At end of round: unlock v"])
    p.next_round().next_round()
    assert ([e.cell for e in p.events(Unlocked)], list(p.state.doors.values())) == ([p.cell("3,1")] * told, ["closed"])


@pytest.mark.rule("GH-SPR-05")
@pytest.mark.parametrize("state", ["locked", "closed"])
def test_a_locked_door_of_a_room_not_yet_revealed_can_be_unlocked(state: str) -> None:
    p = position("1 + . V .\n 2 w w w w", legend={"V": {"door": state, "place": "v"}}, rules=["At end of round: unlock v"],
                 cards=[card("run", bottom="Move 3", initiative=1)])  # fmt: skip
    p.next_round()
    assert len(p.events(Unlocked)) == (state == "locked")
    p.play("run", "spare-1").go("bottom:run", "move:2,1")
    assert p.state.doors[str(p.cell("4,1"))] == "closed"


# -- items that a rule takes ---------------------------------------------------------------------------------------------
HEAL, POWER, MOVE = "minor-healing-potion", "minor-power-potion", "minor-stamina-potion"


@pytest.mark.rule("GH-GEN-15", "GH-VRD-15")
@pytest.mark.parametrize(("count", "left"), [(1, ["spent"]), (2, []), (3, [])])
def test_a_rule_may_have_small_items_consumed_of_the_players_choice(count: int, left: list[str]) -> None:
    held = {HEAL: "ready", POWER: "spent", MOVE: "consumed", "boots-of-striding": "ready"}
    p = position("1 . .\n 2 . .", rules=[f"At end of round: characters consume {count} small items"])
    p.amend("heroes.c1.items", held).play().until("part-item")
    assert (p.seat, p.keys) == (0, [f"item:{HEAL}", f"item:{POWER}"])  # neither the consumed one nor the boots
    p.go(f"item:{HEAL}").until("select")
    assert [state for id, state in p.hero().items.items() if id in (HEAL, POWER, MOVE) and state != "consumed"] == left
    assert p.hero().items["boots-of-striding"] == "ready"


@pytest.mark.rule("GH-SPR-17")
@pytest.mark.parametrize(("party", "level", "text", "damage"), [("1 A 2", 3, "L", 3), ("1 A 2 3", 1, "1 + C", 4)])
def test_an_ability_may_reckon_with_them_too(party: str, level: int, text: str, damage: int) -> None:
    p = acting(party, "top", f"Attack {text}", monsters={"A": "dummy"}, level=level).go("attack:dummy-1")
    assert p.m("dummy").health == 30 - damage


@pytest.mark.rule("GH-SPR-12")
@pytest.mark.parametrize(("mark", "target", "keys", "end"), [("O", "o1", [], "2,1"), ("A", "dummy-1", ["push"], "3,1")])
def test_where_a_monster_is_pushed_away_an_obstacle_with_hit_points_stays(mark: str, target: str, keys: list[str], end: str) -> None:
    p = acting(f"1 {mark} . 2", "top", "Attack 1, push 1", monsters={"A": "dummy"}, **CRATE).go(f"attack:{target}", *keys)
    assert (p.prompt, p.where(p.state.figures[target])) == ("turn", end)


@pytest.mark.rule("GH-SPR-13")
def test_tokens_of_objects_are_numbered_too() -> None:
    p = position("1 O . O 2", **CRATE)
    assert [(id, p.where(f), f.number) for id, f in p.state.figures.items() if f.role == "object"] == [("o1", "2,1", 1), ("o2", "4,1", 2)]


@pytest.mark.rule("GH-SPR-15")
def test_a_named_monster_must_be_described_by_the_scenario() -> None:
    with pytest.raises(PackError, match="no monster is called 'queen'"):
        position("1 . K 2", **{**KING, "legend": {"K": {"monster": "queen", "ranks": "nnn"}}})
