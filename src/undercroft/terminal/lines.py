"""Lines of styled text that are cut, wrapped and set side by side to an exact width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

_RULER = Console(width=400, color_system=None)
"""Rich asks for a console to wrap text; this one is never printed to."""


def styled(text: str, style: str) -> Text:
    """Text whose style does not extend to anything appended to it."""
    return Text.assemble((text, style))


def fit(text: Text | str, width: int) -> Text:
    """A line of exactly this width, truncated with an ellipsis or padded."""
    line = text.copy() if isinstance(text, Text) else Text(text)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def wrap(text: Text | str, width: int, indent: int = 0) -> list[Text]:
    """Wrap text to lines of at most this width. All lines but the first are indented."""
    whole = text if isinstance(text, Text) else Text(text)
    first, *_ = lines = list(whole.wrap(_RULER, width)) or [Text("")]
    if indent and len(lines) > 1:
        rest = whole[len(first.plain) :]
        lines = [first, *(Text(" " * indent) + line for line in stripped(rest).wrap(_RULER, width - indent))]
    for line in lines:
        line.rstrip()
    return lines


def stripped(text: Text) -> Text:
    """The text without leading blanks."""
    return text[len(text.plain) - len(text.plain.lstrip()) :]


def beside(left: Sequence[Text], left_width: int, right: Sequence[Text], right_width: int, height: int) -> list[Text]:
    """Two columns of the same height, two characters apart."""
    empty = Text("")
    rows = []
    for n in range(height):
        a = left[n] if n < len(left) else empty
        b = right[n] if n < len(right) else empty
        rows.append(fit(a, left_width) + Text("  ") + fit(b, right_width))
    return rows


def columns(entries: Sequence[Text], width: int, gap: int = 3, least: int = 1) -> list[Text]:
    """Arrange entries in as many equal columns as fit, filled from top to bottom. In a single column, entries that are too wide are wrapped; with
    several columns, of which there are at least `least`, they are cut."""
    if not entries:
        return []
    widest = max(entry.cell_len for entry in entries)
    count = max(1, min(max(least, (width + gap) // (widest + gap)), len(entries)))
    if count == 1:
        return [line for entry in entries for line in wrap(entry, width, indent=4)]
    height = -(-len(entries) // count)
    each = (width + gap) // count - gap
    rows = []
    for n in range(height):
        row = Text("")
        for k in range(n, len(entries), height):
            row += fit(entries[k], each) + Text(" " * gap)
        row.rstrip()
        rows.append(row)
    return rows


def joined(parts: Sequence[Text | str], separator: str = "  ") -> Text:
    return Text(separator).join(part if isinstance(part, Text) else Text(part) for part in parts)
