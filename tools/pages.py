"""Writes the pages of published measurements anew from their figures, with a note where the rules have changed since: `python tools/pages.py`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from undercroft.lab import proof
from undercroft.trials import faults, loadtest

DOCS = Path(__file__).parents[1] / "docs"
PAGES: dict[str, tuple[Any, Callable[[Any], str]]] = {
    "proof": (proof.Proof, proof.page),
    "faults": (faults.Report, faults.page),
    "load": (list[loadtest.Report], loadtest.page),
}
"""For each page, what its figures are and how they are shown."""


def written(name: str) -> str:
    """A page as it should be."""
    kind, page = PAGES[name]
    return page(msgspec.json.decode((DOCS / f"{name}.json").read_bytes(), type=kind))


def main() -> None:
    for name in PAGES:
        (DOCS / f"{name}.md").write_text(written(name), "utf-8")


if __name__ == "__main__":
    main()
