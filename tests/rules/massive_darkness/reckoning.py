"""A combat reckoned anew from what was told of it: dice, points and symbols, without the rules' own code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from undercroft.games.massive_darkness.content import words
from undercroft.games.massive_darkness.content.model import Content
from undercroft.games.massive_darkness.events import Counted, DieAdded, DieRemoved, Effected
from undercroft.games.massive_darkness.state import Combat, Roll
from undercroft.kernel.event import Event
from undercroft.language.vocabulary import Node

OTHER = {"attack": "defence", "defence": "attack"}
NAMES = {
    "yellow": ("2+bam", "1", "1", "1", "1", "blank"),
    "red": ("3+diamond", "2+bam", "1", "1", "2+bam", "blank"),
    "blue": ("2+bam", "1", "blank", "1", "1", "blank"),
    "green": ("3+diamond", "2+bam", "blank", "2+bam", "1", "blank"),
}
SILENT = ("build", "cancel")
"""Stages in which a line's other effects are not applied yet."""


def shown(roll: Roll) -> list[str]:
    return [f"{d.colour} {NAMES[d.colour][d.face]}" for d in roll.dice]


def points(die: str) -> int:
    face = die.split()[1].partition("+")[0]
    return 0 if face == "blank" else int(face)


def symbols(die: str) -> Counter[str]:
    return Counter({"bams": die.count("bam"), "diamonds": die.count("diamond")})


class Reckoning:
    """The second and the third step of a combat, event by event: dice as they lay then, points, and symbols that are left."""

    def __init__(self, content: Content, combat: Combat, events: Sequence[Event]) -> None:
        self.content, self.combat, self.events = content, combat, events
        self.dice = {"attack": shown(combat.attack), "defence": shown(combat.defence)}
        for event in reversed(events):
            match event:
                case DieAdded(side=side, die=die):
                    self.dice[side].remove(die)
                case DieRemoved(side=side, die=die):
                    self.dice[side].append(die)
        self.points = {"attack": 0, "defence": 0}
        self.left = {side: sum(map(symbols, dice), Counter[str]()) for side, dice in self.dice.items()}
        self.wounds = 0

    def go(self) -> Reckoning:
        for event in self.events:
            match event:
                case Effected(what=what) if what != "build":
                    self._effect(event)
                case DieAdded(side=side, die=die):
                    self.dice[side].append(die)
                    self.left[side] += symbols(die)
                case DieRemoved(side=side, die=die):
                    self.dice[side].remove(die)
                    self.left[side] -= symbols(die)  # a counter holds nothing below none
                case Counted():
                    self._count(event)
            for dice in self.dice.values():
                assert max(Counter(d.split()[0] for d in dice).values(), default=0) <= 3
        return self

    def _effect(self, event: Effected) -> None:
        side = "attack" if event.figure == self.combat.attacker else "defence"
        paid = Counter({"bams": event.bams, "diamonds": event.diamonds})
        assert paid <= self.left[side], f"{event.line} was paid with symbols that were not there"
        self.left[side] -= paid
        line = self.content.lines[event.line]
        for node in line.modifiers or next(step.modifiers for step in line.steps if step.modifiers):
            if isinstance(node, words.Cancel | words.CancelAll) or event.what not in SILENT:
                self._node(node, side, event)

    def _node(self, node: Node, side: str, event: Effected) -> None:
        faces = self.dice[side]
        match node:
            case words.Points(by=by):
                self.points[side] += by
            case words.TheirPoints(by=by):
                self.points[OTHER[side]] += by
            case words.Double(symbols=kind):
                self.points[side] += sum(symbols(die)[kind] for die in faces)
            case words.Symbols(symbols=kind, by=by):
                self.left[side][kind] += by
            case words.BlanksCount(symbols=kind):
                self.left[side][kind] += sum(die.endswith("blank") for die in faces)
            case words.Cancel(symbol=symbol) if event.what != "attacker":
                self.left[OTHER[side]] -= Counter({f"{symbol}s": 1})
            case words.CancelAll() if event.what != "attacker":
                self.left[OTHER[side]].clear()
            case words.Wounds(by=by):
                self.wounds += by

    def _count(self, event: Counted) -> None:
        total = {side: max(0, self.points[side] + sum(map(points, dice))) for side, dice in self.dice.items()}
        assert (event.swords, event.shields) == (total["attack"], total["defence"])
        assert event.more == self.wounds
        assert event.wounds == max(0, event.swords - event.shields) + event.more
