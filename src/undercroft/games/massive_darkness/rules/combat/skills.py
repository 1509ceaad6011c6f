"""Skills in the second step of a combat, and what a single effect does to the result (MD-ENC, MD-EFF)."""

from __future__ import annotations

from undercroft.language.vocabulary import Node

from ...content import words
from ...content.dice import FACES
from ...content.traits import Trait
from ...game import Dark
from ...state import Combat, Roll
from ..experience import gain_xp
from ..wounds import heal, heal_enemy, stun
from .prices import offer_paid
from .sides import Side, opponent, sides, tell_effect


async def _skills(game: Dark, combat: Combat, side: Side, cancels: bool) -> bool:
    """MD-SKL-02, MD-EFF-02, MD-ENC-15: apply a side's skills that need no symbols, each once. Returns True if a question was asked, so that the
    stage repeats."""
    mine = [t for t in side.traits if not t.enchantment and not t.late and (t.cancels if cancels else t.flat)]
    if side.hero and await offer_paid(game, combat, side, mine):
        return True
    for trait in mine:
        mark = f"{combat.stage} {trait.key}"
        if mark in combat.used or not is_free_now(game, combat, side, trait):
            continue
        combat.used.append(mark)
        tell_effect(game, combat, side, trait)
        for node in trait.cancels if cancels else trait.flat:
            apply(game, combat, side, node, trait)
    return False


def is_free_now(game: Dark, combat: Combat, side: Side, trait: Trait) -> bool:
    """Like `is_free`, for a skill whose dice or rerolls may already have been used."""
    if trait.optional and trait.key not in combat.paid:
        return False
    return all(side.meets(game, combat, c) for c in trait.conditions)


async def defender(game: Dark, combat: Combat) -> None:
    """MD-ENC-15 (a): the defender's skills."""
    if not await _skills(game, combat, sides(game, combat)[1], cancels=False) and combat.stage == "defender":
        combat.stage = "cancel"


async def cancel(game: Dark, combat: Combat) -> None:
    """MD-ENC-15 (b): the attacker's skills that cancel defence symbols, before those can be spent."""
    if not await _skills(game, combat, sides(game, combat)[0], cancels=True) and combat.stage == "cancel":
        combat.stage = "defence"


async def attacker(game: Dark, combat: Combat) -> None:
    """MD-ENC-15 (d): the attacker's other skills."""
    if not await _skills(game, combat, sides(game, combat)[0], cancels=False) and combat.stage == "attacker":
        combat.stage = "attack"


def apply(game: Dark, combat: Combat, side: Side, node: Node, trait: Trait) -> None:
    """MD-EFF-05 … 10, MD-EFF-22, MD-EFF-23, MD-TRM-02, MD-TRM-03, MD-STN-01: apply one effect to the result."""
    other: Roll = combat.defence if side.name == "attack" else combat.attack
    match node:
        case words.Points(by=by):
            side.roll.points += by
        case words.TheirPoints(by=by):
            other.points += by
        case words.Symbols(symbols=symbols, by=by):
            _add_symbols(side.roll, symbols, by)
        case words.BlanksCount(symbols=symbols):
            _add_symbols(side.roll, symbols, sum(FACES[d.colour][d.face].blank for d in side.roll.dice))
        case words.Double(symbols=symbols):
            side.roll.points += sum(getattr(FACES[d.colour][d.face], symbols) for d in side.roll.dice)
        case words.Wounds(by=by):
            combat.wounds += by
        case words.Cancel(symbol=symbol):
            theirs = opponent(game, combat, side)
            if theirs.bams() if symbol == "bam" else theirs.diamonds():
                _add_symbols(theirs.roll, f"{symbol}s", -1)
        case words.CancelAll():
            theirs = opponent(game, combat, side)
            _add_symbols(theirs.roll, "bams", -theirs.bams())
            _add_symbols(theirs.roll, "diamonds", -theirs.diamonds())
        case words.StunTarget():
            stun(game, combat.defender if side.name == "attack" else combat.attacker, trait.id)
        case words.HitBoss():
            combat.boss = True
        case words.WoundOthers(value=value):
            combat.others += value
            combat.others_line = trait.id
        case words.GainXp(value=value) if side.hero:
            gain_xp(game, side.id, value, "MD-XPP-01", trait.id)
        case words.Heal(value=value):
            if side.hero:
                heal(game, side.id, value, trait.id)
            else:
                heal_enemy(game, side.id, value, trait.id)


def _add_symbols(roll: Roll, symbols: str, by: int) -> None:
    if symbols == "bams":
        roll.bams += by
    else:
        roll.diamonds += by
