## The scene

badge-shield = Shield { $value }
badge-retaliate = Retaliate
badge-flying = Flying
zone-hand = Hand
zone-played = Played
zone-active = Active
zone-discard = Discarded
zone-lost = Lost
zone-items = Items
zone-monsters = Monsters

## What happens to figures

moved = { $how ->
    [push] { $figure } is pushed to { $path }.
    [pull] { $figure } is pulled to { $path }.
    [controlled] { $figure } is made to move to { $path }.
    [teleport] { $figure } teleports to { $path }.
    [put] { $figure } is placed at { $path }.
   *[other] { $figure } moves to { $path }.
}
suffered = { $source ->
    [wound] { $figure } suffers { $damage } damage from a wound.
    [trap] { $figure } suffers { $damage } damage from the trap.
    [hazard] { $figure } suffers { $damage } damage from the terrain.
   *[other] { $figure } suffers { $damage } damage.
}
negated = { $how ->
    [bonus] { $figure } negates { $damage } damage with an active bonus.
    [discard] { $figure } negates { $damage } damage by discarding a card.
    [two] { $figure } negates { $damage } damage by giving up two cards.
    [item] { $figure } negates { $damage } damage with an item.
    [lose] { $figure } negates { $damage } damage by losing a card.
   *[other] { $figure } negates { $damage } damage.
}
healed = { $figure } recovers { $amount } health.
gained = { $figure } gains { $condition }.
immune = { $figure } is immune to { $condition }.
shed = { $figure } loses { $condition }.
died = { $figure } is defeated.
attacked = { $shield ->
    [0] { $figure } attacks { $target }: attack { $value }, modifier { $used }, { $damage } damage.
   *[other] { $figure } attacks { $target }: attack { $value }, modifier { $used }, shield { $shield }, { $damage } damage.
}
retaliated = { $figure } retaliates against { $target }: { $damage } damage.

## What happens in a scenario

round-ended = Round { $round } is over.
turn-began = { $figure } takes a turn at initiative { $initiative }.
turn-ended = { $figure } ends the turn.
counted = { $counter }: { $value }.
goal-met = The goal is met.
loss-met = The scenario is lost because of its special rules: { $condition }.
ended = { $outcome ->
    [won] The scenario is won.
   *[lost] The scenario is lost.
}

## Why monsters do what they do

why-mind-no-way = It cannot reach any hex from which it could attack.
why-mind-attack-hexes = It could attack from these hexes.
why-mind-fewest-hazards = The paths to these have the fewest hazards.
why-mind-fewest-points = These take the fewest movement points to reach.
why-mind-most-attacks = From these, it can make the most attacks.
why-mind-keep-apart = From these, its ranged attack has no disadvantage.
why-mind-closer = It cannot reach any of them this turn. These bring it closest.

## Questions

prompt-chance-modifier = { $rest ->
    [monsters] Which modifier came up for the monsters?
   *[other] Which modifier came up?
}

## Answers

note-does-nothing = no effect right now
option-apply = Apply
option-area = { $thing }
option-attack = Attack { $thing }
option-basic-bottom = Basic move 2 with { $thing }
option-basic-top = Basic attack 2 with { $thing }
option-bottom = Bottom of { $thing }
option-decline = Decline
option-discard = Discard { $thing }
option-dismiss = Dismiss { $thing }: its bonus ends
option-effect = { $thing }
option-end-turn = End the turn
option-first = { $thing }
option-focus = { $thing }
option-give = { $thing }
option-go = Continue
option-go-on = Continue
option-heal = Heal { $thing }
option-item = Use { $thing }
option-lead = Lead with { $thing }
option-lose = Lose { $thing }
option-modifier = Modifier { $thing }
option-move = Move to { $thing }
option-path = Via { $thing }
option-pay = Pay: { $thing }
option-perform = Perform
option-push = Push: { $thing }
option-put = At { $thing }
option-recover = Recover { $thing }
option-redraw = Draw another
option-refresh = Refresh { $thing }
option-rest = Rest: { $thing }
option-short-rest = Short rest: { $thing }
option-skip = { $thing ->
    [attack] Attack without the bonus
   *[other] Skip { $thing }
}
option-suffer = Suffer the damage
option-take = Take the damage as it is
option-target = { $thing }
option-top = Top of { $thing }
