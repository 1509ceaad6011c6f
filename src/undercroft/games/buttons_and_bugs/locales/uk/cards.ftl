## Здібності

card-recover-count = поверніть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
card-create-count-elements = створіть { $count ->
    [one] { $count } стихію
    [few] { $count } стихії
   *[many] { $count } стихій
}: { $elements }
card-shift-initiative-by = змістіть ініціативу на { $by }
card-perform-the-bottom-action-of-that-card = виконайте нижню дію цієї карти

## Модифікатори

card-from-zones = звідки: { $zones }
card-level-level = рівень { $level }
card-plus-counts-as-neutral = плюс вважається нулем
card-minus-counts-as-neutral = мінус вважається нулем

## Моменти: кожен каже все підрядне речення

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
card-any-monster-ends-its-turn-at-place = { $when ->
    [before] перед тим як монстр закінчить хід на гексі { $place }
    [after] після того як монстр закінчив хід на гексі { $place }
    [instead-of] замість кінця ходу монстра на гексі { $place }
   *[when] коли монстр закінчує хід на гексі { $place }
}

## Умови

card-fewer-than-count-kind-are-on-the-map = фігур { $kind } на карті менше ніж { $count }
card-you-have-ended-a-turn-on-each-plate = ви закінчували хід на кожній натискній плиті
card-you-are-at-places = ви стоїте на одному з гексів { $places }
card-any-monster-is-at-places = монстр стоїть на одному з гексів { $places }
card-any-kind-has-health-health-or-less = фігура { $kind } має здоров’я { $health } або менше

## Правила сценаріїв

card-spawn-kind-at-next-of-places = на наступному з гексів { $places } з’являється { $kind }
card-next-round-spawn-kind-at-next-of-places = у наступному раунді на наступному з гексів { $places } з’являється { $kind }
card-you-gain-condition = ви отримуєте стан «{ $condition }»
card-turn-all-cards-to-side-b = поверніть усі карти другою стороною
card-put-every-kind-at-next-of-places = поставте кожну фігуру { $kind } на наступний із гексів { $places }

## Слова, що стоять окремо

word-x2 = ×2
difficulty-standard = стандартна
difficulty-very-easy = дуже легка
advantage-consecutive-rows = два рядки поспіль
advantage-same-row = один рядок
long_rest-choose = на вибір
long_rest-random = випадкова
tracker-after = після
tracker-before = до
