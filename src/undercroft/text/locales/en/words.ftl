## Conditions

condition-wound = wound
condition-poison = poison
condition-immobilize = immobilize
condition-disarm = disarm
condition-muddle = muddle
condition-invisible = invisible
condition-strengthen = strengthen
condition-stun = stun
condition-curse = curse
condition-bless = bless
condition-regenerate = regenerate

## Elements

element-fire = fire
element-ice = ice
element-air = air
element-earth = earth
element-light = light
element-dark = dark
element-wild = wild

## Marks of cards: states, kinds and uses of items

mark-ready = ready
mark-spent = spent
mark-consumed = consumed
mark-lost = lost
mark-passive = passive
mark-unlimited = unlimited
mark-offered = offered
mark-one-hand = one-hand
mark-two-hands = two-hands
mark-small = small
mark-head = head
mark-body = body
mark-legs = legs
mark-shuffle = shuffle
mark-top = top
mark-bottom = bottom

## Terrain, ranks of figures, parts of cards

terrain-obstacle = obstacle
terrain-difficult = difficult
terrain-plate = plate
terrain-hazard = hazard
terrain-trap = trap
terrain-rift = rift
terrain-door-open = open door
terrain-door-closed = closed door
terrain-door-locked = locked door
terrain-coins = money
terrain-treasure = treasure
terrain-goal-treasure = goal treasure
rank-normal = normal
rank-elite = elite
rank-boss = boss
rank-none = none
part-top = top
part-bottom = bottom
part-effect = effect
part-always = always
part-normal = normal
part-elite = elite
part-boss = boss
part-special-1 = special 1
part-special-2 = special 2
part-immune = immune
part-this-round = this round
part-bonus = bonus
part-does = does
part-goal = goal

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
who-figure = figure
who-enemy = enemy
who-ally = ally

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
