"""How questions are put and options are named: what words of options mean that stand for several things."""

from __future__ import annotations

import pytest

from tests.rules.machina_arcana.position import Position, position
from undercroft.presentation.telling import Teller


def asked(p: Position, locale: str = "en") -> tuple[str, dict[str, str]]:
    """The question and its options as they are read."""
    assert p.table.decision is not None
    teller = Teller(p.table, max(p.table.decision.seat, 0), locale)
    question = teller.refresh().questions[0]
    return teller.prompt(question), {choice.key: teller.choice(choice) for choice in question.choices}


def test_what_an_explorer_can_do_is_named() -> None:
    p = position("a C .|.\nE X .!.\n", explorers=1).begin()
    with p.arrange() as s:
        s.lit = [p.cell("2,2")]
    question, options = asked(p)
    assert question == "What does Ann do? Stamina left: 6."
    assert options["activate:2,1"] == "Open the chest at 2,1"
    assert options["activate:2,2"] == "Activate the chapter space at 2,2"
    assert options["invoke:1,2"] == "Use the event space at 1,2: gain 1 essence and invoke an explorer event"
    assert options["roll:1,2"] == "Use the event space at 1,2: roll against the horror rating"
    assert options["pass"] == "Pass: end the turn"


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "Close the door between 1,1 and 2,1"),
        ("ru", "Закрыть дверь между клетками 1,1 и 2,1"),
        ("uk", "Зачинити двері між клітинками 1,1 і 2,1"),
    ],
)
def test_a_door_is_named_by_the_spaces_on_both_sides(locale: str, text: str) -> None:
    p = position("a!.").begin()
    assert asked(p, locale)[1]["close-door:1,1:2,1"] == text


def test_an_ability_of_ones_own_is_its_text_and_others_say_their_card() -> None:
    p = position("a", items=[{"id": "flask", "type": "consumable", "active": ["Pay this card: restore 1 health"]}]).begin()
    with p.arrange():
        p.own("ann", "flask")
    options = asked(p)[1]
    assert options["use:item/flask/active/0"] == "Flask: This card: Restore 1 health"
    with p.arrange():
        p.put("brute", "2,1")
    assert asked(p)[1]["use:explorer/ann/active/0"] == "2 stamina, melee: Attack 1/0"


def test_essence_is_given_to_somebody_and_items_are_given_away() -> None:
    """The same word for three things."""
    p = position("a b S", explorers=2)
    with p.arrange() as s:
        s.explorers["ann"].essence, s.explorers["bob"].essence = 2, 3
        p.own("bob", "trinket")
    p.begin("bob").go("seal:3,1")
    assert asked(p)[0] == "Bob needs 4 essence. How much of it is Bob’s own? The others are asked for the rest."
    p.go("own:2")
    question, options = asked(p)
    assert question == "Bob lacks 2 essence. How much does Ann give?"
    assert list(options.values()) == ["2", "1", "Nothing"]
    p.go("give:0")
    while p.prompt != "act":
        p.go("withdraw")
    p.go("trade:ann")
    assert asked(p)[1]["give:trinket"] == "Give Trinket"


def test_two_decks_are_named_together() -> None:
    p = (
        position("a C", items=[{"id": "coat", "type": "apparel", "part": "torso"}, {"id": "hat", "type": "apparel", "part": "head"}])
        .begin()
        .go("activate:2,1")
    )
    question, options = asked(p)
    assert question == "From which decks does Ann draw two items?"
    assert options == {"decks:apparel:apparel": "Apparel, both cards", "decks:apparel:artifact": "Apparel and artifacts"}


def test_tiles_that_are_discarded_are_named() -> None:
    """Whatever is asked when the board grows too large names the tiles."""
    p = position("a")
    assert p.rules.content.title("first") == "First"
    assert p.rules.content.title("second-back") == "Second Back"
