"""Forms: what can be agreed before a game, and what the answers mean."""

from __future__ import annotations

import pytest

from undercroft.games.buttons_and_bugs.module import MODULE
from undercroft.kernel.rules import SetupError
from undercroft.kernel.table import Table
from undercroft.presentation.forms import form_of, setup_of

RULES = MODULE.rules(MODULE.packs())


def test_the_form_offers_exactly_what_can_be_played() -> None:
    form = form_of(MODULE, RULES)
    fields = {field.id: field for field in form.fields}
    assert list(fields) == ["character", "scenario", "difficulty"]
    assert fields["difficulty"].advanced
    offered = [
        (scenario.value, character.value)
        for scenario in fields["scenario"].options
        for character in fields["character"].options
        if character.value in scenario.needs.get("character", [character.value])
    ]
    assert sorted(offered) == sorted((s["scenario"], s["characters"][0]) for s in MODULE.setups(RULES))


def test_defaults_make_a_game() -> None:
    form = form_of(MODULE, RULES)
    setup = setup_of(form, {})
    assert Table(RULES, setup, 1).decision is not None
    assert setup_of(form, {"character": "tinkerer"})["characters"] == ["tinkerer"]


def test_answers_to_other_questions_are_refused() -> None:
    with pytest.raises(SetupError, match="the form has no field 'colour'; it has: character, scenario, difficulty"):
        setup_of(form_of(MODULE, RULES), {"colour": "red"})
