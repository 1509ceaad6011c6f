## Способности

card-recover-count = верните { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
card-create-count-elements = создайте { $count ->
    [one] { $count } стихию
    [few] { $count } стихии
   *[many] { $count } стихий
}: { $elements }
card-shift-initiative-by = сдвиньте инициативу на { $by }
card-perform-the-bottom-action-of-that-card = выполните нижнее действие этой карты

## Модификаторы

card-from-zones = откуда: { $zones }
card-level-level = уровень { $level }
card-plus-counts-as-neutral = плюс считается нулём
card-minus-counts-as-neutral = минус считается нулём

## Моменты: каждый говорит всё придаточное целиком

card-you-perform-a-top-action = { $when ->
    [before] перед вашим верхним действием
    [after] после вашего верхнего действия
    [during] во время вашего верхнего действия
    [instead-of] вместо вашего верхнего действия
   *[when] когда вы выполняете верхнее действие
}
card-initiative-is-determined = { $when ->
    [before] перед определением инициативы
    [after] после определения инициативы
    [instead-of] вместо определения инициативы
   *[when] когда определяется инициатива
}
card-you-enter-place = { $when ->
    [before] перед тем как вы войдёте на гекс { $place }
    [after] после того как вы вошли на гекс { $place }
    [instead-of] вместо входа на гекс { $place }
   *[when] когда вы входите на гекс { $place }
}
card-you-end-your-turn-at-place = { $when ->
    [before] перед тем как вы закончите ход на гексе { $place }
    [after] после того как вы закончили ход на гексе { $place }
    [instead-of] вместо конца хода на гексе { $place }
   *[when] когда вы заканчиваете ход на гексе { $place }
}
card-any-monster-ends-its-turn-at-place = { $when ->
    [before] перед тем как монстр закончит ход на гексе { $place }
    [after] после того как монстр закончил ход на гексе { $place }
    [instead-of] вместо конца хода монстра на гексе { $place }
   *[when] когда монстр заканчивает ход на гексе { $place }
}

## Условия

card-fewer-than-count-kind-are-on-the-map = фигур { $kind } на карте меньше { $count }
card-you-have-ended-a-turn-on-each-plate = вы заканчивали ход на каждой нажимной плите
card-you-are-at-places = вы стоите на одном из гексов { $places }
card-any-monster-is-at-places = монстр стоит на одном из гексов { $places }
card-any-kind-has-health-health-or-less = у фигуры { $kind } осталось здоровья { $health } или меньше

## Правила сценариев

card-spawn-kind-at-next-of-places = на следующем из гексов { $places } появляется { $kind }
card-next-round-spawn-kind-at-next-of-places = в следующем раунде на следующем из гексов { $places } появляется { $kind }
card-you-gain-condition = вы получаете состояние «{ $condition }»
card-turn-all-cards-to-side-b = поверните все карты второй стороной
card-put-every-kind-at-next-of-places = поставьте каждую фигуру { $kind } на следующий из гексов { $places }

## Слова, которые стоят отдельно

word-x2 = ×2
difficulty-standard = стандартная
difficulty-very-easy = очень лёгкая
advantage-consecutive-rows = две строки подряд
advantage-same-row = одна строка
long_rest-choose = по выбору
long_rest-random = случайная
tracker-after = после
tracker-before = до
