"""Explains what happened: brings a position forward to the moment that is asked about."""

from __future__ import annotations

from undercroft.kernel.event import Event

from ..events import Died, Gained, Moved, Shed
from ..state import F


def bring_forward(figures: dict[str, F], event: Event) -> None:
    """Apply what an event changed that matters to a monster: positions, deaths and conditions."""
    match event:
        case Moved(figure=id, path=path) if id in figures and path:
            figures[id].cell = path[-1]
        case Died(figure=id):
            figures.pop(id, None)
        case Gained(figure=id, condition=condition) if id in figures:
            figures[id].conditions.setdefault(condition, 0)
        case Shed(figure=id, condition=condition) if id in figures:
            figures[id].conditions.pop(condition, None)
