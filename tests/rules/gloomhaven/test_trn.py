"""A character's turn: which actions it has, what may be left out, and in what order things happen."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import ActionBegan, Infused, Looted, Skipped, TurnBegan
from undercroft.games.haven.events import Gained, Healed, Moved, Shed, Suffered

from .position import Position, acting, card, position

FIRST = card("jab", top="Attack 3", bottom="Move 3", initiative=1)
SECOND = card("dash", top="Attack 4", bottom="Move 4", initiative=2)
HALL = """
    1 A . .
     . . . 2
    """


@pytest.mark.rule("GH-TRN-01")
def test_the_top_of_one_card_goes_with_the_bottom_of_the_other() -> None:
    p = position(HALL, monsters={"A": "dummy"}, cards=[FIRST, SECOND]).play("jab", "dash")
    p.go("top:jab", "attack:dummy-1")
    assert p.m("dummy").health == 30 - 3
    assert {k for k in p.keys if ":" in k} == {"bottom:dash", "basic-bottom:dash"}
    p.go("bottom:dash")
    assert p.decision.args["points"] == 4
    p.go("stay")
    assert p.turns != ["c1"]  # that was its turn


@pytest.mark.rule("GH-TRN-02")
@pytest.mark.parametrize(
    ("first", "second"), [("top:jab", "bottom:dash"), ("bottom:dash", "top:jab"), ("top:dash", "bottom:jab"), ("bottom:jab", "top:dash")]
)
def test_which_card_leads_decides_neither_the_halves_nor_their_order(first: str, second: str) -> None:
    p = position("1 . 2", cards=[FIRST, SECOND]).play("jab", "dash")
    p.go(first).until("move", "turn")
    p.go(second) if p.prompt == "turn" else p.go("stay", second)
    assert [f"{a.half}:{a.card}" for a in p.events(ActionBegan)] == [first, second]


@pytest.mark.rule("GH-TRN-03")
def test_abilities_come_in_printed_order_and_the_other_action_waits() -> None:
    p = acting("1 . A 2", "bottom", "Move 1", "Attack 2", "Heal 1, self", monsters={"A": "dummy"}, equipped=["minor-healing-potion"])
    assert p.prompt == "move"
    p.go("move:2,1")
    assert p.prompt == "between"
    assert p.keys == ["go-on", "item:minor-healing-potion"]  # items, but nothing of the other card
    p.go("go-on", "attack:dummy-1", "go-on", "target:c1")
    assert [type(e) for e in p.table.events if isinstance(e, Moved | Suffered | Healed)] == [Moved, Suffered, Healed]
    assert "top:spare-1" in p.keys


@pytest.mark.rule("GH-TRN-04")
@pytest.mark.parametrize(
    ("lines", "zone"),
    [
        (["Attack 2"], "discard"),
        (["Attack 2", "Lost"], "lost"),
        (["Attack 2", "Round: Shield 1"], "active"),
        (["Attack 2", "Persistent: Shield 1", "Lost"], "active"),
    ],
)
def test_after_its_action_a_card_is_put_in_its_zone_before_the_other_is_used(lines: list[str], zone: str) -> None:
    p = acting(HALL, "top", *lines, monsters={"A": "dummy"})
    assert p.zone("go") == "played"
    p.go("attack:dummy-1")
    if zone == "active":
        p.go("perform")
    assert p.prompt == "turn"
    assert p.zone("go") == zone
    assert p.zone("spare-1") == "played"


@pytest.mark.rule("GH-TRN-05")
def test_the_second_action_may_recover_the_card_of_the_first() -> None:
    p = position(HALL, monsters={"A": "dummy"}, cards=[FIRST, card("back", bottom="Recover 1 discarded", initiative=2)])
    p.play("jab", "back").go("top:jab", "attack:dummy-1", "bottom:back")
    assert "recover:jab" in p.keys
    p.go("recover:jab")
    assert p.zone("jab") == "hand"


@pytest.mark.rule("GH-TRN-06")
def test_any_part_of_an_action_may_be_skipped() -> None:
    lines = ["Attack 3, poison", "Heal 2, range 2", "Loot 1", "Round: Shield 1", "Push 1, range 2"]
    p = acting(HALL, "top", *lines, monsters={"A": "dummy"})
    p.go("attack:dummy-1", "skip:poison")
    assert p.m("dummy").health == 30 - 3
    assert not p.m("dummy").conditions
    p.go("stop", "skip", "skip", "stop")
    assert p.prompt == "turn"
    assert not p.events(Healed)
    assert not p.events(Looted)
    assert p.zone("go") == "discard"  # no bonus holds it


@pytest.mark.rule("GH-TRN-07")
@pytest.mark.parametrize("harm", ["Suffer 2", "Muddle, self", "Curse, self"])
def test_harm_to_oneself_comes_with_the_action(harm: str) -> None:
    p = acting(HALL, "top", "Attack 3", harm, monsters={"A": "dummy"})
    p.go("attack:dummy-1")
    if p.prompt == "damage":
        assert "skip" not in p.keys
        p.go("suffer")
    assert p.prompt == "turn"
    felt = (p.c().health < 10, "muddle" in p.c().conditions, "curse" in p.state.decks["c1"].draw)
    assert felt == (harm == "Suffer 2", harm == "Muddle, self", harm == "Curse, self")


@pytest.mark.rule("GH-TRN-07")
def test_harm_to_allies_and_the_loss_of_the_card_come_with_the_action() -> None:
    p = acting("""
        1 2 A
         . 3 .
        """, "top", "Attack 3, range 3", "Muddle, ally, target all, range 2", "Lost", monsters={"A": "dummy"})
    p.go("attack:dummy-1")
    assert p.keys == ["target:c2", "target:c3"]
    p.go("target:c2")
    assert p.prompt == "turn"  # the last one needs no question
    assert ["muddle" in p.c(n).conditions for n in (1, 2, 3)] == [False, True, True]
    assert p.zone("go") == "lost"


@pytest.mark.rule("GH-TRN-07")
def test_harm_that_comes_first_is_left_out_only_with_all_that_follows() -> None:
    p = acting(HALL, "top", "Suffer 2", "Attack 6", "Lost", monsters={"A": "dummy"})
    assert p.keys == ["perform", "skip"]
    p.go("skip")
    assert p.prompt == "turn"
    assert (p.c().health, p.m("dummy").health, p.zone("go")) == (10, 30, "discard")


@pytest.mark.rule("GH-TRN-08")
def test_any_card_serves_for_attack_2_or_move_2() -> None:
    cards = [card("one", top="Heal 1, self", bottom="Loot 1", initiative=1), card("two", top="Heal 1, self", bottom="Loot 1", initiative=2)]
    p = position(HALL, monsters={"A": "dummy"}, cards=cards).play("one", "two")
    assert {k for k in p.keys if k.startswith("basic")} == {f"basic-{half}:{c}" for half in ("top", "bottom") for c in ("one", "two")}
    p.go("basic-top:two", "attack:dummy-1")
    assert p.m("dummy").health == 30 - 2
    p.go("basic-bottom:one")
    assert p.decision.args["points"] == 2


@pytest.mark.rule("GH-TRN-09")
def test_the_basic_attack_is_melee() -> None:
    p = position(HALL, monsters={"A": "dummy"}).play("spare-1", "spare-2").go("basic-top:spare-1", "attack:dummy-1")
    assert p.m("dummy").health == 30 - 2  # one card, no disadvantage
    far = position("1 . A 2", monsters={"A": "dummy"}).play("spare-1", "spare-2").go("basic-top:spare-1")
    assert far.prompt == "turn"  # nobody in reach
    assert far.m("dummy").health == 30


@pytest.mark.rule("GH-TRN-10")
def test_a_card_used_for_a_basic_action_is_discarded_whatever_it_shows() -> None:
    cards = [
        card("burn", top=["Attack 5", "Lost", "Xp 2", "Infuse fire"], initiative=1),
        card("wall", bottom=["Persistent: Shield 1", "Lost", "Xp 2"], initiative=2),
    ]
    p = position(HALL, monsters={"A": "dummy"}, cards=cards).play("burn", "wall")
    p.go("basic-top:burn", "attack:dummy-1", "basic-bottom:wall", "stay")
    assert [p.zone(c) for c in ("burn", "wall")] == ["discard", "discard"]
    assert p.hero().xp == 0
    assert not p.events(Infused)


@pytest.mark.rule("GH-TRN-11")
def test_a_card_of_which_nothing_is_performed_is_discarded_without_effect() -> None:
    burn = card("burn", top=["Attack 5", "Lost", "Xp 2", "Infuse fire"], initiative=1)
    p = position(HALL, monsters={"A": "dummy"}, cards=[burn]).play("burn", "spare-1")
    p.go("pass")
    assert [p.zone(c) for c in ("burn", "spare-1")] == ["discard", "discard"]
    begun = position(HALL, monsters={"A": "dummy"}, cards=[burn]).play("burn", "spare-1").go("top:burn", "stop")
    assert begun.zone("burn") == "discard"
    for game in (p, begun):
        assert game.hero().xp == 0
        assert not game.events(Infused)
        assert game.m("dummy").health == 30


@pytest.mark.rule("GH-TRN-12")
def test_items_are_used_before_between_and_after_the_actions_as_many_as_one_likes() -> None:
    vial = {"number": 90, "icon": "health-potion", "price": 1, "copies": 1, "use": "consumed", "turn": ["Heal 1, self"]}
    more = [{"id": "vial-0", "slot": "head", **vial}, {"id": "vial-1", "slot": "legs", **vial}]
    items = ["minor-stamina-potion", "cloak-of-invisibility", "vial-0", "vial-1", "war-hammer"]
    cards = [card("go", top=["Attack 2", "Heal 1, self"], initiative=1)]
    p = position(HALL, monsters={"A": "dummy"}, cards=cards, equipped=items, own_items=more)
    p.set(p.c(), health=2).play("go", "spare-1")
    assert p.prompt == "turn"
    p.go("item:vial-0", "item:vial-1").until("turn")
    p.go("top:go", "item:war-hammer")
    p.until("attack").go("attack:dummy-1").until("between")
    assert "stun" in p.m("dummy").conditions
    p.go("item:cloak-of-invisibility").until("turn")
    p.go("bottom:spare-1", "stay")
    assert p.prompt == "spare"
    p.go("item:minor-stamina-potion", "recover:go", "recover:spare-1")
    assert p.zone("go") == "hand"
    assert list(p.hero().items.values()) == ["consumed"] * 5


@pytest.mark.rule("GH-TRN-13")
def test_a_turn_runs_from_the_effects_of_its_start_to_those_of_its_very_end() -> None:
    bonus = ["Persistent: At start of your turn: Heal 1, self", "Persistent: At end of your turn: Heal 2, self"]
    cards = [card("aura", top=bonus, initiative=1), card("burn", top=["Attack 2", "Infuse fire"], bottom="Move 1", initiative=1)]
    p = position("1 . 2\n A", monsters={"A": "dummy"}, cards=cards)
    p.play("aura", "spare-1").go("top:aura", "perform", "perform", "pass").next_round()
    p.set(p.c(), health=5, conditions=["wound", "strengthen"]).amend("coins", {str(p.c().cell): 1})
    p.play("burn", "spare-2")
    assert (p.prompt, p.keys[0]) == ("start-effect", "effect:wound")
    p.go("effect:wound", "suffer")
    assert p.prompt == "turn"
    assert (p.c().health, p.hero().coins) == (5, 0)  # wound, then the bonus
    p.go("top:burn", "attack:dummy-1").until("turn").go("pass", "end-turn")
    assert p.prompt == "end-effect"
    assert ("strengthen" in p.c().conditions, p.state.elements["fire"]) == (True, 0)
    p.go("effect:loot")
    assert p.hero().coins == 1
    assert (p.c().health, p.c().conditions, p.state.elements["fire"]) == (7, {}, 2)
    order = [type(e) for e in p.table.events if isinstance(e, Suffered | Healed | Infused | Looted | Shed)]
    assert order[-6:] == [Healed, Suffered, Infused, Looted, Healed, Shed]


@pytest.mark.rule("GH-TRN-14")
@pytest.mark.parametrize(("first", "health"), [("effect:wound", 10), ("effect:card/aura/top/0", 9)])
def test_the_owner_orders_what_happens_at_the_same_moment(first: str, health: int) -> None:
    cards = [card("aura", top="Persistent: At start of your turn: Heal 1, self", initiative=1)]
    p = position("1 . 2", cards=cards).play("aura", "spare-1").go("top:aura", "perform", "pass").next_round()
    p.set(p.c(), conditions=["wound"]).play("spare-2", "spare-3")
    assert p.seat == 0
    assert p.keys == ["effect:wound", "effect:card/aura/top/0"]
    p.go(first)
    if p.prompt == "damage":
        p.go("suffer")
    assert p.prompt == "turn"
    assert p.c().health == health + (first != "effect:wound")  # healed first, the wound is gone


@pytest.mark.rule("GH-TRN-14")
@pytest.mark.parametrize("first", ["effect:loot", "effect:card/aura/top/0"])
def test_looting_too_is_ordered_among_the_effects_of_the_end(first: str) -> None:
    p = position("1 . 2", cards=[card("aura", top="Persistent: At end of your turn: Suffer 1", initiative=1)])
    p.amend("coins", {str(p.c().cell): 1})
    p.play("aura", "spare-1").go("top:aura", "perform", "pass", "end-turn")
    assert p.keys == ["effect:loot", "effect:card/aura/top/0"]
    p.go(first)
    assert p.hero().coins == (first == "effect:loot")


@pytest.mark.rule("GH-TRN-15")
def test_experience_and_elements_come_with_any_ability_performed() -> None:
    lines = ["Attack 3", "Heal 2, self", "Xp 1", "Infuse fire"]
    p = acting(HALL, "top", *lines, monsters={"A": "dummy"}).go("attack:dummy-1", "stop")
    assert p.prompt == "turn"
    assert p.hero().xp == 1
    p.go("pass")
    assert p.state.elements["fire"] == 2
    other = acting(HALL, "top", *lines, monsters={"A": "dummy"}).go("stop", "target:c1", "pass")
    assert (other.hero().xp, other.state.elements["fire"]) == (1, 2)
    assert [e.condition for e in other.events(Gained)] == []
    none = acting(HALL, "top", *lines, monsters={"A": "dummy"}).go("stop", "stop", "pass")
    assert (none.hero().xp, none.state.elements["fire"]) == (0, 0)
    assert [e.figure for e in none.events(TurnBegan)][:1] == ["c1"]


ON_HEXES = [
    ("Create trap 2", ["hex:1,1"]),
    ("Disarm trap", ["hex:2,2"]),
    ("Create obstacle", ["hex:1,1"]),
    ("Destroy obstacle", ["hex:1,3"]),
    ("Move obstacle 1", ["hex:1,3", "hex:2,3"]),
    ("Place rift", ["hex:1,1"]),
    ("Move rift 1", ["hex:2,1", "hex:1,1"]),
    ("Teleport 2", ["hex:1,1"]),
    ('Persistent: Summon "Imp" {hp 2}', ["hex:1,1"]),
]
"""Abilities on hexes, and what is chosen for them."""
YARD = """
    . . .
     1 ! .
    o . 2
    """


@pytest.mark.rule("GH-TRN-06", "GH-EXP-02")
@pytest.mark.parametrize(("text", "keys"), ON_HEXES)
def test_an_ability_on_a_hex_is_performed_or_skipped(text: str, keys: list[str]) -> None:
    def yard() -> Position:
        p = position(YARD, cards=[card("go", top=[text, "Xp 1"], initiative=1)])
        return p.amend("rifts", [p.cell("2,1")]).play("go", "spare-1").go("top:go")

    def things(p: Position) -> tuple[object, ...]:
        s = p.state
        return list(s.traps), list(s.obstacles), s.rifts, [(f.id, f.cell) for f in s.figures.values()]

    before = things(yard())
    for chosen in [[*keys[:n], "skip"] for n in range(len(keys))]:
        p = yard().go(*chosen)
        assert (p.prompt, p.hero().xp, things(p)) == ("turn", 0, before)
        assert len(p.events(Skipped)) == 1
    p = yard().go(*keys)
    assert (p.prompt, p.hero().xp, p.events(Skipped)) == ("turn", 1, [])
    assert things(p) != before


@pytest.mark.rule("GH-TRN-11")
def test_harm_that_comes_first_may_be_left_out_with_everything_after_it() -> None:
    p = acting(HALL, "top", "Suffer 2", "Attack 5", "Lost", monsters={"A": "dummy"})
    assert (p.prompt, p.keys) == ("harm", ["perform", "skip"])
    p.go("skip")
    assert (p.prompt, p.c().health, p.m("dummy").health, p.zone("go")) == ("turn", 10, 30, "discard")


@pytest.mark.rule("GH-TRN-11")
@pytest.mark.parametrize(("reach", "vain"), [(1, False), (0, True)])
def test_an_action_of_which_nothing_can_be_performed_is_marked(reach: int, vain: bool) -> None:
    p = position("1 A .\n 2 . ." if not vain else "1 . A\n 2 . .", monsters={"A": "dummy"}, cards=[card("go", top="Attack 2", initiative=1)])
    [question] = p.play("go", "spare-1").table.scene(0).questions
    assert next(choice.note is not None for choice in question.choices if choice.key == "top:go") == vain
