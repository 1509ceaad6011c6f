"""Importing rule documents: remarks go, statements stay."""

import pytest

from import_rules import clean


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- **BB-MOV-01** — Move (icon lost; resolved as move) gives points.", "- **BB-MOV-01** — Move gives points."),
        ("- **BB-FRC-03** — Up to X hexes (correction: it says X); away.", "- **BB-FRC-03** — Up to X hexes; away."),
        ("- **BB-A-01** — (ruling) Kept (twice). (= BB-B-01) [BnB]", "- **BB-A-01** — (ruling) Kept (twice). (= BB-B-01) [BnB]"),
        ("### F5. Hit points (likely; two sets agree)", "### F5. Hit points"),
        ("1. **Perks** — fifteen boxes. *Certain.* Table below.", "1. **Perks** — fifteen boxes. Table below."),
        ("### Statistics — likely (values at levels 0–7)", "### Statistics (values at levels 0–7)"),
    ],
)
def test_remarks_are_left_out(before: str, after: str):
    assert clean("a-game", before) == after + "\n"


def test_columns_on_sources_go_and_decisions_stay():
    table = (
        "| Fact | Source name | Value | Certainty |\n|---|---|---|---|\n"
        "| die | x | d6 | certain (seen) |\n| track | y | 1–9 | unknown: choose (9) |\n| deck | z | 3 | sum certain, split unknown |\n"
    )
    assert clean("a-game", table).splitlines() == [
        "| Fact | Value | Decision |",
        "| --- | --- | --- |",
        "| die | d6 | |",
        "| track | 1–9 | unknown: choose (9) |",
        "| deck | 3 | split unknown |",
    ]


def test_a_section_on_sources_goes():
    text = "## 1. One\n\nText.\n\n## 2. Source discrepancies\n\nMuch.\n\n### More\n\n## Facts\n\nMore text.\n"
    assert clean("a-game", text) == "## 1. One\n\nText.\n\n## Facts\n\nMore text.\n"
