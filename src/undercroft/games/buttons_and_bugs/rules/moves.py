"""Movement: paths the player chooses for the character or a controlled monster, and a monster's path to a chosen hex."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.rules.legs import back_track, leg_of
from undercroft.games.haven.rules.moves import Pick, free_path, next_step
from undercroft.games.haven.rules.paths import Way
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import cells
from undercroft.kernel.decision import Option

from ..game import PLAYER, Bugs
from ..state import HERO
from .bonuses import use_bonus
from .items import qualified, spend
from .scenarios import enter_cells
from .ways import way_of


async def steer(game: Bugs, figure: Figure, points: int, jump: bool, controlled: bool, ability: Ability, spec: Spec) -> bool:
    """BB-MOV-01, BB-MOV-05, BB-MOV-06, BB-MOV-11, BB-MOV-12: the player moves a figure, spending as many points as they like; the rest are lost.
    Items and conditional effects for movement may be used during the move (BB-ITM-22). Jump must be declined before the first hex."""
    moved: list[int] = []
    paid: list[int] = []
    used: list[str] = []
    free, walks, jumps = figure.id == HERO, False, False
    lettered = enter_cells(game) if free else 0
    while game.alive(figure):
        jumps = not walks and (jump or (free and any(a.mods.jump for _, a in game.bonuses("move", HERO))))
        way = way_of(game, figure, points, jumps, controlled)
        leg = leg_of(way, lettered)
        options = [Option(f"move:{game.name(c)}", Pick("go", c), c) for c in cells(leg.reach)]
        if not game.occupied(but=figure.id) >> figure.cell & 1:
            options.insert(0, Option("stay", Pick("stay"), figure.cell))
        if free:
            options += [Option(f"item:{i}", Pick("item", thing=i), item=i) for i in movers(game, used, bool(moved) and not jumps)]
            options += [
                Option(f"pay:{n}", Pick("pay", rider=n))
                for n, r in enumerate(spec.riders)
                if n not in paid and game.payable(r.price) and not (r.mods.jump and moved and not jumps)
            ]
            if jumps and not moved and game.ground.hazards and not game.flying(figure):
                options.append(Option("walk", Pick("walk")))
        pick = await game.choose(PLAYER, "move", options, figure=figure.id, points=points)
        if pick.verb == "stay":
            break
        if pick.verb == "walk":
            walks = True
        elif pick.verb == "item":
            mods = await use_mover(game, pick.thing)
            used.append(pick.thing)
            points, jump = points + mods.move, jump or mods.jump
        elif pick.verb == "pay":
            await game.pay(spec.riders[pick.rider].price, figure, ability.id)
            paid.append(pick.rider)
            points, jump = points + spec.riders[pick.rider].mods.move, jump or spec.riders[pick.rider].mods.jump
        else:
            points -= leg.cost(pick.cell)
            path = back_track(way, leg.layers, pick.cell, leg.slow, leg.stops)
            moved += path
            await arrive(game, figure, path, "over" if jumps else "walk", "controlled" if controlled else "move", ability.id)
            if not paths_matter(game, jumps) or "immobilize" in figure.conditions or points <= 0:
                break
    if moved:
        if jumps and game.alive(figure) and not game.flying(figure):
            await game.enter(figure, figure.cell)
        if game.state.action is not None and game.state.action.actor == figure.id:
            game.state.action.moved += len(moved)
        game.settle()
    else:
        game.skip(figure, "move", ability.id)
    return bool(moved)


def paths_matter(game: Bugs, jumps: bool) -> bool:
    """Whether the player may want to stop on the way and move on. This matters only if something can happen on the way or hexes are counted."""
    action = game.state.action
    counts = action is not None and game.side(action.card).half(action.half).counts_hexes
    return (bool(game.ground.hazards) and not jumps) or bool(enter_cells(game)) or counts


async def arrive(game: Bugs, figure: Figure, path: list[int], how: str, told: str, line: str) -> None:
    """BB-TER-11, BB-TER-14, BB-TER-19: enter hexes one by one. Hazards take effect in every hex when walking, only in the last hex when jumping, and
    never in hexes passed over."""
    flying = game.flying(figure)
    if flying:
        game.tell_held(figure, words.Fly, "flying")
    for n, cell in enumerate(path):
        figure.cell = cell
        game.went(figure, cell, told, line)
        last = n == len(path) - 1
        if not flying and (how == "walk" or (how == "jump" and last)):
            await game.enter(figure, cell)
        await game.entered(figure, cell)


async def hero_move(game: Bugs, ability: Ability, spec: Spec) -> bool:
    """BB-MOV-05, BB-CON-13: a move ability. It counts as performed only if a hex was entered."""
    hero, node = game.hero, spec.node
    assert isinstance(node, words.Move)
    if "immobilize" in hero.conditions:
        game.skip(game.hero, "immobilize", ability.id, "BB-CON-13")
        return False
    points, jump = game.amount(hero, node.points) + spec.mods.move, spec.mods.jump
    held = game.bonuses("move", HERO)
    for bonus, source in held:
        points += source.mods.move
        game.worked(game.hero, "move", bonus.ability)
    done = await steer(game, hero, max(0, points), jump, False, ability, spec)
    if done:
        for bonus, _ in held:
            await use_bonus(game, bonus)
    return done


def movers(game: Bugs, used: list[str], afoot: bool) -> list[str]:
    """BB-ITM-22: items for this move ability. Jump is no longer offered once the figure has started on foot (BB-MOV-12)."""
    found = [i for i in qualified(game, words.YouMove, "when") if i not in used]
    return [i for i in found if not (afoot and (effect := game.content.items[i].effect) is not None and effect.mods.jump)]


async def use_mover(game: Bugs, item: str) -> Mods:
    found = game.content.items[item].effect
    assert found is not None
    await spend(game, item, found.line.price)
    return found.mods


async def travel(game: Bugs, figure: Figure, goal: int, way: Way, line: str) -> None:
    """BB-MAI-05, BB-MAI-20, BB-MAI-21: a monster takes the path with the fewest hazards, then points, to the chosen hex. If equal paths lead through
    different hazards, the player decides."""
    if path := free_path(way, goal):
        await arrive(game, figure, path, "jump" if way.leaps else "walk", "move", line)
        game.settle()
        return
    while figure.cell != goal and game.alive(figure):
        await arrive(game, figure, [await next_step(game, figure, goal, way)], "walk", "move", line)
        if "immobilize" in figure.conditions:
            break
    game.settle()
