"""Shield."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.haven.events import Attacked, Suffered

from .position import Position, card, kind, position
from .strikes import DUEL, PAIR, hitting, lost

SHELL = kind("shell", does=(), health=30, initiative=90, traits="Shield 2")


def guarded(map_: str, *lines: str, **given: Any) -> Position:
    """Character 1 has begun these bonuses and ended its turn; then it is attacked."""
    p = position(map_, cards=[card("guard", bottom=lines, initiative=2)], **given).play("guard", "spare-1")
    return p.go("bottom:guard", *["perform"] * len(lines), "pass").until("damage", "damaged")


@pytest.mark.rule("GH-SHD-01")
def test_shield_reduces_every_attack_against_the_figure() -> None:
    p = hitting(["Attack 3", "Attack 5", "Attack 1"], monsters={"A": "shell"}, kinds=[SHELL])
    p.go(*["attack:shell-1"] * 3)
    assert [e.damage for e in p.events(Attacked)] == [3 - 2, 5 - 2, 0]
    assert lost(p, "shell") == 1 + 3


@pytest.mark.rule("GH-SHD-01")
def test_a_characters_shield_too_against_each_attacker_until_the_round_ends() -> None:
    p = guarded(PAIR, "Round: Shield 1", monsters={"A": "grub", "B": "grub"}).until("select")
    assert [(e.target, e.damage) for e in p.events(Attacked)] == [("c1", 2 - 1), ("c1", 2 - 1)]
    p.next_round()
    assert [e.damage for e in p.events(Attacked)[2:]] == [2, 2]


@pytest.mark.rule("GH-SHD-02")
def test_shields_from_several_sources_add_up() -> None:
    """A trait and an ability card; for a character two bonuses and an item."""
    shell = kind("shell", does=["Round: Shield 1"], health=30, initiative=1, traits="Shield 2")
    p = position(DUEL, monsters={"A": "shell"}, kinds=[shell], cards=[card("jab", top="Attack 5")]).play("jab", "spare-1")
    p.go("top:jab", "attack:shell-1")
    assert lost(p, "shell") == 5 - (2 + 1)
    strong = kind("brute", attack=6)
    p = guarded(DUEL, "Round: Shield 1", "Round: Shield 2", monsters={"A": "brute"}, kinds=[strong], equipped=["heater-shield"])
    assert p.decision.args["damage"] == 6 - (1 + 2)
    p.go("item:heater-shield")
    assert p.decision.args["damage"] == 6 - (1 + 2 + 1)


@pytest.mark.rule("GH-SHD-03")
@pytest.mark.parametrize(
    ("top", "keys", "damage"),
    [
        ("All enemies suffer 2, range 1", ["perform"], 2),
        ("Push 1", ["target:shell-1", "push"], 3),
        ("Attack 4", ["attack:shell-1"], 4 - 2),
    ],
)  # fmt: skip
def test_shield_works_only_against_attacks(top: str, keys: list[str], damage: int) -> None:
    """Not against other damage, nor against the trap it is pushed onto."""
    p = hitting(top, "2 1 A !", monsters={"A": "shell"}, kinds=[SHELL]).go(*keys)
    assert lost(p, "shell") == damage


@pytest.mark.rule("GH-SHD-03")
def test_nor_against_a_wound() -> None:
    p = hitting("Move 0", monsters={"A": "shell"}, kinds=[SHELL])
    p.set(p.m("shell"), conditions=["wound"]).until("select")
    assert [e.damage for e in p.events(Suffered)] == [1]


@pytest.mark.rule("GH-SHD-01")
@pytest.mark.parametrize(("drawn", "damage"), [("+0", 2), ("tester/ward", 1)])
def test_a_shield_from_a_drawn_card_reduces_attacks_too(drawn: str, damage: int) -> None:
    p = hitting("Attack 1", monsters={"A": "grub"}, deck={"ward": "+0, shield 1 self"}, modifiers=drawn)
    p.set(p.c(2), conditions=["invisible"], turns=9).go("attack:grub-1").until("damage")
    assert p.decision.args["damage"] == damage
