"""Movement: a character's path, chosen by its player leg by leg; a monster's path to a chosen hex; and teleporting."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.events import Moved
from undercroft.games.haven.rules.legs import Leg, back_track
from undercroft.games.haven.rules.moves import Pick, free_path, next_step
from undercroft.games.haven.rules.paths import Way
from undercroft.grid.hexes import cells
from undercroft.kernel.decision import Option

from ..game import Gloom
from ..state import Action, Stride, Unit
from .bonuses import use_bonus
from .items import must_use, spend, turn_items, usable, use_turn_item
from .ways import stretch, way_of


async def begin_stride(game: Gloom, figure: Unit, action: Action, points: int, jump: bool) -> None:
    """GH-ACT-05, GH-MOV-01: begin a move, with the bonuses that apply to it."""
    held = game.bonuses("move", figure.id)
    points += sum(a.mods.move for _, a in held)
    jump = jump or any(a.mods.jump for _, a in held)
    action.stride = Stride(max(0, points), jump, bonuses=[b.ability for b, _ in held])


async def stride(game: Gloom, figure: Unit, action: Action, ability: Ability, spec: Spec) -> tuple[bool, bool]:
    """GH-MOV-01, GH-MOV-02, GH-MOV-14, GH-MOV-15, GH-CON-14, GH-REV-06, GH-OVR-20: one leg of a character's move. Anything that happens on the way (a
    door, a trap) is resolved before the next. Returns whether the move is over, and whether it was performed."""
    if action.stride is None:
        assert isinstance(spec.node, words.Move)
        if "immobilize" in figure.conditions:
            game.skip(figure, "immobilize", ability.id, "GH-CON-14")
            return True, False
        await begin_stride(game, figure, action, game.amount(figure, spec.node.points) + spec.mods.move, spec.mods.jump)
    going = action.stride
    assert going is not None
    way = way_of(game, figure, going.points, going.jump, own=True)
    leg = stretch(game, way, figure)
    if must := must_use(usable(game, figure, words.YouMove, but=going.used)):
        pick = Pick("item", thing=must)
    else:
        pick = await game.choose(game.player(figure), "move", _options(game, figure, action, spec, leg), figure=figure.id, points=going.points)
    match pick.verb:
        case "stay":
            await land(game, figure, going.aloft)
            return True, await finish_stride(game, figure, action, ability)
        case "item":
            going.used.append(pick.thing)
            await spend(game, figure, pick.thing)
            effect = game.effect(pick.thing)
            going.points, going.jump = going.points + effect.mods.move, going.jump or effect.mods.jump
            return False, True
        case "turn-item":
            await use_turn_item(game, figure, pick.thing)
            return False, False
        case "pay":
            rider = spec.riders[pick.rider]
            going.paid.append(pick.rider)
            await game.buy(rider, figure, ability.id)
            going.points, going.jump = going.points + rider.mods.move, going.jump or rider.mods.jump
            return False, True
    cost, marked = leg.cost(pick.cell), bool(leg.stops >> pick.cell & 1)
    going.points, going.aloft = going.points - cost, way.leaps
    path = back_track(way, leg.layers, pick.cell, leg.slow, leg.stops) if not way.leaps else [pick.cell]
    action.moved += len(path) if not way.leaps else cost - (0 if marked else way.slow >> pick.cell & 1)
    await arrive(game, figure, path, "over" if way.leaps else "walk", ability.id)  # if this exhausts the character, the beat ends here
    halted = "immobilize" in figure.conditions or "stun" in figure.conditions
    if not halted and goes_on(game, figure, action, marked):
        return False, True
    if not game.occupied(but=figure.id) >> figure.cell & 1:
        await land(game, figure, way.leaps)
        return True, await finish_stride(game, figure, action, ability)
    return False, True


def goes_on(game: Gloom, figure: Unit, action: Action, marked: bool) -> bool:
    """GH-ITM-01, GH-MOV-14: whether a move has more to decide. With points left: after a door or a marked hex, if the path matters, or if an item may
    be used in between. With none left: after a door or a marked hex, if an item can extend the move."""
    going = action.stride
    assert going is not None
    if going.points > 0:
        return marked or counts(game, action) or (not going.jump and bool(turn_items(game, figure, False)))
    return marked and bool(usable(game, figure, words.YouMove, but=going.used))


def counts(game: Gloom, action: Action) -> bool:
    """Whether anything in this action depends on the hexes moved, so that the path matters."""
    if action.source != "card":
        return False
    specs = [s for a in game.card(action.card).half(action.half).abilities for s in a.specs]
    return any(getattr(getattr(s.node, "value", None), "per", "") == "hexes moved" for s in specs)


def _options(game: Gloom, figure: Unit, action: Action, spec: Spec, leg: Leg) -> list[Option[Pick]]:
    """GH-MOV-01, GH-ITM-01, GH-ELM-06, GH-ELM-11: the hexes to move to, staying, and items and augments for the move."""
    going = action.stride
    assert going is not None
    options = [Option(f"move:{game.name(c)}", Pick("go", c), c) for c in cells(leg.reach)]
    if not game.occupied(but=figure.id) >> figure.cell & 1:
        options.insert(0, Option("stay", Pick("stay"), figure.cell))
    options += [Option(f"item:{i.id}", Pick("item", thing=i.id), item=i.id) for i in usable(game, figure, words.YouMove, but=going.used)]
    options += [Option(o.key, Pick("turn-item", thing=o.item), item=o.item) for o in turn_items(game, figure, False)]
    for n, rider in enumerate(spec.riders):
        if n not in going.paid and game.payable(rider.price):
            options.append(Option(f"pay:{n}", Pick("pay", rider=n)))
    return options


async def land(game: Gloom, figure: Unit, jumped: bool) -> None:
    """GH-MOV-10, GH-OVR-11, GH-OVR-22: the last hex of a jump counts as entered on foot."""
    if jumped and not game.flying(figure):
        await game.enter(figure, figure.cell)


async def finish_stride(game: Gloom, figure: Unit, action: Action, ability: Ability) -> bool:
    """GH-MOV-02, GH-MOV-15: end the move. Unused points are lost, and not moving counts as performing it."""
    going = action.stride
    action.stride = None
    assert going is not None
    if game.alive(figure):
        for id in going.bonuses:
            for bonus, _ in game.bonuses("move", figure.id):
                if bonus.ability == id:
                    await use_bonus(game, bonus)
                    break
    return True


async def arrive(game: Gloom, figure: Unit, path: list[int], how: str, line: str) -> None:
    """GH-MOV-05, GH-MOV-10, GH-MOV-11, GH-MOV-16, GH-OVR-10, GH-OVR-11: enter hexes one by one. Traps and hazards take effect in every hex when
    walking, only in the last hex when jumping, and never when flying. Conditions do not stop forced movement."""
    for n, cell in enumerate(path):
        figure.cell = cell
        game.went(figure, cell, "move", line)
        if not game.flying(figure) and (how == "walk" or (how == "jump" and n == len(path) - 1)):
            await game.enter(figure, cell)
        if game.alive(figure):
            await game.entered(figure, cell)
        if not game.alive(figure):
            break
        held = not game.mover and ("immobilize" in figure.conditions or "stun" in figure.conditions)
        if held and how == "walk" and not game.occupied(but=figure.id) >> cell & 1:
            break
    game.settle()


def count_hexes(game: Gloom, hexes: int) -> None:
    """GH-BOS-05: count the hexes a monster moves on its own turn, the only time it moves by itself."""
    turn = game.state.turn
    assert turn is not None
    turn.moved += hexes


async def travel(game: Gloom, figure: Unit, goal: int, way: Way, line: str) -> None:
    """GH-MMV-11, GH-MTR-02, GH-MEF-07, GH-AMB-01: a monster takes the path with the fewest negative hexes, then points, to the chosen hex. If equal
    paths lead through different ones, or rifts have an effect, the players decide."""
    if goal == figure.cell:
        return
    rifts = bool(game.state.rifts and game.state.bonuses.get("rift")) and not way.leaps
    path = [] if rifts else free_path(way, goal)
    if path:
        count_hexes(game, len(path))
        await arrive(game, figure, path, "jump" if way.leaps else "walk", line)
        return
    while figure.cell != goal and game.alive(figure):
        cell = await next_step(game, figure, goal, way, same=not rifts)
        count_hexes(game, 1)
        await arrive(game, figure, [cell], "walk", line)
        held = "immobilize" in figure.conditions or "stun" in figure.conditions
        if held and not game.occupied(but=figure.id) >> figure.cell & 1:
            return


# -- teleporting ---------------------------------------------------------------------------------------------------------
async def teleport(game: Gloom, figure: Unit, cell: int, line: str) -> None:
    """FC-TEL-01, FC-TEL-06, FC-TEL-07, FC-TEL-09, FC-GEN-05: move a figure to its destination. What is there takes effect as if the figure had moved
    there."""
    figure.cell = cell
    game.tell(Moved(figure=figure.id, path=(cell,), how="teleport", line=line))
    if not game.flying(figure):
        await game.enter(figure, cell)
    if game.alive(figure):
        await game.entered(figure, cell)
