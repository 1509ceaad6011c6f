"""What is seen in both Gloomhaven games: questions, views and reasons."""
