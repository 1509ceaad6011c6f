"""The games. `haven` is what the two Gloomhaven games share; the games never import each other otherwise."""
