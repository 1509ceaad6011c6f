## Marks of cards: states, kinds and uses of items

mark-ready = ready
mark-spent = spent
mark-lost = lost
mark-offered = offered
mark-one-hand = one-hand
mark-two-hands = two-hands
mark-small = small
mark-head = head
mark-body = body
mark-top = top
mark-bottom = bottom

## Terrain, ranks of figures, parts of cards

terrain-plate = plate
terrain-trap = trap
terrain-door-open = open door
terrain-door-closed = closed door
terrain-door-locked = locked door
terrain-treasure = treasure
terrain-goal-treasure = goal treasure
rank-normal = normal
rank-boss = boss
rank-none = none
part-top = top
part-bottom = bottom
part-effect = effect
part-always = always
part-normal = normal
part-boss = boss
part-special-1 = special 1
part-special-2 = special 2
part-this-round = this round
part-bonus = bonus
part-does = does
part-goal = goal

## Words of card text: targets, criteria, piles, states of items, figures

who-figure = figure
who-enemy = enemy
who-ally = ally
