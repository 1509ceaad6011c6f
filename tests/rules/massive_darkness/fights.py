"""Single combats: ann with a weapon, a coat and a charm that does what the test says, against a foe of the same make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.games.massive_darkness.events import Counted, Effected, Rolled

from .position import DARK, OPEN, Position, position

NO_CLASS_USE = {"ability": {"name": "Knack", "level": 1, "cost": 1, "does": ["Heal 1"]}}
"""A class without an ability at rolls, so that nothing of it is asked in combats."""


def duel(
    *does: str, foe: Sequence[str] = (), rolls: str = "", dice: str = "yellow 1", armour: str = "blue 1", foe_dice: str = "yellow 1",
    foe_armour: str = "blue 1", kind: str = "melee", dark: bool = False, heroes: int = 1, health: int = 30, carried: str = "",
    charm: Mapping[str, Any] | None = None, gear: Sequence[Mapping[str, Any]] = (), where: str = "", foes: int = 1, **content: Any,
) -> Position:  # fmt: skip
    """Ann (5 health, a1) and the foe (e1; a roaming monster, beside her for a melee, otherwise one zone away in b1), at ann's first action. `does`
    are the lines of her charm, `foe` those of the foe's card; `dice` and `armour` the dice of both, in the order the rolls are given: attack, then
    defence, yellow and blue first. `carried`: what the foe carries."""
    weapon = {"id": "blade", "slot": "hand", kind: dice}
    coat = {"id": "coat", "slot": "body", "kinds": ["armour"], "defence": armour or "blue 1"}
    talisman = {"id": "charm", "does": list(does) or ["Payback 1"], **(charm or {})}
    card = {"enemy": "foe", "health": health, kind: foe_dice, "defence": foe_armour, "does": list(foe)}
    content.setdefault("sheet", NO_CLASS_USE)
    p = position(
        heroes=heroes, rolls=rolls, tiles={"1R": DARK if dark else OPEN}, gear=[weapon, coat, talisman, *gear], kinds=[("foe", "roaming", 0)],
        roamers=[card], **content,
    )  # fmt: skip
    with p.arrange():
        for _ in range(foes):
            p.put("foe", where or ("a1" if kind == "melee" else "b1"), health=health, gear=carried)
        p.outfit("ann", body="coat" if armour else "", hands=["blade"], pack=["charm"] if does else [])
    return p


def attacking(*does: str, **setting: Any) -> Position:
    """Ann attacks the foe: up to the first question, or to the end of it."""
    kind = setting.get("kind", "melee")
    return duel(*does, **setting).go(f"{kind}:e1")


def defending(*does: str, **setting: Any) -> Position:
    """Ann does nothing, and the foe attacks her: up to the first question, or to her next activation."""
    return duel(*does, **setting).go("end")


def counted(p: Position) -> tuple[int, int, int]:
    """Swords, shields and wounds of the last combat."""
    told = p.told(Counted)[-1]
    return told.swords, told.shields, told.wounds


def rolled(p: Position) -> tuple[str, str]:
    """The dice of the last roll: attack and defence."""
    told = p.told(Rolled)[-1]
    return ", ".join(told.attack), ", ".join(told.defence)


def colours(p: Position) -> tuple[str, str]:
    """Only their colours."""
    told = p.told(Rolled)[-1]
    return " ".join(d.split()[0] for d in told.attack), " ".join(d.split()[0] for d in told.defence)


def worked(p: Position, figure: str = "") -> list[str]:
    """The lines that had an effect, in order; of one figure or of all."""
    return [e.line for e in p.told(Effected) if figure in ("", e.figure)]
