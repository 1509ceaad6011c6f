"""What is measured: everything with new characters, and one scenario at a higher level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .module import CoinRules

BOTS, BUDGET = ("random", "greedy"), "5"


def weighed(rules: CoinRules, setups: Sequence[dict[str, Any]]) -> dict[int, list[dict[str, Any]]]:
    return {1: list(setups), 2: [{**setup, "levels": 2} for setup in setups if setup["scenario"] == "fair"]}
