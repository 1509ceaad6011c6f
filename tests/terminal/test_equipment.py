"""What sort of equipment a card is: how it strikes, and which hands it takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terminal.conftest import SMALL, WIDE, a_party
from undercroft import new_table
from undercroft.kernel.scene import Card, Choice, Message
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller
from undercroft.terminal import asking, screen, views


def told(table: Table[Any]) -> tuple[Any, Teller]:
    teller = Teller(table, next(iter(table.decisions)).seat if table.decisions[0].seat >= 0 else 0)
    return teller.translated(teller.refresh()), teller


def text(lines: list[Any]) -> str:
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_shop_says_where_an_item_is_worn(size: tuple[int, int]) -> None:
    """Also on a small screen, where there is no room for what items do."""
    scene, teller = told(a_party("equip", items={}))
    lines = screen.screen(scene, teller, size[0], size[1] - 1)
    assert max(line.cell_len for line in lines) <= size[0]
    shown = text(lines)
    assert "Iron Helmet (10 gold) (head)" in shown
    assert "War Hammer (30 gold) (two hands)" in shown
    assert "Stun Powder (20 gold) (small" in shown
    assert "Poison Dagger (20 gold) (one han" in shown


def dark() -> Table[Any]:
    table = new_table("massive-darkness", scenario="walking-in-the-dark", characters=["elias", "sybil"], seed=4)
    while table.decisions[0].prompt != "choose-weapon":
        table.choose(table.decisions[0].keys[0], table.decisions[0].seat)
    return table


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_weapons_to_choose_from_say_their_type_and_hands(size: tuple[int, int]) -> None:
    scene, teller = told(dark())
    shown = text(screen.screen(scene, teller, size[0], size[1] - 1))
    cards = [card for zone in scene.zones for card in zone.cards if any(choice.item == card.id for choice in scene.questions[0].choices)]
    assert cards
    for card in cards:
        line = next(line for line in shown.splitlines() if card.name in line)
        assert any(reach in shown for reach in ("melee", "ranged", "magic")), line
        assert any(hands in shown for hands in ("one hand", "two hands")), line


def test_items_shows_what_the_asked_hero_holds() -> None:
    table = dark()
    while table.decisions[0].prompt != "act":
        table.choose(table.decisions[0].keys[0], table.decisions[0].seat)
    hero = next(hero for hero in table.state.heroes.values() if hero.seat == table.decisions[0].seat)
    hero.pack.append(next(id for id, gear in table.rules.content.equipment.items() if gear.text.consumable))
    scene, teller = told(table)
    shown = text(views.items(scene, teller, 100))
    for card in (hero.body, *hero.hands, *hero.pack):
        assert shown.count(table.rules.content.equipment[card].name) == 1, card
    assert "There are no items." not in shown
    assert "xp" not in shown.lower(), "no skills"


def test_what_is_equipped_says_it_too() -> None:
    table = dark()
    while table.state.phase != "start" and not any(hero.hands for hero in table.state.heroes.values()):
        table.choose(table.decisions[0].keys[0], table.decisions[0].seat)
    teller = Teller(table, 0)
    shown = text(views.cards(teller.translated(teller.refresh()), teller, 100)) + text(screen.screen(teller.refresh(), teller, 100, 40))
    assert "one hand" in shown or "two hands" in shown


def test_the_sort_of_a_card_stands_in_brackets_and_not_after_a_colon() -> None:
    table = new_table("massive-darkness", scenario="walking-in-the-dark", characters=["elias", "sybil"], seed=4)
    _, teller = told(table)
    choice = Choice("keep:mail", Message("option-keep"), item="mail")
    card = Card("mail", "Mail", parts={"defence": ("1 blue",)}, marks=("body",))
    about = asking.describe(choice, {"mail": card}, teller, False)
    (line,) = asking.entries([choice], teller, [about], "zone")
    assert line.plain.endswith("Keep (body)")


def test_an_option_that_says_what_its_card_does_says_it_once() -> None:
    table = dark()
    while table.decisions[0].prompt != "choose-weapon":
        table.choose(table.decisions[0].keys[0], table.decisions[0].seat)
    scene, teller = told(table)
    lines = asking.question_lines(scene, scene.questions[0], teller, 200, 40, True)
    assert lines[1].plain.strip() == "1  Long Sword: Melee: yellow dice +1. Defence: blue dice +1 (melee, one hand)"
