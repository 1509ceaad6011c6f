## The scene

scenario-title = { $number }. { $title } (level { $level })
goal = Goal: { $text }
loss = Beware: { $text }
special-rules = Special rules: { $text }
hazard = Hazard: { $text }
shield = Shield { $value }
retaliate = Retaliate
flying = Flying
round = Round
elements = Elements
columns = Columns
counter = { $counter }
modifiers-hero = Your modifiers
modifiers-monsters = Monsters' modifiers
look-move = { $cost ->
    [1] One movement point, { $left } left.
   *[other] { $cost } movement points, { $left } left.
}
look-target = { $figure }: { $health } of { $max } health.
look-range = Range { $hexes }
tally-rounds = Rounds
tally-defeated = Monsters defeated
tally-attacks = Attacks made
tally-dealt = Damage dealt
tally-suffered = Damage suffered
tally-healed = Health recovered
tally-hexes = Hexes moved
tally-rests = Rests taken
zone-hand = Hand
zone-played = Played
zone-active = Active
zone-discard = Discarded
zone-lost = Lost
zone-items = Items
zone-monsters = Monsters
zone-supply = To choose from

## What happens to figures

moved = { $how ->
    [push] { $figure } is pushed to { $path }.
    [pull] { $figure } is pulled to { $path }.
    [controlled] { $figure } is made to move to { $path }.
    [teleport] { $figure } teleports to { $path }.
    [put] { $figure } is put at { $path }.
   *[other] { $figure } moves to { $path }.
}
suffered = { $source ->
    [wound] { $figure } suffers { $damage } damage from its wound.
    [trap] { $figure } suffers { $damage } damage from the trap.
    [hazard] { $figure } suffers { $damage } damage from the terrain.
   *[other] { $figure } suffers { $damage } damage.
}
negated = { $how ->
    [bonus] { $figure } negates { $damage } damage with an active bonus.
    [discard] { $figure } negates { $damage } damage by discarding a card.
    [two] { $figure } negates { $damage } damage at the cost of two cards.
    [item] { $figure } negates { $damage } damage with an item.
    [lose] { $figure } negates { $damage } damage by losing a card.
   *[other] { $figure } negates { $damage } damage.
}
healed = { $figure } recovers { $amount } health.
gained = { $figure } gains { $condition }.
immune = { $figure } is immune to { $condition }.
shed = { $figure } is rid of { $condition }.
died = { $figure } is defeated.
attacked = { $shield ->
    [0] { $figure } attacks { $target }: { $value } with { $used }, { $damage } damage.
   *[other] { $figure } attacks { $target }: { $value } with { $used } against shield { $shield }, { $damage } damage.
}
retaliated = { $figure } retaliates against { $target }: { $damage } damage.

## What happens in a scenario

set-up = { $what ->
    [scenario] Set-up, step { $step }: the scenario card.
    [text] Set-up, step { $step }: the introduction, goal and special rules are read.
    [monster-cards] Set-up, step { $step }: the monster cards: { $things }.
    [special-rules] Set-up, step { $step }: the special rules are noted.
    [trays] Set-up, step { $step }: the monster trays with their cubes: { $things }.
    [figures] Set-up, step { $step }: the figures take their places.
    [tables] Set-up, step { $step }: the modifier tables: { $things }.
    [supplies] Set-up, step { $step }: dice, cubes and tokens.
    [items] Set-up, step { $step }: the items are taken.
    [cards] Set-up, step { $step }: the hand is ready.
    [health] Set-up, step { $step }: everybody has full health.
    [effects] Set-up, step { $step }: what the scenario does at the set-up.
   *[other] Set-up, step { $step }: { $what }.
}
equipped = Item taken: { $item }.
upgraded = { $card } is replaced by { $by }.
round-began = Round { $round }
round-ended = Round { $round } is over.
selected = Cards played: { $cards }; initiative { $initiative }.
rest-declared = A long rest is declared.
column-rolled = { $kind } rolls { $result }.
initiative-shifted = The initiative is now { $initiative }.
turn-began = { $figure }: turn, initiative { $initiative }.
turn-ended = { $figure }: end of turn.
action-began = { $basic ->
    [yes] Basic { $half } action with { $card }.
   *[no] The { $half } action of { $card }.
}
skipped = { $what ->
    [immobilize] { $figure } cannot move: immobilized.
    [disarm] { $figure } cannot attack: disarmed.
    [no-focus] { $figure } has nobody to go for.
    [out-of-range] { $figure } has nobody in range.
    [no-target] { $figure } has no target.
    [stay] { $figure } stays where it is.
    [move] { $figure } does not move.
    [attack] { $figure } attacks nobody.
    [target] { $figure } chooses no target.
    [price] { $figure } does not pay.
    [cleanse] { $figure } has nothing to be rid of.
   *[other] { $figure } skips the ability.
}
card-moved = { $zone ->
    [hand] { $card } returns to the hand, side { $side }.
    [played] { $card } is played.
    [active] { $card } becomes active.
    [discard] { $card } is discarded.
   *[lost] { $card } is lost.
}
bonus-began = { $span ->
    [persistent] { $figure } gains a persistent bonus.
    [round] { $figure } gains a bonus for this round.
    [turn] { $figure } gains a bonus for this turn.
   *[other] { $figure } gains a bonus.
}
bonus-ended = A bonus of { $figure } ends.
consumed = { $figure } consumes { $elements }.
created = Infusions are made: { $elements }.
item-used = Item used: { $item }.
refreshed = Items refreshed: { $items }.
modifier-rolled = { $figure } rolls { $results }: { $modifiers }.
effects-chosen = { $applied ->
    [yes] The effects of the modifier are applied.
   *[no] The effects of the modifier are declined.
}
worked = { $what ->
    [plate] { $figure } stands on a pressure plate.
    [pending] A monster will come at the start of the next round.
    [turn-cards] All cards are turned to side B.
    [shield] The shield of { $figure } holds.
    [flying] { $figure } flies.
    [move] A bonus helps { $figure } to move.
    [attack] A bonus helps { $figure } to attack.
    [attacked] A bonus protects { $figure }.
    [item] An item has its effect.
   *[other] Something of the scenario has its effect: { $what }.
}
counted = { $counter }: { $value }.
spawned = { $figure } appears at { $cell }.
no-spawn = There is no room or no figure left for another { $kind }.
exhausted = { $why ->
    [health] No health is left: exhausted.
   *[cards] Too few cards are left: exhausted.
}
goal-met = The goal is met.
loss-met = The scenario is lost by its own rules: { $condition }.
rest-taken = { $kind ->
    [short] A short rest: { $lost } is lost.
    [long] A long rest: { $lost } is lost.
   *[recover] Cards are recovered.
}
ended = { $outcome ->
    [won] The scenario is won.
   *[lost] The scenario is lost.
}
concluded = The story goes on.

## Why monsters do what they do

why-no-focus = There is nobody it could attack.
why-focus = It goes for { $targets }.
why-mind-no-way = There is no hex to attack from that it could ever reach.
why-mind-attack-hexes = From these hexes it could attack.
why-mind-fewest-hazards = These can be reached through the fewest hazards.
why-mind-fewest-points = These take the fewest movement points.
why-mind-most-attacks = From these most of its attacks are possible.
why-mind-keep-apart = From these its ranged attack has no disadvantage.
why-mind-closer = None can be reached this turn; these bring it closest.
why-tie = { $count } hexes are equally good: the player chooses.
why-out-of-range = Nobody is within range { $range }.
why-target = In range: { $targets }.

## Questions

prompt-choose-items = Take an item along?
prompt-choose-upgrades = Which card is replaced by its level 2 card? { $left } to go.
prompt-select = { $may ->
    [both] Choose the leading card, or a long rest.
    [rest] Only a long rest is left to you.
   *[card] Choose the leading card.
 }
prompt-select-second = Choose the second card to go with { $lead }.
prompt-before-rest = Anything before the long rest?
prompt-short-rest = Take a short rest?
prompt-rest-active = Take an active card back first?
prompt-rest-lose = Which card is lost by resting?
prompt-rest-redraw = { $card } would be lost. Suffer damage to draw another?
prompt-rest-heal = Heal by resting?
prompt-rest-items = Refresh your spent items?
prompt-turn-order = Who acts first?
prompt-turn = What do you do?
prompt-spare = Anything else this turn?
prompt-between = Anything before the next ability?
prompt-ability = Perform “{ $line }”?
prompt-mandatory = “{ $line }” cannot be left out of the action. Perform it, or skip the whole action?
prompt-interlude = Dismiss an active card before the turn of { $figure }?
prompt-pay-ability = Pay for “{ $line }”?
prompt-pay = “{ $line }”: pay for more?
prompt-consume = Which infusion is consumed for { $figure }?
prompt-move = Move { $figure }, { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left.
prompt-attack = “{ $line }”: attack whom?
prompt-attack-prepare = “{ $line }”: pay for more, or use an item?
prompt-attack-ready = Ready to attack { $target }?
prompt-after-attack = Use an item after the attack?
prompt-after-top = Use an item after the top action?
prompt-after-initiative = Use an item now that the initiative is known?
prompt-area = “{ $line }”: whom does the area cover?
prompt-target = “{ $line }”: choose a target.
prompt-control-target = “{ $line }”: whom do you control?
prompt-push-to = { $left ->
    [1] Push { $figure } where? One hex left.
   *[other] Push { $figure } where? { $left } hexes left.
}
prompt-pull-to = { $left ->
    [1] Pull { $figure } where? One hex left.
   *[other] Pull { $figure } where? { $left } hexes left.
}
prompt-land = { $figure } must land. Where?
prompt-advantage = Which modifier: { $first } or { $second }?
prompt-modifier-effects = Apply { $modifier } to { $target }?
prompt-effect-order = Which effect on { $target } comes first?
prompt-die = Use an item to change the die of { $figure }?
prompt-defend = { $attacker } attacks. Use an item?
prompt-damage = { $damage } damage: suffer or negate it?
prompt-damage-second = { $damage } damage: which second card is discarded?
prompt-recover = Which card is recovered? { $left } to go.
prompt-cleanse = Which condition is removed?
prompt-initiative = Act earlier or later?
prompt-start-effect = Which effect at the start of the round comes first?
prompt-end-effect = Which effect at the end of the round comes first?
prompt-spawn-at = Where does { $kind } appear?
prompt-put-at = Where is { $figure } put?
prompt-monster-focus = Whom does { $figure } go for?
prompt-monster-move = Where does { $figure } move?
prompt-monster-path = Which way does { $figure } go?
prompt-monster-consume = For which effect of “{ $line }” does { $figure } consume?
prompt-monster-give = Whom does { $figure } favour?
prompt-monster-heal = Whom does { $figure } heal?
prompt-chance-column = Which column did the die show for { $rest }?
prompt-chance-modifier = Which modifier came up? { $rest }
prompt-chance-rest = Which card was drawn to be lost?

## Answers

option-apply = Apply
option-area = { $thing }
option-attack = Attack { $thing }
option-basic-bottom = Basic move 2 with { $thing }
option-basic-top = Basic attack 2 with { $thing }
option-bring = Take { $thing }
option-bonus = Use the bonus { $thing }
option-bottom = Bottom of { $thing }
option-card = { $thing }
option-column = { $thing }
option-consume = Consume { $thing }
option-decline = Decline
option-discard = Discard { $thing }
option-discard-two = Discard { $thing } and another card
option-dismiss = Dismiss { $thing }
option-done = Done
option-earlier = Earlier
option-effect = { $thing }
option-end-turn = End the turn
option-first = { $thing }
option-focus = { $thing }
option-give = { $thing }
option-go = Go on
option-go-on = Go on
option-heal = Heal { $thing }
option-item = Use { $thing }
option-keep = Keep
option-land = Land at { $thing }
option-later = Later
option-lead = Lead with { $thing }
option-lose = Lose { $thing }
option-modifier = Modifier { $thing }
option-move = Move to { $thing }
option-pass = Pass
option-path = By way of { $thing }
option-pay = Pay: { $thing }
option-perform = Perform
option-pull = Pull: { $thing }
option-push = Push: { $thing }
option-put = At { $thing }
option-recover = Recover { $thing }
option-redraw = Draw another
option-refresh = Refresh { $thing }
option-remove = Remove { $thing }
option-replace = Replace { $thing } by { $by }
option-rest = Rest: { $thing }
option-roll = Roll
option-rule = { $thing }
option-short-rest = Short rest: { $thing }
option-skip = { $thing ->
    [attack] Attack without the bonus
   *[other] Skip { $thing }
}
option-spawn = At { $thing }
option-stay = Stay
option-stop = Stop
option-suffer = Suffer the damage
option-take = Take the damage as it is
option-target = { $thing }
option-top = Top of { $thing }
option-walk = Walk instead of jumping
