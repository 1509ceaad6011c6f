## За столом

undo-last = последний выбор
undo-other = последний выбор игрока: { $player }
hint-go-on = ничего не делать, пусть игра идёт дальше

## Перед игрой

form-character = Персонаж
form-scenario = { -scenario(case: "cap") }
form-difficulty = Сложность

## Кампании

campaign-next = { $tries ->
    [0] { $who }; дальше: { $next }
    [one] { $who }; дальше: { $next } ({ $tries } поражение)
    [few] { $who }; дальше: { $next } ({ $tries } поражения)
   *[many] { $who }; дальше: { $next } ({ $tries } поражений)
}
campaign-over = { $who }; история окончена
campaign-completed = { $who }; { $count ->
    [0] ни одного пройденного сценария
    [one] { $count } пройденный сценарий
    [few] { $count } пройденных сценария
   *[many] { $count } пройденных сценариев
}
campaign-score = { $who }; побед: { $won }, поражений: { $lost }
campaign-coming = { $tries ->
    [0] дальше: { $next }
    [one] дальше: { $next } ({ $tries } поражение)
    [few] дальше: { $next } ({ $tries } поражения)
   *[many] дальше: { $next } ({ $tries } поражений)
}
campaign-missing = дальше идёт { -scenario } { $number }, но его нет ни в одном наборе
campaign-ended = история окончена
campaign-took = { $card }
campaign-replaced = { $card } (карта заменена)
stage-title = { $number }. { $title }
stage-again = { $title } (ещё одна попытка)
stage-random = Случайное приключение
