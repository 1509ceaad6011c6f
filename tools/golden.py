"""Golden replays: games that must replay beat for beat with the current rules and pack.

    python tools/golden.py record [--scenario ID] [--force] [--jobs 2]
    python tools/golden.py verify

There is a won game for every scenario of the pack, and a won and a lost game for every kind of goal. `goals.yaml` next to them says
which scenario represents which kind; `record` writes the rest of that file. Only missing or stale games are recorded.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from golden_games import Want, record_all, replay
from golden_players import attempts
from undercroft.bots import play
from undercroft.games.buttons_and_bugs.events import Exhausted, GoalMet, LossMet
from undercroft.games.buttons_and_bugs.module import MODULE, BugRules
from undercroft.games.buttons_and_bugs.rules.scenarios import show
from undercroft.games.buttons_and_bugs.state import BugState
from undercroft.kernel.decision import IllegalChoice
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import SaveError, write_whole
from undercroft.kernel.table import Diverged, Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "buttons_and_bugs"
INDEX = "goals.yaml"
HEADER = """# One scenario for every kind of goal, with a game won and a game lost, and the condition that decided each of them.
# The kinds and their scenarios are chosen by hand; the rest is written by `python tools/golden.py record`.
"""


@cache
def the_rules() -> BugRules:
    """The pack as it was when the program started, in all processes."""
    return MODULE.rules(MODULE.packs())


def read_index(folder: Path) -> dict[str, dict[str, Any]]:
    """The kinds of goals, each with the scenario that represents it."""
    found: dict[str, dict[str, Any]] = yaml.safe_load((folder / INDEX).read_text(encoding="utf-8"))
    return found


def wanted(rules: BugRules, folder: Path) -> list[Want]:
    """A won game of every scenario, and a lost one of the scenarios that represent a kind of goal."""
    lost = [kind["scenario"] for kind in read_index(folder).values()]
    return [Want(s, "won") for s in rules.content.scenarios] + [Want(s, "lost") for s in dict.fromkeys(lost)]


# -- checking games --------------------------------------------------------------------------------------------------------
def ending(table: Table[BugState]) -> str:
    """The condition that decided a game: the goal, a loss condition of the scenario, or exhaustion."""
    if table.outcome == "won":
        return ", ".join(next((event.conditions for event in table.events if isinstance(event, GoalMet)), ()))
    exhausted = [event for event in table.events if isinstance(event, Exhausted)]
    return f"exhausted: {exhausted[0].why}" if exhausted else " ".join(e.condition for e in table.events if isinstance(e, LossMet))


def proper(rules: BugRules, want: Want, table: Table[BugState]) -> bool:
    """Whether the game ended as wanted, by a condition of the scenario if it has one."""
    if table.outcome != want.outcome:
        return False
    scenario, by = rules.content.scenarios[want.scenario], ending(table)
    if want.outcome == "won":
        return by == ", ".join(map(show, scenario.goal))
    return by in map(show, scenario.loss) if scenario.loss else by.startswith("exhausted")


def fault(rules: BugRules, want: Want, folder: Path) -> str:
    """What is wrong with a recorded game, or an empty string."""
    path = folder / want.file
    if not path.exists():
        return "missing"
    try:
        table = replay(rules, path)
    except (Diverged, IllegalChoice, SaveError, SetupError) as e:
        return f"stale: {e}"
    if table.setup.get("scenario") != want.scenario or table.setup.get("difficulty") != "standard":
        return f"a game of {table.setup.get('scenario')} at {table.setup.get('difficulty')} difficulty"
    return "" if proper(rules, want, table) else f"{table.outcome or 'not over'} by {ending(table) or 'nothing'}"


# -- recording -------------------------------------------------------------------------------------------------------------
def record(want: Want, folder: Path) -> str:
    """Play until a game ends as wanted, save it, and report the result."""
    rules = the_rules()
    for n, attempt in enumerate(attempts(rules, want.scenario, want.outcome), 1):
        table: Table[BugState] = Table(attempt.rules, attempt.setup, attempt.seed)
        play(table, attempt.bot)
        if proper(rules, want, table):
            table.save(folder / want.file, embed=False)
            return f"{want.file}: attempt {n}, {attempt.about}, round {table.state.round}, by {ending(table)}"
    return f"{want.file}: not in {n} attempts"


def write_index(rules: BugRules, folder: Path) -> None:
    """Write the index: for every kind of goal, its games and what decided them."""
    index: dict[str, Any] = {}
    for kind, entry in read_index(folder).items():
        index[kind] = {"scenario": entry["scenario"]}
        for outcome in ("won", "lost"):
            want = Want(entry["scenario"], outcome)
            if not fault(rules, want, folder):
                index[kind][outcome] = {"replay": want.file, "by": ending(replay(rules, folder / want.file))}
    write_whole(folder / INDEX, (HEADER + yaml.safe_dump(index, sort_keys=False, width=150)).encode())


def stray(rules: BugRules, folder: Path) -> list[str]:
    """Files that should not be there."""
    names = {want.file for want in wanted(rules, folder)}
    return sorted(path.name for path in folder.glob("*.undercroft") if path.name not in names)


def report(faults: Iterable[tuple[str, str]]) -> int:
    count = 0
    for name, told in faults:
        print(f"{name}: {told}")
        count += 1
    return count


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
    wants = [want for want in wanted(rules, given.folder) if given.scenario in (None, want.scenario)]
    found = {want: fault(rules, want, given.folder) for want in wants}
    if given.command == "verify":
        bad = report([*((want.file, told) for want, told in found.items() if told), *((name, "stray") for name in stray(rules, given.folder))])
        print(f"{len(wants) - sum(map(bool, found.values()))} of {len(wants)} games replay as recorded")
        return 1 if bad else 0
    todo = [want for want in wants if given.force or found[want]]
    print(f"{len(wants) - len(todo)} of {len(wants)} games are good; {len(todo)} to record", flush=True)
    failed = record_all(record, todo, given.folder, max(1, given.jobs)) if todo else 0
    for name in stray(rules, given.folder):
        (given.folder / name).unlink()
    write_index(rules, given.folder)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
