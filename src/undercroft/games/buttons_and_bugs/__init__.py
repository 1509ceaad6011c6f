"""Gloomhaven: Buttons & Bugs: one character with four double-sided cards against a handful of automated monsters."""
