"""A character's turn, one beat at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Generic, TypeVar

from undercroft.kernel.decision import Option

from ..content.abilities import Ability, Spec
from ..events import TurnEnded
from ..game import AnyHaven
from ..state import Action, F, Figure
from .actions import Part
from .attacks import G

A = TypeVar("A", bound=Action)
Choice = Option[tuple[str, str]]
"""What to do, and with which card or item."""


def close_turn(game: AnyHaven, figure: Figure | None) -> None:
    """BB-CON-06, BB-TRN-07, BB-INI-13, GH-CON-40, GH-CON-42, GH-REV-15, GH-SUM-20: the very end of a turn, even one that was cut short. The
    conditions of a figure still there expire, and the next turn may begin."""
    s = game.state
    if figure is not None:
        game.expire(figure)
        game.tell(TurnEnded(figure=figure.id))
    s.turn, s.action, s.acting = None, None, ""


class CharacterTurn(ABC, Generic[G, F, A]):
    """The turn of a character. Each game says what an action consists of, where cards go, and what may be done besides."""

    def __init__(self, game: G, figure: F, about: Mapping[str, str] | None = None) -> None:
        """`about` is what questions say about whose turn it is."""
        self.game, self.figure, self.about = game, figure, about or {}
        self.turn = game.state.turn

    @abstractmethod
    def begin(self, card: str, half: str, basic: bool) -> None:
        """Begin an action."""

    @abstractmethod
    def parts(self, action: A) -> Sequence[Part]: ...

    @abstractmethod
    async def perform(self, action: A, ability: Ability, spec: Spec | None) -> tuple[bool, bool]:
        """Perform the next part, and return whether it is finished and whether anything was done."""

    @abstractmethod
    async def finish(self, action: A) -> None:
        """End an action and move its card."""

    @abstractmethod
    def forgo(self, card: str) -> None:
        """Move a card that is not used for an action."""

    @abstractmethod
    def resting(self) -> bool: ...

    @abstractmethod
    async def long_rest(self) -> None: ...

    @abstractmethod
    def free(self, between: bool) -> Sequence[Choice]:
        """Items to use and cards to dismiss, between actions or between the abilities of one."""

    @abstractmethod
    async def take_free(self, verb: str, what: str) -> bool:
        """Carry out one of these options; False if the player chose something else."""

    def act(self) -> Awaitable[None]:
        """BB-TRN-01 … 07, GH-TRN-01 … 04, GH-RST-13: one step of the turn."""
        action = self.game.state.action
        if action is not None:
            return self.continue_action(action)
        if self.resting() and "rest" not in self.turn.halves:
            return self.rest()
        if self.turn.cards:
            return self.choose_action()
        return self.spare_time()

    async def chosen(self, prompt: str, options: Sequence[Choice]) -> Sequence[str]:
        """Ask what to do. Empty if that was an item or a dismissal, which is carried out at once."""
        verb, what = await self.game.choose(self.game.player(self.figure), prompt, options, **self.about)
        return () if await self.take_free(verb, what) else (verb, what)

    async def continue_action(self, action: A) -> None:
        """BB-ACT-06, BB-ITM-23, BB-BON-10, GH-TRN-12: one beat of an action: an item or a dismissal between abilities, or the next ability, attack or
        leg of a move."""
        todo = self.parts(action)
        if action.at >= len(todo):
            await self.finish(action)
            return
        if action.stage == "between":
            free = self.free(between=False)
            if free and not await self.chosen("between", [Option("go-on", ("", "")), *free]):
                return
            action.stage = "ability"
        over, performed = await self.perform(action, *todo[action.at])
        action.performed |= performed
        if over:
            action.at += 1
            action.stage = "between"

    async def choose_action(self) -> None:
        """BB-TRN-01 … 06, BB-ACT-02, BB-CRD-02, BB-RND-07, GH-TRN-01, GH-TRN-02, GH-TRN-08, GH-TRN-11, GH-TRN-12, GH-ABC-03: the top action of one
        card and the bottom action of the other, in either order, each of which may be replaced by its basic action; or an item, a dismissal, or
        forgoing what is left."""
        turn = self.turn
        options: list[Choice] = []
        for half in ("top", "bottom"):
            if half not in turn.halves:
                options += [Option(f"{half}:{c}", (half, c), card=c) for c in turn.cards]
                options += [Option(f"basic-{half}:{c}", (f"basic-{half}", c), card=c) for c in turn.cards]
        chosen = await self.chosen("turn", [*options, *self.free(between=True), Option("pass", ("pass", ""))])
        if not chosen:
            return
        verb, card = chosen
        if verb == "pass":
            for card in turn.cards:
                self.forgo(card)
            turn.cards = []
            return
        half = verb.removeprefix("basic-")
        turn.halves.append(half)
        turn.cards.remove(card)
        self.begin(card, half, verb.startswith("basic-"))

    async def rest(self) -> None:
        """BB-RST-11, BB-RST-19, BB-ITM-23, GH-RST-07, GH-RST-13, GH-CON-17: a long rest takes the whole turn. Items may be used before it."""
        free = self.free(between=True)
        if not free or await self.chosen("before-rest", [Option("go-on", ("", "")), *free]):
            self.turn.halves.append("rest")
            await self.long_rest()

    async def spare_time(self) -> None:
        """BB-TRN-04, BB-RST-14, GH-TRN-12: items and dismissals after the actions; then the turn ends."""
        free = self.free(between=True)
        if not free or await self.chosen("spare", [Option("end-turn", ("", "")), *free]):
            self.turn.stage = "end"


async def go_on(game: G, figure: F, stages: Mapping[str, Callable[[G, F], Awaitable[None]]], asked: int) -> None:
    """Go on with the turn of a figure: the stage it is in and, as long as nothing happens and nobody was asked since, those after it."""
    s, turn, told = game.state, game.state.turn, game.told
    while True:
        stage = turn.stage
        await stages[stage](game, figure)
        if s.turn is not turn or turn.stage == stage or game.told != told or game.asked != asked:
            return
