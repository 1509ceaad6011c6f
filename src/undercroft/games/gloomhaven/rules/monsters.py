"""Turns of monsters, summons and allies: carrying out what the monster mind decides, ability by ability."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.haven import words
from undercroft.games.haven.content import Ability, Spec
from undercroft.games.haven.forced import Way as Forced
from undercroft.games.haven.mind import Paths, Way
from undercroft.games.haven.mods import NO_MODS, Mods
from undercroft.grid.hexes import cells
from undercroft.kernel.decision import TABLE, Option

from ..content import words as own
from ..events import Focused, Skipped
from ..game import FAR, Gloom
from ..state import Rank, Strike, Turn, Unit
from .abilities import damage_all, damage_beside, heal_bonus, lay_trap
from .attacks import Hit, shove, strike
from .bonuses import begin_bonus
from .elements import infuse, pay, payable
from .loot import monster_loot
from .mind import MELEE, UNLIMITED, Mind
from .mind import Strike as Blow
from .moves import closest_beside, teleport, travel, way_of
from .ranks import fed, group_of
from .rooms import numbers, open_door, put_monster
from .scenarios import by_count
from .thinking import Doing, Part, blow, can_attack, fed_mods, foci, focus_line, make_mind, move_ends, moving


# -- elements ------------------------------------------------------------------------------------------------------------
def prices(parts: Sequence[Part]) -> list[tuple[str, Ability, object]]:
    """GH-ELM-14: the augments of a card in printed order, each with its own key."""
    found: list[tuple[str, Ability, object]] = []
    for ability in dict.fromkeys(ability for ability, _ in parts):
        if ability.line.price is not None:
            found.append((ability.id, ability, ability.line.price))
        for n, spec in enumerate(ability.specs):
            found += [(f"{ability.id}/{n}/{k}", ability, rider.price) for k, rider in enumerate(spec.riders)]
    return found


async def feed(game: Gloom, doing: Doing) -> None:
    """GH-ELM-14 … 19, GH-ELM-21, GH-FCB-19, FC-MON-34, FC-MON-35, FC-ELE-04: the first figure of a type that is not stunned consumes what its card
    names, if available, for its whole type. If nothing was consumed, figures that enter play later in the round check again."""
    from undercroft.language.vocabulary import Node

    s, figure = game.state, doing.figure
    late, type_ = figure.id in s.late, group_of(game, figure)
    for name, ability, price in prices(doing.parts):
        assert isinstance(price, Node)
        key = f"{type_}:{name}"
        if s.fed.get(key) or (key in s.fed and not late):
            continue
        but = [c.removeprefix(f"{type_}:") for c in s.charged if c.startswith(f"{type_}:")]
        s.fed[key] = payable(game, price, but, monster=True)
        if s.fed[key]:
            await pay(game, price, TABLE, figure.id, ability.id, but)


# -- the mind ------------------------------------------------------------------------------------------------------------


async def find_focus(game: Gloom, doing: Doing) -> None:
    """GH-MTN-06, GH-FOC-16, GH-FOC-20, GH-FOC-21, GH-AMB-01, GH-SUM-14, FC-MON-21: the focus is found before the first ability and kept. If it is
    gone or can no longer be targeted, a new one is found from the current hex."""
    s, figure = game.state, doing.figure
    turn = s.turn
    assert turn is not None
    held = s.figures.get(turn.focus)
    if turn.aimless or (held is not None and "invisible" not in held.conditions):
        return
    found = foci(game, doing)
    turn.focus = ""
    turn.aimless = not found
    if not found:
        return
    options = [Option(f"focus:{id}", id, s.figures[id].cell, id) for id in found]
    turn.focus = await game.choose(TABLE, "monster-focus", options, figure=figure.id)
    game.tell(Focused(figure=figure.id, target=turn.focus, rules=("GH-FOC-21",), line=focus_line(doing)))


# -- abilities -----------------------------------------------------------------------------------------------------------
async def perform(game: Gloom, doing: Doing) -> bool:
    """GH-MTN-01, GH-MAC-05, GH-FCB-12, FC-MON-22: perform one step of the card as fully as possible; for an attack ability, one attack. Returns
    whether the step is finished."""
    ability, spec = doing.parts[doing.at]
    figure = doing.figure
    if ability.line.price is not None and not fed(game, figure, ability.id):
        game.tell(Skipped(figure=figure.id, what="price", rules=("GH-ELM-14",), line=ability.id))
        return True
    if spec is None:
        begin_bonus(game, figure, ability)
        return True
    if isinstance(spec.node, own.AttackBy):
        return await monster_attack(game, doing, ability, spec)
    await _perform(game, doing, ability, spec)
    return True


async def _perform(game: Gloom, doing: Doing, ability: Ability, spec: Spec) -> None:
    figure = doing.figure
    match spec.node:
        case own.MoveBy():
            await monster_move(game, doing, ability, spec)
        case words.Heal():
            await monster_heal(game, figure, ability, spec)
        case words.Give() | words.Push() | words.Pull():
            await monster_affect(game, doing, ability, spec)
        case words.Suffer(value=value):
            await game.suffer(figure, value, ability.id)
        case words.Damage():
            await damage_all(game, figure, ability, spec, game.amount(figure, spec.node.value))
        case own.DamageBeside(value=damage):
            await damage_beside(game, figure, ability, damage)
        case own.SummonMonster(ranks=ranks, kind=kind):
            await monster_summon(game, figure, by_count(game, ranks), kind, ability, spec.mods)
        case own.CreateTrap(damage=damage):
            spot = await beside_enemy(game, figure, "create-trap")
            if spot is not None:
                lay_trap(game, figure, spot, damage, spec.mods.give, ability.id)
        case own.Loot(hexes=hexes):
            monster_loot(game, figure, hexes, ability.id)
        case own.TeleportToFocus():
            await teleport_to_focus(game, figure, ability)
        case own.OpenNextDoor():
            await open_next_door(game, figure, ability)
        case own.FocusOn() | words.Infuse():
            pass  # done before the first ability
        case _:
            raise TypeError(f"{type(spec.node).__name__} cannot be performed by a monster")


async def monster_move(game: Gloom, doing: Doing, ability: Ability, spec: Spec) -> None:
    """GH-MMV-01 … 15, GH-MEF-01 … 09, GH-CON-14, GH-FOC-16, GH-FCB-02, GH-FCB-13 … 18, FC-MON-03, FC-MON-23 … 31: move toward the hex with maximum
    effect for the attack that follows, or as if for a melee attack. The players choose among equal hexes."""
    figure = doing.figure
    turn = game.state.turn
    assert turn is not None
    points, jump = moving(game, doing)
    turn.started, turn.leapt = figure.cell, jump
    if "immobilize" in figure.conditions:
        game.tell(Skipped(figure=figure.id, what="immobilize", rules=("GH-CON-14",), line=ability.id))
        return
    if not turn.focus:
        game.tell(Skipped(figure=figure.id, what="no-focus", rules=("GH-FOC-16",), line=ability.id))
        return
    ends = move_ends(game, doing, turn.focus)
    cell = await game.choose(TABLE, "monster-move", [Option(f"move:{game.name(c)}", c, c) for c in ends], figure=figure.id)
    if cell == figure.cell:
        game.tell(Skipped(figure=figure.id, what="stay", rules=("GH-MMV-12",), line=ability.id))
        return
    await travel(game, figure, cell, way_of(game, figure, points, jump), ability.id)


async def monster_attack(game: Gloom, doing: Doing, ability: Ability, spec: Spec) -> bool:
    """GH-MAK-01, GH-MAK-02, GH-MAK-08, GH-MAK-09, GH-MAK-11, GH-MAK-12, FC-MON-04: an attack ability. The targets are chosen first,
    starting with the focus; then it makes one attack at a time. Returns whether it is finished."""
    s, figure = game.state, doing.figure
    turn, action = s.turn, s.action
    assert turn is not None
    assert action is not None
    if not can_attack(game, figure, ability):
        game.tell(Skipped(figure=figure.id, what="disarm", rules=("GH-CON-15",), line=ability.id))
        return True
    if action.strike is None:
        if not turn.focus:
            game.tell(Skipped(figure=figure.id, what="no-focus", rules=("GH-FOC-16",), line=ability.id))
            return True
        order = await targets_in_order(game, figure, ability, spec, turn)
        if not order:
            game.tell(Skipped(figure=figure.id, what="out-of-range", rules=("GH-MAK-08",), line=ability.id))
            return True
        action.strike = Strike(order=order, left=repeats(game, figure, spec))
    going = action.strike
    await attack_next(game, figure, ability, spec, going)
    if not going.order and going.left and game.alive(figure):
        going.left -= 1
        await find_focus(game, doing)
        going.order = await targets_in_order(game, figure, ability, spec, turn) if turn.focus else []
    return not going.order or not game.alive(figure)


def repeats(game: Gloom, figure: Unit, spec: Spec) -> int:
    """GH-MAK-09: how many more attacks on the focus an ability makes, if it may attack the same enemy again."""
    if not any(isinstance(n, own.OneTarget) for n in spec.mods.others):
        return 0
    return max((m.targets for m in (spec.mods, game.attacks_of(figure)) if m.targets is not None), default=1) - 1


async def targets_in_order(game: Gloom, figure: Unit, ability: Ability, spec: Spec, turn: Turn) -> list[str]:
    """GH-MAK-02, GH-MAK-03, GH-MAK-08, GH-MAK-11, GH-MAK-12, GH-MEF-04, GH-MEF-10: whom it attacks from here: the best set, with the focus first and
    the others in focus order. The players decide ties."""
    this = blow(game, figure, ability, spec)
    focus = turn.focus
    if this.targets == 1 and this.area is None:
        return [focus] if game.reachable(figure, game.state.figures[focus], this.reach) else []
    mind = make_mind(game, figure, this, 0, turn.leapt, turn.started if turn.started >= 0 else None)
    sets = mind.assault(figure.cell, focus)
    if not sets:
        return []
    options = [Option(f"targets:{'+'.join(hit)}", hit) for hit in sets]
    chosen = await game.choose(TABLE, "monster-targets", options, figure=figure.id)
    order = [focus]
    rest = [id for id in chosen if id != focus]
    while rest:
        order.append(await next_in_focus(game, figure, mind, rest))
        rest.remove(order[-1])
    return order


async def next_in_focus(game: Gloom, figure: Unit, mind: Mind, ids: list[str]) -> str:
    """GH-MAK-12: the first in the focus order. The players decide ties."""
    best = min(mind.rank(id) for id in ids)
    tied = [id for id in ids if mind.rank(id) == best]
    return await game.choose(TABLE, "monster-next", [Option(f"next:{id}", id, game.state.figures[id].cell, id) for id in tied], figure=figure.id)


async def added_targets(game: Gloom, figure: Unit, this: Blow, going: Strike, count: int) -> list[str]:
    """GH-EFF-17, GH-EFF-19, GH-MAK-03: whom it attacks in addition, one for each target added by a drawn card: others in range, in focus order."""
    found: list[str] = []
    mind = make_mind(game, figure, this, 0, False)
    while len(found) < count and game.alive(figure):
        rest = [foe.id for foe in mind.in_range(figure.cell) if foe.id not in (*going.hit, *going.order, *found)]
        if not rest:
            break
        found.append(await next_in_focus(game, figure, mind, rest))
    return found


async def attack_next(game: Gloom, figure: Unit, ability: Ability, spec: Spec, going: Strike) -> None:
    """GH-ATK-13, GH-RTL-07, GH-MAK-07, GH-MST-09: the next attack of an ability."""
    assert isinstance(spec.node, own.AttackBy)
    target = game.state.figures.get(going.order.pop(0))
    if target is None or "invisible" in target.conditions or "stun" in figure.conditions:
        return
    base = game.base(figure, "attack")
    this = blow(game, figure, ability, spec)
    going.hit.append(target.id)
    mods = [spec.mods, *fed_mods(game, figure, ability, spec), game.attacks_of(figure)]
    single = this.targets == 1 and this.area is None
    hit = Hit(figure, target, (base or 0) + spec.node.by, this.ranged, ability.id, single, mods)
    added = await strike(game, hit)
    for node in hit.others(own.SummonBeside):
        assert isinstance(node, own.SummonBeside)
        if game.alive(figure):
            await monster_summon(game, figure, by_count(game, node.ranks), node.kind, ability, beside=target)
    going.order += await added_targets(game, figure, this, going, added) if added else []


async def dying_attack(game: Gloom, figure: Unit, ability: Ability) -> None:
    """GH-AMB-01, GH-MAK-12: a monster's attack when it dies, from where it stands, on everyone it can hit, in focus order."""
    for spec in ability.specs:
        this = blow(game, figure, ability, spec)
        mind = make_mind(game, figure, this, 0, False)
        rest, left = [f.id for f in mind.in_range(figure.cell)], this.targets
        if this.area is not None:
            caught = mind.covered(figure.cell)
            left = max(map(len, caught))
            options = [Option(f"targets:{'+'.join(sorted(hit))}", sorted(hit)) for hit in caught if len(hit) == left]
            rest = await game.choose(TABLE, "monster-targets", options, figure=figure.id)
        going = Strike()
        while rest and len(going.order) < left:
            going.order.append(await next_in_focus(game, figure, mind, rest))
            rest = [id for id in rest if id != going.order[-1]]
        while going.order:
            await attack_next(game, figure, ability, spec, going)


# -- other abilities -----------------------------------------------------------------------------------------------------
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
        game.tell(Skipped(figure=figure.id, what="no-target", line=ability.id))
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
        game.tell(Skipped(figure=figure.id, what="no-target", line=ability.id))
    for target in targets:
        await _affect(game, figure, ability, spec, target)


async def _affect(game: Gloom, figure: Unit, ability: Ability, spec: Spec, target: Unit) -> None:
    """GH-CON-08: apply the main effect, then added effects."""
    mods = [spec.mods, *fed_mods(game, figure, ability, spec)]
    ways: tuple[tuple[Forced, int], ...] = (
        ("push", (spec.node.hexes if isinstance(spec.node, words.Push) else 0) + sum(m.push for m in mods)),
        ("pull", (spec.node.hexes if isinstance(spec.node, words.Pull) else 0) + sum(m.pull for m in mods)),
    )
    if isinstance(spec.node, words.Give):
        game.gain(target, spec.node.condition, ability.id)
    for way, hexes in ways:
        if hexes and game.alive(target):
            await shove(game, figure, target, way, hexes, ability.id)
    for condition in (c for m in mods for c in m.give):
        game.gain(target, condition, ability.id)


async def first_of(game: Gloom, doing: Doing, near: list[Unit]) -> list[Unit]:
    """The focus if it is one of these, otherwise the first in the focus order. The players decide ties."""
    turn = game.state.turn
    assert turn is not None
    if not near:
        return []
    held = [f for f in near if f.id == turn.focus]
    if held:
        return held
    mind = make_mind(game, doing.figure, MELEE, UNLIMITED, False)
    known = [f for f in near if f.id in mind.foes]
    best = min((mind.rank(f.id) for f in known), default=0)
    tied = [f for f in known if mind.rank(f.id) == best] or near
    target = await game.choose(TABLE, "monster-next", [Option(f"next:{f.id}", f, f.cell, f.id) for f in tied], figure=doing.figure.id)
    return [target]


async def monster_infuse(game: Gloom, doing: Doing) -> None:
    """GH-ELM-13, GH-ELM-16 … 19, FC-MON-33: the first of the type to act infuses, once a round, at the end of its turn, whatever else it performs and
    even if it dies."""
    s, figure = game.state, doing.figure
    turn, type_ = s.turn, group_of(game, figure)
    assert turn is not None
    for ability, spec in doing.parts:
        if spec is None or not isinstance(spec.node, words.Infuse) or (ability.line.price is not None and not fed(game, figure, ability.id)):
            continue
        key = f"{type_}:{ability.id}/{ability.specs.index(spec)}"
        if key not in s.infused:
            s.infused.append(key)
            before = list(turn.infusing)
            await infuse(game, spec.node.elements, TABLE, figure.id, ability.id)
            s.charged += [f"{type_}:{e}" for e in turn.infusing if e not in before]


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
        game.tell(Skipped(figure=figure.id, what="standees", rules=("GH-MOA-04",), line=ability.id))
        return
    spot = await beside_enemy(game, figure, "summon-at") if beside is None else await beside_target(game, figure, beside)
    if spot is None:
        game.tell(Skipped(figure=figure.id, what="room", rules=("GH-MOA-04",), line=ability.id))
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
        game.tell(Skipped(figure=figure.id, what="no-focus", line=ability.id))
        return
    cell = await game.choose(TABLE, "monster-move", game.at("move", spots), figure=figure.id)
    await teleport(game, figure, cell, ability.id)


async def open_next_door(game: Gloom, figure: Unit, ability: Ability) -> None:
    """GH-BOS-04, GH-REV-12, GH-MTR-01: a boss moves toward the closest closed door that is not locked, as far as its move allows and through as few
    negative hexes as possible. It opens the door when it is next to it."""
    base = game.base(figure, "move") or 0
    doors = game.closed_doors()
    if not doors or "immobilize" in figure.conditions:
        game.tell(Skipped(figure=figure.id, what="no-door", line=ability.id))
        return
    way = way_of(game, figure, base, False)
    paths = Paths(way)
    from undercroft.grid.hexes import beside

    goals = {door: beside(1 << door) & way.ends for door in cells(doors)}
    costs = {door: (n, paths.points(n, goal)) for door, goal in goals.items() if (n := paths.hazards(goal)) is not None}
    if not costs:
        game.tell(Skipped(figure=figure.id, what="no-door", line=ability.id))
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
    from undercroft.games.haven.mind import closest, to_go

    ends = closest(way, paths, to_go(way, goals[door]))
    cell = await game.choose(TABLE, "monster-move", game.at("move", ends), figure=figure.id)
    await travel(game, figure, cell, way, ability.id)
