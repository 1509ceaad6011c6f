"""What bots keep for one weighing changes no weight."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.bots.advised import draw
from undercroft.games.gloomhaven.advice import weights as advice
from undercroft.games.gloomhaven.advice.plans import Plans
from undercroft.games.gloomhaven.module import MODULE
from undercroft.kernel.chance import Chance
from undercroft.kernel.table import Table

CHOICES = 120


class Sieve(dict[Any, Any]):
    """A dictionary that keeps nothing."""

    def __setitem__(self, key: Any, value: Any) -> None:
        pass


class Forgetful(Plans):
    """Plans that work out everything anew each time."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        kept = [name for name, value in vars(self).items() if isinstance(value, dict)]
        assert "_halves" in kept
        for name in kept:
            setattr(self, name, Sieve())


@pytest.mark.parametrize(("first", "size", "seed"), [(0, 4, 1), (1, 3, 2), (2, 2, 3)])
def test_kept_values_are_those_worked_out_anew(monkeypatch: pytest.MonkeyPatch, first: int, size: int, seed: int) -> None:
    rules = MODULE.rules(MODULE.packs())
    scenarios = list(rules.content.scenarios)
    table = Table(rules, {"scenario": scenarios[first * len(scenarios) // 3], "characters": list(rules.content.classes)[first : first + size]}, seed)
    chance, prompts = Chance(seed), set()
    for _ in range(CHOICES):
        decision = table.decision
        if decision is None:
            break
        kept = advice.weigh(table.game, decision)
        with monkeypatch.context() as patch:
            patch.setattr(advice, "Plans", Forgetful)
            assert advice.weigh(table.game, decision) == kept
        prompts.add(decision.prompt)
        table.choose(decision.options[draw(chance, kept)].key, decision.seat)
    assert prompts >= {"select", "select-second", "turn", "move"}
