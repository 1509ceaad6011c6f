"""Explains why a monster did something, by solving the position again and recording every step of the reasoning with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.haven.content import words
from undercroft.games.haven.events import Attacked, Gained, Moved, before
from undercroft.games.haven.state import Figure
from undercroft.games.haven.table.why import bring_forward
from undercroft.grid.hexes import cells
from undercroft.kernel.event import Event
from undercroft.kernel.scene import Message, Reason

from ..events import Skipped
from ..game import Bugs
from ..rules import mind
from ..rules.monsters import Doing, choose_rank, coming_attacks, focus, foes


def explain(game: Bugs, events: Sequence[Event]) -> tuple[Reason, ...]:
    """Why a monster moved, stayed or attacked in the last event, given the position at the start of its beat and what has
    happened since, except conditions from the ability in question."""
    event = events[-1]
    for earlier in before(events):
        if not isinstance(earlier, Gained) or (earlier.line != event.line and earlier.line in game.content.abilities):
            bring_forward(game.state.figures, earlier)
    doing = doing_of(game, event)
    if doing is None:
        return ()
    ability = doing.column.abilities[doing.at]
    if not ability.specs:
        return ()
    spec = ability.specs[0]
    if isinstance(spec.node, words.Move):
        return reasons_to_move(game, doing, game.amount(doing.figure, spec.node.points) + spec.mods.move, spec.mods.jump)
    if isinstance(spec.node, words.Attack):
        return reasons_to_attack(game, doing.figure, spec.mods.range or 1)
    return ()


def doing_of(game: Bugs, event: Event) -> Doing | None:
    """The monster that acted, and the ability and column, found by the event's line."""
    if not isinstance(event, Moved | Skipped | Attacked):
        return None
    figure = game.state.figures.get(event.figure)
    if figure is None or figure.side != "monster":
        return None
    for column in game.kind(figure).columns.values():
        for at, ability in enumerate(column.abilities):
            if ability.id == event.line:
                return Doing(figure, column, at)
    return None


def reasons_to_move(game: Bugs, doing: Doing, points: int, jump: bool) -> tuple[Reason, ...]:
    """Which enemy the monster moves toward and which hexes each rule left. The last reason lists all equally good ones."""
    trace: list[mind.Reason] = []
    if not foes(game, doing.figure):
        return (Reason("BB-MAI-11", Message("why-no-focus")),)
    found = focus(game, doing, points, jump, trace)
    ranges = [reach for reach, _ in coming_attacks(game, doing)]
    told = [Reason("BB-MAI-01", Message("why-focus", {"targets": [f.target.id for f in found], "ranges": ranges}))]
    told += [Reason(r.rule, Message(f"why-{r.id}"), tuple(cells(r.cells))) for r in trace]
    ends = tuple(dict.fromkeys(c for f in found for c in cells(f.plan.ends)))
    if len(ends) > 1:
        told.append(Reason("BB-MAI-20", Message("why-tie", {"count": len(ends)}), ends))
    return tuple(told)


def reasons_to_attack(game: Bugs, monster: Figure, reach: int) -> tuple[Reason, ...]:
    """Whom an attack targets, or that nobody is in range."""
    near = [f for f in foes(game, monster) if choose_rank(game, monster, f)[0] <= reach]
    if not near:
        return (Reason("BB-TGT-06", Message("why-out-of-range", {"range": reach})),)
    return (Reason("BB-MAI-01", Message("why-target", {"targets": [f.id for f in near]}), tuple(f.cell for f in near)),)
