"""Packs of one's own that add to the published ones: a card for a class, an item, a monster, a goal, a scenario; and what they may not do."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import yaml

from undercroft.bots import RandomBot, play
from undercroft.kernel.packs import PackError, PackSource
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table
from undercroft.presentation.wording import translated

BUGS, GLOOM, DARK = "buttons-and-bugs", "gloomhaven", "massive-darkness"

CARD = {"id": "borrowed-axe", "name": "Borrowed Axe", "level": 1, "initiative": 33, "top": ["Attack 3"], "bottom": ["Move 4"]}
LATER = {**CARD, "id": "own-axe", "name": "Own Axe", "level": 4}
BRUTE = {"extends": "brute", "cards": [CARD, LATER]}

SKILL = {"name": "Howl", "level": 1, "cost": 1, "does": ["Movement +1"]}
END = {"name": "Unheard Blow", "level": 5, "cost": 9, "does": ["When you attack: swords +1"]}
BARBARIAN = {"extends": "shadow-barbarian", "branches": [{"id": "howl", "skills": [SKILL]}, {"id": "unseen-blow", "skills": [END]}]}


def pack(of: str, id: str = "extra", needs: list[str] | None = None, **files: Any) -> PackSource:
    """A pack for a game that needs the game's own. Files are given as `classes__brute={…}`."""
    about = {"id": id, "version": "1", "game": of, "title": "Extra", "licence": "CC0-1.0", "authors": ["Me"]}
    texts = {"pack.yaml": yaml.safe_dump({**about, "needs": [of] if needs is None else needs})}
    for name, data in files.items():  # what stands in it twice is copied: YAML would write an alias
        texts[f"{name.replace('__', '/')}.yaml"] = yaml.safe_dump(json.loads(json.dumps(data)), sort_keys=False)
    return PackSource(id, "1", texts)


def rules(of: str, *extra: PackSource) -> Any:
    module = game(of)
    return module.rules([*module.packs(), *extra])


def refused(of: str, *extra: PackSource) -> str:
    with pytest.raises(PackError) as error:
        rules(of, *extra)
    return str(error.value)


def seek(table: Table[Any], wanted: Callable[[Any], bool], most: int = 400) -> Any:
    """Play at random until a decision of the kind wanted is open."""
    bot = RandomBot(1)
    for _ in range(most):
        for decision in table.decisions:
            if wanted(decision):
                return decision
        assert table.outcome is None
        decision = table.decisions[0]
        table.choose(bot.choose(table, decision), decision.seat)
    raise AssertionError("never asked")


# -- Gloomhaven ----------------------------------------------------------------------------------------------------------
def brutes(*extra: PackSource, **setup: Any) -> Table[Any]:
    whole = {"scenario": "the-smoking-barrow", "characters": ["brute", "tinkerer"], "items": {"brute": [], "tinkerer": []}, **setup}
    return Table(rules(GLOOM, *extra), whole, seed=1)


def test_a_card_for_a_class() -> None:
    before, after = rules(GLOOM).content, rules(GLOOM, pack(GLOOM, classes__brute=BRUTE)).content
    own = before.classes["brute"].cards
    assert [c.id for c in after.classes["brute"].cards] == [*(c.id for c in own), "borrowed-axe", "own-axe"]
    assert {c.owner for c in after.classes["brute"].cards} == {"brute"}
    assert [*after.cards] == [*before.cards, "borrowed-axe", "own-axe"]
    assert [*after.classes] == [*before.classes]
    assert after.classes["tinkerer"].cards[0].id == before.classes["tinkerer"].cards[0].id


def test_a_new_card_is_in_the_pool_from_its_level_on() -> None:
    extra = pack(GLOOM, classes__brute=BRUTE)
    assert "borrowed-axe" not in brutes().state.heroes["c1"].pool
    pools = [brutes(extra, levels=level).state.heroes["c1"].pool for level in (1, 3, 4)]
    assert [["borrowed-axe" in pool, "own-axe" in pool] for pool in pools] == [[True, False], [True, False], [True, True]]


def test_a_new_card_is_taken_and_played() -> None:
    extra = pack(GLOOM, classes__brute=BRUTE)
    table = brutes(extra)
    choice = seek(table, lambda d: "leave:borrowed-axe" in d.keys)
    assert "level-1" not in choice.keys
    table.choose("leave:let-them-come", choice.seat)
    plain = [c.id for c in rules(GLOOM).content.classes["brute"].cards if c.level == 1]
    table = brutes(extra, cards={"brute": [*plain[1:], "borrowed-axe"]})
    play(table, RandomBot(1))
    assert table.outcome is not None
    assert any(getattr(event, "card", "") == "borrowed-axe" for event in table.events)


def test_cards_of_two_packs_for_one_class() -> None:
    second = pack(GLOOM, "second", classes__brute={"extends": "brute", "cards": [{**CARD, "id": "third-axe"}]})
    found = rules(GLOOM, pack(GLOOM, classes__brute=BRUTE), second).content.classes["brute"].cards
    assert [c.id for c in found][-3:] == ["borrowed-axe", "own-axe", "third-axe"]


def test_an_item_a_monster_a_goal_and_a_scenario_of_gloomhaven() -> None:
    files = {
        "items": {"items": [{"id": "spare-boots", "number": 901, "slot": "legs", "price": 5, "copies": 1, "use": "spent",
                             "effect": "When you move: move +1"}]},
        "decks": {"decks": {"rat": [{"initiative": 20, "does": ["Move +0", "Attack +0"]}]}},
        "monsters": {"monsters": [{"id": "rat", "standees": 6, "deck": "rat", "normal": {"health": 3, "move": 2, "attack": 1},
                                   "elite": {"health": 5, "move": 3, "attack": 2}}]},
        "goals": {"goals": [{"id": "saver", "text": "Use no more than one item.", "checks": 1, "measure": "items", "most": 1}]},
        "scenarios__cellar": {
            "id": "cellar", "number": 901, "flat": False, "map": "s s . 1\n s . . 2\n",
            "legend": {"s": "start", "1": {"monster": "rat", "ranks": "nnn"}, "2": {"monster": "bandit-guard", "ranks": "nnn"}},
            "goal": ["all monsters are dead"], "goal_text": "Kill them all.", "introduction": "Down.", "conclusion": "Up.",
        },
    }  # fmt: skip
    extra = pack(GLOOM, **files)
    table = brutes(extra, scenario="cellar", items={"brute": ["spare-boots"], "tinkerer": []})
    assert "saver" in [*table.state.goals, *(goal for hero in table.state.heroes.values() for goal in hero.goals)]
    play(table, RandomBot(1))
    assert table.outcome is not None
    old, new = rules(GLOOM).content, rules(GLOOM, extra).content
    for field in ("items", "monsters", "goals", "decks", "scenarios"):
        assert [id for id in getattr(new, field) if id in getattr(old, field)] == [*getattr(old, field)]


@pytest.mark.parametrize(
    ("extension", "said"),
    [
        ({**BRUTE, "extends": "brut"}, "classes/mine.yaml:1: no class is called 'brut' in the packs that this one needs; did you mean 'brute'?"),
        ({**BRUTE, "hand": 11}, "an extension cannot change 'hand' of a class; it can have: extends, cards"),
        ({**BRUTE, "id": "brute"}, "an extension cannot change 'id' of a class"),
        ({**BRUTE, "card": []}, "unknown field `card`; did you mean 'cards'?"),
        ({"extends": "brute", "cards": [{**CARD, "id": "let-them-come"}]}, "classes/mine.yaml:3: there is already a card called 'let-them-come'"),
        ({"extends": "brute", "cards": [CARD, CARD]}, "there is already a card called 'borrowed-axe'"),
        ({"extends": "brute", "cards": [{**CARD, "level": 10}]}, "the level of a card is 1 to 9 or X, not 10"),
        ({"extends": "brute", "cards": [{**CARD, "top": ["Atack 3"]}]}, "did you mean 'attack'?"),
        ({"extends": "brute"}, "missing required field `cards`"),
    ],
)
def test_extensions_that_are_refused(extension: dict[str, Any], said: str) -> None:
    assert said in refused(GLOOM, pack(GLOOM, classes__mine=extension))


def test_a_class_with_the_id_of_another() -> None:
    mat = {"id": "brute", "hand": 1, "health": [1] * 9, "cards": [CARD]}
    assert refused(GLOOM, pack(GLOOM, classes__brute=mat)).endswith(
        "classes/brute.yaml:1: there is already a class called 'brute'; to add to it, write 'extends' instead of 'id'"
    )


def test_a_class_of_a_pack_that_is_not_needed() -> None:
    said = "the class 'brute' is in the pack 'gloomhaven'; add that to 'needs' in pack.yaml"
    assert said in refused(GLOOM, pack(GLOOM, needs=[], classes__brute=BRUTE))
    alone = pack(GLOOM, needs=[], classes__brute=BRUTE)
    with pytest.raises(PackError, match=r"no class is called 'brute' .*; 'needs' in pack\.yaml names no pack with a class"):
        game(GLOOM).rules([alone])


def test_a_class_of_the_same_pack() -> None:
    mat = {"id": "newcomer", "hand": 1, "health": [1] * 9, "cards": [CARD]}
    more = {"extends": "newcomer", "cards": [LATER]}
    said = refused(GLOOM, pack(GLOOM, classes__newcomer=mat, classes__zusatz=more))
    assert said == "classes/zusatz.yaml:1: the class 'newcomer' is in this pack; put all of it into its own file"


@pytest.mark.parametrize("of", [BUGS, GLOOM])
def test_an_area_cannot_be_redrawn(of: str) -> None:
    assert "there is already an area called 'line-3'" in refused(of, pack(of, areas={"areas": {"line-3": "@ x"}}))


# -- Massive Darkness ----------------------------------------------------------------------------------------------------
def bjorn(*extra: PackSource, **setup: Any) -> Table[Any]:
    whole = {"scenario": "walking-in-the-dark", "characters": ["bjorn"], **setup}
    return Table(rules(DARK, *extra), whole, seed=1)


def test_skills_for_a_class() -> None:
    before, after = (rules(DARK, *extra).content.classes["shadow-barbarian"] for extra in ((), (pack(DARK, classes__mine=BARBARIAN),)))
    assert [b.id for b in after.branches] == [*(b.id for b in before.branches), "howl"]
    held = {b.id: [s.text.name for s in b.skills] for b in after.branches}
    assert held["unseen-blow"] == ["Unseen Blow", "Too Late to Scream", "Unheard Blow"]
    assert held["charge"] == [s.text.name for s in before.branches[0].skills]
    new = {effect.id for b in after.branches for s in b.skills for effect in s.effects} - {
        effect.id for b in before.branches for s in b.skills for effect in s.effects
    }
    assert new == {"class/shadow-barbarian/howl/0/0", "class/shadow-barbarian/unseen-blow/2/0"}


def test_a_new_skill_is_bought() -> None:
    table = bjorn(pack(DARK, classes__mine=BARBARIAN), story={"bjorn": {"kind": "shadow-barbarian", "xp": 5}})
    choice = seek(table, lambda d: "buy:howl" in d.keys)
    table.choose("buy:howl", choice.seat)
    assert table.state.heroes["bjorn"].skills == {"howl": 1}


def test_translated_skills_join_those_of_the_class() -> None:
    names = {"skills": {"shadow-barbarian/howl/0": "Вой"}}
    extended = rules(DARK, pack(DARK, classes__mine=BARBARIAN, names__ru=names))
    skills = [branch.skills[0].text.name for branch in extended.content.classes["shadow-barbarian"].branches]
    said = translated(extended, ", ".join(skills), "ru").split(", ")
    assert said == [extended.translated(name, "ru") for name in skills]
    assert said[skills.index("Howl")] == "Вой"


def test_equipment_an_enemy_and_an_adventure() -> None:
    adventure = {
        "id": "hall", "number": 90, "introduction": "In.", "conclusion": "Out.", "defeat": "no.", "tiles": [["6V", "8R"]],
        "start": "a3", "exit": "e1", "levels": {"c1": 1, "d1": 2}, "doors": ["a1-a2", "a3-b3", "c3-d3", "d2-d3", "e1-f1"],
        "enemies": [{"id": "first", "card": "guards-1/rat-king", "at": "b1"}], "objectives": [{"id": "leave", "text": "Leave.", "leave": "all"}],
    }  # fmt: skip
    files = {
        "equipment__treasure-1": {"equipment": [{"id": "tin-sword", "slot": "hand", "kinds": ["sword"], "melee": "yellow 1"}]},
        "enemies": {
            "enemies": [{"id": "rat-king", "role": "agent"}],
            "guards": {"1": [{"enemy": "rat-king", "health": 2, "melee": "yellow 1", "defence": "blue 1"}]},
        },
        "adventures__hall": adventure,
    }
    extra = pack(DARK, **files)
    table = bjorn(extra, scenario="hall")
    assert "tin-sword" in table.state.decks["treasure-1"]
    play(table, RandomBot(1))
    assert table.outcome is not None
    old, new = rules(DARK).content, rules(DARK, extra).content
    assert [*new.cards] == [*old.cards, "guards-1/rat-king"]
    assert [*new.equipment] == [*old.equipment, "tin-sword"]


def test_another_card_of_a_known_enemy_keeps_its_name() -> None:
    known = rules(DARK).content.cards["greater/high-troll"]
    weaker = {"lesser": [{"enemy": "dwarf-agent", "health": 3, "melee": "yellow 1"}]}
    content = rules(DARK, pack(DARK, enemies=weaker, names={"enemies": {}})).content
    assert content.cards["lesser/dwarf-agent"].name == content.cards["guards-1/dwarf-agent"].name
    assert content.cards["greater/high-troll"].name == known.name


@pytest.mark.parametrize(
    ("extension", "said"),
    [
        ({**BARBARIAN, "extends": "barbarian"}, "no class is called 'barbarian' in the packs that this one needs; did you mean 'shadow-barbarian'?"),
        ({**BARBARIAN, "skill": SKILL}, "an extension cannot change 'skill' of a class; it can have: extends, branches"),
        ({"extends": "shadow-barbarian", "branches": [{"id": "charge", "skills": [{**SKILL, "level": 4}]}]},
         "the skills of a branch have rising levels from 1 to 5; those of 'charge' so far have 1, 2, 4"),
        ({"extends": "shadow-barbarian", "branches": [{"id": "Howl", "skills": [SKILL]}]}, "'Howl' is not an id"),
        ({"extends": "shadow-barbarian", "branches": [{"id": "howl", "skills": []}]}, "rising levels"),
    ],
)  # fmt: skip
def test_extensions_of_sheets_that_are_refused(extension: dict[str, Any], said: str) -> None:
    assert said in refused(DARK, pack(DARK, classes__mine=extension))


def test_guards_must_be_complete_together() -> None:
    only = {"enemies": [{"id": "rat", "role": "agent"}], "guards": {"2": [{"enemy": "rat", "health": 2}]}}
    with pytest.raises(PackError, match="guards stand by the levels 1 to 5; missing: 1, 3, 4, 5"):
        game(DARK).rules([pack(DARK, needs=[], enemies=only)])
    assert "levels 1 to 5" in refused(DARK, pack(DARK, enemies={"guards": {"6": []}}))


def test_a_tile_cannot_be_redrawn() -> None:
    tiles = yaml.safe_load(game(DARK).packs()[0].files["tiles.yaml"])["tiles"]
    assert "tiles.yaml:2: there is already a tile called '6V'" in refused(DARK, pack(DARK, tiles={"tiles": {"6V": tiles["6V"]}}))


# -- Buttons & Bugs ------------------------------------------------------------------------------------------------------
def test_no_card_for_a_character() -> None:
    said = refused(BUGS, pack(BUGS, characters__bruiser={"extends": "bruiser", "cards": []}))
    assert said.startswith("characters/bruiser.yaml:1: a character has exactly four cards of level 1 and four of level 2 (BB-CHR-02)")
    assert said.endswith("write a character with an id of its own instead")


def test_an_item_a_monster_and_a_scenario_of_buttons_and_bugs() -> None:
    columns = {result: {"initiative": 40, "does": ["Move 2", "Attack 1"]} for result in "-0+"}
    field = {
        "id": "shelf", "number": 40, "level": 1, "flat": False, "map": "s . 1\n . . 2\n",
        "legend": {"s": "start", "1": {"monster": 1}, "2": {"monster": 2}},
        "monsters": [{"number": 1, "kind": "dust-mite"}, {"number": 2, "kind": next(iter(rules(BUGS).content.monsters))}],
        "goal": ["all monsters are dead"], "goal_text": "Kill them.", "introduction": "Up.", "conclusion": "Down.",
    }  # fmt: skip
    extra = pack(
        BUGS,
        items={"items": [{"id": "crumb", "type": "small", "card": "shelf", "use": "lost", "turn": ["Heal 1, self"]}]},
        monsters={"monsters": [{"id": "dust-mite", "health": 2, "columns": columns}]},
        scenarios__shelf=field,
    )
    table = Table(rules(BUGS, extra), {"scenario": "shelf", "characters": ["bruiser"]}, seed=1)
    choice = seek(table, lambda d: any("crumb" in key for key in d.keys))
    table.choose(next(key for key in choice.keys if "crumb" in key), choice.seat)
    play(table, RandomBot(1))
    assert table.outcome is not None
    old, new = rules(BUGS).content, rules(BUGS, extra).content
    for found in ("items", "monsters", "scenarios", "characters", "cards"):
        assert [id for id in getattr(new, found) if id in getattr(old, found)] == [*getattr(old, found)]


@pytest.mark.parametrize(
    ("of", "setup"),
    [
        (BUGS, {"scenario": "a-rude-welcome", "characters": ["bruiser"]}),
        (GLOOM, {"scenario": "the-smoking-barrow", "characters": ["spellweaver", "tinkerer"]}),
        (DARK, {"scenario": "walking-in-the-dark", "characters": ["elias"]}),
    ],
)
def test_a_game_without_what_was_added_goes_as_before(of: str, setup: dict[str, Any]) -> None:
    files = {GLOOM: {"classes__brute": BRUTE}, DARK: {"classes__mine": BARBARIAN}}.get(of, {})
    one, two = Table(rules(of), setup, seed=4), Table(rules(of, pack(of, **files)), setup, seed=4)
    for table in (one, two):
        play(table, RandomBot(4))
    assert one.journal == two.journal
    assert one.outcome == two.outcome


def test_the_published_packs_are_as_before_without_another() -> None:
    for of in (BUGS, GLOOM, DARK):
        alone = rules(of).lines()
        assert len(alone) == len(set(alone))
        rules(of, pack(of))
        assert rules(of).lines() == alone
