"""Card faces: nothing that is printed may be hidden, in any language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.mirror import GAME, Mirror
from undercroft.presentation.chronicle import lore_of
from undercroft.server.shelf import SHELF

SEED = 11


@pytest.mark.parametrize("locale", ["en", "uk"])
def test_all_text_of_a_hand_is_to_be_seen(visit: Visit, tmp_path: Path, locale: str) -> None:
    player = visit(locale=locale)
    player.locale = locale
    for person in lore_of(SHELF.find(GAME).module).people(SHELF.rules(GAME)):
        mirror = Mirror(SEED, locale=locale, character=person.id)
        mirror.choose(mirror.wanted().key)
        player.lobby()
        player.bring_in(mirror.save(tmp_path / "game.undercroft"))
        expect(player.prompt).to_have_text(mirror.prompt)
        cards = player.cards.get_by_role("article")
        expect(cards.first).to_be_visible()
        for card in cards.all():
            face, last = card.bounding_box(), card.get_by_role("listitem").last.bounding_box()
            assert face
            assert last
            assert last["y"] + last["height"] <= face["y"] + face["height"], (person.name, card.get_attribute("aria-label"))
