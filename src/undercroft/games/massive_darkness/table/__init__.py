"""What is seen: views, questions, card faces and the map, previews of options, and reasons for what enemies do. Nothing here changes a game."""
