"""Checks that every place and counter that a scenario names exists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document
from undercroft.language.lines import Line
from undercroft.language.reading import nearest
from undercroft.language.vocabulary import Node

from . import words
from .abilities import Ability

Said = tuple[str, Node]
"""A node with its file and line."""


def nodes_of(line: Line) -> Iterator[Node]:
    """Everything a line says: its moment, its conditions, and its abilities or rules with their modifiers."""
    if line.trigger is not None:
        yield line.trigger.moment
    yield from line.conditions
    yield from line.modifiers
    for step in line.steps:
        if step.node is not None:
            yield step.node
        yield from step.modifiers
        for rider in step.riders:
            yield from rider.modifiers


def said_by(doc: Document, rules: Sequence[Ability], conditions: Mapping[str, Sequence[Node]]) -> list[Said]:
    """Everything that the special rules of a scenario say, and its goals and other conditions by field."""
    said = [(doc.at(("rules", n)), node) for n, rule in enumerate(rules) for node in nodes_of(rule.line)]
    return said + [(doc.at((field, n)), node) for field, nodes in conditions.items() for n, node in enumerate(nodes)]


def counted(said: Iterable[Said]) -> list[str]:
    """The counters that some rule counts."""
    return list(dict.fromkeys(node.name for _, node in said if isinstance(node, words.Count)))


def check_places(where: str, node: Node, places: Mapping[str, int]) -> None:
    """Every place is on the map."""
    place = getattr(node, "place", "")
    for name in getattr(node, "places", ()) or ((place,) if place else ()):
        if name not in places:
            raise PackError(f"{where}: the map has no place {name!r}{nearest(name, places)}")


def check_counter(where: str, node: Node, known: Iterable[str]) -> None:
    """Every counter is counted by some rule."""
    if isinstance(node, words.Counter | words.CounterBelow) and node.name not in known:
        raise PackError(f"{where}: no rule counts {node.name!r}{nearest(node.name, known)}")
