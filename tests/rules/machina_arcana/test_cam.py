"""From one scenario to the next with what the survivors keep (MA-CAM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.games.machina_arcana.told import faults, messages
from undercroft.games.machina_arcana.events import (
    Appeared,
    CardKept,
    ChapterBegan,
    GameLost,
    GameWon,
    ItemEquipped,
    Joined,
    Prepared,
    Restored,
    ScenarioBegan,
    ThreatMoved,
    TilePlaced,
    TokenPlaced,
)
from undercroft.games.machina_arcana.rules.items import TYPES
from undercroft.games.machina_arcana.state import Gear, Lasting
from undercroft.kernel.conformance import Case, conform, lively
from undercroft.kernel.decision import TABLE, Group

from ..arranged import Loaded
from .campaigns import DEEP, FIRST, ITEMS, ON, WIN, campaign, die, entered, keep, rules_of, won
from .endgames import scenario
from .position import DICE, Position

NEXT, KEEP, OTHER = "next-scenario", "keep-for-next", "other-explorer"


def offered(p: Position) -> list[str]:
    """The cards that may be kept."""
    return [key.removeprefix("keep:") for key in p.keys if key != "done"]


# -- going on ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-CAM-01")
def test_the_survivors_may_go_on_into_the_next_scenario() -> None:
    p = won(campaign("a b", explorers=2))
    assert (p.prompt, p.keys, p.decision.seat, p.table.outcome) == (NEXT, [ON, "stop-here"], TABLE, None)
    assert (p.decision["stop-here"].confirm, len(p.told(GameWon))) == (True, 1)
    entered(p.go(ON))
    assert (p.s.scenario, p.game.chapter.id, p.s.round, p.prompt) == ("deep", "deep/1", 1, "who-acts")
    assert [e.scenario for e in p.told(ScenarioBegan)] == ["deep"]


@pytest.mark.rule("MA-CAM-01")
def test_if_they_do_not_the_game_is_won() -> None:
    p = won(campaign("a b", explorers=2))
    p.go("stop-here")
    assert (p.table.outcome, p.s.scenario, p.table.results) == ("won", "trial", {0: True, 1: True})


@pytest.mark.rule("MA-CAM-01", "MA-GEN-06")
def test_the_last_scenario_ends_the_campaign_and_only_those_who_live_then_have_won() -> None:
    """bob, who dies in the second one, was among the winners of the first."""
    p = entered(won(campaign("a b", explorers=2)).go(ON))
    with p.arrange():
        die(p, "bob")
    won(p)
    assert (p.table.outcome, p.table.results) == ("won", {0: True, 1: False})


@pytest.mark.rule("MA-CAM-01")
@pytest.mark.parametrize(("setting", "scenarios", "first"), [(False, (DEEP,), FIRST), (True, (), FIRST), (True, ({**DEEP, "number": 1},), FIRST)])
def test_without_the_setting_or_a_scenario_of_a_higher_number_nobody_is_asked(setting: bool, scenarios: Any, first: Any) -> None:
    p = won(campaign(profile={"campaign": setting}, scenarios=scenarios, chapters=first))
    assert (p.table.outcome, len(p.told(GameWon))) == ("won", 1)


@pytest.mark.rule("MA-CAM-01")
def test_the_next_scenario_is_that_with_the_next_number_whatever_the_order_of_the_pack() -> None:
    later, same = {**DEEP, "id": "last", "number": 5}, {**DEEP, "id": "dark", "number": 2}
    p = won(campaign(scenarios=(later, DEEP)))
    assert p.keys == [ON, "stop-here"]
    p = won(entered(p.go(ON)))
    assert p.keys == ["scenario:last", "stop-here"]
    assert won(campaign(scenarios=(same, later, DEEP))).keys == ["scenario:dark", ON, "stop-here"]


@pytest.mark.rule("MA-CAM-01")
def test_after_a_defeat_there_is_no_next_scenario() -> None:
    p = campaign(explorer={"ann": {"active": ["Pay 5 health: threat +1"]}})
    p.go(WIN)
    assert (p.table.outcome, len(p.told(GameLost))) == ("lost", 1)


@pytest.mark.rule("MA-CAM-01")
def test_the_players_of_the_survivors_decide() -> None:
    p = campaign("a b c", explorers=3)
    with p.arrange():
        die(p, "bob")
    assert won(p).decision.group == Group((0, 2), 0)


@pytest.mark.rule("MA-CAM-01", "MA-END-05")
def test_a_scenario_that_is_won_in_its_endgame_leads_on_too() -> None:
    """So it does in the middle of a monster's turn, and nothing that waited in the old scenario is done in the new one."""
    lines = ["Pay 1 stamina: go to the endgame", "Pay 1 stamina: start a new round; the explorers win"]
    p = campaign(explorer={"ann": {"active": lines}}, scenario=scenario(), chapters=scenario()["chapters"])
    p.go(WIN).go(p.keys[0]).go("use:explorer/ann/active/1")
    assert (p.prompt, p.s.part, p.s.todo, p.s.turn, p.game.chapter.name) == (NEXT, -1, [], None, "Three")
    entered(p.go(ON))
    assert (p.s.scenario, p.s.round, p.s.part, len(p.told(GameWon))) == ("deep", 1, -1, 1)


# -- what is kept ------------------------------------------------------------------------------------------------------------------
def stocked(p: Position) -> Position:
    """ann has some items and an event, bob has others."""
    with p.arrange() as s:
        p.own("ann", "sword", "potion", "scope")
        s.explorers["ann"].items.remove("scope")
        s.explorers["ann"].gear = [Gear("gun"), Gear("scope", "gun", "augment"), Gear("coat")]
        s.decks["weapon"].pile.remove("gun")
        s.explorers["ann"].personal = ["token"]
        if "bob" in s.explorers:
            p.own("bob", "trinket", "orb")
            s.explorers["bob"].personal = ["charm"]
        s.decks["explorer"].pile = ["calm"]
    return p


@pytest.mark.rule("MA-CAM-02")
def test_each_survivor_keeps_some_of_its_items_and_personal_events_card_by_card() -> None:
    """Whether they are equipped or not. One asks after the other, and what somebody else holds cannot be chosen."""
    p = won(stocked(campaign("a b", explorers=2))).go(ON)
    assert (p.prompt, p.decision.seat, p.decision.args["figure"]) == (KEEP, 0, "ann")
    own = ["item/sword", "item/potion", "item/gun", "item/scope", "item/coat", "event/token"]
    assert (offered(p), p.keys[-1]) == (own, "done")
    p.go("keep:item/gun", "keep:event/token")
    assert offered(p) == ["item/sword", "item/potion", "item/scope", "item/coat"]
    p.go("done")
    assert (p.decision.seat, offered(p)) == (1, ["item/trinket", "item/orb", "event/charm"])
    entered(p.go("keep:item/orb", "done"))
    held = {id: (e.items, e.gear, e.personal, e.kept) for id, e in p.s.explorers.items()}
    assert held == {"ann": (["gun"], [], ["token"], []), "bob": (["orb"], [], [], [])}
    assert [(e.figure, e.card) for e in p.told(CardKept)] == [("ann", "gun"), ("ann", "token"), ("bob", "orb")]


@pytest.mark.rule("MA-CAM-02")
def test_everything_or_nothing_can_be_kept_and_nobody_is_asked_who_has_nothing() -> None:
    """When everything is kept, the next one is asked at once."""
    p = won(stocked(campaign("a b c", explorers=3))).go(ON)
    for card in offered(p):
        p.go(f"keep:{card}")
    assert p.decision.seat == 1
    entered(p.go("done"))
    assert (len(p.explorer("ann").items), p.explorer("ann").personal) == (5, ["token"])
    assert [(e.items, e.personal) for e in (p.explorer("bob"), p.explorer("cid"))] == [([], [])] * 2


@pytest.mark.rule("MA-DIS-05", "MA-CAM-02", "MA-DTH-03")
def test_the_cards_of_the_dead_and_those_already_used_up_cannot_be_kept() -> None:
    """The potion only waits for its effect to end; what bob had lies on the discard pile."""
    p = campaign("a b", explorers=2, explorer={"ann": {"active": ["Pay 1 stamina: proceed to the next chapter", "Pay 1 stamina, range 9: kill"]}})
    with p.arrange() as s:
        p.own("ann", "sword", "potion")
        p.own("bob", "trinket")
        s.explorers["ann"].items.remove("potion")
        s.explorers["ann"].waiting = ["item/potion"]
        s.lasting = [Lasting(1, "ann", "item/potion", WIN.removeprefix("use:"), 0, "ann")]
        s.explorers["bob"].health = 1
    p.begin("ann").go("use:explorer/ann/active/1", *[key for key in p.keys if key == "target:bob"])
    p.go(*["target:bob"] * (p.prompt == "which-target"))
    assert (p.s.items, p.explorer("bob").dead) == (["trinket"], 1)
    p.go(WIN, ON)
    assert (p.prompt, offered(p)) == (KEEP, ["item/sword"])


@pytest.mark.rule("MA-CAM-03")
@pytest.mark.parametrize(("kept", "value"), [
    ((), 0), (("item/sword",), 1), (("item/coat",), 2), (("event/token",), 2), (("item/potion", "item/gun"), 2),
    (("item/sword", "item/scope", "item/coat", "event/token"), 7),
])  # fmt: skip
def test_preparedness_is_the_sum_of_the_levels_and_2_for_each_personal_event(kept: Sequence[str], value: int) -> None:
    p = keep(won(stocked(campaign())).go(ON), *kept)
    assert [(e.figure, e.value) for e in p.told(Prepared)] == [("ann", value)]


@pytest.mark.rule("MA-CAM-03")
def test_an_item_of_level_3_counts_3_and_everybody_for_themselves() -> None:
    p = keep(won(stocked(campaign("a b", explorers=2))).go(ON), "item/sword")
    keep(p, "item/trinket", "item/orb", "event/charm")
    assert [(e.figure, e.value) for e in p.told(Prepared)] == [("ann", 1), ("bob", 6)]


# -- the next scenario -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MA-CAM-04")
@pytest.mark.parametrize("profile", [{}, {"threat_steps": "4", "event_cost": "2", "ease": "very easy", "nearest_only": True, "dead_play": "rules"}])
def test_the_next_scenario_is_set_up_as_if_it_were_the_first(profile: dict[str, Any]) -> None:
    """Whatever has happened: everything in the state but chance is as in a new game with the same settings."""
    p = stocked(campaign("a b", explorers=2, profile=profile))
    with p.arrange() as s:
        p.put("brute", "5,5")
        s.explorers["ann"].essence, s.explorers["bob"].health = 3, 2
        s.threat, s.level, s.fallen, s.boxed, s.seen = 3, 3, ["stone"], ["archer"], ["brute"]
        s.explorer_events, s.horror_events, s.items = ["fog"], ["dusk"], ["orb"]
        s.destroyed, s.lit, s.left_to_rules, s.progress = [p.cell("3,3")], [p.cell("4,4")], True, {"explorer/ann/active/0/0": 1}
        s.lasting, s.markers = [Lasting(1, "ann", "explorer/ann", WIN.removeprefix("use:"), 0, "ann")], 1
    entered(keep(keep(won(p).go(ON))))
    new = Position(p.rules, {"scenario": "deep", "characters": ["ann", "bob"]}, p.profile, Loaded("", {"tile": "first"}, DICE))
    entered(new)
    ours, theirs = (msgspec.to_builtins(state) for state in (p.s, new.s))
    assert {name: value for name, value in ours.items() if value != theirs[name]}.keys() <= {"chance"}
    assert p.game.scenario is p.rules.content.scenarios["deep"]


def reached(length: str, **more: Any) -> str:
    """The chapter after the first one of the second scenario, when both are played at this length."""
    deep = {**DEEP, "chapters": [*DEEP["chapters"], {"title": "Bottom"}], **more}
    p = campaign(profile={"length": length}, scenarios=(deep,), scenario={length.replace(" ", "_"): [1, 2]})
    entered(won(p).go(ON)).begin().go(WIN)
    return p.told(ChapterBegan)[-1].chapter


@pytest.mark.rule("MA-VAR-04", "MA-CAM-04")
def test_a_fast_game_stays_one_if_the_next_scenario_has_one() -> None:
    assert (reached("fast", fast=[1, 3]), reached("fast", very_fast=[1, 3]), reached("fast")) == ("deep/3", "deep/2", "deep/2")


@pytest.mark.rule("MA-VAR-05", "MA-CAM-04")
def test_so_does_a_very_fast_one() -> None:
    assert (reached("very fast", very_fast=[1, 3]), reached("very fast", fast=[1, 3])) == ("deep/3", "deep/2")


@pytest.mark.rule("MA-CAM-05")
def test_before_they_come_in_explorers_use_their_inventories() -> None:
    """All that they had equipped is in the inventory. cid has nothing to equip."""
    p = stocked(campaign("a b c", explorers=3))
    keep(won(p).go(ON), "item/sword", "item/gun", "item/scope", "item/coat", "item/potion")
    keep(p, "item/trinket")
    assert (p.prompt, p.decision.seat, p.s.scenario, p.explorer("ann").gear, p.s.explorers["ann"].cell) == ("arrange", 0, "deep", [], -1)
    assert p.keys == ["done", "main:sword", "main:gun", "main:coat"]
    p.go("main:gun", "attach:scope:gun", "main:sword")
    assert p.keys == ["done", "main:coat"]
    p.go("main:coat")
    assert (p.prompt, p.decision.seat) == ("arrange", 1)
    p.go("main:trinket")
    assert (p.prompt, p.decision.seat) == ("enter-at", 0)
    assert p.explorer("ann").gear == [Gear("gun"), Gear("scope", "gun", "augment"), Gear("sword"), Gear("coat")]
    assert (p.explorer("ann").items, p.explorer("bob").gear) == (["potion"], [Gear("trinket")])
    assert len(p.told(TokenPlaced)) == 1


@pytest.mark.rule("MA-CAM-05", "MA-ENT-04")
def test_what_their_items_do_as_they_enter_play_happens_once_when_they_come_in() -> None:
    amulet = {"id": "amulet", "type": "artifact", "enters": ["Threat +1", "Gain 2 essence"]}
    p = campaign(items=[*ITEMS, amulet])
    with p.arrange():
        p.own("ann", "amulet")
    keep(won(p).go(ON), "item/amulet").go("main:amulet")
    assert (p.prompt, p.s.threat, p.explorer().essence) == ("enter-at", 0, 0)
    p.go(p.keys[0])
    assert (p.s.threat, p.explorer().essence, len(p.told(ItemEquipped))) == (2, 2, 1)


@pytest.mark.rule("MA-ENT-04", "MA-CAM-05")
def test_what_their_items_do_as_they_enter_play_waits_until_they_come_in() -> None:
    items = [{**item, "enters": ["Gain 1 essence"]} if item["type"] == "weapon" else item for item in ITEMS]
    p = keep(won(stocked(campaign(items=items))).go(ON), "item/sword", "item/gun").go("main:sword")
    assert (p.prompt, p.explorer().essence) == ("arrange", 0)
    assert entered(p).explorer().essence == 1, "the gun lies in the inventory"


@pytest.mark.rule("MA-CAM-06")
def test_they_begin_without_essence_and_in_full_health() -> None:
    p = campaign("a b", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].essence, s.explorers["ann"].health, s.explorers["bob"].health = 4, 1, 2
    entered(won(p).go(ON))
    assert [(e.essence, e.health, e.stamina) for e in p.s.explorers.values()] == [(0, 5, 6)] * 2
    assert p.told(Restored) == []


def opening(*lines: str) -> dict[str, Any]:
    """The second scenario with more to do in its first chapter."""
    first, *rest = DEEP["chapters"]
    return {**DEEP, "chapters": [{**first, "enters": [*first["enters"], *lines]}, *rest]}


@pytest.mark.rule("MA-CAM-07")
def test_then_the_first_chapter_takes_effect() -> None:
    """After the inventories, and before threat rises for what was kept."""
    p = stocked(campaign(scenarios=(opening("Gain 1 essence, on explorers", "Threat +2"),)))
    keep(won(p).go(ON), "item/sword", "item/potion", "item/gun").go("main:sword")
    assert (p.prompt, p.explorer().essence, p.s.threat) == ("arrange", 0, 0)
    entered(p)
    told = [type(e) for e in p.table.events if isinstance(e, (ScenarioBegan, TilePlaced, ItemEquipped, ChapterBegan, Appeared, ThreatMoved))]
    start = told.index(ScenarioBegan)
    assert told[start:] == [ScenarioBegan, TilePlaced, ItemEquipped, ChapterBegan, Appeared, *[ThreatMoved] * 5]
    assert [e.rules for e in p.told(ThreatMoved)] == [("MA-THR-01",)] * 2 + [("MA-THR-01", "MA-CAM-08")] * 3
    assert (p.explorer().essence, p.s.threat) == (1, 5)


@pytest.mark.rule("MA-CAM-08")
@pytest.mark.parametrize(("anns", "bobs", "threat"), [
    ((), (), 0), (("item/sword",), (), 1), (("item/coat", "item/gun"), ("item/orb",), 3), (("item/sword",), ("item/orb", "item/trinket"), 4),
])  # fmt: skip
def test_threat_rises_as_often_as_the_highest_preparedness_says_not_the_sum(anns: Sequence[str], bobs: Sequence[str], threat: int) -> None:
    p = stocked(campaign("a b", explorers=2))
    entered(keep(keep(won(p).go(ON), *anns), *bobs))
    assert (p.s.threat, p.s.level, len(p.told(ThreatMoved))) == (threat, 1, threat)


@pytest.mark.rule("MA-CAM-08", "MA-THR-03")
def test_it_may_raise_the_monster_level() -> None:
    p = stocked(campaign(profile={"threat_steps": "4"}, monsters=[{"id": "fiend", "level": 2, "armor": 3, "will": 3, "health": 1, "stamina": 0}]))
    entered(keep(won(p).go(ON), "item/coat", "item/scope", "event/token"))
    assert (p.s.level, p.s.threat, "fiend" in p.s.decks["monsters"].pile) == (2, 2, True)


@pytest.mark.rule("MA-CAM-09")
def test_kept_cards_are_left_out_of_the_decks_and_all_others_are_in_them() -> None:
    """Even those that were discarded, put back or lost unseen in the first scenario."""
    p = stocked(campaign("a b", explorers=2, scenarios=(opening("Add items of level 2"),)))
    with p.arrange() as s:
        s.items, s.decks["weapon"].top, s.decks["artifact"].lost = ["orb"], [], []
        s.explorers["bob"].items.remove("orb")
        s.explorer_events.append("fog")
    entered(keep(keep(won(p).go(ON), "item/sword", "item/coat", "event/token"), "event/charm"))
    piles = {type: sorted((*p.s.decks[type].pile, *p.s.decks[type].lost)) for type in TYPES}
    assert piles == {"weapon": ["gun", "scope"], "apparel": [], "artifact": ["trinket"], "consumable": ["potion"]}
    assert (p.s.items, sorted(p.s.decks["explorer"].pile), p.s.decks["horror"].pile) == ([], ["fog"], ["gale"])


@pytest.mark.rule("MA-CAM-09", "MA-SET-05")
def test_a_common_event_that_was_not_kept_can_be_drawn_again() -> None:
    p = stocked(campaign("a b", explorers=2))
    entered(keep(keep(won(p).go(ON), "event/token")))
    assert sorted(p.s.decks["explorer"].pile) == ["charm", "fog"]


# -- for the dead ------------------------------------------------------------------------------------------------------------------
def bereaved(explorers: int, *dead: str) -> Position:
    p = campaign("a b c d"[: 2 * explorers - 1], explorers=explorers)
    with p.arrange():
        p.own("ann", "sword")
        die(p, *dead)
    return keep(won(p).go(ON), "item/sword")


@pytest.mark.rule("MA-CAM-10")
def test_players_of_the_dead_take_explorers_who_are_not_in_use() -> None:
    """In the order of seats; they have kept nothing, and threat rises for ann alone."""
    p = bereaved(2, "bob")
    assert (p.prompt, p.decision.seat, p.keys) == (OTHER, 1, ["explorer:cid", "explorer:dan"])
    entered(p.go("explorer:dan"))
    assert {id: (e.seat, e.dead, e.health, e.items) for id, e in p.s.explorers.items()} == {"ann": (0, 0, 5, ["sword"]), "dan": (1, 0, 5, [])}
    assert [(e.figure, e.instead) for e in p.told(Joined)] == [("dan", "bob")]
    assert [(e.figure, e.value) for e in p.told(Prepared)] == [("ann", 1), ("dan", 0)]
    assert (p.where("dan") != "", p.s.threat, p.s.graves, p.table.seats) == (True, 1, ["bob"], (0, 1))


@pytest.mark.rule("MA-CAM-10")
def test_whoever_has_died_stays_dead_as_long_as_there_are_others() -> None:
    """bob dies in the first scenario, cid in the second: only dan is left then; after that, all who are dead."""
    more = [{**DEEP, "id": f"deep{n}", "number": n} for n in (3, 4)]
    p = campaign("a b", explorers=2, scenarios=(DEEP, *more))
    for coming, dead, found in (("deep", "bob", "cid"), ("deep3", "cid", "dan")):
        with p.arrange():
            die(p, dead)
        won(p).go(f"scenario:{coming}", *([f"explorer:{found}"] if dead == "bob" else []))
        assert list(entered(p).s.explorers) == ["ann", found]
    with p.arrange():
        die(p, "dan")
    won(p).go("scenario:deep4")
    assert (p.prompt, p.keys, p.s.graves) == (OTHER, ["explorer:bob", "explorer:cid"], ["bob", "cid"])
    entered(p.go("explorer:bob"))
    assert (list(p.s.explorers), p.explorer("bob").dead) == (["ann", "bob"], 0)


@pytest.mark.rule("MA-CAM-10")
def test_the_order_of_seats_stays_when_several_have_died() -> None:
    """With three explorers somebody is left for the first who chooses, and only the dead for the other; with four there are only the dead."""
    p = bereaved(3, "cid", "bob")
    assert [(id, e.seat) for id, e in entered(p).s.explorers.items()] == [("ann", 0), ("dan", 1), ("bob", 2)]
    p = entered(bereaved(4, "cid", "bob"))
    assert [(id, e.seat, e.dead) for id, e in p.s.explorers.items()] == [("ann", 0, 0), ("bob", 1, 0), ("cid", 2, 0), ("dan", 3, 0)]
    assert [(e.figure, e.again) for e in p.told(Joined)] == [("bob", True), ("cid", True)]


@pytest.mark.rule("MA-CAM-11")
def test_monster_level_and_threat_begin_anew() -> None:
    p = campaign()
    with p.arrange() as s:
        s.level, s.threat, s.spawn, s.horror = 4, 5, 2, 1
    entered(won(p).go(ON))
    assert (p.s.level, p.s.threat, p.s.spawn, p.s.horror) == (1, 0, 8, 3)


@pytest.mark.rule("MA-CAM-12")
def test_the_instructions_of_the_first_chapter_are_carried_out_once() -> None:
    """Nor do kept personal events take effect again as they enter play."""
    p = stocked(campaign("a b", explorers=2, scenarios=(opening("Threat +1"),)))
    keep(keep(won(p).go(ON)), "event/charm")
    assert p.prompt == "enter-at"
    entered(p)
    assert ([e.rules for e in p.told(ThreatMoved)].count(("MA-THR-01",)), p.s.threat, p.explorer("bob").personal) == (1, 3, ["charm"])
    assert (len(p.told(TokenPlaced)), [e.figure for e in p.told(Appeared)]) == (1, ["ann", "bob"])


# -- what the table shows ----------------------------------------------------------------------------------------------------------
def said(p: Position) -> dict[str, dict[str, Any]]:
    """The status of the scene, which can be said in every language like all the rest of it."""
    scene = p.table.scene(0)
    for message in messages(scene):
        assert not faults(message)
    return {message.id: message.args for message in scene.status}


@pytest.mark.rule("MA-CAM-03")
def test_the_table_shows_what_is_decided_what_was_kept_and_what_that_costs() -> None:
    p = campaign("a b c", explorers=3, scenarios=({**DEEP, "story": "It goes on below."},))
    with p.arrange():
        p.own("ann", "sword", "coat")
        die(p, "bob")
    status = said(won(p))
    assert (status["ma-campaign"], status["ma-story"]["text"]) == ({"step": "deciding", "scenario": ["Deep"]}, "It goes on below.")
    p.go(ON, "keep:item/coat")
    status, scene = said(p), p.table.scene(0)
    assert (status["ma-campaign"]["step"], status["ma-campaign-price"]) == ("keeping", {"highest": 2})
    assert {zone.id: [card.id for card in zone.cards] for zone in scene.zones if zone.seat == 0 and zone.id in ("inventory", "kept")} == {
        "inventory": ["sword"], "kept": ["coat"],
    }  # fmt: skip
    tracks = {track.id: track.at for track in scene.tracks}
    assert (tracks["preparedness-ann"], tracks["preparedness-cid"], "preparedness-bob" in tracks) == (2, 0, False)
    p = bereaved(2, "bob")
    assert said(p)["ma-campaign"]["step"] == "joining"
    supply = next(zone for zone in p.table.scene(1).zones if zone.id == "supply")
    assert [card.id for card in supply.cards] == ["cid", "dan"]


# -- at any time -------------------------------------------------------------------------------------------------------------------
def test_a_campaign_can_be_undone_resumed_and_forked_anywhere() -> None:
    people = {"ann": {"active": ["Pay 1 stamina: proceed to the next chapter", "Pay 1 stamina: gain an item", "Pay 5 health: gain 1 essence"]}}
    rules = rules_of(DEEP, {**DEEP, "id": "last", "number": 3}, explorer={**people, "bob": people["ann"]})
    report = conform(Case(rules, {"scenario": "trial", "characters": ["ann", "bob"]}, {"campaign": True}, lively), range(4))
    assert report.outcomes.get("won", 0) > 0
