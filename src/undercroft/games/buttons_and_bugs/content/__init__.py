"""What is printed: the shape of pack files, the words of the card language, reading and checking packs, and the parsed content that the rules look
things up in."""
