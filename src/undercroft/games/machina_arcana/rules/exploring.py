"""Tiles come and go: exploring, discarding, the entry and the exit (MA-XPL, MA-ENT, MA-LEV)."""

from __future__ import annotations

from undercroft.kernel.decision import Option

from ..content import words
from ..content.board import Border, Position, around, beyond, border_at, position_of, shift, turn_to_attach, windows
from ..content.lines import steps_of
from ..events import Appeared, Left, TileDiscarded, TilePlaced, TokenPlaced
from ..game import Machina
from ..state import Placed, Token
from .harm import banish

TABLE_CENTRE: Position = (0, 0)


# -- the stack -------------------------------------------------------------------------------------------------------------------
async def draw_tile(game: Machina) -> str:
    """MA-SET-18, MA-XPL-02, MA-XPL-12, MA-ENT-10: the face of the top tile. Nobody knows which side of a new tile is up."""
    s = game.state
    if s.stack:
        front = await game.draw("tile", s.stack)
        faces = (front, game.content.backs[front])
        return faces[await game.pick("tile-face", faces)]
    group = s.under[0]
    face = await game.draw("tile", group)
    if not group:
        s.under.pop(0)
    return face


def tiles_left(game: Machina) -> int:
    return len(game.state.stack) + sum(len(group) for group in game.state.under)


# -- the window --------------------------------------------------------------------------------------------------------------------
def rebase(game: Machina) -> None:
    """MA-XPL-05: the leftmost column and the uppermost row of tiles become the first of the window; everything that names a cell moves along."""
    s = game.state
    left, top = min(tile.column for tile in s.tiles), min(tile.row for tile in s.tiles)

    def moved(cell: int) -> int:
        return shift(cell, -left, -top)

    for tile in s.tiles:
        tile.column, tile.row = tile.column - left, tile.row - top
    for id, cell in game.standing().items():
        game.unit(id).cell = moved(cell)
    s.closed, s.broken = ([(moved(a), moved(b)) for a, b in doors] for doors in (s.closed, s.broken))
    s.destroyed, s.lit = ([moved(cell) for cell in found] for found in (s.destroyed, s.lit))
    for token in (s.entry, s.exit):
        if token is not None:
            token.cells = moved(token.cells[0]), moved(token.cells[1])


def explorable(game: Machina, id: str) -> Border | None:
    """MA-XPL-01, MA-XPL-08, MA-XPL-15: the border an explorer could explore from its space."""
    s = game.state
    border = game.board.border(game.cell(id))
    if border is None or not tiles_left(game) or any(token is not None and token.cells == border.cells for token in (s.entry, s.exit)):
        return None
    return border if _discards(game, border) else None


def _discards(game: Machina, border: Border) -> list[tuple[Position, ...]]:
    """MA-XPL-05 … 09: what can be discarded for a tile at this border."""
    here = position_of(border.cells[0])
    kept = {position_of(explorer.cell) for explorer in game.present().values()}
    return windows([(tile.column, tile.row) for tile in game.state.tiles], beyond(here, border.side), kept)


def _exit_lost(game: Machina, gone: tuple[Position, ...]) -> tuple[int, ...]:
    """MA-XPL-14: the spaces of the exit token, if these tiles are discarded with it."""
    token = game.state.exit
    return token.cells if token is not None and position_of(token.cells[0]) in gone else ()


def costs_exit(game: Machina, border: Border) -> bool:
    """MA-XPL-14: whether exploring here takes the exit token off the board, whatever the players choose."""
    return all(_exit_lost(game, gone) for gone in _discards(game, border))


async def explore(game: Machina, id: str, border: Border) -> None:
    """MA-XPL-02, MA-XPL-04, MA-XPL-06, MA-XPL-09, MA-XPL-14, MA-TIL-04: a new tile is attached by its connection symbol; others are discarded if the
    board grows too large. A discard that takes the exit token along names its space and has to be confirmed."""
    s = game.state
    at = beyond(position_of(border.cells[0]), border.side)
    options = []
    for gone in _discards(game, border):
        key = "+".join(f"{x},{y}" for x, y in gone) or "none"
        lost = _exit_lost(game, gone)
        options.append(Option(f"discard:{key}", gone, min(lost, default=-1), confirm=bool(lost)))
    gone = await game.choose(game.players, "which-discard", options, figure=id)
    face = await draw_tile(game)
    for tile in [tile for tile in s.tiles if (tile.column, tile.row) in gone]:
        discard_tile(game, tile)
    turn = turn_to_attach(game.content.faces[face], border.side)
    s.tiles.append(Placed(face, at[0], at[1], turn))
    rebase(game)
    game.tell(TilePlaced(tile=face, rules=("MA-XPL-02",)))
    if s.owed:
        await place_exit(game)


def discard_tile(game: Machina, tile: Placed) -> None:
    """MA-XPL-10, MA-XPL-12: monsters on it are banished, tokens return to the supply, and it goes to the bottom of the stack, turned over."""
    s = game.state
    area = game.board.tile(border_at((tile.column, tile.row), "north").cells[0])
    for id in [id for id, cell in game.standing().items() if area >> cell & 1]:
        banish(game, id, "MA-XPL-10")
    clear(game, area)
    s.tiles.remove(tile)
    s.under.append([game.content.backs[tile.tile]])
    game.tell(TileDiscarded(tile=tile.tile, rules=("MA-XPL-12",)))


def clear(game: Machina, area: int) -> None:
    """MA-XPL-11, MA-XPL-13, MA-XPL-14: tokens on these cells return to the supply. A lost exit token that is needed has to be placed again."""
    s = game.state
    s.closed, s.broken = ([door for door in doors if not area >> door[0] & 1] for doors in (s.closed, s.broken))
    s.destroyed, s.lit = ([cell for cell in found if not area >> cell & 1] for found in (s.destroyed, s.lit))
    if s.entry is not None and area >> s.entry.cells[0] & 1:
        s.entry = None
    if s.exit is not None and area >> s.exit.cells[0] & 1:
        s.exit, s.owed = None, _needs_exit(game)


def _needs_exit(game: Machina) -> bool:
    """MA-XPL-14: whether the chapter can be finished by the exit only: it is closed, and its card does not say how else it ends."""
    does = game.chapter.does
    return game.chapter.text.closed and not any(
        isinstance(step.node, (words.Proceed, words.Endgame)) for effect in (*does.active, *does.passive) for step in steps_of(effect.line)
    )


# -- entry and exit ----------------------------------------------------------------------------------------------------------------
async def place_first(game: Machina, rule: str, line: str = "") -> None:
    """MA-SET-19, MA-ENT-01: the top tile of the stack into the centre; as long as its order is unknown, that is any tile of it."""
    face = await draw_tile(game)
    game.state.tiles = [Placed(face, *TABLE_CENTRE)]
    game.tell(TilePlaced(tile=face, rules=(rule,), line=line))


async def place_entry(game: Machina, line: str = "") -> None:
    """MA-CMP-13, MA-ENT-01 … 03, MA-ENT-13, MA-ENT-14: a tile in the centre, the entry token on its connection symbol, the explorers around it."""
    s = game.state
    if s.phase != "setup":
        if s.tiles:
            clear_board(game)
        await place_first(game, "MA-ENT-01", line)
    tile = s.tiles[0]
    border = border_at(TABLE_CENTRE, game.content.faces[tile.tile].turned(tile.turn).connection)
    s.entry = Token(border.cells, border.side)
    game.tell(TokenPlaced(token="entry", cell=border.cells[0], rules=("MA-ENT-02",), line=line))
    for id in list(game.living()):
        places = _entrances(game, border)
        cell = await game.choose(game.seat(id), "enter-at", game.at("space", places), figure=id)
        s.explorers[id].cell = cell
        s.explorers[id].left = False
        game.tell(Appeared(figure=id, cell=cell, rules=("MA-ENT-03",)))
    if s.owed:
        await place_exit(game)


def _entrances(game: Machina, border: Border) -> int:
    """MA-ENT-03: free spaces of the token and free passable spaces adjacent to it; chasms are no place to begin."""
    return around(game.board, border) & game.free & ~game.spaces("chasm")


async def place_exit(game: Machina, line: str = "") -> None:
    """MA-CMP-13, MA-ENT-07, MA-ENT-08, MA-ENT-13: on an unexplored border of the players' choice, as soon as there is one."""
    s = game.state
    borders = [border for border in game.board.borders if s.entry is None or border.cells != s.entry.cells]
    s.owed = not borders
    if not borders:
        return
    options = [Option(f"exit:{game.name(b.cells[0])}:{b.side}", b, b.cells[0]) for b in borders]
    border = await game.choose(game.players, "place-exit", options)
    s.exit = Token(border.cells, border.side)
    game.tell(TokenPlaced(token="exit", cell=border.cells[0], rules=("MA-ENT-07",), line=line))


def leave(game: Machina, id: str) -> None:
    """MA-LEV-02: the figure of an explorer who leaves is removed."""
    explorer = game.state.explorers[id]
    explorer.cell, explorer.left = -1, True
    game.tell(Left(figure=id, rules=("MA-LEV-01",)))


def clear_board(game: Machina) -> None:
    """MA-ENT-09, MA-ENT-10, MA-ENT-12: monsters are banished; all tiles go under the stack, turned over and shuffled."""
    s = game.state
    for id in list(s.monsters):
        banish(game, id, "MA-ENT-09")
    if s.tiles:
        s.under.append([game.content.backs[tile.tile] for tile in s.tiles])
    for explorer in s.explorers.values():
        explorer.cell = -1
    s.tiles, s.closed, s.broken, s.destroyed, s.lit = [], [], [], [], []
    s.entry, s.exit, s.owed = None, None, False
    s.blasts.clear()


def on_exit(game: Machina, id: str) -> bool:
    """MA-LEV-01: whether an explorer stands on the exit token."""
    token = game.state.exit
    return token is not None and game.cell(id) in token.cells


