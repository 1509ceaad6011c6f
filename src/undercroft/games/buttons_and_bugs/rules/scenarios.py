"""Scenario rules: goals and losses, special rules by trigger, and spawning."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.events import Moved
from undercroft.games.haven.rules.scenarios import decide, due, of_kind, rules_at, rules_with, step
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import cells, disc
from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content import words as own
from ..content.model import DIE
from ..events import ColumnRolled, GoalMet, LossMet, NoSpawn, Spawned, Worked
from ..game import PLAYER, Bugs
from ..orders import Entered
from ..state import HERO, Pending
from .initiative import slots


def show(condition: Node) -> str:
    """A condition as written in the scenario."""
    return own.SCENARIO_TEXT.conditions.show(condition)


def check_goal(game: Bugs) -> None:
    """BB-SCN-03: check the goal and the losses. The scenario ends at the end of the round."""
    if game.state.phase in ("lay", "items", "upgrades", "begin", "over"):
        return
    won, loss = decide(game)
    if won:
        game.tell(GoalMet(conditions=tuple(map(show, game.scenario.goal)), rules=("BB-END-03", "BB-END-04")))
    if loss is not None:
        game.tell(LossMet(condition=show(loss), rules=("BB-END-02",)))


# -- triggers ------------------------------------------------------------------------------------------------------------
async def when_dies(game: Bugs, figure: Figure) -> None:
    if figure.side == "monster":
        for rule in rules_at(game, words.AnyDies):
            await carry_out(game, rule)
    for rule, moment in due(game, words.Dies):
        if moment.kind == figure.kind:
            await carry_out(game, rule)


def enter_cells(game: Bugs) -> int:
    """The lettered hexes that trigger a special rule when the character enters them."""
    mask = 0
    for _, moment in rules_with(game, own.YouEnter):
        mask |= 1 << game.ground.places[moment.place]
    return mask


async def when_entered(game: Bugs, entered: Entered) -> None:
    """BB-SCN-05: carry out the special rules for entering a lettered hex."""
    for rule, moment in due(game, own.YouEnter):
        if game.ground.places[moment.place] == entered.cell:
            await carry_out(game, rule)


async def when_turn_ends(game: Bugs) -> None:
    """The character ends its turn on a pressure plate or a lettered hex (BB-TER-20)."""
    s, cell = game.state, game.hero.cell
    if game.ground.plates >> cell & 1 and game.name(cell) not in s.plates:
        s.plates.append(game.name(cell))
        game.tell(Worked(figure=HERO, what="plate", rules=("BB-TER-20",)))
    for rule, moment in due(game, own.YouEndTurn):
        if game.ground.places[moment.place] == cell:
            await carry_out(game, rule)


async def when_monster_turn_ends(game: Bugs, monster: Figure) -> None:
    """BB-SCN-05: a monster ends its turn on a lettered hex."""
    for rule, moment in due(game, own.MonsterEndsTurn):
        if game.ground.places[moment.place] == monster.cell:
            await carry_out(game, rule)


# -- carrying rules out --------------------------------------------------------------------------------------------------
async def carry_out(game: Bugs, rule: Ability) -> None:
    """BB-GEN-02, BB-SET-06: carry out a special rule step by step."""
    for spec in rule.specs:
        await _step(game, rule, spec)


async def _step(game: Bugs, rule: Ability, spec: Spec) -> None:
    s = game.state
    elite = any(isinstance(m, words.Elite) for m in spec.mods.others)
    match spec.node:
        case words.Spawn(kind=kind, place=place):
            await spawn(game, kind, game.ground.places[place], elite, rule.id)
        case own.SpawnNext(kind=kind, places=places):
            await spawn_next(game, kind, places, elite, rule.id)
        case own.SpawnLater():
            s.pending.append(Pending(rule.id))
            game.tell(Worked(figure="", what="pending", line=rule.id))
        case words.MonstersGain(condition=condition):
            for monster in game.monsters():
                game.gain(monster, condition, rule.id)
        case own.YouGain(condition=condition):
            game.gain(game.hero, condition, rule.id)
        case own.TurnCards():
            for card in game.zone("hand"):
                game.put(card, "hand", "b")
            game.worked(game.hero, "turn-cards", rule.id)
        case own.MoveTo(kind=kind, places=places):
            await put_next(game, kind, places, rule.id)
        case words.Suffer(value=value):
            await game.suffer(game.hero, value, rule.id)
        case _:
            await step(game, rule, spec)


async def put_next(game: Bugs, kind: str, places: tuple[str, ...], line: str) -> None:
    """Put figures on the next of several places, in turn, or on the closest empty hex, as a spawned monster."""
    s = game.state
    for figure in of_kind(game, kind):
        at = s.next_places.get(line, 0)
        s.next_places[line] = at + 1
        figure.cell = await nearest_empty(game, game.ground.places[places[at % len(places)]], figure)
        game.tell(Moved(figure=figure.id, path=(figure.cell,), how="put", line=line))


async def nearest_empty(game: Bugs, place: int, figure: Figure) -> int:
    """The place itself, if it is empty or the figure is already there, otherwise the closest empty hex. The player decides ties."""
    room = empty(game) | 1 << figure.cell
    reach = next(n for n in range(100) if disc(place, n) & room)
    near = [Option(f"put:{game.name(c)}", c, c) for c in cells(disc(place, reach) & room)]
    return await game.choose(PLAYER, "put-at", near, figure=figure.id)


async def spawn_pending(game: Bugs, rule: Ability) -> None:
    """Spawn a monster whose spawn was delayed until the start of this round."""
    node = rule.specs[0].node
    assert isinstance(node, own.SpawnLater)
    elite = any(isinstance(m, words.Elite) for m in rule.specs[0].mods.others)
    await spawn_next(game, node.kind, node.places, elite, rule.id)


async def spawn_next(game: Bugs, kind: str, places: tuple[str, ...], elite: bool, line: str) -> None:
    """Spawn at each place in turn. The next place is used only after a monster has actually spawned."""
    s = game.state
    at = s.next_places.get(line, 0)
    if await spawn(game, kind, game.ground.places[places[at % len(places)]], elite, line):
        s.next_places[line] = at + 1


def empty(game: Bugs) -> int:
    """BB-TER-02 … 04, BB-TER-21: hexes that are featureless and unoccupied. An unoccupied pressure plate counts as empty."""
    g = game.ground
    return g.cells & ~(g.obstacles | g.slow | g.hazards) & ~game.occupied()


async def spawn(game: Bugs, kind: str, place: int, elite: bool, line: str) -> bool:
    """BB-SPN-01, BB-SPN-02, BB-SPN-10: place a monster on this hex or the closest empty one (the player decides ties), with the lowest free number.
    If all four numbers are in use, nothing spawns. BB-SPN-03 … 09, BB-SPN-11 … 13: it acts this round at its initiative, because it has not acted
    yet."""
    s = game.state
    taken = [m.number for m in game.monsters()]
    number = next((n for n in range(1, 5) if n not in taken), 0)
    room = empty(game)
    if not number or not room:
        game.tell(NoSpawn(kind=kind, rules=("BB-SPN-10",), line=line))
        return False
    reach = next(n for n in range(100) if disc(place, n) & room)
    near = list(cells(disc(place, reach) & room))
    cell = await game.choose(PLAYER, "spawn-at", [Option(f"spawn:{game.name(c)}", c, c) for c in near], kind=kind)
    health = game.content.monsters[kind].health
    figure = Figure(f"m{number}", kind, "monster", cell, health, health, number, elite)
    s.figures[figure.id] = figure
    s.acted = [a for a in s.acted if a.partition(":")[0] != figure.id]
    s.soon = [a for a in s.soon if a.partition(":")[0] != figure.id]
    if kind not in s.appeared:
        s.appeared.append(kind)
    game.tell(Spawned(figure=figure.id, kind=kind, cell=cell, line=line))
    if s.phase == "turns" and kind not in s.columns:
        await roll_column(game, kind)
    elif kind in s.columns:
        mark_columns(game, kind)
    if s.turn is not None:
        act_soon(game, figure, s.turn.initiative)
    return True


def act_soon(game: Bugs, figure: Figure, now: int) -> None:
    """BB-SPN-08: a spawned monster acts next if its initiative is the same as or earlier than that of the acting figure."""
    game.state.soon += [slot.key for slot in slots(game) if slot.figure == figure.id and slot.initiative <= now]


async def roll_column(game: Bugs, kind: str) -> None:
    """BB-INI-01, BB-SPN-04, BB-GEN-06: roll the die once for a monster type. A column already rolled this round is kept (BB-SPN-13)."""
    result = DIE[await game.pick(f"column-{kind}", DIE)]
    game.state.columns[kind] = result
    mark_columns(game, kind)
    game.tell(ColumnRolled(kind=kind, result=result, rules=("BB-INI-01",)))


def mark_columns(game: Bugs, kind: str) -> None:
    """BB-INI-03, BB-INI-08 … 10, BB-ELM-13: cubes mark the rolled column for normal monsters and the other two for elites. They stay for the round,
    even if all monsters of a rank die."""
    held = game.state.marks.setdefault(kind, [])
    mine = [m for m in game.monsters() if m.kind == kind]
    held += [r for r in DIE if r not in held and any((r == game.state.columns[kind]) != m.elite for m in mine)]
