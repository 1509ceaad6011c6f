"""Events: which are current, who has their abilities, how they are invoked, and where their cards go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from undercroft.games.machina_arcana.events import EssenceGained, Evaded, EventInvoked, LevelRose, LostHealth, Restored, ThreatMoved, Took, Used

from .eventful import EXPLORER, HORROR, ONE, ROCK, evening, event, invoked, kinds, offered
from .position import EVENTS, Position, position

STRIKE, HIT = "Pay 1 stamina, melee: attack 9/0", "use:explorer/ann/active/0"


# -- the current events ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EVT-01")
@pytest.mark.parametrize(("pile", "current"), [(["first", "last"], "last"), (["last", "first"], "first"), (["first"], "first"), ([], "")])
def test_the_top_card_of_a_discard_pile_is_the_current_event(pile: list[str], current: str) -> None:
    events = [event("first", active=ONE, passive=["Armor +1"]), event("last", active=ONE, passive=["Armor +2"])]
    dread = [event(f"h-{card['id']}", "horror", passive=[f"Will +{n}"]) for n, card in enumerate(events, 1)]
    p = evening(explorer=pile, horror=[f"h-{card}" for card in pile], events=[*events, *dread])
    assert (p.game.explorer_event, p.game.horror_event) == (current, f"h-{current}" if current else "")
    assert offered(p) == ([current] if current else [])
    more = {"first": 1, "last": 2, "": 0}[current]
    assert (p.game.traits("ann").armor, p.game.traits("ann").will) == (2 + more, 3 + more)


@pytest.mark.rule("MA-EVT-02")
@pytest.mark.parametrize(("pile", "current"), [(["first", "page"], False), (["page", "first"], True), (["page"], False)])
def test_under_a_personal_event_there_is_no_current_explorer_event(pile: list[str], current: bool) -> None:
    """Neither the personal event itself is one, nor the card below it."""
    page = event("page", active=ONE, passive=["Will +1"], personal=True)
    p = evening(explorer=pile, events=[event("first", active=ONE, passive=["Armor +1"]), page])
    assert p.game.explorer_event == ("first" if current else "")
    assert offered(p) == (["first"] if current else [])
    assert (p.game.traits("ann").armor, p.game.traits("ann").will) == (3 if current else 2, 3)


@pytest.mark.rule("MA-EVT-03")
@pytest.mark.parametrize("kind", ["explorer", "horror"])
@pytest.mark.parametrize(("passive", "more"), [
    ("Armor +1", {"ann": 1, "bob": 1, "rock": 1, "stone": 1}), ("Armor +1, on units", {"ann": 1, "bob": 1, "rock": 1, "stone": 1}),
    ("Armor +1, on explorers", {"ann": 1, "bob": 1}), ("Armor +1, on monsters", {"rock": 1, "stone": 1}),
])  # fmt: skip
def test_the_passives_of_the_current_events_are_in_force_on_all_tiles(kind: str, passive: str, more: Mapping[str, int]) -> None:
    """A wall is beside ann; bob and the stone stand on the other tile."""
    pile: dict[str, Any] = {kind: ["gloom"]}
    p = evening("a|.", explorers=2, events=[event("gloom", kind, passive=[passive])], monsters=[ROCK], **pile)
    with p.arrange():
        p.put("rock", "5,5")
        p.put("stone", "15,5")
        p.stand("bob", "12,1")
    printed = {"ann": 2, "bob": 2, "rock": 3, "stone": 3}
    assert {id: p.game.traits(id).armor - base for id, base in printed.items()} == {id: more.get(id, 0) for id in printed}
    p.until_phase("monsters" if kind == "explorer" else "horror")
    assert p.game.traits("ann").armor == 2 + more.get("ann", 0), "it does not end with the turn"


@pytest.mark.rule("MA-EVT-03", "MA-EFF-02")
@pytest.mark.parametrize("kind", ["explorer", "horror"])
def test_a_passive_that_waits_for_a_phase_reaches_all_tiles_every_round(kind: str) -> None:
    pile: dict[str, Any] = {kind: ["gloom"]}
    gloom = event("gloom", kind, passive=["When the spawn phase begins: lose 1 health, on explorers"])
    p = evening(explorers=2, events=[gloom], draws={"horror-roll": "1 1"}, **pile)
    with p.arrange():
        p.stand("bob", "12,1")
    p.rest()
    while p.prompt == "which-unit-first":
        p.go(p.keys[0])
    assert [p.explorer(id).health for id in ("ann", "bob")] == [4, 4]
    p.rest()
    while p.prompt == "which-unit-first":
        p.go(p.keys[0])
    assert sorted(e.figure for e in p.told(LostHealth)) == ["ann", "ann", "bob", "bob"]


@pytest.mark.rule("MA-EVT-04")
def test_every_explorer_has_the_abilities_of_the_current_explorer_event() -> None:
    """bob is on another tile; the second ability costs no stamina, and so is offered in the turns of others."""
    calm = event("calm", active=["Pay 1 stamina: threat +1", "Pay 1 health: threat +1"])
    p = evening(explorers=2, explorer=["calm"], events=[calm])
    with p.arrange():
        p.stand("bob", "12,1")
    p.begin("ann")
    assert [key for key in p.keys if "event/" in key] == ["use:event/calm/active/0", "use:event/calm/active/1"]
    assert [(d.seat, d.keys) for d in p.table.decisions if d.prompt == "free"] == [(1, ["free:event/calm/active/1"])]
    p.go("use:event/calm/active/0", "pass")
    assert "use:event/calm/active/0" in p.begin("bob").keys
    p.go("use:event/calm/active/0")
    assert (p.s.threat, p.explorer("ann").stamina, p.explorer("bob").stamina) == (2, 0, 5)
    assert [(e.figure, e.card, e.own) for e in p.told(Used)] == [("ann", "calm", False), ("bob", "calm", False)]


@pytest.mark.rule("MA-EVT-04")
def test_every_explorer_has_those_that_wait_for_a_moment_and_no_monster_has() -> None:
    calm = event("calm", passive=["When you take damage: threat +1"])
    p = evening("a b", explorers=2, explorer=["calm"], events=[calm], people={id: {"active": [STRIKE]} for id in ("ann", "bob")}, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "2,2")
    p.begin("ann").go(HIT, "target:bob")
    assert p.s.threat == 1
    p.go(HIT, "target:rock", "pass").begin("bob").go("use:explorer/bob/active/0", "target:ann")
    assert (p.s.threat, p.monster("rock").wounds) == (2, 1)


@pytest.mark.rule("MA-EVT-04")
def test_monsters_have_no_abilities_of_the_explorer_event_nor_anybody_those_of_an_earlier_one() -> None:
    """bob is dead and moves the monster."""
    bolt = ["Pay 1 stamina, range 9: attack 1/0"]
    events = [event("old", active=bolt), event("calm", active=bolt)]
    p = evening(explorers=2, explorer=["old", "calm"], events=events, monsters=[{**ROCK, "stamina": 4}], draws={"horror-roll": "1"})
    with p.arrange() as s:
        p.put("rock", "5,5")
        s.explorers["bob"].dead, s.explorers["bob"].cell = 1, -1
    assert offered(p.begin()) == ["calm"]
    p.go("pass").until("control-monster")
    assert [key for key in p.keys if key.startswith("ability")] == []


@pytest.mark.rule("MA-EVT-05")
def test_every_monster_has_those_that_wait_for_a_moment_and_no_explorer_has() -> None:
    gloom = event("gloom", "horror", passive=["When you take damage: threat +1"])
    p = evening("a b", explorers=2, horror=["gloom"], events=[gloom], people={"ann": {"active": [STRIKE]}}, monsters=[ROCK])
    with p.arrange():
        p.put("rock", "2,2")
    p.begin("ann").go(HIT, "target:bob")
    assert (p.s.threat, p.explorer("bob").health) == (0, 4)
    assert p.go(HIT, "target:rock").s.threat == 1


@pytest.mark.rule("MA-EVT-05")
@pytest.mark.parametrize("dead", [False, True])
def test_every_monster_has_the_abilities_of_the_current_horror_event(dead: bool) -> None:
    """The monsters have none of their own and stand on two tiles. If bob is dead, his player moves them."""
    bolt = event("gloom", "horror", active=["Pay 2 stamina, range 9: lose 1 health"])
    weak = [{**ROCK, "id": id, "stamina": 2} for id in ("rock", "crag")]
    p = evening(explorers=3, horror=["old", "gloom"], events=[event("old", "horror", active=["Pay 1 stamina, range 9: lose 3 health"]), bolt],
                monsters=weak, draws={"horror-roll": "1"})  # fmt: skip
    with p.arrange() as s:
        p.put("rock", "5,1")
        p.put("crag", "15,1")
        p.stand("ann", "1,1")
        p.stand("cid", "18,1")
        s.explorers["bob"].cell = -1
        s.explorers["bob"].dead, s.explorers["bob"].left = int(dead), not dead
    assert offered(p) == [], "explorers have no part in it"
    p.rest()
    for monster in ("rock", "crag") if dead else ():
        p.until("control-monster")
        assert p.decision.args["figure"] == monster
        options = [key for key in p.keys if key.startswith("ability")]
        assert {key.split(":")[1] for key in options} == {"event/gloom/active/0"}
        p.go("ability:event/gloom/active/0:" + ("ann" if monster == "rock" else "cid"), "end")
    assert [(e.figure, e.target, e.card, e.own) for e in p.told(Used)] == [("rock", "ann", "gloom", False), ("crag", "cid", "gloom", False)]
    assert (p.explorer("ann").health, p.explorer("cid").health) == (4, 4)


@pytest.mark.rule("MA-EVT-06")
def test_the_explorer_events_abilities_affect_whoever_uses_them() -> None:
    calm = event("calm", active=["Pay 1 stamina: restore 1 health", "Pay 1 health: gain 1 essence"])
    p = evening(explorers=3, explorer=["calm"], events=[calm])
    with p.arrange() as s:
        for explorer in s.explorers.values():
            explorer.health = 2
    p.begin("ann").go("use:event/calm/active/0")
    assert [(e.figure, e.amount) for e in p.told(Restored)] == [("ann", 1)]
    p.table.choose("free:event/calm/active/1", 1)
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [("bob", 1)]
    assert [(explorer.health, explorer.essence) for explorer in p.s.explorers.values()] == [(3, 0), (1, 1), (2, 0)]


@pytest.mark.rule("MA-EVT-06", "MA-RNG-11", "MA-OOT-06")
@pytest.mark.parametrize("by", ["ann", "bob"])
def test_what_an_explorer_event_does_as_it_enters_play_affects_whoever_invokes_it(by: str) -> None:
    """bob can do so in ann's turn."""
    people = {"bob": {"active": ["Pay 1 health: invoke an explorer event"]}}
    p = evening(explorers=2, events=[event("calm", enters=["Gain 1 essence"])], people=people)
    if by == "ann":
        p.go(EXPLORER)
    else:
        p.table.choose("free:explorer/bob/active/0", 1)
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [(by, 1)]
    assert [e.figure for e in p.told(Took)] == [by]


# -- invoking an explorer event ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EVT-07")
@pytest.mark.parametrize("card", ["calm", "quiet", "hush"])
def test_the_top_card_of_the_deck_is_revealed_whichever_that_is(card: str) -> None:
    p = evening(explorer=["old"], events=[event("quiet"), event("hush"), event("old")], draws={"explorer-event": card}).go(EXPLORER)
    assert [(e.card, e.how, e.rules) for e in p.told(EventInvoked)] == [(card, "explorer", ("MA-EVT-07",))]
    assert sorted(p.s.decks["explorer"].pile) == sorted({"calm", "quiet", "hush"} - {card})
    assert p.s.explorer_events == ["old", card]
    assert (p.s.threat, p.s.horror_events) == (0, [])


@pytest.mark.rule("MA-EVT-07")
@pytest.mark.parametrize("card", ["calm", "quiet", "page"])
def test_if_the_deck_is_empty_the_discard_pile_is_shuffled_into_a_new_one(card: str) -> None:
    """The personal event on the pile is shuffled in as well, the one that ann has is not."""
    events = [event("quiet"), event("page", personal=True), event("mine", personal=True)]
    p = evening(explorer=["quiet", "page", "calm"], decks={"explorer": []}, events=events, draws={"explorer-event": card})
    with p.arrange() as s:
        s.explorers["ann"].personal = ["mine"]
    p.begin().go(EXPLORER)
    assert invoked(p) == [card]
    assert sorted(p.s.decks["explorer"].pile) == sorted({"calm", "quiet", "page"} - {card})
    assert (p.s.explorer_events, p.explorer().personal) == (([], ["mine", "page"]) if card == "page" else ([card], ["mine"]))


@pytest.mark.rule("MA-EVT-07")
def test_with_a_card_left_in_the_deck_the_discard_pile_stays() -> None:
    p = evening(explorer=["calm"], decks={"explorer": ["quiet"]}, events=[event("quiet")]).go(EXPLORER)
    assert (invoked(p), p.s.explorer_events, p.s.decks["explorer"].pile) == (["quiet"], ["calm", "quiet"], [])


@pytest.mark.rule("MA-EVT-08")
def test_its_effects_are_resolved_in_their_order_before_it_is_put_away() -> None:
    """While its effects are resolved, the attack meets the armor that the event before it gives."""
    old = event("old", passive=["Armor +2, on explorers"])
    new = event("new", enters=["Lose 2 health; attack 1/0, on yourself", "Restore 2 health"], passive=["Armor +5, on explorers"])
    p = evening(explorer=["old"], decks={"explorer": ["new"]}, events=[old, new], rolls="3").go(EXPLORER)
    assert kinds(p, EventInvoked, LostHealth, Evaded, Restored) == ["EventInvoked", "LostHealth", "Evaded", "Restored"]
    assert ([e.against for e in p.told(Evaded)], p.game.traits("ann").armor, p.explorer().health) == ([4], 7, 5)


@pytest.mark.rule("MA-EVT-09")
@pytest.mark.parametrize("pile", [["calm"], []])
def test_a_personal_event_goes_to_its_explorer_and_the_current_event_stays(pile: list[str]) -> None:
    events = [event("calm", active=ONE, passive=["Armor +1, on explorers"]), event("page", active=ONE, personal=True)]
    p = evening(explorers=2, explorer=pile, decks={"explorer": ["page"]}, events=events).go(EXPLORER)
    assert (p.explorer("ann").personal, p.explorer("bob").personal, p.s.explorer_events) == (["page"], [], pile)
    assert (p.game.explorer_event, p.game.traits("bob").armor) == (("calm", 3) if pile else ("", 2))
    assert offered(p) == ["page", *pile]


@pytest.mark.rule("MA-EVT-09", "MA-OOT-06")
def test_it_goes_to_the_explorer_who_invokes_it_even_out_of_turn() -> None:
    people = {"bob": {"active": ["Pay 1 health: invoke an explorer event"]}}
    p = evening(explorers=2, decks={"explorer": ["page"]}, events=[event("page", personal=True)], people=people)
    p.table.choose("free:explorer/bob/active/0", 1)
    assert (p.explorer("ann").personal, p.explorer("bob").personal, p.s.explorer_events) == ([], ["page"], [])


@pytest.mark.rule("MA-EVT-09", "MA-EVT-10")
@pytest.mark.parametrize("personal", [True, False])
def test_if_its_explorer_dies_of_it_an_event_goes_on_the_discard_pile(personal: bool) -> None:
    page = event("page", enters=["Lose 9 health"], personal=personal)
    p = evening(explorers=2, decks={"explorer": ["page"]}, events=[page]).go(EXPLORER)
    assert (p.explorer("ann").dead, p.explorer("ann").personal, p.s.explorer_events) == (1, [], ["page"])
    assert p.game.explorer_event == ("" if personal else "page")


@pytest.mark.rule("MA-EVT-10")
@pytest.mark.parametrize("pile", [["old"], ["old", "page"], []])
def test_any_other_event_goes_on_the_discard_pile_and_is_the_current_one(pile: list[str]) -> None:
    events = [event("old", active=ONE), event("new", active=ONE, passive=["Armor +1, on explorers"]), event("page", personal=True)]
    p = evening(explorers=2, explorer=pile, decks={"explorer": ["new"]}, events=events).go(EXPLORER)
    assert (p.s.explorer_events, p.game.explorer_event, p.explorer().personal) == ([*pile, "new"], "new", [])
    assert (offered(p), p.game.traits("ann").armor, p.game.traits("bob").armor) == (["new"], 3, 3)


@pytest.mark.rule("MA-EVT-11")
def test_an_explorer_may_have_any_number_of_personal_events_and_nobody_else_has_their_abilities() -> None:
    pages = [event(f"page{n}", active=[*ONE, "Pay 1 health: threat +1"], passive=["Armor +1"], personal=True) for n in range(4)]
    names = [page["id"] for page in pages]
    p = evening(explorers=2, decks={"explorer": names}, events=pages).go(*[EXPLORER] * 4)
    assert (p.explorer("ann").personal, p.s.explorer_events) == (names, [])
    assert offered(p) == [name for name in names for _ in range(2)]
    assert (p.game.traits("ann").armor, p.game.traits("bob").armor) == (6, 2)
    assert [d.prompt for d in p.table.decisions] == ["act"], "bob is offered nothing in ann's turn"
    p.go("pass").begin("bob")
    assert offered(p) == []
    assert [(d.seat, d.keys) for d in p.table.decisions if d.prompt == "free"] == [(0, [f"free:event/{name}/active/1" for name in names])]


@pytest.mark.rule("MA-EVT-21")
@pytest.mark.parametrize("how", ["Pay 1 stamina, this card: threat +1", "Pay 1 stamina: threat +1; discard this card"])
def test_a_discarded_personal_event_covers_the_current_one_until_another_is_invoked(how: str) -> None:
    events = [event("old", active=ONE, passive=["Armor +1, on explorers"]), event("page", active=[how], personal=True),
              event("more", personal=True), event("new", active=ONE)]  # fmt: skip
    draws = {"explorer-event": "more new"}
    p = evening(explorers=2, explorer=["old"], decks={"explorer": ["new", "more"]}, events=events, draws=draws)
    with p.arrange() as s:
        s.explorers["ann"].personal = ["page"]
    p.begin("ann").go("use:event/page/active/0")
    assert (p.s.explorer_events, p.explorer().personal, p.s.threat, p.s.items) == (["old", "page"], [], 1, [])
    assert (p.game.explorer_event, offered(p), p.game.traits("bob").armor) == ("", [], 2)
    p.go(EXPLORER)
    assert (p.s.explorer_events, p.explorer().personal, p.game.explorer_event) == (["old", "page"], ["more"], "")
    p.go(EXPLORER)
    assert (p.s.explorer_events, p.game.explorer_event, offered(p)) == (["old", "page", "new"], "new", ["new"])


# -- invoking a horror event -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EVT-12")
@pytest.mark.parametrize("by", ["phase", "ability"])
@pytest.mark.parametrize(("threat", "after", "levels"), [(0, 1, []), (4, 5, []), (5, 0, [2])])
def test_first_threat_rises_by_1(by: str, threat: int, after: int, levels: list[int]) -> None:
    p = evening(events=[event("dusk", "horror", enters=["Gain 1 essence, on explorers"])], draws={"horror-roll": "9"})
    with p.arrange() as s:
        s.threat = threat
    p.begin().go(HORROR if by == "ability" else "pass")
    assert (p.s.threat, [e.level for e in p.told(LevelRose)], invoked(p)) == (after, levels, ["dusk"])
    assert [(e.by, e.rules) for e in p.told(ThreatMoved)] == [(1, ("MA-THR-01", "MA-EVT-12"))]
    order = ["ThreatMoved", *["LevelRose"] * len(levels), "EventInvoked", "EssenceGained"]
    assert kinds(p, ThreatMoved, LevelRose, EventInvoked, EssenceGained) == order


@pytest.mark.rule("MA-EVT-13")
@pytest.mark.parametrize("card", ["dusk", "gloom", "dread"])
def test_then_the_top_card_of_the_horror_deck_is_revealed(card: str) -> None:
    events = [event(id, "horror") for id in ("gloom", "dread", "old")]
    p = evening(horror=["old"], events=events, draws={"horror-event": card}).go(HORROR)
    assert [(e.card, e.how, e.rules) for e in p.told(EventInvoked)] == [(card, "horror", ("MA-EVT-13",))]
    assert sorted(p.s.decks["horror"].pile) == sorted({"dusk", "gloom", "dread"} - {card})
    assert (p.s.horror_events, p.s.explorer_events) == (["old", card], [])


@pytest.mark.rule("MA-EVT-13")
@pytest.mark.parametrize("card", ["dusk", "gloom"])
def test_an_empty_horror_deck_is_made_of_its_discard_pile(card: str) -> None:
    events = [event("gloom", "horror"), event("quiet")]
    p = evening(explorer=["quiet"], horror=["gloom", "dusk"], events=events, draws={"horror-event": card}).go(HORROR)
    assert (invoked(p), p.s.horror_events) == ([card], [card])
    assert p.s.decks["horror"].pile == [id for id in ("gloom", "dusk") if id != card]
    assert (p.s.explorer_events, p.s.decks["explorer"].pile) == (["quiet"], ["calm"])


@pytest.mark.rule("MA-EVT-13")
def test_with_a_card_left_in_the_horror_deck_its_discard_pile_stays() -> None:
    p = evening(horror=["gloom"], events=[event("gloom", "horror")]).go(HORROR)
    assert (invoked(p), p.s.horror_events, p.s.decks["horror"].pile) == (["dusk"], ["gloom", "dusk"], [])


@pytest.mark.rule("MA-EVT-14")
@pytest.mark.parametrize("by", ["phase", "ability"])
def test_its_effects_reach_all_tiles_and_are_resolved_in_their_order(by: str) -> None:
    """bob is on another tile. Nobody is the one who resolves it, so that what names nobody affects nobody."""
    dusk = event("dusk", "horror", enters=["Lose 1 health, on monsters; restore 1 health", "Gain 1 essence, on explorers"])
    p = evening(explorers=2, events=[dusk], monsters=[ROCK], draws={"horror-roll": "9"})
    with p.arrange() as s:
        p.put("rock", "15,5")
        p.stand("bob", "12,1")
        s.explorers["ann"].health = s.explorers["bob"].health = 3
    if by == "ability":
        p.begin("ann").go(HORROR)
    else:
        p.rest()
    assert [(e.figure, e.damage) for e in p.told(LostHealth)] == [("rock", 1)]
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [("ann", 1), ("bob", 1)]
    assert kinds(p, EventInvoked, LostHealth, EssenceGained, Restored) == ["EventInvoked", "LostHealth", "EssenceGained", "EssenceGained"]


@pytest.mark.rule("MA-EVT-15", "MA-EVT-22")
def test_it_is_the_current_horror_event_when_its_effects_are_over() -> None:
    """While they are resolved, the attack meets the armor that the event before it gives."""
    old = event("old", "horror", passive=["Armor +2, on explorers"])
    new = event("dusk", "horror", enters=["Attack 1/0, on explorers"], passive=["Armor +5, on explorers"])
    p = evening(horror=["old"], events=[old, new], rolls="3").go(HORROR)
    assert [e.against for e in p.told(Evaded)] == [4]
    assert (p.s.horror_events, p.game.horror_event, p.game.traits("ann").armor) == (["old", "dusk"], "dusk", 7)


# -- once more ---------------------------------------------------------------------------------------------------------------------
def rolling(pile: Sequence[str], *events: dict[str, Any], drawing: str = "a E b", explorers: int = 1) -> Position:
    """ann rolls at an event space and reinvokes the current horror event; these are on the discard pile."""
    p = evening(drawing, explorers=explorers, horror=pile, events=events, rolls="1")
    return p.begin("ann").go("roll:2,1")


@pytest.mark.rule("MA-EVT-17")
def test_reinvoking_the_horror_event_resolves_its_effects_again_without_threat() -> None:
    gloom = event("gloom", "horror", enters=["Lose 1 health, on monsters", "Gain 1 essence, on explorers"])
    old = event("old", "horror", enters=["Threat +1"])
    p = evening("a E b", explorers=2, horror=["old", "gloom"], events=[old, gloom], monsters=[ROCK], rolls="1")
    with p.arrange():
        p.put("rock", "15,5")
        p.stand("bob", "12,1")
    p.begin("ann").go("roll:2,1")
    assert [(e.card, e.how, e.rules) for e in p.told(EventInvoked)] == [("gloom", "again", ("MA-EVT-17", "MA-ACT-11"))]
    assert (p.s.threat, p.told(ThreatMoved), p.monster("rock").wounds) == (0, [], 1)
    assert [(e.figure, e.amount) for e in p.told(EssenceGained)] == [("ann", 1), ("bob", 1)]
    assert (p.s.horror_events, p.s.decks["horror"].pile, p.game.horror_event) == (["old", "gloom"], ["dusk"], "gloom")


@pytest.mark.rule("MA-EVT-18")
@pytest.mark.parametrize("pile", [[], ["old", "gloom"]])
def test_reinvoking_nothing_or_an_event_without_such_effects_does_nothing(pile: list[str]) -> None:
    """The event has effects of other kinds; the one below it and the one in the deck have some that would show."""
    shown = ["Lose 1 health, on explorers", "Threat +1"]
    gloom = event("gloom", "horror", active=["Pay 1 stamina: lose 1 health, on explorers"], passive=["When the horror phase begins: threat +1"])
    p = rolling(pile, gloom, event("old", "horror", enters=shown), event("dusk", "horror", enters=shown), drawing="a E\n. E")
    assert (p.s.threat, p.told(LostHealth), p.told(Took), p.s.horror_events) == (0, [], [], pile)
    assert p.s.decks["horror"].pile == (["dusk"] if pile else ["dusk", "gloom", "old"])
    with p.arrange() as s:
        s.horror_events = [*pile, "dusk"]
    assert p.begin().go("roll:2,2").s.threat == 1, "one with such effects does something"


# -- when an event ends ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-EVT-22")
@pytest.mark.parametrize("kind", ["explorer", "horror"])
@pytest.mark.parametrize(("rebuilt", "against"), [(False, 4), (True, 2)])
def test_the_passive_of_the_previous_event_stops_after_the_effects_of_the_new_one_or_at_a_rebuild(kind: str, rebuilt: bool, against: int) -> None:
    old, new = event("old", kind, passive=["Armor +2, on explorers"]), event("new", kind, enters=["Attack 1/0, on explorers"])
    pile: dict[str, Any] = {kind: ["new", "old"] if rebuilt else ["old"]}
    p = evening(events=[old, new], decks={kind: [] if rebuilt else ["new"]}, rolls="1", draws={f"{kind}-event": "new"}, **pile)
    assert p.game.traits("ann").armor == 4
    p.go(EXPLORER if kind == "explorer" else HORROR)
    assert (invoked(p), [e.against for e in p.told(Evaded)], p.game.traits("ann").armor) == (["new"], [against], 2)


@pytest.mark.rule("MA-EVT-23")
def test_at_the_start_there_is_no_current_event_of_either_kind() -> None:
    events = [event("calm", active=ONE, passive=["Armor +1"]), event("dusk", "horror", active=["Pay 1 stamina: threat +1"], passive=["Armor +1"])]
    p = position("a b", explorers=2, events=events)
    assert (p.s.explorer_events, p.s.horror_events, p.game.explorer_event, p.game.horror_event) == ([], [], "", "")
    assert [p.game.traits(id).armor for id in ("ann", "bob")] == [2, 2]
    assert offered(p.begin("ann")) == []
    assert [p.s.decks[card["kind"]].pile for card in EVENTS] == [["calm"], ["dusk"]]


@pytest.mark.rule("MA-EVT-24")
def test_with_deck_and_discard_pile_empty_invoking_does_nothing_but_raise_threat() -> None:
    p = evening(decks={"explorer": [], "horror": []}).go(EXPLORER)
    assert (p.s.threat, p.explorer().stamina, p.explorer().personal, p.s.explorer_events) == (0, 5, [], [])
    p.go(HORROR)
    assert (p.s.threat, p.s.horror_events, invoked(p), p.told(Took)) == (1, [], [], [])
    assert [(e.by, e.rules) for e in p.told(ThreatMoved)] == [(1, ("MA-THR-01", "MA-EVT-12"))]


@pytest.mark.rule("MA-EVT-24")
def test_personal_events_that_explorers_have_are_in_neither() -> None:
    p = evening(decks={"explorer": []}, events=[event("page", personal=True)])
    with p.arrange() as s:
        s.explorers["ann"].personal = ["page"]
    p.begin().go(EXPLORER)
    assert (invoked(p), p.explorer().personal, p.game.explorer_event) == ([], ["page"], "")
