"""The focus of a monster, and the order of its other enemies. The players decide ties."""

from __future__ import annotations

from undercroft.kernel.decision import TABLE, Option

from ..events import Focused
from ..game import Gloom
from ..state import Unit
from .mind import MELEE, UNLIMITED, Mind
from .thinking import Doing, foci, focus_line, make_mind


async def find_focus(game: Gloom, doing: Doing) -> None:
    """GH-MTN-06, GH-FOC-16, GH-FOC-20, GH-FOC-21, GH-AMB-01, GH-SUM-14, FC-MON-21: the focus is found before the first ability and kept. If it is
    gone or can no longer be targeted, a new one is found from the current hex."""
    s, figure = game.state, doing.figure
    turn = s.turn
    assert turn is not None
    held = s.figures.get(turn.focus)
    if turn.aimless or (held is not None and "invisible" not in held.conditions):
        return
    found = foci(game, doing)
    turn.focus = ""
    turn.aimless = not found
    if not found:
        return
    focus = found[0]
    if len(found) > 1:
        options = [Option(f"focus:{id}", id, s.figures[id].cell, id) for id in found]
        focus = await game.choose(TABLE, "monster-focus", options, figure=figure.id)
    turn.focus = focus
    game.tell(Focused(figure=figure.id, target=turn.focus, rules=("GH-FOC-21",), line=focus_line(doing)))


async def next_in_focus(game: Gloom, figure: Unit, mind: Mind, ids: list[str]) -> str:
    """GH-MAK-12: the first in the focus order. The players decide ties."""
    best = min(mind.rank(id) for id in ids)
    tied = [id for id in ids if mind.rank(id) == best]
    return await game.choose(TABLE, "monster-next", [Option(f"next:{id}", id, game.state.figures[id].cell, id) for id in tied], figure=figure.id)


async def first_of(game: Gloom, doing: Doing, near: list[Unit]) -> list[Unit]:
    """The focus if it is one of these, otherwise the first in the focus order. The players decide ties."""
    turn = game.state.turn
    assert turn is not None
    if not near:
        return []
    held = [f for f in near if f.id == turn.focus]
    if held:
        return held
    mind = make_mind(game, doing.figure, MELEE, UNLIMITED, False)
    known = [f for f in near if f.id in mind.foes]
    best = min((mind.rank(f.id) for f in known), default=0)
    tied = [f for f in known if mind.rank(f.id) == best] or near
    target = await game.choose(TABLE, "monster-next", [Option(f"next:{f.id}", f, f.cell, f.id) for f in tied], figure=doing.figure.id)
    return [target]
