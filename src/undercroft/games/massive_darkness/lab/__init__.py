"""What the laboratory needs: set-ups that reach all content, and those in which the game is measured."""
