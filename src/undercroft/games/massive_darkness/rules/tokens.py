"""Picking up tokens: treasure and objective tokens (MD-PIC, MD-OBJ)."""

from __future__ import annotations

from ..content import adventure_words as rules
from ..events import PickedUp
from ..game import Dark
from ..state import TakeToken
from .gear import TOP, draw_treasures
from .moments import happens


def tokens_at(game: Dark, zone: int, fixed: bool = True) -> list[str]:
    """MD-PIC-01, MD-PIC-11: objective tokens in a zone; `fixed`: include those that only mark a place."""
    known = game.adventure.tokens
    return [id for id, at in game.state.tokens.items() if at == zone and (fixed or id not in known or known[id][2])]


def pick_up(game: Dark, id: str) -> None:
    """MD-PIC-01, MD-PIC-03 … 06, MD-PIC-10, MD-LVL-13, MD-OBJ-04: pick up all tokens of the zone: treasure of the level of the tile's token, special
    treasure one level higher, two cards on a level-5 tile; face-down tokens are revealed."""
    s, zone = game.state, game.hero(id).zone
    regular, special = s.regular.count(zone), s.special.count(zone)
    s.regular = [z for z in s.regular if z != zone]
    s.special = [z for z in s.special if z != zone]
    tokens = tokens_at(game, zone, fixed=False)
    level = treasure_level(game, zone)
    things = tuple(filter(None, map(game.token_name, tokens)))
    game.tell(PickedUp(figure=id, regular=regular, special=special, tokens=tuple(tokens), things=things, rules=("MD-PIC-01",)))
    for token in reversed(tokens):
        del s.tokens[token]
        game.push(TakeToken(id, token))
    if level >= TOP:
        draw_treasures(game, id, regular + 2 * special, TOP)
    else:
        draw_treasures(game, id, special, level + 1)
        draw_treasures(game, id, regular, level)


def treasure_level(game: Dark, zone: int) -> int:
    """MD-LVL-16, MD-PIC-03, MD-PIC-06, MD-Q09-15: the level of the tile's token; without one, or if the adventure says so, the current level."""
    tile = game.board.zones[zone].tile
    current = game.adventure.always.get(rules.CurrentTreasure)
    if current is not None and current.line.steps[0].node == rules.CurrentTreasure(game.board.tiles[tile].lower()):
        return game.state.level
    return game.tile_level(tile) or game.state.level


async def token_task(game: Dark, task: TakeToken) -> None:
    """MD-PIC-09, MD-OBJ-04, MD-Q01-05: an objective token has the effect the adventure defines; a face-down one is revealed at random."""
    known = game.adventure.tokens.get(task.token)
    kind = known[0] if known is not None else await game.draw("token", game.state.buried)
    happens(game, rules.PicksUp(kind), hero=task.hero)
