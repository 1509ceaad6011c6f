"""Predictable monsters in the course of a game. What they decide in a position is proved by the files in `positions`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import DoorMoved, TurnBegan, TurnEnded, Used, Went
from undercroft.games.machina_arcana.state import Placed

from .position import Position, face, position

CLAW, BLOOD = "Pay 2 stamina, melee: attack 1/0", "Pay 1 health, melee: attack 1/0"
OX = {"id": "ox", "armor": 3, "will": 3, "health": 2, "stamina": 0}
HALL = "- - - - - - - - - -"
"""Walls under all spaces of a row."""
PUPPETEER = {"ann": {"active": ["Pay 2 stamina, range 9: lasting 1x take control"]}}


def hunted(drawing: str, *, explorers: int = 1, profile: dict[str, object] | None = None, **more: Any) -> Position:
    """A position whose explorers have done nothing; the brute stands where the test puts it."""
    return position(drawing, explorers=explorers, profile=profile, draws={"spawn-roll": "1 1 1 1", "horror-roll": "1"}, **more)


def hunt(
    drawing: str, at: str, *active: str, stamina: int = 4, passive: Sequence[str] = (), others: Sequence[str] = (), second: bool = False, **more: Any,
) -> Position:  # fmt: skip
    """A beast with these abilities before its turn, and stones on these spaces; a second tile may lie to the east."""
    figures = [{"id": "beast", "armor": 3, "will": 3, "health": 3, "stamina": stamina, "active": list(active), "passive": list(passive)}]
    figures += [{"id": f"stone{n}", "armor": 3, "will": 3, "health": 1, "stamina": 0} for n in range(len(others))]
    p = hunted(drawing, monsters=[*figures, *more.pop("monsters", ())], tiles=[face("second")], **{"borders": ["east", "south"], **more})
    with p.arrange() as s:
        p.put("beast", at)
        for n, space in enumerate(others):
            p.put(f"stone{n}", space)
        if second:
            s.tiles.append(Placed("second", 1, 0))
            s.stack.remove("second")
    return p


def deeds(p: Position, rounds: int = 1) -> list[str]:
    """What the beast does in so many rounds: moves, abilities by number with their target, and doors that it destroys. Explorers do nothing."""
    last = p.s.round + rounds
    while p.s.round < last:
        p.rest().until_phase("explorers")
    found = []
    for e in p.table.events:
        if isinstance(e, Went) and e.figure == "beast":
            found.append(f"to {p.game.name(e.path[-1])}")
        elif isinstance(e, Used) and e.figure == "beast":
            found.append(f"{e.line.removeprefix('monster/beast/active/')} {e.target}".strip())
        elif isinstance(e, DoorMoved) and e.figure == "beast":
            found.append(e.how)
    return found


# -- who moves a monster -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-AIP-01", "MA-UNI-08")
@pytest.mark.parametrize(("dead", "setting", "asked"), [(False, "players", False), (True, "players", True), (True, "rules", False)])
def test_monsters_are_predictable_until_an_explorer_dies(dead: bool, setting: str, asked: bool) -> None:
    p = hunted("a" + "\n." * 8 + "\nb", explorers=2, profile={"dead_play": setting})
    with p.arrange() as s:
        p.put("brute", "8,1")
        if dead:
            s.explorers["bob"].cell, s.explorers["bob"].dead, s.explorers["bob"].health = -1, 1, 0
    p.rest()
    assert (p.prompt == "control-monster") == asked
    if asked:
        assert p.decision.group is not None
        assert p.decision.group.seats == (1,)
        p.go("end")
        assert p.where("brute") == "8,1"
    else:
        assert p.where("brute") == "4,1"


@pytest.mark.rule("MA-AIP-01", "MA-UNI-10")
def test_a_monster_that_somebody_controls_is_not_predictable() -> None:
    p = hunted("a . . . . . . .", explorer=PUPPETEER)
    with p.arrange():
        p.put("brute", "5,1")
        p.put("archer", "9,9")
    p.begin().go("use:explorer/ann/active/0", "target:brute").until("control-monster")
    assert (p.decision.seat, p.decision.args["figure"]) == (0, "brute")
    p.go("end")
    assert p.where("brute") == "5,1"
    assert [e.figure for e in p.told(Went)] == ["archer"] * 3


@pytest.mark.rule("MA-AIP-28", "MA-TER-07")
def test_a_monster_goes_around_a_chasm_or_stays() -> None:
    p = hunted("a ~ . .\n. ~ . .\n. . . .")
    with p.arrange():
        p.put("brute", "3,1")
    p.rest()
    assert "2,1" not in [p.game.name(cell) for e in p.told(Went) for cell in e.path]
    assert p.where("brute") != "3,1"
    p = hunted("\n".join(["a ~ . ."] + [". ~ . ."] * 9))
    with p.arrange():
        p.put("brute", "3,1")
    p.rest()
    assert p.told(Went) == []
    assert p.where("brute") == "3,1"


@pytest.mark.rule("MA-AIP-42", "MA-GEN-10")
def test_the_living_choose_what_the_rules_leave_open() -> None:
    p = hunted(". . . . . . .\n. . . . . . .\na . . . . . b", explorers=2)
    with p.arrange():
        p.put("brute", "4,3")
    p.rest()
    assert (p.prompt, p.decision.seat, p.decision.group) == ("monster-acts", -1, None)
    assert p.keys == ["step:3,3:ann", "step:5,3:bob"]
    p.go("step:5,3:bob")
    assert p.where("brute") != "4,3"


@pytest.mark.rule("MA-AIP-42")
def test_a_dead_explorers_player_does_not_choose_for_the_living() -> None:
    p = hunted(". . . . . . .\n. . . . . . .\na . . c . . b", explorers=3, profile={"dead_play": "rules"})
    with p.arrange() as s:
        p.put("brute", "4,4")
        s.explorers["cid"].cell, s.explorers["cid"].dead, s.explorers["cid"].health = -1, 1, 0
    p.rest()
    assert p.prompt == "monster-acts"
    assert p.decision.group is not None
    assert (p.decision.group.seats, p.decision.group.first) == ((0, 1), 0)


@pytest.mark.rule("MA-AIP-03", "MA-AIP-04")
def test_after_everything_it_does_a_monster_checks_its_abilities_first() -> None:
    p = hunted("a . . .")
    with p.arrange():
        p.put("brute", "4,1")
    p.rest()
    told = [type(e).__name__ for e in p.table.events if isinstance(e, (TurnBegan, Went, Used, TurnEnded)) and e.figure == "brute"]
    assert told == ["TurnBegan", "Went", "Went", "Used", "TurnEnded"]


@pytest.mark.rule("MA-AIP-26", "MA-AIP-27")
@pytest.mark.parametrize(("sides", "named"), [("#", False), (".", True)])
def test_a_straight_line_is_a_reason_only_where_other_ways_lead_to_none(sides: str, named: bool) -> None:
    """A wall keeps the brute from ann. Two of its ways lead beside her, two more do not if there is no rubble."""
    p = hunted(f". . a . .\n    -\n. {sides} . {sides} .")
    with p.arrange():
        p.put("brute", "3,2")
    p.rest()
    assert p.keys == ["step:2,1:ann", "step:4,1:ann"]
    p.go("step:2,1:ann")
    went = next(n for n, e in enumerate(p.table.events) if isinstance(e, Went))
    assert ("MA-AIP-26" in [reason.rule for reason in p.table.why(went)]) == named


@pytest.mark.rule("MA-AIP-34", "MA-AIP-35")
@pytest.mark.parametrize(("stamina", "destroyed"), [(5, True), (4, True), (3, False)])
def test_a_monster_destroys_the_door_on_its_way_if_it_can_pay(stamina: int, destroyed: bool) -> None:
    walls = ["a .!. ."] + [". .|. ."] * 9
    p = hunted("\n".join(walls), monsters=[{"id": "ram", "armor": 3, "will": 3, "health": 1, "stamina": stamina}])
    with p.arrange() as s:
        s.closed = [(p.cell("2,1"), p.cell("3,1"))]
        p.put("ram", "3,1")
    p.rest()
    assert [e.how for e in p.told(DoorMoved)] == ["destroy"] * destroyed
    assert bool(p.s.broken) == destroyed
    assert p.where("ram") == ("2,1" if stamina == 5 else "3,1")


# -- abilities ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-AIP-02")
def test_it_moves_a_space_at_a_time_until_an_ability_can_be_used() -> None:
    assert deeds(hunt("a", "4,1", CLAW)) == ["to 3,1", "to 2,1", "0 ann"]


@pytest.mark.rule("MA-AIP-04", "MA-AIP-48")
@pytest.mark.parametrize(("active", "done"), [((CLAW, BLOOD), ["0 ann"]), ((BLOOD, CLAW), ["0 ann", "1 ann"])])
def test_without_stamina_its_turn_ends_even_with_an_ability_that_costs_none(active: tuple[str, str], done: list[str]) -> None:
    assert deeds(hunt("a", "2,1", *active, stamina=2)) == done


@pytest.mark.rule("MA-AIP-06", "MA-OOT-01")
def test_it_uses_even_what_costs_no_stamina_in_its_own_turn_only() -> None:
    p = hunt("a b", "2,2", BLOOD, stamina=1, explorers=2)
    deeds(p)
    told = [type(e).__name__ for e in p.table.events if isinstance(e, (TurnBegan, Used, TurnEnded)) and e.figure == "beast"]
    assert told == ["TurnBegan", "Used", "TurnEnded"]


@pytest.mark.rule("MA-AIP-07", "MA-EVT-05")
def test_the_ability_of_the_horror_event_comes_before_those_of_its_card() -> None:
    events = [{"id": "gloom", "kind": "horror", "scenario": "trial", "active": ["Pay 2 stamina, range 4: magical attack 1/0"]}]
    p = hunt("a", "2,1", "Pay 1 stamina, melee: attack 1/0", stamina=3, events=events)
    with p.arrange() as s:
        s.decks["horror"].pile.remove("gloom")
        s.horror_events = ["gloom"]
    assert deeds(p) == ["event/gloom/active/0 ann", "0 ann"]


@pytest.mark.rule("MA-AIP-08", "MA-EFF-04", "MA-ESS-01")
@pytest.mark.parametrize(("first", "used"), [
    ("Pay 1 stamina, melee, if adjacent to a wall: attack 1/0", False), ("Pay 1 essence, melee: attack 1/0", False),
    ("Pay 4 health, melee: attack 1/0", False), ("Pay 2 stamina, melee: attack 1/0", False), ("Pay 1 stamina, melee: attack 1/0", True),
])  # fmt: skip
def test_what_it_cannot_pay_or_may_not_use_is_passed_over(first: str, used: bool) -> None:
    """It is not beside a wall, has 3 health and 1 stamina."""
    assert deeds(hunt(".\n. a", "3,3", first, "Pay 1 stamina, range 2: attack 1/0", stamina=1)) == ["0 ann" if used else "1 ann"]


@pytest.mark.rule("MA-AIP-09")
def test_it_uses_the_same_ability_as_often_as_it_can_pay() -> None:
    assert deeds(hunt("a", "2,1", CLAW, stamina=5)) == ["0 ann", "0 ann"]


@pytest.mark.rule("MA-AIP-10", "MA-BAR-12")
def test_monsters_and_barrels_in_its_reach_are_no_targets() -> None:
    for ability in (CLAW, "Pay 2 stamina, range 3: attack 1/0", "Pay 2 stamina, range 3 over obstacles: push 1"):
        assert deeds(hunt(f"a . . . . B\n{HALL}", "5,1", ability, stamina=2, others=["4,1"])) == []


@pytest.mark.rule("MA-AIP-10", "MA-RNG-13")
def test_its_second_target_is_an_explorer_as_well() -> None:
    line = "Pay 2 stamina, range 3, second range 3: attack 1/0; push 1, on the second target"
    p = hunt("a . b", "2,3", line, stamina=2, explorers=2, others=["3,3"])
    p.rest().until("which-target")
    assert p.keys == ["target:ann", "target:bob"]


@pytest.mark.rule("MA-AIP-39")
@pytest.mark.parametrize(("effect", "used"), [
    ("attack 1/0, on adjacent explorers", False), ("attack 1/0, on adjacent units", False), ("attack 1/0, on explorers", True),
    ("attack 1/0, on any explorer", True), ("attack 1/0, on any adjacent explorer", False), ("lose 1 health, on monsters", True),
    ("lose 1 health, on adjacent monsters", False), ("restore 1 health, on monsters", False), ("restore 1 health, on units", False),
    ("restore 1 health", False), ("threat +1", True), ("2x (attack 1/0, on adjacent explorers; threat +1)", False),
    ("2x (attack 1/0, on explorers; threat +1)", True),
])  # fmt: skip
def test_an_ability_that_chooses_no_target_has_to_affect_somebody_it_is_meant_for(effect: str, used: bool) -> None:
    """ann, who is wounded, is 3 spaces away; the beast and the stone are not wounded."""
    p = hunt(f"a\n{HALL}", "4,1", f"Pay 1 stamina: {effect}", stamina=1, others=["9,9"])
    with p.arrange() as s:
        s.explorers["ann"].health = 3
    assert deeds(p) == (["0"] if used else ["to 3,1"])


@pytest.mark.rule("MA-AIP-39")
@pytest.mark.parametrize(("whom", "stone", "wounds", "used"), [
    ("adjacent monsters", "5,1", 1, True), ("adjacent units", "5,1", 1, True), ("any adjacent unit", "5,1", 1, True), ("units", "9,9", 1, True),
    ("any unit", "9,9", 1, True), ("adjacent units", "9,9", 1, False), ("adjacent units", "5,1", 0, False), ("units", "9,9", 0, False),
])  # fmt: skip
def test_healing_is_meant_for_wounded_monsters(whom: str, stone: str, wounds: int, used: bool) -> None:
    """ann, who is wounded, is 3 spaces away."""
    p = hunt(f"a\n{HALL}", "4,1", f"Pay 1 stamina: restore 1 health, on {whom}", stamina=1, monsters=[OX])
    with p.arrange() as s:
        p.put("ox", stone, wounds=wounds)
        s.explorers["ann"].health = 3
    p.rest()
    assert bool(p.told(Used)) == used
    assert (p.where("beast") == "4,1") == used


@pytest.mark.rule("MA-AIP-39", "MA-EFF-03")
@pytest.mark.parametrize(("text", "at", "done"), [
    ("if adjacent to a wall then attack 1/0, on explorers else attack 1/0, on adjacent explorers", "4,1", ["0"]),
    ("if adjacent to a wall then attack 1/0, on explorers else attack 1/0, on adjacent explorers", "4,4", ["to 3,3"]),
    ("if adjacent to a wall then attack 1/0, on adjacent explorers else attack 1/0, on explorers", "4,1", ["to 3,1"]),
    ("if adjacent to a wall then attack 1/0, on adjacent explorers else attack 1/0, on explorers", "4,4", ["0"]),
    ("if there is a wounded monster then restore 1 health, on adjacent monsters else attack 1/0, on explorers", "4,4", ["to 3,3"]),
])  # fmt: skip
def test_of_an_ability_with_a_condition_the_part_counts_that_would_be_carried_out(text: str, at: str, done: list[str]) -> None:
    """An ox far away is wounded."""
    p = hunt(f"a\n{HALL}" if at == "4,1" else "a", at, f"Pay 1 stamina: {text}", stamina=1, monsters=[OX])
    with p.arrange():
        p.put("ox", "9,9", wounds=1)
    assert deeds(p) == done


@pytest.mark.rule("MA-AIP-48")
def test_an_ability_without_stamina_cost_is_used_once_in_every_turn() -> None:
    assert deeds(hunt("a", "2,1", BLOOD, CLAW, stamina=3), rounds=2) == ["0 ann", "1 ann"] * 2


@pytest.mark.rule("MA-AIP-39", "MA-RNG-17")
@pytest.mark.parametrize(("reach", "ann", "done"), [
    ("on explorers within range 2", "3,1", ["0"]), ("on explorers within range 2", "2,1", []),
    ("on explorers on any tile", "1,1", ["0"]), ("on explorers on any tile", "12,5", ["0"]), ("on explorers", "12,5", []),
])  # fmt: skip
def test_an_effect_without_target_counts_only_as_far_as_it_reaches(reach: str, ann: str, done: list[str]) -> None:
    """The beast on 5,1, and a second tile to the east of its own. What cannot be used is no reason to stay."""
    p = hunt("a", "5,1", f"Pay 1 stamina: attack 1/0, {reach}", stamina=1, second=True)
    with p.arrange():
        p.stand("ann", ann)
    found = deeds(p)
    assert ([deed for deed in found if not deed.startswith("to ")], len(found)) == (done, 1)


@pytest.mark.rule("MA-AIP-48")
@pytest.mark.parametrize(("gain", "done"), [(1, ["0", "to 4,1", "to 3,1"]), (3, ["0", "to 4,1", "to 3,1"]), (0, ["0", "0", "0"])])
def test_an_ability_that_gives_back_its_stamina_is_used_once_in_a_turn(gain: int, done: list[str]) -> None:
    """Otherwise the turn would never end."""
    text = f"Pay 1 stamina: restore {gain} stamina, on yourself; threat +1" if gain else "Pay 1 stamina: threat +1"
    p = hunt(f"a\n{HALL}", "5,1", text, stamina=3)
    assert deeds(p)[:3] == done


@pytest.mark.rule("MA-AIP-48", "MA-LST-12")
@pytest.mark.parametrize(("effect", "done"), [
    ("lasting 1x armor -1", ["0 ann", "to 4,1", "to 3,1"]), ("lasting 2x armor -1", ["0 ann", "0 ann", "to 4,1"]),
    ("lasting 1x armor -1; attack 1/0", ["0 ann", "0 ann", "0 ann"]), ("push 1", ["0 ann"] * 3),
])  # fmt: skip
def test_what_cannot_last_any_more_is_not_used_if_it_is_all_there_is(effect: str, done: list[str]) -> None:
    """ann stands with her back to the wall, so that a push changes nothing."""
    assert deeds(hunt(f"a\n{HALL}", "5,1", f"Pay 1 stamina, range 9: {effect}", stamina=3)) == done


@pytest.mark.rule("MA-AIP-38")
@pytest.mark.parametrize(("strict", "done"), [(False, ["0 bob"]), (True, ["to 4,4"])])
def test_a_setting_says_whether_abilities_are_used_on_others_than_the_nearest(strict: bool, done: list[str]) -> None:
    """ann is 2 spaces away around the end of the wall, but not in sight; bob is 4 away."""
    drawing = "# # b . .\n# # . . .\n# # . . .\n# # . . .\n# # .|a .\n- - - - -"
    p = hunt(drawing, "3,5", "Pay 1 stamina, range 4: attack 1/0", stamina=1, explorers=2, profile={"nearest_only": strict})
    assert deeds(p) == done


@pytest.mark.rule("MA-AIP-40", "MA-UNI-15")
@pytest.mark.parametrize(("at", "done"), [("5,1", []), ("2,1", ["0 ann", "0 ann"])])
def test_an_immobile_monster_only_uses_abilities(at: str, done: list[str]) -> None:
    assert deeds(hunt("a", at, CLAW, passive=["Immobile"])) == done


# -- the nearest explorer ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-AIP-11", "MA-AIP-47")
@pytest.mark.parametrize(("token", "done"), [("south", ["to 10,5", "to 11,5"]), ("east", ["to 8,5", "to 7,5"])])
def test_the_nearest_may_be_on_another_tile_unless_a_token_bars_the_border(token: str, done: list[str]) -> None:
    """ann is 3 spaces away beyond the border, bob 5."""
    p = hunt("a b", "9,5", CLAW, stamina=2, explorers=2, second=True)
    with p.arrange() as s:
        p.stand("ann", "12,5")
        p.stand("bob", "4,5")
        assert s.entry is not None
        if token == "east":
            s.entry.side, s.entry.cells = "east", (p.cell("10,5"), p.cell("10,6"))
    assert deeds(p) == done


@pytest.mark.rule("MA-AIP-12", "MA-ETH-04", "MA-ETH-09")
@pytest.mark.parametrize(
    ("passive", "lit", "done"), [([], False, ["to 4,1"]), (["Choose ethereal targets"], False, ["0 bob"]), ([], True, ["0 bob"])]
)
def test_ethereal_explorers_count_only_if_it_can_target_them(passive: list[str], lit: bool, done: list[str]) -> None:
    """bob, who is ethereal, stands beside the beast; a chapter space on the tile may be lit."""
    people = {"bob": {"passive": ["Ethereal"]}}
    p = hunt(f"a . . . . b\n{HALL}\nX", "5,1", "Pay 1 stamina, melee: attack 1/0", stamina=1, passive=passive, explorers=2, explorer=people)
    with p.arrange() as s:
        s.lit = [p.cell("1,2")] if lit else []
    assert deeds(p) == done


@pytest.mark.rule("MA-AIP-15", "MA-UNI-15")
@pytest.mark.parametrize(("passive", "done"), [([], []), (["Immobile"], ["to 6,1", "to 7,1", "to 8,1"]), (["Ethereal"], ["to 3,1", "to 2,1"])])
def test_an_immobile_unit_is_gone_around_like_rubble(passive: list[str], done: list[str]) -> None:
    """ann is 4 spaces away past another monster in the hall, bob 5 on the other side. A mobile one only stands in the way."""
    post = {"id": "post", "armor": 3, "will": 3, "health": 1, "stamina": 0, "passive": passive}
    p = hunt(f"a . . . . . . . . b\n{HALL}", "5,1", CLAW, stamina=3, explorers=2, monsters=[post])
    with p.arrange():
        p.put("post", "4,1")
    assert deeds(p) == done


@pytest.mark.rule("MA-AIP-16", "MA-TER-07")
@pytest.mark.parametrize(("sign", "passable"), [
    ("~", False), ("#", False), ("B", False), ("C", False), ("L", False), ("R", False), ("W", False), ("E", False), ("X", False), ("wreck", False),
    ("^", True), ("S", True), (".", True),
])  # fmt: skip
def test_chasms_action_spaces_destroyed_spaces_barrels_and_rubble_are_gone_around(sign: str, passable: bool) -> None:
    """ann is 3 spaces away, bob 5 on the other side of the hall."""
    p = hunt(f"a . {'S' if sign == 'wreck' else sign} . . . . . b\n{HALL}", "4,1", CLAW, stamina=1, explorers=2)
    with p.arrange() as s:
        s.destroyed = [p.cell("3,1")] if sign == "wreck" else []
    assert deeds(p) == ["to 3,1" if passable else "to 5,1"]


@pytest.mark.rule("MA-AIP-17", "MA-MOV-14")
@pytest.mark.parametrize(("between", "thing"), [(".|.", "walls"), (". #", "rubble"), (". C", "obstacles"), (". .", "units"), (".!.", "closed doors")])
@pytest.mark.parametrize("through", ["walls", "rubble", "obstacles", "units", "closed doors", "chasms"])
def test_what_it_may_move_through_counts_as_free(between: str, thing: str, through: str) -> None:
    """ann is 3 spaces away, bob 5 on the other side of the hall. A unit or a closed door makes ann no farther, only harder to get at."""
    drawing, others = f"a {between} . . . . . b\n{'~ ' * 10}", ["3,1"] if thing == "units" else []
    p = hunt(drawing, "4,1", CLAW, stamina=2, passive=[f"Move through {through}"], explorers=2, others=others)
    with p.arrange() as s:
        s.closed = [(p.cell("2,1"), p.cell("3,1"))] if thing == "closed doors" else []
    passes = through == thing or (through, thing) in (("walls", "closed doors"), ("obstacles", "units"))
    if passes:
        assert deeds(p) == (["to 3,1", "to 2,1"] if thing in ("walls", "closed doors") else ["to 2,1"])
    else:
        assert deeds(p) == {"units": [], "closed doors": ["to 3,1"]}.get(thing, ["to 5,1", "to 6,1"])


@pytest.mark.rule("MA-AIP-18", "MA-AIP-19")
@pytest.mark.parametrize(("health", "stone", "door", "done"), [
    ((3, 4), "", False, "to 4,1"), ((4, 3), "", False, "to 6,1"), ((3, 4), "3,1", False, "to 6,1"), ((3, 4), "", True, "to 6,1"),
    ((4, 3), "7,1", True, "to 6,1"),
])  # fmt: skip
def test_ties_for_nearest_are_broken_by_what_is_in_the_way_then_by_health(health: tuple[int, int], stone: str, door: bool, done: str) -> None:
    """ann and bob are 4 spaces away in both directions of the hall. A closed door is on the way to ann."""
    p = hunt(f"a .!. . . . . . b\n{HALL}", "5,1", CLAW, stamina=1, explorers=2, others=[stone] if stone else [])
    with p.arrange() as s:
        s.closed = [(p.cell("2,1"), p.cell("3,1"))] if door else []
        s.explorers["ann"].health, s.explorers["bob"].health = health
    assert deeds(p) == [done]


@pytest.mark.rule("MA-AIP-20", "MA-AIP-42")
def test_if_explorers_are_tied_the_players_choose_whom_an_ability_is_used_on() -> None:
    p = hunt("a . b . c", "2,2", CLAW, stamina=2, explorers=3)
    with p.arrange() as s:
        s.explorers["cid"].health = 1
    p.rest()
    assert (p.prompt, p.keys, p.decision.seat) == ("monster-acts", [f"ability:monster/beast/active/0:{id}" for id in ("ann", "bob")], -1)
    assert deeds(p.go("ability:monster/beast/active/0:bob"), 0) == ["0 bob"]


@pytest.mark.rule("MA-AIP-41", "MA-AIP-12")
def test_if_nobody_can_be_targeted_it_stays() -> None:
    p = hunt("a", "4,4", CLAW, explorer={"ann": {"passive": ["Ethereal"]}})
    assert deeds(p) == []
    assert len([e for e in p.told(TurnEnded) if e.figure == "beast"]) == 1


# -- ways --------------------------------------------------------------------------------------------------------------------------
ROUND = "a . . . #\n. # # . #\n. # # . #\n. # # . #\n. . . . #\n# # # # #"
"""ann in the corner of a way around a block of rubble."""


@pytest.mark.rule("MA-AIP-32", "MA-AIP-29")
@pytest.mark.parametrize(("stamina", "done"), [
    (4, []), (5, ["to 2,5", "to 3,5", "to 4,4", "to 4,3", "to 4,2"]), (6, ["to 2,5", "to 3,5", "to 4,4", "to 4,3", "to 4,2", "to 3,1"]),
])  # fmt: skip
def test_a_detour_is_begun_only_if_it_can_be_finished_and_is_not_broken_off(stamina: int, done: list[str]) -> None:
    """The stone is on the shortest way of 4 spaces. After the second step it would be shorter to turn back."""
    assert deeds(hunt(ROUND, "1,5", CLAW, stamina=stamina, others=["1,4"])) == done


@pytest.mark.rule("MA-AIP-32", "MA-AIP-03")
def test_abilities_come_first_in_the_middle_of_a_detour_too() -> None:
    """From 3,5 the beast sees ann over nothing but floor; what it does then leaves too little stamina for the rest."""
    p = hunt(ROUND.replace("# #", "~ ~"), "1,5", "Pay 3 stamina, range 4: attack 1/0", stamina=5, others=["1,4"])
    assert deeds(p) == ["to 2,5", "0 ann"]


@pytest.mark.rule("MA-AIP-30", "MA-AIP-05")
def test_blocked_by_another_without_a_way_around_its_turn_ends() -> None:
    assert deeds(hunt(f"a . . . .\n{HALL}", "4,1", CLAW, stamina=9, others=["3,1"])) == []


@pytest.mark.rule("MA-AIP-36", "MA-AIP-35")
@pytest.mark.parametrize(("stamina", "done"), [
    (2, ["to 3,1", "to 2,1"]), (5, ["to 3,1", "to 2,1"]), (6, ["to 3,1", "to 2,1", "destroy"]), (8, ["to 3,1", "to 2,1", "destroy", "0 ann"]),
])  # fmt: skip
def test_it_walks_up_to_a_door_even_if_it_cannot_pay_for_it(stamina: int, done: list[str]) -> None:
    p = hunt(f"a!. . . .\n{HALL}", "4,1", CLAW, stamina=stamina)
    with p.arrange() as s:
        s.closed = [(p.cell("1,1"), p.cell("2,1"))]
    assert deeds(p) == done


@pytest.mark.rule("MA-AIP-24", "MA-AIP-23")
def test_beside_its_target_it_does_not_move_even_if_it_can_do_nothing() -> None:
    assert deeds(hunt("a .\n. .", "2,2", "Pay 3 stamina, melee: attack 1/0", stamina=2)) == []
