"""The app and its entry point. Every error that input can cause becomes one line on stderr and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

import typer

from undercroft import __version__
from undercroft.kernel.packs import PackError
from undercroft.kernel.registry import UnknownGame
from undercroft.kernel.rules import SetupError
from undercroft.kernel.save import SaveError
from undercroft.presentation.failures import culprit, one_line
from undercroft.presentation.pairs import Unknown
from undercroft.terminal.session import RulesFailed

from . import balance, laboratory, packs, play, reference, replays, serve, solve
from .output import BAD_USAGE, CHECK_FAILED, INTERRUPTED, Fail, complain, say

HELP = """The digital table for cooperative dungeon-crawl board games. Without a command, it opens in the browser.

Exit codes: 0 success, 1 a check failed, 2 the command was used incorrectly."""

app = typer.Typer(help=HELP, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


def _version(wanted: bool) -> None:
    if wanted:
        say(f"undercroft {__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", help="Print the version and exit.", callback=_version, is_eager=True)]


@app.callback(help=HELP, invoke_without_command=True)
def options(context: typer.Context, version: Version = False) -> None:
    """The options of the app itself. Without a command, it starts the server on this machine."""
    if context.invoked_subcommand is None:
        serve.serve()


app.command()(reference.games)
app.command()(reference.rules)
app.command()(reference.words)
app.command()(reference.conditions)
app.command()(play.play)
app.command()(serve.serve)
app.command()(serve.backup)
app.command()(serve.loadtest)
app.command()(serve.faults)
app.command()(packs.check)
app.command()(replays.replay)
app.command()(solve.solve)
app.command()(laboratory.simulate)
app.command()(laboratory.bench)
app.command()(balance.balance)
app.command()(laboratory.prove)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    try:
        code = app(None if arguments is None else list(arguments), prog_name="undercroft", standalone_mode=False)
    except Fail as e:
        complain(f"undercroft: {e}")
        return e.code
    except (Unknown, UnknownGame, SetupError) as e:
        complain(f"undercroft: {e}")
        return BAD_USAGE
    except (PackError, SaveError, RulesFailed) as e:
        complain(f"undercroft: {e}")
        return CHECK_FAILED
    except typer.TyperException as e:
        complain(f"undercroft: {e.format_message()}")
        return BAD_USAGE
    except BrokenProcessPool:
        complain("undercroft: a worker process died; there may be too little memory for so many jobs")
        return CHECK_FAILED
    except KeyboardInterrupt:
        code = INTERRUPTED
    except Exception as e:
        if not (game := culprit(e)):
            raise
        complain(f"undercroft: the game {game} is broken: {one_line(e)}")
        return CHECK_FAILED
    if code == INTERRUPTED:
        complain("undercroft: stopped")
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point `undercroft`."""
    try:
        code = run()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
