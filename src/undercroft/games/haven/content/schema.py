"""The parts of the YAML schema that the packs of both Gloomhaven games have in common. Each game adds its own."""

from __future__ import annotations

from msgspec import Struct


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base class that rejects unknown fields."""


class Names(Strict, frozen=True, kw_only=True):
    """`names.yaml`: the published names, in a separate file so that they can be replaced."""

    monsters: dict[str, str] = {}
    items: dict[str, str] = {}
    scenarios: dict[str, str] = {}
    objects: dict[str, str] = {}

    def things(self) -> dict[str, dict[str, str]]:
        """The names of things that have no record of their own, by section."""
        return {"objects": self.objects}


class AreasFile(Strict, frozen=True, kw_only=True):
    """`areas.yaml`: patterns of hexes, drawn as text."""

    areas: dict[str, str]


class ItemText(Strict, frozen=True, kw_only=True):
    """An item card: what it does, either at some moment or during your turn."""

    id: str
    icon: str = ""
    effect: str = ""
    """A line with its trigger, for items used during or after something else."""
    turn: tuple[str, ...] = ()
    """Lines performed during your turn."""


class ScenarioWords(Strict, frozen=True, kw_only=True):
    """The prose of a scenario in another language."""

    introduction: str = ""
    goal_text: str = ""
    loss_text: str = ""
    rules_text: str = ""
    conclusion: str = ""
