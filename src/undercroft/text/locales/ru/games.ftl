## Сцена

scenario-title = { $number }. { $title } (уровень { $level })
goal = Цель: { $text }
loss = Вы проиграете, если { $text }
special-rules = Особые правила: { $text }
round = Раунд
counter = { $counter }
look-target = { $figure }: здоровье { $health } из { $max }.
tally-rounds = Раунды
zone-supply = На выбор

## Что происходит в сценарии

round-began = Раунд { $round }

## Ответы

option-card = { $thing }
option-done = Готово
option-keep = Оставить
option-pass = Пропустить
option-pull = Притянуть: { $thing }
option-rule = { $thing }
option-stay = Остаться
option-stop = Хватит
