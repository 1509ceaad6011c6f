"""Play in a terminal: scenes are drawn as text, input is read line by line, and campaigns and saves are kept in the user's data folder. The
terminal only draws scenes and knows no game; anything specific to a game, such as its campaign, comes from its own modules (see `chronicle`)."""
