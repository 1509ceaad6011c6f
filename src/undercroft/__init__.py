"""Undercroft: the digital table for cooperative dungeon-crawl board games."""

__version__ = "0.1.0"
