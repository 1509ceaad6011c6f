"""Takes the screenshots docs/screens/*.png with a server that has its own database, real Chromium, and games with fixed seeds.

    python -m tools.screenshots [NAME ...]

It does only what a player could do: games are imported as files, and everything is found by its role and name.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.darkness import FIRST, SECOND, THIRD, asked, at_the_market, found
from tests.browser.mirror import Mirror
from tests.browser.player import Player
from tests.browser.serving import launch, serving
from tools.palette import reduced

from undercroft.presentation.forms import form_of
from undercroft.server.shelf import SHELF

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LARGEST = 250 << 10
"""The maximum size of an image in bytes."""


def seated(player: Player, mirror: Mirror, folder: Path) -> None:
    """Open a table in the mirror's position and dismiss the import notice."""
    player.lobby()
    player.bring_in(mirror.save(folder / "game.undercroft"))
    player.notices.get_by_role("button", name=player.word("ui-dismiss")).click()
    if not mirror.over:
        expect(player.prompt).to_have_text(mirror.prompt)


def road() -> Mirror:
    """A cart track, archers and a barricade, after the first round."""
    mirror = Mirror(8, scenario="crossing-the-road", character="spellweaver")
    mirror.play_until("round-ended")
    return mirror


def moving() -> Mirror:
    """A hero has to choose a move."""
    mirror = road()
    while mirror.scene["questions"][0]["prompt"]["id"] != "prompt-move":
        mirror.choose(mirror.wanted().key)
    return mirror


def lobby(player: Player, folder: Path) -> None:
    seated(player, moving(), folder)
    player.link("ui-leave").click()
    expect(player.link("ui-continue")).to_be_visible()


def table(player: Player, folder: Path) -> None:
    """Hovering shows the path of a move and its cost. The choices are made here, by keyboard, so that undo can name the last one."""
    mirror = road()
    seated(player, mirror, folder)
    while mirror.scene["questions"][0]["prompt"]["id"] != "prompt-move":
        offer = mirror.wanted()
        if offer.place == "board":
            player.press(mirror, offer)
        else:
            player.page.keyboard.press(mirror.sign(offer))
        mirror.choose(offer.key)
        player.settled(mirror)
    right = {cell["id"]: cell["x"] for board in mirror.scene["boards"] for cell in board["cells"]}
    offer = max((o for o in mirror.offers() if o.place == "board"), key=lambda o: (len(mirror.table.preview(o.key, 0).path), right[o.cell]))
    player.option(mirror, offer).hover()
    expect(player.question).to_contain_text(mirror.view.teller.message(mirror.table.preview(offer.key, 0).notes[0]))


def card(player: Player, folder: Path) -> None:
    seated(player, moving(), folder)
    player.cards.get_by_role("button", name=player.word("ui-card-open", card="").strip()).first.click()
    expect(player.page.get_by_role("dialog")).to_be_visible()


def why(player: Player, folder: Path) -> None:
    """An enemy has moved while the player watched, and the player asks why."""
    mirror = road()
    seated(player, mirror, folder)
    known = len(mirror.view.log)
    while not any(entry.event == "round-ended" for entry in mirror.view.log[known:]):
        player.choose(mirror, mirror.wanted())
    moves = [e for e in mirror.view.log[known:] if e.event == "moved" and e.figure != "hero"]
    moved = max(moves, key=lambda e: len(e.path))
    player.button("ui-why-entry", text=moved.text).last.click()
    panel = player.region("ui-why")
    panel.get_by_role("button", name=mirror.table.why(moved.number)[-1].rule).first.click()
    expect(panel.get_by_role("blockquote")).to_be_visible()


def party(player: Player, folder: Path) -> None:
    """A table for four in the second round. The first character has to move."""
    people = ["brute", "scoundrel", "spellweaver", "tinkerer"]
    mirror = Mirror(3, game="gloomhaven", scenario="the-smoking-barrow", character=people)
    mirror.play_until("round-ended")
    while [question["prompt"]["id"] for question in mirror.scene["questions"]] != ["prompt-gh-move"]:
        mirror.go_on()
    seated(player, mirror, folder)


PEOPLE = ["brute", "scoundrel", "spellweaver", "tinkerer"]
CROWD = 12
FIGURES, MANY_DICE = 10, 6


def building(player: Player, folder: Path) -> None:
    """A party of four, two people and two bots, on the page for a new table."""
    player.lobby()
    player.page.get_by_role("link", name=re.compile("^Gloomhaven (?!:)")).first.click()
    player.page.get_by_role("group", name=player.word("ui-new-seats")).get_by_role("radio", name="4").check()
    names = {option.value: option.title for option in form_of(SHELF.find("gloomhaven").module, SHELF.rules("gloomhaven")).fields[0].options}
    for seat, character in enumerate(PEOPLE, 1):
        group = player.page.get_by_role("group", name=player.word("ui-for-seat", label=player.word("form-character"), seat=seat))
        group.get_by_role("radio", name=names[character], exact=True).check()
    for seat in (3, 4):
        player.give_seat(seat, 4, "ui-a-bot", "greedy")
    player.page.keyboard.press("Escape")
    player.page.evaluate("document.activeElement.blur(); scrollTo(0, document.querySelector('.party').getBoundingClientRect().top + scrollY - 110)")


def battle(prompt: str, crowd: int = 0) -> Mirror:
    """A scenario with many figures, played up to the first question of this kind for the first player with at least `crowd` figures."""
    mirror = Mirror(3, game="gloomhaven", scenario="the-hall-of-three-doors", character=PEOPLE)
    while True:
        asked = [(q["seat"], q["prompt"]["id"]) for q in mirror.scene["questions"]]
        if asked[:1] == [(0, prompt)] and len(mirror.scene["tokens"]) >= crowd:
            return mirror
        mirror.go_on()


def board(player: Player, folder: Path) -> None:
    seated(player, battle("prompt-gh-turn", CROWD), folder)


def choosing(player: Player, folder: Path) -> None:
    """A hand is being chosen; one card has been left behind."""
    mirror = battle("prompt-gh-choose-hand")
    seated(player, mirror, folder)
    player.choose(mirror, [offer for offer in mirror.offers() if offer.key.startswith("leave:")][2])


def ask_why(player: Player, text: str) -> None:
    """Show the reasons for the last log line with this text. On a phone, open the log first."""
    log = player.page.get_by_role("tab", name=player.word("ui-log"))
    if log.count():
        log.click()
    player.button("ui-why-entry", text=text).last.click()
    expect(player.region("ui-why")).to_be_visible()


def reasons(player: Player, folder: Path) -> None:
    """A monster has moved, and the player asks why."""
    mirror = battle("prompt-gh-select", CROWD)
    monsters = {token["id"] for token in mirror.scene["tokens"] if token["side"] == "enemy"}
    moved = max((e for e in mirror.view.log if e.event == "moved" and e.figure in monsters), key=lambda e: len(mirror.table.why(e.number)))
    seated(player, mirror, folder)
    ask_why(player, moved.text)


def outfitting(player: Player, folder: Path) -> None:
    """The first of four heroes chooses a class."""
    player.lobby()
    player.page.get_by_role("link", name=re.compile("^Massive Darkness")).first.click()
    player.page.get_by_role("group", name=player.word("ui-new-seats")).get_by_role("radio", name="4").check()
    for seat in (2, 3, 4):
        player.give_seat(seat, 4, "ui-a-bot", "greedy")
    player.page.get_by_text(player.word("ui-more-options"), exact=True).click()
    player.page.get_by_role("textbox", name=player.word("ui-seed")).fill("6")
    player.button("ui-play").click()
    player.button("ui-to-table").click()
    expect(player.cards.get_by_role("article").first).to_be_visible()


def torchlight(player: Player, folder: Path) -> None:
    """A hero's turn with enemies on all sides."""
    seated(player, found(4, THIRD, lambda m: asked(m) == "act" and len(m.scene["tokens"]) >= FIGURES and len(m.spots()) > 2), folder)


def dice(player: Player, folder: Path) -> None:
    """An attack has been rolled, and the attacker may react."""
    seated(player, found(2, FIRST, lambda m: asked(m) in ("reroll", "enchant") and len(m.scene["dice"]) >= MANY_DICE), folder)


def sheet(player: Player, folder: Path) -> None:
    """A class sheet with some skills learnt and more for sale."""

    def known(mirror: Mirror) -> int:
        trees = [zone for zone in mirror.scene["zones"] if zone["role"] == "tree" and zone["seat"] == 0]
        return sum("in-force" in card["marks"] for zone in trees for card in zone["cards"])

    seated(player, found(2, SECOND, lambda m: asked(m) == "buy-skill" and known(m) > 1), folder)


def market(player: Player, folder: Path) -> None:
    """A card has to be chosen from the market."""
    mirror = at_the_market()
    for verb in ("hero:", "exchange:", "enough"):
        mirror.choose(next(offer.key for offer in mirror.offers() if offer.key.startswith(verb)))
    seated(player, mirror, folder)


def hunted(player: Player, folder: Path) -> None:
    """An enemy has chosen its target, and the player asks why."""
    mirror = found(4, THIRD, lambda m: asked(m) == "act" and any(len(m.table.why(e.number)) > 3 for e in m.view.log if e.cue == "attack"))
    entry = max((e for e in mirror.view.log if e.cue == "attack"), key=lambda e: len(mirror.table.why(e.number)))
    seated(player, mirror, folder)
    ask_why(player, entry.text)


def result(player: Player, folder: Path) -> None:
    mirror = Mirror(11)
    while not mirror.over:
        mirror.choose(mirror.wanted().key)
    seated(player, mirror, folder)
    expect(player.result).to_be_visible()


def phone(player: Player, folder: Path) -> None:
    seated(player, moving(), folder)


Scene = Callable[[Player, Path], None]
GLOOMHAVEN: dict[str, Scene] = {"party": building, "board": board, "hand": choosing, "why": reasons}
DARKNESS: dict[str, Scene] = {"party": outfitting, "board": torchlight, "fight": dice, "sheet": sheet, "market": market, "why": hunted}
PICTURES: dict[str, tuple[dict[str, Any], Scene]] = {
    "browser-lobby": (DESKTOP, lobby), "browser-table": (DESKTOP, table), "browser-card": (DESKTOP, card), "browser-why": (DESKTOP, why),
    "browser-party": (DESKTOP, party), "browser-result": (DESKTOP, result), "browser-phone": (PHONE, phone),
    **{f"gloomhaven-{name}": (WIDE, scene) for name, scene in GLOOMHAVEN.items()},
    **{f"gloomhaven-{name}-phone": (PHONE, scene) for name, scene in GLOOMHAVEN.items()},
    **{f"massive-darkness-{name}": (WIDE, scene) for name, scene in DARKNESS.items()},
    **{f"massive-darkness-{name}-phone": (PHONE, scene) for name, scene in DARKNESS.items()},
}  # fmt: skip


def draw(browser: Browser, home: str, name: str, folder: Path) -> int:
    """Take one screenshot and return its size in bytes."""
    screen, scene = PICTURES[name]
    context = browser.new_context(**screen, locale="en-GB", color_scheme="dark", reduced_motion="reduce")
    player = Player(context.new_page(), home)
    scene(player, folder)
    player.page.wait_for_load_state("networkidle")
    data = reduced(player.page.screenshot(animations="disabled"))
    context.close()
    return (SCREENS / f"{name}.png").write_bytes(data)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which; all if none is named: {', '.join(PICTURES)}")
    names = parser.parse_args().names or list(PICTURES)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        sizes = {name: draw(browser, f"http://localhost:{server.port}/", name, Path(folder)) for name in names}
        browser.close()
    for name, size in sizes.items():
        print(f"{name}.png: {size:,} bytes" + (" (too large)" if size > LARGEST else ""))
    return int(any(size > LARGEST for size in sizes.values()))


if __name__ == "__main__":
    sys.exit(main())
