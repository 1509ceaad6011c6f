"""Who moves a monster: the rules for predictable ones, the players of dead explorers, or whoever controls it by an ability (MA-AIU, MA-UNI-10)."""

from __future__ import annotations

from undercroft.grid.hexes import cells
from undercroft.kernel.beats import Task
from undercroft.kernel.decision import Decision, Group, Option
from undercroft.kernel.offers import offer

from ..content import words
from ..content.lines import prices, reach_of
from ..events import MonstersMoved
from ..game import Machina
from ..state import Hunt, TakeOver
from .choices import Activate, FollowRules, Order, Pass, UseOn, Walk, WorkDoor
from .lasting import settle_stamina
from .masters import master, the_dead
from .monsters import abilities, act, end_turn, use
from .moves import sinking, step_options, walk
from .paths import DESTROY
from .spaces import activate, doors_beside, work_door
from .targeting import targets

OPEN_OR_CLOSE, LEVER = 3, 3
"""MA-DOR-11, MA-TRP-02."""


# -- who decides -------------------------------------------------------------------------------------------------------------------
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
    settle_stamina(game, hunt.monster)
    seat = master(game, hunt.monster)
    if seat is None:
        await act(game, hunt)
        return
    options = orders(game, hunt.monster, hunt, isinstance(seat, Group))
    order = await game.choose(seat, "control-monster", options, figure=hunt.monster, stamina=hunt.stamina)
    await _obey(game, hunt.monster, hunt, order)


# -- what it can be made to do -----------------------------------------------------------------------------------------------------
def orders(game: Machina, id: str, hunt: Hunt, dead: bool) -> list[Option[Order]]:
    """MA-AIU-02 … 06, MA-DOR-11, MA-DOR-12, MA-TER-08, MA-TRP-02, MA-UNI-07, MA-UNI-10, MA-UNI-11: everything that those who control a monster can
    make it do."""
    options: list[Option[Order]] = [Option("end", Pass(), confirm=sinking(game, id))]
    options += _ability_orders(game, id, hunt)
    options += [Option(o.key, Walk(o.value), o.cell, confirm=o.confirm) for o in step_options(game, id, hunt.stamina)]
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
    """MA-AIU-03, MA-AIU-05, MA-BAR-12, MA-UNI-02, MA-UNI-07, MA-UNI-10: its abilities that it can pay for, on whatever they can be aimed at."""
    found: list[Option[Order]] = []
    for ability in abilities(game, id):
        line, cost = ability.line, prices(ability.line)
        if cost.get(words.PayStamina, 0) > hunt.stamina or cost.get(words.PayHealth, 0) > game.health(id):
            continue
        reach = reach_of(line)
        if reach is None:
            found.append(Option(f"ability:{ability.id}", UseOn(ability.id)))
            continue
        for option in sorted(targets(game, id, ability.id, reach), key=lambda option: option.value[0] == id):
            unit, cell = option.value
            name, confirm = unit or option.key, option.confirm and not unit
            found.append(Option(f"ability:{ability.id}:{name}", UseOn(ability.id, unit, cell), option.cell, unit, confirm=confirm))
    return found


async def _obey(game: Machina, id: str, hunt: Hunt, order: Order) -> None:
    match order:
        case Pass():
            await end_turn(game)
        case UseOn(line=line, target=target, cell=cell):
            await use(game, id, hunt, line, target, cell)
        case Walk(way=way):
            hunt.stamina -= len(way)
            await walk(game, id, way, hunt.stamina, "MA-AIU-02")
        case WorkDoor(door=door, how="destroy"):
            hunt.stamina -= DESTROY
            work_door(game, id, door, "destroy", "MA-DOR-12")
        case WorkDoor(door=door, how=how):
            hunt.stamina -= OPEN_OR_CLOSE
            work_door(game, id, door, how, "MA-DOR-11")
        case Activate(cell=cell):
            hunt.stamina -= LEVER
            await activate(game, id, cell, "lever", "")
        case FollowRules(for_good=for_good):
            hunt.by_rules = True
            if for_good:
                game.state.left_to_rules = True
                game.tell(MonstersMoved(by="rules", rules=("MA-AIU-02",)))
