"""Who resolves a line of card text, on whose behalf, and on whom."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.grid.hexes import cells
from undercroft.grid.square import distance
from undercroft.kernel.decision import Group, Option, Seat
from undercroft.language.lines import Step
from undercroft.language.vocabulary import Node

from ..content import words
from ..content.tiles import Kind
from ..game import Machina, SpaceKind
from .masters import master


def card_of(line: str) -> str:
    """The card a line is on: `monster/sarall`, `chapter/ice/1`."""
    return line.rsplit("/", 2)[0]


class Context:
    """The resolution of one line (MA-ABL-13 … 15)."""

    def __init__(
        self, line: str, user: str = "", *, target: str = "", cell: int = -1, melee: bool = False, everywhere: bool = False, attacker: str = "",
        second: str = "", second_cell: int = -1, evaders: Sequence[str] = (), source: int = -1, active: str = "",
    ) -> None:  # fmt: skip
        self.line, self.user = line, user
        """The id of the line, and the unit that uses it or bears its card; nobody for events and chapters without an active explorer."""
        self.target, self.cell, self.melee = target, cell, melee
        """The unit and the space chosen with a target symbol, and whether that symbol was melee (MA-ATK-24)."""
        self.second, self.second_cell = second, second_cell
        """MA-RNG-13: the unit and the space chosen with a second target symbol."""
        self.everywhere = everywhere
        """MA-ABL-24, MA-ABL-25: it reaches all tiles."""
        self.attacker, self.evaders = attacker, evaders
        """Of the attack or the destruction that it waits for."""
        self.dealt = False
        """MA-ABL-28: whether the last attack of this ability has dealt damage."""
        self.source = source
        """MA-DTH-18: the space of a bearer that has just left the board."""
        self.active = active
        """MA-OOT-06: the explorer whose ability or effect brought it about."""
        self.marker, self.owner = 0, ""
        """MA-RNG-14: the marker of this use, once one is placed, and whose it is."""

    @property
    def card(self) -> str:
        return card_of(self.line)

    def gone(self, game: Machina) -> bool:
        """MA-DTH-19: whether the unit that resolves it has left the board meanwhile."""
        return bool(self.user) and self.source < 0 and not self.everywhere and not game.there(self.user)

    def here(self, game: Machina) -> int:
        """The space it is resolved from; -1 if nobody resolves it."""
        return self.source if self.source >= 0 else game.cell(self.user) if game.there(self.user) else -1


def decider(game: Machina, context: Context) -> Seat | Group:
    """MA-AIU-01, MA-GEN-10, MA-UNI-10: who makes the choices of a line: whoever decides for the unit that resolves it, otherwise the players."""
    return decides(game, context.user) if context.user else game.players


def breaks_ties(game: Machina, context: Context) -> Seat | Group:
    """MA-AIU-09, MA-GEN-10, MA-NEA-05: who decides what a line leaves open, such as which of several equally near units is meant: the player of an
    explorer who resolves it, otherwise the players, whoever is master of a monster."""
    return game.seat(context.user) if context.user in game.living() else game.players


def decides(game: Machina, id: str) -> Seat | Group:
    """MA-AIU-01, MA-GEN-10, MA-UNI-10: who decides for a unit: the player of a living explorer, the master of a monster, otherwise the players."""
    if game.is_explorer(id):
        return game.seat(id) if id in game.living() else game.players
    found = master(game, id)
    return game.players if found is None else found


def active_explorer(game: Machina, context: Context) -> str:
    """MA-SPM-11, MA-CHS-07, MA-OOT-06, MA-TRP-14: the explorer who resolves a line or brought it about, otherwise the one whose turn it is; empty if
    there is none of these."""
    turn = game.state.turn
    found = (context.user, context.active, context.attacker, turn.explorer if turn is not None else "")
    return next((id for id in found if id in game.present()), "")


async def taken_as(game: Machina, id: str, cell: int, *kinds: Kind) -> SpaceKind:
    """MA-FLD-07: what a space is for a unit now: a unit that may count it as another of these kinds chooses every time."""
    own = game.kind(cell)
    others = [kind for kind in kinds if kind != own and game.counted(id, kind) >> cell & 1]
    options: list[Option[SpaceKind]] = [*(Option[SpaceKind](f"count:{kind}", kind, cell) for kind in others), Option("leave-as-is", own, cell)]
    return await game.choose(decides(game, id), "count-as", options, figure=id, cell=game.name(cell))


async def counting(game: Machina, id: str, among: int, kind: Kind) -> list[int]:
    """MA-FLD-07: those of some spaces that a unit takes for spaces of a kind."""
    return [cell for cell in cells(among & game.counted(id, kind)) if await taken_as(game, id, cell, kind) == kind]


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
        return [id for id in found if near >> game.cell(id) & 1]
    if context.everywhere or name.endswith("on any tile") or here < 0:
        return found
    tile = game.tile(here)
    return [id for id in found if tile >> game.cell(id) & 1]


async def affected(game: Machina, context: Context, step: Step, barrels: Sequence[Option[str]] = ()) -> list[str]:
    """MA-ABL-12, MA-ABL-13, MA-CHP-02, MA-EVT-06, MA-ETH-03, MA-ETH-10, MA-NEA-05, MA-RNG-13, MA-WRD-01 … 06: the units a step affects;
    where one is to be picked, somebody is asked, and may pick one of these barrels instead."""
    whom: Node | None = step.modifiers[0] if step.modifiers else None
    if isinstance(whom, words.OnWithin):
        return within(game, context.here(game), whom.spaces)
    if isinstance(whom, words.OnBeside):
        return await _beside(game, context)
    name = whom.whom if isinstance(whom, words.On) else "the target" if context.target or context.cell >= 0 else "yourself"
    known = {
        "the target": context.target, "the second target": context.second, "yourself": context.user, "the attacker": context.attacker,
    }  # fmt: skip
    if name == "the evader":
        return [id for id in context.evaders if game.there(id)]
    if name in known:
        return [known[name]] if game.there(known[name]) else []
    found = candidates(game, context, name)
    tied = name.startswith("the nearest")
    if tied:
        found = nearest(game, context.here(game), [id for id in found if id != context.user])
    elif not name.startswith("any"):
        return found
    options = [*(Option(f"unit:{id}", id, game.cell(id), id) for id in found), *barrels]
    if not options:
        return []
    who = breaks_ties(game, context) if tied else decider(game, context)
    return [await game.choose(who, "which-unit", options, figure=context.user, line=context.line)]


async def _beside(game: Machina, context: Context) -> list[str]:
    """MA-WRD-13: a monster beside the space that has been chosen."""
    near = game.ground.neighbours(context.cell) if context.cell >= 0 else 0
    options = [Option(f"unit:{id}", id, m.cell, id) for id, m in game.state.monsters.items() if m.cell >= 0 and near >> m.cell & 1]
    return [await game.choose(decider(game, context), "which-unit", options, figure=context.user, line=context.line)] if options else []


def within(game: Machina, here: int, spaces: int) -> list[str]:
    """MA-RNG-17: the explorers on the tile of a space who are so near to it; nobody if there is no such space."""
    tile = game.tile(here) if here >= 0 else 0
    return [id for id in game.present() if tile >> game.cell(id) & 1 and distance(here, game.cell(id)) <= spaces]


def nearest(game: Machina, here: int, among: list[str]) -> list[str]:
    """MA-NEA-01, MA-NEA-02: the nearest of some units on the tile of a space; all of them if nobody stands anywhere who looks for them."""
    if here < 0:
        return among
    found = {id: distance(here, game.cell(id)) for id in among if game.tile(here) >> game.cell(id) & 1}
    return [id for id, away in found.items() if away == min(found.values())]


def nearest_cells(here: int, among: int) -> int:
    """MA-NEA-02, MA-NEA-05: the nearest of some spaces."""
    found = [(distance(here, cell), cell) for cell in cells(among)]
    least = min((away for away, _ in found), default=0)
    return sum(1 << cell for away, cell in found if away == least)


# -- one after the other ---------------------------------------------------------------------------------------------------------
def waits(game: Machina, id: str) -> bool:
    """MA-EFF-02: whether a card of a unit waits for a moment."""
    return any(effect.line.trigger is not None for does in game.access(id) for effect in does.passive)


def order_matters(game: Machina, units: list[str], by: str, loss: int = 1) -> bool:
    """MA-RNG-15: whether it can make a difference who loses health first: if cards wait for what happens then, if an explorer can die, or if one who
    loses health can gain essence from the death of a monster."""
    explorers = [id for id in units if game.is_explorer(id)]
    dying = any(game.health(id) <= loss for id in explorers)
    return dying or 0 < len(explorers) < len(units) or any(waits(game, id) for id in (*units, by) if id)
