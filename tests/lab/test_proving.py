"""The proof of ability lines: who looks for them, in which arranged games, and what counts as doing something."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.content.words import FocusOn, Special
from undercroft.games.gloomhaven.events import Focused, Skipped, Worked
from undercroft.games.gloomhaven.lab.proving import GROUND, arranged, thorough
from undercroft.games.gloomhaven.module import MODULE, GloomRules
from undercroft.kernel.chance import Chance
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.event import Event
from undercroft.kernel.table import Table
from undercroft.lab import coverage
from undercroft.lab.coverage import EagerBot, Hunt, silent_lines
from undercroft.lab.setups import proving_packs

RULES = MODULE.rules(MODULE.packs())


@pytest.fixture(scope="module")
def proving() -> GloomRules:
    packs = proving_packs(MODULE)
    assert packs is not None
    return MODULE.rules(packs)


def heard(rules: GloomRules, line: str, games: int = 24) -> list[Event]:
    """The events of a line in the games arranged for it, up to the first in which it did something."""
    for n, setup in enumerate(arranged(rules, line)[:games]):
        table: Table[Any] = Table(rules, setup, n)
        coverage.play(table, EagerBot(n, line))
        found = [event for event in table.events if event.line == line and not event.IDLE]
        if found:
            return found
    return []


def test_there_is_a_proving_ground_for_every_monster(proving: GloomRules) -> None:
    assert set(proving.lines()) == set(RULES.lines())
    assert len(proving.content.scenarios) == len(RULES.content.scenarios) + len(RULES.content.monsters)
    for kind, monster in RULES.content.monsters.items():
        table: Table[Any] = Table(proving, {"scenario": f"{GROUND}-{kind}", "characters": list(RULES.content.classes)[:4]}, 1)
        while table.state.phase != "select":
            assert table.decision is not None
            table.choose(table.decision.keys[0], table.decision.seat)
        assert {f.rank for f in table.state.figures.values() if f.kind == kind} == set(monster.ranks)


def test_every_line_has_arranged_games_that_are_legal(proving: GloomRules) -> None:
    for line in proving.lines():
        setups = arranged(proving, line)
        assert len(setups) >= 24, line
        for setup in (setups[0], setups[-1]):
            proving.new(setup, {}, Chance(0))


def test_thorough_set_ups_reach_all_levels_and_classes() -> None:
    setups = thorough(RULES)
    assert {s["scenario"] for s in setups} == set(RULES.content.scenarios)
    assert {s["level"] for s in setups} == set(range(8))
    assert {s["levels"] for s in setups} == set(range(1, 10))
    assert {c for s in setups for c in s["characters"]} == set(RULES.content.classes)


def test_an_arranged_game_has_what_its_line_stands_on(proving: GloomRules) -> None:
    content = proving.content
    for card in content.cards.values():
        setup = arranged(proving, f"card/{card.id}/top/0")[3]
        assert card.id in setup["cards"][card.owner]
    for item in content.items:
        owners = {owner for setup in arranged(proving, f"item/{item}/0") for owner, items in setup["items"].items() if item in items}
        assert owners == set(content.classes)
    for kind, monster in content.monsters.items():
        for stats in monster.ranks.values():
            for level, stat in enumerate(stats):
                for line in filter(None, (stat.trait_line, stat.attack_line)):
                    setups = arranged(proving, line)
                    assert {setup["scenario"] for setup in setups} == {f"{GROUND}-{kind}"}
                    assert level in {setup["level"] for setup in setups}


def first(rules: GloomRules, node: type) -> str:
    return next(id for id, ability in rules.content.abilities.items() if ability.specs and isinstance(ability.specs[0].node, node))


def test_lines_that_stand_for_others_tell_of_themselves(proving: GloomRules) -> None:
    """A card that calls for a boss's special action, a line that chooses the focus, what a stat card says of attacks."""
    assert {type(event) for event in heard(proving, first(proving, Special))} == {Worked}
    assert {type(event) for event in heard(proving, first(proving, FocusOn))} == {Focused}
    stats = [stat for kind in proving.content.monsters.values() for rank in kind.ranks.values() for stat in rank]
    line = next(stat.attack_line for stat in stats if stat.attack_line)
    assert line in proving.lines()
    assert {type(event) for event in heard(proving, line)} == {Worked}


def test_what_is_not_done_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    hunt = Hunt(RULES)
    one, two = sorted(hunt.missing)[:2]
    told = [Skipped(figure="a", what="price", line=one), Worked(figure="a", what="bonus", line=two)]
    monkeypatch.setattr(coverage, "play", lambda table, bot: None)

    class Quiet:
        events = told

    monkeypatch.setattr(coverage, "Table", lambda *arguments, **named: Quiet())
    hunt.listen(RULES, {}, 0, hunt.curious)
    assert set(RULES.lines()) - hunt.missing == {two}
    assert hunt.games == 1


def test_an_eager_player_likes_what_the_line_stands_on(monkeypatch: pytest.MonkeyPatch) -> None:
    options = (Option("top:axe", 0), Option("basic-top:axe", 1), Option("bottom:axe", 2), Option("top:bow", 3))
    decision = Decision(0, "turn", options)
    monkeypatch.setattr(coverage, "weights", lambda table, decision: [1.0] * 4)
    bot: Any = EagerBot(1, "card/axe/top/0")
    taken = [bot.choose(None, decision) for _ in range(400)]
    assert taken.count("top:axe") > 250
    assert set(taken) == {option.key for option in options}


def test_lines_that_stay_silent_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played until every line is heard; one that cannot be is named in the end, after its arranged games."""
    listened: list[str] = []

    def listen(self: Hunt, rules: Any, setup: Any, seed: int, bot: Any, policy: Any = None) -> None:
        self.games += 1
        if isinstance(bot, EagerBot):
            listened.append(setup["scenario"])
            self.missing = {line for line in self.missing if line.startswith("deck/")}

    monkeypatch.setattr(Hunt, "listen", listen)
    monkeypatch.setattr(coverage, "ARRANGED_GAMES", 2)
    silent, games = silent_lines(MODULE)
    assert silent == sorted(line for line in RULES.lines() if line.startswith("deck/"))
    assert len(listened) == 1 + 2 * len(silent)
    assert games == 2 * len(thorough(RULES)) + len(listened)
