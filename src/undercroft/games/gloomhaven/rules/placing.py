"""Abilities that place, move or remove something on the map: traps, obstacles and rifts; teleporting; and what happens in a rift."""

from __future__ import annotations

from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.grid.hexes import cells
from undercroft.kernel.decision import Option

from ..content import words as own
from ..events import Changed
from ..game import Gloom
from ..orders import Entered
from ..state import Unit
from .bonuses import use_bonus
from .effects import to_it
from .moves import teleport
from .overlays import destroy_obstacle, lay_trap, uncut
from .ways import destinations

RIFTS = 5
"""FC-RIFT-07."""


def report(game: Gloom, figure: Unit, ability: Ability, done: bool, what: str) -> bool:
    """Report an ability that was not performed, and return whether it was."""
    if not done:
        game.skip(figure, what, ability.id)
    return done


async def pick(game: Gloom, figure: Unit, ability: Ability, prompt: str, mask: int) -> int | None:
    """Ask the player for a hex; None if none is chosen."""
    options: list[Option[int | None]] = [Option("skip", None)]
    options += [Option(f"hex:{game.name(c)}", c, c) for c in cells(mask)]
    return await game.choose(game.player(figure), prompt, options, line=ability.id)


async def place(game: Gloom, figure: Unit, ability: Ability, spec: Spec) -> bool:
    """GH-OVR-13, GH-SPR-08: abilities that place, move or remove something on the map. They do not affect objects with hit points."""
    s, reach = game.state, spec.mods.range or 1
    match spec.node:
        case own.CreateTrap(damage=damage):
            cell = await pick(game, figure, ability, "create-trap", game.near(figure.cell, reach) & game.empty())
            if cell is not None:
                lay_trap(game, figure, cell, damage, spec.mods.give, ability.id)
        case own.DisarmTrap():
            cell = await pick(game, figure, ability, "disarm-trap", game.near(figure.cell, reach) & game.traps())
            if cell is not None:
                del s.traps[str(cell)]
                game.count(figure.owner or figure.id, "traps")
                game.tell(Changed(what="trap", how="removed", cell=cell, figure=figure.id, line=ability.id, rules=("GH-OVR-13",)))
        case own.CreateObstacle():
            cell = await pick(game, figure, ability, "create-obstacle", uncut(game, game.near(figure.cell, reach) & game.empty()))
            if cell is not None:
                s.obstacles[str(cell)] = ""
                game.tell(Changed(what="obstacle", how="made", cell=cell, figure=figure.id, line=ability.id))
        case own.DestroyObstacle():
            cell = await pick(game, figure, ability, "destroy-obstacle", game.near(figure.cell, reach) & game.obstacles() & ~game.occupied())
            if cell is not None:
                destroy_obstacle(game, cell, figure.id, ability.id)
        case own.MoveObstacle(hexes=hexes):
            return await move_obstacle(game, figure, ability, reach, hexes)
        case own.PlaceRift():
            return await place_rift(game, figure, ability, spec)
        case own.MoveRift(hexes=hexes):
            return await move_rift(game, figure, ability, reach, hexes)
        case own.Teleport(hexes=hexes):
            cell = await pick(game, figure, ability, "teleport", destinations(game, figure, hexes, own=True))
            if cell is not None:
                await teleport(game, figure, cell, ability.id)
        case _:
            raise TypeError(f"{type(spec.node).__name__} cannot be performed here")
    return report(game, figure, ability, cell is not None, "place")


async def move_obstacle(game: Gloom, figure: Unit, ability: Ability, reach: int, hexes: int) -> bool:
    """GH-OVR-30, GH-OVR-38: move a one-hex obstacle to a nearby empty hex, without cutting off any area."""
    s = game.state
    lone = sum(1 << int(k) for k, tile in s.obstacles.items() if not tile or list(s.obstacles.values()).count(tile) == 1)
    start = await pick(game, figure, ability, "move-obstacle", game.near(figure.cell, reach) & lone & ~game.occupied())
    if start is None:
        return report(game, figure, ability, False, "place")
    tile = s.obstacles.pop(str(start))
    spots = uncut(game, game.ground.within(start, hexes) & game.empty() & ~(1 << start))
    cell = await pick(game, figure, ability, "obstacle-to", spots)
    s.obstacles[str(start if cell is None else cell)] = tile
    if cell is not None:
        game.tell(Changed(what="obstacle", how="moved", cell=cell, figure=figure.id, line=ability.id))
    return report(game, figure, ability, cell is not None, "place")


async def place_rift(game: Gloom, figure: Unit, ability: Ability, spec: Spec) -> bool:
    """FC-RIFT-01, FC-RIFT-02, FC-RIFT-07, FC-RIFT-08, FC-RIFT-14, FC-RIFT-15: place a rift on an unoccupied hex in range or on the figure's own hex.
    There are at most five at a time."""
    s = game.state
    if spec.mods.self_only:
        spots = 1 << figure.cell
    else:
        spots = game.near(figure.cell, spec.mods.range or 1) & ~game.occupied() & ~game.obstacles()
    cell = await pick(game, figure, ability, "place-rift", spots & ~sum(1 << c for c in s.rifts))
    if cell is None:
        return report(game, figure, ability, False, "place")
    if len(s.rifts) >= RIFTS:
        options = [Option(f"hex:{game.name(c)}", c, c) for c in s.rifts]
        gone = await game.choose(game.player(figure), "remove-rift", options, line=ability.id)
        s.rifts.remove(gone)
        game.tell(Changed(what="rift", how="removed", cell=gone, figure=figure.id, line=ability.id, rules=("FC-RIFT-08",)))
    s.rifts.append(cell)
    game.tell(Changed(what="rift", how="made", cell=cell, figure=figure.id, line=ability.id))
    return True


async def move_rift(game: Gloom, figure: Unit, ability: Ability, reach: int, hexes: int) -> bool:
    """FC-RIFT-04, FC-RIFT-15: move a rift that is on the map. A figure in its new hex does not count as entering it."""
    s = game.state
    near = game.near(figure.cell, reach) & sum(1 << c for c in s.rifts)
    start = await pick(game, figure, ability, "move-rift", near)
    if start is None:
        return report(game, figure, ability, False, "place")
    spots = game.ground.within(start, hexes) & ~game.obstacles() & ~sum(1 << c for c in s.rifts)
    cell = await pick(game, figure, ability, "rift-to", spots)
    if cell is not None:
        s.rifts[s.rifts.index(start)] = cell
        game.tell(Changed(what="rift", how="moved", cell=cell, figure=figure.id, line=ability.id))
    return report(game, figure, ability, cell is not None, "place")


async def enter_rift(game: Gloom, entered: Entered) -> None:
    """FC-RIFT-03, FC-RIFT-09, FC-RIFT-12: every active rift effect applies to a figure that enters any rift, by any kind of movement."""
    figure, cell = entered
    if not game.alive(figure) or cell not in game.state.rifts:
        return
    held = list(game.state.bonuses.get("rift", ()))
    for bonus in held:
        bearer = game.state.figures.get(bonus.bearer)
        ability = game.content.abilities[bonus.ability]
        moment = ability.line.trigger.moment if ability.line.trigger is not None else None
        assert isinstance(moment, own.EntersRift)
        if bearer is None or not game.alive(figure):
            continue
        hostile = game.hostile(bearer, figure)
        if (moment.who == "enemy" and not hostile) or (moment.who == "ally" and (hostile or figure is bearer)):
            continue
        await to_it(game, figure, ability, bearer.id)
        await use_bonus(game, bonus)
