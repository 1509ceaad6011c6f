## Здібності

card-attack-value = атака { $value }
card-move-points = рух { $points }
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
card-remove-count-negative-condition = зніміть { $count ->
    [one] { $count } негативний стан
    [few] { $count } негативні стани
   *[many] { $count } негативних станів
}
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
card-condition-self = { $condition } на себе
card-heal-value-self = зцілення { $value } на себе
card-unrecoverable = без повернення
card-elite = елітний

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

## Моменти: кожен каже все підрядне речення

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
card-any-monster-dies = { $when ->
    [before] перед загибеллю будь-якого монстра
    [after] після загибелі будь-якого монстра
    [instead-of] замість загибелі будь-якого монстра
   *[when] коли гине будь-який монстр
}
card-kind-dies = { $when ->
    [before] перед тим як загине { $kind }
    [after] після того як загине { $kind }
    [instead-of] замість того щоб загинув { $kind }
   *[when] коли гине { $kind }
}

## Уточнення моменту

card-single-target = з однією ціллю

## Ціни

card-consume-first-and-second = поглинання стихій «{ $first }» і «{ $second }»
card-consume-elements = поглинання стихії «{ $elements }»

## Умови

card-all-monsters-are-dead = усі монстри мертві
card-every-kind-is-dead = усі фігури { $kind } мертві
card-every-kind-is-destroyed = усі об’єкти { $kind } знищено
card-any-kind-is-destroyed = знищено хоча б один об’єкт { $kind }
card-it-is-round-round-or-later = триває раунд { $round } або пізніший
card-counter-name-is-at-least-count = лічильник { $name } не менший за { $count }
card-counter-name-is-less-than-count = лічильник { $name } менший за { $count }

## Правила сценаріїв

card-spawn-kind-at-place = на гексі { $place } з’являється { $kind }
card-all-monsters-gain-condition = усі монстри отримують стан «{ $condition }»
card-every-kind-gains-condition = кожна фігура { $kind } отримує стан «{ $condition }»
card-count-name-by = лічильник { $name } { $by }
card-every-kind-suffers-value = кожна фігура { $kind } отримує шкоду { $value }
card-every-kind-heals-value = кожна фігура { $kind } зцілюється на { $value }

## Написи перед списками

label-immune = не діє: { $text }

## Що можна порахувати

counted-adjacent-enemies = сусідні вороги
counted-l = рівень сценарію
counted-adjacent-allies = сусідні союзники

## Слова, що стоять окремо

word-pierce = пробиття
word-2x = ×2
difficulty-easy = легка
difficulty-hard = важка
difficulty-very-hard = дуже важка
