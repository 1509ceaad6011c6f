"""Tells a game as text: every event becomes a sentence with the names shown in the scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.event import Event
from undercroft.kernel.scene import Card, Scene
from undercroft.kernel.table import Table

from .wording import Wording


class SceneNames:
    """Names of figures, types, cards and cells, learnt from scenes. Whatever leaves the board keeps its name."""

    def __init__(self, say: Callable[[str], str] = str) -> None:
        """`say` gives a name in the reader's language."""
        self.say = say
        self.figures: dict[str, str] = {}
        self.kinds: dict[str, str] = {}
        self.cards: dict[str, str] = {}
        self.cells: dict[int, str] = {}
        self.open: dict[str, Card] = {}
        """Cards that have been face up on the table, visible to everyone."""

    def learn(self, scene: Scene, afresh: bool = True) -> None:
        """Learn the names in a scene. If `afresh`, they replace the names known before."""
        if not afresh:
            older = SceneNames(self.say)
            older.learn(scene)
            for mine, theirs in zip(self._all(), older._all()):
                mine.update({id: name for id, name in theirs.items() if id not in mine})
            return
        say = self.say
        for player in scene.players:
            if player.figure:
                self.figures.setdefault(player.figure, say(player.name))
        for token in scene.tokens:
            several = token.side != "hero" and token.number
            name = say(token.name)
            self.figures[token.id] = f"{name} {token.number}" if several else name
            self.kinds[token.group] = name
        self.cards.update({card.id: say(card.name) for zone in scene.zones for card in zone.cards})
        self.open.update({card.id: card for zone in scene.zones if zone.seat < 0 for card in zone.cards})
        self.cells.update({cell.id: cell.name for board in scene.boards for cell in board.cells})

    def _all(self) -> tuple[dict[Any, Any], ...]:
        return self.figures, self.kinds, self.cards, self.cells, self.open

    def copy(self) -> tuple[dict[Any, str], ...]:
        """The names as they are now, to be compared later."""
        return dict(self.figures), dict(self.kinds), dict(self.cards), dict(self.cells)

    def figure(self, id: str) -> str:
        return self.figures.get(id) or self.say(id)

    def card(self, id: str) -> str:
        return self.cards.get(id) or self.say(id)

    def kind(self, id: str) -> str:
        return self.kinds.get(id) or self.card(id)

    def cell(self, id: int) -> str:
        return self.cells.get(id, str(id))


class Told(NamedTuple):
    """An event as text, with the round it belongs to (0 is the set-up)."""

    round: int
    heading: bool
    text: str
    event: Event


def story(table: Table[Any], locale: str = "en") -> Iterator[Told]:
    """All events of a game in order, told with the names that things had at the time."""
    wording, number, told = Wording(table.rules, locale), 0, 0
    names = SceneNames(wording.name)
    decode = msgspec.msgpack.Decoder(table.rules.state_type).decode
    beats = [(decode(beat.data), beat.events) for beat in table.beats()]
    for state, end in (*beats, (table.state, len(table.events))):
        names.learn(table.rules.view(state, (), None))
        for event in table.events[told:end]:
            heading = event.HEADING
            number += heading
            yield Told(number, heading, wording.tell(event.id, event.args, names), event)
        told = end
