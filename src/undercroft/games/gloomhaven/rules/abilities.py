"""A character's abilities other than attacking and moving: on itself, on other figures, and summoning."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable

from msgspec.structs import replace

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.events import Moved
from undercroft.games.haven.orders import Killed
from undercroft.games.haven.rules.abilities import damage_all, riders, use_on_each
from undercroft.games.haven.rules.forced import shoves
from undercroft.games.haven.rules.legs import back_track, leg_of
from undercroft.kernel.decision import Option

from ..content import words as own
from ..events import Appeared
from ..game import Gloom
from ..state import Unit
from .attacks import shove
from .bonuses import begin_bonus
from .elements import infuse
from .loot import loot
from .mind import EVERY
from .moves import arrive, teleport
from .placing import pick, place, report
from .rests import recover, refresh_items
from .ways import destinations, way_of


async def perform_bonus(game: Gloom, ability: Ability, figure: Unit) -> None:
    """GH-ACT-05, GH-TRN-14: perform what a bonus or an item does when it is triggered."""
    for spec in ability.specs:
        if game.alive(figure):
            await perform(game, spec, figure, ability, must=True)
    game.worked(figure, "bonus", ability.id)


async def perform(game: Gloom, spec: Spec, figure: Unit, ability: Ability, must: bool = False) -> bool:
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
            return report(game, figure, ability, found, "loot")
        case own.Recover(count=count, pile=pile):
            return report(game, figure, ability, await recover(game, figure, count, pile, ability.id), "recover")
        case own.Refresh(count=count, used=used):
            small = any(isinstance(n, own.Small) for n in spec.mods.others)
            return report(game, figure, ability, await refresh_items(game, figure, count, used, ability.id, small), "refresh")
        case words.Cleanse(count=count):
            return report(game, figure, ability, await cleanse(game, figure, count, ability.id), "cleanse")
        case words.Damage(value=value):
            return await damage_enemies(game, figure, ability, spec, game.amount(figure, value))
        case own.DamageBeside(value=damage):
            return await damage_beside(game, figure, ability, damage)
        case words.Heal() | words.Give() | words.Push() | words.Pull() | words.Control() | own.TeleportOther() | own.Swap():
            return await targeted(game, figure, ability, spec, must)
    return await place(game, figure, ability, spec)


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


async def damage_enemies(game: Gloom, figure: Unit, ability: Ability, spec: Spec, damage: int) -> bool:
    """GH-LOS-05: all enemies in range suffer damage."""
    near = [e for e in game.enemies(figure) if game.in_reach(figure, e, spec.mods, spec.mods.range or 1)]
    await damage_all(game, figure, near, damage, ability.id, spec.mods.give)
    return report(game, figure, ability, bool(near), "target")


async def damage_beside(game: Gloom, figure: Unit, ability: Ability, damage: int) -> bool:
    """GH-CON-34: all figures adjacent to the figure suffer damage, friend or foe."""
    near = [f for f in game.both_sides(figure) if game.apart(f.cell, figure.cell) == 1]
    await damage_all(game, figure, near, damage, ability.id)
    return report(game, figure, ability, bool(near), "target")


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

    def effect(target: Unit) -> Awaitable[bool]:
        return affect(game, figure, ability, spec, target, paid)

    performed = await use_on_each(game, figure, ability, left, lambda: candidates(game, figure, spec, reach), effect, must)
    return report(game, figure, ability, performed, "target")


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
    for way, hexes in shoves(node, (spec.mods, *paid)):
        await shove(game, figure, target, way, hexes, ability.id)
    for condition in (*spec.mods.give, *(c for m in paid for c in m.give)):
        if game.alive(target):
            game.gain(target, condition, ability.id)
    if not game.alive(target):
        await game.after(Killed(figure, target))
    return True


async def steer(game: Gloom, figure: Unit, ability: Ability, spec: Spec, target: Unit) -> bool:
    """GH-MOV-08, GH-MOV-16, GH-MOV-17: force another figure to move. It passes only where its own allies and enemies let it, and may be led into
    traps and hazards."""
    node = spec.inner[0].node
    assert isinstance(node, words.Move)
    points, moved, going = game.amount(figure, node.points), False, True
    game.mover = figure.id
    while going and game.alive(target):
        way = replace(way_of(game, target, points, spec.inner[0].mods.jump), slow=0)
        leg = leg_of(way)
        stay = [Option("stay", target.cell, target.cell)] if not game.occupied(but=target.id) >> target.cell & 1 else []
        cell = await game.choose(game.player(figure), "steer", [*stay, *game.at("move", leg.reach)], figure=target.id, points=points)
        if cell == target.cell:
            break
        moved, points, going = True, points - leg.cost(cell), bool(leg.stops >> cell & 1)
        await arrive(game, target, back_track(way, leg.layers, cell, 0, leg.stops), "jump" if way.leaps else "walk", ability.id)
    game.mover = ""
    if not game.alive(target):
        await game.after(Killed(figure, target))
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


# -- summons -------------------------------------------------------------------------------------------------------------
async def summon(game: Gloom, figure: Unit, ability: Ability, card: str) -> bool:
    """GH-SUM-01 … 03, GH-SUM-10, GH-SUM-12: place a summon in an adjacent empty hex; if there is none, the ability cannot be performed. The summon
    does not act this round."""
    s, node = game.state, ability.specs[0].node
    assert isinstance(node, own.Summon)
    cell = await pick(game, figure, ability, "summon", game.steps(figure.cell) & game.empty())
    if cell is None:
        return report(game, figure, ability, False, "summon")
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
