"""Skirmish as registered with Undercroft: the first file to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from undercroft.kernel.chance import SEEDED, Chance, Policy
from undercroft.kernel.contract import Module
from undercroft.kernel.decision import Decision, Flow, Seat
from undercroft.kernel.event import Event
from undercroft.kernel.packs import Latest, PackSource
from undercroft.kernel.rules import Migration
from undercroft.kernel.scene import Reason, Scene
from undercroft.language.packs import read_pack

from . import advice
from .content import load
from .game import Skirmish
from .lore import SkirmishLore
from .rules.rounds import beat
from .rules.setup import new_state, setups
from .state import State
from .view import view
from .why import explain
from .words import CARD_TEXT


class SkirmishRules:
    """The rules with their packs."""

    name = "skirmish"
    version = "1"
    state_type = State
    migrations: Mapping[str, Migration] = {}

    def __init__(self, packs: Sequence[PackSource]) -> None:
        self.packs = tuple(packs)
        self.content = load(self.packs)

    def new(self, setup: Mapping[str, Any], profile: Mapping[str, Any], chance: Chance) -> State:
        return new_state(self.content, setup, profile, chance)

    def game(self, state: State, policy: Policy, events: list[Event] | None) -> Skirmish:
        return Skirmish(self.content, state, policy, events)

    def beat(self, game: Skirmish) -> Flow[None]:
        return beat(game)

    def outcome(self, state: State) -> str | None:
        return state.outcome

    def results(self, state: State) -> dict[Seat, bool]:
        return dict.fromkeys(self.seats(state), state.outcome == "won")

    def round(self, state: State) -> int:
        return state.round

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (0, 1)

    def view(self, state: State, decisions: Sequence[Decision], seat: Seat | None) -> Scene:
        return view(self.game(state, SEEDED, None), decisions)

    def imagine(self, state: State, seat: Seat, chance: Chance) -> None:
        """Nothing is hidden but what the die will show."""

    def lines(self) -> tuple[str, ...]:
        return tuple(ability.id for ability in self.content.abilities())

    def translated(self, text: str, locale: str) -> str:
        said = (scenario.introduction for scenario in self.content.scenarios.values())
        return next((prose.get(locale, text) for prose in said if prose["en"] == text), text)

    def why(self, state: State, events: Sequence[Event]) -> tuple[Reason, ...]:
        return explain(self.game(state, SEEDED, None), events)

    def score(self, game: Skirmish, seat: Seat) -> float:
        return advice.score(game)

    def weights(self, game: Skirmish, decision: Decision) -> list[float]:
        return advice.weights(game, decision)


RULES = Latest(SkirmishRules)


class SkirmishModule:
    """The game: what it is called, its packs and rules, and the powers it has."""

    name = "skirmish"
    title = "Skirmish"
    icon = "crossed-swords"
    lore = SkirmishLore()
    vocabularies = {"card": CARD_TEXT}

    def packs(self) -> tuple[PackSource, ...]:
        return (read_pack(Path(__file__).parent / "pack"),)

    def rules(self, packs: Sequence[PackSource]) -> SkirmishRules:
        return RULES(packs)

    def setups(self, rules: SkirmishRules) -> list[dict[str, Any]]:
        return setups(rules.content)

    def rulebook(self) -> tuple[Traversable, ...]:
        return (files(__package__).joinpath("rulebook.md"),)

    def locales(self) -> tuple[Traversable, ...]:
        return (files(__package__).joinpath("locales"),)


MODULE: Module = SkirmishModule()
