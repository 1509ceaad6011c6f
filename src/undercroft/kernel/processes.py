"""The part of the conformance kit that needs other processes: it plays the same games with different hash seeds and memory addresses."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence

from .conformance import Case, play


def digests(where: str, seeds: Sequence[int]) -> list[list[str]]:
    """The hashes of all beats of seeded games, for the cases returned by `module:function`."""
    module, _, name = where.partition(":")
    cases: list[Case] = getattr(importlib.import_module(module), name)()
    found = []
    for case in cases:
        for seed in seeds:
            table = case.table(seed)
            play(table, seed, player=case.player(seed))
            found.append([mark.hash for mark in table.marks])
    return found


def run_elsewhere(code: str, hash_seed: int) -> str:
    """Run Python code in a separate process with the same import path and the given PYTHONHASHSEED, and return what it prints."""
    env = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def check_processes(where: str, seeds: Sequence[int], hash_seeds: Sequence[int] = (1, 2)) -> None:
    """The same games have the same hashes in processes with different set orders and memory addresses."""
    wanted = digests(where, seeds)
    code = f"import json; from {__name__} import digests; print(json.dumps(digests({where!r}, {list(seeds)})))"
    for hash_seed in hash_seeds:
        for n, (a, b) in enumerate(zip(json.loads(run_elsewhere(code, hash_seed)), wanted, strict=True)):
            beat = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            assert a == b, f"game {n} of {where} differs from beat {beat} on in a process with PYTHONHASHSEED={hash_seed}"
