"""The grammar: the structure of a line of card text, the same for every game. A game's vocabulary defines what the phrases mean."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from lark import Lark, Token, Transformer, UnexpectedInput
from lark.exceptions import VisitError
from msgspec import Struct
from msgspec.structs import replace

MAX_LINE = 600
MAX_DEPTH = 8

GRAMMAR = r"""
    start: line
    line: head* step (";" step)*
    head: clause ("," (clause | qualifier))* ":"
    clause: SPAN COUNT?      -> span
          | COUNT            -> uses
          | SLOTS atom+      -> slots
          | WHEN phrase      -> trigger
          | PAY phrase       -> price
          | IF phrase        -> condition
    qualifier: phrase
    step: WILL? action ("," modifier)* -> step
        | COUNT action ("," modifier)*  -> cumulative
        | IF phrase THEN step (ELSE step)? -> alternative
        | NUMBER TIMES group            -> repeat
    action: phrase                      -> plain
          | SPAN COUNT? phrase          -> lasting
          | group                       -> grouped
    modifier: phrase (OR_ELSE phrase)*  -> modifier
            | PAY phrase ":" group      -> rider
            | group                     -> grouped
    group: "(" line ")"
    block: "{" modifier ("," modifier)* "}"
    phrase: atom+
    ?atom: WORD | NUMBER | SIGNED | FRACTION | STRING | SLASHED | PLUS | block

    SPAN.3: /(round|turn|persistent|lasting)\b(?=\s*(:|\d+x|,))|lasting\b/i
    WHEN.3: /(before|after|when|during|at|instead of)\b/i
    PAY.3: /pay\b/i
    SLOTS.3: /slots\b/i
    IF.3: /if\b/i
    THEN.3: /then\b/i
    OR_ELSE.4: /or else\b/i
    ELSE.3: /else\b/i
    WILL.3: /(may|must)\b/i
    TIMES.3: /times\b/i
    COUNT.2: /\d+x\b/
    FRACTION.2: /\d+\/\d+/
    SIGNED.2: /[+-]\d+/
    NUMBER.1: /\d+(?![A-Za-z])/
    PLUS: "+"
    STRING: /"[^"\n]*"/
    SLASHED.2: /[A-Za-z]+(\/[A-Za-z]+)+/
    WORD.1: /[A-Za-z][A-Za-z0-9'-]*|\d+[A-Za-z][A-Za-z0-9]*/
    %ignore /[ \t]+/
"""


class LineError(ValueError):
    """A line of card text is wrong. The message says where, and what is allowed."""



class Idle(LineError):
    """Part of a line would do nothing. Packs of games already begun may have such lines."""


Kind: TypeAlias = Literal["word", "number", "signed", "fraction", "string", "slashed", "plus", "block"]


class Atom(Struct, frozen=True):
    """The smallest part of a phrase. Words are in lower case, strings without their quotes."""

    kind: Kind
    text: str
    column: int
    block: tuple[Modifier, ...] = ()


class Phrase(Struct, frozen=True):
    atoms: tuple[Atom, ...]

    @property
    def text(self) -> str:
        return " ".join(f'"{a.text}"' if a.kind == "string" else a.text for a in self.atoms)


class Modifier(Struct, frozen=True):
    """What follows a comma: a phrase, with alternatives in case it fails; a group; or a price with the group it pays for."""

    phrase: Phrase | None = None
    otherwise: tuple[Phrase, ...] = ()
    price: Phrase | None = None
    group: Shape | None = None


class StepShape(Struct, frozen=True):
    """One thing to do. Repetitions and alternatives use `group`, `condition`, `then` and `otherwise`. Something cumulative waits for the time in
    `every`."""

    phrase: Phrase | None = None
    modifiers: tuple[Modifier, ...] = ()
    will: str = ""
    span: str = ""
    uses: int = 0
    repeat: int = 0
    group: Shape | None = None
    condition: Phrase | None = None
    every: int = 0
    then: StepShape | None = None
    otherwise: StepShape | None = None


class Clause(Struct, frozen=True):
    """One part of the text before a colon."""

    kind: Literal["span", "uses", "slots", "trigger", "price", "condition", "qualifier"]
    word: str = ""
    count: int = 0
    phrase: Phrase | None = None
    slots: tuple[str, ...] = ()


class Shape(Struct, frozen=True):
    """A whole line: the clauses before the colons, then the steps."""

    clauses: tuple[Clause, ...]
    steps: tuple[StepShape, ...]


def _count(token: Any) -> int:
    return int(str(token).rstrip("xX"))


KINDS: dict[str, Kind] = {
    "WORD": "word", "NUMBER": "number", "SIGNED": "signed", "FRACTION": "fraction", "STRING": "string",
    "SLASHED": "slashed", "PLUS": "plus",
}  # fmt: skip


def _atom(part: Any) -> Atom:
    if isinstance(part, Atom):
        return part
    kind = KINDS[part.type]
    text = str(part)[1:-1] if kind == "string" else str(part).lower()
    return Atom(kind, text, part.column or 0)


class _Build(Transformer[Token, Any]):
    """Converts the parse tree to shapes."""

    def start(self, parts: list[Any]) -> Shape:
        return parts[0]  # type: ignore[no-any-return]

    def line(self, parts: list[Any]) -> Shape:
        clauses = [c for p in parts if isinstance(p, list) for c in p]
        return Shape(tuple(clauses), tuple(p for p in parts if isinstance(p, StepShape)))

    def head(self, parts: list[Any]) -> list[Clause]:
        return parts

    def span(self, parts: list[Any]) -> Clause:
        return Clause("span", word=str(parts[0]).lower(), count=_count(parts[1]) if len(parts) > 1 else 0)

    def uses(self, parts: list[Any]) -> Clause:
        return Clause("uses", count=_count(parts[0]))

    def slots(self, parts: list[Any]) -> Clause:
        return Clause("slots", slots=tuple(_atom(p).text for p in parts[1:]))

    def trigger(self, parts: list[Any]) -> Clause:
        return Clause("trigger", word=" ".join(str(parts[0]).lower().split()), phrase=parts[1])

    def price(self, parts: list[Any]) -> Clause:
        return Clause("price", phrase=parts[1])

    def condition(self, parts: list[Any]) -> Clause:
        return Clause("condition", phrase=parts[1])

    def qualifier(self, parts: list[Any]) -> Clause:
        return Clause("qualifier", phrase=parts[0])

    def phrase(self, parts: list[Any]) -> Phrase:
        return Phrase(tuple(_atom(p) for p in parts))

    def block(self, parts: list[Any]) -> Atom:
        return Atom("block", "{}", 0, tuple(parts))

    def group(self, parts: list[Any]) -> Shape:
        return parts[0]  # type: ignore[no-any-return]

    def plain(self, parts: list[Any]) -> StepShape:
        return StepShape(phrase=parts[0])

    def lasting(self, parts: list[Any]) -> StepShape:
        *before, phrase = parts
        uses = _count(before[1]) if len(before) > 1 else 0
        return StepShape(phrase=phrase, span=str(before[0]).lower(), uses=uses)

    def grouped(self, parts: list[Any]) -> StepShape | Modifier:
        return Modifier(group=parts[0])

    def modifier(self, parts: list[Any]) -> Modifier:
        phrases = [p for p in parts if isinstance(p, Phrase)]
        return Modifier(phrase=phrases[0], otherwise=tuple(phrases[1:]))

    def rider(self, parts: list[Any]) -> Modifier:
        return Modifier(price=parts[1], group=parts[2])

    def step(self, parts: list[Any]) -> StepShape:
        will = str(parts.pop(0)).lower() if isinstance(parts[0], Token) else ""
        action, *modifiers = parts
        if isinstance(action, Modifier):
            action = StepShape(group=action.group)
        return StepShape(
            phrase=action.phrase, modifiers=tuple(modifiers), will=will, span=action.span, uses=action.uses, group=action.group
        )

    def cumulative(self, parts: list[Any]) -> StepShape:
        return replace(self.step(parts[1:]), every=_count(parts[0]))

    def alternative(self, parts: list[Any]) -> StepShape:
        condition, then, *otherwise = [part for part in parts if not isinstance(part, Token)]
        return StepShape(condition=condition, then=then, otherwise=otherwise[0] if otherwise else None)

    def repeat(self, parts: list[Any]) -> StepShape:
        return StepShape(repeat=int(parts[0]), group=parts[2])


_parser = Lark(GRAMMAR, start="start", parser="lalr", maybe_placeholders=False)


def read_shape(text: str) -> Shape:
    """Read one line of card text."""
    if len(text) > MAX_LINE:
        raise LineError(f"a line may have {MAX_LINE} characters, this one has {len(text)}")
    if text.count("(") + text.count("{") > MAX_DEPTH * 4 or "(" * (MAX_DEPTH + 1) in text.replace(" ", ""):
        raise LineError(f"groups may be nested {MAX_DEPTH} deep")
    try:
        return _Build().transform(_parser.parse(text))  # type: ignore[no-any-return]
    except UnexpectedInput as e:
        column = getattr(e, "column", 0)
        if not isinstance(column, int) or column < 1 or getattr(getattr(e, "token", None), "type", "") == "$END":
            raise LineError("the line ends too early") from None
        raise LineError(f"column {column}: {text[column - 1 : column + 14]!r} is not expected here") from None
    except VisitError as e:
        raise LineError(str(e.orig_exc)) from None
