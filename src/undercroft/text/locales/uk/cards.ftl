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

## Будова рядка

line-span = { $span ->
    [round] цей раунд
    [turn] цей хід
    [persistent] постійно
   *[lasting] надовго
}
line-uses = { $uses ->
    [one] { $uses } раз
    [few] { $uses } рази
   *[many] { $uses } разів
}
line-slots = комірки { $slots }
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

## Слова, що стоять окремо

word-miss = промах
word-x2 = ×2
word-push = відштовхування
word-pull = притягування
word-pierce = пробиття
word-heal = зцілення
difficulty-standard = стандартна
difficulty-very-easy = дуже легка
difficulty-easy = легка
difficulty-hard = важка
difficulty-very-hard = дуже важка
