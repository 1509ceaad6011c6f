"""What is printed: the files of a pack and the words of its cards, read into content that the rules look up, and the board as it is drawn.
Nothing here knows a game in progress."""
