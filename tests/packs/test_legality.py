"""Lines that read well but could not be carried out where they stand are refused when the pack is loaded."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.buttons_and_bugs.position import card, monster, pack

from undercroft.games.buttons_and_bugs.content.loading import load
from undercroft.kernel.packs import PackError


def refused(said: str, **content: Any) -> None:
    with pytest.raises(PackError, match=said):
        load([pack("s", **content)])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Shield 2", "'shield' cannot stand on a card without a life span; what can: attack, move"),
        ("Negate it", "cannot stand on a card"),
        ("Perform the bottom action of that card", "cannot stand on a card"),
        ("Persistent: Attack 3", "after a life span without a moment"),
        ("Persistent 2x: Shield 1", "neither uses nor a price"),
        ("Turn: When you attack: attack +1", "'Turn' cannot begin a line here; what can: Round, Persistent"),
        ("Persistent: After you attack: Control, (Move 1)", "cannot wait for this moment"),
        ("Round: When you attack, Pay consume fire: attack +1", "has no price"),
        ("Persistent: Instead of you suffer damage: Heal 1, self", "against damage"),
        ("When you attack: attack +1", "no moment"),
        ("If all monsters are dead: Heal 2, self", "no condition"),
        ("Heal 2, self, Pay consume fire: (attack +1)", "put it before the line"),
        ("Strengthen, self, Pay consume fire: (wound)", "put it before the line"),
        ("Control, (Heal 2)", "can move and attack"),
        ("Attack 3, (Move 2)", "only Control"),
        ("Control", "needs the abilities"),
        ("2 times (Attack 1)", "no meaning on cards"),
        ('Attack 2, area "nowhere"', "no area is called 'nowhere'"),
    ],
)
def test_card_lines(line: str, said: str) -> None:
    refused(f"characters/tester.yaml:[0-9]+: .*{said}", cards=[card("odd", top=line)])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Control, (Move 2)", "cannot stand in a monster's column"),
        ("All enemies suffer 2", "cannot stand in a monster's column"),
        ("Recover 1", "cannot stand in a monster's column"),
        ("Persistent: Shield 1", "what can: Round"),
        ("Round: When you attack: attack +1", "no moment"),
        ("Pay consume fire: Attack 2", "no price before a whole line"),
        ("Heal 2, Pay consume fire: (wound)", "put it before the line"),
    ],
)
def test_monster_columns(line: str, said: str) -> None:
    refused(f"monsters.yaml:[0-9]+: .*{said}", kinds=[monster("odd", zero=[line])])


@pytest.mark.parametrize(
    ("line", "said"), [("Round: Shield 1", "has no life span"), ("Attack 2", "among traits"), ("At set-up: Shield 1", "no moment")]
)
def test_traits(line: str, said: str) -> None:
    refused(f"monsters.yaml:[0-9]+: .*{said}", kinds=[monster("odd", traits=[line])])


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"effect": "Heal 2, self"}, "cannot be used at this moment"),
        ({"effect": "Round: When you attack: attack +1"}, "no life span"),
        ({"effect": "After you attack: Heal 2, self"}, "after this moment"),
        ({"turn": ["Attack 2"]}, "cannot stand on an item for your turn"),
        ({"turn": ["Persistent: Shield 1"]}, "what can: Turn, Round"),
        ({}, "either an 'effect'"),
        ({"effect": "When you attack: attack +1", "turn": ["Heal 1, self"]}, "either an 'effect'"),
    ],
)
def test_items(fields: dict[str, Any], said: str) -> None:
    refused(f"items.yaml:[0-9]+: .*{said}", own_items=[{"id": "odd", "type": "small", "card": "1", "use": "spent", **fields}])


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("Suffer 1", "begins with its moment"),
        ("When you attack: Suffer 1", "is no modifier|begins with its moment"),
        ("When all monsters are dead: Suffer 1", "is no moment"),
        ("Round: At start of round: Suffer 1", "no life span"),
        ("At start of round: Spawn nobody at a", "nothing is called 'nobody'"),
        ("At start of round: Spawn grub at z", "no place 'z'"),
        ("At start of round: Next round spawn grub at next of a; Suffer 1", "a line of its own"),
    ],
)
def test_scenario_rules(rule: str, said: str) -> None:
    with pytest.raises(PackError, match=f"scenarios/field.yaml:[0-9]+: .*({said})"):
        load([pack("s A", rules=[rule], scenario={"flat": False})])


def test_hazards() -> None:
    with pytest.raises(PackError, match="cannot stand on a hazard"):
        load([pack("s !", legend={"!": {"hazard": "Attack 2"}}, scenario={"flat": False})])
