"""Skirmish: a tiny cooperative game, and an example of a game in a package of its own."""
