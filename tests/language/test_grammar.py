"""The shape of a sentence: every kind of line the games need, and errors that say where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.language.grammar import MAX_LINE, LineError, read_shape

DESIGN = """
Attack 3, range 2, Wound
Infuse fire
Move 3, jump, Pay consume air: (move +2)
Slots o o 1xp 1xp: Before you attack any enemy adjacent to any ally: attack +2, pierce 1
Round: Slots o: Before any enemy attacks you: Shield 3, Retaliate 2
Persistent: Summon "Rat Swarm" {hp 2 + L, move 2, attack 1, (Before this attacks: Poison)}
Attack 2 + hexes moved, area "cone3", Pay consume fire/earth: (attack +1, Wound, XP 1)
After you perform a top action: may Perform the bottom action of that card
Pay 2 stamina, reach melee: Attack 2/0; Lasting 1x armor -1, on target
Instead of you lose last health: Lasting 1x Become Ethereal
3x: When you kill any monster: Light any chapter space; Threat -2; Discard this card
Before this mob resolves attack, Pay 1 Bam repeat 3: wounds +1
Pay 1 combat action: Move 2, toward any zone with enemies; Melee attack, re-roll 1, swords +3
Instead of Immortal activates: 2 times (if Heroes is here then Kill Heroes else Move 1, toward any firework in sight or else the Starting Zone)
""".strip().splitlines()


@pytest.mark.parametrize("line", DESIGN)
def test_every_line_of_the_design_has_a_shape(line: str) -> None:
    assert read_shape(line).steps


def test_slots_trigger_and_modifiers() -> None:
    shape = read_shape(DESIGN[3])
    slots, trigger = shape.clauses
    assert slots.slots == ("o", "o", "1xp", "1xp")
    assert trigger.word == "before"
    assert trigger.phrase is not None
    assert trigger.phrase.text == "you attack any enemy adjacent to any ally"
    assert [m.phrase.text for m in shape.steps[0].modifiers if m.phrase] == ["pierce 1"]


def test_a_rider_has_a_price_and_a_group() -> None:
    (step,) = read_shape(DESIGN[2]).steps
    jump, rider = step.modifiers
    assert jump.phrase is not None
    assert rider.price is not None
    assert (jump.phrase.text, rider.price.text) == ("jump", "consume air")
    assert rider.group is not None


def test_a_span_before_a_step_is_not_a_head() -> None:
    attack, lasting = read_shape(DESIGN[8]).steps
    assert attack.phrase is not None
    assert (lasting.span, lasting.uses) == ("lasting", 1)


def test_an_alternative_keeps_its_fallback() -> None:
    (repeat,) = read_shape(DESIGN[13]).steps
    assert repeat.repeat == 2
    assert repeat.group is not None
    (choice,) = repeat.group.steps
    assert choice.condition is not None
    assert choice.otherwise is not None
    assert [p.text for p in choice.otherwise.modifiers[0].otherwise] == ["the starting zone"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "ends too early"),
        ("Attack 3,", "ends too early"),
        ("Attack 3 (wound", "column 10"),
        ("Attack 3 & wound", "column 10"),
        ("Pay consume fire", "ends too early"),
        ("x" * (MAX_LINE + 1), "may have"),
        ("(" * 40 + "Move 1" + ")" * 40, "deep"),
    ],
)
def test_errors_say_where(line: str, said: str) -> None:
    with pytest.raises(LineError, match=said):
        read_shape(line)


def complaint(line: str) -> str:
    """What is said of a line; anything but a LineError breaks the test."""
    try:
        read_shape(line)
    except LineError as e:
        return str(e)
    return ""


@given(st.text(max_size=120))
def test_any_text_is_read_or_refused(line: str) -> None:
    assert "\n" not in complaint(line)


@given(st.lists(st.sampled_from(DESIGN[0].split() + list("(){}:;,") + ["Pay", "if", "then", "else", "2x", "+1"]), max_size=20))
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    assert "\n" not in complaint(" ".join(words))
