"""The move action: what movement points buy (MD-HPH)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.grid.hexes import cells
from undercroft.kernel.decision import Option

from ..content import words
from ..content.board import Board
from ..events import FireworkLit, Went
from ..game import Dark
from ..state import Moved
from .actions import action_ends, spend
from .choices import Deed, Leave, LightFirework, Movement, OpenDoor, PickUp, Step, Stop
from .doors import door_options, open_door
from .objectives import leave, may_leave
from .steps import enter, steps_of
from .tokens import pick_up, tokens_at

MOVEMENT = 2
"""MD-HPH-16."""
KEPT = 512
"""How many sets of steps are cached."""


@lru_cache(maxsize=KEPT)
def _step_options(board: Board, zones: int) -> tuple[Option[Deed], ...]:
    """Steps into these zones, in board order."""
    return tuple(Option(f"step:{board.zones[z].name}", Step(z), z) for z in cells(zones))


def movement_options(game: Dark, id: str) -> list[Option[Deed]]:
    """MD-HPH-16 … 19, MD-DOR-01, MD-PIC-01, MD-PIC-02, MD-OBJ-05, MD-Q05-07: what a movement point buys: a step, a door, all tokens of the zone,
    leaving by the exit, or a firework."""
    s, hero = game.state, game.state.heroes[id]
    zone = hero.zone
    found = [*_step_options(game.board, steps_of(game, id)), *door_options(game, zone)]
    if (zone in s.regular or zone in s.special or tokens_at(game, zone, fixed=False)) and not game.enemies_at(zone):
        found.append(Option("pick-up", PickUp(), zone))
    if zone == game.adventure.exit and may_leave(game) and not game.held(id):
        found.append(Option("leave", Leave()))
    if "firework" in hero.tokens:
        found.append(Option("firework", LightFirework(), zone))
    return found


def moving_options(game: Dark, id: str) -> list[Option[Deed]]:
    """MD-HPH-17: the rest of a move action; unspent points are lost."""
    return [*movement_options(game, id), Option("stop", Stop())]


async def move(game: Dark, id: str, what: Movement) -> None:
    """MD-HPH-16, MD-HPH-17, MD-SKL-07: spend a movement point, the first by spending an action; the action ends with its last point."""
    turn, hero, s = game.turn, game.hero(id), game.state
    if not turn.moving:
        spend(turn, "move")
        turn.moving, turn.points = True, MOVEMENT
        for skill in game.lasting(id, words.MoreMovement):
            assert isinstance(skill.node, words.MoreMovement)
            turn.points += skill.node.by
    turn.points -= 1
    game.push(Moved())
    match what:
        case Step(zone=zone):
            game.tell(Went(figure=id, path=(hero.zone, zone), how="step", rules=("MD-HPH-18",)))
            await enter(game, id, zone)
        case OpenDoor(door=door):
            open_door(game, door, hero.zone, id)
        case PickUp():
            pick_up(game, id)
        case Leave():
            leave(game, id)
        case LightFirework():
            hero.tokens.remove("firework")
            s.fireworks.append(hero.zone)
            game.tell(FireworkLit(figure=id, cell=hero.zone, rules=("MD-Q05-07",)))


async def moved_task(game: Dark, task: Moved) -> None:
    """MD-HPH-17: the move action is over when its points are spent or nothing can be done with them."""
    turn = game.state.turn
    if turn is None or not turn.moving:
        return
    id = turn.lent or turn.hero
    hero = game.hero(id)
    if turn.points <= 0 or hero.dead or hero.left or not (steps_of(game, id) or movement_options(game, id)):
        turn.moving, turn.points = False, 0
        action_ends(game)
