## Why a monster does what it does: who is nearest

why-ma-players = The players of dead explorers decide what it does.
why-ma-controlled = An ability lets { $target } decide what it does in this turn.
why-ma-unnoticed = It does not notice explorers who are ethereal and whom it cannot target: { $targets }.
why-ma-single = The only explorer it could target: { $target }.
why-ma-reachable = Explorers it has a way to come before the others: { $targets }.
why-ma-distance = Nearest, counting the way around walls and obstacles: { $targets }.
why-ma-fewest-bars = Equally near, but with the fewest closed doors and units on the way: { $targets }.
why-ma-least-health = Still equal, but with the least health left: { $targets }.
why-ma-squares = It has a way to none of them; nearest, whatever lies between: { $targets }.
why-ma-tied = Equally near in every respect: { $targets }. The players choose.

## What it can use

why-ma-uses = The first of its abilities that it can use: { $line }
why-ma-too-dear = It cannot pay for: { $line }
why-ma-spent = It cannot use this again at present: { $line }
why-ma-out-of-reach = There is nobody it could use this on: { $line }
why-ma-not-on-nearest = It cannot use this on the nearest explorer: { $line }
why-ma-affects = That ability needs no target and would affect: { $targets }.
why-ma-another = No ability can be used on the nearest explorer, but this one can be used on { $targets }: { $line }

## How it moves

why-ma-moves = It can use no ability and is not beside its target, so it goes towards { $target }.
why-ma-no-stamina = It has no stamina left.
why-ma-nobody = There is nobody to go for, and it can use no ability.
why-ma-immobile = It is immobile, and it can use no ability.
why-ma-unreachable = It can use no ability, and it has no way to its target: { $targets }.
why-ma-adjacent = It is beside its target but can use no ability: { $targets }.
why-ma-door = A closed door is on its way, and it has the stamina to destroy it.
why-ma-door-too-dear = A closed door is on its way, but it lacks the stamina to destroy it.
why-ma-blocked = Others block its way, and its stamina is not enough for a way around them that would bring it closer to { $targets }.
why-ma-around = Others block its way, but its stamina is enough for a way around them that brings it closer to { $targets }.
why-ma-clearest-view = Of equally good spaces, it prefers those with the fewest obstacles between it and { $targets }.
why-ma-straight = Of equally good spaces, it prefers those on a straight line with { $targets }.
why-ma-tie = { $count } things are equally good, so the players choose.
