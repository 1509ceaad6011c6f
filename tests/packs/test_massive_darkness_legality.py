"""Lines that the rules of Massive Darkness could not carry out in their place are refused, with the reason."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from undercroft.games.massive_darkness.content import legality
from undercroft.games.massive_darkness.content.words import CARD_TEXT
from undercroft.games.massive_darkness.module import MODULE
from undercroft.kernel.packs import PackError, PackSource
from undercroft.language.grammar import LineError
from undercroft.language.lines import Line

Legal = Callable[[Line], None]


def refused(legal: Legal, text: str) -> str:
    """Why a line is refused; empty where it is not."""
    try:
        legal(CARD_TEXT.read(text))
    except LineError as error:
        return str(error)
    return ""


def test_the_published_pack_is_accepted() -> None:
    assert len(MODULE.rules(MODULE.packs()).content.lines) > 400


@pytest.mark.parametrize(
    ("line", "why"),
    [
        # the wrong side
        ("When you defend: red dice +1", "red dice are not of this side"),
        ("When you defend: attack dice +1", "attack dice are not of this side"),
        ("When you attack: blue dice +1", "blue dice are not of this side"),
        ("When you attack: defence dice +1", "defence dice are not of this side"),
        ("When you attack: shields +1", "shields are not of this side"),
        ("When you attack: attacker swords -1", "the other side's are: defender shields"),
        ("When you attack: defender swords -1", "the other side's are: defender shields"),
        ("When you defend: attacker shields -1", "the other side's are: attacker swords"),
        ("When you defend: defender green dice -1", "the other side's dice are the attacker's: yellow, red"),
        ("When you attack: defender red dice -1", "the other side's dice are the defender's: blue, green"),
        ("When you attack: defender attack dice -1", "the other side's dice are: defender defence dice"),
        ("When you defend: attacker defence dice -1", "the other side's dice are: attacker attack dice"),
        ("When you attack: cancel attack bam", "the symbols to cancel are the other side's: defence"),
        ("When you defend: cancel all defence symbols", "the symbols to cancel are the other side's: attack"),
        ("When you attack: reroll defence blanks", "only your own blanks"),
        ("When you defend: wounds +1", "is for attacks"),
        ("When you defend: no defence dice", "is for attacks"),
        ("When you defend: hit the boss", "is for attacks"),
        # the wrong sign
        ("When you attack: defender shields +1", "only ever weakened"),
        ("When you attack: defender defence dice +1", "only ever weakened"),
        ("When you attack: attack dice -1", "said by their colour"),
        ("When you attack: bams -1", "only ever adds"),
        ("When you attack: wounds -1", "only ever adds"),
        # prices
        ("When you attack, Pay bam: reroll attack dice", "before any symbol is spent"),
        ("When you attack, Pay diamond: flip one attack die", "before any symbol is spent"),
        ("When you attack, Pay bloodlust 1: swords +1, repeat 2", "only what is paid for with symbols"),
        ("When you attack: swords +1, repeat 2", "only what is paid for with symbols"),
        ("When you attack, Pay bam: swords +1, repeat 0", "repeated at least once"),
        ("When you attack, Pay bam: repeat 2", "does nothing"),
        ("When you attack, Pay 0 bams: swords +1", "at least one symbol"),
        ("When you attack: reroll attack dice, reroll defence dice", "one re-roll"),
        ("At start of your activation, Pay bam: Heal 1", "no symbols to pay with"),
        ("When you kill any enemy, Pay diamond: Heal 1", "no symbols to pay with"),
        ("Pay bam: Slippery", "always in force has no price"),
        # conditions
        ("When you attack, If after a reroll: red dice +1", "before any re-roll"),
        ("When you attack, If no wounds are dealt: swords +1", "when the wounds are known"),
        ("When you attack, If no wounds are dealt: reroll attack dice", "when the wounds are known"),
        ("When you attack, Pay bloodlust 1, If no wounds are dealt: stun the target", "nobody bleeds"),
        ("If after a reroll: Slippery", "only in a combat"),
        ("If against a guardian alone: Slippery", "only in a combat"),
        ("At start of your activation, If no wounds are dealt: Heal 1", "only in a combat"),
        ("When you kill any enemy, If after a reroll: Heal 1", "only in a combat"),
        # others
        ("When you attack: heal 1, ally", "has no meaning in a combat"),
        ("When you kill any enemy, melee: Heal 1", "only combats are melee, ranged or magic"),
        ("When you or any ally in the zone defends, Pay bloodlust 1: shields +1", "who bleeds"),
        ("When you or any ally in the zone defends, If wounded 2: shields +1", "for allies too the conditions are"),
        ("When you or any ally in the zone defends: heal 1", "for allies too there is nothing of"),
        ("When this is drawn: Heal 1", "a skill works"),
        ("At start of your activation: Heal 1, range 2", "only an ally is healed at a range"),
        ("At start of your activation: Stun an enemy, ally", "here may follow"),
        ("At start of your activation: Draw 1 treasure, level -1", "the level is the current one or higher"),
        ("At start of your activation: Slippery", "what is done at once"),
        ("Heal 1", "what is always in force"),
        ("Slippery, swords +1", "only Charge and Safe shot"),
        ("Charge, shields +1", "shields are not of this side"),
        ("Charge, blue dice +1", "blue dice are not of this side"),
        ("Safe shot, swords +1, repeat 2", "only what is paid for with symbols"),
        ("Maximum health +3", "1 or 2 more"),
        ("If in shadow: Maximum health +1", "1 or 2 more"),
        ("Actions -1", "only ever give more"),
        ("Movement -1", "only ever give more"),
    ],
)
def test_a_skill_that_could_not_work_is_refused(line: str, why: str) -> None:
    assert why in refused(legality.skill, line)


@pytest.mark.parametrize(
    "line",
    [
        "When you attack, Pay bam: red dice +1, swords +1, repeat 2",
        "When you attack, Pay bam, If after a reroll: red dice +1",
        "When you attack, Pay bam, If no wounds are dealt: stun the target, repeat 2",
        "When you attack: red dice -1, swords +2",
        "When you attack: defender defence dice -1, cancel all defence symbols",
        "When you defend: attacker attack dice -1, cancel attack bam, reroll attack dice",
        "When you or any ally in the zone defends, Pay bam, If in shadow: shields +1",
        "Charge, reroll attack dice, red dice +1, cancel defence bam",
        "At start of your activation, Pay bloodlust 1: Heal 1, self or ally, range 2",
        "If two weapons: Melee actions +1",
    ],
)
def test_a_skill_that_works_is_not(line: str) -> None:
    assert refused(legality.skill, line) == ""


@pytest.mark.parametrize(
    ("legal", "line", "why"),
    [
        (legality.ability, "When you attack, Pay bam: swords +1", "paid for with experience"),
        (legality.ability, "When you or any ally in the zone defends: shields +1", "for its owner's own combats"),
        (legality.ability, "When you attack, If no wounds are dealt: stun the target", "before the wounds are known"),
        (legality.ability, "When you kill any enemy: Heal 1", "in a combat or between actions"),
        (legality.gear, "Maximum health +1", "does not change the maximum health"),
        (legality.consumable, "Slippery", "says how it is used"),
        (legality.consumable, "When you kill any enemy: Heal 1", "says how it is used"),
        (legality.consumable, "When you or any ally in the zone defends: shields +1", "for its owner's own combats"),
        (legality.consumable, "When you attack, If no wounds are dealt: stun the target", "before the wounds are known"),
        (legality.use, "Pay bam: Heal 1", "no price in symbols"),
        (legality.use, "If after a reroll: Heal 1", "only in a combat"),
        (legality.drawn, "If in shadow: Suffer 1", "no conditions"),
        (legality.drawn, "Pay bloodlust 1: Heal 1", "no moment and no price"),
        (legality.event, "Take 1 more action", "no more actions outside activations"),
        (legality.enemy, "When you attack, Pay bloodlust 1: swords +1", "symbols only"),
        (legality.enemy, "When you attack: hit the boss", "an enemy has no use for"),
        (legality.enemy, "When you attack, If two weapons: swords +1", "never holds"),
        (legality.enemy, "When you attack, If against a guardian alone: swords +1", "never holds"),
        (legality.enemy, "Charge", "an enemy knows here only"),
        (legality.enemy, "At start of your activation: All heroes in the zone suffer 1", "only its enemies"),
        (legality.enemy, "At start of your activation: Heal 1, ally", "does it itself"),
    ],
)
def test_each_place_has_its_own_bounds(legal: Legal, line: str, why: str) -> None:
    assert why in refused(legal, line)


def test_all_lines_of_an_ability_are_for_the_same_moment() -> None:
    attack, defend, at_once = map(CARD_TEXT.read, ("When you attack: swords +1", "When you defend: shields +1", "Heal 1"))
    legality.ability_lines([attack, CARD_TEXT.read("When you attack: red dice +1")])
    for lines in ([attack, defend], [attack, at_once]):
        with pytest.raises(LineError, match="all lines of an ability"):
            legality.ability_lines(lines)


@pytest.mark.parametrize(
    ("file", "line", "why"),
    [
        ("heroes.yaml", "When you attack: blue dice +1", "blue dice are not of this side"),
        ("equipment/treasure-1.yaml", "When you attack, Pay bam: reroll attack dice", "before any symbol is spent"),
        ("enemies.yaml", "When you attack, Pay bam: shields +1", "shields are not of this side"),
        ("classes/battle-wizard.yaml", "When you attack: bams -1", "only ever adds"),
    ],
)
def test_a_pack_is_refused_with_the_file_and_the_line(file: str, line: str, why: str) -> None:
    """The first line for attacks in the file is spoilt."""
    with pytest.raises(PackError, match=rf"{file}:\d+: .*{why}"):
        MODULE.rules([spoilt(file, r'"When you attack[^"]*"', f'"{line}"')])


def test_a_pack_with_an_ability_for_two_moments_is_refused() -> None:
    with pytest.raises(PackError, match=r"classes/battle-wizard.yaml:\d+: all lines of an ability"):
        MODULE.rules([spoilt("classes/battle-wizard.yaml", r'"When you attack: bams \+1"', '"When you attack: bams +1", "Heal 1"')])


@pytest.mark.parametrize(
    ("file", "pattern", "text", "why"),
    [
        ("heroes.yaml", r"recommended: \S+", "recommended: battle-wizzard", "no class is called 'battle-wizzard'; did you mean 'battle-wizard'"),
        ("equipment/starting.yaml", r"kinds: \[[^]]*\]", "kinds: [sord]", "no kind of equipment is called 'sord'; did you mean 'sword'"),
        ("enemies.yaml", r"role: mob", "role: mobb", "Invalid enum value 'mobb'; allowed: agent, mob, roaming; did you mean 'mob'"),
    ],
)
def test_a_name_that_does_not_exist_is_met_with_the_nearest(file: str, pattern: str, text: str, why: str) -> None:
    with pytest.raises(PackError, match=rf"{file}:\d+: {why}"):
        MODULE.rules([spoilt(file, pattern, text)])


def test_messages_name_phrases_as_a_person_writes_them() -> None:
    assert refused(legality.skill, "When you defend: wounds +1") == "'wounds +N' is for attacks"


def spoilt(file: str, pattern: str, text: str) -> PackSource:
    """The published pack with the first match in a file replaced."""
    (source,) = MODULE.packs()
    found, count = re.subn(pattern, text, source.files[file], count=1)
    assert count == 1
    return PackSource(source.id, source.version, {**source.files, file: found})
