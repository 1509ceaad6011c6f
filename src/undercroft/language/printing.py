"""Prints lines of card text: in English with the patterns used for reading, in other languages with messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from undercroft.text.messages import MINUS, Voice

from .vocabulary import Amount, Lexicon, Node, Part


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


USED = "x"
"""A spent use slot, as it appears in lines of cards in play."""


def mark_used(slots: Sequence[str], used: int) -> tuple[str, ...]:
    """Mark the first `used` use slots as spent."""
    return tuple(USED if n < used else slot for n, slot in enumerate(slots))


def circles(slots: Sequence[str]) -> str:
    """Draw use slots as circles: empty, with the experience they give, or spent."""
    return " ".join("●" if slot == USED else chr(ord("①") + int(slot[:-2]) - 1) if slot.endswith("xp") else "○" for slot in slots)


class Speech:
    """English: phrases are printed with their patterns, joined by the words that hold a line together."""

    def phrase(self, lexicon: Lexicon, node: Node) -> str:
        return lexicon.show(node)

    def say(self, id: str, **args: Any) -> str:
        """Render a message in another language. English does not use messages."""
        raise NotImplementedError

    def part(self, text: str) -> str:
        """A clause or a step of a line: it begins with a capital letter."""
        return capital(text)

    def sentence(self, text: str) -> str:
        """A whole line."""
        return text

    def with_prices(self, parts: Sequence[str], bought: Sequence[tuple[str, str]], inner: Sequence[str]) -> str:
        """What a step does, what each price buys, and the steps inside it."""
        return ", ".join([*parts, *(f"{price}: ({effect})" for price, effect in bought), *inner])

    def life(self, span: str, uses: int, slots: Sequence[str]) -> list[str]:
        """The duration and the number of uses, each to be followed by a colon."""
        often = f"{uses}x" if uses and not slots else ""
        return [*filter(None, [" ".join(filter(None, [capital(span), often]))]), *([f"Slots {' '.join(slots)}"] if slots else [])]

    def trigger(self, when: str, moments: Lexicon, moment: Node) -> str:
        return f"{capital(when)} {self.phrase(moments, moment)}"

    def price(self, price: str) -> str:
        return f"Pay {price}"

    def condition(self, condition: str) -> str:
        return f"If {condition}"

    def alternative(self, condition: str, then: str, otherwise: str) -> str:
        return f"If {condition} then {then}" + (f" else {otherwise}" if otherwise else "")

    def cumulative(self, every: int, effect: str) -> str:
        return f"{every}x {effect}"

    def times(self, count: int, steps: str) -> str:
        return f"{count} times ({steps})" if count > 1 else f"({steps})"

    def will(self, will: str, step: str) -> str:
        return f"{will} {step}"

    def lasting(self, uses: int, effect: str) -> str:
        return f"Lasting {uses}x {effect}"


class Translated(Speech):
    """Another language: a message `card-…` for every phrase, with its slots as arguments, and a message `line-…` for every structure. A phrase
    without a message stays in English."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def say(self, id: str, **args: Any) -> str:
        return self.voice.render(id, args)

    def part(self, text: str) -> str:
        """Only whole lines begin with a capital letter."""
        return text

    def sentence(self, text: str) -> str:
        return capital(text)

    def with_prices(self, parts: Sequence[str], bought: Sequence[tuple[str, str]], inner: Sequence[str]) -> str:
        return "; ".join([" ".join([", ".join(parts), *inner]), *(f"{price}: {effect}" for price, effect in bought)])

    def _phrase(self, lexicon: Lexicon, node: Node, **more: str) -> str | None:
        pattern = lexicon.pattern(node)
        if not self.voice.has(pattern.message):
            return None
        values = {part.field: self._value(part, getattr(node, part.field)) for part in pattern.parts if part.slot is not None}
        return self.say(pattern.message, **values, **more)

    def _value(self, part: Part, value: Any) -> Any:
        """The value of a slot for a message. Numbers stay numbers, so that the message can choose a plural form; words are translated."""
        assert part.slot is not None
        if part.slot.say is not None:
            return part.slot.say(value, self)
        if isinstance(value, Amount):
            counted = self.voice.word("counted", value.per)
            return value.base if not value.per else f"{value.base} + {counted}" if value.base else counted
        if isinstance(value, tuple):
            return ("/" if "/".join(value) == part.slot.show(value) else ", ").join(self._word(part, v) for v in value)
        if part.kind == "number":
            return value
        if part.kind == "signed":
            return part.slot.show(value).replace("-", MINUS)
        if part.kind == "string":
            return self._quoted(part, value)
        return self._word(part, value) if isinstance(value, str) else part.slot.show(value)

    def _quoted(self, part: Part, value: str) -> str:
        """A shape with its number, such as `line-3`, translated if there is a word for it. Names are left unchanged."""
        head, _, number = value.partition("-")
        said = self.voice.word(part.field, head)
        assert part.slot is not None
        return part.slot.show(value) if said == head else " ".join(filter(None, (said, number)))

    def _word(self, part: Part, value: str) -> str:
        """A word, translated with the list named after its slot or field. Names are left unchanged."""
        lists = (part.kind.removesuffix("s"), part.field.removesuffix("s"))
        said = next((said for name in lists if (said := self.voice.word(name, value)) != value), value)
        return said[:1].lower() + said[1:] if said != value else value

    def phrase(self, lexicon: Lexicon, node: Node) -> str:
        return self._phrase(lexicon, node) or lexicon.show(node)

    def life(self, span: str, uses: int, slots: Sequence[str]) -> list[str]:
        drawn = circles(slots or ("o",) * uses)
        if drawn:
            return [self.say("line-uses", span=span, slots=drawn)]
        return [self.say("line-span", span=span)] if span else []

    def trigger(self, when: str, moments: Lexicon, moment: Node) -> str:
        """Print the whole clause with the message of the moment, which gets `$when` because `before …` and `after …` may need different words."""
        return self._phrase(moments, moment, when=when.replace(" ", "-")) or super().trigger(when, moments, moment)

    def price(self, price: str) -> str:
        return self.say("line-price", price=price)

    def condition(self, condition: str) -> str:
        return self.say("line-condition", condition=condition)

    def alternative(self, condition: str, then: str, otherwise: str) -> str:
        if not otherwise:
            return self.say("line-only-if", condition=condition, then=then)
        return self.say("line-alternative", condition=condition, then=then, otherwise=otherwise)

    def cumulative(self, every: int, effect: str) -> str:
        return self.say("line-cumulative", every=every, effect=effect)

    def times(self, count: int, steps: str) -> str:
        return self.say("line-times", count=count, steps=steps) if count > 1 else f"({steps})"

    def will(self, will: str, step: str) -> str:
        return self.say("line-will", will=will, step=step)

    def lasting(self, uses: int, effect: str) -> str:
        return self.say("line-lasting", uses=uses, effect=effect)


ENGLISH = Speech()


@cache
def speech(voice: Voice | None) -> Speech:
    return ENGLISH if voice is None or voice.locale == "en" else Translated(voice)
