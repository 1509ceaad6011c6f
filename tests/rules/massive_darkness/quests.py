"""Positions in the adventures of the pack: its boards, tokens, enemies and rules, played by the plain heroes of `position`.

    p = quest("black-widow", heroes=2)                    # ann and bob at the start, at ann's first decision
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone("c1")               # zones have the names of the adventure's map
    p.go("pick-up")
    next_round(p)                                         # everybody does nothing until the next round's first decision

Heroes, equipment, door and event cards are those of `position`; the enemies have their kinds and figures, but plain cards: mobs have health 1,
one minion for each hero and melee yellow 1 (archers also ranged yellow 1), agents health 2 and melee yellow 1, roaming monsters health 3, the
greater ones 4, and melee red 1 besides what SHOTS and SPELLS give them. Nobody has defence dice, every card is there once, and none does
anything but the greater liliarch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import yaml

from undercroft.games.massive_darkness.content.model import Adventure
from undercroft.games.massive_darkness.module import MODULE, DarkRules
from undercroft.kernel.packs import PackSource

from ..arranged import Loaded
from .position import HEROES, Position, pack

REAL = ("adventures/", "tiles.yaml")
"""What is taken from the pack as it is."""
SHOTS = ("goblin-archers", "goblin-agent", "giant-spider", "liliarch")
SPELLS = ("orc-agent", "hellhound", "ogre-mage", "abyssal-demon")
"""Who has ranged and magic attacks, with a yellow die."""
GEAR: tuple[Mapping[str, Any], ...] = (
    {"id": "bow", "slot": "two-hands", "kinds": ["bow"], "ranged": "yellow 3"},
    {"id": "maul", "slot": "two-hands", "kinds": ["hammer"], "melee": "red 3"},
)
"""Starting equipment besides leather and club, for tests to hand out."""
EVENTS = {
    "quiet": "All heroes gain 0 xp", "stir": "All roaming monsters activate", "rage": "All enemies activate",
    "beast": "A due roaming monster comes to the current level", "patrol": "A guard comes to the current level",
}  # fmt: skip
DOORS = {"bare": [{}, {}, {}], "stores": [{"regular": 1}] * 3, "watch": [{"enemies": True}, {}, {}]}


def _plain(card: Mapping[str, Any], role: str, deck: str) -> dict[str, Any]:
    """A card of an enemy with the numbers above."""
    kind = card["enemy"]
    found: dict[str, Any] = {"enemy": kind, "melee": "red 1" if role == "roaming" else "yellow 1"}
    found["health"] = {"mob": 1, "agent": 2, "roaming": 4 if deck == "greater" else 3}[role]
    if role == "mob":
        found["minions"] = 1
    if kind in SHOTS:
        found["ranged"] = "yellow 1"
    if kind in SPELLS:
        found["magic"] = "yellow 1"
    if (deck, kind) == ("greater", "liliarch"):
        found["does"] = ["Slippery", "When you attack, Pay bam: wounds +1"]
    return found


@cache
def _rules(skill: str) -> DarkRules:
    """The adventures of the pack with plain cards; `skill`: what every hero has from the start."""
    (real,) = MODULE.packs()
    sheet = {"skill": {"name": "Habit", "level": 1, "cost": 0, "does": [skill]}} if skill else None
    events = [{"id": id, "name": id, "kind": "omen", "text": "T.", "does": [does], "copies": 3} for id, does in EVENTS.items()]
    doors = [{"id": id, "name": id, "parts": parts} for id, parts in DOORS.items()]
    files = dict(pack(gear=GEAR, sheet=sheet, events=events, doors=doors).files)
    del files["adventures/trial.yaml"]
    enemies = yaml.safe_load(real.files["enemies.yaml"])
    roles = {enemy["id"]: enemy["role"] for enemy in enemies["enemies"]}
    for level, cards in enemies["guards"].items():
        enemies["guards"][level] = [_plain(card, roles[card["enemy"]], level) for card in cards]
    for deck in ("lesser", "greater"):
        enemies[deck] = [_plain(card, "roaming", deck) for card in enemies[deck]]
    files["enemies.yaml"] = yaml.safe_dump(enemies, sort_keys=False)
    files |= {name: text for name, text in real.files.items() if name.startswith(REAL)}
    return DarkRules((PackSource("test", "1", files),))


def adventure(id: str) -> Adventure:
    """An adventure of the pack as it was read."""
    return _rules("").content.adventures[id]


def quest(
    id: str, heroes: int = 1, *, rolls: str = "", draws: Mapping[str, str] | None = None, door: str = "bare", event: str = "quiet",
    skill: str = "", setup: Mapping[str, Any] | None = None,
) -> Position:  # fmt: skip
    """A game of an adventure at the first question after its set-up; all door and all event cards are the same."""
    party = list(HEROES[:heroes])
    agreed = {"scenario": id, "characters": party, "classes": dict.fromkeys(party, "tester"), "weapons": dict.fromkeys(party, "club")}
    p = Position(_rules(skill), {**agreed, "first": "ann", **(setup or {})}, {}, Loaded(rolls, draws or {}))
    with p.arrange() as s:
        s.decks["doors"], s.decks["events"] = [door], [event]
    return p


def next_round(p: Position, **plain: str) -> Position:
    """Everybody does nothing, or answers with `plain` by prompt, until the next round has begun and somebody may act, or the game is over."""
    now = p.s.round
    for _ in range(300):
        if p.table.decision is None or (p.s.round > now and p.prompt == "act"):
            return p
        keys = p.keys
        wanted = plain.get(p.prompt.replace("-", "_"), "")
        quiet = next((k for k in ("done", "pass", "end", "stop") if k in keys), keys[0])
        p.table.choose(wanted if wanted in keys else quiet)
    raise AssertionError(f"the round does not end: {p.prompt} {p.keys}")


def enemies_act(p: Position, **plain: str) -> Position:
    """All heroes do nothing; the Enemies' phase is played until its end."""
    now = p.s.round
    for _ in range(300):
        if p.table.decision is None or p.s.round > now or p.s.phase not in ("heroes", "enemies"):
            return p
        keys = p.keys
        wanted = plain.get(p.prompt.replace("-", "_"), "")
        quiet = next((k for k in ("done", "pass", "end", "stop") if k in keys), keys[0])
        p.table.choose(wanted if wanted in keys else quiet)
    raise AssertionError(f"the phase does not end: {p.prompt} {p.keys}")


def special(p: Position, id: str) -> str:
    """The figure of an enemy of the adventure."""
    (found,) = (e for e, enemy in p.s.enemies.items() if enemy.special == id)
    return found


def names(p: Position, zones: Sequence[int]) -> list[str]:
    return [p.game.name(zone) for zone in zones]


class Layout(NamedTuple):
    """What lies on the board, named and sorted."""

    tiles: list[str]
    levels: list[int]
    tokens: list[str]
    """Kinds of the tokens that lie face up."""
    hidden: list[str]
    pillars: list[str]


def layout(p: Position) -> Layout:
    """The tiles, and the tokens on the board in the present state."""
    s, tokens = p.s, p.game.adventure.tokens
    face_up = sorted(tokens[id][0] for id in s.tokens if id in tokens)
    return Layout(sorted(p.game.board.tiles), sorted(t.level for t in s.levels), face_up, sorted(s.buried), sorted(s.pillars))
