"""What the probes share: questions drawn plainly, and a module that makes rules from packs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.kernel.decision import Decision
from undercroft.kernel.packs import PackSource
from undercroft.kernel.registry import UnknownGame
from undercroft.kernel.rules import Rules
from undercroft.kernel.scene import Choice, Message, Question


def questions(decisions: Sequence[Decision]) -> tuple[Question, ...]:
    return tuple(
        Question(d.seat, Message(d.prompt, d.args), tuple(Choice(o.key, Message(o.key), o.cell, o.figure, o.card, o.item) for o in d.options))
        for d in decisions
    )


class Sketch:
    """The module of a probe, as an entry point would name it."""

    rulebook = ""

    def __init__(self, name: str, pack: PackSource, make: Callable[[Sequence[PackSource]], Rules[Any]], setups: list[dict[str, Any]]) -> None:
        self.name, self.title, self.pack, self.make, self.all_setups = name, name, pack, make, setups

    def packs(self) -> tuple[PackSource, ...]:
        return (self.pack,)

    def rules(self, packs: Sequence[PackSource]) -> Rules[Any]:
        return self.make(packs)

    def setups(self, rules: Any) -> list[dict[str, Any]]:
        return self.all_setups

    def find(self, name: str) -> Sketch:
        if name != self.name:
            raise UnknownGame(f"no game is called {name!r}; installed: {self.name}")
        return self
