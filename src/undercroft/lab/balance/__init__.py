"""Balance: how often bots of different strength win each scenario, with parties of each size and at each level, and whether that is within bounds.
`places` says what is measured, `rows` holds the results, `criterion` judges them, `measure` plays the games, `fresh` finds results that no longer
hold, and `page` shows them."""

from .places import Cell, cells_of

__all__ = ["Cell", "cells_of"]
