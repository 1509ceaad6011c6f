"""The beat loop of every game, and the tasks that it takes from the state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from .game import Game

G = TypeVar("G", bound=Game[Any])

MAX_STEPS = 10_000
"""A beat with more steps than this is assumed to be stuck in a loop."""

Phases: TypeAlias = Mapping[str, Callable[[G], Awaitable[None]]]
Tasks: TypeAlias = Mapping[type["Task"], Callable[[G, Any], Awaitable[None]]]


class Task(Struct, tag_field="do"):
    """Something left to do. It lies in the state, so that saves, undo and views need nothing else. Every kind has a tag of its own, as in
    `class Loot(Task, tag="loot")`, which is what saves contain."""


class Beats(Generic[G]):
    """Plays one beat of a game whose state has a `phase` and an `outcome` and, if the game has tasks, a list of them, `todo`.

    The last task of the list comes next; when the list is empty, the phase says what happens. The beat ends when somebody was asked, when the game
    is over, before a task that must begin a beat of its own (`alone`), or when `settle`, which is called after every step, returns True."""

    def __init__(
        self,
        phases: Phases[G],
        tasks: Tasks[G] | None = None,
        *,
        alone: tuple[type[Task], ...] = (),
        settle: Callable[[G], bool] | None = None,
    ) -> None:
        self.phases, self.tasks, self.alone, self.settle = phases, dict(tasks or {}), alone, settle

    async def play(self, game: G) -> None:
        state, asked = game.state, game.asked
        tasks, phases, settle = self.tasks, self.phases, self.settle
        for step in range(MAX_STEPS):
            todo = state.todo if tasks else None
            if todo:
                if step and isinstance(todo[-1], self.alone):
                    return
                task = todo.pop()
                await tasks[type(task)](game, task)
            else:
                await phases[state.phase](game)
            if (settle is not None and settle(game)) or game.asked != asked or state.outcome is not None:
                return
        raise RuntimeError(f"a beat with {MAX_STEPS:,} steps and no question, in phase {state.phase!r}")
