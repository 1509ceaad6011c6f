## За столом

undo-last = последний выбор
undo-other = последний выбор, игрок { $player }
hint-go-on = пусть игра идёт дальше

## Перед игрой

form-character = Персонаж
form-scenario = Сценарий
form-difficulty = Сложность

## Campaigns

campaign-next = { $tries ->
    [0] { $who }; дальше: { $next }
    [1] { $who }; дальше: { $next }, проигран один раз
   *[other] { $who }; дальше: { $next }, проигран раз: { $tries }
}
campaign-over = { $who }; история окончена
stage-again = { $title }, ещё одна попытка
stage-random = Случайное приключение
