"""A scenario's special rules, its goal and its losses: what both games have in common."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from undercroft.language.lines import Trigger
from undercroft.language.vocabulary import Node

from ..content import words
from ..content.abilities import Ability, Spec
from ..events import Counted
from ..game import AnyHaven
from ..state import Figure

N = TypeVar("N", bound=Node)


def rules_with(game: AnyHaven, kind: type[N]) -> Sequence[tuple[Ability, N]]:
    """The scenario's special rules for this kind of moment, each with its moment."""
    return triggered(game.scenario.rules, kind)  # type: ignore[return-value]


@lru_cache(maxsize=1024)
def triggered(rules: tuple[Ability, ...], kind: type[Node]) -> Sequence[tuple[Ability, Node]]:
    """Those of the special rules that are for this kind of moment, looked for once. Most scenarios have none for most moments."""
    found = []
    for rule in rules:
        match rule.line.trigger:
            case Trigger(moment=moment) if isinstance(moment, kind):
                found.append((rule, moment))
    return tuple(found)


def due(game: AnyHaven, kind: type[N]) -> Sequence[tuple[Ability, N]]:
    """Those whose conditions hold."""
    rules = rules_with(game, kind)
    return [(rule, moment) for rule, moment in rules if all(game.holds(c) for c in rule.line.conditions)] if rules else ()


def rules_at(game: AnyHaven, kind: type[Node]) -> list[Ability]:
    """The scenario's special rules for a moment that is the same for all of them, if their conditions hold."""
    return [rule for rule, _ in due(game, kind)]


def undecided(game: AnyHaven) -> bool:
    """Whether something has happened, or the phase has changed, since goals were last looked at. Nothing they read changes otherwise."""
    return game.told != game.judged or game.state.phase != game.judged_in


def decide(game: AnyHaven) -> tuple[bool, Node | None]:
    """BB-END-02, BB-END-03, BB-END-11, GH-FIN-01, GH-FIN-02, GH-GEN-01: once met, a goal or loss condition stays met. Returns whether the goal has
    just been met, and the loss that has."""
    s = game.state
    game.judged, game.judged_in = game.told, s.phase
    won = not s.won
    if won:
        for holds, node in game.goal:
            if not holds(game, node):
                won = False
                break
        else:
            s.won = True
    if not s.lost:
        for holds, node in game.loss:
            if holds(game, node):
                s.lost = True
                return won, node
    return won, None


def of_kind(game: AnyHaven, kind: str) -> list[Figure]:
    return [f for f in game.state.figures.values() if f.kind == kind]


async def step(game: AnyHaven, rule: Ability, spec: Spec) -> None:
    """Carry out a step of a special rule that means the same in both games."""
    match spec.node:
        case words.KindGains(kind=kind, condition=condition):
            for figure in of_kind(game, kind):
                game.gain(figure, condition, rule.id)
        case words.KindSuffers(kind=kind, value=value):
            for figure in of_kind(game, kind):
                await game.suffer(figure, value, rule.id)
        case words.KindHeals(kind=kind, value=value):
            for figure in of_kind(game, kind):
                game.heal(figure, value, rule.id)
        case words.Count(name=name, by=by):
            counters = game.state.counters
            counters[name] = counters.get(name, 0) + by
            game.tell(Counted(counter=name, value=counters[name], line=rule.id))
        case _:
            raise TypeError(f"{type(spec.node).__name__} is not a scenario rule")
