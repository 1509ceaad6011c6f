"""Where it is worth going, and what for."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.grid.hexes import cells

from ..content import words
from ..content.board import Border, beyond, position_of, windows
from ..content.lines import destroyed_for, how_far, prices, reach_of, steps_of
from ..content.tiles import Kind
from ..game import SPACES as NAMES
from ..game import Machina
from ..rules.abilities import abilities
from ..rules.exploring import tiles_left
from ..rules.targeting import ATTACKS
from ..rules.turns import EXPLORE, LEAVE, SEAL, SEAL_ESSENCE, UNLIT_ESSENCE, activation
from .equipment import better
from .fights import EVENT, ITEM, Aim, line_worth, traps_worth, worth_of
from .story import HALF, by_exit, by_spaces, essence_worth, light_worth
from .ways import sighted
from .worth import CHAPTER, ESSENCE, STAMINA, level_worth, purse

FRESH = 1.2
"""What a new tile is worth for what may be found there."""
SEARCH = 3.5
"""What a new tile is worth if the chapter space that is wanted is on none of those on the board."""
ESCAPE = 2.0
"""What it is worth to be off the board, beside what it does for the story."""
MENACE, LAST_STAND = 0.8, 4
"""What it is worth that a monster does not appear, and for how many rounds an endgame is thought to go on."""
MEET = 0.5
"""What it is worth to stand where essence can be contributed."""


class Errand(NamedTuple):
    """Somewhere to go: on one of some cells something can be done for so much stamina, and is worth so much."""

    places: int
    cost: int
    worth: float
    what: object
    """What tells errands apart: a cell, a line, or a word."""


def errands(game: Machina, id: str) -> list[Errand]:
    """Everything worth going for, for one explorer."""
    found = [*_spaces(game, id), *_seals(game, id), *_exits(game, id), *_borders(game, id), *_lines(game, id)]
    return [errand for errand in found if errand.worth > 0 and errand.places]


# -- spaces ------------------------------------------------------------------------------------------------------------------------
def _spaces(game: Machina, id: str) -> list[Errand]:
    found = []
    ground = game.ground
    kinds: tuple[Kind, ...] = ("chapter", "chest", "event", "workbench", "recharge", "lever")
    for kind in kinds:
        for cell in cells(game.counted(id, kind)):
            worth = space_worth(game, id, cell, kind)
            if worth > 0:
                found.append(Errand(ground.neighbours(cell), activation(game, id, cell, kind), worth, cell))
    return found


def space_worth(game: Machina, id: str, cell: int, kind: Kind, how: str = "invoke") -> float:
    """What it is worth to use a space of this kind, without its stamina."""
    explorer = game.state.explorers[id]
    room = explorer.essence < game.content.explorers[id].text.essence
    match kind:
        case "chapter":
            return _chapter(game, id, cell)
        case "chest":
            return ITEM + (essence_worth(game) if room else 0.0)
        case "event":
            if how == "roll":
                odds = max(0, 11 - game.state.horror) / 10
                return odds * min(1, game.state.threat) * level_worth(game) - (1 - odds) * 0.4
            return EVENT + (essence_worth(game) if room else 0.0)
        case "workbench":
            return 0.9 * ITEM + 0.8 * better(game, id)
        case "recharge":
            hurt = explorer.health < game.max_health(id)
            return 1.6 * 2.0 * STAMINA + 0.8 * better(game, id) + (0.2 if hurt else 0.0)
        case "lever":
            return traps_worth(game, id)
    return 0.0


def _chapter(game: Machina, id: str, cell: int) -> float:
    if not by_spaces(game):
        return -1.0
    mine, lit = game.state.explorers[id].essence, cell in game.state.lit
    if lit:
        return CHAPTER
    if mine >= UNLIT_ESSENCE:
        return CHAPTER - UNLIT_ESSENCE * ESSENCE * 0.7
    if purse(game) >= UNLIT_ESSENCE:
        return (CHAPTER - UNLIT_ESSENCE * ESSENCE * 0.7) * HALF
    return 0.0


def _seals(game: Machina, id: str) -> list[Errand]:
    if game.state.explorers[id].essence < SEAL_ESSENCE:
        return []
    return [Errand(game.ground.neighbours(cell), SEAL, seal_worth(game, cell), ("seal", cell)) for cell in cells(game.spaces("spawn"))]


def seal_worth(game: Machina, cell: int) -> float:
    """What it is worth to seal a spawn space, its essence paid."""
    light = light_worth(game) if game.spaces("chapter") & game.tile(cell) else 0.0
    there = 1.0 if any(monster.cell == cell for monster in game.state.monsters.values()) else 0.0
    last = not game.spaces("spawn") & game.tile(cell) & ~(1 << cell)
    quiet = max(0.5, MENACE * _raiders(game, cell)) if last else 0.2
    return (level_worth(game) if game.state.threat else 0.0) + light + there + quiet - SEAL_ESSENCE * ESSENCE


def _raiders(game: Machina, cell: int) -> float:
    """How many monsters the spawn spaces of a tile are likely to bring while explorers stay there: for long in an endgame."""
    s = game.state
    crowd = sum(game.tile(cell) >> explorer.cell & 1 for explorer in game.present().values())
    odds = max(0, 11 - s.spawn) / 10 if s.spawn else 0.0
    return crowd * odds * (LAST_STAND if s.part >= 0 else 1)


# -- ways out ------------------------------------------------------------------------------------------------------------------------
def _exits(game: Machina, id: str) -> list[Errand]:
    token = game.state.exit
    return [] if token is None else [Errand(sum(1 << cell for cell in token.cells), LEAVE, CHAPTER + ESCAPE, "leave")]


def can_explore(game: Machina, id: str, border: Border) -> bool:
    """Whether an explorer could explore a border if it stood there, without loss of the exit."""
    s = game.state
    if any(token is not None and token.cells == border.cells for token in (s.entry, s.exit)):
        return False
    here = position_of(border.cells[0])
    kept = {here, *(position_of(explorer.cell) for other, explorer in game.present().items() if other != id)}
    choices = windows([(tile.column, tile.row) for tile in s.tiles], beyond(here, border.side), kept)
    return any(s.exit is None or position_of(s.exit.cells[0]) not in gone for gone in choices)


def _borders(game: Machina, id: str) -> list[Errand]:
    if not tiles_left(game):
        return []
    worth = explore_worth(game)
    if worth <= 0:
        return []
    return [
        Errand(sum(1 << cell for cell in border.cells), EXPLORE, worth, border.cells)
        for border in game.board.borders
        if can_explore(game, id, border)
    ]  # fmt: skip


def explore_worth(game: Machina) -> float:
    """What a new tile is worth."""
    if by_exit(game):
        return 0.0
    if game.state.owed:
        return SEARCH
    wanted = next((destroyed_for(effect.line) for effect in game.chapter.does.active if destroyed_for(effect.line)), "")
    missing = (by_spaces(game) and not game.spaces("chapter")) or (wanted and not game.spaces(NAMES[wanted]))
    left = game.spaces("event").bit_count() + game.spaces("chest").bit_count()
    return (SEARCH if missing else 0.0) + FRESH / (1 + 0.15 * left)


# -- abilities -------------------------------------------------------------------------------------------------------------------
def _lines(game: Machina, id: str) -> list[Errand]:
    """Attacks on monsters, barrels and goal spaces, and abilities for which a space beside the explorer is destroyed."""
    found = []
    best: dict[object, Errand] = {}
    for effect in abilities(game, id, free=False):
        line = effect.line
        cost = prices(line).get(words.PayStamina, 0)
        if game.state.explorers[id].essence < prices(line).get(words.PayEssence, 0):
            continue
        if kind := destroyed_for(line):
            worth = line_worth(game, id, effect.id)
            near = 0
            for cell in cells(game.counted(id, NAMES[kind])):
                near |= game.ground.neighbours(cell)
            found.append(Errand(near, cost, worth, ("destroy", effect.id)))
        elif reach_of(line) is not None and any(isinstance(step.node, ATTACKS) for step in steps_of(line)):
            for errand in _attacks(game, id, effect.id, cost):
                known = best.get(errand.what)
                if known is None or errand.worth - STAMINA * errand.cost > known.worth - STAMINA * known.cost:
                    best[errand.what] = errand
    return [*found, *best.values()]


def _attacks(game: Machina, id: str, line: str, cost: int) -> list[Errand]:
    text = game.content.lines[line]
    reach = reach_of(text)
    traits = game.traits_with(id, line)
    far = how_far(reach, traits.ranges)
    blockers = game.board.kinds["rubble"]
    if isinstance(reach, words.InRange) and "obstacles" not in traits.aims:
        blockers |= game.obstacles
    aims: list[tuple[str, int]] = []
    for monster, it in game.state.monsters.items():
        if it.cell >= 0 and (traits.aims_at_ethereal or not game.traits(monster).ethereal):
            aims.append((monster, it.cell))
    aims += [("", goal.cell) for goal in game.state.goals]
    found = []
    for monster, cell in aims:
        places = game.ground.neighbours(cell) if far == 1 else sighted(game.ground, cell, far, blockers)
        aim = Aim(game, id, line, (monster, -1) if monster else ("", cell))
        worth = worth_of(aim)
        found.append(Errand(places & ~(1 << cell), max(1, cost), worth, ("attack", cell)))
    return found
