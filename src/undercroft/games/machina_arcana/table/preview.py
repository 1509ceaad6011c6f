"""Previews of options as far as their result is known beforehand, and comparisons of two cells."""

from __future__ import annotations

from undercroft.grid.square import distance
from undercroft.kernel.decision import Decision
from undercroft.kernel.scene import Message, Preview, Ruler

from ..game import Machina
from ..rules.choices import Walk
from ..rules.mind import Act


def preview(game: Machina, decision: Decision, key: str) -> Preview:
    """The path of a move, and the state of the figure that an option points at."""
    option = decision[key]
    match option.value:
        case Walk(way=way):
            return Preview(path=(game.cell(str(decision.args["figure"])), *way))
        case Act(way=way) if way.cells:
            return Preview(path=(game.cell(str(decision.args["figure"])), *way.cells), figures=(option.figure,))
    figure = option.figure
    notes: tuple[Message, ...] = ()
    if figure and game.there(figure):
        notes = (Message("ma-look", {"figure": figure, "health": game.health(figure), "max": game.max_health(figure)}),)
    cells = (option.cell,) if option.cell >= 0 else ()
    return Preview(cells=cells, figures=(figure,) if figure else (), notes=notes)


def measure(game: Machina, a: int, b: int) -> Ruler:
    """MA-RNG-05, MA-LOS-02: the range, the line of sight past obstacles, and a way on foot."""
    ground = game.ground
    if not (game.board.cells >> a & 1 and game.board.cells >> b & 1):
        return Ruler()
    try:
        path = (a, *ground.path(a, b, game.free | 1 << a | 1 << b))
    except ValueError:
        return Ruler(distance(a, b), ground.sees(a, b, game.board.kinds["rubble"]))
    return Ruler(distance(a, b), ground.sees(a, b, game.board.kinds["rubble"]), path)
