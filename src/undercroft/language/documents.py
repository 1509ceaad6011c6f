"""Reads YAML from strangers: limited in size, without anchors or tags, typed, and with the line number of every value for helpful errors."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
import yaml

from undercroft.kernel.packs import PackError

T = TypeVar("T")

MAX_FILE = 1 << 20
MAX_NESTING = 24
Path = tuple[str | int, ...]


class Document:
    """A YAML file as plain data, with the line number of every value."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines: dict[Path, int] = {}
        if len(text) > MAX_FILE:
            raise PackError(f"{file}: larger than {MAX_FILE >> 20} MB")
        try:
            depth = 0
            for event in yaml.parse(text, Loader=yaml.CSafeLoader):
                depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
                line = event.start_mark.line + 1 if event.start_mark is not None else 0
                if depth > MAX_NESTING:
                    raise PackError(f"{file}:{line}: nested more than {MAX_NESTING} deep")
                if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                    raise PackError(f"{file}:{line}: anchors and aliases are not allowed")
            root = yaml.compose(text, Loader=yaml.CSafeLoader)
        except yaml.YAMLError as e:
            mark = getattr(e, "problem_mark", None)
            where = f":{mark.line + 1}" if mark else ""
            raise PackError(f"{file}{where}: not YAML: {getattr(e, 'problem', None) or 'unreadable'}") from None
        except (ValueError, RecursionError) as e:
            raise PackError(f"{file}: not YAML: {e}") from None
        if root is None:
            raise PackError(f"{file}: empty")
        self.data = self._plain(root, ())

    def _plain(self, node: yaml.Node, path: Path) -> Any:
        self.lines[path] = line = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            found: dict[str, Any] = {}
            for key_node, value in node.value:
                key = str(key_node.value)
                if not isinstance(key_node, yaml.ScalarNode):
                    raise PackError(f"{self.file}:{line}: a key must be a word")
                if key in found:
                    raise PackError(f"{self.file}:{key_node.start_mark.line + 1}: {key!r} stands here twice")
                found[key] = self._plain(value, (*path, key))
            return found
        if isinstance(node, yaml.SequenceNode):
            return [self._plain(n, (*path, i)) for i, n in enumerate(node.value)]
        try:
            return yaml.CSafeLoader("").construct_object(node, deep=True)
        except (yaml.YAMLError, ValueError) as e:
            raise PackError(f"{self.file}:{line}: {getattr(e, 'problem', None) or e}") from None

    def at(self, path: Iterable[str | int]) -> str:
        """`file:line` of the nearest known position."""
        place = tuple(path)
        while place and place not in self.lines:
            place = place[:-1]
        return f"{self.file}:{self.lines.get(place, 1)}"

    def typed(self, kind: type[T]) -> T:
        """Convert the data to a typed struct. An error names the file, the line, what is wrong and what is allowed."""
        try:
            return msgspec.convert(self.data, kind, strict=True)
        except msgspec.ValidationError as e:
            text, _, where = str(e).partition(" - at `")
            path = self._path(kind, where)
            raise PackError(f"{self.at(path)}: {text}{_suggestion(text, kind, path)}") from None

    def _path(self, kind: Any, where: str) -> Path:
        """Convert msgspec's `$.cards[0].name` to a path. For the `[...]` of a mapping, find the first key whose value is wrong."""
        found: Path = ()
        for name, index in re.findall(r"\.([A-Za-z_][\w-]*)|\[(\d+|\.\.\.)\]", where):
            if index == "...":
                wrong = next((key for key in _inner(self.data, found) if not _fits(_with_only(self.data, (*found, key)), kind)), None)
                if wrong is None:
                    break
                found = (*found, wrong)
            else:
                found = (*found, name or int(index))
        return found


def _inner(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def _with_only(data: Any, path: Path) -> Any:
    """The data in which the last step of the path is the only key of its mapping."""
    step, *rest = path
    if not rest:
        return {step: data[step]}
    inner = _with_only(data[step], tuple(rest))
    return {**data, step: inner} if isinstance(data, dict) else [inner if n == step else value for n, value in enumerate(data)]


def _fits(data: Any, kind: Any) -> bool:
    try:
        msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError:
        return False
    return True


def nearest(word: str, known: Iterable[str]) -> str:
    """A suggestion for an unknown word."""
    names = list(known)
    close = difflib.get_close_matches(word, names, 1, 0.5)
    return f"; did you mean {close[0]!r}?" if close else f"; known: {', '.join(names) or 'none'}"


def _suggestion(text: str, kind: Any, path: Path) -> str:
    """Suggest the most similar known field for an unknown one, and say which values a field with a fixed list allows."""
    if unknown := re.search(r"unknown field `([^`]*)`", text):
        return nearest(unknown[1], [field.encode_name for field in getattr(_type_at(kind, path), "fields", ())])
    if wrong := re.fullmatch(r"Invalid enum value (.*)", text):
        word, values = wrong[1].strip("'"), [str(value) for value in _values(_type_at(kind, path))]
        close = difflib.get_close_matches(word, values, 1, 0.5)
        return f"; allowed: {', '.join(value or repr('') for value in values)}" + (f"; did you mean {close[0]!r}?" if close else "")
    return ""


def _values(info: Any) -> list[Any]:
    """The values of a field with a fixed list."""
    if isinstance(info, msgspec.inspect.UnionType):
        return [value for part in info.types for value in _values(part)]
    return list(info.values) if isinstance(info, msgspec.inspect.LiteralType) else []


def _type_at(kind: Any, path: Path) -> Any:
    """The type that a path leads to, as far as it is known: a path may end at the key of a mapping."""
    info: Any = msgspec.inspect.type_info(kind)
    for step in path:
        info = _inside(info)
        if isinstance(info, msgspec.inspect.StructType):
            info = next((f.type for f in info.fields if f.encode_name == step), info)
        elif isinstance(info, msgspec.inspect.TupleType):
            info = info.item_types[step] if isinstance(step, int) and step < len(info.item_types) else None
        else:
            info = getattr(info, "item_type", getattr(info, "value_type", None))
    info = _inside(info)
    while isinstance(info, msgspec.inspect.DictType | msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
        info = _inside(info.value_type if isinstance(info, msgspec.inspect.DictType) else info.item_type)
    return info


def _inside(info: Any) -> Any:
    """The part of a union that has parts of its own, if any."""
    if not isinstance(info, msgspec.inspect.UnionType):
        return info
    plain = (msgspec.inspect.NoneType, msgspec.inspect.StrType, msgspec.inspect.IntType, msgspec.inspect.LiteralType)
    return next((part for part in info.types if not isinstance(part, plain)), info)
