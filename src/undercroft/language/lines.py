"""Lines of card text with their meaning, read with a game's vocabulary and printed back from the same data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from undercroft.text.messages import Voice

from .grammar import Clause, LineError, Modifier, Shape, StepShape, read_shape
from .printing import Speech, speech
from .vocabulary import Lexicon, Node


class Trigger(Struct, frozen=True):
    """When an effect applies: `Before you attack, melee`."""

    word: str
    moment: Node
    qualifiers: tuple[Node, ...] = ()


class Rider(Struct, frozen=True):
    """What a price adds to its step: `Pay consume fire: (attack +1, Wound)`."""

    price: Node
    modifiers: tuple[Node, ...]


class Shown(Struct, frozen=True):
    """Something whose `repr` leaves out what few lines have. Published measurements know cards by their `repr`, which must stay what it was when the
    card language grows."""

    SELDOM: ClassVar[tuple[str, ...]] = ()

    def __repr__(self) -> str:
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in fields.items() if v or k not in self.SELDOM)})"


class Step(Shown, frozen=True):
    """One thing to do with its modifiers, steps to repeat, or a choice between two steps."""

    SELDOM: ClassVar[tuple[str, ...]] = ("lasting", "every")
    node: Node | None = None
    modifiers: tuple[Node, ...] = ()
    riders: tuple[Rider, ...] = ()
    inner: tuple[Step, ...] = ()
    will: str = ""
    repeat: int = 0
    condition: Node | None = None
    otherwise: Step | None = None
    lasting: int = 0
    """For an effect that lasts (`Lasting 2x armor -1`), how often it may be stacked."""
    every: int = 0
    """For an effect that waits for the third time (`3x gain 1 essence`), that number."""


class Line(Shown, frozen=True):
    """A whole line: duration, trigger, price and conditions, then the steps."""

    SELDOM: ClassVar[tuple[str, ...]] = ("terms",)
    steps: tuple[Step, ...]
    span: str = ""
    uses: int = 0
    slots: tuple[str, ...] = ()
    trigger: Trigger | None = None
    price: Node | None = None
    terms: tuple[Node, ...] = ()
    """What follows a price: further prices, and what is reached: `Pay 2 stamina, range 3`."""
    conditions: tuple[Node, ...] = ()
    """All of them must be true."""
    modifiers: tuple[Node, ...] = ()
    """Used instead of steps if the trigger is a moment inside another action: `When you attack: attack +1, pierce 1`."""


class Vocabulary:
    """All the words of a game, by role. A game need not have words for every role."""

    def __init__(
        self, steps: Lexicon, modifiers: Lexicon | None = None, moments: Lexicon | None = None, qualifiers: Lexicon | None = None,
        prices: Lexicon | None = None, conditions: Lexicon | None = None, printed: bool = False,
        icons: Mapping[str, str] | None = None, terms: Lexicon | None = None, lasting: bool = False, cumulative: bool = False,
    ) -> None:  # fmt: skip
        self.printed = printed
        """Whether it has words that are only used for printing cards and not in packs."""
        self.icons = icons or {}
        """Icons of words, such as conditions."""
        self.steps, self.modifiers, self.moments = steps, modifiers or Lexicon("modifier"), moments or Lexicon("moment")
        self.qualifiers, self.prices = qualifiers or Lexicon("qualifier"), prices or Lexicon("price")
        self.conditions, self.terms = conditions or Lexicon("condition"), terms or Lexicon("term")
        self.lasting = lasting
        """Whether single steps may last."""
        self.cumulative = cumulative
        """Whether steps may wait until they have come up so many times."""

    # -- reading ---------------------------------------------------------------------------------------------------------
    def read(self, text: str) -> Line:
        """Read one line of card text. Raises a LineError that says what is wrong and what is allowed."""
        return self._line(read_shape(text))

    def read_modifiers(self, text: str) -> tuple[Node, ...]:
        """Read a separate list of modifiers, such as `pierce 1, wound`."""
        return self._bought(read_shape(text))

    def _line(self, shape: Shape) -> Line:
        span, uses = "", 0
        slots: tuple[str, ...] = ()
        trigger: Trigger | None = None
        price: Node | None = None
        terms: tuple[Node, ...] = ()
        conditions: tuple[Node, ...] = ()
        for clause in shape.clauses:
            match clause:
                case Clause(kind="span"):
                    span, uses = clause.word, clause.count or uses
                case Clause(kind="uses"):
                    uses = clause.count
                case Clause(kind="slots"):
                    slots, uses = clause.slots, len(clause.slots)
                case Clause(kind="trigger", phrase=phrase) if phrase:
                    trigger = Trigger(clause.word, self.moments.read(phrase))
                case Clause(kind="price", phrase=phrase) if phrase:
                    price = self.prices.read(phrase)
                case Clause(kind="condition", phrase=phrase) if phrase:
                    conditions = (*conditions, self.conditions.read(phrase))
                case Clause(kind="qualifier", phrase=phrase) if phrase:
                    if trigger is None and price is not None and self.terms.patterns:
                        terms = (*terms, self.terms.read(phrase))
                        continue
                    if trigger is None:
                        raise LineError(f"{phrase.text!r} qualifies nothing: it must follow a trigger")
                    trigger = Trigger(trigger.word, trigger.moment, (*trigger.qualifiers, self.qualifiers.read(phrase)))
        if trigger is not None and trigger.moment.WINDOW and trigger.word in ("when", "before"):
            return Line((), span, uses, slots, trigger, price, terms, conditions, self._bought(Shape((), shape.steps)))
        steps = tuple(self._step(s) for s in shape.steps)
        return Line(steps, span, uses, slots, trigger, price, terms, conditions)

    def _step(self, shape: StepShape) -> Step:
        if shape.every:
            if not self.cumulative or shape.every < 2:
                raise LineError(f"{shape.every}x before a step has no meaning here")
            return replace(self._step(replace(shape, every=0)), every=shape.every)
        if shape.condition is not None and shape.then is not None:
            otherwise = None if shape.otherwise is None else self._step(shape.otherwise)
            return Step(condition=self.conditions.read(shape.condition), inner=(self._step(shape.then),), otherwise=otherwise)
        if shape.group is not None:
            return Step(inner=self._plain(shape.group), repeat=shape.repeat or 1, will=shape.will)
        if shape.phrase is None:
            raise LineError("an empty step")
        if shape.span and not (self.lasting and shape.span == "lasting"):
            raise LineError(f"a step cannot begin with {shape.span!r} in this game; put it before a colon")
        if shape.span and not shape.uses:
            raise LineError("an effect that lasts says how often it may be stacked, as in 'Lasting 1x'")
        modifiers, riders, inner = self._modifiers(shape.modifiers)
        return Step(self.steps.read(shape.phrase), modifiers, riders, inner, shape.will, lasting=shape.uses)

    def _modifiers(self, shapes: tuple[Modifier, ...]) -> tuple[tuple[Node, ...], tuple[Rider, ...], tuple[Step, ...]]:
        modifiers: list[Node] = []
        riders: list[Rider] = []
        inner: list[Step] = []
        for shape in shapes:
            if shape.price is not None and shape.group is not None:
                riders.append(Rider(self.prices.read(shape.price), self._bought(shape.group)))
            elif shape.group is not None:
                inner += self._plain(shape.group)
            elif shape.phrase is not None:
                if shape.otherwise:
                    raise LineError("'or else' has no meaning here")
                modifiers.append(self.modifiers.read(shape.phrase))
        return tuple(modifiers), tuple(riders), tuple(inner)

    def _plain(self, shape: Shape) -> tuple[Step, ...]:
        if shape.clauses:
            raise LineError("a group may hold steps only, nothing before a colon")
        return tuple(self._step(s) for s in shape.steps)

    def _bought(self, shape: Shape) -> tuple[Node, ...]:
        """The modifiers in the group of a price. The first is parsed as a step but is a modifier like the others."""
        if shape.clauses or len(shape.steps) != 1 or shape.steps[0].phrase is None:
            raise LineError("what a price buys is a list of modifiers in brackets")
        first = shape.steps[0]
        assert first.phrase is not None
        rest, riders, inner = self._modifiers(first.modifiers)
        if riders or inner:
            raise LineError("what a price buys cannot have prices or groups of its own")
        return (self.modifiers.read(first.phrase), *rest)

    def icon(self, line: Line) -> str:
        """The icon of a line, which is that of the first thing it does."""
        nodes = [*(node for step in line.steps for node in _nodes(step)), *line.modifiers]
        return next((icon for node in nodes if (icon := self._icon(node))), "")

    def _icon(self, node: Node) -> str:
        return self.icons.get(getattr(node, node.ICON_OF), "") if node.ICON_OF else node.icon

    # -- printing --------------------------------------------------------------------------------------------------------
    def show(self, line: Line, voice: Voice | None = None) -> str:
        """The printed text of a line. In English, reading it again gives the same line."""
        say = speech(voice)
        heads: list[str] = []
        heads += say.life(line.span, line.uses, line.slots)
        clauses: list[str] = []
        if line.trigger is not None:
            clauses.append(say.trigger(line.trigger.word, self.moments, line.trigger.moment))
            clauses += [say.phrase(self.qualifiers, q) for q in line.trigger.qualifiers]
        if line.price is not None:
            clauses.append(say.price(say.phrase(self.prices, line.price)))
            clauses += [say.phrase(self.terms, term) for term in line.terms]
        clauses += [say.condition(say.phrase(self.conditions, c)) for c in line.conditions]
        if clauses:
            heads.append(", ".join(clauses))
        body = "; ".join(self._show_step(s, say) for s in line.steps) or self.show_modifiers(line.modifiers, voice)
        return say.sentence("".join(f"{say.part(h)}: " for h in heads) + body)

    def show_modifiers(self, modifiers: Sequence[Node], voice: Voice | None = None) -> str:
        """The printed text of a list of modifiers."""
        say = speech(voice)
        return ", ".join(say.phrase(self.modifiers, m) for m in modifiers)

    def _show_step(self, step: Step, say: Speech) -> str:
        if step.every:
            return say.part(say.cumulative(step.every, self._show_step(replace(step, every=0), say)))
        if step.condition is not None:
            then = "; ".join(self._show_step(s, say) for s in step.inner)
            other = self._show_step(step.otherwise, say) if step.otherwise else ""
            return say.part(say.alternative(say.phrase(self.conditions, step.condition), then, other))
        if step.node is None:
            text = say.times(step.repeat, "; ".join(self._show_step(s, say) for s in step.inner))
        else:
            node = say.phrase(self.steps, step.node)
            parts = [say.lasting(step.lasting, node) if step.lasting else node, *(say.phrase(self.modifiers, m) for m in step.modifiers)]
            bought = [
                (say.price(say.phrase(self.prices, rider.price)), ", ".join(say.phrase(self.modifiers, m) for m in rider.modifiers))
                for rider in step.riders
            ]
            inner = [f"({'; '.join(self._show_step(s, say) for s in step.inner)})"] if step.inner else []
            text = say.with_prices(parts, bought, inner)
        return say.part(say.will(step.will, text) if step.will else text)


def _nodes(step: Step) -> Iterator[Node]:
    """The nodes of a step and its inner steps, in order."""
    if step.node is not None:
        yield step.node
    for inner in step.inner:
        yield from _nodes(inner)
