"""Symbols and colours. Everything that has a colour also has a symbol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.kernel.scene import Cell, Token


class Terrain(NamedTuple):
    mark: str
    style: str
    solid: bool = False
    """Whether the mark fills the whole cell."""


TERRAIN = {
    "obstacle": Terrain("▒", "grey62 on grey27", True),
    "wall": Terrain("█", "grey42 on grey27", True),
    "hazard": Terrain("▲", "bold orange1 on #4a2208"),
    "trap": Terrain("▲", "bold orange1 on #4a2208"),
    "difficult": Terrain("≈", "#9fc5a8 on #1f3d2b"),
    "water": Terrain("≈", "#9fc5e8 on #16324f"),
    "plate": Terrain("◎", "#d5b8ff on #33245c"),
    "rubble": Terrain("▒", "grey62 on grey27", True),
    "chasm": Terrain("▼", "bold bright_red on black"),
    "trap-space": Terrain("▲", "bold orange1 on #4a2208"),
    "spawn-space": Terrain("◉", "bold #ff8f8f on #4a1020"),
    "trap-lever": Terrain("╥", "bold orange1 on grey27"),
    "recharge-station": Terrain("↯", "bold bright_yellow on grey27"),
    "workbench": Terrain("π", "bold #d5b8ff on grey27"),
    "chest": Terrain("▣", "bold bright_yellow on grey27"),
    "event-space": Terrain("?", "bold bright_cyan on grey27"),
    "chapter-space": Terrain("§", "bold bright_white on grey27"),
    "lit-chapter-space": Terrain("☼", "bold bright_yellow on grey27"),
    "explosive-barrel": Terrain("◍", "bold orange1 on grey27"),
    "destroyed-space": Terrain("x", "grey62 on grey27"),
    "entry-token": Terrain("▸", "bold green on grey15"),
    "exit-token": Terrain("»", "bold green on grey15"),
    "goal-space": Terrain("✶", "bold bright_magenta on grey27"),
    "unexplored-border": Terrain("…", "bold cyan on grey15"),
}
FLOOR = Terrain("", "grey50 on grey15")
BORDER = "grey46"
OPTION = "bold black on bright_yellow"
SIDES = {"hero": "bold white on dark_green", "enemy": "bold white on dark_red", "object": "bold white on dark_cyan"}
ELITE = "bold bright_yellow on dark_red"
HEAD = "bold cyan"
DIM = "grey62"
GOOD = "green"
BAD = "bold red"
PROMPT = "bold bright_white"
ELEMENTS = {
    "fire": "bright_red", "ice": "bright_cyan", "air": "white", "earth": "green3", "light": "bright_yellow", "dark": "medium_purple1",
    "wild": "bright_magenta",
}  # fmt: skip
PLAIN = str.maketrans({
    "▒": "#", "█": "#", "▲": "!", "▼": "v", "≈": "~", "◎": "o", "◉": "@", "╥": "T", "↯": "z", "π": "n", "§": "S", "◍": "0", "✶": "*",
    "★": "*", "▶": ">", "✓": "x", "·": "-", "…": "~", "♥": "+", "│": "|", "─": "-",
    "╱": "/", "╲": "\\", "↑": "^", "↓": "v", "←": "<", "→": ">", "⟲": "@", "“": '"', "”": '"', "–": "-", "’": "'",
    "☼": "*", "▣": "$", "◈": "%", "▸": ">", "»": ">", "†": "t", "∩": "n", "¶": "B", "≡": "=", "░": ":", "╪": "+", "╫": "+", "╳": "X", "●": "O",
    "○": "o", **{chr(ord("①") + n): str(n + 1) for n in range(9)},
    "━": "=", "┃": "|", "┄": ".", "┊": ":", **dict.fromkeys("╹╺┗╻┏┣╸┛┻┓┫┳╋", "+"),
})  # fmt: skip
"""Replacements for terminals without Unicode."""


def terrain(cell: Cell) -> Terrain:
    """How a cell is drawn. An unknown mark is shown by its initial."""
    for mark in cell.marks:
        return TERRAIN.get(mark, Terrain(mark[:1].upper(), "grey85 on grey30"))
    return FLOOR


def token_style(token: Token) -> str:
    return ELITE if token.rank and token.side == "enemy" else SIDES[token.side]


def short(token: Token, letters: int = 1) -> str:
    """A figure in at most five characters: initials, number, and a star for a rank. `letters` applies to names of a single word."""
    words = (token.name if " " in token.name else token.name.replace("-", " ")).split()[:2]
    initials = "".join(word[0] for word in words).upper() if len(words) > 1 else token.name[:letters].capitalize()
    number = str(token.number) if token.number and token.side != "hero" else ""
    return f"{'@' if token.side == 'hero' else ''}{initials}{number}{'★' if token.rank else ''}"


def shorts(tokens: Sequence[Token]) -> dict[str, str]:
    """Short labels for figures by id. If figures with different names would get the same label, both get another letter."""
    found = {token.id: short(token) for token in tokens}
    names: dict[str, set[str]] = {}
    for token in tokens:
        names.setdefault(found[token.id], set()).add(token.name)
    return {token.id: short(token, 2) if len(names[found[token.id]]) > 1 else found[token.id] for token in tokens}
