"""Solving positions of monsters, proving and benchmarks."""
