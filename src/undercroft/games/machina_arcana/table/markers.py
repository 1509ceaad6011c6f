"""Markers and tokens on cards: whose they are, and which effects they record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from undercroft.kernel.scene import Card, Sign
from undercroft.kernel.signs import SignKind

from ..content import signs
from ..content.lines import cumulative, steps_of
from ..content.texts import effect_text
from ..game import Machina
from ..rules.lasting import EXPLORER_MARKERS, HORROR_MARKERS, markers, stacked


class Recorded(NamedTuple):
    """What a marker on a card records: the effects of one use (MA-RNG-14)."""

    owner: str
    """Empty for a horror marker."""
    effects: tuple[tuple[str, int], ...]
    """The lines with the numbers of their steps."""


def on_cards(game: Machina) -> Mapping[str, tuple[Sign, ...]]:
    """What lies on cards, by their source such as `item/scarrer`: progress tokens, then markers; markers that record the same count as one sign."""
    found: dict[str, tuple[Sign, ...]] = {}
    for line, count in game.state.progress.items():
        source, sign = _progress(game, line, count)
        found[source] = (*found.get(source, ()), sign)
    for source in dict.fromkeys(lasting.card for lasting in game.state.lasting):
        found[source] = (*found.get(source, ()), *_markers(game, source))
    return found


def _progress(game: Machina, id: str, count: int) -> tuple[str, Sign]:
    """MA-EFF-06: the progress tokens of a cumulative step."""
    line, _, number = id.rpartition("/")
    step = cumulative(game.content.lines[line])[int(number)]
    return line.rsplit("/", 2)[0], _told(signs.PROGRESS, count, needed=step.every, line=effect_text(replace(step, every=0)))


def _markers(game: Machina, source: str) -> Iterator[Sign]:
    """MA-LST-03, MA-LST-06: the markers on a card."""
    effects: dict[int, Recorded] = {}
    bearers: dict[Recorded, list[str]] = {}
    for lasting in game.state.lasting:
        if lasting.card == source:
            before = effects.get(lasting.marker, Recorded(lasting.owner, ())).effects
            effect = (lasting.line, lasting.step)
            effects[lasting.marker] = Recorded(lasting.owner, before if effect in before else (*before, effect))
    for lasting in game.state.lasting:
        if lasting.marker in effects and lasting.bearer:
            bearers.setdefault(effects[lasting.marker], []).append(lasting.bearer)
    for recorded in dict.fromkeys(effects.values()):
        yield _marker(game, recorded, list(effects.values()).count(recorded), list(dict.fromkeys(bearers.get(recorded, ()))))


def _marker(game: Machina, recorded: Recorded, count: int, bearers: list[str]) -> Sign:
    line, number = recorded.effects[0]
    limit = steps_of(game.content.lines[line])[number].lasting
    texts = [effect_text(steps_of(game.content.lines[line])[number]) for line, number in recorded.effects]
    said = {
        "used": stacked(game, line, number), "limit": limit, "texts": texts, "units": len(bearers),
        "targets": [game.content.title(bearer) for bearer in bearers],
    }  # fmt: skip
    if not recorded.owner:
        return _told(signs.HORROR_MARKER, count, **said)
    owner = game.content.explorers[recorded.owner]
    sign = _told(signs.MARKER, count, owner=owner.name, **said)
    return replace(sign, icon=owner.text.icon or sign.icon)


def _told(kind: SignKind, value: int, **said: Any) -> Sign:
    """A sign that says more about itself with the same arguments."""
    sign = kind.sign(value, **said)
    return replace(sign, about=None if sign.about is None else replace(sign.about, args=sign.text.args))


def left(game: Machina, owner: str) -> Sign:
    """MA-CMP-10, MA-CMP-11: how many markers an explorer, or the horror side, has left."""
    most = EXPLORER_MARKERS if owner else HORROR_MARKERS
    kind = signs.MARKERS_LEFT if owner else signs.HORROR_MARKERS_LEFT
    return kind.sign(most - markers(game, owner), most=most)


def marked(card: Card, lying: tuple[Sign, ...]) -> Card:
    return replace(card, badges=(*card.badges, *lying)) if lying else card
