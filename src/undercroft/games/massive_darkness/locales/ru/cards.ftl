## Слова, которые стоят отдельно

most_xp-unspent = непотраченный
most_xp-spent = потраченный

## Строки карт: бой

card-points-by = { $points } { $by }
card-side-points-by = { $points } { $by } у { $side }
card-symbols-by = { $symbols } { $by }
card-wounds-by = раны { $by }
card-colour-dice-by = { $colour } кубики { $by }
card-pool-dice-by = кубики { $pool } { $by }
card-side-colour-dice-by = { $colour } кубики { $by } у { $side }
card-side-pool-dice-by = кубики { $pool } { $by } у { $side }
card-no-defence-dice = без кубиков защиты
card-reroll-pool-dice = переброс кубиков { $pool }
card-reroll-attack-or-defence-dice = переброс кубиков атаки или защиты
card-reroll-any-pool-dice = переброс любых кубиков { $pool }
card-reroll-pool-blanks = переброс пустых кубиков { $pool }
card-flip-one-pool-die = переворот одного кубика { $pool }
card-blanks-count-as-symbols = пустые грани считаются за { $symbols }
card-double-the-symbols = удвоенные { $symbols }
card-cancel-pool-symbol = отмена символа { $symbol } в броске { $pool }
card-cancel-all-pool-symbols = отмена всех символов в броске { $pool }
card-repeat-times = повтор { $times }
card-stun-the-target = оглушение цели
card-hit-the-boss = можно ранить вожака
card-all-other-enemies-in-the-zone-suffer-value = все другие враги в зоне получают { $value ->
    [one] { $value } рану
    [few] { $value } раны
   *[many] { $value } ран
}

## Строки карт: навыки, которые действуют всегда

card-actions-by = действия { $by }
card-type-actions-by = действия ({ $type }) { $by }
card-movement-by = очки движения { $by }
card-maximum-health-by = максимум здоровья { $by }
card-charge = рывок
card-safe-shot = боевая дистанция
card-command = лидер
card-payback-value = расплата { $value }
card-regeneration-value = регенерация { $value }
card-slippery = проныра
card-spellblade = магический клинок
card-taunt = провокация
card-teleport-zones = телепортация { $zones }

## Строки карт: что происходит сразу

card-full-heal = полное исцеление
card-suffer-wounds = получите { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
card-all-whom-where-suffer-value = все { $whom } { $where } получают { $value ->
    [one] { $value } рану
    [few] { $value } раны
   *[many] { $value } ран
}
card-all-whom-where-heal-value = все { $whom } { $where } лечатся на { $value }
card-all-whom-where-are-stunned = все { $whom } { $where } оглушены
card-be-stunned = вы оглушены
card-stun-an-enemy = оглушение врага
card-wound-an-enemy-value = враг получает { $value ->
    [one] { $value } рану
    [few] { $value } раны
   *[many] { $value } ран
}
card-kill-an-enemy = гибель врага
card-move-zones = перемещение на { $zones ->
    [one] { $zones } зону
    [few] { $zones } зоны
   *[many] { $zones } зон
}
card-take-count-more-actions = ещё { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
card-gain-value-xp = опыт +{ $value }
card-all-heroes-gain-value-xp = все герои: опыт +{ $value }
card-draw-count-treasures = возьмите { $count ->
    [one] { $count } карту сокровища
    [few] { $count } карты сокровищ
   *[many] { $count } карт сокровищ
}
card-lifespark-by = «Искра жизни» { $by }
card-a-guard-comes-to-the-token-level = страж появляется у жетона { $token } уровня
card-a-tier-roaming-monster-comes-to-the-token-level = { $tier } бродячий монстр появляется у жетона { $token } уровня
card-all-enemies-activate = активируются все враги
card-all-roaming-monsters-activate = активируются все бродячие монстры
card-all-guards-are-stunned = все стражи оглушены
card-agents-call-reinforcements = агенты зовут подкрепление
card-all-heroes-in-dark-zones-suffer-value = все герои в тёмных зонах получают { $value ->
    [one] { $value } рану
    [few] { $value } раны
   *[many] { $value } ран
}
card-all-heroes-in-light-zones-heal-value = все герои в светлых зонах лечатся на { $value }
card-self-or-ally = на себя или союзника
card-range-zones = на расстоянии до { $zones }
card-level-by = уровень { $by }

## Строки карт: когда, за что и при каком условии

card-you-defend = { $when ->
    [before] перед вашей защитой
    [after] после вашей защиты
    [during] во время вашей защиты
    [instead-of] вместо вашей защиты
   *[when] когда вы защищаетесь
}
card-you-or-any-ally-in-the-zone-defends = { $when ->
    [before] перед защитой вашей или союзника в зоне
    [after] после защиты вашей или союзника в зоне
    [during] во время защиты вашей или союзника в зоне
    [instead-of] вместо защиты вашей или союзника в зоне
   *[when] когда защищаетесь вы или союзник в зоне
}
card-start-of-your-activation = { $when ->
    [before] перед началом вашей активации
    [after] после начала вашей активации
    [instead-of] вместо начала вашей активации
   *[at] в начале вашей активации
}
card-this-is-drawn = { $when ->
    [before] перед тем как эту карту возьмут
    [after] после того как эту карту взяли
    [instead-of] вместо взятия этой карты
   *[when] когда эту карту берут
}
card-magic = магией
card-symbol = { $symbol }
card-count-symbols = { $symbols } × { $count }
card-bam-and-diamond = «Взрыв» и «Бриллиант»
card-bloodlust-value = жажду крови { $value }
card-blood-sacrifice-value = кровавую жертву { $value }
card-in-shadow = в сумраке
card-in-light = на свету
card-two-weapons = в руках два оружия
card-two-handed-weapon = в руках двуручное оружие
card-with-gear = в снаряжении есть { $gear }
card-with-mace-or-hammer = в снаряжении есть булава или молот
card-no-armour = брони нет
card-wounded-value = ран не меньше { $value }
card-no-ally-in-the-zone = в зоне нет союзников
card-an-ally-in-the-zone = в зоне есть союзник
card-count-enemies-in-the-zone = врагов в зоне не меньше { $count }
card-against-a-guardian-alone = против хранителя без приспешников
card-after-a-reroll = кубики переброшены
card-no-wounds-are-dealt = ран не нанесено

## Особые правила приключений: когда

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
    [before] перед началом фазы врагов
    [after] после начала фазы врагов
    [instead-of] вместо начала фазы врагов
   *[at] в начале фазы врагов
}
card-the-first-player-changes = { $when ->
    [before] перед сменой первого игрока
    [after] после смены первого игрока
    [instead-of] вместо смены первого игрока
   *[when] когда меняется первый игрок
}
card-a-hero-picks-up-any-objective = { $when ->
    [before] перед тем как герой подберёт жетон «{ $objective }»
    [after] после того как герой подобрал жетон «{ $objective }»
    [instead-of] вместо подбора жетона «{ $objective }»
   *[when] когда герой подбирает жетон «{ $objective }»
}
card-the-door-door-opens = { $when ->
    [before] перед тем как откроется дверь { $door }
    [after] после того как открылась дверь { $door }
    [instead-of] вместо открытия двери { $door }
   *[when] когда открывается дверь { $door }
}
card-the-chamber-of-place-opens = { $when ->
    [before] перед тем как откроется зал { $place }
    [after] после того как открылся зал { $place }
    [instead-of] вместо открытия зала { $place }
   *[when] когда открывается зал { $place }
}
card-a-hero-enters-place = { $when ->
    [before] перед тем как герой войдёт в зону { $place }
    [after] после того как герой вошёл в зону { $place }
    [instead-of] вместо входа героя в зону { $place }
   *[when] когда герой входит в зону { $place }
}
card-enemy-dies = { $when ->
    [before] перед тем как погибнет { $enemy }
    [after] после того как погибнет { $enemy }
    [instead-of] вместо того чтобы погиб { $enemy }
   *[when] когда погибает { $enemy }
}
card-any-enemy-dies = { $when ->
    [before] перед гибелью любого врага
    [after] после гибели любого врага
    [instead-of] вместо гибели любого врага
   *[when] когда погибает любой враг
}
card-enemy-moves-on-from-place = { $when ->
    [before] перед тем как { $enemy } уйдёт из зоны { $place }
    [after] после того как { $enemy } уйдёт из зоны { $place }
    [instead-of] вместо ухода из зоны { $place } ({ $enemy })
   *[when] когда { $enemy } уходит из зоны { $place }
}
card-enemy-reaches-place = { $when ->
    [before] перед тем как { $enemy } дойдёт до зоны { $place }
    [after] после того как { $enemy } дойдёт до зоны { $place }
    [instead-of] вместо прихода в зону { $place } ({ $enemy })
   *[when] когда { $enemy } доходит до зоны { $place }
}
card-enemy-is-lured-to-place = { $when ->
    [before] перед тем как { $enemy } придёт за фейерверком в зону { $place }
    [after] после того как { $enemy } придёт за фейерверком в зону { $place }
    [instead-of] вместо прихода за фейерверком в зону { $place } ({ $enemy })
   *[when] когда { $enemy } приходит за фейерверком в зону { $place }
}
card-the-pillars-of-group-fall = { $when ->
    [before] перед тем как рухнут колонны { $group }
    [after] после того как рухнут колонны { $group }
    [instead-of] вместо падения колонн { $group }
   *[when] когда рушатся колонны { $group }
}
card-the-chosen-hero-dies = { $when ->
    [before] перед гибелью избранного героя
    [after] после гибели избранного героя
    [instead-of] вместо гибели избранного героя
   *[when] когда погибает избранный герой
}

## Особые правила приключений: условия

card-even-round = раунд чётный
card-odd-round = раунд нечётный
card-round-low-to-high = раунд с { $low } по { $high }
card-for-the-first-time = это случилось впервые
card-objective-is-done = цель { $objective } выполнена
card-objective-is-not-done = цель { $objective } не выполнена
card-counter-is-at-value = счётчик { $counter } дошёл до { $value }
card-a-hero-stands-at-every-objective = у каждого жетона «{ $objective }» стоит герой
card-a-hero-stands-at-any-objective = у какого-нибудь жетона «{ $objective }» стоит герой
card-one-hero-started = приключение начинал один герой
card-count-objective-are-carried-to-place = в зону { $place } принесены жетоны «{ $objective }», числом { $count }
card-no-enemy-is-at-place = в зоне { $place } нет врагов
card-an-enemy-is-at-place = в зоне { $place } есть враг
card-no-enemies-are-left = врагов не осталось
card-enemy-was-on-a-bridge = { $enemy } на мосту

## Особые правила приключений: что происходит

card-the-heroes-win = герои побеждают
card-the-heroes-lose = герои проигрывают
card-complete-objective = цель { $objective } выполнена
card-count-counter = счётчик { $counter } +1
card-choose-a-hero = выберите героя
card-the-hero-gains-value-xp = герой получает опыт +{ $value }
card-the-hero-takes-an-artifact = герой берёт артефакт
card-the-chosen-hero-takes-an-artifact = избранный герой берёт артефакт
card-the-hero-draws-count-treasures-of-level-level = герой берёт { $count ->
    [one] { $count } карту сокровища
    [few] { $count } карты сокровищ
   *[many] { $count } карт сокровищ
} уровня { $level }
card-carry-it = жетон остаётся у героя
card-the-hero-takes-count-fireworks = герой берёт { $count ->
    [one] { $count } фейерверк
    [few] { $count } фейерверка
   *[many] { $count } фейерверков
}
card-all-fireworks-burn-out = все фейерверки догорают
card-a-guard-comes-to-place = страж появляется в зоне { $place }
card-a-guard-comes-to-level-level = страж появляется у жетона уровня { $level }
card-enemy-comes-to-place = { $enemy } появляется в зоне { $place }
card-enemy-comes-to-level-level = { $enemy } появляется у жетона уровня { $level }
card-enemy-comes-to-every-objective = { $enemy } появляется у каждого жетона «{ $objective }»
card-wake-enemy = { $enemy } просыпается
card-open-door = дверь { $door } открывается
card-unlock-door = дверь { $door } отпирается
card-the-level-rises = уровень поднимается
card-every-chamber-of-tile-tile-is-refilled-to-count-treasures = в каждом зале плитки { $tile } снова { $count ->
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[many] { $count } сокровищ
}
card-the-dungeon-crumbles = подземелье рушится
card-the-bridges-fall = мосты рушатся
card-the-heroes-divide-count-wounds-for-each-of-them = герои делят раны между собой, по { $count ->
    [one] { $count } ране
   *[other] { $count }
} на каждого

## Особые правила приключений: что действует всегда

card-no-event-cards-are-drawn = карты событий не берутся
card-agents-call-no-reinforcements = агенты не зовут подкрепление
card-the-level-rises-by-rules-alone = уровень поднимают только особые правила
card-enemies-head-for-place = враги идут в зону { $place }
card-pillars-draw-the-enemies = колонны привлекают врагов
card-pillars-bar-the-way = колонны преграждают путь
card-pillars-can-be-attacked = колонны можно атаковать
card-every-lair-is-a-lever = каждое логово — рычаг
card-treasure-on-tile-tile-is-of-the-current-level = сокровища на плитке { $tile } текущего уровня

## Как ведут себя враги приключений

card-no-roaming-monster-for-events = для событий это не бродячий монстр
card-asleep = спит
card-never-moves = никогда не движется
card-cannot-be-attacked-or-wounded = нельзя ни атаковать, ни ранить
card-attacks-and-moves-zones-towards-place = атакует и движется на { $zones ->
    [one] { $zones } зону
    [few] { $zones } зоны
   *[many] { $zones } зон
} в сторону: { $place }
card-counters-without-moving = контратакует, не двигаясь
card-drags-the-fallen-with-it = тащит за собой упавших
card-marches-zones-towards-place = идёт на { $zones ->
    [one] { $zones } зону
    [few] { $zones } зоны
   *[many] { $zones } зон
} в сторону: { $place }
card-follows-fireworks = идёт за фейерверками
card-crushes-whoever-is-in-its-zone = убивает всех в своей зоне

## Слова, которые стоят отдельно

word-enemies = враги
word-ambush = засада
word-treasure = сокровище
word-special-treasure = особое сокровище
word-artifact = артефакт
word-lair = логово
word-library = библиотека
word-firework = фейерверк
word-start = вход
word-exit = выход
