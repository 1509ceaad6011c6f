"""Massive Darkness: zones and dice, light and shadow."""
