## Сцена

scenario-title = { $number }. { $title } (уровень { $level })
goal = Условия победы. { $text }
loss = Вы проиграете, если { $text }
special-rules = { -special-rules(case: "cap") }. { $text }
round = { -round(case: "cap") }
counter = { $counter }
tally-rounds = { -round(case: "cap-pl") }
zone-supply = На выбор

## Что происходит в сценарии

round-began = { -round(case: "cap") } { $round }

## Ответы

option-card = { $thing }
option-done = Готово
option-keep = Оставить
option-pass = Пропустить
option-pull = Притянуть: { $thing }
option-rule = { $thing }
option-stay = Остаться
option-stop = Хватит
