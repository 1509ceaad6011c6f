"""What is printed on Machina Arcana's cards and tiles: schema, vocabulary, loading and legality."""
