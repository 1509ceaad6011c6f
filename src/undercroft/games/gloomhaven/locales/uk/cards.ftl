## Здібності

card-loot-hexes = здобич { $hexes }
card-recover-count-pile = поверніть на руку { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} { $pile }
card-refresh-count-used = відновіть { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
} з числа { $used }
card-summon-name-stats = прикликання { $name } { $stats }
card-summon-ranks-kind = прикликання: { $kind } ({ $ranks })
card-all-adjacent-suffer-value = усі сусідні фігури зазнають { $value ->
    [one] { $value } одиницю шкоди
    [few] { $value } одиниці шкоди
   *[many] { $value } одиниць шкоди
}
card-create-trap-damage = встановлення пастки, шкода { $damage }
card-disarm-trap = знешкодження пастки
card-create-obstacle = встановлення перешкоди
card-destroy-obstacle = руйнування перешкоди
card-move-obstacle-hexes = переміщення перешкоди { $hexes }
card-place-rift = відкриття порталу
card-move-rift-hexes = переміщення порталу { $hexes }
card-teleport-hexes = телепортація { $hexes }
card-teleport-target-hexes = телепортація цілі { $hexes }
card-teleport-to-focus = телепортація до цілі
card-swap-places = обмін місцями
card-xp-value = досвід { $value }
card-special-number = особлива дія { $number }
card-focus-criterion = ціль: { $criterion }
card-attackers-have-disadvantage = атаки на цю фігуру з трудністю
card-immune-to-condition = не діє стан «{ $condition }»
card-move-to-the-next-door-and-open-it = рух до найближчих дверей, відчинити їх
card-it-suffers-value = ця фігура отримує { $value ->
    [one] { $value } одиницю шкоди
    [few] { $value } одиниці шкоди
   *[many] { $value } одиниць шкоди
}
card-it-gains-condition = ця фігура отримує стан «{ $condition }»
card-it-heals-value = ця фігура зцілюється на { $value }

## Модифікатори

card-target-all-adjacent = усі сусідні цілі
card-attack-by-against-which = атака { $by }, якщо ціль { $which }
card-all-on-one-target = можна всі атаки в одну ціль
card-disadvantage = трудність
card-double-counts-as-zero = ×2 вважається за +0
card-double-the-attack = атака подвоюється
card-ignore-shield = щит не враховується
card-xp-value-per-target = досвід { $value } за кожну ціль
card-permanently = до кінця сценарію
card-anywhere = будь-де на мапі
card-heal-by = зцілення { $by }
card-heal-value-self-per-target-damaged = зцілення { $value } на себе за кожну ціль, що зазнала шкоди
card-heal-value-ally = зцілення { $value } на союзника
card-shield-value-self = щит { $value } на себе
card-shield-value-ally = щит { $value } на союзника
card-all-beside-the-target-suffer-value = усі фігури поруч із ціллю зазнають { $value ->
    [one] { $value } одиницю шкоди
    [few] { $value } одиниці шкоди
   *[many] { $value } одиниць шкоди
}
card-summon-ranks-kind-beside-the-target = прикликання поруч із ціллю: { $kind } ({ $ranks })
card-with-its-hit-points = із запасом здоров’я того, хто прикликав
card-small = малі

## Кого стосується рядок і як далеко

card-hp-value = здоров’я { $value }

## Що ще кажуть предмети

card-add-count-1-cards-to-your-attack-modifier-deck = замішайте у свою колоду модифікаторів { $count ->
    [one] { $count } карту −1
    [few] { $count } карти −1
   *[many] { $count } карт −1
}
card-carry-count-more-small-items = можна взяти ще { $count ->
    [one] { $count } малий предмет
    [few] { $count } малі предмети
   *[many] { $count } малих предметів
}
card-cannot-be-refreshed-once-consumed = витрачений предмет не можна відновити

## Моменти: кожен каже все підрядне речення

card-you-perform-an-attack = { $when ->
    [before] перед вашою здібністю атаки
    [after] після вашої здібності атаки
    [during] під час вашої здібності атаки
    [instead-of] замість вашої здібності атаки
   *[when] коли ви виконуєте здібність атаки
}
card-any-attack-damages-you = { $when ->
    [before] перед тим як атака завдасть вам шкоди
    [after] після того як атака завдала вам шкоди
    [instead-of] замість шкоди від атаки
   *[when] коли атака завдає вам шкоди
}
card-you-rest = { $when ->
    [before] перед вашим відпочинком
    [after] після вашого відпочинку
    [during] під час вашого відпочинку
    [instead-of] замість вашого відпочинку
   *[when] коли ви відпочиваєте
}
card-start-of-your-turn = { $when ->
    [before] перед початком вашого ходу
    [after] після початку вашого ходу
    [instead-of] замість початку вашого ходу
   *[at] на початку вашого ходу
}
card-end-of-your-turn = { $when ->
    [before] перед кінцем вашого ходу
    [after] після кінця вашого ходу
    [instead-of] замість кінця вашого ходу
   *[at] у кінці вашого ходу
}
card-this-dies = { $when ->
    [before] перед загибеллю цієї фігури
    [after] після загибелі цієї фігури
    [instead-of] замість загибелі цієї фігури
   *[when] коли ця фігура гине
}
card-any-who-enters-a-rift = { $when ->
    [before] перед тим як { $who } ввійде в портал
    [after] після того як { $who } ввійде в портал
    [instead-of] замість входу в портал ({ $who })
   *[when] коли { $who } входить у портал
}
card-any-character-enters-place = { $when ->
    [before] перед тим як персонаж увійде на гекс { $place }
    [after] після того як персонаж увійшов на гекс { $place }
    [instead-of] замість входу персонажа на гекс { $place }
   *[when] коли персонаж входить на гекс { $place }
}
card-any-character-ends-its-turn-at-place = { $when ->
    [before] перед тим як персонаж закінчить хід на гексі { $place }
    [after] після того як персонаж закінчив хід на гексі { $place }
    [instead-of] замість кінця ходу персонажа на гексі { $place }
   *[when] коли персонаж закінчує хід на гексі { $place }
}
card-goal-treasure-is-looted = { $when ->
    [before] перед тим як заберуть скарб-мету
    [after] після того як забрали скарб-мету
    [instead-of] замість забирання скарбу-мети
   *[when] коли забирають скарб-мету
}
card-place-opens = { $when ->
    [before] перед тим як відчиняться двері { $place }
    [after] після того як відчинилися двері { $place }
    [instead-of] замість відчинення дверей { $place }
   *[when] коли відчиняються двері { $place }
}

## Умови

card-any-kind-is-dead = загинула хоча б одна фігура { $kind }
card-round-round-is-over = раунд { $round } завершено
card-count-goal-treasures-are-looted = скарбів-цілей забрано: { $count }
card-all-rooms-are-revealed = відкрито всі кімнати
card-characters-are-at-each-of-places = на кожному з гексів { $places } стоїть персонаж
card-all-characters-are-at-places = усі персонажі стоять на гексах { $places }

## Правила сценаріїв

card-spawn-ranks-kind-at-place = на гексі { $place } з’являється { $kind } ({ $ranks })
card-unlock-place = двері { $place } відмикаються
card-open-place = двері { $place } відчиняються
card-close-place = двері { $place } зачиняються
card-characters-gain-condition = усі персонажі отримують стан «{ $condition }»
card-characters-suffer-value = усі персонажі отримують шкоду { $value }
card-characters-add-count-minus-cards = кожен персонаж замішує до своєї колоди карти −1, числом { $count }
card-remove-obstacles-at-places = перешкоди на гексах { $places } зникають
card-read-section = прочитайте розділ { $section }
card-all-elements-become-inert = усі стихії стають слабкими
card-characters-can-no-longer-consume-elements = персонажі більше не можуть поглинати стихії
card-characters-discard-count-cards = кожен персонаж скидає з руки { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
card-characters-lose-count-cards = кожен персонаж втрачає з руки { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
card-it-loses-count-cards = цей персонаж втрачає з руки { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
card-monster-deck-gains-count-condition = до колоди монстрів замішують карти «{ $condition }», числом { $count }
card-return-count-ranks-monsters-to-the-previous-room = до попередньої кімнати повертаються вбиті монстри ({ $ranks }), числом { $count }
card-all-rank-monsters-gain-condition = усі монстри ({ $rank }) отримують стан «{ $condition }»
card-characters-spend-all-items = персонажі використовують усі предмети
card-characters-consume-count-small-items = кожен персонаж споживає малі предмети, числом { $count }
card-characters-use-up-all-items = персонажі використовують і споживають усі предмети
card-upgrade-count-normal-monsters-in-this-room = звичайні монстри цієї кімнати стають елітними, числом { $count }

## Слова, що стоять окремо

word-null = без шкоди
difficulty-normal = звичайна
both_in_one_round-first = що раніше
both_in_one_round-success = перемога
both_in_one_round-failure = поразка
