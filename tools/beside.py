"""Measures the speed of this tree and of another one in turns, so that other work on the machine affects both alike:

    git worktree add ../before COMMIT
    python tools/beside.py ../before

Both run this tree's benchmark, which needs nothing of a tree but its games and the kernel. The best of each row counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUN = """
import importlib.util, json, sys
import undercroft.lab
spec = importlib.util.spec_from_file_location("undercroft.lab.bench", sys.argv[1])
bench = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = bench
spec.loader.exec_module(bench)
rows = bench.bench(float(sys.argv[2]), str, sys.argv[3:])
print(json.dumps([[row.name, row.unit, row.value] for row in rows]))
"""


def measure(tree: Path, seconds: float, games: list[str]) -> dict[str, tuple[str, float]]:
    """All rows of one run in a tree, by name, with their units."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-c", RUN, str(ROOT / "src/undercroft/lab/bench.py"), str(seconds), *games]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return {name: (unit, value) for name, unit, value in json.loads(run.stdout)}


def better(unit: str, a: float, b: float) -> float:
    """The better of two values: more per second, or less time."""
    return max(a, b) if unit == "1/s" else min(a, b)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", type=Path, help="the other tree")
    parser.add_argument("--game", action="append", default=[], help="only this game; can be repeated")
    parser.add_argument("--turns", type=int, default=2, help="how often each tree is measured")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long random play is repeated in each turn")
    asked = parser.parse_args()
    trees = {"before": asked.before.resolve(), "now": ROOT}
    best: dict[str, dict[str, tuple[str, float]]] = {name: {} for name in trees}
    for turn in range(asked.turns):
        for name, tree in trees.items():
            print(f"turn {turn + 1} of {asked.turns}: {name}", file=sys.stderr)
            for row, (unit, value) in measure(tree, asked.seconds, asked.game).items():
                known = best[name].get(row, (unit, value))[1]
                best[name][row] = (unit, better(unit, known, value))
    print(f"{'':48} {'unit':>5} {'before':>12} {'now':>12}  times as fast")
    for row, (unit, now) in best["now"].items():
        before = best["before"].get(row, (unit, 0.0))[1]
        ratio = (now / before if unit == "1/s" else before / now) if before and now else 0.0
        print(f"{row:48} {unit:>5} {before:>12,.6g} {now:>12,.6g}  {ratio:.2f}")


if __name__ == "__main__":
    main()
