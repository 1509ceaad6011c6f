"""What is printed on cards of both Gloomhaven games: vocabulary, modifiers, reach, areas, conditions, and how packs are read and checked."""
