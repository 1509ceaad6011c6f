"""Whom and what an active ability can be used on, and what it costs (MA-ABL, MA-RNG)."""

from __future__ import annotations

from typing import TypeAlias

from undercroft.grid.hexes import cells
from undercroft.grid.square import distance
from undercroft.kernel.decision import Option
from undercroft.language.lines import Line
from undercroft.language.vocabulary import Node

from ..content import words
from ..content.legality import nodes
from ..content.traits import Traits
from ..game import Machina
from .situation import bare
from .spaces import DOOR_STATES, doors

ATTACKS = (words.Attack, words.Magic)
Target: TypeAlias = tuple[str, int]
"""A unit, or a space: then the unit is empty."""


def prices(line: Line) -> dict[type[Node], int]:
    """MA-ABL-08: what an active ability costs."""
    terms = [node for node in (line.price, *line.terms) if isinstance(node, words.PRICES)]
    return {type(node): getattr(node, "value", 1) for node in terms}


def reach_of(line: Line) -> Node | None:
    """MA-ABL-12: the target symbol of an ability, if it has one."""
    return next((node for node in line.terms if isinstance(node, words.REACHES)), None)


def second_reach(line: Line) -> Node | None:
    """MA-RNG-13: the second target symbol of an ability, if it has two."""
    return next((node for node in line.terms if isinstance(node, words.SecondRange)), None)


def targets(game: Machina, id: str, line: Line, reach: Node | None) -> list[Option[Target]]:
    """MA-RNG-01 … 07, MA-RNG-12, MA-RNG-13, MA-RNG-16, MA-RNG-18, MA-ETH-01, MA-ATK-23, MA-UNI-02: the units that a target symbol reaches; barrels
    too if the ability attacks; spaces beside doors if it is about a door. Attacking an explorer is possible but has to be confirmed."""
    here, traits = game.cell(id), game.traits(id)
    effects = [step.node for step in nodes(line)]
    attacks = any(isinstance(node, ATTACKS) for node in effects)
    door = next((node for node in effects if isinstance(node, words.WorkDoor)), None)
    if door is not None:
        beside = [cell for cell in _beside_doors(game, door) if reaches(game, traits, reach, here, cell)]
        return [Option(f"space:{game.name(cell)}", ("", cell), cell) for cell in beside]
    only = next((node for node in effects if isinstance(node, (words.Banish, words.SwapPlaces, words.Control))), None)
    found: list[Option[Target]] = []
    for other, cell in game.standing().items():
        if game.ethereal(other) and not traits.aims_at_ethereal:
            continue
        if (isinstance(only, (words.Banish, words.Control)) and game.is_explorer(other)) or (isinstance(only, words.SwapPlaces) and other == id):
            continue
        if reaches(game, traits, reach, here, cell):
            found.append(Option(f"target:{other}", (other, -1), cell, other, confirm=attacks and game.is_explorer(other)))
    if attacks:
        barrels = [cell for cell in cells(game.counted(id, "barrel")) if reaches(game, traits, reach, here, cell)]
        found += [Option(f"barrel:{game.name(cell)}", ("", cell), cell) for cell in barrels]
    return found


def _beside_doors(game: Machina, node: words.WorkDoor) -> list[int]:
    """MA-RNG-12: the spaces with a door that could be opened, closed or destroyed."""
    return sorted({cell for state in DOOR_STATES[node.how] for option in doors(game, state) for cell in option.value})


def harmful(game: Machina, id: str, line: str) -> bool:
    """Whether an ability could now be used only to attack explorers, or would cost the last health."""
    found = game.content.lines[line]
    reach = reach_of(found)
    deadly = prices(found).get(words.PayHealth, 0) >= game.state.explorers[id].health
    return deadly or (reach is not None and all(option.confirm for option in targets(game, id, found, reach)))


def reaches(game: Machina, traits: Traits, reach: Node | None, here: int, cell: int) -> bool:
    """MA-RNG-01 … 06, MA-RNG-08, MA-RNG-18: whether a target symbol reaches a space."""
    most, screens = 1, 0
    match reach:
        case words.InFreeRange(spaces=spaces):
            most = max(0, spaces + traits.ranges)
        case words.InRange(spaces=spaces) | words.SecondRange(spaces=spaces):
            most = max(0, spaces + traits.ranges)
            if "obstacles" not in traits.aims:
                screens = game.obstacles if "units" in traits.aims else game.obstacles | game.occupied
    if distance(here, cell) > most:
        return False
    if cell == here:
        return True
    ground = game.board.ground() if "closed doors" in traits.aims else game.ground
    if "walls" in traits.aims:
        ground = bare(ground)
    if "rubble" not in traits.aims:
        screens |= game.board.kinds["rubble"]
    return ground.sees(here, cell, screens)
