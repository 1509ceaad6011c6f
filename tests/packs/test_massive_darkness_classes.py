"""The heroes and classes of the pack "Massive Darkness": what the facts of the rules documents say of them, and whole skill trees besides."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import undercroft.packs
import undercroft.server
from undercroft.games.massive_darkness.content import words
from undercroft.games.massive_darkness.content.loading import load
from undercroft.games.massive_darkness.content.model import Class, Content, Skill
from undercroft.games.massive_darkness.content.words import CARD_TEXT
from undercroft.language.lines import Line
from undercroft.language.packs import read_pack
from undercroft.language.vocabulary import Node

FOLDER = Path(undercroft.packs.__file__).parent / "massive_darkness"
ICONS = json.loads((Path(undercroft.server.__file__).parent / "icons.json").read_text("utf-8"))["icons"]
RECOMMENDED = {
    "siegfried": "pit-fighter-berserker",
    "elias": "battle-wizard",
    "sybil": "nightshade-ranger",
    "bjorn": "shadow-barbarian",
    "owen": "paladin-of-fury",
    "whisper": "bloodmoon-nightrunner",
}
CLASSES = {
    "battle-wizard": "Battle Wizard",
    "bloodmoon-nightrunner": "Bloodmoon Nightrunner",
    "nightshade-ranger": "Nightshade Ranger",
    "paladin-of-fury": "Paladin of Fury",
    "pit-fighter-berserker": "Pit Fighter Berserker",
    "shadow-barbarian": "Shadow Barbarian",
}
each_class = pytest.mark.parametrize("id", CLASSES)


@cache
def pack() -> Content:
    return load([read_pack(FOLDER)])


def document(name: str) -> Any:
    return yaml.safe_load((FOLDER / name).read_text("utf-8"))


def branch(id: str, name: str) -> list[tuple[int, int, tuple[str, ...]]]:
    """A branch of a class as level, cost and lines of its skills."""
    found = next(b for b in pack().classes[id].branches if b.id == name)
    return [(s.text.level, s.text.cost, s.text.does) for s in found.skills]


def does(id: str, name: str) -> list[tuple[int, tuple[str, ...]]]:
    """A branch without its costs."""
    return [(level, lines) for level, _, lines in branch(id, name)]


def skills(of: Class) -> Iterator[Skill]:
    """Everything on a class sheet."""
    yield of.ability
    yield of.skill
    for row in of.branches:
        yield from row.skills


def lines(of: Class) -> Iterator[Line]:
    for skill in skills(of):
        yield from (effect.line for effect in skill.effects)


def with_step(kind: type[Node]) -> set[str]:
    """The classes that have such a skill."""
    return {id for id, of in pack().classes.items() if any(isinstance(step.node, kind) for line in lines(of) for step in line.steps)}


def conditions(of: Class, kind: type[Node]) -> int:
    """How many lines of a class sheet hang on a condition."""
    return sum(any(isinstance(c, kind) for c in line.conditions) for line in lines(of))


def defends(line: Line) -> bool:
    return line.trigger is not None and isinstance(line.trigger.moment, words.YouDefend | words.AllyDefends)


def attacks_with(line: Line, kind: type[Node]) -> bool:
    return line.trigger is not None and any(isinstance(q, kind) for q in line.trigger.qualifiers)


# -- heroes --------------------------------------------------------------------------------------------------------------
def test_the_six_heroes_and_what_they_are_advised_to_be() -> None:
    """Facts F8 and F9."""
    assert {id: hero.text.recommended for id, hero in pack().heroes.items()} == RECOMMENDED
    assert {hero.name for hero in pack().heroes.values()} == {"Siegfried", "Elias", "Sybil", "Bjorn", "Owen", "Whisper"}


def test_shadow_skills_that_are_known() -> None:
    """Fact F27 and the sample data."""
    assert pack().heroes["elias"].text.shadow == "When you attack: bams +1"
    assert pack().heroes["whisper"].text.shadow == "When you attack: defender shields -1"
    assert "Keen Eye" in pack().heroes["sybil"].text.about


def test_heroes_differ_and_do_not_say_twice_that_it_is_dark() -> None:
    heroes = list(pack().heroes.values())
    texts = [text for hero in heroes for text in (hero.text.skill, hero.text.shadow)]
    assert len(set(texts)) == len(texts) == 12
    assert not any(isinstance(c, words.InShadow) for hero in heroes for c in hero.shadow.line.conditions)


# -- classes: what is known ----------------------------------------------------------------------------------------------
def test_the_six_classes() -> None:
    """Fact F10."""
    assert {id: of.name for id, of in pack().classes.items()} == CLASSES


def test_the_battle_wizard() -> None:
    """Fact F28."""
    bams = "When you attack, Pay 2 bams: swords +3"
    assert does("battle-wizard", "fireball") == [
        (1, (bams,)), (3, (bams, "When you attack, Pay diamond: swords +2")), (5, (bams, "When you attack, Pay diamond: swords +4")),
    ]  # fmt: skip
    assert does("battle-wizard", "shadow-magic")[0][1] == ("When you attack, If in shadow: blanks count as bams",)


def test_the_paladin_of_fury() -> None:
    """Fact F29."""
    assert {b.id for b in pack().classes["paladin-of-fury"].branches} >= {
        "bastion-of-defense", "shield-of-fury", "taunt", "light-in-the-darkness", "enhance-health",
    }  # fmt: skip
    assert does("paladin-of-fury", "bastion-of-defense")[0][1] == ("At start of your activation: Heal 1, self or ally",)
    assert all(re.match("Payback [1-3]$", lines[0]) for _, lines in does("paladin-of-fury", "shield-of-fury"))
    assert all(lines[0] == "Taunt" for _, lines in does("paladin-of-fury", "taunt"))
    light = "When you or any ally in the zone defends, If in shadow: shields +1"
    assert does("paladin-of-fury", "light-in-the-darkness")[0][1] == (light,)


def test_the_nightshade_ranger() -> None:
    """The sample sheet, with the costs of fact F30."""
    of = pack().classes["nightshade-ranger"]
    assert (of.ability.text.name, of.ability.text.does) == ("Knowledge of Weak Points", ("When you attack: reroll any defence dice",))
    assert of.skill.text.does == ("Slippery",)
    assert branch("nightshade-ranger", "steady-aim") == [
        (1, 5, ("When you attack, ranged: reroll attack dice",)),
        (3, 5, ("When you attack, ranged: reroll attack or defence dice",)),
    ]
    assert branch("nightshade-ranger", "dark-hunter") == [
        (2, 5, ("When you attack, If in shadow: defender defence dice -1",)),
        (4, 5, ("When you attack, If in shadow: defender defence dice -2",)),
    ]
    assert branch("nightshade-ranger", "enhance-health")[0] == (2, 5, ("Maximum health +1",))
    assert all(lines[0].startswith("Safe shot") for _, lines in does("nightshade-ranger", "safe-shot"))


def test_the_charge_branch() -> None:
    """The sample branch, which is the Barbarian's here."""
    assert does("shadow-barbarian", "charge") == [
        (1, ("Charge",)), (2, ("Charge, reroll attack dice",)), (4, ("Charge, reroll attack dice, swords +3",)),
    ]  # fmt: skip


# -- classes: whole sheets -----------------------------------------------------------------------------------------------
@each_class
def test_the_ability_costs_one_and_the_class_skill_nothing(id: str) -> None:
    """MD-CLS-02, MD-CLS-03."""
    of = pack().classes[id]
    assert (of.ability.text.level, of.ability.text.cost) == (1, 1)
    assert (of.skill.text.level, of.skill.text.cost) == (1, 0)


@each_class
def test_branches_rise_in_level_and_never_fall_in_cost(id: str) -> None:
    """MD-CLS-01, MD-CLS-05, fact F30."""
    of = pack().classes[id]
    assert len(of.branches) in (5, 6)
    assert len({b.id for b in of.branches}) == len(of.branches)
    for row in of.branches:
        levels, costs = [s.text.level for s in row.skills], [s.text.cost for s in row.skills]
        assert len(levels) in (2, 3)
        assert levels == sorted(set(levels))
        assert costs == sorted(costs)
        assert all(cost == 5 if level <= 3 else 5 <= cost <= 10 for level, cost in zip(levels, costs))
    assert {s.text.level for row in of.branches for s in row.skills} == {1, 2, 3, 4, 5}


@each_class
def test_every_class_can_enhance_its_health(id: str) -> None:
    """MD-CLS-09, MD-HER-03."""
    assert branch(id, "enhance-health") == [(2, 5, ("Maximum health +1",)), (4, 5, ("Maximum health +2",))]


@each_class
def test_no_two_skills_of_a_class_are_the_same(id: str) -> None:
    of = pack().classes[id]
    texts, names = [s.text.does for s in skills(of)], [s.text.name for s in skills(of)]
    assert len(set(texts)) == len(texts)
    assert len(set(names)) == len(names)


def test_no_two_classes_share_a_branch_but_health() -> None:
    """Every class is another way to play: but for health no two branches are the same, nor are abilities and class skills."""
    seen: dict[object, str] = {}
    for id, of in pack().classes.items():
        for row in of.branches:
            if row.id != "enhance-health":
                assert seen.setdefault(tuple(s.text.does for s in row.skills), f"{id}/{row.id}") == f"{id}/{row.id}"
                assert seen.setdefault(row.id, id) == id
    for part in ("ability", "skill"):
        assert len({getattr(of, part).text.does for of in pack().classes.values()}) == len(CLASSES)


@each_class
def test_light_and_shadow_matter_to_every_class(id: str) -> None:
    """MD-ZON-08."""
    assert conditions(pack().classes[id], words.InShadow)


def test_the_characters_of_the_classes() -> None:
    """The table of classes: what each is good at, and nobody else so well."""
    classes = pack().classes
    assert with_step(words.Spellblade) == {"battle-wizard"}
    assert with_step(words.Teleport) == {"battle-wizard"}
    assert with_step(words.Taunt) == with_step(words.Payback) == {"paladin-of-fury"}
    assert with_step(words.Charge) == {"shadow-barbarian"}
    assert with_step(words.SafeShot) == {"nightshade-ranger"}
    assert {id for id, of in classes.items() if conditions(of, words.Wounded)} == {"pit-fighter-berserker"}
    assert max(classes, key=lambda id: conditions(classes[id], words.InShadow)) == "bloodmoon-nightrunner"
    guarded = {id: sum(defends(line) for line in lines(of)) for id, of in classes.items()}
    assert max(guarded, key=guarded.__getitem__) == "paladin-of-fury"
    assert guarded["bloodmoon-nightrunner"] == 0
    assert guarded["pit-fighter-berserker"]
    for kind, ids in ((words.Melee, ("bloodmoon-nightrunner", "pit-fighter-berserker", "shadow-barbarian")), (words.Ranged, ("nightshade-ranger",))):
        for id in ids:
            assert sum(attacks_with(line, kind) for line in lines(classes[id])) >= 5
    for id in ("bloodmoon-nightrunner", "shadow-barbarian"):
        assert any(attacks_with(line, words.Ranged) for line in lines(classes[id]))


# -- texts ---------------------------------------------------------------------------------------------------------------
def written() -> Iterator[tuple[str, str]]:
    """Every line of the heroes and classes as it stands in its file."""
    for hero in document("heroes.yaml")["heroes"]:
        yield hero["id"], hero["skill"]
        yield hero["id"], hero["shadow"]
    for id in CLASSES:
        sheet = document(f"classes/{id}.yaml")
        for skill in (sheet["ability"], sheet["skill"], *(s for row in sheet["branches"] for s in row["skills"])):
            yield from ((f"{id}: {skill['name']}", line) for line in skill["does"])


@pytest.mark.parametrize(("where", "text"), list(written()))
def test_lines_print_as_they_are_written(where: str, text: str) -> None:
    line = CARD_TEXT.read(text)
    assert CARD_TEXT.show(line) == text
    assert CARD_TEXT.read(CARD_TEXT.show(line)) == line


@pytest.mark.parametrize("id", [*RECOMMENDED, *CLASSES])
def test_everybody_has_an_icon_and_two_sentences(id: str) -> None:
    of = (pack().heroes.get(id) or pack().classes[id]).text
    assert of.icon in ICONS
    assert len(re.findall(r"[.!?](?: |$)", of.about)) == 2
    assert of.about == " ".join(of.about.split())
