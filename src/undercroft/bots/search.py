"""A bot that searches: Monte Carlo tree search over imagined games."""

from __future__ import annotations

import math
import time
from typing import Any

from undercroft.kernel.decision import Decision, Seat
from undercroft.kernel.table import Table

from .advised import own_chance, perspective, play_on, values, weights
from .greedy import worthwhile

EXPLORE = 0.2


class Budget:
    """How long a bot may think about a decision, in rollouts or seconds."""

    def __init__(self, rollouts: int = 40, seconds: float | None = None) -> None:
        self.rollouts, self.seconds = rollouts, seconds

    @classmethod
    def read(cls, text: str) -> Budget:
        """Read a budget such as `60`, `60 rollouts` or `0.5s`."""
        number = text.strip().removesuffix("rollouts").strip()
        try:
            if number.endswith("s"):
                seconds = float(number[:-1])
                if 0 < seconds <= 3600:
                    return cls(1 << 30, seconds)
            elif 0 < int(number) <= 1_000_000:
                return cls(int(number))
        except ValueError:
            pass
        raise ValueError(f"a budget is a number of rollouts such as '60', or seconds such as '0.5s', not {text!r}")


class Node:
    """A position in the tree, identified by the choices that lead to it. Chance may differ from visit to visit."""

    __slots__ = ("children", "shares", "totals", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.totals: dict[Seat, float] = {}
        """The sum of the values found below it, for each seat."""
        self.children: dict[str, Node] = {}
        self.shares: dict[str, float] = {}


def decided(root: Node, left: int) -> bool:
    """Whether the remaining rollouts can no longer change which option is visited most."""
    visits = sorted((child.visits for child in root.children.values()), reverse=True)
    return len(visits) > 0 and visits[0] - (visits[1] if len(visits) > 1 else 0) > left


class SearchBot:
    """In every iteration it imagines the game, walks down the tree, plays on by the game's advice, and scores the final position. On the way down,
    every decision is made for the advantage of the seat that makes it."""

    imagines = True

    def __init__(self, seed: int, budget: Budget | None = None, depth: int = 6, ahead: int = 12) -> None:
        self.chance = own_chance("search", seed)
        self.budget = budget or Budget()
        self.depth, self.ahead = depth, ahead

    def choose(self, table: Table[Any], decision: Decision) -> str:
        seat = perspective(decision)
        root = Node()
        start = time.monotonic() if self.budget.seconds is not None else 0.0
        for n in range(self.budget.rollouts):
            if self.budget.seconds is not None and n and time.monotonic() - start > self.budget.seconds:
                break
            if decided(root, self.budget.rollouts - n):
                break
            self._visit(table.imagine(seat, self.chance.below(1 << 62)), root)
        return max(decision.keys, key=lambda key: (root.children[key].visits if key in root.children else 0))

    def consider(self, table: Table[Any], decision: Decision) -> str | None:
        return worthwhile(table, decision, self.chance)

    def _visit(self, table: Table[Any], root: Node) -> None:
        path = [root]
        while len(path) <= self.depth and table.decision is not None:
            decision, node = table.decision, path[-1]
            key = self._pick(table, node, decision, perspective(decision))
            table.choose(key, decision.seat)
            fresh = key not in node.children
            path.append(node.children.setdefault(key, Node()))
            if fresh:
                break
        play_on(table, self.chance, self.ahead, firm=True)
        results = values(table).items()
        for node in path:
            node.visits += 1
            for seat, result in results:
                node.totals[seat] = node.totals.get(seat, 0.0) + result

    def _pick(self, table: Table[Any], node: Node, decision: Decision, seat: Seat) -> str:
        """Choose for a seat by upper confidence bound with the game's advice as prior. Options that appear only in some visits, due to chance, are
        added."""
        new = [key for key in decision.keys if key not in node.shares]
        if new:
            shares = weights(table, decision)
            whole = sum(shares) or 1.0
            node.shares |= {key: share / whole for key, share in zip(decision.keys, shares)}
        mean = node.totals[seat] / node.visits if node.visits else 0.5
        root = math.sqrt(node.visits + 1)

        def promise(key: str) -> float:
            child = node.children.get(key)
            known = child.totals[seat] / child.visits if child is not None and child.visits else mean
            visits = child.visits if child is not None else 0
            return known + EXPLORE * node.shares[key] * root / (1 + visits)

        return max(decision.keys, key=promise)
