"""Trials of a real server: many tables at a time, and a server that is killed again and again while games go on."""
