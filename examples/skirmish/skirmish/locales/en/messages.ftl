about-skirmish = Two heroes, ten rounds, and more goblins than heroes.

## The scene

scenario = { $name }
goal-of-all = Goal: defeat all enemies in { $rounds } rounds. Nobody may fall.
zone-hand = Hand
zone-used = Used
zone-enemies = Enemies

## Events

played = { $figure } plays { $card }.
rested = { $figure } rests.
moved = { $figure } moves to { $path }.
attacked = { $figure } attacks { $target } and rolls { $face }.
suffered = { $figure } suffers { $damage } damage.
healed = { $figure } heals { $health }.
defeated = { $figure } is defeated.
won = The heroes win.
lost = The heroes lose.

## Questions

prompt-turn = { $figure }: play a card, or rest.
prompt-move = { $figure }: move up to { $points ->
    [one] { $points } hex
   *[other] { $points } hexes
}.
prompt-attack = { $figure }: choose whom to attack with { $damage } damage.
prompt-mend = { $figure }: choose who heals { $health }.
prompt-focus = Two heroes are equally close to { $figure }. Which one does it turn to?
prompt-chance-die = What does the die show?

option-play = Play { $card }
option-rest = Rest
option-move = Move to { $cell }
option-attack = Attack { $figure }
option-mend = { $figure }
option-focus = { $figure }
option-die = { $value }

## Reasons

why-nearest = { $figure } turns to the nearest hero, { $distance } hexes away: { $targets }.
why-within-reach = It goes no further than to { $cell }, from where it reaches { $reach ->
    [one] the next hex
   *[other] { $reach } hexes
}.
why-closer = It cannot get within reach and goes as close as it can: to { $cell }.
why-attacks = It attacks { $target }.
