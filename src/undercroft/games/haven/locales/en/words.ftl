## Conditions

condition-wound = wound
condition-poison = poison
condition-immobilize = immobilize
condition-disarm = disarm
condition-muddle = muddle
condition-invisible = invisible
condition-strengthen = strengthen

## Elements

element-fire = fire
element-ice = ice
element-air = air
element-earth = earth
element-light = light
element-dark = dark
element-wild = wild

## Marks of cards: states, kinds and uses of items

mark-consumed = consumed
mark-legs = legs

## Terrain, ranks of figures, parts of cards

terrain-obstacle = obstacle
terrain-difficult = difficult
terrain-hazard = hazard
terrain-coins = money
rank-elite = elite
part-elite = elite
part-immune = immune

## Words of card text: targets, criteria, piles, states of items, figures

which-flanked = flanked
which-alone = alone
which-undamaged = undamaged
which-adjacent = adjacent
which-elite = elite
which-poisoned = poisoned
which-wounded = wounded
which-stunned = stunned
which-muddled = muddled
which-immobilized = immobilized
criterion-latest = latest
criterion-earliest = earliest
criterion-weakest = weakest
criterion-strongest = strongest
criterion-farthest = farthest
pile-discarded = discarded
pile-lost = lost
used-spent = spent
used-consumed = consumed

## Areas

shape-line = line
shape-triangle = triangle
shape-wedge = wedge
shape-diamond = diamond
shape-arrowhead = arrowhead
shape-cone = cone
shape-fan = fan
shape-ring = ring
shape-bolt = bolt
shape-disc = disc

## What conditions mean

condition-wound-about = Suffers 1 damage at the start of each of its turns. A heal removes it.
condition-poison-about = Attacks against it get +1. A heal removes it and does nothing else.
condition-immobilize-about = Cannot move. Ends with its next turn.
condition-disarm-about = Cannot attack. Ends with its next turn.
condition-muddle-about = Its attacks have disadvantage. Ends with its next turn.
condition-invisible-about = Enemies cannot target it. Ends with its next turn.
condition-strengthen-about = Its attacks have advantage. Ends with its next turn.
