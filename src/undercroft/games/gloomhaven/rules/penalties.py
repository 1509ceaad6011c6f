"""The penalties for revealing rooms of the random dungeon (GH-VRD)."""

from __future__ import annotations

from undercroft.kernel.decision import TABLE, Option

from ..content import scenario_words as told
from ..content import words as own
from ..content.dungeon import penalty_told
from ..events import Penalty
from ..game import Gloom
from ..orders import DoorOpened
from ..state import Unit
from .bonuses import begin_bonus
from .scenarios import carry_out


async def first_penalty(game: Gloom) -> None:
    """GH-VRD-17: apply the penalty of the first room, if the players chose one."""
    if game.scenario.random:
        await penalty(game, None)


async def when_made(game: Gloom, opened: DoorOpened) -> None:
    """GH-VRD-15: opening a door into a new room brings the penalty of that room."""
    if game.scenario.random:
        await penalty(game, opened.figure)


async def penalty(game: Gloom, figure: Unit | None) -> None:
    """GH-VRD-15 … 18: apply the penalty for revealing a room, depending on the chosen difficulty. If it affects the character who opened the door,
    and nobody did (first room), the players choose one."""
    s = game.state
    kind = s.penalties[len(s.laid) - 1]
    if kind == "none":
        return
    card = game.content.rooms[s.laid[-1].room]
    abilities = card.minor if kind == "minor" else card.major
    game.tell(Penalty(**penalty_told(game.content, s.laid[-1], kind), rules=("GH-VRD-15",)))
    nodes = [spec.node for ability in abilities for spec in ability.specs]
    if figure is None and any(isinstance(node, own.ItSuffers | own.ItGains | told.ItLoses) for node in nodes):
        options = [Option(f"opener:{c.id}", c, c.cell, c.id) for c in game.characters()]
        figure = await game.choose(TABLE, "dungeon-opener", options)
    for ability in abilities:
        if not ability.active:
            await carry_out(game, ability, figure)
            continue
        for monster in game.monsters():
            begin_bonus(game, monster, ability)
