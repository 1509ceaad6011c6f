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

mark-ready = ready
mark-spent = spent
mark-lost = lost
mark-passive = passive
mark-offered = offered
mark-one-hand = one-hand
mark-two-hands = two-hands
mark-small = small

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
rank-elite = elite
part-top = top
part-bottom = bottom
part-effect = effect
part-always = always
