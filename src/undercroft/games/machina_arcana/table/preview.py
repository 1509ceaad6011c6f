"""Previews of options as far as their result is known beforehand, and comparisons of two cells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.grid.square import distance
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.scene import Message, Preview, Ruler
from undercroft.language.lines import Line

from ..content import words
from ..content.lines import reach_of, steps_of
from ..game import Machina
from ..rules.choices import Activate, UseOn, Walk
from ..rules.mind import Act
from ..rules.paths import Way
from .odds import chance
from .prices import price

ACT = "act"
"""The question of what an explorer does in its turn."""


def preview(game: Machina, decision: Decision, key: str) -> Preview:
    """The path of a move, what is left of the explorer's stamina and essence, and the state of the figure that an option points at."""
    option = decision[key]
    notes = tuple(_notes(game, decision, option))
    mover = str(decision.args.get("figure", ""))
    match option.value:
        case Walk(way=way) | Act(way=Way(cells=way)) if way and game.there(mover):
            figures = (option.figure,) if option.figure else ()
            return Preview(path=(game.cell(mover), *way), figures=figures, notes=notes)
    here = (option.cell,) if option.cell >= 0 else ()
    return Preview(cells=here, figures=(option.figure,) if option.figure else (), notes=notes)


def _notes(game: Machina, decision: Decision, option: Option[Any]) -> Iterator[Message]:
    explorer = str(decision.args.get("figure", ""))
    if decision.prompt == ACT and explorer in game.state.explorers:
        yield from _price(game, explorer, option)
    if option.figure and game.there(option.figure):
        traits = game.traits(option.figure)
        health = {"health": game.health(option.figure), "max": game.max_health(option.figure)}
        yield Message("ma-look", {"figure": game.content.title(option.figure), **health, "armor": traits.armor, "will": traits.will})
    if option.confirm and option.cell >= 0 and game.spaces("chasm") >> option.cell & 1:
        yield Message("ma-look-chasm")
    if isinstance(option.value, Activate) and option.value.kind == "lever":
        traps = game.spaces("trap") & game.tile(option.cell)
        yield Message("ma-look-trap", {"count": sum(traps >> cell & 1 for cell in game.standing().values())})
    yield from _attack(game, decision, option)


# -- what it costs ---------------------------------------------------------------------------------------------------------------
def _price(game: Machina, id: str, option: Option[Any]) -> Iterator[Message]:
    """What is left after paying."""
    explorer = game.state.explorers[id]
    cost = price(game, id, option.value)
    if cost.stamina:
        yield Message("ma-look-stamina", {"left": explorer.stamina - cost.stamina})
    if cost.essence and explorer.essence >= cost.essence:
        yield Message("ma-look-essence", {"left": explorer.essence - cost.essence})


# -- attacks -----------------------------------------------------------------------------------------------------------------------
def _attack(game: Machina, decision: Decision, option: Option[Any]) -> Iterator[Message]:
    """How likely the first attack of an ability is to succeed against the unit or barrel that an option points at."""
    line, user = _aimed(decision, option)
    if not line or not game.there(user):
        return
    text = game.content.lines[line]
    node = next((step.node for step in steps_of(text) if isinstance(step.node, (words.Attack, words.Magic))), None)
    if node is None:
        return
    if option.figure and game.there(option.figure):
        yield Message("ma-look-chance", {"percent": chance(game, node, user, option.figure, _melee(text), line)})
    elif option.cell >= 0 and game.counted(user, "barrel") >> option.cell & 1:
        yield Message("ma-look-barrel")


def _melee(line: Line) -> bool:
    return isinstance(reach_of(line), words.InMelee)


def _aimed(decision: Decision, option: Option[Any]) -> tuple[str, str]:
    """The ability that an option aims, and who uses it; empty if it aims none."""
    user = str(decision.args.get("figure", ""))
    match option.value:
        case Act(do="ability", ability=line, target=target) if target:
            return line, user
        case UseOn(line=line, target=target, cell=cell) if target or cell >= 0:
            return line, user
    return (str(decision.args["line"]), user) if decision.prompt == "which-target" else ("", "")


# -- the ruler ---------------------------------------------------------------------------------------------------------------------
def measure(game: Machina, a: int, b: int) -> Ruler:
    """MA-RNG-05, MA-LOS-02: the range, the line of sight past obstacles, and a way on foot."""
    ground = game.ground
    if not (game.board.cells >> a & 1 and game.board.cells >> b & 1):
        return Ruler()
    sight = ground.sees(a, b, game.board.kinds["rubble"])
    try:
        path = (a, *ground.path(a, b, game.free | 1 << a | 1 << b))
    except ValueError:
        return Ruler(distance(a, b), sight)
    return Ruler(distance(a, b), sight, path)
