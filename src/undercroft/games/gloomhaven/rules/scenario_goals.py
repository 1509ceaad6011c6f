"""The goals and losses of a scenario: which conditions hold, and whether the scenario is decided."""

from __future__ import annotations

from undercroft.games.haven.content import words
from undercroft.language.vocabulary import Node

from ..content import scenario_words as told
from ..content import words as own
from ..events import GoalMet, LossMet
from ..game import Gloom


def holds(game: Gloom, node: Node) -> bool:
    """Whether a scenario condition holds now."""
    s = game.state
    match node:
        case words.AllDead():
            return len(s.rooms) == len(game.layout.rooms) and not game.monsters() and not game.unlaid()
        case words.EveryDead(kind=kind):
            return kind in s.appeared and all(f.kind != kind for f in s.figures.values())
        case words.Destroyed(kind=kind):
            return kind in s.fallen and all(f.kind != kind for f in s.figures.values()) and not unrevealed(game, kind)
        case words.AnyDestroyed(kind=kind) | told.Dead(kind=kind):
            return kind in s.fallen
        case words.FromRound(round=n):
            return s.round >= n
        case told.RoundsLeft(round=n):
            return s.round > n or (s.round == n and s.phase in ("cleanup", "rest", "closing"))
        case told.GoalLooted(count=count):
            return s.goal_loot >= count
        case told.AllRevealed():
            return len(s.rooms) == len(game.layout.rooms)
        case told.Occupied(places=places):
            return all(any(c.cell == game.layout.places[p] for c in game.characters()) for p in places)
        case told.AllAt(places=places):
            here = [game.layout.places[p] for p in places]
            return bool(game.characters()) and all(c.cell in here for c in game.characters())
        case words.Counter(name=name, count=count):
            return s.counters.get(name, 0) >= count
        case words.CounterBelow(name=name, count=count):
            return s.counters.get(name, 0) < count
    raise TypeError(f"{type(node).__name__} is not a condition")


def unrevealed(game: Gloom, kind: str) -> bool:
    """Whether something of this kind is still in a room that has not been revealed."""
    return any(f.text.object == kind for id, room in game.layout.rooms.items() if id not in game.state.rooms for f in room.features)


def show(condition: Node) -> str:
    """A condition as written in the scenario."""
    return own.SCENARIO_TEXT.conditions.show(condition)


def check_goal(game: Gloom) -> None:
    """GH-FIN-01, GH-FIN-02, GH-GEN-01: once met, a goal or loss condition stays met. The round is played to its end."""
    s = game.state
    if s.phase in ("lay", "goals", "equip", "hands", "place", "begin", "over"):
        return
    if not s.won and all(holds(game, node) for node in game.scenario.goal):
        s.won = True
        s.first = s.first or "won"
        game.tell(GoalMet(conditions=tuple(map(show, game.scenario.goal)), rules=("GH-FIN-01",)))
    loss = next((node for node in game.scenario.loss if holds(game, node)), None)
    if not s.lost and loss is not None:
        s.lost = True
        s.first = s.first or "lost"
        game.tell(LossMet(text=game.scenario.text.loss_text, rules=("GH-FIN-01",)))
