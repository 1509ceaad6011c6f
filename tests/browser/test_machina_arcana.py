"""A game of tiles and chapters: exploring, a fight, a weapon of three items, shared essence, an ability out of turn, chapters, and the endgame."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guests import come_in, invitations
from tests.browser.machina import CONTENT, FIGHTER, MARKSMAN, MYSTIC, Party, name, put, sit
from tests.browser.player import Player
from tests.browser.test_gear import HATCHET, PISTOL, SCOPE, card, drag, equipped, worn
from tests.browser.test_languages_fit import DESKTOP, look_around, unreadable
from tests.browser.test_massive_darkness import bring
from tests.browser.test_pages import complaints
from tests.browser.test_phone import PHONE
from tests.text.test_no_latin import latin

CAMP, STORE = "expedition-camp", "powder-store"
MONSTER = "sarall"
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
GOALS = 5
"""The goal spaces of the endgame tile."""
CANDLES = 15
"""The tokens that its card sets aside."""


# -- in this process -----------------------------------------------------------------------------------------------------
def at_a_bench() -> Party:
    """Beside a workbench, with a weapon and what can be attached to it."""
    party = Party(STORE, FIGHTER, places={FIGHTER: "2,7"})
    with party.arrange() as s:
        s.explorers[FIGHTER].items = [PISTOL, HATCHET, SCOPE]
        s.decks["weapon"].pile = [card for card in s.decks["weapon"].pile if card not in (PISTOL, HATCHET, SCOPE)]
    return party


def in_a_fight(locale: str = "en") -> Party:
    """Beside a monster, in the middle of a game: with an item, an essence, and a wounded companion."""
    party = Party(STORE, FIGHTER, MYSTIC, places={FIGHTER: "6,6", MYSTIC: "7,7"}, locale=locale)
    with party.arrange() as s:
        put(s, MONSTER, "5,7")
        s.explorers[FIGHTER].items = [PISTOL]
        s.decks["weapon"].pile.remove(PISTOL)
        s.explorers[MYSTIC].health -= 1
    return party


def before_the_endgame() -> Party:
    """One step of the last chapter but one is missing."""
    party = advanced(Party(CAMP, MYSTIC, chapter=11, places={MYSTIC: "5,5"}), 2)
    with party.arrange() as s:
        s.explorers[MYSTIC].essence = 0
    return party


def advanced(party: Party, tokens: int) -> Party:
    """With progress tokens on the first line of the chapter."""
    with party.arrange() as s:
        s.progress[f"chapter/{s.scenario}/{s.chapter + 1}/active/0/0"] = tokens
    return party


# -- at the page ---------------------------------------------------------------------------------------------------------
def play(player: Player, party: Party, *keys: str) -> None:
    """By mouse, or by finger where there is no mouse."""
    choose = player.tap if player.page.evaluate("navigator.maxTouchPoints > 0") else player.choose
    for key in keys:
        choose(party, party.offer(key))


def figure(player: Player, id: str) -> Locator:
    return player.figures.and_(player.page.get_by_label(re.compile(f"^{re.escape(name(id))} · ")))


def drawn(player: Player, mark: str) -> Locator:
    """Spaces of a kind, as they are drawn."""
    return player.page.get_by_role("group", name=player.word("ui-board"), exact=True).locator(f".plate.{mark}")


def marked(party: Party, mark: str) -> int:
    return sum(mark in space["marks"] for space in party.scene["boards"][0]["cells"])


def tells(player: Player, party: Party) -> None:
    """What has happened is in the log."""
    expect(player.log).to_contain_text(party.log)


def status(player: Player) -> Locator:
    """The goal and the tracks: beside the board, or on a sheet of its own."""
    tab = player.page.get_by_role("tab", name=player.word("ui-info-short"))
    if not tab.count():
        return player.region("ui-info")
    if tab.get_attribute("aria-selected") != "true":
        tab.tap()
    return player.page.get_by_role("tabpanel")


def shows_chapter(player: Player, party: Party) -> None:
    """Its title, its story and its card with all that is printed on it."""
    info = status(player)
    face = next(zone for zone in party.scene["zones"] if zone["id"] == "current")["cards"][0]
    expect(info.get_by_text(party.scene["status"][0]["text"], exact=True)).to_be_visible()
    expect(info).to_contain_text(face["parts"]["story"][0])
    info.get_by_role("button", name=face["name"], exact=True).click()
    large = player.dialog(face["name"])
    for lines in face["parts"].values():
        for line in lines:
            expect(large).to_contain_text(line)
    player.page.keyboard.press("Escape")
    expect(large).to_be_hidden()


# -- tests ---------------------------------------------------------------------------------------------------------------
def test_a_tile_is_explored(player: Player, tmp_path: Path) -> None:
    party = Party(CAMP, MYSTIC, places={MYSTIC: "5,1"})
    sit(player, party, tmp_path)
    player.sees(party)
    before = {kind: marked(party, kind) for kind in ("workbench", "explosive-barrel", "event-space")}
    for kind, count in before.items():
        expect(drawn(player, kind)).to_have_count(count)
    play(player, party, "explore")
    assert len(party.scene["boards"][0]["cells"]) == 200
    assert {kind: marked(party, kind) for kind in before} != before
    for kind in before:
        expect(drawn(player, kind)).to_have_count(marked(party, kind))
    player.sees(party)
    tells(player, party)
    beyond = min((offer for offer in party.offers() if offer.key.startswith("move:")), key=lambda offer: offer.cell)
    play(player, party, beyond.key)
    expect(figure(player, MYSTIC)).to_have_accessible_name(re.compile(party.cell_name(beyond.cell)))


def test_a_monster_is_missed_and_hit(player: Player, tmp_path: Path) -> None:
    party = in_a_fight()
    sit(player, party, tmp_path)
    health = party.state.monsters[MONSTER].wounds
    use, target = next(key for key in party.keys if key.startswith("use:explorer/")), f"target:{MONSTER}"
    results: set[str] = set()
    while results != {"missed", "hit"} and use in party.keys:
        play(player, party, use)
        odds = party.table.preview(target, 0).notes
        player.option(party, party.offer(target)).hover()
        expect(player.question).to_contain_text(party.view.teller.message(odds[0]))
        play(player, party, target)
        tells(player, party)
        rolled = party.told("^Attack by")[-1]
        assert re.search(r"Dice: \d.*Result: \d against \d", rolled)
        expect(player.log.filter(has_text=rolled).first).to_be_visible()
        hit = party.state.monsters[MONSTER].wounds > health
        health = party.state.monsters[MONSTER].wounds
        results.add("hit" if hit else "missed")
        expect(player.log.filter(has_text=f"{name(MONSTER)} {'loses 1 health' if hit else 'is not hit'}").last).to_be_visible()
        left = CONTENT.monsters[MONSTER].text.health - health
        expect(figure(player, MONSTER)).to_have_accessible_name(re.compile(f"health {left} of"))
    assert results == {"missed", "hit"}


def test_a_weapon_is_built_of_three_items_at_a_workbench(player: Player, tmp_path: Path) -> None:
    """The main item and the augment are dragged, the upgrade is put in its place by keys."""
    party = at_a_bench()
    sit(player, party, tmp_path)
    play(player, party, "activate:1,7", *["deck:artifact"] * 3, "done")
    assert party.asked == "keep-item"
    kept = party.offers()[0]
    play(player, party, kept.key)
    while party.asked == "other-items":
        play(player, party, party.offers()[0].key)
    expect(player.log.filter(has_text=f"gets {kept.text}")).to_have_count(1)
    assert party.asked == "use-inventory"
    play(player, party, "arrange")

    drag(player, card(player, PISTOL), equipped(player).locator("[data-end='place weapon']").first)
    worn(player, PISTOL)
    grip = card(player, HATCHET).get_by_role("button", name=player.word("ui-card-take", card=name(HATCHET)))
    grip.focus()
    player.page.keyboard.press("Enter")
    card(player, PISTOL).get_by_role("button", name=f"Attach {name(HATCHET)} to {name(PISTOL)}").focus()
    player.page.keyboard.press("Enter")
    worn(player, PISTOL, HATCHET)
    drag(player, card(player, SCOPE), card(player, PISTOL))
    worn(player, PISTOL, SCOPE, HATCHET)
    for key in (f"main:{PISTOL}", f"attach:{HATCHET}:{PISTOL}", f"attach:{SCOPE}:{PISTOL}"):
        party.choose(key)
    play(player, party, "done")

    # On the table it is one thing, and all that is printed on it can be read.
    assert party.asked == "act"
    weapon = equipped(player).get_by_role("group", name=player.word("ui-card-chain", card=name(PISTOL), count=2))
    expect(weapon.locator("[data-card]")).to_have_count(3)
    for item in (PISTOL, HATCHET, SCOPE):
        expect(weapon.get_by_role("article", name=name(item), exact=True)).to_be_visible()
    tells(player, party)


def test_essence_goes_along_a_chain_and_opens_a_chapter(player: Player, tmp_path: Path) -> None:
    """The one at the far end stands beside nobody but the one in the middle."""
    party = Party(CAMP, MYSTIC, FIGHTER, MARKSMAN, places={MYSTIC: "5,5", FIGHTER: "4,5", MARKSMAN: "3,5"})
    with party.arrange() as s:
        for explorer in s.explorers.values():
            explorer.essence = 1
    sit(player, party, tmp_path)
    play(player, party, "activate:5,6")
    assert party.asked == "own-essence"
    for key, giver in (("own:1", FIGHTER), ("give:1", MARKSMAN)):
        play(player, party, key)
        assert party.asked == "give-essence"
        expect(player.question).to_contain_text(player.word("ui-question-you", name=name(giver)))
        expect(player.prompt).to_contain_text(f"How much does {name(giver)} give?")
    play(player, party, "give:1")
    tells(player, party)
    for id in (MYSTIC, FIGHTER, MARKSMAN):
        expect(figure(player, id)).to_have_accessible_name(re.compile("Essence: 0"))
    shows_chapter(player, party)


def test_an_ability_out_of_turn_from_another_browser(visit: Visit, tmp_path: Path) -> None:
    host, guest = visit(), visit()
    party = Party(CAMP, FIGHTER, MYSTIC, places={FIGHTER: "5,5", MYSTIC: "4,5"})
    with party.arrange() as s:
        s.explorers[MYSTIC].essence = 4
        s.explorers[FIGHTER].health = 3
    bring(host, party, tmp_path)
    (link,) = invitations(host, host.word("ui-invite-seat", name=name(MYSTIC)))
    come_in(guest, link, "Grete")
    guest.to_table(party.title)
    may, heal = guest.word("ui-may", names=name(FIGHTER), count=1), f"{name(MYSTIC)}: 2 essence: Restore 1 health, on any explorer"

    # The offer stands beside the question of the first, who goes on as if there were none.
    for step in (party.offer("move:6,5"), None):
        expect(guest.question).to_contain_text(may)
        expect(guest.cards.get_by_role("button", name=guest.called(heal))).to_be_visible()
        expect(host.question).to_contain_text(host.word("ui-question-you", name=name(FIGHTER)))
        if step is not None:
            host.choose(party, step)

    guest.cards.get_by_role("button", name=guest.called(heal)).click()
    expect(guest.prompt).to_contain_text("Which unit?")
    guest.on_board.and_(guest.page.get_by_role("button", name=re.compile(f"^{name(FIGHTER)}"))).click()
    expect(host.log.filter(has_text=f"{name(MYSTIC)} uses an ability")).to_have_count(1)
    expect(figure(host, FIGHTER)).to_have_accessible_name(re.compile("health 4 of 6"))
    expect(host.prompt).to_have_text(party.prompt)
    expect(guest.question).to_contain_text(may)


def test_a_price_paid_often_enough_closes_a_chapter(player: Player, tmp_path: Path) -> None:
    party = advanced(Party(CAMP, MYSTIC, chapter=2, places={MYSTIC: "5,5"}), 3)
    sit(player, party, tmp_path)
    shows_chapter(player, party)
    first = party.scene["status"][0]["text"]
    play(player, party, next(key for key in party.keys if key.startswith("use:chapter/")))
    while party.asked != "act":
        play(player, party, party.keys[0])
    assert party.scene["status"][0]["text"] != first
    tells(player, party)
    shows_chapter(player, party)


@SCREENS
def test_the_endgame(visit: Visit, tmp_path: Path, screen: dict[str, Any]) -> None:
    player, party = visit(**screen), before_the_endgame()
    sit(player, party, tmp_path)
    expect(drawn(player, "goal-space")).to_have_count(0)
    play(player, party, next(key for key in party.keys if key.startswith("use:chapter/")))
    assert party.asked == "enter-at"
    expect(drawn(player, "goal-space")).to_have_count(GOALS)
    place = party.offer("space:2,5")
    play(player, party, place.key)
    assert party.asked == "act"
    expect(figure(player, MYSTIC)).to_have_accessible_name(re.compile(f"at {place.text}"))
    expect(status(player).get_by_text("Tokens set aside", exact=True).locator("..")).to_contain_text(str(CANDLES))
    shows_chapter(player, party)
    if screen is PHONE:
        player.page.get_by_role("tab", name=player.word("ui-log")).tap()
    tells(player, party)


@SCREENS
def test_ratings_explain_themselves(visit: Visit, tmp_path: Path, screen: dict[str, Any]) -> None:
    """Under the pointer, with the focus, or on a tap; and the players' table stands above them."""
    player, party = visit(**screen), in_a_fight()
    sit(player, party, tmp_path)
    info, tip = status(player), player.page.get_by_role("tooltip")
    track = next(track for track in party.scene["tracks"] if track["role"] == "number" and track["about"] and not track["name"]["args"])
    rating = info.get_by_role("button", name=track["name"]["text"], exact=True)
    if screen is PHONE:
        rating.tap()
    else:
        rating.hover()
        expect(tip).to_have_text(track["about"]["text"])
        player.question.hover()
        expect(tip).to_be_hidden()
        rating.focus()
    expect(tip).to_have_text(track["about"]["text"])
    table, first = info.get_by_role("table").bounding_box(), rating.bounding_box()
    assert table is not None
    assert first is not None
    assert table["y"] + table["height"] <= first["y"]


@SCREENS
def test_what_was_looked_at_is_closed_with_its_question(visit: Visit, tmp_path: Path, screen: dict[str, Any]) -> None:
    player, party = visit(**screen), in_a_fight()
    sit(player, party, tmp_path)
    player.page.get_by_role("button", name=re.compile(f"^{name(MONSTER)}")).first.click()
    looked_at = player.page.get_by_role("heading", name=re.compile(f"^{name(MONSTER)}"), level=2)
    expect(looked_at).to_be_visible()
    play(player, party, next(key for key in party.keys if key.startswith("move:")))
    expect(looked_at).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@SCREENS
def test_axe_finds_nothing_serious(visit: Visit, tmp_path: Path, screen: dict[str, Any], scheme: str) -> None:
    player = visit(bypass_csp=True, color_scheme=scheme, **screen)
    party = in_a_fight()
    sit(player, party, tmp_path)
    wrong = complaints(player, "a turn")
    play(player, party, f"inventory:{FIGHTER}")
    assert party.asked == "arrange"
    wrong += complaints(player, "arranging")
    for tab in ("ui-log", "ui-info-short") if screen is PHONE else ():
        player.page.get_by_role("tab", name=player.word(tab)).tap()
        wrong += complaints(player, tab)
    assert wrong == []


@SCREENS
@pytest.mark.parametrize("locale", ["en", "ru"])
def test_everything_can_be_read(visit: Visit, tmp_path: Path, locale: str, screen: dict[str, Any]) -> None:
    """Nothing is cut off, covered or broken; and who reads Russian reads no Latin letters in question, cards and log."""
    player, party = visit(locale=locale, color_scheme="light", **screen), in_a_fight(locale)
    player.locale = locale
    sit(player, party, tmp_path)
    found = unreadable(player) + look_around(player, screen is PHONE)
    for kind in ("explosive-barrel", "event-space") if screen is DESKTOP else ():
        drawn(player, kind).first.hover(force=True)
        expect(player.page.locator(".board .tip p").first).to_be_visible()
        found += unreadable(player)
    for key in (next(key for key in party.keys if key.startswith("use:explorer/")), f"target:{MONSTER}", f"inventory:{FIGHTER}", f"main:{PISTOL}"):
        play(player, party, key)
        found += unreadable(player)
    assert found == []
    expect(status(player).get_by_role("rowheader")).to_have_text([seat["name"] for seat in party.scene["players"]])
    if locale == "ru":
        if screen is PHONE:
            player.page.get_by_role("tab", name=player.word("ui-log")).tap()
        tells(player, party)
        told = [*player.log.all_inner_texts(), player.question.inner_text()]
        if screen is PHONE:
            player.page.get_by_role("tab", name=player.word("ui-cards")).tap()
        told += player.cards.get_by_role("article").all_inner_texts()
        assert [text for text in told if latin(text)] == []
