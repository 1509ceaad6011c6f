"""Enchantments in the second step of a combat: symbols are spent, and dice come and go (MD-ENC, MD-EFF)."""

from __future__ import annotations

from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ...content import words
from ...content.dice import FACES, LIMIT
from ...content.traits import Trait
from ...events import DieAdded, DieRemoved
from ...game import Dark
from ...state import Combat, Die, Roll
from ..gear import discard_card
from .prices import bought_with, by_line
from .rolling import COLOURS, OTHER, face_name, pick_die, roll_die, which_colour
from .sides import Side, sides, tell_effect
from .skills import apply


async def defence(game: Dark, combat: Combat) -> None:
    """MD-ENC-01, MD-ENC-15 (c): the defender's enchantments."""
    if await enchant(game, combat, sides(game, combat)[1]):
        combat.stage = "attacker"


async def attack(game: Dark, combat: Combat) -> None:
    """MD-ENC-01, MD-ENC-15 (e): the attacker's enchantments."""
    if await enchant(game, combat, sides(game, combat)[0]):
        combat.stage = "count"


async def enchant(game: Dark, combat: Combat, side: Side, late: bool = False) -> bool:
    """MD-ENC-02 … 11, MD-ENC-16, MD-ENC-17, MD-ENM-08 … 10, MD-GRD-08: a hero's player chooses one enchantment after another or leaves symbols
    unspent; an enemy uses all it can, its own card before its equipment, in printed order with all repeats. Returns True if the side is done."""
    usable = [t for t in side.traits if t.enchantment and t.late == late]
    if not side.hero:
        while (trait := next((t for t in usable if side.may(game, combat, t) and side.affords(t)), None)) is not None:
            await _enchantment(game, combat, side, trait)
        return True
    offered = by_line([t for t in usable if side.may(game, combat, t) and side.affords(t)])
    if not offered:
        return True
    options: list[Option[Trait | None]] = [Option("done", None)]
    options += [Option(f"enchant:{id}", t, card=t.card) for id, t in offered.items()]
    told = {"bams": side.bams(), "diamonds": side.diamonds()}
    chosen = await game.choose(game.seat(side.id), "enchant", options, figure=side.id, **told)
    if chosen is None:
        return True
    await _enchantment(game, combat, side, chosen)
    return False


async def _enchantment(game: Dark, combat: Combat, side: Side, trait: Trait) -> None:
    """MD-ENC-04, MD-EFF-03: spend the symbols of an enchantment and apply it."""
    side.roll.bams -= trait.bams
    side.roll.diamonds -= trait.diamonds
    combat.used.append(trait.key)
    if trait.card and trait.key not in combat.paid:
        combat.paid += bought_with(side, trait)
        discard_card(game, side.id, trait.card, line=trait.id)
    tell_effect(game, combat, side, trait)
    for node in trait.dice:
        await _change_dice(game, combat, side, node, trait)
    for node in (*trait.cancels, *trait.flat):
        apply(game, combat, side, node, trait)


async def _change_dice(game: Dark, combat: Combat, side: Side, node: Node, trait: Trait) -> None:
    """MD-CMB-09, MD-ENC-12, MD-EFF-25: enchantments change dice after the roll: added dice are rolled at once, within the limit; removed dice go
    with everything they show."""
    match node:
        case words.Dice(colour=colour, by=by) if by > 0:
            for _ in range(by):
                await _add_die(game, side, colour, trait)
        case words.PoolDice(by=by):
            for _ in range(by):
                free = [c for c in COLOURS[side.name] if sum(d.colour == c for d in side.roll.dice) < LIMIT]
                await _add_die(game, side, await which_colour(game, side, free, "add-die"), trait)
        case words.Dice(colour=colour, by=by):
            await _take_dice(game, combat, side, side.name, (colour,), -by, trait)
        case words.TheirDice(colour=colour, by=by):
            await _take_dice(game, combat, side, OTHER[side.name], (colour,), -by, trait)
        case words.TheirPoolDice(by=by):
            await _take_dice(game, combat, side, OTHER[side.name], COLOURS[OTHER[side.name]], -by, trait)
        case words.NoDefence():
            while combat.defence.dice:
                _remove_die(game, combat, side, "defence", 0, trait)


async def _add_die(game: Dark, side: Side, colour: str, trait: Trait) -> None:
    """MD-EFF-25: add a die, within the limit of three of a colour in this roll."""
    if not colour or sum(d.colour == colour for d in side.roll.dice) >= LIMIT:
        return
    die = Die(colour, await roll_die(game, colour))
    side.roll.dice.append(die)
    game.tell(DieAdded(figure=side.id, side=side.name, die=face_name(die), line=trait.id, rules=("MD-EFF-25",)))


async def _take_dice(game: Dark, combat: Combat, side: Side, of: str, colours: tuple[str, ...], count: int, trait: Trait) -> None:
    """MD-ENC-12, MD-ENC-13: a hero's player chooses which dice to remove; an enemy removes a hero's dice with the most swords or shields and its
    own with the fewest; players break ties."""
    dice: list[Die] = getattr(combat, of).dice
    for _ in range(count):
        among = [n for n, d in enumerate(dice) if d.colour in colours]
        if not among:
            return
        if not side.hero:
            points = [FACES[dice[n].colour][dice[n].face].points for n in among]
            wanted = min(points) if of == side.name else max(points)
            among = [n for n, p in zip(among, points) if p == wanted]
        _remove_die(game, combat, side, of, await pick_die(game, side, dice, "remove-die", among), trait)


def _remove_die(game: Dark, combat: Combat, side: Side, of: str, n: int, trait: Trait) -> None:
    """MD-ENC-12, MD-ENC-14: remove a die with everything it shows; symbols already spent from it stay spent and are not deducted from later ones."""
    roll: Roll = getattr(combat, of)
    die = roll.dice.pop(n)
    faces = [FACES[d.colour][d.face] for d in roll.dice]
    roll.bams = max(roll.bams, -sum(face.bams for face in faces))
    roll.diamonds = max(roll.diamonds, -sum(face.diamonds for face in faces))
    game.tell(DieRemoved(figure=side.id, side=of, die=face_name(die), line=trait.id, rules=("MD-ENC-12", "MD-ENC-13")))
