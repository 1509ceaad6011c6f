"""Effects that depend on something: a state, a moment, a condition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import Attacked, EssenceGained, Took
from undercroft.games.machina_arcana.state import Gear, Placed
from undercroft.kernel.packs import PackError

from .facing import GOLEM, facing, hurt
from .position import CHAPTERS, Position, face, position

ANN = "use:explorer/ann/active/"
STAY = {"armor": 3, "will": 3, "health": 3, "stamina": 0}


def armor(p: Position, id: str = "ann") -> int:
    return p.game.traits(id).armor


# -- as long as something is so --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EFF-01")
@pytest.mark.parametrize("where", ["explorer", "item", "event", "personal"])
def test_a_passive_with_a_state_is_in_force_while_it_lasts(where: str) -> None:
    """Step by step: by the wall, off it, and back again. On the cards of nobody it counts for each unit by itself."""
    line = {"passive": ["If adjacent to a wall: armor +2"]}
    own = {kind: line if where == kind else {} for kind in ("explorer", "item", "event", "personal")}
    event = {"id": "calm", "kind": "explorer", "scenario": "trial", "personal": where == "personal", **own["event"], **own["personal"]}
    ring = {"id": "ring", "type": "artifact", **own["item"]}
    p = position(". .\n. .\n. .\n. . . a .\n      -", explorers=2, items=[ring], events=[event], explorer={"ann": own["explorer"]})
    with p.arrange() as s:
        s.explorers["ann"].gear = [Gear("ring")]
        s.explorers["ann"].personal, s.explorer_events = (["calm"], []) if where == "personal" else ([], ["calm"])
        p.stand("bob", "7,7")
    p.begin("ann")
    found = [armor(p)]
    for space in ("4,3", "5,3", "4,4"):
        p.go(f"move:{space}")
        found.append(armor(p))
    assert (found, armor(p, "bob")) == ([4, 2, 2, 4], 2)


@pytest.mark.rule("MA-EFF-01")
def test_what_happens_elsewhere_can_begin_and_end_it() -> None:
    """There is a wounded monster as soon as the dummy is hurt, and none any more when it is gone."""
    p = facing("Pay 1 stamina, melee: attack 1/0", passive=["If there is a wounded monster: armor +2"], rolls="0 3 3", health=2)
    found = [armor(p)]
    for _ in range(3):
        p.go(ANN + "0", "target:dummy")
        found.append(armor(p))
    assert found == [2, 2, 4, 2]


@pytest.mark.rule("MA-EFF-01", "MA-FLD-06")
@pytest.mark.parametrize("owner", [True, False])
def test_what_it_does_to_the_board_depends_on_it_too(owner: bool) -> None:
    """On ann's card while she is by the wall, on the chapter card while anybody is."""
    line = {"passive": ["If adjacent to a wall: every workbench counts as chest"]}
    chapters = [CHAPTERS[0] if owner else {**CHAPTERS[0], **line}, *CHAPTERS[1:]]
    p = position(". . .\n. a W\n-\n. . .", explorers=2, explorer={"ann": line if owner else {}}, chapters=chapters)
    found = []
    for ann, bob in (("2,2", "7,7"), ("1,2", "7,7"), ("2,2", "1,2")):
        with p.arrange() as s:
            s.turn = None
            p.stand("ann", ann)
            p.stand("bob", bob)
        p.begin("ann")
        found.append(p.game.kind(p.cell("3,2")))
    assert found == ["workbench", "chest", "workbench" if owner else "chest"]


@pytest.mark.rule("MA-EFF-01")
def test_what_happens_only_once_cannot_be_in_force() -> None:
    with pytest.raises(PackError):
        position("a", explorer={"ann": {"passive": ["If adjacent to a wall: threat +1"]}})


# -- when something happens ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EFF-02")
@pytest.mark.parametrize(("moment", "rolls", "found"), [
    ("you deal damage", "3 0 3", [2, 2, 4]), ("you kill", "3 0 3", [0, 0, 2]), ("you take damage", "3 3 3", [0, 0, 0]),
])  # fmt: skip
def test_what_waits_for_an_event_happens_each_time(moment: str, rolls: str, found: list[int]) -> None:
    """ann attacks two monsters of 2 health at once, three times; every one that is hit counts."""
    line = "Pay 1 stamina: attack 1/0, on monsters"
    p = facing(line, passive=[f"When {moment}: gain 1 essence"], rolls=rolls, health=2, others=["1,2"])
    seen = []
    for _ in range(3):
        p.go(ANN + "0")
        while p.prompt == "which-unit-first":
            p.go(p.keys[0])
        seen.append(len([e for e in p.told(EssenceGained) if "MA-ESS-05" in e.rules]))
    assert seen == found


@pytest.mark.rule("MA-EFF-02")
@pytest.mark.parametrize(("ann", "monster", "asked"), [([], [], False), (["When you deal damage: threat +1"], [], True),
                                                       ([], ["When you take damage: threat +1"], True)])  # fmt: skip
def test_if_something_waits_for_damage_it_matters_who_takes_it_first(ann: list[str], monster: list[str], asked: bool) -> None:
    p = facing("Pay 1 stamina: attack 1/0, on monsters", passive=ann, monster=monster, rolls="3", others=["1,2"]).go(ANN + "0")
    assert (p.prompt == "which-unit-first") == asked


@pytest.mark.rule("MA-EFF-02")
def test_what_follows_a_moment_does_not_stay_in_force() -> None:
    with pytest.raises(PackError):
        position("a", explorer={"ann": {"passive": ["When you kill: armor +1"]}})


@pytest.mark.rule("MA-EFF-02")
def test_damage_taken_counts_each_time_and_only_for_the_one_who_takes_it() -> None:
    """The hound has stamina for three attacks; bob stands by."""
    people = {id: {"passive": [f"When you take damage: threat +{by}"], "essence": 0} for id, by in (("ann", 1), ("bob", 3))}
    hound = {"id": "hound", **STAY, "stamina": 3, "active": ["Pay 1 stamina, melee: attack 1/0"]}
    p = position("a . . . b", explorers=2, explorer=people, monsters=[hound], rolls="3 0 2", draws={"horror-roll": "1"})
    with p.arrange():
        p.put("hound", "1,2")
    p.begin("ann").rest().until("who-acts")
    assert (hurt(p), p.s.threat) == (["ann", "ann"], 2)


@pytest.mark.rule("MA-EFF-02")
@pytest.mark.parametrize("phase", ["explorer", "spawn", "horror", "monster"])
def test_the_beginning_of_a_phase_comes_once_in_every_round(phase: str) -> None:
    """For the owner of the card, and once for a card of nobody."""
    people = {"ann": {"passive": [f"When the {phase} phase begins: gain 1 essence"]}}
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "passive": [f"When the {phase} phase begins: threat +1"]}
    p = position("a b", explorers=2, explorer=people, events=[dusk], draws={"horror-roll": "1 1"})
    with p.arrange() as s:
        p.put("stone", "9,9")
        s.horror_events, s.decks["horror"].pile = ["dusk"], []
    before = p.explorer().essence
    p.begin("ann").rest().until("who-acts")
    p.begin("ann").rest().until("who-acts")
    assert (p.s.round, p.explorer().essence - before, p.explorer("bob").essence, p.s.threat) == (3, 2, 0, 2)


@pytest.mark.rule("MA-EFF-02")
@pytest.mark.parametrize(("wounds", "found"), [(0, 0), (1, 1)])
def test_a_condition_of_what_waits_counts(wounds: int, found: int) -> None:
    """For a card of nobody it holds if it does for anybody: the wounded monster is on the other tile."""
    line = "When the horror phase begins, if there is a wounded monster: threat +1"
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "passive": [line]}
    p = position("a", events=[dusk], tiles=[face("second")], borders=("east", "south"), draws={"horror-roll": "1"})
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.put("brute", "19,9", wounds=wounds)
        s.horror_events, s.decks["horror"].pile = ["dusk"], []
    p.begin().rest().until_phase("monsters")
    assert (p.s.threat, [e.card for e in p.told(Took)]) == (found, ["dusk"] * found)


@pytest.mark.rule("MA-EFF-02")
@pytest.mark.parametrize(("at", "found"), [("2,1", 1), ("2,4", 0)])
def test_so_does_one_on_the_card_of_an_explorer(at: str, found: int) -> None:
    line = "When you deal damage, if adjacent to a wall: threat +1"
    p = facing("Pay 1 stamina, range 9: attack 1/0", passive=[line], rolls="3", drawing=". a\n- -", at="5,1")
    with p.arrange():
        p.stand("ann", at)
    p.begin().go(ANN + "0", "target:dummy")
    assert (hurt(p), p.s.threat) == (["dummy"], found)


# -- if and else -----------------------------------------------------------------------------------------------------------------
EITHER = "if there is a wounded monster then threat +1 else threat +2"


@pytest.mark.rule("MA-EFF-03")
@pytest.mark.parametrize(("wounds", "threat"), [(0, 2), (1, 1)])
def test_one_of_two_effects_is_resolved(wounds: int, threat: int) -> None:
    p = facing(f"Pay 1 stamina: {EITHER}")
    with p.arrange() as s:
        s.monsters["dummy"].wounds = wounds
    p.begin().go(ANN + "0")
    assert (p.s.threat, p.explorer().stamina) == (threat, 5)


@pytest.mark.rule("MA-EFF-03")
@pytest.mark.parametrize(("at", "threat"), [("10,1", 1), ("1,10", 1), ("11,1", 2), ("20,10", 2)])
def test_a_state_is_looked_for_on_the_tile_of_whoever_resolves_it(at: str, threat: int) -> None:
    """ann's own card: the wounded monster may be anywhere on her tile, but not on the next."""
    p = position("a", explorer={"ann": {"active": [f"Pay 1 stamina: {EITHER}"]}}, tiles=[face("second")], borders=("east", "south"))
    with p.arrange() as s:
        s.tiles.append(Placed("second", 1, 0))
        s.stack.remove("second")
        p.put("brute", at, wounds=1)
        p.put("stone", "5,5")
    assert p.begin().go(ANN + "0").s.threat == threat


@pytest.mark.rule("MA-EFF-03")
@pytest.mark.parametrize(("line", "threat"), [(f"attack 1/0; {EITHER}", 1), (f"{EITHER}; attack 1/0", 2)])
def test_the_condition_is_checked_when_its_turn_comes(line: str, threat: int) -> None:
    """The attack of the same ability wounds the dummy."""
    p = facing(f"Pay 1 stamina, melee: {line}", rolls="3").go(ANN + "0", "target:dummy")
    assert (hurt(p), p.s.threat) == (["dummy"], threat)


@pytest.mark.rule("MA-EFF-03")
@pytest.mark.parametrize(("wounds", "threat"), [(0, 0), (1, 1)])
def test_without_a_second_part_nothing_else_happens(wounds: int, threat: int) -> None:
    p = facing("Pay 1 stamina: if there is a wounded monster then threat +1; gain 1 essence")
    with p.arrange() as s:
        s.monsters["dummy"].wounds = wounds
    p.begin().go(ANN + "0")
    assert (p.s.threat, p.explorer().essence) == (threat, 1)


# -- as a price ------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EFF-04", "MA-ABL-10")
@pytest.mark.parametrize(("at", "able"), [("4,4", True), ("4,3", False)])
def test_a_condition_that_is_a_cost_has_to_hold(at: str, able: bool) -> None:
    """In one's own turn and out of it."""
    people = {id: {"active": [f"Pay 1 {price}, if adjacent to a wall: threat +1"]} for id, price in (("ann", "stamina"), ("bob", "health"))}
    p = position(". .\n. .\n. .\n. . . . .\n      -", explorers=2, explorer=people)
    for own, other in (("ann", "bob"), ("bob", "ann")):
        with p.arrange() as s:
            s.turn = None
            p.stand(own, at)
            p.stand(other, "8,8")
        p.begin("ann")
        offered = [key for d in p.table.decisions for key in d.keys if key.endswith("/active/0")]
        assert offered == [f"{'use' if own == 'ann' else 'free'}:explorer/{own}/active/0"] * able


@pytest.mark.rule("MA-EFF-04")
@pytest.mark.parametrize(("wounds", "used"), [(0, 0), (1, 2)])
def test_so_it_does_for_a_monster(wounds: int, used: int) -> None:
    ogre = {"id": "ogre", **STAY, "stamina": 2, "active": ["Pay 1 stamina, if there is a wounded monster: threat +1"], "passive": ["Immobile"]}
    p = position("a", monsters=[ogre], draws={"horror-roll": "1"})
    with p.arrange():
        p.put("ogre", "9,9")
        p.put("stone", "7,9", wounds=wounds)
    assert p.begin().rest().until("act").s.threat == used


# -- rerolls ---------------------------------------------------------------------------------------------------------------------
def striking(rolls: str, *, event: bool = True, others: Sequence[Mapping[str, Any]] = ()) -> list[tuple[int, ...]]:
    """The faces of the attacks of a golem, two dice each, while the horror event lets monsters reroll blanks."""
    golem = {**GOLEM, "stamina": 2, "active": ["Pay 1 stamina, melee: attack 2/0"]}
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "passive": ["Reroll blanks once, on monsters"] if event else ["Will +1"]}
    p = position("a .", monsters=[golem, *others], events=[dusk], rolls=rolls, explorer={"ann": {"armor": 9}}, draws={"horror-roll": "1"})
    with p.arrange() as s:
        p.put("golem", "2,1")
        s.horror_events, s.decks["horror"].pile = ["dusk"], []
    p.begin().rest().until("act")
    return [e.faces for e in p.told(Attacked)]


@pytest.mark.rule("MA-EFF-13")
@pytest.mark.parametrize(("rolls", "found"), [
    ("0 2 1 0 3 3", [(2, 1), (3, 3)]), ("0 0 1 0 0 2", [(0, 1), (0, 2)]), ("0 1 0 2 1 1", [(1, 2), (1, 1)]), ("1 2 3 1 0 0", [(1, 2), (3, 1)]),
])  # fmt: skip
def test_blanks_are_rerolled_once_in_every_attack_roll(rolls: str, found: list[tuple[int, ...]]) -> None:
    """A die that shows a blank again keeps it; in the next attack it may be rerolled again."""
    assert striking(rolls)[: len(found)] == found


@pytest.mark.rule("MA-EFF-13")
def test_only_those_whom_it_names_reroll() -> None:
    assert striking("0 2 0 0", event=False) == [(0, 2), (0, 0)]
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "passive": ["Reroll blanks once, on monsters"]}
    p = facing("Pay 1 stamina, melee: attack 2/0", rolls="0 2", events=[dusk])
    with p.arrange() as s:
        s.horror_events, s.decks["horror"].pile = ["dusk"], []
    p.begin().go(ANN + "0", "target:dummy")
    assert [e.faces for e in p.told(Attacked)] == [(0, 2)]
