"""Explains why a monster did something, by solving the position again and recording every step of the reasoning with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.haven.events import Attacked, Moved, before
from undercroft.games.haven.table.why import bring_forward
from undercroft.grid.hexes import cells
from undercroft.kernel.event import Event
from undercroft.kernel.scene import Message, Reason

from ..content.words import AttackBy, MoveBy
from ..events import Focused, Skipped
from ..game import Gloom
from ..rules import mind
from ..rules.thinking import Doing, blow, card_of, criterion, foci, make_mind, move_ends
from ..state import Turn, Unit
from .questions import figure_name


def explain(game: Gloom, events: Sequence[Event]) -> tuple[Reason, ...]:
    """Why a monster focused, moved, stayed or attacked in the last event, given the position at the start of its beat and what has happened since."""
    event = events[-1]
    focus = ""
    for earlier in before(events):
        bring_forward(game.state.figures, earlier)
        if isinstance(earlier, Focused):
            focus = earlier.target
    if not isinstance(event, Focused | Moved | Skipped | Attacked):
        return ()
    figure = game.state.figures.get(event.figure)
    if figure is None or figure.role == "character" or figure.side == "object":
        return ()
    turn = game.state.turn
    if turn is None or turn.figure != figure.id:
        turn = game.state.turn = Turn(figure.id, started=figure.cell)
    focus = event.target if isinstance(event, Focused) else focus or turn.focus
    doing = doing_of(game, figure, event)
    if doing is None:
        return ()
    if isinstance(event, Focused):
        return reasons_to_focus(game, doing)
    if focus not in game.state.figures:
        return (*reasons_to_focus(game, doing),)
    _, spec = doing.parts[doing.at]
    if spec is not None and isinstance(spec.node, MoveBy):
        return reasons_to_move(game, doing, focus)
    if spec is not None and isinstance(spec.node, AttackBy):
        return reasons_to_attack(game, doing, focus, turn.started, turn.leapt)
    return ()


MOVES = ("immobilize", "stay")
"""What is skipped if a move is."""


def doing_of(game: Gloom, figure: Unit, event: Event) -> Doing | None:
    """What the figure was doing: the step of its card found by the event's line and kind; for a focus, the step that comes next."""
    parts = card_of(game, figure)
    action = game.state.action
    if not parts:
        return None
    if isinstance(event, Focused):
        return Doing(figure, parts, action.at if action is not None and action.actor == figure.id else 0)
    moves = isinstance(event, Moved) or (isinstance(event, Skipped) and event.what in MOVES)
    steps = [(n, spec) for n, (ability, spec) in enumerate(parts) if ability.id == event.line]
    found = [n for n, spec in steps if spec is not None and isinstance(spec.node, MoveBy if moves else AttackBy)]
    at = next((n for n in (*found, *(n for n, _ in steps))), None)
    return None if at is None else Doing(figure, parts, at)


def _names(game: Gloom, ids: Sequence[str]) -> list[str]:
    figures = game.state.figures
    return [figure_name(game, figures[id], True) for id in ids if id in figures]


def _told(game: Gloom, trace: Sequence[mind.Step], **more: object) -> list[Reason]:
    return [
        Reason(
            step.rule, Message(f"why-{step.id}", {"foes": _names(game, step.foes), "hexes": step.cells.bit_count(), **more}),
            tuple(cells(step.cells)) or tuple(game.state.figures[id].cell for id in step.foes if id in game.state.figures),
        )
        for step in trace
    ]  # fmt: skip


def reasons_to_focus(game: Gloom, doing: Doing) -> tuple[Reason, ...]:
    """GH-FOC-21: the enemies left after each rule."""
    trace: list[mind.Step] = []
    found = foci(game, doing, trace)
    told = _told(game, trace, criterion=criterion(game, doing))
    if len(found) > 1:
        told.append(Reason("GH-AMB-01", Message("why-gh-tie", {"count": len(found)}), tuple(game.state.figures[id].cell for id in found)))
    return tuple(told)


def reasons_to_move(game: Gloom, doing: Doing, focus: str) -> tuple[Reason, ...]:
    """GH-MEF-01, GH-MMV-11: the hexes left after each rule. The last reason lists all equally good ones."""
    if "immobilize" in doing.figure.conditions:
        return (Reason("GH-CON-14", Message("why-gh-immobilized")),)
    trace: list[mind.Step] = []
    ends = move_ends(game, doing, focus, trace)
    told = [Reason("GH-FOC-21", Message("why-gh-focus", {"targets": [focus]}), (game.state.figures[focus].cell,)), *_told(game, trace)]
    if ends == [doing.figure.cell]:
        told.append(Reason("GH-MMV-12", Message("why-gh-stays"), tuple(ends)))
    elif len(ends) > 1:
        told.append(Reason("GH-AMB-01", Message("why-gh-tie", {"count": len(ends)}), tuple(ends)))
    return tuple(told)


def reasons_to_attack(game: Gloom, doing: Doing, focus: str, started: int, leapt: bool) -> tuple[Reason, ...]:
    """GH-MAK-02, GH-MAK-08: whom it attacks from its current hex, or why it attacks nobody."""
    ability, spec = doing.parts[doing.at]
    assert spec is not None
    figure = doing.figure
    if "disarm" in figure.conditions:
        return (Reason("GH-CON-15", Message("why-gh-disarmed")),)
    judged = make_mind(game, figure, blow(game, figure, ability, spec), 0, leapt, started if started >= 0 else None)
    sets = judged.assault(figure.cell, focus)
    if not sets:
        return (Reason("GH-MAK-08", Message("why-gh-not-in-reach"), (figure.cell,)),)
    targets = [focus, *(id for id in dict.fromkeys(id for hit in sets for id in hit) if id != focus)]
    return (Reason("GH-MAK-02", Message("why-gh-targets", {"targets": targets}), tuple(game.state.figures[id].cell for id in targets)),)
