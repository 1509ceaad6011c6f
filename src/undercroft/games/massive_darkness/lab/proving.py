"""What the laboratory needs to test this game: setups that reach all of its content, and which content the games of an adventure depend on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.kernel.decision import Decision
from undercroft.kernel.table import Table

from ..content import adventure_words as words
from ..content.model import Content, HasContent
from ..game import Dark
from ..rules.setup import MOST, starting_armour
from ..state import DarkState
from ..table.maps import open_ways

VARIETY = 18
"""How many different setups are arranged for a line."""
BOTS = ("random", "greedy")
"""The bots that balance is measured with."""
SIZES = (1, 2, 4, 6)
"""The party sizes that balance is measured with."""
PROSE = ("introduction", "special", "conclusion", "defeat", "about", "icon", "name", "text")
"""The fields of content that are only read."""
XP, PURSE = 30, 6
"""The most experience and cards a hero may bring to an adventure (MD-HER-08, MD-STY-18)."""


def thorough(rules: HasContent) -> list[dict[str, Any]]:
    """Every adventure with one to six heroes, both standalone and as part of a story with experienced heroes, with the classes in rotation."""
    content, found = rules.content, []
    for n, adventure in enumerate(content.adventures):
        for size in range(1, MOST + 1):
            held = party(content, n + size, size)
            found.append({"scenario": adventure, "characters": held, "classes": classes(content, held, n + size)})
            found.append(grown(content, adventure, n + size, size))
    return found


def party(content: Content, first: int, size: int, leader: str = "") -> list[str]:
    """A party of this size that varies with `first`; the leader comes first, if there is one."""
    heroes = [id for id in content.heroes if id != leader]
    turned = [heroes[(first + n) % len(heroes)] for n in range(len(heroes))]
    return [*([leader] if leader else []), *turned][:size]


def classes(content: Content, heroes: list[str], first: int) -> dict[str, str]:
    kinds = list(content.classes)
    return {hero: kinds[(first + n) % len(kinds)] for n, hero in enumerate(heroes)}


def sheet(content: Content, kind: str, level: int, worn: str = "", stock: list[str] | None = None) -> dict[str, Any]:
    """A story hero with all skills up to a level, in simple armour, and with a given card if there is one."""
    skills = {b.id: sum(s.text.level <= level for s in b.skills) for b in content.classes[kind].branches}
    found: dict[str, Any] = {"kind": kind, "xp": XP, "skills": {b: n for b, n in skills.items() if n}, "body": starting_armour(content)}
    if worn:
        slot = content.equipment[worn].text.slot
        found |= {"body": worn} if slot == "body" else {"pack": [worn]} if slot == "none" else {"hands": [worn]}
    weapon = (stock or [""]).pop(0) if "hands" not in found and stock else ""
    if weapon:
        found["hands"] = [weapon]
    return found


def weapons(content: Content, but: str) -> list[str]:
    """Weapons that heroes may bring, of several levels, without duplicates."""
    return [c.id for c in content.equipment.values() if c.level and c.id != but and any(k in c.dice for k in ("melee", "ranged", "magic"))]


def grown(content: Content, adventure: str, n: int, size: int, level: int = 0, worn: str = "", leader: str = "", kind: str = "") -> dict[str, Any]:
    """A story adventure whose heroes have skills up to a level; the first hero wears a given card and has a given class."""
    held, stock = party(content, n, size, leader), weapons(content, worn)
    stock = stock[n % len(stock) :] + stock[: n % len(stock)]
    kinds = list(content.classes)
    story = {}
    for k, hero in enumerate(held):
        own = kind if kind and k == 0 else kinds[(n + k) % len(kinds)]
        story[hero] = sheet(content, own, level or 1 + n % 5, worn if k == 0 else "", stock)
    return {"scenario": adventure, "characters": held, "story": story}


def arranged(rules: HasContent, line: str) -> list[dict[str, Any]]:
    """Setups in which a line can take effect: with its hero, its class and skill, its card equipped, or at a level where its enemy appears."""
    content = rules.content
    adventures = list(content.adventures)
    kind, id, *rest = line.split("/")
    found = []
    for n in range(VARIETY):
        adventure, size = adventures[n % len(adventures)], 1 + n % 4
        match kind:
            case "hero":
                found.append(grown(content, adventure, n, size, leader=id))
            case "class":
                found.append(grown(content, adventure, n, size, level=_skill_level(content, id, rest), kind=id))
            case "equipment":
                level = min(5, max(content.equipment[id].level or 4, 1 + n % 5))
                found.append(grown(content, adventure, n, size, level=level, worn=id))
            case "enemy":
                low = int(id[-1]) if id.startswith("guards") else 4 if id == "greater" else 1
                found.append(grown(content, adventure, n, 1 + n % 2, level=low))
            case "adventure":
                found.append(grown(content, id, n, 1 + n % 6, level=1 + n % 5))
            case _:
                found.append(grown(content, adventure, n, size, level=1 + n % 5))
    return found


def leaning(table: Table[DarkState], decision: Decision, line: str) -> list[int]:
    """Options lead towards an adventure's rule if they bring a hero closer to the places and doors that it waits for. To lure an enemy, a hero needs
    a firework, and lights it there when the enemy sees it."""
    game: Dark = table.game
    hero = game.state.heroes.get(str(decision.args.get("figure", "")))
    wanted = awaited(game, line)
    prey = lured(game, line)
    if hero is None or not wanted or (prey and "firework" not in hero.tokens):
        return [0] * len(decision.options)
    away = [open_ways(game).distances(zone) for zone in wanted]
    here = min(steps[hero.zone] for steps in away)
    found = []
    for option in decision.options:
        if option.key == "firework":
            seen = any(e.special in prey and game.ways.range(e.zone, hero.zone) is not None for e in game.state.enemies.values())
            found.append(2 if here == 0 and seen else -2)
        else:
            there = min(steps[option.cell] for steps in away) if option.cell >= 0 else here
            found.append(2 if option.cell in wanted and option.cell != hero.zone else (here > there) - (here < there))
    return found


def lured(game: Dark, line: str) -> list[str]:
    """The enemies that a rule expects to be lured somewhere."""
    moments = [rule.line.trigger.moment for rule in game.adventure.rules if rule.id == line and rule.line.trigger is not None]
    return [moment.enemy for moment in moments if isinstance(moment, words.EnemyLured)]


def awaited(game: Dark, line: str) -> list[int]:
    """The zones of the places and closed doors that a rule and the rules that advance its counters wait for."""
    adventure = game.adventure
    lines = [rule.line for rule in adventure.rules if rule.id == line]
    counters = [c.counter for one in lines for c in one.conditions if isinstance(c, words.Counted)]
    lines += [r.line for r in adventure.rules if any(isinstance(step.node, words.Count) and step.node.counter in counters for step in r.line.steps)]
    moments = [one.trigger.moment for one in lines if one.trigger is not None]
    zones = [adventure.places[place] for moment in moments if (place := getattr(moment, "place", "")) in adventure.places]
    doors = [moment.door for moment in moments if isinstance(moment, words.DoorOpens)]
    shut = [door for n, door in enumerate(adventure.doors) if n not in game.state.opened]
    return zones + [zone for door in shut if door.name in doors for zone in door.border]


def _skill_level(content: Content, kind: str, rest: list[str]) -> int:
    """The level at which this skill of a branch is in force and no later one is; 1 for anything available from the start."""
    branch = next((b for b in content.classes[kind].branches if rest and b.id == rest[0]), None)
    return branch.skills[int(rest[1])].text.level if branch is not None else 1


def weighed(rules: HasContent, setups: Sequence[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    """Every adventure with parties of some sizes, standalone, so that the heroes begin at level 1."""
    return {1: [setup for setup in setups if len(setup["characters"]) in SIZES]}


def matters(rules: HasContent, setups: Sequence[Mapping[str, Any]]) -> list[str]:
    """The adventure, its heroes, and all classes, cards and tiles, without text that is only read."""
    content, (adventure,) = rules.content, {setup["scenario"] for setup in setups}
    heroes = sorted({hero for setup in setups for hero in setup["characters"]})
    texts: list[Struct] = [content.adventures[adventure].text, *(content.heroes[id].text for id in heroes)]
    texts += [thing.text for things in (content.classes, content.traps, content.events) for thing in things.values()]
    decks = [(card.deck, card.level, _plain(card.text)) for cards in (content.equipment, content.cards) for card in cards.values()]
    tiles = [(id, tile.side.room, tile.side.light, sorted(tile.side.open)) for id, tile in content.tiles.items()]
    return [*map(_plain, [*texts, *content.enemies.values(), *content.doors.values()]), *map(repr, [*decks, *tiles])]


def _plain(text: Struct) -> str:
    return repr({name: value for name, value in msgspec.to_builtins(text).items() if name not in PROSE})
