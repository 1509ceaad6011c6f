"""The contract: what a game offers to the rest of Undercroft, in one typed object. An entry point in the group `undercroft.games` refers to it.

`Module` is what every game offers; the other protocols are powers that it may have. Nothing is found by the name of a file, an event or a word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from .decision import Decision
from .form import Field
from .lore import Chronicle, Lore
from .packs import PackSource
from .rules import Rules
from .scene import Message
from .signs import SignKind

Setup = dict[str, Any]
Measurement = tuple[str, str, Callable[[], list[float]]]
"""Name, unit, and a function that returns samples."""


class BadPosition(ValueError):
    """An invalid position for the solver. The message says what is wrong."""


@dataclass(frozen=True, kw_only=True)
class SetupForm:
    """What menus ask besides party, scenario and difficulty."""

    fields: tuple[Field, ...] = ()
    profile: type[Struct] | None = None
    """The variants of the rules. Fields with the name of a variant set it; all others are part of the set-up."""
    about: Callable[[Any, str, str], tuple[Message, ...]] = lambda rules, field, value: ()
    """What menus say about an answer: from the rules, the field and the value."""

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of the variants of the rules."""
        return self.profile.__struct_fields__ if self.profile is not None else ()

    def apart(self, answers: Mapping[str, Any]) -> tuple[Setup, Setup]:
        """The answers that belong to the set-up, and those that are variants of the rules."""
        return {k: v for k, v in answers.items() if k not in self.variants}, {k: v for k, v in answers.items() if k in self.variants}


class Solver(Protocol):
    """Works out what an enemy does in a position that is given as plain data."""

    unnamed: bool
    """Whether positions that name no rules are meant for this game."""

    def answer(self, data: bytes) -> dict[str, Any]:
        """Every legal outcome, with the rules that decide. Raises BadPosition."""
        ...

    def lines(self, answer: dict[str, Any]) -> list[str]:
        """An answer as text."""
        ...


@dataclass(frozen=True, kw_only=True)
class Proving:
    """How the long proof and the measurement of balance reach all of a game's content."""

    thorough: Callable[[Any], list[Setup]] | None = None
    """Set-ups that together reach all content; without it, all set-ups."""
    arranged: Callable[[Any, str], list[Setup]] | None = None
    """Set-ups in which an ability line can take effect. The rules are made from the game's packs and the proving ground."""
    ground: Callable[[Any], PackSource] | None = None
    """A pack made for the proof."""
    leaning: Callable[[Any, Decision, str], list[int]] | None = None
    """Which options lead towards an ability line: above 0 if they do, below 0 if they lead away from it."""
    matters: Callable[[Any, Sequence[Mapping[str, Any]]], list[str]] | None = None
    """The parts of the packs that the games of these set-ups, all of one scenario, depend on, as text to compare."""
    weighed: Callable[[Any, list[Setup]], dict[int, list[Setup]]] | None = None
    """The set-ups whose difficulty is measured, by the level of the characters; without it, all, at level 1."""
    bots: tuple[str, ...] = ()
    """The bots that balance is measured with, from the weakest to the strongest; all if there are none here."""
    budget: str = "30"
    """The rollouts of the searching bot."""


@dataclass(frozen=True, kw_only=True)
class Benchmarks:
    """What `undercroft bench` measures of a game."""

    pinned: Callable[[Any], Mapping[str, Setup]]
    """The set-ups in which every measurement is made, by name, the most demanding last."""
    own: Callable[[Any], list[Measurement]] = lambda rules: []
    """The game's own measurements, in addition to those made for all games."""


class Playable(Protocol):
    """What a saved game is read with."""

    title: str

    def packs(self) -> tuple[PackSource, ...]:
        """The packs that come with the game."""
        ...

    def rules(self, packs: Sequence[PackSource]) -> Rules[Any]: ...


class Module(Playable, Protocol):
    """A game: what every game offers. The object that an entry point refers to."""

    name: str

    def rulebook(self) -> tuple[Traversable, ...]:
        """Its rules: Markdown documents with numbered statements."""
        ...

    def locales(self) -> tuple[Traversable, ...]:
        """Its messages: folders with a folder for each language, in the order in which they are searched. The shared messages come last of all."""
        ...

    def setups(self, rules: Any) -> list[Setup]:
        """Every legal pair of scenario and party, as set-ups with sensible defaults."""
        ...


# -- powers that a game may have --------------------------------------------------------------------------------------------
@runtime_checkable
class HasIcon(Protocol):
    """A game with an icon in the lobby, named as in the `game-icons` set."""

    icon: str


@runtime_checkable
class HasForm(Protocol):
    """A game that asks more than party, scenario and difficulty."""

    form: SetupForm


@runtime_checkable
class HasLore(Protocol):
    """A game whose menus know more about characters and scenarios than their ids."""

    lore: Lore


@runtime_checkable
class HasCampaign(Protocol):
    """A game in which something lasts between scenarios."""

    campaign: Chronicle


@runtime_checkable
class HasVocabularies(Protocol):
    """A game with a card language."""

    vocabularies: Mapping[str, Any]
    """Objects of `undercroft.language.lines.Vocabulary` by name."""


@runtime_checkable
class HasSigns(Protocol):
    """A game whose figures bear conditions, ranks or badges."""

    signs: Sequence[SignKind]


@runtime_checkable
class HasSolver(Protocol):
    """A game that can work out what an enemy does in a given position."""

    solver: Solver


@runtime_checkable
class HasProving(Protocol):
    """A game that says how all of its content is reached."""

    proving: Proving


@runtime_checkable
class HasBenchmarks(Protocol):
    """A game that says where its speed is measured."""

    benchmarks: Benchmarks


def setup_form(module: object) -> SetupForm:
    return module.form if isinstance(module, HasForm) else SetupForm()


def proving_of(module: object) -> Proving:
    return module.proving if isinstance(module, HasProving) else Proving()


# -- what can be wrong ------------------------------------------------------------------------------------------------------
TEXTS, FUNCTIONS = ("name", "title"), ("packs", "rules", "setups", "rulebook", "locales")
RECORDS: Mapping[str, type] = {"form": SetupForm, "proving": Proving, "benchmarks": Benchmarks, "vocabularies": Mapping}
"""The powers that are records of a known type."""


def broken(module: object) -> str:
    """What keeps an object from being a game, in a few words; empty if nothing does."""
    lacks = [name for name in TEXTS if not isinstance(getattr(module, name, None), str)]
    lacks += [f"{name}()" for name in FUNCTIONS if not callable(getattr(module, name, None))]
    if lacks:
        return f"it has no {', no '.join(lacks)}"
    return ", ".join(f"{name} is no {kind.__name__}" for name, kind in RECORDS.items() if not isinstance(getattr(module, name, None), kind | None))
