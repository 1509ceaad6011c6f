"""Card text in other languages: every line of the shipped pack, and all that scenes print besides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest

from undercroft.games.buttons_and_bugs.content.model import Content
from undercroft.games.buttons_and_bugs.content.printing import item_lines, printed
from undercroft.games.buttons_and_bugs.content.words import CARD_TEXT, PRINTED_TEXT, SCENARIO_TEXT
from undercroft.games.buttons_and_bugs.module import MODULE
from undercroft.games.buttons_and_bugs.table.view import attack_text, half_lines
from undercroft.language.lines import Line, Vocabulary
from undercroft.language.translation import spoken, translate
from undercroft.language.vocabulary import Lexicon, Node
from undercroft.presentation.voices import voice_of
from undercroft.text.messages import locales

BOTH = (CARD_TEXT, SCENARIO_TEXT, PRINTED_TEXT)
OTHERS = [locale for locale in locales() if locale != "en"]
IDS = {"kind", "place", "places", "name", "shape"}
"""Fields of nodes that hold ids and names, which stay as they are."""


@pytest.fixture(scope="module")
def content() -> Content:
    return MODULE.rules(MODULE.packs()).content


def ids_in(value: Any) -> Iterator[str]:
    """The ids and names that stand in the nodes of a line."""
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            inner = getattr(value, field)
            if isinstance(value, Node) and field in IDS:
                yield from inner if isinstance(inner, tuple) else (inner,)
            yield from ids_in(inner)
    elif isinstance(value, tuple):
        for one in value:
            yield from ids_in(one)


def check_translated(text: str, ids: list[str]) -> None:
    for id in sorted(ids, key=len, reverse=True):
        text = re.sub(rf"(?<![\w-]){re.escape(id)}(?![\w-])", "", text)
    assert not re.search("[A-Za-z]", text), text


@pytest.mark.parametrize("locale", OTHERS)
def test_every_ability_line_is_printed(content: Content, locale: str) -> None:
    assert len(content.abilities) > 500
    rules = [rule for scenario in content.scenarios.values() for rule in scenario.rules]
    for id, ability in content.abilities.items():
        vocabulary = SCENARIO_TEXT if ability in rules else CARD_TEXT
        said = vocabulary.show(ability.line, voice_of("buttons-and-bugs", locale))
        check_translated(said, list(ids_in(ability.line)))
        assert translate(vocabulary.show(ability.line), BOTH, voice_of("buttons-and-bugs", locale)) == said, id


@pytest.mark.parametrize(("locale", "said"), [("ru", "Атака 2, область (линия 3)"), ("uk", "Атака 2, зона ефекту: лінія 3")])
def test_an_area_is_named_by_its_shape(locale: str, said: str) -> None:
    assert translate('Attack 2, area "line-3"', BOTH, voice_of("buttons-and-bugs", locale)) == said


@pytest.mark.parametrize("locale", OTHERS)
def test_whom_a_line_concerns_is_read_again_and_printed_in_other_languages(content: Content, locale: str) -> None:
    spelled = [ability for id, ability in content.abilities.items() if not id.startswith("scenario/")]
    assert len(spelled) > 400
    for ability in spelled:
        text = printed(ability)
        assert PRINTED_TEXT.show(PRINTED_TEXT.read(text)) == text
        check_translated(re.sub('"[^"]*"', "", translate(text, BOTH, voice_of("buttons-and-bugs", locale))), [])


@pytest.mark.parametrize("locale", OTHERS)
def test_every_goal_and_loss_is_printed(content: Content, locale: str) -> None:
    for scenario in content.scenarios.values():
        for node in (*scenario.goal, *scenario.loss):
            said = translate(SCENARIO_TEXT.conditions.show(node), BOTH, voice_of("buttons-and-bugs", locale))
            check_translated(said, list(ids_in(node)))


@pytest.mark.parametrize("locale", OTHERS)
def test_halves_items_monsters_hazards_and_tables_are_printed(content: Content, locale: str) -> None:
    texts = [text for card in content.cards.values() for side in (card.a, card.b) for half in (side.top, side.bottom) for text in half_lines(half)[0]]
    texts += [text for item in content.items.values() for text in item_lines(item)]
    for monster in content.monsters.values():
        texts += [attack_text(monster.attacks)] if attack_text(monster.attacks) else []
        texts += [f"Immune: {', '.join(monster.immune)}"] if monster.immune else []
    texts += [hazard.text for scenario in content.scenarios.values() for hazard in scenario.ground.hazard_at.values()]
    tables = [*content.tables.values(), *(table for who in content.characters.values() for table in who.tables.values())]
    texts += [" | ".join(entry.text for entry in row) for table in tables for row in table]
    assert len(texts) > 500
    for text in texts:
        check_translated(re.sub('"[^"]*"', "", translate(text, BOTH, voice_of("buttons-and-bugs", locale))), [])


@pytest.mark.parametrize("locale", OTHERS)
def test_names_and_stories_stay_as_they_are(content: Content, locale: str) -> None:
    names = [card.side(side).name for card in content.cards.values() for side in "ab"]
    names += [thing.name for things in (content.items, content.monsters, content.characters) for thing in things.values()]
    told = [text for s in content.scenarios.values() for text in (s.text.goal_text, s.text.loss_text, s.text.rules_text, s.text.introduction)]
    for text in (*names, *told):
        assert translate(text, BOTH, voice_of("buttons-and-bugs", locale)) == text


@pytest.mark.parametrize(
    ("text", "russian"),
    [
        ("Attack 3, range 2", "Атака 3, дальность 2"),
        ("Attack 1 + hexes moved, Pay consume air: (pierce 2)", "Атака 1 + пройденные клетки; за использование стихии (воздух): пробой 2"),
        ("Persistent 2x: When any enemy attacks you, melee: shield 2", "Пока не использовано ○ ○: когда враг атакует вас, в ближнем бою: щит 2"),
        ("Persistent 1x: Instead of you suffer damage: Negate it", "Пока не использовано ○: вместо получения урона: отмените этот урон"),
        ("After you attack: Control, (Move 1)", "После вашей атаки: управление врагом (движение 1)"),
        ("Must suffer 1", "Обязательно: получите 1 единицу урона"),
        ("2 times (Move 1; Attack 2)", "2 раза (движение 1; атака 2)"),
        ("If all monsters are dead then Heal 1 else Attack 2", "Если все монстры убиты, то лечение 1; иначе атака 2"),
        ("Slots o o: When you attack: attack +1", "○ ○: когда вы атакуете: атака +1"),
        ("Recover 1, from hand discard, level 1", "Верните на руку 1 карту, откуда: рука, сброс, уровень 1"),
        ("Infuse fire/air", "Повысить заряд стихии (огонь/воздух)"),
        ("Lost, unrecoverable", "Потеря карты, без возврата"),
        ("Attacks: wound, pierce 2", "Атаки: рана, пробой 2"),
        ("Immune: poison, muddle", "Невосприимчивость: отравление, смятение"),
        ("it is round 10 or later", "идёт раунд 10 или более поздний"),
        ("consume fire: attack +1, wound", "атака +1, рана за использование стихии (огонь)"),
        ("fire/air (The Whole Box)", "огонь/воздух (The Whole Box)"),
        ("-1 | miss | +1, wound", "-1 | промах | +1, рана"),
        ("attack +1; When you attack: pierce 2", "атака +1; Когда вы атакуете: пробой 2"),
        ("+0, heal 2 self", "+0, лечение 2 на себя"),
        ("Very hard", "Очень тяжёлая"),
        ("x2", "×2"),
        ("wound, The Whole Box", "wound, The Whole Box"),
        ("Silent Knife (top)", "Silent Knife (top)"),
        ("", ""),
    ],
)
def test_what_scenes_print_is_translated(text: str, russian: str) -> None:
    assert translate(text, BOTH, voice_of("buttons-and-bugs", "ru")) == russian
    assert translate(text, BOTH, voice_of("buttons-and-bugs", "en")) == spoken(text)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Attack 3, range 2", "Attack 3, range 2"),
        ('Attack 2, area "line-3", Pay consume air: (attack +1)', "Attack 2, area line 3; consume air: attack +1"),
        ("Attack 2, Pay consume air: (attack +1), Pay consume ice: (muddle)", "Attack 2; consume air: attack +1; consume ice: muddle"),
        ("Pay consume fire/ice: Heal 2, self", "Consume fire/ice: Heal 2, self"),
        ("When you attack, Pay consume wild: attack +1", "When you attack, consume wild: attack +1"),
        ("Control, Pay consume ice: (+1 target), (Attack 3)", "Control; consume ice: +1 target, (Attack 3)"),
        ("Round: Shield 1", "Until the end of the round: Shield 1"),
        ("Turn: When you move: jump", "Until the end of the turn: When you move: jump"),
        ("Persistent: Shield 1", "For the rest of the scenario: Shield 1"),
        ("Persistent 2x: When you attack: attack +1", "Until used up ○ ○: When you attack: attack +1"),
        ("Persistent: Slots x o 2xp: When you attack: attack +1", "Until used up ● ○ ②: When you attack: attack +1"),
        ("Round: Slots o o: When you attack: attack +1", "Until the end of the round: ○ ○: When you attack: attack +1"),
        ("Slots x o: When any attack damages you: shield 1", "● ○: When any attack damages you: shield 1"),
        ('Persistent: Summon "Imp" {hp 2, move 1}', "For the rest of the scenario: Summon Imp (hp 2, move 1)"),
    ],
)
def test_english_card_text_is_said_without_the_marks_of_packs(written: str, said: str) -> None:
    assert spoken(written) == said


class Sing(Node, frozen=True):
    PHRASE: ClassVar[str] = "sing {verses:number}"
    verses: int


class Dusk(Node, frozen=True):
    PHRASE: ClassVar[str] = "dusk"


@pytest.fixture
def singing() -> Vocabulary:
    """A vocabulary without messages."""
    empty = Lexicon("nothing", [], {})
    return Vocabulary(Lexicon("step", [Sing], {}), empty, Lexicon("moment", [Dusk], {}), empty, empty, empty)


def test_a_phrase_without_a_message_stays_english(singing: Vocabulary) -> None:
    line = singing.read("Round: After dusk: Sing 2")
    assert isinstance(line, Line)
    assert singing.show(line) == "Round: After dusk: Sing 2"
    assert singing.show(line, voice_of("buttons-and-bugs", "ru")) == "До конца раунда: After dusk: sing 2"


def test_the_first_vocabulary_that_accepts_a_text_prints_it(singing: Vocabulary) -> None:
    assert translate("Sing 2; Sing 3", (CARD_TEXT, singing), voice_of("buttons-and-bugs", "uk")) == "Sing 2; sing 3"
    assert translate("Suffer 2", (singing, SCENARIO_TEXT), voice_of("buttons-and-bugs", "uk")) == "Зазнати 2 поранень"
    assert translate("Suffer 2", (singing,), voice_of("buttons-and-bugs", "uk")) == "Suffer 2"
