"""The decks of the game as they are laid out: what is in them, what is not, and that chance alone orders them."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.module import MODULE, DarkRules
from undercroft.games.massive_darkness.rules.gear import draw_card
from undercroft.games.massive_darkness.state import DarkState
from undercroft.kernel.packs import PackError
from undercroft.kernel.table import Table

from ..arranged import at_once
from .position import TRINKET, position

LEVELS = range(1, 6)


def rules() -> DarkRules:
    return MODULE.rules(MODULE.packs())


def laid(seed: int = 1) -> Table[DarkState]:
    return Table(rules(), {"scenario": "scorched-earth", "characters": ["elias", "owen"]}, seed)


@pytest.mark.rule("MD-SET-05")
def test_guards_and_treasure_are_sorted_by_level() -> None:
    decks, content = laid().state.decks, rules().content
    for level in LEVELS:
        assert {content.cards[card].level for card in decks[f"guards-{level}"]} == {level}
        assert {content.equipment[card].level for card in decks[f"treasure-{level}"] if card in content.equipment} == {level}


@pytest.mark.rule("MD-SET-05")
@pytest.mark.parametrize("deck", ["guards-1", "treasure-3", "doors", "events", "lesser", "greater"])
def test_every_deck_comes_in_an_order_of_chance(deck: str) -> None:
    orders = []
    for seed in range(12):
        table = laid(seed)
        whole = sorted(table.state.decks[deck])
        orders.append([at_once(draw_card(table.game, deck)) for _ in whole])
        assert sorted(orders[-1]) == whole
    assert len({tuple(order) for order in orders}) == 12
    assert len({order[0] for order in orders}) > 2


@pytest.mark.rule("MD-SET-06")
def test_the_decks_in_play_are_all_there_and_full() -> None:
    decks = {name: len(cards) for name, cards in laid().state.decks.items()}
    guards = {f"guards-{level}": 10 for level in LEVELS}
    treasure = {f"treasure-{level}": count for level, count in zip(LEVELS, (41, 36, 34, 33, 32))}
    assert decks == {**guards, **treasure, "doors": 10, "events": 20, "lesser": 6, "greater": 6, "artifacts": 6, "starting": 19}


@pytest.mark.rule("MD-SET-06")
def test_no_deck_has_discards_at_the_start() -> None:
    assert not any(laid().state.discards.values())


@pytest.mark.rule("MD-SET-07")
def test_starting_equipment_and_artifacts_are_never_among_the_treasure() -> None:
    decks, content = laid().state.decks, rules().content
    treasure = {card for level in LEVELS for card in decks[f"treasure-{level}"]}
    aside = {card.id for card in content.equipment.values() if card.deck in ("starting", "artifacts")}
    assert len(aside) > 6
    assert not treasure & aside
    assert set(decks["starting"]) | set(decks["artifacts"]) == aside


@pytest.mark.rule("MD-SET-08")
def test_a_card_is_of_the_type_of_its_deck_and_of_no_other() -> None:
    decks, content = laid().state.decks, rules().content
    decks_of = {card.id: card.deck for known in (content.cards, content.equipment, content.traps) for card in known.values()}
    decks_of |= dict.fromkeys(content.doors, "doors") | dict.fromkeys(content.events, "events")
    assert len(decks_of) == sum(map(len, (content.cards, content.equipment, content.traps, content.doors, content.events)))
    assert len(decks) == 5 + 5 + 6
    for name, cards in decks.items():
        assert {decks_of[card] for card in cards} == {name}


@pytest.mark.rule("MD-SET-08")
@pytest.mark.parametrize("twin", ["trinket", "leather", "relic"])
def test_a_trap_that_is_called_like_an_equipment_card_is_refused(twin: str) -> None:
    with pytest.raises(PackError, match=f"there is already a card called '{twin}'"):
        position(traps=[{"id": twin, "name": "Pit", "text": "P.", "does": ["Suffer 1"]}], treasure={1: [TRINKET]})


@pytest.mark.rule("MD-DCK-08", "MD-DCK-01")
def test_every_deck_has_a_discard_pile_but_the_starting_equipment() -> None:
    state = laid().state
    assert {*state.decks} - {*state.discards} == {"starting"}
    assert {*state.discards} < {*state.decks}
