"""The pages with every message in every language are up to date, and nothing in them is broken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.rendering import PAGES, pages

ALL = [pytest.param(path, text, id=str(path.relative_to(PAGES))) for path, text in pages()]


@pytest.mark.parametrize(("path", "text"), ALL)
def test_a_page_is_up_to_date(path: Path, text: str) -> None:
    assert path.read_text("utf-8") == text, "read what has changed and run: python -m tests.text.rendering"


@pytest.mark.parametrize(("path", "text"), ALL)
def test_no_text_is_broken(path: Path, text: str) -> None:
    """No argument is missing, no quotation marks are nested, no hyphen stands for a dash or a minus, and no sentence begins after a colon."""
    for line in (line.strip() for line in text.splitlines() if line.startswith("    ")):
        assert "{" not in line, line
        assert not re.search("«[^»]*«", line), line
        assert not re.search(r"(?<=\s)-(?=\s|\d)", line), line
        assert "  " not in line, line


def test_the_pages_are_those_of_today() -> None:
    assert sorted(PAGES.rglob("*.txt")) == sorted(param.values[0] for param in ALL)
