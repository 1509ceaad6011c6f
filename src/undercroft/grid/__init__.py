"""Hex geometry in exact integers. A cell is a number, a set of cells an `int` used as a bitboard, and every map lies on one
board of 64 x 64 cells, so that geometry is shared by all maps: `hexes` has cells, discs, thin walls, floods and cheapest ways;
`sight` the hexes a corner-to-corner line touches; `topology` range, adjacency and sight on one set of cells and walls; `area`
attack patterns and their placements; `maps` reads and draws maps as text."""
