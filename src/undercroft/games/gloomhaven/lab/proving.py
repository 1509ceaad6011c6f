"""What the proof needs to know about this game: set-ups that reach all of the content, proving grounds for every monster, and which content the games
of a scenario depend on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from undercroft.games.haven.game import symbols
from undercroft.games.haven.lab.proving import PROSE, with_monsters
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.packs import PackSource
from undercroft.kernel.table import Table

from ..content.dungeon import TREASURE
from ..content.loading import LEVELS, Loader
from ..content.model import Class, Content, HasContent, Monster
from ..content.schema import FeatureText, RewardText, ScenarioText
from ..game import Gloom
from ..state import GloomState

GROUND = "proving-ground"
LETTERS = {"normal": "n", "elite": "e", "boss": "b"}
MAP = """\
s   .   1   .   #   $   .
  s   $   .   3   .   5   .
s   .   O   .   D   .   .
  s   t   2   .   .   6   X
s   .   .   4   #   .   .
  s   ~   .   h   .   .   O
"""
"""Two rooms with a bit of everything: coins, a treasure, a trap, obstacles, bad ground, a closed door, and six hexes for monsters."""
FLOOR: dict[str, FeatureText | str] = {
    "s": "start", "$": "coin", "O": "obstacle", "t": FeatureText(trap=("damage",)), "~": "difficult", "h": "hazard", "D": "door",
    "X": FeatureText(treasure=1),
}  # fmt: skip
PARTY = 4
VARIETY = 24
"""How many different set-ups to arrange for a line."""
BOTS = ("random", "greedy")
"""The bots that balance is measured with."""
HIGHER = 3
"""The level of the characters at which some scenarios are measured again."""


# -- set-ups --------------------------------------------------------------------------------------------------------------
def party(content: Content, first: int, leader: str = "") -> list[str]:
    """A party of four, or of all classes if there are fewer. Different numbers give different companions for the leader."""
    classes = [id for id in content.classes if id != leader]
    turned = [classes[(first + n) % len(classes)] for n in range(len(classes))]
    return [*([leader] if leader else []), *turned][:PARTY]


def thorough(rules: HasContent) -> list[dict[str, Any]]:
    """Every scenario at every scenario level, with characters of levels 1 to 9 and all classes in turn."""
    found = []
    for n, scenario in enumerate(rules.content.scenarios):
        for level in range(LEVELS):
            found.append({"scenario": scenario, "characters": party(rules.content, n + level), "levels": level + 1 + n % 2, "level": level})
    return found


def arranged(rules: HasContent, line: str) -> list[dict[str, Any]]:
    """Set-ups in which a line can take effect: someone has its card in hand, someone carries its item, its monster is on a proving ground, or its
    scenario is played by characters strong enough to finish it."""
    content = rules.content
    kind, id, *rest = line.split("/")
    match kind:
        case "card":
            return [_with_card(content, id, n) for n in range(VARIETY)]
        case "item":
            return [_with_item(content, id, n) for n in range(VARIETY)]
        case "monster":
            return [_on_ground(content, [id], _levels(content.monsters[id], line), n) for n in range(VARIETY)]
        case "deck":
            kinds = [monster.id for monster in content.monsters.values() if monster.deck == id]
            return [_on_ground(content, kinds, list(range(LEVELS)), n) for n in range(VARIETY)]
        case "scenario":
            return [_strong(content, id, n) for n in range(VARIETY)]
        case "modifier":
            return [_with_modifiers(content, n) for n in range(VARIETY)]
    random = [scenario for scenario, page in content.scenarios.items() if page.random]
    penalty = rest[0] if rest and rest[0] in ("minor", "major") else "none"
    return [{**_strong(content, scenario, n), "penalties": [penalty] * 3} for n in range(VARIETY) for scenario in random]


def leaning(table: Table[GloomState], decision: Decision, line: str) -> list[int]:
    """Options on the hexes that a scenario's rule names lead towards it; towards the treasure of a dungeon card, those on treasures and traps, which
    give it something to do; towards a line with a price, cards that infuse its elements."""
    game: Gloom = table.game
    places = [place for rule in game.scenario.rules if rule.id == line for node in rule.line.conditions for place in getattr(node, "places", ())]
    wanted = [game.layout.places[place] for place in places]
    if line.startswith(TREASURE):
        wanted += map(int, (*game.state.treasures, *game.state.traps))
    price = game.content.abilities[line].line.price if line in game.content.abilities else None
    elements = {element for symbol in symbols(price) for element in symbol} if price is not None else set()
    return [int(option.cell in wanted or _infuses(game.content, option, elements)) for option in decision.options]


def _infuses(content: Content, option: Option[Any], elements: set[str]) -> bool:
    """Whether an option plays a card, or half of one, that infuses an element the line has to consume."""
    if option.card not in content.cards or not elements:
        return False
    halves = [content.cards[option.card].half(name) for name in ("top", "bottom") if option.verb in (name, "card")]
    return any(elements.intersection(symbol) for half in halves for symbol in half.infusions)


def _levels(kind: Monster, line: str) -> list[int]:
    """The monster levels at which a line of a stat card applies; all levels for a special action."""
    held = [level for level in range(LEVELS) if any(line in (stats[level].trait_line, stats[level].attack_line) for stats in kind.ranks.values())]
    return held or list(range(LEVELS))


def _with_card(content: Content, id: str, n: int) -> dict[str, Any]:
    """A character has the card in hand, along with varying cards of level 1 and X."""
    card = content.cards[id]
    mat = content.classes[card.owner]
    plain = [c.id for c in mat.cards if c.level <= 1 and c.id != id]
    hand = [id, *(plain[(n + k) % len(plain)] for k in range(mat.hand - 1))]
    kinds = [kind for kind in content.monsters if not content.monsters[kind].boss]
    return {
        "scenario": f"{GROUND}-{kinds[n % len(kinds)]}", "characters": party(content, n, mat.id), "levels": max(1, card.level),
        "level": max(1, card.level) * n % LEVELS // 2, "cards": {mat.id: hand},
    }  # fmt: skip


def _with_item(content: Content, id: str, n: int) -> dict[str, Any]:
    """Each class carries the item in turn."""
    classes: Sequence[Class] = list(content.classes.values())
    bearer = classes[n % len(classes)].id
    kinds = list(content.monsters)
    return {
        "scenario": f"{GROUND}-{kinds[n % len(kinds)]}", "characters": party(content, n, bearer), "levels": 1 + n % 9, "level": n % LEVELS,
        "items": {bearer: [id]},
    }  # fmt: skip


def _with_modifiers(content: Content, n: int) -> dict[str, Any]:
    """Every character has all modifier cards of its class."""
    held = party(content, n)
    found = _on_ground(content, list(content.monsters), list(range(LEVELS)), n)
    return {**found, "characters": held, "modifiers": {id: list(content.classes[id].modifiers) for id in held}}


def _on_ground(content: Content, kinds: Sequence[str], levels: Sequence[int], n: int) -> dict[str, Any]:
    """A monster type at one of the levels, against characters who survive long enough to see its whole deck."""
    level = levels[n % len(levels)]
    return {"scenario": f"{GROUND}-{kinds[n % len(kinds)]}", "characters": party(content, n), "levels": min(9, level + 1 + n % 3), "level": level}


def _strong(content: Content, scenario: str, n: int) -> dict[str, Any]:
    return {"scenario": scenario, "characters": party(content, n)[: PARTY - n % 3], "levels": 9 - n % 3, "level": n % 2}


# -- proving grounds ------------------------------------------------------------------------------------------------------
def ground(rules: HasContent) -> PackSource:
    """A pack with a small scenario for every monster type and boss, whether or not it appears in a scenario of the game."""
    about = {"id": GROUND, "version": "1", "game": Loader.GAME, "title": "Proving ground", "licence": "Apache-2.0", "authors": ["Undercroft"]}
    files = {"pack.yaml": msgspec.json.encode(about).decode()}
    company = next(kind.id for kind in rules.content.monsters.values() if not kind.boss)
    for number, kind in enumerate(rules.content.monsters.values(), 1001):
        text = _page(kind, company, number)
        files[f"scenarios/{kind.id}.yaml"] = msgspec.json.encode(msgspec.to_builtins(text)).decode()
    return PackSource(GROUND, "1", files)


def _page(kind: Monster, company: str, number: int) -> ScenarioText:
    """All ranks of a type are present; a boss is there once, with other monsters."""
    if kind.boss:
        beasts = {"1": (kind.id, "b"), **dict.fromkeys("256", (company, "n"))}
    else:
        ranks = [LETTERS[rank] for rank in kind.ranks]
        beasts = {mark: (kind.id, ranks[n % len(ranks)]) for n, mark in enumerate("135246")}
    drawn = "".join("." if mark.isdigit() and mark not in beasts else mark for mark in MAP)
    marks = {mark: FeatureText(monster=id, ranks=rank * 3) for mark, (id, rank) in beasts.items()}
    return ScenarioText(
        id=f"{GROUND}-{kind.id}", number=number, map=drawn, legend={**FLOOR, **marks}, treasures={"1": RewardText(gold=1)},
        goal=("all monsters are dead",), goal_text="Kill all.", introduction="A fight.", conclusion="Over.",
    )  # fmt: skip


# -- what games depend on -------------------------------------------------------------------------------------------------
def weighed(rules: HasContent, setups: Sequence[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    """Every scenario with two to four new characters, and one in three scenarios with characters of a higher level. The random
    dungeon is left out: it is different every time, and its cards are as published, so there is nothing to balance."""
    pages = [id for id, page in rules.content.scenarios.items() if not page.random]
    found = {1: [setup for setup in setups if setup["scenario"] in pages]}
    return found | {HIGHER: [{**setup, "levels": HIGHER} for setup in found[1] if setup["scenario"] in pages[::3]]}


def matters(rules: HasContent, setups: Sequence[Mapping[str, Any]]) -> list[str]:
    """The scenario, the classes that play it, all items and battle goals, and every monster that may appear, without text that is only read."""
    content, (scenario,) = rules.content, {setup["scenario"] for setup in setups}
    page = content.scenarios[scenario]
    classes = sorted({character for setup in setups for character in setup["characters"]})
    highest = max(setup.get("levels", 1) for setup in setups)
    said = [repr(msgspec.structs.replace(page.text, **PROSE, sections={})), *(played_at(content.classes[id], highest) for id in classes)]
    said += [repr(thing) for things in (content.items, content.goals, content.areas) for thing in sorted(things.items())]
    if page.random:
        said += [repr(thing) for cards in (content.rooms, content.dungeon) for thing in sorted(cards.items())]
    return with_monsters(said, content.monsters, lambda id: repr((content.monsters[id], content.decks[content.monsters[id].deck])))


def played_at(mat: Class, level: int) -> str:
    """A class at a level, without text that is only read and cards that it has not learned."""
    return repr(msgspec.structs.replace(mat, about="", icon="", cards=tuple(card for card in mat.cards if card.level <= level)))
