"""Messages: every event, prompt, option, word and text of a scene has one, none is left over, and all can be rendered."""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter

import pytest
from fluent.syntax import ast

import undercroft.games
from tests.text.collect import (
    CLIENT,
    arguments,
    client_ids,
    closed_lists,
    closed_words,
    fits,
    game_codes,
    house_needs,
    messages_in,
    messages_of,
    sign_messages,
)
from tests.text.everything import render, resolve, tell, word
from tests.text.reading import ANY
from undercroft.kernel.event import Event
from undercroft.kernel.registry import games
from undercroft.presentation.voices import voice_of
from undercroft.text.messages import SHARED, AsWritten, UnknownMessage, _resources, locales, slug, usual

ENGLISH = {
    "door-open": "open door", "door-closed": "closed door", "door-locked": "locked door", "coins": "money", "goal-treasure": "goal treasure",
    "hidden": "not opened yet",
    "roaming": "roaming monster", "special-treasure": "special treasure", "in force": "active", "too dear": "too expensive",
}  # fmt: skip
"""Marks that are said in other words."""


@pytest.fixture(scope="module")
def messages() -> dict[str, ast.Message]:
    return messages_of("en")


def tags() -> dict[str, str]:
    """The ids of all events, each with the module that has it."""
    for package in pkgutil.walk_packages(undercroft.games.__path__, "undercroft.games."):
        if package.name.endswith(".events"):
            importlib.import_module(package.name)
    found: dict[str, str] = {}
    todo = [Event]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if kind is not Event and kind.__module__.startswith("undercroft."):
            found[str(kind.__struct_config__.tag)] = kind.__module__
    return found


@pytest.fixture(scope="module")
def needed() -> set[str]:
    """Every id that is needed; `*` in it stands for what only play can tell."""
    return set(tags()) | house_needs() | closed_words() | sign_messages() | {id for game in game_codes().values() for id in game.needs()}


def test_everything_that_is_said_has_a_message(needed: set[str], messages: dict[str, ast.Message]) -> None:
    missing = sorted(id for id in needed if not any(fits(id, known) for known in messages))
    assert not missing, f"no message for: {', '.join(missing)}"


@pytest.mark.parametrize("name", game_codes())
def test_a_game_finds_its_messages_in_its_own_folders(name: str) -> None:
    """The words of closed lists are left out: which of them a game has, its packs and its tests say."""
    known = messages_in(voice_of(name))
    homes = ("undercroft.kernel.", f"undercroft.games.{name.replace('-', '_')}.")
    others = {f"about-{other}" for other in game_codes() if other != name}
    wanted = {tag for tag, module in tags().items() if module.startswith(homes)} | game_codes()[name].needs() | house_needs() - others
    missing = sorted(id for id in wanted if not any(fits(id, one) for one in known))
    assert not missing, f"no message for: {', '.join(missing)}"


@pytest.mark.parametrize("locale", locales())
def test_a_message_stands_in_one_folder_only(locale: str) -> None:
    folders = {SHARED} | {folder for module in games().values() for folder in module.locales()}
    found = Counter(item.id.name for folder in folders for file in _resources(folder / locale) for item in file.body if isinstance(item, ast.Message))
    assert {id: n for id, n in found.items() if n > 1} == {}
    assert found.keys() == messages_of(locale).keys()


def test_every_message_is_used(needed: set[str], messages: dict[str, ast.Message]) -> None:
    own = [id for id in messages if not id.startswith(CLIENT)]
    unused = sorted(id for id in own if not any(fits(want, id) for want in needed))
    assert not unused, f"messages that nothing uses: {', '.join(unused)}"


def test_little_is_left_to_play(needed: set[str]) -> None:
    """What only play can tell would be met by any message: the code must say which prompts and options there are."""
    assert {id for id in needed if ANY in id} == {f"modifiers-{ANY}", f"title-{ANY}"}


def test_the_client_has_its_messages_and_uses_all_of_them(messages: dict[str, ast.Message]) -> None:
    """An id that the client completes at run time ends in a hyphen here."""
    wanted = client_ids()
    known = {id for id in messages if id.startswith(CLIENT)}
    missing = sorted(w for w in wanted if not any(id == w or (w.endswith("-") and id.startswith(w)) for id in known))
    assert not missing, f"no message for: {', '.join(missing)}"
    unused = sorted(id for id in known if not any(id == w or (w.endswith("-") and id.startswith(w)) for w in wanted))
    assert not unused, f"messages that nothing uses: {', '.join(unused)}"


def test_words_of_closed_lists_are_their_own_names_in_english() -> None:
    for name, words in closed_lists().items():
        for one in words:
            assert render(f"{name}-{slug(one)}") == ENGLISH.get(one, one), f"{name}-{one}"
    assert word("element", "fire/wild") == "fire/wild"


def test_the_code_is_read() -> None:
    bugs = game_codes()["buttons-and-bugs"]
    assert {"prompt-turn", "prompt-select", "prompt-move", "prompt-push-to"} <= bugs.prompts()
    assert {"top", "basic-bottom", "move", "item", "push"} <= bugs.verbs()
    assert {"column", "modifier", "rest"} == bugs.chances()
    assert {"moved", "round-began", "amended"} <= set(tags())
    assert {"mind-closer", "mind-no-way"} <= bugs.reasons()


def test_prompts_and_verbs_are_followed_through_helpers() -> None:
    """Through parameters, also of methods and with defaults; the words of a type; loops; the keys of a mapping."""
    gloom = game_codes()["gloomhaven"]
    given = {"create-trap", "put-at", "summon-at", "after-kill", "pull-use", "part-discard", "push-to"}
    assert {f"prompt-gh-{prompt}" for prompt in given} <= gloom.prompts()
    assert {"hex", "door", "put", "teleport", "pull", "basic-top", "return"} <= gloom.verbs()
    assert {"gh-unlimited", "gh-focus-points"} <= gloom.reasons()
    assert {"zone-lost", "gh-waning", "gh-option-equip", "gh-deck-monsters"} <= gloom.scene()
    assert "option-standee" in gloom.needs()
    assert "option-equip" not in gloom.needs()


def test_a_game_that_stands_on_no_other_needs_its_own_messages_only() -> None:
    dark = game_codes()["massive-darkness"]
    assert {"prompt-md-agree-give", "prompt-md-agree-bleed", "prompt-md-which-way"} <= dark.prompts()
    assert not {"prompt-md-push-to", "prompt-md-pull-to"} & dark.prompts()
    assert dark.chances() == {"face", "token", "artifacts", "doors", "events", "guards", "treasure", "lesser", "greater"}
    assert {"charge", "safe-shot", "magic", "step", "give"} <= dark.verbs()
    assert {"md-option-charge", "option-face", "prompt-chance-lesser"} <= dark.needs()
    assert "option-charge" not in dark.needs()


def test_arguments_of_events_exist(messages: dict[str, ast.Message]) -> None:
    todo = [Event]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if kind is Event or not kind.__module__.startswith("undercroft."):
            continue
        assert arguments(messages[str(kind.__struct_config__.tag)]) <= set(kind.__struct_fields__), kind


class Nobody:
    def figure(self, id: str) -> str:
        return f"figure {id}"

    def card(self, id: str) -> str:
        return f"card {id}"

    def kind(self, id: str) -> str:
        return id

    def cell(self, id: int) -> str:
        return f"hex {id}"


def test_names_stand_in_place_of_ids() -> None:
    assert tell("moved", {"figure": "m1", "path": (3, 4), "how": "push"}, Nobody()) == "figure m1 is pushed to hex 4."
    assert tell("refreshed", {"items": ("a", "b")}, Nobody()) == "Items refreshed: card a, card b."
    assert tell("upgraded", {"card": "x", "by": "y"}, Nobody()) == "card x is replaced by card y."
    began = {"figure": "hero", "card": "x", "half": "top", "basic": True}
    assert tell("gh-action-began", began, Nobody()).endswith("the basic top action of card x.")
    assert tell("why-focus", {"targets": ["hero"], "ranges": [1]}, Nobody()) == "It focuses on figure hero."
    assert tell("gained", {"figure": "m1", "condition": "wound"}, Nobody()) == "figure m1 gains wound."


def test_words_and_card_text_are_told_in_the_language() -> None:
    assert tell("gained", {"figure": "m1", "condition": "wound"}, Nobody(), "ru") == "figure m1 получает состояние «рана»."
    assert tell("consumed", {"figure": "m1", "elements": ("fire", "wild")}, Nobody(), "uk") == "figure m1 використовує стихію: вогонь, універсальна."
    rolled = {"figure": "a", "target": "b", "attack": ("red 2+bam", "yellow blank"), "defence": ()}
    assert tell("dark-rolled", rolled, Nobody(), "ru") == (
        "figure a, бросок атаки: красный — 2 и «Взрыв», жёлтый — пустая грань. figure b, бросок защиты: без кубиков."
    )
    assert tell("why-md-attack-type", {"range": 0, "attack": "melee"}, Nobody(), "uk") == "На відстані 0 це ближня атака."
    assert tell("prompt-ability", {"line": "x"}, Nobody(), "ru", Printing()) == "<x>. Выполнить это действие?"
    assert tell("loss-met", {"condition": "x y"}, Nobody(), "ru", Printing()) == "По особым правилам сценарий проигран: <x y>."


class Printing(AsWritten):
    """Marks what is printed as card text."""

    def printed(self, text: str) -> str:
        return f"<{text}>"


def test_an_empty_argument_leaves_no_colon_behind() -> None:
    assert render("option-pay", {"thing": ""}, "ru") == "Оплатить"
    assert render("option-pay", {"thing": "рана"}, "ru") == "Оплатить: рана"
    assert render("event-drawn", {"card": ""}, "uk") == "Подія."


@pytest.mark.parametrize(
    ("named", "language"), [("ru_RU.UTF-8", "ru"), ("uk", "uk"), ("de_DE.UTF-8", "en"), ("C.UTF-8", "en"), ("", "en"), ("en_GB", "en")]
)
def test_the_usual_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch, named: str, language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", named)
    assert usual() == language
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert usual() == "uk"


def test_selectors_choose_by_number_and_word() -> None:
    attack = {"figure": "A", "target": "B", "value": 3, "used": "+1", "damage": 4}
    assert render("attacked", {**attack, "shield": 0}) == "A attacks B: attack 3, modifier +1, 4 damage."
    assert "shield 2," in render("attacked", {**attack, "shield": 2})


def test_an_id_that_ends_in_content_is_rendered_by_its_beginning() -> None:
    assert resolve("prompt-chance-column-bandit-guard") == ("prompt-chance-column", "bandit-guard")
    assert render("prompt-chance-column-bandit-guard") == "Which column did you roll for bandit-guard?"
    assert render("prompt-chance-die") == "Enter the result of die."
    assert render("prompt-chance-face-red", locale="ru") == "Что выпало на красном кубике?"


def test_what_is_not_known_is_refused() -> None:
    assert locales() == ("en", "ru", "uk")
    with pytest.raises(UnknownMessage, match="no-such"):
        render("no-such")
    with pytest.raises(UnknownMessage, match="there are: en, ru, uk"):
        render("moved", locale="xx")
