"""A combat from the first die to the last wound, stage by stage (MD-CMB). Every stage may ask questions, and a beat can end between stages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ...events import CombatBegan
from ...game import Dark
from ...state import Combat, ContinueCombat
from .enchantments import attack, defence
from .pools import build
from .rerolls import blanks, rerolls
from .skills import attacker, cancel, defender
from .wounding import count, late, wounds


def begin_combat(game: Dark, combat: Combat) -> None:
    """MD-CMB-01: begin a combat, which continues as a task."""
    game.state.combat = combat
    game.tell(CombatBegan(figure=combat.attacker, target=combat.defender, kind=combat.kind, rules=("MD-CMB-01",)))
    game.push(ContinueCombat())


async def combat_task(game: Dark, task: ContinueCombat) -> None:
    """Stage after stage of the combat, until somebody was asked or something else comes first; the task stays on the list until the combat is
    over."""
    s, asked = game.state, game.asked
    combat = s.combat
    assert combat is not None
    game.push(task)
    depth = len(s.todo)
    while combat.stage != "done" and game.asked == asked and len(s.todo) == depth:
        await STAGES[combat.stage](game, combat)
    if combat.stage == "done":
        del s.todo[depth - 1]


STAGES: dict[str, Callable[[Dark, Combat], Awaitable[None]]] = {
    "build": build, "rerolls": rerolls, "blanks": blanks, "defender": defender, "cancel": cancel, "defence": defence, "attacker": attacker,
    "attack": attack, "count": count, "late": late, "wounds": wounds,
}  # fmt: skip
