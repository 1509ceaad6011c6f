## За столом

undo-last = останній вибір
undo-other = останній вибір, гравець { $player }
hint-go-on = нехай гра йде далі

## Перед грою

form-character = Персонаж
form-scenario = Сценарій
form-difficulty = Складність

## Campaigns

campaign-next = { $tries ->
    [0] { $who }; далі: { $next }
    [1] { $who }; далі: { $next }, програно один раз
   *[other] { $who }; далі: { $next }, програно разів: { $tries }
}
campaign-over = { $who }; історію завершено
stage-again = { $title }, ще одна спроба
stage-random = Випадкова пригода
