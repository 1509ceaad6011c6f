"""Balance: games are dealt evenly over fair parties, faults are found, and figures of the same games are kept."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.bots import BOTS
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import game as find_game
from undercroft.lab import balance as balancing
from undercroft.lab.balance import Balance, Pooled, Study, Task, balance, cells, count, faults, key_of, print_of, read, write
from undercroft.lab.pairs import spread
from undercroft.lab.simulation import Order, Row, batches, row

GAME, PARTIES = "buttons-and-bugs", "gloomhaven"
SETUPS: list[dict[str, Any]] = [{"scenario": "a-rude-welcome", "characters": ["bruiser"]}, {"scenario": "the-bouncer", "characters": ["bruiser"]}]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, str]]:
    """Scenario, size of party and bot of every order, none of which is played: every game is lost."""
    found: list[tuple[str, int, str]] = []

    def simulate(order: Order, advance: object) -> list[Row]:
        found.extend(dict.fromkeys((setup["scenario"], len(setup["characters"]), order.bot) for setup in order.setups))
        return [msgspec.structs.replace(row(setup, order.bot, []), lost=order.games + (n < order.more)) for n, setup in enumerate(order.setups)]

    monkeypatch.setattr(balancing, "simulate", simulate)
    return found


def pack(game: str = GAME) -> PackSource:
    (found,) = find_game(game).packs()
    return found


def edited(name: str, game: str = GAME, old: str = "", new: str = "# a note\n") -> PackSource:
    source = pack(game)
    text = source.files[name]
    assert old in text
    return PackSource(source.id, source.version, source.files | {name: text.replace(old, new, 1) if old else text + new})


# -- which games ----------------------------------------------------------------------------------------------------------
def fair(people: int, sizes: tuple[int, ...]) -> list[dict[str, Any]]:
    who = [f"c{n}" for n in range(people)]
    return [{"scenario": s, "characters": list(p)} for s in ("a", "b") for size in sizes for p in combinations(who, size)]


@pytest.mark.parametrize("people", [4, 6, 7, 11])
def test_everybody_comes_in_about_equally_often(people: int) -> None:
    chosen = spread(fair(people, (2, 3, 4)))
    for scenario in ("a", "b"):
        parties = [tuple(s["characters"]) for s in chosen if s["scenario"] == scenario]
        assert len(set(parties)) == len(parties)
        sizes = Counter(map(len, parties))
        assert all(sizes[size] >= 3 for size in (2, 3)), sizes
        assert sizes[4] >= (3 if people > 4 else 1)
        for size in (2, 3, 4):
            assert len({c for party in parties if len(party) == size for c in party}) == people
        often = Counter(c for party in parties for c in party)
        assert max(often.values()) - min(often.values()) <= 1


def test_what_is_chosen_of_a_scenario_does_not_depend_on_others() -> None:
    setups = fair(7, (2, 3, 4))
    assert [s for s in spread(setups) if s["scenario"] == "b"] == spread([s for s in setups if s["scenario"] == "b"])


def test_who_plays_alone_is_not_left_out() -> None:
    module = find_game(GAME)
    setups = module.setups(module.rules(module.packs()))
    assert sorted(map(repr, spread(setups))) == sorted(map(repr, setups))


@pytest.mark.parametrize(("games", "wanted"), [(8, [3, 3, 2]), (2, [1, 1])])
def test_games_are_dealt_evenly(games: int, wanted: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    orders: list[Order] = []
    monkeypatch.setattr(balancing, "simulate", lambda order, advance: orders.append(order) or [])
    setups = [{"scenario": "a", "characters": [c]} for c in "xyz"]
    balancing.play_all(Study(GAME, setups, games), setups, "greedy", int)
    dealt = Counter(batch.pair for batch in batches(orders[0]) for _ in batch.seeds)
    assert [dealt[n] for n in range(len(wanted))] == wanted
    assert sum(dealt.values()) == games


# -- faults ---------------------------------------------------------------------------------------------------------------
def pooled(bot: str, won: int, size: int = 1, games: int = 30, errors: int = 0) -> Pooled:
    return Pooled("a", size, 4, bot, "30" if bot == "search" else "", 0, games, won, 0, 1, 5, errors, "")


@pytest.mark.parametrize(
    ("random", "greedy", "search", "said"),
    [
        (0, 5, 20, []),
        (0, 5, 30, ["a: too easy: search wins 100%, not between 20% and 95%"]),
        (0, 4, 5, ["a: too hard: search wins 17%, not between 20% and 95%"]),
        (0, 0, 9, ["a: greedy wins 0%, random 0%"]),
        (0, 9, 9, ["a: search wins 30%, greedy 30%"]),
        (4, 5, 20, ["random play wins 13% over all, more than 10%"]),
    ],
)
def test_faults(random: int, greedy: int, search: int, said: list[str]) -> None:
    assert faults([pooled(bot, won) for bot, won in zip(BOTS, (random, greedy, search))]) == said


def test_every_size_is_judged_by_the_strongest_bot_that_played_it() -> None:
    rows = [pooled("greedy", 3, 2), pooled("search", 10, 2), pooled("greedy", 29, 3), pooled("greedy", 15, 4, errors=1)]
    assert faults(rows) == ["a with 4 characters: 1 errors with greedy", "a with 3 characters: too easy: greedy wins 97%, not between 20% and 95%"]
    assert [line[-1] for line in cells(Balance(PARTIES, rows, []))] == ["", "within", "too easy", "within"]


def test_who_thinks_more_is_compared_over_the_sizes_both_played() -> None:
    rows = [pooled("greedy", 15, 2), pooled("search", 14, 2), pooled("greedy", 10, 3), pooled("search", 12, 3), pooled("greedy", 28, 4)]
    assert faults(rows) == []
    assert faults([*rows, pooled("search", 25, 4)]) == ["a: search wins 57%, greedy 59%"]


# -- the same games -------------------------------------------------------------------------------------------------------
def test_the_same_games_are_played_once(asked: list[tuple[str, int, str]], tmp_path: Path) -> None:
    out, study = tmp_path / "balance.json", Study(GAME, SETUPS, 2, budget="1")
    assert read(out) is None
    write(balance(study._replace(setups=SETUPS[:1])), out)
    assert asked == [("a-rude-welcome", 1, bot) for bot in BOTS]
    asked.clear()
    kept: list[Balance] = []
    known = read(out)
    assert known is not None
    whole = balance(study, known, keep=kept.append)
    assert asked == [("the-bouncer", 1, bot) for bot in BOTS]
    asked.clear()
    assert balance(study, whole).rows == whole.rows
    assert asked == []
    assert [r.scenario for r in whole.rows] == ["a-rude-welcome"] * 3 + ["the-bouncer"] * 3
    assert kept[-1] == whole


def party_setups(*scenarios: str) -> list[Any]:
    module = find_game(PARTIES)
    setups = module.setups(module.rules(module.packs()))
    return [setup for setup in spread(setups) if setup["scenario"] in scenarios]


def scenarios_of(game: str) -> list[str]:
    module = find_game(game)
    return list(dict.fromkeys(setup["scenario"] for setup in module.setups(module.rules(module.packs()))))


def test_a_long_run_can_be_cut_up(asked: list[tuple[str, int, str]]) -> None:
    """By bot, size and scenario, with other numbers of games; what was played before stays in the report."""
    one, two = scenarios_of(PARTIES)[:2]
    setups = party_setups(one)
    small = [setup for setup in setups if len(setup["characters"]) == 2]
    first = balance(Study(PARTIES, small, 12, ("greedy",)))
    assert asked == [(one, 2, "greedy")]
    second = balance(Study(PARTIES, setups, 12, ("greedy",)), first)
    assert asked[1:] == [(one, 3, "greedy"), (one, 4, "greedy")]
    third = balance(Study(PARTIES, small, 6, ("search",), budget="5"), second)
    assert asked[3:] == [(one, 2, "search")]
    fourth = balance(Study(PARTIES, party_setups(two), 4, ("greedy",), seed=9), third)
    assert [(r.scenario, r.size, r.bot, r.games, r.budget) for r in fourth.rows] == [
        (one, 2, "greedy", 12, ""), (one, 2, "search", 6, "5"), (one, 3, "greedy", 12, ""), (one, 4, "greedy", 12, ""),
        *((two, size, "greedy", 4, "") for size in (2, 3, 4)),
    ]  # fmt: skip
    asked.clear()
    assert balance(Study(PARTIES, setups, 12, ("greedy",), budget="7"), fourth) == fourth, "a budget is nothing to a bot that has none"
    assert asked == []
    assert count(Study(PARTIES, setups, 12, ("greedy", "search"))) == 3 * 12 * 2


@pytest.mark.parametrize("other", [{"games": 3}, {"seed": 1}, {"budget": "2"}, {"packs": (edited("scenarios/01-a-rude-welcome.yaml"),)}])
def test_other_games_are_not_taken_for_them(asked: list[tuple[str, int, str]], other: dict[str, Any]) -> None:
    study = Study(GAME, SETUPS[:1], 2, budget="1")
    known = balance(study)
    asked.clear()
    assert balance(study, known).rows == known.rows
    assert asked == []
    balance(study._replace(**other), known)
    assert [bot for _, _, bot in asked] == (["search"] if "budget" in other else list(BOTS))


def test_a_report_of_another_game_says_nothing(asked: list[tuple[str, int, str]]) -> None:
    study = Study(GAME, SETUPS[:1], 2)
    known = balance(study)
    asked.clear()
    balance(study, msgspec.structs.replace(known, game=PARTIES))
    assert len(asked) == len(BOTS)


def test_what_the_games_depend_on() -> None:
    module, setups = find_game(GAME), SETUPS[1:]
    found = print_of(module, (pack(),), setups)
    for name in ("scenarios/01-a-rude-welcome.yaml", "translations/uk.yaml"):
        assert print_of(module, (edited(name),), setups) == found, name
    for name in ("scenarios/14-the-bouncer.yaml", "monsters.yaml", "characters/bruiser.yaml", "items.yaml"):
        assert print_of(module, (edited(name),), setups) != found, name
    assert print_of(module, (pack(),), [{**setups[0], "characters": ["tinkerer"]}]) != found
    assert len({key_of(found, task) for task in (Task("greedy", 9, 0, ""), Task("search", 9, 0, ""), Task("greedy", 8, 0, ""))}) == 3


@pytest.mark.parametrize(("game", "scenario", "program"), [(GAME, "the-bouncer", "greedy.py"), (GAME, "the-bouncer", "advice.py"),
                                                          ("massive-darkness", "black-widow", "plans.py")])  # fmt: skip
def test_a_bot_that_thinks_otherwise_plays_other_games(game: str, scenario: str, program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = find_game(game)
    setups = [s for s in module.setups(module.rules(module.packs())) if s["scenario"] == scenario][:1]
    found = print_of(module, module.packs(), setups)
    plain = Path.read_text
    monkeypatch.setattr(Path, "read_text", lambda path, *how: plain(path, *how) + ("# more" if path.name == program else ""))
    assert print_of(module, module.packs(), setups) != found


def test_an_adventure_matters_only_where_it_is_played() -> None:
    game = "massive-darkness"
    module = find_game(game)
    setups = [s for s in module.setups(module.rules(module.packs())) if s["scenario"] == "black-widow"][:1]
    found = print_of(module, (pack(game),), setups)
    assert print_of(module, (edited("adventures/09-maze-of-darkness.yaml", game, "health: 3", "health: 4"),), setups) == found
    assert print_of(module, (edited("adventures/02-black-widow.yaml", game, "special: >-", "special: >-\n  Well."),), setups) != found


FIRST = "scenarios/01-the-smoking-barrow.yaml"


@pytest.mark.parametrize(
    ("name", "old", "new", "matters"),
    [
        (FIRST, "{monster: bandit-guard, ranks: nee}", "{monster: bandit-guard, ranks: eee}", True),
        (FIRST, "introduction: >-", "introduction: >-\n  Well.", False),
        ("scenarios/02-the-hall-of-three-doors.yaml", "ranks: nnn", "ranks: nne", False),
        ("monsters.yaml", "health: [5, 6, 6, 9, 10, 11, 14, 16]", "health: [5, 6, 6, 8, 10, 11, 14, 16]", True),
        ("decks.yaml", "{initiative: 15, shuffle: true", "{initiative: 16, shuffle: true", True),
        ("items.yaml", "price: 20", "price: 30", True),
        ("translations/uk.yaml", "", "# a note\n", False),
    ],
)
def test_what_games_of_parties_depend_on(name: str, old: str, new: str, matters: bool) -> None:
    """A scenario, what is in it, and who plays it; neither what is told nor what is elsewhere."""
    module, setups = find_game(PARTIES), party_setups("the-smoking-barrow")
    before = print_of(module, (pack(PARTIES),), setups)
    assert (print_of(module, (edited(name, PARTIES, old, new),), setups) != before) is matters


def test_a_class_matters_where_it_plays() -> None:
    module, setups = find_game(PARTIES), party_setups("the-smoking-barrow")
    changed = edited("classes/brute.yaml", PARTIES, "health: [1", "health: [2")
    for with_it in (True, False):
        some = [setup for setup in setups if ("brute" in setup["characters"]) is with_it]
        assert (print_of(module, (changed,), some) != print_of(module, (pack(PARTIES),), some)) is with_it


def test_monsters_matter_that_others_bring_in() -> None:
    """The types on the map, and those that their cards summon; not all others."""
    module, setups = find_game(PARTIES), party_setups("the-lamp-on-the-heath")
    rules = module.rules(module.packs())
    before = print_of(module, (pack(PARTIES),), setups)
    text = pack(PARTIES).files["monsters.yaml"]
    for kind, matters in (("cultist", True), ("living-bones", True), ("bandit-archer", False)):
        assert kind in rules.content.monsters  # type: ignore[attr-defined]
        at = text.index(f"id: {kind}\n")
        changed = text[:at] + text[at:].replace("standees: ", "standees: 1", 1)
        source = pack(PARTIES)
        other = PackSource(source.id, source.version, source.files | {"monsters.yaml": changed})
        assert (print_of(module, (other,), setups) != before) is matters, kind
