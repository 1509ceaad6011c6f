## Дії

card-attack-value = { -attack } { $value }
card-move-points = { -move } { $points }
card-push-hexes = { -push } { $hexes }
card-pull-hexes = { -pull } { $hexes }
card-shield-value = { -shield } { $value }
card-retaliate-value = { -retaliate } { $value }
card-flying = { -flying }
card-infuse-elements = { -infuse } { -element(case: "acc") }: { $elements }
card-control = { -control }
card-suffer-value = зазнати { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-all-enemies-suffer-value = { $value ->
    [one] усі вороги зазнають { $value } { -damage(case: "gen") }
    [few] усі вороги зазнають { $value } { -damage(case: "gens") }
    [many] усі вороги зазнають { $value } { -damage(case: "gens") }
   *[other] усі вороги зазнають { -damage(case: "gens") }: { $value }
}
card-condition = { $condition }
card-remove-count-negative-condition = зняти { $count } { $count ->
    [one] негативний стан
    [few] негативні стани
   *[many] негативних станів
}
card-lost = карта втрачається
card-negate-it = скасувати { -damage }

## Модифікатори

card-range-hexes = { -range } { $hexes }
card-range-by = { -range } { $by }
card-target-count = { -target(case: "noms") }: { $count }
card-target-all = усі { -target(case: "noms") }
card-by-target = додати { -target(case: "accs") }: { $by }
card-area-shape = { -area }: { $shape }
card-attack-by = { -attack } { $by }
card-move-by = { -move } { $by }
card-pierce-value = { -pierce } { $value }
card-advantage = { -advantage }
card-jump = { -jump }
card-self = на себе
card-condition-self = { $condition } на себе
card-heal-value-self = { -heal } { $value } на себе
card-unrecoverable = без повернення
card-elite = { -elite }

## Кого стосується рядок і як далеко

line-where-adjacent = поруч
line-where-range = ({ -range } { $range })
line-where-own = (у межах { -range(case: "gen") })
line-where-anywhere = будь-де на { -map(case: "loc") }
line-whom-enemy = { $count ->
    [0] { -target(case: "noms") }: усі вороги { $where }
    [1] { -target }: один ворог { $where }
   *[other] { -target(case: "noms") }: вороги { $where }, не більше ніж { $count }
}
line-whom-ally = { $count ->
    [0] { -target(case: "noms") }: усі союзники { $where }
    [1] { -target }: один союзник { $where }
   *[other] { -target(case: "noms") }: союзники { $where }, не більше ніж { $count }
}
line-whom-self-or-ally = { $count ->
    [0] на себе й усіх союзників { $where }
    [1] на себе або одного союзника { $where }
   *[other] на себе й союзників { $where }, разом не більше ніж { $count }
}
line-whom-figure = { -target(case: "noms") }: усі { -figure(case: "noms") } { $where }, свої та ворожі
line-whom-self = на себе
line-whom-attacker = { -target }: той, хто атакує
line-whom-target = на { -target }
card-whom = { $whom }
card-target-whom = { $whom }
card-whom-suffer-value = { $value ->
    [one] { $value } { -damage }, { $whom }
    [few] { $value } { -damage(case: "noms") }, { $whom }
    [many] { $value } { -damage(case: "gens") }, { $whom }
   *[other] { -damage(case: "noms") }: { $value }, { $whom }
}
card-on-an-adjacent-hex = на сусідній { -hex(case: "loc") }

## Моменти: кожен каже все підрядне речення

card-any-enemy-attacks-you = { $when ->
    [before] перед атакою ворога проти вас
    [after] після атаки ворога проти вас
    [during] під час атаки ворога проти вас
    [instead-of] замість атаки ворога проти вас
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
    [before] перед тим як ви зазнаєте { -damage(case: "gens") }
    [after] після того як ви зазнали { -damage(case: "gens") }
    [instead-of] замість того щоб зазнати { -damage(case: "gens") }
   *[when] коли ви зазнаєте { -damage(case: "gens") }
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
   *[at] наприкінці раунду
}
card-any-monster-dies = { $when ->
    [before] перед загибеллю будь-якого монстра
    [after] після загибелі будь-якого монстра
    [instead-of] замість загибелі будь-якого монстра
   *[when] коли гине будь-який монстр
}
card-kind-dies = { $when ->
    [before] перед тим як вибуде з гри { -figure } «{ $kind }»
    [after] після того як вибула з гри { -figure } «{ $kind }»
    [instead-of] замість вибуття { -figure(case: "gen") } «{ $kind }» з гри
   *[when] коли вибуває з гри { -figure } «{ $kind }»
}

## Уточнення моменту

card-single-target = з однією { -target(case: "ins") }

## Ціни

card-consume-first-and-second = використання { -element(case: "gens") } «{ $first }» і «{ $second }»
card-consume-elements = використання { -element(case: "gen") } «{ $elements }»

## Умови

card-all-monsters-are-dead = усіх монстрів переможено
card-every-kind-is-dead = переможено всі { -figure(case: "accs") } «{ $kind }»
card-every-kind-is-destroyed = знищено всі { -objective(case: "accs") } «{ $kind }»
card-any-kind-is-destroyed = знищено хоча б один { -objective } «{ $kind }»
card-it-is-round-round-or-later = триває раунд { $round } або пізніший
card-counter-name-is-at-least-count = лічильник «{ $name }» показує щонайменше { $count }
card-counter-name-is-less-than-count = лічильник «{ $name }» показує менше ніж { $count }

## Правила сценаріїв

card-spawn-kind-at-place = на { -hex(case: "loc") } { $place } з’являється { -figure } «{ $kind }»
card-all-monsters-gain-condition = усі монстри отримують { -condition } «{ $condition }»
card-every-kind-gains-condition = кожна { -figure } «{ $kind }» отримує { -condition } «{ $condition }»
card-count-name-by = лічильник «{ $name }»: { $by }
card-every-kind-suffers-value = кожна { -figure } «{ $kind }» зазнає { $value } { $value ->
    [one] { -damage(case: "gen") }
   *[other] { -damage(case: "gens") }
}
card-every-kind-heals-value = кожна { -figure } «{ $kind }» отримує { -heal } { $value }

## Написи перед списками

label-immune = { -immune } від станів: { $text }

## Що можна порахувати

counted-adjacent-enemies = кількість ворогів поруч
counted-l = { -scenario-level }
counted-adjacent-allies = кількість союзників поруч

## Слова, що стоять окремо

word-pierce = { -pierce }
word-2x = ×2
difficulty-easy = легка
difficulty-hard = важка
difficulty-very-hard = дуже важка
