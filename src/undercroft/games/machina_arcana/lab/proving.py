"""What the laboratory needs to test this game: set-ups that reach all of its content, and which content the games of a scenario depend on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.grid.hexes import cells
from undercroft.grid.square import distance
from undercroft.kernel.decision import Decision
from undercroft.kernel.table import Table

from ..content import words
from ..content.board import MOST
from ..content.legality import nodes
from ..content.lines import destroyed_for
from ..content.model import Content, HasContent
from ..game import SPACES, Machina
from ..rules.choices import Activate, Seal, UseAbility, Walk
from ..state import MachinaState, UseFree

PROSE = ("about", "story", "icon", "title")
"""The fields of content that are only read."""
VARIETY = 12
"""How many different set-ups are arranged for a line."""
THREAT = 6
"""MA-THR-03: about so much preparedness raises the monster level by 1."""
ONWARD = (words.Proceed, words.Endgame, words.NextPart, words.PlaceExit)
"""What takes the story further."""


# -- set-ups for one line -----------------------------------------------------------------------------------------------------------
def arranged(rules: HasContent, line: str) -> list[dict[str, Any]]:
    """Set-ups in which a line can take effect: with its explorer, with its item and what that can be attached to, with a monster level at which its
    monster appears, or with its chapter."""
    content = rules.content
    kind, id, *rest = line.split("/")
    found = []
    for n in range(VARIETY):
        scenario = content.scenarios[id if kind == "chapter" else list(content.scenarios)[n % len(content.scenarios)]]
        party = _party(content, n, leader=id if kind == "explorer" else "")
        leader = party[0]
        stock = _armoury(content, n, id if kind == "item" else "", 1 if kind == "item" else n % 4)
        if kind == "monster":
            stock = _armoury(content, n, "", content.monsters[id].text.level)
        elif kind == "event" and content.events[id].text.personal and n % 2:
            stock.append(id)
        last = len(scenario.chapters) - 1
        chapter = min(last, int(rest[0]) if rest[0].isdigit() else last) if kind == "chapter" else 1 + (n * 5) % last
        kept = {leader: stock, **{other: _armoury(content, n + 1 + k, "", 0, stock) for k, other in enumerate(party[1:])}}
        found.append({"scenario": scenario.id, "characters": party, "kept": _once(kept), "chapter": chapter})
    return found


def _party(content: Content, n: int, leader: str) -> list[str]:
    """One to four explorers in turn, the leader first if there is one."""
    explorers = [id for id in content.explorers if id != leader]
    turned = [explorers[(n + k) % len(explorers)] for k in range(len(explorers))]
    return [*([leader] if leader else []), *turned][: 1 + n % min(MOST, len(content.explorers))]


def _armoury(content: Content, n: int, item: str, level: int, taken: Sequence[str] = ()) -> list[str]:
    """Items for one explorer: a given one with something to attach it to and to attach to it, a weapon with an augment, and as many more as raise the
    monsters to a level."""
    stock = [item] if item else []
    if item:
        stock += _fitting(content, item, n)
    weapons = [id for id, card in content.items.items() if card.text.type == "weapon" and card.text.right and id not in (*stock, *taken)]
    weapon = weapons[n % len(weapons)]
    stock += [weapon, *_fitting(content, weapon, n)]
    rich = [id for id, card in content.items.items() if card.text.level == 3 and id not in (*stock, *taken)]
    while rich and sum(content.items[id].text.level for id in stock) < THREAT * (level - 1):
        stock.append(rich.pop(n % len(rich)))
    return list(dict.fromkeys(stock))


def _fitting(content: Content, item: str, n: int) -> list[str]:
    """An item that a given one can be attached to, and an augment for it."""
    card = content.items[item].text
    same = [other.text for id, other in content.items.items() if other.text.type == card.type and id != item]
    below = [other.id for other in same if card.left and other.right == card.left]
    beside = [other.id for other in same if card.right and other.left == card.right]
    return [some[n % len(some)] for some in (below, beside) if some]


def _once(kept: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Every card for the first explorer who wants it."""
    seen: list[str] = []
    found: dict[str, list[str]] = {}
    for id, cards in kept.items():
        found[id] = [card for card in cards if card not in seen]
        seen += found[id]
    return found


def leaning(table: Table[MachinaState], decision: Decision, line: str) -> list[int]:
    """Options lead towards a line if they use it. What waits for a moment comes about by abilities and spaces in general; an endgame, by whatever
    takes the story further, and by living on in it; a price that is a space, by going there."""
    game: Machina = table.game
    card = line.rsplit("/", 2)[0]
    late = card.startswith("chapter/") and not card.rpartition("/")[2].isdigit()
    price = destroyed_for(game.content.lines[line])
    figure = str(decision.args.get("figure", ""))
    goals = game.spaces(SPACES[price]) if price and figure in game.present() else 0
    found = []
    for option in decision.options:
        used = option.value.line if isinstance(option.value, (UseAbility, UseFree)) else ""
        if used == line or (late and (isinstance(option.value, Seal) or (used and _leads_on(game, used)))):
            found.append(2)
        elif used.startswith(f"{card}/"):
            found.append(1)
        elif isinstance(option.value, Walk):
            found.append(int(_away(goals, option.value.way[-1]) < _away(goals, game.cell(figure))))
        else:
            found.append(int(isinstance(option.value, Activate) and card.startswith("event/")))
    return found


def _away(goals: int, cell: int) -> int:
    """How far the nearest of some spaces is, as the crow flies; 0 if there are none."""
    return min((distance(cell, goal) for goal in cells(goals)), default=0)


def _leads_on(game: Machina, line: str) -> bool:
    return any(isinstance(step.node, ONWARD) for step in nodes(game.content.lines[line]))


# -- what games depend on ----------------------------------------------------------------------------------------------------------
def matters(rules: HasContent, setups: Sequence[Mapping[str, Any]]) -> list[str]:
    """The scenario, its explorers, and all monsters, items, events and tiles, without text that is only read."""
    content, (scenario,) = rules.content, {setup["scenario"] for setup in setups}
    explorers = sorted({id for setup in setups for id in setup["characters"]})
    texts: list[Struct] = [*(content.explorers[id].text for id in explorers), *(monster.text for monster in content.monsters.values())]
    texts += [item.text for item in content.items.values()]
    texts += [event.text for event in content.events.values() if event.text.scenario in ("", scenario)]
    endgame = content.scenarios[scenario].endgame
    texts += [chapter.text for chapter in (*content.scenarios[scenario].chapters, *(endgame.parts if endgame is not None else ()))]
    texts += [goals for goals in (endgame.goals if endgame is not None else ()) if goals is not None]
    tiles = [(id, face.kinds, sorted(face.walls), sorted(face.doors), face.borders, face.connection) for id, face in content.faces.items()]
    return [*map(_plain, texts), *map(repr, tiles)]


def _plain(text: Struct) -> str:
    return repr({name: value for name, value in msgspec.to_builtins(text).items() if name not in PROSE})
