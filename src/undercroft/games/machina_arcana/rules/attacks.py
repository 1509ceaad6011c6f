"""Attacks: the roll, its modifiers, essence, the comparison and the damage (MA-ATK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.kernel.decision import Option
from undercroft.kernel.offers import reach

from ..events import Attacked, Evaded
from ..game import Machina
from .essence import potential, spend
from .harm import lose_health

HIGH, LOW = (0, 1, 1, 2, 2, 3), (0, 1, 1, 1, 2, 2)
"""MA-ATK-03, MA-ATK-04."""
BARREL = "barrel:"
"""MA-BAR-02: a barrel among the evaders is named after its space."""


class Attack(NamedTuple):
    """MA-ATK-01: one attack, on everybody it is aimed at or catches (MA-ATK-14)."""

    attacker: str
    """The unit it belongs to (MA-TRP-13, MA-BAR-10); empty if it is nobody's."""
    dice: tuple[int, int]
    evaders: tuple[str, ...]
    magical: bool = False
    melee: bool = False
    line: str = ""


class Damaged:
    """MA-ATK-11, MA-ATK-12, MA-ATK-26: an attack has dealt damage to a unit or a barrel."""

    def __init__(self, attack: Attack, evader: str) -> None:
        self.attack, self.evader = attack, evader


async def attack(game: Machina, this: Attack) -> list[str]:
    """MA-ATK-06 … 14: one roll, compared with every evader. Returns those that were hit."""
    evaders = [id for id in this.evaders if exposed(game, id, this.attacker)]
    if not evaders:
        return []
    traits = game.traits(this.attacker) if this.attacker and game.there(this.attacker) else None
    if traits is not None and any(by > 0 for by in traits.magic):  # MA-ATK-17
        this = this._replace(magical=True)
    faces = await roll(game, this.dice, bool(traits and traits.reroll))
    changes = [] if traits is None else [*traits.rolls, *(traits.melee if this.melee else []), *(traits.magic if this.magical else [])]
    # MA-ATK-07, MA-ATK-20: all increases, then all decreases, and never below 0
    result = max(0, sum(faces) + sum(by for by in changes if by > 0) + sum(by for by in changes if by < 0))
    needed = {id: _needed(game, this, id, bool(traits and traits.lower)) for id in evaders}
    result += await _raised(game, this, result, list(needed.values()))
    units = [id for id in evaders if not id.startswith(BARREL)]
    game.tell(
        Attacked(
            figure=this.attacker, targets=tuple(units), faces=tuple(faces), result=result, magical=this.magical, count=len(units),
            barrels=len(evaders) - len(units), nobody=not this.attacker, rules=("MA-ATK-06",), line=this.line,
        )
    )  # fmt: skip
    for id in evaders:
        if result < needed[id]:
            game.tell(Evaded(figure=id.partition(":")[0], result=result, against=needed[id], rules=("MA-ATK-10",)))
        elif exposed(game, id, this.attacker):
            await _damage(game, this, id)
    for id in evaders:
        if id in game.state.explorers:
            reach(game.state.windows, "attack", game.seat(id))
    return [id for id in evaders if result >= needed[id]]


def exposed(game: Machina, id: str, by: str) -> bool:
    """MA-BAR-09, MA-FLD-07: whether a unit or barrel is there to be attacked by somebody; a barrel that has been set off is not."""
    if not id.startswith(BARREL):
        return game.there(id)
    cell = int(id.removeprefix(BARREL))
    return bool(game.counted(by, "barrel") >> cell & 1) and all(cell != blast.cell for blast in game.state.blasts)


async def roll(game: Machina, dice: tuple[int, int], reroll: bool = False) -> list[int]:
    """MA-ATK-03, MA-ATK-04, MA-EFF-13: the faces of the attack dice."""
    found = []
    for kind, faces, count in (("high-die", HIGH, dice[0]), ("low-die", LOW, dice[1])):
        for _ in range(count):
            face = faces[await game.pick(kind, [str(n) for n in faces])]
            if not face and reroll:
                face = faces[await game.pick(kind, [str(n) for n in faces])]
            found.append(face)
    return found


def _needed(game: Machina, this: Attack, id: str, lower: bool) -> int:
    """MA-ATK-10, MA-ATK-21, MA-BAR-03: the attribute that the result is compared with."""
    if id.startswith(BARREL):
        return 1
    traits = game.traits(id)
    if lower:
        return min(traits.armor, traits.will)
    return traits.will if this.magical else traits.armor


async def _raised(game: Machina, this: Attack, result: int, needed: Sequence[int]) -> int:
    """MA-ATK-09, MA-ATK-22, MA-ESS-08, MA-ESS-09: what essence adds to the result. Nobody is asked where it cannot matter."""
    added = 0
    turn = game.state.turn
    payers = list(dict.fromkeys(id for id in (this.attacker, turn.explorer if turn is not None else "") if id and game.is_explorer(id)))
    payers = [id for id in payers if game.there(id)]
    for n, payer in enumerate(payers, 1):
        missing = sorted({need - result - added for need in needed if need > result + added})
        most = potential(game, payer, game.cell(payer)) if missing else 0
        others = sum(potential(game, id, game.cell(id)) for id in payers[n:])
        useful = [n for n in range(1, most + 1) if any(n == need or n < need <= n + others for need in missing)]
        if not useful:
            continue
        options = [Option("no-essence", 0), *(Option(f"essence:{n}", n) for n in useful)]
        chosen = await game.choose(game.seat(payer), "raise-roll", options, figure=payer, result=result + added)
        if chosen and await spend(game, payer, chosen, -1, "MA-ESS-08"):
            added += chosen
    return added


async def _damage(game: Machina, this: Attack, id: str) -> None:
    """MA-ATK-11, MA-ATK-12, MA-ATK-26: the evader takes damage and loses 1 health; what a barrel does instead follows from its damage."""
    await game.after(Damaged(this, id))
    if not id.startswith(BARREL) and game.there(id):
        await lose_health(game, id, 1, this.attacker, "MA-ATK-12", line=this.line)
