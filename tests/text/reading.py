"""Reads Python code for the texts that can reach certain calls, such as the prompts of questions."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
Scope = Function | ast.For | Comprehension
Around = tuple[Scope, ...]
"""The functions and loops around an expression, the innermost first."""
Seen = frozenset[tuple[int, str]]
ANY = "*"
"""Stands for what only play can tell."""
PASSED_ON = ("id", "key")
"""An attribute or entry of this name is the id of a message, or the key of an option, that was made elsewhere."""
DEEP = 4
"""So many names are followed to the list that a loop goes through."""


class Value(NamedTuple):
    """An expression and where it stands; None: it cannot be seen."""

    node: ast.expr | None
    around: Around


class Made(NamedTuple):
    """A call, and the file it is in."""

    call: ast.Call
    around: Around
    tree: ast.Module


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _calls(node: ast.AST, around: Around, tree: ast.Module) -> Iterator[Made]:
    if isinstance(node, ast.Call):
        yield Made(node, around, tree)
    inside = (node, *around) if isinstance(node, Scope) else around
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, inside, tree)


def _assigned(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    match node:
        case ast.Assign(targets=targets, value=value):
            yield from ((target, value) for target in targets)
        case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.NamedExpr(target=target, value=value):
            yield target, value


def _part(target: ast.expr, value: Value, name: str) -> list[Value]:
    """What an assignment gives to a name in its target."""
    match target:
        case ast.Name(id=found) if found == name:
            return [value]
        case ast.Tuple(elts=targets):
            whole = value.node.elts if isinstance(value.node, ast.Tuple) else []
            parts: Sequence[ast.expr | None] = whole if len(whole) == len(targets) else [None] * len(targets)
            return [found for one, part in zip(targets, parts) for found in _part(one, Value(part, value.around), name)]
    return []


_PAIR = ast.Tuple([ast.Name("key"), ast.Name("value")])


class Code:
    """Some packages read together. A name is followed to what it can be: through assignments and loops, the type of a parameter, and the
    calls that give it."""

    def __init__(self, roots: Iterable[Path]) -> None:
        trees = [parsed(path) for root in roots for path in sorted(root.rglob("*.py"))]
        self.calls: dict[str, list[Made]] = {}
        self.globals: dict[str, list[Value]] = {}
        for tree in trees:
            for target, value in (pair for node in tree.body for pair in _assigned(node)):
                if isinstance(target, ast.Name):
                    self.globals.setdefault(target.id, []).append(Value(value, ()))
            for made in _calls(tree, (), tree):
                self.calls.setdefault(name_of(made.call), []).append(made)

    def at(self, name: str, place: int = 0, least: int = 1) -> set[str]:
        """The texts at a place in the calls of a function or class with at least so many arguments."""
        return {text for made in self.calls.get(name, ()) if len(made.call.args) >= least for text in self.argument(made, place)}

    def argument(self, made: Made, place: int = 0) -> set[str]:
        """The texts that an argument of a call can be."""
        return self.texts(Value(made.call.args[place], made.around)) if len(made.call.args) > place else set()

    # -- what an expression can be ---------------------------------------------------------------------------------------
    def texts(self, value: Value, seen: Seen = frozenset()) -> set[str]:
        """The texts an expression can be. A message or an option that is handed on is none of them."""
        node, around = value
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp(body=a, orelse=b):
                return self.texts(Value(a, around), seen) | self.texts(Value(b, around), seen)
            case ast.JoinedStr(values=parts):
                found = {""}
                for part in parts:
                    inner = part.value if isinstance(part, ast.FormattedValue) else part
                    found = {a + b for a in found for b in self.texts(Value(inner, around), seen) or {ANY}}
                return found
            case ast.Attribute(attr=name) | ast.Subscript(slice=ast.Constant(value=str(name))) if name in PASSED_ON:
                return set()
            case ast.Name(id=name):
                return self._name(name, around, seen)
            case ast.Call(func=ast.Attribute(value=mapping, attr="get"), args=[_, default]):
                held = [value for pair in self._pairs(Value(mapping, around)) for value in _part(_PAIR, pair, "value")]
                return {text for one in (Value(default, around), *held) for text in self.texts(one, seen)}
        return {ANY}

    def _name(self, name: str, around: Around, seen: Seen) -> set[str]:
        """The texts a name can be, in the innermost function or loop that gives it a value, or in a module."""
        for n, scope in enumerate(around):
            mark = (id(scope), name)
            if mark in seen:
                return set()
            if given := self._given(name, scope, around[n:]):
                return {text for value in given for text in self.texts(value, seen | {mark})}
        known = self.globals.get(name, [Value(None, ())]) if (0, name) not in seen else []
        return {text for value in known for text in self.texts(value, seen | {(0, name)})}

    def _given(self, name: str, scope: Scope, around: Around) -> list[Value]:
        """What a loop gives to a name; or a function: by assigning it, by a loop or a match inside it, or as a parameter."""
        if isinstance(scope, ast.For | Comprehension):
            return self._looped(name, [scope], around[1:])
        inside = list(ast.walk(scope))
        found = [found for node in inside for target, value in _assigned(node) for found in _part(target, Value(value, around), name)]
        found += [Value(None, around) for node in inside if isinstance(node, ast.MatchAs) and node.name == name]
        found += self._parameter(name, scope)
        return found or self._looped(name, inside, around)

    def _looped(self, name: str, nodes: Iterable[ast.AST], around: Around) -> list[Value]:
        """What the loops among some nodes give to a name."""
        loops: list[ast.For | ast.comprehension] = [node for node in nodes if isinstance(node, ast.For)]
        loops += [loop for node in nodes if isinstance(node, Comprehension) for loop in node.generators]
        mine = [loop for loop in loops if any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(loop.target))]
        return [found for loop in mine for item in self._items(Value(loop.iter, around)) for found in _part(loop.target, item, name)]

    # -- what a loop goes through ----------------------------------------------------------------------------------------
    def _items(self, value: Value, deep: int = DEEP) -> list[Value]:
        node, around = value
        match node:
            case ast.Tuple(elts=items) | ast.List(elts=items):
                return [Value(item, around) for item in items]
            case ast.Dict(keys=keys):
                return [Value(key, around) for key in keys]
            case ast.ListComp(elt=item) | ast.GeneratorExp(elt=item) | ast.DictComp(key=item):
                return [Value(item, around)]
            case ast.Call(func=ast.Attribute(value=mapping, attr="items")):
                return self._pairs(Value(mapping, around))
            case ast.Call(func=ast.Name(id="sorted" | "list") | ast.Attribute(attr="fromkeys"), args=[inner, *_]):
                return self._items(Value(inner, around), deep)
            case ast.Name(id=name) if deep:
                return [item for found in self._plain(name, around) for item in self._items(found, deep - 1)]
        return [Value(None, around)]

    def _pairs(self, mapping: Value) -> list[Value]:
        """The keys of a mapping with their values, as tuples."""
        node, around = mapping
        match node:
            case ast.Dict(keys=keys, values=values):
                return [Value(ast.Tuple([key, value]), around) for key, value in zip(keys, values) if key is not None]
            case ast.DictComp(key=key, value=value):
                return [Value(ast.Tuple([key, value]), around)]
            case ast.Name(id=name):
                return [pair for found in self._plain(name, around) if found.node is not node for pair in self._pairs(found)]
        return [Value(None, around)]

    def _plain(self, name: str, around: Around) -> list[Value]:
        """What is assigned to a name, without asking callers."""
        for n, scope in enumerate(around):
            pairs = [pair for node in ast.walk(scope) for pair in _assigned(node)]
            if found := [found for target, value in pairs for found in _part(target, Value(value, around[n:]), name)]:
                return found
        return self.globals.get(name, [Value(None, ())])

    # -- what callers give -----------------------------------------------------------------------------------------------
    def _parameter(self, name: str, function: Function) -> list[Value]:
        """What a parameter can be: one of the words that its type allows, or what callers give."""
        arguments = function.args
        places = [*arguments.posonlyargs, *arguments.args]
        parameter = next((p for p in (*places, *arguments.kwonlyargs) if p.arg == name), None)
        if parameter is None:
            return []
        if words := self._words(parameter.annotation):
            return words
        defaults = dict(zip([p.arg for p in reversed(places)], reversed(arguments.defaults)))
        defaults |= {p.arg: d for p, d in zip(arguments.kwonlyargs, arguments.kw_defaults) if d is not None}
        method = places[0].arg == "self" if places else False
        needed = {p.arg for p in places[method:]} - set(defaults)
        found = []
        for made in self.calls.get(getattr(function, "name", ""), ()):
            given = {p.arg: value for p, value in zip(places[method:], made.call.args)} | {k.arg: k.value for k in made.call.keywords}
            other = len(made.call.args) > len(places) - method or not needed <= set(given)
            if not other:
                found.append(Value(given[name], made.around) if name in given else Value(defaults.get(name), ()))
        return found or [Value(None, ())]

    def _words(self, annotation: ast.expr | None) -> list[Value]:
        match annotation:
            case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=words)):
                return [Value(word, ()) for word in words]
            case ast.Name(id=name):
                return [word for alias in self.globals.get(name, ()) for word in self._words(alias.node)]
        return []
