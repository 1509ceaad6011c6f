"""What is known of an option before it is chosen: paths, prices, the figure it points at, and how likely an attack succeeds."""

from __future__ import annotations

import pytest

from tests.games.machina_arcana.told import faults, game, played
from tests.rules.machina_arcana.position import Position, position
from undercroft.games.machina_arcana.content import words
from undercroft.games.machina_arcana.table.odds import chance
from undercroft.kernel.scene import Preview


def look(p: Position, key: str) -> Preview:
    assert p.table.decision is not None
    return p.table.preview(key, max(p.table.decision.seat, 0))


def notes(p: Position, key: str) -> dict[str, dict[str, object]]:
    return {note.id: note.args for note in look(p, key).notes}


# -- prices ----------------------------------------------------------------------------------------------------------------------
def test_a_move_shows_its_path_and_the_stamina_that_is_left() -> None:
    p = position("a").begin()
    found = look(p, "move:2,1")
    assert found.path == (p.cell("1,1"), p.cell("2,1"))
    assert notes(p, "move:2,1") == {"ma-look-stamina": {"left": 5}}


def test_deeds_show_what_is_left_of_stamina_and_essence() -> None:
    p = position("a S L\nX C").begin()
    with p.arrange() as s:
        s.explorers["ann"].essence = 4
    assert notes(p, "seal:2,1") == {"ma-look-stamina": {"left": 3}, "ma-look-essence": {"left": 0}}
    assert notes(p, "activate:1,2") == {"ma-look-stamina": {"left": 3}, "ma-look-essence": {"left": 1}}
    assert notes(p, "activate:2,2") == {"ma-look-stamina": {"left": 3}}
    assert notes(p, "pass") == {}


def test_an_ability_shows_its_price() -> None:
    p = position("a .", explorer={"ann": {"active": ["Pay 2 stamina, 1 essence: restore 1 health"]}}).begin()
    with p.arrange() as s:
        s.explorers["ann"].essence = 3
    assert notes(p, "use:explorer/ann/active/0") == {"ma-look-stamina": {"left": 4}, "ma-look-essence": {"left": 2}}


def test_a_chasm_is_a_warning_and_a_lever_says_who_stands_on_traps() -> None:
    p = position("a ~\nL ^").begin()
    with p.arrange():
        p.put("brute", "2,2")
    assert "ma-look-chasm" in notes(p, "move:2,1")
    assert notes(p, "activate:1,2")["ma-look-trap"] == {"count": 1}


# -- figures and attacks -----------------------------------------------------------------------------------------------------------
def test_a_target_shows_its_state_and_the_chance_to_hit_it() -> None:
    p = position("a .").begin()
    with p.arrange():
        p.put("brute", "2,1", wounds=1)
    p.go("use:explorer/ann/active/0")
    assert p.prompt == "which-target"
    found = notes(p, "target:brute")
    assert found["ma-look"] == {"figure": "Brute", "health": 1, "max": 2, "armor": 3, "will": 2}
    assert found["ma-look-chance"] == {"percent": 17}
    assert look(p, "target:brute").figures == ("brute",)


def test_a_barrel_says_that_it_explodes() -> None:
    p = position("a B").begin()
    with p.arrange():
        p.put("brute", "1,2")
    p.go("use:explorer/ann/active/0")
    assert set(notes(p, "barrel:2,1")) == {"ma-look-barrel"}


@pytest.mark.parametrize(
    ("dice", "magical", "passive", "percent"),
    [
        ((1, 0), False, [], 17),
        ((0, 1), False, [], 0),
        ((2, 0), False, [], 64),
        ((1, 0), True, [], 50),
        ((1, 0), False, ["Attack rolls +1"], 50),
        ((1, 0), False, ["Attack rolls +3"], 100),
        ((1, 0), False, ["Melee attack rolls +2"], 83),
        ((1, 0), False, ["Magical attack rolls +1"], 83),
        ((1, 0), False, ["Attacks use the lower of armor and will"], 50),
        ((1, 0), True, ["Reroll blanks once"], 58),
    ],
)
def test_the_chance_counts_all_rolls_and_everything_in_force(dice: tuple[int, int], magical: bool, passive: list[str], percent: int) -> None:
    """The brute has armor 3 and will 2; a high die shows 0, 1, 1, 2, 2, 3."""
    p = position("a .", explorer={"ann": {"passive": passive}}).begin()
    with p.arrange():
        p.put("brute", "2,1")
    node = words.Magic(dice) if magical else words.Attack(dice)
    assert chance(p.game, node, "ann", "brute", True, "explorer/ann/active/0") == percent


# -- the ruler ---------------------------------------------------------------------------------------------------------------------
def test_the_ruler_counts_spaces_and_finds_a_way_around_walls() -> None:
    p = position("a .|. .\n")
    board = p.table.scene(0).boards[0].id
    found = p.table.measure(board, p.cell("2,1"), p.cell("3,1"), 0)
    assert (found.distance, found.sight) == (1, False)
    assert len(found.path) > 2
    assert p.table.measure(board, p.cell("1,1"), 0, 0).distance is None


# -- whole games -------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(2))
def test_everything_that_a_preview_says_can_be_said(seed: int) -> None:
    table = game(seed)
    checked = set()
    for _ in played(table, 80, seed):
        assert table.decision is not None
        asked = table.decision
        seat = asked.seat if asked.seat >= 0 else asked.group.first if asked.group is not None else 0
        for key in asked.keys:
            for note in table.preview(key, seat).notes:
                if note.id not in checked:
                    checked.add(note.id)
                    assert not faults(note)
    assert "ma-look-stamina" in checked
