"""The turns of explorers: what they can do, what it costs, and how it is done (MA-EXP)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.grid.hexes import cells
from undercroft.kernel.beats import Task
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.offers import offer

from ..content.tiles import Kind
from ..events import Rolled, SpaceUsed, TurnBegan, TurnEnded
from ..game import ONE_SPACE, Machina
from ..state import Turn, UseFree
from . import controlling
from .abilities import usable, use
from .cards import all_have_left, invoke_explorer, proceed, reinvoke_horror
from .choices import Activate, Arrange, Deed, Explore, Leave, Pass, Seal, Trade, UseAbility, Walk, WorkDoor
from .dice import game_die
from .essence import gain, potential, spend
from .exploring import costs_exit, explorable, explore, leave, on_exit
from .inventory import arrange, trade
from .lasting import settle_stamina
from .moves import sink, sinking, step_options, steps, walk
from .spaces import EventSpace, activatable, activate, destroy_space, doors_beside, seal, work_door
from .targeting import harmful
from .tracks import threaten

EXPLORE, LEAVE, OPEN, CLOSE, DESTROY, TRADE, ARRANGE, SEAL = 2, 2, 2, 2, 4, 2, 3, 3
SEAL_ESSENCE, LIT, UNLIT, UNLIT_ESSENCE = 4, 1, 3, 3
"""MA-EXP-13, MA-SPC-01, MA-CHS-02, MA-CHS-03."""
SPACES: Mapping[Kind, int] = {"lever": 2, "recharge": 1, "workbench": 3, "chest": 3}
"""MA-EXP-13: the stamina for activating a space; event spaces depend on a setting (MA-ACT-09)."""


# -- the turn ----------------------------------------------------------------------------------------------------------------------
def begin_turn(game: Machina, id: str) -> None:
    """MA-EXP-04, MA-EXP-05."""
    game.state.turn, game.state.thrown = Turn(id), None
    game.tell(TurnBegan(figure=id, stamina=game.state.explorers[id].stamina, rules=("MA-EXP-05",)))


async def end_turn(game: Machina) -> None:
    """MA-EXP-11, MA-MOV-11: the turn is over, unless its explorer dies at its end."""
    turn = game.state.turn
    assert turn is not None
    await sink(game, turn.explorer)
    if game.state.turn is None:
        return
    game.tell(TurnEnded(figure=turn.explorer, rules=("MA-EXP-11",)))
    game.state.explorers[turn.explorer].acted = True
    game.state.turn = None


async def act(game: Machina) -> None:
    """MA-EXP-06, MA-EXP-11, MA-EXP-12: one action of the explorer whose turn it is; without stamina only what costs none."""
    turn = game.state.turn
    assert turn is not None
    id = turn.explorer
    for other in game.present():
        settle_stamina(game, other)
    options = deeds(game, id)
    deed = await game.choose(
        game.seat(id), "act", options, lambda: [*free_offers(game, id), *controlling.offers(game)], figure=id,
        stamina=game.state.explorers[id].stamina,
    )
    await perform(game, id, deed)


def free_offers(game: Machina, active: str) -> list[Decision]:
    """MA-OOT-01 … 03, MA-OOT-05: what other explorers may do between the actions of this one."""
    found = []
    for id in game.present():
        if id != active:
            lines = usable(game, id, free=True)
            if lines:
                options = [Option[Task](f"free:{line}", UseFree(id, line), card=line, confirm=harmful(game, id, line)) for line in lines]
                found.append(offer(game.seat(id), "free", options, figure=id))
    return found


async def use_free(game: Machina, task: UseFree) -> None:
    """MA-OOT-01, MA-OOT-04, MA-OOT-06: an ability that costs no stamina, used out of turn. In a window everybody may then act once more."""
    game.state.windows.passed = []
    if game.there(task.explorer) and task.line in usable(game, task.explorer, free=True):
        await use(game, task.explorer, task.line)


# -- what can be done --------------------------------------------------------------------------------------------------------------
def deeds(game: Machina, id: str) -> list[Option[Deed]]:
    """MA-EXP-07, MA-EXP-08, MA-EXP-10, MA-EXP-13, MA-INV-01, MA-INV-02, MA-XPL-01, MA-XPL-03, MA-LEV-01: everything an explorer can do and pay
    for."""
    stamina = game.state.explorers[id].stamina
    found: list[Option[Deed]] = []
    for option in step_options(game, id, stamina, gliding=True):
        found.append(Option(option.key, Walk(option.value), option.cell, confirm=option.confirm))
    found += _doors(game, id, stamina)
    found += _spaces(game, id, stamina)
    border = explorable(game, id) if stamina >= EXPLORE else None
    if border is not None:
        costly = costs_exit(game, border)
        found.append(Option("explore", Explore(costly), game.cell(id), confirm=costly))
    if stamina >= LEAVE and on_exit(game, id):
        found.append(Option("leave", Leave(), game.cell(id)))
    found += [Option(f"use:{line}", UseAbility(line), card=line, confirm=harmful(game, id, line)) for line in usable(game, id, free=False)]
    near = [other for other in game.present() if game.near(id, other)]
    if stamina >= TRADE:
        found += [Option(f"trade:{o}", Trade(o), game.cell(o), o) for o in near if _has_items(game, id) or _has_items(game, o)]
    if stamina >= ARRANGE:
        found += [Option(f"inventory:{o}", Arrange(o), figure=o) for o in (id, *near) if _has_items(game, o)]
    found.append(Option("pass", Pass(), confirm=sinking(game, id)))
    return found


def _has_items(game: Machina, id: str) -> bool:
    explorer = game.state.explorers[id]
    return bool(explorer.items or explorer.gear)


def _doors(game: Machina, id: str, stamina: int) -> list[Option[Deed]]:
    """MA-DOR-05 … 08, MA-DOR-15: the doors beside an explorer."""
    found: list[Option[Deed]] = []
    for door, state in doors_beside(game, game.cell(id)).items():
        name = f"{game.name(door[0])}:{game.name(door[1])}"
        if state == "open" and stamina >= CLOSE:
            found.append(Option(f"close-door:{name}", WorkDoor(door, "close"), door[0]))
        if state == "closed" and stamina >= OPEN:
            found.append(Option(f"open-door:{name}", WorkDoor(door, "open"), door[0]))
        if state == "closed" and stamina >= DESTROY:
            found.append(Option(f"destroy-door:{name}", WorkDoor(door, "destroy"), door[0]))
    return found


def _spaces(game: Machina, id: str, stamina: int) -> list[Option[Deed]]:
    """MA-ACT-03, MA-ACT-09 … 12, MA-CHS-02, MA-CHS-03, MA-ESS-11, MA-SPC-01, MA-SPC-07: the spaces beside an explorer."""
    s, here = game.state, game.cell(id)
    found: list[Option[Deed]] = []
    for cell, kind in activatable(game, id):
        name = game.name(cell) if kind == game.kind(cell) else f"{game.name(cell)}:{kind}"
        if kind == "event":
            if stamina >= max(1, activation(game, id, cell, kind)):
                found.append(Option(f"invoke:{name}", Activate(cell, kind, "invoke"), cell))
                if s.horror:
                    found.append(Option(f"roll:{name}", Activate(cell, kind, "roll"), cell))
        elif kind == "chapter":
            lit = cell in s.lit
            if stamina >= max(1, activation(game, id, cell, kind)) and (lit or potential(game, id, cell) >= UNLIT_ESSENCE):
                found.append(Option(f"activate:{name}", Activate(cell, kind), cell))
        elif stamina >= max(1, activation(game, id, cell, kind)):
            found.append(Option(f"activate:{name}", Activate(cell, kind), cell))
    if stamina >= SEAL:
        for cell in cells(game.ground.neighbours(here) & game.spaces("spawn")):
            if potential(game, id, cell) >= SEAL_ESSENCE:
                deadly = any(game.is_explorer(o) and place == cell for o, place in game.standing().items())
                found.append(Option(f"seal:{game.name(cell)}", Seal(cell), cell, confirm=deadly))
    return found


def activation(game: Machina, id: str, cell: int, kind: Kind) -> int:
    """MA-EXP-13, MA-ACT-09, MA-CHS-02, MA-CHS-03: the stamina for activating a space, which cards can lower."""
    if kind == "chapter":
        full = LIT if cell in game.state.lit else UNLIT
    else:
        full = game.state.event_cost if kind == "event" else SPACES[kind]
    less = sum(by for space, by in game.traits(id).cheaper if ONE_SPACE[space] == kind)
    return max(0, full - less)


# -- carrying it out ---------------------------------------------------------------------------------------------------------------
async def perform(game: Machina, id: str, deed: Deed) -> None:
    """MA-ATR-10, MA-ESS-11, MA-EXP-07, MA-EXP-08, MA-EXP-13, MA-INV-01, MA-INV-02: pay for an action and carry it out."""
    explorer = game.state.explorers[id]
    match deed:
        case Walk(way=way):
            explorer.stamina -= steps(game, id, way)
            await walk(game, id, way, explorer.stamina, "MA-MOV-01", gliding=True)
        case WorkDoor(door=door, how=how):
            explorer.stamina -= {"open": OPEN, "close": CLOSE, "destroy": DESTROY}[how]
            work_door(game, id, door, how, {"open": "MA-DOR-06", "close": "MA-DOR-05", "destroy": "MA-DOR-07"}[how])
        case Activate(kind="chapter", cell=cell):
            await _activate_chapter(game, id, cell)
        case Activate(cell=cell, kind=kind, how=how):
            explorer.stamina -= activation(game, id, cell, kind)
            await activate(game, id, cell, kind, how)
        case Seal(cell=cell):
            if await spend(game, id, SEAL_ESSENCE, cell, "MA-ESS-11"):
                explorer.stamina -= SEAL
                await seal(game, id, cell)
        case Explore():
            border = explorable(game, id)
            assert border is not None
            explorer.stamina -= EXPLORE
            await explore(game, id, border)
        case Leave():
            explorer.stamina -= LEAVE
            leave(game, id)
            await end_turn(game)
            if not game.present():
                await all_have_left(game, id)
        case UseAbility(line=line):
            await use(game, id, line)
        case Trade(explorer=other):
            if await trade(game, id, other):
                explorer.stamina -= TRADE
        case Arrange(explorer=other):
            explorer.stamina -= ARRANGE
            await arrange(game, other)
        case Pass():
            explorer.stamina = 0
            await end_turn(game)


async def _activate_chapter(game: Machina, id: str, cell: int) -> None:
    """MA-CHP-03, MA-CHS-02 … 06, MA-ACT-06, MA-ESS-11: the token comes first; then the story goes on, unless the chapter is closed or an
    exit lies on the board."""
    s, lit = game.state, cell in game.state.lit
    if not lit and not await spend(game, id, UNLIT_ESSENCE, cell, "MA-ESS-11"):
        return
    s.explorers[id].stamina -= activation(game, id, cell, "chapter")
    game.tell(SpaceUsed(figure=id, space="chapter", how="activate", cell=cell, rules=("MA-CHS-03" if lit else "MA-CHS-02",)))
    await destroy_space(game, cell, id, "MA-CHS-03" if lit else "MA-CHS-02")
    if s.exit is None and not game.chapter.text.closed:
        await proceed(game, id)


async def event_space(game: Machina, order: EventSpace) -> None:
    """MA-ACT-10, MA-ACT-11: gain essence and invoke an explorer event, or roll against the horror rating."""
    id = order.explorer
    if order.how == "invoke":
        gain(game, id, 1, "MA-ACT-10")
        await invoke_explorer(game, id, "MA-ACT-10")
        return
    needed = game.state.horror
    result = await game_die(game, "event-space")
    game.tell(Rolled(about="event-space", result=result, needed=needed, figure=id, rules=("MA-ACT-11",)))
    if result >= needed:
        await threaten(game, -1, "MA-ACT-11")
    else:
        await reinvoke_horror(game, "MA-ACT-11")


