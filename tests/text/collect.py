"""Reads the code of the games for the ids of the messages they need: prompts, option verbs, and messages made in scenes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import undercroft.games
import undercroft.kernel

ROOTS = [Path(package.__file__).parent for package in (undercroft.games, undercroft.kernel)]
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Code:
    """All functions of the games and the kernel. A part of a text that is a name is followed to the constants it can have."""

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
        return {t for f, call in made for t in self.texts(call.args[1], f) if t != "*"}

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
