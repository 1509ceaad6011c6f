"""Enemies come into play: figures, health, guardians' equipment, and what happens when figures run out (MD-MOB, MD-AGT, MD-ROM, MD-GRD, MD-OOF)."""

from __future__ import annotations

from typing import Literal

from undercroft.kernel.decision import TABLE

from . import adventure_words as rules
from .content import Foe
from .events import Arrived, NoFigures, Nothing
from .game import Dark
from .gear import discard, discard_enemy, draw_card, draw_level
from .state import Enemy, Task

GREATER_FROM = 4
"""MD-ROM-01: from this level on the greater roaming monsters come."""
Tier = Literal["lesser", "greater"]


def strength(game: Dark, tier: str = "due") -> Tier:
    """MD-LVL-12, MD-ROM-01: the roaming monsters that are due at this level, or a given tier of them."""
    return "greater" if tier == "greater" or (tier == "due" and game.state.level >= GREATER_FROM) else "lesser"


async def guard(game: Dark, zone: int, event: bool = False, level: int = 0) -> None:
    """MD-LVL-09, MD-EVT-04, MD-MOB-03, MD-AGT-01, MD-STY-12: a guard of the current level comes into play, or of another one where a rule says so."""
    card = await draw_level(game, "guards", level or game.state.level)
    await arrive(game, card, zone, event=event)


async def roamer(game: Dark, zone: int, tier: str, event: bool = False) -> None:
    """MD-ROM-01, MD-ROM-02, MD-LVL-12: a roaming monster of the strength that is due, or of a given one."""
    await arrive(game, await _roaming(game, strength(game, tier)), zone, event=event)


async def _roaming(game: Dark, tier: Tier) -> str:
    """MD-ROM-01: the card of a roaming monster."""
    return await draw_card(game, tier)


async def special(game: Dark, foe: Foe, zone: int, event: bool = False) -> None:
    """MD-SET-22, MD-ADV-04, MD-ADV-05, MD-Q02-02, MD-Q05-02, MD-Q06-02, MD-Q08-02, MD-Q10-16: an enemy of the adventure; a named one takes
    its card from the deck or its discards."""
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
    """A rule of the adventure waits for its death, so that it has to come."""
    return any(rule.line.trigger is not None and rule.line.trigger.moment == rules.EnemyDies(foe.id) for rule in game.adventure.rules)


async def _free(game: Dark, tier: Tier) -> str:
    """MD-ADV-03, MD-Q04-07: a random monster on which an objective depends is one whose figure is free: others are drawn past."""
    passed = []
    while card := await _roaming(game, tier):
        if enough(game, game.content.cards[card].text.enemy, 0):
            break
        passed.append(card)
    for other in passed:
        discard_enemy(game, other)
    return card


async def arrive(game: Dark, card: str, zone: int, foe: Foe | None = None, event: bool = False, drawn: bool = True) -> None:
    """MD-MOB-02, MD-ENM-02, MD-ENM-04, MD-ENM-05, MD-AGT-01, MD-ROM-03, MD-OOF-01, MD-OOF-05: its figures are put into a zone and its guardian is
    equipped; where there are not enough figures, its card, if one was drawn, is discarded and those of its kind are activated."""
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
            game.push(Task("batch", what=" ".join(others), number=1))
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
    """MD-OOF-03, MD-OOF-04, MD-ROM-05: a free boss or single figure of the kind, and as many free minions; the level of the card is nothing to it."""
    present = [e for e in game.state.enemies.values() if game.card(e).text.enemy == kind]
    if any(e.health for e in present):
        return False
    return game.content.enemies[kind].minions - sum(len(e.minions) for e in present) >= minions


def may_act(game: Dark, enemy: Enemy, event: bool) -> bool:
    """MD-EPH-27, MD-OOF-06, MD-ROM-04, MD-Q02-05, MD-Q08-09: not before it is released; by an event card not those that are nothing to events."""
    return not enemy.asleep and not (event and game.behaves(enemy, rules.NotForEvents) is not None)


async def arm(game: Dark, enemy: Enemy, foe: Foe | None) -> None:
    """MD-GRD-01, MD-GRD-02, MD-GRD-17, MD-LVL-14, MD-AGT-08, MD-Q10-10: a guardian's treasure of the current level; traps are drawn past, luck is
    kept. An adventure may give another level, none, or an enemy card beside it."""
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
    """MD-LVL-11, MD-EVT-03, MD-EVT-06: a zone with a token of a level, of several as the players say; -1: there is none."""
    zones = game.token_zones(level)
    if not zones:
        return -1
    return await game.choose(TABLE, "which-zone", game.at("zone", zones), level=level)
