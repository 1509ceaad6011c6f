"""Chance is the only source of randomness. This module has its state and the policies that decide where outcomes come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol

from msgspec import Struct

from .decision import TABLE, Option
from .secrets import HIDDEN

if TYPE_CHECKING:
    from .game import Game

MASK = (1 << 64) - 1


class Chance(Struct):
    """A splitmix64 generator stored as two integers of the state: `count` is how many numbers have been drawn from `seed`."""

    seed: Annotated[int, HIDDEN]
    count: Annotated[int, HIDDEN] = 0

    def below(self, n: int) -> int:
        """The next random number, uniform in 0 … n - 1."""
        self.count += 1
        z = (self.seed + self.count * 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * n) >> 64


class Policy(Protocol):
    """Decides where outcomes come from: the generator, a script, or the players' own dice and decks."""

    async def pick(self, game: Game[Any], what: str, outcomes: Sequence[str]) -> int: ...

    def describe(self) -> dict[str, Any]: ...


class Seeded:
    """Takes outcomes from the generator in the state."""

    async def pick(self, game: Game[Any], what: str, outcomes: Sequence[str]) -> int:
        chance: Chance = game.state.chance
        return chance.below(len(outcomes))

    def describe(self) -> dict[str, Any]:
        return {"policy": "seeded"}


class Drawn(NamedTuple):
    """What players say they drew or rolled: the value of an option of `Asked`."""

    at: int
    outcome: str


class Asked:
    """Asks players who use the physical box what they drew or rolled. Equal outcomes are one option."""

    async def pick(self, game: Game[Any], what: str, outcomes: Sequence[str]) -> int:
        first: dict[str, int] = {}
        for index, outcome in enumerate(outcomes):
            first.setdefault(outcome, index)
        options = [Option(f"{what}:{outcome}", Drawn(index, outcome)) for outcome, index in first.items()]
        picked: Drawn = await game.choose(TABLE, f"chance-{what}", options)
        game.state.chance.count += 1
        return picked.at

    def describe(self) -> dict[str, Any]:
        return {"policy": "asked"}


class ScriptEnded(RuntimeError):
    """The script does not say what happens next."""


class Scripted:
    """Takes outcomes from a list of names, in order, for tests. The position in the list is the state's count, so undo and fork rewind it."""

    def __init__(self, *outcomes: str, then: str | None = None) -> None:
        self.outcomes, self.then = outcomes, then

    async def pick(self, game: Game[Any], what: str, outcomes: Sequence[str]) -> int:
        chance = game.state.chance
        wanted = self.outcomes[chance.count] if chance.count < len(self.outcomes) else self.then
        if wanted is None:
            raise ScriptEnded(f"the script has ended; asked for {what}: {', '.join(outcomes)}")
        if wanted not in outcomes:
            raise ScriptEnded(f"the script says {wanted!r}, but {what} can be {', '.join(outcomes)}")
        chance.count += 1
        return outcomes.index(wanted)

    def describe(self) -> dict[str, Any]:
        return {"policy": "scripted", "outcomes": list(self.outcomes), "then": self.then}


SEEDED = Seeded()
ASKED = Asked()


def policy(description: dict[str, Any]) -> Policy:
    """Build a policy from the result of its `describe` method."""
    match description:
        case {"policy": "seeded"}:
            return SEEDED
        case {"policy": "asked"}:
            return ASKED
        case {"policy": "scripted", "outcomes": [*outcomes], "then": str() | None as then} if all(
            isinstance(o, str) for o in outcomes
        ):
            return Scripted(*outcomes, then=then)
    raise ValueError(f"unknown chance policy {description!r}; known: seeded, asked, scripted")
