"""Measurements of both Gloomhaven games."""
