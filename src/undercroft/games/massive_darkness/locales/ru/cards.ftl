## Слова, которые стоят отдельно

most_xp-unspent = непотраченный
most_xp-spent = потраченный

## Строки карт: бой

card-points-by = { $points } { $by }
card-side-points-by = { $points } { $by } у { $side }
card-symbols-by = { $symbols } { $by }
card-wounds-by = { -md-wound(case: "pl") } { $by }
card-colour-dice-by = { $colour } кубики { $by }
card-pool-dice-by = кубики { $pool } { $by }
card-side-colour-dice-by = { $colour } кубики { $by } у { $side }
card-side-pool-dice-by = кубики { $pool } { $by } у { $side }
card-no-defence-dice = без кубиков { -md-defence(case: "gen") }
card-reroll-pool-dice = переброс всех кубиков { $pool }
card-reroll-attack-or-defence-dice = переброс всех кубиков { -md-attack(case: "gen") } или { -md-defence(case: "gen") }
card-reroll-any-pool-dice = переброс любого числа кубиков { $pool }
card-reroll-pool-blanks = переброс пустых граней на кубиках { $pool }
card-flip-one-pool-die = переворот одного кубика { $pool } на обратную грань
card-blanks-count-as-symbols = пустые грани считаются за { $symbols }
card-double-the-symbols = по одному попаданию за каждый выпавший символ ({ $symbols })
card-cancel-pool-symbol = отмена одного символа { $symbol } в броске { $pool }
card-cancel-all-pool-symbols = отмена всех символов в броске { $pool }
card-repeat-times = повтор { $times }
card-stun-the-target = { -md-stun } цели
card-hit-the-boss = можно ранить { -boss(case: "acc") }
card-all-other-enemies-in-the-zone-suffer-value = все другие { -md-enemy(case: "pl") } в { -md-zone(case: "loc") } получают по { $value ->
    [one] { $value } ранению
    [few] { $value } ранения
   *[many] { $value } ранений
}

## Строки карт: навыки, которые действуют всегда

card-actions-by = действия { $by }
card-type-actions-by = действия ({ $type }) { $by }
card-movement-by = очки движения { $by }
card-maximum-health-by = максимум { -md-health(case: "gen") } { $by }
card-charge = { -md-charge }
card-safe-shot = { -md-safe-shot }
card-command = { -md-command }
card-payback-value = { -md-payback } { $value }
card-regeneration-value = { -md-regeneration } { $value }
card-slippery = { -md-slippery }
card-spellblade = { -md-spellblade }
card-taunt = { -md-taunt }
card-teleport-zones = { -md-teleport } { $zones }

## Строки карт: что происходит сразу

card-full-heal = полное исцеление
card-suffer-wounds = получите { $wounds ->
    [one] { $wounds } { -md-wound }
    [few] { $wounds } { -md-wound(case: "gen") }
   *[many] { $wounds } { -md-wound(case: "many") }
}
card-all-whom-where-suffer-value = все { $whom } { $where } получают по { $value ->
    [one] { $value } ранению
    [few] { $value } ранения
   *[many] { $value } ранений
}
card-all-whom-where-heal-value = все { $whom } { $where } восстанавливают по { $value ->
    [one] { $value } единице здоровья
    [few] { $value } единицы здоровья
   *[many] { $value } единиц здоровья
}
card-all-whom-where-are-stunned = все { $whom } { $where } оглушены
card-be-stunned = вы оглушены
card-stun-an-enemy = { -md-stun } врага
card-wound-an-enemy-value = { -md-enemy } получает { $value ->
    [one] { $value } { -md-wound }
    [few] { $value } { -md-wound(case: "gen") }
   *[many] { $value } { -md-wound(case: "many") }
}
card-kill-an-enemy = { -md-enemy } сразу погибает
card-move-zones = можно пройти { $zones ->
    [one] { $zones } зону
    [few] { $zones } зоны
   *[many] { $zones } зон
}
card-take-count-more-actions = ещё { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
card-gain-value-xp = { -md-xp } +{ $value }
card-all-heroes-gain-value-xp = все { -md-hero(case: "pl") }: { -md-xp } +{ $value }
card-draw-count-treasures = возьмите { $count ->
    [one] { $count } карту { -md-treasure(case: "many") }
    [few] { $count } карты { -md-treasure(case: "many") }
   *[many] { $count } карт { -md-treasure(case: "many") }
}
card-lifespark-by = жетоны на карте { -md-lifespark } { $by }
card-a-guard-comes-to-the-token-level = { -md-guard } появляется у жетона { $token }
card-a-tier-roaming-monster-comes-to-the-token-level = { $tier } { -md-roaming } появляется у жетона { $token }
card-all-enemies-activate = все { -md-enemy(case: "pl") } активируются
card-all-roaming-monsters-activate = все { -md-roaming(case: "pl") } активируются
card-all-guards-are-stunned = все { -md-guard(case: "pl") } оглушены
card-agents-call-reinforcements = { -md-agent(case: "pl") } зовут подкрепление
card-all-heroes-in-dark-zones-suffer-value = все { -md-hero(case: "pl") } в тёмных зонах получают по { $value ->
    [one] { $value } ранению
    [few] { $value } ранения
   *[many] { $value } ранений
}
card-all-heroes-in-light-zones-heal-value = все { -md-hero(case: "pl") } в светлых зонах восстанавливают по { $value ->
    [one] { $value } единице здоровья
    [few] { $value } единицы здоровья
   *[many] { $value } единиц здоровья
}
card-self-or-ally = цель — вы или { -md-ally }
card-range-zones = на расстоянии до { $zones }
card-level-by = { -md-level } { $by }

## Строки карт: когда, за что и при каком условии

card-you-defend = { $when ->
    [before] перед вашей защитой
    [after] после вашей защиты
    [during] во время вашей защиты
    [instead-of] вместо вашей защиты
   *[when] когда вы защищаетесь
}
card-you-or-any-ally-in-the-zone-defends = { $when ->
    [before] перед вашей защитой или защитой союзника в зоне
    [after] после вашей защиты или защиты союзника в зоне
    [during] во время вашей защиты или защиты союзника в зоне
    [instead-of] вместо вашей защиты или защиты союзника в зоне
   *[when] когда защищаетесь вы или союзник в { -md-zone(case: "loc") }
}
card-start-of-your-activation = { $when ->
    [before] перед началом вашей { -md-activation(case: "gen") }
    [after] после начала вашей { -md-activation(case: "gen") }
    [instead-of] вместо начала вашей { -md-activation(case: "gen") }
   *[at] в начале вашей { -md-activation(case: "gen") }
}
card-this-is-drawn = { $when ->
    [before] перед тем как эту карту возьмут
    [after] после того как эту карту взяли
    [instead-of] вместо взятия этой карты
   *[when] когда эту карту берут
}
card-magic = в магическом бою
card-symbol = { $symbol }
card-count-symbols = { $symbols } × { $count }
card-bam-and-diamond = { -md-bam } и { -md-diamond }
card-bloodlust-value = { -md-bloodlust } { $value }
card-blood-sacrifice-value = { -md-blood-sacrifice(case: "acc") } { $value }
card-in-shadow = вы в { -md-shadow(case: "loc") }
card-in-light = вы на { -md-light(case: "loc") }
card-two-weapons = у вас в руках два оружия
card-two-handed-weapon = у вас в руках двуручное оружие
card-with-gear = в вашем снаряжении есть { $gear }
card-with-mace-or-hammer = в вашем снаряжении есть { -md-mace } или { -md-hammer }
card-no-armour = на вас нет брони
card-wounded-value = { $value ->
    [1] у вас есть хотя бы 1 { -md-wound }
   *[other] у вас ранений не меньше { $value }
}
card-no-ally-in-the-zone = в { -md-zone(case: "loc") } нет союзников
card-an-ally-in-the-zone = в { -md-zone(case: "loc") } есть { -md-ally }
card-count-enemies-in-the-zone = врагов в { -md-zone(case: "loc") } не меньше { $count }
card-against-a-guardian-alone = противник — { -md-guardian } без приспешников
card-after-a-reroll = кубики были переброшены
card-no-wounds-are-dealt = не нанесено ни одного ранения

## Специальные правила приключений: когда

card-start-of-the-round = { $when ->
    [before] перед началом раунда
    [after] после начала раунда
    [instead-of] вместо начала раунда
   *[at] в начале раунда
}
card-end-of-the-round = { $when ->
    [before] перед концом раунда
    [after] после конца раунда
    [instead-of] вместо конца раунда
   *[at] в конце раунда
}
card-start-of-the-enemy-phase = { $when ->
    [before] перед началом { -md-enemies-phase(case: "gen") }
    [after] после начала { -md-enemies-phase(case: "gen") }
    [instead-of] вместо начала { -md-enemies-phase(case: "gen") }
   *[at] в начале { -md-enemies-phase(case: "gen") }
}
card-the-first-player-changes = { $when ->
    [before] перед сменой { -md-first-player(case: "gen") }
    [after] после смены { -md-first-player(case: "gen") }
    [instead-of] вместо смены { -md-first-player(case: "gen") }
   *[when] когда меняется { -md-first-player }
}
card-a-hero-picks-up-any-objective = { $when ->
    [before] перед тем как герой подберёт жетон «{ $objective }»
    [after] после того как герой подобрал жетон «{ $objective }»
    [instead-of] вместо подбора жетона «{ $objective }»
   *[when] когда герой подбирает жетон «{ $objective }»
}
card-the-door-door-opens = { $when ->
    [before] перед тем как откроется дверь «{ $door }»
    [after] после того как открылась дверь «{ $door }»
    [instead-of] вместо открытия двери «{ $door }»
   *[when] когда открывается дверь «{ $door }»
}
card-the-chamber-of-place-opens = { $when ->
    [before] перед тем как откроется { -md-chamber }, в котором есть «{ $place }»
    [after] после того как открылся { -md-chamber }, в котором есть «{ $place }»
    [instead-of] вместо открытия зала, в котором есть «{ $place }»
   *[when] когда открывается { -md-chamber }, в котором есть «{ $place }»
}
card-a-hero-enters-place = { $when ->
    [before] перед тем как герой войдёт в зону «{ $place }»
    [after] после того как герой вошёл в зону «{ $place }»
    [instead-of] вместо входа героя в зону «{ $place }»
   *[when] когда герой входит в зону «{ $place }»
}
card-enemy-dies = { $when ->
    [before] перед гибелью врага «{ $enemy }»
    [after] после гибели врага «{ $enemy }»
    [instead-of] вместо гибели врага «{ $enemy }»
   *[when] когда погибает враг «{ $enemy }»
}
card-any-enemy-dies = { $when ->
    [before] перед гибелью любого врага
    [after] после гибели любого врага
    [instead-of] вместо гибели любого врага
   *[when] когда погибает любой враг
}
card-enemy-moves-on-from-place = { $when ->
    [before] перед тем как враг «{ $enemy }» уйдёт из зоны «{ $place }»
    [after] после того как враг «{ $enemy }» ушёл из зоны «{ $place }»
    [instead-of] вместо ухода врага «{ $enemy }» из зоны «{ $place }»
   *[when] когда враг «{ $enemy }» уходит из зоны «{ $place }»
}
card-enemy-reaches-place = { $when ->
    [before] перед тем как враг «{ $enemy }» дойдёт до места «{ $place }»
    [after] после того как враг «{ $enemy }» дошёл до места «{ $place }»
    [instead-of] вместо прихода врага «{ $enemy }» к месту «{ $place }»
   *[when] когда враг «{ $enemy }» доходит до места «{ $place }»
}
card-enemy-is-lured-to-place = { $when ->
    [before] перед тем как враг «{ $enemy }» придёт за фейерверком в зону «{ $place }»
    [after] после того как враг «{ $enemy }» пришёл за фейерверком в зону «{ $place }»
    [instead-of] вместо прихода врага «{ $enemy }» за фейерверком в зону «{ $place }»
   *[when] когда враг «{ $enemy }» приходит за фейерверком в зону «{ $place }»
}
card-the-pillars-of-group-fall = { $group ->
   *[other] { $when ->
        [before] перед тем как рухнут все нужные колонны
        [after] после того как рухнули все нужные колонны
        [instead-of] вместо падения всех нужных колонн
       *[when] когда рушатся все нужные колонны
    }
}
card-the-chosen-hero-dies = { $when ->
    [before] перед гибелью избранного героя
    [after] после гибели избранного героя
    [instead-of] вместо гибели избранного героя
   *[when] когда погибает избранный герой
}

## Специальные правила приключений: условия

card-even-round = раунд чётный
card-odd-round = раунд нечётный
card-round-low-to-high = { $high ->
    [999] идёт раунд { $low } или более поздний
    [2] { $low ->
        [2] идёт раунд { $high }
       *[other] идёт один из раундов с { $low } по { $high }
    }
    [4] { $low ->
        [4] идёт раунд { $high }
       *[other] идёт один из раундов с { $low } по { $high }
    }
    [6] { $low ->
        [6] идёт раунд { $high }
       *[other] идёт один из раундов с { $low } по { $high }
    }
    [8] { $low ->
        [8] идёт раунд { $high }
       *[other] идёт один из раундов с { $low } по { $high }
    }
    [10] { $low ->
        [10] идёт раунд { $high }
       *[other] идёт один из раундов с { $low } по { $high }
    }
   *[other] идёт один из раундов с { $low } по { $high }
}
card-for-the-first-time = это случилось впервые
card-objective-is-done = { $objective ->
   *[other] цель приключения выполнена
}
card-objective-is-not-done = { $objective ->
   *[other] цель приключения ещё не выполнена
}
card-counter-is-at-value = счётчик «{ $counter }» дошёл до { $value }
card-a-hero-stands-at-every-objective = у каждого жетона «{ $objective }» стоит герой
card-a-hero-stands-at-any-objective = у какого-нибудь жетона «{ $objective }» стоит герой
card-one-hero-started = приключение начинал один герой
card-count-objective-are-carried-to-place = в зону «{ $place }» принесены жетоны «{ $objective }» ({ $count })
card-no-enemy-is-at-place = в зоне «{ $place }» нет врагов
card-an-enemy-is-at-place = в зоне «{ $place }» есть { -md-enemy }
card-no-enemies-are-left = врагов не осталось
card-enemy-was-on-a-bridge = враг «{ $enemy }» был на мосту

## Специальные правила приключений: что происходит

card-the-heroes-win = { -md-hero(case: "pl") } побеждают
card-the-heroes-lose = { -md-hero(case: "pl") } терпят поражение
card-complete-objective = { $objective ->
   *[other] цель приключения выполнена
}
card-count-counter = счётчик «{ $counter }» увеличивается на 1
card-choose-a-hero = выберите героя
card-the-hero-gains-value-xp = { -md-hero } получает { $value ->
    [one] { $value } очко опыта
    [few] { $value } очка опыта
   *[many] { $value } очков опыта
}
card-the-hero-takes-an-artifact = { -md-hero } берёт карту { -md-artifact(case: "gen") }
card-the-chosen-hero-takes-an-artifact = избранный { -md-hero } берёт карту { -md-artifact(case: "gen") }
card-the-hero-draws-count-treasures-of-level-level = { -md-hero } берёт { $count ->
    [one] { $count } карту { -md-treasure(case: "many") }
    [few] { $count } карты { -md-treasure(case: "many") }
   *[many] { $count } карт { -md-treasure(case: "many") }
} уровня { $level }
card-carry-it = жетон остаётся у героя
card-the-hero-takes-count-fireworks = { -md-hero } берёт { $count ->
    [one] { $count } фейерверк
    [few] { $count } фейерверка
   *[many] { $count } фейерверков
}
card-all-fireworks-burn-out = все фейерверки догорают
card-a-guard-comes-to-place = { -md-guard } появляется в зоне «{ $place }»
card-a-guard-comes-to-level-level = { -md-guard } появляется у жетона уровня { $level }
card-enemy-comes-to-place = { -md-enemy } «{ $enemy }» появляется в зоне «{ $place }»
card-enemy-comes-to-level-level = { -md-enemy } «{ $enemy }» появляется у жетона уровня { $level }
card-enemy-comes-to-every-objective = { -md-enemy } «{ $enemy }» появляется у каждого жетона «{ $objective }»
card-wake-enemy = { -md-enemy } «{ $enemy }» просыпается
card-open-door = дверь «{ $door }» открывается
card-unlock-door = дверь «{ $door }» отпирается
card-the-level-rises = { -md-level } поднимается
card-every-chamber-of-tile-tile-is-refilled-to-count-treasures = в каждом зале { -md-tile(case: "gen") } { $tile } снова { $count ->
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[many] { $count } сокровищ
}
card-the-dungeon-crumbles = подземелье рушится
card-the-bridges-fall = мосты рушатся
card-the-heroes-divide-count-wounds-for-each-of-them = { -md-hero(case: "pl") } делят между собой { -md-wound(case: "pl") }, по { $count ->
    [one] { $count } ранению
    [few] { $count } ранения
   *[many] { $count } ранений
} на каждого

## Специальные правила приключений: что действует всегда

card-no-event-cards-are-drawn = карты событий не берутся
card-agents-call-no-reinforcements = { -md-agent(case: "pl") } не зовут подкрепление
card-the-level-rises-by-rules-alone = { -md-level } поднимают только { -special-rules }
card-enemies-head-for-place = { -md-enemy(case: "pl") } идут в зону «{ $place }»
card-pillars-draw-the-enemies = { -md-pillar(case: "pl") } привлекают врагов
card-pillars-bar-the-way = { -md-pillar(case: "pl") } преграждают путь
card-pillars-can-be-attacked = { -md-pillar(case: "pl") } можно атаковать
card-every-lair-is-a-lever = каждый жетон { -md-lair(case: "gen") } — рычаг
card-treasure-on-tile-tile-is-of-the-current-level = { -md-treasure(case: "pl") } на { -md-tile(case: "loc") } { $tile } — текущего уровня

## Как ведут себя враги приключений

card-no-roaming-monster-for-events = для карт событий это не { -md-roaming }
card-asleep = не активируется, пока не разбудят
card-never-moves = никогда не перемещается
card-cannot-be-attacked-or-wounded = нельзя ни атаковать, ни ранить
card-attacks-and-moves-zones-towards-place = атакует, если может, и всегда перемещается на { $zones ->
    [one] { $zones } зону
    [few] { $zones } зоны
   *[many] { $zones } зон
}; направление — { $place }
card-counters-without-moving = контратакует, не перемещаясь
card-drags-the-fallen-with-it = тащит за собой погибших и оглушённых героев
card-marches-zones-towards-place = только перемещается, на { $zones ->
    [one] { $zones } зону
    [few] { $zones } зоны
   *[many] { $zones } зон
}; направление — { $place }
card-follows-fireworks = идёт за фейерверками
card-crushes-whoever-is-in-its-zone = убивает всех в своей зоне

## Слова, которые стоят отдельно

word-enemies = { -md-enemy(case: "pl") }
word-ambush = засада
word-treasure = { -md-treasure }
word-special-treasure = { -md-special-treasure }
word-artifact = { -md-artifact }
word-lair = { -md-lair }
word-library = { -md-library }
word-firework = { -md-firework }
word-start = { -md-start }
word-exit = { -md-exit }

## Кубики оружия

label-melee = { part-melee }: { $text }
label-ranged = { part-ranged }: { $text }
label-magic = { part-magic }: { $text }
label-defence = { part-defence }: { $text }
