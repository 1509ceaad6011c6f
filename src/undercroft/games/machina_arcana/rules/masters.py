"""Who decides for a monster: nobody if it is predictable, the players of dead explorers, or whoever controls it (MA-AIU, MA-UNI-10)."""

from __future__ import annotations

from undercroft.kernel.decision import Group, Seat

from ..content import words
from ..game import Machina
from ..state import Lasting


def the_dead(game: Machina) -> Group | None:
    """MA-AIU-01, MA-AIU-07, MA-DTH-05: the players whose explorers have died; the first of them decides if they disagree."""
    dead = sorted((explorer.dead, explorer.seat) for explorer in game.state.explorers.values() if explorer.dead)
    return Group(tuple(sorted(seat for _, seat in dead)), dead[0][1]) if dead else None


def controls(game: Machina, id: str) -> list[Lasting]:
    """MA-UNI-10: the effects that give somebody control of a monster, the latest last."""
    return [effect for effect in game.state.lasting if effect.bearer == id and isinstance(game.lasting_node(effect), words.Control)]


def master(game: Machina, id: str) -> Seat | Group | None:
    """MA-AIP-01, MA-AIU-01, MA-UNI-08, MA-UNI-10 … 12: who decides for a monster; nobody if it is predictable. An ability gives control of it for its
    turn only."""
    s = game.state
    if s.hunt is not None and s.hunt.monster == id:
        if s.hunt.by_rules:
            return None
        for effect in reversed(controls(game, id)):
            if game.there(effect.owner):
                return game.seat(effect.owner)
    return None if s.dead_play == "rules" or s.left_to_rules else the_dead(game)
