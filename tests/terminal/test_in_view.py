"""What stays in view whatever is asked, in every game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.terminal.conftest import SMALL, WIDE, Desk, a_party, a_table, leave
from undercroft.kernel.scene import Choice, Message, Question, Scene
from undercroft.kernel.table import Table
from undercroft.presentation.telling import Teller
from undercroft.terminal import screen, views


def shown(table: Table, size: tuple[int, int] = WIDE, seat: int = 0) -> str:
    teller = Teller(table, seat)
    lines = screen.screen(teller.translated(teller.refresh()), teller, size[0], size[1] - 1)
    assert len(lines) <= size[1] - 1
    assert max(line.cell_len for line in lines) <= size[0]
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("size", [WIDE, SMALL, (64, 20)])
def test_elements_are_shown_during_turns_in_every_game(size: tuple[int, int]) -> None:
    """They are known by the role of their tracks, whatever these are called."""
    table = a_party("turn")
    assert table.scene(0).ribbon
    table.amend("elements", {"fire": 2, "ice": 2, "air": 1, "earth": 1, "light": 1, "dark": 0})
    text = shown(table, size)
    assert "Strong elements fire, ice" in text
    assert "Waning elements air, earth, light" in text


def test_elements_are_told_in_reading_order() -> None:
    table = a_party("turn")
    table.amend("elements", {"fire": 2, "ice": 0, "air": 1, "earth": 0, "light": 0, "dark": 0})
    teller = Teller(table, 0)
    text = "\n".join(line.plain for line in views.plain(teller.refresh(), teller, 0, 80))
    assert "Strong elements fire" in text
    assert "Waning elements air" in text


@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize("plain", [False, True])
def test_the_first_screen_says_that_there_is_help(tmp_path: Path, size: tuple[int, int], plain: bool) -> None:
    desk = Desk(tmp_path, size, plain)
    leave(desk.type("1").session().run)
    assert desk.text.count("`help` lists the commands") == 1


def test_the_menu_says_how_to_answer(desk: Desk) -> None:
    leave(desk.type("quit").host().main)
    assert "`quit` leaves" in desk.text


def a_question(*choices: Choice) -> Scene:
    return Scene(title=Message("round"), questions=(Question(0, Message("prompt-select", {"figure": "brute"}), choices),))


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_a_remark_stands_beside_its_option(size: tuple[int, int]) -> None:
    """Also where many options of the same kind are one line."""
    places = [Choice(f"move:{n}", Message("option-move", {"thing": f"1,{n}"}), n) for n in range(12)]
    places[5] = msgspec.structs.replace(places[5], note=Message("option-done"))
    teller = Teller(a_table(), 0)
    remark = teller.message(Message("option-done"))
    scene = a_question(*places)
    lines = [line.plain for line in screen.screen(scene, teller, *size)]
    assert any(f"({remark})" in line and " 6 " in line for line in lines)
    assert any("1–5" in line for line in lines)
    for page in (views.options(scene, teller, 80), views.plain(scene, teller, 0, 80)):
        assert f"({remark})" in "\n".join(line.plain for line in page)


@pytest.mark.parametrize("size", [WIDE, SMALL])
@pytest.mark.parametrize("prompt", ["choose-hand", "select", "turn", "damage"])
def test_the_battle_goal_stays_in_view(prompt: str, size: tuple[int, int]) -> None:
    """Each player sees the own one and no other."""
    table = a_party(prompt)
    seat = next(d.seat for d in table.decisions if d.prompt == prompt)
    mine, other = (table.rules.content.goals[hero.goal].name for hero in sorted(table.state.heroes.values(), key=lambda hero: hero.seat != seat))
    text = shown(table, size, seat)
    assert f"Battle goal {mine}" in text
    assert other not in text


def test_the_battle_goal_is_told_in_reading_order() -> None:
    teller = Teller(a_party("turn"), 0)
    assert "Battle goal" in "\n".join(line.plain for line in views.plain(teller.refresh(), teller, 0, 80))
