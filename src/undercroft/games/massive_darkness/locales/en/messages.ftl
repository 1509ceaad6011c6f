## The scene

md-level = Level
md-lifespark = Lifespark
md-xp-of = { $who }: experience
md-shards-of = { $who }: shards
md-effects-of = { $who }: until the End phase
md-actions-left = Actions left ({ $who })
md-movement-left = Movement points left ({ $who })
md-treasure-left = Treasure cards left, by level
md-timer = Timer on tile { $tile }
md-objectives-done = Objectives achieved
md-points = { $side ->
    [attack] { $figure }: swords
   *[defence] { $figure }: shields
}
md-symbols = { $symbols ->
    [bams] { $figure }: bams
   *[diamonds] { $figure }: diamonds
}
md-wounds = Wounds
md-worked = Used in this combat
badge-xp = Experience: { $value }
badge-first = First player
badge-chosen = The chosen one
badge-carries = { $what ->
    [artifact] Artifacts carried: { $value }
    [library] Library tokens carried: { $value }
    [lair] Lair tokens carried: { $value }
   *[firework] Fireworks carried: { $value }
}
badge-minions = Minions: { $value }
badge-gear = Carries { $card }
md-here = { $count ->
    [0] { "" }
   *[other] { $things }.
} { $stairs ->
    [0] { "" }
   *[other] Stairs to { $ways }.
}
md-zone-equipped = Equipped
md-zone-carried = Carried
md-zone-skills = Skills
md-zone-branch = Branch: { $text }
md-zone-heroes = Heroes and classes
md-zone-enemies = Enemies
md-zone-gear = Carried by enemies
md-zone-event = Event
md-zone-door = Last door card
md-zone-discards = On top of the discard piles
md-zone-market = The market

## What an option would do

md-look-points = { $points ->
    [0] Uses the last movement point
    [one] { $points } movement point left
   *[other] { $points } movement points left
}
md-look-held = Must stop there because of { $targets }
md-look-there = In that zone: { $targets }
md-look-door = { $what ->
    [door] A door card is drawn
    [guard] A guard waits behind it
   *[nothing] Nothing is drawn
}
md-look-level = The level rises to { $level }
md-look-treasure = { $count ->
    [one] 1 treasure card of level { $level }
   *[other] { $count } treasure cards of level { $level }
}
md-look-dice = Attack: { $yellow } yellow, { $red } red; defence: { $blue } blue, { $green } green
md-look-wounds = { $wounds ->
    [1] About 1 wound before enchantments and re-rolls
   *[other] About { $wounds } wounds before enchantments and re-rolls
}
md-look-actions = { $actions ->
    [0] Uses the last action
    [one] { $actions } action left
   *[other] { $actions } actions left
}
md-look-gets-up = Stunned: can only get up
md-look-attacks = Would attack { $targets }
md-look-goes = Would move towards { $targets }

## In numbers

md-tally-combats = Combats fought
md-tally-minions = Minions killed
another-goal = { $text }
look-target = { $figure }: { $health } of { $max } health.
md-tally-guardians = Bosses, agents and monsters killed
md-tally-dealt = Wounds dealt
md-tally-taken = Wounds taken
md-tally-healed = Health recovered
md-tally-treasure = Treasure cards drawn
md-tally-deaths = Heroes fallen

## Before a game

recommended-class = Recommended class: { $name }
form-lifespark = Lifespark tokens at the start
form-most-xp = How enemies compare heroes by experience
about-most-xp = { $value ->
    [spent] The experience a hero has spent on skills counts. The printed rules contradict themselves; the rules text, the wording of Taunt, and a field for spent experience on the sample class sheet support this reading.
   *[unspent] The experience on a hero’s counter counts. The printed rules contradict themselves; the illustrations and the story mode tie-break, which adds the shards on the dashboard, support this reading. The summary says only “most XP”.
}
form-different-classes = A different class for each hero
form-different-classes-about = No two heroes may have the same class.

## The round

adventure-began = The adventure begins.
class-chosen = { $figure } chooses the class { $card }.
first-player = { $figure } is the first player.
dark-phase = { $phase ->
    [heroes] Heroes’ phase
    [enemies] Enemies’ phase
    [experience] Experience phase
    [event] Event phase
   *[end] End phase
}
activated = { $how ->
    [counter] Counter-attack by { $figure }.
    [hero] { $figure } takes a turn.
   *[other] Enemy activated: { $figure }.
}
enemy-idle = There is no one for { $figure } to attack, and no way to get closer.
went = { $how ->
    [step] { $figure } moves to { $path }.
    [charge] { $figure } charges into { $path }.
    [safe-shot] { $figure } moves to { $path } for a safe shot.
    [skill] { $figure } uses a skill to move to { $path }.
    [dragged] { $figure } is dragged to { $path }.
    [mob] { $figure } move to { $path }.
   *[other] { $figure } moves to { $path }.
}
got-up = Back on their feet: { $figure }.
was-stunned = Stunned: { $figure }.
level-rose = The level rises to { $level }.
event-drawn = Event: { $card }.
nothing-happens = { $what ->
    [no-token] There is no token of that level on the board, so no enemies appear.
    [no-target] There is no one in range.
   *[no-card] There are no cards left, so no enemies appear.
}
sparks-changed = { $left ->
    [one] The Lifespark card now has { $left } token.
   *[other] The Lifespark card now has { $left } tokens.
}
effect-began = { $figure }, until the End phase: { $text }.
effect-ended = No longer in force for { $figure }: { $text }.
token-passed = The first-player token passes to { $figure }.

## Doors, treasure and equipment

door-opened = { $how ->
    [rule] The door to { $cell } opens.
   *[other] { $figure } opens the door to { $cell }.
}
door-card = Door card: { $card }.
treasure-placed = { $special ->
    [0] { $regular ->
        [one] A treasure token is placed at { $cell }.
       *[other] { $regular } treasure tokens are placed at { $cell }.
    }
   *[other] { $regular ->
        [0] { $special ->
            [one] A special treasure token is placed at { $cell }.
           *[other] { $special } special treasure tokens are placed at { $cell }.
        }
       *[other] Treasure tokens are placed at { $cell }: { $regular } regular, { $special } special.
    }
}
picked-up = { $figure } picks up everything (treasure: { $regular }, special treasure: { $special }): { $things }.
drew-treasure = { $figure } draws { $card }.
trap-sprung = { $card } takes effect on { $figure } at once.
dark-equipped = { $figure } equips { $card }.
stowed = { $figure } puts { $card } away.
given = { $figure } gives { $card ->
    [artifact] an artifact
    [lair] a lair token
    [library] a library token
    [firework] a firework
   *[other] { $card }
} to { $target }.
refused = { $card ->
    [artifact] { $target } does not agree, so the artifact stays where it is.
    [lair] { $target } does not agree, so the lair token stays where it is.
    [library] { $target } does not agree, so the library token stays where it is.
    [firework] { $target } does not agree, so the firework stays where it is.
   *[other] { $target } does not agree, so { $card } stays where it is.
}
transmuted = { $figure } transmutes { $cards } into a level { $level } treasure.
dark-item-used = { $figure } uses { $card }.
ability-used = { $figure } uses the ability { $name }.
commanded = { $figure } commands { $target } to act.
xp-gained = { $xp ->
    [0] { $shards ->
        [0] { $figure } cannot gain any more experience.
        [one] { $figure } gains 1 experience shard.
       *[other] { $figure } gains { $shards } experience shards.
    }
    [one] { $shards ->
        [0] { $figure } gains 1 experience.
       *[other] { $figure } turns five shards into 1 experience.
    }
   *[other] { $figure } gains { $xp } experience.
}
skill-bought = { $figure } learns { $skill } for { $cost } experience.

## Enemies

arrived = An enemy appears at { $cell }: { $figure }.
no-figures = There are not enough figures left for another { $card } card.
no-counter = { $figure } cannot counter-attack: { $target } is in shadow and out of sight.
minion-died = { $left ->
    [0] The last minion of { $figure } dies.
    [one] A minion of { $figure } dies; 1 is left.
   *[other] A minion of { $figure } dies; { $left } are left.
}
minions-died = { $count ->
    [one] The last minion of { $figure } dies.
   *[other] All { $count } minions of { $figure } die.
}
enemy-died = { $what ->
    [boss] The boss of { $figure } dies.
   *[single] { $figure } dies.
}

## Combat

combat-began = { $kind ->
    [melee] Melee attack by { $figure } on { $target }.
    [ranged] Ranged attack by { $figure } on { $target }.
   *[magic] Magic attack by { $figure } on { $target }.
}
dark-rolled = Attack dice of { $figure }: { $attack }. Defence dice of { $target }: { $defence }.
dark-rerolled = { $side ->
    [attack] Attack dice re-rolled by { $figure }: { $dice }.
   *[defence] Defence dice re-rolled by { $figure }: { $dice }.
}
die-removed = { $side ->
    [attack] Attack die removed by { $figure }: { $die }.
   *[defence] Defence die removed by { $figure }: { $die }.
}
die-added = { $side ->
    [attack] Attack die added by { $figure }: { $die }.
   *[defence] Defence die added by { $figure }: { $die }.
}
combat-effect = { $own ->
    [yes] { $figure }
   *[no] { $figure }, { $card }
}{ $bams ->
    [0] { $diamonds ->
        [0] { "" }
        [one] { "" } (1 diamond)
       *[other] { "" } ({ $diamonds } diamonds)
    }
    [one] { $diamonds ->
        [0] { "" } (1 bam)
       *[other] { "" } (1 bam, 1 diamond)
    }
   *[other] { "" } ({ $bams } bams)
}: { $text }.
combat-counted = { $more ->
    [0] Swords of { $figure }: { $swords }. Shields of { $target }: { $shields }. Wounds: { $wounds }.
   *[other] Swords of { $figure }: { $swords }. Shields of { $target }: { $shields }. Wounds that shields cannot stop: { $more }. Total wounds: { $wounds }.
}
wounded = { $damage ->
    [one] { $figure }: { $damage } wound, { $left } health left.
   *[other] { $figure }: { $damage } wounds, { $left } health left.
}
dark-healed = { $figure }: { $health } health recovered.
hero-died = { $figure } dies.
hero-returned = { $left ->
    [one] { $figure } comes back to life. The Lifespark card has { $left } token left.
   *[other] { $figure } comes back to life. The Lifespark card has { $left } tokens left.
}

## The adventure

objective-done = Objective achieved: { $text }
rule-worked = { $kind ->
    [event] The event card takes effect.
    [trap] The trap card takes effect.
    [adventure] A special rule of the adventure takes effect.
   *[other] A card or skill takes effect.
}
left-by-exit = { $figure } leaves through the exit.
pillar-hit = { $left ->
    [0] { $target } falls.
   *[other] { $target } loses { $damage } health and has { $left } left.
}
tile-fell = { $tile ->
    [bridge] The bridges fall, with everything on them.
   *[other] Tile { $tile } falls, with everything on it.
}
firework-lit = { $figure } lights a firework at { $cell }.
firework-out = The firework at { $cell } burns out.
adventure-ended = { $outcome ->
    [won] The adventure is won.
   *[lost] { $why ->
        [MD-HER-14] A hero has to come back to life, but the Lifespark card has no tokens left. The adventure is lost.
        [MD-Q04-06] A hero fell along with a tile. The adventure is lost.
       *[other] The adventure is lost because of its special rules.
    }
}

## Questions

prompt-md-choose-class = Which class does { $figure } choose?
prompt-md-choose-weapon = Which weapon does { $figure } start with?
prompt-md-choose-first = Who is the first player?
prompt-md-choose-hero = Which hero is the chosen one?
prompt-md-act = { $actions ->
    [0] No actions left. Anything else for { $figure }?
    [one] What does { $figure } do? { $actions } action left.
   *[other] What does { $figure } do? { $actions } actions left.
}
prompt-md-move = { $points ->
    [one] { $figure } moves: { $points } movement point left.
   *[other] { $figure } moves: { $points } movement points left.
}
prompt-md-walk = { $left ->
    [one] { $figure } may move { $left } zone. Where to?
   *[other] { $figure } may move { $left } zones. Where to first?
}
prompt-md-pay-ability = How does { $figure } pay for the ability?
prompt-md-pay-blood = { $wounds ->
    [one] Does { $figure } take { $wounds } wound to do this?
   *[other] Does { $figure } take { $wounds } wounds to do this?
}
prompt-md-who-bleeds = { $wounds ->
    [one] Who takes the wound for { $figure }?
   *[other] Who takes { $wounds } wounds for { $figure }?
}
prompt-md-who-heals = Whom does { $figure } heal?
prompt-md-which-foe = Which enemy does { $figure } target?
prompt-md-which-pillar = Which pillar falls?
prompt-md-which-counter = Who counter-attacks { $figure } first?
prompt-md-trade = { $figure } reorganizes and trades. What next?
prompt-md-receive = { $figure } now has { $card }. Keep it, equip it, or give it away?
prompt-md-make-room = { $figure } has no free hand. What do you put away to make room for { $card }?
prompt-md-transmute = { $left ->
    [one] Which card do you transmute? This is the last one.
   *[other] Which card do you transmute? { $left } to go.
}
prompt-md-agree-give = { $figure } wants to give { $card } to { $target }. Agreed?
prompt-md-agree-take = { $figure } wants to take { $card } from { $target }. Agreed?
prompt-md-agree-hand = { $figure } wants to hand a token to { $target }. Agreed?
prompt-md-agree-fetch = { $figure } wants to take a token from { $target }. Agreed?
prompt-md-agree-bleed = { $wounds ->
    [one] Does { $target } take { $wounds } wound for { $figure }?
   *[other] Does { $target } take { $wounds } wounds for { $figure }?
}
prompt-md-combat-use = Does { $figure } use any of these in the combat?
prompt-md-reroll = Will { $figure } re-roll any dice?
prompt-md-reroll-pool = Which dice will { $figure } re-roll?
prompt-md-reroll-dice = { $taken ->
    [0] Which die will { $figure } re-roll?
   *[other] Which other die will { $figure } re-roll?
}
prompt-md-flip-die = Which die will { $figure } flip to its opposite side?
prompt-md-remove-die = Which die will { $figure } remove?
prompt-md-add-die = Which die will { $figure } add?
prompt-md-enchant = Will { $figure } use an enchantment? Bams: { $bams }, diamonds: { $diamonds }.
prompt-md-split-wounds = { $wounds ->
    [one] { $wounds } wound for { $figure }. Who takes it?
   *[other] { $wounds } wounds for { $figure }. Who takes the next one?
}
prompt-md-which-enemy = Which enemy acts next?
prompt-md-which-agent = Which agent calls reinforcements next?
prompt-md-which-target = Whom will { $figure } attack?
prompt-md-which-attack = Which attack will { $figure } use on { $target }?
prompt-md-which-goal = Which hero will { $figure } go for?
prompt-md-which-way = Which way will { $figure } go?
prompt-md-which-firework = Which firework will { $figure } go for?
prompt-md-which-zone = In which zone do the enemies appear?
prompt-md-which-room = Which room does the treasure go in?
prompt-md-next-room = { $number ->
    [2] Which room is the second one behind the door?
   *[other] Which room is the third one behind the door?
}
prompt-md-which-effect = Which effect ends first?
prompt-md-which-rule = Which special rule takes effect first?
prompt-md-divide-wounds = { $left ->
    [one] The adventure’s special rules: who takes the last wound?
   *[other] The adventure’s special rules: who takes the next wound? { $left } to go.
}
prompt-md-buy-skill = Does { $figure } buy a skill? Experience: { $xp }.
prompt-chance-face = { $rest ->
    [yellow] What does the yellow die show?
    [red] What does the red die show?
    [blue] What does the blue die show?
   *[green] What does the green die show?
}
prompt-chance-artifacts = Which artifact did you draw?
prompt-chance-doors = Which door card did you draw?
prompt-chance-events = Which event card did you draw?
prompt-chance-guards = Which level { $rest } guard did you draw?
prompt-chance-treasure = Which level { $rest } treasure did you draw?
prompt-chance-lesser = Which lesser roaming monster did you draw?
prompt-chance-greater = Which greater roaming monster did you draw?
prompt-chance-token = Which token did you turn over?

## Answers

md-option-melee = Attack { $thing } in melee
md-option-ranged = Shoot at { $thing }
md-option-charge = { $line }: into { $thing }
md-option-safe-shot = { $line }: from { $thing }
md-option-teleport = Teleport
md-option-ability = Use { $thing } for 1 experience: { $line }
md-option-leave = Leave through the exit
md-option-give = Give { $thing } to { $who }
md-option-take = Take { $thing } from { $who }
md-option-pay = { $what ->
    [xp] A point of experience
   *[shard] A shard
}
md-option-effect = { $who }: { $line }
option-magic = Attack { $thing } with magic
option-step = Move to { $thing }
option-open = Open the door to { $thing }
option-pick-up = Pick up everything here
option-firework = Light a firework
option-trade = Reorganize and trade
option-transmute = Transmute three cards
option-command = Command { $thing } to act
option-get-up = Get up
option-end = End the turn
option-use = Use { $thing }: { $line }
option-reroll = { $thing }: { $line }
option-enchant = { $thing }: { $line }
option-equip = Equip { $thing }
option-stow = Put { $thing } away
option-hand = Hand { $thing } to { $who }
option-fetch = Take { $thing } from { $who }
option-agree = Agree
option-refuse = Refuse
option-enemy = { $thing }
option-hero = { $thing }
option-pillar = { $thing }
option-zone = { $thing }
option-class = { $thing }
option-weapon = { $thing }: { $line }
option-buy = Buy { $thing } for { $cost } experience: { $line }
option-kind = { $what ->
    [melee] Melee attack
    [ranged] Ranged attack
   *[magic] Magic attack
}
option-pool = { $what ->
    [attack] The attack dice
   *[defence] The defence dice
}
option-figure = { $what ->
    [boss] The boss
   *[minion] A minion
}
option-die = { $shown ->
    [no] { $colour ->
        [yellow] A yellow die
        [red] A red die
        [blue] A blue die
       *[green] A green die
    }
   *[yes] { $colour ->
        [yellow] The yellow die
        [red] The red die
        [blue] The blue die
       *[green] The green die
    } with { $points ->
        [0] a blank
       *[other] { $points }
    }{ $bams ->
        [0] { "" }
       *[other] { "" } and a bam
    }{ $diamonds ->
        [0] { "" }
       *[other] { "" } and a diamond
    }
}
option-face = { $points ->
    [0] A blank
   *[other] { $points }
}{ $bams ->
    [0] { "" }
   *[other] { "" } and a bam
}{ $diamonds ->
    [0] { "" }
   *[other] { "" } and a diamond
}
option-artifacts = { $thing }
option-doors = { $thing }
option-events = { $thing }
option-guards = { $thing }
option-treasure = { $thing }
option-lesser = { $thing }
option-greater = { $thing }
option-token = { $thing }

## Words of card text

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
pool-attack = attack
pool-defence = defence
side-attacker = attacker
side-defender = defender
symbol-bam = bam
symbol-diamond = diamond
symbol-bams = bams
symbol-diamonds = diamonds
point-swords = swords
point-shields = shields
type-melee = melee
type-ranged = ranged
type-magic = magic
type-combat = combat
type-move = move
gear-sword = sword
gear-axe = axe
gear-mace = mace
gear-hammer = hammer
gear-dagger = dagger
gear-spear = spear
gear-bow = bow
gear-crossbow = crossbow
gear-staff = staff
gear-wand = wand
gear-shield = shield
gear-armour = armour
whom-hero = hero
whom-heroes = heroes
whom-ally = ally
whom-allies = allies
whom-enemy = enemy
whom-enemies = enemies
where-in-the-zone = in the zone
where-in-sight = in sight
where-on-the-board = on the board
token-lower = lower
token-current = current
token-higher = higher
tier-lesser = lesser
tier-greater = greater
tier-due = due
objective-artifact = artifact
objective-lair = lair
objective-library = library

## Faces of the dice

face-yellow-2-bam = yellow 2+bam
face-yellow-1 = yellow 1
face-yellow-blank = yellow blank
face-red-3-diamond = red 3+diamond
face-red-2-bam = red 2+bam
face-red-1 = red 1
face-red-blank = red blank
face-blue-2-bam = blue 2+bam
face-blue-1 = blue 1
face-blue-blank = blue blank
face-green-3-diamond = green 3+diamond
face-green-2-bam = green 2+bam
face-green-1 = green 1
face-green-blank = green blank
face-none = none

## Marks of cards

mark-in-force = active
mark-bought = bought
mark-too-dear = too expensive
mark-later = later
mark-sword = sword
mark-axe = axe
mark-mace = mace
mark-hammer = hammer
mark-dagger = dagger
mark-spear = spear
mark-bow = bow
mark-crossbow = crossbow
mark-staff = staff
mark-wand = wand
mark-shield = shield
mark-armour = armour
mark-consumable = consumable
mark-artifact = artifact
mark-too-high = too high
mark-trap = trap
mark-luck = luck
mark-patrol = patrol
mark-blessing = blessing
mark-omen = omen

## Parts of cards

part-melee = melee
part-ranged = ranged
part-magic = magic
part-defence = defence
part-use = use
part-skill = skill
part-shadow = shadow
part-ability = ability
part-branches = branches
part-minions = minions
part-health = health
part-carries = carries
part-special = special
part-first-room = first room
part-second-room = second room
part-third-room = third room

## Zones: what lies in them

terrain-room = room
terrain-hidden = not opened yet
terrain-start = start
terrain-exit = exit
terrain-level = level
terrain-special-treasure = special treasure
terrain-artifact = artifact
terrain-lair = lair
terrain-library = library
terrain-token = token
terrain-firework = firework
terrain-bridge = bridge
terrain-stairs = stairs

## Figures: ranks and conditions

rank-agent = agent
rank-roaming = roaming monster
condition-stunned = stunned
condition-dead = dead
condition-asleep = asleep

## About the games

title-massive-darkness = Massive Darkness
about-massive-darkness = One to six heroes explore a dungeon that runs itself, with doors, mobs and worse. Fight in the light, strike from the shadows, loot the fallen, and spend your experience before it draws the monsters to you. Play eleven adventures, one by one or as one long story.

## What conditions mean

condition-stunned-about = Has to get up before anything else.
condition-dead-about = Returns at the start of the next round for one Lifespark token.
condition-asleep-about = Does nothing until it is woken.
