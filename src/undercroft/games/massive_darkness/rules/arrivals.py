"""Enemies entering play: figures, health, guardians' equipment, and running out of figures (MD-MOB, MD-AGT, MD-ROM, MD-GRD, MD-OOF)."""

from __future__ import annotations

from typing import Literal

from undercroft.kernel.decision import TABLE

from ..content import adventure_words as rules
from ..content.model import Foe
from ..events import Arrived, NoFigures, Nothing
from ..game import Dark
from ..state import Batch, Enemy
from .gear import discard, discard_enemy, draw_card, draw_level

GREATER_FROM = 4
"""MD-ROM-01: from this level on, greater roaming monsters appear."""
Tier = Literal["lesser", "greater"]


def strength(game: Dark, tier: str = "due") -> Tier:
    """MD-LVL-12, MD-ROM-01: the tier of roaming monsters for the current level, or the given tier."""
    return "greater" if tier == "greater" or (tier == "due" and game.state.level >= GREATER_FROM) else "lesser"


async def guard(game: Dark, zone: int, event: bool = False, level: int = 0) -> None:
    """MD-LVL-09, MD-EVT-04, MD-MOB-03, MD-AGT-01, MD-STY-12: a guard of the current level enters play, or of another level if a rule says so."""
    card = await draw_level(game, "guards", level or game.state.level)
    await arrive(game, card, zone, event=event)


async def roamer(game: Dark, zone: int, tier: str, event: bool = False) -> None:
    """MD-ROM-01, MD-ROM-02, MD-LVL-12: a roaming monster of the tier for the current level, or of a given tier, enters play."""
    await arrive(game, await _roaming(game, strength(game, tier)), zone, event=event)


async def _roaming(game: Dark, tier: Tier) -> str:
    """MD-ROM-01: draw the card of a roaming monster."""
    return await draw_card(game, tier)


async def special(game: Dark, foe: Foe, zone: int, event: bool = False) -> None:
    """MD-SET-22, MD-ADV-04, MD-ADV-05, MD-Q02-02, MD-Q05-02, MD-Q06-02, MD-Q08-02, MD-Q10-16: an enemy of the adventure enters play; a named one
    takes its card from the deck or the discard pile."""
    s, wanted, drawn = game.state, foe.text.card, True
    match wanted:
        case "guard":
            card = await draw_level(game, "guards", s.level)
        case "greater" | "due":
            card = await (_free if _awaited(game, foe) else _roaming)(game, strength(game, wanted))
        case _:
            deck, _, kind = wanted.partition("/")
            card = f"{strength(game) if deck == 'due' else deck}/{kind}"
            pile = next((p for p in (s.decks[game.content.cards[card].deck], s.discards[game.content.cards[card].deck]) if card in p), None)
            drawn = pile is not None
            if pile is not None:
                pile.remove(card)
    await arrive(game, card, zone, foe, event, drawn)


def _awaited(game: Dark, foe: Foe) -> bool:
    """Whether a rule of the adventure waits for this enemy's death, so that it has to appear."""
    return any(rule.line.trigger is not None and rule.line.trigger.moment == rules.EnemyDies(foe.id) for rule in game.adventure.rules)


async def _free(game: Dark, tier: Tier) -> str:
    """MD-Q04-07: a random monster that an objective depends on must have a free figure; other cards are skipped."""
    passed = []
    while card := await _roaming(game, tier):
        if enough(game, game.content.cards[card].text.enemy, 0):
            break
        passed.append(card)
    for other in passed:
        discard_enemy(game, other)
    return card


async def arrive(game: Dark, card: str, zone: int, foe: Foe | None = None, event: bool = False, drawn: bool = True) -> None:
    """MD-MOB-02, MD-ENM-02, MD-ENM-04, MD-ENM-05, MD-AGT-01, MD-ROM-03, MD-OOF-01, MD-OOF-05: put an enemy's figures into a zone and equip its
    guardian. If there are not enough figures, discard its card, if one was drawn, and activate the enemies of its kind."""
    s = game.state
    if not card:
        game.tell(Nothing(what="no-card", rules=("MD-DCK-06",)))
        return
    text = game.content.cards[card].text
    mob = game.content.enemies[text.enemy].role == "mob"
    minions = text.minions * s.started if mob else 0
    if not enough(game, text.enemy, minions):
        if drawn:
            discard_enemy(game, card)
        game.tell(NoFigures(card=card, rules=("MD-OOF-01",)))
        others = [id for id, e in s.enemies.items() if game.card(e).text.enemy == text.enemy and may_act(game, e, event)]
        if others:
            game.push(Batch(others, "figures"))
        return
    s.made += 1
    id = f"e{s.made}"
    asleep = foe is not None and foe.is_(rules.Asleep)
    health = text.health if mob else text.health * s.started
    enemy = Enemy(card, zone, health, [text.health] * minions, asleep=asleep, special=foe.id if foe is not None else "")
    s.enemies[id] = enemy
    await arm(game, enemy, foe)
    game.tell(Arrived(figure=id, card=card, cell=zone, gear=enemy.gear, rules=("MD-MOB-02" if mob else "MD-ENM-05", "MD-GRD-01")))


def enough(game: Dark, kind: str, minions: int) -> bool:
    """MD-OOF-03, MD-OOF-04, MD-ROM-05: whether a boss or single figure of the kind is free, and enough minions; the level of the card does not
    matter."""
    present = [e for e in game.state.enemies.values() if game.card(e).text.enemy == kind]
    if any(e.health for e in present):
        return False
    return game.content.enemies[kind].minions - sum(len(e.minions) for e in present) >= minions


def may_act(game: Dark, enemy: Enemy, event: bool) -> bool:
    """MD-EPH-27, MD-OOF-06, MD-ROM-04, MD-Q02-05, MD-Q08-09: whether an enemy may act: not before it is released, and not by an event card if
    events do not affect it."""
    return not enemy.asleep and not (event and game.behaves(enemy, rules.NotForEvents) is not None)


async def arm(game: Dark, enemy: Enemy, foe: Foe | None) -> None:
    """MD-GRD-01, MD-GRD-02, MD-GRD-17, MD-LVL-14, MD-AGT-08, MD-Q10-10: give a guardian a treasure of the current level, skipping traps but
    keeping luck cards. An adventure may give another level, no treasure, or an enemy card beside it."""
    gear = foe.text.gear if foe is not None else "current"
    if gear == "none":
        return
    if gear == "greater":
        enemy.beside = await _roaming(game, "greater")
        return
    level = game.state.level if gear == "current" else int(gear)
    traps = []
    while card := await draw_level(game, "treasure", level):
        trap = game.content.traps.get(card)
        if trap is None or trap.text.luck:
            enemy.gear = card
            break
        traps.append(card)
    for card in traps:
        discard(game, card)


async def at_level(game: Dark, level: int) -> int:
    """MD-LVL-11, MD-EVT-03, MD-EVT-06: a zone with a token of a level; if there are several, the players choose. Returns -1 if there is none."""
    zones = game.token_zones(level)
    if not zones:
        return -1
    return await game.choose(TABLE, "which-zone", game.at("zone", zones), level=level)
