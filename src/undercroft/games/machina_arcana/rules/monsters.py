"""The turns of monsters: what they know, and what predictable ones do (MA-MPH, MA-AIP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from undercroft.kernel.decision import Option
from undercroft.language.lines import Line, Step

from ..content import words
from ..content.lines import how_far, prices, reach_of, second_reach, steps_of
from ..content.model import Effect as Ability
from ..events import TurnBegan, TurnEnded
from ..game import Machina
from ..state import Explorer, Hunt
from . import lasting, mind
from .abilities import carry_out, used
from .context import Context, breaks_ties, candidates, decides
from .effects import Executor
from .harm import lose_health
from .masters import controls, master
from .moves import put, roam, sink
from .paths import DESTROY
from .situation import Detour, Effect, Pass, Power, Situation, Unit
from .spaces import work_door
from .targeting import ATTACKS, NOTHING, Target, targets

PASSES: dict[str, Pass] = {"walls": "walls", "closed doors": "doors", "obstacles": "obstacles", "rubble": "rubble", "units": "units"}


# -- what it knows -----------------------------------------------------------------------------------------------------------------
def abilities(game: Machina, id: str) -> list[Ability]:
    """MA-AIP-07, MA-EVT-05, MA-EFF-04, MA-ESS-01, MA-UNI-06, MA-UNI-07: those of the current horror event, then its own, from top to bottom, if their
    conditions hold; a monster has no essence to pay for any, and sometimes no health that it can lose."""
    event = game.horror_event
    found = [*(game.content.events[event].does.active if event else ()), *game.content.monsters[id].does.active]
    found = [ability for ability in found if words.PayEssence not in prices(ability.line)]
    if game.traits(id).safe:
        found = [ability for ability in found if words.PayHealth not in prices(ability.line)]
    return [ability for ability in found if all(game.holds(condition, id) for condition in ability.line.conditions)]


def situation(game: Machina, id: str, march: int | None = None) -> Situation:
    """The position as the mind needs it (MA-AIP); `march`: an effect moves it so far, without abilities and stamina of its own (MA-WRD-14)."""
    s, hunt = game.state, game.state.hunt
    if march is not None:
        hunt = Hunt(id, march)
    assert hunt is not None
    traits = {other: game.traits(other) for other in game.standing()}
    mine = traits[id]

    def monster(other: str) -> Unit:
        them, it, most = traits[other], s.monsters[other], game.max_health(other)
        return Unit(other, it.cell, most - it.wounds, it.wounds > 0, them.immobile, them.ethereal)

    def explorer(other: str, it: Explorer) -> Unit:
        them = traits[other]
        return Unit(other, it.cell, it.health, it.health < game.max_health(other), them.immobile, them.ethereal)

    return Situation(
        game.board.ground(), monster(id), stamina=hunt.stamina, closed=frozenset(s.closed), rubble=game.board.kinds["rubble"],
        obstacles=game.obstacles, chasms=game.spaces("chasm"),
        moves=tuple(PASSES[name] for name in sorted(mine.moves) if name in PASSES),
        aims=tuple(PASSES[name] for name in sorted(mine.aims) if name in PASSES),
        aims_at_ethereal=mine.aims_at_ethereal,
        monsters=[monster(other) for other, it in s.monsters.items() if other != id and it.cell >= 0],
        explorers=[explorer(other, it) for other, it in game.present().items()],
        powers=[_power(game, id, ability, mine.ranges) for ability in abilities(game, id)] if march is None else [],
        detour=Detour(hunt.target, hunt.distance) if hunt.target else None, nearest_only=s.nearest_only,
    )  # fmt: skip


def _power(game: Machina, id: str, ability: Ability, ranges: int) -> Power:
    """MA-AIP-39: an ability as far as the choice among abilities needs it; of one with a condition, the part that would be carried out now."""
    line = ability.line
    cost = prices(line)
    first, steps = line.steps[0], line.steps
    if first.condition is not None:
        steps = (first.otherwise,) if first.otherwise is not None and not game.holds(first.condition, id) else first.inner
    return Power(
        ability.id, cost.get(words.PayStamina, 0), _effect(line, _leading(steps), ranges), health_cost=cost.get(words.PayHealth, 0),
        blocked=_blocked(game, id, ability),
    )  # fmt: skip


def _leading(steps: Sequence[Step]) -> Step:
    """The step that decides whether an ability can be used: the first attack, otherwise the first step."""
    flat = [step for step in steps if step.node is not None] or list(steps[0].inner)
    return next((step for step in flat if isinstance(step.node, ATTACKS)), flat[0])


def _effect(line: Line, step: Step, ranges: int) -> Effect:
    """Whom a step affects, in the terms of the mind."""
    reach = reach_of(line)
    heals = isinstance(step.node, words.RestoreHealth)
    whom = step.modifiers[0] if step.modifiers else None
    name = whom.whom if isinstance(whom, words.On) else "the target" if reach is not None else "yourself"
    side: Literal["explorers", "monsters", "self"] = "monsters" if "monster" in name or (heals and "unit" in name) else "explorers"
    if name == "the target":
        meant: Literal["explorers", "monsters"] = "monsters" if heals else "explorers"
        if isinstance(reach, (words.InRange, words.InFreeRange)):
            return Effect("ranged" if isinstance(reach, words.InRange) else "unobstructed", how_far(reach, ranges), meant, heals)
        return Effect("melee", on=meant, heals=heals)
    if isinstance(whom, words.OnWithin):
        return Effect("within", whom.spaces, "explorers", heals)
    if name == "yourself":
        return Effect("tile", 0, "self", heals)
    return Effect("adjacent" if "adjacent" in name else "board" if name.endswith("on any tile") else "tile", 0, side, heals)


def _blocked(game: Machina, id: str, ability: Ability) -> bool:
    """MA-AIP-48: it has cost no stamina in this turn, or its only effects are lasting ones that cannot be resolved."""
    hunt = game.state.hunt
    if hunt is not None and ability.id in hunt.used:
        return True
    steps = steps_of(ability.line)
    context = Context(ability.id, id)
    return all(step.lasting and not lasting.can_last(game, context, step) for step in steps)


# -- a turn --------------------------------------------------------------------------------------------------------------------------
def begin_turn(game: Machina, id: str) -> None:
    """MA-AIP-06, MA-MPH-04, MA-MPH-05: a monster's turn begins with its full stamina."""
    stamina = game.traits(id).stamina
    game.state.hunt = Hunt(id, stamina)
    game.tell(TurnBegan(figure=id, stamina=stamina, rules=("MA-MPH-04",)))


async def end_turn(game: Machina) -> None:
    """MA-MOV-11, MA-UNI-14: the turn is over, and with it the control of an ability."""
    hunt = game.state.hunt
    assert hunt is not None
    await sink(game, hunt.monster)
    for effect in controls(game, hunt.monster):
        effect.bearer = ""
    game.changed()
    if hunt.monster in game.state.monsters:
        game.tell(TurnEnded(figure=hunt.monster))
    game.state.hunt = None


async def act(game: Machina, hunt: Hunt) -> None:
    """MA-AIP-02, MA-AIP-03: one action of a predictable monster in its turn; of what is equally good, players choose (MA-AIP-42)."""
    id = hunt.monster
    _, acts = mind.next_acts(situation(game, id))
    chosen = await game.choose(game.players, "monster-acts", [_option(game, act) for act in acts], figure=id)
    await _carry_out(game, id, hunt, chosen)


def _option(game: Machina, act: mind.Act) -> Option[mind.Act]:
    match act.do:
        case "ability":
            return Option(f"ability:{act.ability}:{act.target}" if act.target else f"ability:{act.ability}", act, figure=act.target)
        case "step":
            way = "+".join(game.name(cell) for cell in act.way.cells)
            return Option(f"step:{way}:{act.target}", act, act.way.cells[-1], act.target)
        case "door":
            assert act.way.door is not None
            return Option(f"door:{game.name(act.way.door[0])}:{game.name(act.way.door[1])}:{act.target}", act, act.way.door[0], act.target)
    return Option("end", act)


async def _carry_out(game: Machina, id: str, hunt: Hunt, act: mind.Act) -> None:
    """MA-AIP-02, MA-AIP-32, MA-AIP-34, MA-DOR-10: what a predictable monster has decided."""
    if act.do == "end":
        await end_turn(game)
        return
    if act.do == "ability":
        await use(game, id, hunt, act.ability, act.target)
        return
    hunt.target, hunt.distance = (act.target, act.around) if act.around else ("", 0)
    if act.do == "door":
        assert act.way.door is not None
        hunt.stamina -= DESTROY
        work_door(game, id, act.way.door, "destroy", "MA-AIP-34")
        return
    hunt.stamina -= len(act.way.cells)
    await put(game, id, act.way.cells, "move", "", "MA-AIP-02")


async def use(game: Machina, id: str, hunt: Hunt, line_id: str, target: str, cell: int = -1) -> None:
    """MA-ABL-07, MA-ATR-10, MA-AIP-48, MA-UNI-01: pay for an ability and carry it out."""
    line = game.content.lines[line_id]
    second, second_cell = await _second(game, id, line_id)
    cost, before = prices(line), hunt.stamina
    hunt.stamina -= cost.get(words.PayStamina, 0)
    if not cost.get(words.PayStamina, 0):
        hunt.used.append(line_id)
    game.tell(used(game, id, line_id, target, cell, "MA-AIP-08"))
    if words.PayHealth in cost:
        await lose_health(game, id, cost[words.PayHealth], id, "MA-ABL-08", line=line_id)
    if not game.there(id):
        return
    aimed = reach_of(line) is not None
    melee = isinstance(reach_of(line), words.InMelee)
    context = Context(line_id, id, target=target if aimed else "", cell=cell, second=second, second_cell=second_cell, melee=melee)
    await carry_out(game, context, told=True)
    if hunt.stamina >= before and line_id not in hunt.used:
        hunt.used.append(line_id)


async def _second(game: Machina, id: str, line_id: str) -> Target:
    """MA-RNG-13, MA-AIP-10: what it aims at with a second target symbol; a predictable monster at an explorer."""
    line = game.content.lines[line_id]
    reach = second_reach(line)
    found = [] if reach is None else targets(game, id, line_id, reach)
    if master(game, id) is None:
        found = [option for option in found if option.figure in game.state.explorers]
    return await game.choose(decides(game, id), "which-target", found, figure=id, line=line_id) if found else NOTHING


# -- moved by an effect ------------------------------------------------------------------------------------------------------------
async def march(game: Machina, context: Context, id: str, most: int) -> None:
    """MA-WRD-08, MA-WRD-10, MA-WRD-14: towards the nearest explorer on any tile by the rules for predictable monsters, and no further than beside it.
    It spends no stamina, uses no abilities and destroys no doors; a closed door stops it."""
    left = most
    while left > 0 and game.there(id):
        steps = [act for act in mind.next_acts(situation(game, id, left))[1] if act.do == "step"]
        if not steps:
            return
        act = await game.choose(breaks_ties(game, context), "monster-acts", [_option(game, act) for act in steps], figure=id)
        left -= len(act.way.cells)
        await put(game, id, act.way.cells, "move", context.user, "MA-WRD-10", line=context.line)


async def _target_moves(game: Machina, node: words.TargetMoves, context: Context, units: list[str]) -> None:
    """MA-WRD-08: an explorer's player moves it, whoever is master of a monster, and a predictable one goes its own way."""
    for id in units:
        ruler = None if game.is_explorer(id) else master(game, id)
        if game.is_explorer(id) or ruler is not None:
            await roam(game, context, id, node.spaces, ruler)
        else:
            await march(game, context, id, node.spaces)


async def _monsters_move(game: Machina, node: words.MonstersMove, context: Context, units: list[str]) -> None:
    """MA-WRD-10: all on the tile, from horror events on all tiles, unpredictable ones too, in their order."""
    for id in [id for id in candidates(game, context, "monsters") if id != context.user]:
        await march(game, context, id, node.spaces)


PERFORM: Mapping[type, Executor] = {words.TargetMoves: _target_moves, words.MonstersMove: _monsters_move}
