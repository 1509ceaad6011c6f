"""Offers and windows: what seats may do out of turn.

An offer is an option of another seat that may be taken while a question is open. Its value is a task: if it is taken, the task goes on the
state's list, the beat ends, and the question is asked again when the task is done. Rules pass offers to `game.choose(seat, prompt, options,
offers)`, and only in the first question of a beat, so that nothing is lost when the beat ends.

A window is a moment in which nobody is asked, such as the turn of an enemy, but in which seats may act. Each seat that can act is asked whether
it does, or lets the game go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from .beats import Task
from .decision import Decision, EndBeat, Option, Seat
from .game import Game

GO_ON = "go-on"
NOT_BEFORE = "not-before"


def offer(seat: Seat, prompt: str, options: Sequence[Option[Task]], **args: Any) -> Decision:
    """What a seat may do while another is asked."""
    return Decision(seat, prompt, tuple(options), args, standing=True)


class Windows(Struct):
    """Part of the state of a game with windows: who need not be asked."""

    passed: list[Seat] = []
    """The seats that let the game go on in the window that is open now."""
    until: dict[str, str] = {}
    """The seats that do not want to be asked before a certain moment."""


async def open_window(
    game: Game[Any], windows: Windows, prompt: str, seats: Iterable[Seat], able: Callable[[Seat], Sequence[Option[Any]]], moments: Sequence[str]
) -> None:
    """Ask every seat that is able to act whether it does, in order. If one does, its task is put on the list and the beat ends; the rules must open
    the same window again in the next beat. `moments` are those before which a seat may wish not to be asked again."""
    for seat in seats:
        if seat in windows.passed or str(seat) in windows.until:
            continue

        def options(seat: Seat = seat) -> list[Option[Any]]:
            acts = able(seat)
            return [*acts, Option(GO_ON, ""), *[Option(f"{NOT_BEFORE}:{moment}", moment) for moment in moments]] if acts else [Option(GO_ON, "")]

        chosen = await game.choose(seat, prompt, options)
        if isinstance(chosen, Task):
            game.state.todo.append(chosen)
            raise EndBeat
        windows.passed.append(seat)
        if chosen:
            windows.until[str(seat)] = chosen
    windows.passed = []


def reach(windows: Windows, moment: str, seat: Seat | None = None) -> None:
    """The moment has come, for one seat or for all: those who waited for it are asked again from now on."""
    if windows.until:
        windows.until = {who: what for who, what in windows.until.items() if what != moment or (seat is not None and who != str(seat))}
