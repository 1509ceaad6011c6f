## Сцена

scenario-title = { $number }. { $title } (рівень { $level })
goal = Завдання: { $text }
loss = Ви програєте, якщо { $text }
special-rules = { -special-rules(case: "cap") }: { $text }
round = { -round(case: "cap") }
counter = { $counter }
tally-rounds = { -round(case: "cap-pl") }
zone-supply = На вибір

## Що відбувається в сценарії

round-began = { -round(case: "cap") } { $round }

## Відповіді

option-card = { $thing }
option-done = Готово
option-keep = Лишити
option-pass = Пропустити
option-pull = Притягнути: { $thing }
option-rule = { $thing }
option-stay = Лишитися
option-stop = Досить
