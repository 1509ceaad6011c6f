"""Cards and items of Buttons & Bugs say all they do: whom they concern and how far they reach."""

from __future__ import annotations

import pytest

from tests.rules.buttons_and_bugs.position import card, row
from undercroft.games.buttons_and_bugs.content.printing import printed
from undercroft.games.buttons_and_bugs.module import MODULE
from undercroft.games.buttons_and_bugs.table.view import _item
from undercroft.presentation.printing import printer
from undercroft.presentation.telling import Teller

CONTENT = MODULE.rules(MODULE.packs()).content


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        ("card/shoulder-first/a/bottom/1", "Push 1, one adjacent enemy"),
        ("card/downhill-run/b/bottom/2", "Muddle, all adjacent enemies"),
        ("card/heavy-tread/a/top/0", "Attack 3, target all adjacent enemies; consume air: attack +1"),
        ("card/heavy-tread/b/bottom/0", "Until used up ○ ○ ○: At end of round: All adjacent enemies suffer 1"),
        ("card/breath-on-glass/b/bottom/0", "Pull 3, all enemies within range 4"),
        ("item/nightshade-pollen/0", "After any enemy attacks you, consume earth/dark: Poison, the attacker"),
        ("item/brightlure-gem/0", "After you attack, consume air/light: Control, the target, (Move 1)"),
        ("monster/gloomtoad/-/0", "Strengthen, up to 2 of self and allies within range 3"),
        ("monster/gloomtoad/-/1", "Poison, muddle, one enemy within range 3"),
        ("monster/demon-prince/-/1", "Heal 2, self or one ally within range 5"),
        ("scenario/going-up/hazard/7", "Immobilize"),
    ],
)
def test_a_line_says_whom_it_concerns_and_how_far_it_reaches(ability: str, text: str) -> None:
    assert printer("buttons-and-bugs", "en")(printed(CONTENT.abilities[ability])) == text


def test_a_bonus_in_force_shows_how_often_it_can_still_be_used() -> None:
    ability = CONTENT.abilities["card/heavy-tread/b/bottom/0"]
    assert printer("buttons-and-bugs", "en")(printed(ability, 1)) == "Until used up ● ● ○: At end of round: All adjacent enemies suffer 1"
    assert printer("buttons-and-bugs", "uk")(printed(ability, 1)) == (
        "Доки не використано ● ● ○: наприкінці раунду: 1 поранення, цілі: усі вороги поруч"
    )


def test_the_marks_of_an_item_tell_its_state_from_its_use() -> None:
    for item in CONTENT.items.values():
        state, type_, use = _item(item, "ready").marks
        assert (state, type_, use) == ("ready", item.type, f"use-{item.use}")


def test_the_log_names_a_bonus_that_begins_and_ends() -> None:
    p = row("s . 1", monsters=["dummy 1"], cards=[card("go", top="Round: Shield 2", initiative=1)]).play("go", "spare-1").go("top:go", "perform")
    teller = Teller(p.table, 0)
    teller.refresh()
    assert any(line.endswith(" gains the bonus from go A: “Until the end of the round: Shield 2”.") for line in teller.lines)
    p.until("lead")
    teller.refresh()
    assert any(" loses the bonus from go A: “" in line for line in teller.lines)
