"""The dice: faces, sums and symbols, and pools of them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.games.massive_darkness.content.dice import ATTACK, COLOURS, DEFENCE, FACES, LIMIT, Face, Pool, expected, opposite

NUMBERS = st.integers(0, 9)
POOLS = st.builds(Pool, NUMBERS, NUMBERS, NUMBERS, NUMBERS)


@pytest.mark.rule("MD-DIE-01", "MD-DIE-04")
@pytest.mark.parametrize(
    ("colour", "faces"),
    [
        ("yellow", {(0, 0, 0): 1, (1, 0, 0): 4, (2, 1, 0): 1}),
        ("red", {(0, 0, 0): 1, (1, 0, 0): 2, (2, 1, 0): 2, (3, 0, 1): 1}),
        ("blue", {(0, 0, 0): 2, (1, 0, 0): 3, (2, 1, 0): 1}),
        ("green", {(0, 0, 0): 2, (1, 0, 0): 1, (2, 1, 0): 2, (3, 0, 1): 1}),
    ],
)
def test_every_die_has_its_published_faces(colour: str, faces: dict[tuple[int, int, int], int]) -> None:
    assert Counter(tuple(face) for face in FACES[colour]) == faces
    assert len(FACES[colour]) == 6


@pytest.mark.rule("MD-DIE-02")
def test_red_and_green_are_the_stronger_dice() -> None:
    assert (ATTACK, DEFENCE) == (("yellow", "red"), ("blue", "green"))
    assert expected("yellow") < expected("red")
    assert expected("blue") < expected("green")


@pytest.mark.rule("MD-DIE-03")
def test_bams_are_on_all_dice_and_diamonds_on_red_and_green_only() -> None:
    assert all(any(face.bams for face in FACES[colour]) for colour in COLOURS)
    assert [colour for colour in COLOURS if any(face.diamonds for face in FACES[colour])] == ["red", "green"]


@pytest.mark.rule("MD-CMB-15")
def test_the_mean_of_every_die() -> None:
    assert [expected(colour) for colour in COLOURS] == [1, Fraction(3, 2), Fraction(5, 6), Fraction(4, 3)]


@pytest.mark.rule("MD-TRM-02")
def test_a_blank_shows_nothing() -> None:
    assert Face().blank
    assert not any(face.blank for colour in COLOURS for face in FACES[colour] if any(face))


@pytest.mark.rule("MD-TRM-04", "MD-TRM-11")
def test_opposite_faces_belong_together_and_the_best_lies_over_a_blank() -> None:
    for colour in COLOURS:
        assert [opposite(opposite(face)) for face in range(6)] == list(range(6))
        points = [face.points for face in FACES[colour]]
        best = points.index(max(points))
        assert FACES[colour][opposite(best)].blank
        assert opposite(best) != best


@pytest.mark.rule("MD-DIE-06", "MD-DIE-09")
@given(POOLS)
def test_at_most_three_dice_of_a_colour_and_none_in_place_of_those_lost(pool: Pool) -> None:
    cut = pool.cut()
    assert tuple(cut) == tuple(min(LIMIT, n) for n in pool)
    assert len(cut.each()) == cut.size


@pytest.mark.rule("MD-DIE-07", "MD-CMB-06")
@given(POOLS, POOLS)
def test_dice_are_taken_away_after_the_cut(pool: Pool, taken: Pool) -> None:
    left = pool.cut().less(taken)
    assert tuple(left) == tuple(max(0, min(LIMIT, n) - t) for n, t in zip(pool, taken))


@pytest.mark.rule("MD-DIE-08")
@given(POOLS, POOLS, POOLS)
def test_all_that_is_added_is_added_before_anything_is_taken(pool: Pool, more: Pool, taken: Pool) -> None:
    assert pool.plus(more).cut().less(taken) == more.plus(pool).cut().less(taken)
    assert pool.plus(more).cut().less(taken).size >= pool.cut().less(taken).size


@pytest.mark.rule("MD-CMB-13")
def test_a_pool_may_have_no_dice_at_all() -> None:
    assert Pool(yellow=2).less(Pool(yellow=5)).each() == []


@pytest.mark.rule("MD-DIE-05")
def test_attack_and_defence_dice_are_told_apart() -> None:
    pool = Pool(1, 2, 3, 1)
    assert pool.of(ATTACK).each() == ["yellow", "red", "red"]
    assert pool.of(DEFENCE).each() == ["blue", "blue", "blue", "green"]
