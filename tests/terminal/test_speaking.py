"""What the terminal itself says: menus, pages, notes and commands, in every language."""

from __future__ import annotations

import re

import pytest

from tests.terminal.conftest import GAME, Desk, a_table, leave
from undercroft.kernel.registry import game
from undercroft.presentation.chronicle import called, lore_of
from undercroft.presentation.telling import translated
from undercroft.terminal.agreeing import Order
from undercroft.terminal.menu import Host
from undercroft.terminal.session import COMMANDS, Session
from undercroft.text.messages import locales, voice

OTHERS = [locale for locale in locales() if locale != "en"]
TYPED = {"figures", "hero", "health", "outcome", "lost"}
"""Words of paths in the state, which are shown as they are typed."""
NOTHING = "зззз"


def words(language: str) -> dict[str, str]:
    """What is typed for each command, and the other words."""
    said = voice(language)
    commands = {name: said.render(command.usage.id).partition(" ")[0] for name, command in COMMANDS.items()}
    more = {word: said.render(f"terminal-answer-{word}") for word in ("yes", "no", "all")}
    return commands | more | {"back": said.render("terminal-command-back")}


def english(desk: Desk, name: str) -> set[str]:
    """The words in Latin letters that were shown, but for the titles and names of the box and the files of saves."""
    text = re.sub(rf"{re.escape(str(desk.folder))}\S*?\.undercroft", "", desk.text.replace("\n", ""))
    module = game(name)
    known = f"{module.title} {name} {' '.join(pack.files['names.yaml'] for pack in module.packs())}"
    return set(re.findall("[A-Za-z]{3,}", text)) - set(re.findall("[A-Za-z]+", known)) - TYPED


@pytest.mark.parametrize("language", OTHERS)
def test_menus_and_a_game_are_without_english(desk: Desk, language: str) -> None:
    say = words(language)
    campaign = ("99", NOTHING, say["help"], "new", say["back"], "new", "1", "?", "", "", "1", "variants", "long_rest", "back", "1", "")
    pages = [say[name] for name in ("help", "cards", "items", "map", "figures", "monsters", "options", "why", "hint", "undo", "redo", "go", "amend")]
    looks = [say["look"], f"{say['look']} {NOTHING}", f"{say['log']} {say['all']}", f"{say['why']} 1", f"{say['why']} 999", f"{say['why']} x"]
    notes = [f"{say['rules']} {NOTHING}", say["rules"], say["save"], "99", NOTHING, say["map"][:1]]
    end = ("1", say["undo"], say["redo"], 'amend outcome "lost"', "1", "1", "1", "9", say["go"])
    after = ("1", "1", "", "1", say["quit"])
    leave(desk.type(*campaign, "1", *pages, *looks, *notes, *end, *after).host(language=language, seed=5).main)
    leave(desk.type("campaign", say["quit"]).host(language=language).main)
    leave(desk.type("free", "1", "1", "1", "", say["quit"]).host(language=language, seed=5).main)
    leave(desk.type(say["quit"]).host(language=language).main)
    assert english(desk, GAME) == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ["gloomhaven", "massive-darkness"])
def test_the_menus_of_a_party_are_without_english(desk: Desk, name: str, language: str) -> None:
    say = words(language)
    for typed in (("free", "1", "2", "done", "1", "2", "go", "", say["map"], say["quit"]), (say["quit"],)):
        leave(Host(desk.type(*typed).terminal, game(name), Order(language=language, seed=3), desk.folder).main)
    assert english(desk, name) == set()


@pytest.mark.parametrize("language", locales())
def test_commands_are_typed_in_the_language_or_in_english(desk: Desk, language: str) -> None:
    say = words(language)
    assert len(set(say.values())) == len(say), "no two words are the same"
    at = Session(desk.terminal, a_table(), desk.folder / "one.undercroft", {}, locale=language)
    for word in (say["help"], "help", say["help"][:4]):
        desk.fresh()
        leave(lambda: Session(desk.type(word).terminal, a_table(), desk.folder / "one.undercroft", {}, locale=language).run())  # noqa: B023
        assert voice(language).render("terminal-about-undo") in desk.text
    leave(lambda: desk.type("1", say["undo"]) and at.run())
    assert at.table.journal == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_grave_is_confirmed_in_the_language(desk: Desk, language: str) -> None:
    say = words(language)
    leave(desk.type("new", "1", "", "", "1", "1", "", "1").host(language=language, seed=5).main)
    leave(desk.type("campaign", "2", say["no"], "2", say["yes"], say["quit"]).host(language=language).main)
    assert voice(language).render("terminal-not-given-up") in desk.text


@pytest.mark.parametrize("language", OTHERS)
def test_names_and_stages_of_menus_are_translated(desk: Desk, language: str) -> None:
    module = game(GAME)
    rules = module.rules(module.packs())
    (first, *_), (person, *_) = lore_of(module).stages(rules, "bruiser"), lore_of(module).people(rules)
    title, level = translated(rules, first.title, language), voice(language).render("scenario-title", {"number": 1, "title": "", "level": 1})
    assert called(first, rules, language).replace(title, "") == level
    assert called(first, rules) == "1. A Rude Welcome (level 1)"
    leave(desk.type("free", say := words(language)["quit"]).host(language=language).main)
    assert translated(rules, person.name, language) in desk.text
    assert say in desk.text
