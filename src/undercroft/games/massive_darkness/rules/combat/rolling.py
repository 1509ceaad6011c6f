"""Dice in a combat: the names of their faces, rolling one, and choosing among several (MD-DIE, MD-CMB)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.decision import TABLE, Option

from ...content.dice import ATTACK, DEFENCE, FACES
from ...game import Dark
from ...state import Die
from ..choices import Rolled
from .sides import Side

FACE_NAMES = {
    colour: tuple("+".join([str(f.points) if f.points else "blank", *["bam"] * f.bams, *["diamond"] * f.diamonds]) for f in faces)
    for colour, faces in FACES.items()
}
"""The names of the faces where dice are rolled, reported or entered by hand."""
FACE = "face-"
"""The prefix, before the colour, of the name under which chance is asked for a die."""
COLOURS = {"attack": ATTACK, "defence": DEFENCE}
OTHER = {"attack": "defence", "defence": "attack"}


def face_name(die: Die) -> str:
    return f"{die.colour} {FACE_NAMES[die.colour][die.face]}"


async def roll_die(game: Dark, colour: str) -> int:
    """MD-CMB-02: roll a die; returns its face."""
    return await game.pick(f"{FACE}{colour}", FACE_NAMES[colour])


async def which_colour(game: Dark, side: Side, colours: Sequence[str], prompt: str) -> str:
    """MD-EFF-14, MD-EFF-15, MD-EFF-18, MD-EFF-19, MD-EFF-24: the owner of the effect chooses among the possible colours, the weakest listed first;
    an enemy takes the strongest. Returns an empty name if there is none."""
    if not colours:
        return ""
    if not side.hero:
        return colours[-1]
    return await game.choose(game.seat(side.id), prompt, [Option(f"die:{c}", c) for c in reversed(colours)], figure=side.id)


async def pick_die(game: Dark, side: Side, dice: list[Die], prompt: str, among: list[int] | None = None) -> int:
    """Choose one die of a roll; dice that show the same are one option. For an enemy, the players choose."""
    first: dict[str, int] = {}
    for n in range(len(dice)) if among is None else among:
        first.setdefault(face_name(dice[n]), n)
    options = [Option(f"die:{name.replace(' ', '-')}", Rolled(n, dice[n].colour, dice[n].face)) for name, n in first.items()]
    chosen = await game.choose(game.seat(side.id) if side.hero else TABLE, prompt, options, figure=side.id)
    return chosen.number


async def pick_dice(game: Dark, side: Side, dice: list[Die]) -> list[int]:
    """Choose any number of dice, at least one, one after another."""
    taken: list[int] = []
    while len(taken) < len(dice):
        first: dict[str, int] = {}
        for n, die in enumerate(dice):
            if n not in taken:
                first.setdefault(face_name(die), n)
        options: list[Option[Rolled | None]] = [Option("done", None)] if taken else []
        options += [Option(f"die:{name.replace(' ', '-')}", Rolled(n, dice[n].colour, dice[n].face)) for name, n in first.items()]
        chosen = await game.choose(game.seat(side.id), "reroll-dice", options, figure=side.id, taken=len(taken))
        if chosen is None:
            break
        taken.append(chosen.number)
    return sorted(taken)
