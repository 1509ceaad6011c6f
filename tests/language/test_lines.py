"""Lines with their meaning: read, printed, read again; wrong words met with the nearest known one."""

from __future__ import annotations

import re

import pytest

from undercroft.games.buttons_and_bugs.content.words import CARD_TEXT, SCENARIO_TEXT
from undercroft.games.haven.content import words
from undercroft.games.machina_arcana.content.words import CARD_TEXT as MACHINA_TEXT
from undercroft.language.grammar import LineError, read_shape
from undercroft.language.vocabulary import Amount, Lexicon, Node, one_of

LINES = [
    "Attack 3, range 2, wound",
    "Attack 2 + hexes moved, pierce 2, push 1, Pay consume fire/earth: (attack +1, wound)",
    "Attack 1, range 3, target 2, strengthen self, heal 1 self, Pay consume fire and ice: (+1 target)",
    'Attack 2, area "line-3", advantage',
    "Move 3, jump, Pay consume air: (move +2)",
    "Heal 2, self",
    "Poison, muddle, range 3",
    "Push 2, range 3, target all",
    "Persistent: Shield 2",
    "Persistent: Retaliate 1, range 2, muddle",
    "Round: When you attack, melee: attack +1, pierce 1",
    "Persistent 2x: When any enemy attacks you: shield 1, retaliate 1",
    "Persistent 1x: Instead of you suffer damage: Negate it",
    "Pay consume wild: Heal 2, self",
    "Control, range 4, (Move 2; Attack 2)",
    "Must suffer 1",
    "All enemies suffer 2, range 2",
    "Recover 1, from hand discard, level 1",
    "After any enemy attacks you, Pay consume earth/dark: Poison",
    "After you perform a top action: Perform the bottom action of that card",
    "Lost, unrecoverable",
    "Create 2 wild",
]


@pytest.mark.parametrize("text", LINES)
def test_a_line_prints_as_it_is_written(text: str) -> None:
    line = CARD_TEXT.read(text)
    assert CARD_TEXT.show(line) == text
    assert CARD_TEXT.read(CARD_TEXT.show(line)) == line


def test_a_scenario_rule_may_have_several_conditions() -> None:
    text = "At start of round, If it is round 2 or later, If fewer than 3 moth are on the map: Spawn moth at next of a b c"
    line = SCENARIO_TEXT.read(text)
    assert len(line.conditions) == 2
    assert SCENARIO_TEXT.show(line) == text


def test_a_window_holds_modifiers_and_other_moments_steps() -> None:
    assert CARD_TEXT.read("When you attack: attack +1, wound").modifiers == (words.AttackBonus(1), words.Give("wound"))
    assert CARD_TEXT.read("After you attack: Poison").steps[0].node == words.Give("poison")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Atack 3", "'atack 3' is no ability; did you mean 'attack'"),
        ("Attack 3, rnage 2", "did you mean 'range'"),
        ("Attack many", "attack {value}"),
        ("Attack 3, posion", "did you mean 'poison'"),
        ("When you atack: attack +1", "did you mean 'you attack'|moment"),
        ("Attack 3, Pay consme fire: (wound)", "did you mean 'consume'"),
        ("Attack 3, Pay consume fier: (wound)", "consume {elements}"),
        ("melee: Attack 3", "column"),
        ("Pay consume fire, melee: Attack 3", "qualifies nothing"),
        ("Attack 3, (Round: Shield 1)", "nothing before a colon"),
        ("Attack 3, range 2 or else range 3", "no meaning"),
        ("Lasting 1x Shield 2", "before a colon"),
        ("Attack 3, Pay consume fire: (Pay consume ice: wound)", "list of modifiers"),
    ],
)
def test_a_wrong_word_is_met_with_what_is_known(text: str, said: str) -> None:
    with pytest.raises(LineError, match=said):
        CARD_TEXT.read(text)


def test_amounts_are_captured_or_counted() -> None:
    node = CARD_TEXT.read("Attack adjacent enemies").steps[0].node
    assert isinstance(node, words.Attack)
    assert node.value == Amount(0, "adjacent enemies")
    assert str(Amount(2, "level")) == "2 + level"


def test_a_pattern_with_an_unknown_field_is_a_bug_of_the_game() -> None:
    class Bad(Node, frozen=True):
        PHRASE = "bad {nothing:number}"

    with pytest.raises(TypeError, match="nothing"):
        Lexicon("step", [Bad], {})


class Take(Node, frozen=True):
    PHRASE = "take {count:number} more card(s) {where}"
    count: int
    where: str


TAKEN = Lexicon("step", [Take], {"where": one_of("here", "in the dark")})


def taken(text: str) -> Node:
    phrase = read_shape(text).steps[0].phrase
    assert phrase is not None
    return TAKEN.read(phrase)


@pytest.mark.parametrize(("count", "text"), [(1, "take 1 more card here"), (2, "take 2 more cards in the dark"), (21, "take 21 more cards here")])
def test_a_word_goes_by_the_number_before_it(count: int, text: str) -> None:
    assert taken(text) == Take(count, text.partition(" card")[2].removeprefix("s").strip())
    assert TAKEN.show(taken(text)) == text
    assert TAKEN.patterns[0].usage == "take {count} more cards {where}"
    assert TAKEN.patterns[0].message == "card-take-count-more-cards-where"


def test_the_other_form_is_read_too_and_mended() -> None:
    assert TAKEN.show(taken("take 1 more cards here")) == "take 1 more card here"


@pytest.mark.parametrize("text", ["take 1 more carding here", "take 1 more card in the", "take 1 more card in the dark dark"])
def test_words_that_belong_together_are_read_whole(text: str) -> None:
    with pytest.raises(LineError, match="does not fit"):
        taken(text)


@pytest.mark.parametrize(
    "text",
    [
        "Pay 2 stamina, melee: Attack 2/0; Lasting 1x armor -1, on the target",
        "Pay 2 stamina, range 4 over obstacles, 1 essence: Magical attack 1/1",
        "Pay 1 stamina: If there is a wounded monster then Restore 1 health, on monsters else Magical attack 0/3, on explorers",
        "When you deal damage: Lasting 2x attack rolls +1",
        "Move through walls and closed doors",
    ],
)
def test_prices_may_have_terms_and_steps_may_last(text: str) -> None:
    line = MACHINA_TEXT.read(text)
    assert MACHINA_TEXT.show(line) == text
    assert MACHINA_TEXT.read(MACHINA_TEXT.show(line)) == line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Pay 2 stamina, mele: Attack 2/0", "'mele' is no term; did you mean 'melee'"),
        ("Pay 2 stamina, melee: Lasting armor -1", "says how often it may be stacked"),
        ("Pay 2 stamina: Round armor -1", "'round armor -1' is no ability"),
    ],
)
def test_wrong_terms_and_wrong_lasting_effects_are_refused(text: str, said: str) -> None:
    with pytest.raises(LineError, match=re.escape(said)):
        MACHINA_TEXT.read(text)


def test_games_without_terms_refuse_what_follows_a_price() -> None:
    with pytest.raises(LineError, match="qualifies nothing"):
        CARD_TEXT.read("Pay consume fire, melee: Attack 2")
    with pytest.raises(LineError, match="a step cannot begin with 'lasting'"):
        CARD_TEXT.read("Lasting 1x Shield 1")
