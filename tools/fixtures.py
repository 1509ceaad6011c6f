"""Makes scenes for the gallery of the browser client from real tables.

    PYTHONPATH=tests python tools/fixtures.py

A fixture contains what a seat receives: a scene, the latest log entries, previews of the options, the reasons for an enemy's actions, and
the steps that led there (the tokens after each choice, with its log entries), so that the gallery can play them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from probes import any_time, lasting_effects, secret_cards, zone_fight
from undercroft import new_table
from undercroft.kernel.conformance import lively
from undercroft.kernel.decision import Decision
from undercroft.kernel.scene import Scene
from undercroft.kernel.table import Table
from undercroft.server.protocol import LogEntry
from undercroft.server.wire import View

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "gallery" / "fixtures"
LEAST = 4
STEPS = 30
LOG = 60
TILE = 100
"""The spaces of a tile of Machina Arcana."""
SEEDS = range(200)


class Wanted(NamedTuple):
    """A fixture: how to set up its table from a seed, and a test for its last decision and scene."""

    name: str
    table: Callable[[int], Table[Any]]
    fits: Callable[[Decision, Scene], bool]


def bugs(scenario: str, character: str) -> Callable[[int], Table[Any]]:
    return lambda seed: new_table("buttons-and-bugs", scenario=scenario, characters=[character], seed=seed)


def many_ways(decision: Decision, scene: Scene) -> bool:
    return sum(option.cell >= 0 for option in decision.options) >= 7


def hard_fight(decision: Decision, scene: Scene) -> bool:
    """An attack with several targets, and tokens that show conditions and badges."""
    shown = [token for token in scene.tokens if token.conditions]
    aimed = {option.figure for option in decision.options if option.figure}
    return len(aimed) >= 2 and len(shown) >= 2 and any(token.badges for token in scene.tokens)


def things_about(decision: Decision, scene: Scene) -> bool:
    """A hero's move on a map with objects."""
    moves = decision.args.get("figure") == "hero" and any(option.cell >= 0 for option in decision.options)
    return moves and len(scene.tokens) > 4 and any(token.side == "object" for token in scene.tokens)


def melee(decision: Decision, scene: Scene) -> bool:
    here = [option for option in decision.options if option.cell >= 0], [option for option in decision.options if option.figure]
    return all(here) and len(scene.dice) > 3


def cards_in_play(decision: Decision, scene: Scene) -> bool:
    return sum(len(zone.cards) for zone in scene.zones) > 4 and len(decision.options) > 2


def torchlight(seed: int) -> Table[Any]:
    return new_table("massive-darkness", scenario="black-widow", characters=["siegfried", "sybil"], seed=seed)


def by_torchlight(decision: Decision, scene: Scene) -> bool:
    """A hero's turn after a fight: enemies to attack, zones to move to, a mob, treasure, and equipment with a free slot."""
    aimed = [option for option in decision.options if option.figure], [option for option in decision.options if option.cell >= 0]
    mobs = [token.id for token in scene.tokens if token.side == "enemy" and token.id.endswith("-boss")]
    marks = {mark.partition(":")[0] for board in scene.boards for cell in board.cells for mark in cell.marks}
    free = any(zone.free for zone in scene.zones if zone.seat == 0)
    return all(aimed) and bool(mobs) and len(scene.dice) > 3 and {"treasure", "level", "hidden"} <= marks and free


def underground(seed: int) -> Table[Any]:
    return new_table("machina-arcana", scenario="ice", characters=["lorre-gerrard", "hank-horden"], seed=seed)


def two_tiles(decision: Decision, scene: Scene) -> bool:
    """An explorer's action on a board of several tiles, with a monster and a door."""
    spaces = sum(len(board.cells) for board in scene.boards)
    doors = any(edge.kind == "door" for board in scene.boards for edge in board.edges)
    monsters = any(token.side == "enemy" for token in scene.tokens)
    return spaces > TILE and doors and monsters and sum(option.cell >= 0 for option in decision.options) >= 7


def meanwhile(decision: Decision, scene: Scene) -> bool:
    """Another seat decides, and this one may use what it has."""
    return decision.standing and len(decision.options) > 1


WANTED = (
    Wanted("hexes-move", bugs("a-rude-welcome", "bruiser"), many_ways),
    Wanted("hexes-attack", bugs("hide-and-seek", "spellweaver"), hard_fight),
    Wanted("hexes-objects", bugs("pest-control", "tinkerer"), things_about),
    Wanted("zones", zone_fight.cases()[0].table, melee),
    Wanted("rooms", torchlight, by_torchlight),
    Wanted("tiles", underground, two_tiles),
    Wanted("secret-cards", secret_cards.cases()[0].table, cards_in_play),
    Wanted("lasting-effects", lasting_effects.cases()[0].table, cards_in_play),
    Wanted("any-time", any_time.cases()[0].table, meanwhile),
)


class Beat(NamedTuple):
    """The result of a choice, as the first seat sees it."""

    scene: dict[str, Any]
    log: tuple[LogEntry, ...]


def beats(view: View, seed: int) -> Iterator[Beat]:
    """Let a lively player play a game, and yield its beats decision by decision."""
    table, player = view.table, lively(seed)
    while table.decisions:
        _, _, new = view.refresh()
        yield Beat(view.scene, new)
        table.choose(player(table.decisions[0]), table.decisions[0].seat)


def why(view: View) -> dict[str, Any] | None:
    """The latest log entry that has reasons, with its reasons."""
    for entry in reversed(view.log[-LOG:]):
        if reasons := view.table.why(entry.number):
            return {"entry": entry, "reasons": view.fill(msgspec.to_builtins(reasons))}
    return None


def previews(view: View, decision: Decision) -> dict[str, Any]:
    return {key: view.fill(msgspec.to_builtins(view.table.preview(key, 0))) for key in decision.keys}


def fixture(wanted: Wanted) -> dict[str, Any]:
    """The first game, in order of seeds, that reaches the wanted position."""
    for seed in SEEDS:
        view, played = View(wanted.table(seed), 0, "en"), list[Beat]()
        for beat in beats(view, seed):
            played.append(beat)
            own = view.table.decision_of(0)
            if len(played) > LEAST and own is not None and wanted.fits(own, view.table.scene(0)):
                return {
                    "game": view.table.rules.name,
                    "scene": beat.scene,
                    "log": view.log[-LOG:],
                    "previews": previews(view, own),
                    "why": why(view),
                    "steps": [{"tokens": b.scene["tokens"], "log": b.log} for b in played[-STEPS:]],
                }
    raise SystemExit(f"{wanted.name}: no game came to what is wanted")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted in WANTED:
        text = msgspec.json.format(msgspec.json.encode(fixture(wanted)), indent=1).decode()
        (FOLDER / f"{wanted.name}.json").write_text(f"{text}\n", "utf-8")
        print(f"{wanted.name}.json: {len(text) // 1024} KiB")


if __name__ == "__main__":
    main()
