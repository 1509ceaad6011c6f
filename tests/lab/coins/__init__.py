"""A tiny game for tests of the laboratory: three questions with one good answer each, and then a toss whose odds depend on the scenario."""
