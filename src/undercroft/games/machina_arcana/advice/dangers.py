"""What monsters may do to explorers before these act again."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.grid.hexes import cells

from ..content import words
from ..content.lines import how_far, prices, reach_of, steps_of
from ..game import Machina
from ..rules.attacks import defence
from ..rules.monsters import abilities
from ..table.odds import Blow
from .odds import needed, tail
from .story import kills_worth
from .ways import FAR, distances
from .worth import ESSENCE

BESIDE = 0.25
"""The share of its attacks that a monster makes on somebody else than the nearest explorer."""
SPAWNED = 0.5
"""What a monster costs that appears near an explorer, and may be among those that act in this round."""
NEAR = 5
"""From a spawn space this near, a new monster is upon an explorer at once."""
ROUNDS = 2.0
"""For how many rounds a monster is expected to go on, if nobody stops it."""


class Strike(NamedTuple):
    """An attack of a monster."""

    line: str
    cost: int
    range: int
    tile: bool
    """Whether it reaches all explorers on its tile."""
    node: Blow
    melee: bool


def strikes(game: Machina, id: str) -> list[Strike]:
    """The attacks of a monster in the order in which it tries them."""
    return game.while_the_same_cards(("advice-strikes", id), lambda: _strikes(game, id))


def _strikes(game: Machina, id: str) -> list[Strike]:
    found = []
    ranges = game.traits(id).ranges
    for ability in abilities(game, id):
        reach = reach_of(ability.line)
        for step in steps_of(ability.line):
            if isinstance(step.node, (words.Attack, words.Magic)):
                cost = max(1, prices(ability.line).get(words.PayStamina, 0))
                whom = step.modifiers[0].whom if step.modifiers and isinstance(step.modifiers[0], words.On) else ""
                tile = reach is None and "adjacent" not in whom
                found.append(Strike(ability.id, cost, how_far(reach, ranges), tile, step.node, isinstance(reach, words.InMelee)))
                break
    return found


def wounds(game: Machina, monster: str, explorer: str, steps: int, same: bool) -> float:
    """How much damage a monster is expected to do to an explorer so many steps away, `same`: on the same tile."""
    traits = game.traits(monster)
    theirs = defence(game, monster, explorer)
    for strike in strikes(game, monster):
        walk = 0 if strike.tile and same else max(0, steps - strike.range)
        if walk and traits.immobile:
            continue
        times = (traits.stamina - walk) // strike.cost
        if times > 0:
            least = needed(game, strike.node, monster, strike.line, strike.melee, theirs.armor, theirs.will)
            return min(times, 3) * tail(strike.node.dice, traits.reroll, least)
    return 0.0


def menace(game: Machina, monster: str) -> float:
    """How much damage a monster does in a round if it has come near."""
    found = [wounds(game, monster, id, 1, True) for id in game.present()]
    return max(found, default=0.0)


def prize(game: Machina, monster: str, id: str) -> float:
    """What it is worth to an explorer to kill a monster."""
    explorer = game.state.explorers[id]
    more = ESSENCE if explorer.essence < game.content.explorers[id].text.essence else 0.0
    return ROUNDS * menace(game, monster) + more + kills_worth(game, id) + _last_words(game, monster)


def _last_words(game: Machina, monster: str) -> float:
    """What the cards of a monster do as it dies."""
    total = 0.0
    for effect in game.content.monsters[monster].does.passive:
        if effect.line.trigger is not None and isinstance(effect.line.trigger.moment, words.IsDestroyed):
            for step in steps_of(effect.line):
                match step.node:
                    case words.Attack() | words.Magic():
                        total -= 0.8
                    case words.InvokeExplorer():
                        total += 0.4
                    case words.Threat(by=by):
                        total -= 0.7 * by
                    case words.LoseAllStamina():
                        total -= 0.3
    return total


class Dangers:
    """How dangerous the spaces are for one explorer."""

    def __init__(self, game: Machina, id: str) -> None:
        self.game, self.id = game, id
        s = game.state
        mine = game.cell(id)
        floor = game.passable & ~game.spaces("chasm") & ~game.occupied | 1 << mine
        self.monsters: list[tuple[str, bytes, int, int]] = []
        others = [explorer.cell for other, explorer in game.present().items() if other != id]
        for monster, it in s.monsters.items():
            if it.cell >= 0 and strikes(game, monster):
                away = distances(game.ground, 1 << it.cell, floor)
                nearest = min((_beside(game, away, cell) for cell in others), default=FAR)
                self.monsters.append((monster, away, nearest, game.tile(it.cell)))
        self.hidden = game.traits(id).ethereal or game.traits(id).safe
        self.known: dict[int, float] = {}
        self.hurts: dict[tuple[str, int, bool], float] = {}
        self.spawn = game.spaces("spawn") if s.spawn else 0
        self.chance = max(0.0, min(1.0, (11 - s.spawn) / 10)) if s.spawn else 0.0

    def at(self, cell: int) -> float:
        """The expected damage to the explorer if it ends its turn on a cell."""
        found = self.known.get(cell)
        if found is None:
            found = self.known[cell] = self._at(cell)
        return found

    def _at(self, cell: int) -> float:
        game, total = self.game, 0.0
        for monster, away, nearest, tile in self.monsters:
            steps, same = away[cell], bool(tile >> cell & 1)
            if steps < FAR or same:
                key = monster, steps, same
                hurt = self.hurts.get(key)
                if hurt is None:
                    hurt = self.hurts[key] = wounds(game, monster, self.id, steps, same)
                total += hurt if steps <= nearest else BESIDE * hurt
        if self.hidden:
            total *= 0.2
        if self.spawn & game.tile(cell):
            total += SPAWNED * self.chance
        if game.spaces("trap") >> cell & 1:
            total += 0.05
        return total


def _beside(game: Machina, away: bytes, cell: int) -> int:
    """How far the space of another unit is, which is no floor itself."""
    return min((away[near] + 1 for near in cells(game.ground.neighbours(cell))), default=FAR)
