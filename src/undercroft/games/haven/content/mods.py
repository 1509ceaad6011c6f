"""Combined modifiers: one record for the modifiers of an ability, a rider, a bonus, an item or a table entry."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from undercroft.language.vocabulary import Node

from . import words


class Mods(Struct, frozen=True, kw_only=True):
    """Combined modifiers. Pierce, push and pull from several sources add up (BB-EFF-11, BB-FRC-12; GH-EFF-05, GH-EFF-15)."""

    range: int | None = None
    range_bonus: int = 0
    targets: int | None = None
    all: bool = False
    more_targets: int = 0
    area: str = ""
    attack: int = 0
    move: int = 0
    pierce: int = 0
    push: int = 0
    pull: int = 0
    give: tuple[str, ...] = ()
    give_self: tuple[str, ...] = ()
    heal_self: int = 0
    shield: int = 0
    retaliate: int = 0
    advantage: bool = False
    jump: bool = False
    self_only: bool = False
    ally_only: bool = False
    others: tuple[Node, ...] = ()
    """Modifiers that exist in only one of the games."""


NO_MODS = Mods()


def gather(modifiers: Iterable[Node]) -> Mods:
    """Combine the modifiers written on one line."""
    found: dict[str, object] = {}
    numbers = {"range_bonus": 0, "more_targets": 0, "attack": 0, "move": 0, "pierce": 0, "push": 0, "pull": 0, "heal_self": 0}
    numbers |= {"shield": 0, "retaliate": 0}
    give: list[str] = []
    give_self: list[str] = []
    others: list[Node] = []
    for node in modifiers:
        match node:
            case words.Range(hexes=n):
                found["range"] = n
            case words.RangeBonus(by=n):
                numbers["range_bonus"] += n
            case words.Targets(count=n):
                found["targets"] = n
            case words.TargetAll():
                found["all"] = True
            case words.MoreTargets(by=n):
                numbers["more_targets"] += n
            case words.Area(shape=shape):
                found["area"] = shape
            case words.AttackBonus(by=n):
                numbers["attack"] += n
            case words.MoveBonus(by=n):
                numbers["move"] += n
            case words.Pierce(value=n):
                numbers["pierce"] += n
            case words.Push(hexes=n):
                numbers["push"] += n
            case words.Pull(hexes=n):
                numbers["pull"] += n
            case words.Give(condition=condition):
                give.append(condition)
            case words.GiveSelf(condition=condition):
                give_self.append(condition)
            case words.HealSelf(value=n):
                numbers["heal_self"] += n
            case words.Shield(value=amount):
                numbers["shield"] += amount.base
            case words.Retaliate(value=amount):
                numbers["retaliate"] += amount.base
            case words.Advantage():
                found["advantage"] = True
            case words.Jump():
                found["jump"] = True
            case words.Self():
                found["self_only"] = True
            case words.Ally():
                found["ally_only"] = True
            case _:
                others.append(node)
    fields = {**found, **numbers, "give": tuple(give), "give_self": tuple(give_self), "others": tuple(others)}
    return Mods(**fields)  # type: ignore[arg-type]
