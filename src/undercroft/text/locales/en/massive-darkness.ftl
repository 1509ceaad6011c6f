## The scene

md-level = Level
md-lifespark = Lifespark
md-xp-of = { $who }: experience
md-shards-of = { $who }: shards
md-actions-left = Actions left ({ $who })
md-movement-left = Movement points left ({ $who })
md-treasure-left = Treasure cards left, by level
md-timer = Timer of tile { $tile }
md-objectives-done = Achieved
md-points = { $side ->
    [attack] { $figure }: swords
   *[defence] { $figure }: shields
}
md-symbols = { $symbols ->
    [bams] { $figure }: bams
   *[diamonds] { $figure }: diamonds
}
md-wounds = Wounds
md-worked = Worked in this combat
md-badge-xp = Experience: { $value }
md-badge-first = First player
md-badge-chosen = The chosen one
md-badge-carries = { $what ->
    [artifact] Carries artifacts: { $value }
    [library] Carries things from the library: { $value }
    [lair] Carries things from the lair: { $value }
   *[firework] Carries fireworks: { $value }
}
md-badge-minions = Minions: { $value }
md-badge-gear = Carries { $card }
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
md-zone-discards = On the discard piles
md-zone-market = The market

## What an option would do

md-look-points = { $points ->
    [0] The last movement point
    [one] { $points } movement point left
   *[other] { $points } movement points left
}
md-look-held = Held there by { $targets }
md-look-there = There: { $targets }
md-look-door = { $what ->
    [door] A door card is drawn
    [guard] A guard waits behind it
   *[nothing] Nothing is drawn
}
md-look-level = The level rises to { $level }
md-look-treasure = { $count ->
    [one] One treasure card of level { $level }
   *[other] { $count } treasure cards of level { $level }
}
md-look-dice = Attack: { $yellow } yellow, { $red } red; defence: { $blue } blue, { $green } green
md-look-wounds = About { $wounds } wounds, before enchantments and re-rolls
md-look-actions = { $actions ->
    [0] The last action
    [one] { $actions } action left
   *[other] { $actions } actions left
}
md-look-gets-up = Stunned: it only gets up
md-look-attacks = Would attack { $targets }
md-look-goes = Would move towards { $targets }

## In numbers

md-tally-combats = Combats fought
md-tally-minions = Minions killed
md-tally-guardians = Bosses, agents and monsters killed
md-tally-dealt = Wounds dealt
md-tally-taken = Wounds taken
md-tally-healed = Health regained
md-tally-treasure = Treasure cards drawn
md-tally-deaths = Heroes fallen

## Before a game

recommended-class = Recommended class: { $name }
form-lifespark = Tokens on the Lifespark card
form-most-xp = Enemies go for the hero with the most experience
about-most-xp = { $value ->
    [spent] What a hero has paid for skills counts. The printed rules contradict themselves; for this reading speak the rules text, the text of Taunt, and a field for spent experience on the sample class sheet.
   *[unspent] What lies on a hero's counter counts. The printed rules contradict themselves; for this reading speak the illustrations, and the tie-break of story mode, which adds the shards lying there. The summary says only “most XP”.
}
form-different-classes = A different class for each hero
   *[other] They compare the experience that heroes have not spent yet.
}
form-different-classes-about = No two heroes may have the same class.

## The round

adventure-began = The adventure begins.
class-chosen = { $figure } takes a class: { $card }.
first-player = { $figure } is the first player.
dark-phase = { $phase ->
    [heroes] The heroes' phase.
    [enemies] The enemies' phase.
    [experience] The experience phase.
    [event] The event phase.
   *[end] The end phase.
}
activated = { $how ->
    [counter] { $figure }: counter-attack.
   *[other] { $figure }: activation.
}
enemy-idle = { $figure }: nobody to attack, and no way to come closer.
went = { $how ->
    [step] { $figure } goes to { $path }.
    [charge] { $figure } charges into { $path }.
    [safe-shot] { $figure } goes to { $path } for a safe shot.
    [skill] { $figure } gets to { $path } by a skill.
    [dragged] { $figure } is dragged to { $path }.
   *[other] { $figure }: move to { $path }.
}
got-up = On their feet again: { $figure }.
was-stunned = Stunned: { $figure }.
level-rose = The level rises to { $level }.
event-drawn = Event: { $card }.
nothing-happens = { $what ->
    [no-token] No token of that level is on the board: nobody comes.
    [no-target] Nobody is in reach.
   *[no-card] No card is left: nobody comes.
}
sparks-changed = { $left ->
    [one] The Lifespark card has { $left } token now.
   *[other] The Lifespark card has { $left } tokens now.
}
token-passed = The first-player token passes to { $figure }.

## Doors, treasure and equipment

door-opened = The door to { $cell } opens: { $figure }
door-card = Door card: { $card }.
treasure-placed = { $special ->
    [0] { $regular ->
        [one] A treasure token comes to { $cell }.
       *[other] { $regular } treasure tokens come to { $cell }.
    }
   *[other] { $regular ->
        [0] { $special ->
            [one] A special treasure token comes to { $cell }.
           *[other] { $special } special treasure tokens come to { $cell }.
        }
       *[other] Treasure comes to { $cell }: { $regular } regular, { $special } special.
    }
}
picked-up = { $figure } picks up all tokens (treasure { $regular }, special treasure { $special }): { $things }
drew-treasure = { $figure } draws { $card }.
trap-sprung = It takes effect on { $figure } at once: { $card }.
dark-equipped = { $figure } equips { $card }.
stowed = { $figure } puts { $card } away.
given = { $figure } gives { $target }: { $card ->
    [artifact] an artifact
    [lair] what was in the lair
    [library] what was in the library
    [firework] a firework
   *[other] { $card }
}.
refused = { $card ->
    [artifact] { $target } does not agree: the artifact stays where it is.
    [lair] { $target } does not agree: what was in the lair stays where it is.
    [library] { $target } does not agree: what was in the library stays where it is.
    [firework] { $target } does not agree: the firework stays where it is.
   *[other] { $target } does not agree: { $card } stays where it is.
}
transmuted = { $figure } transmutes { $cards } into a treasure of level { $level }.
dark-item-used = { $figure } uses { $card }.
ability-used = { $figure } uses the ability { $name }.
commanded = { $figure } commands { $target } to act.
xp-gained = { $xp ->
    [0] { $shards ->
        [0] { $figure } can gain no more experience.
        [one] { $figure } gains a shard of experience.
       *[other] { $figure } gains { $shards } shards of experience.
    }
    [one] { $shards ->
        [0] { $figure } gains 1 experience.
       *[other] { $figure }: five shards become 1 experience.
    }
   *[other] { $figure } gains { $xp } experience.
}
skill-bought = { $figure } learns { $skill } for { $cost } experience.

## Enemies

arrived = New at { $cell }: { $figure }.
no-figures = There are not enough figures for another card of { $card }.
no-counter = No counter-attack from { $figure }: { $target } is in the shadow and out of sight.
minion-died = { $left ->
    [0] A minion dies, the last of { $figure }.
   *[other] A minion dies; { $left } are left of { $figure }.
}
minions-died = { $count ->
    [one] Dead: the last minion of { $figure }.
   *[other] Dead: all { $count } minions of { $figure }.
}
enemy-died = { $what ->
    [boss] Dead: the boss of { $figure }.
   *[single] Dead: { $figure }.
}

## Combat

combat-began = { $kind ->
    [melee] Melee attack: { $figure } on { $target }.
    [ranged] Ranged attack: { $figure } on { $target }.
   *[magic] Magic attack: { $figure } on { $target }.
}
dark-rolled = Dice of { $figure }: { $attack }; { $target }: { $defence }
dark-rerolled = { $side ->
    [attack] Attack dice rolled again by { $figure }: { $dice }.
   *[defence] Defence dice rolled again by { $figure }: { $dice }.
}
die-removed = { $side ->
    [attack] Attack die taken away by { $figure }: { $die }.
   *[defence] Defence die taken away by { $figure }: { $die }.
}
die-added = { $side ->
    [attack] One more attack die of { $figure }: { $die }.
   *[defence] One more defence die of { $figure }: { $die }.
}
combat-effect = { $own ->
    [yes] { $figure }
   *[no] { $figure }, { $card }
}{ $bams ->
    [0] { $diamonds ->
        [0] { "" }
        [one] { "" } for a diamond
       *[other] { "" } for { $diamonds } diamonds
    }
    [one] { $diamonds ->
        [0] { "" } for a bam
       *[other] { "" } for a bam and a diamond
    }
   *[other] { "" } for { $bams } bams
}: { $text }.
combat-counted = { $more ->
    [0] Swords of { $figure }: { $swords }; shields of { $target }: { $shields }. Wounds: { $wounds }.
   *[other] Swords of { $figure }: { $swords }; shields of { $target }: { $shields }; { $more } more that no shield stops. Wounds: { $wounds }.
}
wounded = { $damage ->
    [one] { $damage } wound for { $figure }, { $left } health left.
   *[other] { $damage } wounds for { $figure }, { $left } health left.
}
dark-healed = Health regained by { $figure }: { $health }.
hero-died = { $figure } is dead.
hero-returned = { $left ->
    [one] { $figure } comes back to life; { $left } token is left on the Lifespark card.
   *[other] { $figure } comes back to life; { $left } tokens are left on the Lifespark card.
}

## The adventure

objective-done = An objective is achieved: { $text }
rule-worked = A rule of the adventure or of a card takes effect.
left-by-exit = { $figure } leaves by the exit and is safe.
pillar-hit = { $left ->
    [0] { $target } falls.
   *[other] { $target } loses { $damage } health, { $left } left.
}
tile-fell = { $tile ->
    [bridge] The bridges fall, with all on them.
   *[other] Tile { $tile } falls, with all on it.
}
firework-lit = { $figure } lights a firework at { $cell }.
firework-out = The firework at { $cell } is out.
adventure-ended = { $outcome ->
    [won] The adventure is won.
   *[lost] { $why ->
        [MD-HER-14] The Lifespark card has no token for a hero who must come back: the adventure is lost.
        [MD-Q04-06] A hero has fallen with a tile: the adventure is lost.
       *[other] The adventure is lost by its own rules.
    }
}

## Questions

prompt-md-choose-class = Which class does { $figure } take?
prompt-md-choose-weapon = With which weapon does { $figure } start?
prompt-md-choose-first = Who is the first player?
prompt-md-choose-hero = Which hero is the chosen one?
prompt-md-act = { $actions ->
    [0] No action is left. Anything else for { $figure }?
    [one] What does { $figure } do? { $actions } action left.
   *[other] What does { $figure } do? { $actions } actions left.
}
prompt-md-move = { $points ->
    [one] { $figure } moves: { $points } movement point left.
   *[other] { $figure } moves: { $points } movement points left.
}
prompt-md-walk = { $left ->
    [one] { $figure } may move { $left } zone. Where?
   *[other] { $figure } may move { $left } zones. Where first?
}
prompt-md-pay-ability = How does { $figure } pay for the ability?
prompt-md-pay-blood = { $wounds ->
    [one] Does { $figure } take { $wounds } wound for it?
   *[other] Does { $figure } take { $wounds } wounds for it?
}
prompt-md-who-bleeds = { $wounds ->
    [one] Who takes the wound for { $figure }?
   *[other] Who takes { $wounds } wounds for { $figure }?
}
prompt-md-who-heals = Whom does { $figure } heal?
prompt-md-which-foe = Which enemy does { $figure } aim at?
prompt-md-which-pillar = Which pillar falls?
prompt-md-which-counter = Who strikes back at { $figure } first?
prompt-md-trade = { $figure } reorganizes and trades. What next?
prompt-md-receive = { $figure } has { $card } now. Keep it, equip it, or give it away?
prompt-md-make-room = Both hands of { $figure } are full. What makes room for { $card }?
prompt-md-transmute = { $left ->
    [one] Transmutation: which card goes last?
   *[other] Transmutation: which card goes? { $left } to go.
}
prompt-md-agree-give = { $figure } wants to give { $card } to { $target }. Agreed?
prompt-md-agree-take = { $figure } wants to take { $card } from { $target }. Agreed?
prompt-md-agree-hand = { $figure } wants to hand a token to { $target }. Agreed?
prompt-md-agree-fetch = { $figure } wants to take a token from { $target }. Agreed?
prompt-md-agree-bleed = { $wounds ->
    [one] Does { $target } take { $wounds } wound for { $figure }?
   *[other] Does { $target } take { $wounds } wounds for { $figure }?
}
prompt-md-combat-use = Does { $figure } use one of these in the combat?
prompt-md-reroll = Does { $figure } roll dice again?
prompt-md-reroll-pool = Which dice does { $figure } roll again?
prompt-md-reroll-dice = { $taken ->
    [0] Which die does { $figure } roll again?
   *[other] Which die does { $figure } roll again as well?
}
prompt-md-flip-die = Which die does { $figure } turn to its other side?
prompt-md-remove-die = Which die is taken away by { $figure }?
prompt-md-add-die = Which die does { $figure } add?
prompt-md-enchant = Does { $figure } use an enchantment? Bams: { $bams }, diamonds: { $diamonds }.
prompt-md-split-wounds = { $wounds ->
    [one] { $wounds } wound for { $figure }: who of them takes it?
   *[other] { $wounds } wounds for { $figure }: who of them takes the next?
}
prompt-md-which-enemy = Which enemy acts next?
prompt-md-which-agent = Which agent calls reinforcements next?
prompt-md-which-target = { $figure }: who is attacked?
prompt-md-which-attack = { $figure }: how is { $target } attacked?
prompt-md-which-goal = { $figure }: which hero to go for?
prompt-md-which-way = { $figure }: which way to go?
prompt-md-which-firework = { $figure }: which firework to go for?
prompt-md-which-zone = In which zone do the enemies appear?
prompt-md-which-room = In which room does the treasure lie?
prompt-md-next-room = { $number ->
    [2] Which is the second room behind the door?
   *[other] Which is the third room behind the door?
}
prompt-md-which-rule = Which special rule takes effect first?
prompt-md-divide-wounds = { $left ->
    [one] The adventure's special rules: who takes the last wound?
   *[other] The adventure's special rules: who takes the next wound? { $left } to go.
}
prompt-md-buy-skill = Does { $figure } buy a skill? Experience: { $xp }.
prompt-chance-face = { $rest ->
    [yellow] What does the yellow die show?
    [red] What does the red die show?
    [blue] What does the blue die show?
   *[green] What does the green die show?
}
prompt-chance-artifacts = Which artifact was drawn?
prompt-chance-doors = Which door card was drawn?
prompt-chance-events = Which event card was drawn?
prompt-chance-guards = Which guard of level { $rest } was drawn?
prompt-chance-treasure = Which treasure of level { $rest } was drawn?
prompt-chance-lesser = Which lesser roaming monster was drawn?
prompt-chance-greater = Which greater roaming monster was drawn?
prompt-chance-token = Which token was turned?

## Answers

md-option-melee = Attack { $thing } in melee
md-option-ranged = Shoot at { $thing }
md-option-charge = { $line }: into { $thing }
md-option-safe-shot = { $line }: from { $thing }
md-option-teleport = Teleport
md-option-ability = Use { $thing } for 1 experience: { $line }
md-option-leave = Leave by the exit
md-option-give = Give { $thing } to { $who }
md-option-take = Take { $thing } from { $who }
md-option-pay = { $what ->
    [xp] A point of experience
   *[shard] A shard
}
option-magic = Attack { $thing } with magic
option-step = Go to { $thing }
option-open = Open the door to { $thing }
option-pick-up = Pick up all that lies here
option-firework = Light a firework
option-trade = Reorganize and trade
option-transmute = Transmute three cards
option-command = Command { $thing } to act
option-get-up = Get up
option-end = End the activation
option-use = Use { $thing }: { $line }
option-reroll = { $thing }: { $line }
option-enchant = { $thing }: { $line }
option-equip = Equip { $thing }
option-stow = Put { $thing } away
option-hand = Hand { $thing } to { $who }
option-fetch = Fetch { $thing } from { $who }
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
    [melee] In melee
    [ranged] From afar
   *[magic] With magic
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

## Marks of cards

mark-in-force = in force
mark-bought = bought
mark-too-dear = too dear
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
rank-roaming = roaming
condition-stunned = stunned
condition-dead = dead
condition-asleep = asleep
