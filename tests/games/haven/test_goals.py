"""Goals are looked at again only after something has happened: nothing that they read changes silently."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.bots import RandomBot, play
from undercroft.games.haven.rules import scenarios
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.table import Table
from undercroft.presentation.pairs import spread


@pytest.mark.parametrize("name", ["buttons-and-bugs", "gloomhaven"])
def test_what_is_not_looked_at_has_not_changed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every time the check is left out, the goal and the losses are what they were."""
    module = find_game(name)
    rules = module.rules(module.packs())
    undecided, skipped = scenarios.undecided, 0

    def watched(game: Any) -> bool:
        nonlocal skipped
        s, look = game.state, undecided(game)
        if not look:
            skipped += 1
            assert s.won or not all(map(game.holds, game.scenario.goal)), f"{s.scenario}: the goal was met without an event"
            assert s.lost or not any(map(game.holds, game.scenario.loss)), f"{s.scenario}: a loss came without an event"
        return look

    monkeypatch.setattr(f"undercroft.games.{name.replace('-', '_')}.rules.rounds.undecided", watched)
    for n, setup in enumerate(spread(module.setups(rules))[:: 3 if name == "gloomhaven" else 1][:120]):
        play(Table(rules, setup, n, listen=False, remember=False), RandomBot(n))
    assert skipped > 200
