"""Lines of styled text: cut, wrapped and set side by side to an exact width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

_RULER = Console(width=400, color_system=None)
"""Rich asks for a console to wrap text; this one is never printed to."""


def styled(text: str, style: str) -> Text:
    """Text of which only this part has the style, whatever is added to it."""
    return Text.assemble((text, style))


def fit(text: Text | str, width: int) -> Text:
    """A line of exactly this width: cut with an ellipsis or filled up."""
    line = text.copy() if isinstance(text, Text) else Text(text)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def wrap(text: Text | str, width: int, indent: int = 0) -> list[Text]:
    """Text in lines of at most this width; all but the first are indented."""
    whole = text if isinstance(text, Text) else Text(text)
    first, *_ = lines = list(whole.wrap(_RULER, width)) or [Text("")]
    if indent and len(lines) > 1:
        rest = whole[len(first.plain) :]
        lines = [first, *(Text(" " * indent) + line for line in stripped(rest).wrap(_RULER, width - indent))]
    for line in lines:
        line.rstrip()
    return lines


def stripped(text: Text) -> Text:
    """Without the blanks in front."""
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
    """Entries in as many equal columns as fit, filled downwards; an entry wider than the whole is wrapped. Where there are to be at least so
    many columns, wider entries are cut."""
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
