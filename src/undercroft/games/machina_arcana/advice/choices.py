"""Questions beside actions and equipment: who goes first, where tokens, tiles and monsters go, who pays."""

from __future__ import annotations

from undercroft.grid.square import distance
from undercroft.kernel.decision import Decision

from ..content.board import position_of
from ..game import Machina
from ..rules.choices import FollowRules, Pass
from ..rules.mind import Act
from .actions import NEVER
from .dangers import menace
from .fights import pick_worth
from .story import by_spaces
from .ways import distances, floor_of
from .worth import life


def weigh_turns(game: Machina, decision: Decision) -> list[float]:
    """Those who carry the most essence go last, so that others can come to them or clear their way; whoever is hemmed in goes after those in the
    way."""
    return [-0.3 * game.state.explorers[option.figure].essence + 0.1 * _room(game, option.figure) for option in decision.options]


def _room(game: Machina, id: str) -> int:
    """How many spaces an explorer could get to in three steps, up to twelve."""
    return min(12, sum(layer.bit_count() for layer in game.ground.flood(1 << game.cell(id), game.free, 3)))


def weigh_together(game: Machina, decision: Decision) -> list[float]:
    """Explorers come in on the side where there is something to go to."""
    goals = game.spaces("chapter", "chest", "event")
    found = []
    for option in decision.options:
        near = min((distance(option.cell, cell) for cell in range(goals.bit_length()) if goals >> cell & 1), default=0)
        found.append(-0.1 * near)
    return found


def weigh_exits(game: Machina, decision: Decision) -> list[float]:
    """The exit lies where all explorers get there soonest."""
    found = []
    reach = [_walks(game, id) for id in game.present()]
    for option in decision.options:
        far = [min(away[cell] for cell in option.value.cells) for away in reach]
        found.append(-1.0 * max(far, default=0) - 0.2 * sum(far))
    return found


def _walks(game: Machina, id: str) -> bytes:
    ground, floor = floor_of(game, id)
    return distances(ground, 1 << game.cell(id), floor)


def weigh_discards(game: Machina, decision: Decision) -> list[float]:
    """Tiles are discarded that hold monsters, and nothing to use."""
    useful = game.spaces("chapter", "chest", "event", "workbench", "recharge")
    found = []
    for option in decision.options:
        worth = -6.0 if option.confirm else 0.0
        for tile in game.state.tiles:
            if (tile.column, tile.row) in option.value:
                at = (tile.column, tile.row)
                worth += sum(1.0 + menace(game, id) for id, m in game.state.monsters.items() if m.cell >= 0 and position_of(m.cell) == at)
                worth -= sum(0.4 for cell in range(useful.bit_length()) if useful >> cell & 1 and position_of(cell) == at)
                worth -= 3.0 if any(position_of(cell) == at for cell in game.state.lit) and by_spaces(game) else 0.0
        found.append(worth)
    return found


def weigh_spawns(game: Machina, decision: Decision) -> list[float]:
    """Monsters appear far from explorers."""
    explorers = [explorer.cell for explorer in game.present().values()]
    return [0.5 * min((distance(option.cell, cell) for cell in explorers), default=0) if option.cell >= 0 else 0.0 for option in decision.options]


def weigh_sturdy(game: Machina, decision: Decision) -> list[float]:
    """Harm comes first to monsters, then to those who can take it best."""
    found = []
    for option in decision.options:
        if option.figure in game.state.explorers:
            found.append(0.3 * game.health(option.figure))
        else:
            found.append(3.0 if option.figure else 1.0)
    return found


def weigh_units(game: Machina, decision: Decision) -> list[float]:
    """Whom a line is used on: whoever it does most good to, or most harm if it is a monster."""
    line = str(decision.args.get("line", ""))
    user = str(decision.args.get("figure", ""))
    return [pick_worth(game, user, line, option.figure) if option.figure else -0.5 for option in decision.options]


def weigh_monsters(game: Machina, decision: Decision) -> list[float]:
    """Of what a monster may do, what harms least: nothing, then a way that is longer, then whoever can take it best."""
    found = []
    for option in decision.options:
        act = option.value
        worth = 0.0
        if isinstance(act, Act):
            worth = {"end": 2.0, "door": 1.0, "step": 0.5, "ability": 0.0}[act.do]
            if act.target in game.state.explorers:
                explorer = game.state.explorers[act.target]
                worth += 0.15 * explorer.health + 0.1 * explorer.essence
        found.append(worth)
    return found


def weigh_orders(game: Machina, decision: Decision) -> list[float]:
    """The dead let the monsters follow the rules from now on. Whoever has taken control of one lets it do nothing."""
    wanted = FollowRules if any(isinstance(o.value, FollowRules) and o.value.for_good for o in decision.options) else Pass
    worths = [4.0 if isinstance(option.value, wanted) else 0.0 for option in decision.options]
    return [worth + 1.0 if isinstance(o.value, FollowRules) and o.value.for_good else worth for worth, o in zip(worths, decision.options)]


def weigh_shares(game: Machina, decision: Decision) -> list[float]:
    """Who pays essence: the payer keeps what others can spare; these give all they are asked for, since nothing is bought with less."""
    if decision.prompt == "give-essence":
        return [float(option.value) for option in decision.options]
    explorer = game.state.explorers[str(decision.args["figure"])]
    left = [explorer.essence - int(option.value) for option in decision.options]
    return [0.5 * life(min(9, explorer.health + rest)) if option.value >= 0 else NEVER for option, rest in zip(decision.options, left)]


def weigh_doors(game: Machina, decision: Decision) -> list[float]:
    """Doors are closed between monsters and explorers where that costs the explorers nothing they want."""
    return [0.5 if option.verb == "stop" else 0.0 for option in decision.options]


def weigh_near(game: Machina, decision: Decision) -> list[float]:
    """Spaces near to where something can be done."""
    id = str(decision.args.get("figure", ""))
    if not id or not game.there(id) or not game.is_explorer(id):
        return weigh_spawns(game, decision)
    goals = game.spaces("chapter") if by_spaces(game) else game.spaces("event", "chest")
    ground, floor = floor_of(game, id)
    away = distances(ground, goals, floor)
    return [-0.1 * away[option.cell] for option in decision.options]
