"""Translates the card text in scenes: reads the English text with a game's vocabularies and prints it with messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from undercroft.text.messages import Voice, slug

from .grammar import LineError, Phrase, read_shape
from .lines import Vocabulary
from .printing import capital, circles, speech

BARE = ("condition", "element", "difficulty", "word")
"""Lists of words that can appear on their own."""
JOINTS = (" | ", ". ", "; ", ", ", "/")
"""Separators of the cells in a row, of sentences, of lines, of list items, and of alternatives."""
_NAMED = re.compile(r"(.+?) \((.+)\)")
_BOUGHT = re.compile(r"(, )?Pay ([^:()]+): \(([^()]*)\)")
_PRICE = re.compile(r"Pay ([^:()]+)(?=: )")
_AREA = re.compile(r'area "([^"]*)"')
_SUMMON = re.compile(r'(?<=[Ss]ummon )"([^"]*)" \{([^{}]*)\}')
_LIFE = re.compile(r"(?:(Round|Turn|Persistent)(?: (\d+)x)?: )?(?:Slots ([a-z0-9 ]+): )?")
SPANS = {"Round": "Until the end of the round", "Turn": "Until the end of the turn", "Persistent": "For the rest of the scenario"}
"""How long a bonus lasts, in words for readers."""
_KNOWN = 1 << 14

Reading = Callable[[str, Vocabulary, Voice], str]


def translate(text: str, vocabularies: Sequence[Vocabulary], voice: Voice) -> str:
    """Translate a line of card text, a list of modifiers, a condition, a price with its effect, a labelled list or a single word.
    Anything else (a name, a story) is returned unchanged."""
    return spoken(text) if voice.locale == "en" else _translated(text, tuple(vocabularies), voice)


def spoken(text: str) -> str:
    """English card text for readers: durations are spelt out and use slots drawn, and prices, areas and summons lose the brackets and quotation
    marks used in packs."""
    if "Pay " in text:
        text = _BOUGHT.sub(lambda found: f"{'; ' if found[1] else ''}{found[2]}: {found[3]}", text)
        text = _PRICE.sub(lambda found: found[1], text)
        text = text[:1].upper() + text[1:]
    text = _SUMMON.sub(lambda found: f"{found[1]} ({found[2]})", text)
    return _AREA.sub(lambda found: f"area {found[1].replace('-', ' ')}", _LIFE.sub(_lasting, text, count=1))


def _lasting(found: re.Match[str]) -> str:
    """How long a bonus lasts: for a time, or until its uses are spent."""
    span, uses, slots = found.groups()
    drawn = circles(slots.split() if slots else ("o",) * int(uses or 0))
    if drawn and span != "Round" and span != "Turn":
        return f"{'Until used up ' if span else ''}{drawn}: "
    return "".join(f"{part}: " for part in (SPANS.get(span, ""), drawn) if part)


@lru_cache(maxsize=_KNOWN)
def _translated(text: str, vocabularies: tuple[Vocabulary, ...], voice: Voice) -> str:
    found = _find(text, vocabularies, voice)
    return text if found is None else found


def _find(text: str, vocabularies: tuple[Vocabulary, ...], voice: Voice) -> str | None:
    """The text in the locale, capitalized like the original, or None if it cannot be read."""
    if not any(c.isalpha() for c in text):
        return text
    found = _read(text, vocabularies, voice)
    if found is None:
        return None
    return capital(found) if text[:1].isupper() else found[:1].lower() + found[1:]


def _read(text: str, vocabularies: tuple[Vocabulary, ...], voice: Voice) -> str | None:
    for vocabulary in vocabularies:
        for reading in READINGS:
            try:
                return reading(text, vocabulary, voice)
            except LineError:
                continue
    others = (_labelled, _with_name, _joined)
    return _bare(text, voice) or next((said for other in others if (said := other(text, vocabularies, voice)) is not None), None)


# -- readings with a vocabulary ----------------------------------------------------------------------------------------------
def _phrase(text: str) -> Phrase:
    """A phrase on its own."""
    shape = read_shape(text)
    step = shape.steps[0]
    if shape.clauses or len(shape.steps) > 1 or step.modifiers or step.will or step.phrase is None:
        raise LineError(f"{text!r} is more than a phrase")
    return step.phrase


def _line(text: str, vocabulary: Vocabulary, voice: Voice) -> str:
    return vocabulary.show(vocabulary.read(text), voice)


def _modifiers(text: str, vocabulary: Vocabulary, voice: Voice) -> str:
    return vocabulary.show_modifiers(vocabulary.read_modifiers(text), voice)


def _condition(text: str, vocabulary: Vocabulary, voice: Voice) -> str:
    return speech(voice).phrase(vocabulary.conditions, vocabulary.conditions.read(_phrase(text)))


def _offer(text: str, vocabulary: Vocabulary, voice: Voice) -> str:
    """A price and its effect: `consume fire: attack +1`."""
    price, colon, bought = text.partition(": ")
    if not colon:
        raise LineError(f"{text!r} names no price")
    said = speech(voice).phrase(vocabulary.prices, vocabulary.prices.read(_phrase(price)))
    return voice.render("line-offer", {"price": said, "modifiers": _modifiers(bought, vocabulary, voice)})


READINGS: tuple[Reading, ...] = (_line, _modifiers, _condition, _offer)


# -- without a vocabulary ----------------------------------------------------------------------------------------------------
def _bare(text: str, voice: Voice) -> str | None:
    return next((said for name in BARE if (said := voice.word(name, text)) != text), None)


def _labelled(text: str, vocabularies: tuple[Vocabulary, ...], voice: Voice) -> str | None:
    """A labelled list such as `Immune: poison, wound`, if there is a message for the label."""
    label, colon, rest = text.partition(": ")
    id = f"label-{slug(label)}"
    if not colon or not voice.has(id):
        return None
    return voice.render(id, {"text": _translated(rest, vocabularies, voice)})


def _with_name(text: str, vocabularies: tuple[Vocabulary, ...], voice: Voice) -> str | None:
    """A text followed by a name in brackets, such as `fire/air (The Whole Box)`."""
    found = _NAMED.fullmatch(text)
    said = _find(found[1], vocabularies, voice) if found else None
    return f"{said} ({found[2]})" if found and said is not None else None


def _joined(text: str, vocabularies: tuple[Vocabulary, ...], voice: Voice) -> str | None:
    """A text made of parts that can all be translated."""
    for joint in JOINTS:
        parts = [_find(part, vocabularies, voice) for part in text.split(joint)] if joint in text else []
        said = [part for part in parts if part is not None]
        if said and len(said) == len(parts):
            return joint.join(said)
    return None
