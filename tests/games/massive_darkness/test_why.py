"""Why enemies do what they do: the whole reasoning, with every hero in it, and never anything but what they did."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.massive_darkness.hunting import CELL, DEN, LANES, RING, SORCERY, TAUNT, TEE, YARD, hunt, laid
from tests.rules.massive_darkness.position import Position, position
from tests.text.everything import render
from undercroft.games.massive_darkness.events import Activated, CombatBegan, GotUp, Idle, NoCounter, PillarHit, Went
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.state import DarkState, Turn
from undercroft.games.massive_darkness.table.why import DEEDS
from undercroft.kernel.event import Event
from undercroft.kernel.scene import Reason
from undercroft.kernel.table import Table
from undercroft.text.messages import locales
from undercroft.text.rulebook import documents, rulebook

ENDS = {"start": "a3", "exit": "c1"}
STAYS = {
    "why-md-held", "why-md-never-moves", "why-md-pillar-holds", "why-md-no-closer", "why-md-there", "why-md-patrol-over",
    "why-md-counters-in-place",
}  # fmt: skip


def why(p: Position, kind: type[Event], at: int = 0) -> tuple[Reason, ...]:
    """The reasons of an event of a kind."""
    return p.table.why([n for n, e in enumerate(p.table.events) if isinstance(e, kind)][at])


def told(reasons: Sequence[Reason]) -> list[str]:
    """The reasons by rule and message, without what they have in common."""
    return [f"{r.rule} {r.text.id.removeprefix('why-md-')}" for r in reasons]


def of(reasons: Sequence[Reason], message: str) -> list[Any]:
    """The heroes that reasons of a message name."""
    return [r.text.args.get("target", r.text.args.get("targets")) for r in reasons if r.text.id == f"why-md-{message}"]


def named(reasons: Sequence[Reason]) -> set[str]:
    """All heroes that the reasons account for."""
    return {id for r in reasons for id in (*r.text.args.get("targets", ()), *filter(None, [r.text.args.get("target")]))}


def zones(p: Position, reason: Reason) -> list[str]:
    return [p.game.name(zone) for zone in reason.cells]


# -- attacks -------------------------------------------------------------------------------------------------------------------
def test_every_hero_is_listed_or_not_for_a_reason() -> None:
    p = hunt("ann:a1 bob:c1 cid:c2 dan:b3 eve:a2 fay:c3", "rats:a1", YARD, dead="eve", have={"fay": {"left": True}})
    reasons = why(p, CombatBegan)
    assert told(reasons) == [
        "MD-EPH-23 dead", "MD-OBJ-09 left", "MD-EPH-06 unseen", "MD-EPH-23 dark", "MD-EPH-06 out-of-range", "MD-EPH-06 in-range", "MD-EPH-07 single",
        "MD-EPH-10 attack-type",
    ]  # fmt: skip
    assert [of(reasons, m) for m in ("dead", "left", "unseen", "dark")] == [[["eve"]], [["fay"]], [["cid"]], [["dan"]]]
    assert [of(reasons, m) for m in ("out-of-range", "in-range", "single")] == [["bob"], [["ann"]], ["ann"]]
    assert reasons[4].text.args["range"] == 2
    assert reasons[-1].text.args == {"range": 0, "attack": "melee"}


def test_the_most_experience_is_told_in_numbers() -> None:
    p = hunt("ann:a1 bob:a1 cid:b1", "archers:a1", LANES, xp="ann:1 bob:4 cid:2")
    reasons = why(p, CombatBegan)
    assert [(r.text.args["target"], r.text.args["xp"]) for r in reasons if r.text.id == "why-md-xp"] == [("ann", 1), ("bob", 4), ("cid", 2)]
    assert [r.text.args["attack"] for r in reasons if r.text.id == "why-md-in-range"] == ["melee", "ranged"]
    assert told(reasons)[-2:] == ["MD-EPH-08 most", "MD-EPH-10 attack-type"]
    assert of(reasons, "most") == ["bob"]


def test_the_metric_of_the_table_is_told() -> None:
    p = hunt("ann:a1 bob:a1", "rats:a1", xp="ann:9", profile={"most_xp": "spent"}, have={"bob": {"spent": 5}})
    reasons = why(p, CombatBegan)
    assert [(r.text.args["metric"], r.text.args["xp"]) for r in reasons if r.text.id == "why-md-xp"] == [("spent", 0), ("spent", 5)]
    assert of(reasons, "most") == ["bob"]


def test_a_taunt_stands_for_numbers() -> None:
    reasons = why(hunt("ann:a1 bob:a1", "rats:a1", xp="bob:9", hero={"ann": TAUNT}), CombatBegan)
    assert "MD-SKL-15 taunts" in told(reasons)
    assert (of(reasons, "taunts"), of(reasons, "xp"), of(reasons, "most")) == (["ann"], ["bob"], ["ann"])


def test_a_tie_is_for_the_players() -> None:
    p = hunt("ann:a1 bob:a1 cid:a1", "rats:a1", xp="ann:3 bob:3").go("hero:bob")
    reasons = why(p, CombatBegan)
    assert of(reasons, "tie") == [["ann", "bob"]]
    assert "MD-EPH-08 tie" in told(reasons)


def test_a_choice_of_attacks_is_for_the_players() -> None:
    reasons = why(hunt("ann:c1", "warlocks:a1", LANES, **SORCERY).go("kind:magic"), CombatBegan)
    assert told(reasons)[-1] == "MD-EPH-10 attack-choice"


def test_after_a_move_the_reasons_are_those_of_the_new_place() -> None:
    p = hunt("ann:b1 bob:c1", "rats:a1", LANES, xp="ann:5")
    assert told(why(p, CombatBegan))[:3] == ["MD-EPH-06 out-of-range", "MD-EPH-06 in-range", "MD-EPH-07 single"]
    assert of(why(p, CombatBegan), "out-of-range") == ["bob"]


# -- moves ---------------------------------------------------------------------------------------------------------------------
def test_a_hero_in_sight_decides_a_move() -> None:
    p = hunt("ann:f2 bob:a1 cid:e1 dan:a3", "rats:c1", TEE, xp="ann:9 bob:2 cid:1")
    reasons = why(p, Went)
    assert told(reasons) == [
        "MD-EPH-11 nobody", "MD-EPH-13 not-in-sight", "MD-EPH-13 seen", "MD-EPH-17 xp", "MD-EPH-17 xp", "MD-EPH-13 most", "MD-EPH-18 way",
        "MD-EPH-18 next",
    ]  # fmt: skip
    assert (of(reasons, "not-in-sight"), of(reasons, "seen"), of(reasons, "most")) == ([["ann", "dan"]], [["bob", "cid"]], ["bob"])
    assert (zones(p, reasons[-2]), zones(p, reasons[-1])) == (["a1", "b1", "c1"], ["b1"])


def test_a_hero_in_the_light_decides_a_move() -> None:
    reasons = why(hunt("ann:c2 bob:b3", "rats:a1", YARD, xp="bob:9"), Went)
    assert told(reasons)[:4] == ["MD-EPH-11 nobody", "MD-EPH-23 dark", "MD-EPH-14 lit", "MD-EPH-14 single"]
    assert (of(reasons, "dark"), of(reasons, "single")) == ([["bob"]], ["ann"])


def test_ties_of_heroes_and_of_ways_are_for_the_players() -> None:
    p = hunt("ann:f1 bob:a1", "rats:c1", TEE).go("hero:ann")
    reasons = why(p, Went)
    assert "MD-EPH-16 tie" in told(reasons)
    assert zones(p, reasons[-1]) == ["b1", "d1"]
    ways = why(hunt("ann:a3", "rats:c1", RING).go("zone:c2"), Went)
    assert ways[-1].text.args == {"count": 2}


def test_a_patrol_says_where_it_goes_and_when_it_turns() -> None:
    p = hunt("ann:c3", "rats:a2", DEN, adventure=ENDS)
    assert told(why(p, Went)) == ["MD-EPH-11 nobody", "MD-EPH-23 dark", "MD-EPH-15 patrol", "MD-EPH-18 way", "MD-EPH-18 next"]
    turned = why(p, Went, 1)
    assert told(turned)[2:4] == ["MD-EPH-20 turns", "MD-EPH-15 patrol"]
    assert [r.text.args.get("end") for r in turned[2:4]] == ["start", "exit"]


def test_a_patrol_keeps_the_direction_it_took_in_the_same_beat() -> None:
    """At the second step it has turned already, and does not turn once more."""
    p = hunt("ann:c3", "rats:a3", DEN, adventure=ENDS)
    assert [told(why(p, Went, n)).count("MD-EPH-20 turns") for n in (0, 1)] == [1, 0]


def test_without_a_way_the_closest_zones_are_told() -> None:
    p = hunt("ann:c3", "rats:a1", CELL).go("zone:b1", "zone:c1")
    reasons = why(p, Went)
    assert told(reasons)[-3:] == ["MD-EPH-22 no-way", "MD-EPH-18 way", "MD-EPH-18 next"]
    assert zones(p, reasons[-3]) == ["c1", "a3"]
    assert zones(p, reasons[-2]) == ["a1", "b1", "c1", "a2", "a3"]


# -- staying, lying, striking back -----------------------------------------------------------------------------------------------
def test_who_holds_it_is_told() -> None:
    reasons = why(hunt("ann:a1 bob:f1", "mages:a1", LANES, xp="bob:9"), Idle)
    assert told(reasons)[-1] == "MD-EPH-19 held"
    assert of(reasons, "held") == [["ann"]]
    assert named(reasons) == {"ann", "bob"}


def test_that_it_can_get_no_closer_is_told() -> None:
    assert told(why(hunt("ann:b2", "rats:a2", RING), Idle))[-1] == "MD-EPH-22 no-closer"
    p = hunt("ann:c3", "rats:a3", DEN, adventure={"start": "a3", "exit": ""})
    assert told(why(p, Idle))[-1] == "MD-EPH-28 patrol-over"


def test_that_it_was_stunned_is_told() -> None:
    p = hunt("ann:a1", "rats:a1", stunned="e1")
    assert told(why(p, GotUp)) == ["MD-EPH-05 stunned"]
    assert told(why(p, Activated)) == ["MD-EPH-01 phase", "MD-EPH-05 stunned"]


def test_an_activation_tells_what_comes_of_it() -> None:
    assert told(why(hunt("ann:a1", "rats:a1"), Activated)) == ["MD-EPH-01 phase", "MD-EPH-06 in-range", "MD-EPH-07 single", "MD-EPH-10 attack-type"]
    assert told(why(hunt("ann:a1", "rats:d1", LANES), Activated))[:3] == ["MD-EPH-01 phase", "MD-EPH-11 nobody", "MD-EPH-13 seen"]


def attacked(heroes: dict[str, str], foe: str, zone: str, board: Any, **fields: Any) -> Position:
    """ann has attacked an enemy and is done: it counter-attacks."""
    p = position(heroes=len(heroes), **laid(board))
    with p.arrange() as s:
        for id, name in heroes.items():
            s.heroes[id].zone = p.zone(name)
        p.put(foe, zone)
        for name, value in fields.items():
            setattr(s.enemies["e1"], name, value)
        s.turn = Turn("ann", "counter", attacked=["e1"])
    return p


def test_a_counter_attack_has_one_target() -> None:
    p = attacked({"ann": "b1", "bob": "a1"}, "archers", "a1", LANES)
    reasons = why(p, CombatBegan)
    assert told(reasons) == ["MD-CTR-03 spared", "MD-EPH-06 in-range", "MD-CTR-03 strikes-back", "MD-EPH-10 attack-type"]
    assert (of(reasons, "spared"), of(reasons, "strikes-back")) == ([["bob"]], ["ann"])
    assert told(why(p, Activated))[:2] == ["MD-CTR-02 counter", "MD-CTR-05 counter-seen"]


def test_a_counter_attacker_goes_for_the_attacker_in_the_light() -> None:
    p = attacked({"ann": "c2", "bob": "a3"}, "rats", "a1", YARD)
    assert told(why(p, Activated))[:2] == ["MD-CTR-02 counter", "MD-CTR-05 counter-lit"]
    reasons = why(p, Went)
    assert told(reasons) == ["MD-EPH-11 nobody", "MD-CTR-03 spared", "MD-CTR-06 goes-for", "MD-EPH-18 way", "MD-EPH-18 next"]
    assert named(reasons) == {"ann", "bob"}


def test_the_shadow_rule_is_told() -> None:
    reasons = why(attacked({"ann": "b3", "bob": "a1"}, "rats", "a1", YARD), NoCounter)
    assert told(reasons) == ["MD-CTR-03 spared", "MD-CTR-04 hidden"]
    assert (of(reasons, "spared"), of(reasons, "hidden")) == ([["bob"]], ["ann"])


def test_a_stunned_counter_attacker_gets_up() -> None:
    assert told(why(attacked({"ann": "a1"}, "rats", "a1", YARD, stunned=True), GotUp)) == ["MD-CTR-07 stunned"]


def test_what_heroes_do_has_no_reasons() -> None:
    p = position()
    with p.arrange():
        p.put("rats", "b1", minions=0)
    p.go("step:b1", "melee:e1", "end")
    assert (why(p, Went), why(p, CombatBegan)) == ((), ())
    assert why(p, CombatBegan, 1)


# -- enemies of adventures -------------------------------------------------------------------------------------------------------
def special(heroes: str, zone: str, *does: str, board: Any = LANES, **more: Any) -> Position:
    """An ogre of the adventure's, with a gate at a1."""
    adventure = {"places": {"gate": "a1"}, "enemies": [{"id": "warden", "card": "lesser/ogre", "does": list(does)}]}
    return hunt(heroes, f"ogre:{zone}", board, adventure=adventure, have={"e1": {"special": "warden"}, **more.pop("have", {})}, **more)


def test_one_that_prowls_tells_so() -> None:
    p = special("ann:d1 bob:d2", "d1", "Attacks and moves 1 towards gate", "Slippery")
    assert told(why(p, CombatBegan))[-1] == "MD-EPH-10 attack-type"
    reasons = why(p, Went)
    assert told(reasons) == ["MD-Q02-07 prowls", "MD-EPH-18 way", "MD-EPH-18 next"]
    assert named(reasons) == {"ann", "bob"}


def test_one_that_prowls_and_is_held_tells_so() -> None:
    assert told(why(special("ann:d1", "d1", "Attacks and moves 1 towards gate"), Idle))[-1] == "MD-EPH-19 held"


def test_one_that_marches_tells_what_it_follows() -> None:
    follows = ("Marches 1 towards gate", "Follows fireworks")
    p = special("ann:f2", "c1", *follows)
    assert told(why(p, Went))[0] == "MD-Q05-10 marches"
    p = special("ann:f2", "c1", *follows, have={"state": {"fireworks": [5]}})
    reasons = why(p, Went)
    assert told(reasons)[0] == "MD-Q05-11 firework"
    assert zones(p, reasons[0]) == ["f1"]
    assert named(reasons) == {"ann"}


def test_one_that_never_moves_tells_so() -> None:
    assert told(why(special("ann:c1", "a1", "Never moves"), Idle))[-1] == "MD-Q05-04 never-moves"


def test_where_pillars_draw_the_enemies_they_come_first() -> None:
    adventure = {
        "places": {"gate": "a1"}, "pillars": [{"id": "stone", "at": "c1", "health": 3}],
        "rules": ["Pillars draw the enemies", "Enemies head for gate"],
    }  # fmt: skip
    p = hunt("ann:c1 bob:a1", "rats:c1", LANES, adventure=adventure, have={"state": {"pillars": {"stone": 3}}})
    reasons = why(p, PillarHit)
    assert told(reasons) == ["MD-Q09-17 pillars"]
    assert (zones(p, reasons[0]), named(reasons)) == (["c1"], {"ann", "bob"})
    p = hunt("ann:f1", "rats:e1", LANES, adventure=adventure, have={"state": {"pillars": {"stone": 3}}})
    assert told(why(p, Went))[:2] == ["MD-EPH-11 nobody", "MD-Q09-13 heads-for"]


# -- random games ------------------------------------------------------------------------------------------------------------------
RULES = MODULE.rules(MODULE.packs())
KNOWN = rulebook(documents("massive-darkness"))


def allowed(event: Event, reasons: tuple[Reason, ...]) -> bool:
    """Whether the reasons lead to what happened."""
    last = reasons[-1]
    match event:
        case Went(path=path):
            return last.text.id == "why-md-next" and path[-1] in last.cells
        case CombatBegan(target=target, kind=kind):
            single = [id for message in ("single", "most", "strikes-back") for id in of(reasons, message)]
            tied = [id for ids in of(reasons, "tie") for id in ids]
            fits = last.text.args.get("attack") == kind or (last.text.id == "why-md-attack-choice" and kind != "melee")
            return fits and target in single + tied
        case PillarHit():
            return reasons[0].text.id == "why-md-pillars"
        case Idle():
            return last.text.id in STAYS
        case GotUp():
            return last.text.id == "why-md-stunned"
        case NoCounter(target=target):
            return of(reasons, "hidden") == [target]
    return len(reasons) > 0


@pytest.mark.parametrize("adventure", list(RULES.content.adventures))
def test_whatever_an_enemy_does_its_reasons_allow(adventure: str) -> None:
    seen: Counter[type[Event]] = Counter()
    for seed in range(4):
        chance = random.Random(seed)
        party = chance.sample(list(RULES.content.heroes), (1, 2, 4, 6)[seed])
        table: Table[DarkState] = Table(RULES, {"scenario": adventure, "characters": party}, seed)
        for _ in range(400):
            decision = table.decision
            if decision is None:
                break
            bold = [o for o in decision.options if o.key.startswith(("melee", "ranged", "magic", "step", "open", "charge"))]
            table.choose(chance.choice(bold if bold and chance.random() < 0.7 else decision.options).key)
        for number, event in enumerate(table.events):
            reasons = table.why(number)
            if not isinstance(event, DEEDS) or event.figure in party:
                assert reasons == ()
                continue
            seen[type(event)] += 1
            assert allowed(event, reasons), (seed, number, event, reasons)
            assert isinstance(event, GotUp | Activated) or named(reasons) == set(party), (seed, number, event, reasons)
            for reason in reasons:
                assert reason.rule in KNOWN
                assert all("{" not in render(reason.text.id, reason.text.args, locale) for locale in locales())
    assert seen[Activated]
    assert seen[Went]
