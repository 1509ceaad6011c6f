"""Look up installed games, their rules, the words of their card language, and their conditions."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct

from undercroft.kernel import registry
from undercroft.kernel.contract import HasSigns, Module
from undercroft.language.reference import Word, markdown, words_of
from undercroft.presentation.failures import each_game, one_line
from undercroft.presentation.pairs import names, nearest
from undercroft.presentation.printing import vocabularies
from undercroft.presentation.voices import voice_of
from undercroft.text.rulebook import Rule, documents, rulebook, rulebooks

from .output import CHECK_FAILED, Fail, Json, complain, print_grid, print_json, say

Game = Annotated[str, typer.Argument(metavar="GAME", help="A game, such as buttons-and-bugs; `undercroft games` lists them.", show_default=False)]


class PackInfo(Struct):
    id: str
    version: str
    hash: str


class GameInfo(Struct):
    name: str
    title: str
    scenarios: list[str]
    characters: list[str]
    packs: list[PackInfo]


def describe(module: Module) -> GameInfo:
    rules = module.rules(module.packs())
    scenarios, characters = names(module.setups(rules))
    return GameInfo(module.name, module.title, scenarios, characters, [PackInfo(p.id, p.version, p.hash) for p in rules.packs])


def games(json: Json = False) -> None:
    """List the installed games with their scenarios, characters and packs."""
    found = list(each_game(describe, lambda line: complain(f"undercroft: {line}")).values())
    if json:
        print_json(found)
        return
    for game in found:
        say(f"{game.name}: {game.title}")
        say(f"  scenarios:  {', '.join(game.scenarios)}")
        say(f"  characters: {', '.join(game.characters)}")
        say(f"  packs:      {', '.join(f'{p.id} {p.version} ({p.hash[:12]})' for p in game.packs)}")


def find_rulebook(name: str) -> dict[str, Rule]:
    """The rules of an installed game, or of any rules document by its name."""
    if name in registry.games():
        try:
            return rulebook(tuple(registry.game(name).rulebook()))
        except Exception as e:
            raise Fail(f"the rules of the game {name} cannot be read: {one_line(e)}", CHECK_FAILED) from None
    if name not in rulebooks():
        raise nearest("rulebook", name, [*rulebooks(), *registry.games()])
    return rulebook(documents(name))


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game or a rule document, such as gloomhaven-scenario.", show_default=False)],
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule, such as BB-ATK-05, or a section, such as BB-ATK.")] = None,
    search: Annotated[str | None, typer.Option("--search", help="Only rules whose text contains this, in any case.")] = None,
    json: Json = False,
) -> None:
    """Print the rules of a game: its sections, the rules of one section, or one rule."""
    book = find_rulebook(game)
    found = list(book.values())
    if id is not None:
        wanted = id.upper()
        found = [rule for rule in found if wanted in (rule.id, rule.section)]
        if not found:
            raise nearest("rule or section", wanted, [*dict.fromkeys(r.section for r in book.values()), *book])
    if search is not None:
        found = [rule for rule in found if search.lower() in rule.text.lower()]
    if id is None and search is None:
        _sections(found, json)
    elif json:
        print_json(found)
    else:
        for rule in found:
            say(f"{rule.id}  {rule.text}")


def _sections(rules: list[Rule], json: bool) -> None:
    counted: dict[str, dict[str, Any]] = {}
    for rule in rules:
        entry = counted.setdefault(rule.section, {"section": rule.section, "title": rule.title_of_section, "rules": 0})
        entry["rules"] += 1
    if json:
        print_json(list(counted.values()))
        return
    print_grid(["section", "title", "#rules"], [list(entry.values()) for entry in counted.values()])
    say(f"{len(rules)} rules in {len(counted)} sections")


def words(
    game: Game,
    json: Json = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables of docs/card-language.md.")] = False,
) -> None:
    """List the words of a game's card language, for cards and for scenarios."""
    known = vocabularies(registry.game(game))
    found: list[Word] = [word for name, vocabulary in known.items() for word in words_of(name, vocabulary)]
    if json:
        print_json(found)
    elif as_markdown:
        say(markdown(known))
    else:
        print_grid(["text", "role", "phrase", "meaning"], [msgspec.structs.astuple(word) for word in found])


class SignInfo(Struct):
    """A condition, a rank or a badge."""

    list: str
    id: str
    name: str
    meaning: str
    rules: tuple[str, ...]


def conditions(game: Game, json: Json = False) -> None:
    """List the conditions, ranks and badges that figures of a game may have."""
    module, voice = registry.game(game), voice_of(game)
    found = []
    for kind in module.signs if isinstance(module, HasSigns) else ():
        name, about = voice.render(kind.message, {"value": "N", "what": "N", "card": "N"}), f"{kind.message}-about"
        found.append(SignInfo(kind.list, kind.id, name, voice.render(about) if voice.has(about) else "", kind.rules))
    if json:
        print_json(found)
    elif found:
        print_grid(["list", "name", "meaning", "rules"], [[one.list, one.name, one.meaning, ", ".join(one.rules)] for one in found])
    else:
        say(f"{module.title} has no conditions, ranks or badges.")
