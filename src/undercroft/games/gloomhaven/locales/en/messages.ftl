## Why a monster does what it does

why-gh-stunned = A stunned monster has no focus, does not move and does not attack.
why-gh-focus-negative = The path to an attack with the fewest traps and hazards leads to { $foes }.
why-gh-focus-points = Attacking { $foes } takes the fewest movement points.
why-gh-focus-distance = Closest of these: { $foes }.
why-gh-focus-initiative = First in initiative order: { $foes }.
why-gh-summons-first = A summon comes just before its summoner in initiative order, so the focus is { $foes }.
why-gh-only-focus = The only enemy it can attack is { $foes }.
why-gh-no-focus = There is no one it can reach and attack, so it has no focus, does not move and does not attack.
why-gh-fewest-negative = { $hexes ->
    [1] Of the hexes from which it could attack the focus, one has the path with the fewest traps and hazards.
   *[other] Of the hexes from which it could attack the focus, { $hexes } have the paths with the fewest traps and hazards.
}
why-gh-reachable = { $hexes ->
    [1] It can reach one of them this turn.
   *[other] It can reach { $hexes } of them this turn.
}
why-gh-unlimited = It cannot reach any of them this turn, so the target hex is chosen as if its movement were unlimited.
why-gh-no-disadvantage = { $hexes ->
    [1] From one hex, it can attack the focus without disadvantage.
   *[other] From { $hexes } hexes, it can attack the focus without disadvantage.
}
why-gh-most-targets = { $hexes ->
    [1] From one hex, it can attack the most targets.
   *[other] From { $hexes } hexes, it can attack the most targets.
}
why-gh-best-targets = { $hexes ->
    [1] From one hex, its additional targets rank highest in the focus order.
   *[other] From { $hexes } hexes, its additional targets rank highest in the focus order.
}
why-gh-fewest-disadvantaged = { $hexes ->
    [1] From one hex, it attacks the fewest additional targets with disadvantage.
   *[other] From { $hexes } hexes, it attacks the fewest additional targets with disadvantage.
}
why-gh-least-movement = { $hexes ->
    [1] One hex costs the least movement.
   *[other] { $hexes } hexes cost the least movement.
}
why-gh-closer = { $hexes ->
    [1] It ends its move on the one hex that brings it closest.
   *[other] It ends its move on one of the { $hexes } hexes that bring it closest.
}

## The scene

gh-level = Scenario level
gh-xp-of = { $who }: experience
gh-coins-of = { $who }: money
gh-goal-of = Battle goal { $goal }: { $text }
gh-strong = Strong elements
gh-waning = Waning elements
gh-deck = { $who }: modifiers
gh-deck-monsters = Monsters’ modifiers
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
gh-zone-abilities = This round’s monster cards
gh-story = { $text }
gh-penalty = { $severity ->
    [minor] { $room }, minor penalty: { $text }
   *[major] { $room }, major penalty: { $text }
}
gh-trap = { $damage ->
    [0] Trap: { $conditions }
   *[other] Trap, { $damage } damage: { $conditions }
}
gh-hazard = Hazardous terrain: { $damage } damage to any figure that enters
gh-coins = Money tokens: { $coins }
gh-treasure-here = Treasure
badge-ally = Ally
preview-points = { $points ->
    [1] 1 movement point
   *[other] { $points } movement points
}
gh-tally-kills = Monsters killed
gh-tally-coins = Money tokens looted
gh-tally-xp = Experience gained

## Before a game

form-levels = Character level
form-health = { $health } hit points
form-hand = hand size { $hand }
form-difficulty-about = { $by ->
    [-1] Monsters are one level lower
    [0] Recommended by the rules
    [1] Monsters are one level higher; more experience and gold
   *[other] Monsters are two levels higher; the most experience and gold
}
form-dungeon = No fixed map: three rooms and their monsters are drawn from cards. Every dungeon is different.
form-solo = Solo: one player controls all characters
form-solo-about = You play every character and see every hand. In return, monsters and traps are one level higher.
form-open = Open hands
form-open-about = Everyone may see and discuss all cards. In return, monsters and traps are one level higher.
form-reduced = Reduced randomness
form-reduced-about = The most extreme modifier cards are toned down: double damage counts as +2, and a miss as −2.
form-death = Permanent death
form-death-about = Characters who lose their last hit point die instead of becoming exhausted.
form-area-walls = Areas may reach over walls
form-area-walls-about = The one hex of an area attack that must be in range may be a wall hex.
form-both-ends = Goal and defeat in the same round
form-both-ends-about = { $value ->
    [success] If the goal is met and everyone is exhausted in the same round, the scenario is won.
    [failure] If the goal is met and everyone is exhausted in the same round, the scenario is lost.
   *[other] If the goal is met and everyone is exhausted in the same round, whichever came first counts.
}

## What happens

gh-set-up = { $what ->
    [map] The map is laid out.
    [introduction] The introduction is read.
    [goals] Battle goals are dealt.
    [items] Everyone is equipped.
    [hands] Everyone has a hand of cards.
    [effects] The scenario’s set-up effects are resolved.
   *[other] Set-up, step { $step }.
}
gh-goal-kept = { $figure } keeps a battle goal.
gh-equipped = { $figure } equips { $item }.
gh-hand-taken = { $count ->
    [one] { $figure } takes 1 card into the scenario.
   *[other] { $figure } takes { $count } cards into the scenario.
}
gh-placed = { $figure } starts at { $cell }.
gh-played = { $figure } plays { $cards } at initiative { $initiative }.
gh-rests = { $figure } declares a long rest.
gh-ability-drawn = Monster card { $card }: initiative { $initiative }.
gh-action-began = { $basic ->
    [yes] { $figure } performs the basic { $half } action of { $card }.
   *[no] { $figure } performs the { $half } action of { $card }.
}
gh-card-moved = { $zone ->
    [hand] { $card } returns to the hand.
    [discard] { $card } is discarded.
    [active] { $card } stays active.
   *[lost] { $card } is lost.
}
gh-skipped = { $what ->
    [immobilize] { $figure } is immobilized and cannot move.
    [disarm] { $figure } cannot attack.
    [stun] { $figure } is stunned and does nothing.
    [no-focus] { $figure } has no one to focus on.
    [out-of-range] { $figure } cannot attack its focus from here.
    [no-target] { $figure } has no target.
    [no-door] { $figure } finds no door to open.
    [stay] { $figure } stays in place.
    [attack] { $figure } attacks no one.
    [target] { $figure } chooses no target.
    [price] { $figure } does not pay.
    [standees] No standees are left to summon.
    [room] There is no space for a summon.
    [loot] { $figure } finds nothing to loot.
    [recover] { $figure } recovers no card.
    [refresh] { $figure } refreshes no item.
    [cleanse] { $figure } removes no condition.
   *[other] { $figure } skips the ability.
}
gh-focused = { $figure } focuses on { $target }.
gh-worked = { $what ->
    [shield] { $figure } is protected by a shield.
    [rule] A special rule of the scenario takes effect.
    [recover] { $figure } recovers cards.
    [attacks] { $figure }’s attacks gain an effect.
    [special] { $figure } performs a special action.
   *[other] One of { $figure }’s bonuses takes effect.
}
gh-item-used = { $figure } uses { $item }.
gh-refreshed = { $figure } can use { $item } again.
gh-item-lost = { $how ->
    [spent] { $figure } has to spend { $item }.
   *[other] { $figure } has to consume { $item }.
}
gh-upgraded = { $figure } becomes an elite.
gh-loss-met = The scenario is lost: { $text }
gh-bonus-began = { $source ->
    [none] { $figure } gains a bonus: “{ $text }”.
   *[card] { $figure } gains the bonus from { $card }: “{ $text }”.
}
gh-bonus-ended = { $source ->
    [none] { $figure } loses a bonus: “{ $text }”.
   *[card] { $figure } loses the bonus from { $card }: “{ $text }”.
}
gh-reshuffled = A modifier deck is shuffled.
gh-card-added = { $card ->
    [curse] { $figure ->
        [monsters] A Curse is added to the monsters’ deck.
       *[other] A Curse is added to { $figure }’s deck.
    }
    [bless] { $figure ->
        [monsters] A Bless is added to the monsters’ deck.
       *[other] A Bless is added to { $figure }’s deck.
    }
   *[other] A −1 card is added to { $figure }’s deck.
}
gh-none-left = { $card ->
    [curse] { $figure ->
        [monsters] No Curse cards are left for the monsters.
       *[other] No Curse cards are left for { $figure }.
    }
    [bless] { $figure ->
        [monsters] No Bless cards are left for the monsters.
       *[other] No Bless cards are left for { $figure }.
    }
   *[other] No −1 cards are left for { $figure }.
}
gh-infused = { $figure } infuses { $element }.
gh-consumed = { $figure } consumes { $element }.
gh-opened = { $how ->
    [rule] The door at { $cell } opens.
   *[other] { $figure } opens the door at { $cell }.
}
gh-closed = The door at { $cell } closes.
gh-unlocked = The door at { $cell } is unlocked.
gh-room-made = The party enters a new room: { $room }.
gh-revealed = A room is revealed.
gh-appeared = { $how ->
    [summoned] { $figure } is summoned at { $cell }.
    [summon] { $figure } is summoned at { $cell }.
    [spawned] { $figure } appears at { $cell }.
    [returned] { $figure } comes back at { $cell }.
   *[other] { $figure } is placed at { $cell }.
}
gh-not-placed = { $why ->
    [room] There is no space for another { $kind }.
   *[other] There are not enough { $kind } standees.
}
gh-trap-sprung = { $figure } springs the trap at { $cell }.
gh-changed = { $what ->
    [trap] { $how ->
        [made] A trap is placed at { $cell }.
       *[other] The trap at { $cell } is disarmed.
    }
    [obstacle] { $how ->
        [made] An obstacle is placed at { $cell }.
        [moved] An obstacle is moved to { $cell }.
       *[other] The obstacle at { $cell } is removed.
    }
   *[rift] { $how ->
        [made] A rift opens at { $cell }.
        [moved] A rift moves to { $cell }.
       *[other] The rift at { $cell } closes.
    }
}
gh-looted = { $coins ->
    [one] { $figure } loots 1 money token.
   *[other] { $figure } loots { $coins } money tokens.
}
gh-treasure = { $treasure ->
    [goal] { $figure } loots a goal treasure.
   *[other] { $figure } loots a treasure.
}
gh-item-gained = { $sold ->
    [0] { $figure } gains { $item }.
   *[other] { $figure } already has { $item } and sells it for { $sold } gold.
}
gh-xp = { $figure } gains { $xp } experience.
gh-gold = { $figure } gains { $gold } gold.
gh-exhausted = { $why ->
    [health] { $figure } has no hit points left and is exhausted.
   *[cards] { $figure } can neither play two cards nor rest, and is exhausted.
}
gh-section = { $text }
gh-wants-to-give-up = { $figure } wants to give up; all characters must agree.
gh-gave-up = The party gives up.
gh-result = { $checks ->
    [0] { $figure }: { $xp } experience plus a bonus of { $bonus }, { $gold } gold.
   *[other] { $figure }: { $xp } experience plus a bonus of { $bonus }, { $gold } gold, battle goal achieved.
}
gh-concluded = { $text }

## More reasons

why-gh-focus = It focuses on { $targets }.
why-gh-stays = No hex is better than its current one.
why-gh-tie = { $count } options are equally good, so the players choose.
why-gh-targets = Its targets, focus first: { $targets }.
why-gh-not-in-reach = It cannot attack its focus from this hex, so it attacks no one.
why-gh-disarmed = It is disarmed or has no attack, so it finds its focus as if it had a melee attack.
why-gh-criterion = Its card changes how it finds its focus: { $criterion }.
why-gh-immobilized = It is immobilized, so it does not move.

## Questions

prompt-gh-keep-goal = Which battle goal does { $figure } keep? Nobody else sees it.
prompt-gh-equip = Equip { $figure }: { $gold } gold left.
prompt-gh-choose-hand = Choose { $hand } cards for { $figure }’s hand. You still have { $have }, so leave { $left } behind.
prompt-gh-place = Where does { $figure } start?
prompt-gh-select = { $may ->
    [both] Choose your leading card, or a long rest.
    [rest] You can only take a long rest.
   *[card] Choose your leading card.
 }
prompt-gh-select-second = Choose the second card to go with { $lead }.
prompt-gh-take-back = Which active card do you discard for your rest?
prompt-gh-turn-order = Who acts first?
prompt-gh-turn = What does { $figure } do?
prompt-gh-between = Anything to do before the next ability?
prompt-gh-spare = Anything else this turn?
prompt-gh-before-rest = Anything to do before the long rest?
prompt-gh-rest-lose = Which card does { $figure } lose when resting?
prompt-gh-short-rest = Does { $figure } take a short rest?
prompt-gh-short-rest-lose = Lose this card, or suffer 1 damage to lose another at random?
prompt-gh-start-effect = Which start-of-turn effect comes first?
prompt-gh-end-effect = Which end-of-turn effect comes first?
prompt-gh-ability = Perform “{ $line }”?
prompt-gh-harm = “{ $line }” is part of the action. Perform it, or skip it and everything after it?
prompt-gh-pay-ability = Pay for “{ $line }”?
prompt-gh-pay = “{ $line }”: pay for the extra effect?
prompt-gh-consume = Which element does { $figure } consume?
prompt-gh-infuse = Which element does { $figure } infuse?
prompt-gh-move = Move { $figure }: { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left.
prompt-gh-attack = “{ $line }”: whom do you attack?
prompt-gh-attack-prepare = “{ $line }”: pay for an extra effect, or use an item?
prompt-gh-attack-ready = Ready to attack { $target }?
prompt-gh-area = “{ $line }”: where do you place the area?
prompt-gh-target = “{ $line }”: choose a target.
prompt-gh-target-ally = Which ally?
prompt-gh-modifier-effects = Apply the modifier card’s effect to { $target }?
prompt-gh-modifier-order = In which order do { $figure }’s modifiers apply?
prompt-gh-effect-order = Which effect on { $target } applies first?
prompt-gh-push-use = { $hexes ->
    [1] Push { $target } by 1 hex?
   *[other] Push { $target } by { $hexes } hexes?
}
prompt-gh-pull-use = { $hexes ->
    [1] Pull { $target } by 1 hex?
   *[other] Pull { $target } by { $hexes } hexes?
}
prompt-gh-push-to = { $left ->
    [1] Where do you push { $figure }? 1 hex left.
   *[other] Where do you push { $figure }? { $left } hexes left.
}
prompt-gh-pull-to = { $left ->
    [1] Where do you pull { $figure }? 1 hex left.
   *[other] Where do you pull { $figure }? { $left } hexes left.
}
prompt-gh-steer = Where do you make { $figure } move?
prompt-gh-defend = { $figure } attacks you. Use an item before the modifier card is drawn?
prompt-gh-damaged = { $figure } would deal { $damage } damage. Use an item against it?
prompt-gh-damage = { $source ->
    [figure] { $attacker } deals { $damage } damage to { $figure }. Suffer it, or lose cards to negate it?
    [retaliate] { $attacker } retaliates for { $damage } damage to { $figure }. Suffer it, or lose cards to negate it?
    [wound] The wound deals { $damage } damage to { $figure }. Suffer it, or lose cards to negate it?
    [hazard] Hazardous terrain deals { $damage } damage to { $figure }. Suffer it, or lose cards to negate it?
    [trap] The trap deals { $damage } damage to { $figure }. Suffer it, or lose cards to negate it?
    [short-rest] The short rest costs { $figure } { $damage } damage. Suffer it, or lose cards to negate it?
   *[line] { $line }: { $damage } damage to { $figure }. Suffer it, or lose cards to negate it?
}
prompt-gh-part-discard = Which card does { $figure } discard? { $left } to go.
prompt-gh-part-lost = Which card does { $figure } lose? { $left } to go.
prompt-gh-part-item = Which small item does { $figure } consume?
prompt-gh-lose-discard = Which discarded card does { $figure } lose? { $left } to go.
prompt-gh-after-kill = Use an item after the kill?
prompt-gh-after-rest = Use an item after the rest?
prompt-gh-recover = Which card does { $figure } recover? { $left } to go.
prompt-gh-refresh = Which item do you refresh?
prompt-gh-cleanse = Which condition does { $figure } remove?
prompt-gh-create-trap = Where do you place the trap?
prompt-gh-disarm-trap = Which trap do you disarm?
prompt-gh-create-obstacle = Where do you place the obstacle?
prompt-gh-destroy-obstacle = Which obstacle do you destroy?
prompt-gh-move-obstacle = Which obstacle do you move?
prompt-gh-obstacle-to = Where do you move it?
prompt-gh-place-rift = Where do you open the rift?
prompt-gh-remove-rift = There are already five rifts. Which one closes?
prompt-gh-move-rift = Which rift do you move?
prompt-gh-rift-to = Where do you move it?
prompt-gh-teleport = Where do you teleport?
prompt-gh-teleport-to = Where does { $figure } teleport?
prompt-gh-summon = Where do you place the summon?
prompt-gh-summon-at = Where does { $figure } place the summon?
prompt-gh-spawn-at = Where does { $kind } appear?
prompt-gh-put-at = Where does { $figure } go?
prompt-gh-place-monster = There are not enough { $kind } standees. On which hex do you place one?
prompt-gh-deal-condition = There are not enough cards. Who gets { $condition }?
prompt-gh-monster-focus = Whom does { $figure } focus on?
prompt-gh-monster-move = Where does { $figure } move?
prompt-gh-monster-path = Which path does { $figure } take?
prompt-gh-monster-targets = Whom does { $figure } attack?
prompt-gh-monster-next = Whom does { $figure } choose next?
prompt-gh-monster-heal = Whom does { $figure } heal?
prompt-gh-boss-door = Which door does { $figure } head for?
prompt-gh-dungeon-entrance = Which entrance does the party use?
prompt-gh-dungeon-opener = Who counts as having opened the door?
prompt-gh-return-monster = Which killed monster returns?
prompt-gh-upgrade = Which monster becomes an elite?
prompt-chance-ability = Which monster card did you draw?
prompt-chance-standee = Which standee number did you draw?
prompt-chance-short-rest = Which card did you draw to lose?
prompt-chance-battle-goal = Which battle goal was dealt?
prompt-chance-room = Which room card did you draw?
prompt-chance-dungeon-monsters = Which monster card did you draw for the room?

## Answers

gh-option-equip = { $thing } ({ $price } gold)
option-ability = { $card }, initiative { $initiative }: { $texts }
option-add-first = Add first, then double
option-back = Discard { $thing }
option-before = Add { $thing } first, then double, then add the rest
option-battle-goal = { $thing }
option-condition = { $thing }
option-door = The door at { $thing }
option-double-first = Double first, then add
option-draw = Draw the modifier card
option-dungeon-monsters = { $thing }
option-element = { $thing }
option-entrance = Entrance { $thing }
gh-note-give-up = The scenario is lost if every character gives up in the same round.
option-give-up = Give up
option-goal = Keep { $thing }
option-hex = { $thing }
option-leave = Leave { $thing } behind
option-level-1 = All level 1 cards
option-lose-two = Lose two discarded cards
option-next = { $thing }
option-opener = { $thing }
option-return = Bring back { $thing }
option-upgrade = Upgrade { $thing }
option-room = { $thing }
option-standee = Number { $thing }
option-targets = { $thing }
option-teleport = Teleport to { $thing }

## About the games

title-gloomhaven = Gloomhaven
about-gloomhaven = Two to four mercenaries go where nobody else will. Every turn costs two cards from a hand that does not last forever. Strike while the elements are with you, keep doors shut until you are ready, and get out before you are exhausted.
