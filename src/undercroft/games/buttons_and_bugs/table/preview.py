"""Previews of options, as far as their effects are known; the ruler between two hexes; and the statistics of a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from undercroft.games.haven.content.abilities import Ability
from undercroft.games.haven.content.signs import RETALIATE, SHIELD
from undercroft.games.haven.content.words import Attack, Move
from undercroft.games.haven.events import Attacked, Died, Healed, Moved, Suffered
from undercroft.games.haven.game import BASIC
from undercroft.games.haven.rules.legs import back_track, leg_of
from undercroft.games.haven.state import Figure
from undercroft.grid.hexes import cells, distance
from undercroft.kernel.decision import Decision
from undercroft.kernel.event import Event
from undercroft.kernel.scene import Message, Preview, Ruler, Tally

from ..events import RestTaken, RoundBegan
from ..game import Bugs
from ..rules.ways import way_of
from ..state import HERO

WIDE = 30
"""Enough movement points to reach any hex."""


def preview(game: Bugs, decision: Decision, key: str) -> Preview:
    """The path of a move, details of a target, or what half of a card could reach."""
    option = decision[key]
    verb = option.verb
    if verb == "move" and option.cell >= 0:
        return _move(game, game.state.figures[decision.args["figure"]], decision.args.get("points"), option.cell)
    if option.figure in game.state.figures:
        return _target(game, game.state.figures[option.figure])
    if option.card and verb in ("top", "bottom"):
        return _abilities(game, game.side(option.card).half(verb).abilities)
    if option.card and verb in ("basic-top", "basic-bottom"):
        return _abilities(game, (BASIC[verb.removeprefix("basic-")],))
    return Preview(cells=(option.cell,) if option.cell >= 0 else ())


def _way(game: Bugs, figure: Figure, points: int, cell: int) -> tuple[tuple[int, ...], int]:
    """The path to a hex and its cost: on foot if possible, otherwise by jumping."""
    for jump in (False, True):
        way = way_of(game, figure, points, jump)
        leg = leg_of(way)
        if leg.reach >> cell & 1:
            return (figure.cell, *back_track(way, leg.layers, cell, leg.slow, leg.stops)), leg.cost(cell)
    return (), 0


def _move(game: Bugs, figure: Figure, points: int | None, cell: int) -> Preview:
    """The path of a move. The cost is left out for a monster that moves with its own points."""
    path, cost = _way(game, figure, WIDE if points is None else points, cell)
    notes = [Message("look-move", {"cost": cost, "left": points - cost})] if path and points is not None else []
    hazards = dict.fromkeys(h.text for c in path[1:] if (h := game.ground.hazard_at.get(c)) is not None)
    return Preview(path=path, notes=(*notes, *(Message("hazard", {"text": text}) for text in hazards)))


def _target(game: Bugs, figure: Figure) -> Preview:
    notes = [Message("look-monster", {"figure": figure.id, "health": figure.health, "max": figure.max_health})]
    if HERO in game.state.figures and figure.id != HERO:
        notes.append(Message("look-range", {"hexes": distance(game.hero.cell, figure.cell)}))
    if shield := game.shield(figure):
        notes.append(SHIELD.sign(shield).text)
    if game.retaliates(figure):
        notes.append(RETALIATE.sign().text)
    return Preview(figures=(figure.id,), cells=(figure.cell,), notes=tuple(notes))


def _abilities(game: Bugs, abilities: Sequence[Ability]) -> Preview:
    """Where the character could go with the moves of these abilities, and whom it could attack from where it stands."""
    hero = game.hero
    reach, figures = 0, []
    for spec in (spec for ability in abilities for spec in ability.specs):
        match spec.node:
            case Move(points=points):
                reach |= leg_of(way_of(game, hero, game.amount(hero, points), spec.mods.jump)).reach
            case Attack():
                figures += [f.id for f in game.targetable(hero, spec.mods.range or 1)]
    return Preview(cells=tuple(cells(reach)), figures=tuple(dict.fromkeys(figures)))


def measure(game: Bugs, a: int, b: int) -> Ruler:
    """Range is counted through everything. The path is the one on foot, around obstacles."""
    area, obstacles, slow, _ = game.terrain()
    walker = Figure("ruler", "", "hero", a, 1, 1)
    way = replace(way_of(game, walker, WIDE, False), ends=area & ~obstacles, hazards=0)
    leg = leg_of(way)
    path = (a, *back_track(way, leg.layers, b, slow)) if leg.reach >> b & 1 else ()
    return Ruler(distance=distance(a, b), path=path)


def tallies(events: Sequence[Event]) -> tuple[Tally, ...]:
    """Statistics shown at the end of a game."""
    counted = {
        "tally-rounds": sum(isinstance(e, RoundBegan) for e in events),
        "tally-defeated": sum(isinstance(e, Died) and e.figure != HERO for e in events),
        "tally-attacks": sum(isinstance(e, Attacked) and e.figure == HERO for e in events),
        "tally-dealt": sum(e.damage for e in events if isinstance(e, Suffered) and e.figure != HERO),
        "tally-suffered": sum(e.damage for e in events if isinstance(e, Suffered) and e.figure == HERO),
        "tally-healed": sum(e.amount for e in events if isinstance(e, Healed) and e.figure == HERO),
        "tally-hexes": sum(len(e.path) for e in events if isinstance(e, Moved) and e.figure == HERO),
        "tally-rests": sum(isinstance(e, RestTaken) for e in events),
    }
    return tuple(Tally(Message(id), value) for id, value in counted.items())

