## The scene

hazard = Hazard: { $text }
elements = Elements
columns = Columns
modifiers-hero = Your modifiers
modifiers-monsters = Monsters’ modifiers
look-move = { $cost ->
    [1] 1 movement point, { $left } left.
   *[other] { $cost } movement points, { $left } left.
}
look-monster = { $figure }: { $health } of { $max } health.
look-range = Range { $hexes }
tally-defeated = Monsters defeated
tally-attacks = Attacks made
tally-dealt = Damage dealt
tally-suffered = Damage suffered
tally-healed = Health recovered
tally-hexes = Hexes moved
tally-rests = Rests taken

## What happens in a scenario

set-up = { $what ->
    [scenario] Step { $step }: the scenario card is laid out.
    [text] Step { $step }: the introduction, goal and special rules are read.
    [monster-cards] Step { $step }: the monster cards are laid out: { $things }.
    [special-rules] Step { $step }: the special rules are noted.
    [trays] Step { $step }: white cubes are placed on the monster trays: { $things }.
    [figures] Step { $step }: the figures are placed on the map.
    [tables] Step { $step }: the modifier tables for this level and difficulty are laid out.
    [supplies] Step { $step }: dice, cubes and tokens are set aside.
    [items] Step { $step }: items are chosen.
    [cards] Step { $step }: the hand is ready.
    [health] Step { $step }: everyone starts at full health.
    [effects] Step { $step }: the scenario’s set-up effects are resolved.
   *[other] Step { $step }: { $what }.
}
equipped = Item taken: { $item }.
upgraded = { $card } is replaced by { $by }.
selected = Cards played: { $names }; initiative { $initiative }.
rest-declared = A long rest is declared.
column-rolled = { $kind } rolls { $result }.
initiative-shifted = Initiative is now { $initiative }.
action-began = { $basic ->
    [yes] Basic { $half } action with { $name }.
   *[no] { $name }: { $half } action.
}
skipped = { $what ->
    [immobilize] { $figure } is immobilized and cannot move.
    [disarm] { $figure } is disarmed and cannot attack.
    [no-focus] { $figure } has no one to focus on.
    [out-of-range] { $figure } has no one in range.
    [no-target] { $figure } has no target.
    [stay] { $figure } stays in place.
    [move] { $figure } does not move.
    [attack] { $figure } attacks no one.
    [target] { $figure } chooses no target.
    [price] { $figure } does not pay.
    [cleanse] { $figure } has no condition to remove.
   *[other] { $figure } skips the ability.
}
card-moved = { $zone ->
    [hand] { $name } returns to the hand with side { $side ->
        [a] A
       *[b] B
    } up.
    [played] { $name } is played.
    [active] { $name } becomes active.
    [discard] { $name } is discarded.
   *[lost] { $name } is lost.
}
bonus-began = { $source ->
    [none] { $figure } gains a bonus: “{ $text }”.
   *[card] { $figure } gains the bonus from { $name }: “{ $text }”.
}
bonus-ended = { $source ->
    [none] { $figure } loses a bonus: “{ $text }”.
   *[card] { $figure } loses the bonus from { $name }: “{ $text }”.
}
consumed = { $figure } consumes { $elements }.
created = Elements infused: { $elements }.
item-used = Item used: { $item }.
refreshed = Items refreshed: { $items }.
modifier-rolled = { $figure } rolls { $results }: { $modifiers }.
effects-chosen = { $applied ->
    [yes] The modifier’s effects are applied.
   *[no] The modifier’s effects are declined.
}
worked = { $what ->
    [plate] { $figure } is on a pressure plate.
    [pending] A monster will appear at the start of the next round.
    [turn-cards] All cards are turned to side B.
    [shield] { $figure }’s shield blocks all the damage.
    [flying] { $figure } flies.
    [move] { $figure } moves with the help of a bonus.
    [attack] { $figure } attacks with the help of a bonus.
    [attacked] { $figure } is protected by a bonus.
    [item] An item takes effect.
   *[other] A special rule takes effect: { $what }.
}
spawned = { $figure } appears at { $cell }.
no-spawn = Another { $kind } cannot appear: there is no space or no figure left.
exhausted = { $why ->
    [health] The character has no health left and is exhausted.
   *[cards] The character has too few cards left and is exhausted.
}
rest-taken = { $kind ->
    [short] Short rest: { $name } is lost.
    [long] Long rest: { $name } is lost.
    [spared] Long rest: there is no card to lose.
   *[recover] Cards are recovered.
}
concluded = The story continues.

## Why monsters do what they do

why-no-focus = There is no one it can attack.
why-focus = It focuses on { $targets }.
why-tie = { $count } hexes are equally good, so the player chooses.
why-out-of-range = No one is within range { $range }.
why-target = In range: { $targets }.

## Questions

prompt-choose-items = Take an item?
prompt-choose-upgrades = Which card do you replace with its level 2 version? { $left } to go.
prompt-select = { $may ->
    [both] Choose your leading card, or a long rest.
    [rest] You can only take a long rest.
   *[card] Choose your leading card.
 }
prompt-select-second = Choose the second card to go with { $lead }.
prompt-before-rest = Anything to do before the long rest?
prompt-short-rest = Take a short rest?
prompt-rest-active = Take an active card back into your hand first?
prompt-rest-lose = Which card do you lose for resting?
prompt-rest-redraw = You would lose { $card }. Suffer damage to draw another card instead?
prompt-rest-heal = Heal while resting?
prompt-rest-items = Refresh your spent items?
prompt-turn-order = Who acts first?
prompt-turn = What do you do?
prompt-spare = Anything else this turn?
prompt-between = Anything to do before the next ability?
prompt-ability = Perform “{ $line }”?
prompt-mandatory = “{ $line }” is a mandatory part of the action. Perform it, or skip the whole action?
prompt-interlude = Dismiss an active card before { $figure } acts?
prompt-pay-ability = Pay for “{ $line }”?
prompt-pay = “{ $line }”: pay for the extra effect?
prompt-consume = Which element does { $figure } consume?
prompt-move = Move { $figure }: { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left.
prompt-attack = “{ $line }”: whom do you attack?
prompt-attack-prepare = “{ $line }”: pay for an extra effect, or use an item?
prompt-attack-ready = Ready to attack { $target }?
prompt-after-attack = Use an item after the attack?
prompt-after-top = Use an item after the top action?
prompt-after-initiative = Initiative is set. Use an item?
prompt-area = “{ $line }”: where do you place the area?
prompt-target = “{ $line }”: choose a target.
prompt-control-target = “{ $line }”: whom do you control?
prompt-push-to = { $left ->
    [1] Where do you push { $figure }? 1 hex left.
   *[other] Where do you push { $figure }? { $left } hexes left.
}
prompt-pull-to = { $left ->
    [1] Where do you pull { $figure }? 1 hex left.
   *[other] Where do you pull { $figure }? { $left } hexes left.
}
prompt-land = { $figure } has to land. Where?
prompt-advantage = Which modifier: { $first } or { $second }?
prompt-modifier-effects = Apply { $modifier } to { $target }?
prompt-effect-order = Which effect on { $target } applies first?
prompt-die = Use an item to change { $figure }’s die roll?
prompt-defend = { $attacker } attacks. Use an item?
prompt-damage = { $source ->
    [figure] { $attacker } deals { $damage } damage. Suffer it or negate it?
    [retaliate] { $attacker } retaliates for { $damage } damage. Suffer it or negate it?
    [wound] The wound deals { $damage } damage. Suffer it or negate it?
    [hazard] The hazard deals { $damage } damage. Suffer it or negate it?
    [rest] The rest costs { $damage } damage. Suffer it or negate it?
   *[line] { $line }: { $damage } damage. Suffer it or negate it?
}
prompt-damage-second = { $damage } damage: which second card do you discard?
prompt-recover = Which card do you recover? { $left } to go.
prompt-cleanse = Which condition do you remove?
prompt-initiative = Act earlier or later?
prompt-start-effect = Which start-of-round effect comes first?
prompt-end-effect = Which end-of-round effect comes first?
prompt-spawn-at = Where does { $kind } appear?
prompt-put-at = Where does { $figure } go?
prompt-monster-focus = Whom does { $figure } focus on?
prompt-monster-move = Where does { $figure } move?
prompt-monster-path = Which path does { $figure } take?
prompt-monster-consume = For which effect of “{ $line }” does { $figure } consume an element?
prompt-monster-give = Whom does { $figure } choose?
prompt-monster-heal = Whom does { $figure } heal?
prompt-chance-column = Which column did you roll for { $rest }?
prompt-chance-rest = Which card did you draw to lose?

## Answers

option-bring = Take { $thing }
option-bonus = Use the bonus “{ $thing }”
option-column = { $thing }
option-consume = Consume { $thing }
option-discard-two = Discard { $thing } and another card
option-earlier = Earlier
option-keep-round = Keep for this round
option-land = Land at { $thing }
option-later = Later
option-remove = Remove { $thing }
option-replace = Replace { $thing } with { $by }
option-roll = Roll
option-spawn = At { $thing }
option-walk = Walk instead of jumping

## Variants of the rules

form-advantage = Advantage and disadvantage
form-advantage-about = { $value ->
    [same-row] The die is rolled twice on the same row, and the better or worse result counts; the tracker moves one row (rules of January 2026).
   *[other] The die is rolled on the current row and on the next; the tracker moves two rows (rules of November 2024).
}
form-long-rest = The card lost in a long rest
form-long-rest-about = { $value ->
    [random] The card you lose is chosen at random.
   *[other] You choose the card you lose.
}
form-tracker = When the modifier tracker moves
form-tracker-about = { $value ->
    [before] The tracker moves first, and the row it reaches counts; it starts on the last row. Only the bookkeeping differs.
   *[other] The row it is on counts; then the tracker moves.
}

## About the games

title-buttons-and-bugs = Gloomhaven: Buttons & Bugs
about-buttons-and-bugs = A solo dungeon crawl for a hero no taller than a thumb. Shrunk by a silver button, you fight beetles, rats and toy kings through twenty scenarios to get your size back. You have four cards with two sides each, and every one counts.
