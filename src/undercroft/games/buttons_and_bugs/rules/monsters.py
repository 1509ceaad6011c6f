"""Monster turns: carrying out what the monster mind decides, ability by ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.mods import Mods
from undercroft.games.haven.rules.attacks import strike
from undercroft.games.haven.rules.paths import Way, known_paths
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import distance
from undercroft.kernel.decision import Option

from ..content.model import Column
from ..game import PLAYER, Bugs
from ..state import HERO
from .abilities import shove_both
from .attacks import Hit
from .bonuses import begin_bonus
from .mind import Plan, Reason, attack_hexes, plan
from .moves import travel
from .ways import way_of


class Doing(NamedTuple):
    """A monster and the column it performs."""

    figure: Figure
    column: Column
    at: int


# -- elements ------------------------------------------------------------------------------------------------------------
def fed_key(ability: Ability, spec: Spec, rider: int) -> str:
    """The key of a conditional effect on a monster card. Once the first monster of the type has paid for it, it applies to the whole type this
    round."""
    return f"{ability.id}/{ability.specs.index(spec)}/{rider}"


def can_feed(game: Bugs, ability: Ability, spec: Spec, riders: Sequence[int]) -> bool:
    """BB-MEL-01, BB-MEL-04, BB-MEL-06, BB-MEL-07: whether all of these conditional effects are available, because they were already paid for this
    round for this type, or because there are infusions from any source to consume."""
    return game.payable(*(spec.riders[n].price for n in riders if fed_key(ability, spec, n) not in game.state.fed))


def could_feed(game: Bugs, ability: Ability, spec: Spec, riders: Sequence[int]) -> list[int]:
    """The conditional effects available together, in printed order. Plans rely on these (BB-MAI-24)."""
    found: list[int] = []
    for n in riders:
        if can_feed(game, ability, spec, [*found, n]):
            found.append(n)
    return found


async def choose_riders(game: Bugs, figure: Figure, ability: Ability, spec: Spec, riders: Sequence[int]) -> list[int]:
    """BB-ELM-15, BB-MEL-06: use all available conditional effects. If there are not enough infusions for all of them, the player chooses."""
    chosen: list[int] = []
    while ready := [n for n in riders if n not in chosen and can_feed(game, ability, spec, [*chosen, n])]:
        if can_feed(game, ability, spec, [*chosen, *ready]):
            return [*chosen, *ready]
        chosen.append(await game.choose(PLAYER, "monster-consume", [Option(f"pay:{n}", n) for n in ready], figure=figure.id, line=ability.id))
    return chosen


async def feed(game: Bugs, figure: Figure, ability: Ability, spec: Spec, riders: Sequence[int]) -> list[Mods]:
    """BB-MEL-03, BB-MEL-04: the first monster of a type consumes for the whole type, for this ability this round."""
    due = [n for n in riders if fed_key(ability, spec, n) not in game.state.fed]
    await game.pay_all([spec.riders[n].price for n in due], figure, ability.id)
    game.state.fed += [fed_key(ability, spec, n) for n in due]
    return [spec.riders[n].mods for n in riders]


# -- focus and movement --------------------------------------------------------------------------------------------------
def foes(game: Bugs, monster: Figure) -> list[Figure]:
    """BB-MAI-01, BB-MAI-11, BB-MAI-27: the character, unless invisible, and the objectives that the scenario has monsters attack."""
    return [f for f in game.enemies(monster) if "invisible" not in f.conditions]


def reach_of(game: Bugs, ability: Ability, spec: Spec) -> tuple[int, bool]:
    """BB-MAT-02, BB-MAI-24: the range of an attack, including any range the monster can gain by consuming elements."""
    if not spec.riders:
        return spec.mods.range or 1, spec.mods.range is not None
    longer = could_feed(game, ability, spec, [n for n, r in enumerate(spec.riders) if r.mods.range or r.mods.range_bonus])
    reach = spec.mods.range or 1
    for n in longer:
        reach = (spec.riders[n].mods.range or reach) + spec.riders[n].mods.range_bonus
    return reach, bool(longer) or spec.mods.range is not None


def coming_attacks(game: Bugs, doing: Doing) -> list[tuple[int, bool]]:
    """BB-MAI-04, BB-MAI-23, BB-MAI-18, BB-MAI-26: the attacks that a move prepares for: those after it, or all those in the column. Without an
    attack, or if disarmed, the monster moves as if to make a melee attack. Other abilities do not matter."""
    lines = [(a, s) for a in doing.column.abilities for s in a.specs if isinstance(s.node, words.Attack)]
    after = [(a, s) for a in doing.column.abilities[doing.at + 1 :] for s in a.specs if isinstance(s.node, words.Attack)]
    found = [reach_of(game, a, s) for a, s in after or lines]
    if not found or "disarm" in doing.figure.conditions:
        return [(1, False)]
    return found


class Focus(NamedTuple):
    """An enemy and the plan to attack it, ranked by hazards, points, distance and initiative (BB-MAI-27)."""

    rank: tuple[int, int, int, int]
    target: Figure
    plan: Plan


def initiative_of(game: Bugs, figure: Figure) -> int:
    """BB-TER-24: objectives have initiative 99 unless the scenario says otherwise."""
    return game.state.initiative if figure.id == HERO else game.scenario.object_types[figure.kind].initiative


def focus(game: Bugs, doing: Doing, points: int, jump: bool, trace: list[Reason] | None = None) -> list[Focus]:
    """BB-MAI-01, BB-MAI-02, BB-MAI-11, BB-MAI-27: all equally good enemies for a monster to focus on; empty if none can be attacked from any
    distance. BB-MAI-29: a muddled monster does not mind being adjacent when it makes a ranged attack."""
    monster = doing.figure
    attacks = coming_attacks(game, doing)
    reaches = [reach for reach, _ in attacks]
    shy = any(ranged for _, ranged in attacks) and "muddle" not in monster.conditions
    way = way_of(game, monster, points, jump)
    found: list[Focus] = []
    enemies = foes(game, monster)
    for enemy in enemies:
        thought = plan(way, enemy.cell, reaches, shy, trace)
        if thought is not None:
            hazards, cost = nearest(way, enemy, reaches) if len(enemies) > 1 else (0, 0)
            rank = (hazards, cost, distance(monster.cell, enemy.cell), initiative_of(game, enemy))
            found.append(Focus(rank, enemy, thought))
    if len(found) < 2:
        return found
    best = min(f.rank for f in found)
    return [f for f in found if f.rank == best]


def nearest(way: Way, enemy: Figure, reaches: Sequence[int]) -> tuple[int, int]:
    """The (hazards, points) of the best path to a hex from which the monster can attack an enemy. Needed only to compare several enemies."""
    paths, aims = known_paths(way), attack_hexes(way, enemy.cell, reaches)
    hazards = paths.hazards(aims)
    assert hazards is not None
    return hazards, paths.points(hazards, aims)


async def monster_move(game: Bugs, doing: Doing, ability: Ability, spec: Spec) -> None:
    """BB-MAI-05 … 10, BB-MAI-12 … 14, BB-MAI-19, BB-MAI-20, BB-MAI-22, BB-MON-09, BB-GEN-03: a move ability. The monster moves to one of the equally
    good hexes, chosen by the player. It stays if it is immobilized or has no hex to attack from."""
    monster, node = doing.figure, spec.node
    assert isinstance(node, words.Move)
    if "immobilize" in monster.conditions:
        game.skip(monster, "immobilize", ability.id, "BB-MAI-19")
        return
    printed = game.amount(monster, node.points) + spec.mods.move
    feeding = could_feed(game, ability, spec, [n for n, r in enumerate(spec.riders) if r.mods.move or r.mods.jump])
    points = printed + sum(spec.riders[n].mods.move for n in feeding)
    jump = spec.mods.jump or any(spec.riders[n].mods.jump for n in feeding)
    found = focus(game, doing, points, jump)
    if not found:
        game.skip(monster, "no-focus", ability.id, "BB-MAI-11")
        return
    target = await game.choose(PLAYER, "monster-focus", [Option(f"focus:{f.target.id}", f, figure=f.target.id) for f in found], figure=monster.id)
    cell = await game.choose(PLAYER, "monster-move", game.at("move", target.plan.ends), figure=monster.id)
    if cell == monster.cell:
        game.skip(monster, "stay", ability.id, "BB-MAI-10")
        return
    assert game.state.turn is not None
    game.state.turn.focus = target.target.id
    way = way_of(game, monster, points, jump)
    if feeding and not as_good(way_of(game, monster, printed, spec.mods.jump), way, cell):
        await feed(game, monster, ability, spec, feeding)
    await travel(game, monster, cell, way, ability.id)


def as_good(plain: Way, fed: Way, cell: int) -> bool:
    """BB-MEL-08: whether a hex can be reached without consuming, through no more hazards than with it."""
    with_it, without = known_paths(fed), known_paths(plain)
    hazards = with_it.hazards(1 << cell)
    assert hazards is not None
    return bool(without.within(hazards, plain.points) >> cell & 1)


# -- attacks and other abilities -----------------------------------------------------------------------------------------
def choose_rank(game: Bugs, monster: Figure, foe: Figure) -> tuple[int, int]:
    """BB-MAI-27: closer enemies come first, then those with the earlier initiative."""
    return distance(foe.cell, monster.cell), initiative_of(game, foe)


async def choose_foe(game: Bugs, monster: Figure, reach: int, but: Sequence[str] = ()) -> Figure | None:
    """BB-MAI-01, BB-MAI-27, BB-MAT-08: the target of an attack or other negative ability: the enemy the monster moved toward, otherwise the closest,
    then by initiative. The player decides ties."""
    assert game.state.turn is not None
    near = [f for f in foes(game, monster) if distance(f.cell, monster.cell) <= reach and f.id not in but]
    if not near:
        return None
    near = [f for f in near if f.id == game.state.turn.focus] or near
    if len(near) == 1:
        return near[0]
    rank = min(choose_rank(game, monster, f) for f in near)
    tied = [f for f in near if choose_rank(game, monster, f) == rank]
    return await game.choose(PLAYER, "monster-focus", [Option(f"focus:{f.id}", f, figure=f.id) for f in tied], figure=monster.id)


async def monster_attack(game: Bugs, doing: Doing, ability: Ability, spec: Spec) -> None:
    """BB-MAT-01 … 03, BB-MAI-26, BB-MON-05, BB-MAT-11, BB-ACT-08: an attack ability against the character, if in range. The attack effects of the
    monster's card apply to all its attacks, and nothing is skipped. BB-CON-14: a disarmed monster does not attack. BB-MEL-03, BB-MEL-08: it consumes
    only what makes a difference."""
    monster, node = doing.figure, spec.node
    assert isinstance(node, words.Attack)
    if "disarm" in monster.conditions:
        game.skip(monster, "disarm", ability.id, "BB-CON-14")
        return
    plain = spec.mods.range or 1
    target = await choose_foe(game, monster, plain)
    mods, reach = [spec.mods, game.kind(monster).attacks], plain
    if target is None:
        reach, _ = reach_of(game, ability, spec)
        target = await choose_foe(game, monster, reach)
    if target is None:
        game.skip(monster, "out-of-range", ability.id, "BB-TGT-06")
        return
    if spec.riders:
        lengthening = [n for n, r in enumerate(spec.riders) if r.mods.range or r.mods.range_bonus]
        needed = could_feed(game, ability, spec, lengthening) if reach > plain else []
        others = [n for n in range(len(spec.riders)) if n not in lengthening and can_feed(game, ability, spec, [*needed, n])]
        mods += await feed(game, monster, ability, spec, needed)
        mods += await feed(game, monster, ability, spec, await choose_riders(game, monster, ability, spec, others))
    ranged = any(m.range is not None or m.range_bonus for m in mods)
    value = game.amount(monster, node.value)
    left = (spec.mods.targets or 1) + sum(m.more_targets for m in mods)
    hit: list[str] = []
    while target is not None and left:
        hit.append(target.id)
        left += await strike(game, Hit(monster, target, value, ranged, ability.id, True, list(mods))) - 1
        if not game.alive(monster) or "disarm" in monster.conditions:
            return
        target = await choose_foe(game, monster, reach, hit) if left else None


def allies(game: Bugs, monster: Figure, reach: int, mods: Mods) -> list[Figure]:
    """BB-TGT-07, BB-TGT-11, BB-TGT-14: the monster itself, which is in its own range and adjacent to itself, and other monsters within range.
    BB-TGT-08: an ability that says allies only does not include the monster itself."""
    return [m for m in game.monsters() if distance(m.cell, monster.cell) <= reach and not (mods.ally_only and m is monster)]


async def monster_heal(game: Bugs, doing: Doing, ability: Ability, spec: Spec) -> None:
    """BB-MAT-07: heal the monster in range that has lost the most hit points. The player decides ties."""
    monster, node = doing.figure, spec.node
    assert isinstance(node, words.Heal)
    alone = spec.mods.self_only or (spec.mods.range is None and not spec.mods.ally_only)
    near = [monster] if alone else allies(game, monster, spec.mods.range or 1, spec.mods)
    if not near:
        game.skip(monster, "no-target", ability.id, "BB-TGT-06")
        return
    most = max(m.max_health - m.health for m in near)
    tied = [m for m in near if m.max_health - m.health == most]
    target = await game.choose(PLAYER, "monster-heal", [Option(f"heal:{m.id}", m, m.cell, m.id) for m in tied], figure=monster.id)
    game.heal(target, game.amount(monster, node.value), ability.id)


async def monster_give(game: Bugs, doing: Doing, ability: Ability, spec: Spec) -> None:
    """BB-MAT-08 … 10, BB-TGT-10: give a condition: "self" always to itself, a positive one to the closest monster without it, then by earlier
    initiative, and a negative one to the character if in range."""
    monster, node = doing.figure, spec.node
    assert isinstance(node, words.Give)
    conditions = (node.condition, *spec.mods.give)
    reach = spec.mods.range or 1
    if spec.mods.self_only:
        targets = [monster]
    elif node.condition in words.POSITIVE:
        lacking = [m for m in allies(game, monster, reach, spec.mods) if node.condition not in m.conditions]
        targets = [await take_closest(game, monster, lacking) for _ in range(min(spec.mods.targets or 1, len(lacking)))]
    else:
        foe = await choose_foe(game, monster, reach)
        targets = [foe] if foe is not None else []
    if not targets:
        game.skip(monster, "no-target", ability.id, "BB-TGT-06")
        return
    for target in targets:
        for condition in conditions:
            game.gain(target, condition, ability.id)
    await monster_riders(game, doing, ability, spec, targets[0])


async def take_closest(game: Bugs, monster: Figure, lacking: list[Figure]) -> Figure:
    """BB-MAT-09, BB-MAT-10: of the monsters without a condition, take the closest (itself at range 0), then the one that acts earlier. If types tie,
    they act in the order the player has chosen or chooses now (BB-INI-07)."""
    rank = min((distance(m.cell, monster.cell), earliest(game, m)[0]) for m in lacking)
    tied = [m for m in lacking if (distance(m.cell, monster.cell), earliest(game, m)[0]) == rank]
    groups = list(dict.fromkeys(earliest(game, m)[1] for m in tied))
    decided = [g for g in game.state.order if g in groups][:1]
    options = [next(m for m in tied if earliest(game, m)[1] == g) for g in decided or groups]
    target = await game.choose(PLAYER, "monster-give", [Option(f"give:{m.id}", m, m.cell, m.id) for m in options], figure=monster.id)
    lacking.remove(target)
    return target


def earliest(game: Bugs, monster: Figure) -> tuple[int, str]:
    """BB-MAT-10: a monster's initiative and the group it acts with. An elite uses the lower of its two."""
    columns = game.kind(monster).columns
    rolled = game.state.columns[monster.kind]
    mine = [r for r in columns if (r != rolled) == monster.elite]
    return min((columns[r].initiative, f"{monster.kind}:{r}") for r in mine)


async def monster_riders(game: Bugs, doing: Doing, ability: Ability, spec: Spec, target: Figure) -> None:
    """BB-MEL-08: conditional effects of abilities other than attacks. They are paid for only if they make a difference."""
    monster = doing.figure
    for n, rider in enumerate(spec.riders):
        hurt = monster.health < monster.max_health or any(c in monster.conditions for c in ("wound", "poison"))
        matters = bool(rider.mods.give) or (rider.mods.heal_self > 0 and hurt)
        if matters and can_feed(game, ability, spec, [n]):
            (mods,) = await feed(game, monster, ability, spec, [n])
            for condition in mods.give:
                game.gain(target, condition, ability.id)
            if mods.heal_self:
                game.heal(monster, mods.heal_self, ability.id)


async def monster_shove(game: Bugs, doing: Doing, ability: Ability, spec: Spec) -> None:
    """BB-FRC-07, BB-FRC-16, BB-MAT-08: a push or pull ability, as far as possible in a direction the player chooses. Its added effects apply only if
    the target was moved."""
    monster = doing.figure
    target = await choose_foe(game, monster, spec.mods.range or 1)
    if target is None or not await shove_both(game, ability, spec, monster, target, []):
        game.skip(monster, "no-target", ability.id, "BB-FRC-16")
        return
    for condition in spec.mods.give:
        game.gain(target, condition, ability.id)


async def perform(game: Bugs, doing: Doing) -> None:
    """BB-ACT-03, BB-ACT-05, BB-ACT-08, BB-MON-08, BB-MON-09, BB-CON-22: perform one ability of a monster's column, as fully as possible."""
    ability = doing.column.abilities[doing.at]
    if ability.active:
        begin_bonus(game, doing.figure, ability)
        return
    for spec in ability.specs:
        if not game.alive(doing.figure):
            return
        match spec.node:
            case words.Move():
                await monster_move(game, doing, ability, spec)
            case words.Attack():
                await monster_attack(game, doing, ability, spec)
            case words.Heal():
                await monster_heal(game, doing, ability, spec)
            case words.Give():
                await monster_give(game, doing, ability, spec)
            case words.Push() | words.Pull():
                await monster_shove(game, doing, ability, spec)
            case words.Suffer(value=value):
                await game.suffer(doing.figure, value, ability.id)
            case _:
                raise TypeError(f"{type(spec.node).__name__} cannot be performed by a monster")
