"""Adventure 8: Big Game Hunting."""

from __future__ import annotations

import pytest

from undercroft.games.massive_darkness.events import Activated, Drew, EventDrawn, NoFigures, PillarHit, Rolled, XpGained
from undercroft.grid.hexes import cells

from .position import Position
from .quests import layout, next_round, quest, special

ID = "big-game-hunting"
DENS = {"kennel": "b4", "aisle": "e1", "vault": "i4"}


def hunter(p: Position, zone: str, weapon: str = "club", *, without: tuple[str, ...] = ()) -> Position:
    """Ann in a zone with a weapon; some pillars have fallen."""
    with p.arrange() as s:
        s.heroes["ann"].zone = p.zone(zone)
        p.outfit("ann", hands=[weapon])
        for id in without:
            del s.pillars[id]
        if s.turn is not None:
            s.turn.actions, s.turn.moving, s.turn.points = 3, False, 0
    return p


def at_bay(p: Position, den: str) -> Position:
    """A beast with its last health and ann beside it; its pillars are gone."""
    beast = special(p, f"{den}-beast")
    with p.arrange() as s:
        s.pillars = {id: n for id, n in s.pillars.items() if not id.startswith(den)}
        s.enemies[beast].health, s.enemies[beast].asleep = 1, False
        s.heroes["ann"].zone, s.heroes["ann"].xp = p.zone(DENS[den]), 0
        assert s.turn is not None
        s.turn.actions, s.turn.moving, s.turn.points = 3, False, 0
    return p


def slay(p: Position, den: str) -> Position:
    """Ann kills a beast and keeps whatever she gets."""
    at_bay(p, den)
    p.go(f"melee:{special(p, f'{den}-beast')}")
    return p


def activated_by_event(p: Position) -> list[str]:
    at = next(n for n, e in enumerate(p.table.events) if isinstance(e, EventDrawn))
    return [e.figure for e in p.table.events[at:] if isinstance(e, Activated) and e.how == "phase"]


@pytest.mark.rule("MD-Q08-01")
def test_six_tiles_levels_1_to_5_open_and_closed_doors_and_two_pillars_on_each_monsters_tile() -> None:
    p = quest(ID)
    found, a = layout(p), p.game.adventure
    assert (found.tiles, set(found.levels), found.tokens) == (["1R", "5V", "6V", "7R", "8V", "9R"], {1, 2, 3, 4, 5}, [])
    assert 0 < a.closed < len(a.doors)
    assert p.s.opened == list(range(a.closed, len(a.doors)))
    for den, zone in DENS.items():
        tile = a.board.zones[p.zone(zone)].tile
        assert [a.board.zones[z].tile for id in p.s.pillars if id.startswith(den) for z in a.pillars[id].zones] == [tile] * 4
    assert (p.where("ann"), p.game.name(a.exit), len(p.s.pillars)) == ("a7", "i5", 6)


@pytest.mark.rule("MD-Q08-02")
def test_three_random_greater_monsters_have_a_treasure_of_level_4() -> None:
    drawn = "greater/ogre-mage greater/liliarch greater/high-troll"
    p = quest(ID, 2, draws={"greater": drawn})
    assert [(e.card, p.game.name(e.zone)) for e in p.s.enemies.values()] == list(zip(drawn.split(), DENS.values()))
    assert {e.gear for e in p.s.enemies.values()} == {"trinket-4"}
    assert {e.health for e in p.s.enemies.values()} == {8}
    assert (p.s.level, len(p.s.decks["greater"])) == (1, 3)


@pytest.mark.rule("MD-Q08-03", "MD-WIN-01")
@pytest.mark.parametrize("order", [("kennel", "aisle", "vault"), ("vault", "kennel", "aisle")])
def test_the_death_of_the_third_monster_is_the_victory(order: tuple[str, ...]) -> None:
    p = quest(ID)
    outcomes = []
    for den in order:
        slay(p, den)
        outcomes.append(p.s.outcome)
    assert (outcomes, p.s.done) == ([None, None, "won"], ["hunt"])


@pytest.mark.rule("MD-Q08-03")
def test_pillars_alone_win_nothing() -> None:
    p = hunter(quest(ID), "e3", without=("kennel-pillar-1", "kennel-pillar-2", "aisle-pillar-2", "vault-pillar-1", "vault-pillar-2"))
    with p.arrange() as s:
        s.pillars["aisle-pillar-1"] = 1
    p.go("melee:aisle-pillar-1")
    assert (p.s.pillars, p.s.outcome) == ({}, None)


@pytest.mark.rule("MD-Q08-04")
@pytest.mark.parametrize(("without", "step"), [((), False), (("aisle-pillar-1",), True)])
def test_nobody_steps_through_a_pillar(without: tuple[str, ...], step: bool) -> None:
    assert ("step:e2" in hunter(quest(ID), "e3", without=without).keys) == step


@pytest.mark.rule("MD-Q08-04")
@pytest.mark.parametrize(
    ("without", "shot"), [((), False), (("aisle-pillar-1",), False), (("aisle-pillar-2",), False), (("aisle-pillar-1", "aisle-pillar-2"), True)]
)
def test_nobody_shoots_through_a_pillar(without: tuple[str, ...], shot: bool) -> None:
    p = hunter(quest(ID), "e4", "bow", without=without)
    assert (f"ranged:{special(p, 'aisle-beast')}" in p.keys) == shot


@pytest.mark.rule("MD-Q08-05")
def test_a_pillar_has_5_health_and_no_defence_dice() -> None:
    p = quest(ID)
    assert set(p.s.pillars.values()) == {5}
    hunter(p, "e3", "maul").go("melee:aisle-pillar-1")
    assert p.s.pillars["aisle-pillar-1"] == 2
    assert (len(p.told(Rolled)[0].attack), p.told(Rolled)[0].defence) == (3, ())
    p.go("melee:aisle-pillar-1")
    assert "aisle-pillar-1" not in p.s.pillars
    assert "step:e2" in p.keys


@pytest.mark.rule("MD-Q08-05", "MD-WND-01")
@pytest.mark.parametrize(("face", "told"), [("blank", []), ("1", [("ann", "aisle-pillar-1", 1, 4)])])
def test_an_attack_without_swords_does_nothing_to_a_pillar(face: str, told: list[tuple[str, str, int, int]]) -> None:
    p = hunter(quest(ID, rolls=face), "e3").go("melee:aisle-pillar-1")
    assert [(e.figure, e.target, e.damage, e.left) for e in p.told(PillarHit)] == told


@pytest.mark.rule("MD-Q08-06", "MD-EPH-27")
@pytest.mark.parametrize("den", list(DENS))
def test_a_monster_sleeps_until_both_pillars_of_its_tile_are_destroyed(den: str) -> None:
    p = quest(ID)
    beast = special(p, f"{den}-beast")
    with p.arrange() as s:
        s.pillars = dict.fromkeys(s.pillars, 1)
    near = {"kennel": ("a5", "a4"), "aisle": ("e3", "e2"), "vault": ("g4", "h4")}[den]
    hunter(p, near[0]).go(f"melee:{den}-pillar-1")
    assert p.enemy(beast).asleep
    hunter(p, near[1]).go(f"melee:{den}-pillar-2")
    assert {e.special: e.asleep for e in p.s.enemies.values()} == {f"{d}-beast": d != den for d in DENS}
    hunter(p, "a7")
    next_round(p)
    assert [e.figure for e in p.told(Activated) if e.how == "phase"] == [beast]


@pytest.mark.rule("MD-Q08-07", "MD-OBJ-08")
def test_its_killer_takes_its_treasure_three_more_of_level_4_and_an_artifact() -> None:
    p = slay(quest(ID, 2), "aisle")
    assert sorted(p.hero("ann").pack) == ["relic"] + ["trinket-4"] * 4
    assert p.hero("bob").pack == []
    assert [e.card for e in p.told(Drew)] == ["trinket-4"] * 3 + ["relic"]
    assert [(e.figure, e.xp) for e in p.told(XpGained)] == [("ann", 5), ("bob", 5)]


@pytest.mark.rule("MD-Q08-07")
def test_the_last_of_them_gives_its_treasure_before_the_game_ends() -> None:
    p = quest(ID)
    for den in DENS:
        slay(p, den)
    assert (p.s.outcome, len([card for card in p.hero().pack if card.startswith("trinket")]), p.hero().pack.count("relic")) == ("won", 12, 3)


@pytest.mark.rule("MD-Q08-07")
def test_other_monsters_give_what_they_carry_and_no_more() -> None:
    p = hunter(quest(ID), "e4", "maul")
    with p.arrange():
        p.put("abyssal-demon", "e4", health=1, gear="trinket")
    p.go("melee:e4").until("act")
    assert p.hero().pack == ["trinket"]


@pytest.mark.rule("MD-Q08-08")
@pytest.mark.parametrize(
    ("zone", "weapon", "offered"),
    [("e3", "club", True), ("e2", "club", True), ("e3", "bow", False), ("e4", "bow", True), ("e4", "club", False)],
)
def test_a_pillar_is_attacked_as_if_it_stood_in_the_zone_on_the_attackers_side(zone: str, weapon: str, offered: bool) -> None:
    p = hunter(quest(ID), zone, weapon)
    assert any(key.endswith(":aisle-pillar-1") for key in p.keys) == offered


@pytest.mark.rule("MD-Q08-08", "MD-LOS-02")
def test_a_pillar_stops_movement_and_sight_between_its_zones() -> None:
    p = quest(ID)
    ways, a, b = p.game.ways, p.zone("e2"), p.zone("e3")
    assert (ways.near[a] >> b & 1, ways.range(a, b), ways.range(b, p.zone("e4"))) == (0, None, 1)
    ways = hunter(p, "a7", without=("aisle-pillar-1",)).game.ways
    assert (ways.near[a] >> b & 1, ways.range(a, b)) == (1, 1)


@pytest.mark.rule("MD-Q08-08", "MD-ZON-03")
def test_a_pillar_does_not_part_a_chamber() -> None:
    p = quest(ID)
    assert {p.game.name(zone) for zone in cells(p.s.revealed)} == {"a4", "b4", "a5", "d4", "g4", "h4", "i4"}


@pytest.mark.rule("MD-Q08-08")
def test_a_pillar_neither_strikes_back_nor_gives_experience() -> None:
    p = hunter(quest(ID, 2), "e3", "maul").go("melee:aisle-pillar-1", "melee:aisle-pillar-1", "end")
    assert "aisle-pillar-1" not in p.s.pillars
    assert (p.told(XpGained), p.hero("ann").health, p.decision.args["figure"]) == ([], 5, "bob")
    assert [e.how for e in p.told(Activated)] == ["hero"]


@pytest.mark.rule("MD-Q08-09", "MD-ROM-04")
def test_events_activate_the_monsters_as_roaming_monsters_once_they_are_released() -> None:
    p = quest(ID, event="stir")
    with p.arrange() as s:
        s.enemies[special(p, "aisle-beast")].asleep = False
    assert activated_by_event(next_round(p)) == [special(p, "aisle-beast")]


@pytest.mark.rule("MD-Q08-09")
@pytest.mark.parametrize("event", ["stir", "rage"])
def test_no_event_activates_them_before(event: str) -> None:
    assert activated_by_event(next_round(quest(ID, event=event))) == []


@pytest.mark.rule("MD-Q08-09", "MD-OOF-06")
@pytest.mark.parametrize("asleep", [True, False])
def test_an_event_that_would_bring_one_of_them_again_activates_it_only_when_it_is_released(asleep: bool) -> None:
    p = quest(ID, event="beast", draws={"greater": "greater/ogre-mage", "lesser": "lesser/ogre-mage"})
    beast = special(p, "kennel-beast")
    with p.arrange() as s:
        s.enemies[beast].asleep = asleep
    next_round(p)
    assert [e.card for e in p.told(NoFigures)] == ["lesser/ogre-mage"]
    assert activated_by_event(p) == ([] if asleep else [beast])
