"""The monsters of the running game and the solver agree: positions of seeded games, put to both."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from undercroft.games.gloomhaven import solve
from undercroft.games.gloomhaven.content import words as own
from undercroft.games.gloomhaven.game import Gloom
from undercroft.games.gloomhaven.module import MODULE
from undercroft.games.gloomhaven.rules import monsters, thinking, turns
from undercroft.games.gloomhaven.rules.thinking import Doing
from undercroft.games.gloomhaven.state import Unit
from undercroft.games.haven.content.mods import Mods
from undercroft.grid.hexes import cells, coordinates
from undercroft.kernel.table import Table
from undercroft.language.vocabulary import Node

Plain = dict[str, Any]
POSITIONS, GAMES, STEPS, EACH, MOVED = 80, 80, 500, 4, 10
"""So many positions, of so many games at most, each played for so many choices, with so many positions at most; in more than so many the monster
moves."""
CONDITIONS = ("muddle", "disarm", "immobilize")


def places(mask: int) -> list[list[int]]:
    return [list(coordinates(cell)) for cell in cells(mask)]


def key_of(game: Gloom, figure: Unit) -> tuple[Any, ...]:
    """A figure's place in the initiative order: characters before a monster type, long rests after it; objects and types without a card last."""
    s = game.state
    if figure.role in ("ally", "monster"):
        card = s.abilities[game.kind(figure).deck].card
        group = f"ally:{figure.kind}" if figure.role == "ally" else figure.kind
        inside = (("boss", "named", "elite", "normal").index(figure.rank), figure.number)
        return (game.content.ability_cards[card].initiative, 1, 0, *chosen(game, group), *inside) if card else (1000,)
    if figure.role == "object":
        return (1000,)
    hero = s.heroes[figure.owner or figure.id]
    return hero.initiative, 2 * hero.resting, hero.second, *chosen(game, figure.owner or figure.id)


def chosen(game: Gloom, group: str) -> tuple[int]:
    """Whom the players let act first among equals."""
    order = game.state.order
    return (order.index(group) if group in order else len(order),)


def enemies(game: Gloom, figure: Unit) -> Iterator[Plain]:
    """Whom the monster may focus on; what stands in its way and is nobody's enemy is told as an invisible one."""
    others = [other for other in game.state.figures.values() if other.side != figure.side]
    order = sorted({key_of(game, other) for other in others})
    for other in others:
        told: Plain = {"id": other.id, "at": list(coordinates(other.cell)), "initiative": order.index(key_of(game, other))}
        if other.role == "summon" and other.owner in game.state.figures:
            told["summon_of"] = other.owner
        aside = other.side == "object" and (game.scenario.objects[other.kind].enemy_of != "monsters" or not other.max_health)
        yield {**told, "invisible": aside or "invisible" in other.conditions}


def part_of(game: Gloom, doing: Doing, at: int) -> tuple[Node, list[Mods]]:
    """A move or an attack of the card, with its modifiers and those that were consumed for."""
    ability, spec = doing.parts[at]
    assert spec is not None
    return spec.node, [spec.mods, *thinking.fed_mods(game, doing.figure, ability, spec)]


def attack_at(game: Gloom, doing: Doing, at: int) -> Plain:
    """An attack of the card as a position tells it: range, targets and area."""
    (_, mods), stat = part_of(game, doing, at), game.stat(doing.figure)
    whole = [*mods, stat.attacks]
    words = [node for m in mods for node in m.others]
    ranges = [m.range for m in mods if m.range is not None]
    base = ranges[-1] if ranges else stat.range
    adjacent = any(isinstance(node, own.AllAdjacent) for node in words)
    targets = max((m.targets for m in whole if m.targets is not None), default=1)
    if any(isinstance(node, own.OneTarget) for node in words):
        targets = 1
    if adjacent or any(m.all for m in mods):
        targets = 99
    told: Plain = {"range": 0 if base is None or adjacent else max(1, base + sum(m.range_bonus for m in mods)), "targets": targets}
    if shape := next((m.area for m in reversed(mods) if m.area), ""):
        area = game.content.areas[shape]
        told |= {"area": [list(hex) for hex in area.cells], "area_from_self": area.grey}
    return told


def steps_of(doing: Doing, kind: type[own.MoveBy] | type[own.AttackBy]) -> list[int]:
    return [n for n, (_, spec) in enumerate(doing.parts) if spec is not None and isinstance(spec.node, kind)]


def as_position(game: Gloom, doing: Doing, attack: int | None) -> Plain:
    """The position at the start of a monster's turn as plain data, read off the state; `attack`: the part of the card it looks to."""
    s, figure = game.state, doing.figure
    rooms = [game.layout.rooms[id] for id in s.rooms]
    floor = sum(room.cells for room in rooms) | sum(1 << int(key) for key, door in s.doors.items() if door == "open")
    monster: Plain = {"at": list(coordinates(figure.cell)), "attack": attack is not None, "flying": game.kind(figure).flying}
    for condition, word in (("muddle", "muddled"), ("disarm", "disarmed"), ("immobilize", "immobilized"), ("stun", "stunned")):
        monster[word] = condition in figure.conditions
    if moves := steps_of(doing, own.MoveBy):
        node, mods = part_of(game, doing, moves[0])
        assert isinstance(node, own.MoveBy)
        monster |= {"move": (game.base(figure, "move") or 0) + node.by + sum(m.move for m in mods), "jump": any(m.jump for m in mods)}
    if attack is not None:
        monster |= attack_at(game, doing, attack)
    return {
        "cells": places(floor), "monster": monster, "characters": list(enemies(game, figure)),
        "walls": [[list(coordinates(a)), list(coordinates(b))] for a, b in sorted(game.layout.walls)],
        "monsters": [list(coordinates(f.cell)) for f in s.figures.values() if f.side == figure.side and f.id != figure.id],
        "terrain": {
            "obstacle": [list(coordinates(int(key))) for key in s.obstacles], "trap": [list(coordinates(int(key))) for key in s.traps],
            "hazard": places(sum(room.hazards for room in rooms)), "difficult": places(sum(room.slow for room in rooms)),
        },
    }  # fmt: skip


class Witness:
    """Looks on at seeded games and puts some of the monsters' turns to the solver as they begin."""

    def __init__(self, seed: int) -> None:
        self.seen = self.moved = self.here = 0
        self.chance = random.Random(seed)
        self.ends: dict[str, list[int]] = {}

    def looks(self, game: Gloom, doing: Doing) -> bool:
        """At some turns of monsters, which may gain a condition first, for variety."""
        if doing.at or doing.figure.role != "monster" or self.here == EACH or self.chance.random() > 0.2:
            return False
        self.here += 1
        if self.chance.random() < 0.3:
            game.gain(doing.figure, self.chance.choice(CONDITIONS))
        return True

    def judge(self, game: Gloom, doing: Doing) -> None:
        """Foci by the first attack of the card, ends of its first move by the attack that follows it."""
        figure, attacks, moves = doing.figure, steps_of(doing, own.AttackBy), steps_of(doing, own.MoveBy)
        paid = [n for n in attacks if thinking.can_attack(game, figure, doing.parts[n][0]) or "disarm" in figure.conditions]
        foci = solve(as_position(game, doing, paid[0] if paid else None))["focus"]
        assert sorted(thinking.foci(game, doing)) == foci
        self.seen += 1
        self.ends = {}
        if moves:
            after = [n for n in paid if n > moves[0]]
            options = solve(as_position(game, doing, after[0] if after else None))["options"]
            for focus in foci:
                ends = sorted({tuple(option["to"]) for option in options if option["focus"] == focus})
                if ends and "immobilize" not in figure.conditions:
                    self.ends[focus] = thinking.move_ends(game, Doing(figure, doing.parts, moves[0]), focus)
                    assert sorted(coordinates(cell) for cell in self.ends[focus]) == ends
                    self.moved += any(end != coordinates(figure.cell) for end in ends)


def play(seed: int, witness: Witness) -> None:
    """A game of random choices."""
    rules = MODULE.rules(MODULE.packs())
    chance = random.Random(seed)
    setup = chance.choice(MODULE.setups(rules))
    table = Table(rules, {**setup, "level": chance.randint(0, 7)}, seed)
    for _ in range(STEPS):
        if table.decision is None or witness.seen >= POSITIONS:
            return
        decision = table.decision
        table.choose(chance.choice([key for key in decision.keys if key != "give-up"]), decision.seat)


def test_the_solver_and_the_running_game_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    witness = Witness(7)
    find, move = turns.find_focus, monsters.monster_move

    async def find_focus(game: Gloom, doing: Doing) -> None:
        if not doing.at:
            witness.ends = {}
        if witness.looks(game, doing):
            witness.judge(game, doing)
        await find(game, doing)

    async def monster_move(game: Gloom, doing: Doing, *line: Any) -> None:
        before = dict(doing.figure.conditions)
        await move(game, doing, *line)
        turn = game.state.turn
        if turn is not None and turn.focus in witness.ends and game.alive(doing.figure) and doing.figure.conditions == before:
            assert doing.figure.cell in witness.ends[turn.focus]

    monkeypatch.setattr(turns, "find_focus", find_focus)
    monkeypatch.setattr(monsters, "monster_move", monster_move)
    for seed in range(GAMES):
        if witness.seen < POSITIONS:
            witness.here = 0
            play(seed, witness)
    assert (witness.seen, witness.moved > MOVED) == (POSITIONS, True)
