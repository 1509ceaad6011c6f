"""Gloomhaven: lines that read well but would do nothing, or that name what does not exist, are refused with their file and line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.gloomhaven.position import card, kind, pack

from undercroft.games.gloomhaven.content.loading import load
from undercroft.games.gloomhaven.module import PACK
from undercroft.kernel.packs import PackError, PackSource
from undercroft.language.packs import read_pack

FIELD = """
    1 A
     . v
    """


def refused(file: str, said: str, **content: Any) -> None:
    with pytest.raises(PackError, match=f"^{file}:[0-9]+: .*{said}"):
        load([pack(FIELD, monsters={"A": "grub"}, **content)])


def accepted(**content: Any) -> None:
    load([pack(FIELD, monsters={"A": "grub"}, **content)])


# -- modifiers -----------------------------------------------------------------------------------------------------------
NOTHING = [
    ("Pull 2, range 4, muddle self", "'muddle self' does nothing after 'pull 2'; .*write 'Muddle, self' as a line of its own"),
    ("Move 1, muddle self", "'muddle self' does nothing after 'move 1'; what can stand here: move \\+N, jump, infuse ELEMENTS; write 'Muddle, self'"),
    ("Loot 1, poison", "'poison' does nothing after 'loot 1'; what can stand here: infuse ELEMENTS; write 'Poison' as a line of its own"),
    ("Infuse fire, range 3", "'range 3' does nothing after 'infuse fire'; what can stand here: nothing"),
    ("Move 1, heal 1 self", "write 'Heal 1, self' as a line of its own"),
    ("Recover 1 discarded, bless self", "write 'Bless, self' as a line of its own"),
    ("Xp 1, range 2", "'range 2' does nothing"),
    ("Attack 2, jump", "'jump' does nothing after 'attack 2'"),
    ("Attack 2, shield 1", "'shield 1' does nothing"),
    ("Attack 2, shield 1 self", "modifier cards only: write 'Round: Shield 1' as a line of its own"),
    ("Attack 2, heal 1 ally", "modifier cards only"),
    ("Attack 2, double counts as zero", "does nothing"),
    ("Attack 2, xp 1", "'xp 1' does nothing after 'attack 2'; .*write 'Xp 1' as a line of its own"),
    ("Attack 2, self", "'self' does nothing"),
    ("Attack 2, elite", "'elite' does nothing"),
    ("Move 2, range 3", "'range 3' does nothing"),
    ("Heal 2, wound self", "'wound self' does nothing"),
    ("Heal 2, self, range 3", "with 'self' has no range"),
    ("Heal 2, pierce 1", "'pierce 1' does nothing"),
    ("Bless, anywhere", "only enemies are reached so"),
    ("Suffer 1, range 2", "'range 2' does nothing"),
    ("All enemies suffer 1, range +1", "'range \\+1' does nothing"),
    ("Remove 1 negative condition, ally", "'ally' does nothing"),
    ("Create trap 2, push 1", "'push 1' does nothing"),
    ("Create obstacle, target 2", "'target 2' does nothing"),
    ("Teleport 3, range 2", "'range 2' does nothing"),
    ("Swap places, push 1", "'push 1' does nothing"),
    ("Refresh 1 spent, range 2", "'range 2' does nothing"),
    ("Control, push 1, (Move 1)", "'push 1' does nothing after 'control'"),
    ("Control, (Move 1, range 2)", "can jump; nothing else"),
    ("Lost, range 2", "'range 2' does nothing after 'lost'; what can stand here: unrecoverable"),
    ("Lost; Attack 2", "'lost' is an icon of the card"),
    ("Pay consume fire: Lost", "'lost' is an icon of the card"),
    ("Attack 2, Pay consume fire: (move +1)", "'move \\+1' does nothing when it is paid for with 'attack 2'"),
    ("Move 2, Pay consume fire: (poison)", "'poison' does nothing when it is paid for"),
    ("Heal 2, Pay consume fire: (target all)", "'target all' does nothing when it is paid for"),
    ("Suffer 1, Pay consume fire: (range +1)", "a price with a colon inside a line can go with: attack N, move N"),
    ("Round: Shield 1, range 2", "does nothing without 'target all'"),
    ("Round: Shield 1, push 1", "'push 1' does nothing after 'shield 1'"),
    ("Round: Retaliate 1, Pay consume fire: (retaliate 1)", "a price with a colon"),
    ("Round: When you attack: jump", "'jump' does nothing when you attack; what can stand here: attack \\+N"),
    ("Round: When you attack: range +1", "'range \\+1' does nothing"),
    ("Round: When you attack: shield 1 self", "'shield 1 self' does nothing"),
    ("Round: When you move: attack +1", "'attack \\+1' does nothing when you move; what can stand here: move \\+N, jump"),
    ("Round: When any enemy attacks you: pierce 1", "'pierce 1' does nothing"),
    ("Round: When any attack damages you: disadvantage", "'disadvantage' does nothing"),
    ("Persistent: When you kill any enemy: Heal 1, self, infuse fire", "'infuse fire' does nothing"),
    ('Persistent: Summon "Rat" {hp 2, move 2, attack 1}, range 2', "'range 2' does nothing after 'summon \"Rat\"'"),
    ('Persistent 2x: Summon "Rat" {hp 2, move 2, attack 1}', "a summon has no uses"),
    ('Persistent: Summon "Rat" {hp 2, move 2, attack 1, jump}', "'jump' is no figure of a summon"),
]


@pytest.mark.parametrize(("line", "said"), NOTHING)
def test_a_modifier_that_would_do_nothing_on_a_card(line: str, said: str) -> None:
    refused("classes/tester.yaml", said, cards=[card("odd", top=line)])


@pytest.mark.parametrize(
    "line",
    [
        "Attack 2, range 3, target 2, muddle self, heal 1 self, infuse fire, xp 1 per target", "Move 2, jump, infuse fire",
        "Heal 2, range 3, target all, bless, Pay consume fire: (heal +1, xp 1)", "Muddle, self", "Pull 2, range 4, target 2, wound",
        "Curse, anywhere, target all", "Create trap 2, poison, range 2", "Loot 1, infuse dark", "Control, range 3, (Move 2, jump)",
        "Round: Retaliate 1, range 3", "Round: Shield 1, target all, range 2", "Round: Shield 1, self", "Lost, unrecoverable",
    ],
)  # fmt: skip
def test_modifiers_that_the_rules_carry_out(line: str) -> None:
    accepted(cards=[card("good", top=line)])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Move 2", "'move 2' cannot stand on a monster card without a life span: .*write 'Move \\+2'; what can: move \\+N, attack \\+N"),
        ("Attack 3", "write 'Attack \\+3'"),
        ("Move +0, poison", "'poison' does nothing after 'move \\+0'"),
        ("Attack +0, xp 1 per target", "'xp 1 per target' does nothing"),
        ("Wound, target 2", "'target 2' does nothing"),
        ("Loot 1, range 2", "'range 2' does nothing"),
        ("Infuse fire, wound", "'wound' does nothing"),
        ("Create trap 2, range 2", "'range 2' does nothing"),
        ("Focus weakest, range 2", "'range 2' does nothing"),
        ("Wound, Pay consume fire: (target all)", "'target all' does nothing when it is paid for with 'wound'"),
        ("Special 1; Move +0", "a line of its own"),
        ("Round: Shield 1, Pay consume fire: (xp 1)", "'xp 1' does nothing"),
        ("If all monsters are dead: Move +0", "no condition"),
    ],
)
def test_a_modifier_that_would_do_nothing_on_a_monster_card(line: str, said: str) -> None:
    refused("decks.yaml", said, kinds=[kind("odd", does=(line,), specials=[["Move +0"]])])


def test_a_character_has_no_attack_of_its_own_to_change() -> None:
    refused("classes/tester.yaml", "so write 'Move 2'", cards=[card("odd", top="Move +2")])


@pytest.mark.parametrize(("traits", "attacks", "said"), [
    ("Shield 1, target all", "", "'target all' does nothing after 'shield 1'"), ("", "jump", "'jump' does nothing among the attacks of a stat card"),
    ("", "range 3", "'range 3' does nothing"),
])  # fmt: skip
def test_stat_cards(traits: str, attacks: str, said: str) -> None:
    refused("monsters.yaml", said, kinds=[kind("odd", traits=traits, attacks=attacks)])


def item(**fields: Any) -> dict[str, Any]:
    return {"id": "odd", "number": 999, "slot": "small", "price": 10, "copies": 1, "use": "spent", **fields}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"effect": "When you attack: range 3"}, "'range 3' does nothing when you attack"),
        ({"effect": "When you move: wound"}, "'wound' does nothing when you move"),
        ({"turn": ["Heal 2, self, infuse fire"]}, "'infuse fire' does nothing"),
        ({"turn": ["Pay consume fire: Heal 2, self"]}, "has no price"),
        ({"turn": ["Heal 2, bless self"]}, "write 'Bless, self'"),
        ({"turn": ["When you attack: attack +1"]}, "put 'Turn:' or 'Round:' before it"),
        ({"effect": "When you perform an attack: range 3", "slot": "tiny"}, "Invalid enum value 'tiny'; allowed: body, head, legs, one-hand, small"),
    ],
)
def test_items(fields: dict[str, Any], said: str) -> None:
    refused("items.yaml", said, own_items=[item(**fields)])


def test_a_moment_on_a_card_needs_a_life_span() -> None:
    refused("classes/tester.yaml", "no uses and no condition of its own; .* put 'Round:' or 'Persistent:' before it",
            cards=[card("odd", top="When you attack: attack +1")])  # fmt: skip


@pytest.mark.parametrize(("text", "said"), [("+1, attack +1", "'attack \\+1' does nothing on a modifier card"), ("+0, advantage", "does nothing")])
def test_modifier_cards(text: str, said: str) -> None:
    refused("classes/tester.yaml", said, class_modifiers={"odd": text})


@pytest.mark.parametrize(
    ("does", "said"),
    [("Heal 2, range 3", "'range 3' does nothing"), ("Pay consume fire: Heal 1, self", "no price"), ("Round: Shield 1", "no life span")],
)
def test_treasures(does: str, said: str) -> None:
    refused("scenarios/field.yaml", said, treasures={"1": {"does": [does]}}, legend={"v": {"treasure": 1}})


# -- names ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("content", "file", "said"),
    [
        ({"does": ["Summon normal grubb"]}, "decks.yaml", "no monster is called 'grubb'; did you mean 'grub'"),
        ({"does": ["Summon normal/none/elite grubb"]}, "decks.yaml", "did you mean 'grub'"),
        ({"does": ["Attack +0, summon normal grubb beside the target"]}, "decks.yaml", "did you mean 'grub'"),
        ({"does": ["Attack +0, Pay consume fire: (summon normal grubb beside the target)"]}, "decks.yaml", "did you mean 'grub'"),
        ({"attacks": "summon normal grubb beside the target"}, "monsters.yaml", "did you mean 'grub'"),
        ({"does": ["Special 1"], "specials": [["Summon normal grubb"]], "boss": True}, "monsters.yaml", "did you mean 'grub'"),
        ({"does": ["Special 2"], "specials": [["Move +0"]], "boss": True}, "monsters.yaml", "the deck 'odd' calls for special 2, and 'odd' has 1"),
        ({"does": ["Special 1"], "specials": [["Special 1"]], "boss": True}, "monsters.yaml", "cannot call for another"),
        ({"does": ["Summon normal odd"], "boss": True}, "decks.yaml", "'odd' has no normal figures; it has: boss"),
        ({"others": "grubb", "boss": True}, "monsters.yaml", "no monster is called 'grubb'; did you mean 'grub'"),
    ],
)
def test_monsters_named_by_monsters(content: dict[str, Any], file: str, said: str) -> None:
    refused(file, said, kinds=[kind("odd", **content)])


def test_a_monster_may_name_one_of_a_later_file_of_its_pack() -> None:
    accepted(kinds=[kind("odd", does=["Summon normal last"], others="last"), kind("last")])


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("At set-up: Spawn grubb at v", "no monster is called 'grubb'; did you mean 'grub'"),
        ("At set-up: Spawn normal altar at v", "no monster is called 'altar'"),
        ("At set-up: Spawn grub at w", "the map has no place 'w'; known: v"),
        ("At set-up: Every grubb gains wound", "nothing is called 'grubb'; did you mean 'grub'"),
        ("When grubb dies: Count deaths +1", "nothing is called 'grubb'"),
        ("When any character enters w: Count deaths +1", "no place 'w'"),
        ("When any grub dies: Read 3", "is no moment|does not fit"),
        ("At set-up: Read 3", "no section 3"),
        ("At set-up: Monster deck gains 2 wound", "'wound' is no card of a modifier deck; what is: curse, bless"),
        ("At set-up: Open v", "is no door"),
        ("At start of round, If counter deaths is at least 2: Every grub gains wound", "no rule counts 'deaths'; known: rounds"),
        ("At set-up: Upgrade 1 normal monsters in this room", "cannot stand among the rules of a scenario"),
        ("At set-up: It loses 1 cards", "this moment has none"),
        ("At set-up: Spawn grub at v, permanently", "'permanently' does nothing after 'spawn grub at v'; what can stand here: elite"),
        ("At set-up: Characters gain wound, elite", "'elite' does nothing"),
    ],
)
def test_names_in_rules(rule: str, said: str) -> None:
    refused("scenarios/field.yaml", f"({said})", rules=["At end of round: Count rounds +1", rule], objects={"altar": {"health": 3}})


@pytest.mark.parametrize("field", ["goal", "loss"])
def test_a_name_in_a_goal_is_reported_at_its_own_line(field: str) -> None:
    content: dict[str, Any] = {field: ["every grubb is dead"]}
    source = pack(FIELD, monsters={"A": "grub"}, rules=["At end of round: Count rounds +1"], **content)
    text = source.files["scenarios/field.yaml"]
    line = 1 + text[: text.index("every grubb")].count("\n")
    with pytest.raises(PackError, match=f"scenarios/field.yaml:{line}: nothing is called 'grubb'; did you mean 'grub'"):
        load([source])


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        ({"monster": "grubb", "ranks": "nnn"}, "no monster is called 'grubb'; did you mean 'grub'"),
        ({"ally": "grubb"}, "no monster is called 'grubb'; did you mean 'grub'"),
        ({"object": "alter"}, "'alter' is not among the objects of this scenario; did you mean 'altar'"),
        ({"section": 4}, "no section 4"),
        ({"trap": ["wond"]}, "did you mean 'wound'"),
        ({"terrain": "difficlt"}, "Invalid enum value 'difficlt'; allowed: .*did you mean 'difficult'"),
        ("obstcle", "means nothing on a map; did you mean 'obstacle'"),
    ],
)
def test_names_in_the_legend(mark: Any, said: str) -> None:
    refused("scenarios/field.yaml", said, legend={"v": mark}, objects={"altar": {"health": 3}})


def damaged(file: str, old: str, new: str) -> PackSource:
    """The published pack with a mistake."""
    files = read_pack(PACK).files
    assert old in files[file]
    return PackSource("gloomhaven", "1", {**files, file: files[file].replace(old, new, 1)})


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("Every bandit-gard gains wound", "no monster is called 'bandit-gard'; did you mean 'bandit-guard'"),
        ("Spawn bandit-guard at a", "cannot stand on a room card"),
        ("Read 1", "cannot stand on a room card"),
        ("Monster deck gains 1 wound", "'wound' is no card"),
        ("All monsters gain strengthen, elite", "'elite' does nothing"),
        ("Persistent: When you attack: xp 1 per target", "'xp 1 per target' does nothing"),
        ("Persistent: At start of your turn: Recover 1 discarded", "cannot stand at the start of a monster's turn"),
        ("When you attack: attack +1", "put 'Round:' or 'Persistent:' before it"),
    ],
)
def test_penalties_of_the_random_dungeon(new: str, said: str) -> None:
    text = read_pack(PACK).files["dungeon.yaml"]
    old = next(line for line in text.splitlines() if line.strip().startswith("minor:"))
    with pytest.raises(PackError, match=f"dungeon.yaml:[0-9]+: .*{said}"):
        load([damaged("dungeon.yaml", old, f'{old.partition("minor:")[0]}minor: "{new}"')])


def test_a_translated_section_exists() -> None:
    text = "scenarios:\n  the-smoking-barrow:\n    sections: {'99': x}\n"
    files = {**read_pack(PACK).files, "translations/ru.yaml": text}
    with pytest.raises(PackError, match=r"translations/ru.yaml:3: no section of this scenario is called '99'; known: 1"):
        load([PackSource("gloomhaven", "1", files)])
