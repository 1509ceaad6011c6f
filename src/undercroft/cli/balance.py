"""Balance: measuring how hard scenarios are, and checking measurements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from undercroft.bots import BOTS, Budget
from undercroft.kernel.contract import Module
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.rules import Rules
from undercroft.kernel.save import write_whole
from undercroft.lab.balance.criterion import THINKS, Named, judged, read_reasons
from undercroft.lab.balance.fresh import PLAY, drawn, inputs_of, lacking, marked, replayed
from undercroft.lab.balance.measure import Measurement, Progress, Study
from undercroft.lab.balance.page import COLUMNS, lines, page
from undercroft.lab.balance.places import Place, Setups, declared, only
from undercroft.lab.balance.rows import REPLAYED, Report, Row, read, write
from undercroft.lab.setups import weighing
from undercroft.language.packs import packs_of
from undercroft.presentation.pairs import ALL, names, nearest

from .laboratory import Jobs, Scenario, Seed
from .output import CHECK_FAILED, Fail, Json, complain, counting, estimating, print_grid, print_json, say
from .packs import Folders
from .reference import Game

Bots = Annotated[list[str], typer.Option("--bot", metavar="NAME", help=f"A bot to measure: {', '.join(BOTS)}.", show_default="the game's own")]
Sizes = Annotated[list[int], typer.Option("--size", metavar="N", help="Only parties of N characters; can be repeated.", show_default="all")]
Levels = Annotated[list[int], typer.Option("--level", metavar="N", help="Only characters of level N; can be repeated.", show_default="all")]
Games = Annotated[
    int | None, typer.Option("--games", min=1, max=100_000, help="Games for each row.", show_default="60, and 200 where 60 do not decide")
]
Rollouts = Annotated[str, typer.Option("--budget", metavar="N", help="Rollouts of `search` for each decision.", show_default="the game's own")]
Check = Annotated[bool, typer.Option("--check", help="Play the first games of each row again and list the rows that are out of date or missing.")]
Sample = Annotated[int | None, typer.Option("--sample", min=1, metavar="N", help="Check only N rows, drawn by the seed.", show_default="all")]
Mark = Annotated[bool, typer.Option("--mark", help="Mark the rows that are out of date, in FILE and on its page, without measuring.")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="JSON, with a page next to it.", show_default="docs/balance-GAME.json; none with --pack")
]


def balance(
    game: Game,
    scenario: Scenario = ALL,
    bot: Bots = [],  # noqa: B006 (Typer copies it)
    size: Sizes = [],  # noqa: B006 (Typer copies it)
    level: Levels = [],  # noqa: B006 (Typer copies it)
    games: Games = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    budget: Rollouts = "",
    pack: Folders = [],  # noqa: B006 (Typer copies it)
    out: Out = None,
    check: Check = False,
    sample: Sample = None,
    mark: Mark = False,
    json: Json = False,
) -> int:
    """Measure how hard each scenario is: win rates of bots for each party size and level, with 95 % intervals. The games are spread over parties in
    which all characters appear about equally often.

    Only games that are not in FILE are played, and they are written after every ten games of a row: you can split a long run, interrupt it, and
    resume it later. The searching bot plays only where the others win less than 30 %, unless you name it with --bot. If a scenario is out of bounds
    for a good reason, a YAML file next to FILE can give it: a list of `scenario`, `reason` and, if needed, `size` and `level`."""
    module = find_game(game)
    for name in bot:
        if name not in BOTS:
            raise nearest("bot", name, BOTS)
    packs = packs_of(module, pack)
    every, places = choose(module, module.rules(packs), scenario, size, level)
    if out is None and not pack:
        out = Path("docs") / f"balance-{game}.json"
    if out is None and mark:
        raise Fail("there is no file to mark; name it with --out")
    if out is not None and not out.absolute().parent.is_dir():
        raise Fail(f"there is no folder {out.parent}; name a file with --out")
    plan = weighing(module)
    asked = tuple(name for name in BOTS if name in (bot or plan.bots))
    study = Study(
        game, places, inputs_of(module, packs, every), asked, read_budget(budget or plan.budget), seed, jobs, games or 0, THINKS in bot,
        packs if pack else None,
    )  # fmt: skip
    runner = Runner(study, out)
    if check or mark:
        return runner.check(sample, mark) if check else runner.mark()
    report = runner.measure()
    if json:
        print_json(report)
    else:
        print_grid(COLUMNS, lines(report))
    for line in report.faults:
        complain(line)
    return CHECK_FAILED if report.faults else 0


def choose(module: Module, rules: Rules[Any], scenario: str, sizes: Sequence[int], levels: Sequence[int]) -> tuple[Mapping[Place, Setups], ...]:
    """All places that can be in the report, and those that were asked for."""
    every = declared(module, rules)
    if scenario != ALL:
        known = names(module.setups(rules))[0]
        if scenario not in known:
            raise nearest("scenario", scenario, [*known, ALL])
        every |= only(module, rules, scenario)
    for what, asked, found in (("size", sizes, {p.size for p in every}), ("level", levels, {p.level for p in every})):
        for number in asked:
            if number not in found:
                all = ", ".join(map(str, sorted(found)))
                raise typer.BadParameter(f"{module.title} is measured with {what} {all}, not with {number}", param_hint=f"--{what}")
    mine = {place: setups for place, setups in every.items() if scenario in (ALL, place.scenario)}
    return every, {place: setups for place, setups in mine.items() if (not sizes or place.size in sizes) and (not levels or place.level in levels)}


def read_budget(text: str) -> str:
    """A budget in rollouts. With a budget in seconds, the games could not be played again."""
    try:
        found = Budget.read(text)
    except ValueError as e:
        raise typer.BadParameter(str(e), param_hint="--budget") from None
    if found.seconds is not None:
        raise typer.BadParameter("a budget for balance is a number of rollouts, so that games can be repeated", param_hint="--budget")
    return text


class Runner:
    """A study, and the file that holds its results if there is one."""

    def __init__(self, study: Study, out: Path | None) -> None:
        self.study, self.out = study, out
        self.reasons: list[Named] = read_reasons(out.with_suffix(".yaml")) if out is not None else []
        self.known = marked(read(out, study.game).rows if out is not None else [], study.inputs, study.budget)

    def report(self, rows: Sequence[Row]) -> Report:
        return judged(self.study.game, rows, self.reasons)

    def write(self, rows: Sequence[Row]) -> None:
        """Write the results as JSON, and as a page next to it."""
        if self.out is not None:
            report = self.report(rows)
            write(report, self.out)
            write_whole(self.out.with_suffix(".md"), page(report).encode())

    def measure(self) -> Report:
        """Play what is missing, and report on what was asked for."""
        measurement = Measurement(self.study, self.known)
        with estimating("playing") as show:
            show(*measurement.progress())
            try:
                measurement.run(self.keeper(show))
            finally:
                self.write(measurement.result())
        return self.report([row for row in measurement.result() if row.place in self.study.places and row.bot in self.study.bots])

    def keeper(self, show: Callable[[int, int, float | None], None]) -> Callable[[list[Row], Progress], None]:
        def keep(rows: list[Row], progress: Progress) -> None:
            if self.out is not None:
                write(self.report(rows), self.out)
            show(*progress)

        return keep

    def mark(self) -> int:
        self.write(self.known)
        stale = sum(bool(row.changed) for row in self.known)
        say(f"{len(self.known)} rows, {stale} of them out of date")
        return 0

    def check(self, sample: int | None, mark: bool) -> int:
        """List rows that are out of date or missing, after replaying the first games of the others."""
        study = self.study
        mine = [row for row in self.known if row.place in study.places and row.bot in study.bots]
        sure = [row for row in mine if row.changed in ("", PLAY)]
        chosen = sure if sample is None else drawn(sure, sample, study.seed)
        with counting("replaying", len(chosen) * REPLAYED) as advance:
            again = {(row.place, row.bot): row for row in replayed(study.game, chosen, study.places, REPLAYED, study.jobs, study.packs, advance)}
        self.known = [again.get((row.place, row.bot), row) for row in self.known]
        if mark:
            self.write(self.known)
        stale = [row for row in self.known if row.changed and row.place in study.places and row.bot in study.bots]
        found = [f"{row.place}, {row.bot}: measured before {row.changed}" for row in stale]
        found += lacking(mine, study.places, study.bots)
        for line in found:
            complain(line)
        say(f"{len(again)} of {len(mine)} rows played again, {len(stale)} out of date, {len(found) - len(stale)} missing")
        return CHECK_FAILED if found else 0
