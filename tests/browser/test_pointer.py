"""What the pointer does to cards: their letters stay legible, nothing is covered, nothing stays shifted."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.choosing import choose
from tests.browser.conftest import Visit
from tests.browser.darkness import adventure, come_to, offered
from tests.browser.mirror import Mirror
from tests.browser.player import Player
from tests.browser.test_massive_darkness import bring
from tests.browser.test_phone import apart, box

SEED = 11
ENOUGH = 4.5
CONTRAST = """async source => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const drawn = canvas.getContext('2d');
  drawn.drawImage(image, 0, 0);
  const data = drawn.getImageData(0, 0, image.width, image.height).data;
  const linear = c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const lights = [];
  for (let n = 0; n < data.length; n += 4)
    lights.push(0.2126 * linear(data[n] / 255) + 0.7152 * linear(data[n + 1] / 255) + 0.0722 * linear(data[n + 2] / 255));
  lights.sort((a, b) => a - b);
  const at = part => lights[Math.floor(lights.length * part)] + 0.05;
  return Math.max(at(0.6) / at(0.01), at(0.99) / at(0.4));  // dark letters on light paper, or the other way round
}"""


def contrast(player: Player, locator: Locator) -> float:
    """Between the letters and the paper of a text, as it is seen."""
    picture = base64.b64encode(locator.screenshot()).decode()
    found: float = player.page.evaluate(CONTRAST, f"data:image/png;base64,{picture}")
    return found


def sit_down(player: Player) -> None:
    player.lobby()
    player.sit_down(SEED, Mirror(SEED).title)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_letters_keep_their_contrast_under_the_pointer(visit: Visit, theme: str) -> None:
    player = visit(color_scheme=theme)
    sit_down(player)
    card = player.cards.get_by_role("article").first
    text = card.get_by_role("listitem").first
    plain = contrast(player, text)
    card.get_by_role("button", name=re.compile("^Lead with")).hover()
    assert contrast(player, text) >= max(ENOUGH, 0.75 * plain)
    offer = player.listed.first
    offer.hover()
    assert contrast(player, offer.locator("span").last) >= ENOUGH


def test_a_card_looked_at_stays_where_it_is(player: Player) -> None:
    sit_down(player)
    card = player.cards.get_by_role("article").first
    before = box(card)
    card.get_by_role("button", name=re.compile("^Lead with")).hover()
    card.get_by_role("button", name=re.compile("^Lead with")).focus()
    player.page.mouse.move(5, 5)
    player.prompt.focus()
    assert box(card) == before
    card.evaluate("card => { const tall = document.createElement('div'); tall.style.cssText = 'flex: none; height: 900px'; card.append(tall) }")
    assert card.evaluate("card => (card.scrollTop = 50, card.scrollTop)") == 0


def test_piles_are_not_covered_by_the_fold_button(visit: Visit) -> None:
    """Their column begins below it."""
    player = visit(viewport={"width": 1440, "height": 900})
    sit_down(player)
    for _ in range(30):
        if player.button("ui-cards-fold").count():
            break
        choose(player, cards_first=True)
    assert apart(box(player.button("ui-cards-fold")), box(player.cards.locator(".beside").first))


def test_words_that_come_with_the_pointer_do_not_go_with_it(visit: Visit, tmp_path: Path) -> None:
    """In Russian, what an attack would do takes two lines; the board makes room for them once, and does not jump to and fro."""
    mirror = come_to(adventure(), lambda m: offered(m, "melee")).in_language("ru")
    player = visit(viewport={"width": 1440, "height": 900}, locale="ru")
    player.locale = "ru"
    bring(player, mirror, tmp_path)
    bar = player.question
    before = box(bar)["height"]
    player.option(mirror, offered(mirror, "melee")[0]).hover()
    expect(bar).to_contain_text(mirror.view.teller.message(mirror.table.preview(offered(mirror, "melee")[0].key, 0).notes[0]))
    grown = box(bar)["height"]
    assert grown > before
    player.page.mouse.move(5, 5)
    expect(bar).to_contain_text(player.word("ui-question-board", count=mirror.spots().total()))
    assert box(bar)["height"] == grown
