"""Checks that the rules can carry out a line where it is used. Each game says what can stand where."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping

from undercroft.language.grammar import Idle, LineError
from undercroft.language.lines import Line, Step, Vocabulary
from undercroft.language.vocabulary import Node

from . import words
from .abilities import Ability, Spec
from .carried import Kinds, Table, Takes, listed


class LineCheck(ABC):
    """Checks lines in the vocabularies of one game, for cards and for scenarios."""

    def __init__(self, text: Vocabulary, rules: Vocabulary) -> None:
        self.text, self.rules = text, rules

    def said(self, node: Node) -> str:
        """An ability or a scenario rule as it was written."""
        return next(v for v in (self.text, self.rules) if v.steps.knows(node)).steps.show(node)

    def steps(self, ability: Ability, kinds: Kinds, where: str, table: Table, more: Kinds = ()) -> None:
        """Refuse abilities other than these, and modifiers and prices that the rules do not carry out with them."""
        for spec, step in zip(ability.specs, ability.line.steps, strict=True):
            said = self.said(spec.node)
            if not isinstance(spec.node, kinds):
                raise LineError(f"{said!r} cannot stand {where}{self.rather(spec.node, kinds)}; what can: {listed(kinds)}")
            if spec.inner and not isinstance(spec.node, words.Control):
                raise LineError("only Control takes abilities in brackets")
            self.inner(spec, step)
            self.step(step, table, said, more)

    def rather(self, node: Node, kinds: Kinds) -> str:
        """What to write instead of an ability that cannot stand somewhere."""
        return ""

    @abstractmethod
    def inner(self, spec: Spec, step: Step) -> None:
        """Refuse what a controlled figure cannot do."""

    @abstractmethod
    def plain(self, line: Line, where: str, spans: tuple[str, ...] = ()) -> None:
        """Refuse a moment or a condition. `spans` are the life spans that allow them here."""

    @abstractmethod
    def bonus(self, ability: Ability, spans: tuple[str, ...]) -> None:
        """Refuse a lasting bonus that the rules cannot carry out, or that has another life span."""

    def lasts(self, ability: Ability, where: str, spans: tuple[str, ...]) -> bool:
        """Whether a line is a lasting bonus. If it is not, it has no moment and no condition."""
        if ability.active:
            self.bonus(ability, spans)
        else:
            self.plain(ability.line, where, spans)
        return ability.active

    def span(self, line: Line, spans: tuple[str, ...]) -> None:
        """Refuse life spans other than these."""
        if line.span not in spans:
            raise LineError(f"{line.span.capitalize()!r} cannot begin a line here; what can: {', '.join(s.capitalize() for s in spans)}")

    def window(self, line: Line, table: Mapping[type[Node], Kinds], more: Kinds = ()) -> None:
        """Refuse modifiers that the rules do not carry out at a moment inside an attack or a move."""
        assert line.trigger is not None
        moment = line.trigger.moment
        self.modifiers(line.modifiers, (*table[type(moment)], *more), f"{line.trigger.word} {moment.PHRASE}")

    def moment(self, line: Line, moments: Mapping[str, Kinds]) -> None:
        """Refuse a special rule of a scenario that does not begin with one of these moments."""
        if line.span or line.uses or line.price is not None:
            raise LineError("a special rule has no life span, no uses and no price")
        if line.trigger is None or not isinstance(line.trigger.moment, moments.get(line.trigger.word, ())):
            raise LineError("a special rule begins with its moment: 'At set-up', 'At start of round', 'At end of round', 'When … dies' and the like")

    def modifiers(self, nodes: Iterable[Node], kinds: Kinds, where: str, remedy: bool = False) -> None:
        """Refuse modifiers other than these. `remedy` means to say what to write instead."""
        for node in nodes:
            if not isinstance(node, kinds):
                said = self.text.modifiers.show(node)
                raise Idle(f"{said!r} does nothing {where}; what can stand here: {listed(kinds)}{self.instead(node) if remedy else ''}")

    def instead(self, node: Node) -> str:
        """How to write a modifier as a line of its own."""
        match node:
            case words.GiveSelf(condition=condition):
                line = f"{condition.capitalize()}, self"
            case words.HealSelf(value=value):
                line = f"Heal {value}, self"
            case words.Give() | words.Push() | words.Pull():
                line = self.text.modifiers.show(node).capitalize()
            case _:
                return ""
        return f"; write '{line}' as a line of its own"

    def step(self, step: Step, table: Table, said: str, more: Kinds = ()) -> None:
        """Refuse what is not carried out with this ability. `said` is the ability as it was written; `more` may follow it besides."""
        takes = next((takes for kind, takes in table.items() if isinstance(step.node, kind)), Takes())
        self.modifiers(step.modifiers, (*takes.after, *more), f"after {said!r}", remedy=True)
        for rider in step.riders:
            if not takes.bought:
                able = listed(kind for kind, kept in table.items() if kept.bought)
                raise LineError(f"a price with a colon inside a line can go with: {able}; put it before the line instead")
            self.modifiers(rider.modifiers, takes.bought, f"when it is paid for with {said!r}")

