"""The set-ups in which this game is measured, and its own benchmark: how fast a predictable monster works out its whole turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from undercroft.kernel.contract import Measurement
from undercroft.kernel.measuring import COLD, WARM, Playable, cold, positions, some, warm

from ..content import words
from ..content.lines import prices
from ..content.model import HasContent
from ..events import DoorMoved, Went
from ..game import Machina
from ..rules import mind, paths, situation
from ..rules.monsters import situation as situation_of
from ..rules.paths import DESTROY
from ..state import Hunt, MachinaState

SEEDS = range(12)
"""The random games that positions are taken from."""


class Measured(Playable[MachinaState, Machina], HasContent, Protocol):
    """The rules of the game with their content."""


def pinned(rules: HasContent) -> dict[str, dict[str, Any]]:
    """The first scenario with two explorers, the middle one with three, the last one with four."""
    scenarios, explorers = list(rules.content.scenarios), list(rules.content.explorers)
    chosen = {"first": scenarios[0], "middle": scenarios[len(scenarios) // 2], "last": scenarios[-1]}
    return {name: {"scenario": id, "characters": explorers[:size]} for (name, id), size in zip(chosen.items(), (2, 3, 4))}


def benchmarks(rules: Measured) -> list[Measurement]:
    """Each benchmark as a name, a unit, and a function that returns samples."""
    forget = [thing.cache_clear for module in (paths, situation) for thing in vars(module).values() if hasattr(thing, "cache_clear")]
    return [
        ("monster turn", "ms", lambda: warm(some(_turns(rules), WARM))),
        ("monster turn cold", "ms", lambda: cold(some(_turns(rules), COLD), [*forget, rules.content.boards.clear])),
    ]


class MonsterTurn(NamedTuple):
    """A monster with all its stamina."""

    game: Machina
    monster: str

    def solve(self) -> None:
        """Everything that it does until its turn ends. Abilities cost stamina here, but change nothing else."""
        game, s, me = self.game, self.game.state, self.game.state.monsters[self.monster]
        start, closed = me.cell, list(s.closed)
        s.hunt = hunt = Hunt(self.monster, game.traits(self.monster).stamina)
        while True:
            act = mind.next_acts(situation_of(game, self.monster))[1][0]
            if act.do == "end":
                break
            if act.do == "ability":
                cost = prices(game.content.lines[act.ability]).get(words.PayStamina, 0)
                hunt.stamina -= cost
                hunt.used += [] if cost else [act.ability]
            elif act.way.door is not None:
                s.closed.remove(act.way.door)
                hunt.stamina -= DESTROY
                game.tell(DoorMoved(figure=self.monster, how="destroy", cell=act.way.door[0]))
            else:
                me.cell = act.way.cells[-1]
                hunt.stamina -= len(act.way.cells)
                hunt.target, hunt.distance = (act.target, act.around) if act.around else ("", 0)
                game.tell(Went(figure=self.monster, path=act.way.cells, how="move"))
        way, me.cell, s.closed = (me.cell, start), start, closed
        game.tell(Went(figure=self.monster, path=way, how="move"))


def _turns(rules: Measured) -> Iterator[MonsterTurn]:
    """The monsters in positions of random games with all explorers."""
    setup = pinned(rules)["last"]
    for game in positions(rules, [setup], lambda state: bool(state.monsters) and state.outcome is None, SEEDS):
        if game.present():
            yield from (MonsterTurn(game, id) for id, monster in game.state.monsters.items() if monster.cell >= 0)
