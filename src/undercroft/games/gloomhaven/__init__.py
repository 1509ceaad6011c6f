"""Gloomhaven (1st edition) with Forgotten Circles. The package exports its monster mind as a pure function of a position."""

from undercroft.kernel.contract import BadPosition

from .lab.solver import solve

__all__ = ["BadPosition", "solve"]
