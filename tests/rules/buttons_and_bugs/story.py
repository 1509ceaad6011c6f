"""Campaigns of several small scenarios, for the rules about what comes before, between and after them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import yaml

from undercroft.games.buttons_and_bugs.module import MODULE, BugRules
from undercroft.kernel.chance import Scripted
from undercroft.kernel.packs import PackSource
from undercroft.kernel.table import Table

from .position import Position, pack

ROW: dict[str, Any] = {"flat": False}
"""Maps of one line: hexes side by side."""


def trinket(id: str, card: str, type: str = "small") -> dict[str, Any]:
    """An item that heals 1, once."""
    return {"id": id, "type": type, "card": card, "use": "lost", "turn": ["Heal 1, self"]}


def plain_table(value: int) -> list[list[str]]:
    """A modifier table that says the same in every place."""
    return [[f"{value:+}"] * 3 for _ in range(6)]


def changed(source: PackSource, name: str, **fields: Any) -> PackSource:
    """A pack with other fields in one of its files; a field that is None is left out."""
    data = {**yaml.safe_load(source.files[name]), **fields}
    text = yaml.safe_dump({k: v for k, v in data.items() if v is not None}, sort_keys=False)
    return PackSource(source.id, source.version, {**source.files, name: text})


def story(*chapters: Mapping[str, Any], items: Sequence[dict[str, Any]] = ()) -> BugRules:
    """Scenarios "one", "two" … by their number, each with one weak grub beside the character unless a chapter says otherwise; for two
    characters, "tester" and "second"."""
    grub = {"number": 1, "kind": "grub", "health": 1}
    source = pack("s 1 .", monsters=["grub 1"], scenario={"flat": False, "monsters": [grub]}, own_items=items)
    files = dict(source.files)
    field = yaml.safe_load(files.pop("scenarios/field.yaml"))
    names = ("", "one", "two", "three", "four", "five")
    for chapter in chapters:
        name = names[chapter["number"]]
        files[f"scenarios/{name}.yaml"] = yaml.safe_dump({**field, "id": name, "conclusion": f"So ends {name}.", **chapter})
    files["characters/second.yaml"] = files["characters/tester.yaml"].replace("spare-", "other-").replace("tester", "second")
    files["campaign.yaml"] = yaml.safe_dump({"first": 1, "prologue": "Once upon a time."})
    return BugRules([PackSource("test", "1", files)])


def start(rules: BugRules, setup: Mapping[str, Any], **profile: Any) -> Position:
    """Play a set-up of a story, every roll a 0."""
    return Position(Table(rules, setup, 0, profile=profile, policy=Scripted(then="0")))


def win(p: Position) -> Position:
    """Kill the grub in the first round and play to the end."""
    p.until("select")
    lead, second = p.game.zone("hand")[:2]
    return p.play(lead, second).go(f"top:{lead}", "attack:m1").until()


def lose(p: Position) -> Position:
    """Be struck down by the grub in the first round."""
    p.until("select").set(p.hero, health=1)
    lead, second = p.game.zone("hand")[:2]
    return p.play(lead, second).go("pass").until()


@cache
def published() -> BugRules:
    """The rules with the game's own pack."""
    return MODULE.rules(MODULE.packs())
