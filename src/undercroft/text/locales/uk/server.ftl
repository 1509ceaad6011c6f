## За столом

undo-last = останній вибір
undo-other = останній вибір гравця: { $player }
hint-go-on = нічого не робити, нехай гра йде далі

## Перед грою

form-character = Персонаж
form-scenario = { -scenario(case: "cap") }
form-difficulty = Складність

## Кампанії

campaign-next = { $tries ->
    [0] { $who }; далі: { $next }
    [one] { $who }; далі: { $next } ({ $tries } поразка)
    [few] { $who }; далі: { $next } ({ $tries } поразки)
   *[many] { $who }; далі: { $next } ({ $tries } поразок)
}
campaign-over = { $who }; історію завершено
campaign-completed = { $who }; { $count ->
    [0] жодного пройденого сценарію
    [one] { $count } пройдений сценарій
    [few] { $count } пройдені сценарії
   *[many] { $count } пройдених сценаріїв
}
campaign-score = { $who }; перемог: { $won }, поразок: { $lost }
campaign-coming = { $tries ->
    [0] далі: { $next }
    [one] далі: { $next } ({ $tries } поразка)
    [few] далі: { $next } ({ $tries } поразки)
   *[many] далі: { $next } ({ $tries } поразок)
}
campaign-missing = далі йде { -scenario } { $number }, але його немає в жодному наборі
campaign-ended = історію завершено
campaign-took = { $card }
campaign-replaced = { $card } (карту замінено)
stage-title = { $number }. { $title }
stage-again = { $title } (ще одна спроба)
stage-random = Випадкова пригода
