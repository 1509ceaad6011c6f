"""Turns of monsters, summons and allies: elements, then the card step by step, as the monster mind decides."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.kernel.decision import TABLE, Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..game import Gloom
from .abilities import damage_beside, damage_enemies
from .bonuses import begin_bonus
from .effects import by_count
from .elements import infuse
from .loot import monster_loot
from .monster_abilities import beside_enemy, monster_affect, monster_heal, monster_summon, open_next_door, teleport_to_focus
from .monster_attacks import monster_attack
from .moves import travel
from .overlays import lay_trap
from .thinking import Doing, Part, move_ends, moving, steps_of
from .ways import way_of


# -- elements ------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=1024)
def prices(parts: tuple[Part, ...]) -> list[tuple[str, Ability, object]]:
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
    s, figure = game.state, doing.figure
    late, type_ = figure.id in s.late, game.group_of(figure)
    for name, ability, price in prices(doing.parts):
        assert isinstance(price, Node)
        key = f"{type_}:{name}"
        if s.fed.get(key) or (key in s.fed and not late):
            continue
        but = [c.removeprefix(f"{type_}:") for c in s.charged if c.startswith(f"{type_}:")]
        s.fed[key] = game.payable(price, but, monster=True)
        if s.fed[key]:
            await game.pay(price, figure, ability.id, but)


# -- abilities -----------------------------------------------------------------------------------------------------------
async def perform(game: Gloom, doing: Doing) -> bool:
    """GH-MTN-01, GH-MAC-05, GH-FCB-12, FC-MON-22: perform one step of the card as fully as possible; for an attack ability, one attack. Returns
    whether the step is finished."""
    ability, spec = doing.parts[doing.at]
    figure = doing.figure
    if ability.line.price is not None and not game.fed(figure, ability.id):
        game.skip(figure, "price", ability.id, "GH-ELM-14")
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
            await damage_enemies(game, figure, ability, spec, game.amount(figure, spec.node.value))
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
        game.skip(figure, "immobilize", ability.id, "GH-CON-14")
        return
    if not turn.focus:
        game.skip(figure, "no-focus", ability.id, "GH-FOC-16")
        return
    ends = move_ends(game, doing, turn.focus)
    cell = ends[0]
    if len(ends) > 1:
        cell = await game.choose(TABLE, "monster-move", [Option(f"move:{game.name(c)}", c, c) for c in ends], figure=figure.id)
    if cell == figure.cell:
        game.skip(figure, "stay", ability.id, "GH-MMV-12")
        return
    await travel(game, figure, cell, way_of(game, figure, points, jump), ability.id)


async def monster_infuse(game: Gloom, doing: Doing) -> None:
    """GH-ELM-13, GH-ELM-16 … 19, FC-MON-33: the first of the type to act infuses, once a round, at the end of its turn, whatever else it performs and
    even if it dies."""
    s, figure = game.state, doing.figure
    turn, type_ = s.turn, game.group_of(figure)
    assert turn is not None
    for ability, spec in steps_of(doing.parts, words.Infuse):
        if ability.line.price is not None and not game.fed(figure, ability.id):
            continue
        key = f"{type_}:{ability.id}/{ability.specs.index(spec)}"
        if key not in s.infused:
            s.infused.append(key)
            before = len(turn.infusing)
            await infuse(game, spec.node.elements, TABLE, figure.id, ability.id)
            s.charged += [f"{type_}:{e}" for e in turn.infusing[before:]]
