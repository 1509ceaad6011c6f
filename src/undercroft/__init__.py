"""Undercroft: the digital table for cooperative dungeon-crawl board games."""

from .tables import load, new_table

__version__ = "0.1.0"
__all__ = ["__version__", "load", "new_table"]
