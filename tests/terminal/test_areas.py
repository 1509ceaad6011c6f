"""Areas of attack are drawn where a card is read in detail."""

from __future__ import annotations

import re

import pytest

from tests.terminal.conftest import a_party
from undercroft.games.haven.content.areas import drawing
from undercroft.grid.area import pattern
from undercroft.presentation.telling import Teller
from undercroft.terminal import views
from undercroft.terminal.answers import picks


def test_a_pattern_is_drawn_as_it_was_read() -> None:
    for text in (". x x\n x x x\n. x x", "@ x x", " x x\n@ x"):
        again = drawing(pattern(text))
        assert pattern("\n".join(again)) == pattern(text)
    assert drawing(pattern("x x\n x")) == ("x x", " x")


def test_cards_in_scenes_carry_the_areas_they_name() -> None:
    scene = a_party("select").scene(0)
    cards = {card.name: card for zone in scene.zones for card in zone.cards}
    assert list(cards["Both Shoulders"].areas) == ["wedge 2"]
    assert cards["No Hurry"].areas == {}


def test_cards_options_and_look_draw_them() -> None:
    table = a_party("select")
    teller = Teller(table, 0)
    scene = teller.translated(teller.refresh())
    rows = drawing(table.rules.content.areas["wedge-2"])
    for page in (views.cards(scene, teller, 100), views.options(scene, teller, 100), views.look(scene, teller, "Both Shoulders", 100)):
        lines = [line.plain for line in page]
        at = next(n for n, line in enumerate(lines) if line.strip() == "wedge 2")
        assert [line[5:].rstrip() for line in lines[at + 1 : at + 1 + len(rows)]] == list(rows)


@pytest.mark.parametrize(("locale", "name"), [("en", "wedge 2"), ("ru", "клин 2")])
def test_options_draw_an_area_only_under_the_half_that_has_it(locale: str, name: str) -> None:
    table = a_party("select")
    seat = table.decisions[0].seat
    card = next(card for zone in table.scene(seat).zones for card in zone.cards if "wedge 2" in card.areas)
    table.choose(f"lead:{card.id}", seat)
    while all(f"top:{card.id}" not in d.keys for d in table.decisions):
        table.choose(table.decisions[0].keys[0], table.decisions[0].seat)
    teller = Teller(table, seat, locale)
    scene = teller.translated(teller.refresh())
    lines = [line.plain for line in views.options(scene, teller, 100)]
    (at,) = (n for n, line in enumerate(lines) if line.strip() == name)
    number = next(found[1] for line in reversed(lines[:at]) if (found := re.match(r" {1,2}(\d+)  ", line)))
    assert picks(scene)[int(number) - 1].choice.key == f"top:{card.id}"


def test_pages_with_drawings_fit() -> None:
    teller = Teller(a_party("select"), 0)
    for width in (64, 80, 100):
        assert max(line.cell_len for line in views.cards(teller.refresh(), teller, width)) <= width
