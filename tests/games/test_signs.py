"""Conditions, ranks and badges are data: each has its words in every language, an icon that exists, and rules that exist."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft import new_table
from undercroft.bots import make_bot
from undercroft.games.gloomhaven.content import words as gloom
from undercroft.games.gloomhaven.game import Gloom
from undercroft.games.haven.content import words as haven
from undercroft.games.haven.game import Haven
from undercroft.kernel.contract import HasSigns, HasVocabularies
from undercroft.kernel.registry import games
from undercroft.kernel.scene import Sign, Token
from undercroft.presentation.voices import voice_of
from undercroft.server.icons import _bodies
from undercroft.text.messages import locales
from undercroft.text.rulebook import rulebook

GAMES = pytest.mark.parametrize("name", games())
HAVEN = pytest.mark.parametrize("name", ["buttons-and-bugs", "gloomhaven"])


@GAMES
def test_every_sign_is_complete(name: str) -> None:
    module = games()[name]
    assert isinstance(module, HasSigns)
    book = rulebook(module.rulebook())
    for kind in module.signs:
        assert set(kind.rules) <= set(book), kind.id
        assert kind.icon in _bodies() or (kind.list == "rank" and not kind.icon), kind.id
        for locale in locales():
            assert voice_of(name, locale).has(kind.message), (locale, kind.message)
            assert kind.list != "condition" or voice_of(name, locale).has(f"{kind.message}-about"), (locale, kind.message)
    assert len({(kind.list, kind.id) for kind in module.signs}) == len(module.signs)


@HAVEN
def test_a_condition_has_one_icon_on_cards_and_figures(name: str) -> None:
    module = games()[name]
    assert isinstance(module, HasSigns)
    assert isinstance(module, HasVocabularies)
    text = module.vocabularies["card text"]
    found = {kind.id: kind for kind in module.signs if kind.list == "condition"}
    assert {id: text.icon(text.read(id.capitalize())) for id in found} == {id: kind.icon for id, kind in found.items()}


def test_which_conditions_are_bad_and_which_last_for_a_turn() -> None:
    assert {"wound", "poison", "immobilize", "disarm", "muddle"} <= set(haven.NEGATIVE)
    assert {"invisible", "strengthen"} <= set(haven.POSITIVE)
    assert {"stun", "curse", *haven.NEGATIVE} <= set(gloom.NEGATIVE)
    assert {"bless", "regenerate", *haven.POSITIVE} <= set(gloom.POSITIVE)
    assert not set(gloom.NEGATIVE) & set(gloom.POSITIVE)
    assert set(gloom.CARDS) == {"curse", "bless"}
    assert {"stun", "immobilize", "disarm", "muddle", "invisible", "strengthen"} <= set(Gloom.TIMED)
    assert (Haven.HEALED, Gloom.HEALED) == (("poison", "wound"),) * 2
    assert "regenerate" in Gloom.HURT


@GAMES
def test_figures_bear_only_signs_of_the_game(name: str) -> None:
    module = games()[name]
    assert isinstance(module, HasSigns)
    known = {(kind.list, kind.id): kind for kind in module.signs}
    setup = module.setups(module.rules(module.packs()))[0]
    table = new_table(name, scenario=setup["scenario"], characters=setup["characters"], seed=3)
    bot, seen = make_bot("random", 3), set[tuple[str, str]]()
    while table.outcome is None and len(table.journal) < 150:
        decision = table.decisions[0]
        table.choose(bot.choose(table, decision), decision.seat)
        for token in table.scene(0).tokens:
            for where, sign in signs(token):
                kind = known[where, sign.id]
                assert (sign.icon, sign.good, sign.text.id) == (kind.icon, kind.good, kind.message)
                seen.add((where, sign.id))
    assert seen


def signs(token: Token) -> Iterator[tuple[str, Sign]]:
    yield from (("condition", sign) for sign in token.conditions)
    yield from (("badge", sign) for sign in token.badges)
    yield from (("rank", sign) for sign in (token.rank,) if sign is not None)
