"""The icon set of the client: drawings looked up by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).parent / "icons.json"


@cache
def _bodies() -> dict[str, str]:
    """All drawings by name; empty if the client has not been built."""
    if not FILE.is_file():
        return {}
    icons: dict[str, dict[str, Any]] = msgspec.json.decode(FILE.read_bytes())["icons"]
    return {name: icon["body"] for name, icon in icons.items()}


def icon_names() -> list[str]:
    return list(_bodies())


def icons(names: list[str]) -> dict[str, Any]:
    bodies = _bodies()
    return {"width": 512, "height": 512, "icons": {name: bodies[name] for name in names if name in bodies}}
