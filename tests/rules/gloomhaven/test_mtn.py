"""A monster's turn: what it performs, with which figures, and in which order monsters act."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events import Focused, TurnBegan, TurnEnded
from undercroft.games.haven.events import Attacked, Gained, Healed, Moved

from .position import card, kind, position


@pytest.mark.rule("GH-MTN-01", "GH-FCB-12")
@pytest.mark.parametrize("does", [("Move +0", "Attack +0"), ("Attack +0", "Move +0")])
def test_a_monster_performs_its_card_by_itself_and_in_printed_order(does: tuple[str, ...]) -> None:
    p = position("1 . A . 2", monsters={"A": "rat"}, kinds=[kind("rat", does=does)], cards=[card("soon", initiative=60)])
    p.play("soon", "spare-1")  # nobody is asked anything before the attack is to be suffered
    told = [type(e) for e in p.table.events if isinstance(e, Moved | Attacked)]
    assert told == ([Moved, Attacked] if does[0] == "Move +0" else [Moved])
    assert p.where(p.m("rat")) == "2,1"
    assert p.prompt == ("damage" if does[0] == "Move +0" else "turn")


@pytest.mark.rule("GH-MTN-02")
@pytest.mark.parametrize(("does", "moved", "attacked"), [((), 0, 0), (("Heal 1, self",), 0, 0), (("Move +0",), 1, 0), (("Attack +0",), 0, 1)])
def test_a_monster_neither_moves_nor_attacks_unless_its_card_says_so(does: tuple[str, ...], moved: int, attacked: int) -> None:
    near, far = kind("near", does=does), kind("far", does=does, initiative=55)
    p = position("1 A . 2 . B", monsters={"A": "near", "B": "far"}, kinds=[near, far])
    p.play().until("turn")
    assert (len(p.events(Moved)), len(p.events(Attacked))) == (moved, attacked)


@pytest.mark.rule("GH-MTN-03")
def test_elites_use_the_elite_figures_and_normal_monsters_the_normal_ones() -> None:
    elite = {"health": 9, "move": 1, "attack": 5, "range": 2, "attacks": {"all": "poison"}}
    rat = kind("rat", does=("Move +0", "Attack +0"), health=4, move=3, attack=1, elite=elite)
    p = position("1 . . . A\n . . . .\n2 . . . B", monsters={"A": "rat", "B": "rat elite"}, kinds=[rat])
    assert (p.m("rat", 1).max_health, p.m("rat", 2).max_health) == (4, 9)
    p.play().until("turn")
    assert p.where(p.m("rat", 2)) == "4,3"  # one hex, and still out of its range
    assert [(e.figure, e.target, e.value) for e in p.events(Attacked)] == [("rat-1", "c1", 1)]
    p.next_round().play().until("turn")
    assert ("rat-2", 5) in [(e.figure, e.value) for e in p.events(Attacked)]
    assert {e.figure for e in p.events(Gained) if e.condition == "poison"} == {e.target for e in p.events(Attacked) if e.figure == "rat-2"}


@pytest.mark.rule("GH-MTN-04", "GH-INI-03", "GH-PAG-07")
def test_elites_act_first_then_normal_monsters_each_by_number() -> None:
    p = position("1 2 . A B C D", monsters={"A": "grub", "B": "grub elite", "C": "grub", "D": "grub elite"})
    p.play().until("select")
    assert [e.figure for e in p.events(TurnBegan)][:4] == ["grub-2", "grub-4", "grub-1", "grub-3"]


@pytest.mark.rule("GH-MTN-05")
def test_each_monster_completes_its_whole_turn_before_the_next_begins() -> None:
    rat = kind("rat", does=("Heal 1, self", "Attack +0", "Muddle, self"))
    p = position("1 A . B 2", monsters={"A": "rat", "B": "rat"}, kinds=[rat])
    for n in (1, 2):
        p.set(p.m("rat", n), health=5, conditions=["immobilize"])
    p.play().until("turn")
    kinds = (TurnBegan, Focused, Healed, Attacked, TurnEnded)
    told = [(type(e), e.figure) for e in p.table.events if isinstance(e, kinds) and e.figure.startswith("rat")]
    assert told == [(kind_, f"rat-{n}") for n in (1, 2) for kind_ in (TurnBegan, Focused, Healed, Attacked, TurnEnded)]
    first = next(n for n, e in enumerate(p.table.events) if isinstance(e, TurnEnded))
    second = next(n for n, e in enumerate(p.table.events) if isinstance(e, TurnBegan) and e.figure == "rat-2")
    shed = [n for n, e in enumerate(p.table.events) if type(e).__name__ == "Shed"]
    assert shed[0] < first < second < shed[1]  # a condition of the first ended before the second began


@pytest.mark.rule("GH-MTN-06")
def test_each_monster_finds_its_focus_anew_when_its_own_turn_comes() -> None:
    rat = kind("rat", does=("Move +0", "Attack +0"), move=3)
    p = position("1 . . A B . . . . 2", monsters={"A": "rat", "B": "rat"}, kinds=[rat])
    p.play().until("turn")
    foci = [(e.figure, e.target) for e in p.events(Focused)]
    assert foci == [("rat-1", "c1"), ("rat-2", "c2")]  # the first one now stands on the only hex from which the nearer one can be attacked


@pytest.mark.rule("GH-MTN-06")
def test_the_focus_is_found_before_the_first_ability_and_kept() -> None:
    rat = kind("rat", does=("Heal 1, self", "Move +0", "Attack +0"))
    p = position("1 . A . . 2", monsters={"A": "rat"}, kinds=[rat])
    p.play()
    told = [type(e) for e in p.table.events if isinstance(e, Focused | Healed | Moved | Attacked)]
    assert told == [Focused, Healed, Moved, Attacked]


@pytest.mark.rule("GH-MTN-07")
@pytest.mark.parametrize(("initiative", "damage"), [(10, 3), (90, 1)], ids=["before its turn", "after its turn"])
def test_traits_always_apply_but_what_the_card_gives_only_once_it_was_performed(initiative: int, damage: int) -> None:
    crab = kind("crab", does=("Round: Shield 2",), traits="Shield 1", initiative=50)
    p = position("1 A\n 2", monsters={"A": "crab"}, kinds=[crab], cards=[card("hew", top="Attack 4", initiative=initiative)])
    p.play("hew", "spare-1").until("turn")
    if p.seat == 1:
        p.go("pass").until("turn")
    p.go("top:hew", "attack:crab-1")
    assert p.m("crab").health == 8 - damage
