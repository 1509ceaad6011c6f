"""Reads attack modifier cards: the standard ones, and those of classes."""

from __future__ import annotations

from undercroft.games.haven.content import words as haven
from undercroft.games.haven.content.abilities import Ability, Spec
from undercroft.games.haven.content.loading import Reader
from undercroft.games.haven.content.mods import NO_MODS, gather
from undercroft.kernel.packs import PackError
from undercroft.language.documents import Document, Path
from undercroft.language.vocabulary import Amount

from . import legality, words
from .model import STANDARD, Modifier, shield_id


def read_modifier(reader: Reader, doc: Document, path: Path, id: str, text: str) -> Modifier:
    """GH-AMD-04 … 09: `+1`, `null`, `2x`, `+1, wound`, `rolling +0, push 1`."""
    value, _, rest = (part.strip() for part in text.partition(","))
    rolling = value.startswith("rolling ")
    value = value.removeprefix("rolling ")
    mods = NO_MODS
    if rest:
        nodes = reader.modifiers(doc, path, rest)
        reader.check(doc, path, lambda: legality.modifier_card(nodes))
        mods = gather(nodes)
        for node in nodes:
            if isinstance(node, words.ShieldSelf | words.ShieldAlly):
                lasting = shield_for_the_round(node.value)
                reader.abilities.setdefault(lasting.id, lasting)
    if value in ("null", "2x"):
        return Modifier(id, miss=value == "null", double=value == "2x", rolling=rolling, mods=mods)
    if value[:1] not in "+-" or not value[1:].isdigit():
        raise PackError(f"{doc.at(path)}: {value!r} is no modifier; a modifier is 'null', '2x' or a signed number such as '+1'")
    return Modifier(id, int(value), rolling=rolling, mods=mods)


def shield_for_the_round(value: int) -> Ability:
    """GH-AMD-08: what a modifier card with a shield gives."""
    line = words.CARD_TEXT.read(f"Round: Shield {value}")
    return Ability(shield_id(value), line, (Spec(haven.Shield(Amount(value))),))


def standard() -> dict[str, Modifier]:
    """GH-AMD-01, GH-CON-23, GH-CON-37: the standard cards, Curse and Bless, and the -1 cards for items and scenarios (GH-AMD-22)."""
    found = {id: Modifier(id, miss=id == "null", double=id == "2x", value=0 if id in ("null", "2x") else int(id)) for id in STANDARD}
    return {**found, "curse": Modifier("curse", miss=True), "bless": Modifier("bless", double=True), "minus": Modifier("minus", -1)}
