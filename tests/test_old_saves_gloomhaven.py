"""Games of Gloomhaven saved by older rules go on where they stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.games.gloomhaven.module import MODULE, GloomRules
from undercroft.kernel.conformance import play
from undercroft.kernel.decision import IllegalChoice
from undercroft.kernel.save import dump_save, load_save, parse_save
from undercroft.kernel.table import Table

FIXTURES = Path(__file__).parent / "fixtures"
CARDS, ATTACK = FIXTURES / "gloomhaven-rules-1-cards.undercroft", FIXTURES / "gloomhaven-rules-1-attack.undercroft"
DUNGEON, TURN = FIXTURES / "gloomhaven-rules-2-turn.undercroft", FIXTURES / "gloomhaven-rules-3-turn.undercroft"


def asked(table: Table[Any]) -> list[tuple[int, str, list[str]]]:
    return [(d.seat, d.prompt, d.keys) for d in table.decisions]


OLDER = {"cards": ("1", CARDS), "attack": ("1", ATTACK), "random dungeon": ("2", DUNGEON), "turn": ("3", TURN)}


@pytest.mark.parametrize(("version", "path"), OLDER.values(), ids=OLDER)
def test_a_game_of_older_rules_is_brought_up_to_date_and_played_to_its_end(version: str, path: Path) -> None:
    table = undercroft.load(path)
    assert parse_save(path.read_bytes()).header.rules == version != table.rules.version
    assert any("undo stops" in note for note in table.notes)
    assert not any("not legal any more" in note for note in table.notes)
    play(table, 1)
    assert table.outcome is not None


def test_card_selection_goes_on_for_those_who_had_not_finished() -> None:
    table = undercroft.load(CARDS)
    assert asked(table) == [
        (1, "select-second", ["card:rime-on-the-latch", "card:noon-and-midnight", "card:coals-in-the-sleeve"]),
        (2, "select-second", ["card:while-they-argue", "card:sour-pins", "card:not-where-you-looked", "card:salt-in-the-cut"]),
    ]  # seat 0 has chosen
    table.choose("card:noon-and-midnight", seat=1)
    table.choose("card:sour-pins", seat=2)
    assert all(len(hero.played) == 2 for hero in table.state.heroes.values() if not hero.resting)


def test_an_attack_goes_on_before_its_draw() -> None:
    table = undercroft.load(ATTACK)
    assert asked(table) == [(1, "attack-ready", ["draw", "skip:immobilize"])]
    while table.journal:
        table.undo()
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        table.undo()


def test_a_migrated_game_is_saved_and_loaded_as_it_is() -> None:
    table = undercroft.load(ATTACK)
    again = load_save(dump_save(table))
    assert (again.hash, asked(again)) == (table.hash, asked(table))


def older(table: Table[Any]) -> bytes:
    """The save of a table as rules 1 would have written it."""
    head, *lines = dump_save(table).split(b"\n")
    return b"\n".join([head.replace(f'"rules":"{table.rules.version}"'.encode(), b'"rules":"1"'), *lines])


def test_a_card_that_was_taken_back_under_rules_1_is_asked_for_again() -> None:
    """Rules 2 leave cards behind for good; the choices before it stand."""
    rules: GloomRules = MODULE.rules(MODULE.packs())
    table = Table(rules, {"scenario": "the-smoking-barrow", "characters": ["brute", "spellweaver"]}, 1)
    while table.decisions[0].prompt != "choose-hand":
        table.choose(table.decisions[0].keys[0], seat=table.decisions[0].seat)
    first = next(k for k in table.decisions[0].keys if k.startswith("leave:"))
    table.choose(first, seat=0)
    data = older(table).replace(f'"0 {first}"'.encode(), f'"0 {first}","0 pack:{first[6:]}"'.encode())
    assert b"pack:" in data
    again = load_save(data)
    assert any("pack:" in note and "asked again" in note for note in again.notes)
    assert asked(again) == asked(table)
    play(again, 1)
    assert again.outcome is not None
