## Что может сказать любой стол

amended = { $what ->
    [end] Ведущий снимает текущий вопрос.
   *[other] Ведущий исправляет игру вручную: { $what }.
}
meanwhile-may = { $name } тем временем может:

## Случай, когда игроки вводят то, что взяли или бросили

prompt-chance = Введите результат: { $rest }.

## Журнал

set-up-folded = { -set-up(case: "cap") }: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} (весь журнал: «{ -command-log } { -answer-all }»)
earlier = (Более раннее событие.)
badge-bot = бот
