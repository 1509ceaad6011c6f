## Marks of cards: states, kinds and uses of items

mark-passive = passive
