"""Decides whether a paid effect would change anything in a combat. Effects that would not are neither offered nor charged (MD-ABL-01)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from undercroft.language.vocabulary import Node

from ...content import adventure_words as rules
from ...content import words
from ...content.dice import ATTACK, DEFENCE, FACES, LIMIT, Pool
from ...content.traits import CANCELS, REROLLS, Trait
from ...game import Dark
from ...state import Combat
from .sides import Side

ROLLED_LATER = (*REROLLS, *CANCELS, words.Double, words.TheirPoints)
"""Effects that cannot be judged before the dice are rolled."""


def would_help(game: Dark, combat: Combat, side: Side, other: Side, traits: Iterable[Trait], pools: Mapping[str, Pool]) -> bool:
    """MD-ABL-01, MD-CND-02, MD-EQP-10: whether any of the lines paid for together would change this combat or its owner; if that cannot be
    foreseen, assume so. `pools`: before the roll, the dice that are certain to be rolled."""
    if combat.stage == "build":
        nodes = [node for t in traits for node in (*t.dice, *t.rerolls, *t.cancels, *t.flat)]
        return any(isinstance(node, ROLLED_LATER) or _before(game, combat, side, other, node, pools) for node in nodes)
    nodes = [node for t in traits for node in ((*t.cancels, *t.flat) if combat.stage != "cancel" else t.cancels)]
    return any(_after(game, combat, side, other, node) for node in nodes)


def _before(game: Dark, combat: Combat, side: Side, other: Side, node: Node, pools: Mapping[str, Pool]) -> bool:
    """MD-ABL-01: dice beyond three of a colour are lost, and missing dice cannot be removed."""
    own, theirs = pools[side.name], pools[other.name]
    unsure = any(isinstance(n, words.PoolDice) for t in other.traits for n in t.dice)
    match node:
        case words.Dice(colour=colour, by=by):
            return by > 0 and getattr(own, colour) < LIMIT
        case words.PoolDice():
            return any(getattr(own, colour) < LIMIT for colour in (ATTACK if side.name == "attack" else DEFENCE))
        case words.TheirDice(colour=colour):
            return unsure or getattr(theirs, colour) > 0
        case words.TheirPoolDice() | words.NoDefence():
            return unsure or any(theirs.each())
        case words.Symbols(symbols=symbols) | words.BlanksCount(symbols=symbols):
            return _asked_for(game, combat, side, symbols) > 0
    return _after(game, combat, side, other, node)


def _after(game: Dark, combat: Combat, side: Side, other: Side, node: Node) -> bool:
    """MD-ABL-01: whether an effect benefits a result, a figure or the symbols."""
    s, faces = game.state, [FACES[die.colour][die.face] for die in side.roll.dice]
    match node:
        case words.Points(by=by):
            return by > 0
        case words.TheirPoints():
            return side.name == "defence" or other.points() > 0
        case words.Symbols(symbols=symbols, by=by):
            return _spendable(game, combat, side, symbols, by)
        case words.BlanksCount(symbols=symbols):
            blanks = sum(face.blank for face in faces)
            return blanks > 0 and _spendable(game, combat, side, symbols, blanks)
        case words.Double(symbols=symbols):
            return any(getattr(face, symbols) for face in faces)
        case words.Cancel(symbol=symbol):
            return (other.bams() if symbol == "bam" else other.diamonds()) > 0
        case words.CancelAll():
            return other.bams() + other.diamonds() > 0
        case words.StunTarget():
            target = s.enemies.get(other.id) or s.heroes.get(other.id)
            return target is not None and not target.stunned
        case words.HitBoss():
            mob = s.enemies.get(combat.defender)
            return mob is not None and bool(mob.minions) and mob.health > 0 and not mob.stunned
        case words.WoundOthers():
            found = [id for id, e in game.enemies_at(combat.zone).items() if game.behaves(e, rules.Untouchable) is None]
            return any(id != combat.defender for id in (found if side.hero else game.heroes_at(combat.zone)))
        case words.Heal():
            return game.hero(side.id).health < game.max_health(side.id)
    return not isinstance(node, (*REROLLS, words.Dice, words.PoolDice, words.TheirDice, words.TheirPoolDice, words.NoDefence))


def _enchantments(game: Dark, combat: Combat, side: Side) -> list[Trait]:
    return [t for t in side.traits if t.enchantment and side.may(game, combat, t)]


def _cost(trait: Trait, symbols: str) -> int:
    return trait.bams if symbols == "bams" else trait.diamonds


def _asked_for(game: Dark, combat: Combat, side: Side, symbols: str) -> int:
    """MD-ABL-01: how many symbols of a kind the side's enchantments can use; none has been paid for while skills are offered."""
    return sum(_cost(t, symbols) * t.repeat for t in _enchantments(game, combat, side))


def _spendable(game: Dark, combat: Combat, side: Side, symbols: str, by: int) -> bool:
    """MD-ABL-01: whether more symbols of a kind can be spent: with them and all that skills may still add, another enchantment becomes
    affordable."""
    have = side.bams() if symbols == "bams" else side.diamonds()
    if have >= _asked_for(game, combat, side, symbols):
        return False
    usable = _enchantments(game, combat, side)
    if any(side.affords(t) and (t.dice or any(isinstance(n, words.Symbols) for n in t.flat)) for t in usable):
        return True
    more = sum(n.by for t in side.traits for n in t.flat if isinstance(n, words.Symbols) and n.symbols == symbols)
    blanks = any(isinstance(n, words.BlanksCount) for t in side.traits for n in t.flat) and len(side.roll.dice)
    return any(0 < _cost(t, symbols) <= have + max(by, more) + blanks for t in usable)
