"""A game of zones: set up at the table, doors and dice, counter-attacks, levels and skills, the market, on a large screen and on a small one."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.darkness import CONTENT, GAME, HEROES, SEED, THIRD, adventure, asked, at_the_market, back_to, come_to, offered, told
from tests.browser.mirror import Mirror
from tests.browser.player import Player
from tests.browser.test_pages import complaints
from tests.browser.test_phone import PHONE, fits
from undercroft.server.shelf import SHELF
from undercroft.text.rulebook import rulebook

COUNTER, RISE = "Counter-attack by", "^The level rises"


# -- in this process -----------------------------------------------------------------------------------------------------
def crowded() -> Mirror:
    """All six heroes and three mobs in one zone."""
    mirror = come_to(adventure(6, THIRD), lambda m: asked(m) == "act" and len(m.table.state.enemies) >= 3)
    state = mirror.table.state
    zone = state.heroes[HEROES[0]].zone
    for path in (*(f"heroes.{hero}" for hero in state.heroes), *(f"enemies.{enemy}" for enemy in list(state.enemies)[:3])):
        mirror.table.amend(f"{path}.zone", zone)
    for key in ("trade", "done"):  # the options are those of the new places
        mirror.choose(key)
    return mirror


# -- at the page ---------------------------------------------------------------------------------------------------------
def bring(player: Player, mirror: Mirror, folder: Path) -> None:
    """At the table, in the mirror's position; early in a game its story is told first."""
    player.lobby()
    player.bring_in(mirror.save(folder / "game.undercroft"))
    expect(player.prompt).to_have_text(mirror.prompt)
    if player.page.get_by_role("dialog").count():
        player.button("ui-to-table").click()
    player.notices.get_by_role("button", name=player.word("ui-dismiss")).click()


def play_on(player: Player, mirror: Mirror, until: Callable[[], object]) -> None:
    """Answer as the bot would."""
    while not until():
        player.choose(mirror, mirror.wanted())


def figure(player: Player, name: str) -> Locator:
    return player.figures.and_(player.page.get_by_label(re.compile(f"^{re.escape(name)} · ")))


def inside(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return a["x"] >= b["x"] and a["y"] >= b["y"] and a["x"] + a["width"] <= b["x"] + b["width"] and a["y"] + a["height"] <= b["y"] + b["height"]


# -- tests ---------------------------------------------------------------------------------------------------------------
def test_an_adventure_is_set_up_and_begun(player: Player) -> None:
    page, word = player.page, player.word
    mirror = adventure()
    player.lobby()
    page.get_by_role("link", name=re.compile("^Massive Darkness")).first.click()
    for hero in HEROES:
        expect(page.get_by_role("radio", name=CONTENT.heroes[hero].name, exact=True)).to_be_visible()
    for other in CONTENT.adventures.values():
        expect(page.get_by_role("radio", name=re.compile(re.escape(other.title)))).to_be_visible()
    page.get_by_text(word("ui-more-options"), exact=True).click()
    page.get_by_role("textbox", name=word("ui-seed")).fill(str(SEED))
    player.button("ui-play").click()
    player.to_table(mirror.title)

    # Classes and weapons are chosen on their cards, which have the whole table and say all they have to say.
    chosen: list[str] = []
    for prompt in ("choose-class", "choose-weapon"):
        assert asked(mirror) == prompt
        player.sees(mirror)
        expect(page.get_by_role("group", name=word("ui-board"), exact=True)).to_have_count(0)
        for card in player.cards.get_by_role("article").all():
            assert inside(card.get_by_role("listitem").last, card), card.get_attribute("aria-label")
        chosen.append(mirror.offers()[1].text)
        player.choose(mirror, mirror.offers()[1])
    player.button("ui-log-set-up").click()
    expect(player.log.first).to_contain_text(chosen[0])

    # Then there is a board, with the hero on it and zones to go to.
    come_to(mirror, lambda m: asked(m) == "act")
    player.sees(mirror)
    expect(figure(player, CONTENT.heroes[HEROES[0]].name)).to_have_accessible_name(re.compile(word("badge-xp", value=0)))
    step = offered(mirror, "step")[0]
    player.option(mirror, step).hover()
    expect(player.question).to_contain_text(mirror.view.teller.message(mirror.table.preview(step.key, 0).notes[0]))
    player.choose(mirror, step)
    expect(player.log.last).to_contain_text(mirror.log[-1])


def test_a_door_is_opened_and_enemies_stand_behind_it(player: Player, tmp_path: Path) -> None:
    mirror = back_to(come_to(adventure(), lambda m: len(m.scene["tokens"]) > 1), lambda m: len(m.scene["tokens"]) == 1 and offered(m, "open"))
    bring(player, mirror, tmp_path)
    player.sees(mirror)
    door = offered(mirror, "open")[0]
    player.option(mirror, door).hover()
    expect(player.question).to_contain_text(player.word("md-look-door", what="door"))
    closed = player.figures.and_(player.page.get_by_label(re.compile("^Closed door")))
    shut = closed.count()
    player.choose(mirror, door)
    expect(closed).to_have_count(shut - 1)
    expect(player.log.filter(has_text=told(mirror, "^Door card")[-1])).to_be_visible()
    expect(player.region("ui-info")).to_contain_text(player.word("md-zone-door"))
    play_on(player, mirror, lambda: any(token["side"] == "enemy" for token in mirror.scene["tokens"]))
    for name in {token["name"] for token in mirror.scene["tokens"]}:
        expect(figure(player, name).first).to_be_visible()


def test_dice_are_rolled_and_the_enemy_strikes_back(player: Player, tmp_path: Path) -> None:
    mirror = come_to(adventure(), lambda m: told(m, COUNTER))
    back_to(mirror, lambda m: not told(m, COUNTER) and any(offered(m, kind) for kind in ("melee", "ranged", "magic")))
    bring(player, mirror, tmp_path)
    player.sees(mirror)
    attack = mirror.wanted()
    player.option(mirror, attack).hover()
    expect(player.question).to_contain_text(mirror.view.teller.message(mirror.table.preview(attack.key, 0).notes[1]))
    fights = len(told(mirror, "^Attack dice of"))
    player.choose(mirror, attack)
    play_on(player, mirror, lambda: len(told(mirror, "^Attack dice of")) > fights)

    # The dice of both sides lie below the board, not on it.
    tray, board = player.region("ui-dice"), player.page.get_by_role("group", name=player.word("ui-board"), exact=True)
    rolled = tray.get_by_role("listitem")
    expect(rolled).to_have_count(len(mirror.scene["dice"]))
    assert [die.get_attribute("aria-label") for die in rolled.all()] == [die_name(player, die) for die in mirror.scene["dice"]]
    low, high = tray.bounding_box(), board.bounding_box()
    assert low is not None
    assert high is not None
    assert high["y"] + high["height"] <= low["y"]

    play_on(player, mirror, lambda: told(mirror, COUNTER) and asked(mirror) == "act")
    expect(player.log.filter(has_text=told(mirror, COUNTER)[-1]).last).to_be_visible()
    wounds = next(track for track in mirror.scene["tracks"] if track["id"] == "combat-wounds")
    expect(tray).to_contain_text(f"{wounds['name']['text']}{wounds['at']}")
    player.button("ui-roll-away").click()
    expect(tray).to_have_count(0)


def die_name(player: Player, die: dict[str, str]) -> str:
    signs = []
    for word in die["face"].split():
        sign = {"yellow": "sword", "red": "sword", "blue": "shield", "green": "shield"}[die["kind"]] if word.isdigit() else word
        signs.append(player.word("ui-die-sign", sign=sign, count=int(word) if word.isdigit() else 1))
    return player.word("ui-die", kind=die["kind"], face=", ".join(signs))


def test_the_level_rises(player: Player, tmp_path: Path) -> None:
    mirror = come_to(adventure(), lambda m: told(m, RISE))
    back_to(mirror, lambda m: not told(m, RISE))
    bring(player, mirror, tmp_path)
    banner = player.page.get_by_role("banner")
    expect(banner).to_contain_text("level 1")
    play_on(player, mirror, lambda: told(mirror, RISE))
    expect(banner).to_contain_text("level 2")
    expect(player.log.filter(has_text=told(mirror, RISE)[-1])).to_be_visible()


def test_skills_are_bought_where_they_grow(player: Player, tmp_path: Path) -> None:
    """A branch shows its skills in their order: what can be had, and what comes later."""
    mirror = adventure()
    come_to(mirror, lambda m: asked(m) == "act")
    mirror.table.amend(f"heroes.{HEROES[0]}.xp", 20)
    come_to(mirror, lambda m: asked(m) == "buy-skill")
    bring(player, mirror, tmp_path)
    tree = player.cards.get_by_role("region", name=player.word("ui-tree"), exact=True)
    for zone in (zone for zone in mirror.scene["zones"] if zone["role"] == "tree"):
        branch = tree.get_by_role("region", name=zone["name"]["text"], exact=True)
        assert [node.get_attribute("aria-label") for node in branch.get_by_role("article").all()] == [card["name"] for card in zone["cards"]]
    buy = next(offer for offer in mirror.offers() if offer.key.startswith("buy:"))
    bought = next(choice["card"] for choice in mirror.scene["questions"][0]["choices"] if choice["key"] == buy.key)
    card = next(card for zone in mirror.scene["zones"] for card in zone["cards"] if card["id"] == bought)
    node = tree.get_by_role("article", name=card["name"], exact=True)
    expect(node).to_contain_text(player.word("ui-price-xp", xp=int(card["marks"][1].partition(":")[2])))
    player.choose(mirror, buy)
    expect(player.log.filter(has_text=told(mirror, "learns")[-1])).to_be_visible()
    known = [c for zone in mirror.scene["zones"] if zone["role"] == "tree" for c in zone["cards"] if {"in-force", "bought"} & set(c["marks"])]
    assert [c["id"] for c in known] == [bought]
    if asked(mirror) != "buy-skill":
        player.button("ui-cards-unfold").click()
        player.cards.get_by_role("button", name=re.compile(f"^{player.word('ui-tree')}")).click()
        tree = player.dialog(player.word("ui-tree"))
    expect(tree.get_by_role("article", name=card["name"], exact=True).first).to_contain_text(player.word("ui-card-mark", mark=known[0]["marks"][0]))


def test_cards_are_sold_and_exchanged_in_the_market(player: Player, tmp_path: Path) -> None:
    mirror = at_the_market()
    bring(player, mirror, tmp_path)
    market = player.region("md-zone-market")
    stock = next(zone["cards"] for zone in mirror.scene["zones"] if zone["id"] == "market")
    expect(market.get_by_role("article")).to_have_count(len(stock))
    player.choose(mirror, next(offer for offer in mirror.offers() if offer.key == f"hero:{HEROES[0]}"))
    player.sees(mirror)
    player.choose(mirror, next(offer for offer in mirror.offers() if offer.key.startswith("sell:")))
    expect(player.log.last).to_contain_text(told(mirror, "sells")[-1])
    player.choose(mirror, next(offer for offer in mirror.offers() if offer.key.startswith("exchange:")))
    player.choose(mirror, next(offer for offer in mirror.offers() if offer.key == "enough"))
    taken = next(offer for offer in mirror.offers() if offer.place == "card")
    player.choose(mirror, taken)
    while asked(mirror) == "take-what":
        player.choose(mirror, mirror.offers()[0])
    expect(player.log.filter(has_text=told(mirror, "exchanges")[-1])).to_be_visible()
    left = next(zone["cards"] for zone in mirror.scene["zones"] if zone["id"] == "market")
    assert len(left) < len(stock)
    expect(market.get_by_role("article")).to_have_count(len(left))


def test_an_enemy_says_by_which_rules_it_acted(player: Player, tmp_path: Path) -> None:
    mirror = come_to(adventure(2), lambda m: any(m.table.why(entry.number) for entry in m.view.log if entry.cue == "attack") and asked(m))
    entry = next(entry for entry in reversed(mirror.view.log) if entry.cue == "attack" and mirror.table.why(entry.number))
    bring(player, mirror, tmp_path)
    cited = [reason.rule for reason in mirror.table.why(entry.number)]
    assert all(rule.startswith("MD-") for rule in cited)
    player.reads_why(entry.text, cited, rulebook(SHELF.find(GAME).module.rulebook())[cited[0]].text)


def test_a_crowded_zone_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    """Six heroes and three mobs in one zone: all are drawn, the zone stands for those too small for a finger, and the board has the room."""
    player = visit(**PHONE)
    mirror = crowded()
    bring(player, mirror, tmp_path)
    for token in mirror.scene["tokens"]:
        name = f"{token['name']} {token['number']}" if token["number"] else token["name"]
        expect(figure(player, name).first).to_be_attached()
    near = [offer for offer in mirror.offers() if offer.spot.startswith("figure")]
    assert near, "nobody to attack"
    place = player.word("ui-board-several", place=mirror.cell_name(near[0].cell), count=len([o for o in mirror.offers() if o.cell == near[0].cell]))
    player.at(place).tap()
    which = player.dialog(player.word("ui-board-which"))
    expect(which.get_by_role("button")).to_have_count(len([o for o in mirror.offers() if o.cell == near[0].cell]))
    which.get_by_role("button", name=near[0].text, exact=True).tap()
    mirror.choose(near[0].key)
    player.settled(mirror)
    for tab in ("ui-cards", "ui-log", "ui-info-short"):
        player.page.get_by_role("tab", name=player.word(tab)).tap()
        fits(player)


def asks(prompt: str, mirror: Mirror) -> bool:
    return asked(mirror) == prompt


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, tmp_path: Path, scheme: str) -> None:
    player = visit(bypass_csp=True, color_scheme=scheme)
    wrong: list[str] = []
    mirror = adventure()
    for prompt in ("choose-class", "act", "buy-skill"):
        come_to(mirror, partial(asks, prompt))
        bring(player, mirror, tmp_path)
        wrong += complaints(player, prompt)
        if prompt == "act":
            player.button("ui-cards-unfold").click()
            wrong += complaints(player, "cards")
            mirror.table.amend(f"heroes.{HEROES[0]}.xp", 20)
    assert wrong == []
