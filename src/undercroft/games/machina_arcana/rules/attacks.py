"""Attacks: the roll, its modifiers, essence, the comparison and the damage (MA-ATK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.kernel.decision import Option
from undercroft.kernel.offers import reach

from ..content import words
from ..content.traits import Traits
from ..events import Attacked, Evaded
from ..game import Machina
from ..state import Thrown
from .context import order_matters
from .essence import pooled, potential, spend
from .harm import lose_health

HIGH, LOW = (0, 1, 1, 2, 2, 3), (0, 1, 1, 1, 2, 2)
"""MA-ATK-03, MA-ATK-04."""
GOAL = "goal:"
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
    space: int = -1
    """MA-ESS-19: the trap lever or barrel that makes it."""


class Damaged:
    """MA-ATK-11, MA-ATK-12, MA-ATK-26: an attack has dealt damage to a unit or a barrel."""

    def __init__(self, attack: Attack, evader: str) -> None:
        self.attack, self.evader = attack, evader


class Attacking:
    """MA-EFF-02: an attack is about to be rolled, or is over."""

    def __init__(self, attack: Attack, evaders: Sequence[str], over: bool) -> None:
        self.attack, self.evaders, self.over = attack, evaders, over


async def attack(game: Machina, this: Attack) -> bool:
    """MA-ATK-05, MA-ATK-06, MA-ATK-10, MA-ATK-14, MA-ATK-17, MA-ATK-22: one roll, compared with every evader. Returns whether it has dealt
    damage."""
    evaders = await _attacked(game, this)
    if not evaders:
        return False
    traits = game.traits_with(this.attacker, this.line) if game.there(this.attacker) else None
    if traits is not None and any(by > 0 for by in traits.magic):
        this = this._replace(magical=True)
    faces = await roll(game, this.dice, bool(traits and traits.reroll))
    result = sum(faces) if traits is None else changed(sum(faces), this, traits)
    needed = {id: _needed(game, this, id, bool(traits and traits.lower)) for id in evaders}
    high, low = faces[: this.dice[0]], faces[this.dice[0] :]
    thrown = game.state.thrown = Thrown(this.attacker, high, low, result, this.magical, needed)
    essence = await _raised(game, this, result, list(needed.values()))
    modifier, result = result - sum(faces), result + essence
    thrown.result = result
    units = [id for id in evaders if space_of(id) < 0]
    game.tell(
        Attacked(
            figure=this.attacker, targets=tuple(units), faces=tuple(faces), result=result, magical=this.magical, count=len(units),
            barrels=sum(id.startswith(BARREL) for id in evaders), goals=sum(id.startswith(GOAL) for id in evaders),
            modifier=f"{modifier:+d}" if modifier else "none", essence=essence,
            against=str(needed[evaders[0]]) if len(evaders) == 1 else "none", nobody=not this.attacker,
            rules=("MA-ATK-06",), line=this.line,
        )
    )  # fmt: skip
    for id in evaders:
        if result < needed[id]:
            game.tell(Evaded(figure=id.partition(":")[0], result=result, against=needed[id], rules=("MA-ATK-10",)))
    hit = [id for id in evaders if result >= needed[id]]
    await _strike(game, this, hit)
    for id in evaders:
        if id in game.state.explorers:
            reach(game.state.windows, "attack", game.seat(id))
    await game.after(Attacking(this, units, over=True))
    return bool(hit)


async def _attacked(game: Machina, this: Attack) -> list[str]:
    """MA-EFF-02: whom an attack is made on, once everything has been done that waits for it."""
    evaders = [id for id in this.evaders if exposed(game, id, this.attacker)]
    if evaders:
        await game.after(Attacking(this, [id for id in evaders if space_of(id) < 0], over=False))
    return [id for id in evaders if exposed(game, id, this.attacker)]


def changed(rolled: int, this: Attack, traits: Traits) -> int:
    """MA-ATK-07, MA-ATK-08, MA-ATK-18, MA-ATK-20, MA-ATK-24, MA-ATK-25: all increases and decreases together, and never below 0."""
    return max(0, rolled + sum([*traits.rolls, *(traits.melee if this.melee else ()), *(traits.magic if this.magical else ())]))


async def _strike(game: Machina, this: Attack, hit: list[str]) -> None:
    """MA-ATK-11, MA-RNG-15: everybody who was hit takes damage, one after the other; where the order can matter the players decide. While a barrel
    explodes another one only gets in line."""
    while hit := [id for id in hit if exposed(game, id, this.attacker)]:
        units = [id for id in hit if space_of(id) < 0]
        asked = sum(id.startswith(BARREL) for id in hit) > len(game.state.blasts[:1]) or order_matters(game, units, this.attacker)
        options = [_of(game, id) for id in (hit if asked else hit[:1])]
        struck = await game.choose(game.players, "which-unit-first", options, figure=this.attacker, line=this.line)
        hit.remove(struck)
        await _damage(game, this, struck)


def _of(game: Machina, id: str) -> Option[str]:
    """An evader as an option."""
    cell = space_of(id)
    if cell < 0:
        return Option(f"unit:{id}", id, game.cell(id), id)
    return Option(f"barrel:{game.name(cell)}" if id.startswith(BARREL) else f"goal:{game.name(cell)}", id, cell)


def space_of(id: str) -> int:
    """MA-DTH-23: the space of a barrel or goal space among the evaders; -1 for a unit."""
    return next((int(id.removeprefix(kind)) for kind in (BARREL, GOAL) if id.startswith(kind)), -1)


def thing(game: Machina, cell: int) -> str:
    """MA-DTH-23: how a barrel or goal space is named among the evaders."""
    return f"{GOAL}{cell}" if any(goal.cell == cell for goal in game.state.goals) else f"{BARREL}{cell}"


def exposed(game: Machina, id: str, by: str) -> bool:
    """MA-BAR-09, MA-FLD-07: whether a unit or barrel is there to be attacked by somebody; a barrel that has been set off is not."""
    cell = space_of(id)
    if cell < 0:
        return game.there(id)
    if id.startswith(GOAL):
        return any(goal.cell == cell for goal in game.state.goals)
    return bool(game.counted(by, "barrel") >> cell & 1) and all(cell != blast.cell for blast in game.state.blasts)


async def roll(game: Machina, dice: tuple[int, int], reroll: bool = False) -> list[int]:
    """MA-ATK-02 … 04, MA-ATK-15, MA-EFF-13: the faces of the attack dice, the same ones for everybody."""
    found = []
    for kind, faces, count in (("high-die", HIGH, dice[0]), ("low-die", LOW, dice[1])):
        for _ in range(count):
            face = faces[await game.pick(kind, [str(n) for n in faces])]
            if not face and reroll:
                face = faces[await game.pick(kind, [str(n) for n in faces])]
            found.append(face)
    return found


def _needed(game: Machina, this: Attack, id: str, lower: bool) -> int:
    """MA-ATK-10, MA-ATK-21, MA-ATR-01, MA-BAR-03: the attribute that the result is compared with."""
    if id.startswith(BARREL):
        return 1
    if id.startswith(GOAL):
        text = game.goals_text
        return min(text.armor, text.will) if lower else text.will if this.magical else text.armor
    traits = defence(game, this.attacker, id)
    if lower:
        return min(traits.armor, traits.will)
    return traits.will if this.magical else traits.armor


def defence(game: Machina, attacker: str, id: str) -> Traits:
    """MA-ATR-01: the traits of a unit that evades, or of another one whose attributes it uses: the owner of a card with a lasting effect on it, or
    else its attacker."""
    for lasting in game.state.lasting:
        if lasting.bearer == id and isinstance(game.lasting_node(lasting), words.EvadeAsOwner) and game.there(lasting.owner):
            return game.traits(lasting.owner)
    own = game.traits(id)
    return game.traits(attacker) if own.mirrors and game.there(attacker) else own


async def _raised(game: Machina, this: Attack, result: int, needed: Sequence[int]) -> int:
    """MA-ATK-09, MA-ATK-22, MA-ESS-09: what essence adds to the result: that of the attacker, then that of the explorer whose turn it is."""
    added = 0
    turn = game.state.turn
    payers = list(dict.fromkeys(id for id in (this.attacker, turn.explorer if turn is not None else "") if id and game.is_explorer(id)))
    payers = [id for id in payers if game.there(id)]
    for n, payer in enumerate(payers, 1):
        added += await _spent(game, this, payer, result + added, needed, payers[n:])
    return added


async def _spent(game: Machina, this: Attack, payer: str, result: int, needed: Sequence[int], others: Sequence[str]) -> int:
    """MA-ESS-08, MA-ESS-19: how much essence an explorer adds to a result, to which others may still add something. Nobody is asked where it cannot
    matter; if too little comes together, less can be spent."""
    most, rest, together = potential(game, payer, this.space), pooled(game, others, this.space), pooled(game, [payer, *others], this.space)
    while useful := [n for n in range(1, most + 1) if any(n <= need - result <= min(n + rest, together) for need in needed)]:
        options = [Option("no-essence", 0), *(Option(f"essence:{n}", n) for n in useful)]
        chosen = await game.choose(game.seat(payer), "raise-roll", options, figure=payer, result=result)
        if not chosen:
            return 0
        if await spend(game, payer, chosen, this.space, "MA-ESS-08" if payer == this.attacker else "MA-ESS-09"):
            return chosen
        most = chosen - 1
    return 0


async def _damage(game: Machina, this: Attack, id: str) -> None:
    """MA-ATK-11, MA-ATK-12, MA-ATK-26, MA-ATR-06, MA-ATR-12, MA-DTH-23: the evader takes damage and loses 1 health; what a barrel does instead
    follows from its damage."""
    await game.after(Damaged(this, id))
    if space_of(id) < 0 and game.there(id):
        await lose_health(game, id, 1, this.attacker, "MA-ATK-12", line=this.line)
