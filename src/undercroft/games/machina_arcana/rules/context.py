"""Who resolves a line of card text, on whose behalf, and on whom."""

from __future__ import annotations

from undercroft.grid.hexes import cells
from undercroft.grid.square import distance
from undercroft.kernel.decision import Group, Option, Seat
from undercroft.language.lines import Step
from undercroft.language.vocabulary import Node

from ..content import words
from ..game import Machina


class Context:
    """The resolution of one line (MA-ABL-13 … 15)."""

    def __init__(
        self, line: str, user: str = "", *, target: str = "", cell: int = -1, melee: bool = False, everywhere: bool = False, attacker: str = "",
        second: str = "", evader: str = "", source: int = -1,
    ) -> None:  # fmt: skip
        self.line, self.user = line, user
        """The id of the line, and the unit that uses it or bears its card; nobody for events and chapters without an active explorer."""
        self.target, self.cell, self.melee = target, cell, melee
        """The unit and the space chosen with a target symbol, and whether that symbol was melee (MA-ATK-24)."""
        self.second = second
        """MA-RNG-13: the unit chosen with a second target symbol."""
        self.everywhere = everywhere
        """MA-ABL-24, MA-ABL-25: it reaches all tiles."""
        self.attacker, self.evader = attacker, evader
        """Of the attack or the destruction that it waits for."""
        self.source = source
        """MA-DTH-18: the space of a bearer that has just left the board."""
        self.marker = 0
        """MA-RNG-14: the marker of this use, once one is placed."""

    @property
    def card(self) -> str:
        """The card the line is on: `monster/sarall`, `chapter/ice/1`."""
        return self.line.rsplit("/", 2)[0]

    def here(self, game: Machina) -> int:
        """The space it is resolved from; -1 if nobody resolves it."""
        return self.source if self.source >= 0 else game.cell(self.user) if self.user and game.there(self.user) else -1


def decider(game: Machina, context: Context) -> Seat | Group:
    """Who makes the choices of a line: the player of the explorer who resolves it, otherwise the players (MA-GEN-10)."""
    return game.seat(context.user) if context.user and game.is_explorer(context.user) else game.players


def _side(game: Machina, name: str) -> list[str]:
    """The units on the board that a word such as `monsters` or `any unit` is about."""
    found = list(game.standing())
    if "explorer" in name:
        return [id for id in found if game.is_explorer(id)]
    if "monster" in name:
        return [id for id in found if not game.is_explorer(id)]
    return found


def candidates(game: Machina, context: Context, name: str) -> list[str]:
    """MA-WRD-03 … 06, MA-RNG-09, MA-RNG-10: the units that a word without target symbol could mean. No line of sight is needed."""
    found = _side(game, name)
    here = context.here(game)
    if "adjacent" in name:
        near = game.ground.neighbours(here) if here >= 0 else 0
        return [id for id in found if near >> game.cell(id) & 1 and (context.source < 0 or id != context.user)]
    if context.everywhere or name.endswith("on any tile") or here < 0:
        return found
    tile = game.tile(here)
    return [id for id in found if tile >> game.cell(id) & 1]


async def affected(game: Machina, context: Context, step: Step) -> list[str]:
    """MA-ABL-12, MA-ABL-13, MA-WRD-01 … 06: the units a step affects, asking where one is to be picked."""
    whom: Node | None = step.modifiers[0] if step.modifiers else None
    if isinstance(whom, words.OnWithin):
        here = context.here(game)
        near = [id for id in candidates(game, context, "explorers") if here >= 0]
        return [id for id in near if distance(here, game.cell(id)) <= whom.spaces]
    name = whom.whom if isinstance(whom, words.On) else "the target" if context.target or context.cell >= 0 else "yourself"
    match name:
        case "the target":
            return [context.target] if context.target and game.there(context.target) else []
        case "the second target":
            return [context.second] if context.second and game.there(context.second) else []
        case "yourself":
            return [context.user] if context.user and game.there(context.user) else []
        case "the attacker":
            return [context.attacker] if context.attacker and game.there(context.attacker) else []
        case "the evader":
            return [context.evader] if context.evader and game.there(context.evader) else []
    found = candidates(game, context, name)
    if name.startswith("the nearest"):
        found = nearest(game, context.here(game), [id for id in found if id != context.user])
    elif not name.startswith("any"):
        return found
    if not found:
        return []
    options = [Option(f"unit:{id}", id, game.cell(id), id) for id in found]
    return [await game.choose(decider(game, context), "which-unit", options, figure=context.user, line=context.line)]


def nearest(game: Machina, here: int, among: list[str]) -> list[str]:
    """MA-NEA-01, MA-NEA-02, MA-NEA-05: the nearest of some units on a tile; players choose among several."""
    if here < 0 or not among:
        return among
    least = min(distance(here, game.cell(id)) for id in among)
    return [id for id in among if distance(here, game.cell(id)) == least]


def nearest_cells(here: int, among: int) -> int:
    """MA-NEA-02, MA-NEA-05: the nearest of some spaces."""
    found = [(distance(here, cell), cell) for cell in cells(among)]
    least = min((away for away, _ in found), default=0)
    return sum(1 << cell for away, cell in found if away == least)
