# Why enemies do what they do in Massive Darkness
why-md-phase = In the Enemies’ phase, every enemy is activated once, in the order the players choose.
why-md-no-figures = There were not enough figures for another enemy of its kind, so all enemies of that kind are activated.
why-md-event = The event card activates it.
why-md-card = A card activates it.
why-md-counter = It was attacked and survived, so now it counter-attacks { $target }.
why-md-counter-seen = It has line of sight to { $target }.
why-md-counter-lit = It has no line of sight to { $target }, but the zone is lit.
why-md-hidden = It cannot counter-attack { $target }, who is in a dark zone and out of its line of sight.
why-md-stunned = It was stunned, so it can only get up.
why-md-in-range = { $attack ->
    [melee] In range of its melee attack (in its own zone): { $targets }.
    [ranged] In range of its ranged attack (in sight, range 1 or more): { $targets }.
   *[magic] In range of its magic attack (in sight, range 1 or 2): { $targets }.
}
why-md-out-of-range = In sight, but at range { $range }, which none of its attacks can reach: { $target }.
why-md-unseen = Not in its line of sight: { $targets }.
why-md-dark = Ignored because they are in a dark zone and out of its line of sight: { $targets }.
why-md-dead = Never targeted because they are dead: { $targets }.
why-md-left = No longer on the board: { $targets }.
why-md-spared = Cannot be counter-attacked because they did not attack: { $targets }.
why-md-nobody = There is no one it can attack from here.
why-md-single = The only possible target: { $target }.
why-md-xp = { $metric ->
    [spent] XP spent by { $target }: { $xp }
   *[unspent] XP of { $target }: { $xp }
}{ $shards ->
    [0] { "" }
    [one] , and { $shards } shard
   *[other] , and { $shards } shards
}.
why-md-taunts = Counts as having the most XP because of Taunt: { $target }.
why-md-most = Has the most XP: { $target }.
why-md-tie = Tied: { $targets }. The players choose.
why-md-strikes-back = A counter-attack has only one possible target: { $target }.
why-md-attack-type = { $attack ->
    [melee] At range { $range }, it makes a melee attack.
    [ranged] At range { $range }, it makes a ranged attack.
   *[magic] At range { $range }, it makes a magic attack.
}
why-md-attack-choice = At range { $range }, both its ranged and its magic attack are possible, so the players choose.
why-md-pillars = Pillars in range come before heroes: { $targets }.
why-md-tie-pillars = { $count } pillars are in range, so the players choose.
why-md-seen = Heroes in its line of sight come first: { $targets }.
why-md-not-in-sight = Not in its line of sight, while others are: { $targets }.
why-md-lit = No one is in its line of sight, so heroes in lit zones come next: { $targets }.
why-md-goes-for = It goes for the hero who attacked it: { $target }.
why-md-patrol = { $end ->
    [start] It has no hero to go for, so it patrols towards the starting zone.
   *[exit] It has no hero to go for, so it patrols towards the exit.
}
why-md-turns = { $end ->
    [start] It cannot get any closer to the starting zone, so it turns around.
   *[exit] It cannot get any closer to the exit, so it turns around.
}
why-md-patrol-over = It has no hero to go for and would patrol, but it cannot get closer to either end, so it stays.
why-md-marches = It marches to its goal and ignores the heroes: { $targets }.
why-md-firework = { $count ->
    [one] It follows the firework it sees and ignores the heroes: { $targets }.
   *[other] It follows one of the { $count } fireworks it sees, chosen by the players, and ignores the heroes: { $targets }.
}
why-md-prowls = Whether it attacked or not, it continues to its goal and ignores everyone: { $targets }.
why-md-heads-for = In the Enemies’ phase, enemies head for one place and ignore the heroes: { $targets }.
why-md-held = It cannot leave a zone with heroes who are neither dead nor stunned: { $targets }.
why-md-never-moves = It never moves.
why-md-pillar-holds = It cannot leave a zone with a pillar.
why-md-counters-in-place = It does not move when it counter-attacks.
why-md-there = It is already there.
why-md-no-closer = No path leads there, and no zone it can reach is closer.
why-md-no-way = No path leads there, so it moves to the closest zone it can reach, ignoring walls.
why-md-way = These zones are on the shortest paths.
why-md-next = { $count ->
    [one] It moves to the next one.
   *[other] It could move to { $count } of them next, so the players choose.
}
