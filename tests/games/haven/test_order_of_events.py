"""Both Gloomhaven games tell what happens in the order in which it happens: a figure comes to a hex, and then what lies there takes effect."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.buttons_and_bugs import position as bugs
from tests.rules.buttons_and_bugs.hunting import hunt
from tests.rules.gloomhaven import position as gloom
from tests.rules.gloomhaven.strikes import hitting
from undercroft.games.gloomhaven.events import Exhausted, Opened, TrapSprung
from undercroft.games.haven.events import Died, Gained, Moved, Suffered

TOLD = (Moved, TrapSprung, Suffered, Died, Gained, Opened, Exhausted)


def told(p: Any, figure: str) -> list[str]:
    """What happened to a figure: "moved 2,1 3,1", "trap", "suffered"."""
    found = []
    for event in p.table.events:
        if isinstance(event, TOLD) and event.figure == figure:
            where = [p.game.name(c) for c in event.path] if isinstance(event, Moved) else []
            found.append(" ".join([type(event).__name__.lower(), *where]))
    return found


# -- Gloomhaven ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EFF-10", "GH-OVR-10")
def test_a_figure_is_pushed_onto_a_trap_before_the_trap_springs() -> None:
    p = hitting("Push 2", "1 A ! .\n 2", monsters={"A": "dummy"}).go("target:dummy-1", "push")
    assert told(p, "dummy-1") == ["moved 3,1", "trapsprung", "suffered", "moved 4,1"]
    assert [e.how for e in p.events(Moved)] == ["push", "push"]


@pytest.mark.rule("GH-EFF-10", "GH-OVR-21")
def test_a_figure_that_dies_of_hazardous_terrain_has_come_there_first() -> None:
    p = hitting("Push 2", "1 A . h\n 2", monsters={"A": "grub"})
    p.set(p.m(), health=1).go("target:grub-1", "push")
    assert told(p, "grub-1") == ["moved 3,1 4,1", "suffered", "died"]


@pytest.mark.rule("GH-OVR-10", "GH-MOV-05")
def test_a_character_walks_onto_a_trap_before_its_player_is_asked_about_the_damage() -> None:
    p = gloom.acting("1 . ! .\n 2", "bottom", "Move 3").go("move:3,1")
    assert (p.prompt, told(p, "c1")) == ("damage", ["moved 2,1 3,1", "trapsprung"])
    q = gloom.acting("1 . h .\n 2", "bottom", "Move 3").go("move:3,1")
    assert (q.prompt, told(q, "c1")) == ("damage", ["moved 2,1 3,1"])
    q.go("suffer", "move:4,1")
    assert told(q, "c1") == ["moved 2,1 3,1", "suffered", "moved 4,1"]


@pytest.mark.rule("GH-MTR-02", "GH-OVR-10")
def test_a_monster_walks_onto_a_trap_before_it_springs() -> None:
    p = hitting("Move 0", "1 . ! A\n 2 o o", monsters={"A": "grub"}).until("select")
    assert told(p, "grub-1")[:4] == ["moved 3,1", "trapsprung", "suffered", "moved 2,1"]


@pytest.mark.rule("GH-REV-01")
def test_a_character_comes_to_a_door_before_it_opens() -> None:
    p = gloom.acting("1 . + . A\n 2", "bottom", "Move 4", monsters={"A": "dummy"}).go("move:3,1")
    assert told(p, "c1") == ["moved 2,1 3,1", "opened"]


def test_a_way_on_which_nothing_happens_is_told_as_one() -> None:
    p = gloom.acting("1 . . .\n 2", "bottom", "Move 3").go("move:4,1")
    assert told(p, "c1") == ["moved 2,1 3,1 4,1"]


# -- Buttons & Bugs ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-FRC-06", "BB-TER-11")
def test_a_figure_is_pushed_into_a_hazard_before_it_suffers() -> None:
    p = bugs.acting("s 1 ! .", "top", "Push 2", monsters=["dummy 1"]).go("target:m1", "push:3,1", "push:4,1")
    assert told(p, "m1") == ["moved 3,1", "suffered", "moved 4,1"]


@pytest.mark.rule("BB-TER-15", "BB-MOV-01")
def test_the_character_walks_into_a_hazard_before_the_player_is_asked_about_the_damage() -> None:
    p = bugs.acting("s . ! .", "bottom", "Move 3").go("move:3,1")
    assert (p.prompt, told(p, "hero")) == ("damage", ["moved 2,1 3,1"])
    p.go("suffer", "move:4,1")
    assert told(p, "hero") == ["moved 2,1 3,1", "suffered", "moved 4,1"]


@pytest.mark.rule("BB-MAI-12", "BB-MEL-05")
def test_a_monster_has_come_out_of_a_hazard_before_the_player_is_asked_about_its_attack() -> None:
    burning = "Attack 2, Pay consume wild: (wound)"
    p = hunt("1 ! . s", "Infuse fire", "Infuse ice", "Move 2", burning).play("slow", "spare-1")
    assert (p.prompt, told(p, "m1")) == ("consume", ["moved 2,1", "suffered", "moved 3,1"])


@pytest.mark.rule("BB-TER-11", "BB-MDT-04")
def test_a_figure_that_dies_of_a_hazard_gains_none_of_its_conditions() -> None:
    legend = {"x": {"hazard": "Suffer 8, poison"}}
    p = bugs.acting("s 1 x .", "top", "Push 2", monsters=["grub 1"], legend=legend).go("target:m1", "push:3,1")
    assert told(p, "m1") == ["moved 3,1", "suffered", "died"]
