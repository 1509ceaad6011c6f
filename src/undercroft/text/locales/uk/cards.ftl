## Здібності

card-attack-value = атака { $value }
card-move-points = рух { $points }
card-heal-value = зцілення { $value }
card-push-hexes = відштовхування { $hexes }
card-pull-hexes = притягування { $hexes }
card-shield-value = щит { $value }
card-retaliate-value = відплата { $value }
card-flying = політ
card-infuse-elements = наповнення стихією: { $elements }
card-control = керування ворогом
card-suffer-value = отримайте { $value ->
    [one] { $value } одиницю шкоди
    [few] { $value } одиниці шкоди
   *[many] { $value } одиниць шкоди
}
card-all-enemies-suffer-value = усі вороги отримують шкоду { $value }
card-condition = { $condition }
card-recover-count = поверніть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
card-remove-count-negative-condition = зніміть { $count ->
    [one] { $count } негативний стан
    [few] { $count } негативні стани
   *[many] { $count } негативних станів
}
card-create-count-elements = створіть { $count ->
    [one] { $count } стихію
    [few] { $count } стихії
   *[many] { $count } стихій
}: { $elements }
card-shift-initiative-by = змістіть ініціативу на { $by }
card-perform-the-bottom-action-of-that-card = виконайте нижню дію цієї карти
card-lost = втрата карти
card-negate-it = шкоди немає
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

card-range-hexes = дальність { $hexes }
card-range-by = дальність { $by }
card-target-count = цілі: { $count }
card-target-all = усі цілі
card-by-target = цілі { $by }
card-area-shape = область { $shape }
card-attack-by = атака { $by }
card-move-by = рух { $by }
card-pierce-value = пробиття { $value }
card-advantage = перевага
card-jump = стрибок
card-self = на себе
card-ally = на союзника
card-condition-self = { $condition } на себе
card-heal-value-self = зцілення { $value } на себе
card-from-zones = звідки: { $zones }
card-level-level = рівень { $level }
card-unrecoverable = без повернення
card-plus-counts-as-neutral = плюс вважається нулем
card-minus-counts-as-neutral = мінус вважається нулем
card-elite = елітний
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

line-where-adjacent = поруч
line-where-range = у межах { $range }
line-where-own = у межах дальності
line-where-anywhere = будь-де на карті
line-whom-enemy = { $count ->
    [0] на всіх ворогів { $where }
    [1] на одного ворога { $where }
   *[other] на ворогів { $where }, не більше { $count }
}
line-whom-ally = { $count ->
    [0] на всіх союзників { $where }
    [1] на одного союзника { $where }
   *[other] на союзників { $where }, не більше { $count }
}
line-whom-self-or-ally = { $count ->
    [0] на себе і всіх союзників { $where }
    [1] на себе або одного союзника { $where }
   *[other] на себе і союзників { $where }, усього не більше { $count }
}
line-whom-figure = на всіх, своїх і чужих, { $where }
line-whom-self = на себе
line-whom-attacker = на того, хто атакує
line-whom-target = на ціль
card-whom = { $whom }
card-target-whom = { $whom }
card-whom-suffer-value = шкода { $value } { $whom }
card-on-an-adjacent-hex = на сусідній гекс
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

card-you-attack = { $when ->
    [before] перед вашою атакою
    [after] після вашої атаки
    [during] під час вашої атаки
    [instead-of] замість вашої атаки
   *[when] коли ви атакуєте
}
card-any-enemy-attacks-you = { $when ->
    [before] перед атакою ворога на вас
    [after] після атаки ворога на вас
    [during] під час атаки ворога на вас
    [instead-of] замість атаки ворога на вас
   *[when] коли ворог атакує вас
}
card-you-move = { $when ->
    [before] перед вашим рухом
    [after] після вашого руху
    [during] під час вашого руху
    [instead-of] замість вашого руху
   *[when] коли ви рухаєтеся
}
card-you-suffer-damage = { $when ->
    [before] перед тим як ви отримаєте шкоду
    [after] після того як ви отримали шкоду
    [instead-of] замість отримання шкоди
   *[when] коли ви отримуєте шкоду
}
card-you-kill-any-enemy = { $when ->
    [before] перед тим як ви вб’єте ворога
    [after] після того як ви вбили ворога
    [instead-of] замість убивства ворога
   *[when] коли ви вбиваєте ворога
}
card-you-perform-a-top-action = { $when ->
    [before] перед вашою верхньою дією
    [after] після вашої верхньої дії
    [during] під час вашої верхньої дії
    [instead-of] замість вашої верхньої дії
   *[when] коли ви виконуєте верхню дію
}
card-initiative-is-determined = { $when ->
    [before] перед визначенням ініціативи
    [after] після визначення ініціативи
    [instead-of] замість визначення ініціативи
   *[when] коли визначається ініціатива
}
card-set-up = { $when ->
    [before] перед підготовкою
    [after] після підготовки
    [instead-of] замість підготовки
   *[at] під час підготовки
}
card-start-of-round = { $when ->
    [before] перед початком раунду
    [after] після початку раунду
    [instead-of] замість початку раунду
   *[at] на початку раунду
}
card-end-of-round = { $when ->
    [before] перед кінцем раунду
    [after] після кінця раунду
    [instead-of] замість кінця раунду
   *[at] у кінці раунду
}
card-you-enter-place = { $when ->
    [before] перед тим як ви ввійдете на гекс { $place }
    [after] після того як ви ввійшли на гекс { $place }
    [instead-of] замість входу на гекс { $place }
   *[when] коли ви входите на гекс { $place }
}
card-you-end-your-turn-at-place = { $when ->
    [before] перед тим як ви закінчите хід на гексі { $place }
    [after] після того як ви закінчили хід на гексі { $place }
    [instead-of] замість кінця ходу на гексі { $place }
   *[when] коли ви закінчуєте хід на гексі { $place }
}
card-any-monster-dies = { $when ->
    [before] перед загибеллю будь-якого монстра
    [after] після загибелі будь-якого монстра
    [instead-of] замість загибелі будь-якого монстра
   *[when] коли гине будь-який монстр
}
card-any-monster-ends-its-turn-at-place = { $when ->
    [before] перед тим як монстр закінчить хід на гексі { $place }
    [after] після того як монстр закінчив хід на гексі { $place }
    [instead-of] замість кінця ходу монстра на гексі { $place }
   *[when] коли монстр закінчує хід на гексі { $place }
}
card-kind-dies = { $when ->
    [before] перед тим як загине { $kind }
    [after] після того як загине { $kind }
    [instead-of] замість того щоб загинув { $kind }
   *[when] коли гине { $kind }
}
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

## Уточнення моменту

card-melee = у ближньому бою
card-ranged = у дальньому бою
card-single-target = з однією ціллю

## Ціни

card-consume-first-and-second = поглинання стихій «{ $first }» і «{ $second }»
card-consume-elements = поглинання стихії «{ $elements }»

## Умови

card-all-monsters-are-dead = усі монстри мертві
card-every-kind-is-dead = усі фігури { $kind } мертві
card-every-kind-is-destroyed = усі об’єкти { $kind } знищено
card-any-kind-is-destroyed = знищено хоча б один об’єкт { $kind }
card-fewer-than-count-kind-are-on-the-map = фігур { $kind } на карті менше ніж { $count }
card-it-is-round-round-or-later = триває раунд { $round } або пізніший
card-you-have-ended-a-turn-on-each-plate = ви закінчували хід на кожній натискній плиті
card-you-are-at-places = ви стоїте на одному з гексів { $places }
card-any-monster-is-at-places = монстр стоїть на одному з гексів { $places }
card-any-kind-has-health-health-or-less = фігура { $kind } має здоров’я { $health } або менше
card-counter-name-is-at-least-count = лічильник { $name } не менший за { $count }
card-counter-name-is-less-than-count = лічильник { $name } менший за { $count }
card-any-kind-is-dead = загинула хоча б одна фігура { $kind }
card-round-round-is-over = раунд { $round } завершено
card-count-goal-treasures-are-looted = скарбів-цілей забрано: { $count }
card-all-rooms-are-revealed = відкрито всі кімнати
card-characters-are-at-each-of-places = на кожному з гексів { $places } стоїть персонаж
card-all-characters-are-at-places = усі персонажі стоять на гексах { $places }

## Правила сценаріїв

card-spawn-kind-at-place = на гексі { $place } з’являється { $kind }
card-spawn-kind-at-next-of-places = на наступному з гексів { $places } з’являється { $kind }
card-next-round-spawn-kind-at-next-of-places = у наступному раунді на наступному з гексів { $places } з’являється { $kind }
card-all-monsters-gain-condition = усі монстри отримують стан «{ $condition }»
card-every-kind-gains-condition = кожна фігура { $kind } отримує стан «{ $condition }»
card-you-gain-condition = ви отримуєте стан «{ $condition }»
card-turn-all-cards-to-side-b = поверніть усі карти другою стороною
card-count-name-by = лічильник { $name } { $by }
card-every-kind-suffers-value = кожна фігура { $kind } отримує шкоду { $value }
card-every-kind-heals-value = кожна фігура { $kind } зцілюється на { $value }
card-put-every-kind-at-next-of-places = поставте кожну фігуру { $kind } на наступний із гексів { $places }
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

## Будова рядка

line-span = { $span ->
    [round] до кінця раунду
    [turn] до кінця ходу
    [persistent] до кінця сценарію
   *[lasting] надовго
}
line-uses = { $span ->
    [round] до кінця раунду, { $slots }
    [turn] до кінця ходу, { $slots }
    [persistent] доки не витрачено { $slots }
   *[other] { $slots }
}
line-price = за { $price }
line-condition = якщо { $condition }
line-alternative = якщо { $condition }, то: { $then }; інакше: { $otherwise }
line-times = { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
} ({ $steps })
line-will = { $will ->
    [may] можна: { $step }
   *[must] обов’язково: { $step }
}
line-offer = { $modifiers } за { $price }

## Написи перед списками

label-attacks = атаки: { $text }
label-immune = не діє: { $text }

## Що можна порахувати

counted-hexes-moved = пройдені гекси
counted-adjacent-enemies = сусідні вороги
counted-level = рівень
counted-l = рівень сценарію
counted-c = кількість персонажів
counted-adjacent-allies = сусідні союзники
counted-enemies-attacked = атаковані вороги

## Слова, що стоять окремо

word-miss = промах
word-x2 = ×2
word-push = відштовхування
word-pull = притягування
word-pierce = пробиття
word-heal = зцілення
word-null = без шкоди
word-2x = ×2
word-minus = −1
word-loot = здобич
difficulty-standard = стандартна
difficulty-very-easy = дуже легка
difficulty-easy = легка
difficulty-normal = звичайна
difficulty-hard = важка
difficulty-very-hard = дуже важка
advantage-consecutive-rows = два рядки поспіль
advantage-same-row = один рядок
long_rest-choose = на вибір
long_rest-random = випадкова
tracker-after = після
tracker-before = до
both_in_one_round-first = що раніше
both_in_one_round-success = перемога
both_in_one_round-failure = поразка
most_xp-unspent = невитрачений
most_xp-spent = витрачений
