"""What players of both Gloomhaven games see alike: the goal, figures on the map, and the text of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from undercroft.kernel.scene import Message, Sign, Token
from undercroft.kernel.signs import SignKind
from undercroft.language.lines import Vocabulary

from ..content.model import Half
from ..content.mods import Mods
from ..content.signs import FLYING, RETALIATE, SHIELD
from ..content.words import Infuse, Lost
from ..game import Haven, S
from ..state import B, F, Figure

Lines = tuple[tuple[str, ...], tuple[str, ...]]
"""Lines of a card as printed, and an icon for each."""
ROLES: Mapping[str, Literal["hand", "play", "pile"]] = {"hand": "hand", "played": "play", "active": "play", "discard": "pile", "lost": "pile"}
"""How each card zone is displayed."""
KEPT = 2048
"""How many cards and boards to cache. What is printed on them never changes."""


def status(goal: str, loss: str, rules: str) -> list[Message]:
    """The goal of a scenario, how it is lost, and its special rules."""
    said = {"goal": goal, "loss": loss, "special-rules": rules}
    return [Message(id, {"text": text}) for id, text in said.items() if text or id == "goal"]


def token(figure: Figure, name: str, group: str, icon: str, rank: SignKind | None, badges: Sequence[Sign], known: Mapping[str, SignKind]) -> Token:
    """A figure on the map. `group` is the reference card it belongs to, and `known` are the game's conditions."""
    side: Literal["hero", "enemy", "object"] = "enemy" if figure.side == "monster" else figure.side
    held = tuple(known[condition].sign() for condition in figure.conditions)
    return Token(
        figure.id, "map", figure.cell, name, side, figure.number, rank.sign() if rank is not None else None, group, figure.health, figure.max_health,
        held, tuple(badges), icon,
    )  # fmt: skip


def badges(game: Haven[S, F, B], figure: F, shield: int) -> list[Sign]:
    """What is in force for a figure."""
    found = [SHIELD.sign(shield)] if shield else []
    if game.retaliates(figure):
        found.append(RETALIATE.sign())
    if figure.side != "object" and game.flying(figure):
        found.append(FLYING.sign())
    return found


def half_lines(half: Half, abilities: Sequence[str], text: Vocabulary, more: Sequence[tuple[str, str]] = ()) -> Lines:
    """Half of a card: its abilities, as they are printed, and its icons. `more` are icons that only one game has."""
    lines = [(said, text.icon(ability.line)) for said, ability in zip(abilities, half.abilities, strict=True)]
    lines += [("Infuse " + "/".join(elements), Infuse(elements).icon) for elements in half.infusions]
    lines += more
    if half.lost:
        lines.append(("Lost, unrecoverable" if half.unrecoverable else "Lost", Lost.ICON))
    return tuple(said for said, _ in lines), tuple(icon for _, icon in lines)


def attack_text(mods: Mods) -> str:
    """GH-MST-09: what is added to every attack of a monster; empty if nothing is."""
    target = [f"target {mods.targets}"] if mods.targets else []
    numbers = [f"{name} {value}" for name in ("pierce", "push", "pull") if (value := getattr(mods, name))]
    found = [*target, *mods.give, *numbers, *(["advantage"] if mods.advantage else [])]
    return f"Attacks: {', '.join(found)}" if found else ""
