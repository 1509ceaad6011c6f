"""Artifacts, objective tokens, pillars, and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from undercroft.games.massive_darkness.events import Given, PickedUp
from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.chance import Chance
from undercroft.kernel.packs import PackError

from .position import Position, position

SEALS = {
    "tokens": [{"kind": "artifact", "at": "a1", "name": "A seal"}],
    "rules": ["When a hero picks up any artifact: Carry it"],
}


def trial(adventure: Mapping[str, Any], heroes: int = 1, **more: Any) -> Position:
    return position(heroes=heroes, adventure=adventure, **more)


def at(p: Position, **zones: str) -> Position:
    """Heroes where a test wants them."""
    with p.arrange() as s:
        for hero, zone in zones.items():
            s.heroes[hero].zone = p.zone(zone)
    return p


# -- artifacts and tokens ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-OBJ-01", "MD-SET-07")
def test_no_treasure_deck_holds_an_artifact() -> None:
    rules = MODULE.rules(MODULE.packs())
    decks = rules.new({"scenario": "walking-in-the-dark", "characters": list(rules.content.heroes)}, {}, Chance(1)).decks
    artifacts = [id for id, card in rules.content.equipment.items() if card.deck == "artifacts"]
    assert sorted(decks["artifacts"]) == sorted(artifacts)
    assert len(artifacts) == 6
    assert not [card for deck, cards in decks.items() if deck != "artifacts" for card in cards if card in artifacts]


@pytest.mark.rule("MD-OBJ-01", "MD-DCK-06")
def test_treasure_tokens_and_guardians_bring_no_artifact_even_when_all_treasure_is_gone() -> None:
    p = position(rolls="2+bam")
    with p.arrange() as s:
        for n in range(1, 6):
            s.decks[f"treasure-{n}"] = []
        s.regular, s.special = [p.zone("a1")], [p.zone("a1")]
        p.put("spy", "a1", health=1)
    p.go("melee:e1").until("act")
    p.go("pick-up", "stop")
    assert (p.s.enemies, p.s.regular, p.s.special, p.hero().pack) == ({}, [], [], [])
    assert len(p.s.decks["artifacts"]) == 6


@pytest.mark.rule("MD-OBJ-01", "MD-DCK-07")
def test_an_artifact_comes_by_a_rule_of_the_adventure() -> None:
    p = trial({"tokens": [{"kind": "artifact", "at": "a1"}], "rules": ["When a hero picks up any artifact: The hero takes an artifact"]})
    p.go("pick-up")
    assert p.hero().pack == ["relic"]
    assert len(p.s.decks["artifacts"]) == 5


@pytest.mark.rule("MD-OBJ-02", "MD-PIC-09")
@pytest.mark.parametrize(("does", "xp", "relics"), [("The hero gains 3 xp", 3, 0), ("The hero takes an artifact", 0, 1), ("Count found", 0, 0)])
@pytest.mark.parametrize("kind", ["artifact", "lair", "library"])
def test_a_token_does_what_its_adventure_says(kind: str, does: str, xp: int, relics: int) -> None:
    p = trial({"tokens": [{"kind": kind, "at": "a1"}], "rules": [f"When a hero picks up any {kind}: {does}"]})
    assert p.s.tokens == {kind: p.zone("a1")}
    p.go("pick-up")
    assert (p.hero().xp, p.hero().pack.count("relic"), p.s.tokens) == (xp, relics, {})


@pytest.mark.rule("MD-OBJ-02")
def test_a_rule_for_one_kind_of_token_is_nothing_to_another() -> None:
    tokens = [{"kind": "lair", "at": "a1"}, {"kind": "library", "at": "c3"}]
    p = trial({"tokens": tokens, "rules": ["When a hero picks up any library: The hero gains 3 xp"]})
    p.go("pick-up")
    assert (p.hero().xp, list(p.s.tokens)) == (0, ["library"])


@pytest.mark.rule("MD-OBJ-02")
def test_there_are_no_other_objective_tokens() -> None:
    with pytest.raises(PackError, match=r"adventures/trial\.yaml:\d+: Invalid enum value 'tower'"):
        trial({"tokens": [{"kind": "tower", "at": "a1"}]})


@pytest.mark.rule("MD-OBJ-03")
@pytest.mark.parametrize(
    ("rules", "step", "hit"),
    [([], True, False), (["Pillars bar the way"], False, False), (["Pillars can be attacked"], True, True),
     (["Pillars bar the way", "Pillars can be attacked"], False, True)],
)  # fmt: skip
def test_a_pillar_is_what_its_adventure_says(rules: list[str], step: bool, hit: bool) -> None:
    p = trial({"pillars": [{"id": "stone", "at": "a1-b1", "health": 2}], "rules": rules})
    assert p.s.pillars == {"stone": 2}
    assert ("step:b1" in p.keys, "melee:stone" in p.keys) == (step, hit)


@pytest.mark.rule("MD-OBJ-04")
def test_a_face_down_token_is_turned_when_it_is_picked_up() -> None:
    p = trial(
        {
            "hidden": {"kinds": ["artifact", "lair"], "at": ["a1", "b1"]},
            "rules": ["When a hero picks up any lair: The hero gains 5 xp", "When a hero picks up any artifact: Carry it"],
        },
        draws={"token": "lair artifact"},
    )
    assert (p.s.tokens, sorted(p.s.buried)) == ({"hidden-1": p.zone("a1"), "hidden-2": p.zone("b1")}, ["artifact", "lair"])
    p.go("pick-up")
    assert (p.hero().xp, p.hero().tokens, p.s.tokens, p.s.buried) == (5, [], {"hidden-2": p.zone("b1")}, ["artifact"])
    p.go("step:b1", "pick-up")
    assert (p.hero().xp, p.hero().tokens, p.s.tokens, p.s.buried) == (5, ["artifact"], {}, [])


@pytest.mark.rule("MD-OBJ-04")
def test_what_lies_face_down_is_known_to_nobody_before() -> None:
    found = set()
    for kind in ("lair", "artifact"):
        hidden = {"kinds": ["artifact", "lair"], "at": ["a1", "b1"]}
        rules = ["When a hero picks up any lair: The hero gains 5 xp", "When a hero picks up any artifact: The hero gains 1 xp"]
        p = trial({"hidden": hidden, "rules": rules}, draws={"token": kind}).go("pick-up")
        assert p.told(PickedUp)[-1].tokens == ("hidden-1",)
        found.add(p.hero().xp)
    assert found == {1, 5}


# -- carried tokens --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-OBJ-07", "MD-Q01-07")
def test_a_carried_token_takes_no_slot_and_is_traded() -> None:
    p = trial(SEALS, heroes=2).go("pick-up", "stop")
    assert (p.hero().tokens, p.hero().pack, p.hero().hands) == (["artifact"], [], ["club"])
    p.go("trade", "hand:bob:artifact", "agree")
    assert (p.hero("ann").tokens, p.hero("bob").tokens) == ([], ["artifact"])
    assert [(e.figure, e.target, e.card) for e in p.told(Given)] == [("ann", "bob", "artifact")]


@pytest.mark.rule("MD-OBJ-07", "MD-TRD-05")
def test_a_token_is_not_handed_to_who_does_not_want_it() -> None:
    p = trial(SEALS, heroes=2).go("pick-up", "stop", "trade", "hand:bob:artifact", "refuse")
    assert (p.hero("ann").tokens, p.hero("bob").tokens) == (["artifact"], [])


@pytest.mark.rule("MD-OBJ-07", "MD-HER-10")
def test_a_dead_hero_keeps_its_tokens_and_others_take_them_by_trading() -> None:
    p = trial(SEALS, heroes=2)
    with p.arrange() as s:
        s.heroes["bob"].tokens = ["artifact"]
        s.heroes["bob"].dead, s.heroes["bob"].health = True, 0
    assert p.hero("bob").tokens == ["artifact"]
    p.go("trade", "fetch:bob:artifact", "agree")
    assert (p.hero("ann").tokens, p.hero("bob").tokens) == (["artifact"], [])


@pytest.mark.rule("MD-OBJ-07", "MD-TRD-03")
def test_tokens_change_hands_within_a_zone_only() -> None:
    p = trial(SEALS, heroes=2)
    with p.arrange() as s:
        s.heroes["bob"].zone, s.heroes["bob"].tokens = p.zone("b1"), ["artifact"]
    p.go("trade")
    assert not [key for key in p.keys if key.startswith(("fetch", "hand"))]


@pytest.mark.rule("MD-OBJ-07", "MD-TRA-02")
def test_tokens_are_no_material_for_transmutation() -> None:
    p = trial(SEALS)
    with p.arrange() as s:
        s.heroes["ann"].tokens = ["artifact", "artifact"]
    assert "transmute" not in p.keys


# -- rewards -----------------------------------------------------------------------------------------------------------------------
CROWN = {"id": "crown", "slot": "body", "defence": "green 1", "copies": 6}


@pytest.mark.rule("MD-OBJ-08")
def test_an_artifact_for_a_token_may_be_equipped_at_once() -> None:
    p = trial(
        {"tokens": [{"kind": "library", "at": "a1"}], "rules": ["When a hero picks up any library: The hero takes an artifact"]}, artifacts=[CROWN]
    )
    p.go("pick-up")
    assert (p.prompt, p.keys) == ("receive", ["keep:crown", "equip:crown"])
    p.go("equip:crown")
    assert (p.hero().body, p.hero().pack) == ("crown", ["leather"])
    assert (p.s.turn.actions, p.s.turn.points) == (2, 1)  # type: ignore[union-attr]


@pytest.mark.rule("MD-OBJ-08", "MD-PIC-07")
def test_a_reward_may_be_given_at_once_to_a_hero_in_the_zone_who_may_equip_it() -> None:
    p = trial(
        {"tokens": [{"kind": "library", "at": "a1"}], "rules": ["When a hero picks up any library: The hero takes an artifact"]},
        heroes=3, artifacts=[CROWN],
    )  # fmt: skip
    at(p, cid="b1").go("pick-up")
    assert p.keys == ["keep:crown", "equip:crown", "give:bob"]
    p.go("give:bob", "equip:crown")
    assert (p.hero("bob").body, p.hero("bob").pack, p.hero("ann").pack) == ("crown", ["leather"], [])


@pytest.mark.rule("MD-OBJ-08")
def test_treasure_as_a_reward_may_be_equipped_at_once() -> None:
    vest = {"id": "vest", "slot": "body", "defence": "blue 2", "copies": 4}
    p = trial(
        {"tokens": [{"kind": "lair", "at": "a1"}], "rules": ["When a hero picks up any lair: The hero draws 1 treasure of level 3"]},
        treasure={3: [vest]},
    )  # fmt: skip
    p.go("pick-up", "equip:vest")
    assert (p.hero().body, p.hero().pack) == ("vest", ["leather"])
