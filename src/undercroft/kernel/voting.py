"""How several seats answer one question: by the policy of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from .decision import TABLE, Decision, IllegalChoice, Option, Seat


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table: how far undo goes, and who answers for the whole table or for a group of seats."""

    undo: Literal["free", "secrets", "off"] = "free"
    shared: Literal["host", "first", "majority"] = "first"
    host: Seat = 0


def voters(decision: Decision, seats: Sequence[Seat]) -> Sequence[Seat]:
    """The seats that share a decision."""
    return seats if decision.group is None else decision.group.seats


def chair(decision: Decision, settings: Settings) -> Seat:
    """Who breaks ties, and decides alone if the table's policy is that the host does."""
    group = decision.group
    if group is None or (settings.shared == "host" and settings.host in group.seats):
        return settings.host
    return group.first


def check_voter(decision: Decision, settings: Settings, seats: Sequence[Seat], seat: Seat) -> None:
    """Refuse a seat that has no say in a shared decision. TABLE stands for whoever may answer."""
    if seat == TABLE:
        return
    if seat not in (settings.host, *seats):
        raise IllegalChoice(f"there is no seat {seat}")
    if decision.group is not None and seat not in decision.group.seats:
        raise IllegalChoice(f"it is not for seat {seat} to decide: {decision.prompt}")
    if settings.shared == "host" and seat != chair(decision, settings):
        raise IllegalChoice("the host decides for the table" if decision.group is None else f"seat {chair(decision, settings)} decides for its group")


def settled(decision: Decision, settings: Settings, seats: Sequence[Seat], votes: Mapping[Seat, str]) -> Option[Any] | None:
    """The option that the majority has chosen, with ties decided by the host, or by the first of a group (GH-AMB-02); None while it is open."""
    voting = voters(decision, seats)
    count = {key: sum(vote == key for vote in votes.values()) for key in decision.keys}
    best = max(count.values())
    if best * 2 <= len(voting) and len(votes) < len(voting):
        return None
    leaders = [key for key, number in count.items() if number == best]
    casting = votes.get(chair(decision, settings), "")
    return decision[casting if casting in leaders else leaders[0]]
