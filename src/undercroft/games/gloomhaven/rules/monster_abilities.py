"""What monsters, summons and allies perform besides moving and attacking."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import NO_MODS, Mods
from undercroft.games.haven.rules.forced import shoves
from undercroft.games.haven.rules.paths import Paths, Way, closest, to_go
from undercroft.grid.hexes import beside, cells
from undercroft.kernel.decision import TABLE, Option

from ..board import FAR
from ..content import words as own
from ..game import Gloom
from ..state import Rank, Unit
from .abilities import heal_bonus
from .attacks import shove
from .focus import first_of
from .mind import UNLIMITED
from .moves import teleport, travel
from .rooms import numbers, open_door, put_monster
from .thinking import Doing, fed_mods
from .ways import closest_beside, way_of


async def monster_heal(game: Gloom, figure: Unit, ability: Ability, spec: Spec) -> None:
    """GH-MOA-01, GH-MOA-02, GH-HEA-01, GH-HEA-02: it heals itself, or the allies in range and sight that have taken the most damage, one after
    another. The players decide ties."""
    assert isinstance(spec.node, words.Heal)
    mods = [spec.mods, *fed_mods(game, figure, ability, spec)]
    near = [figure] if spec.mods.self_only or not any(m.ally_only for m in mods) else []
    adjacent = any(isinstance(n, own.AllAdjacent) for m in mods for n in m.others)
    if not spec.mods.self_only:
        reach = 1 if adjacent else (spec.mods.range or game.base(figure, "range") or 1) + sum(m.range_bonus for m in mods)
        near += [a for a in game.allies(figure) if game.reachable(figure, a, reach)]
    every = adjacent or any(m.all for m in mods)
    left = len(near) if every else max(m.targets or 1 for m in mods) + sum(m.more_targets for m in mods)
    if not near:
        game.skip(figure, "no-target", ability.id)
    while near and left:
        most = max(f.max_health - f.health for f in near)
        tied = near if every else [f for f in near if f.max_health - f.health == most]
        target = tied[0]
        if not every:
            target = await game.choose(TABLE, "monster-heal", [Option(f"heal:{f.id}", f, f.cell, f.id) for f in tied], figure=figure.id)
        game.heal(target, game.amount(figure, spec.node.value) + heal_bonus(mods), ability.id)
        for condition in (c for m in mods for c in m.give):
            game.gain(target, condition, ability.id)
        near.remove(target)
        left -= 1


async def monster_affect(game: Gloom, doing: Doing, ability: Ability, spec: Spec) -> None:
    """GH-EFF-04, GH-EFF-20, GH-MMV-10: conditions, pushes and pulls without an attack: on itself, on everyone in range, or on the focus;
    if the focus is not in range, on the enemy in range that is first in the focus order."""
    figure, mods = doing.figure, spec.mods
    adjacent = any(isinstance(n, own.AllAdjacent) for n in mods.others)
    every = mods.all or adjacent
    positive = mods.ally_only or (isinstance(spec.node, words.Give) and spec.node.condition in own.POSITIVE)
    reach = 1 if adjacent else mods.range or ((game.base(figure, "range") or 1) if every else 1)
    if mods.self_only:
        targets = [figure]
    elif positive:
        near = [a for a in game.allies(figure) if game.reachable(figure, a, reach)]
        targets = near if every else await first_of(game, doing, near)
    else:
        near = [e for e in game.enemies(figure) if "invisible" not in e.conditions and game.in_reach(figure, e, mods, reach)]
        targets = near if every else await first_of(game, doing, near)
    if not targets:
        game.skip(figure, "no-target", ability.id)
    for target in targets:
        await _affect(game, figure, ability, spec, target)


async def _affect(game: Gloom, figure: Unit, ability: Ability, spec: Spec, target: Unit) -> None:
    """GH-CON-08: apply the main effect, then added effects."""
    mods = [spec.mods, *fed_mods(game, figure, ability, spec)]
    if isinstance(spec.node, words.Give):
        game.gain(target, spec.node.condition, ability.id)
    for way, hexes in shoves(spec.node, mods):
        await shove(game, figure, target, way, hexes, ability.id)
    for condition in (c for m in mods for c in m.give):
        game.gain(target, condition, ability.id)


async def beside_enemy(game: Gloom, figure: Unit, prompt: str) -> int | None:
    """GH-MOA-03, GH-AMB-01: the empty adjacent hex closest to an enemy: fewest points for a plain move, then shortest distance. The players decide
    ties."""
    spots = list(cells(game.steps(figure.cell) & game.empty()))
    enemies = game.enemies(figure)
    if not spots:
        return None
    floor, ends = game.ground.cells & ~game.barred(figure), game.standable(figure, False) & ~(1 << figure.cell)

    def away(cell: int) -> tuple[int, int]:
        paths = Paths(Way(cell, floor, ends, game.slow, 0, UNLIMITED, walls=game.ground.barriers))
        costs = [paths.points(0, goal) for e in enemies if paths.hazards(goal := game.steps(e.cell) & paths.ends) is not None]
        return min(costs, default=FAR), min((game.apart(cell, e.cell) for e in enemies), default=FAR)

    marks = {cell: away(cell) for cell in spots}
    best = min(marks.values())
    tied = sum(1 << cell for cell, mark in marks.items() if mark == best)
    return await game.choose(TABLE, prompt, game.at("hex", tied), figure=figure.id)


async def beside_target(game: Gloom, figure: Unit, target: Unit) -> int | None:
    """GH-AMB-01: an empty hex next to a target, chosen by the players."""
    spots = game.steps(target.cell) & game.empty()
    if not spots:
        return None
    return await game.choose(TABLE, "summon-at", game.at("hex", spots), figure=figure.id)


async def monster_summon(
    game: Gloom, figure: Unit, rank: str, kind: str, ability: Ability, mods: Mods = NO_MODS, beside: Unit | None = None
) -> None:
    """GH-MOA-03 … 06, GH-MOA-12, GH-AMB-01: summon a monster next to the summoner, as close as possible to an enemy, or next to a target the players
    choose. It does not act this round and leaves no money."""
    ranks: dict[str, Rank] = {"normal": "normal", "elite": "elite"}
    if rank not in ranks:
        return
    if not numbers(game, kind):
        game.skip(figure, "standees", ability.id, "GH-MOA-04")
        return
    spot = await beside_enemy(game, figure, "summon-at") if beside is None else await beside_target(game, figure, beside)
    if spot is None:
        game.skip(figure, "room", ability.id, "GH-MOA-04")
        return
    made = await put_monster(game, kind, ranks[rank], spot, "summoned", ally=figure.side == "hero", line=ability.id)
    if made is not None:
        made.born = game.state.round
        if any(isinstance(n, own.WithItsHealth) for n in mods.others):
            made.health = min(made.max_health, figure.health)


async def teleport_to_focus(game: Gloom, figure: Unit, ability: Ability) -> None:
    """FC-TEL-02, FC-TEL-03, FC-TEL-05, FC-TEL-14: teleport to the closest unoccupied hex next to its focus, whatever is in between. If there is none,
    it stays."""
    turn = game.state.turn
    focus = game.state.figures.get(turn.focus) if turn is not None else None
    spots = closest_beside(game, figure, focus) if focus is not None else 0
    if not spots:
        game.skip(figure, "no-focus", ability.id)
        return
    cell = await game.choose(TABLE, "monster-move", game.at("move", spots), figure=figure.id)
    await teleport(game, figure, cell, ability.id)


async def open_next_door(game: Gloom, figure: Unit, ability: Ability) -> None:
    """GH-BOS-04, GH-REV-12, GH-MTR-01: a boss moves toward the closest closed door that is not locked, as far as its move allows and through as few
    negative hexes as possible. It opens the door when it is next to it."""
    base = game.base(figure, "move") or 0
    doors = game.closed_doors()
    if not doors or "immobilize" in figure.conditions:
        game.skip(figure, "no-door", ability.id)
        return
    way = way_of(game, figure, base, False)
    paths = Paths(way)
    goals = {door: beside(1 << door) & way.ends for door in cells(doors)}
    costs = {door: (n, paths.points(n, goal)) for door, goal in goals.items() if (n := paths.hazards(goal)) is not None}
    if not costs:
        game.skip(figure, "no-door", ability.id)
        return
    best = min(costs.values())
    tied = sum(1 << door for door, cost in costs.items() if cost == best)
    door = await game.choose(TABLE, "boss-door", game.at("door", tied), figure=figure.id)
    fewest = best[0]
    near = goals[door] & paths.within(fewest, base)
    if near:
        spots = near & paths.within(fewest, paths.points(fewest, near))
        cell = await game.choose(TABLE, "monster-move", game.at("move", spots), figure=figure.id)
        await travel(game, figure, cell, way, ability.id)
        if game.alive(figure) and beside(1 << door) >> figure.cell & 1:
            await open_door(game, door, figure)
        return
    ends = closest(way, paths, to_go(way, goals[door]))
    cell = await game.choose(TABLE, "monster-move", game.at("move", ends), figure=figure.id)
    await travel(game, figure, cell, way, ability.id)
