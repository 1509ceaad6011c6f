"""What happens: set-up, rounds, turns, actions, attacks and monsters; straight-line coroutines that follow the rulebook."""
