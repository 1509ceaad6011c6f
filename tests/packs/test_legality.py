"""Lines that read well but could not be carried out where they stand are refused when the pack is loaded."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.buttons_and_bugs.position import card, monster, pack

from undercroft.games.buttons_and_bugs.content.loading import load
from undercroft.games.buttons_and_bugs.module import PACK
from undercroft.kernel.packs import PackError, PackSource
from undercroft.language.packs import read_pack


def refused(said: str, **content: Any) -> None:
    with pytest.raises(PackError, match=said):
        load([pack("s", **content)])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Shield 2", "'shield 2' cannot stand on a card without a life span; what can: attack N, move N"),
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
        ("Move 1, muddle self", "'muddle self' does nothing after 'move 1'; what can stand here: move .N, jump; write 'Muddle, self' as a line"),
        ("Attack 2, jump", "'jump' does nothing after 'attack 2'"),
        ("Attack 2, Pay consume fire: (target all)", "'target all' does nothing when it is paid for with 'attack 2'"),
        ("Recover 1, range 2", "'range 2' does nothing"),
        ("Recover 1, from lots", "cards are not recovered from 'lots'; did you mean 'lost'"),
        ("Strengthen, self, push 1", "'push 1' does nothing after 'strengthen' for yourself; .*write 'Push 1' as a line of its own"),
        ("Create 1 fire, range 2", "'range 2' does nothing"),
        ("Infuse fire, range 2", "'range 2' does nothing after"),
        ("Infuse fire; Attack 2", "is an icon of the card"),
        ("Lost; Attack 2", "is an icon of the card"),
        ("Control, range 3, (Move 2, range 2)", "'range 2' does nothing after 'move 2'"),
        ("Control, push 1, (Move 2)", "'push 1' does nothing after 'control'"),
        ("Round: When you move: wound", "'wound' does nothing when you move"),
        ("Round: When any enemy attacks you: pierce 1", "'pierce 1' does nothing"),
        ("Persistent: Shield 1, push 1", "'push 1' does nothing"),
        ("When you attack: attack +1", "put 'Round:' or 'Persistent:' before it"),
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
        ("Attack 2, target all", "'target all' does nothing after 'attack 2'"),
        ("Move 2, wound", "'wound' does nothing after 'move 2'"),
        ("Infuse fire; Move 2", "is an icon of the card"),
        ("Muddle, target 2", "'muddle' in a monster's column has one target"),
        ("Muddle, Pay consume fire: (pierce 1)", "'pierce 1' does nothing when it is paid for"),
    ],
)
def test_monster_columns(line: str, said: str) -> None:
    refused(f"monsters.yaml:[0-9]+: .*{said}", kinds=[monster("odd", zero=[line])])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Round: Shield 1", "has no life span"), ("Attack 2", "among traits"), ("At set-up: Shield 1", "no moment"),
        ("Shield 1, push 1", "'push 1' does nothing"),
    ],
)
def test_traits(line: str, said: str) -> None:
    refused(f"monsters.yaml:[0-9]+: .*{said}", kinds=[monster("odd", traits=[line])])


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"effect": "When you attack: jump"}, "'jump' does nothing when you attack"),
        ({"turn": ["Heal 2, self, wound self"]}, "'wound self' does nothing"),
        ({"turn": ["When you attack: attack +1"]}, "put 'Turn:' or 'Round:' before it"),
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
        ("At start of round: Spawn grubb at a", "did you mean 'grub'"),
        ("When grubb dies: Suffer 1", "nothing is called 'grubb'; did you mean 'grub'"),
        ("When you enter z: Suffer 1", "no place 'z'"),
        ("At start of round, If counter x is at least 1: Suffer 1", "no rule counts 'x'"),
        ("At start of round: Suffer 1, elite", "'elite' does nothing after 'suffer 1'"),
        ("At start of round: Next round spawn grub at next of a; Suffer 1", "a line of its own"),
    ],
)
def test_scenario_rules(rule: str, said: str) -> None:
    with pytest.raises(PackError, match=f"scenarios/field.yaml:[0-9]+: .*({said})"):
        load([pack("s A", rules=[rule], scenario={"flat": False})])


def test_hazards() -> None:
    with pytest.raises(PackError, match="cannot stand on a hazard"):
        load([pack("s !", legend={"!": {"hazard": "Attack 2"}}, scenario={"flat": False})])


@pytest.mark.parametrize(("attacks", "said"), [("target all", "'target all' does nothing among the attacks"), ("jump", "does nothing")])
def test_what_a_monster_adds_to_its_attacks(attacks: str, said: str) -> None:
    refused(f"monsters.yaml:[0-9]+: .*{said}", kinds=[{**monster("odd"), "attacks": attacks}])


def test_modifier_tables() -> None:
    with pytest.raises(PackError, match=r"tables.yaml:[0-9]+: 'jump' does nothing in a modifier table; what can stand here: .N target, pierce N"):
        load([altered("tables.yaml", '"+1"', '"+1, jump"')])


def altered(file: str, old: str, new: str) -> PackSource:
    """The published pack with a mistake."""
    files = read_pack(PACK).files
    assert old in files[file]
    return PackSource("buttons-and-bugs", "2", {**files, file: files[file].replace(old, new, 1)})


@pytest.mark.parametrize("field", ["goal", "loss"])
def test_a_name_in_a_goal_is_reported_at_its_own_line(field: str) -> None:
    source = pack("s A", rules=["At start of round: Suffer 1"], scenario={"flat": False, field: ["every grubb is dead"]})
    text = source.files["scenarios/field.yaml"]
    line = 1 + text[: text.index("every grubb")].count("\n")
    with pytest.raises(PackError, match=f"scenarios/field.yaml:{line}: nothing is called 'grubb'; did you mean 'grub'"):
        load([source])
