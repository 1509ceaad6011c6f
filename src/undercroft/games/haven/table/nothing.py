"""What an option would perform, and whether it would do anything. Each game judges its own abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, Protocol, TypeVar

from undercroft.kernel.decision import Option
from undercroft.language.vocabulary import Node

from ..content.abilities import Ability, Spec
from ..content.model import Half
from ..content.mods import Mods
from ..game import BASIC

H = TypeVar("H", bound=Half)
HALVES = ("top", "bottom")


class Worth(IntEnum):
    """The result of a part of an action: it is not performed at all, it is performed without effect, or it may have an effect."""

    NOTHING = 0
    VAIN = 1
    SOMETHING = 2


class Item(Protocol):
    """An item with what it does during its owner's turn."""

    @property
    def turn(self) -> tuple[Ability, ...]: ...


def performed(option: Option[Any], half: Callable[[str, str], H], items: Mapping[str, Item]) -> tuple[Sequence[Ability], H | None]:
    """The abilities that an option performs, and the half of a card if they are on one."""
    verb = option.verb
    if option.card and verb in HALVES:
        found = half(option.card, verb)
        return found.abilities, found
    if option.card and verb.removeprefix("basic-") in HALVES:
        return (BASIC[verb.removeprefix("basic-")],), None
    return (items[option.item].turn if verb == "item" and option.item else ()), None


def most(abilities: Sequence[Ability], worth: Callable[[Ability, Spec | None], Worth]) -> Worth:
    """The result of the best part of some abilities."""
    return max(worth(ability, spec) for ability in abilities for spec in ((None,) if ability.active else ability.specs))


def unsettling(items: Iterable[Item], steady: tuple[type[Node], ...]) -> bool:
    """Whether an item used between abilities could change what they can do. The abilities in `steady` cannot."""
    held = [ability for item in items for ability in item.turn]
    return any(ability.active or not all(isinstance(spec.node, steady) for spec in ability.specs) for ability in held)


def far_reaching(found: Mods) -> bool:
    return bool(found.range or found.range_bonus or found.area)
