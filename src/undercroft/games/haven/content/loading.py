"""Reads the packs of both Gloomhaven games: parses lines of text into abilities. Errors name the file and line."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from undercroft.grid.area import Pattern, pattern
from undercroft.grid.maps import MapError
from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document, Path
from undercroft.language.grammar import LineError
from undercroft.language.lines import Step, Vocabulary
from undercroft.language.reading import PackReader, nearest
from undercroft.language.vocabulary import Amount, Node

from . import words
from .abilities import Ability, RiderSpec, Spec
from .mods import gather
from .schema import AreasFile


class Reader(PackReader):
    """What the loaders of both games share: abilities by id (BB-ACT-05, GH-GEN-08) and areas (BB-TGT-15, GH-AOE-01)."""

    REFUSALS = (LineError, MapError)
    TEXT: ClassVar[Vocabulary]
    """The default vocabulary for card text."""

    def __init__(self) -> None:
        self.areas: dict[str, Pattern] = {}
        self.abilities: dict[str, Ability] = {}

    def modifiers(self, doc: Document, path: Path, text: str) -> tuple[Node, ...]:
        return self.at(doc, path, lambda: self.TEXT.read_modifiers(text))

    def ability(
        self, doc: Document, path: Path, id: str, text: str, legal: Callable[[Ability], None], vocabulary: Vocabulary | None = None
    ) -> Ability:
        line = self.line(doc, path, text, vocabulary or self.TEXT)
        specs = tuple(self._spec(doc, path, step) for step in line.steps)
        ability = Ability(id, line, specs, gather(line.modifiers))
        self._area(doc, path, ability.mods.area)
        self.check(doc, path, lambda: legal(ability))
        self.abilities[id] = ability
        return ability

    def _spec(self, doc: Document, path: Path, step: Step) -> Spec:
        if step.node is None:
            raise PackError(f"{doc.at(path)}: repetitions and alternatives have no meaning on cards of this game")
        mods = gather(step.modifiers)
        riders = tuple(RiderSpec(r.price, gather(r.modifiers)) for r in step.riders)
        for shape in (mods.area, *(r.mods.area for r in riders)):
            self._area(doc, path, shape)
        inner = tuple(self._spec(doc, path, s) for s in step.inner)
        if isinstance(step.node, words.Control) and not inner:
            raise PackError(f"{doc.at(path)}: Control needs the abilities to perform in brackets, such as 'Control, range 3, (Move 2)'")
        return Spec(step.node, mods, riders, inner, step.will == "must")

    def _area(self, doc: Document, path: Path, shape: str) -> None:
        if shape and shape not in self.areas:
            raise PackError(f"{doc.at(path)}: no area is called {shape!r}{nearest(shape, self.areas)}")

    def read_areas(self, doc: Document) -> None:
        for name, text in doc.typed(AreasFile).areas.items():
            if name in self.areas:
                raise PackError(f"{doc.at(('areas', name))}: there is already an area called {name!r}")
            try:
                self.areas[name] = pattern(text)
            except ValueError as e:
                raise PackError(f"{doc.at(('areas', name))}: {e}") from None


def amount_of(spec: Spec) -> Amount:
    value = getattr(spec.node, "value", None)
    return value if isinstance(value, Amount) else Amount()
