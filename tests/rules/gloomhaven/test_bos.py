"""Bosses: their stat cards, their common deck and their special actions."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from undercroft.games.gloomhaven.events import Appeared, CardDrawn, Opened, Revealed, Skipped, TurnBegan, Worked
from undercroft.games.gloomhaven.module import PACK
from undercroft.games.haven.events import Attacked, Immune, Moved, Suffered

from .position import acting, card, kind, position

DOOR = "Move to the next door and open it"
FILES = [yaml.safe_load(file.read_text("utf-8")) for file in (PACK / "monsters.yaml", *sorted(PACK.glob("monsters/*.yaml")))]
MONSTERS = [monster for file in FILES for monster in file["monsters"]]
BOSSES = [monster for monster in MONSTERS if "boss" in monster]
"""The bosses of the game's own pack."""
DECKS = yaml.safe_load((PACK / "decks.yaml").read_text("utf-8"))["decks"]


def chief(*does: str, specials: list[list[str]] | None = None, **more: Any) -> dict[str, Any]:
    return kind("chief", does=does, boss=True, specials=specials or (), **{"initiative": 50, **more})


@pytest.mark.rule("GH-BOS-01")
def test_bosses_have_stat_cards_of_their_own_and_a_common_deck() -> None:
    first = kind("chief", does=[["Attack +0"], ["Attack +2"]], boss=True, attack=2)
    second = kind("queen", boss=True, attack=4, deck="chief")
    p = position("A 1 . 2 B", monsters={"A": "chief boss", "B": "queen boss"}, kinds=[first, second], abilities="chief/1")
    p.play().until("turn")
    assert [e.card for e in p.events(CardDrawn)] == ["chief/1"]  # one card for both
    assert [(e.figure, e.value) for e in p.events(Attacked)] == [("chief-1", 4), ("queen-1", 6)]


@pytest.mark.rule("GH-BOS-01")
def test_every_boss_of_the_game_draws_from_the_boss_deck() -> None:
    assert {boss["deck"] for boss in BOSSES} == {"boss"}


@pytest.mark.rule("GH-BOS-02", "GH-SPR-16")
@pytest.mark.parametrize(("who", "damage"), [("chief boss", 2), ("grub", 2), ("grub elite", 5)])
def test_a_boss_is_neither_normal_nor_elite(who: str, damage: int) -> None:
    p = acting("1 A\n 2", "top", "Attack 2, attack +3 against elite", monsters={"A": who}, kinds=[chief(health=8)])
    p.go(f"attack:{who.split()[0]}-1")
    figure = p.m(who.split()[0])
    assert figure.max_health - figure.health == damage
    assert figure.rank == {"chief boss": "boss", "grub": "normal", "grub elite": "elite"}[who]


@pytest.mark.rule("GH-BOS-03")
@pytest.mark.parametrize(("number", "value"), [(1, 2), (2, 6)])
def test_special_1_or_2_means_that_action_of_its_stat_card(number: int, value: int) -> None:
    boss = chief("Move +0", f"Special {number}", specials=[["Attack +0"], ["Heal 2, self", "Attack +4"]])
    p = position("1 . A . . 2", monsters={"A": "chief boss"}, kinds=[boss])
    p.set(p.m("chief"), health=3).play().until("turn")
    assert [e.value for e in p.events(Attacked)] == [value]
    assert p.m("chief").health == (3 if number == 1 else 5)
    assert p.where(p.m("chief")) == "2,1"  # what else stands on the card is performed too


@pytest.mark.rule("GH-BOS-03")
@pytest.mark.parametrize(("players", "rank", "health"), [("1 2", "normal", 8), ("1 2 3", "elite", 12)])
def test_a_special_action_may_summon_by_the_number_of_characters(players: str, rank: str, health: int) -> None:
    boss = chief("Special 1", specials=[["Summon normal/elite/elite grub", "Round: Shield 1"]])
    p = position(f"{players} . . A .", monsters={"A": "chief boss"}, kinds=[boss], cards=[card("bolt", top="Attack 3, range 4", initiative=90)])
    p.play("bolt", "spare-1")
    assert (p.m().rank, p.m().health) == (rank, health)
    assert p.game.apart(p.m().cell, p.m("chief").cell) == 1
    assert p.game.shields(p.m("chief")) != []


@pytest.mark.rule("GH-BOS-03")
@pytest.mark.parametrize(("boss", "number"), [pytest.param(b, n, id=f"{b['id']} {n}") for b in BOSSES for n, _ in enumerate(b["specials"], 1)])
def test_the_special_actions_of_every_boss_of_the_game_change_the_board(boss: dict[str, Any], number: int) -> None:
    special = " ".join(boss["specials"][number - 1])
    drawn = next(n for n, text in enumerate(DECKS["boss"]) if f"Special {number}" in text["does"])
    known = [kind("grub"), kind("moth"), kind("dummy")]
    files = {
        "monsters.yaml": {"monsters": [*MONSTERS, *(k["monster"] for k in known)]},
        "decks.yaml": {"decks": {**DECKS, **{id: deck for k in known for id, deck in k["deck"].items()}}},
    }
    legend = {"A": {"monster": boss["id"], "ranks": "bbb"}}
    p = position("1 2 . A . . + .", legend=legend, files=files, abilities=f"boss/{drawn}")
    p.play().until("turn")
    assert bool([e for e in p.events(Opened) if e.figure == f"{boss['id']}-1"]) == (DOOR in special)
    assert bool([e for e in p.events(Appeared) if e.how == "summoned"]) == ("Summon " in special)


@pytest.mark.rule("GH-BOS-04")
def test_a_boss_goes_to_the_next_door_and_reveals_the_room_behind_it() -> None:
    boss = chief("Special 1", specials=[[DOOR, "Attack +0"]], move=3, initiative=60)
    p = position("1 2 . A . . + . G", monsters={"A": "chief boss", "G": "grub"}, kinds=[boss])
    p.play()
    [opened], [_, room] = p.events(Opened), p.events(Revealed)
    assert (p.game.name(opened.cell), opened.figure, room.room) == ("7,1", "chief-1", "2")
    assert p.where(p.m("chief")) == "6,1"
    assert p.there("grub-1")
    assert [e.figure for e in p.events(TurnBegan)][:2] == ["chief-1", "grub-1"]  # its initiative has passed: it acts right after


@pytest.mark.rule("GH-BOS-04")
@pytest.mark.parametrize(("move", "where", "opened"), [(1, "5,1", 0), (2, "6,1", 1)])
def test_it_opens_the_door_only_when_it_gets_there(move: int, where: str, opened: int) -> None:
    p = position("1 2 . A . . + . .", monsters={"A": "chief boss"}, kinds=[chief("Special 1", specials=[[DOOR]], move=move)])
    p.play()
    assert (p.where(p.m("chief")), len(p.events(Opened))) == (where, opened)


@pytest.mark.rule("GH-BOS-04")
def test_a_locked_door_is_not_the_next_door_and_of_equally_close_ones_the_players_choose() -> None:
    boss = chief("Special 1", specials=[[DOOR]], move=3)
    p = position(". + . . A . . + .\n # # 1 2 = # # #\n# # # # # .", monsters={"A": "chief boss"}, kinds=[boss])
    p.play()
    assert (p.prompt, p.seat, p.keys) == ("boss-door", -1, ["door:2,1", "door:8,1"])  # the locked one is adjacent
    p.go("door:8,1")
    assert [p.game.name(e.cell) for e in p.events(Opened)] == ["8,1"]


@pytest.mark.rule("GH-BOS-04")
def test_on_its_way_to_a_door_it_keeps_off_traps() -> None:
    boss = chief("Special 1", specials=[[DOOR]], move=2)
    p = position("1 2 A ! . + .\n . . . .", monsters={"A": "chief boss"}, kinds=[boss])
    p.play()
    assert p.where(p.m("chief")) == "4,2"  # the straight way would have led to the door at once
    assert not p.events(Suffered)
    p.next_round().play()
    assert p.events(Opened)


@pytest.mark.rule("GH-BOS-04")
def test_the_scenario_may_say_what_a_boss_brings_about() -> None:
    p = acting("1 A . 2 . x", "top", "Attack 9", monsters={"A": "chief boss"}, kinds=[chief()], rules=["When chief dies: Spawn elite grub at x"])
    p.go("attack:chief-1")
    assert not p.there("chief-1")
    assert (p.where(p.m()), p.m().rank) == ("6,1", "elite")


@pytest.mark.rule("GH-BOS-05", "GH-SPR-17")
@pytest.mark.parametrize("players", ["1 2", "1 2 3", "1 2 3 4"])
def test_figures_of_a_boss_may_be_formulas_with_the_number_of_characters(players: str) -> None:
    count = len(players.split())
    boss = chief("Attack +0", "Move +0", health="5*C", attack="1+C", move="C-1")
    far = position(f"A . . . . . {players}", monsters={"A": "chief boss"}, kinds=[boss])
    assert far.m("chief").health == 5 * count
    far.play().until("turn")
    assert far.where(far.m("chief")) == f"{count},1"
    near = position(f"A {players}", monsters={"A": "chief boss"}, kinds=[boss]).play()
    assert [e.value for e in near.events(Attacked)] == [1 + count]


@pytest.mark.rule("GH-BOS-06")
def test_a_boss_is_immune_to_what_its_card_lists_and_to_nothing_else() -> None:
    p = acting("1 A\n 2", "top", "Attack 1, wound, poison", monsters={"A": "chief boss"}, kinds=[chief(immune=["wound"])])
    p.go("attack:chief-1", "draw")
    assert list(p.m("chief").conditions) == ["poison"]
    assert [e.condition for e in p.events(Immune)] == ["wound"]


@pytest.mark.rule("GH-BOS-06")
@pytest.mark.parametrize(("immune", "where"), [(["push"], "2,1"), (["pull"], "4,1"), ([], "4,1")])
def test_a_boss_may_be_immune_to_push_or_pull(immune: list[str], where: str) -> None:
    p = acting("1 A . .\n 2 . .", "top", "Attack 1, push 2", monsters={"A": "chief boss"}, kinds=[chief(immune=immune)])
    p.go("attack:chief-1")
    if "push" in p.keys:
        p.go("push", "push:3,1", "push:4,1")
    assert p.where(p.m("chief")) == where
    assert bool(p.events(Moved)) == (where == "4,1")


@pytest.mark.rule("GH-BOS-03")
@pytest.mark.parametrize(("does", "told"), [("Special 1", 1), ("Attack +0", 0)])
def test_the_line_that_calls_for_a_special_action_is_told(does: str, told: int) -> None:
    p = position("1 A . 2", monsters={"A": "chief boss"}, kinds=[chief(does, specials=[["Heal 2, self"]])]).play().until("turn")
    assert [e.what for e in p.events(Worked) if e.figure == "chief-1"].count("special") == told


@pytest.mark.rule("GH-BOS-04")
@pytest.mark.parametrize(
    ("map_", "conditions", "where", "skipped", "opened"),
    [
        ("1 2 . A . .", [], "4,1", ["no-door"], 0),
        ("2 A 1 + .", [], "2,1", ["no-door"], 0),
        ("1 2 . A + .", ["immobilize"], "4,1", ["no-door"], 0),
        ("1 2 . A + .", [], "4,1", [], 1),
        ("1 2 A . . . + .", [], "5,1", [], 0),
    ],
    ids=["no door", "no way", "immobilized", "beside it", "too far"],
)
def test_whether_a_boss_gets_to_a_door(map_: str, conditions: list[str], where: str, skipped: list[str], opened: int) -> None:
    p = position(map_, monsters={"A": "chief boss"}, kinds=[chief("Special 1", specials=[[DOOR]], move=2)])
    p.set(p.m("chief"), conditions=conditions).play().until("turn")
    assert (p.where(p.m("chief")), [e.what for e in p.events(Skipped)], len(p.events(Opened))) == (where, skipped, opened)


@pytest.mark.rule("GH-BOS-04")
@pytest.mark.parametrize(("health", "opened"), [(3, 0), (4, 1)])
def test_a_boss_that_dies_on_the_way_opens_no_door(health: int, opened: int) -> None:
    p = position("1 2 A ! + .", monsters={"A": "chief boss"}, kinds=[chief("Special 1", specials=[[DOOR]], move=2)])
    p.set(p.m("chief"), health=health).play().until("turn")
    assert (p.there("chief-1"), len(p.events(Opened))) == (bool(opened), opened)
