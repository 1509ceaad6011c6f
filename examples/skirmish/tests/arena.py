"""Small fights for tests: a map drawn in the test, two heroes, and dice that are known beforehand."""

from __future__ import annotations

from typing import Any

from skirmish.module import MODULE
from undercroft.kernel.chance import Scripted
from undercroft.kernel.packs import PackSource
from undercroft.kernel.table import Table

LEGEND = "{g: goblin, l: slinger, o: ogre}"


def pack(scenario: str) -> PackSource:
    """The game's own pack with one more scenario."""
    (own,) = MODULE.packs()
    return PackSource(own.id, own.version, {**own.files, "scenarios/arena.yaml": scenario})


def fight(drawn: str, *dice: str, heroes: tuple[str, str] = ("knight", "ranger")) -> Table[Any]:
    rows = "".join(f"  {row}\n" for row in drawn.strip("\n").splitlines())
    rules = MODULE.rules([pack(f"id: arena\nintroduction: {{en: Fight}}\nmap: |\n{rows}legend: {LEGEND}\n")])
    return Table(rules, {"scenario": "arena", "characters": list(heroes)}, 1, policy=Scripted(*dice, then="0"))


def play(table: Table[Any], *keys: str) -> None:
    for key in keys:
        table.choose(key)


def place(table: Table[Any], id: str) -> str:
    """Where a figure stands, as maps name it."""
    return str(table.rules.content.scenarios["arena"].map.names[table.state.figures[id].cell])  # type: ignore[attr-defined]


def happened(table: Table[Any], tag: str) -> list[dict[str, Any]]:
    """What the events with this tag say."""
    return [event.args for event in table.events if event.id == tag]
