"""The parsed content of a pack, as far as both Gloomhaven games have the same. Each game adds its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from undercroft.grid.area import Pattern
from undercroft.language.vocabulary import Node

from .abilities import Ability


class Half(Struct, frozen=True, eq=False):
    """An action: one half of a card (BB-ACT-01, GH-GEN-08), with its icons (BB-CRD-06, BB-CRD-07, BB-LOS-04; GH-SEL-10, GH-SEL-12)."""

    abilities: tuple[Ability, ...]
    span: str = ""
    lost: bool = False
    unrecoverable: bool = False
    infusions: tuple[tuple[str, ...], ...] = ()


class Named(Protocol):
    """Something that a pack gives a name."""

    @property
    def name(self) -> str: ...


class Item(Protocol):
    """What the shared rules need to know about an item."""

    @property
    def id(self) -> str: ...
    @property
    def effect(self) -> Ability | None: ...


class Scenario(Protocol):
    """What the shared rules need to know about a scenario."""

    @property
    def goal(self) -> Sequence[Node]: ...
    @property
    def loss(self) -> Sequence[Node]: ...
    @property
    def rules(self) -> tuple[Ability, ...]: ...


class Content(Struct, frozen=True, eq=False, kw_only=True):
    """All packs of a game, merged."""

    monsters: Mapping[str, Named]
    items: Mapping[str, Item]
    areas: Mapping[str, Pattern]
    abilities: Mapping[str, Ability]
    """All ability lines, by id."""
    names: Mapping[str, str]
    """Names of things that have no record of their own, such as objects."""
    translations: Mapping[str, Mapping[str, str]]
    """For each language, the pack's names and prose by their English text."""
    forms: Mapping[str, Mapping[str, str]]
    """For each language, whether a name is masculine, feminine, neuter or plural."""

    def title(self, id: str) -> str:
        """The printed name of a type of monsters, of an object or the like, or the id itself if it is unknown."""
        kind = self.monsters.get(id)
        return kind.name if kind is not None else self.names.get(id, id)

    def translated(self, text: str, locale: str) -> str:
        return self.translations.get(locale, {}).get(text, text)

    def form(self, name: str, locale: str) -> str:
        return self.forms.get(locale, {}).get(name, "")


C_co = TypeVar("C_co", bound=Content, covariant=True)


class HasContent(Protocol[C_co]):
    """The rules of a game, for those who need only the content of their packs."""

    @property
    def content(self) -> C_co: ...
