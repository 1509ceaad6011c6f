## Marks of cards: states, kinds and uses of items

mark-unlimited = unlimited
mark-shuffle = shuffle

## Terrain, ranks of figures, parts of cards

terrain-rift = rift
