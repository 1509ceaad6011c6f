"""Everything that Machina Arcana asks, offers, shows and tells has words in every language, with names in place of ids."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.machina_arcana.told import RULES, faults, game, messages, played
from tests.rules.machina_arcana.position import position
from tests.text.collect import arguments, messages_of
from tests.text.everything import render
from tests.text.reading import Code
from undercroft.games import machina_arcana
from undercroft.games.machina_arcana import events
from undercroft.games.machina_arcana.content.model import Chapter, Scenario
from undercroft.games.machina_arcana.content.words import CARD_TEXT
from undercroft.games.machina_arcana.module import MODULE
from undercroft.games.machina_arcana.rules.mind import Thought
from undercroft.games.machina_arcana.rules.setup import about
from undercroft.games.machina_arcana.table.questions import SAID
from undercroft.games.machina_arcana.table.why import SAID as THOUGHTS
from undercroft.kernel.chance import SEEDED, Asked, Policy
from undercroft.kernel.event import Event
from undercroft.presentation.telling import Teller
from undercroft.presentation.voices import voice_of
from undercroft.presentation.wording import Wording
from undercroft.text.messages import locales

CONTENT = RULES.content
CODE = Code([Path(str(machina_arcana.__file__)).parent])
KINDS = [e for e in vars(events).values() if isinstance(e, type) and issubclass(e, Event) and e is not Event]
OTHERS = [locale for locale in locales() if locale != "en"]


@pytest.mark.parametrize("policy", [SEEDED, Asked()], ids=["seeded", "asked"])
@pytest.mark.parametrize("seed", range(4))
def test_every_message_of_a_scene_can_be_said_in_every_language(seed: int, policy: Policy) -> None:
    table = game(seed, policy)
    checked: set[tuple[str, frozenset[str]]] = set()
    for _ in played(table, 150, seed):
        for message in messages(table.scene(0)):
            shape = (message.id, frozenset(k for k, v in message.args.items() if v))
            if shape not in checked:
                checked.add(shape)
                assert not faults(message)
    assert len(checked) > 20


def test_options_have_wordings_of_the_game() -> None:
    for verb, id in SAID.items():
        assert id == f"ma-option-{verb}"
    assert {"move", "pass", "target", "use"} <= SAID.keys()


def test_every_step_of_a_monsters_reasoning_has_words() -> None:
    """The ids that the mind traces, however it makes a thought."""
    traced = {text for made in CODE.calls["Thought"] for text in CODE.argument(made, 1)} | CODE.at("_ended", 2, 3)
    assert {id for id in traced if "*" not in id} <= THOUGHTS.keys()
    assert "id" in Thought._fields


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_message_that_uses_only_its_arguments(kind: type[Event]) -> None:
    id = str(kind.__struct_config__.tag)
    assert arguments(messages_of("en")[id]) <= set(kind.__struct_fields__)


@pytest.mark.parametrize(
    ("field", "value", "number"), [("threat_steps", "", 6), ("threat_steps", "4", 4), ("event_cost", "", 1), ("event_cost", "2", 2)]
)
def test_the_form_speaks_of_the_value_that_is_chosen_or_of_the_usual_one(field: str, value: str, number: int) -> None:
    (message,) = about(RULES, field, value)
    assert (message.args, [*faults(message)]) == ({"value": number}, [])


# -- names -----------------------------------------------------------------------------------------------------------------
def story(scenario: Scenario) -> tuple[Chapter, ...]:
    """The chapters and endgame cards of a scenario."""
    return (*scenario.chapters, *(scenario.endgame.parts if scenario.endgame is not None else ()))


@pytest.mark.parametrize("locale", OTHERS)
def test_everything_with_a_name_has_one_in_every_language(locale: str) -> None:
    cards = {**CONTENT.explorers, **CONTENT.monsters, **CONTENT.items, **CONTENT.events}
    names = [card.name for card in cards.values()] + [CONTENT.title(face) for face in CONTENT.faces]
    names += [text for scenario in CONTENT.scenarios.values() for text in (scenario.title, *(part.name for part in story(scenario)))]
    assert [name for name in names if CONTENT.translated(name, locale) == name] == []
    assert [name for name in names if not CONTENT.form(CONTENT.translated(name, locale), locale)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_all_prose_is_translated(locale: str) -> None:
    prose = [card.text.about for card in (*CONTENT.explorers.values(), *CONTENT.monsters.values(), *CONTENT.events.values())]
    prose += [text for scenario in CONTENT.scenarios.values() for text in (scenario.text.story, *(part.text.story for part in story(scenario)))]
    assert [text for text in prose if text and CONTENT.translated(text, locale) == text] == []


def test_cards_that_no_scene_has_shown_are_known_by_their_ids() -> None:
    assert Wording(RULES, "en").name("moon-beast") == "Moon-beast"
    assert Wording(RULES, "ru").name("moon-beast") == "Лунная тварь"
    assert Wording(RULES, "uk").name("ice/1") == "Вхід"
    assert Wording(RULES, "en").name("frozen-gallery") == "Frozen Gallery"


# -- card text -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("locale", OTHERS)
def test_every_line_of_the_pack_is_printed_in_every_language(locale: str) -> None:
    wording = Wording(RULES, locale)
    for id, line in CONTENT.lines.items():
        said = wording.printed(CARD_TEXT.show(line))
        assert not [letter for letter in said if letter.isascii() and letter.isalpha()], (id, said)


def test_card_text_reads_as_a_sentence() -> None:
    line = CARD_TEXT.read("Pay 2 stamina, range 3: magical attack 1/0; lasting 1x attack rolls -1, on any adjacent unit")
    assert CARD_TEXT.show(line, voice_of(MODULE.name, "ru")) == (
        "За 2 единицы выносливости, дальность 3: магическая атака 1/0; "
        "продолжительный эффект (1×): броски на атаку −1, действует на любое соседнее существо"
    )
    assert CARD_TEXT.show(line, voice_of(MODULE.name, "uk")) == (
        "За 2 одиниці витривалості, дальність 3: магічна атака 1/0; тривалий ефект (1×): кидки на атаку −1, діє на будь-яку сусідню істоту"
    )


# -- the log -----------------------------------------------------------------------------------------------------------------
ATTACK = {"figure": "A", "targets": ["B", "C"], "faces": [2, 0], "result": 3, "magical": False, "count": 2, "barrels": 0}
PLAIN = {"modifier": "none", "essence": 0, "nobody": False, "against": "none"}


@pytest.mark.parametrize(
    ("args", "text"),
    [
        ({}, "Attack by A on B, C. Dice: 2, 0. Result: 3."),
        ({"magical": True, "targets": ["B"], "count": 1, "against": "4"}, "Magical attack by A on B. Dice: 2, 0. Result: 3 against 4."),
        ({"nobody": True}, "Attack on B, C. Dice: 2, 0. Result: 3."),
        ({"targets": [], "count": 0, "barrels": 1}, "Attack by A on an explosive barrel. Dice: 2, 0. Result: 3."),
        ({"targets": ["B"], "count": 1, "barrels": 2}, "Attack by A on B and 2 explosive barrels. Dice: 2, 0. Result: 3."),
        ({"modifier": "+1", "essence": 2}, "Attack by A on B, C. Dice: 2, 0. Modifier: +1. Essence: 2. Result: 3."),
    ],
)
def test_an_attack_is_told_with_all_that_made_its_result(args: dict[str, object], text: str) -> None:
    assert render("ma-attacked", {**ATTACK, **PLAIN, **args}) == text


@pytest.mark.parametrize(
    ("draw", "text"), [("9", "9 (4 or more lowers threat;"), ("1", "1 (4 or more lowers threat; less makes the horror event take effect again).")]
)
def test_the_roll_at_an_event_space_is_told(draw: str, text: str) -> None:
    p = position("a E", draws={"event-space": draw}).begin().go("roll:2,1")
    teller = Teller(p.table, 0)
    teller.refresh()
    assert any(line.startswith(f"Ann rolls at the event space: {text}") for line in teller.lines)


@pytest.mark.parametrize(("face", "text"), [("health", "1 health"), ("stamina 3", "3 stamina"), ("nothing", "nothing")])
def test_the_recharge_die_is_told(face: str, text: str) -> None:
    p = position("a R", draws={"recharge": face})
    p.chance.draws["recharge"] = [face]
    p.begin().go("activate:2,1")
    teller = Teller(p.table, 0)
    teller.refresh()
    assert f"Ann rolls the recharge die: {text}." in teller.lines


@pytest.mark.parametrize("locale", locales())
def test_the_log_of_a_game_is_told_with_names(locale: str) -> None:
    table = game(2)
    for _ in played(table, 120, 5):
        pass
    teller = Teller(table, 0, locale)
    teller.refresh()
    ids = {id for known in (CONTENT.monsters, CONTENT.items, CONTENT.events, CONTENT.faces, CONTENT.lines) for id in known if "-" in id or "/" in id}
    assert not [line for line in teller.lines if {*line.replace("«", " ").replace("»", " ").replace(".", " ").split()} & ids]
    assert not [line for line in teller.lines if "ma-" in line or "{" in line or not line.strip()]
