"""What bots and hints know: how good a position is, which options a sensible player considers first, and rough values of actions, hexes and cards."""
