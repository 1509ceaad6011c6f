"""Scenes for the gallery of the browser client, taken from real tables.

    python tools/fixtures.py

Every fixture is a scene as a seat gets it (texts filled in), the latest entries of the log, and the steps that led there: the tokens
after each choice with the entries it made, so that the gallery can play them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from probes import lasting_effects, secret_cards, zone_fight  # noqa: E402
from undercroft import new_table  # noqa: E402
from undercroft.kernel.conformance import lively  # noqa: E402
from undercroft.kernel.decision import Decision  # noqa: E402
from undercroft.kernel.event import Event  # noqa: E402
from undercroft.kernel.scene import Scene  # noqa: E402
from undercroft.kernel.table import Table  # noqa: E402
from undercroft.lab.telling import Teller  # noqa: E402
from undercroft.server.protocol import LogEntry  # noqa: E402

FOLDER = ROOT / "web" / "src" / "gallery" / "fixtures"
STEPS = 30
LOG = 60
SEEDS = range(200)


class Wanted(NamedTuple):
    """A fixture: how to set its table up by seed, and what its last decision and scene must be like."""

    name: str
    table: Callable[[int], Table[Any]]
    fits: Callable[[Decision, Scene], bool]


def bugs(scenario: str, character: str) -> Callable[[int], Table[Any]]:
    return lambda seed: new_table("buttons-and-bugs", scenario=scenario, characters=[character], seed=seed)


def many_ways(decision: Decision, scene: Scene) -> bool:
    return sum(option.cell >= 0 for option in decision.options) >= 7


def hard_fight(decision: Decision, scene: Scene) -> bool:
    """An attack to aim, and figures with all a token can show."""
    shown = [token for token in scene.tokens if token.conditions]
    aimed = sum(bool(option.figure) for option in decision.options)
    return aimed >= 2 and len(shown) >= 2 and any(token.badges for token in scene.tokens)


def things_about(decision: Decision, scene: Scene) -> bool:
    return any(option.cell >= 0 for option in decision.options) and any(t.side == "object" for t in scene.tokens) and len(scene.tokens) > 4


def melee(decision: Decision, scene: Scene) -> bool:
    here = [option for option in decision.options if option.cell >= 0], [option for option in decision.options if option.figure]
    return all(here) and len(scene.dice) > 3


def cards_in_play(decision: Decision, scene: Scene) -> bool:
    return sum(len(zone.cards) for zone in scene.zones) > 4 and len(decision.options) > 2


WANTED = (
    Wanted("hexes-move", bugs("a-rude-welcome", "bruiser"), many_ways),
    Wanted("hexes-attack", bugs("hide-and-seek", "spellweaver"), hard_fight),
    Wanted("hexes-objects", bugs("pest-control", "tinkerer"), things_about),
    Wanted("zones", zone_fight.cases()[0].table, melee),
    Wanted("secret-cards", secret_cards.cases()[0].table, cards_in_play),
    Wanted("lasting-effects", lasting_effects.cases()[0].table, cards_in_play),
)


class Beat(NamedTuple):
    """What a choice led to."""

    scene: Scene
    log: list[LogEntry]


def entry(number: int, event: Event, teller: Teller) -> LogEntry:
    args = event.args
    amount = args.get("damage", args.get("amount", 0))
    return LogEntry(
        number, event.id, teller.lines[number], event.CUE, args.get("figure", ""), args.get("target", ""), tuple(args.get("path", ())), amount,
        event.rules, teller.heading(number),
    )  # fmt: skip


def beats(table: Table[Any], seed: int) -> Iterator[tuple[Decision, Beat]]:
    """A game by a lively player, decision by decision of the first seat that has one."""
    player, teller, told = lively(seed), Teller(table, 0), 0
    while table.decisions:
        scene, decision = teller.refresh(), table.decisions[0]
        log = [entry(n, table.events[n], teller) for n in range(told, len(table.events))]
        told = len(table.events)
        yield decision, Beat(filled(scene, teller), log)
        table.choose(player(decision), decision.seat)


def filled(scene: Scene, teller: Teller) -> Scene:
    """The scene with the words of its messages."""

    def walk(value: Any) -> Any:
        if isinstance(value, Mapping):
            if value.keys() == {"id", "args", "text"}:
                told = teller._say(value["id"], value["args"])
                return {**value, "text": told.removesuffix(": ")}
            return {key: walk(inner) for key, inner in value.items()}
        return [walk(inner) for inner in value] if isinstance(value, list | tuple) else value

    return msgspec.convert(walk(msgspec.to_builtins(scene)), Scene)


def fixture(wanted: Wanted) -> dict[str, Any]:
    """The first game, by seed, that comes to what is wanted."""
    for seed in SEEDS:
        played: list[Beat] = []
        for decision, beat in beats(wanted.table(seed), seed):
            played.append(beat)
            if len(played) > 4 and decision.seat <= 0 and wanted.fits(decision, beat.scene):
                steps = [{"tokens": b.scene.tokens, "log": b.log} for b in played[-STEPS:]]
                log = [line for b in played for line in b.log][-LOG:]
                return {"scene": beat.scene, "log": log, "steps": steps}
    raise SystemExit(f"{wanted.name}: no game came to what is wanted")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted in WANTED:
        text = msgspec.json.format(msgspec.json.encode(fixture(wanted)), indent=1).decode()
        (FOLDER / f"{wanted.name}.json").write_text(f"{text}\n", "utf-8")
        print(f"{wanted.name}.json: {len(text) // 1024} KiB")


if __name__ == "__main__":
    main()
