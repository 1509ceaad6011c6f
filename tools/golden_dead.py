"""The golden replay of Machina Arcana in which the players of dead explorers move the monsters.

    python tools/golden_dead.py record
    python tools/golden_dead.py verify

Three explorers set out and two of them die. From then on their players move every monster, each with a vote of its own, so that now and then the
first to die breaks a tie; in the end the monsters reach the last explorer.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from golden_games import replay
from undercroft.games.machina_arcana.state import MachinaState
from undercroft.grid.square import distance
from undercroft.kernel.decision import Decision
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.rules import Rules
from undercroft.kernel.save import SaveError
from undercroft.kernel.table import Diverged, Table
from undercroft.kernel.voting import Settings, voters

GAME, SIZE = "machina-arcana", 3
FILE = Path(__file__).resolve().parent.parent / "tests" / "golden" / "dead_players" / "the-dead-move-monsters.undercroft"
ORDERS, TIES, ATTEMPTS, MOST = 40, 3, 300, 2500
"""How many votes on monsters the game has at least, how many of them without a majority; how many seeds are tried; choices in a game."""
LEFT = ("by-rules", "by-rules-on")


class Votes(NamedTuple):
    """What the dead players chose in a game."""

    all: int
    ties: int


def rules() -> Rules[MachinaState]:
    module = find_game(GAME)
    return module.rules(module.packs())


def new_table(seed: int) -> Table[MachinaState]:
    the_rules = rules()
    setup = next(setup for setup in find_game(GAME).setups(the_rules) if len(setup["characters"]) == SIZE)
    return Table(the_rules, setup, seed, settings=Settings(shared="majority"))


# -- playing -------------------------------------------------------------------------------------------------------------------------
def play(table: Table[MachinaState], seed: int) -> Votes:
    """Play a game: the living look around carelessly, the dead send the monsters after them."""
    chance, votes, ties = random.Random(seed), 0, 0
    for _ in range(MOST):
        decision = table.decision
        if decision is None:
            break
        if decision.prompt != "control-monster":
            table.choose(careless(decision, chance))
            continue
        ballots = {seat: cruel(table, decision, chance) for seat in voters(decision, ())}
        votes += 1
        ties += len(set(ballots.values())) == len(ballots) > 1
        for seat, key in ballots.items():
            table.choose(key, seat)
    return Votes(votes, ties)


def careless(decision: Decision, chance: random.Random) -> str:
    """Anything that needs no confirmation, passing only now and then."""
    keys = [option.key for option in decision.options if not option.confirm] or [option.key for option in decision.options]
    busy = [key for key in keys if key != "pass"]
    return chance.choice(busy if busy and chance.random() < 0.8 else keys)


def cruel(table: Table[MachinaState], decision: Decision, chance: random.Random) -> str:
    """An ability on an explorer if there is one, otherwise a step that leads closer to one, otherwise nothing."""
    game, explorers = table.game, table.state.explorers
    attacks = [option.key for option in decision.options if option.key.startswith("ability:") and option.figure in explorers]
    if attacks:
        return chance.choice(attacks)
    prey = [explorer.cell for explorer in game.present().values()]
    here = game.cell(decision.args["figure"])
    closer = [o.key for o in decision.options if o.key.startswith("move:") and not o.confirm and nearness(o.cell, prey) < nearness(here, prey)]
    return chance.choice(closer or [option.key for option in decision.options if option.key not in LEFT and not option.confirm])


def nearness(cell: int, prey: Sequence[int]) -> int:
    return min((distance(cell, other) for other in prey), default=0)


# -- the file ------------------------------------------------------------------------------------------------------------------------
def candidates() -> Iterator[tuple[Table[Any], Votes]]:
    for seed in range(ATTEMPTS):
        table = new_table(seed)
        yield table, play(table, seed)


def record() -> str:
    for table, votes in candidates():
        if table.state.outcome == "lost" and votes.all >= ORDERS and votes.ties >= TIES:
            FILE.parent.mkdir(parents=True, exist_ok=True)
            table.save(FILE)
            return f"recorded seed {table.seed}: {votes.all} votes on monsters, {votes.ties} of them tied"
    return f"not in {ATTEMPTS} games"


def fault(file: Path) -> str:
    """Why the file is no good; empty if it is."""
    try:
        replay(rules(), file)
    except FileNotFoundError:
        return "missing"
    except (SaveError, Diverged) as error:
        return f"stale: {error}"
    return ""


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("order", choices=("record", "verify"))
    if parser.parse_args(args).order == "record":
        print(record())
    found = fault(FILE)
    print(found or "good")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
