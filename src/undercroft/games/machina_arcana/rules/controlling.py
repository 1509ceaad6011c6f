"""Who moves a monster: the rules for predictable ones, the players of dead explorers, or whoever controls it by an ability (MA-AIU, MA-UNI-10)."""

from __future__ import annotations

from undercroft.grid.hexes import cells
from undercroft.kernel.beats import Task
from undercroft.kernel.decision import Decision, Group, Option, Seat
from undercroft.kernel.offers import offer

from ..events import MonstersMoved
from ..game import Machina, steps_of
from ..state import Hunt, TakeOver
from . import mind
from .attacks import BARREL
from .choices import Activate, FollowRules, Order, Pass, UseOn, Walk, WorkDoor
from .monsters import abilities, act, controls, end_turn, situation, use
from .moves import put, ways
from .paths import DESTROY
from .spaces import destroy_space, doors_beside, trigger_traps, work_door
from .targeting import ATTACKS, reach_of

OPEN_OR_CLOSE, LEVER = 3, 3
"""MA-DOR-11, MA-TRP-02."""


# -- who decides -------------------------------------------------------------------------------------------------------------------
def the_dead(game: Machina) -> Group | None:
    """MA-AIU-01, MA-AIU-07: the players whose explorers have died; the first of them decides if they disagree."""
    dead = sorted((explorer.dead, explorer.seat) for explorer in game.state.explorers.values() if explorer.dead)
    return Group(tuple(sorted(seat for _, seat in dead)), dead[0][1]) if dead else None


def masters(game: Machina, hunt: Hunt) -> Seat | Group | None:
    """MA-AIP-01, MA-AIU-01, MA-UNI-08, MA-UNI-11, MA-UNI-12: who moves the monster whose turn it is; nobody if it is predictable."""
    s = game.state
    if hunt.by_rules:
        return None
    for effect in reversed(controls(game, hunt.monster)):
        if game.there(effect.owner):
            return game.seat(effect.owner)
    return None if s.dead_play == "rules" or s.left_to_rules else the_dead(game)


def offers(game: Machina) -> list[Decision]:
    """MA-AIU-01: the dead players may move the monsters themselves again."""
    dead = the_dead(game)
    if dead is None or not game.state.left_to_rules:
        return []
    return [offer(dead.first, "monsters", [Option[Task]("take-over", TakeOver())])]


async def take_over(game: Machina, task: TakeOver) -> None:
    """MA-AIU-01."""
    game.state.left_to_rules = False
    game.tell(MonstersMoved(by="players", rules=("MA-AIU-01",)))


async def take_turn(game: Machina) -> None:
    """MA-AIP-03, MA-MPH-04: one action of the monster whose turn it is."""
    hunt = game.state.hunt
    assert hunt is not None
    if not game.there(hunt.monster):
        game.state.hunt = None
        return
    seat = masters(game, hunt)
    if seat is None:
        await act(game, hunt)
        return
    options = orders(game, hunt.monster, hunt, isinstance(seat, Group))
    order = await game.choose(seat, "control-monster", options, figure=hunt.monster, stamina=hunt.stamina)
    await _obey(game, hunt.monster, hunt, order)


# -- what it can be made to do -----------------------------------------------------------------------------------------------------
def orders(game: Machina, id: str, hunt: Hunt, dead: bool) -> list[Option[Order]]:
    """MA-AIU-02 … 06, MA-DOR-11, MA-DOR-12, MA-TRP-02: everything that those who control a monster can make it do."""
    options: list[Option[Order]] = [Option("end", Pass())]
    options += _ability_orders(game, id, hunt)
    chasms = game.spaces("chasm")
    options += [Option(f"move:{game.name(way[-1])}", Walk(way), way[-1], confirm=bool(chasms >> way[-1] & 1)) for way in ways(game, id, hunt.stamina)]
    for door, state in doors_beside(game, game.cell(id)).items():
        name = f"{game.name(door[0])}:{game.name(door[1])}"
        if state == "closed" and hunt.stamina >= OPEN_OR_CLOSE:
            options.append(Option(f"open-door:{name}", WorkDoor(door, "open"), door[0]))
        if state == "open" and hunt.stamina >= OPEN_OR_CLOSE:
            options.append(Option(f"close-door:{name}", WorkDoor(door, "close"), door[0]))
        if state != "destroyed" and hunt.stamina >= DESTROY:
            options.append(Option(f"destroy-door:{name}", WorkDoor(door, "destroy"), door[0]))
    if hunt.stamina >= LEVER:
        levers = cells(game.ground.neighbours(game.cell(id)) & game.counted(id, "lever"))
        options += [Option(f"lever:{game.name(cell)}", Activate(cell, "lever"), cell) for cell in levers]
    options.append(Option("by-rules", FollowRules()))
    return [*options, Option("by-rules-on", FollowRules(for_good=True))] if dead else options


def _ability_orders(game: Machina, id: str, hunt: Hunt) -> list[Option[Order]]:
    """MA-AIU-03, MA-AIU-05, MA-ETH-01, MA-BAR-12: its abilities on every legal target, barrels too."""
    found: list[Option[Order]] = []
    at = situation(game, id)
    for ability, power in zip(abilities(game, id), at.powers, strict=True):
        if power.cost > hunt.stamina or power.health_cost > game.health(id):
            continue
        if reach_of(ability.line) is None:
            found.append(Option(f"ability:{ability.id}", UseOn(ability.id)))
            continue
        legal = [unit for unit in (*at.explorers, *at.monsters, at.me) if at.aims_at_ethereal or not unit.ethereal]
        for unit in legal:
            if mind.in_reach(at, power.effect, unit.cell):
                found.append(Option(f"ability:{ability.id}:{unit.id}", UseOn(ability.id, unit.id), unit.cell, unit.id))
        if any(isinstance(step.node, ATTACKS) for step in steps_of(ability.line)):
            for cell in cells(game.counted(id, "barrel")):
                if mind.in_reach(at, power.effect, cell):
                    found.append(Option(f"ability:{ability.id}:{BARREL}{game.name(cell)}", UseOn(ability.id, cell=cell), cell))
    return found


async def _obey(game: Machina, id: str, hunt: Hunt, order: Order) -> None:
    match order:
        case Pass():
            end_turn(game)
        case UseOn(line=line, target=target, cell=cell):
            await use(game, id, hunt, line, target, cell)
        case Walk(way=way):
            hunt.stamina -= len(way)
            await put(game, id, way, "move", "", "MA-AIU-02")
        case WorkDoor(door=door, how="destroy"):
            hunt.stamina -= DESTROY
            work_door(game, id, door, "destroy", "MA-DOR-12")
        case WorkDoor(door=door, how=how):
            hunt.stamina -= OPEN_OR_CLOSE
            work_door(game, id, door, how, "MA-DOR-11")
        case Activate(cell=cell):
            hunt.stamina -= LEVER
            await trigger_traps(game, id, lever=cell)
            await destroy_space(game, cell, id, "MA-ACT-04")
        case FollowRules(for_good=for_good):
            hunt.by_rules = True
            if for_good:
                game.state.left_to_rules = True
                game.tell(MonstersMoved(by="rules", rules=("MA-AIU-02",)))
