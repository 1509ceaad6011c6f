"""The kernel defines a game without knowing any particular one: decisions and options, rules that run in beats, chance, typed events,
declared secrets, scenes, the table that runs a game (choose, undo, fork, imagine, amend, save), the registry of games, and the
conformance kit that every game must pass."""
