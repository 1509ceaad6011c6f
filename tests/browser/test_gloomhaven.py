"""A game for a party: people and bots at one table, secrets kept, rooms revealed, monsters explained."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guests import come_in, invitation
from tests.browser.mirror import Mirror, Offer
from tests.browser.player import Player
from tests.browser.test_pages import complaints
from tests.browser.test_phone import PHONE, fits
from tests.browser.test_together import hand
from undercroft.server.shelf import SHELF
from undercroft.text.rulebook import rulebook

GAME = "gloomhaven"
PARTY = ["brute", "scoundrel", "spellweaver", "tinkerer"]
SCENARIO = "the-smoking-barrow"
SEED = 5
CONTENT = SHELF.rules(GAME).content  # type: ignore[attr-defined]
QUESTIONS = 400
"""More than a round asks of two people."""


# -- at the page ---------------------------------------------------------------------------------------------------------
def prepare(host: Player) -> None:
    """The page on which a table for four is set up, with all classes chosen."""
    page, word = host.page, host.word
    host.lobby()
    page.get_by_role("link", name=re.compile("^Gloomhaven (?!:)")).first.click()
    page.get_by_role("group", name=word("ui-new-seats")).get_by_role("radio", name="4").check()
    for seat, character in enumerate(PARTY, 1):
        group = page.get_by_role("group", name=word("ui-for-seat", label=word("form-character"), seat=seat))
        group.get_by_role("radio", name=CONTENT.classes[character].name, exact=True).check()
        expect(group).to_contain_text(word("form-health", health=CONTENT.classes[character].health[0]))
    page.get_by_role("radio", name=re.compile("The Smoking Barrow")).check()


def sit_down(host: Player) -> None:
    """A table for four: the first two seats for people, the others for bots."""
    page, word = host.page, host.word
    prepare(host)
    for seat in (3, 4):
        host.give_seat(seat, 4, "ui-a-bot", "random")
    host.give_seat(2, 4, "ui-another")
    page.get_by_text(word("ui-more-options"), exact=True).click()
    page.get_by_role("textbox", name=word("ui-seed")).fill(str(SEED))
    host.button("ui-play").click()
    host.button("ui-to-table").click()


def invite(host: Player, guest: Player, seat: str, name: str) -> None:
    """Somebody comes by the link of a seat."""
    host.menu("ui-share")
    link = invitation(host, host.word("ui-invite-seat", name=seat))
    host.dialog(host.word("ui-share")).get_by_role("button", name=host.word("ui-close")).click()
    come_in(guest, link, name)
    guest.button("ui-to-table").click()
    expect(host.page.get_by_label(name).and_(host.page.get_by_label(host.word("ui-seat-present")))).to_be_visible()


def in_page(player: Player, names: list[str]) -> list[str]:
    """Names that are anywhere in the page, to be read or to be heard."""
    source = player.page.content()
    return [name for name in names if escape(name, quote=False) in source]


def hidden_from(player: Player, names: list[str]) -> None:
    assert in_page(player, names) == []


def is_asked(player: Player, prompt: str) -> None:
    """Bots may have to think before it comes to this."""
    expect(player.prompt).to_have_text(re.compile(prompt))


def choosing(player: Player, thing: str) -> Locator:
    """The card to be chosen, not the way to look at it."""
    look = player.word("ui-card-open", card="").strip()
    return player.cards.get_by_role("button", name=re.compile(rf"^(?!{look}).*{re.escape(thing)}")).first


def standing(player: Player) -> tuple[str, list[str], int]:
    return player.prompt.inner_text(), player.listed.all_inner_texts(), player.log.count()


def answer(player: Player, option: Locator) -> None:
    """Choose, and wait until the page has another question or more in its log."""
    before = standing(player)
    option.click()
    player.waits(lambda: standing(player) != before, f"nothing comes of a choice in {before}")


def round_of(player: Player) -> str:
    return player.page.get_by_role("banner").get_by_role("paragraph").inner_text()


def play_the_round(host: Player, guest: Player) -> None:
    """Everybody takes the first option in their list; what is asked of all, the host answers."""
    began, everybody = round_of(host), host.word("ui-question-all")

    def asked(player: Player) -> bool:
        return player.listed.count() > 0 and not (player is guest and everybody in player.question.inner_text())

    for _ in range(QUESTIONS):
        host.waits(lambda: round_of(host) != began or asked(host) or asked(guest), "nobody is asked anything")
        if round_of(host) != began:
            return
        player = host if asked(host) else guest
        whole = player.button("ui-list-all")
        if whole.count() and whole.get_attribute("aria-pressed") == "false":
            whole.click()
        answer(player, player.listed.first)
    raise AssertionError("the round does not end")


def inside(one: FloatRect | None, other: FloatRect | None) -> bool:
    assert one is not None
    assert other is not None
    across = other["x"] <= one["x"] and one["x"] + one["width"] <= other["x"] + other["width"]
    return across and other["y"] <= one["y"] and one["y"] + one["height"] <= other["y"] + other["height"]


# -- in this process -----------------------------------------------------------------------------------------------------
def at_a_door() -> tuple[Mirror, Offer]:
    """The first character, put beside a door that nobody has opened, is to move with points to spare."""
    mirror = Mirror(SEED, bot="random", game=GAME, scenario=SCENARIO, character=PARTY)
    table = mirror.table
    while (asked := table.decision) is None or asked.prompt != "turn" or asked.seat != 0:
        mirror.go_on()
    cells = mirror.scene["boards"][0]["cells"]
    door = next(cell for cell in cells if "door-closed" in cell["marks"])
    taken = {token["cell"] for token in mirror.scene["tokens"]}
    free = [cell for cell in cells if not cell["marks"] and cell["id"] not in taken]
    beside = min(free, key=lambda cell: abs(cell["x"] - door["x"]) + abs(cell["y"] - door["y"]))
    mover = next(player.figure for player in table.scene(0).players if player.seat == 0)
    table.amend(f"figures.{mover}.cell", beside["id"])
    mirror.choose(next(option.key for option in asked.options if option.key.startswith("basic-bottom")))
    return mirror, next(offer for offer in mirror.offers() if offer.cell == door["id"])


def after_the_monsters() -> Mirror:
    """The second round begins: monsters have moved and attacked."""
    mirror = Mirror(SEED, bot="random", game=GAME, scenario=SCENARIO, character=PARTY)
    mirror.play_until("round-ended")
    while not mirror.scene["questions"]:
        mirror.go_on()
    return mirror


# -- tests ---------------------------------------------------------------------------------------------------------------
def test_two_people_and_two_bots_play_a_round(visit: Visit) -> None:
    host, guest = visit(), visit()
    sit_down(host)
    expect(host.prompt).to_contain_text("battle goal")
    invite(host, guest, "Scoundrel", "Grete")
    both = ((host, guest), (guest, host))

    # Battle goals: dealt to each in secret.
    goals = {player: hand(player) for player, _ in both}
    assert not set(goals[host]) & set(goals[guest])
    kept = {player: goals[player][0] for player, _ in both}
    for player, other in both:
        hidden_from(player, goals[other])
        answer(player, choosing(player, kept[player]))
        if player is host:
            expect(host.prompt).to_contain_text("Grete")

    # Equipment: one after the other, for all to see. Every item says what it costs; what does not fit any more says so and cannot be taken.
    armour = sorted((item for item in CONTENT.items.values() if item.slot == "body"), key=lambda item: item.price)
    for player, _ in both:
        is_asked(player, "Equip")
        item, other = armour[0], armour[1]
        assert item.price + other.price <= 30
        shelf = player.cards.get_by_role("listitem")
        expect(shelf.filter(has_text=item.name)).to_contain_text(player.word("ui-price", gold=item.price))
        answer(player, choosing(player, item.name))
        expect(player.prompt).to_contain_text(str(30 - item.price))
        expect(shelf.filter(has_text=item.name).filter(has_text=player.word("ui-card-mark", mark="ready"))).to_be_visible()
        expect(shelf.filter(has_text=other.name)).to_contain_text(player.word("ui-card-mark", mark="no-slot"))
        expect(choosing(player, other.name)).to_have_count(0)
        answer(player, player.listed.first)

    # Hands: chosen in secret.
    for player, _ in both:
        is_asked(player, "’s hand. You still have")
        expect(player.region("ui-info")).to_contain_text(kept[player])
    pools = {player: hand(player) for player, _ in both}
    for player, other in both:
        hidden_from(player, [*pools[other], kept[other]])
    basic, extra = ([c.name for c in CONTENT.classes[PARTY[0]].cards if c.level == level] for level in (1, 0))
    slot = host.cards.get_by_role("listitem").filter(has_text=basic[0])
    answer(host, choosing(host, basic[0]))
    expect(slot.get_by_text(host.word("ui-card-mark", mark="left-behind"))).to_have_count(1)
    expect(choosing(host, basic[0])).to_have_count(0)  # taking it along after all is undo
    for card in extra[1:]:
        answer(host, choosing(host, card))
    answer(guest, player.listed.first)

    # Places: now there is a board.
    for player, _ in both:
        is_asked(player, "start")
        answer(player, player.on_board.first)

    # Two cards each. Of others' hands one sees how many they are, and who is waited for.
    for player, _ in both:
        is_asked(player, "leading card")
    hands = {player: hand(player) for player, _ in both}
    assert sorted(hands[host]) == sorted([*basic[1:], extra[0]])
    for player, other in both:
        assert in_page(player, [*hands[player], kept[player]]) == [*hands[player], kept[player]]
        hidden_from(player, [*hands[other], kept[other]])
        count = len(hands[other])
        pile = f"{player.word('zone-hand')} {player.word('ui-pile', count=count)}"
        player.region("ui-info").get_by_role("button", name=pile, exact=True).first.click()
        shown = player.dialog(player.word("zone-hand"))
        expect(shown).to_contain_text(player.word("ui-zone-hidden", count=count))
        expect(shown.get_by_role("article")).to_have_count(0)
        player.page.keyboard.press("Escape")
        expect(shown).to_be_hidden()
    played = {player: cards[:2] for player, cards in hands.items()}
    for player, other in both:
        for card, prompt in zip(played[player], ("leading card", "second card")):
            is_asked(player, prompt)
            hidden_from(other, hands[player])
            answer(player, choosing(player, card))
        if player is host:
            expect(host.prompt).to_contain_text("Grete")
            hidden_from(guest, hands[host])

    # When all have chosen, these cards come to light, and no others.
    for player, other in both:
        for card in (*played[host], *played[guest]):
            expect(player.region("ui-log").last).to_contain_text(card)
        hidden_from(player, hands[other][2:])

    play_the_round(host, guest)
    for player in (host, guest):
        expect(player.page.get_by_role("banner")).to_contain_text("Round 2")


def test_one_person_plays_several_characters_with_open_hands(visit: Visit) -> None:
    """Solo: the host holds all seats and is led from one to the next."""
    host = visit()
    prepare(host)
    host.page.get_by_role("switch", name=host.word("form-solo")).check()
    for seat in (3, 4):
        host.give_seat(seat, 4, "ui-a-bot", "random")
    host.page.get_by_text(host.word("ui-more-options"), exact=True).click()
    host.page.get_by_role("textbox", name=host.word("ui-seed")).fill(str(SEED))
    host.button("ui-play").click()
    host.button("ui-to-table").click()
    for character in PARTY[:2]:
        is_asked(host, f"battle goal does {CONTENT.classes[character].name}")
        host.cards.get_by_role("button", name=re.compile("^Keep ")).first.click()
    for character in PARTY[:2]:
        is_asked(host, f"Equip {CONTENT.classes[character].name}")
        host.listed.first.click()
    for character in PARTY[1::-1]:  # from where the host sits now
        is_asked(host, f"{CONTENT.classes[character].name}’s hand")
        host.listed.first.click()
    is_asked(host, "start")


def test_a_random_dungeon_is_a_choice_of_its_own(player: Player) -> None:
    prepare(player)
    dungeon = next(scenario for scenario in CONTENT.scenarios.values() if scenario.random)
    choice = player.page.get_by_role("radio", name=re.compile(dungeon.title))
    expect(choice).to_have_accessible_description(player.word("form-dungeon"))
    choice.check()
    player.page.get_by_role("radio", name=re.compile("Hard")).first.check()
    player.page.get_by_text(player.word("ui-more-options"), exact=True).click()
    player.page.get_by_role("textbox", name=player.word("ui-seed")).fill(str(SEED))
    player.button("ui-play").click()
    player.button("ui-to-table").click()
    expect(player.page.get_by_role("banner")).to_contain_text("level 2")


def test_setting_a_party_up_fits_on_a_phone_and_axe_finds_nothing_serious(visit: Visit) -> None:
    player = visit(**PHONE, bypass_csp=True)
    prepare(player)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]  # type: ignore[index]
    assert complaints(player, "party") == []


def test_a_room_is_revealed_in_mid_move(player: Player, tmp_path: Path) -> None:
    mirror, door = at_a_door()
    player.lobby()
    player.bring_in(mirror.save(tmp_path / "door.undercroft"))
    player.sees(mirror)
    known = len(mirror.scene["tokens"])
    expect(player.figures).to_have_count(known)
    player.choose(mirror, door)
    revealed = mirror.scene["tokens"]
    assert len(revealed) > known
    expect(player.figures).to_have_count(len(revealed))
    assert mirror.scene["questions"][0]["prompt"]["id"] == "prompt-gh-move"
    player.sees(mirror)
    board = player.page.get_by_role("group", name=player.word("ui-board"), exact=True).bounding_box()
    assert all(inside(figure.bounding_box(), board) for figure in player.figures.all())
    player.choose(mirror, next(offer for offer in mirror.offers() if offer.place == "board"))


def test_a_monster_says_by_which_rules_it_acted(player: Player, tmp_path: Path) -> None:
    mirror = after_the_monsters()
    monsters = {token["id"] for token in mirror.scene["tokens"] if token["side"] == "enemy"}
    moved = next(e for e in mirror.view.log if e.event == "moved" and e.figure in monsters and len(mirror.table.why(e.number)) > 1)
    player.lobby()
    player.bring_in(mirror.save(tmp_path / "round.undercroft"))
    player.sees(mirror)
    cited = [reason.rule for reason in mirror.table.why(moved.number)]
    assert all(rule.startswith("GH-") for rule in cited)
    player.reads_why(moved.text, cited, rulebook(SHELF.find(GAME).module.rulebook())[cited[0]].text)


def test_everything_fits_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    """The map, a long list of options and what is told about four characters share the screen."""
    player = visit(**PHONE)
    mirror, _ = at_a_door()
    player.lobby()
    player.bring_in(mirror.save(tmp_path / "game.undercroft"))
    player.sees_by_touch(mirror)
    player.notices.get_by_role("button", name=player.word("ui-dismiss")).tap()
    player.button("ui-list-all").tap()
    expect(player.listed).to_have_count(len(mirror.offers()) + 1)
    for tab in ("ui-cards", "ui-log", "ui-info-short"):
        entry = player.page.get_by_role("tab", name=player.word(tab))
        if entry.get_attribute("aria-selected") == "false":
            entry.tap()
        fits(player)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_table_for_four(visit: Visit, tmp_path: Path, scheme: str) -> None:
    player = visit(bypass_csp=True, color_scheme=scheme)
    begun = Mirror(SEED, bot="random", game=GAME, scenario=SCENARIO, character=PARTY)
    mirror, _ = at_a_door()
    player.lobby()
    player.bring_in(begun.save(tmp_path / "begun.undercroft"))
    player.sees(begun)
    wrong = complaints(player, "set-up")
    player.lobby()
    player.bring_in(mirror.save(tmp_path / "game.undercroft"))
    player.sees(mirror)
    wrong += complaints(player, "table")
    acted = after_the_monsters()
    player.lobby()
    player.bring_in(acted.save(tmp_path / "acted.undercroft"))
    player.sees(acted)
    player.page.keyboard.press("w")
    expect(player.region("ui-why")).to_be_visible()
    assert wrong + complaints(player, "why") == []
