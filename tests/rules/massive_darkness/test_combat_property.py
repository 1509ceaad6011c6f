"""Single combats of the published pack, with any equipment, skills and enemies, whatever the players choose."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from undercroft.games.massive_darkness.events import CombatBegan, Counted, Rolled, Wounded
from undercroft.games.massive_darkness.module import MODULE
from undercroft.games.massive_darkness.state import Activate, ContinueCombat, DarkState, Enemy
from undercroft.grid.hexes import cells
from undercroft.kernel.event import Event
from undercroft.kernel.table import Table
from undercroft.text.rulebook import read_rules

from .position import Position
from .reckoning import Reckoning

RULES = MODULE.rules(MODULE.packs())
CONTENT = RULES.content
KNOWN = read_rules((Path(__file__).parents[3] / "docs/rules/massive-darkness.md").read_text(encoding="utf-8"))
BOARD = CONTENT.adventures["walking-in-the-dark"].board
WAYS = BOARD.ways([], [], 0)
ZONES = [z for z in range(len(BOARD.zones)) if WAYS.seen(z, 1, 2)]
ATTACKS = ("melee", "ranged", "magic")
WEAPONS = [id for id, gear in CONTENT.equipment.items() if gear.deck == "starting" and gear.text.slot in ("hand", "two-hands")]


def cards(slot: str) -> list[str]:
    return [id for id, gear in CONTENT.equipment.items() if gear.text.slot == slot]


class Fight(Struct, frozen=True):
    """Who fights whom, with what and where."""

    heroes: tuple[str, ...]
    classes: tuple[str, ...]
    level: int
    bought: int
    body: str
    hands: tuple[str, ...]
    pack: tuple[str, ...]
    health: int
    xp: int
    stunned: bool
    foe: str
    gear: str
    minions: int
    foe_stunned: bool
    ally: str
    strikes: str
    """The type of the hero's attack; none: the enemy attacks."""
    zone: int
    away: int
    seed: int


@st.composite
def fights(draw: st.DrawFn) -> Fight:
    """A hero with any outfit and skills, perhaps with others beside it, and any enemy with any treasure; within reach of one another."""
    heroes = tuple(draw(st.lists(st.sampled_from(list(CONTENT.heroes)), min_size=1, max_size=3, unique=True)))
    one = st.sampled_from(cards("hand"))
    hands = draw(st.one_of(st.tuples(one), st.tuples(one, one), st.tuples(st.sampled_from(cards("two-hands")))))
    foe = draw(st.sampled_from(list(CONTENT.cards)))
    able = [k for k in ATTACKS if any(k in CONTENT.equipment[c].dice for c in hands)]
    strikes = draw(st.sampled_from(["", *able]))
    theirs = draw(st.sampled_from([k for k in ATTACKS if k in CONTENT.cards[foe].dice]))
    zone = draw(st.sampled_from(ZONES))
    far = [zone] if (strikes or theirs) == "melee" else list(cells(WAYS.seen(zone, 1, 2)))
    return Fight(
        heroes=heroes, classes=tuple(draw(st.sampled_from(list(CONTENT.classes))) for _ in heroes), level=draw(st.integers(1, 5)),
        bought=draw(st.integers(0, 3)), body=draw(st.sampled_from(["", *cards("body")])), hands=hands,
        pack=tuple(draw(st.lists(st.sampled_from(cards("none")), max_size=5))), health=draw(st.integers(1, 5)), xp=draw(st.integers(0, 3)),
        stunned=draw(st.booleans()) and not strikes, foe=foe, gear=draw(st.sampled_from(["", *CONTENT.equipment])), minions=draw(st.integers(0, 4)),
        foe_stunned=draw(st.booleans()) and bool(strikes), ally=draw(st.sampled_from(["", *CONTENT.cards])), strikes=strikes, zone=zone,
        away=draw(st.sampled_from(far)), seed=draw(st.integers(0, 2**32)),
    )  # fmt: skip


def arranged(fight: Fight) -> bytes:
    """The state in which the fight begins: at the hero's actions, or with the enemy about to act."""
    hero, *_ = fight.heroes
    setup = {
        "scenario": "walking-in-the-dark", "characters": list(fight.heroes), "classes": dict(zip(fight.heroes, fight.classes)),
        "weapons": {h: WEAPONS[n] for n, h in enumerate(fight.heroes)}, "first": hero,
    }  # fmt: skip
    state = msgspec.msgpack.decode(Position.present(Table(RULES, setup, fight.seed)), type=DarkState)
    state.level = fight.level
    for figure in state.heroes.values():
        figure.zone, figure.skills = fight.zone, {b.id: min(fight.bought, len(b.skills)) for b in CONTENT.classes[figure.kind].branches}
    ann = state.heroes[hero]
    ann.body, ann.hands, ann.pack = fight.body, list(fight.hands), list(fight.pack)
    ann.health, ann.xp, ann.stunned = fight.health, fight.xp, fight.stunned
    for id, card, gear in (("e1", fight.foe, fight.gear), ("e2", fight.ally, "")):
        if card:
            text, kind = CONTENT.cards[card].text, CONTENT.enemies[CONTENT.cards[card].text.enemy]
            mob = kind.role == "mob"
            state.enemies[id] = Enemy(card, fight.away, text.health * (1 if mob else state.started), [text.health] * fight.minions * mob, gear)
    state.enemies["e1"].stunned = fight.foe_stunned
    if not fight.strikes:
        state.todo = [Activate("e1")]
    return msgspec.msgpack.encode(state)


def play(fight: Fight, base: bytes, amnesia: bool) -> Table[DarkState]:
    """One combat, with the same choices for the same seed."""
    table: Table[DarkState] = Table(RULES, {}, fight.seed, base=base, amnesia=amnesia)
    chosen = Random(fight.seed)
    if fight.strikes:
        table.choose(f"{fight.strikes}:e1")
    while table.decision is not None and table.decision.prompt != "act" and not _over(table):
        table.choose(chosen.choice(table.decision.keys))
    return table


def _over(table: Table[DarkState]) -> bool:
    return table.state.combat is not None and not any(isinstance(task, ContinueCombat) for task in table.state.todo)


def told_of(events: list[Event]) -> list[Event]:
    """What was told of the first combat, from its beginning to what came of its wounds; nothing where the hero died before it."""
    starts = [n for n, e in enumerate(events) if isinstance(e, CombatBegan)]
    return events[starts[0] : starts[1] if starts[1:] else None] if starts else []


@pytest.mark.rule("MD-WND-01", "MD-ENC-04", "MD-DIE-06")
@settings(max_examples=120, deadline=None)
@given(fights())
def test_what_was_told_of_a_combat_comes_to_its_wounds(fight: Fight) -> None:
    """Swords less shields and wounds besides, symbols spent once, three dice of a colour, every step with its rule; and the same again when every
    beat begins from a saved state."""
    base = arranged(fight)
    table = play(fight, base, amnesia=False)
    events, combat = told_of(table.events), table.state.combat
    if combat is not None:
        assert combat.stage == "done"
        Reckoning(CONTENT, combat, events).go()
    for event in events:
        assert event.rules, f"{event} names no rule"
        assert set(event.rules) <= set(KNOWN), f"{event} names a rule that does not exist"
    for rolled in (e for e in events if isinstance(e, Rolled)):
        for dice in (rolled.attack, rolled.defence):
            assert max(Counter(d.split()[0] for d in dice).values(), default=0) <= 3
    for counted in (e for e in events if isinstance(e, Counted)):
        lost = [e.damage for e in events if isinstance(e, Wounded) and e.figure == counted.target and not e.line]
        assert sum(lost) <= counted.wounds
        if counted.target in table.state.heroes:
            assert sum(lost) == min(counted.wounds, _health_before(table.events, counted, base))
    again = play(fight, base, amnesia=True)
    assert (again.events, again.hash) == (table.events, table.hash)


def _health_before(events: list[Event], counted: Counted, base: bytes) -> int:
    """A defending hero's health when the wounds come: what it had, less what it paid in blood, with what it healed."""
    health = msgspec.msgpack.decode(base, type=DarkState).heroes[counted.target].health
    for event in events:
        if event is counted:
            break
        if getattr(event, "figure", "") == counted.target:
            health += getattr(event, "health", 0) - (event.damage if isinstance(event, Wounded) else 0)
    return health
