"""Machina Arcana as registered with the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import Path
from typing import Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.contract import Benchmarks, Module, Proving, SetupForm
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.game import Door
from undercroft.kernel.lore import Lore
from undercroft.kernel.module import GameRules, Parts
from undercroft.kernel.packs import Latest, PackSource
from undercroft.kernel.rules import Migration
from undercroft.kernel.scene import Scene
from undercroft.language.packs import read_pack
from undercroft.text.rulebook import documents

from .advice.positions import score
from .advice.weights import weigh
from .content import signs
from .content.board import MOST
from .content.loading import load
from .content.model import Content
from .content.words import VOCABULARIES
from .game import Machina
from .lab.benchmarks import benchmarks, pinned
from .lab.proving import arranged, leaning, matters
from .lab.solver import SOLVER
from .rules import abilities, cards, effects, endgame, inventory, item_words, monsters, spaces, turns
from .rules.attacks import Attacking, Damaged
from .rules.harm import Died, Dying
from .rules.items import Equipped, Gained
from .rules.moves import Stopped
from .rules.rounds import BEATS
from .rules.secrets import imagine
from .rules.setup import FIELDS, Profile, about, new_state
from .rules.spawning import Entered
from .state import MachinaState
from .table.lore import LORE
from .table.preview import measure, preview
from .table.view import view
from .table.why import explain

PACK = Path(__file__).parents[2] / "packs" / "machina_arcana"
DOOR = Door(
    perform={
        **effects.PERFORM, **monsters.PERFORM, **endgame.PERFORM, **cards.PERFORM, **item_words.PERFORM, spaces.Workbench: inventory.workbench,
        spaces.EventSpace: turns.event_space, spaces.FreeTrade: inventory.free_trade, spaces.FreeInventory: inventory.free_inventory,
    },
    after={
        Damaged: (abilities.after_damage, spaces.damaged), Died: (abilities.after_death,), Equipped: (abilities.after_equipping,),
        Attacking: (abilities.around_attack,), Dying: (abilities.instead_of_dying,), Gained: (abilities.after_gaining,),
        Entered: (abilities.after_entering,), Stopped: (spaces.stopped,),
    },
)  # fmt: skip


class MachinaRules(GameRules[MachinaState, Machina, Content]):
    """The rules of Machina Arcana with their packs."""

    name = "machina-arcana"
    version = "1"
    state_type = MachinaState
    migrations: Mapping[str, Migration] = {}
    parts = Parts(
        load=load, new=new_state, game=Machina, beat=BEATS.play, why=explain, preview=preview, measure=measure, score=score, weights=weigh, door=DOOR,
    )  # fmt: skip

    def seats(self, state: MachinaState) -> tuple[Seat, ...]:
        return tuple(explorer.seat for explorer in state.explorers.values())

    def results(self, state: MachinaState) -> dict[Seat, bool]:
        """MA-GEN-06: only explorers alive at the moment of victory share it."""
        return {explorer.seat: state.outcome == "won" and not explorer.dead for explorer in state.explorers.values()}

    def view(self, state: MachinaState, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        return view(self.content, state, decisions, seat)

    def imagine(self, state: MachinaState, seat: Seat, chance: Chance) -> None:
        imagine(state, chance)

    def title(self, id: str) -> str:
        return self.content.title(id)

    def lines(self) -> tuple[str, ...]:
        """All lines that do something at some moment; passive abilities in force are reported with what they change."""
        return tuple(id for id, line in self.content.lines.items() if line.trigger is not None or "/passive/" not in id)


class MachinaArcana:
    """The game: what it is called, its packs and rules, and the powers it has."""

    name = "machina-arcana"
    title = "Machina Arcana"
    icon = "gear-hammer"
    vocabularies = VOCABULARIES
    solver = SOLVER
    form = SetupForm(fields=FIELDS, profile=Profile, about=about)
    proving = Proving(arranged=arranged, leaning=leaning, matters=matters)
    benchmarks = Benchmarks(pinned=pinned, own=benchmarks)
    signs = signs.SIGNS
    lore: Lore = LORE
    rules = Latest(MachinaRules)

    def packs(self) -> tuple[PackSource, ...]:
        return (read_pack(PACK),)

    def rulebook(self) -> tuple[Traversable, ...]:
        return documents("machina-arcana")

    def locales(self) -> tuple[Traversable, ...]:
        return (files(__package__).joinpath("locales"),)

    def setups(self, rules: MachinaRules) -> list[dict[str, Any]]:
        """MA-GEN-01, MA-SET-25: every scenario with every party of one to four different explorers."""
        explorers = list(rules.content.explorers)
        return [
            {"scenario": scenario, "characters": list(party)}
            for scenario in rules.content.scenarios
            for size in range(1, MOST + 1)
            for party in combinations(explorers, size)
        ]


MODULE: Module = MachinaArcana()
