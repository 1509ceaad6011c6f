"""Small games that ask of the kernel what the big ones will: all pass the kit, and each shows its point."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from probes import any_time, lasting_effects, secret_cards, two_camps, zone_fight
from undercroft.kernel.chance import Scripted
from undercroft.kernel.conformance import conform, missing_lines, play
from undercroft.kernel.decision import IllegalChoice
from undercroft.kernel.processes import check_processes
from undercroft.kernel.table import Settings, Table

PROBES = [secret_cards, zone_fight, lasting_effects, any_time, two_camps]
ids = [probe.__name__.rpartition(".")[2] for probe in PROBES]


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("probe", PROBES, ids=ids)
def test_conforms(probe, number):
    report = conform(probe.cases()[number], range(3))
    assert report.games == 3
    assert report.saves
    assert report.forks


@pytest.mark.parametrize("probe", PROBES, ids=ids)
def test_conforms_without_depth(probe):
    assert conform(probe.cases()[0], range(10, 12), deep=False).games == 2


@pytest.mark.parametrize("probe", PROBES, ids=ids)
def test_every_line_acts(probe):
    events = []
    for seed in range(12):
        table = probe.cases()[0].table(seed)
        play(table, seed)
        events += table.events
    assert missing_lines(probe.Rules(), events) == ()


@pytest.mark.parametrize("probe", PROBES, ids=ids)
def test_same_hashes_in_other_processes(probe):
    check_processes(f"{probe.__name__}:cases", [1, 2])


# -- secret cards ------------------------------------------------------------------------------------------------------
def cards(seats=4, seed=5, **options):
    return Table(secret_cards.Rules(), {"seats": seats}, seed, **options)


def hand(table, seat):
    return table.state.heroes[f"hero{seat}"].hand


def lead(table, seat):
    """Both cards of a seat, the first that are offered."""
    for _ in range(2):
        decision = next(d for d in table.decisions if d.seat == seat)
        table.choose(decision.keys[0], seat)


def test_seats_choose_at_once_and_may_take_back():
    table = cards()
    assert [(d.seat, d.prompt) for d in table.decisions] == [(n, "lead") for n in range(4)]
    first, other = hand(table, 2)[:2]
    table.choose(f"card:{first}", 2)
    lead(table, 1)
    assert [(d.seat, d.prompt) for d in table.decisions] == [(0, "lead"), (2, "second"), (3, "lead")]
    assert table.undo(2) == (2, f"card:{first}")
    table.choose(f"card:{other}", 2)
    assert table.journal == [(1, f"card:{hand(table, 1)[0]}"), (1, f"card:{hand(table, 1)[1]}"), (2, f"card:{other}")]
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        table.undo(3)
    with pytest.raises(IllegalChoice, match="seat 1 has nothing to decide"):
        table.choose("card:ash", 1)


def test_a_pending_choice_is_nowhere_in_what_others_get():
    table = cards()
    before = [table.scene(seat) for seat in (None, 1, 2, 3)]
    secret = [*hand(table, 0)]
    lead(table, 0)
    assert [table.scene(seat) for seat in (None, 1, 2, 3)] == before
    for seat in (None, 1, 2, 3):
        seen = msgspec.json.encode([table.scene(seat), table.events_for(seat)]).decode()
        assert not [card for card in secret if f'"{card}"' in seen]
    dream = table.imagine(1, 7)
    assert [(d.seat, d.prompt) for d in dream.decisions] == [(n, "lead") for n in range(4)]
    assert not [entry for entry in dream.journal if entry[0] == 0]
    assert hand(dream, 1) == hand(table, 1)


def test_a_seat_imagines_its_own_pending_choice():
    table = cards()
    lead(table, 0)
    assert [d.seat for d in table.imagine(0, 7).decisions] == [1, 2, 3]


def test_imagined_hands_are_dealt_anew_and_options_follow_them():
    table = cards()
    worlds = [table.imagine(0, seed) for seed in range(6)]
    assert len({tuple(hand(w, 1)) for w in worlds}) > 1
    for world in worlds:
        everything = [c for seat in range(4) for c in hand(world, seat)] + world.state.deck
        assert sorted(everything) == sorted(secret_cards.Rules().cards)
        for decision in world.decisions:
            assert decision.keys == [f"card:{c}" for c in hand(world, decision.seat)]


def until(table, prompt):
    while table.decision.prompt != prompt:
        table.choose(table.decision.keys[0])


def test_the_defender_decides_in_the_midst_of_the_monsters_turn():
    table = cards()
    until(table, "damage")
    decision = table.decision
    card = hand(table, decision.seat)[0]
    for other in range(4):
        world = table.imagine(other, 3)
        assert world.decision.keys == ["take", *(f"lose:{c}" for c in hand(world, decision.seat))]
    health = table.state.heroes[f"hero{decision.seat}"].health
    table.choose(f"lose:{card}")
    assert table.state.heroes[f"hero{decision.seat}"].health == health
    assert table.events[-1] == secret_cards.Negated(hero=f"hero{decision.seat}", card=card)
    assert table.decision.prompt == "damage"


def test_only_the_owner_reads_what_was_drawn():
    table = cards()
    drawn = table.events[0]
    assert table.events_for(0)[0] == drawn
    assert table.events_for(1)[0] == table.events_for(None)[0] == secret_cards.Drew(seat=0, cards=("?",) * 4)


def test_cards_are_revealed_only_when_all_are_in():
    table = cards(2, settings=Settings(undo="secrets"))
    lead(table, 1)
    assert not [e for e in table.events if isinstance(e, secret_cards.Revealed)]
    table.undo(1)
    table.redo()
    lead(table, 0)
    assert [e.hero for e in table.events if isinstance(e, secret_cards.Revealed)] == ["hero0", "hero1"]
    with pytest.raises(IllegalChoice, match="last secret"):
        table.undo()


# -- zone fight --------------------------------------------------------------------------------------------------------
def test_at_most_three_dice_of_a_colour():
    yellow = zone_fight.Rules().cards
    assert yellow["sabre"].dice + yellow["rage"].dice > zone_fight.LIMIT
    counts = []
    for seed in range(4):
        table = zone_fight.cases()[0].table(seed)
        play(table, seed)
        counts += [Counter(colour for colour, _ in e.dice) for e in table.events if isinstance(e, zone_fight.Rolled)]
    assert max(n for count in counts for n in count.values()) == zone_fight.LIMIT


def fight(*dice, then="blank"):
    """A hero beside a ghoul, with these dice to come."""
    table = Table(zone_fight.Rules(), {"heroes": 1}, 1, policy=Scripted(*dice, then=then))
    for zone in (1, 2):
        table.choose(f"move:{zone}")
    while table.state.phase != "heroes" or table.decision.prompt != "action":
        table.choose(table.decision.keys[0])
    return table


def test_enchantments_are_paid_and_repeated_only_so_often():
    table = fight()
    table.amend("figures.ghoul0.health", 30)
    table.policy = table.game.policy = Scripted(*["?"] * table.state.chance.count, "1 bam", "1 bam", "1 bam", "1 diamond", then="blank")
    table.choose("attack:ghoul0")
    table.choose("keep")
    assert table.decision.keys == ["enchant:sabre", "enchant:rage", "enchant:firebrand", "done"]
    table.choose("enchant:rage")
    assert table.decision.args == {"bam": 2, "diamond": 1}
    table.choose("enchant:rage")
    assert table.decision.keys == ["enchant:firebrand", "done"]
    table.choose("enchant:firebrand")
    struck = [e for e in table.events if isinstance(e, zone_fight.Struck)][-1]
    assert struck.wounds == 4 + 2 + 2
    assert table.state.figures["ghoul0"].health == 30 - 8


def test_a_survivor_strikes_back_once_the_hero_is_done():
    table = fight()
    start = len(table.events)
    for _ in range(2):
        table.choose("attack:ghoul0")
        table.choose("keep")
    struck = [(e.attacker, e.counter) for e in table.events[start:] if isinstance(e, zone_fight.Struck)]
    assert struck == [("hero0", False), ("hero0", False), ("ghoul0", True)]


def test_the_defence_is_resolved_first():
    both = 0
    for seed in range(8):
        table = zone_fight.cases()[0].table(seed)
        play(table, seed)
        for a, b in pairwise(e for e in table.events if isinstance(e, zone_fight.Enchanted | zone_fight.Struck)):
            if isinstance(a, zone_fight.Enchanted) and isinstance(b, zone_fight.Enchanted) and a.figure != b.figure:
                assert (zone_fight.Rules().cards[a.card].role, zone_fight.Rules().cards[b.card].role) == ("defence", "attack")
                both += 1
    assert both


# -- lasting effects ---------------------------------------------------------------------------------------------------
def expedition(*rolls, explorers=1, then="1"):
    return Table(lasting_effects.Rules(), {"explorers": explorers}, 1, policy=Scripted(*rolls, then=then))


def of(table, kind, line):
    return [e for e in table.events if isinstance(e, kind) and e.line == line]


def test_three_markers_on_a_card_and_no_more():
    table = expedition()
    for n in range(3):
        assert len(table.state.effects.get("attack", [])) == n
        table.choose("play:overclock")
    assert table.decision.keys == ["end", "use:tonic:e0>e0"]
    table.choose("use:tonic:e0>e0")
    assert "play:overclock" in table.decision.keys
    table.choose("play:overclock")
    assert len(table.state.effects["attack"]) == 3
    assert table.state.explorers["e0"].markers == 2
    table.choose("attack:m0")
    attack = next(e for e in table.events if isinstance(e, lasting_effects.Attacked))
    assert (attack.roll, attack.needed) == (1, 1)
    assert "m0" not in table.state.monsters


def test_effects_end_in_the_phase_they_are_made_for():
    table = expedition(then="6")
    table.choose("play:grit")
    table.choose("end")
    while table.state.round == 1:
        table.choose("pass")
    assert [e.phase for e in of(table, lasting_effects.Ended, "grit")] == ["explorers"]
    assert table.state.explorers["e0"].markers == 5
    assert len(table.state.effects["defend"]) == 2, "the monsters' effect outlasts the explorer phase"
    assert not of(table, lasting_effects.Ended, "gnaw")
    table.choose("end")
    assert [e.phase for e in of(table, lasting_effects.Ended, "gnaw")] == ["horror", "horror"]


def test_losing_the_last_health_is_replaced_once_a_round():
    table = expedition(then="6")
    table.amend("explorers.e0.health", 1)
    table.choose("end")
    table.choose("pass")
    assert [e.bearer for e in of(table, lasting_effects.Resolved, "ghost-mask")] == ["e0"]
    assert table.state.explorers["e0"].health == 1
    assert [e.card for e in table.state.effects["ethereal"]] == ["ghost-mask"]
    while table.state.round == 1:
        table.choose("pass")
    assert table.state.effects["ethereal"] == []
    assert "e0" in table.state.explorers


def test_a_cumulative_condition_completes_again_and_again():
    table = expedition(then="6")
    table.amend("monsters", {f"m{n}": 1 for n in range(7)})
    table.amend("threat", 5)
    for n in range(6):
        table.amend("explorers.e0.stamina", 1)
        table.choose(f"attack:m{n}")
        assert table.state.progress.get("trophies:e0", 0) == (n + 1) % 3
        assert table.state.threat == 5 - 2 * ((n + 1) // 3)
    assert len(of(table, lasting_effects.Resolved, "trophies")) == 2


def test_an_ability_between_others_actions_rebuilds_the_decision_it_interrupts():
    table = expedition(explorers=2)
    for _ in range(3):
        table.choose("play:grit")
    assert "attack:m0" not in table.decision.keys
    table.choose("use:tonic:e1>e0")
    assert table.decision.seat == 0
    assert table.state.explorers["e1"].essence == 0
    assert "attack:m0" in table.decision.keys
    assert "use:tonic:e1>e0" not in table.decision.keys
    table.undo()
    assert "attack:m0" not in table.decision.keys


def test_a_destroyed_explorer_ends_the_beat():
    table = expedition(then="6", explorers=2)
    table.amend("explorers.e0.health", 1)
    table.amend("explorers.e0.markers", 0)
    table.choose("end")
    table.choose("end")
    table.choose("pass")
    table.choose("target:e0")
    assert list(table.state.explorers) == ["e1"]
    assert table.seats == (1,)
