"""The card language: one grammar for the structure of a line, vocabularies in which games define the meaning of words, printing of cards
from the same data, and loading of packs with errors that name file and line."""
