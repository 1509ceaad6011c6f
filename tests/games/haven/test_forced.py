"""How far a figure is pushed or pulled: as far as the player likes, as far as possible, or the full value along any route."""

from __future__ import annotations

from tests.rules.buttons_and_bugs import position as bugs
from tests.rules.buttons_and_bugs.test_frc_field import Field, figure, moved
from tests.rules.gloomhaven.strikes import hitting


def test_as_far_as_the_player_likes_but_not_to_stop_on_another_figure() -> None:
    p = bugs.acting("s 1 . . .", "top", "Push 2", monsters=["dummy 1"]).go("target:m1")
    assert p.keys == ["stop", "push:3,1"]
    p.go("push:3,1")
    assert p.keys == ["stop", "push:4,1"]
    assert p.go("stop").where(p.monster(1)) == "3,1"
    p = bugs.acting("s 1 2 . .", "top", "Push 2", monsters=["dummy 1", "dummy 2"]).go("target:m1", "push:3,1")
    assert p.where(p.monster(1)) == "4,1"  # on the hex of the other there was nothing to choose


def test_as_far_as_possible_the_player_chooses_only_the_direction() -> None:
    map_ = """
         . w
        1 s . .
         . w
        """
    p = bugs.suffering(map_, "Attack 1, push 2", stop=["push-to"])
    assert p.where(p.hero) == "4,2"  # one hex aside would not be far enough


def test_the_full_value_along_any_route() -> None:
    p = hitting("Push 2", "1 A . .\n 2 . .").go("target:dummy-1", "push")
    assert (p.seat, p.keys) == (0, ["push:3,1", "push:2,2"])
    assert p.go("push:2,2").where(p.m("dummy")) == "3,2"  # it goes on, whether or not the player likes it


def test_no_further_than_the_hexes_left() -> None:
    p = hitting("Push 2", "1 A . B .\n 2 w w w w").go("target:dummy-1", "push")
    assert p.where(p.m("dummy")) == "3,1"  # with one hex more it could have passed the other


def test_the_first_cell_of_the_board_is_a_cell_like_any_other() -> None:
    field = Field(figure("a", 3), figure("b", 2))
    assert (moved(field, "push", 9, "longest"), field.figures[1].cell) == (2, 0)
