## The scene

ma-title = { $number }. { $title } (monster level { $level })
ma-chapter = { $closed ->
    [yes] Chapter { $number } of { $count } (closed): { $title }
   *[no] Chapter { $number } of { $count }: { $title }
}
ma-story = { $text }
ma-goal = { $how ->
    [endgame] Goal: win the endgame, as its card says.
    [closed] Goal: reach chapter { $count }, the last. This chapter is closed: how it goes on is on its card.{ $spawn ->
        [yes] { "" } A spawn rating that has run out begins again, and the threat rises by { $threat }.
       *[no] { "" }
    }
    [exit] Goal: reach chapter { $count }, the last. The next chapter begins when all explorers have left the board by the exit token{ $spawn ->
        [yes] , or when a spawn phase begins with a spawn rating of 1; then the threat rises by { $threat }.
       *[no] .
    }
   *[open] Goal: reach chapter { $count }, the last. The next chapter begins when a chapter space is activated{ $spawn ->
        [yes] , or when a spawn phase begins with a spawn rating of 1; then the threat rises by { $threat }.
       *[no] .
    }
}
ma-loss = You lose when the last explorer dies.
ma-dice = “Attack 2/1” on a card: roll two high dice (0 to { $high } each) and one low die (0 to { $low }). The sum hits if it reaches the target’s armor or, for a magical attack, its will. A hit takes 1 health, however high the sum.
ma-zone-explorer = Cards in play
ma-zone-equipped = Equipped
ma-zone-inventory = Inventory
ma-zone-waiting = Discarded when their effects end
ma-zone-current = Chapter and current events
ma-zone-monsters = Monsters
ma-zone-explorer-events = Past explorer events
ma-zone-horror-events = Past horror events
ma-zone-items = Discarded items
ma-zone-fallen = Destroyed monsters
ma-zone-gets = { $figure } would get
ma-zone-partner = Items of { $figure }
ma-track-spawn = Spawn rating
ma-track-horror = Horror rating
ma-track-threat = Threat
ma-track-level = Monster level
ma-track-aside = Tokens set aside
ma-track-health = { $who }: health
ma-track-stamina = { $who }: stamina
ma-track-essence = { $who }: essence
ma-track-effects = { $who }: lasting effects
ma-track-hunt = Stamina left ({ $who })
badge-essence = Essence: { $value }
badge-effects = Lasting effects: { $value }
condition-ethereal = ethereal
condition-ethereal-about = Cannot be chosen as a target. Moves through others, and others move through it.
condition-immobile = immobile
condition-immobile-about = Cannot move or be pushed or pulled.
condition-unharmed = cannot lose health
condition-unharmed-about = Nothing takes health away.
badge-marker = Marker of { $owner }
badge-marker-about = { $texts }. { $units ->
    [0] { "" }
   *[other] In force for: { $targets }.
} { $limit ->
    [1] { "" }
   *[other] { $used } of { $limit } markers.
}
badge-horror-marker = Horror marker
badge-horror-marker-about = { $texts }. { $units ->
    [0] { "" }
   *[other] In force for: { $targets }.
} { $limit ->
    [1] { "" }
   *[other] { $used } of { $limit } markers.
}
badge-progress = Progress tokens: { $value } of { $needed }
badge-progress-about = With { $needed } of them: { $line }.
badge-markers-left = Markers left: { $value } of { $most }
badge-markers-left-about = Every use of a lasting effect takes one until it ends.
badge-horror-markers-left = Horror markers left: { $value } of { $most }
badge-horror-markers-left-about = Every lasting effect of a monster or a horror event takes one until it ends.
ma-symbol = { $symbol ->
    [gear] gear
    [vial] vial
    [spiral] spiral
    [pin] pin
    [plug] plug
    [rune] rune
   *[other] { $symbol }
}

## What an option would do

ma-look = { $figure }: { $health } of { $max } health, armor { $armor }, will { $will }
ma-look-barrel = An explosive barrel: any result of 1 or more sets it off
ma-look-stamina = { $left ->
    [0] Uses the last stamina
   *[other] Leaves { $left } stamina
}
ma-look-essence = { $left ->
    [0] Uses the last essence
   *[other] Leaves { $left } essence
}
ma-look-chasm = A chasm: whoever goes there is destroyed
ma-look-trap = { $count ->
    [one] A trap space, with { $count } unit on it now
   *[other] Trap spaces on this tile, with { $count } units on them now
}
ma-look-chance = { $percent ->
    [0] Cannot succeed without help
    [100] Always succeeds
   *[other] Succeeds with { $percent } %
}

## Before a game

ma-class = { $kind ->
    [marksman] Marksman: may equip apparel at once when gaining it.
    [fighter] Fighter: may equip weapons at once when gaining them.
    [mystic] Mystic: may equip artifacts at once when gaining them.
   *[tinkerer] Tinkerer: may equip any items at once when gaining them.
}
form-ma-threat-steps = Steps of the threat track
form-ma-threat-steps-about = There are { $value } steps before the arrow. The fewer there are, the sooner the monster level rises.
form-ma-event-cost = Stamina for an event space
form-ma-event-cost-about = { $value ->
    [1] An event space costs 1 stamina. The rules name two different prices.
   *[2] An event space costs 2 stamina, as in a later edition of the rules.
}
form-ma-nearest-only = Monsters use abilities on the nearest explorer only
form-ma-nearest-only-about = By default, a monster that can use no ability on the nearest explorer uses it on another one within reach.
form-ma-dead-play = Who moves the monsters after a death
form-ma-dead-play-about = { $value ->
    [rules] Monsters go on as the rules for predictable ones say, whoever dies.
   *[players] As soon as an explorer is dead, the players of dead explorers move the monsters.
}

## The round

ma-scenario-began = The scenario begins.
ma-chapter-began = A new chapter begins: { $chapter }.
ma-round-began = Round { $round }
ma-phase = { $phase ->
    [explorers] Explorer phase.
    [spawn] Spawn phase.
    [horror] Horror phase.
    [monsters] Monster phase.
   *[over] The end.
}
ma-turn = { $figure } takes a turn (stamina: { $stamina }).
ma-turn-ended = { $figure } ends the turn.
ma-monsters-moved = { $by ->
    [players] From now on, the players of dead explorers move the monsters.
   *[rules] From now on, the monsters act by the rules for predictable monsters.
}
ma-rating = { $track ->
    [spawn] { $value ->
        [0] There is no spawn rating now.
       *[other] The spawn rating is now { $value }.
    }
   *[horror] { $value ->
        [0] There is no horror rating now.
       *[other] The horror rating is now { $value }.
    }
}
ma-threat = { $by ->
    [1] Threat rises to { $threat }.
   *[other] Threat falls to { $threat }.
}
ma-level = The monster level rises to { $level }.
ma-recharged = { $figure } rolls the recharge die: { $what ->
    [health] 1 health
    [stamina] { $amount } stamina
   *[nothing] nothing
}.
ma-rolled = { $about ->
    [spawn] { $figure } makes a spawn roll: { $result } (a monster comes on { $needed } or more).
    [event-space] { $figure } rolls at the event space: { $result } ({ $needed } or more lowers threat; less makes the horror event take effect again).
    [effect] Effect roll: { $result } (it takes effect on { $needed } or more).
   *[horror] Horror roll: { $result } (a horror event comes on { $needed } or more).
}
ma-won = The scenario is won.
ma-lost = The scenario is lost.

## Figures

ma-appeared = { $figure } appears at { $cell }.
ma-no-monster = { $why ->
    [limit] There are four monsters on the tile already, so no other appears.
    [no-space] There is no open spawn space on the tile, so no monster appears.
   *[no-card] There are no monster cards left, so no monster appears.
}
ma-went = { $how ->
    [transfer] { $figure } is transferred to { $path }.
    [push] { $figure } is pushed to { $path }.
    [pull] { $figure } is pulled to { $path }.
    [swap] { $figure } changes places and is now at { $path }.
   *[move] { $figure } moves to { $path }.
}
ma-left = { $figure } leaves the board.
ma-attacked = { $magical ->
    [yes] Magical attack
   *[no] Attack
}{ $nobody ->
    [yes] { "" }
   *[no] { "" } by { $figure }
} on { $count ->
    [0] { $barrels ->
        [one] an explosive barrel
       *[other] { $barrels } explosive barrels
    }
   *[other] { $targets }{ $barrels ->
        [0] { "" }
        [one] { "" } and an explosive barrel
       *[other] { "" } and { $barrels } explosive barrels
    }
}. Dice: { $faces }. { $modifier ->
    [none] { "" }
   *[other] Modifier: { $modifier }.{ " " }
}{ $essence ->
    [0] { "" }
   *[other] Essence: { $essence }.{ " " }
}Result: { $result }{ $against ->
    [none] { "" }
   *[other] { "" } against { $against }
}.
ma-evaded = { $figure ->
    [barrel] The barrel is not hit.
    [goal] The goal space is not hit: the result of { $result } does not reach { $against }.
   *[other] { $figure } is not hit: the result of { $result } does not reach { $against }.
}
ma-lost-health = { $figure } loses { $damage } health and has { $left } left.
ma-restored = { $what ->
    [health] { $figure } regains { $amount } health.
   *[stamina] { $figure } regains { $amount } stamina.
}
ma-essence = { $figure } gains { $amount } essence.
ma-essence-spent = { $gift ->
    [yes] { $figure } spends { $amount } essence for { $target }.
   *[no] { $figure } spends { $amount } essence.
}
ma-destroyed = { $chasm ->
    [yes] { $figure } falls into a chasm and is destroyed.
   *[no] { $figure } is destroyed.
}
ma-banished = { $figure } is banished.

## Cards

ma-used = { $own ->
    [yes] { $figure } uses an ability
   *[no] { $figure } uses { $card }
}{ $aimed ->
    [unit] { "" } on { $target }
    [barrel] { "" } on an explosive barrel
   *[other] { "" }
}: { $text }.
ma-took = { $card }: { $text }.
ma-lasting = Lasting effect on { $figure }: { $text }.
ma-effects-ended = { $side ->
    [explorers] { $count ->
        [one] An explorer marker returns, and its lasting effect ends.
       *[other] { $count } explorer markers return, and their lasting effects end.
    }
   *[horror] { $count ->
        [one] A horror marker returns, and its lasting effect ends.
       *[other] { $count } horror markers return, and their lasting effects end.
    }
}
ma-invoked = { $how ->
    [explorer] Explorer event: { $card }.
    [again] The horror event takes effect again: { $card }.
   *[horror] Horror event: { $card }.
}
ma-item = { $figure } gets { $card }.
ma-equipped = { $figure } equips { $card }.
ma-discarded = { $figure } discards { $card }.

## The board

ma-tile = A tile is placed: { $tile }.
ma-tile-discarded = A tile is discarded: { $tile }.
ma-token = { $token ->
    [entry] The entry token is placed at { $cell }.
   *[exit] The exit token is placed at { $cell }.
}
ma-door = { $how ->
    [open] The door at { $cell } is opened.
    [close] The door at { $cell } is closed.
    [repair] The destroyed door at { $cell } is repaired.
   *[destroy] The door at { $cell } is destroyed.
}
ma-space = { $how ->
    [invoke] { $figure } uses the event space at { $cell } to gain essence and invoke an explorer event.
    [roll] { $figure } uses the event space at { $cell } to roll against the horror rating.
    [seal] { $figure } seals the spawn space at { $cell }.
    [light] The chapter space at { $cell } is lit.
    [restored] The space at { $cell } is restored: { $space ->
        [spawn] spawn space
        [event] event space
        [chapter] chapter space
        [chest] chest
        [workbench] workbench
        [recharge] recharge station
        [lever] trap lever
        [barrel] explosive barrel
       *[trap] trap space
    }.
   *[activate] { $space ->
        [lever] { $figure } pulls the trap lever at { $cell }.
        [recharge] { $figure } uses the recharge station at { $cell }.
        [workbench] { $figure } uses the workbench at { $cell }.
        [chest] { $figure } opens the chest at { $cell }.
       *[chapter] { $figure } activates the chapter space at { $cell }.
    }
}
ma-space-destroyed = { $space ->
    [spawn] The spawn space at { $cell } is destroyed.
    [event] The event space at { $cell } is destroyed.
    [chapter] The chapter space at { $cell } is destroyed.
    [chest] The chest at { $cell } is destroyed.
    [workbench] The workbench at { $cell } is destroyed.
    [recharge] The recharge station at { $cell } is destroyed.
    [lever] The trap lever at { $cell } is destroyed.
    [barrel] The barrel at { $cell } is gone.
    [goal] The goal space at { $cell } is destroyed.
   *[other] The space at { $cell } is destroyed.
}
ma-traps = The traps go off.
ma-tokens-aside = Tokens set aside: { $left }.
ma-goal-hurt = The goal space at { $cell } loses 1 health and has { $left } left.
ma-exploded = The barrel at { $cell } explodes: the blast attacks everything beside it.

## Questions

prompt-ma-who-acts = Which explorer takes the next turn?
prompt-ma-act = { $stamina ->
    [0] No stamina left. Anything else for { $figure }?
   *[other] What does { $figure } do? Stamina left: { $stamina }.
}
prompt-ma-free = Does { $figure } use an ability that costs no stamina?
prompt-ma-window = Do you use an ability that costs no stamina before the game goes on?
prompt-ma-monsters = The monsters act by the rules at present. Take them back?
prompt-ma-who-rolls = Who makes the next spawn roll?
prompt-ma-move-on = { $left ->
    [one] { $figure } may move { $left } space. Where to?
   *[other] { $figure } may move up to { $left } spaces. Where to first?
}
prompt-ma-transfer-to = Where is { $figure } transferred to?
prompt-ma-which-space = Which space?{ $about ->
    [yes] { "" } (“{ $line }”)
   *[no] { "" }
}
prompt-ma-space-taken = The space is taken. Which of the nearest free ones is it instead?{ $about ->
    [yes] { "" } (“{ $line }”)
   *[no] { "" }
}
prompt-ma-which-unit = Which unit?{ $about ->
    [yes] { "" } (“{ $line }”)
   *[no] { "" }
}
prompt-ma-which-unit-first = Which of them is affected first?{ $about ->
    [yes] { "" } (“{ $line }”)
   *[no] { "" }
}
prompt-ma-count-as = What does { $figure } count the space at { $cell } as?
prompt-ma-which-target = Which target?{ $about ->
    [yes] { "" } (“{ $line }”)
   *[no] { "" }
}
prompt-ma-which-door = Which door?{ $about ->
    [yes] { "" } (“{ $line }”)
   *[no] { "" }
}
prompt-ma-close-door = { $left ->
    [one] Which door is closed? This is the last one.
   *[other] Which door is closed? Up to { $left }.
}
prompt-ma-light-space = Several chapter spaces are equally near to { $figure }. Which one is lit?
prompt-ma-spawn-at = Several spawn spaces are equally near to { $figure }. Where does the monster appear?
prompt-ma-who-takes = Which explorer takes the item?{ $about ->
    [yes] { "" } (“{ $line }”)
   *[no] { "" }
}
prompt-ma-spawn-for = Because of which explorer does a monster appear?{ $about ->
    [yes] { "" } (“{ $line }”)
   *[no] { "" }
}
prompt-ma-monster-order = { $number ->
    [1] Which monster comes first in the monster order?
   *[other] Which monster is number { $number } in the monster order?
}
prompt-ma-which-discard = The board is growing too large. Which tiles are discarded?
prompt-ma-enter-at = Where does { $figure } enter?
prompt-ma-place-exit = At which border is the exit token placed?
prompt-ma-monster-acts = Several actions are equally good for { $figure }. Which one is it?
prompt-ma-control-monster = What does { $figure } do? Stamina left: { $stamina }.
prompt-ma-own-essence = { $figure } needs { $amount } essence. How much of it is { $figure }’s own? The others are asked for the rest.
prompt-ma-give-essence = { $target } lacks { $missing } essence. How much does { $figure } give?
prompt-ma-top-up-essence = The others gave too little: { $missing } essence is missing. Does { $figure } add it?
prompt-ma-essence-instead = { $figure } is about to lose { $amount } health. Lose essence instead?
prompt-ma-raise-roll = The result is { $result }. Does { $figure } raise it with essence?
prompt-ma-discard-or-die = The horrors are at their strongest. Which equipped item does { $figure } discard?
prompt-ma-which-decks = From which decks does { $figure } draw two items?
prompt-ma-workbench-deck = From which deck does { $figure } draw item { $number } of 3?
prompt-ma-keep-item = Which item does { $figure } keep or give away?
prompt-ma-other-item = What does { $figure } do with the other card, { $item }?
prompt-ma-other-items = What does { $figure } do with the other cards?
prompt-ma-who-gets-item = Who gets { $item }?
prompt-ma-equip-now = Does { $figure } equip { $item } at once?
prompt-ma-put-away = What does { $figure } put away to make room for { $item }?
prompt-ma-use-inventory = Does { $figure } use the inventory, free of charge?
prompt-ma-arrange = What does { $figure } equip next?
prompt-ma-give-items = Does { $figure } give away any items?
prompt-ma-free-trade = With whom does { $figure } trade, free of charge?
prompt-ma-trade = What do { $figure } and { $target } trade?
prompt-ma-agree-to-trade = { $target } proposes a trade. { $figure } would get: { $gives }. { $figure } would give: { $takes }. Agreed?
prompt-ma-exchange-items = Does { $figure } exchange items with the workbench?
prompt-chance-spawn-roll = What does the game die show (spawn roll)?
prompt-chance-horror-roll = What does the game die show (horror roll)?
prompt-chance-event-space = What does the game die show (event space)?
prompt-chance-high-die = What does the high attack die show?
prompt-chance-low-die = What does the low attack die show?
prompt-chance-recharge = What does the recharge die show?
prompt-chance-tile = Which tile did you draw?
prompt-chance-tile-face = Which side of the tile is up?
prompt-chance-item-card = Which item did you draw?
prompt-chance-monster-card = Which monster did you draw?
prompt-chance-horror-event = Which horror event did you draw?
prompt-chance-explorer-event = Which explorer event did you draw?
prompt-chance-common-event = Which common event goes into the deck?
prompt-chance-unseen = Which card goes back to the box?

## Answers

ma-option-turn = { $figure }
ma-option-move = Move to { $cell }
ma-option-open-door = Open the door between { $cell } and { $other }
ma-option-close-door = Close the door between { $cell } and { $other }
ma-option-destroy-door = Destroy the door between { $cell } and { $other }
ma-option-activate = { $space ->
    [lever] Pull the trap lever at { $cell }
    [recharge] Use the recharge station at { $cell }
    [workbench] Use the workbench at { $cell }
    [chest] Open the chest at { $cell }
   *[chapter] Activate the chapter space at { $cell }
}
ma-option-invoke = Use the event space at { $cell }: gain 1 essence and invoke an explorer event
ma-option-challenge = Use the event space at { $cell }: roll { $needed } or more to lower threat by 1; with less, the current horror event takes effect again
ma-option-lever = Pull the trap lever at { $cell }
ma-option-seal = Seal the spawn space at { $cell }
ma-option-explore = Explore beyond this border
ma-option-leave = Leave the board
ma-option-pass = Pass: end the turn
ma-option-use = { $own ->
    [yes] { $line }
   *[no] { $card }: { $line }
}
ma-option-free = { $own ->
    [yes] { $figure }: { $line }
   *[no] { $card }: { $line }
}
ma-option-trade = Trade with { $figure }
ma-option-inventory = { $own ->
    [yes] Use the inventory
   *[no] Let { $figure } use the inventory
}
ma-option-go-on = Let the game go on
ma-option-not-before = { $what ->
    [turn] Do not ask again before my own turn
    [attack] Do not ask again before my explorer is attacked
   *[phase] Do not ask again in this phase
}
ma-option-take-over = Take the monsters back
ma-option-by-rules = Let it act by the rules in this turn
ma-option-by-rules-on = Let all monsters act by the rules from now on
ma-option-roll = { $figure }
ma-option-target = { $figure }
ma-option-barrel = The explosive barrel at { $cell }
ma-option-goal = The goal space at { $cell }
ma-option-space = { $cell }
ma-option-unit = { $figure }
ma-option-door = The door between { $cell } and { $other }
ma-option-breach = Destroy the door between { $cell } and { $other }, towards { $figure }
ma-option-step = { $count ->
    [0] Go to { $cell }, towards { $figure }
   *[other] Go to { $cell } by way of { $via }, towards { $figure }
}
ma-option-ability = { $aimed ->
    [unit] { $line }; target: { $figure }
    [barrel] { $line }; target: the barrel at { $cell }
    [goal] { $line }; target: the goal space at { $cell }
    [space] { $line }; aimed at the empty space { $cell }
   *[other] { $line }
}
ma-option-end = End the turn
ma-option-discard-tiles = { $count ->
    [0] None
   *[other] { $tiles }
}
ma-option-exit = At { $cell }
ma-option-own = { $count } of my own
ma-option-contribute = { $count ->
    [0] Nothing
   *[other] { $count }
}
ma-option-top-up = Add it
ma-option-withdraw = Cancel
ma-option-essence = { $count ->
    [one] Lose { $count } essence
   *[other] Lose { $count } essence
}
ma-option-raise = { $count ->
    [one] Spend { $count } essence
   *[other] Spend { $count } essence
}
ma-option-health = Lose health
ma-option-no-essence = Leave the result as it is
ma-option-item = { $card }
ma-option-decks = { $deck ->
    [weapon] Weapons
    [apparel] Apparel
    [artifact] Artifacts
   *[consumable] Consumables
}{ $same ->
    [yes] , both cards
   *[no] { "" } and { $other ->
        [weapon] weapons
        [apparel] apparel
        [artifact] artifacts
       *[consumable] consumables
    }
}
ma-option-deck = { $deck ->
    [weapon] Weapons
    [apparel] Apparel
    [artifact] Artifacts
   *[consumable] Consumables
}
ma-option-keep = { $card }
ma-option-discard = Discard { $card }
ma-option-return = Put { $card } back on top of its deck
ma-option-for = { $figure }
ma-option-equip = Equip { $card }
ma-option-not-now = Not now
ma-option-arrange = Use the inventory
ma-option-leave-as-is = Leave it as it is
ma-option-count = { $space ->
    [spawn] A spawn space
    [event] An event space
    [chapter] A chapter space
    [chest] A chest
    [workbench] A workbench
    [recharge] A recharge station
    [lever] A trap lever
    [barrel] An explosive barrel
   *[trap] A trap space
}
ma-option-main = Equip { $card }
ma-option-attach = Attach { $card } to { $item }
ma-option-as-before = Everything as before
ma-option-give = Give { $card } to { $figure }
ma-option-offer = Give { $card }
ma-option-take = Take { $card }
ma-option-with = { $figure }
ma-option-no-trade = Nobody
ma-option-propose = Propose this trade
ma-option-agree = Agree
ma-option-refuse = Refuse
ma-option-exchange = Take { $card } for { $item }

## What an option costs, and what it may cost

ma-price = { $stamina } stamina{ $essence ->
    [0] { "" }
   *[other] { "" } and { $essence } essence
}
ma-doubt = { $why ->
    [chasm] a chasm: { $figure } is destroyed there
    [sinking] { $figure } is destroyed, because a turn or a movement may not end on a chasm
    [occupied] { $stamina } stamina and { $essence } essence; whoever stands there is destroyed
    [last-health] { $figure } would lose the last health, unless essence is lost instead
    [friends] it could only be aimed at explorers now
    [friend] { $figure } is an explorer
    [nobody] there is nobody to hit
   *[exit] { $stamina } stamina; the exit token is lost
}

## What chance shows

option-spawn-roll = { $count ->
    [0] 0, which counts as 10
   *[other] { $count }
}
option-horror-roll = { $count ->
    [0] 0, which counts as 10
   *[other] { $count }
}
option-event-space = { $count ->
    [0] 0, which counts as 10
   *[other] { $count }
}
option-high-die = { $count ->
    [0] A blank
   *[other] { $count }
}
option-low-die = { $count ->
    [0] A blank
   *[other] { $count }
}
option-recharge = { $what ->
    [health] 1 health
    [stamina] { $count } stamina
   *[nothing] Nothing
}
option-tile = { $thing }
option-tile-face = { $thing }
option-item-card = { $thing }
option-monster-card = { $thing }
option-horror-event = { $thing }
option-explorer-event = { $thing }
option-common-event = { $thing }
option-unseen = { $thing }

## Words of card text

whom-the-target = the target
whom-the-second-target = the second target
whom-yourself = yourself
whom-the-attacker = the attacker
whom-the-evader = the evader
whom-units = units
whom-explorers = explorers
whom-monsters = monsters
whom-adjacent-units = adjacent units
whom-adjacent-explorers = adjacent explorers
whom-adjacent-monsters = adjacent monsters
whom-any-unit = any unit
whom-any-explorer = any explorer
whom-any-monster = any monster
whom-any-adjacent-unit = any adjacent unit
whom-any-adjacent-explorer = any adjacent explorer
whom-any-adjacent-monster = any adjacent monster
whom-any-unit-on-any-tile = any unit on any tile
whom-any-explorer-on-any-tile = any explorer on any tile
whom-any-monster-on-any-tile = any monster on any tile
whom-the-nearest-explorer = the nearest explorer
whom-the-nearest-monster = the nearest monster
whom-units-on-any-tile = units on any tile
whom-monsters-on-any-tile = monsters on any tile
whom-explorers-on-any-tile = explorers on any tile
through-walls = walls
through-closed-doors = closed doors
through-obstacles = obstacles
through-rubble = rubble
through-units = units
through-chasms = chasms
space-spawn-space = spawn space
space-event-space = event space
space-chapter-space = chapter space
space-chest = chest
space-workbench = workbench
space-recharge-station = recharge station
space-trap-lever = trap lever
counted-event-space = event space
counted-chapter-space = chapter space
counted-chest = chest
counted-workbench = workbench
counted-recharge-station = recharge station
counted-trap-lever = trap lever
counted-explosive-barrel = explosive barrel
phase-explorer = explorer
phase-spawn = spawn
phase-horror = horror
phase-monster = monster
doing-open = open
doing-close = close
doing-destroy = destroy

## Marks of cards

mark-marksman = marksman
mark-fighter = fighter
mark-mystic = mystic
mark-tinkerer = tinkerer
mark-weapon = weapon
mark-apparel = apparel
mark-main-item = main item
mark-upgrade = upgrade
mark-augment = augment
mark-chapter = chapter
mark-closed-chapter = closed chapter
mark-explorer-event = explorer event
mark-horror-event = horror event
mark-personal-event = personal event

## Parts of cards

part-attributes = attributes
part-enters-play = enters play
part-active = active
part-passive = passive
part-story = story

## Spaces: what is on them

terrain-rubble = rubble
terrain-chasm = chasm
terrain-trap-space = trap space
terrain-spawn-space = spawn space
terrain-trap-lever = trap lever
terrain-recharge-station = recharge station
terrain-workbench = workbench
terrain-chest = chest
terrain-event-space = event space
terrain-chapter-space = chapter space
terrain-lit-chapter-space = lit chapter space
terrain-explosive-barrel = explosive barrel
terrain-destroyed-space = destroyed space
terrain-entry-token = entry token
terrain-exit-token = exit token
terrain-unexplored-border = unexplored border
terrain-goal-space = goal space

## About the games

title-machina-arcana = Machina Arcana
about-machina-arcana = One to four explorers go down into a place that grows under their feet. Discover it tile by tile, build strange weapons out of what you find, keep horror at bay and follow the story to its end. The monsters think for themselves, and when you die, they are yours.

## Progress tokens, markers as a price, and the decks

ma-progress = { $count ->
    [1] { $card }: a progress token ({ $count } of { $needed }).
   *[other] { $card }: { $count } progress tokens of { $needed }.
}
ma-items-added = Items of these levels come into the decks: { $levels }.
prompt-ma-put-in-inventory = { $figure }: which item goes to the inventory?
prompt-ma-which-marker = { $figure }: which marker leaves the card?
ma-option-marker = Marker { $number }: { $line }
prompt-chance-effect-roll = What does the game die show (effect roll)?
option-effect-roll = { $count ->
    [0] 0, which counts as 10
   *[other] { $count }
}
side-explorer = explorer
side-horror = horror
track-spawn = spawn
track-horror = horror
thing-an-item = an item
thing-a-weapon = a weapon
thing-apparel = apparel
thing-an-artifact = an artifact
thing-this-card = this card
form-ma-ease = Difficulty
form-ma-ease-about = { $value ->
    [easy] An easy game: a 0 on the game die counts as 0, not as 10.
    [very-easy] A very easy game: the spawn and horror ratings do not fall in their phases, so no chapter ends by itself.
   *[normal] The usual game, with the rules as printed.
}
form-ma-length = Length
form-ma-length-about = { $value ->
    [fast] A fast game leaves out some chapters, if the scenario says which.
    [very-fast] A very fast game has only a few chapters and is won when the last of them is over, if the scenario says which.
   *[full] All chapters of the scenario are played.
}

## What cards leave open

prompt-ma-may = { $figure } may do this: { $line } Do it?
prompt-ma-instead-of-dying = { $figure } is about to lose the last health. What happens instead?
prompt-ma-how-much-health = How much health does { $figure } lose to gain as much essence?
prompt-ma-equip-which = Which weapon does { $figure } equip?
prompt-ma-attach-which = What does { $figure } attach, and to which weapon?
prompt-ma-give-to = To whom does { $figure } give an item?
prompt-ma-give-which = Which item does { $figure } give to { $target }?
prompt-ma-give-back = Does { $figure } give an item back to { $target }?
ma-option-do-it = Do it
ma-option-leave-it = Leave it
ma-option-amount = { $count } health
ma-option-nothing = Nothing
near-a-spawn-space = a spawn space
near-an-event-space = an event space
near-a-chapter-space = a chapter space
near-a-chest = a chest
near-a-workbench = a workbench
near-a-recharge-station = a recharge station
near-a-trap-lever = a trap lever
station-an-event-space = an event space
station-a-chapter-space = a chapter space
station-a-chest = a chest
station-a-workbench = a workbench
station-a-recharge-station = a recharge station
station-a-trap-lever = a trap lever
gained-an-item = an item
gained-a-weapon = a weapon
gained-apparel = apparel
gained-an-artifact = an artifact
gained-a-consumable = a consumable
ma-about-space = { $space ->
    [chasm] Whoever comes to stand here is destroyed, unless they may move through chasms and can go on.
    [trap-space] When traps are triggered on this tile, everybody here is attacked with three high dice.
    [spawn-space] Monsters appear here because of explorers on this tile. Sealing it costs 3 stamina and 4 essence, and lights a chapter space.
    [trap-lever] 2 stamina: triggers the traps of this tile. Used once.
    [recharge-station] 1 stamina: a roll for health or stamina, then free trade and free use of the inventory. Used once.
    [workbench] 3 stamina: three items are drawn, some may be exchanged, one is kept, and the inventory is used free of charge. Used once.
    [chest] 3 stamina: gain 1 essence and an item. Used once.
    [event-space] { $cost } stamina: gain 1 essence and invoke an explorer event, or roll against the horror rating. Used once.
    [chapter-space] 3 stamina and 3 essence: the story goes on, unless the chapter is closed. Used once.
    [lit-chapter-space] 1 stamina: the story goes on, unless the chapter is closed. On this tile, ethereal units can be chosen as targets. Used once.
    [explosive-barrel] An attack that hits makes it explode: three high dice against everybody beside it.
    [destroyed-space] It has been used up or sealed. Nobody can enter it.
    [entry-token] The explorers came in here.
    [exit-token] 2 stamina: explorers leave the board here.
    [unexplored-border] 2 stamina: explore a new tile from here.
    [goal-space] It can be attacked: armor { $armor }, will { $will }, health left { $health }.
   *[rubble] Nobody can enter it, see through it or be pushed onto it.
}
ma-roll-result = { $nobody ->
    [yes] Result
   *[no] { $figure }: result
}
ma-roll-needed = { $what ->
    [barrel] Barrel
    [goal] Goal space: { $against ->
        [will] will
       *[armor] armor
    }
   *[unit] { $figure }: { $against ->
        [will] will
       *[armor] armor
    }
}
ma-endgame = The endgame: { $title }
ma-about-track = { $track ->
    [horror] One die is rolled each round: this number or more invokes a horror event and puts the rating back to the number on the chapter card. Otherwise it falls by 1.
    [threat] Horror events and slow explorers raise it. At the end of its track it begins again, and the monster level rises.
    [level] Monsters up to this level are in the deck. From level 5 on, each step of the threat costs every explorer an equipped item, or the life.
   *[spawn] An explorer on a tile with a spawn space rolls a die each round: this number or more brings a monster. It begins at the number on the chapter card, less 1 for each explorer beyond the first, and falls by 1 a round.
}
