## Conditions

condition-stun = stun
condition-curse = curse
condition-bless = bless
condition-regenerate = regenerate

## Marks of cards: states, kinds and uses of items

mark-unlimited = unlimited
mark-shuffle = shuffle

## Terrain, ranks of figures, parts of cards

terrain-rift = rift

## What conditions mean

condition-stun-about = Can neither act nor use items. Ends with its next turn.
condition-curse-about = A card that deals no damage lies in its deck until it is drawn.
condition-bless-about = A card that doubles the damage lies in its deck until it is drawn.
condition-regenerate-about = Heals 1 at the start of each of its turns. Ends when it suffers damage.
