"""Golden replays of the games for parties: bots win and lose every scenario, and all games replay beat for beat.

    python tools/golden_parties.py record [--game NAME] [--scenario ID] [--force] [--jobs 2]
    python tools/golden_parties.py verify

Only missing or stale games are recorded.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, partial
from itertools import cycle
from pathlib import Path
from typing import Any

from golden_games import Want, record_all, replay
from undercroft.bots import Bot, Budget, GreedyBot, RandomBot, SearchBot, play
from undercroft.kernel.decision import Decision, IllegalChoice
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.rules import Rules, SetupError
from undercroft.kernel.save import SaveError
from undercroft.kernel.table import Diverged, Table
from undercroft.lab.balance.places import cells_of
from undercroft.lab.setups import weighed_setups

ROOT = Path(__file__).resolve().parent.parent / "tests" / "golden"
OUTCOMES = ("won", "lost")
SIZES = {"gloomhaven": (4,), "massive-darkness": (4, 1, 5, 2, 6, 3), "machina-arcana": (2,)}
"""The games, and the party sizes of their scenarios in turn."""
ATTEMPTS = 100
SEARCHED, ROLLOUTS = 80, 40
"""After this many attempts by the greedy bot, the searching bot tries with this many rollouts."""
STEADY = 3
"""The mixed player chooses at random once in this many choices."""


class MixedBot:
    """Mostly greedy, and now and then random: it gets far and still loses."""

    imagines = True

    def __init__(self, seed: int) -> None:
        self.greedy, self.random = GreedyBot(seed), RandomBot(seed)
        self.whose: Iterator[Bot] = cycle([*[self.greedy] * (STEADY - 1), self.random])

    def choose(self, table: Table[Any], decision: Decision) -> str:
        return next(self.whose).choose(table, decision)

    def consider(self, table: Table[Any], decision: Decision) -> str | None:
        return next(self.whose).consider(table, decision)


class Shelf:
    """The golden games of one game: a won and a lost game of every scenario that is not random."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.game = game
        self.folder = ROOT / game.replace("-", "_") if folder is None else folder

    @cached_property
    def rules(self) -> Rules[Any]:
        """The pack as it was when the program started."""
        module = find_game(self.game)
        return module.rules(module.packs())

    @cached_property
    def parties(self) -> dict[str, list[dict[str, Any]]]:
        """The set-ups of every scenario, all for the same number of characters."""
        module = find_game(self.game)
        cells = cells_of(module.setups(self.rules))
        scenarios = dict.fromkeys(setup["scenario"] for setups in weighed_setups(module, self.rules).values() for setup in setups)
        return {scenario: [dict(setup) for setup in cells[scenario, size]] for scenario, size in zip(scenarios, cycle(SIZES[self.game]))}

    @property
    def wanted(self) -> list[Want]:
        return [Want(scenario, outcome) for scenario in self.parties for outcome in OUTCOMES]

    def replayed(self, want: Want) -> Table[Any]:
        return replay(self.rules, self.folder / want.file)

    def longest(self) -> Table[Any]:
        """The longest of the games, judged by the size of its file."""
        return replay(self.rules, max(self.folder.glob("*.undercroft"), key=lambda path: path.stat().st_size))

    def fault(self, want: Want) -> str:
        """What is wrong with a recorded game, or an empty string."""
        if not (self.folder / want.file).exists():
            return "missing"
        try:
            table = self.replayed(want)
        except (Diverged, IllegalChoice, SaveError, SetupError) as e:
            return f"stale: {e}"
        if table.setup.get("scenario") != want.scenario or len(table.seats) != len(self.parties[want.scenario][0]["characters"]):
            return f"a game of {table.setup.get('scenario')} for {len(table.seats)}"
        return "" if table.outcome == want.outcome else f"{table.outcome or 'not over'}"

    def stray(self) -> list[str]:
        """Files that should not be there."""
        names = {want.file for want in self.wanted}
        return sorted(path.name for path in self.folder.glob("*.undercroft") if path.name not in names)

    def record(self, want: Want) -> str:
        """Play until a game ends as wanted, each time with a different party, save it, and report the result."""
        parties = self.parties[want.scenario]
        for n, bot, about in attempts(want):
            table: Table[Any] = Table(self.rules, parties[n % len(parties)], n)
            play(table, bot)
            if table.outcome == want.outcome:
                table.save(self.folder / want.file, embed=False)
                return f"{want.file}: {', '.join(table.setup['characters'])}: attempt {n + 1}, {about}, round {table.round}"
        return f"{want.file}: not in {ATTEMPTS} attempts"


def attempts(want: Want) -> Iterator[tuple[int, Bot, str]]:
    """The players: to win, the greedy bot and then the searching one; to lose, the mixed one."""
    for n in range(ATTEMPTS):
        if want.outcome == "lost":
            yield n, MixedBot(n), "mixed"
        elif n < SEARCHED:
            yield n, GreedyBot(n), "greedily"
        else:
            yield n, SearchBot(n, Budget(ROLLOUTS)), f"{ROLLOUTS} rollouts"


@cache
def shelf(game: str, folder: Path | None = None) -> Shelf:
    """The games are read once in every process."""
    return Shelf(game, folder)


def record(game: str, want: Want, folder: Path) -> str:
    return shelf(game, folder).record(want)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["record", "verify"])
    parser.add_argument("--game", choices=SIZES, help="only the games of this game")
    parser.add_argument("--scenario", metavar="ID", help="only the games of this scenario")
    parser.add_argument("--force", action="store_true", help="record anew what is good as well")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to record in")
    given = parser.parse_args(arguments)
    shelves = [shelf(game) for game in SIZES if given.game in (None, game)]
    known = [scenario for one in shelves for scenario in one.parties]
    if given.scenario is not None and given.scenario not in known:
        parser.error(f"no scenario is called {given.scenario!r}; known: {', '.join(known)}")
    return max([put_right(one, given) if given.command == "record" else verify(one, given.scenario) for one in shelves])


def faults(one: Shelf, scenario: str | None) -> dict[Want, str]:
    return {want: one.fault(want) for want in one.wanted if scenario in (None, want.scenario)}


def verify(one: Shelf, scenario: str | None) -> int:
    found = faults(one, scenario)
    bad = {**{want.file: told for want, told in found.items() if told}, **dict.fromkeys(one.stray(), "stray")}
    for name, told in bad.items():
        print(f"{name}: {told}")
    print(f"{one.game}: {sum(not told for told in found.values())} of {len(found)} games replay as recorded")
    return 1 if bad else 0


def put_right(one: Shelf, given: argparse.Namespace) -> int:
    """Record the games that are missing or stale, and remove files that should not be there."""
    one.folder.mkdir(parents=True, exist_ok=True)
    found = faults(one, given.scenario)
    todo = [want for want, told in found.items() if given.force or told]
    print(f"{one.game}: {len(found) - len(todo)} of {len(found)} games are good; {len(todo)} to record", flush=True)
    for name in one.stray():
        (one.folder / name).unlink()
    return 1 if todo and record_all(partial(record, one.game), todo, one.folder, max(1, given.jobs)) else 0


if __name__ == "__main__":
    sys.exit(main())
