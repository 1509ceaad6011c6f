"""What happens: set-up, rounds, turns, actions and monsters, as coroutines that follow the rulebook. Modules import only those below them, in the
order that `pyproject.toml` lists; recursion that the rules really have goes through the door of the game object."""
