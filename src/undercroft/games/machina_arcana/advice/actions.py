"""Which action a sensible player would take."""

from __future__ import annotations

from typing import Any

from undercroft.grid.square import distance
from undercroft.kernel.decision import Decision, Option

from ..content.lines import prices, reach_of
from ..content.words import PayStamina
from ..game import Machina
from ..rules.choices import Activate, Arrange, Explore, Leave, Pass, Seal, Trade, UseAbility, Walk, WorkDoor
from ..rules.targeting import targets
from ..table.prices import price
from .dangers import prize
from .equipment import better
from .errands import ESCAPE, explore_worth, seal_worth, space_worth
from .fights import SCRATCH, Aim, line_worth, worth_of
from .plans import FADES, Plan
from .story import essence_worth, goal_worth
from .worth import CHAPTER, life

IDLE = 0.05
"""What a step costs that costs no stamina, so that nobody walks to and fro for ever. Otherwise it counts like any other."""
NEVER = -1e6
"""What nobody should do, however bad everything else is: it kills, or leads back to the same question."""


def weigh_actions(game: Machina, decision: Decision) -> list[float]:
    """What each action is worth together with the rest of the turn."""
    id = str(decision.args["figure"])
    plan = Plan(game, id)
    return [_action(game, id, plan, option) for option in decision.options]


def _action(game: Machina, id: str, plan: Plan, option: Option[Any]) -> float:
    stamina, here, deed = game.state.explorers[id].stamina, game.cell(id), option.value
    cost = price(game, id, deed).stamina
    fade = FADES[cost]
    if option.confirm and not isinstance(deed, UseAbility):
        return NEVER
    match deed:
        case Walk(way=way):
            if not plan.floor >> way[-1] & 1:
                return NEVER
            free = len(way) - cost
            return plan.value(way[-1], max(0, stamina - len(way)), len(way)) - IDLE * free
        case Pass():
            return plan.stay(here, stamina)
        case Leave():
            return CHAPTER + ESCAPE
        case Activate(cell=cell, kind=kind, how=how):
            worth = space_worth(game, id, cell, kind, how or "invoke")
            return fade * worth + plan.value(here, stamina - cost, cost, cell) if worth > 0 else NEVER
        case Seal(cell=cell):
            return fade * seal_worth(game, cell) + plan.value(here, stamina - cost, cost, ("seal", cell))
        case Explore():
            border = game.board.border(here)
            return fade * explore_worth(game) + plan.value(here, stamina - cost, cost, border.cells if border is not None else None)
        case UseAbility(line=line):
            return _ability(game, id, plan, line, cost, option.confirm)
        case Arrange(explorer=other):
            return fade * 0.8 * better(game, other) - 0.3 + plan.value(here, stamina - cost, cost)
        case Trade():
            return NEVER
        case WorkDoor(how="open"):
            return plan.value(here, stamina - cost, cost) - 0.1
        case WorkDoor(how="destroy"):
            return plan.value(here, stamina - cost, cost) - 0.4
    return NEVER


def _ability(game: Machina, id: str, plan: Plan, line: str, cost: int, harmful: bool) -> float:
    """An ability on the best target, and the rest of the turn after it."""
    if harmful:
        return NEVER
    text = game.content.lines[line]
    reach = reach_of(text)
    aims = [option.value for option in targets(game, id, line, reach) if not option.confirm] if reach is not None else []
    worth = line_worth(game, id, line, aims)
    stamina = game.state.explorers[id].stamina - prices(text).get(PayStamina, 0)
    done = ("attack", -1)
    return FADES[cost] * worth + plan.value(game.cell(id), stamina, cost, done) - 0.02


# -- moving by effects ---------------------------------------------------------------------------------------------------------
def weigh_moves(game: Machina, decision: Decision) -> list[float]:
    """Where somebody goes who is moved by an effect: explorers to the best place, monsters away from it."""
    id = str(decision.args["figure"])
    if not game.is_explorer(id):
        return _drive(game, id, decision)
    plan = Plan(game, id)
    turn = game.state.turn
    stamina = game.state.explorers[id].stamina if turn is not None and turn.explorer == id else 0
    left = int(decision.args.get("left", 0))
    found = []
    for option in decision.options:
        way = option.value
        if isinstance(way, int):
            way = (way,) if way >= 0 else ()
        if option.confirm or (way and not plan.floor >> way[-1] & 1):
            found.append(NEVER)
        elif not way:
            found.append(plan.value(game.cell(id), stamina))
        else:
            more = max(0, left - len(way))
            found.append(max(plan.value(way[-1], stamina), plan.value(way[-1], stamina + more) - 0.05))
    return found


def _drive(game: Machina, id: str, decision: Decision) -> list[float]:
    """A monster that explorers move should end far from them, best of all over a chasm."""
    found = []
    chasms = game.spaces("chasm")
    explorers = [explorer.cell for explorer in game.present().values()]
    for option in decision.options:
        cell = option.value[-1] if isinstance(option.value, tuple) and option.value else game.cell(id)
        near = min((distance(cell, other) for other in explorers), default=0)
        found.append(0.2 * near + (5.0 if chasms >> cell & 1 else 0.0))
    return found


# -- out of turn -----------------------------------------------------------------------------------------------------------------
def weigh_free(game: Machina, decision: Decision) -> list[float]:
    """Abilities without stamina cost, in the turns of others: what is worth more than its price."""
    found = []
    for option in decision.options:
        task = option.value
        if isinstance(task, str):
            found.append(0.0 if not task else -1.0)
            continue
        if not hasattr(task, "line"):
            found.append(-5.0)
            continue
        reach = reach_of(game.content.lines[task.line])
        aims = [o.value for o in targets(game, task.explorer, task.line, reach) if not o.confirm] if reach is not None else []
        found.append(NEVER if option.confirm else line_worth(game, task.explorer, task.line, aims) - 0.15)
    return found


def weigh_targets(game: Machina, decision: Decision) -> list[float]:
    """Whom to use an ability on."""
    id, line = str(decision.args["figure"]), str(decision.args["line"])
    return [NEVER if option.confirm else worth_of(Aim(game, id, line, option.value)) for option in decision.options]


# -- essence ---------------------------------------------------------------------------------------------------------------------
def weigh_instead(game: Machina, decision: Decision) -> list[float]:
    """Whether to lose essence instead of health."""
    id = str(decision.args["figure"])
    health, amount = game.state.explorers[id].health, int(decision.args["amount"])
    each = essence_worth(game)
    return [life(health - amount + int(option.value)) - each * int(option.value) for option in decision.options]


def weigh_raise(game: Machina, decision: Decision) -> list[float]:
    """Essence is added to a roll if the damage is worth it."""
    id, result = str(decision.args["figure"]), int(decision.args["result"])
    missing = _missing(game, id)
    found = []
    for option in decision.options:
        spent = int(option.value)
        gains = [gain for needed, gain in missing if result < needed <= result + spent]
        found.append(max(gains, default=0.0) - essence_worth(game) * spent)
    return found


def _missing(game: Machina, id: str) -> list[tuple[int, float]]:
    """What results would hurt somebody, and what that would be worth."""
    found = []
    for monster, it in game.state.monsters.items():
        if it.cell >= 0:
            traits = game.traits(monster)
            worth = prize(game, monster, id) * (1.0 if game.health(monster) <= 1 else SCRATCH)
            found += [(traits.armor, worth), (traits.will, worth)]
    if game.state.goals:
        text = game.goals_text
        found += [(text.armor, goal_worth(game)), (text.will, goal_worth(game))]
    return found
