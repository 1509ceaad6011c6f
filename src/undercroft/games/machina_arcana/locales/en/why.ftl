## Why a monster does what it does

why-ma-reachable = Explorers to whom there is a way come before the others: { $units }.
why-ma-distance = The nearest explorer, counted in spaces to walk: { $units }.
why-ma-fewest-bars = Equally near; the way with the fewest closed doors and units leads to: { $units }.
why-ma-least-health = Still equal; the least health is left to: { $units }.
why-ma-squares = No explorer can be reached; the nearest in a straight count of spaces: { $units }.
why-ma-no-stamina = It has no stamina left.
why-ma-affects = { $ability } needs no target; it would affect: { $units }.
why-ma-another = { $ability } cannot be used on the nearest explorer but on: { $units }.
why-ma-nobody = There is nobody to go for, and no ability can be used.
why-ma-immobile = It is immobile, and no ability can be used.
why-ma-unreachable = There is no way to its target, and no ability can be used: { $units }.
why-ma-adjacent = It stands beside its target and can use no ability: { $units }.
why-ma-door = A closed door is on its way, and it has the stamina to destroy it.
why-ma-door-too-dear = A closed door is on its way, and it lacks the stamina to destroy it.
why-ma-blocked = Others block its way, and its stamina is too short for a way around them that ends closer to: { $units }.
why-ma-around = Others block its way; it goes around them, since its stamina lasts until it is closer to: { $units }.
why-ma-clearest-view = Of equally good steps it takes those with the fewest obstacles in the line of sight to: { $units }.
why-ma-straight = Of equally good steps it takes those on a straight line with: { $units }.
why-ma-tie = Equally good: { $count } things. The players choose.
