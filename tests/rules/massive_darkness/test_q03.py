"""Adventure 3: The Chosen One."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Activated, Arrived, EventDrawn, HeroReturned, NoFigures

from .position import Position
from .quests import layout, next_round, quest

ID = "the-chosen-one"
PARTS = ("b6", "a1", "e1")
LAIRS = ("h1", "e3", "c5")
EXIT = "h1"


def begun(heroes: int = 2, chosen: str = "ann", **more: Any) -> Position:
    p = quest(ID, heroes, **more)
    return p.go(f"hero:{chosen}") if heroes > 1 else p


def take(p: Position, *zones: str, level: int = 1) -> Position:
    """Ann picks up what lies in these zones, whatever it costs her."""
    for zone in zones:
        with p.arrange() as s:
            s.heroes["ann"].zone, s.level = p.zone(zone), level
            s.levels = [t for t in s.levels if t.level <= level]
            assert s.turn is not None
            s.turn.actions, s.turn.moving, s.turn.points = 3, False, 0
        p.go("pick-up")
    return p


def at_exit(p: Position, *heroes: str) -> Position:
    """Heroes in the exit zone, without the beast there."""
    with p.arrange() as s:
        s.enemies = {id: e for id, e in s.enemies.items() if e.zone != p.zone(EXIT)}
        for hero in heroes:
            s.heroes[hero].zone = p.zone(EXIT)
        assert s.turn is not None
        s.turn.actions, s.turn.moving, s.turn.points = 3, False, 0
    return p


@pytest.mark.rule("MD-Q03-01")
def test_five_tiles() -> None:
    p = begun()
    assert layout(p).tiles == ["5V", "6R", "7V", "8V", "9V"]
    assert (p.where("ann"), p.game.name(p.game.adventure.exit)) == ("e6", EXIT)


@pytest.mark.rule("MD-Q03-02")
def test_the_players_choose_a_hero_at_the_start() -> None:
    p = quest(ID, 3)
    assert (p.prompt, p.keys, p.decision.seat) == ("choose-hero", ["hero:ann", "hero:bob", "hero:cid"], -1)
    p.go("hero:cid")
    assert (p.s.chosen, p.s.round, p.prompt) == ("cid", 1, "act")


@pytest.mark.rule("MD-Q03-02")
def test_a_hero_alone_is_the_chosen_one() -> None:
    assert begun(heroes=1).s.chosen == "ann"


@pytest.mark.rule("MD-Q03-03", "MD-OBJ-06")
def test_first_all_parts_then_the_chosen_one_leaves() -> None:
    p = begun()
    assert "leave" not in at_exit(p, "ann").keys
    take(p, "b6", "a1")
    assert (p.s.done, "leave" in at_exit(p, "ann").keys) == ([], False)
    take(p, "e1")
    assert p.s.done == ["parts"]
    assert "leave" in at_exit(p, "ann").keys


@pytest.mark.rule("MD-Q03-04", "MD-PIC-11")
def test_the_parts_are_two_artifact_tokens_and_the_library_and_are_discarded() -> None:
    p = begun(chosen="bob")
    found = layout(p)
    assert found.tokens == ["artifact", "artifact", "lair", "lair", "lair", "library"]
    take(p, *PARTS)
    assert layout(p).tokens == ["lair", "lair", "lair"]
    assert (p.hero("ann").tokens, p.hero("bob").tokens) == ([], [])


@pytest.mark.rule("MD-Q03-04", "MD-PIC-11")
@pytest.mark.parametrize("zone", LAIRS)
def test_a_lair_is_no_part_and_cannot_be_picked_up(zone: str) -> None:
    p = begun()
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(zone)
    assert "pick-up" not in p.keys


@pytest.mark.rule("MD-Q03-04")
@pytest.mark.parametrize("order", [("b6", "a1", "e1"), ("e1", "b6", "a1"), ("a1", "e1", "b6")])
def test_the_parts_are_taken_in_any_order(order: tuple[str, ...]) -> None:
    p = begun()
    done = []
    for zone in order:
        done.append(list(take(p, zone).s.done))
    assert done == [[], [], ["parts"]]


@pytest.mark.rule("MD-Q03-05")
def test_the_chosen_one_gets_an_artifact_wherever_it_is() -> None:
    p = take(begun(chosen="bob"), *PARTS)
    assert (p.where("ann"), p.where("bob")) == ("e1", "e6")
    assert (p.hero("ann").pack, p.hero("bob").pack, len(p.s.decks["artifacts"])) == ([], ["relic"], 5)


@pytest.mark.rule("MD-Q03-05")
def test_two_parts_make_no_artifact() -> None:
    p = take(begun(), "b6", "e1")
    assert (p.hero("ann").pack, p.s.enemies) == ([], {})


@pytest.mark.rule("MD-Q03-06", "MD-LVL-12")
@pytest.mark.parametrize(("level", "tier"), [(1, "lesser"), (3, "lesser"), (4, "greater"), (5, "greater")])
def test_then_a_roaming_monster_of_the_strength_that_is_due_appears_at_every_lair(level: int, tier: str) -> None:
    p = take(begun(), *PARTS, level=level)
    assert sorted(p.where(e) for e in p.s.enemies) == sorted(LAIRS)
    assert {e.card.partition("/")[0] for e in p.s.enemies.values()} == {tier}
    assert {e.gear for e in p.s.enemies.values()} == {"trinket" if level == 1 else f"trinket-{level}"}
    assert layout(p).tokens == ["lair", "lair", "lair"]


@pytest.mark.rule("MD-Q03-06", "MD-ROM-04")
def test_the_beasts_are_no_roaming_monsters_for_events() -> None:
    p = take(begun(event="stir"), *PARTS)
    with p.arrange():
        p.put("liliarch", "i1")
    next_round(p)
    at = next(n for n, e in enumerate(p.table.events) if isinstance(e, EventDrawn))
    assert [e.figure for e in p.table.events[at:] if isinstance(e, Activated) and e.how == "phase"] == ["e4"]


@pytest.mark.rule("MD-Q03-06", "MD-OOF-04")
def test_a_monster_whose_figure_is_in_play_acts_instead_of_coming_again() -> None:
    p = begun(draws={"lesser": "lesser/liliarch lesser/hellhound lesser/ogre-mage"})
    with p.arrange():
        p.put("liliarch", "i1")
    take(p, *PARTS)
    assert [e.card for e in p.told(NoFigures)] == ["lesser/liliarch"]
    assert [p.game.name(e.cell) for e in p.told(Arrived)] == list(LAIRS[1:])
    assert [e.figure for e in p.told(Activated)] == ["e1"]


@pytest.mark.rule("MD-Q03-07", "MD-WIN-04")
def test_the_death_of_the_chosen_one_is_the_defeat_at_once() -> None:
    p = begun(chosen="bob")
    with p.arrange() as s:
        s.heroes["bob"].health = 1
        p.put("orc-flayers", "e6")
    p.chance.rolls = ["2+bam", "blank"]
    p.until("which-target", act="end").go("hero:bob")
    assert (p.s.outcome, p.s.round, p.s.phase, p.s.sparks) == ("lost", 1, "enemies", 2)
    assert p.told(HeroReturned) == []


@pytest.mark.rule("MD-Q03-07")
def test_any_other_hero_comes_back() -> None:
    p = begun(chosen="bob")
    with p.arrange() as s:
        s.heroes["ann"].dead, s.heroes["ann"].health = True, 0
    next_round(p)
    assert (p.s.outcome, p.s.round, p.hero("ann").dead) == (None, 2, False)


@pytest.mark.rule("MD-Q03-08")
def test_the_adventure_is_won_when_the_chosen_one_leaves_whoever_is_left_behind() -> None:
    p = at_exit(take(begun(), *PARTS), "ann").go("leave")
    assert (p.s.outcome, p.s.done, p.hero("bob").left) == ("won", ["parts", "escape"], False)


@pytest.mark.rule("MD-Q03-08")
def test_another_hero_who_leaves_wins_nothing() -> None:
    p = at_exit(take(begun(chosen="bob"), *PARTS), "ann", "bob").go("leave")
    assert (p.s.outcome, p.s.done, p.hero("ann").left) == (None, ["parts"], True)
    p.go("leave")
    assert p.s.outcome == "won"
