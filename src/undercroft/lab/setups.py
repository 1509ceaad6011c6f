"""The set-ups in which a game is measured and proven, and what it says about them. A game that says nothing gets sensible defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from undercroft.bots import BOTS
from undercroft.kernel.contract import HasBenchmarks, Measurement, Module, Setup, proving_of
from undercroft.kernel.decision import Decision
from undercroft.kernel.packs import PackSource
from undercroft.kernel.rules import Rules
from undercroft.kernel.table import Table

Lean = Callable[[Table[Any], Decision, str], list[int]]
"""From a table, a decision and the id of an ability line: a number for every option."""


def measurements(module: Module, rules: Rules[Any]) -> list[Measurement]:
    """The game's own measurements, in addition to those made for all games."""
    return list(module.benchmarks.own(rules)) if isinstance(module, HasBenchmarks) else []


def pinned_setups(module: Module, rules: Rules[Any]) -> dict[str, Mapping[str, Any]]:
    """The set-ups in which every measurement is made, by name, the most demanding last. A game that names none is measured in its first and its
    last one."""
    if isinstance(module, HasBenchmarks):
        return dict(module.benchmarks.pinned(rules))
    setups = module.setups(rules)
    return {"first": setups[0], "last": setups[-1]}


def thorough_setups(module: Module, rules: Rules[Any]) -> list[Setup]:
    """Set-ups that together reach all content."""
    tell = proving_of(module).thorough
    return module.setups(rules) if tell is None else list(tell(rules))


def proving_packs(module: Module) -> tuple[PackSource, ...] | None:
    """The packs that `arranged_setups` uses: the game's own and, if the game needs one, a pack made for the proof. None if the game arranges
    nothing."""
    proving = proving_of(module)
    if proving.arranged is None:
        return None
    return module.packs() if proving.ground is None else (*module.packs(), proving.ground(module.rules(module.packs())))


def arranged_setups(module: Module, rules: Rules[Any], line: str) -> list[Setup]:
    """Set-ups in which an ability line can take effect. `rules` must be made from the proving packs."""
    arrange = proving_of(module).arranged
    return [] if arrange is None else list(arrange(rules, line))


def leaning(module: Module) -> Lean:
    """How a game says which options lead towards an ability line: above 0 if they do, below 0 if they lead away from it."""
    return proving_of(module).leaning or no_lean


def no_lean(table: Table[Any], decision: Decision, line: str) -> list[int]:
    return [0] * len(decision.options)


def matters(module: Module, rules: Rules[Any], setups: Sequence[Mapping[str, Any]]) -> list[str] | None:
    """The parts of the packs that the games of these set-ups (of one scenario) depend on, as text to compare. None if the game does not say."""
    tell = proving_of(module).matters
    return None if tell is None else list(tell(rules, setups))


def weighed_setups(module: Module, rules: Rules[Any]) -> dict[int, list[Setup]]:
    """The set-ups whose difficulty is measured, by the level of the characters. A game may leave out party sizes, and scenarios that are different
    every time, and measure only some scenarios at higher levels."""
    tell, setups = proving_of(module).weighed, module.setups(rules)
    return {1: setups} if tell is None else dict(tell(rules, setups))


class Weighing(NamedTuple):
    """Who plays where difficulty is measured: bots from the weakest to the strongest, and the budget of those that have one."""

    bots: tuple[str, ...]
    budget: str


def weighing(module: Module) -> Weighing:
    """The bots that the game wants measured; all if it does not say."""
    proving = proving_of(module)
    return Weighing(proving.bots or tuple(BOTS), proving.budget)
