"""Hex geometry in exact integers. A cell is a number and a set of cells is an `int` used as a bitboard. All maps lie on one board of
64 x 64 cells, so that they share the same geometry. `hexes` has cells, discs, thin walls, floods and cheapest paths; `sight` the hexes
touched by a corner-to-corner line; `topology` range, adjacency and sight on one set of cells and walls; `area` attack patterns and their
placements; `maps` reads and draws maps as text."""
