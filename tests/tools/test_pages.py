"""Published pages show what was measured, and say so if the rules have changed since."""

from __future__ import annotations

import pytest

from pages import DOCS, PAGES, written
from undercroft.lab.published import outdated, rules_versions


def test_measurements_with_the_present_rules_need_no_note() -> None:
    assert outdated(rules_versions()) == []


def test_a_note_names_games_with_newer_rules_and_games_that_were_left_out() -> None:
    measured = rules_versions()
    del measured["gloomhaven"]
    measured["massive-darkness"] += "-old"
    now = rules_versions()
    (note, _) = outdated(measured)
    assert note == f"**Measured before gloomhaven with rules {now['gloomhaven']}, massive-darkness with rules {now['massive-darkness']}.**"


@pytest.mark.parametrize("name", PAGES)
def test_published_pages_show_their_figures_and_whether_they_are_out_of_date(name: str) -> None:
    """If this fails: `python tools/pages.py` writes the pages anew from their figures."""
    assert (DOCS / f"{name}.md").read_text("utf-8") == written(name)
