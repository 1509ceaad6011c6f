## Слова, що стоять окремо

most_xp-unspent = невитрачений
most_xp-spent = витрачений

## Рядки карт: бій

card-points-by = { $points } { $by }
card-side-points-by = { $points } { $by } у { $side }
card-symbols-by = { $symbols } { $by }
card-wounds-by = рани { $by }
card-colour-dice-by = { $colour } кубики { $by }
card-pool-dice-by = кубики { $pool } { $by }
card-side-colour-dice-by = { $colour } кубики { $by } у { $side }
card-side-pool-dice-by = кубики { $pool } { $by } у { $side }
card-no-defence-dice = без кубиків захисту
card-reroll-pool-dice = перекидання кубиків { $pool }
card-reroll-attack-or-defence-dice = перекидання кубиків атаки або захисту
card-reroll-any-pool-dice = перекидання будь-яких кубиків { $pool }
card-reroll-pool-blanks = перекидання порожніх кубиків { $pool }
card-flip-one-pool-die = перевертання одного кубика { $pool }
card-blanks-count-as-symbols = порожні грані рахуються за { $symbols }
card-double-the-symbols = подвоєні { $symbols }
card-cancel-pool-symbol = скасування символу { $symbol } у кидку { $pool }
card-cancel-all-pool-symbols = скасування всіх символів у кидку { $pool }
card-repeat-times = повтор { $times }
card-stun-the-target = приголомшення цілі
card-hit-the-boss = можна ранити ватажка
card-all-other-enemies-in-the-zone-suffer-value = усі інші вороги в зоні отримують { $value ->
    [one] { $value } рану
    [few] { $value } рани
   *[many] { $value } ран
}

## Рядки карт: навички, що діють завжди

card-actions-by = дії { $by }
card-type-actions-by = дії ({ $type }) { $by }
card-movement-by = очки руху { $by }
card-maximum-health-by = максимум здоров’я { $by }
card-charge = ривок
card-safe-shot = бойова дистанція
card-command = лідер
card-payback-value = розплата { $value }
card-regeneration-value = регенерація { $value }
card-slippery = пройда
card-spellblade = магічний клинок
card-taunt = провокація
card-teleport-zones = телепортація { $zones }

## Рядки карт: що стається одразу

card-full-heal = повне зцілення
card-suffer-wounds = отримайте { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } рани
   *[many] { $wounds } ран
}
card-all-whom-where-suffer-value = усі { $whom } { $where } отримують { $value ->
    [one] { $value } рану
    [few] { $value } рани
   *[many] { $value } ран
}
card-all-whom-where-heal-value = усі { $whom } { $where } лікуються на { $value }
card-all-whom-where-are-stunned = усі { $whom } { $where } приголомшені
card-be-stunned = ви приголомшені
card-stun-an-enemy = приголомшення ворога
card-wound-an-enemy-value = ворог отримує { $value ->
    [one] { $value } рану
    [few] { $value } рани
   *[many] { $value } ран
}
card-kill-an-enemy = загибель ворога
card-move-zones = переміщення на { $zones ->
    [one] { $zones } зону
    [few] { $zones } зони
   *[many] { $zones } зон
}
card-take-count-more-actions = ще { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
}
card-gain-value-xp = досвід +{ $value }
card-all-heroes-gain-value-xp = усі герої: досвід +{ $value }
card-draw-count-treasures = візьміть { $count ->
    [one] { $count } карту скарбу
    [few] { $count } карти скарбів
   *[many] { $count } карт скарбів
}
card-lifespark-by = «Іскра життя» { $by }
card-a-guard-comes-to-the-token-level = вартовий з’являється біля жетона { $token } рівня
card-a-tier-roaming-monster-comes-to-the-token-level = { $tier } бродячий монстр з’являється біля жетона { $token } рівня
card-all-enemies-activate = активуються всі вороги
card-all-roaming-monsters-activate = активуються всі бродячі монстри
card-all-guards-are-stunned = усі вартові приголомшені
card-agents-call-reinforcements = агенти кличуть підкріплення
card-all-heroes-in-dark-zones-suffer-value = усі герої в темних зонах отримують { $value ->
    [one] { $value } рану
    [few] { $value } рани
   *[many] { $value } ран
}
card-all-heroes-in-light-zones-heal-value = усі герої у світлих зонах лікуються на { $value }
card-self-or-ally = на себе або союзника
card-range-zones = на відстані до { $zones }
card-level-by = рівень { $by }

## Рядки карт: коли, за що і за якої умови

card-you-defend = { $when ->
    [before] перед вашим захистом
    [after] після вашого захисту
    [during] під час вашого захисту
    [instead-of] замість вашого захисту
   *[when] коли ви захищаєтеся
}
card-you-or-any-ally-in-the-zone-defends = { $when ->
    [before] перед захистом вашим або союзника в зоні
    [after] після захисту вашого або союзника в зоні
    [during] під час захисту вашого або союзника в зоні
    [instead-of] замість захисту вашого або союзника в зоні
   *[when] коли захищаєтеся ви або союзник у зоні
}
card-start-of-your-activation = { $when ->
    [before] перед початком вашої активації
    [after] після початку вашої активації
    [instead-of] замість початку вашої активації
   *[at] на початку вашої активації
}
card-this-is-drawn = { $when ->
    [before] перед тим як цю карту візьмуть
    [after] після того як цю карту взяли
    [instead-of] замість узяття цієї карти
   *[when] коли цю карту беруть
}
card-magic = магією
card-symbol = { $symbol }
card-count-symbols = { $symbols } × { $count }
card-bam-and-diamond = «Вибух» і «Діамант»
card-bloodlust-value = жагу крові { $value }
card-blood-sacrifice-value = криваву жертву { $value }
card-in-shadow = у сутіні
card-in-light = на світлі
card-two-weapons = у руках дві зброї
card-two-handed-weapon = у руках дворучна зброя
card-with-gear = у спорядженні є { $gear }
card-with-mace-or-hammer = у спорядженні є булава або молот
card-no-armour = броні немає
card-wounded-value = ран не менше { $value }
card-no-ally-in-the-zone = у зоні немає союзників
card-an-ally-in-the-zone = у зоні є союзник
card-count-enemies-in-the-zone = ворогів у зоні не менше { $count }
card-against-a-guardian-alone = проти охоронця без поплічників
card-after-a-reroll = кубики перекинуто
card-no-wounds-are-dealt = ран не завдано

## Особливі правила пригод: коли

card-start-of-the-round = { $when ->
    [before] перед початком раунду
    [after] після початку раунду
    [instead-of] замість початку раунду
   *[at] на початку раунду
}
card-end-of-the-round = { $when ->
    [before] перед кінцем раунду
    [after] після кінця раунду
    [instead-of] замість кінця раунду
   *[at] наприкінці раунду
}
card-start-of-the-enemy-phase = { $when ->
    [before] перед початком фази ворогів
    [after] після початку фази ворогів
    [instead-of] замість початку фази ворогів
   *[at] на початку фази ворогів
}
card-the-first-player-changes = { $when ->
    [before] перед зміною першого гравця
    [after] після зміни першого гравця
    [instead-of] замість зміни першого гравця
   *[when] коли змінюється перший гравець
}
card-a-hero-picks-up-any-objective = { $when ->
    [before] перед тим як герой підбере жетон «{ $objective }»
    [after] після того як герой підібрав жетон «{ $objective }»
    [instead-of] замість підбирання жетона «{ $objective }»
   *[when] коли герой підбирає жетон «{ $objective }»
}
card-the-door-door-opens = { $when ->
    [before] перед тим як відчиняться двері { $door }
    [after] після того як відчинилися двері { $door }
    [instead-of] замість відчинення дверей { $door }
   *[when] коли відчиняються двері { $door }
}
card-the-chamber-of-place-opens = { $when ->
    [before] перед тим як відчиниться зала { $place }
    [after] після того як відчинилася зала { $place }
    [instead-of] замість відчинення зали { $place }
   *[when] коли відчиняється зала { $place }
}
card-a-hero-enters-place = { $when ->
    [before] перед тим як герой увійде до зони { $place }
    [after] після того як герой увійшов до зони { $place }
    [instead-of] замість входу героя до зони { $place }
   *[when] коли герой входить до зони { $place }
}
card-enemy-dies = { $when ->
    [before] перед тим як загине { $enemy }
    [after] після того як загине { $enemy }
    [instead-of] замість того щоб загинув { $enemy }
   *[when] коли гине { $enemy }
}
card-any-enemy-dies = { $when ->
    [before] перед загибеллю будь-якого ворога
    [after] після загибелі будь-якого ворога
    [instead-of] замість загибелі будь-якого ворога
   *[when] коли гине будь-який ворог
}
card-enemy-moves-on-from-place = { $when ->
    [before] перед тим як { $enemy } піде із зони { $place }
    [after] після того як { $enemy } піде із зони { $place }
    [instead-of] замість відходу із зони { $place } ({ $enemy })
   *[when] коли { $enemy } йде із зони { $place }
}
card-enemy-reaches-place = { $when ->
    [before] перед тим як { $enemy } дійде до зони { $place }
    [after] після того як { $enemy } дійде до зони { $place }
    [instead-of] замість приходу до зони { $place } ({ $enemy })
   *[when] коли { $enemy } доходить до зони { $place }
}
card-enemy-is-lured-to-place = { $when ->
    [before] перед тим як { $enemy } прийде за феєрверком до зони { $place }
    [after] після того як { $enemy } прийде за феєрверком до зони { $place }
    [instead-of] замість приходу за феєрверком до зони { $place } ({ $enemy })
   *[when] коли { $enemy } приходить за феєрверком до зони { $place }
}
card-the-pillars-of-group-fall = { $when ->
    [before] перед тим як упадуть колони { $group }
    [after] після того як упадуть колони { $group }
    [instead-of] замість падіння колон { $group }
   *[when] коли падають колони { $group }
}
card-the-chosen-hero-dies = { $when ->
    [before] перед загибеллю обраного героя
    [after] після загибелі обраного героя
    [instead-of] замість загибелі обраного героя
   *[when] коли гине обраний герой
}

## Особливі правила пригод: умови

card-even-round = раунд парний
card-odd-round = раунд непарний
card-round-low-to-high = раунд з { $low } по { $high }
card-for-the-first-time = це сталося вперше
card-objective-is-done = ціль { $objective } виконано
card-objective-is-not-done = ціль { $objective } не виконано
card-counter-is-at-value = лічильник { $counter } дійшов до { $value }
card-a-hero-stands-at-every-objective = біля кожного жетона «{ $objective }» стоїть герой
card-a-hero-stands-at-any-objective = біля якогось жетона «{ $objective }» стоїть герой
card-one-hero-started = пригоду починав один герой
card-count-objective-are-carried-to-place = до зони { $place } принесено жетони «{ $objective }», числом { $count }
card-no-enemy-is-at-place = у зоні { $place } немає ворогів
card-an-enemy-is-at-place = у зоні { $place } є ворог
card-no-enemies-are-left = ворогів не лишилося
card-enemy-was-on-a-bridge = { $enemy } на мосту

## Особливі правила пригод: що стається

card-the-heroes-win = герої перемагають
card-the-heroes-lose = герої програють
card-complete-objective = ціль { $objective } виконано
card-count-counter = лічильник { $counter } +1
card-choose-a-hero = оберіть героя
card-the-hero-gains-value-xp = герой отримує досвід +{ $value }
card-the-hero-takes-an-artifact = герой бере артефакт
card-the-chosen-hero-takes-an-artifact = обраний герой бере артефакт
card-the-hero-draws-count-treasures-of-level-level = герой бере { $count ->
    [one] { $count } карту скарбу
    [few] { $count } карти скарбів
   *[many] { $count } карт скарбів
} рівня { $level }
card-carry-it = жетон лишається в героя
card-the-hero-takes-count-fireworks = герой бере { $count ->
    [one] { $count } феєрверк
    [few] { $count } феєрверки
   *[many] { $count } феєрверків
}
card-all-fireworks-burn-out = усі феєрверки догоряють
card-a-guard-comes-to-place = вартовий з’являється в зоні { $place }
card-a-guard-comes-to-level-level = вартовий з’являється біля жетона рівня { $level }
card-enemy-comes-to-place = { $enemy } з’являється в зоні { $place }
card-enemy-comes-to-level-level = { $enemy } з’являється біля жетона рівня { $level }
card-enemy-comes-to-every-objective = { $enemy } з’являється біля кожного жетона «{ $objective }»
card-wake-enemy = { $enemy } прокидається
card-open-door = двері { $door } відчиняються
card-unlock-door = двері { $door } відмикаються
card-the-level-rises = рівень піднімається
card-every-chamber-of-tile-tile-is-refilled-to-count-treasures = у кожній залі плитки { $tile } знову { $count ->
    [one] { $count } скарб
    [few] { $count } скарби
   *[many] { $count } скарбів
}
card-the-dungeon-crumbles = підземелля руйнується
card-the-bridges-fall = мости падають
card-the-heroes-divide-count-wounds-for-each-of-them = герої ділять рани між собою, по { $count ->
    [one] { $count } рані
   *[other] { $count }
} на кожного

## Особливі правила пригод: що діє завжди

card-no-event-cards-are-drawn = карти подій не беруться
card-agents-call-no-reinforcements = агенти не кличуть підкріплення
card-the-level-rises-by-rules-alone = рівень піднімають лише особливі правила
card-enemies-head-for-place = вороги йдуть до зони { $place }
card-pillars-draw-the-enemies = колони приваблюють ворогів
card-pillars-bar-the-way = колони перегороджують шлях
card-pillars-can-be-attacked = колони можна атакувати
card-every-lair-is-a-lever = кожне лігво — важіль
card-treasure-on-tile-tile-is-of-the-current-level = скарби на плитці { $tile } поточного рівня

## Як поводяться вороги пригод

card-no-roaming-monster-for-events = для подій це не бродячий монстр
card-asleep = спить
card-never-moves = ніколи не рухається
card-cannot-be-attacked-or-wounded = не можна ні атакувати, ні ранити
card-attacks-and-moves-zones-towards-place = атакує й рухається на { $zones ->
    [one] { $zones } зону
    [few] { $zones } зони
   *[many] { $zones } зон
} у бік: { $place }
card-counters-without-moving = контратакує, не рухаючись
card-drags-the-fallen-with-it = тягне за собою тих, хто впав
card-marches-zones-towards-place = іде на { $zones ->
    [one] { $zones } зону
    [few] { $zones } зони
   *[many] { $zones } зон
} у бік: { $place }
card-follows-fireworks = іде за феєрверками
card-crushes-whoever-is-in-its-zone = убиває всіх у своїй зоні

## Слова, що стоять окремо

word-enemies = вороги
word-ambush = засідка
word-treasure = скарб
word-special-treasure = особливий скарб
word-artifact = артефакт
word-lair = лігво
word-library = бібліотека
word-firework = феєрверк
word-start = вхід
word-exit = вихід
