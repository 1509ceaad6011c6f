"""Buttons & Bugs as registered with Undercroft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from undercroft.games.haven.content import words
from undercroft.games.haven.content.abilities import Spec
from undercroft.games.haven.orders import Killed
from undercroft.games.haven.texts import folders
from undercroft.kernel import lore
from undercroft.kernel.chance import Chance
from undercroft.kernel.contract import Benchmarks, Module, Proving, SetupForm
from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.game import Door
from undercroft.kernel.module import GameRules, Parts
from undercroft.kernel.packs import Latest, PackSource
from undercroft.kernel.rules import Migration
from undercroft.kernel.scene import Scene, Tally
from undercroft.language.packs import read_pack
from undercroft.text.rulebook import documents

from .advice.weights import score, weigh
from .campaign.campaign import CHRONICLE
from .content import signs
from .content.loading import load
from .content.model import Content
from .content.words import VOCABULARIES
from .game import PLAYER, Bugs
from .lab.benchmarks import benchmarks, pinned
from .lab.proving import BOTS, BUDGET, matters, thorough
from .orders import Entered, Harm
from .rules.abilities import control, perform
from .rules.attacks import on_kill
from .rules.damage import suffer
from .rules.migrations import MIGRATIONS
from .rules.rounds import BEATS
from .rules.scenarios import when_entered
from .rules.setup import FIELDS, Profile, about, new_state
from .state import BugState
from .table.preview import measure, preview, tallies
from .table.view import view
from .table.why import explain

PACK = Path(__file__).parents[2] / "packs" / "buttons_and_bugs"

DOOR = Door(
    perform={Harm: suffer, Spec: perform, words.Control: control},
    after={Entered: [when_entered], Killed: [on_kill]},
)
"""Suffering damage, performing a character's ability and controlling a monster can happen in the middle of most other rules."""


class BugRules(GameRules[BugState, Bugs, Content]):
    """The rules of Buttons & Bugs and their packs."""

    name = "buttons-and-bugs"
    version = "4"
    state_type = BugState
    migrations: Mapping[str, Migration] = MIGRATIONS
    parts = Parts(
        load=load, new=new_state, game=Bugs, beat=BEATS.play, why=explain, preview=preview, measure=measure, score=score, weights=weigh, door=DOOR,
    )  # fmt: skip

    def seats(self, state: BugState) -> tuple[Seat, ...]:
        return (PLAYER,)

    def view(self, state: BugState, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        return view(self.still(state), decisions, seat)

    def imagine(self, state: BugState, seat: Seat, chance: Chance) -> None:
        """A solo game hides nothing but chance."""

    def tallies(self, state: BugState, events: Sequence[Event]) -> tuple[Tally, ...]:
        return tallies(events)

    def title(self, id: str) -> str:
        return self.content.title(id)

    def lines(self) -> tuple[str, ...]:
        return tuple(self.content.abilities)


class ButtonsAndBugs:
    """The game: what it is called, its packs and rules, and the powers it has."""

    name = "buttons-and-bugs"
    title = "Gloomhaven: Buttons & Bugs"
    icon = "acorn"
    form = SetupForm(fields=FIELDS, profile=Profile, about=about)
    campaign: lore.Chronicle = CHRONICLE
    vocabularies = VOCABULARIES
    proving = Proving(thorough=thorough, matters=matters, bots=BOTS, budget=BUDGET)
    benchmarks = Benchmarks(pinned=pinned, own=benchmarks)
    signs = signs.SIGNS
    rules = Latest(BugRules)

    def packs(self) -> tuple[PackSource, ...]:
        return (read_pack(PACK),)

    def rulebook(self) -> tuple[Traversable, ...]:
        return documents("buttons-and-bugs")

    def locales(self) -> tuple[Traversable, ...]:
        return folders(__package__)

    def setups(self, rules: BugRules) -> list[dict[str, Any]]:
        """Every legal pair of scenario and character."""
        return [
            {"scenario": scenario, "characters": [character]}
            for scenario, card in rules.content.scenarios.items()
            for character in rules.content.characters
            if card.allows(character)
        ]


MODULE: Module = ButtonsAndBugs()
