"""Describes what happens at a table in words: events, questions and reasons, with the names shown in the scenes."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from undercroft.kernel.contract import Module, setup_form
from undercroft.kernel.decision import IllegalChoice, Seat
from undercroft.kernel.event import EARLIER, Event
from undercroft.kernel.rules import Rules
from undercroft.kernel.scene import Card, Choice, Message, Player, Question, Scene, Token, Track, Turn
from undercroft.kernel.secrets import redact
from undercroft.kernel.table import Forgotten, Mark, Table

from .story import SceneNames
from .voices import rendered, voice_of
from .wording import Wording
from .wording import translated as translated

LOOK_BACK = 400
"""How many events `why` goes back to find one with reasons."""


class Answer(NamedTuple):
    """The reasons for event number `event`, each with its rule, text and cells."""

    event: int
    reasons: list[tuple[str, str, list[str]]]


def told(module: Module, rules: Rules[Any], field: str, value: str, locale: str) -> tuple[str, ...]:
    """What the game says about an answer in the form, in the reader's language."""
    found = setup_form(module).about(rules, field, value)
    voice = voice_of(module.name, locale)
    return tuple(rendered(voice, m.id, {k: translated(rules, v, locale) if isinstance(v, str) else v for k, v in m.args.items()}) for m in found)


class Teller:
    """Describes a table to one seat. Names are learnt beat by beat, so that whatever leaves the board keeps its name."""

    def __init__(self, table: Table[Any], seat: Seat | None, locale: str = "en", recent: int | None = None) -> None:
        """`recent` limits how many of the existing events are put into words; the lines before `first` stay empty."""
        self.table, self.seat, self.locale, self.recent = table, seat, locale, recent
        self.wording = Wording(table.rules, locale)
        self.names = SceneNames(self.wording.name)
        self.seen: list[Event] = []
        self.lines: list[str] = []
        self.first = 0
        self.kept = 0
        """How many events were known and unchanged at the last refresh."""
        self._looked: set[str] = set()
        """Hashes of the beats that were searched for names, and ids for which no name was found."""
        self.voice, self.printed = self.wording.voice, self.wording.printed
        self._decode = msgspec.msgpack.Decoder(table.rules.state_type).decode

    def refresh(self) -> Scene:
        """Process the events since the last call and return what the seat sees now."""
        events = self.table.events
        if len(events) < self.first or not self.seen:
            known = next((n for n, event in enumerate(events) if event is not EARLIER), len(events))
            self.first = max(known, 0 if self.recent is None else len(events) - self.recent)
            self.seen, self.lines = events[: self.first], [""] * self.first
        self.kept = same = self._same(events)
        del self.seen[same:], self.lines[same:]
        scene = self.table.scene(self.seat)
        self.names.learn(scene)
        for n in range(same, len(events)):
            self._name(n)
        for event, shown in zip(events[same:], self.table.events_for(self.seat, same)):
            self.seen.append(event)
            self.lines.append(self._say(shown.id, shown.args))
        return scene

    def _same(self, events: list[Event]) -> int:
        """How many events are as they were. They are only ever cut off and added at the end, so if the last one is the same object, all are."""
        end = min(len(self.seen), len(events))
        if end > self.first and self.seen[end - 1] is events[end - 1]:
            return end
        return next((n for n in range(self.first, end) if self.seen[n] != events[n]), end)

    def _name(self, number: int) -> None:
        """Learn the names in an event from the beats around it, if no scene has shown them yet."""
        event = self.table.events[number]
        if not self._nameless(event):
            return
        for beat in self._around(number):
            if self._nameless(event) and beat.hash not in self._looked:
                self._looked.add(beat.hash)
                self.names.learn(self.table.rules.view(redact(self._decode(beat.data), self.seat), (), self.seat), afresh=False)
        self._looked.update(self._nameless(event))

    def _around(self, number: int) -> list[Mark]:
        """The beats around an event, the nearest first; none if they are not in memory."""
        try:
            beats = self.table.beats_about(number)
        except Forgotten:
            return []
        at = bisect_right(beats, number, key=lambda beat: beat.events)
        return [beats[n] for n in (at - 1, at, at - 2) if 0 <= n < len(beats)]

    def _nameless(self, event: Event) -> list[str]:
        """The figures and cards of an event that have no name yet and have not been searched for before."""
        figures = [id for id in (getattr(event, "figure", ""), getattr(event, "target", "")) if id and id not in self.names.figures]
        cards = [id for id in (getattr(event, "card", ""),) if id and id not in self.names.cards]
        return [id for id in (*figures, *cards) if id not in self._looked]

    def heading(self, number: int) -> bool:
        return self.seen[number].HEADING

    @property
    def set_up(self) -> int:
        """The number of events before the first round, which the log folds into one entry. 0 while the game is still being set up."""
        return next((n for n, event in enumerate(self.seen) if event.HEADING), 0)

    def folded(self) -> str:
        """The line that replaces the events of the set-up."""
        return self.voice.render("set-up-folded", {"steps": self.set_up})

    def _say(self, id: str, args: dict[str, Any]) -> str:
        return self.wording.tell(id, args, self.names, self._known)

    def _known(self, id: str) -> str:
        return next((names[id] for names in (self.names.figures, self.names.kinds, self.names.cards) if id in names), id)

    def word(self, name: str, value: str) -> str:
        """A word from a fixed list (`condition`, `mark`, `terrain` …) in the reader's language."""
        return self.voice.word(name, value)

    def translated(self, scene: Scene) -> Scene:
        """The scene with its names and card text in the reader's language. Ids and marks are left unchanged."""
        tokens, players = tuple(map(self.token, scene.tokens)), tuple(map(self.player, scene.players))
        zones = tuple(replace(zone, cards=tuple(map(self.card, zone.cards))) for zone in scene.zones)
        turns = tuple(map(self.turn, scene.ribbon))
        tracks = tuple(map(self.track, scene.tracks))
        return replace(scene, tokens=tokens, players=players, zones=zones, ribbon=turns, tracks=tracks)

    def token(self, token: Token) -> Token:
        return replace(token, name=self.wording.name(token.name))

    def player(self, player: Player) -> Player:
        return replace(player, name=self.wording.name(player.name))

    def card(self, card: Card) -> Card:
        """A card with its name and text in the reader's language."""
        parts = {name: tuple(map(self.printed, lines)) for name, lines in card.parts.items()}
        areas = {self.area(name): rows for name, rows in card.areas.items()}
        return replace(card, name=self.wording.name(card.name), parts=parts, areas=areas, back=None if card.back is None else self.card(card.back))

    def area(self, name: str) -> str:
        """The name of an area such as `wedge 2` in the reader's language."""
        return " ".join(self.word("shape", word) for word in name.split(" "))

    def turn(self, turn: Turn) -> Turn:
        return replace(turn, name=self.wording.name(turn.name), parts=tuple(map(self.printed, turn.parts)))

    def track(self, track: Track) -> Track:
        return replace(track, slots=tuple(map(self.printed, track.slots)))

    def open_cards(self) -> list[Card]:
        """Cards that have been face up on the table, with their text in the reader's language."""
        return list(map(self.card, self.names.open.values()))

    def message(self, message: Message) -> str:
        return self._say(message.id, message.args)

    def prompt(self, question: Question) -> str:
        return self.message(question.prompt)

    def choice(self, choice: Choice) -> str:
        return self.message(choice.text)

    def why(self, number: int | None) -> Answer | None:
        """The reasons for an event or, without a number, for the latest event that has any."""
        last = len(self.table.events) - 1
        if number is not None and not 0 <= number <= last:
            raise IllegalChoice(f"there is no event {number + 1}; the log has {last + 1}")
        for n in [number] if number is not None else range(last, max(-1, last - LOOK_BACK), -1):
            if reasons := self.table.why(n):
                return Answer(n, [(r.rule, self.message(r.text), [self.names.cell(c) for c in r.cells]) for r in reasons])
        return None
