"""What an explorer does with its turn: how much it is worth to be on a space with so much stamina left."""

from __future__ import annotations

from undercroft.grid.hexes import cells
from undercroft.grid.square import distance

from ..game import Machina
from .dangers import Dangers
from .errands import Errand, errands
from .ways import FAR, comrades, distances, flood, floor_of
from .worth import frailty

FADE = 0.93
"""The share of its worth that something keeps for every point of stamina that it takes to get there."""
FADES = tuple(FADE**n for n in range(3 * FAR))
NIGHT = 0.97
"""The share that plans keep until the next turn."""
CAUTION = 0.75
"""What a point of expected damage costs an explorer who is well."""
COMPANY, LONELY = 4, 0.1
"""Within how many spaces others are company, and what each space more costs."""
NOTHING = -1e9


class Plan:
    """Where one explorer wants to go, with the places that it can end its turn on."""

    def __init__(self, game: Machina, id: str) -> None:
        self.ground, self.floor = floor_of(game, id)
        self.errands = errands(game, id)
        self.stops = self.floor & ~(comrades(game) & ~(1 << game.cell(id))) & ~game.spaces("chasm")
        """Where it can stop: not where others stand, and not over a chasm."""
        self.away = [distances(self.ground, errand.places & self.stops, self.floor) for errand in self.errands]
        self.others = [explorer.cell for other, explorer in game.present().items() if other != id]
        self.dangers = Dangers(game, id)
        self.frailty = CAUTION * frailty(game, id)
        self.worths = [errand.worth + after for errand, after in zip(self.errands, self._after())]
        self.hopes: dict[int, tuple[float, object, float]] = {}
        self.costs: dict[int, float] = {}

    def _after(self) -> list[float]:
        """For each errand, what the best of the others is worth from there."""
        found = []
        for n, errand in enumerate(self.errands):
            best, place = 0.0, next(cells(errand.places & self.stops), -1)
            for m, other in enumerate(self.errands):
                if m != n and other.what != errand.what and place >= 0 and errand.what != "leave":
                    best = max(best, other.worth * FADES[self.away[m][place] + other.cost])
            found.append(best)
        return found

    def hope(self, cell: int, done: object = None) -> float:
        """What the best that can be done from a cell is worth, with what can be done after it; `done`: an errand that is over by then."""
        found = self.hopes.get(cell)
        if found is None:
            found = self.hopes[cell] = self._hope(cell)
        best, what, second = found
        return second if done is not None and what == done else best

    def _hope(self, cell: int) -> tuple[float, object, float]:
        """The best errand from a cell, and the worth of the best other one."""
        best, what, second = 0.0, None, 0.0
        for errand, away, worth in zip(self.errands, self.away, self.worths):
            far = away[cell]
            if far >= FAR:
                continue
            value = FADES[far + errand.cost] * worth
            if value > best:
                if errand.what != what:
                    second = best
                best, what = value, errand.what
            elif value > second and errand.what != what:
                second = value
        return best, what, second

    def value(self, cell: int, left: int, spent: int = 0, done: object = None) -> float:
        """What it is worth to be on a cell with so much stamina left, after so much was spent."""
        best = self._rest(cell, left, spent, done)
        for errand, away in zip(self.errands, self.away):
            far = away[cell]
            if far + errand.cost > left or errand.what == done:
                continue
            after = spent + far + errand.cost
            worth = FADES[after] * errand.worth
            if errand.what != "leave":
                worth += self._rest(self._place(errand, cell, far), left - far - errand.cost, after, errand.what)
            best = max(best, worth)
        return best

    def stay(self, cell: int, left: int) -> float:
        """What it is worth to end the turn on a cell, although so much stamina is left."""
        return FADES[left] * NIGHT * self.hope(cell) - self.cost(cell)

    def _place(self, errand: Errand, cell: int, far: int) -> int:
        """The place of an errand that is so far from a cell."""
        if not far:
            return cell
        near = flood(self.ground, 1 << cell, self.floor)
        return next(cells(near[far] & errand.places & self.stops), cell) if far < len(near) else cell

    def _rest(self, cell: int, left: int, spent: int, done: object) -> float:
        """What the best end of the turn is worth for somebody who only walks."""
        fade, best = FADES[spent + left] * NIGHT, NOTHING
        for layer in flood(self.ground, 1 << cell, self.floor)[: left + 1]:
            for place in cells(layer & self.stops):
                best = max(best, fade * self.hope(place, done) - self.cost(place))
        return best

    def cost(self, cell: int) -> float:
        """What it costs to end the turn on a cell: by what may happen there, and far from everybody else."""
        found = self.costs.get(cell)
        if found is None:
            alone = min((distance(cell, other) for other in self.others), default=0) - COMPANY
            found = self.costs[cell] = self.frailty * self.dangers.at(cell) + LONELY * max(0, alone)
        return found
