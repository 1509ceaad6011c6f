## Дії

card-recover-count = поверніть у { -hand(case: "acc") } { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
card-create-count-elements = створіть { $count ->
    [one] { $count } заряд
    [few] { $count } заряди
   *[many] { $count } зарядів
} { -element(case: "gen") }: { $elements }
card-shift-initiative-by = збільште або зменште { -initiative(case: "acc") } на { $by }
card-perform-the-bottom-action-of-that-card = виконайте { -bottom-action(case: "acc") } цієї карти

## Властивості

card-from-zones = звідки: { $zones }
card-level-level = рівень { $level }
card-plus-counts-as-neutral = плюс вважається нулем
card-minus-counts-as-neutral = мінус вважається нулем

## Моменти: кожен каже все підрядне речення

card-you-perform-a-top-action = { $when ->
    [before] перед вашою { -top-action(case: "ins") }
    [after] після вашої { -top-action(case: "gen") }
    [during] під час вашої { -top-action(case: "gen") }
    [instead-of] замість вашої { -top-action(case: "gen") }
   *[when] коли ви виконуєте { -top-action(case: "acc") }
}
card-initiative-is-determined = { $when ->
    [before] перед визначенням { -initiative(case: "gen") }
    [after] після визначення { -initiative(case: "gen") }
    [instead-of] замість визначення { -initiative(case: "gen") }
   *[when] коли визначається { -initiative }
}
card-you-enter-place = { $when ->
    [before] перед тим як ви ввійдете на { -hex(case: "acc") } { $place }
    [after] після того як ви ввійшли на { -hex(case: "acc") } { $place }
    [instead-of] замість входу на { -hex(case: "acc") } { $place }
   *[when] коли ви входите на { -hex(case: "acc") } { $place }
}
card-you-end-your-turn-at-place = { $when ->
    [before] перед тим як ви закінчите хід на { -hex(case: "loc") } { $place }
    [after] після того як ви закінчили хід на { -hex(case: "loc") } { $place }
    [instead-of] замість того щоб закінчити хід на { -hex(case: "loc") } { $place }
   *[when] коли ви закінчуєте хід на { -hex(case: "loc") } { $place }
}
card-any-monster-ends-its-turn-at-place = { $when ->
    [before] перед тим як { -monster } закінчить хід на { -hex(case: "loc") } { $place }
    [after] після того як { -monster } закінчив хід на { -hex(case: "loc") } { $place }
    [instead-of] замість того щоб { -monster } закінчив хід на { -hex(case: "loc") } { $place }
   *[when] коли { -monster } закінчує хід на { -hex(case: "loc") } { $place }
}

## Умови

card-fewer-than-count-kind-are-on-the-map = на { -map(case: "loc") } менше ніж { $count ->
    [one] { $count } { -figure }
    [few] { $count } { -figure(case: "noms") }
   *[many] { $count } { -figure(case: "gens") }
} «{ $kind }»
card-you-have-ended-a-turn-on-each-plate = ви закінчували хід на кожній { -pressure-plate(case: "loc") }
card-you-are-at-places = ви стоїте на одній із клітинок: { $places }
card-any-monster-is-at-places = { -monster } стоїть на одній із клітинок: { $places }
card-any-kind-has-health-health-or-less = { -figure } «{ $kind }» має не більше ніж { $health } { $health ->
    [one] очко здоров’я
    [few] { -hit-points }
   *[many] { -hit-points(case: "gen") }
}

## Правила сценаріїв

card-spawn-kind-at-next-of-places = на черговій із клітинок ({ $places }) з’являється { -figure } «{ $kind }»
card-next-round-spawn-kind-at-next-of-places = у наступному раунді на черговій із клітинок ({ $places }) з’являється { -figure } «{ $kind }»
card-you-gain-condition = ви отримуєте { -condition } «{ $condition }»
card-turn-all-cards-to-side-b = переверніть усі карти на сторону В
card-put-every-kind-at-next-of-places = кожна { -figure } «{ $kind }» переходить на чергову з клітинок ({ $places })

## Слова, що стоять окремо

word-x2 = ×2
difficulty-standard = стандартна
difficulty-very-easy = дуже легка
advantage-consecutive-rows = два { -row(case: "noms") } поспіль
advantage-same-row = один { -row }
long_rest-choose = на вибір гравця
long_rest-random = випадкова
tracker-after = після кидка
tracker-before = до кидка
