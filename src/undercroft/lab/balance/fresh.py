"""Which rows still hold. A row carries what its games depend on and the journals of its first games, so that it is known to be out of date when one
of these changes, whatever happens to the source code."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.contract import Module
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import game as find_game
from undercroft.language.names import IN_LANGUAGES

from ..setups import matters, weighing
from .criterion import THINKS, by_place, deciding, judged, missing, read_reasons
from .page import page
from .places import Place, Setups, declared
from .rows import REPLAYED, Row, read
from .work import Chunk, dealt, work

PLAY = "a change in how the games are played"
CONTENT = "a change in the content"
PARTIES = "a change of the parties"
SCENARIOS = ("scenarios/", "adventures/")
"""The folders where packs keep their scenarios, one file each."""


class Inputs(NamedTuple):
    """What the games at a place depend on, whoever plays them."""

    rules: str
    content: str
    parties: tuple[str, ...]


def inputs_of(module: Module, packs: Sequence[PackSource], places: Mapping[Place, Setups]) -> dict[Place, Inputs]:
    rules = module.rules(packs)
    found = {}
    for place, setups in places.items():
        content = matters(module, rules, setups)
        if content is None:
            content = files_for(packs, place.scenario)
        parties = tuple("+".join(setup["characters"]) for setup in setups)
        further = [repr(sorted((key, value) for key, value in setup.items() if key != "characters")) for setup in setups]
        found[place] = Inputs(rules.version, digest([*further, *content]), parties)
    return found


def digest(parts: Iterable[str]) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=8).hexdigest()


def files_for(packs: Sequence[PackSource], scenario: str) -> list[str]:
    """The files that matter if the game does not say: the scenario's own file, and all files of the packs except other scenarios and translations."""
    own = f"id: {scenario}\n"
    whole = [file for pack in packs for file in sorted(pack.files.items()) if not file[0].startswith(IN_LANGUAGES)]
    return [part for name, text in whole if not name.startswith(SCENARIOS) or own in text for part in (name, text)]


# -- marks ----------------------------------------------------------------------------------------------------------------
def changed(row: Row, inputs: Mapping[Place, Inputs], budget: str) -> str:
    """What has changed since a row was measured; empty if nothing has. A change in play that was found by replaying stays until it is measured."""
    now = inputs[row.place]
    if row.rules != now.rules:
        return f"rules {now.rules}"
    if row.parties != now.parties:
        return PARTIES
    if row.content != now.content:
        return CONTENT
    if row.budget != (budget if row.bot == THINKS else ""):
        return f"budget {budget}"
    return PLAY if row.changed == PLAY else ""


def marked(rows: Iterable[Row], inputs: Mapping[Place, Inputs], budget: str) -> list[Row]:
    """The rows with their marks as they should be, without rows about what is no longer measured."""
    return [msgspec.structs.replace(row, changed=changed(row, inputs, budget)) for row in rows if row.place in inputs]


# -- replaying ------------------------------------------------------------------------------------------------------------
def drawn(rows: Sequence[Row], number: int, seed: int) -> list[Row]:
    """Some rows, drawn by a seed; all of them if there are no more."""
    chance, left = Chance(seed), list(rows)
    return [left.pop(chance.below(len(left))) for _ in range(min(number, len(left)))]


def shortest(rows: Sequence[Row]) -> list[Row]:
    """The row with the shortest games. It is one that decides about its place, because random play notices nothing of what bots are advised."""
    found = [some[-1] for some in map(deciding, by_place(rows).values())]
    return sorted(found, key=lambda row: row.seconds / row.games)[:1]


def replayed(
    game: str, rows: Sequence[Row], places: Mapping[Place, Setups], games: int = REPLAYED, jobs: int = 1, packs: tuple[PackSource, ...] | None = None,
    advance: Callable[[int], object] = int,
) -> list[Row]:  # fmt: skip
    """Play the first games of these rows again. Returns the rows, marked where a journal is different."""
    told = {(row.place, row.bot): row for row in rows}
    number = {key: min(games, len(row.journals)) for key, row in told.items()}
    todo = iter([Chunk(r.place, r.bot, r.budget, game, dealt(places[r.place], 0, number[key]), r.seed, packs) for key, r in told.items()])
    for chunk, played in work(lambda: next(todo, None), jobs):
        row = told[chunk.place, chunk.bot]
        same = [p.journal for p in played] == list(row.journals[: len(played)])
        told[chunk.place, chunk.bot] = msgspec.structs.replace(row, changed="" if same else PLAY)
        advance(len(played))
    return list(told.values())


def lacking(rows: Sequence[Row], places: Iterable[Place], bots: Sequence[str]) -> list[str]:
    """What has not been measured, or not to the end."""
    known = by_place(rows)
    found = {place: missing(known.get(place, {}), bots) for place in places}
    return [f"{place}: {more} games of {bot} are missing" for place, left in found.items() for bot, more in left.items()]


# -- published pages ------------------------------------------------------------------------------------------------------
def outdated(game: str, out: Path) -> list[str]:
    """What is wrong with a published report: rows whose inputs have changed and that are not marked so, a page that does not show the report, or, for
    the row with the shortest games, a first game that is played differently now."""
    module = find_game(game)
    places = declared(module, module.rules(module.packs()))
    report = read(out, game)
    rows = marked(report.rows, inputs_of(module, module.packs(), places), weighing(module).budget)
    found = [f"{row.place}, {row.bot}: not marked as measured before {row.changed}" for row in rows if row.changed and row not in report.rows]
    if not found and rows != report.rows:
        found.append(f"{out.name} marks or has rows that it should not")
    path = out.with_suffix(".md")
    if not path.exists() or path.read_text("utf-8") != page(judged(game, rows, read_reasons(out.with_suffix(".yaml")))):
        found.append(f"{path.name} does not show {out.name}")
    again = replayed(game, shortest([row for row in rows if not row.changed]), places, 1)
    return found + [f"{row.place}, {row.bot}: not marked as measured before {row.changed}" for row in again if row.changed]
