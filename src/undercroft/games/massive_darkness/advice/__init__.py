"""What bots and hints know: how good a position is, what things are worth, and which options a sensible player would consider first."""
