## Сцена

scenario-title = { $number }. { $title } (рівень { $level })
goal = Мета: { $text }
loss = Ви програєте, якщо { $text }
special-rules = Особливі правила: { $text }
round = Раунд
counter = { $counter }
look-target = { $figure }: здоров’я { $health } з { $max }.
tally-rounds = Раунди
zone-supply = На вибір

## Що відбувається в сценарії

round-began = Раунд { $round }

## Відповіді

option-card = { $thing }
option-done = Готово
option-keep = Лишити
option-pass = Пропустити
option-pull = Притягнути: { $thing }
option-rule = { $thing }
option-stay = Лишитися
option-stop = Досить
