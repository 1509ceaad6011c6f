"""Rerolls and flips, first the others and then those of blanks (MD-CMB, MD-TRM)."""

from __future__ import annotations

from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ...content import words
from ...content.dice import FACES, expected, opposite
from ...content.traits import Trait
from ...events import Rerolled
from ...game import Dark
from ...state import Combat, Die, Roll
from .prices import by_line, pay_price
from .rolling import OTHER, face_name, pick_dice, pick_die, roll_die
from .sides import RULES, Side, sides


async def rerolls(game: Dark, combat: Combat) -> None:
    """MD-CMB-10, MD-CMB-12: rerolls and flips, the defender's first."""
    await _all_rerolls(game, combat, blanks=False)
    if combat.stage == "rerolls" and _rerolled(combat):
        combat.stage = "blanks"


async def blanks(game: Dark, combat: Combat) -> None:
    """MD-CMB-11: rerolls of blanks, after all others."""
    await _all_rerolls(game, combat, blanks=True)
    if combat.stage == "blanks" and _rerolled(combat):
        combat.stage = "defender"


def _rerolled(combat: Combat) -> bool:
    """Whether both sides are done with this class of rerolls."""
    done = combat.used.count(f"{combat.stage} attack") and combat.used.count(f"{combat.stage} defence")
    return bool(done)


async def _all_rerolls(game: Dark, combat: Combat, blanks: bool) -> None:
    """MD-CMB-10, MD-CMB-12: the defender's rerolls of a class, then the attacker's; a hero's player chooses them one by one, an enemy uses all
    that benefit it."""
    for side in reversed(sides(game, combat)):
        mark = f"{combat.stage} {side.name}"
        if mark in combat.used:
            continue
        if not side.hero:
            for trait in [t for t in side.traits if t.rerolls]:
                for node in _rerolls_of(game, combat, side, trait, blanks):
                    await _enemy_reroll(game, combat, side, trait, node)
            combat.used.append(mark)
            continue
        open_ = by_line([t for t in side.traits if t.rerolls and _rerolls_of(game, combat, side, t, blanks)])
        if not open_:
            combat.used.append(mark)
            continue
        options: list[Option[Trait | None]] = [Option("keep", None)]
        options += [Option(f"reroll:{id}", t, card=t.card) for id, t in open_.items()]
        chosen = await game.choose(game.seat(side.id), "reroll", options, figure=side.id)
        if chosen is None:
            combat.used.append(mark)
            return
        if chosen.optional and chosen.key not in combat.paid:
            await pay_price(game, combat, side, chosen)
            if chosen.key not in combat.paid:
                return
        combat.used.append(chosen.key)
        for node in chosen.rerolls:
            await _hero_reroll(game, combat, side, chosen, node)
        return


def _rerolls_of(game: Dark, combat: Combat, side: Side, trait: Trait, blanks: bool) -> list[Node]:
    """MD-CMB-11: the rerolls of this class that a trait allows now."""
    if not side.may(game, combat, trait):
        return []
    return [node for node in trait.rerolls if isinstance(node, words.RerollBlanks) == blanks and _sensible(combat, side, node)]


def _sensible(combat: Combat, side: Side, node: Node) -> bool:
    """Whether there are dice to use it on."""
    match node:
        case words.RerollEither():
            return bool(combat.attack.dice or combat.defence.dice)
        case words.RerollBlanks(pool=pool):
            return any(FACES[d.colour][d.face].blank for d in getattr(combat, pool).dice)
        case words.Reroll(pool=pool) | words.RerollSome(pool=pool) | words.Flip(pool=pool):
            return bool(getattr(combat, pool).dice)
    return False


async def _reroll(game: Dark, combat: Combat, side: Side, of: str, dice: list[int], trait: Trait) -> None:
    """MD-TRM-09: reroll these dice; the new result counts. MD-TRM-01: the reroll is remembered."""
    roll: Roll = getattr(combat, of)
    for n in dice:
        die = roll.dice[n]
        die.face = await roll_die(game, die.colour)
    roll.rerolled = True
    told = tuple(face_name(roll.dice[n]) for n in dice)
    game.tell(Rerolled(figure=side.id, side=of, dice=told, line=trait.id, rules=("MD-TRM-09", RULES[combat.stage])))


def _flip(game: Dark, combat: Combat, side: Side, of: str, n: int, trait: Trait) -> None:
    """MD-TRM-04: turn a die to its opposite face."""
    die: Die = getattr(combat, of).dice[n]
    die.face = opposite(die.face)
    game.tell(Rerolled(figure=side.id, side=of, dice=(face_name(die),), line=trait.id, rules=("MD-TRM-04",)))


async def _hero_reroll(game: Dark, combat: Combat, side: Side, trait: Trait, node: Node) -> None:
    """MD-EFF-21: reroll all dice of a set, those the player chooses, or the blanks."""
    seat = game.seat(side.id)
    match node:
        case words.Reroll(pool=pool):
            await _reroll(game, combat, side, pool, list(range(len(getattr(combat, pool).dice))), trait)
        case words.RerollEither():
            options = [Option(f"pool:{name}", name) for name in ("attack", "defence") if getattr(combat, name).dice]
            pool = await game.choose(seat, "reroll-pool", options, figure=side.id)
            await _reroll(game, combat, side, pool, list(range(len(getattr(combat, pool).dice))), trait)
        case words.RerollSome(pool=pool):
            await _reroll(game, combat, side, pool, await pick_dice(game, side, getattr(combat, pool).dice), trait)
        case words.RerollBlanks(pool=pool):
            dice = [n for n, d in enumerate(getattr(combat, pool).dice) if FACES[d.colour][d.face].blank]
            await _reroll(game, combat, side, pool, dice, trait)
        case words.Flip(pool=pool):
            _flip(game, combat, side, pool, await pick_die(game, side, getattr(combat, pool).dice, "flip-die"), trait)


def _worth(combat: Combat, side: Side, of: str) -> bool:
    """MD-CMB-15: an enemy rerolls its own dice if they are below average, and a hero's if they are above."""
    dice: list[Die] = getattr(combat, of).dice
    have, mean = sum(FACES[d.colour][d.face].points for d in dice), sum(expected(d.colour) for d in dice)
    return have < mean if of == side.name else have > mean


async def _enemy_reroll(game: Dark, combat: Combat, side: Side, trait: Trait, node: Node) -> None:
    """MD-CMB-15: the fixed reroll policy of enemies."""
    match node:
        case words.Reroll(pool=pool) if _worth(combat, side, pool):
            await _reroll(game, combat, side, pool, list(range(len(getattr(combat, pool).dice))), trait)
        case words.RerollEither():
            for pool in (side.name, OTHER[side.name]):
                if getattr(combat, pool).dice and _worth(combat, side, pool):
                    await _reroll(game, combat, side, pool, list(range(len(getattr(combat, pool).dice))), trait)
                    break
        case words.RerollSome(pool=pool):
            dice = [n for n, d in enumerate(getattr(combat, pool).dice) if _poor(d, pool == side.name)]
            if dice:
                await _reroll(game, combat, side, pool, dice, trait)
        case words.RerollBlanks(pool=pool) if pool == side.name:
            dice = [n for n, d in enumerate(getattr(combat, pool).dice) if FACES[d.colour][d.face].blank]
            await _reroll(game, combat, side, pool, dice, trait)
        case words.Flip(pool=pool):
            gains = [_gain(d, pool == side.name) for d in getattr(combat, pool).dice]
            if max(gains) > 0:
                _flip(game, combat, side, pool, gains.index(max(gains)), trait)


def _poor(die: Die, own: bool) -> bool:
    """MD-CMB-15, for one die: an enemy's own is below average, or a hero's is above."""
    points = FACES[die.colour][die.face].points
    return points < expected(die.colour) if own else points > expected(die.colour)


def _gain(die: Die, own: bool) -> int:
    """How much an enemy gains by flipping a die."""
    better = FACES[die.colour][opposite(die.face)].points - FACES[die.colour][die.face].points
    return better if own else -better
