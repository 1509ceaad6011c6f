"""Commands for saved games: summary, verification and story."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct

from undercroft.kernel.save import SaveError, read_save
from undercroft.kernel.table import Table
from undercroft.presentation.story import story

from .output import CHECK_FAILED, Fail, Json, Language, complain, language_or_usual, print_json, say


class Summary(Struct, frozen=True, kw_only=True):
    """A short summary of a saved game."""

    game: str
    rules: str
    scenario: str
    characters: list[str]
    seed: int
    rounds: int
    choices: int
    beats: int
    outcome: str | None
    hash: str
    notes: list[str]


def summary(table: Table[Any]) -> Summary:
    return Summary(
        game=table.rules.name, rules=table.rules.version, scenario=str(table.setup.get("scenario", "")),
        characters=list(table.setup.get("characters", ())), seed=table.seed, rounds=table.round, choices=len(table.journal),
        beats=len(table.marks), outcome=table.outcome, hash=table.hash, notes=table.notes,
    )  # fmt: skip


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", show_default=False)],
    verify: Annotated[bool, typer.Option("--verify", help="Replay it, compare the hash of every beat, and report whether they match.")] = False,
    text: Annotated[bool, typer.Option("--text", help="Print the game as text, round by round.")] = False,
    language: Language = None,
    json: Json = False,
) -> int:
    """Show a saved game: a summary, a verification, or the whole story."""
    if verify and text:
        raise Fail("--verify and --text are two different reports: choose one")
    if language is not None and not text:
        raise Fail("--language is for the story of the game: add --text")
    spoken = language_or_usual(language)
    if not file.is_file():
        raise Fail(f"{file} is not a file" if file.exists() else f"there is no file {file}")
    if verify:
        return _verify(file, json)
    table = read_save(file)
    if text:
        _tell(table, json, spoken)
    elif json:
        print_json(summary(table))
    else:
        _print(summary(table))
    return 0


def _verify(file: Path, json: bool) -> int:
    """Verify a save. Loading replays and compares the whole journal; only games saved with other rules cannot be replayed."""
    try:
        table = read_save(file)
        problem = f"{file}: not verified: {table.notes[0]}" if table.base is not None and table.notes else ""
    except SaveError as e:
        table, problem = None, str(e)
    if json:
        counts = {"beats": len(table.marks), "choices": len(table.journal)} if table else {}
        print_json({"ok": not problem, "file": str(file), "problem": problem or None, **counts})
    elif problem:
        complain(f"undercroft: {problem}")
    elif table:
        say(f"ok: {len(table.marks)} beats and {len(table.journal)} choices give the recorded hashes")
    return CHECK_FAILED if problem else 0


def _print(found: Summary) -> None:
    say(f"game:       {found.game} (rules {found.rules})")
    say(f"scenario:   {found.scenario}")
    say(f"characters: {', '.join(found.characters)}")
    say(f"seed:       {found.seed}")
    say(f"rounds:     {found.rounds}")
    say(f"choices:    {found.choices} in {found.beats} beats")
    say(f"outcome:    {found.outcome or 'not over'}")
    for note in found.notes:
        say(f"note:       {note}")


def _tell(table: Table[Any], json: bool, language: str) -> None:
    if json:
        print_json([{"round": told.round, "text": told.text, "event": told.event.id, "rules": told.event.rules} for told in story(table, language)])
        return
    for told in story(table, language):
        if told.heading:
            say(f"\n{told.text}\n{'-' * len(told.text)}")
        else:
            say(told.text)
