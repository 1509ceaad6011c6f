"""Games told to people: events and questions in words, whole games as text, forms for new games, and what menus know of a game's characters,
scenarios and campaign. Terminal, server and laboratory share it."""
