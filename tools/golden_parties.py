"""Golden replays of Gloomhaven: a party of four bots wins and loses every scenario, and all games replay beat for beat.

    python tools/golden_parties.py record [--scenario ID] [--force] [--jobs 2]
    python tools/golden_parties.py verify

Only missing or stale games are recorded.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

from golden_games import Want, record_all, replay
from undercroft.bots import Bot, Budget, GreedyBot, RandomBot, SearchBot, play
from undercroft.games.gloomhaven.module import MODULE, GloomRules
from undercroft.games.gloomhaven.state import GloomState
from undercroft.kernel.decision import IllegalChoice
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import SaveError
from undercroft.kernel.table import Diverged, Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "gloomhaven"
OUTCOMES = ("won", "lost")
PARTY = 4
ATTEMPTS = 100
SEARCHED, ROLLOUTS = 80, 40
"""After this many attempts by the greedy bot, the searching bot tries with this many rollouts."""


@cache
def the_rules() -> GloomRules:
    """The pack as it was when the program started, in all processes."""
    return MODULE.rules(MODULE.packs())


def wanted(rules: GloomRules) -> list[Want]:
    """A won and a lost game of every scenario that is not random."""
    return [Want(id, outcome) for id, scenario in rules.content.scenarios.items() if not scenario.random for outcome in OUTCOMES]


def fault(rules: GloomRules, want: Want, folder: Path) -> str:
    """What is wrong with a recorded game, or an empty string."""
    path = folder / want.file
    if not path.exists():
        return "missing"
    try:
        table = replay(rules, path)
    except (Diverged, IllegalChoice, SaveError, SetupError) as e:
        return f"stale: {e}"
    if table.setup.get("scenario") != want.scenario or len(table.seats) != PARTY:
        return f"a game of {table.setup.get('scenario')} for {len(table.seats)}"
    return "" if table.outcome == want.outcome else f"{table.outcome or 'not over'}"


def attempts(want: Want) -> Iterator[tuple[int, Bot, str]]:
    """The players: to win, the greedy bot and then the searching one; to lose, the random bot."""
    for n in range(ATTEMPTS):
        if want.outcome == "lost":
            yield n, RandomBot(n), "at random"
        elif n < SEARCHED:
            yield n, GreedyBot(n), "greedily"
        else:
            yield n, SearchBot(n, Budget(ROLLOUTS)), f"{ROLLOUTS} rollouts"


def record(want: Want, folder: Path) -> str:
    """Play until a game ends as wanted, each time with a different party, save it, and report the result."""
    rules = the_rules()
    parties = list(combinations(rules.content.classes, PARTY))
    for n, bot, about in attempts(want):
        party = list(parties[n % len(parties)])
        table: Table[GloomState] = Table(rules, {"scenario": want.scenario, "characters": party}, n)
        play(table, bot)
        if table.outcome == want.outcome:
            table.save(folder / want.file, embed=False)
            return f"{want.file}: {', '.join(party)}: attempt {n + 1}, {about}, round {table.state.round}"
    return f"{want.file}: not in {ATTEMPTS} attempts"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["record", "verify"])
    parser.add_argument("--scenario", metavar="ID", help="only the games of this scenario")
    parser.add_argument("--force", action="store_true", help="record anew what is good as well")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to record in")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games are")
    given = parser.parse_args(arguments)
    rules = the_rules()
    if given.scenario is not None and given.scenario not in rules.content.scenarios:
        parser.error(f"no scenario is called {given.scenario!r}; known: {', '.join(rules.content.scenarios)}")
    given.folder.mkdir(parents=True, exist_ok=True)
    wants = [want for want in wanted(rules) if given.scenario in (None, want.scenario)]
    found = {want: fault(rules, want, given.folder) for want in wants}
    if given.command == "verify":
        for want, told in found.items():
            if told:
                print(f"{want.file}: {told}")
        print(f"{sum(not told for told in found.values())} of {len(wants)} games replay as recorded")
        return 1 if any(found.values()) else 0
    todo = [want for want in wants if given.force or found[want]]
    print(f"{len(wants) - len(todo)} of {len(wants)} games are good; {len(todo)} to record", flush=True)
    return 1 if todo and record_all(record, todo, given.folder, max(1, given.jobs)) else 0


if __name__ == "__main__":
    sys.exit(main())
