"""Simulation, measurement and proof."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from undercroft.bots import BOTS, Budget
from undercroft.kernel.registry import game as find_game
from undercroft.lab import bench as measuring
from undercroft.lab import prove as proving
from undercroft.lab.proof import Proof
from undercroft.lab.simulation import Order, Row
from undercroft.lab.simulation import simulate as run_order
from undercroft.language.packs import packs_of
from undercroft.presentation.pairs import ALL, EACH, choose_pairs, nearest

from .output import CHECK_FAILED, Json, complain, counting, print_grid, print_json, say, telling
from .packs import Folders
from .reference import Game
from .variants import HELP, Profile, list_variants, profile_of

Scenario = Annotated[str, typer.Option("--scenario", metavar="ID|all", help="The scenario to play.")]
WHO = "The character to play. Repeat it: in a solo game for more rows, in a game with parties for one party of all of them."
Characters = Annotated[list[str], typer.Option("--character", metavar="ID|each", help=WHO)]
Bot = Annotated[str, typer.Option("--bot", metavar="NAME", help=f"The bot that plays: {', '.join(BOTS)}.")]
Thinking = Annotated[str, typer.Option("--budget", metavar="N|SECONDSs", help="How long `search` thinks: rollouts (60) or time (0.5s).")]
Games = Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="Games per pair of scenario and character.")]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**62, help="Seed of the first game; each further game uses the next number.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="Number of parallel processes. It does not affect the results.")]
SaveDir = Annotated[Path | None, typer.Option("--save-dir", metavar="DIR", help="Save every game to this folder.", show_default=False)]
OnlyGames = Annotated[list[str], typer.Option("--game", metavar="GAME", help="Only this game; can be repeated.", show_default="all")]
Difficulty = Annotated[str | None, typer.Option("--difficulty", metavar="D", help="A difficulty of the game.", show_default="the game's own")]


def simulate(
    game: Game,
    scenario: Scenario = ALL,
    character: Characters = [EACH],  # noqa: B006 (Typer copies it)
    bot: Bot = "random",
    games: Games = 10,
    seed: Seed = 0,
    jobs: Jobs = 1,
    save_dir: SaveDir = None,
    difficulty: Difficulty = None,
    budget: Thinking = "",
    profile: Profile = [],  # noqa: B006 (Typer copies it)
    pack: Folders = [],  # noqa: B006 (Typer copies it)
    json: Json = False,
) -> int:
    """Have a bot play many games, and report wins, game length and speed for each pair of scenario and party.

    In a solo game, every character is a party of its own. In other games, the named characters form one party, and `each` stands for every party.
    With `all` or `each`, pairs that the game does not allow are skipped."""
    module = find_game(game)
    if HELP in profile:
        list_variants(module)
        return 0
    if bot not in BOTS:
        raise nearest("bot", bot, BOTS)
    if budget:
        read_budget(budget)
    further: dict[str, Any] = {} if difficulty is None else {"difficulty": difficulty}
    packs, variants = packs_of(module, pack), profile_of(module, profile)
    pairs = choose_pairs(module, module.rules(packs), scenario, character, variants, **further)
    if pairs.left_out:
        complain(left_out(pairs.left_out))
    order = Order(game, pairs.setups, bot, games, seed, jobs, save_dir, budget, packs if pack else None, profile=variants)
    with counting("playing", games * len(pairs.setups)) as advance:
        rows = run_order(order, advance)
    if json:
        print_json(rows)
    else:
        print_rows(rows)
    for row in rows:
        for failure in row.failures:
            complain(f"error: {row.scenario} {' '.join(row.characters)} seed {failure.seed}: {failure.error}")
    return CHECK_FAILED if any(row.errors for row in rows) else 0


def left_out(reasons: Sequence[str]) -> str:
    """One line about all pairs that the game does not allow."""
    first, *others = reasons
    return f"left out: {len(reasons)} pairs that the rules do not allow, such as: {first}" if others else f"left out: {first}"


def read_budget(text: str) -> None:
    try:
        Budget.read(text)
    except ValueError as e:
        raise typer.BadParameter(str(e), param_hint="--budget") from None


def print_rows(rows: list[Row]) -> None:
    columns = ["scenario", "characters", "bot", "#games", "#won", "#lost", "#win rate", "#rounds", "#choices", "#seconds", "#choices/s", "#errors"]
    cells = [
        (
            r.scenario, ", ".join(r.characters), r.bot, r.games, r.won, r.lost, f"{r.win_rate:.0%} ({r.win_rate_low:.0%} to {r.win_rate_high:.0%})",
            f"{r.rounds:.1f}", f"{r.choices:,}", f"{r.seconds:.2f}", f"{r.choices_per_second:,.0f}", r.errors,
        )
        for r in rows
    ]  # fmt: skip
    print_grid(columns, cells)


def bench(
    json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, max=600, help="How long random play is repeated; the best times count.")] = 3.0,
    game: OnlyGames = [],  # noqa: B006 (Typer copies it)
) -> None:
    """Measure speed on one core in a few fixed set-ups of every game: random play, sensible bots, hints, fork, undo, load and monster turns, with
    python-chess for comparison."""
    for name in game:
        find_game(name)
    with telling("measuring") as tell:
        rows = measuring.bench(seconds, tell, game)
    if json:
        print_json(rows)
    else:
        print_grid(["name", "#value", "unit", "about"], [(r.name, f"{r.value:,}", r.unit, r.about) for r in rows])


def prove(
    quick: Annotated[bool, typer.Option("--quick", help="Play a tenth of the games: a trial run, not for publishing.")] = False,
    game: OnlyGames = [],  # noqa: B006 (Typer copies it)
    jobs: Jobs = 1,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where to write the results, with a page next to it.")] = Path("docs/proof.json"),
) -> int:
    """Run the long proof: thousands of games without an error, steady memory, every ability line in use, sensible games that end, identical saves in
    other processes, and speed.

    The results are written whenever a part is finished. If the run is interrupted, they are marked as unfinished."""
    for name in game:
        find_game(name)
    if not out.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {out.parent}; create it first", param_hint="--out")
    told: set[str] = set()

    def keep(proof: Proof) -> None:
        proving.write(proof, out)
        for check in proof.checks:
            if check.name not in told:
                say(f"{'ok    ' if check.ok else 'FAILED'} {check.name}: {check.found}")
                told.add(check.name)

    with telling("proving") as tell:
        proof = proving.prove(quick, tell, game, jobs, keep)
    keep(proof)
    say(f"written: {out} and {out.with_suffix('.md')}")
    return 0 if proof.ok else CHECK_FAILED
