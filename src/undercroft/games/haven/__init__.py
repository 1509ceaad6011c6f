"""Hex combat shared by the two Gloomhaven games: figures and conditions, movement and forced movement, advantage, heal,
and the monster mind. Code lives here only if it can cite a rule of both games; where they differ, the game's own `Haven`
subclass decides."""
