"""The random dungeon: rooms and monsters drawn from decks, one room at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .content import Content, Layout, Scenario

if TYPE_CHECKING:
    from .game import Gloom


def layout_of(content: Content, scenario: Scenario, laid: list[list[str]]) -> Layout:
    """Where everything is: as the scenario shows it."""
    return scenario.layout


def unlaid(scenario: Scenario, laid: list[list[str]]) -> bool:
    """GH-VRD-02: are there rooms still to come?"""
    return False


async def first_room(game: Gloom) -> None:
    """GH-VRD-04: the first room of a random dungeon is drawn."""


async def first_penalty(game: Gloom) -> None:
    """GH-VRD-16: the penalty of the first room, where the players chose one."""
