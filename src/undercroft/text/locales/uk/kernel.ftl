## Що може сказати будь-який стіл

amended = { $what ->
    [end] Ведучий знімає поточне запитання.
   *[other] Ведучий виправляє гру вручну: { $what }.
}
meanwhile-may = { $name } тим часом може:

## Випадок, коли гравці вводять те, що взяли або кинули

prompt-chance = Уведіть результат: { $rest }.

## Журнал

set-up-folded = { -set-up(case: "cap") }: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
} (увесь журнал: «{ -command-log } { -answer-all }»)
earlier = (Попередня подія.)
badge-bot = бот
