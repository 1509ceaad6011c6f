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
            path = _path(where)
            raise PackError(f"{self.at(path)}: {text}{_suggestion(text, kind, path)}") from None


def _path(where: str) -> Path:
    """Convert msgspec's `$.cards[0].name` to a path. It ends at a `[...]`, the key of a mapping."""
    found: list[str | int] = []
    for name, index in re.findall(r"\.([A-Za-z_][\w-]*)|\[(\d+|\.\.\.)\]", where):
        if index == "...":
            break
        found.append(name or int(index))
    return tuple(found)


def _suggestion(text: str, kind: Any, path: Path) -> str:
    """Suggest the most similar known field for an unknown one."""
    unknown = re.search(r"unknown field `([^`]*)`", text)
    if not unknown:
        return ""
    names = _fields(kind, path)
    close = difflib.get_close_matches(unknown[1], names, 1, 0.5)
    return f"; did you mean {close[0]!r}?" if close else f"; known: {', '.join(names)}"


def _fields(kind: Any, path: Path) -> list[str]:
    """The field names of the struct that a path leads to."""
    info: Any = msgspec.inspect.type_info(kind)
    for step in (*path, ""):
        while not isinstance(info, msgspec.inspect.StructType):
            if isinstance(info, msgspec.inspect.UnionType):
                info = next((t for t in info.types if not isinstance(t, msgspec.inspect.NoneType | msgspec.inspect.StrType)), None)
            elif isinstance(info, msgspec.inspect.DictType):
                info = info.value_type
            elif isinstance(info, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
                info = info.item_type
            else:
                return []
        if step and isinstance(step, str):
            info = next((f.type for f in info.fields if f.encode_name == step), info)
    return [f.encode_name for f in info.fields]
