"""Equipment for tests, and a hero who has it."""

from __future__ import annotations

from typing import Any

from .position import Position, position

PLATE = {"id": "plate", "slot": "body", "kinds": ["armour"], "defence": "blue 2", "copies": 2}
SWORD = {"id": "sword", "slot": "hand", "kinds": ["sword"], "melee": "red 1", "copies": 3}
GREAT = {"id": "great", "slot": "two-hands", "kinds": ["sword"], "melee": "red 2", "copies": 2}
BOW = {"id": "bow", "slot": "two-hands", "kinds": ["bow"], "ranged": "yellow 2"}
WAND = {"id": "wand", "slot": "hand", "kinds": ["wand"], "magic": "yellow 1"}
HATCHET = {"id": "hatchet", "slot": "hand", "kinds": ["axe"], "melee": "yellow 2", "ranged": "red 1"}
RAPIER = {"id": "rapier", "slot": "hand", "kinds": ["sword"], "melee": "yellow 1", "defence": "green 1"}
CHARM = {"id": "charm", "does": ["When you attack: swords +5"], "copies": 2}
TORCH = {"id": "torch", "slot": "hand", "does": ["When you attack: swords +7"]}
BELL = {"id": "bell", "slot": "hand", "use": ["Heal 1"]}
FLASK = {"id": "flask", "use": ["Heal 2"]}
POTION = {"id": "potion", "use": ["Heal 3"], "consumable": True}
ALL = (PLATE, SWORD, GREAT, BOW, WAND, HATCHET, RAPIER, CHARM, TORCH, BELL, FLASK)


def outfitted(*, body: str = "leather", hands: tuple[str, ...] = (), pack: tuple[str, ...] = (), enemy: str = "", **more: Any) -> Position:
    """Ann with these cards, with an ogre of many lives in a zone if one is named."""
    p = position(**{"gear": ALL, **more})
    with p.arrange() as s:
        p.outfit("ann", body=body, hands=hands, pack=pack)
        s.heroes["ann"].health = 2
        if enemy:
            p.put("ogre", enemy, health=99)
    return p


def worn(p: Position) -> tuple[str, list[str], list[str]]:
    return p.hero().body, p.hero().hands, sorted(p.hero().pack)
