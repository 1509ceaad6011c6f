"""Makes the vocabularies of a game from its words: for cards, for scenarios, and for printed cards."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.signs import SignKind
from undercroft.language.lines import Vocabulary
from undercroft.language.vocabulary import Lexicon, Node, Slot

from . import reach, words
from .signs import icons

Kinds = tuple[type[Node], ...]


def vocabularies(
    *, abilities: Kinds, rules: Kinds, modifiers: Kinds, moments: Kinds, conditions: Kinds, signs: tuple[SignKind, ...], slots: Mapping[str, Slot],
    printed: Kinds = (),
) -> tuple[Vocabulary, Vocabulary, Vocabulary]:  # fmt: skip
    """The vocabularies that parse card text, that parse the rules of scenarios, and that print cards, which say whom they affect. `signs` are the
    conditions with their icons, and `printed` the abilities that only stand on printed cards."""

    def lexicon(role: str, *kinds: type[Node]) -> Lexicon:
        return Lexicon(role, kinds, {**slots, **reach.SLOTS})

    def vocabulary(role: str, steps: Kinds, spelled: Kinds = ()) -> Vocabulary:
        return Vocabulary(
            steps=lexicon(role, *steps),
            modifiers=lexicon("modifier", *modifiers, *spelled),
            moments=lexicon("moment", *moments),
            qualifiers=lexicon("qualifier", *words.QUALIFIERS),
            prices=lexicon("price", *words.PRICES),
            conditions=lexicon("condition", *conditions),
            printed=bool(spelled),
            icons=icons(signs),
        )

    return (
        vocabulary("ability", abilities),
        vocabulary("scenario rule", rules),
        vocabulary("ability", (*abilities, *reach.STEPS, *printed), reach.MODIFIERS),
    )
