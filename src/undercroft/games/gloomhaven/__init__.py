"""Gloomhaven (1st edition) with Forgotten Circles. The package exports its monster mind as a pure function of a position."""

from .lab.solver import BadPosition, solve

__all__ = ["BadPosition", "solve"]
