## Действия

card-recover-count = верните на { -hand(case: "acc") } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
card-create-count-elements = создайте { $count ->
    [one] { $count } заряд
    [few] { $count } заряда
   *[many] { $count } зарядов
} { -element(case: "gen") } ({ $elements })
card-shift-initiative-by = увеличьте или уменьшите { -initiative(case: "acc") } на { $by }
card-perform-the-bottom-action-of-that-card = выполните { -bottom-action(case: "acc") } этой карты

## Свойства

card-from-zones = откуда: { $zones }
card-level-level = уровень { $level }
card-plus-counts-as-neutral = плюс считается нулём
card-minus-counts-as-neutral = минус считается нулём

## Моменты: каждый говорит всё придаточное целиком

card-you-perform-a-top-action = { $when ->
    [before] перед вашей { -top-action(case: "ins") }
    [after] после вашей { -top-action(case: "gen") }
    [during] во время вашей { -top-action(case: "gen") }
    [instead-of] вместо вашей { -top-action(case: "gen") }
   *[when] когда вы выполняете { -top-action(case: "acc") }
}
card-initiative-is-determined = { $when ->
    [before] перед определением { -initiative(case: "gen") }
    [after] после определения { -initiative(case: "gen") }
    [instead-of] вместо определения { -initiative(case: "gen") }
   *[when] когда определяется { -initiative }
}
card-you-enter-place = { $when ->
    [before] перед тем как вы войдёте на { -hex(case: "acc") } { $place }
    [after] после того как вы вошли на { -hex(case: "acc") } { $place }
    [instead-of] вместо входа на { -hex(case: "acc") } { $place }
   *[when] когда вы входите на { -hex(case: "acc") } { $place }
}
card-you-end-your-turn-at-place = { $when ->
    [before] перед тем как вы закончите ход на { -hex(case: "loc") } { $place }
    [after] после того как вы закончили ход на { -hex(case: "loc") } { $place }
    [instead-of] вместо того чтобы закончить ход на { -hex(case: "loc") } { $place }
   *[when] когда вы заканчиваете ход на { -hex(case: "loc") } { $place }
}
card-any-monster-ends-its-turn-at-place = { $when ->
    [before] перед тем как { -monster } закончит ход на { -hex(case: "loc") } { $place }
    [after] после того как { -monster } закончил ход на { -hex(case: "loc") } { $place }
    [instead-of] вместо того чтобы { -monster } закончил ход на { -hex(case: "loc") } { $place }
   *[when] когда { -monster } заканчивает ход на { -hex(case: "loc") } { $place }
}

## Условия

card-fewer-than-count-kind-are-on-the-map = на поле меньше { $count ->
    [one] { $count } { -figure(case: "gen") }
   *[other] { $count } { -figure(case: "pl-gen") }
} «{ $kind }»
card-you-have-ended-a-turn-on-each-plate = вы заканчивали ход на каждой { -plate(case: "loc") }
card-you-are-at-places = вы стоите на одной из клеток: { $places }
card-any-monster-is-at-places = { -monster } стоит на одной из клеток: { $places }
card-any-kind-has-health-health-or-less = у { -figure(case: "gen") } «{ $kind }» осталось не больше { $health } { -hit-points }

## Правила сценариев

card-spawn-kind-at-next-of-places = на очередной из клеток ({ $places }) появляется { -monster } «{ $kind }»
card-next-round-spawn-kind-at-next-of-places = в следующем раунде на очередной из клеток ({ $places }) появляется { -monster } «{ $kind }»
card-you-gain-condition = вы получаете { -condition } «{ $condition }»
card-turn-all-cards-to-side-b = переверните все карты на сторону В
card-put-every-kind-at-next-of-places = каждая { -figure } «{ $kind }» переставляется на очередную из клеток ({ $places })

## Слова, которые стоят отдельно

word-x2 = ×2
difficulty-standard = стандартная
difficulty-very-easy = очень { -easy }
advantage-consecutive-rows = две { -row(case: "pl") } подряд
advantage-same-row = одна { -row }
long_rest-choose = по выбору игрока
long_rest-random = случайная
tracker-after = после броска
tracker-before = до броска
