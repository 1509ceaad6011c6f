"""Much to tell in little room: the news since the last choice, cards to choose from, and labels beside options."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terminal.conftest import SMALL, WIDE, Desk, a_table, leave, randomly
from undercroft.games.buttons_and_bugs.events import TurnEnded
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller
from undercroft.terminal import panels, screen, views


def scripted(scenario: str, character: str, *keys: str, seed: int = 5, **setup: Any) -> Table[Any]:
    table = a_table(scenario, character, seed, **setup)
    for key in keys:
        table.choose(key)
    return table


def lines(table: Table[Any], size: tuple[int, int] = WIDE, since: int | None = None) -> list[str]:
    teller = Teller(table, 0)
    return [line.plain for line in screen.screen(teller.refresh(), teller, size[0], size[1] - 1, since=since)]


def test_news_are_running_text_when_they_are_many() -> None:
    table = a_table("crossing-the-road", "spellweaver", 8)
    found = 0
    for number in randomly(table, 4):
        assert table.decision is not None
        before = len(table.events)
        table.choose(table.decision.keys[int(number) - 1])
        teller = Teller(table, 0)
        teller.refresh()
        news = [line for line, event in zip(teller.lines[before:], teller.seen[before:]) if not event.ASIDE]
        told = [line.plain for line in panels.log(teller, 100, 3, before)]
        assert len(told) <= 3
        if len(teller.lines) - before > 3 and len(" ".join(news)) < 200:
            assert " ".join(told) == " ".join(news), "everything but asides"
            found += 1
    assert found > 3


def test_news_that_are_too_many_lose_the_oldest() -> None:
    table = a_table()
    teller = Teller(table, 0)
    teller.refresh()
    told = [line.plain for line in panels.log(teller, 60, 2, 0)]
    assert len(told) == 2
    assert told[0].startswith("… ")
    assert told[-1].endswith("Round 1")


def test_few_news_stand_in_lines_of_their_own_with_what_was_before() -> None:
    table = a_table()
    teller = Teller(table, 0)
    teller.refresh()
    assert [line.plain for line in panels.log(teller, 100, 3, len(teller.lines) - 2)] == teller.lines[-3:]
    assert panels.log(teller, 100, 0, 0) == []


def test_only_asides_are_told_all_the_same() -> None:
    table = a_table()
    teller = Teller(table, 0)
    teller.refresh()
    teller.seen[-3:] = [TurnEnded(figure="hero")] * 3
    assert [line.plain for line in panels.log(teller, 100, 1, len(teller.lines) - 3)] == teller.lines[-1:]


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_an_upgrade_shows_the_card_that_comes(size: tuple[int, int]) -> None:
    text = " ".join(" ".join(lines(scripted("buttons-arena", "silent-knife", "done"), size)).split())
    assert "Replace Needle in the Dark with The Patient Needle" in text
    assert "Attack 4, poison" in text, "its top action"


def test_cards_shows_both_sides_of_those_that_may_come() -> None:
    table = scripted("buttons-arena", "silent-knife", "done")
    text = "\n".join(line.plain for line in views.cards(table.scene(0), Teller(table, 0), 100))
    assert text.index("The Patient Needle · A") < text.index("One Clean Stroke · B") < text.index("Needle in the Dark · A")


def test_items_say_of_which_kind_they_are() -> None:
    text = "\n".join(lines(a_table("crossing-the-road", "silent-knife")))
    assert "Take Venomous Fang: (one hand, once per rest) When you attack, melee: poison" in text


def test_many_items_are_told_on_demand() -> None:
    table = a_table("signal-flare", "spellweaver")
    assert "`options` shows them all" in "\n".join(lines(table))
    teller = Teller(table, 0)
    text = "\n".join(line.plain for line in views.options(teller.refresh(), teller, 100))
    told = "(small item, any number of times) Pay consume ice/air: Remove 1 negative condition"
    assert f"Take Drop of Clean Water  item:drop-of-clean-water\n     {told}" in text


def test_a_lettered_hex_keeps_its_letter_beside_an_option() -> None:
    table = scripted("crossing-the-road", "silent-knife", "done", "lead:along-the-skirting", "card:vial-and-rag", "bottom:along-the-skirting")
    assert table.decision is not None
    number = table.decision.keys.index("move:3,1") + 1
    assert f"(A[{number}] )" in "\n".join(lines(table, SMALL)).replace("A [", "A[")


def test_the_monsters_page_shows_the_tables_whole() -> None:
    table = a_table()
    teller = Teller(table, 0)
    found = [line.plain for line in views.monsters(teller.refresh(), teller, 100)]
    at = found.index("Your modifiers")
    track = next(t for t in table.scene(0).tracks if t.id == "modifiers-hero")
    rows = found[at + 1 : at + 7]
    assert [[cell.strip() for cell in row[3:].split("|")] for row in rows] == [slot.split(" | ") for slot in track.slots]
    assert [row[:3] for row in rows] == [" ▶ ", *["   "] * 5]
    assert len({row.index("|") for row in rows}) == 1, "one below the other"


def test_what_loses_the_scenario_stands_beside_the_goal() -> None:
    text = "\n".join(lines(a_table("crossing-the-road", "silent-knife")))
    assert "You lose if the tenth round begins." in text
    assert "… …" not in text


def test_the_goal_gives_way_to_the_large_board() -> None:
    table = a_table("signal-flare", "spellweaver", items=[], upgrades=["candle-ember", "breath-on-glass", "draught-under-the-door"])
    assert table.decision is not None
    table.choose(table.decision.keys[0])
    assert table.decision is not None
    table.choose(table.decision.keys[0])
    found = lines(table, (100, 39))
    assert any("╲_1,1_╱" in line for line in found)
    assert "  _____  " in found[3], "the goal, what to beware of and the special rules share two lines"
    assert found[2].endswith("`rules`")


def test_intentions_give_way_to_cards_only_where_cards_are_asked_about() -> None:
    table = scripted("a-rude-welcome", "bruiser", "lead:warding-strength", "card:shoulder-first", "bottom:shoulder-first")
    scene = table.scene(0)
    teller = Teller(table, 0)
    teller.refresh()
    intention = " · ".join(next(turn.parts for turn in scene.ribbon if turn.parts))
    found, detail = screen.side(scene, teller, 60, 10, True, ())
    assert detail == 0
    assert any(intention in line.plain for line in found)


@pytest.mark.parametrize(("line", "key"), [("skull", "item:sparrow-skull-helm"), ("weathered", "item:shrunken-weathered-boots")])
def test_an_option_by_a_word_of_its_text(desk: Desk, line: str, key: str) -> None:
    session = desk.type(line, "quit").session(a_table("crossing-the-road", "silent-knife"))
    leave(session.run)
    assert session.table.journal == [(0, key)]


def test_a_command_comes_before_a_word_inside_an_option(desk: Desk) -> None:
    session = desk.type("map", "h", "quit").session(a_table("crossing-the-road", "silent-knife"))
    leave(session.run)
    assert session.table.journal == []
    assert "'h' could be: hint, help" in desk.text


def test_the_set_up_is_one_line_of_the_log_once_a_round_has_begun() -> None:
    table = a_table("crossing-the-road", "spellweaver", 8)
    teller = Teller(table, 0)
    teller.refresh()
    assert teller.set_up == 0
    while not any(event.id == "round-began" for event in table.events):
        assert table.decision is not None
        table.choose(table.decision.keys[0])
    teller.refresh()
    steps = [event.id for event in table.events].index("round-began")
    folded = [line.plain for line in views.log(teller, 100)]
    assert folded[0] == f"Set-up: {steps} steps (`log all` shows them)"
    assert not any("Step 1:" in line for line in folded)
    assert any("Step 1:" in line.plain for line in views.log(teller, 100, whole=True))
