"""Finds the solver for a position: that of the game whose rules it names, or of the game that positions without a name are meant for."""

from __future__ import annotations

import msgspec

from undercroft.kernel.contract import BadPosition, HasSolver, Solver
from undercroft.kernel.registry import games


class Named(msgspec.Struct):
    """What every position has in common."""

    rules: str = ""


def solver_for(data: bytes) -> Solver:
    """Raises BadPosition if the data is no JSON object or no installed game solves it."""
    try:
        wanted = msgspec.json.decode(data, type=Named).rules
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise BadPosition(f"not a position: {e}") from None
    solvers = {name: module.solver for name, module in games().items() if isinstance(module, HasSolver)}
    found = solvers.get(wanted) if wanted else next((solver for solver in solvers.values() if solver.unnamed), None)
    if found is None:
        raise BadPosition(f"no positions of {wanted[:40]!r} can be solved; \"rules\" is one of: {', '.join(solvers)}")
    return found
