"""Attacks about to be made: shorthands for the sections on attacks, modifier cards, areas and effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.games.gloomhaven.events import CardAdded
from undercroft.games.haven.events import Attacked, Died, Gained, Moved, Retaliated, Suffered

from .position import Position, acting, kind, position

DUEL = """
    1 A .
     2 . .
    """
"""Character 1 and character 2 beside a dummy; free hexes behind it."""
PAIR = """
    A 1 B
     . 2 .
    """
"""Character 1 between two dummies."""


def room(row: str) -> str:
    """A row of hexes (with names such as 3,2) with free rows above and below it, so that all can see each other; character 2 stands in the last
    hex of the lower row."""
    width = len(row.split())
    return "\n".join([" " + ". " * width, row, " " + ". " * (width - 1) + "2"])


def letters(map_: str) -> dict[str, str]:
    """A dummy on every capital letter."""
    return {c: "dummy" for c in sorted(set(map_)) if c.isupper()}


def extra(cards: Mapping[str, str]) -> dict[str, Any]:
    """Modifier cards that perks have put into the deck of character 1; each is drawn as "tester/<id>"."""
    return {"class_modifiers": dict(cards), "setup": {"modifiers": {"tester": list(cards)}}} if cards else {}


def hitting(
    top: str | Sequence[str], map_: str = DUEL, *, deck: Mapping[str, str] | None = None, monsters: Mapping[str, str] | None = None, **given: Any
) -> Position:
    """Character 1, first of all, at its attack: `top` on its card "go", `deck` the class cards in its modifier deck."""
    text = [top] if isinstance(top, str) else list(top)
    return acting(map_, "top", *text, monsters=letters(map_) if monsters is None else monsters, **extra(deck or {}), **given)


def biter(*does: str, **stats: Any) -> dict[str, Any]:
    """A monster type "biter" that acts first: 30 hit points, attack 3."""
    return kind("biter", **{"does": does or ("Attack +0",), "initiative": 1, "health": 30, "attack": 3, **stats})


def bitten(map_: str, *does: str, stats: Mapping[str, Any] | None = None, **given: Any) -> Position:
    """Biters in their turn, which comes first: on every capital letter unless `monsters` says otherwise."""
    monsters = given.pop("monsters", dict.fromkeys(letters(map_), "biter"))
    kinds = [biter(*does, **(stats or {})), *given.pop("kinds", ())]
    return position(map_, monsters=monsters, kinds=kinds, **given).play("spare-1", "spare-2")


def lost(p: Position, id: str = "dummy", number: int = 1) -> int:
    """How much health a monster has lost."""
    figure = p.m(id, number)
    return figure.max_health - figure.health


def last(p: Position) -> Attacked:
    """The latest attack."""
    found: Attacked = p.events(Attacked)[-1]
    return found


def story(p: Position) -> list[str]:
    """What attacks did, in order: "attacked grub-1", "gained grub-1 wound"."""
    told: list[str] = []
    for event in p.table.events:
        match event:
            case Attacked(target=target):
                told.append(f"attacked {target}")
            case Suffered(figure=figure):
                told.append(f"suffered {figure}")
            case Died(figure=figure):
                told.append(f"died {figure}")
            case Gained(figure=figure, condition=condition):
                told.append(f"gained {figure} {condition}")
            case CardAdded(figure=figure, card=card):
                told.append(f"gained {figure} {card}")
            case Moved(figure=figure, how=how):
                told.append(f"{how} {figure}")
            case Retaliated(figure=figure):
                told.append(f"retaliated {figure}")
    return told
