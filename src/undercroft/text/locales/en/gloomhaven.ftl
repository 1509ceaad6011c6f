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

## The scene

gh-level = Scenario level
gh-xp-of = { $who }: experience
gh-coins-of = { $who }: money
gh-goal-of = Battle goal { $goal }: { $text }
gh-strong = Strong elements
gh-waning = Waning elements
gh-deck = { $who }: modifiers
gh-deck-monsters = Monsters' modifiers
gh-in-deck = { $who }: { $what ->
    [bless] Bless cards
    [curse] Curse cards
   *[minus] −1 cards added
}
gh-in-deck-monsters = Monsters: { $what ->
    [bless] Bless cards
    [curse] Curse cards
   *[minus] −1 cards added
}
gh-zone-abilities = This round's monster cards
gh-story = { $text }
gh-penalty = { $severity ->
    [minor] { $room }, minor penalty: { $text }
   *[major] { $room }, major penalty: { $text }
}
gh-trap = { $damage ->
    [0] Trap: { $conditions }
   *[other] Trap, { $damage } damage: { $conditions }
}
gh-hazard = Hazardous terrain: { $damage } damage to whoever enters
gh-coins = Money tokens: { $coins }
gh-treasure-here = Treasure
gh-ally = Ally
preview-points = { $points ->
    [1] One movement point
   *[other] { $points } movement points
}
gh-tally-kills = Monsters killed
gh-tally-coins = Money tokens looted
gh-tally-xp = Experience gained

## Before a game

form-levels = Level of the characters
form-health = { $health } hit points
form-hand = hand of { $hand }
form-difficulty-about = { $by ->
    [-1] Monsters one level lower
    [0] As the rules recommend
    [1] Monsters one level higher, more experience and gold
   *[other] Monsters two levels higher, most experience and gold
}
form-dungeon = No map: three rooms drawn from cards, with their monsters. Another dungeon every time.
form-solo = One player, all characters
form-solo-about = You play every character and see every hand. For that, monsters and traps are one level higher.
form-open = Open hands
form-open-about = Everybody may see and discuss all cards. For that, monsters and traps are one level higher.
form-reduced = Less luck
form-reduced-about = The wildest modifier cards are tamed: doubling counts as +2, missing as −2.
form-death = Death is final
form-death-about = Who has no hit points left is dead, not exhausted.

## What happens

gh-set-up = { $what ->
    [map] The map is laid out.
    [introduction] The introduction is read.
    [goals] Battle goals are dealt.
    [items] Everybody is equipped.
    [hands] Everybody has a hand of cards.
    [effects] What the scenario does at the set-up.
   *[other] Set-up, step { $step }.
}
gh-goal-kept = { $figure } keeps a battle goal.
gh-equipped = { $figure } equips { $item }.
gh-hand-taken = { $figure } takes { $count } cards into the scenario.
gh-placed = { $figure } starts at { $cell }.
gh-played = { $figure } plays { $cards }; initiative { $initiative }.
gh-rests = { $figure } declares a long rest.
gh-ability-drawn = Monster card { $card }: initiative { $initiative }.
gh-action-began = { $basic ->
    [yes] { $figure }: basic { $half } action with { $card }.
   *[no] { $figure }: the { $half } action of { $card }.
}
gh-card-moved = { $zone ->
    [hand] { $card } returns to the hand.
    [discard] { $card } is discarded.
    [active] { $card } stays active.
   *[lost] { $card } is lost.
}
gh-skipped = { $what ->
    [immobilize] { $figure } cannot move: immobilized.
    [disarm] { $figure } cannot attack.
    [stun] { $figure } is stunned and does nothing.
    [no-focus] { $figure } has nobody to focus on.
    [out-of-range] { $figure } cannot attack its focus from here.
    [no-target] { $figure } has no target.
    [no-door] { $figure } finds no door to open.
    [stay] { $figure } stays where it is.
    [attack] { $figure } attacks nobody.
    [target] { $figure } chooses no target.
    [price] { $figure } does not pay.
    [standees] No figure is left to summon.
    [room] There is no room to summon.
    [loot] { $figure } finds nothing to loot.
    [recover] { $figure } recovers no card.
    [refresh] { $figure } refreshes no item.
    [cleanse] { $figure } is rid of no condition.
   *[other] { $figure } skips the ability.
}
gh-focused = { $figure } focuses on { $target }.
gh-worked = { $what ->
    [shield] The shield of { $figure } holds.
    [rule] A special rule of the scenario takes effect.
    [recover] { $figure } recovers cards.
    [attacks] The attacks of { $figure } have more to them.
    [special] { $figure } performs a special action.
   *[other] A bonus of { $figure } takes effect.
}
gh-item-used = { $figure } uses { $item }.
gh-refreshed = { $figure } can use { $item } again.
gh-item-lost = { $how ->
    [spent] { $figure } has to spend { $item }.
   *[other] { $figure } has to consume { $item }.
}
gh-upgraded = { $figure } becomes an elite.
gh-loss-met = The scenario is lost by its own rules: { $text }
gh-bonus-began = { $figure } gains a bonus.
gh-bonus-ended = A bonus of { $figure } ends.
gh-reshuffled = A modifier deck is shuffled.
gh-card-added = { $card ->
    [curse] { $figure ->
        [monsters] A Curse goes into the monsters' deck.
       *[other] A Curse goes into the deck of { $figure }.
    }
    [bless] { $figure ->
        [monsters] A Bless goes into the monsters' deck.
       *[other] A Bless goes into the deck of { $figure }.
    }
   *[other] A −1 card goes into the deck of { $figure }.
}
gh-none-left = { $card ->
    [curse] { $figure ->
        [monsters] No Curse card is left for the monsters.
       *[other] No Curse card is left for { $figure }.
    }
    [bless] { $figure ->
        [monsters] No Bless card is left for the monsters.
       *[other] No Bless card is left for { $figure }.
    }
   *[other] No −1 card is left for { $figure }.
}
gh-infused = { $figure } infuses { $element }.
gh-consumed = { $figure } consumes { $element }.
gh-opened = { $how ->
    [rule] The door at { $cell } opens.
   *[other] { $figure } opens the door at { $cell }.
}
gh-closed = The door at { $cell } closes.
gh-unlocked = The door at { $cell } is unlocked.
gh-room-made = The party enters: { $room }.
gh-revealed = A room is revealed.
gh-appeared = { $how ->
    [summoned] { $figure } is summoned at { $cell }.
    [summon] { $figure } is summoned at { $cell }.
    [spawned] { $figure } appears at { $cell }.
    [returned] { $figure } is back at { $cell }.
   *[other] { $figure } stands at { $cell }.
}
gh-not-placed = { $why ->
    [room] There is no room for another { $kind }.
   *[other] There are not enough figures of { $kind }.
}
gh-trap-sprung = { $figure } springs the trap at { $cell }.
gh-changed = { $what ->
    [trap] { $how ->
        [made] A trap is laid at { $cell }.
       *[other] The trap at { $cell } is disarmed.
    }
    [obstacle] { $how ->
        [made] An obstacle is put at { $cell }.
        [moved] An obstacle is moved to { $cell }.
       *[other] The obstacle at { $cell } is gone.
    }
   *[rift] { $how ->
        [made] A rift opens at { $cell }.
        [moved] A rift moves to { $cell }.
       *[other] The rift at { $cell } closes.
    }
}
gh-looted = { $coins ->
    [1] { $figure } loots a money token.
   *[other] { $figure } loots { $coins } money tokens.
}
gh-treasure = { $treasure ->
    [goal] { $figure } loots the treasure this is all about.
   *[other] { $figure } loots a treasure.
}
gh-item-gained = { $sold ->
    [0] { $figure } gains { $item }.
   *[other] { $figure } already has { $item } and sells it for { $sold } gold.
}
gh-xp = { $figure } gains { $xp } experience.
gh-gold = { $figure } gains { $gold } gold.
gh-exhausted = { $why ->
    [health] { $figure } has no hit points left: exhausted.
   *[cards] { $figure } can neither play two cards nor rest: exhausted.
}
gh-section = { $text }
gh-gave-up = The party gives up.
gh-result = { $checks ->
    [0] { $figure }: { $xp } experience and { $bonus } more, { $gold } gold.
   *[other] { $figure }: { $xp } experience and { $bonus } more, { $gold } gold, and the battle goal is met.
}
gh-concluded = { $text }

## More reasons

why-gh-focus = It focuses on { $targets }.
why-gh-stays = No hex is better than the one it stands on.
why-gh-tie = { $count } are equally good: the players choose.
why-gh-targets = It attacks { $targets }, its focus first.
why-gh-not-in-reach = It cannot attack its focus from where it stands, so it attacks nobody.
why-gh-disarmed = It is disarmed or has no attack: it looks for a focus as if for a melee attack.
why-gh-criterion = Its card has it focus by another criterion: { $criterion }.
why-gh-immobilized = Immobilized, it performs no move.

## Questions

prompt-gh-keep-goal = Which battle goal does { $figure } keep? Nobody else sees it.
prompt-gh-equip = Equip { $figure }: { $gold } gold left.
prompt-gh-choose-hand = Choose the hand of { $figure }: { $have } of { $hand } cards, { $left } to leave behind.
prompt-gh-place = Where does { $figure } start?
prompt-gh-select = { $may ->
    [both] Choose the leading card, or a long rest.
    [rest] Only a long rest is left to you.
   *[card] Choose the leading card.
 }
prompt-gh-select-second = Choose the second card to go with { $lead }.
prompt-gh-take-back = Take an active card back for the rest?
prompt-gh-turn-order = Who acts first?
prompt-gh-turn = What does { $figure } do?
prompt-gh-between = Anything before the next ability?
prompt-gh-spare = Anything else this turn?
prompt-gh-before-rest = Anything before the long rest?
prompt-gh-rest-lose = Which card does { $figure } lose by resting?
prompt-gh-short-rest = Does { $figure } take a short rest?
prompt-gh-short-rest-lose = Lose this card, or suffer 1 damage to lose another one at random?
prompt-gh-start-effect = Which effect at the start of the turn comes first?
prompt-gh-end-effect = Which effect at the end of the turn comes first?
prompt-gh-ability = Perform “{ $line }”?
prompt-gh-harm = “{ $line }” comes with the action. Perform it, or leave it and all that follows?
prompt-gh-pay-ability = Pay for “{ $line }”?
prompt-gh-pay = “{ $line }”: pay for more?
prompt-gh-consume = Which element is consumed for { $figure }?
prompt-gh-infuse = Which element does { $figure } infuse?
prompt-gh-move = Move { $figure }, { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left.
prompt-gh-attack = “{ $line }”: attack whom?
prompt-gh-attack-prepare = “{ $line }”: pay for more, or use an item?
prompt-gh-attack-ready = Ready to attack { $target }?
prompt-gh-area = “{ $line }”: whom does the area cover?
prompt-gh-target = “{ $line }”: choose a target.
prompt-gh-target-ally = Which ally?
prompt-gh-modifier-effects = Apply the effect of the modifier card to { $target }?
prompt-gh-modifier-order = In which order do the modifiers of { $figure } apply?
prompt-gh-effect-order = Which effect on { $target } comes first?
prompt-gh-push-use = { $hexes ->
    [1] Push { $target } by one hex?
   *[other] Push { $target } by { $hexes } hexes?
}
prompt-gh-pull-use = { $hexes ->
    [1] Pull { $target } by one hex?
   *[other] Pull { $target } by { $hexes } hexes?
}
prompt-gh-push-to = { $left ->
    [1] Push { $figure } where? One hex left.
   *[other] Push { $figure } where? { $left } hexes left.
}
prompt-gh-pull-to = { $left ->
    [1] Pull { $figure } where? One hex left.
   *[other] Pull { $figure } where? { $left } hexes left.
}
prompt-gh-steer = Where is { $figure } made to move?
prompt-gh-defend = { $figure } attacks you. Use an item before the draw?
prompt-gh-damaged = { $figure } would deal { $damage } damage. Use an item against it?
prompt-gh-damage = { $damage } damage to { $figure }: suffer it, or lose cards to prevent it?
prompt-gh-part-discard = Which card does { $figure } discard? { $left } to go.
prompt-gh-part-lost = Which card does { $figure } lose? { $left } to go.
prompt-gh-part-item = Which small item does { $figure } consume?
prompt-gh-lose-discard = Which discarded card does { $figure } lose? { $left } to go.
prompt-gh-after-kill = Use an item after the kill?
prompt-gh-after-rest = Use an item after the rest?
prompt-gh-recover = Which card does { $figure } recover? { $left } to go.
prompt-gh-refresh = Which item can be used again?
prompt-gh-cleanse = Which condition is { $figure } rid of?
prompt-gh-create-trap = Where is the trap laid?
prompt-gh-disarm-trap = Which trap is disarmed?
prompt-gh-create-obstacle = Where is the obstacle put?
prompt-gh-destroy-obstacle = Which obstacle is destroyed?
prompt-gh-move-obstacle = Which obstacle is moved?
prompt-gh-obstacle-to = Where is it moved to?
prompt-gh-place-rift = Where does the rift open?
prompt-gh-remove-rift = There are five rifts already. Which one closes?
prompt-gh-move-rift = Which rift is moved?
prompt-gh-rift-to = Where is it moved to?
prompt-gh-teleport = Teleport where?
prompt-gh-teleport-to = Where is { $figure } teleported?
prompt-gh-summon = Where is it summoned?
prompt-gh-summon-at = Where does { $figure } summon?
prompt-gh-spawn-at = Where does { $kind } appear?
prompt-gh-put-at = Where is { $figure } put?
prompt-gh-place-monster = Not enough figures of { $kind }: which place is filled?
prompt-gh-deal-condition = Not enough cards: who gets { $condition }?
prompt-gh-monster-focus = Whom does { $figure } focus on?
prompt-gh-monster-move = Where does { $figure } move?
prompt-gh-monster-path = Which way does { $figure } go?
prompt-gh-monster-targets = Whom does { $figure } attack?
prompt-gh-monster-next = Whom does { $figure } turn to next?
prompt-gh-monster-heal = Whom does { $figure } heal?
prompt-gh-boss-door = Which door does { $figure } make for?
prompt-gh-dungeon-entrance = By which entrance does the party come in?
prompt-gh-dungeon-opener = Who counts as having opened the door?
prompt-gh-return-monster = Which killed monster comes back?
prompt-gh-upgrade = Which monster becomes an elite?
prompt-chance-ability = Which monster card was drawn?
prompt-chance-standee = Which number has the figure?
prompt-chance-short-rest = Which card was drawn to be lost?
prompt-chance-battle-goal = Which battle goal was dealt?
prompt-chance-room = Which room card was drawn?
prompt-chance-dungeon-monsters = Which monster card was drawn for the room?

## Answers

gh-option-equip = { $thing } ({ $price } gold)
option-ability = { $thing }
option-add-first = Add first, then double
option-back = Take back { $thing }
option-before = Add { $thing } first, double, add the rest
option-battle-goal = { $thing }
option-pack = Take { $thing } along
option-condition = { $thing }
option-door = The door at { $thing }
option-double-first = Double first, then add
option-draw = Draw the modifier card
option-dungeon-monsters = { $thing }
option-element = { $thing }
option-entrance = Entrance { $thing }
option-give-up = Give up
option-goal = Keep { $thing }
option-hex = { $thing }
option-leave = Leave { $thing }
option-level-1 = All cards of level 1
option-lose-two = Lose two discarded cards
option-next = { $thing }
option-opener = { $thing }
option-return = Bring back { $thing }
option-upgrade = Upgrade { $thing }
option-room = { $thing }
option-standee = Number { $thing }
option-targets = { $thing }
option-teleport = Teleport to { $thing }
