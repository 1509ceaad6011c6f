"""Abilities, attacks, moves, elements and items: small print that is easily got wrong."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events import Infused, Skipped

from .position import Position, acting, card, kind, position
from .strikes import DUEL, hitting, last

CRATE: dict[str, Any] = {"legend": {"O": {"object": "crate"}}, "objects": {"crate": {"health": 6}}}
"""O on the map is a crate with 6 hit points."""


def fiery(text: str, map_: str = "1 2 A", half: str = "top", **given: Any) -> Position:
    """Character 1 is about to perform this, and fire is strong."""
    p = position(map_, cards=[card("go", initiative=1, **{half: text}), *given.pop("cards", ())], **{"monsters": {"A": "dummy"}, **given})
    return p.amend("elements.fire", 2).play("go", "spare-1").go(f"{half}:go")


def skipped(p: Position) -> list[str]:
    """What character 1 did not perform."""
    return [e.what for e in p.events(Skipped) if e.figure == "c1"]


# -- abilities on figures ------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ELM-06")
@pytest.mark.parametrize(("printed", "bought", "targets"), [("", "target 2", 2), (", target 2", "heal +1", 2), (", target 2", "target 1", 2)])
def test_an_augment_never_takes_targets_away(printed: str, bought: str, targets: int) -> None:
    p = fiery(f"Heal 1, range 5{printed}, Pay consume fire: ({bought})", "1 2 3 A").go("pay:0")
    for n in range(targets):
        assert p.prompt == "target"
        p.go(f"target:c{n + 1}")
    assert p.prompt == "turn"


@pytest.mark.rule("GH-SPR-09")
@pytest.mark.parametrize(("text", "offered"), [("Wound, range 2", ["dummy-1", "o1"]), ("Push 1, range 2", ["dummy-1"])])
def test_an_ability_that_gives_a_condition_may_be_used_on_an_object(text: str, offered: list[str]) -> None:
    """It is an enemy for all abilities, but immune to the condition (GH-SPR-10) and to forced movement (GH-SPR-12)."""
    p = acting("1 O .\n 2 A", "top", text, monsters={"A": "dummy"}, **CRATE)
    assert sorted(p.keys_of("target")) == offered
    if "o1" in offered:
        p.go("target:o1")
        assert (p.state.figures["o1"].conditions, p.prompt) == ({}, "turn")


@pytest.mark.rule("GH-EFF-04")
@pytest.mark.parametrize("way", ["push", "pull"])
@pytest.mark.parametrize(("text", "keys"), [("Wound, range 2, {} 1", []), ("Wound, range 2, Pay consume fire: ({} 1)", ["pay:0"])])
def test_a_push_or_pull_may_come_with_another_effect(way: str, text: str, keys: list[str]) -> None:
    p = fiery(text.format(way), "1 . A .\n 2 . . .").go(*keys, "target:dummy-1", way)
    while p.prompt == f"{way}-to":
        p.go(next(k for k in p.keys if k.endswith(",1")))
    assert (p.where(p.m("dummy")), [*p.m("dummy").conditions]) == ({"push": "4,1", "pull": "2,1"}[way], ["wound"])


def swapping(mark: str, foe: str = "dummy", health: int = 1) -> Position:
    """Character 1 stands on such a hex and swaps places with a monster."""
    bat = kind("bat", does=(), health=30, initiative=90, flying=True)
    p = position(f"1 {mark} A\n 2 . .", monsters={"A": foe}, kinds=[bat], cards=[card("go", top="Swap places, range 3", initiative=1)])
    p.set(p.c(), at="2,1").set(p.m(foe), health=health)
    return p.play("go", "spare-1").go("top:go", f"target:{foe}-1")


@pytest.mark.rule("GH-ATK-20")
@pytest.mark.parametrize(("mark", "health", "kills"), [("h", 1, 1), ("h", 2, 0), ("!", 3, 1), ("!", 4, 0)])
def test_a_kill_by_the_hex_of_a_swap_is_credited_to_who_swapped(mark: str, health: int, kills: int) -> None:
    p = swapping(mark, health=health)
    assert (p.there("dummy-1"), p.hero().tally.get("kills", 0), p.state.kills) == (not kills, kills, kills)
    assert p.where(p.c()) == "3,1"


@pytest.mark.rule("FC-TEL-15")
def test_a_flying_figure_is_not_hurt_by_the_hex_of_a_swap() -> None:
    p = swapping("h", "bat", 5)
    assert (p.where(p.m("bat")), p.m("bat").health) == ("2,1", 5)


# -- elements ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-VRD-15")
@pytest.mark.parametrize("sealed", [True, False])
def test_a_penalty_may_forbid_characters_but_not_monsters_to_consume_elements(sealed: bool) -> None:
    rules = ["At set-up: characters can no longer consume elements"] if sealed else []
    biter = kind("biter", does=("Attack +0, Pay consume ice: (attack +5)",), attack=1, initiative=90)
    jab = card("go", top="Attack 2, Pay consume fire: (attack +1)", bottom="Pay consume fire: Heal 1, self", initiative=1)
    p = position("1 A\n 2 .", monsters={"A": "biter"}, kinds=[biter], cards=[jab], rules=rules)
    p.amend("elements.fire", 2).amend("elements.ice", 2).play("go", "spare-1").go("top:go")
    assert ("pay:0" in p.keys) == (not sealed)
    p.until("damage")
    assert (last(p).value, p.state.elements["ice"]) == (6, 0)


@pytest.mark.rule("GH-ELM-04")
def test_the_element_of_an_attack_is_infused_only_once() -> None:
    p = hitting("Attack 1, infuse fire/ice", DUEL).go("attack:dummy-1", "element:ice")
    assert (p.prompt, [e.element for e in p.events(Infused)]) == ("turn", ["ice"])
