"""Play in a terminal: a scene drawn as text, a line of input, campaigns and saves in the user's data folder. It draws scenes only and
knows no game; what is special to one, such as its campaign, comes from the game's own `campaign` module (see `chronicle`)."""
