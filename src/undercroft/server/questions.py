"""What each seat is asked, and since which version of its table. A choice is valid as long as its seat has the question that it was made for."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.decision import Decision, Request, Seat, Together
from undercroft.kernel.table import Table


class Questions:
    """The questions and offers that are open at a table."""

    def __init__(self, table: Table[Any], version: int) -> None:
        self.table, self.version = table, version
        self.open: dict[Seat, Decision] = {}
        self.since: dict[Seat, int] = {}
        self.request: Request | None = None
        self.renew(version)

    def renew(self, version: int, done: str = "", by: Seat | None = None) -> None:
        """Look at the table after a change: a seat chose (`choose`), its choice was taken back (`undo`), or anything else happened. A question that
        was answered is a new one when it is asked again; any other is the same if it reads the same."""
        table, before = self.table, self.open
        self.open = {seat: decision for seat in table.seats if (decision := table.decision_of(seat)) is not None}
        answered = None if by is None else (self.open if done == "undo" else before).get(by)
        voted = done == "choose" and table.request is self.request

        def kept(seat: Seat) -> bool:
            if done not in ("choose", "undo") or answered is None:
                return False
            touched = seat == by if voted else answered.asks(seat)
            return not touched and _reading(before.get(seat)) == _reading(self.open.get(seat))

        self.since = {seat: self.since.get(seat, version) if kept(seat) else version for seat in table.seats}
        self.version, self.request = version, table.request

    def fresh(self, seat: Seat, version: int) -> bool:
        """Whether what a seat saw in a version is still what it has to decide now. While seats choose in secret, that is also so for a seat that
        is done, because it may take its choices back."""
        own = seat in self.open or isinstance(self.request, Together)
        return (self.since.get(seat, self.version) if own else self.version) <= version <= self.version


def _reading(decision: Decision | None) -> object:
    return None if decision is None else (decision.prompt, decision.args, decision.keys, decision.standing)
