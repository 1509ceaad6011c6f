"""Components on the table: map, characters' things, decks, elements, supplies."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.content.model import STANDARD
from undercroft.games.gloomhaven.events import NoneLeft
from undercroft.kernel.packs import PackError
from undercroft.kernel.secrets import redact

from .position import acting, kind, position

TWO_ROOMS = """
    1 . $ + $ .
     2 A ! # B o
    """
GOALS = [{"id": f"goal-{n}", "text": "Do it.", "checks": 1, "measure": "kills", "least": n} for n in range(1, 7)]
HELM = {"id": "helm", "number": 901, "slot": "head", "price": 10, "copies": 2, "use": "spent", "minus": 8, "effect": "When you attack: attack +1"}


@pytest.mark.rule("GH-TBL-01")
def test_the_map_is_made_of_rooms_joined_by_doors() -> None:
    p = position(TWO_ROOMS, monsters={"A": "dummy", "B": "dummy"})
    rooms = p.game.layout.rooms
    names = {id: {p.game.name(c) for c in range(room.cells.bit_length()) if room.cells >> c & 1} for id, room in rooms.items()}
    assert names == {"1": {"1,1", "2,1", "3,1", "1,2", "2,2", "3,2"}, "2": {"5,1", "6,1", "5,2", "6,2"}}
    assert [p.game.name(c) for c in p.game.layout.doors] == ["4,1"]
    assert p.game.apart(p.cell("1,1"), p.cell("5,1")) > 100, "only what is revealed hangs together"
    with pytest.raises(PackError, match="does not part two rooms"):
        position("1 . + 2 .\n . . . .")


@pytest.mark.rule("GH-TBL-02")
def test_at_the_start_only_the_first_room_is_filled_and_the_characters_stand_in_it() -> None:
    p = position(TWO_ROOMS, monsters={"A": "dummy", "B": "grub"})
    assert p.state.rooms == ["1"]
    assert [p.game.name(int(c)) for c in p.state.coins] == ["3,1"]
    assert [p.game.name(int(c)) for c in p.state.traps] == ["3,2"]
    assert not p.state.obstacles
    assert set(p.state.figures) == {"c1", "c2", "dummy-1"}
    assert {p.where(p.c(1)), p.where(p.c(2))} == {"1,1", "1,2"}
    [board] = p.table.scene(0).boards
    assert {cell.name for cell in board.cells} == {"1,1", "2,1", "3,1", "4,1", "1,2", "2,2", "3,2"}  # up to the door
    with pytest.raises(PackError, match="all starting hexes lie in one room"):
        position("1 . + 2 .")


@pytest.mark.rule("GH-TBL-03")
def test_each_character_has_a_mat_a_hand_a_dial_a_goal_and_items() -> None:
    p = position("1 2 .", goals=GOALS, own_items=[HELM], equipped=["helm"])
    for n, kind_ in enumerate(("tester", "helper"), 1):
        hero = p.hero(n)
        assert (hero.kind, len(hero.hand), p.c(n).health, hero.xp) == (kind_, 9, 10, 0)
        assert hero.goal in p.game.content.goals
        assert not hero.goals, "one goal is kept, the other is put away"
    assert (list(p.hero(1).items), list(p.hero(2).items)) == (["helm"], [])
    assert redact(p.state, 1).heroes["c1"].goal == "?", "it lies face down"
    assert redact(p.state, 0).heroes["c1"].goal == p.hero(1).goal


@pytest.mark.rule("GH-TBL-04")
def test_every_monster_type_has_a_stat_card_standees_and_an_ability_deck_of_its_own() -> None:
    one = kind("one", does=(["Move +0"], ["Attack +0"]), initiative=(10, 20), health=5, standees=2)
    two = kind("two", does=(["Move +1"], ["Attack +1"]), initiative=(30, 40), health=7, standees=3)
    p = position("1 2 A B", monsters={"A": "one", "B": "two"}, kinds=[one, two], abilities="one/1 two/0")
    assert (p.m("one").max_health, p.m("two").max_health) == (5, 7)
    p.play()
    decks = p.state.abilities
    assert {id: (pile.card, pile.draw) for id, pile in decks.items()} == {"one": ("one/1", ["one/0"]), "two": ("two/0", ["two/1"])}
    p.until("select").play()
    assert {id: pile.card for id, pile in decks.items()} == {"one": "one/0", "two": "two/1"}, "each deck goes on by itself"


@pytest.mark.rule("GH-TBL-05")
def test_each_character_has_a_modifier_deck_and_all_monsters_share_one() -> None:
    p = acting("B 1 A 2", "top", "Attack 1", monsters={"A": "grub", "B": "wasp"}, kinds=[kind("wasp")], modifiers="+2 -1 -2")
    assert set(p.state.decks) == {"c1", "c2", "monsters"}
    assert all(sorted(deck.draw) == sorted(STANDARD) for deck in p.state.decks.values())
    p.go("attack:grub-1")
    assert [d.discard for d in p.state.decks.values()] == [["+2"], [], []]
    p.until_turn("c2")
    assert [d.discard for d in p.state.decks.values()] == [["+2"], [], ["-1", "-2"]]


@pytest.mark.rule("GH-TBL-06")
def test_all_six_elements_start_inert() -> None:
    p = acting("2 1 A", "top", "Attack 1, Pay consume wild: (attack +5)", monsters={"A": "dummy"})
    assert p.state.elements == dict.fromkeys(("fire", "ice", "air", "earth", "light", "dark"), 0)
    assert not p.keys_of("pay"), "there is nothing to consume"


@pytest.mark.rule("GH-TBL-07")
def test_only_standees_curses_blesses_and_minus_cards_can_run_out() -> None:
    p = position(
        "1 2 $ A A A A A A A A", monsters={"A": "grub"}, legend={"$": {"coins": 500}}, own_items=[HELM], equipped=["helm"],
        rules=["At set-up: characters add 7 minus cards", "At set-up: all monsters gain poison"],
    )  # fmt: skip
    assert len(p.game.monsters()) == 6, "there are six standees"
    assert all(list(m.conditions) == ["poison"] for m in p.game.monsters())
    assert list(p.state.coins.values()) == [500]
    assert [p.state.decks[c].draw.count("minus") for c in ("c1", "c2")] == [8, 7], "fifteen -1 cards, and no more for the helm"
    assert p.state.minus == 0
    assert [(e.figure, e.card) for e in p.events(NoneLeft)] == [("c1", "minus")]


@pytest.mark.rule("GH-TBL-08")
def test_damage_and_conditions_belong_to_a_standee_number_of_a_type() -> None:
    p = acting("A 1 B 2", "top", "Attack 3, poison", monsters={"A": "grub", "B": "grub"})
    p.go("attack:grub-2").until("turn")
    assert [(m.number, m.health, list(m.conditions)) for m in p.game.monsters()] == [(1, 8, []), (2, 5, ["poison"])]
    lone, rules = kind("lone", standees=1), ["When lone dies: spawn lone at v"]
    again = acting("v A 1 2 .", "top", "Attack 3", monsters={"A": "lone"}, kinds=[lone], rules=rules)
    again.amend("figures.lone-1.conditions", {"wound": 0}).amend("figures.lone-1.health", 2)
    again.go("attack:lone-1").until("turn")
    new = again.m("lone")
    assert (again.where(new), new.health, new.conditions) == ("1,1", 8, {}), "a new figure with the number begins anew"
