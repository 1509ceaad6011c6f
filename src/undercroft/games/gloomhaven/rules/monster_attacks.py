"""Attacks of monsters, summons and allies: whom they attack in which order, one attack at a time."""

from __future__ import annotations

from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.rules.attacks import strike
from undercroft.kernel.decision import TABLE, Option

from ..content import words as own
from ..game import Gloom
from ..state import Strike, Turn, Unit
from .attacks import Hit
from .effects import by_count
from .focus import find_focus, next_in_focus
from .mind import Strike as Blow
from .monster_abilities import monster_summon
from .thinking import Doing, blow, can_attack, fed_mods, make_mind


async def monster_attack(game: Gloom, doing: Doing, ability: Ability, spec: Spec) -> bool:
    """GH-MAK-01, GH-MAK-02, GH-MAK-08, GH-MAK-09, GH-MAK-11, GH-MAK-12, FC-MON-04: an attack ability. The targets are chosen first,
    starting with the focus; then it makes one attack at a time. Returns whether it is finished."""
    s, figure = game.state, doing.figure
    turn, action = s.turn, s.action
    assert turn is not None
    assert action is not None
    if not can_attack(game, figure, ability):
        game.skip(figure, "disarm", ability.id, "GH-CON-15")
        return True
    if action.strike is None:
        if not turn.focus:
            game.skip(figure, "no-focus", ability.id, "GH-FOC-16")
            return True
        order = await targets_in_order(game, figure, ability, spec, turn)
        if not order:
            game.skip(figure, "out-of-range", ability.id, "GH-MAK-08")
            return True
        action.strike = Strike(order=order, left=repeats(game, figure, spec))
    going = action.strike
    await attack_next(game, figure, ability, spec, going)
    if not going.order and going.left and game.alive(figure):
        going.left -= 1
        await find_focus(game, Doing(figure, doing.parts, doing.at))
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
