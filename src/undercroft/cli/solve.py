"""The command for the monster solver."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from undercroft.games.gloomhaven.lab.solver import BadPosition, answer, read

from .output import BAD_USAGE, Fail, print_json, say

MAX_POSITION = 1 << 20
"""The maximum size of a position in bytes."""


def solve(
    file: Annotated[Path, typer.Argument(help="A position as JSON; - reads it from standard input.", metavar="FILE")],
    text: Annotated[bool, typer.Option("--text", help="Print the answer as text instead of JSON.")] = False,
) -> None:
    """Work out whom a Gloomhaven monster focuses on, where it moves and whom it attacks: every legal outcome, with the rules that decide."""
    try:
        if str(file) == "-":
            data = sys.stdin.buffer.read(MAX_POSITION + 1)
        else:
            with file.open("rb") as stream:
                data = stream.read(MAX_POSITION + 1)
    except OSError as e:
        raise Fail(f"cannot read {file}: {e.strerror}", BAD_USAGE) from None
    if len(data) > MAX_POSITION:
        raise Fail(f"{file}: a position has at most {MAX_POSITION >> 20} MB", BAD_USAGE)
    try:
        found = answer(read(data))
    except BadPosition as e:
        raise Fail(f"{file}: {e}", BAD_USAGE) from None
    if not text:
        print_json(found)
        return
    say(f"focus: {', '.join(found['focus']) or 'none'}")
    for option in found["options"]:
        at = ",".join(map(str, option["to"]))
        say(f"moves to {at}, {'attacks ' + ', '.join(option['targets']) if option['targets'] else 'attacks nobody'} (focus {option['focus']})")
    for reason in found["why"]:
        say(f"  {reason['rule']}: {reason['text']}")
