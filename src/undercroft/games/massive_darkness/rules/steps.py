"""Steps of heroes from zone to zone: where they may go, and what happens when they enter a zone (MD-MOV, MD-ZON)."""

from __future__ import annotations

from undercroft.kernel.decision import Option

from ..content import adventure_words as rules
from ..events import Went
from ..game import Dark
from .adventures import happens_now


def may_pass(game: Dark, a: int, b: int) -> bool:
    """MD-Q10-05: heroes may use stairs only after achieving the objective of the stage they stand on."""
    needs = next((stair.needs for stair in game.adventure.stairs if (stair.a, stair.b) == (a, b)), "")
    return not needs or needs in game.state.done


def steps_of(game: Dark, id: str, slippery: bool = False) -> int:
    """MD-MOV-01 … 03, MD-MOV-06, MD-HPH-18: the zones one step away; none while an enemy holds the hero."""
    hero = game.hero(id)
    if not slippery and game.held(id):
        return 0
    near = game.ways.near[hero.zone]
    for stair in game.adventure.stairs:
        if stair.a == hero.zone and not may_pass(game, stair.a, stair.b):
            near &= ~(1 << stair.b)
    return near


async def enter(game: Dark, id: str, zone: int) -> None:
    """MD-ZON-11: a hero enters a zone, however many figures are there; the adventure's rules may trigger before anything else is done."""
    game.hero(id).zone = zone
    for name, place in game.adventure.places.items():
        if place == zone:
            await happens_now(game, rules.HeroEnters(name), hero=id)


async def walk(game: Dark, id: str, zones: int, line: str, slippery: bool = False) -> None:
    """MD-SKL-17, MD-SKL-18, MD-MOV-03: movement by a skill, zone by zone, as far as the player likes; enemies hold a hero who is not slippery."""
    for left in range(zones, 0, -1):
        steps = steps_of(game, id, slippery)
        if not steps:
            return
        options = [Option("stay", -1), *game.at("zone", steps)]
        zone = await game.choose(game.seat(id), "walk", options, figure=id, left=left)
        if zone < 0:
            return
        hero = game.hero(id)
        game.tell(Went(figure=id, path=(hero.zone, zone), how="skill", line=line, rules=("MD-SKL-18",)))
        await enter(game, id, zone)
