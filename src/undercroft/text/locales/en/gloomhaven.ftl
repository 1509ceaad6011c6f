## Why a monster does what it does

why-gh-stunned = A stunned monster chooses no focus, does not move and does not attack.
why-gh-focus-negative = The way to attack with the fewest traps and hazards leads to: { $foes }.
why-gh-focus-points = With the fewest movement points it can attack: { $foes }.
why-gh-focus-distance = The nearest of them: { $foes }.
why-gh-focus-initiative = The earliest in initiative: { $foes }.
why-gh-summons-first = A summon ranks just before its summoner. The focus: { $foes }.
why-gh-no-focus = Nobody can be attacked, whatever the way: there is no focus, no move and no attack.
why-gh-fewest-negative = { $hexes ->
    [1] One hex to attack the focus from can be reached through the fewest traps and hazards.
   *[other] { $hexes } hexes to attack the focus from can be reached through the fewest traps and hazards.
}
why-gh-reachable = { $hexes ->
    [1] One of them is within this turn's movement.
   *[other] { $hexes } of them are within this turn's movement.
}
why-gh-unlimited = None of them is within this turn's movement: the target hex is chosen as if movement were unlimited.
why-gh-no-disadvantage = { $hexes ->
    [1] From one hex the focus is attacked without disadvantage.
   *[other] From { $hexes } hexes the focus is attacked without disadvantage.
}
why-gh-most-targets = { $hexes ->
    [1] From one hex it attacks the most targets.
   *[other] From { $hexes } hexes it attacks the most targets.
}
why-gh-best-targets = { $hexes ->
    [1] From one hex the additional targets rank best in the focus order.
   *[other] From { $hexes } hexes the additional targets rank best in the focus order.
}
why-gh-fewest-disadvantaged = { $hexes ->
    [1] From one hex the fewest additional targets are attacked with disadvantage.
   *[other] From { $hexes } hexes the fewest additional targets are attacked with disadvantage.
}
why-gh-least-movement = { $hexes ->
    [1] One hex takes the least movement.
   *[other] { $hexes } hexes take the least movement.
}
why-gh-closer = { $hexes ->
    [1] Its move ends on the one hex that leaves the least way to go.
   *[other] Its move ends on one of { $hexes } hexes that leave the least way to go.
}
