"""What bots and hints know: how good a position is, and which options a sensible player would take."""
