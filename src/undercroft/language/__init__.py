"""The card language: one grammar for the shape of a sentence, vocabularies by which games give words their meaning, the
printing of cards from the same data, and the loading of packs with errors that name file and line."""
