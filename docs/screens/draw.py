"""Draws the pictures of this folder: `python docs/screens/draw.py`. The games are seeded, so the pictures change only with the code."""

from __future__ import annotations

import io
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from undercroft import new_table
from undercroft.terminal.console import Leave, Terminal
from undercroft.terminal.session import Session
from undercroft.text.rulebook import rulebook

GAME = "buttons-and-bugs"
HERE = Path(__file__).parent
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Fonts from elsewhere: a picture asks nobody for anything."""
PICTURES: dict[str, tuple[str, str, tuple[int, int], Sequence[str]]] = {
    "move": ("a-rude-welcome", "bruiser", (100, 35), ("lead:warding-strength", "card:shoulder-first", "bottom:shoulder-first")),
    "cards": ("crossing-the-road", "spellweaver", (100, 35), ("done",)),
    "small": ("crossing-the-road", "spellweaver", (80, 24), ("done", "lead:breath-on-glass", "card:draught-under-the-door", "suffer")),
    "why": ("crossing-the-road", "spellweaver", (100, 35), ("done", "lead:breath-on-glass", "card:draught-under-the-door", "why 25")),
}


def picture(name: str) -> None:
    """Types the lines of a picture and keeps the last screen."""
    scenario, character, (width, height), lines = PICTURES[name]
    console = Console(file=io.StringIO(), record=True, width=width, height=height, force_terminal=True, color_system="truecolor", highlight=False)
    left = list(lines)

    def read(prompt: str) -> str:
        if not left:
            console.print(prompt, end="")
            drawn = console.export_svg(title=f"undercroft play {GAME}", unique_id=name)
            (HERE / f"{name}.svg").write_text(FONT.sub("", drawn), "utf-8")
            raise EOFError
        console.export_text()
        return left.pop(0)

    table = new_table(GAME, scenario=scenario, characters=[character], seed=8)
    with tempfile.TemporaryDirectory() as folder:
        try:
            Session(Terminal(console, read), table, Path(folder) / "game.undercroft", rulebook(GAME)).run()
        except Leave:
            return


if __name__ == "__main__":
    for each in PICTURES:
        picture(each)
