"""The equipment of the pack "Massive Darkness" against the facts and samples of its rules document, and against what cards of a level may be."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

import undercroft.packs
import undercroft.server
from undercroft.games.massive_darkness.content import words
from undercroft.games.massive_darkness.content.dice import ATTACK, DEFENCE, LIMIT, NO_DICE, Pool, expected
from undercroft.games.massive_darkness.content.loading import load, read_dice
from undercroft.games.massive_darkness.content.model import Content, Effect, Equipment, Trap
from undercroft.games.massive_darkness.content.traits import KINDS
from undercroft.games.massive_darkness.content.words import ATTACKS, CARD_TEXT, GEAR
from undercroft.language.lines import Line
from undercroft.language.packs import read_pack
from undercroft.language.vocabulary import Node

LEVELS = range(1, 6)
SIZES = {"starting": 19, "artifacts": 6, "treasure-1": 41, "treasure-2": 36, "treasure-3": 34, "treasure-4": 33, "treasure-5": 32}
BLUNT = ("mace", "hammer")


@cache
def pack() -> Content:
    return load([read_pack(Path(undercroft.packs.__file__).parent / "massive_darkness")])


def deck(name: str) -> list[Equipment]:
    return [card for card in pack().equipment.values() if card.deck == name]


def traps(name: str) -> list[Trap]:
    return [trap for trap in pack().traps.values() if trap.deck == name]


def treasure(level: int) -> list[Equipment]:
    return deck(f"treasure-{level}")


def swords(card: Equipment) -> list[Pool]:
    """The attack dice of a card, by type of attack."""
    return [card.dice[name] for name in ATTACKS if name in card.dice]


def shields(card: Equipment) -> Pool:
    return card.dice.get("defence", NO_DICE)


def worth(pool: Pool) -> Fraction:
    return sum((expected(colour) for colour in pool.each()), Fraction(0))


def sort(card: Equipment) -> str:
    """What a card counts as in the mix of a deck."""
    if swords(card):
        return "weapon"
    if shields(card) != NO_DICE:
        return "protection"
    return "consumable" if card.text.consumable else "item"


def lines(card: Equipment) -> list[Line]:
    return [effect.line for effect in (*card.effects, *card.use)]


def nodes(line: Line) -> list[Node]:
    """What a line does."""
    found = [*line.modifiers]
    for step in line.steps:
        assert step.node is not None
        found += [step.node, *step.modifiers]
    return found


each_deck = pytest.mark.parametrize("name", SIZES)


# -- how many ------------------------------------------------------------------------------------------------------------
@each_deck
def test_decks_have_their_sizes(name: str) -> None:
    """F16, F19, and the six artifacts."""
    assert sum(card.text.copies for card in deck(name)) + sum(trap.text.copies for trap in traps(name)) == SIZES[name]


def test_every_card_is_in_one_of_the_decks() -> None:
    assert {card.deck for card in pack().equipment.values()} == set(SIZES)
    assert {trap.deck for trap in pack().traps.values()} == {f"treasure-{level}" for level in LEVELS}


@pytest.mark.parametrize("level", LEVELS)
def test_a_deck_is_a_mix(level: int) -> None:
    count = Counter({"luck or trap": sum(trap.text.copies for trap in traps(f"treasure-{level}"))})
    for card in treasure(level):
        count[sort(card)] += card.text.copies
    aim = {"weapon": 45, "protection": 20, "item": 15, "consumable": 12, "luck or trap": 8}
    assert set(count) == set(aim)
    for name, percent in aim.items():
        assert abs(100 * count[name] / count.total() - percent) <= 3, (name, count)


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_repeats_only_a_few_times(level: int) -> None:
    copies = [card.text.copies for card in treasure(level)]
    assert max(copies) <= 3
    assert sum(n == 1 for n in copies) > len(copies) * 3 // 4


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_every_way_to_fight(level: int) -> None:
    """Melee with one hand and with two, ranged, magic; and every kind that skills may ask for, but for the few maces and hammers."""
    cards = treasure(level)
    assert {card.text.slot for card in cards if "melee" in card.dice} == {"hand", "two-hands"}
    assert all(any(name in card.dice for card in cards) for name in ATTACKS)
    assert {kind for card in cards for kind in card.text.kinds} >= set(GEAR) - set(BLUNT)


# -- facts ---------------------------------------------------------------------------------------------------------------
def test_heroes_begin_with_an_armour_and_a_weapon() -> None:
    """MD-SET-14, F19: six leather armours and thirteen weapons."""
    copies = {card.id: card.text.copies for card in deck("starting")}
    assert copies.pop("leather-armour") == 6
    assert sum(copies.values()) == 13
    assert all(sort(pack().equipment[id]) == "weapon" for id in copies)
    assert {name for id in copies for name in ATTACKS if name in pack().equipment[id].dice} == set(ATTACKS)
    assert all(card.level == 1 for card in deck("starting"))


SAMPLES: list[tuple[str, str, str, dict[str, str], tuple[str, ...]]] = [
    ("Leather Armour", "starting", "body", {"defence": "blue 1"}, ()),
    ("Fire Sword", "", "hand", {"melee": "red 1"}, ("When you attack, melee, Pay bam: swords +2",)),
    ("Hammer", "", "hand", {"melee": "yellow 2"}, ()),
    ("Plate Armour", "treasure-2", "body", {"defence": "blue 2"}, ()),
    ("Chainmail", "", "body", {"defence": "blue 1"}, ()),
    ("Bastard Sword", "treasure-2", "hand", {"melee": "", "defence": "blue 1"}, ()),
    ("Cold-steel Armour", "treasure-3", "body", {"defence": "green 2"}, ()),
    ("Dwarven Shield", "treasure-3", "hand", {"defence": "green 1"}, ()),
    ("Ice Sword", "treasure-2", "hand", {"melee": ""}, ("When you attack, melee, Pay bam: ",)),
    ("Ice Mace", "", "", {"melee": ""}, ("When you attack, melee, Pay bam: stun the target",)),
    ("Staff of Protection", "", "", {"magic": "", "defence": ""}, ("When you defend, Pay bam and diamond: shields +3",)),
    ("Royal Crown", "", "none", {}, ("When you attack, Pay bam: defender shields -1",)),
    ("Armour of Life", "", "body", {"defence": ""}, ("When you defend, Pay ",)),
    ("Long Sword", "starting", "hand", {"melee": "", "defence": "blue 1"}, ()),
    ("Mace", "starting", "hand", {"melee": "yellow 1"}, ()),
]
"""The sample cards and F20 to F22: name, deck, slot, dice and the beginnings of lines; what is empty is not known and ours."""


@pytest.mark.parametrize(("name", "where", "slot", "dice", "does"), SAMPLES, ids=[sample[0] for sample in SAMPLES])
def test_sample_cards(name: str, where: str, slot: str, dice: dict[str, str], does: tuple[str, ...]) -> None:
    (card,) = [card for card in pack().equipment.values() if card.name == name]
    assert where in ("", card.deck)
    assert slot in ("", card.text.slot)
    assert set(card.dice) == set(dice)
    for kind, known in dice.items():
        if known:
            assert card.dice[kind] == read_dice(known, DEFENCE if kind == "defence" else ATTACK)
    for begins in does:
        assert any(text.startswith(begins) for text in card.text.does)


@pytest.mark.rule("MD-ENC-07")
def test_what_a_weapon_does_in_attacks_it_does_in_attacks_of_its_types() -> None:
    """A sword does nothing for a wand in the other hand; one card lets its blade work magic."""
    found = []
    for card in pack().equipment.values():
        types = {name for name in ATTACKS if name in card.dice}
        spells = {"magic"} if any(isinstance(step.node, words.Spellblade) for e in card.effects for step in e.line.steps) else set()
        for effect in card.effects:
            trigger = effect.line.trigger
            if types and trigger is not None and isinstance(trigger.moment, words.YouAttack):
                named = {KINDS[type(q)] for q in trigger.qualifiers}
                assert named, f"{card.id}: {effect.id} is for all attacks"
                assert named <= types | spells, f"{card.id}: {effect.id}"
                found.append(card.id)
    assert {"fire-sword", "ice-sword", "serpent-dagger", "twin-fangs", "runeblade"} <= set(found)


def test_maces_and_hammers() -> None:
    """F23: nine in all decks, six of them for one hand and three for two."""
    found = [card for card in pack().equipment.values() if set(card.text.kinds) & set(BLUNT)]
    hands = Counter({"hand": 0, "two-hands": 0})
    for card in found:
        hands[card.text.slot] += card.text.copies
    assert hands == {"hand": 6, "two-hands": 3}
    assert "mace" in {card.id for card in found}


@pytest.mark.parametrize(
    ("level", "set_id", "cards"),
    [
        (2, "kings", {"King's Armour": "protection", "King's Sword": "weapon", "Royal Crown": "item"}),
        (4, "knights", {"Knight's Armour": "protection", "Knight's Lance": "weapon", "Knight's Shield": "protection"}),
    ],
)
def test_sets(level: int, set_id: str, cards: dict[str, str]) -> None:
    """F24; the cards of a set can be worn together (MD-EQP-03)."""
    found = [card for card in pack().equipment.values() if card.text.set == set_id]
    assert {card.name: sort(card) for card in found} == cards
    assert all(card.deck == f"treasure-{level}" and card.text.copies == 1 for card in found)
    slots = Counter(card.text.slot for card in found)
    assert slots["body"] == 1
    assert slots["hand"] + 2 * slots["two-hands"] <= 2


def test_there_are_no_other_sets() -> None:
    assert {card.text.set for card in pack().equipment.values()} == {"", "kings", "knights"}


# -- what a card may be --------------------------------------------------------------------------------------------------
@each_deck
def test_slots_fit_what_a_card_is(name: str) -> None:
    """MD-EQP-02 … 10: armour is worn, weapons and shields are held, two hands are for weapons, and what is used up needs no slot."""
    for card in deck(name):
        text = card.text
        match text.slot:
            case "body":
                assert sort(card) == "protection", card.id
                assert set(text.kinds) <= {"armour"}, card.id
            case "two-hands":
                assert sort(card) == "weapon", card.id
            case "hand":
                assert "armour" not in text.kinds, card.id
                assert ("shield" in text.kinds) == (sort(card) == "protection"), card.id
            case _:
                assert text.kinds == (), card.id
        assert len(text.kinds) == 1 or not swords(card), card.id
        if text.consumable:
            assert text.slot == "none", card.id
        else:
            assert text.use == (), card.id


MOST = {1: ("yellow 2", "yellow 2"), 2: ("yellow 2", "red 1, yellow 1"), 3: ("red 1, yellow 1", "red 2"),
        4: ("red 2", "red 2, yellow 1"), 5: ("red 2", "red 2, yellow 2")}  # fmt: skip
"""The best attack dice of a level, for one hand and for two."""
MOST_DEFENCE = {1: "blue 1", 2: "blue 2", 3: "green 2", 4: "green 2", 5: "green 2, blue 1"}


@each_deck
def test_dice_are_within_the_limits_of_the_level(name: str) -> None:
    """MD-DIE-06 for all; and no card is beyond its level."""
    for card in deck(name):
        assert all(max(pool) <= LIMIT for pool in card.dice.values()), card.id
        if name == "artifacts":
            continue
        one, two = (worth(read_dice(text, ATTACK)) for text in MOST[card.level])
        assert all(worth(pool) <= (one if card.text.slot == "hand" else two) for pool in swords(card)), card.id
        assert worth(shields(card)) <= worth(read_dice(MOST_DEFENCE[card.level], DEFENCE)), card.id


@pytest.mark.parametrize("slot", ["hand", "two-hands"])
def test_weapons_grow_with_the_level(slot: str) -> None:
    def mean(level: int) -> Fraction:
        pools = [max(map(worth, swords(card))) for card in treasure(level) if card.text.slot == slot and swords(card)]
        return sum(pools, Fraction(0)) / len(pools)

    means = [mean(level) for level in LEVELS]
    assert means == sorted(set(means))


def test_armour_grows_with_the_level() -> None:
    def mean(level: int) -> Fraction:
        pools = [worth(shields(card)) for card in treasure(level) if sort(card) == "protection"]
        return sum(pools, Fraction(0)) / len(pools)

    means = [mean(level) for level in LEVELS]
    assert means == sorted(set(means))


def test_artifacts_are_more_than_treasure() -> None:
    """Six different ones, without a level (MD-TRA-07), with three powers each; those with dice have better ones than any treasure's."""
    found = deck("artifacts")
    assert len(found) == 6
    assert all(card.level == 0 and card.text.copies == 1 and len(card.effects) == 3 for card in found)
    assert all(len(card.effects) < 3 for level in LEVELS for card in treasure(level))
    for card in found:
        if shields(card) != NO_DICE and not swords(card):
            assert worth(shields(card)) > max(worth(shields(other)) for other in treasure(5))
        for pool in swords(card):
            assert pool.red == LIMIT


# -- lines ---------------------------------------------------------------------------------------------------------------
def _printed(texts: tuple[str, ...], effects: tuple[Effect, ...]) -> None:
    assert len(texts) == len(effects)
    for text, effect in zip(texts, effects):
        shown = CARD_TEXT.show(effect.line)
        assert shown == text
        assert CARD_TEXT.read(shown) == effect.line


@each_deck
def test_lines_print_as_written_and_read_back(name: str) -> None:
    for card in deck(name):
        _printed(card.text.does, card.effects)
        _printed(card.text.use, card.use)


def _asks_for_a_diamond(price: Node | None) -> bool:
    match price:
        case words.PayBoth() | words.PayOne(symbol="diamond") | words.PayMany(symbols="diamonds"):
            return True
        case _:
            return False


REROLLS = (words.Reroll, words.RerollSome, words.RerollEither, words.RerollBlanks, words.Flip)


@each_deck
def test_enchantments_work_where_they_stand(name: str) -> None:
    """A weapon's line is for an attack the weapon can make (MD-ENC-07); a card that asks for a diamond has dice with diamonds (MD-DIE-03); a
    re-roll has no price, nor has what cancels defence symbols in an attack: it would come too late (MD-CMB-12, MD-ENC-15)."""
    for card in deck(name):
        spellblade = any(isinstance(node, words.Spellblade) for line in lines(card) for node in nodes(line))
        for line in lines(card):
            if line.trigger is None or not line.trigger.moment.WINDOW:
                continue
            attacking = isinstance(line.trigger.moment, words.YouAttack)
            if attacking and swords(card):
                types = {type(q).PHRASE for q in line.trigger.qualifiers}
                assert types <= {*card.dice, *(["magic"] if spellblade else [])}, card.id
            if _asks_for_a_diamond(line.price):
                assert any(pool.red for pool in swords(card)) if attacking else shields(card).green, card.id
            for node in nodes(line):
                if line.price is not None:
                    assert not isinstance(node, REROLLS), card.id
                    assert not (attacking and isinstance(node, words.Cancel | words.CancelAll)), card.id
                if isinstance(node, words.Dice):
                    assert node.colour in (ATTACK if attacking else DEFENCE), card.id


@each_deck
def test_kinds_asked_for_can_be_found(name: str) -> None:
    """A card that wants another kind of equipment finds it among the treasure of its own level, and is not that kind itself."""
    for card in deck(name):
        for line in lines(card):
            for condition in line.conditions:
                if isinstance(condition, words.With):
                    assert condition.gear not in card.text.kinds, card.id
                    assert any(condition.gear in other.text.kinds for other in treasure(card.level)), card.id


def test_traps_hurt_and_luck_helps() -> None:
    """MD-PIC-10: every level has both; what they do shows on which side they are, and their lines print as written."""
    harm = (words.Suffer, words.Stunned, words.All, words.PatrolGuard, words.PatrolRoamer, words.RoamersAct)
    help = (words.GainXp, words.AllGainXp, words.DrawTreasure, words.FullHeal)
    for level in LEVELS:
        assert {trap.text.luck for trap in traps(f"treasure-{level}")} == {True, False}
    for trap in pack().traps.values():
        _printed(trap.text.does, trap.effects)
        assert trap.text.name.startswith("Luck!") == trap.text.luck
        assert trap.text.text
        for effect in trap.effects:
            assert all(isinstance(step.node, help if trap.text.luck else harm) for step in effect.line.steps)


# -- no two alike --------------------------------------------------------------------------------------------------------
def test_no_two_cards_of_a_level_differ_only_in_name() -> None:
    """Their kind aside, two cards differ in slot, dice or text; starting equipment counts as level 1 (MD-EQP-11)."""
    for level in range(6):
        cards = [card for card in pack().equipment.values() if card.level == level]
        seen: dict[object, str] = {}
        for card in cards:
            text = card.text
            key = (text.slot, tuple(card.dice.items()), text.does, text.use, text.consumable)
            assert key not in seen, (card.id, seen.get(key))
            seen[key] = card.id


def test_no_two_traps_are_alike() -> None:
    does = [trap.text.does for trap in pack().traps.values()]
    assert len(does) == len(set(does))


def test_names_are_different() -> None:
    names = [card.name for card in pack().equipment.values()] + [trap.text.name for trap in pack().traps.values()]
    assert [name for name, n in Counter(names).items() if n > 1] == []


def test_plain_cards_are_few() -> None:
    """Every card an idea: those with dice alone are the plainest of the samples."""
    plain = {card.name for level in LEVELS for card in treasure(level) if not card.effects and not card.use}
    assert plain == {"Hammer", "Wooden Shield", "Bastard Sword", "Plate Armour", "Cold-steel Armour", "Dwarven Shield"}


def test_icons_are_of_the_set() -> None:
    known = json.loads((Path(undercroft.server.__file__).parent / "icons.json").read_text())["icons"]
    assert {card.text.icon for card in pack().equipment.values()} <= set(known)
