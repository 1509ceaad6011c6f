"""Which messages the code of the games and of the client needs: prompts, option verbs, messages made in scenes, words of closed lists, the
client's own texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

from fluent.syntax import ast as fluent
from fluent.syntax import visitor

import undercroft
from tests.text.everything import everything
from tests.text.reading import ANY, Code, parsed
from undercroft.games.buttons_and_bugs.content import schema as bugs
from undercroft.games.buttons_and_bugs.state import BugState
from undercroft.games.gloomhaven.content import schema as gloom
from undercroft.games.gloomhaven.content.words import SUMMON_STATS
from undercroft.games.gloomhaven.state import Hero
from undercroft.games.machina_arcana.content.words import THROUGH
from undercroft.games.machina_arcana.table import faces as machines
from undercroft.games.machina_arcana.table import view as board
from undercroft.games.massive_darkness.rules.combat.rolling import FACE_NAMES
from undercroft.games.massive_darkness.table import faces, maps
from undercroft.kernel.contract import HasSigns, Module
from undercroft.kernel.registry import games
from undercroft.language.lines import Vocabulary
from undercroft.language.vocabulary import Lexicon, Pattern
from undercroft.presentation import printing as printed
from undercroft.text.messages import FORM, Voice, slug

SOURCE = Path(undercroft.__file__).parent
SHARED = SOURCE / "games" / "haven"
"""What some games stand on."""
HOUSE = [SOURCE / package for package in ("kernel", "presentation", "lab", "server", "terminal", "trials", "cli")]
"""What every game is played with."""
CLIENT = "ui-"
"""How the ids of the client's own texts begin."""
WEB = Path(__file__).parents[2] / "web" / "src"


class Game:
    """What the code of one game asks, offers and says."""

    def __init__(self, module: Module) -> None:
        own = SOURCE.parent / Path(*type(module).__module__.split(".")[:-1])
        self.code = Code([SHARED, own] if stands_on(own, SHARED) else [own])

    def scene(self) -> set[str]:
        return self.code.at("Message") | self.code.at("render")

    def prompts(self) -> set[str]:
        """The messages of its questions: a scene puts what the rules ask into the longest shape that it makes prompts of."""
        shape = max((id for id in self.scene() if id.startswith("prompt-") and id.endswith(ANY)), key=len)
        return {shape.replace(ANY, asked) for asked in self.code.at("choose", 1, 3)}

    def verbs(self) -> set[str]:
        """The first words of option keys; not of the options of a class of the same name that a file has to itself."""
        made = [m for m in self.code.calls["Option"] if not any(isinstance(n, ast.ClassDef) and n.name == "Option" for n in m.tree.body)]
        return {text.partition(":")[0] for m in made for text in self.code.argument(m)}

    def reasons(self) -> set[str]:
        """The steps of a monster's reasoning, as the mind traces them; others are messages of a scene."""
        made = [m for name in ("Reason", "Step") for m in self.code.calls.get(name, ()) if len(m.call.args) > 1]
        return {text for m in made if not isinstance(m.call.args[1], ast.Call) for text in self.code.argument(m, 1)}

    def chances(self) -> set[str]:
        """What chance is asked for, without the content it may end in: `column` of `column-guard`."""
        made = [m for name in ("pick", "draw") for m in self.code.calls.get(name, ()) if isinstance(m.call.func, ast.Attribute)]
        return {text.removesuffix(f"-{ANY}") for m in made for text in self.code.argument(m)}

    def needs(self) -> set[str]:
        """Every message it needs; `*` in one stands for what only play can tell. Options may have messages of the game's own."""
        said = {id for id in self.scene() if id.removesuffix(ANY) not in ("option-", "why-") and not re.fullmatch(r"prompt-.*\*", id)}
        said -= {id for id in said if id.startswith("option-") and any(other.endswith(f"-{id}") for other in said)}
        chance = {id for what in self.chances() for id in (f"prompt-chance-{what}", f"option-{what}")}
        options = {f"option-{v}" for v in self.verbs() if not any(id.endswith(f"-option-{v}") for id in said)}
        return said | self.prompts() | chance | options | {f"why-{r}" for r in self.reasons()}


def stands_on(package: Path, other: Path) -> bool:
    """Does a module of a package import from another package?"""
    name = ".".join(other.relative_to(SOURCE.parent).parts)
    imports = [node for path in package.rglob("*.py") for node in ast.walk(parsed(path)) if isinstance(node, ast.ImportFrom)]
    return any(f"{node.module}.".startswith(f"{name}.") for node in imports)


@cache
def game_codes() -> dict[str, Game]:
    return {name: Game(module) for name, module in games().items()}


def house_needs() -> set[str]:
    """What is said around the games: before them, at the table, and about them; asked chance has one message for all it does not know."""
    code = Code(HOUSE)
    said = {id for id in code.at("Message") | code.at("render") if id != f"about-{ANY}" and not id.startswith(ANY)}
    return said | {f"about-{name}" for name in games()} | {"prompt-chance"}


def fits(pattern: str, id: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), id) is not None


# -- messages ------------------------------------------------------------------------------------------------------------------
def messages_of(locale: str) -> dict[str, fluent.Message]:
    """All messages of a language by id."""
    return messages_in(everything(locale))


def messages_in(voice: Voice) -> dict[str, fluent.Message]:
    return {id: found for id, found in voice.bundle._messages.items() if isinstance(found, fluent.Message)}


class _Parts(visitor.Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.variants: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_Variant(self, node: fluent.Variant) -> None:
        self.variants.add(node.key.name if isinstance(node.key, fluent.Identifier) else str(node.key.value))
        self.generic_visit(node)


def _parts(message: fluent.Message) -> _Parts:
    reader = _Parts()
    reader.visit(message)
    return reader


def arguments(message: fluent.Message) -> set[str]:
    """The arguments that a message uses. What a name must agree with goes with the name."""
    return {name.removesuffix(FORM) for name in _parts(message).arguments}


def variants(message: fluent.Message) -> set[str]:
    """What the arguments of a message may be that it has a text of its own for."""
    return _parts(message).variants


# -- words ---------------------------------------------------------------------------------------------------------------------
def all_vocabularies() -> list[Vocabulary]:
    return [vocabulary for module in games().values() for vocabulary in printed.all_vocabularies(module).values()]


def lexicons(vocabulary: Vocabulary) -> list[Lexicon]:
    return [found for found in vars(vocabulary).values() if isinstance(found, Lexicon)]


def patterns() -> list[Pattern]:
    """Every phrase of every installed game, those of summons' figures too."""
    found = [SUMMON_STATS, *(lexicon for vocabulary in all_vocabularies() for lexicon in lexicons(vocabulary))]
    return [pattern for lexicon in found for pattern in lexicon.patterns]


def slot_words(kind: str) -> set[str]:
    """The words of the closed list that slots of a kind take, as their help names them."""
    helps = {part.slot.help for pattern in patterns() for part in pattern.parts if part.slot is not None and part.kind == kind}
    return {word for help in helps for word in re.split("of:? ", help)[-1].split(", ")}


def closed_kinds() -> set[str]:
    """The kinds of slots that take one of some words."""
    slots = {(part.kind, part.slot.help) for pattern in patterns() for part in pattern.parts if part.slot is not None}
    return {kind for kind, help in slots if help.startswith("one of ")}


def _allowed(struct: Any, field: str) -> set[str]:
    """The words that the type of a field allows, the values of a mapping among them."""
    hint = get_type_hints(struct)[field]
    words = get_args(hint) if all(isinstance(a, str) for a in get_args(hint)) else get_args(get_args(hint)[-1])
    return {*words} - {""}


@cache
def closed_lists() -> dict[str, set[str]]:
    """The words of closed lists: of card text, and those by which scenes mark cards, hexes and figures."""
    items = _allowed(bugs.ItemText, "type") | _allowed(bugs.ItemText, "use") | _allowed(gloom.ItemText, "slot") | _allowed(gloom.ItemText, "use")
    states = _allowed(BugState, "items") | _allowed(Hero, "items")
    shapes = {f"special {n}" for n in (1, 2)} | {"immune", "this round", "bonus", "does", "goal"}
    lists = {
        "element": slot_words("elements"),
        "mark": items | states | {"offered", "shuffle", "top", "bottom"} | spaced((*faces.MARKS, *machines.MARKS), but=items),
        "terrain": (_allowed(bugs.FeatureText, "terrain") | _allowed(gloom.FeatureText, "terrain") | LYING | set(maps.TERRAIN)) - {"wall"}
        | spaced(board.TERRAIN.values()),
        "rank": {"normal", "elite", "none", "boss", "agent", "roaming"},
        "part": {"top", "bottom", "effect", "always", "normal", "elite", "boss"} | shapes | spaced((*faces.PARTS, *machines.PARTS)),
        "through": set(THROUGH),
        "condition": slot_words("condition") | {"stunned", "dead", "asleep"},
        "shape": {"line", "triangle", "wedge", "diamond", "arrowhead", "cone", "fan", "ring", "bolt", "disc"},
        "face": {f"{colour} {face}" for colour, named in FACE_NAMES.items() for face in named} | {"none"},
    }
    for kind in closed_kinds() - set(lists):
        lists[kind.removesuffix("s")] = lists.get(kind.removesuffix("s"), set()) | slot_words(kind)
    return lists


def spaced(marks: Iterable[str], but: Iterable[str] = ()) -> set[str]:
    """Marks as words, without some that are known."""
    return {mark.replace("-", " ") for mark in marks if mark not in but}


LYING = {"hazard", "trap", "rift", "door-open", "door-closed", "door-locked", "coins", "treasure", "goal-treasure"}
"""What may lie on a hex besides terrain; walls are edges."""


def closed_words() -> set[str]:
    """The messages that the words of closed lists need."""
    return {f"{name}-{slug(word)}" for name, words in closed_lists().items() for word in words}


def sign_messages() -> set[str]:
    """The names of conditions, ranks and badges, and what conditions mean."""
    kinds = [kind for module in games().values() if isinstance(module, HasSigns) for kind in module.signs]
    return {kind.message for kind in kinds} | {f"{kind.message}-about" for kind in kinds if kind.list == "condition" or kind.explained}


def client_ids() -> set[str]:
    """The ids in the client's sources."""
    texts = [path.read_text("utf-8") for kind in ("svelte", "ts") for path in sorted(WEB.rglob(f"*.{kind}")) if ".test." not in path.name]
    return {id for text in texts for id in re.findall(rf"[\"'`]({CLIENT}[a-z0-9-]+)", text)}
