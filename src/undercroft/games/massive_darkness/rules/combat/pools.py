"""The first step of a combat: the dice of both sides are put together and rolled (MD-CMB, MD-DIE)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.language.vocabulary import Node

from ...content import words
from ...content.dice import LIMIT, NO_DICE, Pool
from ...events import Rolled
from ...game import Dark
from ...state import Combat, Die, Roll
from .prices import is_free, offer_paid
from .rolling import COLOURS, OTHER, face_name, roll_die, which_colour
from .sides import Side, card_dice, sides, tell_effect


async def build(game: Dark, combat: Combat) -> None:
    """MD-CMB-02 … 06, MD-CMB-09, MD-CMB-13, MD-DIE-06 … 08, MD-ENM-13, MD-MOB-01, MD-STN-06: build the pool of each side: everything that adds
    dice, the limit of three per colour, then dice removed by skills. Effects with a price are offered first."""
    both = sides(game, combat)
    for side in reversed(both):
        if side.hero and await offer_paid(game, combat, side, [t for t in side.traits if t.dice and not t.enchantment]):
            return
    working = [(side, t) for side in reversed(both) for t in side.traits if t.dice and not t.enchantment and is_free(game, combat, side, t)]
    nodes = [(side, node) for side, trait in working for node in trait.dice]
    pools = {side.name: card_dice(game, combat, side) for side in both}
    if nodes:
        await _add_dice(game, pools, nodes)
    pools = {name: pool.cut() for name, pool in pools.items()}
    if nodes:
        await _cut_dice(game, pools, nodes)
    for side, trait in working:
        tell_effect(game, combat, side, trait)
    for name in ("attack", "defence"):
        roll: Roll = getattr(combat, name)
        for colour in pools[name].each():
            roll.dice.append(Die(colour, await roll_die(game, colour)))
    if game.events is not None:
        told = [tuple(map(face_name, roll.dice)) for roll in (combat.attack, combat.defence)]
        game.tell(Rolled(figure=combat.attacker, target=combat.defender, attack=told[0], defence=told[1], rules=("MD-CMB-02", "MD-CMB-06")))
    combat.stage = "rerolls"


async def _add_dice(game: Dark, pools: dict[str, Pool], nodes: Sequence[tuple[Side, Node]]) -> None:
    """MD-DIE-08, MD-EFF-11, MD-EFF-14, MD-EFF-16, MD-EFF-18: dice added by skills: first those of a fixed colour, then those whose colour the
    owner chooses."""
    for side, node in nodes:
        match node:
            case words.Dice(colour=colour, by=by) if by > 0:
                pools[side.name] = pools[side.name].plus(Pool(**{colour: by}))
    for side, node in nodes:
        match node:
            case words.PoolDice(by=by):
                for _ in range(by):
                    pool = pools[side.name]
                    colour = await which_colour(game, side, [c for c in COLOURS[side.name] if getattr(pool, c) < LIMIT], "add-die")
                    if colour:
                        pools[side.name] = pool.plus(Pool(**{colour: 1}))


async def _cut_dice(game: Dark, pools: dict[str, Pool], nodes: Sequence[tuple[Side, Node]]) -> None:
    """MD-CMB-09, MD-DIE-07, MD-EFF-12, MD-EFF-13, MD-EFF-15 … 17, MD-EFF-19, MD-EFF-20: dice removed by skills are not rolled: first those of a
    fixed colour, then those chosen by the owner of the skill."""
    for side, node in nodes:
        other = OTHER[side.name]
        match node:
            case words.Dice(colour=colour, by=by) if by < 0:
                pools[side.name] = pools[side.name].less(Pool(**{colour: -by}))
            case words.TheirDice(colour=colour, by=by):
                pools[other] = pools[other].less(Pool(**{colour: -by}))
            case words.NoDefence():
                pools["defence"] = NO_DICE
    for side, node in nodes:
        match node:
            case words.TheirPoolDice(by=by):
                for _ in range(-by):
                    pool = pools[OTHER[side.name]]
                    colour = await which_colour(game, side, [c for c in COLOURS[OTHER[side.name]] if getattr(pool, c)], "remove-die")
                    if colour:
                        pools[OTHER[side.name]] = pool.less(Pool(**{colour: 1}))
