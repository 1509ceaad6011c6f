"""Balance: games are dealt evenly, faults are found, and figures of the same games are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.bots import BOTS
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import game as find_game
from undercroft.lab import balance as balancing
from undercroft.lab.balance import Balance, Pooled, Study, balance, faults, key_of, read, shares, write
from undercroft.lab.simulation import Order, Row, row

GAME = "buttons-and-bugs"
SETUPS: list[dict[str, Any]] = [{"scenario": "a-rude-welcome", "characters": ["bruiser"]}, {"scenario": "the-bouncer", "characters": ["bruiser"]}]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Scenario and bot of every order, none of which is played."""
    found: list[tuple[str, str]] = []

    def simulate(order: Order, advance: object) -> list[Row]:
        found.extend((setup["scenario"], order.bot) for setup in order.setups)
        return [row(setup, order.bot, []) for setup in order.setups]

    monkeypatch.setattr(balancing, "simulate", simulate)
    return found


def pack() -> PackSource:
    (found,) = find_game(GAME).packs()
    return found


def edited(name: str) -> PackSource:
    source = pack()
    return PackSource(source.id, source.version, source.files | {name: source.files[name] + "# a note\n"})


def test_games_are_dealt_evenly() -> None:
    setups = [{"scenario": "a", "characters": [c]} for c in "xyz"] + [{"scenario": "b", "characters": ["x"]}]
    assert {s: [n for _, n in dealt] for s, dealt in shares(setups, 8).items()} == {"a": [3, 3, 2], "b": [8]}


@pytest.mark.parametrize(
    ("random", "greedy", "search", "said"),
    [
        (0, 5, 20, []),
        (0, 5, 30, ["a: search wins 100%, not between 20% and 95%"]),
        (0, 4, 5, ["a: search wins 17%, not between 20% and 95%"]),
        (0, 0, 9, ["a: greedy wins 0%, random 0%"]),
        (0, 9, 9, ["a: search wins 30%, greedy 30%"]),
        (4, 5, 20, ["random play wins 13% over all, more than 10%"]),
    ],
)
def test_faults(random: int, greedy: int, search: int, said: list[str]) -> None:
    assert faults([Pooled("a", bot, 30, won, 0, 1, 5, 0) for bot, won in zip(BOTS, (random, greedy, search))]) == said


def test_the_same_games_are_played_once(asked: list[tuple[str, str]], tmp_path: Path) -> None:
    out, study = tmp_path / "balance.json", Study(GAME, SETUPS, 2, budget="1")
    assert read(out) is None
    write(balance(study._replace(setups=SETUPS[:1])), out)
    assert asked == [("a-rude-welcome", bot) for bot in BOTS]
    asked.clear()
    kept: list[Balance] = []
    whole = balance(study, read(out), keep=kept.append)
    assert asked == [("the-bouncer", bot) for bot in BOTS]
    assert [r.scenario for r in whole.rows] == ["a-rude-welcome"] * 3 + ["the-bouncer"] * 3
    assert list(whole.keys) == ["a-rude-welcome", "the-bouncer"]
    assert kept == [whole]


@pytest.mark.parametrize("other", [{"games": 3}, {"seed": 1}, {"budget": "2"}, {"packs": (edited("scenarios/01-a-rude-welcome.yaml"),)}])
def test_other_games_are_not_taken_for_them(asked: list[tuple[str, str]], other: dict[str, Any]) -> None:
    study = Study(GAME, SETUPS[:1], 2, budget="1")
    known = balance(study)
    asked.clear()
    assert balance(study, known).rows == known.rows
    assert asked == []
    balance(study._replace(**other), known)
    assert len(asked) == len(BOTS)


def test_a_report_without_all_bots_is_played_again(asked: list[tuple[str, str]]) -> None:
    study = Study(GAME, SETUPS[:1], 2, budget="1")
    known = balance(study)
    asked.clear()
    balance(study, msgspec.structs.replace(known, rows=known.rows[:2]))
    assert len(asked) == len(BOTS)


def test_what_the_games_depend_on() -> None:
    module, scenario = find_game(GAME), "the-bouncer"
    key = key_of(module, (pack(),), scenario)
    for name in ("scenarios/01-a-rude-welcome.yaml", "translations/uk.yaml"):
        assert key_of(module, (edited(name),), scenario) == key, name
    for name in ("scenarios/14-the-bouncer.yaml", "monsters.yaml", "characters/bruiser.yaml", "items.yaml"):
        assert key_of(module, (edited(name),), scenario) != key, name


@pytest.mark.parametrize("program", ["greedy.py", "advice.py"])
def test_a_bot_that_thinks_otherwise_plays_other_games(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, scenario = find_game(GAME), "the-bouncer"
    key = key_of(module, (pack(),), scenario)
    plain = Path.read_text
    monkeypatch.setattr(Path, "read_text", lambda path, *how: plain(path, *how) + ("# more" if path.name == program else ""))
    assert key_of(module, module.packs(), scenario) != key
