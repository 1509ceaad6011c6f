"""Lasting effects: how long they last, how often they are stacked, and whom they stay with."""

from __future__ import annotations

import pytest

from undercroft.games.machina_arcana.events import Attacked, Banished, Evaded, Restored, Went
from undercroft.games.machina_arcana.state import Gear

from .position import CHAPTERS, Position, position

ANN, BOB = "use:explorer/ann/active/", "use:explorer/bob/active/"
CALM = {"horror-roll": "1 1 1", "spawn-roll": "1 1 1"}
ROCK = {"id": "rock", "armor": 3, "will": 3, "health": 3, "stamina": 0}


def armor(p: Position, id: str = "ann") -> int:
    return p.game.traits(id).armor


def owners(p: Position) -> list[str]:
    """Whose markers lie on cards."""
    return [owner for _, owner in sorted({(lasting.marker, lasting.owner) for lasting in p.s.lasting})]


@pytest.mark.rule("MA-LST-01")
def test_some_effects_happen_once_and_others_last() -> None:
    """Health is restored when the ability is used, and not again when ann is hit later; her armor is higher then, so that 2 is not enough."""
    people = {"ann": {"active": ["Pay 1 stamina: restore 1 health; lasting 1x armor +1"]}}
    p = position("a\n.", explorer=people, rolls="1 1 2 2", draws=CALM)
    with p.arrange() as s:
        p.put("brute", "1,2")
        s.explorers["ann"].health = 3
    p.begin().go(ANN + "0")
    assert (p.explorer().health, armor(p), len(p.s.lasting)) == (4, 3, 1)
    p.go("pass").until("act")
    assert ([e.result for e in p.told(Attacked)], [e.against for e in p.told(Evaded)]) == ([2, 4], [3])
    assert (len(p.told(Restored)), p.explorer().health, armor(p), p.s.lasting) == (1, 3, 2, [])


@pytest.mark.rule("MA-LST-03")
@pytest.mark.parametrize("most", [1, 2])
def test_an_effect_is_stacked_so_often_in_one_round(most: int) -> None:
    """In the next round just as often again."""
    p = position("a", explorer={"ann": {"active": [f"Pay 1 stamina: lasting {most}x armor +1"]}}, draws=CALM)
    for _ in range(2):
        found = [armor(p.begin())]
        for _ in range(3):
            found.append(armor(p.go(ANN + "0")))
        assert found == [2, 3, 2 + min(2, most), 2 + most]
        p.go("pass").until("act")


@pytest.mark.rule("MA-LST-03")
def test_each_lasting_effect_counts_for_itself() -> None:
    """Two effects of one ability, and the same words on another card."""
    people = {"ann": {"active": ["Pay 1 stamina: lasting 1x armor +1; lasting 2x will +1", "Pay 1 stamina: lasting 1x armor +1"]}}
    p = position("a", explorer=people).begin().go(ANN + "0", ANN + "0", ANN + "1")
    assert (armor(p), p.game.traits("ann").will) == (4, 5)


@pytest.mark.rule("MA-LST-07")
def test_each_time_that_it_is_stacked_takes_a_marker() -> None:
    """Three times use up all three of ann's; for the other effect there is none."""
    people = {"ann": {"active": ["Pay 1 stamina: lasting 3x armor +1", "Pay 1 stamina: lasting 1x will +1"]}}
    p = position("a", explorer=people).begin()
    for n in (1, 2, 3):
        p.go(ANN + "0")
        assert (owners(p), armor(p)) == (["ann"] * n, 2 + n)
    p.go(ANN + "1")
    assert (owners(p), p.game.traits("ann").will) == (["ann"] * 3, 3)


@pytest.mark.rule("MA-LST-09")
def test_what_an_item_adds_to_attack_rolls_counts_for_all_attacks_of_the_explorer() -> None:
    """That of her own card and of the other weapon as much as that of the club itself, but not for bob's."""
    club = {"id": "club", "type": "weapon", "hands": 1, "active": ["Pay 1 stamina: lasting 1x attack rolls +1", "Pay 1 stamina, melee: attack 1/0"]}
    knife = {"id": "knife", "type": "weapon", "hands": 1, "active": ["Pay 1 stamina, melee: attack 1/0"]}
    people = {id: {"active": ["Pay 1 stamina, melee: attack 1/0"]} for id in ("ann", "bob")}
    p = position("a b\n.", explorers=2, items=[club, knife], explorer=people, monsters=[ROCK], rolls="1 1 1 1 1")
    with p.arrange() as s:
        p.put("rock", "1,2")
        s.explorers["ann"].gear = [Gear("club"), Gear("knife")]
    p.begin("ann").go(ANN + "0", "target:rock", "use:item/club/active/0")
    for use in (ANN + "0", "use:item/club/active/1", "use:item/knife/active/0"):
        p.go(use, "target:rock")
    p.go("pass").begin("bob").go(BOB + "0", "target:rock")
    assert [(e.figure, e.result) for e in p.told(Attacked)] == [("ann", 1), ("ann", 2), ("ann", 2), ("ann", 2), ("bob", 1)]


HEXER = {**ROCK, "id": "hexer", "stamina": 4, "active": ["Pay 1 stamina, range 9: lasting 9x will -1"], "passive": ["Immobile"]}


@pytest.mark.rule("MA-LST-14")
@pytest.mark.parametrize("how", ["kill", "banish", "restore 1 health"])
def test_the_effects_on_the_card_of_a_monster_end_with_it_and_its_markers_return(how: str) -> None:
    """All four lie on the card of the hexer. Only when it is gone there is one for the event that ann invokes."""
    dusk = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Lasting 1x armor -1, on explorers"]}
    people = {"ann": {"active": [f"Pay 1 stamina, range 9: {how}", "Pay 1 stamina: invoke a horror event"], "will": 9}}
    p = position("a . . .", explorer=people, monsters=[HEXER], events=[dusk], draws=CALM)
    with p.arrange():
        p.put("hexer", "4,1")
    p.begin().go("pass").until("act")
    assert (p.game.traits("ann").will, owners(p)) == (5, [""] * 4)
    p.go(ANN + "0", "target:hexer") if how != "banish" else p.go(ANN + "0")
    gone = how != "restore 1 health"
    assert (p.game.traits("ann").will, owners(p), len(p.told(Banished))) == (9 if gone else 5, [""] * 4 * (not gone), how == "banish")
    p.go(ANN + "1")
    assert (armor(p), owners(p)) == (1 if gone else 2, [""] if gone else [""] * 4)


@pytest.mark.rule("MA-LST-14")
def test_those_on_other_cards_stay() -> None:
    """Of two hexers one dies."""
    p = position("a . . .\n. . . .", explorer={"ann": {"active": ["Pay 1 stamina, range 9: kill"], "will": 9}},
                 monsters=[{**HEXER, "stamina": 2}, {**HEXER, "id": "witch", "stamina": 1}], draws=CALM)  # fmt: skip
    with p.arrange():
        p.put("hexer", "4,1")
        p.put("witch", "4,2")
    p.begin().go("pass").until("act")
    assert p.game.traits("ann").will == 6
    p.go(ANN + "0", "target:hexer")
    assert (p.game.traits("ann").will, [lasting.card for lasting in p.s.lasting]) == (8, ["monster/witch"])


@pytest.mark.rule("MA-LST-18")
def test_an_effect_on_a_target_stays_with_it_wherever_it_goes() -> None:
    """The rock is pushed out of range, and a door closes between; whoever comes to its old space has nothing to do with it."""
    people = {"ann": {"active": ["Pay 1 stamina, range 1: lasting 1x armor -1", "Pay 1 stamina, range 1: push 2"]}}
    p = position("a . .!. .\n- - - - -\nb", explorers=2, explorer=people, monsters=[ROCK, {**ROCK, "id": "boulder"}])
    with p.arrange():
        p.put("rock", "2,1")
    p.begin("ann").go(ANN + "0", "target:rock")
    assert armor(p, "rock") == 2
    p.go(ANN + "1", "target:rock")
    with p.arrange() as s:
        s.closed = [(p.cell("3,1"), p.cell("4,1"))]
        p.put("boulder", "2,1")
    p.begin("ann")
    assert (p.where("rock"), armor(p, "rock"), armor(p, "boulder")) == ("4,1", 2, 3)


@pytest.mark.rule("MA-LST-18")
def test_an_effect_on_those_in_reach_is_for_those_who_were_there() -> None:
    """bob walks away with it, cid comes too late."""
    people = {"ann": {"active": ["Pay 1 stamina: lasting 1x armor +1, on adjacent explorers"]}}
    p = position("a b . . c", explorers=3, explorer=people).begin("ann").go(ANN + "0")
    assert [armor(p, id) for id in ("ann", "bob", "cid")] == [2, 3, 2]
    p.go("pass").begin("bob").go("move:3,2", "pass").begin("cid").go("move:4,1", "move:3,1", "move:2,1")
    assert [armor(p, id) for id in ("ann", "bob", "cid")] == [2, 3, 2]
    assert [e.figure for e in p.told(Went)] == ["bob", "cid", "cid", "cid"]


@pytest.mark.rule("MA-LST-20")
@pytest.mark.parametrize(("first", "markers", "left"), [("3", 0, 2), ("0", 1, 1)])
def test_an_effect_on_a_target_that_the_attack_has_destroyed_uses_no_marker(first: str, markers: int, left: int) -> None:
    """If it lives on and dies later, the marker stays where it is until the end of the round. Of three markers ann has used one before."""
    lines = ["Pay 1 stamina, range 9: attack 1/0; lasting 2x armor -1", "Pay 1 stamina: lasting 9x will +1"]
    p = position("a . . B", explorers=2, explorer={"ann": {"active": lines}}, monsters=[{**ROCK, "health": 1}], rolls=f"{first} 3", draws=CALM)
    with p.arrange():
        p.put("rock", "1,5")
    p.begin("ann").go(ANN + "1", ANN + "0", "target:rock")
    assert (len(p.s.lasting), "rock" in p.s.monsters) == (1 + markers, bool(markers))
    if markers:
        p.go(ANN + "0", "target:rock")
    assert (list(p.s.monsters), owners(p)) == ([], ["ann"] * (1 + markers))
    p.go(ANN + "1", ANN + "1", *[ANN + "1"] * (not markers))
    assert (p.game.traits("ann").will, owners(p)) == (4 + left, ["ann"] * 3)
    p.rest().until("who-acts")
    assert p.s.lasting == []


@pytest.mark.rule("MA-LST-20")
def test_it_has_nothing_to_do_with_a_monster_that_returns() -> None:
    """The same card is drawn again in the same round."""
    lines = ["Pay 1 stamina, range 9: attack 1/0; lasting 2x armor -1", "Pay 1 stamina: spawn a monster"]
    p = position("a . S", explorer={"ann": {"active": lines}}, monsters=[{**ROCK, "health": 1}], rolls="0 3")
    with p.arrange() as s:
        p.put("rock", "1,5")
        s.decks["monsters"].pile = []
    p.begin("ann").go(ANN + "0", "target:rock")
    assert armor(p, "rock") == 2
    p.go(ANN + "0", "target:rock", ANN + "1")
    assert (p.where("rock"), armor(p, "rock"), owners(p)) == ("3,1", 3, ["ann"])


@pytest.mark.rule("MA-LST-20")
def test_an_effect_on_a_barrel_uses_no_marker() -> None:
    """The attack does not set it off."""
    p = position("a . . B", explorer={"ann": {"active": ["Pay 1 stamina, range 9: attack 1/0; lasting 1x armor -1"]}}, rolls="0")
    p.begin().go(ANN + "0", "barrel:4,1")
    assert (len(p.told(Attacked)), p.s.lasting, p.s.markers) == (1, [], 0)


@pytest.mark.rule("MA-LST-19")
@pytest.mark.parametrize(("source", "line"), [("event/calm", 0), ("chapter/trial/1", 1)])
def test_an_effect_outlives_the_event_or_chapter_it_came_from(source: str, line: int) -> None:
    """Until the end of the round; its marker is not free before, so that ann's last two suffice for two of three uses."""
    calm, hymn = ({"id": id, "kind": "explorer", "scenario": "trial"} for id in ("calm", "hymn"))
    lasting = {"active": ["Pay 1 stamina: lasting 1x armor +1"]}
    lines = ["Pay 1 stamina: invoke an explorer event", "Pay 1 stamina: proceed to the next chapter", "Pay 1 stamina: lasting 3x will +1"]
    chapters = [{**CHAPTERS[0], **lasting}, *CHAPTERS[1:]]
    p = position("a . b", explorers=2, events=[{**calm, **lasting}, hymn], explorer={"ann": {"active": lines}}, chapters=chapters, draws=CALM)
    with p.arrange() as s:
        s.explorer_events, s.decks["explorer"].pile = ["calm"], ["hymn"]
    use = f"use:{source}/active/0"
    p.begin("ann").go(use)
    assert armor(p) == 3
    p.go(f"{ANN}{line}")
    assert (use in p.keys, armor(p), owners(p)) == (False, 3, ["ann"])
    p.go(*[ANN + "2"] * 3)
    assert (armor(p), p.game.traits("ann").will, owners(p)) == (3, 5, ["ann"] * 3)
    p.rest().until("who-acts")
    assert (armor(p), p.s.lasting) == (2, [])


@pytest.mark.rule("MA-LST-19")
def test_so_does_that_of_a_horror_event() -> None:
    """The next one is invoked in the same turn; at the horror phase it ends."""
    first = {"id": "dusk", "kind": "horror", "scenario": "trial", "enters": ["Lasting 1x armor -1, on explorers"]}
    gloom = {"id": "gloom", "kind": "horror", "scenario": "trial", "passive": ["Will -1, on explorers"]}
    p = position("a", events=[first, gloom], explorer={"ann": {"active": ["Pay 1 stamina: invoke a horror event"]}},
                 draws={**CALM, "horror-event": "dusk gloom"})  # fmt: skip
    p.begin().go(ANN + "0", ANN + "0")
    assert (p.game.horror_event, armor(p), p.game.traits("ann").will, owners(p)) == ("gloom", 1, 2, [""])
    p.go("pass").until("act")
    assert (p.s.round, armor(p), owners(p)) == (2, 2, [])
