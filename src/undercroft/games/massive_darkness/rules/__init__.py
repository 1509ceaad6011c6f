"""What happens: set-up, rounds and turns, movement, combat, enemies, the rules of adventures, and the market between them. These modules
change the state and tell events. Each imports only modules below it, in the order that `pyproject.toml` gives."""
