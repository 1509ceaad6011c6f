"""The engine of the two Gloomhaven games, with the rooms of every game: what both of them do stands here once. Code lives here only if it can cite a
rule of both games; where they differ, the game's own `Haven` subclass decides."""
