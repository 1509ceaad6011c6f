"""Reads the code of the games and of the client for the ids of the messages they need: prompts, option verbs, messages made in
scenes, words of closed lists, the client's own texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

from fluent.syntax import ast as fluent
from fluent.syntax import visitor

import undercroft
from undercroft.games.buttons_and_bugs import schema, state
from undercroft.kernel.registry import games
from undercroft.lab.companions import vocabularies
from undercroft.language.lines import Vocabulary
from undercroft.language.vocabulary import Lexicon, Pattern
from undercroft.text.messages import bundle

ROOTS = [Path(undercroft.__file__).parent / package for package in ("games", "kernel", "lab", "server")]
Function = ast.FunctionDef | ast.AsyncFunctionDef
CLIENT = "ui-"
"""How the ids of the client's own texts begin."""
WEB = Path(__file__).parents[2] / "web" / "src"


class Code:
    """All functions that make messages. A part of a text that is a name is followed to the constants it can have."""

    def __init__(self) -> None:
        self.trees = [ast.parse(path.read_text("utf-8")) for root in ROOTS for path in sorted(root.rglob("*.py"))]
        self.functions = [node for tree in self.trees for node in ast.walk(tree) if isinstance(node, Function)]
        self.calls = [node for tree in self.trees for node in ast.walk(tree) if isinstance(node, ast.Call)]

    def prompts(self) -> set[str]:
        return {p for f, call in self._within() if _name(call) == "choose" and len(call.args) > 2 for p in self.texts(call.args[1], f)}

    def verbs(self) -> set[str]:
        found = {t for f, call in self._within() if _name(call) == "Option" and call.args for t in self.texts(call.args[0], f)}
        return {verb for text in found if not (verb := text.partition(":")[0]).startswith("*")}

    def scene(self) -> set[str]:
        return {t for f, call in self._within() if _name(call) == "Message" and call.args for t in self.texts(call.args[0], f)}

    def reasons(self) -> set[str]:
        """The steps of a monster's reasoning, as the mind traces them."""
        made = [(f, call) for f, call in self._within() if _name(call) == "Reason" and len(call.args) > 1]
        steps = [call.args[1] for call in self.calls if _name(call) == "Step" and len(call.args) > 1]
        told = {arg.value for arg in steps if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
        return told | {t for f, call in made for t in self.texts(call.args[1], f) if t != "*"}

    def _within(self) -> Iterator[tuple[Function, ast.Call]]:
        for function in self.functions:
            for node in ast.walk(function):
                if isinstance(node, ast.Call):
                    yield function, node

    def texts(self, node: ast.expr, function: Function) -> set[str]:
        """The texts an expression can be; `*` stands for what only play can tell."""
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp(body=a, orelse=b):
                return self.texts(a, function) | self.texts(b, function)
            case ast.JoinedStr(values=parts):
                found = {""}
                for part in parts:
                    more = self.texts(part.value if isinstance(part, ast.FormattedValue) else part, function)
                    found = {a + b for a in found for b in more}
                return found
            case ast.Name(id=name):
                return self._values(name, function) or {"*"}
        return {"*"}

    def _values(self, name: str, function: Function) -> set[str]:
        """The constants of a local name: from its loop, its assignments, or the calls that give it as an argument."""
        found: set[str] = set()
        for node in ast.walk(function):
            match node:
                case ast.For(target=ast.Name(id=target), iter=ast.Tuple(elts=items)) if target == name:
                    found |= {t for item in items for t in self.texts(item, function)}
                case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                    found |= self.texts(value, function)
        names = [a.arg for a in function.args.args]
        if name in names:
            at = names.index(name)
            for call in self.calls:
                shift = 1 if names[0] == "self" else 0
                if _name(call) == function.name and len(call.args) > at - shift:
                    argument = call.args[at - shift]
                    found |= self.texts(argument, function) if not isinstance(argument, ast.Name) else set()
        return found - {"*"}


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def fits(pattern: str, id: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), id) is not None


def messages_of(locale: str) -> dict[str, fluent.Message]:
    """All messages of a language by id."""
    return {id: found for id, found in bundle(locale)._messages.items() if isinstance(found, fluent.Message)}


class _Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def arguments(message: fluent.Message) -> set[str]:
    """The arguments that a message uses."""
    reader = _Arguments()
    reader.visit(message)
    return reader.found


def all_vocabularies() -> list[Vocabulary]:
    return [vocabulary for module in games().values() for vocabulary in vocabularies(module).values()]


def lexicons(vocabulary: Vocabulary) -> list[Lexicon]:
    return [found for found in vars(vocabulary).values() if isinstance(found, Lexicon)]


def patterns() -> list[Pattern]:
    """Every phrase of every installed game."""
    return [pattern for vocabulary in all_vocabularies() for lexicon in lexicons(vocabulary) for pattern in lexicon.patterns]


def slot_words(kind: str) -> set[str]:
    """The words of the closed list that slots of a kind take, as their help names them."""
    helps = {part.slot.help for pattern in patterns() for part in pattern.parts if part.slot is not None and part.kind == kind}
    return {word for help in helps for word in re.split("of:? ", help)[-1].split(", ")}


def closed_words() -> set[str]:
    """The messages that the words of closed lists need."""
    item, feature = get_type_hints(schema.ItemText), get_type_hints(schema.FeatureText)
    states = get_args(get_args(get_type_hints(state.BugState)["items"])[1])
    lists = {
        "condition": slot_words("condition"),
        "element": slot_words("elements"),
        "mark": {*get_args(item["type"]), *get_args(item["use"]), *states, "offered"},
        "terrain": {*get_args(feature["terrain"]), "hazard"} - {""},
        "rank": {"elite"},
        "part": {"top", "bottom", "effect", "always"},
    }
    return {f"{name}-{word}" for name, words in lists.items() for word in words}


def client_ids() -> set[str]:
    """The ids in the client's sources."""
    texts = [path.read_text("utf-8") for kind in ("svelte", "ts") for path in sorted(WEB.rglob(f"*.{kind}")) if ".test." not in path.name]
    return {id for text in texts for id in re.findall(rf"[\"'`]({CLIENT}[a-z0-9-]+)", text)}
