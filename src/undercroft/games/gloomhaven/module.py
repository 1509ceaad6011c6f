"""Gloomhaven as registered with Undercroft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import Path
from typing import Any

from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.orders import Killed
from undercroft.games.haven.texts import folders
from undercroft.kernel.chance import Chance
from undercroft.kernel.contract import Benchmarks, Module, Proving, SetupForm, Solver
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Door
from undercroft.kernel.lore import Lore
from undercroft.kernel.module import GameRules, Parts
from undercroft.kernel.packs import Latest, PackSource
from undercroft.kernel.rules import Migration
from undercroft.kernel.scene import Scene, Tally
from undercroft.language.packs import read_pack
from undercroft.text.rulebook import documents

from .advice.weights import score, weigh
from .content import signs
from .content.loading import load
from .content.model import Content
from .content.words import VOCABULARIES
from .game import Gloom
from .lab.benchmarks import benchmarks, pinned
from .lab.proving import BOTS, arranged, ground, leaning, matters, thorough, weighed
from .lab.solver import SOLVER
from .orders import DoorOpened, Entered, Harm, Stepped
from .rules.abilities import perform, perform_bonus
from .rules.attacks import on_kill
from .rules.damage import suffer
from .rules.migrations import MIGRATIONS
from .rules.overlays import step_on
from .rules.penalties import when_made
from .rules.placing import enter_rift
from .rules.rooms import enter_door
from .rules.rounds import beat
from .rules.scenarios import when_entered, when_opened
from .rules.secrets import imagine
from .rules.setup import FIELDS, Profile, about, new_state
from .state import GloomState
from .table.lore import LORE
from .table.preview import measure, preview, tallies
from .table.view import view
from .table.why import explain

DOOR = Door(
    perform={
        Harm: suffer,  # an ability deals damage; damage is prevented with items, and a dying monster attacks
        Ability: perform_bonus,  # a kill, a rest or an item sets off a line, which may kill, rest or use items in turn
        Spec: perform,  # an ability loots a treasure or uses an item, and these perform abilities
    },
    after={
        Stepped: (step_on,),  # any ability may move a figure into a trap, and the shared rules push and pull figures
        Entered: (enter_door, enter_rift, when_entered),  # the same, and a special rule may move figures or open doors in turn
        Killed: (on_kill,),  # damage of any kind kills, and a kill sets off bonuses and items
        DoorOpened: (when_made, when_opened),  # a special rule opens a door, and an opened door sets off special rules
    },
)
"""The rules that rules below them call."""
PACK = Path(__file__).parents[2] / "packs" / "gloomhaven"


class GloomRules(GameRules[GloomState, Gloom, Content]):
    """The rules of Gloomhaven and their packs."""

    name = "gloomhaven"
    version = "4"
    state_type = GloomState
    migrations: Mapping[str, Migration] = MIGRATIONS
    parts = Parts(
        load=load, new=new_state, game=Gloom, beat=beat, why=explain, preview=preview, measure=measure, score=score, weights=weigh, door=DOOR,
    )  # fmt: skip

    def seats(self, state: GloomState) -> tuple[Seat, ...]:
        return tuple(hero.seat for hero in state.heroes.values())

    def view(self, state: GloomState, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        return view(self.still(state), decisions, seat)

    def imagine(self, state: GloomState, seat: Seat, chance: Chance) -> None:
        imagine(self.content, state, seat, chance)

    def tallies(self, state: GloomState, events: Sequence[Event]) -> tuple[Tally, ...]:
        return tallies(state, events)

    def title(self, id: str) -> str:
        return self.content.title(id)

    def lines(self) -> tuple[str, ...]:
        """Every line of the packs that has an effect, including the attack lines of stat cards."""
        stats = (stat for kind in self.content.monsters.values() for rank in kind.ranks.values() for stat in rank)
        return (*self.content.abilities, *dict.fromkeys(stat.attack_line for stat in stats if stat.attack_line))


class Gloomhaven:
    """The game: what it is called, its packs and rules, and the powers it has."""

    name = "gloomhaven"
    title = "Gloomhaven"
    icon = "dungeon-gate"
    form = SetupForm(fields=FIELDS, profile=Profile, about=about)
    lore: Lore = LORE
    vocabularies = VOCABULARIES
    solver: Solver = SOLVER
    proving = Proving(
        thorough=thorough, arranged=arranged, ground=ground, leaning=leaning, matters=matters, weighed=weighed, bots=BOTS,
    )  # fmt: skip
    benchmarks = Benchmarks(pinned=pinned, own=benchmarks)
    signs = signs.SIGNS
    rules = Latest(GloomRules)

    def packs(self) -> tuple[PackSource, ...]:
        return (read_pack(PACK),)

    def rulebook(self) -> tuple[Traversable, ...]:
        return documents("gloomhaven-scenario", "forgotten-circles")

    def locales(self) -> tuple[Traversable, ...]:
        return folders(__package__)

    def setups(self, rules: GloomRules) -> list[dict[str, Any]]:
        """GH-GEN-02, GH-GEN-03, FC-GEN-01: every scenario with every party of two to four different classes."""
        classes = list(rules.content.classes)
        return [
            {"scenario": scenario, "characters": list(party)}
            for scenario in rules.content.scenarios
            for size in (2, 3, 4)
            for party in combinations(classes, size)
        ]


MODULE: Module = Gloomhaven()
