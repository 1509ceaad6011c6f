"""What the pages on pack files say about fields, and what the schemas say. A table after `<!-- CardText -->` lists the fields of that struct."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

HEADING = re.compile(r"^#+ (.+)$")
MARK = re.compile(r"^<!-- (\w+) -->$")
PLURAL = {"text": "texts", "number": "numbers"}


class Row(NamedTuple):
    """A field: its name, what it may be, and what it is if left out."""

    name: str
    kind: str
    default: str


def slug(heading: str) -> str:
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())


def headings(page: str) -> dict[str, str]:
    """The heading under which a page describes each struct."""
    found, heading = {}, ""
    for line in page.splitlines():
        if match := HEADING.match(line):
            heading = match[1]
        elif match := MARK.match(line):
            found[match[1]] = heading
    return found


def tables(page: str) -> dict[str, list[Row]]:
    """The tables of a page by struct, without what they say about the meaning."""
    found: dict[str, list[Row]] = {}
    rows: list[Row] | None = None
    for line in page.splitlines():
        if match := MARK.match(line):
            assert match[1] not in found, f"{match[1]} has two tables"
            rows = found[match[1]] = []
        elif rows is not None and line.startswith("| `"):
            name, kind, default, meaning = (cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1])
            assert meaning, f"nothing is said about {name}"
            rows.append(Row(name.strip("`"), kind, default))
        elif rows:
            rows = None
    return found


def fields(struct: type[Struct], where: dict[str, str]) -> list[Row]:
    """The fields of a struct as a page should list them."""
    info: Any = kinds.type_info(struct)
    return [Row(f.encode_name, said(f.type, where), default(f)) for f in info.fields]


def default(field: kinds.Field) -> str:
    if field.required:
        return "required"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()  # type: ignore[operator]
    if isinstance(value, bool | int):
        return f"`{str(value).lower()}`"
    return f"`{value}`" if isinstance(value, str) and value else "–"


def said(kind: Any, where: dict[str, str]) -> str:
    """A type in words, with links to where structs are described."""
    match kind:
        case kinds.StrType():
            return "text"
        case kinds.IntType():
            return "number"
        case kinds.BoolType():
            return "`true` or `false`"
        case kinds.LiteralType(values=values):
            return either([f"`{value}`" for value in sorted(values, key=str) if value != ""])
        case kinds.StructType(cls=cls):
            heading = where[cls.__name__]
            return f"[{heading.replace('`', '')}](#{slug(heading)})"
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            return f"list of {many(item, where)}"
        case kinds.TupleType(item_types=items):
            return f"{len(items)} {many(items[0], where)}"
        case kinds.DictType(value_type=value):
            return f"{said(value, where)} for each key"
        case kinds.UnionType(types=types):
            return either([said(part, where) for part in types if not isinstance(part, kinds.NoneType)])
    raise AssertionError(kind)


def many(kind: Any, where: dict[str, str]) -> str:
    one = said(kind, where)
    if isinstance(kind, kinds.UnionType):
        return f"({one})"
    return one.replace("list of", "lists of", 1) if one.startswith("list of") else PLURAL.get(one, one)


def either(words: list[str]) -> str:
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))
