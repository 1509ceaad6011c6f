# Why enemies do what they do in Massive Darkness
why-md-phase = In the Enemies' phase every enemy is activated once, in the order the players choose.
why-md-no-figures = There were not enough figures of its kind for another, so all of its kind are activated.
why-md-event = The event card activates it.
why-md-card = A card activates it.
why-md-counter = It was attacked and survived, so now it strikes back at: { $target }.
why-md-counter-seen = In its line of sight: { $target }.
why-md-counter-lit = Out of its line of sight, but in a light zone: { $target }.
why-md-hidden = In a dark zone and out of its line of sight: { $target }. So it does not strike back.
why-md-stunned = It was stunned: it only gets up.
why-md-in-range = { $attack ->
    [melee] In reach of its melee attack (its own zone): { $targets }.
    [ranged] In reach of its ranged attack (in sight, range 1 or more): { $targets }.
   *[magic] In reach of its magic attack (in sight, range 1 or 2): { $targets }.
}
why-md-out-of-range = In sight at range { $range }, where none of its attacks reaches: { $target }.
why-md-unseen = Out of its line of sight: { $targets }.
why-md-dark = Ignored, because in a dark zone and out of its line of sight: { $targets }.
why-md-dead = Never targets, because dead: { $targets }.
why-md-left = No longer on the board: { $targets }.
why-md-spared = Nothing to a counter-attack, because they are not the attacker: { $targets }.
why-md-nobody = There is nobody it could attack from here.
why-md-single = Nobody else comes into question: { $target }.
why-md-xp = { $metric ->
    [spent] XP spent by { $target }: { $xp }
   *[unspent] XP of { $target }: { $xp }
}{ $shards ->
    [0] { "" }
    [one] , and { $shards } shard
   *[other] , and { $shards } shards
}.
why-md-taunts = Counts as having the most XP, because of Taunt: { $target }.
why-md-most = The most XP: { $target }.
why-md-tie = Equal: { $targets }. The players choose.
why-md-strikes-back = A counter-attack has one possible target: { $target }.
why-md-attack-type = { $attack ->
    [melee] At range { $range } it makes a melee attack.
    [ranged] At range { $range } it makes a ranged attack.
   *[magic] At range { $range } it makes a magic attack.
}
why-md-attack-choice = At range { $range } both its ranged and its magic attack fit: the players choose.
why-md-pillars = A pillar in range comes before all heroes: { $targets }.
why-md-tie-pillars = { $count } pillars are in range: the players choose.
why-md-seen = First come heroes in its line of sight: { $targets }.
why-md-not-in-sight = Out of its line of sight, while others are in it: { $targets }.
why-md-lit = Nobody is in its line of sight; next come heroes in light zones: { $targets }.
why-md-goes-for = It goes for whoever attacked it: { $target }.
why-md-patrol = { $end ->
    [start] With no hero to go for it patrols, now to the starting zone.
   *[exit] With no hero to go for it patrols, now to the exit.
}
why-md-turns = { $end ->
    [start] It can get no closer to the starting zone and turns round.
   *[exit] It can get no closer to the exit and turns round.
}
why-md-patrol-over = With no hero to go for it would patrol, but it can get no closer to either end and stays.
why-md-marches = It marches to its goal, whatever the heroes do: { $targets }.
why-md-firework = { $count ->
    [one] It follows the firework in its sight, whatever the heroes do: { $targets }.
   *[other] It follows one of { $count } fireworks in its sight, as the players choose, whatever the heroes do: { $targets }.
}
why-md-prowls = Whether it attacked or not, it goes on to its goal and heeds nobody: { $targets }.
why-md-heads-for = In the Enemies' phase enemies head for one place only, and for no hero: { $targets }.
why-md-held = It cannot leave a zone with heroes who are neither dead nor stunned: { $targets }.
why-md-never-moves = It never moves.
why-md-pillar-holds = It cannot leave a zone with a pillar.
why-md-counters-in-place = When it strikes back it does not move.
why-md-there = It is there already.
why-md-no-closer = No way leads there, and no zone it can reach is closer.
why-md-no-way = No way leads there: it goes to the closest zone it can reach, counted without walls.
why-md-way = These zones lie on the shortest ways.
why-md-next = { $count ->
    [one] It takes the next of them.
   *[other] { $count } of them may be the next: the players choose.
}
