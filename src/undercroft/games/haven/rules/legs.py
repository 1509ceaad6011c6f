"""Moves chosen by a player, split into legs: stretches where nothing happens, ending at a hex where something does."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.grid.hexes import beside, cells, flood

from .paths import Way


def next_to(way: Way, cell: int) -> int:
    """GH-LOS-07: the hexes adjacent to a hex with no wall between."""
    return beside(1 << cell) if way.walls is None else way.walls.beside(1 << cell)


def back_track(way: Way, layers: list[int], goal: int, slow: int, shun: int = 0) -> list[int]:
    """One of the cheapest paths to a cell through the layers of a flood, avoiding the `shun` cells: the cells entered, in order."""
    cost = next(p for p, layer in enumerate(layers) if layer >> goal & 1)
    path = [goal]
    while cost := cost - (2 if slow >> path[-1] & 1 else 1):
        before = next_to(way, path[-1]) & layers[cost] & ~shun
        path.append((before & -before).bit_length() - 1)
    return path[::-1]


class Leg(NamedTuple):
    """Part of a move: to any free hex if nothing happens on the way, or else to the first hex where something does (BB-TER-15, GH-MOV-05)."""

    reach: int
    layers: list[int]
    slow: int
    stops: int

    def cost(self, cell: int) -> int:
        return next(p for p, layer in enumerate(self.layers) if layer >> cell & 1)


def leg_of(way: Way, lettered: int = 0) -> Leg:
    """BB-TER-15, GH-MOV-05, GH-MOV-14: where a figure can go before something happens to it, in a hazard it walks into or in a lettered hex. It can
    pass through such a hex with a friend in it, if it has enough points to reach a free hex beyond."""
    stops = (lettered if way.leaps else way.hazards | lettered) & way.floor & ~(1 << way.here)
    layers = flood(1 << way.here, way.floor & ~stops, way.slow, way.points, walls=way.walls)
    while len(layers) <= way.points:
        layers.append(0)
    through = 0
    for cell in cells(stops):
        price = 2 if way.slow >> cell & 1 else 1
        near = next_to(way, cell) & ~stops
        cost = next((p + price for p, layer in enumerate(layers) if layer & near), 99)
        if cost <= way.points:
            layers[cost] |= 1 << cell
            ahead = flood(1 << cell, way.floor, way.slow, way.points - cost, walls=way.walls)
            if any(layer & way.ends for layer in ahead):
                through |= 1 << cell
    reach = 0
    for layer in layers[1:]:
        reach |= layer
    return Leg(reach & (way.ends | through), layers, way.slow, stops)
