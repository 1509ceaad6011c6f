"""Cards as players see them: heroes, classes and their skills, equipment, traps, enemies, doors and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from undercroft.kernel.scene import Card

from ..content import model as content
from ..content.adventure_words import BEHAVIOUR_TEXT
from ..content.dice import COLOURS, Pool
from ..content.model import Content, Effect, EnemyCard, Equipment, Foe, Skill, Trap
from ..content.schema import DoorText, EnemyText
from ..content.words import ATTACKS, CARD_TEXT, GEAR

KEPT = 512
"""How many faces are cached: their printed content never changes. The cache is soon full, so that memory does not grow."""
SLOTS: Mapping[str, tuple[str, ...]] = {"body": ("body",), "hand": ("one-hand",), "two-hands": ("two-hands",), "none": ()}
STANDING = ("in-force", "bought", "offered", "too-dear", "later")
"""The status of a skill on a class sheet."""
MARKS = (
    *STANDING, *(mark for marks in SLOTS.values() for mark in marks), *GEAR, "consumable", "artifact", "too-high", "trap", "luck", "patrol",
    "blessing", "omen",
)  # fmt: skip
"""The marks on cards; in addition, `xp:5` is a price in experience."""
ROOMS = ("first-room", "second-room", "third-room")
PARTS = (*ATTACKS, "defence", "effect", "use", "skill", "shadow", "ability", "branches", "boss", "minions", "health", "carries", "special", *ROOMS)
"""The parts that cards can have."""

Lines = tuple[tuple[str, ...], tuple[str, ...]]


def printed(effects: Sequence[Effect]) -> Lines:
    """Lines as printed, with an icon for each."""
    return tuple(CARD_TEXT.show(e.line) for e in effects), tuple(CARD_TEXT.icon(e.line) for e in effects)


def dice_text(pool: Pool) -> str:
    """Dice in the wording of card text."""
    text = ", ".join(f"{colour} dice {n:+d}" for colour, n in zip(COLOURS, pool) if n)
    return text[:1].upper() + text[1:]


def _face(id: str, name: str, parts: Mapping[str, Lines], marks: tuple[str, ...] = (), level: int = 0, icon: str = "") -> Card:
    """A card made of the parts that are not empty."""
    full = {part: lines for part, lines in parts.items() if lines[0]}
    texts, icons = {part: lines[0] for part, lines in full.items()}, {part: lines[1] for part, lines in full.items() if any(lines[1])}
    return Card(id, name, parts=texts, icons=icons, marks=marks, level=level, icon=icon)


def _plain(*lines: str) -> Lines:
    return tuple(line for line in lines if line), ()


def _named(skill: Skill) -> Lines:
    """A skill with its name, for skills without a card of their own."""
    lines, icons = printed(skill.effects)
    return (skill.text.name, *lines), ("", *icons)


def _dice(dice: Mapping[str, Pool]) -> dict[str, Lines]:
    """A line with a die icon for every colour, for each kind of attack and for defence."""
    return {kind: _pool(dice[kind]) for kind in (*ATTACKS, "defence") if kind in dice}


def _pool(pool: Pool) -> Lines:
    found = [(colour, n) for colour, n in zip(COLOURS, pool) if n]
    return tuple(f"{colour.capitalize()} dice {n:+d}" for colour, n in found), tuple(f"die-{colour}" for colour, _ in found)


# -- heroes and their classes ------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def hero_face(hero: content.Hero) -> Card:
    """A hero card with the skill that always works and the shadow skill."""
    return _face(hero.id, hero.name, {"skill": printed((hero.skill,)), "shadow": printed((hero.shadow,))}, icon=hero.text.icon)


@lru_cache(maxsize=KEPT)
def class_face(sheet: content.Class) -> Card:
    """A summary of a class sheet, for choosing a class."""
    branches = ", ".join(branch.skills[0].text.name for branch in sheet.branches)
    parts = {"effect": _plain(sheet.text.about), "ability": _named(sheet.ability), "skill": _named(sheet.skill), "branches": _plain(branches)}
    return _face(sheet.id, sheet.name, parts, icon=sheet.text.icon)


@lru_cache(maxsize=KEPT)
def ability_face(sheet: content.Class) -> Card:
    """The ability of a class and its price."""
    text = sheet.ability.text
    return _face(f"{sheet.id}/ability", text.name, {"ability": printed(sheet.ability.effects)}, (f"xp:{text.cost}",), icon=sheet.text.icon)


@lru_cache(maxsize=KEPT)
def class_skill_face(sheet: content.Class) -> Card:
    """The skill a class has from the start."""
    return _face(f"{sheet.id}/skill", sheet.skill.text.name, {"skill": printed(sheet.skill.effects)}, icon=sheet.text.icon)


@lru_cache(maxsize=KEPT)
def skill_face(id: str, skill: Skill, standing: str) -> Card:
    """A skill of a branch with its level, its price while it can still be bought, and its status."""
    price = () if standing in ("in-force", "bought") else (f"xp:{skill.text.cost}",)
    return _face(id, skill.text.name, {"effect": printed(skill.effects)}, (standing, *price), skill.text.level)


# -- equipment ---------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def gear_face(gear: Equipment, usable: bool = True) -> Card:
    """An equipment card: slot, kind, dice and effects; `usable`: its level may be used now."""
    text = gear.text
    more = (("consumable",) if text.consumable else ()) + (("artifact",) if gear.deck == "artifacts" else ()) + (() if usable else ("too-high",))
    parts = {**_dice(gear.dice), "effect": printed(gear.effects), "use": printed(gear.use)}
    return _face(gear.id, gear.name, parts, (*SLOTS[text.slot], *text.kinds, *more), gear.level, text.icon or "swap-bag")


@lru_cache(maxsize=KEPT)
def trap_face(trap: Trap) -> Card:
    """A trap or luck card, in words."""
    mark, icon = ("luck", "clover") if trap.text.luck else ("trap", "wolf-trap")
    return _face(trap.id, trap.text.name, {"effect": _plain(trap.text.text)}, (mark,), icon=icon)


def treasure_face(pack: Content, id: str) -> Card:
    return trap_face(pack.traps[id]) if id in pack.traps else gear_face(pack.equipment[id])


# -- enemies -----------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def enemy_face(card: EnemyCard, kind: EnemyText, started: int, carried: tuple[str, ...] = (), foes: tuple[Foe, ...] = ()) -> Card:
    """An enemy card with the health of its figures for this party, the equipment its guardians carry,
    and its behaviour if it is an enemy of the adventure."""
    text = card.text
    if kind.role == "mob":
        health = {"boss": _plain(f"♥ {text.health}"), "minions": _plain(f"{text.minions * started} × ♥ {text.health}")}
    else:
        health = {"health": _plain(f"♥ {text.health * started}")}
    behaviour = tuple(BEHAVIOUR_TEXT.show(effect.line) for foe in foes for effect in foe.does.values())
    parts = {**health, **_dice(card.dice), "effect": printed(card.effects), "carries": _plain(*carried), "special": _plain(*behaviour)}
    return _face(card.id, card.name, parts, level=card.level, icon=kind.icon)


# -- doors and events --------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def door_face(door: DoorText) -> Card:
    """What a door card puts into the first three rooms."""
    parts = {}
    for room, part in zip(ROOMS, door.parts):
        enemies = ["ambush" if part.ambush else "enemies"] if part.enemies else []
        parts[room] = _plain(", ".join([*enemies, *["treasure"] * part.regular, *["special treasure"] * part.special]))
    return _face(door.id, door.name, parts, icon="wooden-door")


@lru_cache(maxsize=KEPT)
def event_face(event: content.Event) -> Card:
    """An event card, in words."""
    return _face(event.id, event.text.name, {"effect": _plain(event.text.text)}, (event.text.kind,), icon="crystal-ball")
