"""A character's abilities other than attacking and moving."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.haven import words
from undercroft.games.haven.content import Ability, Spec
from undercroft.games.haven.events import Moved
from undercroft.games.haven.forced import Way as Forced
from undercroft.games.haven.legs import back_track, leg_of
from undercroft.games.haven.mods import Mods
from undercroft.grid.hexes import Walls, cells, flood
from undercroft.grid.topology import topology
from undercroft.kernel.decision import Option

from ..content import words as own
from ..events import Appeared, Changed, Skipped, Worked
from ..game import Gloom
from ..state import Trap, Unit
from .attacks import on_kill, shove
from .bonuses import begin_bonus, use_bonus
from .cards import recover, refresh_items
from .elements import infuse, pay, payable
from .loot import loot
from .mind import EVERY
from .moves import arrive, bought, destinations, teleport, way_of

RIFTS = 5
"""FC-RIFT-07."""


async def riders(game: Gloom, figure: Unit, ability: Ability, spec: Spec) -> list[Mods]:
    """GH-ELM-06, GH-ELM-11: choose which augments of an ability to pay for. Paying is optional."""
    paid: list[int] = []
    while True:
        open_ = [n for n, r in enumerate(spec.riders) if n not in paid and payable(game, r.price)]
        options = [Option("go", -1), *(Option(f"pay:{n}", n) for n in open_)]
        n = await game.choose(game.player(figure), "pay", options, line=ability.id)
        if n < 0:
            return [spec.riders[k].mods for k in paid]
        await pay(game, spec.riders[n].price, game.player(figure), figure.id, ability.id)
        await bought(game, figure, spec.riders[n].mods.others, ability.id)
        paid.append(n)


async def perform_bonus(game: Gloom, figure: Unit, ability: Ability) -> None:
    """GH-ACT-05, GH-TRN-14: perform what a bonus or an item does when it is triggered."""
    for spec in ability.specs:
        if game.alive(figure):
            await perform(game, figure, ability, spec, must=True)
    game.tell(Worked(figure=figure.id, what="bonus", line=ability.id))


async def perform(game: Gloom, figure: Unit, ability: Ability, spec: Spec, must: bool = False) -> bool:
    """Perform an ability that is neither an attack nor a move, and return whether it was performed. `must` means the player may not skip it."""
    node = spec.node
    match node:
        case words.Suffer(value=value):
            await game.suffer(figure, value, ability.id)
            return True
        case words.Infuse(elements=elements):
            await infuse(game, elements, game.player(figure), figure.id, ability.id)
            return True
        case own.Xp(value=value):
            game.gain_xp(figure, value, ability.id)
            return True
        case own.Loot(hexes=hexes):
            found = await loot(game, figure, game.near(figure.cell, hexes), ability.id)
            return _done(game, figure, ability, found, "loot")
        case own.Recover(count=count, pile=pile):
            return _done(game, figure, ability, await recover(game, figure, count, pile, ability.id), "recover")
        case own.Refresh(count=count, used=used):
            small = any(isinstance(n, own.Small) for n in spec.mods.others)
            return _done(game, figure, ability, await refresh_items(game, figure, count, used, ability.id, small), "refresh")
        case words.Cleanse(count=count):
            return _done(game, figure, ability, await cleanse(game, figure, count, ability.id), "cleanse")
        case words.Damage(value=value):
            return await damage_all(game, figure, ability, spec, game.amount(figure, value))
        case own.DamageBeside(value=damage):
            return await damage_beside(game, figure, ability, damage)
        case words.Heal() | words.Give() | words.Push() | words.Pull() | words.Control() | own.TeleportOther() | own.Swap():
            return await targeted(game, figure, ability, spec, must)
    return await place(game, figure, ability, spec)


def _done(game: Gloom, figure: Unit, ability: Ability, done: bool, what: str) -> bool:
    if not done:
        game.tell(Skipped(figure=figure.id, what=what, line=ability.id))
    return done


async def cleanse(game: Gloom, figure: Unit, count: int, line: str) -> bool:
    """Remove negative conditions chosen by the player."""
    done = 0
    while done < count and (held := game.negatives(figure)):
        options = [Option("stop", ""), *(Option(f"condition:{c}", c) for c in held)]
        condition = await game.choose(game.player(figure), "cleanse", options, figure=figure.id)
        if not condition:
            break
        game.shed(figure, condition, line)
        done += 1
    return bool(done)


async def damage_all(game: Gloom, figure: Unit, ability: Ability, spec: Spec, damage: int) -> bool:
    """GH-CON-34, GH-LOS-05: all enemies in range suffer damage. This targets nobody, so it affects invisible enemies too."""
    near = [e for e in game.enemies(figure) if game.in_reach(figure, e, spec.mods, spec.mods.range or 1)]
    for enemy in near:
        if game.alive(enemy):
            await game.suffer(enemy, damage, ability.id, by=figure.id)
            for condition in spec.mods.give:
                game.gain(enemy, condition, ability.id)
            if not game.alive(enemy):
                await on_kill(game, figure, enemy)
    return _done(game, figure, ability, bool(near), "target")


async def damage_beside(game: Gloom, figure: Unit, ability: Ability, damage: int) -> bool:
    """GH-CON-34: all figures adjacent to the figure suffer damage, friend or foe. This targets nobody."""
    near = [f for f in game.both_sides(figure) if game.apart(f.cell, figure.cell) == 1]
    for other in near:
        if game.alive(other):
            await game.suffer(other, damage, ability.id, by=figure.id)
            if not game.alive(other):
                await on_kill(game, figure, other)
    return _done(game, figure, ability, bool(near), "target")


# -- abilities on figures ------------------------------------------------------------------------------------------------
def candidates(game: Gloom, figure: Unit, spec: Spec, reach: int) -> list[Unit]:
    """GH-GEN-06, GH-HEA-01 … 03, GH-HEA-05, GH-EFF-04, GH-CON-07, GH-CON-29 … 31, GH-LOS-05, GH-LOS-06, GH-VPD-04, FC-REG-01: the figures an ability
    may be used on: positive abilities on the figure itself or its allies, negative ones on visible enemies."""
    mods, node = spec.mods, spec.node
    if mods.self_only:
        return [figure]
    kind = isinstance(node, words.Heal) or (isinstance(node, words.Give) and node.condition in own.POSITIVE) or mods.ally_only
    if not kind:
        found = [e for e in game.enemies(figure) if "invisible" not in e.conditions and game.in_reach(figure, e, mods, reach)]
        return [t for t in found if not (t.side == "object" and not isinstance(node, words.Give))]
    friends = [a for a in game.allies(figure) if game.reachable(figure, a, reach)]
    return friends if mods.ally_only else [figure, *friends]


async def targeted(game: Gloom, figure: Unit, ability: Ability, spec: Spec, must: bool = False) -> bool:
    """GH-EFF-04, GH-HEA-01 … 03, GH-TRN-06, GH-ACT-05: use an ability on up to this many different figures in range, one after another, chosen by the
    player. An active bonus, or anything that harms the player's own side, must be used (`must`)."""
    mods = spec.mods
    paid = await riders(game, figure, ability, spec)
    reach = (mods.range or 1) + sum(m.range_bonus for m in (mods, *paid))
    adjacent = any(isinstance(n, own.AllAdjacent) for n in mods.others)
    more = sum(m.more_targets for m in (mods, *paid))
    left = EVERY if mods.all or adjacent else max([mods.targets or 1, *(m.targets or 1 for m in paid)]) + more
    done: list[str] = []
    performed = False
    while left and game.alive(figure):
        targets = [t for t in candidates(game, figure, spec, reach) if t.id not in done]
        options: list[Option[Unit | None]] = [] if must else [Option("stop", None)]
        options += [Option(f"target:{t.id}", t, t.cell, t.id) for t in targets]
        if not targets:
            break
        target = await game.choose(game.player(figure), "target", options, line=ability.id)
        if target is None:
            break
        done.append(target.id)
        left -= 1
        performed |= await affect(game, figure, ability, spec, target, paid)
    return _done(game, figure, ability, performed, "target")


def heal_bonus(mods: Iterable[Mods]) -> int:
    """GH-ELM-06: how much is added to a heal by the augments paid for."""
    return sum(n.by for m in mods for n in m.others if isinstance(n, own.HealBonus))


async def affect(game: Gloom, figure: Unit, ability: Ability, spec: Spec, target: Unit, paid: list[Mods]) -> bool:
    """GH-CON-08, GH-EFF-04: apply an ability to one target: its main effect, then added effects."""
    node = spec.node
    match node:
        case words.Heal(value=value):
            game.heal(target, game.amount(figure, value) + heal_bonus((spec.mods, *paid)), ability.id)
        case words.Give(condition=condition):
            game.gain(target, condition, ability.id)
        case words.Control():
            return await steer(game, figure, ability, spec, target)
        case own.TeleportOther(hexes=hexes):
            return await teleport_other(game, figure, ability, target, hexes)
        case own.Swap():
            return await swap(game, figure, ability, target)
    ways: tuple[tuple[Forced, int], ...] = (
        ("push", (node.hexes if isinstance(node, words.Push) else 0) + sum(m.push for m in (spec.mods, *paid))),
        ("pull", (node.hexes if isinstance(node, words.Pull) else 0) + sum(m.pull for m in (spec.mods, *paid))),
    )
    for way, hexes in ways:
        if hexes:
            await shove(game, figure, target, way, hexes, ability.id)
    for condition in (*spec.mods.give, *(c for m in paid for c in m.give)):
        if game.alive(target):
            game.gain(target, condition, ability.id)
    if not game.alive(target):
        await on_kill(game, figure, target)
    return True


async def steer(game: Gloom, figure: Unit, ability: Ability, spec: Spec, target: Unit) -> bool:
    """GH-MOV-08, GH-MOV-16, GH-MOV-17: force another figure to move. It passes only where its own allies and enemies let it, and may be led into
    traps and hazards."""
    node = spec.inner[0].node
    assert isinstance(node, words.Move)
    points, moved, going = game.amount(figure, node.points), False, True
    game.mover = figure.id
    while going and points > 0 and game.alive(target):
        way = way_of(game, target, points, spec.inner[0].mods.jump)._replace(slow=0)
        leg = leg_of(way)
        stay = [Option("stay", target.cell, target.cell)] if not game.occupied(but=target.id) >> target.cell & 1 else []
        cell = await game.choose(game.player(figure), "steer", [*stay, *game.at("move", leg.reach)], figure=target.id, points=points)
        if cell == target.cell:
            break
        moved, points, going = True, points - leg.cost(cell), bool(leg.stops >> cell & 1)
        await arrive(game, target, back_track(way, leg.layers, cell, 0, leg.stops), "jump" if way.leaps else "walk", ability.id)
    game.mover = ""
    if not game.alive(target):
        await on_kill(game, figure, target)
    return moved


async def teleport_other(game: Gloom, figure: Unit, ability: Ability, target: Unit, hexes: int) -> bool:
    """FC-TEL-12 … 14: teleport another figure. This is forced movement, so it never ends on a closed door, and a kill is credited to the figure that
    caused it."""
    spots = destinations(game, target, hexes, own=False)
    if not spots:
        return False
    cell = await game.choose(game.player(figure), "teleport-to", game.at("teleport", spots), figure=target.id)
    game.mover = figure.id
    await teleport(game, target, cell, ability.id)
    game.mover = ""
    return True


async def swap(game: Gloom, figure: Unit, ability: Ability, target: Unit) -> bool:
    """FC-TEL-15: two figures teleport into each other's hexes at the same time."""
    here, there = figure.cell, target.cell
    figure.cell, target.cell = there, here
    for moved in (figure, target):
        game.tell(Moved(figure=moved.id, path=(moved.cell,), how="teleport", line=ability.id))
    for moved in (figure, target):
        if game.alive(moved) and not game.flying(moved):
            game.mover = figure.id if moved is target else ""
            await game.enter(moved, moved.cell)
        if game.alive(moved):
            await game.entered(moved, moved.cell)
    game.mover = ""
    return True


# -- abilities on hexes --------------------------------------------------------------------------------------------------
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
    return _done(game, figure, ability, cell is not None, "place")


def lay_trap(game: Gloom, figure: Unit, cell: int, damage: int, conditions: tuple[str, ...], line: str) -> None:
    """GH-OVR-15, GH-OVR-17: create a trap with the effect its ability defines. Everyone can see the effect."""
    game.state.traps[str(cell)] = Trap(damage, list(conditions))
    game.tell(Changed(what="trap", how="made", cell=cell, figure=figure.id, line=line, rules=("GH-OVR-17",)))


def uncut(game: Gloom, mask: int) -> int:
    """GH-OVR-30, GH-OVR-39: hexes where an obstacle would not cut off one area of the map from another. Only walls and obstacles separate areas;
    doors do not."""
    layout = game.layout
    area = sum(room.cells for room in layout.rooms.values()) | sum(1 << door for door in layout.doors)
    free, barriers = area & ~game.obstacles(), topology(area, layout.walls).barriers
    return sum(1 << c for c in cells(mask) if parts(free & ~(1 << c), barriers) <= parts(free, barriers))


def parts(mask: int, walls: Walls | None) -> int:
    """The number of separate areas these hexes form."""
    found = 0
    while mask:
        for layer in flood(mask & -mask, mask, walls=walls):
            mask &= ~layer
        found += 1
    return found


def destroy_obstacle(game: Gloom, cell: int, figure: str, line: str) -> None:
    """GH-OVR-38: an obstacle that covers several hexes is removed as a whole."""
    s = game.state
    tile = s.obstacles[str(cell)]
    for key in [k for k, name in s.obstacles.items() if k == str(cell) or (tile and name == tile)]:
        del s.obstacles[key]
        game.tell(Changed(what="obstacle", how="removed", cell=int(key), figure=figure, line=line))


async def move_obstacle(game: Gloom, figure: Unit, ability: Ability, reach: int, hexes: int) -> bool:
    """GH-OVR-30, GH-OVR-38: move a one-hex obstacle to a nearby empty hex, without cutting off any area."""
    s = game.state
    lone = sum(1 << int(k) for k, tile in s.obstacles.items() if not tile or list(s.obstacles.values()).count(tile) == 1)
    start = await pick(game, figure, ability, "move-obstacle", game.near(figure.cell, reach) & lone & ~game.occupied())
    if start is None:
        return _done(game, figure, ability, False, "place")
    tile = s.obstacles.pop(str(start))
    spots = uncut(game, game.ground.within(start, hexes) & game.empty() & ~(1 << start))
    cell = await pick(game, figure, ability, "obstacle-to", spots)
    s.obstacles[str(start if cell is None else cell)] = tile
    if cell is not None:
        game.tell(Changed(what="obstacle", how="moved", cell=cell, figure=figure.id, line=ability.id))
    return _done(game, figure, ability, cell is not None, "place")


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
        return _done(game, figure, ability, False, "place")
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
        return _done(game, figure, ability, False, "place")
    spots = game.ground.within(start, hexes) & ~game.obstacles() & ~sum(1 << c for c in s.rifts)
    cell = await pick(game, figure, ability, "rift-to", spots)
    if cell is not None:
        s.rifts[s.rifts.index(start)] = cell
        game.tell(Changed(what="rift", how="moved", cell=cell, figure=figure.id, line=ability.id))
    return _done(game, figure, ability, cell is not None, "place")


async def enter_rift(game: Gloom, figure: Unit) -> None:
    """FC-RIFT-03, FC-RIFT-12: every active rift effect applies to a figure that enters any rift."""
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


async def to_it(game: Gloom, figure: Unit, ability: Ability, by: str) -> None:
    """Apply a line to the figure it refers to."""
    for spec in ability.specs:
        if not game.alive(figure):
            return
        match spec.node:
            case own.ItSuffers(value=value):
                await game.suffer(figure, value, ability.id, by=by)
            case own.ItGains(condition=condition):
                game.gain(figure, condition, ability.id)
            case own.ItHeals(value=value):
                game.heal(figure, value, ability.id)


# -- summons -------------------------------------------------------------------------------------------------------------
async def summon(game: Gloom, figure: Unit, ability: Ability, card: str) -> bool:
    """GH-SUM-01 … 03, GH-SUM-10, GH-SUM-12: place a summon in an adjacent empty hex; if there is none, the ability cannot be performed. The summon
    does not act this round."""
    s, node = game.state, ability.specs[0].node
    assert isinstance(node, own.Summon)
    cell = await pick(game, figure, ability, "summon", game.steps(figure.cell) & game.empty())
    if cell is None:
        return _done(game, figure, ability, False, "summon")
    health = next((game.amount(figure, n.value) for n in node.stats.nodes if isinstance(n, own.Hp)), 1)
    s.summons += 1
    unit = Unit(
        f"s{s.summons}", "summon", "hero", cell, health, health, s.summons, role="summon", owner=figure.id, line=ability.id, title=node.name,
        coinless=True, born=s.round,
    )  # fmt: skip
    s.figures[unit.id] = unit
    begin_bonus(game, figure, ability, card)
    game.tell(Appeared(figure=unit.id, kind="summon", cell=cell, how="summon", line=ability.id, rules=("GH-SUM-01",)))
    return True


