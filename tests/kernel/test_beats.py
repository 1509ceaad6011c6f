"""The beat loop: which task comes next, and where a beat ends."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.kernel.beats import MAX_STEPS, Beats, Task
from undercroft.kernel.chance import SEEDED, Chance
from undercroft.kernel.decision import Option
from undercroft.kernel.game import Game
from undercroft.kernel.game import State as Plain


class Say(Task, tag="say"):
    word: str


class Shout(Task, tag="shout"):
    word: str
    times: int = 2


class State(Plain):
    phase: str = "idle"
    todo: list[Say | Shout] = []
    outcome: str | None = None
    said: list[str] = []


async def say(game: Game[State], task: Say) -> None:
    game.state.said.append(task.word)


async def shout(game: Game[State], task: Shout) -> None:
    game.state.said += [task.word.upper()] * task.times


async def idle(game: Game[State]) -> None:
    game.state.said.append("idle")
    await game.choose(0, "go", [Option("yes", True), Option("no", False)])


async def over(game: Game[State]) -> None:
    game.state.outcome = "over"


async def stuck(game: Game[State]) -> None:
    pass


def run(state: State, **given: Any) -> list[str]:
    """One beat, with the first option chosen whenever somebody is asked."""
    beats: Beats[Game[State]] = Beats({"idle": idle, "over": over, "stuck": stuck}, {Say: say, Shout: shout}, **given)
    flow, answer = beats.play(Game(state, SEEDED, None)), None
    while True:
        try:
            answer = flow.send(answer).options[0]
        except StopIteration:
            return state.said


def test_the_last_task_comes_first_and_the_phase_when_none_is_left() -> None:
    assert run(State(Chance(1), todo=[Say("b"), Shout("a")])) == ["A", "A", "b", "idle"]


def test_a_beat_ends_when_somebody_was_asked() -> None:
    state = State(Chance(1))
    assert run(state) == ["idle"]


def test_a_beat_ends_when_the_game_is_over() -> None:
    assert run(State(Chance(1), phase="over", todo=[Say("a")])) == ["a"]


def test_some_tasks_begin_a_beat() -> None:
    state = State(Chance(1), todo=[Say("c"), Shout("b"), Say("a")])
    assert run(state, alone=(Shout,)) == ["a"]
    assert run(state, alone=(Shout,)) == ["a", "B", "B", "c", "idle"]


def test_a_game_may_end_a_beat_after_any_step() -> None:
    state = State(Chance(1), todo=[Say("b"), Say("a")])
    assert run(state, settle=lambda game: True) == ["a"]


def test_a_beat_that_never_ends_is_an_error() -> None:
    with pytest.raises(RuntimeError, match=f"a beat with {MAX_STEPS:,} steps and no question, in phase 'stuck'"):
        run(State(Chance(1), phase="stuck"))


def test_tasks_are_saved_by_their_tags() -> None:
    state = State(Chance(1), todo=[Shout("a", 3)])
    data = msgspec.to_builtins(state)
    assert data["todo"] == [{"do": "shout", "word": "a", "times": 3}]
    assert msgspec.convert(data, State) == state
