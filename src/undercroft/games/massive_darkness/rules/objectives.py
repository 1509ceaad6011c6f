"""Objectives, leaving by the exit, victory and defeat (MD-WIN, MD-OBJ)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.kernel.decision import EndBeat
from undercroft.kernel.scene import Message

from ..content.schema import ObjectiveText
from ..events import Ended, Left, ObjectiveDone
from ..game import Dark


def goals(texts: Iterable[str]) -> list[Message]:
    """What has to be achieved, in order, under one heading."""
    return [Message("another-goal" if n else "goal", {"text": text}) for n, text in enumerate(texts)]


def complete(game: Dark, objective: str) -> None:
    """MD-WIN-01, MD-WIN-06, MD-Q00-02, MD-Q01-03, MD-Q02-03, MD-Q03-03, MD-Q04-03, MD-Q05-03, MD-Q06-04, MD-Q07-02, MD-Q08-03, MD-Q09-03,
    MD-Q10-02: an objective is achieved once the earlier ones are; achieving the last means immediate victory."""
    s, all_ = game.state, [o.id for o in game.adventure.text.objectives]
    if objective in s.done or any(o not in s.done for o in all_[: all_.index(objective)]):
        return
    s.done.append(objective)
    text = game.adventure.text.objectives[all_.index(objective)].text
    game.tell(ObjectiveDone(objective=objective, text=text, rules=("MD-WIN-01",)))
    if len(s.done) == len(all_):
        win(game)


def coming(game: Dark) -> ObjectiveText | None:
    """The next objective; None if all are achieved."""
    return next((o for o in game.adventure.text.objectives if o.id not in game.state.done), None)


def may_leave(game: Dark) -> bool:
    """MD-OBJ-06, MD-Q00-02: whether the earlier objectives are achieved and leaving is the next one."""
    objective = coming(game)
    return objective is not None and objective.leave != ""


def leave(game: Dark, id: str) -> None:
    """MD-OBJ-05, MD-OBJ-06, MD-OBJ-09, MD-Q00-04, MD-Q03-08: a hero leaves play and is safe; the objective is met when everyone required has left."""
    s = game.state
    game.hero(id).left = True
    game.tell(Left(figure=id, rules=("MD-OBJ-05",)))
    objective = coming(game)
    assert objective is not None
    if (objective.leave == "chosen" and id == s.chosen) or (objective.leave == "all" and all(h.left for h in s.heroes.values())):
        complete(game, objective.id)


def win(game: Dark) -> None:
    """MD-WIN-01, MD-WIN-05, MD-WIN-07: all players win."""
    game.state.outcome = "won"
    game.tell(Ended(outcome="won", why="", rules=("MD-WIN-01",)))
    raise EndBeat


def lose(game: Dark, why: str) -> None:
    """MD-WIN-02 … 05: all players lose."""
    game.state.outcome, game.state.lost_by = "lost", why
    game.tell(Ended(outcome="lost", why=why, rules=("MD-WIN-04",)))


def lost_spark(game: Dark) -> None:
    """MD-WIN-03, MD-HER-14: no token is left for a hero who must return."""
    lose(game, "MD-HER-14")
    raise EndBeat
