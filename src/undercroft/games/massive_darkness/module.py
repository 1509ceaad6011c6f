"""Massive Darkness as registered with the engine."""

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
from undercroft.kernel.event import Event
from undercroft.kernel.lore import Chronicle
from undercroft.kernel.module import GameRules, Parts
from undercroft.kernel.packs import Latest, PackSource
from undercroft.kernel.rules import Migration
from undercroft.kernel.scene import Scene, Tally
from undercroft.language.packs import read_pack
from undercroft.text.rulebook import documents

from .advice.positions import score
from .advice.weights import weigh
from .campaign.campaign import CHRONICLE
from .content import signs
from .content.loading import load
from .content.model import Content
from .content.words import IN_FORCE, VOCABULARIES
from .game import Dark
from .lab.benchmarks import pinned
from .lab.proving import BOTS, arranged, leaning, matters, thorough, weighed
from .rules.migrations import MIGRATIONS
from .rules.rounds import BEATS
from .rules.setup import FIELDS, MOST, Profile, about, new_state
from .state import DarkState
from .table.preview import measure, preview, tallies
from .table.view import view
from .table.why import explain

PACK = Path(__file__).parents[2] / "packs" / "massive_darkness"


class DarkRules(GameRules[DarkState, Dark, Content]):
    """The rules of Massive Darkness with their packs."""

    name = "massive-darkness"
    version = "4"
    state_type = DarkState
    migrations: Mapping[str, Migration] = MIGRATIONS
    parts = Parts(
        load=load, new=new_state, game=Dark, beat=BEATS.play, why=explain, preview=preview, measure=measure, score=score, weights=weigh,
    )  # fmt: skip

    def seats(self, state: DarkState) -> tuple[Seat, ...]:
        return tuple(hero.seat for hero in state.heroes.values())

    def view(self, state: DarkState, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        return view(self.content, state, decisions, seat)

    def imagine(self, state: DarkState, seat: Seat, chance: Chance) -> None:
        """Only future chance is hidden: cards and tokens are picked when they are revealed."""

    def title(self, id: str) -> str:
        return self.content.title(id)

    def tallies(self, state: DarkState, events: Sequence[Event]) -> tuple[Tally, ...]:
        return tallies(state, events)

    def lines(self) -> tuple[str, ...]:
        """All lines except those that are merely in force: standing rules of adventures, behaviours of their enemies, and skills that only enable
        something."""
        adventures = self.content.adventures.values()
        standing = {effect.id for a in adventures for part in (a.always, *(foe.does for foe in a.foes.values())) for effect in part.values()}
        found = {id: line for id, line in self.content.lines.items() if id not in standing}
        return tuple(id for id, line in found.items() if not line.steps or not all(isinstance(step.node, IN_FORCE) for step in line.steps))


class MassiveDarkness:
    """The game: what it is called, its packs and rules, and the powers it has."""

    name = "massive-darkness"
    title = "Massive Darkness"
    icon = "torch"
    form = SetupForm(fields=FIELDS, profile=Profile, about=about)
    campaign: Chronicle = CHRONICLE
    vocabularies = VOCABULARIES
    proving = Proving(thorough=thorough, arranged=arranged, leaning=leaning, matters=matters, weighed=weighed, bots=BOTS)
    benchmarks = Benchmarks(pinned=pinned)
    signs = signs.SIGNS
    rules = Latest(DarkRules)

    def packs(self) -> tuple[PackSource, ...]:
        return (read_pack(PACK),)

    def rulebook(self) -> tuple[Traversable, ...]:
        return documents("massive-darkness")

    def locales(self) -> tuple[Traversable, ...]:
        return (files(__package__).joinpath("locales"),)

    def setups(self, rules: DarkRules) -> list[dict[str, Any]]:
        """MD-SET-03, MD-SET-10: every adventure with every party of one to six different heroes."""
        heroes = list(rules.content.heroes)
        return [
            {"scenario": adventure, "characters": list(party)}
            for adventure in rules.content.adventures
            for size in range(1, MOST + 1)
            for party in combinations(heroes, size)
        ]


MODULE: Module = MassiveDarkness()
