## Відповіді на запитання перед грою

most_xp-unspent = невитрачений
most_xp-spent = витрачений

## Рядки карт: бій

card-points-by = { $points } { $by }
card-side-points-by = { $points } { $by } у { $side }
card-symbols-by = { $symbols } { $by }
card-wounds-by = { -damage(case: "noms") } { $by }
card-colour-dice-by = { $colour } { -die(case: "noms") } { $by }
card-pool-dice-by = { -die(case: "noms") } { $pool } { $by }
card-side-colour-dice-by = { $colour } { -die(case: "noms") } { $by } у { $side }
card-side-pool-dice-by = { -die(case: "noms") } { $pool } { $by } у { $side }
card-no-defence-dice = без { -die(case: "gens") } { -md-defence(case: "gen") }
card-reroll-pool-dice = { -md-re-roll } { -die(case: "gens") } { $pool }
card-reroll-attack-or-defence-dice = { -md-re-roll } { -die(case: "gens") } { -attack(case: "gen") } або { -md-defence(case: "gen") }
card-reroll-any-pool-dice = { -md-re-roll } будь-яких { -die(case: "gens") } { $pool }
card-reroll-pool-blanks = { -md-re-roll } { -die(case: "gens") } { $pool }, на яких випала порожня грань
card-flip-one-pool-die = перевертання однієї { -die(case: "gen") } { $pool }
card-blanks-count-as-symbols = порожні грані зараховуються як { $symbols }
card-double-the-symbols = символи { $symbols } подвоюються
card-cancel-pool-symbol = скасування символу { $symbol } у кидку { $pool }
card-cancel-all-pool-symbols = скасування всіх символів у кидку { $pool }
card-repeat-times = повтор { $times }
card-stun-the-target = { -stun } цілі
card-hit-the-boss = можна завдати { -damage(case: "gens") } ватажкові
card-all-other-enemies-in-the-zone-suffer-value = усі інші вороги в { -md-zone(case: "loc") } зазнають { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}

## Рядки карт: навички, що діють завжди

card-actions-by = { -md-action(case: "nom-pl") } { $by }
card-type-actions-by = { -md-action(case: "nom-pl") } ({ $type }) { $by }
card-movement-by = очки руху { $by }
card-maximum-health-by = максимум { -md-health } { $by }
card-charge = { -md-charge }
card-safe-shot = { -md-safe-shot }
card-command = лідер
card-payback-value = розплата { $value }
card-regeneration-value = регенерація { $value }
card-slippery = пройда
card-spellblade = магічний клинок
card-taunt = { -md-taunt }
card-teleport-zones = { -teleport } { $zones }

## Рядки карт: що стається одразу

card-full-heal = повне лікування
card-suffer-wounds = зазнайте { $wounds } { $wounds ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-all-whom-where-suffer-value = усі { $whom } { $where } зазнають { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-all-whom-where-heal-value = усі { $whom } { $where } відновлюють { $value } { $value ->
    [one] очко
    [few] очки
   *[many] очок
} { -md-health }
card-all-whom-where-are-stunned = усі { $whom } { $where } зазнають { -stun(case: "gen") }
card-be-stunned = зазнайте { -stun(case: "gen") }
card-stun-an-enemy = { -stun } ворога
card-wound-an-enemy-value = ворог зазнає { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-kill-an-enemy = ворог гине
card-move-zones = переміщення на { $zones } { $zones ->
    [one] { -md-zone(case: "acc") }
    [few] { -md-zone(case: "acc-pl") }
   *[many] { -md-zone(case: "gen-pl") }
}
card-take-count-more-actions = ще { $count } { $count ->
    [one] { -md-action }
    [few] { -md-action(case: "nom-pl") }
   *[many] { -md-action(case: "gen-pl") }
}
card-gain-value-xp = { -experience } { $value ->
    [0] не змінюється
   *[other] +{ $value }
}
card-all-heroes-gain-value-xp = усі { -md-hero(case: "nom-pl") } отримують { $value } { $value ->
    [one] очко
    [few] очки
   *[many] очок
} { -experience(case: "gen") }
card-draw-count-treasures = візьміть { $count } { $count ->
    [one] карту { -treasure(case: "gens") }
    [few] карти { -treasure(case: "gens") }
   *[many] карт { -treasure(case: "gens") }
}
card-lifespark-by = { -md-lifespark } { $by }
card-a-guard-comes-to-the-token-level = { -md-guard } з’являється біля жетона { $token } рівня
card-a-tier-roaming-monster-comes-to-the-token-level = { $tier } { -md-roaming-monster } з’являється біля жетона { $token } рівня
card-all-enemies-activate = активуються всі вороги
card-all-roaming-monsters-activate = активуються всі { -md-roaming-monster(case: "nom-pl") }
card-all-guards-are-stunned = усі { -md-guard(case: "nom-pl") } зазнають { -stun(case: "gen") }
card-agents-call-reinforcements = { -md-agent(case: "nom-pl") } кличуть { -md-reinforcements }
card-all-heroes-in-dark-zones-suffer-value = усі { -md-hero(case: "nom-pl") } в темних { -md-zone(case: "loc-pl") } зазнають { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-all-heroes-in-light-zones-heal-value = усі { -md-hero(case: "nom-pl") } у світлих { -md-zone(case: "loc-pl") } відновлюють { $value } { $value ->
    [one] очко
    [few] очки
   *[many] очок
} { -md-health }
card-self-or-ally = на себе або союзника
card-range-zones = на відстані до { $zones } { $zones ->
    [one] { -md-zone(case: "gen") }
   *[other] { -md-zone(case: "gen-pl") }
}
card-level-by = { -md-level } { $by }

## Рядки карт: коли, за що і за якої умови

card-you-defend = { $when ->
    [before] перед вашим захистом
    [after] після вашого захисту
    [during] під час вашого захисту
    [instead-of] замість вашого захисту
   *[when] коли ви захищаєтеся
}
card-you-or-any-ally-in-the-zone-defends = { $when ->
    [before] перед вашим захистом або захистом союзника у вашій { -md-zone(case: "loc") }
    [after] після вашого захисту або захисту союзника у вашій { -md-zone(case: "loc") }
    [during] під час вашого захисту або захисту союзника у вашій { -md-zone(case: "loc") }
    [instead-of] замість вашого захисту або захисту союзника у вашій { -md-zone(case: "loc") }
   *[when] коли захищаєтеся ви або союзник у вашій { -md-zone(case: "loc") }
}
card-start-of-your-activation = { $when ->
    [before] перед початком вашої { -md-activation(case: "gen") }
    [after] після початку вашої { -md-activation(case: "gen") }
    [instead-of] замість початку вашої { -md-activation(case: "gen") }
   *[at] на початку вашої { -md-activation(case: "gen") }
}
card-this-is-drawn = { $when ->
    [before] перед тим як цю карту взято
    [after] після того як цю карту взято
    [instead-of] замість того, щоб узяти цю карту
   *[when] коли цю карту взято
}
card-magic = у магічному бою
card-symbol = { $symbol }
card-count-symbols = { $symbols } × { $count }
card-bam-and-diamond = { -md-bam(case: "acc") } і { -md-diamond(case: "acc") }
card-bloodlust-value = кровожерливість { $value }
card-blood-sacrifice-value = { -md-blood-sacrifice(case: "acc") } { $value }
card-in-shadow = ви в { -md-shadow(case: "loc") }
card-in-light = ви на світлі
card-two-weapons = екіпіровано дві карти зброї
card-two-handed-weapon = екіпіровано дворучну зброю
card-with-gear = в спорядженні є { $gear }
card-with-mace-or-hammer = в спорядженні є { -md-mace } або { -md-hammer }
card-no-armour = ви без { -md-armour(case: "gen") }
card-wounded-value = у вас не менше { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-no-ally-in-the-zone = в { -md-zone(case: "loc") } немає ваших союзників
card-an-ally-in-the-zone = в { -md-zone(case: "loc") } є ваш союзник
card-count-enemies-in-the-zone = в { -md-zone(case: "loc") } не менше { $count } { $count ->
    [one] ворога
   *[other] ворогів
}
card-against-a-guardian-alone = бій проти { -md-guardian(case: "gen") } без { -md-minion(case: "gen-pl") }
card-after-a-reroll = { -die(case: "accs") } перекинуто
card-no-wounds-are-dealt = { -damage(case: "gens") } не завдано

## Спеціальні правила пригод: коли

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
    [before] перед початком { -md-enemy-phase(case: "gen") }
    [after] після початку { -md-enemy-phase(case: "gen") }
    [instead-of] замість початку { -md-enemy-phase(case: "gen") }
   *[at] на початку { -md-enemy-phase(case: "gen") }
}
card-the-first-player-changes = { $when ->
    [before] перед зміною першого гравця
    [after] після зміни першого гравця
    [instead-of] замість зміни першого гравця
   *[when] коли змінюється { -md-first-player }
}
card-a-hero-picks-up-any-objective = { $when ->
    [before] перед тим як герой підбере жетон «{ $objective }»
    [after] після того як герой підібрав жетон «{ $objective }»
    [instead-of] замість підбирання жетона «{ $objective }»
   *[when] коли герой підбирає жетон «{ $objective }»
}
card-the-door-door-opens = { $when ->
    [before] перед відчиненням дверей «{ $door }»
    [after] після відчинення дверей «{ $door }»
    [instead-of] замість відчинення дверей «{ $door }»
   *[when] коли відчиняються двері «{ $door }»
}
card-the-chamber-of-place-opens = { $when ->
    [before] перед відчиненням { -md-chamber(case: "gen") }, де розташовано «{ $place }»
    [after] після відчинення { -md-chamber(case: "gen") }, де розташовано «{ $place }»
    [instead-of] замість відчинення { -md-chamber(case: "gen") }, де розташовано «{ $place }»
   *[when] коли відчиняється { -md-chamber }, де розташовано «{ $place }»
}
card-a-hero-enters-place = { $when ->
    [before] перед тим як герой увійде в місце «{ $place }»
    [after] після того як герой увійшов у місце «{ $place }»
    [instead-of] замість входу героя в місце «{ $place }»
   *[when] коли герой входить у місце «{ $place }»
}
card-enemy-dies = { $when ->
    [before] перед загибеллю ворога «{ $enemy }»
    [after] після загибелі ворога «{ $enemy }»
    [instead-of] замість загибелі ворога «{ $enemy }»
   *[when] коли гине ворог «{ $enemy }»
}
card-any-enemy-dies = { $when ->
    [before] перед загибеллю будь-якого ворога
    [after] після загибелі будь-якого ворога
    [instead-of] замість загибелі будь-якого ворога
   *[when] коли гине будь-який ворог
}
card-enemy-moves-on-from-place = { $when ->
    [before] перед тим як ворог «{ $enemy }» покине місце «{ $place }»
    [after] після того як ворог «{ $enemy }» покине місце «{ $place }»
    [instead-of] замість того щоб ворог «{ $enemy }» покинув місце «{ $place }»
   *[when] коли ворог «{ $enemy }» покидає місце «{ $place }»
}
card-enemy-reaches-place = { $when ->
    [before] перед тим як ворог «{ $enemy }» досягне місця «{ $place }»
    [after] після того як ворог «{ $enemy }» досягне місця «{ $place }»
    [instead-of] замість того щоб ворог «{ $enemy }» досяг місця «{ $place }»
   *[when] коли ворог «{ $enemy }» досягає місця «{ $place }»
}
card-enemy-is-lured-to-place = { $when ->
    [before] перед тим як ворога «{ $enemy }» буде заманено в місце «{ $place }»
    [after] після того як ворога «{ $enemy }» заманено в місце «{ $place }»
    [instead-of] замість того щоб ворога «{ $enemy }» було заманено в місце «{ $place }»
   *[when] коли ворога «{ $enemy }» заманено в місце «{ $place }»
}
card-the-pillars-of-group-fall = { $group ->
   *[other] { $when ->
        [before] перед падінням усіх потрібних колон
        [after] після падіння всіх потрібних колон
        [instead-of] замість падіння всіх потрібних колон
       *[when] коли падають усі потрібні колони
    }
}
card-the-chosen-hero-dies = { $when ->
    [before] перед загибеллю обраного героя
    [after] після загибелі обраного героя
    [instead-of] замість загибелі обраного героя
   *[when] коли гине обраний герой
}

## Спеціальні правила пригод: умови

card-even-round = раунд парний
card-odd-round = раунд непарний
card-round-low-to-high = { $high ->
    [999] триває раунд { $low } або пізніший
    [2] { $low ->
        [2] триває раунд { $high }
       *[other] триває один із раундів { $low }–{ $high }
    }
    [4] { $low ->
        [4] триває раунд { $high }
       *[other] триває один із раундів { $low }–{ $high }
    }
    [6] { $low ->
        [6] триває раунд { $high }
       *[other] триває один із раундів { $low }–{ $high }
    }
    [8] { $low ->
        [8] триває раунд { $high }
       *[other] триває один із раундів { $low }–{ $high }
    }
    [10] { $low ->
        [10] триває раунд { $high }
       *[other] триває один із раундів { $low }–{ $high }
    }
   *[other] триває один із раундів { $low }–{ $high }
}
card-for-the-first-time = це сталося вперше
card-objective-is-done = { $objective ->
   *[other] завдання пригоди виконано
}
card-objective-is-not-done = { $objective ->
   *[other] завдання пригоди ще не виконано
}
card-counter-is-at-value = лічильник «{ $counter }» дійшов до { $value }
card-a-hero-stands-at-every-objective = в { -md-zone(case: "loc") } кожного жетона «{ $objective }» є герой
card-a-hero-stands-at-any-objective = в { -md-zone(case: "loc") } якогось жетона «{ $objective }» є герой
card-one-hero-started = пригоду починав один герой
card-count-objective-are-carried-to-place = в місце «{ $place }» принесено { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} «{ $objective }»
card-no-enemy-is-at-place = в місці «{ $place }» немає ворогів
card-an-enemy-is-at-place = в місці «{ $place }» є ворог
card-no-enemies-are-left = ворогів не лишилося
card-enemy-was-on-a-bridge = ворог «{ $enemy }» був на мосту

## Спеціальні правила пригод: що стається

card-the-heroes-win = герої перемагають
card-the-heroes-lose = герої програють
card-complete-objective = { $objective ->
   *[other] завдання пригоди виконано
}
card-count-counter = лічильник «{ $counter }» +1
card-choose-a-hero = оберіть героя
card-the-hero-gains-value-xp = герой отримує { $value } { $value ->
    [one] очко
    [few] очки
   *[many] очок
} { -experience(case: "gen") }
card-the-hero-takes-an-artifact = герой бере карту артефакту
card-the-chosen-hero-takes-an-artifact = обраний герой бере карту артефакту
card-the-hero-draws-count-treasures-of-level-level = герой бере { $count } { $count ->
    [one] карту { -treasure(case: "gens") }
    [few] карти { -treasure(case: "gens") }
   *[many] карт { -treasure(case: "gens") }
} рівня { $level }
card-carry-it = { -md-token } лишається в героя
card-the-hero-takes-count-fireworks = герой бере { $count } { $count ->
    [one] { -md-firework(case: "acc") }
    [few] { -md-firework(case: "acc-pl") }
   *[many] { -md-firework(case: "gen-pl") }
}
card-all-fireworks-burn-out = усі { -md-firework(case: "nom-pl") } догоряють
card-a-guard-comes-to-place = { -md-guard } з’являється в місці «{ $place }»
card-a-guard-comes-to-level-level = { -md-guard } з’являється біля жетона рівня { $level }
card-enemy-comes-to-place = ворог «{ $enemy }» з’являється в місці «{ $place }»
card-enemy-comes-to-level-level = ворог «{ $enemy }» з’являється біля жетона рівня { $level }
card-enemy-comes-to-every-objective = ворог «{ $enemy }» з’являється біля кожного жетона «{ $objective }»
card-wake-enemy = ворог «{ $enemy }» прокидається
card-open-door = двері «{ $door }» відчиняються
card-unlock-door = двері «{ $door }» відмикаються
card-the-level-rises = { -md-level } підвищується
card-every-chamber-of-tile-tile-is-refilled-to-count-treasures = у кожній { -md-chamber(case: "loc") } { -md-tile(case: "gen") } { $tile } знову { $count } { $count ->
    [one] { -treasure }
    [few] { -treasure(case: "noms") }
   *[many] { -treasure(case: "gens") }
}
card-the-dungeon-crumbles = підземелля руйнується
card-the-bridges-fall = { -md-bridge(case: "nom-pl") } падають
card-the-heroes-divide-count-wounds-for-each-of-them = герої ділять між собою { -damage(case: "accs") }: по { $count } на кожного героя

## Спеціальні правила пригод: що діє завжди

card-no-event-cards-are-drawn = карт { -md-event(case: "gen-pl") } не беруть
card-agents-call-no-reinforcements = { -md-agent(case: "nom-pl") } не кличуть { -md-reinforcements }
card-the-level-rises-by-rules-alone = { -md-level } підвищують лише { -md-special-rule(case: "nom-pl") }
card-enemies-head-for-place = вороги йдуть у місце «{ $place }»
card-pillars-draw-the-enemies = { -md-pillar(case: "nom-pl") } приваблюють ворогів
card-pillars-bar-the-way = { -md-pillar(case: "nom-pl") } перегороджують шлях
card-pillars-can-be-attacked = { -md-pillar(case: "acc-pl") } можна атакувати
card-every-lair-is-a-lever = кожне { -md-lair } — важіль
card-treasure-on-tile-tile-is-of-the-current-level = { -treasure(case: "noms") } на { -md-tile(case: "loc") } { $tile } мають поточний { -md-level }

## Як поводяться вороги пригод

card-no-roaming-monster-for-events = для карт { -md-event(case: "gen-pl") } це не { -md-roaming-monster }
card-asleep = спить
card-never-moves = ніколи не переміщується
card-cannot-be-attacked-or-wounded = не можна ні атакувати, ні поранити
card-attacks-and-moves-zones-towards-place = атакує та переміщується на { $zones } { $zones ->
    [one] { -md-zone(case: "acc") }
    [few] { -md-zone(case: "acc-pl") }
   *[many] { -md-zone(case: "gen-pl") }
}; напрямок — { $place }
card-counters-without-moving = контратакує, не переміщуючись
card-drags-the-fallen-with-it = тягне за собою загиблих та оглушених
card-marches-zones-towards-place = переміщується на { $zones } { $zones ->
    [one] { -md-zone(case: "acc") }
    [few] { -md-zone(case: "acc-pl") }
   *[many] { -md-zone(case: "gen-pl") }
}; напрямок — { $place }
card-follows-fireworks = іде на феєрверки
card-crushes-whoever-is-in-its-zone = убиває всіх у своїй { -md-zone(case: "loc") }

## Слова, що стоять окремо

word-enemies = { -md-enemy(case: "nom-pl") }
word-ambush = засідка
word-treasure = { -treasure }
word-special-treasure = { -md-special-treasure }
word-artifact = { -md-artifact }
word-lair = { -md-lair }
word-library = { -md-library }
word-firework = { -md-firework }
word-start = { -md-start }
word-exit = { -md-exit }

## Кістки зброї

label-melee = { part-melee }: { $text }
label-ranged = { part-ranged }: { $text }
label-magic = { part-magic }: { $text }
label-defence = { part-defence }: { $text }
