"""Where a figure can go: on foot, jumping, flying or teleporting. Nothing here changes the game."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.haven.rules.legs import Leg, leg_of
from undercroft.games.haven.rules.paths import Way, leap
from undercroft.grid.hexes import Routes, cells, disc, distance
from undercroft.grid.topology import topology
from undercroft.language.lines import Trigger

from ..content import scenario_words as told
from ..game import Gloom
from ..state import Unit


def way_of(game: Gloom, figure: Unit, points: int, jump: bool, own: bool = False) -> Way:
    """GH-MOV-01, GH-MOV-03, GH-MOV-04, GH-MOV-06, GH-MOV-07, GH-MOV-09 … 11, GH-MOV-17, GH-OVR-03 … 05, GH-OVR-25 … 28, GH-CON-43, GH-FOC-12,
    GH-FOC-13, GH-FOC-18, GH-FOC-22: how a figure moves. `own` is a character's own move, which may enter closed doors; other figures and forced moves
    treat them as walls."""
    area, obstacles, slow, hazards = game.terrain()
    doors = game.closed_doors() if own else 0
    walls = (topology(area | doors, game.layout.walls) if doors else game.ground).barriers
    everyone, others = game.taken(figure)
    free = area & ~everyone
    if game.flying(figure):
        return Way(figure.cell, area | doors, free | doors, 0, 0, points, walls=walls)
    ends = free & ~obstacles | doors
    if jump:
        return Way(figure.cell, area | doors, ends, slow, hazards, points, leaps=True, walls=walls)
    return Way(figure.cell, area & ~(obstacles | others) | doors, ends, slow, hazards, points, walls=walls)


def stretch(game: Gloom, way: Way, figure: Unit) -> Leg:
    """GH-MOV-05, GH-MOV-10, GH-OVR-26, GH-REV-01: where the next leg of a move may end. In a jump, only the last hex costs extra and takes effect.
    Every kind of move stops at doors and marked hexes."""
    marks = (game.closed_doors() | lettered(game, figure)) & way.floor
    if not way.leaps:
        return leg_of(way, marks)
    plain = leg_of(replace(way, slow=0), marks)
    free = leap(replace(way, floor=way.floor & ~marks)).layers[-1] + [0] * way.points
    layers = [layer & ~marks | stops & marks for layer, stops in zip(free, plain.layers)]
    past = sum(1 << c for c in cells(plain.reach & marks & ~way.ends) if leap(replace(way, here=c)).within(1, way.points - plain.cost(c)) & way.ends)
    return Leg(Routes([layers]).reached() & way.ends & ~(1 << way.here) | past, layers, 0, plain.stops)


def destinations(game: Gloom, figure: Unit, hexes: int, own: bool) -> int:
    """FC-TEL-04, FC-TEL-05, FC-TEL-08, FC-TEL-10, FC-TEL-11, FC-TEL-13: unoccupied hexes of revealed rooms within this distance, ignoring walls.
    Closed doors are allowed only for a character teleporting itself."""
    doors = game.closed_doors() if own and figure.role == "character" else 0
    return (game.standable(figure, game.flying(figure)) | doors) & disc(figure.cell, hexes) & ~(1 << figure.cell)


def closest_beside(game: Gloom, figure: Unit, focus: Unit) -> int:
    """The unoccupied hexes next to a focus that are closest to a figure."""
    spots = game.steps(focus.cell) & game.standable(figure, game.flying(figure))
    near = min((distance(figure.cell, c) for c in cells(spots)), default=0)
    return sum(1 << c for c in cells(spots) if distance(figure.cell, c) == near)


def lettered(game: Gloom, figure: Unit) -> int:
    """Hexes where something happens when a character enters: unread story sections, places with special rules, and active rifts."""
    s, mask = game.state, 0
    for id in s.rooms:
        for feature in game.layout.rooms[id].features:
            if feature.text.section and feature.text.section not in s.sections:
                mask |= 1 << feature.cell
    for rule in game.scenario.rules:
        match rule.line.trigger:
            case Trigger(moment=told.Enters(place=place)):
                mask |= 1 << game.layout.places[place]
    if s.bonuses.get("rift"):
        mask |= sum(1 << c for c in s.rifts)
    return mask
