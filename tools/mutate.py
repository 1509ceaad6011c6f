"""Mutation testing of the rules: `make mutate N=40 SEED=1`, `make mutate KIND=subtle N=60 SEED=1`.

Extreme mutants replace the whole body of a function. Rule ids are drawn, every function that cites one is broken, and only the tests that have
the id in first place are run. A rule is killed if they notice every one of its functions; a rule that no function cites or no test names first
is a survivor. Subtle mutants are single small mistakes in the rules of a game; its tests have to notice 95 % of those drawn. The working tree
is never changed.
"""

import argparse
import random
import signal
import sys
from pathlib import Path

import mutants_scope
from mutant_bench import Bench, Log, Unusable
from mutant_runs import Cold, Stopped, Warm, noticed
from mutant_touches import Touches, measure, tree
from mutants_equivalent import read_equivalents
from mutants_extreme import draw, judge, read_functions
from mutants_subtle import Mutant, every
from rule_coverage import ROOT, report

ENOUGH = 95
"""Percent of the subtle mutants of a game that have to be killed."""

FIRST = 60
"""How many of the tests that enter a function are run before whole folders, where a new process is needed."""


def extreme(bench: Bench, number: int, seed: int, game: str | None, ids: list[str]) -> int:
    """Break every function of some rules as a whole."""
    coverage = report(bench.root)
    known = {id for each in coverage.games for id in each.rules}
    if unknown := [id for id in ids if id not in known]:
        raise Unusable(f"unknown rules: {', '.join(unknown)}")
    ids = ids or draw(coverage, number, seed, game)
    functions = read_functions(bench.root / "src")
    names = {id: set(coverage.tests_of(id)) for id in ids}
    everything = sorted(set().union(*names.values()))
    survivors = 0
    with Warm(bench.root, everything or ["tests/rules"], bench.jobs, bench.limit) as warm:
        tests = {id: [node for node in warm.nodes if not names[id].isdisjoint((node, node.partition("[")[0]))] for id in ids}
        bench.baseline(warm)
        cold = Cold(bench.root, 4 * bench.limit)
        for id, verdict in bench.judge("breaking", ids, lambda id: judge(functions.get(id, []), tests[id], lambda b, n: noticed(b, n, warm, cold))):
            if verdict:
                survivors += 1
                bench.say(f"  {id}: {verdict}")
    bench.say(f"{len(ids)} ids, {len(ids) - survivors} killed, survivors {survivors}")
    return 1 if survivors else 0


def subtle(bench: Bench, number: int, seed: int, game: str, keys: list[str]) -> int:
    """Make single small mistakes in the rules of a game."""
    modules = dict(mutants_scope.modules(bench.root, game))
    mutants = every(modules, bench.root)
    equivalents = read_equivalents(bench.root)
    for error in (errors := equivalents.errors + equivalents.outdated(mutants, set(modules))):
        bench.say(error)
    drawn = [mutant for mutant in mutants if mutant.key in keys]
    if not keys:
        drawn = random.Random(f"{seed} {game}").sample(mutants, min(number, len(mutants)))
    counted = {mutant.key: mutant for mutant in drawn if mutant not in equivalents}
    killed, survivors = 0, 0
    folders = mutants_scope.folders(bench.root, game)
    with Warm(bench.root, folders, bench.jobs, bench.limit) as warm:
        bench.say(f"{game}: {len(warm.nodes)} tests; measuring which functions they enter")
        touches = measure(bench.root, game, warm, bench.jobs)
        if touches.failed:
            raise Unusable(f"the tests fail without any break; mend them first: {', '.join(touches.failed)}")
        about = _about(bench.root)
        cold = Cold(bench.root, 4 * bench.limit)

        def find(key: str) -> str:
            return _killer(counted[key], touches, about, warm, cold, folders)

        for key, killer in bench.judge(game, [*counted], find):
            if killer:
                killed += 1
            else:
                survivors += 1
                bench.say(_survivor(counted[key], touches))
    percent = 100 * killed // (killed + survivors) if killed + survivors else 100
    equal = len(drawn) - len(counted)
    bench.say(f"{game}: {len(drawn)} mutants, {killed} killed, {equal} equivalent, survivors {survivors} ({percent} %)")
    return 1 if percent < ENOUGH or errors else 0


def _about(root: Path) -> dict[str, set[str]]:
    """For every function, the tests of the rules that it cites."""
    coverage = report(root)
    about: dict[str, set[str]] = {}
    for id, functions in read_functions(root / "src").items():
        for function in functions:
            about.setdefault(str(function), set()).update(coverage.tests_of(id))
    return about


def _killer(mutant: Mutant, touches: Touches, about: dict[str, set[str]], warm: Warm, cold: Cold, folders: list[str]) -> str:
    """The test that notices a subtle mutant, if any.

    The tests that enter the function come first. Another test of their files may rest on what the first one left in a cache, so these
    follow. Files were measured one by one: no test of any other file can enter the function. What has effects on import takes whole folders.
    """
    touching = touches.of(mutant.function, about.get(mutant.function, ()))
    if mutant.default or mutant.function in warm.early:
        return noticed(mutant.broken, touching[:FIRST], warm, cold, True) or noticed(mutant.broken, folders, warm, cold, True)
    files, done = {node.partition("::")[0] for node in touching}, set(touching)
    others = [node for node in warm.nodes if node.partition("::")[0] in files and node not in done]
    return noticed(mutant.broken, touching, warm, cold) or noticed(mutant.broken, others, warm, cold)


def _survivor(mutant: Mutant, touches: Touches) -> str:
    note = "" if touches.of(mutant.function) else ", entered by no test"
    return f"  {mutant.path}:{mutant.line}  {mutant.key}{note}\n    - {mutant.before}\n    + {mutant.after}"


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Break the rules in memory and see whether their tests notice.")
    parser.add_argument("--kind", choices=("extreme", "subtle"), default="extreme", help="whole functions of rules, or single small mistakes")
    parser.add_argument("-n", "--number", type=int, default=40, help="how many rules to draw, or how many small mistakes for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted(mutants_scope.GAMES), help="draw from this game only")
    parser.add_argument("--ids", nargs="+", default=[], metavar="ID", help="try these rules, or these mutants of a list of survivors")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=float, default=30.0, help="seconds of processor time that a test may take")
    parser.add_argument("--out", type=Path, help="append every verdict to this file; what it has for the same tree is not tried again")
    options = parser.parse_args(arguments)
    bench = Bench(root, options.jobs, options.limit, Log(options.out, tree(root) if options.out else ""))
    try:
        if options.kind == "extreme":
            return extreme(bench, options.number, options.seed, options.game, options.ids)
        games = [options.game] if options.game else [*mutants_scope.GAMES]
        if options.ids:
            wanted = {id.partition(":")[0].split(".")[2] for id in options.ids}
            games = [game for game in games if wanted & {*mutants_scope.GAMES[game]}]
        return max([subtle(bench, options.number, options.seed, game, options.ids) for game in games], default=2)
    except (Unusable, Stopped) as error:
        bench.say(str(error))
        return 2
    except KeyboardInterrupt:
        bench.say("stopped; what is listed above is what is known so far")
        return 130


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
